"""The bot of one's own, as the guide plays it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cradle.arena.engine import results
from cradle.arena.game import check
from cradle.arena.planfile import make
from examples import own_bot

SOURCE = Path(own_bot.__file__)


def test_it_is_short_and_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCE.parents[1]), os.environ.get("PYTHONPATH", "")]))
    plan = make({"title": "hadara", "entrants": ["examples.own_bot:Miser", "random"], "games": 12})
    check(plan)
    played = list(results(plan, range(12), 1))
    assert not any(result.fault for result in played)
    won = sum(result.wins[result.entrants.index("examples.own_bot:Miser")] for result in played)
    assert won >= 8
    assert len(SOURCE.read_text(encoding="utf-8").splitlines()) <= 31
