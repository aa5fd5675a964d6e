"""Documents that are the same for everybody: made once, and sent as they are, packed where that is understood."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Final

from fastapi import Request, Response
from pydantic_core import to_json

from cradle import shelf
from cradle.server import library

FRESH: Final = "no-cache"  # may be kept, but is asked for again
JSON: Final = "application/json"


@dataclass(frozen=True)
class Paper:
    body: bytes
    packed: bytes
    tag: str
    media: str

    def sent(self, request: Request) -> Response:
        """The whole, or only that nothing has changed."""
        headers = {"etag": self.tag, "cache-control": FRESH, "vary": "Accept-Encoding"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers=headers | {"content-encoding": "gzip"}, media_type=self.media)
        return Response(self.body, headers=headers, media_type=self.media)


def paper(body: bytes, media: str) -> Paper:
    return Paper(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:16]}"', media)


@cache
def titles() -> Paper:
    return paper(to_json(library.titles()), JSON)


@cache
def content(title: str) -> Paper:
    """As a table without options reads it."""
    choices = library.usual(shelf.title(title))
    return paper(to_json(library.content(title, shelf.box(title), choices)), JSON)


@cache
def rules(title: str, lang: str) -> Paper:
    return paper(to_json(library.rules(title, lang)), JSON)


@cache
def first(title: str, lang: str) -> Paper:
    return paper(to_json(library.first(title, lang)), JSON)


@cache
def texts(lang: str, name: str) -> Paper:
    return paper(library.texts(lang, name).encode(), "text/plain; charset=utf-8")
