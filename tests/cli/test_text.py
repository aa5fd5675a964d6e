"""`cradle text`: whatever the command line or the program does wrong is told, and the exit code says so."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from cradle.cli.app import run
from cradle.language import LANGUAGES
from tests.processes import PATIENCE


def call(monkeypatch: pytest.MonkeyPatch, written: bytes, *arguments: str) -> tuple[int, list[dict[str, object]]]:
    """The exit code, and the lines that the program reads."""
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(written)))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, write_through=True))
    code = run(["text", *arguments])
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_the_chosen_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    code, said = call(monkeypatch, b"", "hadara", "--lang", language, "--seed", "5")
    assert code == 0
    assert [line["type"] for line in said] == ["hello", "ask", "end"]
    assert said[0]["language"] == language
    question = {"en": "Choose your board.", "ru": "Выбери", "pl": "Wybierz"}[language]
    assert str(said[1]["question"]).startswith(question[:5])


def test_seats_and_bots_are_as_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    _, said = call(monkeypatch, b"", "heroes", "--players", "5", "--mine", "2", "--seat", "5", "--bots", "random")
    assert said[0]["yours"] == [0, 4]
    assert said[0]["seats"] == 5


def test_the_same_seed_asks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = b'{"type":"answer","number":1}\n' * 6
    first, again, other = (call(monkeypatch, lines, "hadara", "--seed", seed)[1] for seed in ("a1", "a1", "a2"))
    assert first == again
    assert first != other


def test_a_program_that_never_learns_is_told_by_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = call(monkeypatch, b"?\n" * 200, "hadara")
    assert code == 1
    assert said[-1]["reason"] == "forfeit"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess"], 2),
        (["hadara", "--players", "9"], 2),
        (["hadara", "--mine", "3", "--players", "2"], 2),
        (["hadara", "--seat", "3", "--players", "2"], 2),
        (["hadara", "--bots", "genius"], 2),
        (["hadara", "--option", "silver=gold"], 2),
        (["hadara", "--width", "20"], 2),
        (["hadara", "--seed", "xyz"], 2),
        (["hadara", "--content", "nowhere.toml"], 1),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int
) -> None:
    assert call(monkeypatch, b"", *arguments) == (code, [])
    sentence = capsys.readouterr().err.strip()
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_program_that_goes_away_leaves_no_traceback() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "cradle", "text", "hadara"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None and process.stdin is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b'{"type":"answer","number":1}\n' * 3)
    process.stdin.close()
    assert process.wait(PATIENCE) in {0, 1}
    assert process.stderr.read() == b""
    process.stderr.close()
