"""The soak: a few hundred games of every title here, ten thousand of each by `python -m cradle.arena.soak`."""

from __future__ import annotations

import io
import math
import os
from typing import Final

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from cradle import shelf
from cradle.arena import soak
from cradle.arena.soak import Outcome, Task
from cradle.core.errors import BadSetup
from cradle.core.title import Box

FEW: Final = 2 if os.environ.get("CRADLE_FEW") == "1" else 6  # of plain rules, which are ten times as slow
GAMES: Final = 25 if os.environ.get("CRADLE_COMPILED") == "1" else FEW
SETS: Final = 4  # of options, spread over all combinations
PLAYED: Final = [(title, players) for title in shelf.TITLES for players in shelf.title(title).seats]


def some(rows: list[tuple[str, int, str]]) -> list[tuple[str, int, str]]:
    return rows[:: max(1, len(rows) // SETS)]


@pytest.mark.compiled
@pytest.mark.parametrize(("title", "players"), PLAYED)
def test_random_games_end_with_all_pieces(title: str, players: int) -> None:
    for name, count, options in some(soak.rows_of([title], [players], "all")):
        outcome = soak.run(Task(name, count, options, 1000, GAMES))
        assert outcome.failures == []
        assert outcome.games == GAMES
        assert outcome.stopped == 0 or shelf.title(title).safety > 0


def test_the_same_task_gives_the_same_games_in_another_process() -> None:
    tasks = [Task(next(iter(shelf.TITLES)), 2, "", seed, 5) for seed in (0, 5)]
    here = {task: outcome.decisions for task, outcome in soak.outcomes(tasks, 1)}
    there = {task: outcome.decisions for task, outcome in soak.outcomes(tasks, 2)}
    assert here == there


def test_games_are_cut_into_tasks_without_a_gap() -> None:
    tasks = soak.tasks_of([("hadara", 2, ""), ("hadara", 3, "")], 120, 7)
    assert [(task.players, task.seed, task.games) for task in tasks] == [
        (2, 7, 50),
        (2, 57, 50),
        (2, 107, 20),
        (3, 7, 50),
        (3, 57, 50),
        (3, 107, 20),
    ]


def test_each_choice_that_differs_is_a_set_by_itself() -> None:
    title = shelf.title("heroes")
    sets = soak.option_sets(title, 4, "each")
    assert sets[0] == ""
    assert len(sets) == len(set(sets)) == 1 + sum(len(option.choices) - 1 for option in title.options)
    assert all(" " not in chosen for chosen in sets)


def test_all_options_are_all_combinations() -> None:
    title = shelf.title("hadara")
    sets = soak.option_sets(title, 2, "all")
    assert sets[0] == ""
    assert len(sets) == len(set(sets)) == math.prod(len(option.choices) for option in title.options)
    assert soak.option_sets(title, 2, "default") == [""]
    assert soak.option_sets(title, 2, "first-game=yes,silver=every") == ["first-game=yes silver=every"]


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup):
        soak.option_sets(shelf.title("hadara"), 2, "weather=rain")


def test_a_game_that_breaks_is_a_failure_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(box: Box, players: int, choices: list[int], seed: int, safety: int) -> tuple[int, bool, str]:
        if seed == 12:
            raise ZeroDivisionError("no coins")
        return 10, seed != 13, "a card is lost" if seed == 14 else ""

    monkeypatch.setattr(soak, "game", breaks)
    outcome = soak.run(Task("hadara", 2, "", 10, 5))
    assert outcome.failures == [(12, "ZeroDivisionError: no coins"), (14, "a card is lost")]
    assert (outcome.games, outcome.decisions, outcome.stopped) == (5, 40, 1)


def test_the_report_tells_how_to_repeat_a_failure() -> None:
    console = Console(file=io.StringIO(), width=100)
    broken = Outcome(5, 40, 1, 2.0, [(14, "a card is lost")])
    soak.print_report({("hadara", 2, "silver=every"): broken}, console)
    assert isinstance(console.file, io.StringIO)
    printed = console.file.getvalue()
    assert "a card is lost" in printed
    assert 'soak hadara --players 2 --options "silver=every" --games 1 --seed 14' in printed


def command() -> typer.Typer:
    app = typer.Typer()
    app.command()(soak.main)
    return app


def test_the_command_prints_a_row_for_each_player_count() -> None:
    result = CliRunner().invoke(command(), ["hadara", "--games", "2", "--players", "2,3", "--jobs", "1"])
    assert result.exit_code == 0
    assert result.output.count("hadara") == 2


def test_the_command_fails_if_a_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "run", lambda task: Outcome(1, 1, 0, 1.0, [(0, "a card is lost")]))
    result = CliRunner().invoke(command(), ["hadara", "--games", "1", "--jobs", "1"])
    assert result.exit_code == 1


@pytest.mark.parametrize("wrong", [["chess"], ["hadara", "--players", "9"], ["hadara", "--players", "two"]])
def test_the_command_says_what_cannot_be_played(wrong: list[str]) -> None:
    assert CliRunner().invoke(command(), wrong).exit_code == 2
