"""`cradle arena` as people and as programs call it."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cradle import shelf
from cradle.cli.app import run
from cradle.language import LANGUAGES
from tests.cli.conftest import Terminal
from tests.processes import PATIENCE

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
TWO = ["--entrant", "random", "--entrant", "greedy"]


@dataclass
class Outcome:
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ferry is there, in every process: its games are short."""
    monkeypatch.setenv("CRADLE_TITLES", "examples.ferry")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    monkeypatch.setitem(shelf.TITLES, "ferry", shelf.elsewhere("examples.ferry"))


@pytest.fixture
def call(capsys: Capture) -> Callable[..., Outcome]:
    """The command in this process."""

    def obey(*arguments: str) -> Outcome:
        code = run(arguments)
        told = capsys.readouterr()
        return Outcome(code, told.out, told.err)

    return obey


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "run", "duel"])
def test_help_is_in_the_language(command: str, language: str, capsys: Capture) -> None:
    assert run(["arena", *command.split(), "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "cli-" not in out and "help-" not in out.replace("--help", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_for_people(language: str, call: Callable[..., Outcome]) -> None:
    outcome = call(
        "arena", "run", "--title", "ferry", "--players", "2,3", *TWO, "--games", "9", "--jobs", "1", "--lang", language
    )
    assert outcome.code == 0
    assert "greedy" in outcome.out and "openskill" in outcome.out and "arena-" not in outcome.out
    assert "10" in outcome.err and "12" in outcome.err  # games made up to whole rounds


def test_a_plan_file_for_programs_and_flags_that_replace_its_fields(
    tmp_path: Path, call: Callable[..., Outcome]
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text('title = "ferry"\nentrants = ["random", "greedy"]\ngames = 8\n[options]\ncrossings = "four"\n')
    told = json.loads(call("arena", "run", str(plan), "--seed", "beef", "--jobs", "1", "--json").out)
    assert told["plan"] == {
        "title": "ferry",
        "players": 2,
        "entrants": ["random", "greedy"],
        "games": 8,
        "seed": "beef",
        "budget": 10.0,
        "options": {"crossings": "four"},
    }
    table = told["titles"]["ferry"]
    assert table["games"] == 8
    shares = table["shares"]
    assert shares["greedy"]["random"]["rate"] == pytest.approx(1 - shares["random"]["greedy"]["rate"])
    flags = ["--title", "ferry", *TWO, "--games", "8", "--option", "crossings=four", "--seed", "beef"]
    again = json.loads(call("arena", "run", *flags, "--jobs", "2", "--json").out)
    assert again["titles"] == told["titles"]


def test_a_kept_tournament_is_repeated_from_its_folder(tmp_path: Path, call: Callable[..., Outcome]) -> None:
    folder = tmp_path / "kept"
    first = call(
        "arena", "run", "--title", "ferry", *TWO, "--games", "6", "--keep", str(folder), "--jobs", "1", "--json"
    )
    again = call("arena", "run", str(folder / "plan.toml"), "--keep", str(folder), "--jobs", "1", "--json")
    anew = call("arena", "run", str(folder / "plan.toml"), "--jobs", "1", "--json")
    assert json.loads(first.out) == json.loads(again.out) == json.loads(anew.out)
    other = call("arena", "run", "--title", "ferry", *TWO, "--games", "8", "--keep", str(folder), "--lang", "en")
    assert (other.code, other.out) == (1, "")
    assert other.err.startswith(f"The folder {folder} has another run")


def test_an_entrant_that_fails_is_named_and_the_run_goes_on(tmp_path: Path, call: Callable[..., Outcome]) -> None:
    (tmp_path / "bad.sh").write_text("#!/bin/sh\necho nonsense\nread line\n")
    (tmp_path / "bad.sh").chmod(0o755)
    bad = f"bad=process:{tmp_path / 'bad.sh'}"
    outcome = call(
        "arena", "run", "--title", "ferry", "--entrant", bad, *TWO, "--games", "6", "--jobs", "1", "--lang", "en"
    )
    assert outcome.code == 0
    assert outcome.err.count("bad forfeits game") == 1
    assert "The line is not JSON" in outcome.err
    assert "4 games were forfeited" in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duel_for_people(language: str, call: Callable[..., Outcome]) -> None:
    outcome = call(
        "arena", "duel", "random", "random", "--title", "ferry", "--games", "40", "--jobs", "1", "--lang", language
    )
    assert (outcome.code, outcome.err) == (0, "")
    assert "random-2" in outcome.out and "arena-" not in outcome.out


def test_a_duel_for_programs_stops_at_the_same_game_whatever_the_number_of_processes(
    call: Callable[..., Outcome],
) -> None:
    arguments = ["arena", "duel", "greedy", "random", "--title", "hadara", "--games", "60", "--json", "--jobs"]
    told = json.loads(call(*arguments, "1").out)
    assert (told["first"], told["verdict"]) == ("greedy", "first")
    assert told["games"] < 60
    assert json.loads(call(*arguments, "2").out) == told


WRONG = [
    ["run"],
    ["run", "no-such-plan.toml"],
    ["run", "--title", "chess", *TWO],
    ["run", "--title", "ferry"],
    ["run", "--title", "ferry", "--entrant", "genius"],
    ["run", "--title", "ferry", "--entrant", "no.such:Bot"],
    ["run", "--title", "ferry", *TWO, "--players", "two"],
    ["run", "--title", "ferry", *TWO, "--players", "2,"],
    ["run", "--title", "ferry", *TWO, "--players", "17"],
    ["run", "--title", "ferry", *TWO, "--seed", "xyz"],
    ["run", "--title", "ferry", *TWO, "--budget", "-1"],
    ["run", "--title", "ferry", *TWO, "--games", "-1"],
    ["run", "--title", "ferry", *TWO, "--option", "nonsense=yes"],
    ["run", "--title", "ferry", *TWO, "--option", "hadara.silver=every"],
    ["run", "--title", "ferry", *TWO, "--content", "no-such-content.toml"],
    ["run", "--title", "ferry", *TWO, "--keep", "/dev/null/folder"],
    ["duel", "random", "--title", "ferry"],
    ["duel", "random", "greedy"],
    ["duel", "random", "greedy", "--title", "ferry", "--players", "2,3"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_wrong_command_gets_a_sentence(arguments: list[str], capsys: Capture) -> None:
    for language in LANGUAGES:
        assert run(["arena", *arguments, "--lang", language]) in (1, 2)
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1 and "arena-" not in told.err and "cli-" not in told.err


def test_an_interrupted_tournament_says_how_to_go_on(tmp_path: Path, environment: dict[str, str]) -> None:
    environment |= {name: os.environ[name] for name in ("CRADLE_TITLES", "PYTHONPATH")}
    environment["PYTHONWARNINGS"] += ",ignore::ResourceWarning"  # it may come while a file is being opened
    keep = ["--keep", str(tmp_path / "kept")]
    arguments = ["arena", "run", "--title", "ferry", *TWO, "--games", "100000", "--jobs", "2", *keep, "--lang", "en"]
    process = Terminal(arguments, environment, 100, 30)
    try:
        assert "a second" in process.until("a second")
        os.killpg(process.process.pid, signal.SIGINT)
        assert process.process.wait(PATIENCE) == 130
        said = process.read()
        assert "Traceback" not in said
        assert "the same command goes on" in " ".join(said.split())
    finally:
        process.close()
