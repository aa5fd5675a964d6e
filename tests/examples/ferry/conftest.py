"""For these tests Ferry stands on the shelf, here and in every process that they start."""

from __future__ import annotations

import pytest

from cradle import shelf


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRADLE_TITLES", "examples.ferry")
    monkeypatch.setitem(shelf.TITLES, "ferry", shelf.elsewhere("examples.ferry"))
