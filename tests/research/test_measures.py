"""The bench of environments measures what it says."""

from __future__ import annotations

import json

import numpy as np
import pytest

from cradle.cli.app import run
from cradle.envs import measures


def test_one_legal_action_is_chosen_for_every_row() -> None:
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0], [1, 1, 1, 1]], np.int8)
    luck = np.random.default_rng(1)
    chosen = np.array([measures.any_legal(masks, luck) for _ in range(60)])
    assert [sorted(set(column)) for column in chosen.T.tolist()] == [[1, 3], [0], [0, 1, 2, 3]]


def test_the_clock_stands_still_while_actions_are_chosen() -> None:
    clock = measures.Clock()
    assert clock.time(sum, range(100_000)) == 4_999_950_000
    assert clock.seconds > 0
    before = clock.seconds
    sum(range(100_000))
    assert clock.seconds == before


def test_faces_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "hadara", "--envs", "--seconds", "0.05", "--players", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(pace["face"], pace["seats"], pace["tables"]) for pace in told["titles"]] == [
        ("vector", 2, 32),
        ("vector", 2, 256),
        ("aec", 2, 1),
    ]
    assert all(pace["steps"] > 0 for pace in told["titles"])
    assert told["peers"] == told["missing"] == []


def test_a_peer_is_measured_or_said_to_be_missing() -> None:
    for game in measures.CLASSIC:
        pace = measures.classic(game, 0.02)
        assert pace is None or pace.steps > 0


def test_peers_stand_beside_the_titles_and_the_missing_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def classic(game: str, seconds: float) -> measures.Pace | None:
        return None if game == "go" else measures.Pace(game, "aec", 2, 1, 32.0 if game == "tic-tac-toe" else 1.0)

    monkeypatch.setattr(measures, "classic", classic)
    monkeypatch.setattr(
        measures, "vector", lambda title, seats, _, n: measures.Pace(title, "vector", seats, n, 32_000.0 / n)
    )
    monkeypatch.setattr(measures, "aec", lambda title, seats, _: measures.Pace(title, "aec", seats, 1, 50.0))
    assert run(["bench", "hadara", "--envs", "--peers"]) == 0
    told = capsys.readouterr().out
    assert "PettingZoo: chess" in told and "PettingZoo: go" not in told
    assert "Hadara makes 1000.0 times the steps of PettingZoo’s chess as a vector and 50.0 times as AEC." in told
    assert "Hadara makes 500.0 times the steps of PettingZoo’s 5 games together as a vector and 25.0 times" in told
    assert "PettingZoo go is not installed here, so it was not measured." in told
