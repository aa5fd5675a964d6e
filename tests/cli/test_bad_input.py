"""Whatever people do wrong gets one clear sentence in their language, an exit code, and never a traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle.cli.app import run
from tests.cli.conftest import Outcome, Terminal
from tests.processes import PATIENCE

RECORD = """cradle: 1
title: hadara
rules: 1
content: {content}
options: first-game=no silver=one epoch-two=colony-coins-first bust-points=two
seats: 2
seed: 1f

0 choose-board crest-3
"""

USAGE = [
    ["nonsense"],
    ["serve", "--port", "0"],
    ["serve", "--workers", "none"],
    ["play", "chess"],
    ["play", "hadara", "--nonsense"],
    ["play", "hadara", "--players"],
    ["play", "hadara", "--players", "many"],
    ["play", "hadara", "extra"],
    ["titles", "--lang", "de"],
    ["simulate", "chess"],
    ["simulate", "hadara", "--players", "6"],
    ["simulate", "hadara", "--players", "1"],
    ["simulate", "hadara", "--bots", "genius"],
    ["simulate", "hadara", "--bots", "random,random,random"],
    ["simulate", "hadara", "--bots", ","],
    ["simulate", "hadara", "--option", "nonsense=yes"],
    ["simulate", "hadara", "--option", "silver=gold"],
    ["simulate", "hadara", "--option", "silver"],
    ["simulate", "hadara", "--seed", "xyz"],
    ["simulate", "hadara", "--games", "0"],
    ["bench", "chess"],
    ["bench", "hadara", "--players", "9"],
    ["content"],
    ["content", "export", "chess"],
    ["replay"],
]


def one_sentence(text: str) -> bool:
    lines = text.strip().splitlines()
    return len(lines) == 1 and "Traceback" not in text and not re.search(r"\b(cli|core|hadara)-[a-z]+-", lines[0])


@pytest.mark.parametrize("arguments", USAGE, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_wrong_command_line(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    code = run(arguments)
    captured = capsys.readouterr()
    assert code == 2
    assert one_sentence(captured.err), captured.err
    assert captured.out == ""
    assert (re.search("[а-я]", captured.err) is not None) == (language == "ru")


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., Path]:
    """A record, with something in it replaced."""

    def write(old: str = "", new: str = "", name: str = "game.cradle") -> Path:
        from cradle import shelf

        text = RECORD.format(content=shelf.box("hadara").digest)
        assert old in text
        path = tmp_path / name
        path.write_text(text.replace(old, new) if old else text, encoding="utf-8")
        return path

    return write


BROKEN = [
    ("cradle: 1", "cradle: 7"),
    ("cradle: 1\n", ""),
    ("title: hadara", "title: horizon"),
    ("rules: 1", "rules: 999"),
    ("seats: 2", "seats: two"),
    ("seats: 2", "seats: 9"),
    ("seed: 1f", "seed: zebra"),
    ("silver=one", "silver=three"),
    ("silver=one", "silver"),
    ("content: ", "content: 0"),
    ("rules: 1", "rules"),
    ("0 choose-board crest-3", "0 choose-board crest-9"),
    ("0 choose-board crest-3", "1 choose-board crest-3"),
    ("0 choose-board crest-3", "0 draft buy-3"),
    ("0 choose-board crest-3", "zero choose-board crest-3"),
    ("0 choose-board crest-3", "0 choose-board crest-3\n1 choose-board crest-3"),
    ("0 choose-board crest-3", "gibberish"),
]


@pytest.mark.parametrize(("old", "new"), BROKEN)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_broken_record(
    record: Callable[..., Path], old: str, new: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record(old, new)
    before = path.read_bytes()
    code = run(["replay", str(path), "--check", "--lang", language])
    captured = capsys.readouterr()
    assert code in {1, 2}
    assert one_sentence(captured.err), captured.err
    assert path.read_bytes() == before


def test_a_sound_record(record: Callable[..., Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record()), "--check", "--lang", "en"]) == 0
    assert "1 answer, not finished" in capsys.readouterr().out


CONTENT = {
    "not TOML": "[[card]\nid = 1",
    "unknown table": "[dragons]\nn = 1",
    "unknown entry": '[[card]]\nid = "x9-99"\nprice = 3',
    "unknown field": '[[card]]\nid = "y1-01"\ncolor = "yellow"',
    "wrong number": '[[card]]\nid = "y1-01"\nprice = "three"',
    "wrong word": '[[card]]\nid = "y1-01"\ncolour = "pink"',
    "entry without id": "[[card]]\nprice = 3",
    "wrong shape": "card = 3",
    "wrong list": '[[card]]\nid = "y1-01"\nsteps = [1, 2]',
}


@pytest.mark.parametrize("name", CONTENT)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_broken_content(name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_text(CONTENT[name], encoding="utf-8")
    for arguments in (
        ["content", "check", "hadara", str(path)],
        ["simulate", "hadara", "--games", "1", "--bots", "random", "--content", str(path)],
    ):
        code = run([*arguments, "--lang", language])
        captured = capsys.readouterr()
        assert code == 1
        assert one_sentence(captured.err), captured.err


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "huge"])
@pytest.mark.parametrize("command", [["replay"], ["content", "check", "hadara"]], ids=["replay", "content"])
def test_a_file_that_is_none(
    kind: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    if kind == "folder":
        path.mkdir()
    elif kind == "binary":
        path.write_bytes(b"\xff\xfe\x00\x01")
    elif kind == "empty":
        path.write_bytes(b"")
    elif kind == "huge":
        monkeypatch.setattr("cradle.cli.papers.MOST_BYTES", 10)
        path.write_bytes(b"a = 1\n" * 10)
    code = run([*command, str(path), "--lang", "en"])
    captured = capsys.readouterr()
    if kind == "empty" and command[0] == "content":
        assert code == 0
        assert "no entry differs" in captured.out
        return
    assert code == 1
    assert one_sentence(captured.err), captured.err


def test_playing_needs_a_terminal(call: Callable[..., Outcome]) -> None:
    done = call("play", "hadara")
    assert done.code == 1
    assert "needs a terminal" in done.err
    assert one_sentence(done.err)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "9"],
        ["--humans", "3", "--players", "2"],
        ["--seat", "4", "--players", "3"],
        ["--bots", "genius"],
        ["--option", "silver=gold"],
        ["--name", "A", "--name", "B"],
        ["--resume"],
        ["--resume", "nowhere.cradle"],
        ["--content", "nowhere.toml"],
        ["--save", "."],
        ["--save", "/proc/nowhere/game.cradle"],
    ],
    ids=" ".join,
)
def test_a_table_that_cannot_be_set_up(terminal: Callable[..., Terminal], arguments: list[str]) -> None:
    table = terminal("play", "hadara", *arguments, columns=200)
    assert table.process.wait(PATIENCE) in {1, 2}
    assert one_sentence(table.text), table.text


def test_a_broken_save_is_left_alone(terminal: Callable[..., Terminal], record: Callable[..., Path]) -> None:
    path = record("crest-3", "crest-7")
    before = path.read_bytes()
    table = terminal("play", "hadara", "--resume", str(path), columns=300)
    assert table.process.wait(PATIENCE) == 1
    assert "cannot be continued" in table.text
    assert path.read_bytes() == before


def test_a_save_of_another_title_is_not_taken(terminal: Callable[..., Terminal], record: Callable[..., Path]) -> None:
    table = terminal("play", "hadara", "--resume", str(record("title: hadara", "title: horizon")), columns=300)
    assert table.process.wait(PATIENCE) == 1
    assert "cannot be continued" in table.text


def test_an_existing_file_is_never_overwritten(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary", encoding="utf-8")
    table = terminal("play", "hadara", "--save", str(path), columns=300)
    assert table.process.wait(PATIENCE) == 1
    assert path.read_text(encoding="utf-8") == "dear diary"


def test_a_full_disk_does_not_end_the_game(terminal: Callable[..., Terminal], saves: Path) -> None:
    saves.parent.mkdir(parents=True)
    saves.write_text("a file where the folder should be", encoding="utf-8")
    table = terminal("play", "hadara", "--seed", "1f", columns=200)
    assert "cannot be written" in table.text
    assert "Player>" in table.type("1")


def test_a_closed_pipe_ends_quietly(environment: dict[str, str]) -> None:
    script = f"{sys.executable} -m cradle content export hadara | head -1"
    done = subprocess.run(script, shell=True, env=environment, capture_output=True, check=False, timeout=PATIENCE)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""
