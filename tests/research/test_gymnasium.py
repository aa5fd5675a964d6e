"""Gymnasium's face: its own check for every title and player count, rivals, and games compared."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cradle import envs, shelf
from cradle.bots.random import RandomBot
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.envs.gym import RIVALS
from cradle.envs.problems import Illegal, Problem
from tests.research.playing import FEWEST, PAIRS, any_of

pytestmark = pytest.mark.compiled


def made(title: str, **given: Any) -> Any:
    return gymnasium.make(f"cradle/{title.capitalize()}-v{shelf.title(title).version}", **given).unwrapped


@pytest.mark.parametrize(("title", "seats"), PAIRS)
def test_every_title_is_as_gymnasium_wants_it(title: str, seats: int) -> None:
    check_env(made(title, seats=seats), skip_render_check=True)


@pytest.mark.parametrize(("title", "seats"), FEWEST)
def test_so_it_is_with_rivals_that_think(title: str, seats: int) -> None:
    check_env(made(title, seats=seats, rivals="greedy"), skip_render_check=True)


def test_titles_have_the_version_of_their_rules() -> None:
    assert all(
        f"cradle/{name.capitalize()}-v{shelf.title(name).version}" in gymnasium.registry for name in shelf.TITLES
    )


@pytest.mark.parametrize("order", ["any", "lowest"])
@pytest.mark.parametrize(("title", "seats", "seat"), [("hadara", 3, 1), ("heroes", 3, 2), ("horizon", 2, 0)])
def test_a_game_is_that_of_one_agent_after_another(title: str, seats: int, seat: int, order: str) -> None:
    env = made(title, seats=seats, seat=seat, order=order)
    other = envs.aec(title, seats, order=order)
    seen, _ = env.reset(seed=8)
    other.reset(seed=8)
    luck, bot = seeded(8 ^ RIVALS), RandomBot()
    for _ in range(25):
        while not other.deal_ended() and other.agent_selection != f"seat_{seat}":
            rival = int(other.agent_selection.removeprefix("seat_"))
            table = other.playing().table
            answer = bot.choose(table.imagine(rival, luck), rival, luck)
            other.step(table.kind(rival).first + answer)
        assert env.deal.table.digest() == other.playing().table.digest()
        if env.deal.ended():
            break
        assert seen["observation"].tolist() == other.observe(f"seat_{seat}")["observation"].tolist()
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, _, _, _, info = env.step(action)
        other.step(action)
        assert not info["illegal"]


def test_a_whole_game_ends_and_pays() -> None:
    env = made("hadara", seats=2)
    seen, _ = env.reset(seed=3)
    rng = seeded(3)
    over = called_off = False
    paid = []
    while not over:
        seen, reward, over, called_off, _ = env.step(any_of(seen["action_mask"], rng))
        paid.append(reward)
    assert not called_off and not seen["action_mask"].any()
    assert set(paid[:-1]) == {0.0} and paid[-1] == float(0 in env.deal.table.sheet().winners())
    with pytest.raises(Problem, match="has ended"):
        env.step(0)


def test_a_game_that_is_called_off_is_truncated() -> None:
    env = made("heroes", seats=2, most_answers=30)
    seen, _ = env.reset(seed=3)
    for _ in range(31):
        seen, reward, over, called_off, _ = env.step(any_of(seen["action_mask"], seeded(1)))
        if called_off:
            assert not over and reward == 0.5
            return
    pytest.fail("the game was not called off")


def test_an_illegal_action_is_the_lowest_answer_or_an_error() -> None:
    env = made("hadara", seats=2)
    seen, info = env.reset(seed=1)
    assert info == {"illegal": False}
    lowest = int(np.flatnonzero(seen["action_mask"])[0])
    taken, _, _, _, info = env.step(lowest - 1 if lowest else 10**6)
    assert info == {"illegal": True}
    env.reset(seed=1)
    again, _, _, _, info = env.step(lowest)
    assert info == {"illegal": False} and again["observation"].tolist() == taken["observation"].tolist()
    strict = made("hadara", seats=2, illegal="raise")
    strict.reset(seed=1)
    before = strict.deal.table.digest()
    with pytest.raises(Illegal):
        strict.step(10**6)
    assert strict.deal.table.digest() == before


class Lowest:
    """A bot of one's own: anything that chooses."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        self.asked += 1
        return table.answers(seat)[0]


class Wild(Lowest):
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        return -1


def test_rivals_are_a_level_a_list_or_bots_of_ones_own() -> None:
    one = Lowest()
    env = made("hadara", seats=3, seat=1, rivals=["random", one])
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.seen(env.deal)["action_mask"])[0]))
    assert one.asked
    with pytest.raises(Problem, match="2 rivals"):
        made("hadara", seats=3, rivals=["random"])
    with pytest.raises(Problem, match="clever"):
        made("hadara", seats=3, rivals="clever")
    with pytest.raises(Illegal):
        made("hadara", seats=2, seat=1, rivals=Wild()).reset(seed=1)


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"seat": -1}, {"illegal": "ignore"}, {"seats": 1}])
def test_bad_arguments_get_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        made("hadara", **{"seats": 2, **wrong})
    assert str(caught.value).endswith(".")


def test_nothing_is_asked_before_reset() -> None:
    env = made("hadara", seats=2)
    for asked in (lambda: env.step(0), env.render):
        with pytest.raises(Problem, match="reset"):
            asked()
    assert "round" not in env.describe().splitlines()[0]


def test_the_table_as_text() -> None:
    env = made("hadara", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in env.render()
