"""The machine-readable description of the interface: `python -m cradle.server.describe` prints it.

The browser client's types are made from it (`python3 dev.py types`).
"""

from __future__ import annotations

import json

from fastapi import FastAPI
from pydantic import TypeAdapter

from cradle.server.replies import LiveReply

Document = dict[str, object]
REF = "#/components/schemas/{model}"


class DescribedApp(FastAPI):
    """FastAPI describes requests; what the WebSocket sends is added here."""

    def openapi(self) -> dict[str, object]:
        if self.openapi_schema is None:
            schema = super().openapi()
            live = TypeAdapter(LiveReply).json_schema(mode="serialization", ref_template=REF)
            schema["components"]["schemas"] |= live.pop("$defs") | {"LiveReply": live}
        return self.openapi_schema or {}


def description() -> str:
    from cradle.server.app import make_app
    from cradle.server.settings import Settings

    return json.dumps(make_app(Settings()).openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(description(), end="")
