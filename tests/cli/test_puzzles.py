"""`cradle puzzles` as people call it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle.cli.app import run
from cradle.core.table import Table
from cradle.puzzles.keep import Making
from cradle.puzzles.making import Looked, recipe_of
from cradle.puzzles.puzzle import Puzzle, puzzles, sitting_of
from tests.cli.conftest import Outcome
from tests.processes import PATIENCE


def first(title: str = "hadara") -> Puzzle:
    return next(iter(puzzles(title).values()))


def number_of(table: Table, puzzle: Puzzle, word: str) -> int:
    kind = table.kind(puzzle["seat"])
    return [kind.word(answer) for answer in table.answers(puzzle["seat"])].index(word) + 1


@pytest.mark.parametrize(("place", "told"), [(0, "Best answer."), (-1, "Not the best answer.")])
def test_a_puzzle_is_tried_by_its_number(environment: dict[str, str], place: int, told: str) -> None:
    puzzle = first()
    word = puzzle["choices"][place]["word"]
    table = sitting_of("hadara", puzzle).table
    typed = f"0\nx\n{number_of(table, puzzle, word)}\n"
    command = [sys.executable, "-m", "cradle", "puzzles", "play", "hadara"]
    done = subprocess.run(
        command, check=True, env=environment, input=typed.encode(), capture_output=True, timeout=PATIENCE
    )
    before, _, after = done.stdout.decode().partition(told)
    assert after.count("%") == len(puzzle["choices"])
    assert "%" not in before, "nothing is told before the try"
    lines = [line for line in after.splitlines() if "%" in line]
    assert lines[0].startswith("★") and lines[0].split()[1] == f"{100 * puzzle['choices'][0]['chance']:.0f}%"
    assert lines[place].startswith("★" if place == 0 else "•")
    assert f"{puzzle['games']} games" in after and puzzle["clause"] in after


def test_making_goes_on_from_what_was_found(call: Callable[..., Outcome], tmp_path: Path) -> None:
    book, puzzle = tmp_path / "puzzles.json", first()
    making = Making(book, recipe_of("hadara", 1), 1)
    making.add(Looked(0, puzzle))
    making.close()
    found = call("puzzles", "make", "hadara", "--count", "1", "--out", str(book))
    assert found.code == 0 and found.out.startswith("1 puzzles from 1 games"), found.err
    assert json.loads(book.read_text(encoding="utf-8"))["puzzles"] == [puzzle]


def test_wrong_calls_get_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    for arguments in (
        ("make", "chess"),
        ("make", "hadara", "--level", "divine"),
        ("make", "hadara", "--count", "0"),
        ("make", "hadara", "--out", str(tmp_path / "file" / "x.json")),
        ("check", "chess"),
        ("play", "chess"),
    ):
        assert run(["puzzles", *arguments, "--lang", "en"]) in (1, 2), arguments
        told = capsys.readouterr()
        assert told.err.strip() and not told.out, arguments
