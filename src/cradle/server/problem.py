"""What the server refuses: a status, a message id and its arguments. The client says it in its own language."""

from __future__ import annotations

from typing import Final

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from cradle.core.errors import Args, BadRecord, CradleError, Refused

ABOUT: Final = ["name", "login", "password", "text", "secret", "content", "record", "seats"]  # what people enter


class ErrorBody(TypedDict):
    message: str
    args: Args


@with_config(
    ConfigDict(json_schema_extra={"examples": [{"error": {"message": "server-stale", "args": {"number": 13}}}]})
)
class ErrorReply(TypedDict):
    """Every error: a message id and its arguments."""

    error: ErrorBody


class Problem(Exception):
    """Anything that a request did wrong."""

    def __init__(self, status: int, message: str, args: Args | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.details: Args = args if args is not None else {}

    def document(self) -> ErrorReply:
        return {"error": {"message": self.message, "args": self.details}}


def wrong_input(field: str) -> Problem:
    """`field` is for programs (`body.seats.0.level`), `about` chooses the sentence for people."""
    about = next((part for part in reversed(field.split(".")) if part in ABOUT), "other")
    return Problem(422, "server-input", {"field": field, "about": about})


class Conflict(Exception):
    """Another process was first: load again and look."""


def of_rules(error: CradleError) -> Problem:
    """What the rules, a record or a content file say."""
    details = dict(error.details)
    if isinstance(error, Refused):
        details["reason"] = why_message(error.clause)
    elif isinstance(error, BadRecord) and "clause" in details:
        details["reason"] = why_message(str(details["clause"]))
    return Problem(422, error.message, details)


def why_message(clause: str) -> str:
    """The message id of the sentence for a clause."""
    title, _, number = clause.partition("/")
    return f"{title}-why-{number.replace('.', '-')}" if clause else ""
