"""Boxes for tables: packaged values, those of an own file, or those that are stored with a game."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from cachetools import LRUCache

from cradle import shelf
from cradle.core.errors import Args, BadContent, CradleError
from cradle.core.plain import Plain
from cradle.core.title import Box
from cradle.server.problem import Problem

USUAL: Final = "sensible"
STORED: LRUCache[tuple[str, str], Box] = LRUCache(maxsize=64)
LOCK = Lock()  # boxes are made in threads


class Unusable(Exception):
    """A table that cannot be gone on with by the present rules; the message says why."""

    def __init__(self, message: str = "server-closed-setup", args: Args | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.details: Args = args if args is not None else {}


@lru_cache(maxsize=64)
def own_box(title: str, content: str) -> Box:
    """Whatever is wrong with an own file is a mistake in that file."""
    try:
        return shelf.box(title, content, "content")
    except CradleError:
        raise
    except Exception as error:
        raise BadContent("core-content-toml", {"file": "content", "problem": type(error).__name__}) from error


def box_of(title: str, content: str | None) -> Box:
    """The box of a table that is made now."""
    return shelf.box(title) if content is None else own_box(title, content)


def known_box(title: str, digest: str) -> Box | None:
    """The box of these values, if it is at hand."""
    with LOCK:
        if (title, digest) in STORED:
            return STORED[title, digest]
    try:
        packaged = shelf.box(title)
    except Exception:  # what is packaged now says nothing about what is stored
        return None
    return packaged if packaged.digest == digest else None


def stored_box(title: str, digest: str, document: Plain) -> Box:
    """The box of a table that was made some time ago, from the values that it was made with."""
    box = known_box(title, digest)
    if box is None:
        box = shelf.title(title).read(document)
        if box.digest != digest:
            raise BadContent("core-record-content", {"found": box.digest, "content": digest})
        with LOCK:
            STORED[title, digest] = box
    return box


def must_know(title: str) -> None:
    if title not in shelf.TITLES:
        raise Problem(404, "server-no-title", {"title": title[:40]})


@lru_cache(maxsize=64)
def levels(title: str) -> tuple[str, ...]:
    """The bots that can play the title, the weakest first."""
    return tuple(level for level in shelf.levels(title) if has_bot(level, title))


def usual_level(title: str) -> str:
    """The level for whoever has not chosen one: a newcomer's rivals, and whoever stands in for somebody."""
    known = levels(title)
    return USUAL if USUAL in known else known[-1]


def has_bot(level: str, title: str) -> bool:
    try:
        shelf.bot(level, title)
    except (CradleError, ImportError):
        return False
    return True
