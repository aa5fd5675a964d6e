"""titles, simulate, replay, bench, content and help, as people and as programs call them."""

from __future__ import annotations

import json
import os
import signal
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from cradle.bots.levels import LEVELS
from cradle.cli.app import run
from cradle.core.random_play import advance
from cradle.core.record import line_of
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.language import LANGUAGES
from tests.cli.conftest import Outcome, Terminal
from tests.processes import PATIENCE

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A whole random game of Hadara on paper."""
    title = shelf.title("hadara")
    sitting = begin(title, shelf.box("hadara"), 3, {}, 5)
    rng = seeded(5)
    while not sitting.table.over():
        seat = sitting.table.first()
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[rng.below(len(answers))])
    path = tmp_path / "finished.cradle"
    path.write_text(sitting.record.text(), encoding="utf-8")
    return path


# -- help --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["", "play", "serve", "titles", "simulate", "replay", "bench", "content", "content check"]
)
def test_help_is_in_the_language(command: str, language: str, capsys: Capture) -> None:
    assert run([*command.split(), "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "cli-" not in out
    assert "help-" not in out.replace("--help", "")
    assert {"en": "Usage:", "ru": "Вызов:", "pl": "Wywołanie:"}[language] in out


def test_the_environment_names_the_language(call: Callable[..., Outcome]) -> None:
    assert "Игр" in call("titles", LANG="ru_RU.UTF-8").out or "игр" in call("titles", LANG="ru_RU.UTF-8").out


def test_the_version(capsys: Capture) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("cradle ")


def test_without_a_command_there_is_help(capsys: Capture) -> None:
    assert run(["--lang", "en"]) == 0
    assert "Usage: cradle" in capsys.readouterr().out


# -- titles ------------------------------------------------------------------------------------------------------


def test_titles_for_programs(capsys: Capture) -> None:
    assert run(["titles", "--json", "--lang", "en"]) == 0
    listed = {entry["title"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert list(listed) == list(shelf.TITLES)
    hadara = listed["hadara"]
    assert hadara["players"] == [2, 3, 4, 5]
    assert hadara["entries"]["reconstructed"] > 0
    assert [level["level"] for level in hadara["levels"]] == LEVELS
    assert {"random", "greedy", *LEVELS} == set(hadara["bots"])
    assert all(level["name"] and level["about"].endswith(".") for level in hadara["levels"])
    assert {option["option"] for option in hadara["options"]} == {o.name for o in shelf.title("hadara").options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_for_people(language: str, capsys: Capture) -> None:
    assert run(["titles", "--lang", language]) == 0
    out = capsys.readouterr().out
    for name in shelf.TITLES:
        assert name in out
        assert f"{name}-" not in out
    for level in LEVELS:
        assert level in out
    assert "core-level" not in out


def test_titles_tell_what_a_level_wins_where_it_was_measured(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "share", lambda title, level: (64, 200) if level == "expert" else None)
    assert run(["titles", "--lang", "en"]) == 0
    assert "expert 64%" in capsys.readouterr().out


# -- simulate ----------------------------------------------------------------------------------------------------


def test_a_simulation_for_people(capsys: Capture) -> None:
    arguments = ["simulate", "hadara", "--players", "3", "--games", "6", "--bots", "greedy,random", "--jobs", "1"]
    assert run([*arguments, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "6 games of greedy, random, greedy" in out
    assert "Wilson" in out
    assert "setup-s1" in out
    assert "Answers in a game" in out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_ends_quietly(environment: dict[str, str], jobs: str) -> None:
    arguments = ["simulate", "hadara", "--games", "100000", "--bots", "greedy", "--jobs", jobs, "--lang", "en"]
    process = Terminal(arguments, environment, 80, 24)
    try:
        assert "Playing" in process.until("Playing")
        os.killpg(process.process.pid, signal.SIGINT)
        assert process.process.wait(PATIENCE) == 130
        assert "Traceback" not in process.read()
    finally:
        process.close()


def test_a_simulation_for_programs_is_the_same_each_time(capsys: Capture) -> None:
    arguments = ["simulate", "hadara", "--games", "4", "--bots", "random", "--jobs", "1", "--json", "--seed", "beef"]
    outs = []
    for _ in range(2):
        assert run(arguments) == 0
        outs.append(capsys.readouterr().out)
    assert outs[0] == outs[1]
    data = json.loads(outs[0])
    assert data["plan"]["seed"] == "beef"
    assert data["finished"] == 4
    assert data["bots"]["random"]["share"]["games"] == 8


# -- replay ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_for_people(finished: Path, language: str, capsys: Capture) -> None:
    assert run(["replay", str(finished), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "hadara-" not in out
    assert "cli-" not in out
    assert out.count("\n") > 100


def test_a_replay_for_programs(finished: Path, capsys: Capture) -> None:
    assert run(["replay", str(finished), "--json", "--lang", "en"]) == 0
    data = json.loads(capsys.readouterr().out)
    lines = finished.read_text(encoding="utf-8").split("\n\n")[1].splitlines()
    assert [move["line"] for move in data["moves"]] == lines
    assert data["over"]
    assert len(data["sheet"]["totals"]) == 3


def test_a_replay_can_stop_early(finished: Path, capsys: Capture) -> None:
    assert run(["replay", str(finished), "--to", "5", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["answers"] == 5
    assert not data["over"]
    assert run(["replay", str(finished), "--to", "5", "--lang", "en"]) == 0
    assert "So it stands after 5 of" in capsys.readouterr().out


def test_a_replay_of_an_open_game_tells_no_secrets(tmp_path: Path, capsys: Capture) -> None:
    sitting = begin(shelf.title("hadara"), shelf.box("hadara"), 2, {}, 5)
    rng = seeded(5)
    while sitting.table.rounds() < 1 or len(sitting.record.lines) < 12:
        seat = sitting.table.first()
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[-1] if sitting.table.kind(seat).name == "draft" else answers[rng.below(1)])
    path = tmp_path / "open.cradle"
    path.write_text(sitting.record.text(), encoding="utf-8")
    assert run(["replay", str(path), "--json", "--lang", "en"]) == 0
    log = [line for move in json.loads(capsys.readouterr().out)["moves"] for line in move["log"]]
    assert any(line.endswith("coins.") and " card for " in line for line in log)


def test_a_replay_with_own_content(tmp_path: Path, capsys: Capture) -> None:
    own = '[[card]]\nid = "y1-01"\nprice = 4\n'
    box = shelf.box("hadara", own, "own")
    table = box.setup(2, [0, 0, 0, 0, 0], 1)
    sitting = begin(shelf.title("hadara"), box, 2, {}, 1)
    sitting.answer(0, 0)
    advance(table, seeded(1), 1)
    assert line_of(sitting.table.kind(1), 1, 1) == "1 choose-board crest-1"
    record, content = tmp_path / "game.cradle", tmp_path / "own.toml"
    record.write_text(sitting.record.text(), encoding="utf-8")
    content.write_text(own, encoding="utf-8")
    assert run(["replay", str(record), "--check", "--lang", "en"]) == 1
    assert "content file" in capsys.readouterr().err
    assert run(["replay", str(record), "--check", "--content", str(content)]) == 0


# -- content -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", shelf.TITLES)
def test_the_exported_content_is_the_packaged_one(title: str, tmp_path: Path, capsys: Capture) -> None:
    assert run(["content", "export", title]) == 0
    text = capsys.readouterr().out
    assert tomllib.loads(text) == shelf.document(title)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert run(["content", "check", title, str(path), "--lang", "en"]) == 0
    assert "no entry differs" in capsys.readouterr().out


def test_own_values_are_named(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[card]]\nid = "y1-01"\nprice = 4\n', encoding="utf-8")
    assert run(["content", "check", "hadara", str(path), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "1 entry differs" in out
    assert "card.y1-01" in out


# -- bench -------------------------------------------------------------------------------------------------------


def test_a_bench_says_what_is_not_installed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cradle.cli.bench.installed", lambda peer: False)
    assert run(["bench", "hadara", "--seconds", "0.05", "--peers", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Hadara, 4" in out
    assert "plain Python" in out or "Compiled" in out
    assert "catanatron is not installed" in out


def test_a_bench_for_programs(capsys: Capture) -> None:
    assert run(["bench", "hadara", "--seconds", "0.05", "--players", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["titles"][0]["decisions"] > 0
    assert data["titles"][0]["imagines"] > 0


def test_a_bench_is_compared_with_kept_figures(capsys: Capture, tmp_path: Path) -> None:
    usual = ["bench", "hadara", "--seconds", "0.05", "--players", "2", "--lang", "en"]
    file = tmp_path / "kept.json"
    assert run([*usual, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for figure in ("decisions", "walks"):
        told["titles"][0][figure] = 1.0
    file.write_text(json.dumps(told), encoding="utf-8")
    assert run([*usual, "--against", str(file)]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "as fast as in the file" in line]
    assert [line.partition(": ")[0] for line in lines[::5]] == [
        "Hadara, 2 players, decision",
        "Hadara, 2 players, tree step",
    ]
    times = [float(line.partition(": ")[2].split()[0]) for line in lines]
    assert len(times) == 6 and times[0] > 10 and times[5] > 10
    told["titles"][0]["what"] = "3"
    file.write_text(json.dumps(told), encoding="utf-8")
    assert run([*usual, "--against", str(file)]) == 0
    assert "another number of players" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ("no figures", "holds no figures"),
        ('{"titles": []}', "holds no figures"),
        ('{"titles": [], "figures": "a second", "machine": "abacus"}', "of another machine"),
    ],
)
def test_a_bench_says_what_is_wrong_with_kept_figures(
    capsys: Capture, tmp_path: Path, kept: str, sentence: str
) -> None:
    file = tmp_path / "kept.json"
    file.write_text(kept, encoding="utf-8")
    assert run(["bench", "hadara", "--against", str(file), "--lang", "en"]) == 1
    assert sentence in capsys.readouterr().err


def test_a_bench_in_instructions(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = {"decisions": 7000.0, "clones": 40000.0}
    monkeypatch.setattr("cradle.arena.instructions.count", lambda title, seats: counted)
    monkeypatch.setattr("cradle.arena.instructions.installed", lambda: True)
    assert run(["bench", "hadara", "--instructions", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "7 000" in out and "40 000" in out
    monkeypatch.setattr("cradle.arena.instructions.installed", lambda: False)
    assert run(["bench", "hadara", "--instructions", "--lang", "en"]) == 1
    assert "Valgrind" in capsys.readouterr().err


def test_a_bench_of_environments_says_what_they_need(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "librt", None)
    assert run(["bench", "hadara", "--envs", "--lang", "en"]) != 0
    assert "Environments need the package librt" in capsys.readouterr().err
