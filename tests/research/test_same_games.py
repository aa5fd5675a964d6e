"""The same seeds are the same games on every face: a table alone, OpenSpiel, PettingZoo, and many tables at once."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel
import pytest

import cradle.envs
import cradle.envs.spiel
from cradle import shelf
from cradle.core.rng import seeded

SEED = 900
ANSWERS = 150
Play = Callable[[str, int, int], list[str]]


def chances(game: int) -> Callable[[int], int]:
    """Which of so many actions is taken: the same at every face."""
    return seeded(game + 5).below


def alone(title: str, seats: int, games: int) -> list[str]:
    out = []
    for game in range(games):
        table = shelf.box(title).setup(seats, shelf.title(title).choices({}, seats), SEED + game)
        choose = chances(game)
        for _ in range(ANSWERS):
            answers = table.answers(table.first())
            table.take(table.first(), answers[choose(len(answers))])
        out.append(table.digest())
    return out


def with_openspiel(title: str, seats: int, games: int) -> list[str]:
    played = pyspiel.load_game(f"python_cradle_{title}(players={seats},seed={SEED})")
    out = []
    for game in range(games):
        state = played.new_initial_state()
        state.apply_action(game)
        choose = chances(game)
        for _ in range(ANSWERS):
            actions = state.legal_actions()
            state.apply_action(actions[choose(len(actions))])
        out.append(state.table().digest())
    return out


def with_pettingzoo(title: str, seats: int, games: int) -> list[str]:
    env = cradle.envs.aec(title, seats, order="lowest")
    out = []
    for game in range(games):
        env.reset(seed=SEED + game)
        choose = chances(game)
        for _ in range(ANSWERS):
            actions = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            env.step(int(actions[choose(len(actions))]))
        assert env.deal is not None
        out.append(env.deal.table.digest())
    return out


def many_at_once(title: str, seats: int, games: int) -> list[str]:
    tables = cradle.envs.batch(title, games, seats, order="lowest", seed=SEED)
    choices = [chances(game) for game in range(games)]
    for _ in range(ANSWERS):
        legal = [row.nonzero()[0] for row in tables.seen.masks]
        tables.step([int(actions[choose(len(actions))]) for actions, choose in zip(legal, choices, strict=True)])
    return [tables.table(game).digest() for game in range(games)]


@pytest.mark.parametrize("play", [with_openspiel, with_pettingzoo, many_at_once])
@pytest.mark.parametrize("title", shelf.TITLES)
def test_the_same_seeds_are_the_same_games(title: str, play: Play) -> None:
    seats = shelf.title(title).seats[-1]
    assert play(title, seats, 3) == alone(title, seats, 3)
