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
from cradle.bots.base import Bot
from cradle.bots.erring import ErringBot
from cradle.bots.greedy import GreedyBot
from cradle.bots.random import RandomBot
from cradle.bots.tree import TreeBot
from cradle.core.errors import BadSetup
from cradle.core.rng import Rng
from cradle.core.table import Table
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
    def breaks(
        box: Box, players: int, choices: list[int], seed: int, safety: int, bots: list[Bot]
    ) -> tuple[int, bool, str]:
        if seed == 12:
            raise ZeroDivisionError("no coins")
        return 10, seed != 13, "a card is lost" if seed == 14 else ""

    monkeypatch.setattr(soak, "game", breaks)
    outcome = soak.run(Task("hadara", 2, "", 10, 5))
    assert outcome.failures == [(12, "ZeroDivisionError: no coins"), (14, "a card is lost")]
    assert (outcome.games, outcome.decisions, outcome.stopped) == (5, 40, 1)


def test_the_report_tells_how_to_repeat_a_failure() -> None:
    console = Console(file=io.StringIO(), width=100)
    broken = Outcome(5, 40, 1, 2.0, failures=[(14, "a card is lost")])
    soak.print_report({("hadara", 2, "silver=every"): broken}, console)
    assert isinstance(console.file, io.StringIO)
    printed = console.file.getvalue()
    assert "a card is lost" in printed
    assert 'soak hadara --players 2 --options "silver=every" --games 1 --seed 14' in printed


# -- among bots ------------------------------------------------------------------------------------------------


def test_levels_and_the_number_of_players_are_drawn_by_the_seed() -> None:
    (task,) = soak.tasks_of(soak.rows_of(["ferry"], [], "default", bots=True), 2, 0, "levels")
    assert (task.players, task.bots) == (soak.ANY, ",".join(shelf.levels("ferry")))
    drawn = [soak.drawn(task, seed) for seed in range(40)]
    again = [soak.drawn(task, seed) for seed in range(40)]
    assert [(seats, list(map(type, bots))) for seats, bots in drawn] == [(n, list(map(type, b))) for n, b in again]
    assert {seats for seats, _ in drawn} == set(shelf.title("ferry").seats)
    assert {type(bot) for _, bots in drawn for bot in bots} == {RandomBot, GreedyBot, ErringBot, TreeBot}
    assert all(len(bots) == seats for seats, bots in drawn)
    assert soak.drawn(Task("ferry", 3, "", 0, 1), 5) == (3, [])


def test_an_option_is_played_only_for_those_it_is_made_for() -> None:
    title = shelf.title("tapestry")
    for option in title.options:
        for choice in option.choices:
            task = Task("tapestry", soak.ANY, f"{option.name}={choice}", 0, 1)
            assert all(option.applies(soak.drawn(task, seed)[0]) for seed in range(20))


def test_games_among_levels_end_and_the_longest_is_told() -> None:
    outcome = soak.run(Task("ferry", soak.ANY, "", 0, 25, "random,greedy"))
    assert outcome.failures == [] and (outcome.games, outcome.stopped) == (25, 0)
    longest = soak.run(Task("ferry", soak.ANY, "", outcome.longest_seed, 1, "random,greedy"))
    assert longest.decisions == outcome.longest >= outcome.decisions // 25
    together = Outcome(longest=3, longest_seed=8)
    together.add(outcome)
    together.add(Outcome(longest=3, longest_seed=9))
    assert (together.longest, together.longest_seed) == (outcome.longest, outcome.longest_seed)


class Wrong(Bot):
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        return -7


def test_a_bot_that_answers_what_is_not_allowed_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "bot", lambda level, title: Wrong())
    outcome = soak.run(Task("ferry", 2, "", 0, 2, "greedy"))
    assert [(seed, "answered -7" in wrong) for seed, wrong in outcome.failures] == [(0, True), (1, True)]


def test_the_report_among_bots_tells_how_to_repeat() -> None:
    console = Console(file=io.StringIO(), width=120)
    broken = Outcome(5, 40, 1, 2.0, 17, 3, [(14, "a card is lost")])
    soak.print_report({("ferry", soak.ANY, ""): broken}, console, "levels")
    assert isinstance(console.file, io.StringIO)
    printed = console.file.getvalue()
    assert "soak ferry --bots levels --games 1 --seed 14" in printed
    assert "soak ferry --bots levels --games 1 --seed 3" in printed
    assert " any " in printed and " 17 " in printed


def command() -> typer.Typer:
    app = typer.Typer()
    app.command()(soak.main)
    return app


def test_the_command_prints_a_row_for_each_player_count() -> None:
    result = CliRunner().invoke(command(), ["hadara", "--games", "2", "--players", "2,3", "--jobs", "1"])
    assert result.exit_code == 0
    assert result.output.count("hadara") == 2


def test_the_command_fails_if_a_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "run", lambda task: Outcome(1, 1, 0, 1.0, failures=[(0, "a card is lost")]))
    result = CliRunner().invoke(command(), ["hadara", "--games", "1", "--jobs", "1"])
    assert result.exit_code == 1


@pytest.mark.parametrize(
    "wrong", [["chess"], ["hadara", "--players", "9"], ["hadara", "--players", "two"], ["hadara", "--bots", "deep"]]
)
def test_the_command_says_what_cannot_be_played(wrong: list[str]) -> None:
    assert CliRunner().invoke(command(), wrong).exit_code == 2
