"""Puzzles in the making: what a game gives follows from the recipe alone, and a stopped run goes on."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

import pytest

from cradle.analysis.verdict import Named, Weighed
from cradle.core.errors import BadSetup
from cradle.puzzles.counting import ahead, hopeless
from cradle.puzzles.keep import Making
from cradle.puzzles.making import Looked, look, recipe_of
from cradle.puzzles.puzzle import Puzzle, puzzles

RECIPE: Final = recipe_of("hadara", 1)
QUICK: Final = 42


def weighed(chance: float, error: float) -> Weighed:
    return Weighed("", 0, Named("", {}), chance, 0.0, error, 96, [])


def some(count: int) -> list[Puzzle]:
    return list(puzzles("hadara").values())[:count]


@pytest.mark.parametrize(
    ("gap", "error", "is_ahead"),
    [(0.08, 0.05, True), (0.079, 0.01, False), (0.2, 0.13, True), (0.2, 0.14, False)],
)
def test_ahead_is_by_eight_points_and_three_standard_errors(gap: float, error: float, is_ahead: bool) -> None:
    assert ahead(weighed(0.5, error), weighed(0.5 - gap, error)) is is_ahead


def test_what_is_too_near_gets_no_more_games() -> None:
    best = weighed(0.5, 0.1)
    assert hopeless(best, weighed(0.5, 0.02), 48)
    assert not hopeless(best, weighed(0.4, 0.1), 48)
    assert hopeless(best, weighed(0.4, 0.25), 192)


def test_a_packaged_puzzle_comes_out_again() -> None:
    """One that takes little time, made anew from its recipe."""
    puzzle = next(one for one in some(40) if one["game"] == QUICK)
    assert look(RECIPE, QUICK).puzzle == puzzle


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup):
        recipe_of("hadara", 1, "divine")


def test_a_stopped_run_goes_on_and_the_book_is_whole_at_any_time(tmp_path: Path) -> None:
    book, (first, second) = tmp_path / "puzzles.json", some(2)
    making = Making(book, RECIPE, 2)
    making.add(Looked(0, None))
    assert not book.exists()
    making.add(Looked(1, first))
    assert [one["id"] for one in json.loads(book.read_text())["puzzles"]] == [first["id"]]
    making.close()
    with making.path.open("a") as file:
        file.write('{"game": 2, "puz')  # it was killed in the middle of a line
    again = Making(book, RECIPE, 2)
    assert (again.games, again.found, again.done) == (2, [first], False)
    again.add(Looked(2, second))
    assert again.done
    again.close()
    assert [one["id"] for one in json.loads(book.read_text())["puzzles"]] == [first["id"], second["id"]]


def test_what_was_made_by_another_recipe_is_begun_anew(tmp_path: Path) -> None:
    book = tmp_path / "puzzles.json"
    making = Making(book, RECIPE, 2)
    making.add(Looked(0, some(1)[0]))
    making.close()
    other = Making(book, recipe_of("hadara", 2), 2)
    assert (other.games, other.found) == (0, [])
    other.close()
    assert json.loads(other.path.read_text().splitlines()[0])["seed"] == asdict(other.recipe)["seed"] == 2
