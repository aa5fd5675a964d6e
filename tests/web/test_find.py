"""Positions that are kept can be found anew."""

from __future__ import annotations

import json
from pathlib import Path

from cradle import shelf
from cradle.core.record import new_record
from cradle.core.sitting import Sitting
from tests.web.find import SEATS, fewest, found
from tests.web.positions import Kept


def test_every_position_that_is_written_asks_what_it_is_kept_for(tmp_path: Path) -> None:
    file = tmp_path / "tapestry.json"
    title, box = shelf.title("tapestry"), shelf.box("tapestry")
    missing = found("tapestry", 1, file)
    games: list[Kept] = json.loads(file.read_text(encoding="utf-8"))
    asked = {kind: (game, step) for game in games for kind, step in game["asked"].items()}
    assert set(asked) | missing == {kind.name for kind in title.kinds}
    assert len(asked) > 20
    for kind, (game, step) in asked.items():
        record = new_record(title, box, SEATS, {"adjustments": game["adjustments"]}, game["seed"])
        record.lines = game["answers"].split(", ")[:step] if step else []
        assert Sitting(title, box, record).table.kind(0).name == kind


def test_as_little_as_possible_is_kept() -> None:
    def game(seed: int, answers: str, **asked: int) -> Kept:
        return {"adjustments": "", "seed": seed, "asked": asked, "answers": answers}

    games = [game(1, "a, b, c", keep=0, act=3), game(2, "d, e", keep=0, act=1, pay=2), game(3, "f, g", keep=1, act=2)]
    assert fewest(games) == [game(2, "d, e", keep=0, act=1, pay=2)]
    assert fewest([games[0], games[2]]) == [game(3, "f, g", keep=1, act=2)]
