"""`cradle analyse` as people and programs call it."""

from __future__ import annotations

import json
import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from cradle.analysis.film import Setting, film_of
from cradle.analysis.whole import Task, tasks_of
from tests.analysis.games import played
from tests.cli.conftest import SOURCE, Outcome, Terminal, plain
from tests.processes import PATIENCE

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


# -- stopped in the middle ------------------------------------------------------------------------------------------

GAMES = ["--games", "8", "--json", "--lang", "en"]


@pytest.fixture
def whole(call: Callable[..., Outcome], game: Path, tmp_path: Path) -> tuple[str, str]:
    """What an analysis that nobody stopped says and keeps."""
    other = tmp_path / "undisturbed.cradle"
    shutil.copy(game, other)
    outcome = call("analyse", str(other), *GAMES, "--jobs", "1", **FERRY)
    assert outcome.code == 0, outcome.err
    return outcome.out, kept(other)


def kept(record: Path) -> str:
    return record.with_name(f"{record.name}.analysis").read_text(encoding="utf-8")


def tasks(record: Path) -> list[Task]:
    return tasks_of(film_of(Setting(record.read_text(encoding="utf-8"))))


def stopped(record: Path, jobs: int, environment: dict[str, str], ending: signal.Signals) -> tuple[int, str]:
    """The end of an analysis that is given a signal when its first half is done: its code, and what it printed. Ctrl-C
    is heard by all processes."""
    half = len(tasks(record)) // 2
    held = record.with_name("{} {}".format(*tasks(record)[half]))
    held.touch()
    terminal = Terminal(
        ["analyse", str(record), *GAMES, "--jobs", str(jobs)],
        {**environment, **FERRY, "HELD": str(held)},
        400,
        24,
        "tests.cli.held",
    )
    try:
        bar = plain(terminal.until(f"{half}/{len(tasks(record))}"))
        assert bar.rpartition("\r")[2].startswith("Analysing"), bar
        (os.killpg if ending == signal.SIGINT else os.kill)(terminal.process.pid, ending)
        code = terminal.process.wait(PATIENCE)
        return code, bar + terminal.read()
    finally:
        held.unlink()
        terminal.close()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_an_analysis_that_is_stopped_goes_on_from_there(
    call: Callable[..., Outcome],
    environment: dict[str, str],
    game: Path,
    whole: tuple[str, str],
    ending: signal.Signals,
    jobs: int,
) -> None:
    code, printed = stopped(game, jobs, environment, ending)
    all_of_it, half = len(tasks(game)), len(tasks(game)) // 2
    if ending == signal.SIGINT:
        assert code == 130
        assert f"Stopped: {half} of {all_of_it} parts are done and kept in {game}.analysis" in printed
    else:
        assert code == -signal.SIGKILL
    assert "Traceback" not in printed
    before = kept(game)
    assert before.splitlines() == whole[1].splitlines()[: half + 1], "what was done is there"
    again = call("analyse", str(game), *GAMES, "--jobs", str(jobs), **FERRY)
    assert (again.code, again.out) == (0, whole[0]), again.err
    assert kept(game).startswith(before), "none of it was done twice"
    assert kept(game) == whole[1]


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
