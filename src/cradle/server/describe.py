"""The machine-readable description of the interface: `python -m cradle.server.describe` prints it.

The browser client's types are made from it (`python3 dev.py types`).
"""

from __future__ import annotations

import json
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from fastapi import FastAPI
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict

from cradle import shelf
from cradle.core.title import Title
from cradle.server.live_replies import LiveReply

REF: Final = "#/components/schemas/{model}"
EXACT: Final = ConfigDict(extra="forbid", strict=True)


class DescribedApp(FastAPI):
    """FastAPI describes requests; what the WebSocket sends and the views of the titles are added here."""

    def openapi(self) -> dict[str, object]:
        if self.openapi_schema is None:
            schema = super().openapi()
            titles = [shelf.title(name) for name in shelf.TITLES]
            views = {f"{title.name.capitalize()}View": form for title in titles if (form := view_form(title))}
            for name, form in {"LiveReply": TypeAdapter(LiveReply), **views}.items():
                described = form.json_schema(mode="serialization", ref_template=REF)
                schema["components"]["schemas"] |= described.pop("$defs", {}) | {name: described}
        return self.openapi_schema or {}


@cache
def view_form(title: Title) -> TypeAdapter[Any] | None:
    """What the views of a title are, exactly; nothing if it does not declare that."""
    declared: Any = title.sight
    return TypeAdapter(named(declared, title.name)) if declared else None


@cache
def named(declared: Any, title: str) -> Any:
    """A declaration with the title's name before its own: each title has its `Player`.

    Made by typing_extensions, as pydantic asks for before Python 3.12.
    """
    if is_typeddict(declared):
        fields = {name: named(each, title) for name, each in get_type_hints(declared, include_extras=True).items()}
        make: Any = TypedDict
        made = make(f"{title.capitalize()}{declared.__name__}", fields)
        made.__pydantic_config__ = EXACT
        return made
    inner = tuple(named(each, title) for each in get_args(declared))
    outer = get_origin(declared)
    if not inner:
        return declared
    return (Union if outer is UnionType else outer)[inner[0] if len(inner) == 1 else inner]


def description() -> str:
    from cradle.server.app import make_app
    from cradle.server.settings import Settings

    return json.dumps(make_app(Settings()).openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(description(), end="")
