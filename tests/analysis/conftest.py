"""For these tests Ferry stands on the shelf, here and in every process that they start: its games are short."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cradle import shelf

ROOT = str(Path(__file__).parents[2])


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRADLE_TITLES", "examples.ferry")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([ROOT, *sys.path]))
    monkeypatch.setitem(shelf.TITLES, "ferry", shelf.elsewhere("examples.ferry"))
