"""What can go wrong, each with a class of its own.

An error is a message id and its arguments; `locale/*/core.ftl` has the sentence in every language.
"""

from __future__ import annotations

Args = dict[str, str | int]


class CradleError(Exception):
    """Anything that a person did wrong and can put right."""

    def __init__(self, message: str, args: Args | None = None) -> None:
        self.message = message
        self.details: Args = args if args is not None else {}
        told = ", ".join(f"{name}={value}" for name, value in self.details.items())
        super().__init__(f"{message}: {told}" if told else message)


class Refused(CradleError):
    """An answer that the rules forbid. The table is unchanged."""

    def __init__(self, clause: str, word: str) -> None:
        super().__init__("core-refused", {"clause": clause, "word": word})
        self.clause = clause
        self.word = word


class BadSetup(CradleError):
    """A title, a number of players or an option that there is not."""


class BadRecord(CradleError):
    """A record that cannot be read or replayed; says which line."""


class BadPosition(CradleError):
    """A dumped position that cannot be loaded; says which field."""


class BadContent(CradleError):
    """A content file with a mistake; says which entry and field."""
