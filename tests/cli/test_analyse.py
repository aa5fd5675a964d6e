"""`cradle analyse` as people and programs call it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from tests.analysis.games import played
from tests.cli.conftest import SOURCE, Outcome

ROOT = str(Path(__file__).parents[2])
FERRY = {"CRADLE_TITLES": "examples.ferry", "PYTHONPATH": os.pathsep.join([SOURCE, ROOT])}


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(shelf.TITLES, "ferry", shelf.elsewhere("examples.ferry"))
    path = tmp_path / "game.cradle"
    path.write_text(played().record.text(), encoding="utf-8")
    return path


def test_a_game_is_analysed_once_and_shown_in_every_form(call: Callable[..., Outcome], game: Path) -> None:
    first = call("analyse", str(game), "--games", "8", "--jobs", "1", "--json", **FERRY)
    assert first.code == 0, first.err
    found = json.loads(first.out)
    assert len(found["accuracy"]) == 2 and all(0 <= one <= 100 for one in found["accuracy"])
    assert set(found["seats"][0]["marks"]) == {"best", "good", "inaccuracy", "mistake", "blunder"}
    assert found["done"] == found["tasks"]
    kept = game.with_name("game.cradle.analysis")
    lines = kept.read_text(encoding="utf-8")
    html = game.with_name("page.html")
    shown = call("analyse", str(game), "--html", str(html), "--lang", "pl", **FERRY)
    assert shown.code == 0 and "dokładność" in shown.out and 'lang="pl"' in html.read_text(encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == lines, "nothing is played again"


def test_what_cannot_be_analysed_gets_a_sentence(call: Callable[..., Outcome], game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    head, _, body = text.partition("\n\n")
    lines = body.splitlines()
    cases = {
        "": "",
        "not a record": "",
        f"{head}\n\n" + "\n".join(lines[:3]) + "\n": "not finished",
        f"{head}\n\n" + "\n".join([*lines[:3], "0 nonsense x"]) + "\n": "answer 4",
        text.replace("rules: ", "rules: 9"): "rules",
        text.replace("title: ferry", "title: chess"): "chess",
    }
    for wrong, told in cases.items():
        game.write_text(wrong, encoding="utf-8")
        outcome = call("analyse", str(game), "--games", "8", **FERRY)
        assert outcome.code in (1, 2) and told in outcome.err, outcome.err
        assert "Traceback" not in outcome.err and outcome.out == ""
    assert call("analyse", str(game.with_name("none"))).code == 1


def test_a_seat_that_is_not_there_is_refused(call: Callable[..., Outcome], game: Path) -> None:
    outcome = call("analyse", str(game), "--seat", "5", **FERRY)
    assert outcome.code == 2 and "5" in outcome.err
