"""The bench of environments measures what it says."""

from __future__ import annotations

import itertools
import json
import time

import numpy as np
import pytest

from cradle import envs
from cradle.cli.app import run
from cradle.envs import measures


def test_one_legal_action_is_chosen_for_every_row() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0], [1, 1, 1, 1]], np.int8)
    luck = np.random.default_rng(1)
    chosen = np.array([measures.any_legal(masks, luck) for _ in range(60)])
    assert [sorted(set(column)) for column in chosen.T.tolist()] == [[1, 3], [0], [0, 1, 2, 3]]


def test_the_clock_stands_still_while_actions_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def work(seconds: float) -> float:
        nonlocal now
        now += seconds
        return -seconds

    monkeypatch.setattr(time, "process_time", lambda: now)
    clock = measures.Clock()
    assert clock.time(work, 2.0) == -2.0
    work(5.0)
    assert clock.time(work, 1.0) == -1.0
    assert clock.seconds == 3.0


def slow(name: str, speeds: list[float], told: list[str]) -> measures.Runner:
    """A runner that is as fast in each of its repeats as is said, and tells what is done with it."""
    left = list(speeds)

    def walk(clock: measures.Clock) -> int:
        told.append(name)
        clock.seconds += 2.0
        return int(2 * left.pop(0))

    return measures.Runner(name, "aec", 2, 1, lambda: told.append(f"{name} warm"), walk)


def test_runners_take_turns_after_all_are_warm_and_averages_of_repeats_count() -> None:
    told: list[str] = []
    runners = [slow("a", [10, 50, 20, 40, 30], told), slow("b", [7, 7, 7, 9, 7], told)]
    paces = measures.measure(runners, 2.0 * measures.REPEATS)
    assert told == ["a warm", "b warm", *["a", "b"] * measures.REPEATS]
    assert [(pace.name, pace.best, pace.median) for pace in paces] == [("a", 50.0, 30.0), ("b", 9.0, 7.0)]


def test_a_repeat_lasts_as_long_as_is_said_and_is_an_average() -> None:
    assert slow("a", [10, 50, 30, 99], []).repeat(5.0) == 30.0


def test_tables_of_a_batch_are_everywhere_in_their_games_when_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = envs.batch("hadara", 16, 2, seed=1)
    monkeypatch.setattr(envs, "batch", lambda *_, **__: batch)
    runner = measures.vector("hadara", 2, 16)
    assert batch.batch.given == [0] * 16
    runner.warm_up()
    assert [batch.seed(i) for i in range(16)] == [*range(17, 25), *range(9, 17)]
    given = batch.batch.given
    steps = [late - early for early, late in itertools.pairwise(given)]
    assert given[0] == 0 and min(steps) > 0 and max(steps) - min(steps) <= 1
    assert 60 < given[-1] < 100
    assert runner.walk(measures.Clock()) == 16


def test_a_batch_of_one_table_is_measured_after_a_whole_game() -> None:
    batch = envs.batch("hadara", 1, 2, seed=3)
    measures.spread(batch.batch, np.random.default_rng(1))
    assert batch.seed(0) == 4 and batch.batch.given == [0]


def test_one_agent_after_another_plays_whole_games() -> None:
    runner = measures.aec("hadara", env := envs.aec("hadara", 2))
    for _ in range(2):
        assert runner.walk(measures.Clock()) > 20
        assert not any(env.terminations.values()) and env.last()[4] == env.infos[env.agent_selection]


def test_faces_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "hadara", "--envs", "--seconds", "0.05", "--players", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(pace["face"], pace["seats"], pace["tables"]) for pace in told["titles"]] == [
        ("vector", 2, 32),
        ("vector", 2, 256),
        ("aec", 2, 1),
    ]
    assert all(pace["best"] >= pace["median"] > 0 for pace in told["titles"])
    assert told["peers"] == told["missing"] == []


def test_a_peer_is_played_or_said_to_be_missing() -> None:
    for game in measures.CLASSIC:
        runner = measures.classic(game)
        assert runner is None or runner.seats > 1


def test_peers_stand_beside_the_titles_and_the_missing_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def steady(name: str, face: str, tables: int, steps: int) -> measures.Runner:
        def walk(clock: measures.Clock) -> int:
            clock.seconds += 1.0
            return steps

        return measures.Runner(name, face, 2, tables, lambda: None, walk)

    def classic(game: str) -> measures.Runner | None:
        return None if game == "go" else steady(game, "aec", 1, 32 if game == "tic-tac-toe" else 1)

    def of_title(title: str, seats: int) -> list[measures.Runner]:
        vectors = [steady(title, "vector", tables, 32_000 // tables) for tables in measures.TABLES]
        return [*vectors, steady(title, "aec", 1, 50)]

    monkeypatch.setattr(measures, "classic", classic)
    monkeypatch.setattr(measures, "of_title", of_title)
    assert run(["bench", "hadara", "--envs", "--peers"]) == 0
    told = capsys.readouterr().out
    assert "PettingZoo: chess" in told and "PettingZoo: go" not in told
    assert "Hadara makes 1000.0 times the steps of PettingZoo’s chess as a vector and 50.0 times as AEC." in told
    assert "Hadara makes 500.0 times the steps of PettingZoo’s 5 games together as a vector and 25.0 times" in told
    assert "PettingZoo go is not installed here, so it was not measured." in told
