"""Boxes for tables: packaged values, or those of an own file."""

from __future__ import annotations

from functools import lru_cache

from cradle import shelf
from cradle.core.errors import BadContent, CradleError
from cradle.core.title import Box
from cradle.server.problem import Problem


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
    return shelf.box(title) if content is None else own_box(title, content)


def must_know(title: str) -> None:
    if title not in shelf.TITLES:
        raise Problem(404, "server-no-title", {"title": title[:40]})


@lru_cache(maxsize=64)
def levels(title: str) -> tuple[str, ...]:
    """The bots that can play the title."""
    return tuple(level for level in shelf.BOTS if has_bot(level, title))


def has_bot(level: str, title: str) -> bool:
    try:
        shelf.bot(level, title)
    except (CradleError, ImportError):
        return False
    return True
