"""What an upgrade may change under games that are there: the rules, the values, what can be read."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.title import Box, Title
from cradle.server import boxes, contents


def forget() -> None:
    """As in a new process: nothing is remembered of titles and boxes."""
    shelf.packaged_box.cache_clear()
    boxes.own_box.cache_clear()
    boxes.STORED.clear()
    contents.UNREADABLE.clear()
    contents.packed.cache_clear()


class Failing:
    """A title whose reader does not take the values of today or of then."""

    def __init__(self, title: Title) -> None:
        self.version = title.version

    def read(self, document: Plain) -> Box:
        raise KeyError("field")


def other_values(document: Plain) -> Plain:
    """The same components, told apart by their digest."""
    changed: Plain = json.loads(json.dumps(document))
    for value in changed.values():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict) and entry.get("provenance") == "source":
                entry["provenance"] = "reconstructed"
                return changed
    raise AssertionError("nothing to change")


def raise_versions(monkeypatch: pytest.MonkeyPatch, *titles: str) -> None:
    for title in titles or shelf.TITLES:
        monkeypatch.setattr(shelf.title(title), "version", shelf.title(title).version + 1)


def change_values(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    packaged = shelf.document
    monkeypatch.setattr(shelf, "document", lambda name: other_values(packaged(name)))


def break_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    titles = shelf.title
    monkeypatch.setattr(shelf, "title", lambda name: Failing(titles(name)))


UPGRADES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "other rules": raise_versions,
    "other values": change_values,
    "a reader that fails": break_readers,
}
