"""The vector face: the same games as one table after another, arrays that nobody can spoil, and clear errors."""

from __future__ import annotations

import numpy as np
import pytest

from cradle import envs, shelf
from cradle.envs.problems import Illegal, Problem
from cradle.envs.vector import CradleBatch


def any_action(batch: CradleBatch, luck: np.random.Generator) -> list[int]:
    return [int(luck.choice(np.flatnonzero(mask))) for mask in batch.seen.masks]


@pytest.mark.parametrize("order", ["any", "lowest"])
@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize("title", list(shelf.TITLES))
def test_the_same_games_as_agent_after_agent(title: str, reward: str, order: str) -> None:
    seats = shelf.title(title).seats[-1]
    batch = envs.batch(title, 2, seats, reward=reward, order=order, most_answers=60, seed=30)
    alone = [envs.aec(title, seats, reward=reward, order=order, most_answers=60) for _ in range(2)]
    for i in range(2):
        alone[i].reset(seed=30 + i)
    luck = np.random.default_rng(1)
    for _ in range(130):
        for i, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{batch.seen.to_move[i]}"
            assert (seen["observation"] == batch.seen.observations[i]).all()
            assert (seen["action_mask"] == batch.seen.masks[i]).all()
        actions = any_action(batch, luck)
        batch.step(actions)
        for i, env in enumerate(alone):
            env.step(actions[i])
            assert list(env.rewards.values()) == batch.seen.rewards[i].tolist()
            assert batch.seen.ends[i] == (1 if any(env.terminations.values()) else 2 * any(env.truncations.values()))
            if batch.seen.ends[i]:
                env.reset(seed=batch.seed(i))


def test_arrays_are_one_memory_that_cannot_be_written() -> None:
    batch = envs.batch("hadara", 4, seats=2)
    first = batch.seen
    seen = batch.step(any_action(batch, np.random.default_rng(1)))
    assert [array.shape for array in seen] == [(4, batch.layout.size), (4, 563), (4,), (4, 2), (4,)]
    types = [array.dtype for array in seen]
    assert types == [np.int16, np.int8, np.int64, np.float64, np.uint8]
    for before, after in zip(first, seen, strict=True):
        assert np.shares_memory(before, after)
        with pytest.raises(ValueError, match="read-only"):
            np.asarray(after)[:] = 0
        with pytest.raises(ValueError, match="cannot set WRITEABLE"):
            np.asarray(after).flags.writeable = True


def test_arrays_outlive_their_batch() -> None:
    seen = envs.batch("hadara", 2, seats=2).seen
    assert seen.masks.sum() == 2 * 5


def test_an_illegal_action_says_where_and_plays_nothing() -> None:
    batch = envs.batch("hadara", 3, seats=2)
    before = [array.copy() for array in batch.seen]
    with pytest.raises(Illegal, match="Action 562 is not possible at table 1"):
        batch.step([0, 562, 0])
    for old, new in zip(before, batch.seen, strict=True):
        assert (old == new).all()


@pytest.mark.parametrize("actions", [[0, 0], [[0, 0, 0]], 0, [0.0, 0.0, 0.0], ["a", "b", "c"], [None, 0, 0]])
def test_actions_of_the_wrong_form_are_refused(actions: object) -> None:
    batch = envs.batch("hadara", 3, seats=2)
    with pytest.raises(Problem, match="one whole number for each of the 3 tables"):
        batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.int64])
def test_actions_are_whole_numbers_of_any_kind(kind: type) -> None:
    batch = envs.batch("hadara", 3, seats=2)
    batch.step(np.zeros(6, kind)[::2])
    assert batch.seen.to_move.tolist() == [1, 1, 1]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"tables": 0}, "from 1 to"),
        ({"seed": -1}, "A seed is"),
        ({"seed": 1 << 96}, "A seed is"),
        ({"order": "highest"}, "order cannot be"),
        ({"reward": "fame"}, "fame"),
        ({"seats": 9}, "players"),
        ({"options": {"stars": "falling"}}, "falling"),
    ],
)
def test_a_wrong_batch_is_refused_in_words(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(Problem, match=told):
        envs.batch("hadara", **{"tables": 2, "seats": 2, **wrong})  # type: ignore[arg-type]


def test_a_table_is_handed_out_as_a_copy() -> None:
    batch = envs.batch("hadara", 2, seats=2)
    table = batch.table(1)
    digest = table.digest()
    table.take(0, 0)
    assert batch.table(1).digest() == digest


def test_options_and_the_narrow_layout_reach_the_tables() -> None:
    batch = envs.batch("hadara", 2, seats=2, options={"stars": "out"}, layout="narrow")
    assert batch.layout.size == 368
    assert (batch.seen.observations[:, :5] == [0, 0, 0, 0, 2]).all()
    assert "seat1.coins" in batch.describe()
