"""Many tables in one loop: the same games as at single tables, what is paid, and how games end."""

from __future__ import annotations

import hashlib
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cradle import shelf
from cradle.core.batch import ORDER, Batch
from cradle.core.observation import row
from cradle.core.rewards import reward_number
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table

pytestmark = pytest.mark.compiled

OBSERVED: Final = [name for name in shelf.TITLES if shelf.observable(name)]


def batch(name: str = "hadara", seats: int = 2, tables: int = 3, seed: int = 5, **others: object) -> Batch:
    title = shelf.title(name)
    return Batch(
        shelf.box(name),
        seats,
        title.choices({}, seats),
        shelf.observer(name, seats, bool(others.get("wide", True))),
        title.kinds[-1].first + title.kinds[-1].bound,
        tables,
        seed,
        others.get("order", "any") == "any",
        reward_number(str(others.get("reward", "win"))),
        bool(others.get("zero_sum", False)),
        int(str(others.get("limit", title.safety))),
    )


def legal(batch: Batch, table: int) -> list[int]:
    begin = table * batch.actions
    return [action for action in range(batch.actions) if batch.masks[begin + action]]


def chosen(batch: Batch, rng: Rng) -> list[int]:
    """Any action at each table."""
    actions = [legal(batch, table) for table in range(batch.count)]
    return [each[rng.below(len(each))] for each in actions]


def rewards(batch: Batch, table: int) -> list[float]:
    return list(batch.rewards[table * batch.seats : (table + 1) * batch.seats])


def single(name: str, seats: int, seed: int) -> tuple[Table, Rng]:
    return shelf.box(name).setup(seats, shelf.title(name).choices({}, seats), seed), seeded(seed ^ ORDER)


@pytest.mark.parametrize("order", ["any", "lowest"])
@pytest.mark.parametrize("name", OBSERVED)
def test_the_same_games_as_at_single_tables(name: str, order: str) -> None:
    seats = shelf.title(name).seats[-1]
    many = batch(name, seats, tables=2, order=order, limit=25)
    observer, size = many.observer, many.observer.layout.size
    rng = seeded(1)
    games = [single(name, seats, many.seeds[i]) for i in range(2)]
    for _ in range(40):
        for i, (table, chance) in enumerate(games):
            asked = table.asked()
            seat = asked[chance.below(len(asked))] if order == "any" and len(asked) > 1 else asked[0]
            assert many.to_move[i] == seat
            assert list(many.observations[i * size : (i + 1) * size]) == row(observer, table, seat)
            assert legal(many, i) == [table.kind(seat).first + answer for answer in table.answers(seat)]
        actions = chosen(many, rng)
        seated = list(many.to_move)
        assert many.step(vec[i64](actions)) == -1
        for i, (table, _) in enumerate(games):
            table.take(int(seated[i]), actions[i] - table.kind(int(seated[i])).first)
            if many.ends[i]:
                games[i] = single(name, seats, many.seeds[i])
    assert many.seeds == [5 + 2, 6 + 2]


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("name", OBSERVED)
def test_rows_of_whole_games_are_as_an_observer_writes_them(name: str, wide: bool) -> None:
    """Also of the games that follow: nothing that was kept of one is left for the next."""
    seats = shelf.title(name).seats[-1]
    many, rng = batch(name, seats, tables=2, wide=wide, limit=300), seeded(7)
    size = many.observer.layout.size
    for _ in range(400):
        assert many.step(vec[i64](chosen(many, rng))) == -1
        for i in range(2):
            seen = list(many.observations[i * size : (i + 1) * size])
            assert seen == row(many.observer, many.tables[i], int(many.to_move[i]))
    assert min(many.seeds) >= 7


@pytest.mark.parametrize("name", OBSERVED)
def test_rows_are_the_same_where_buffers_are_not_shared(name: str) -> None:
    seats = shelf.title(name).seats[0]
    one, other = batch(name, seats), batch(name, seats)
    assert one.shared
    other.shared = False
    rng = seeded(2)
    for _ in range(30):
        actions = chosen(one, rng)
        assert one.step(vec[i64](actions)) == other.step(vec[i64](actions)) == -1
        assert list(one.observations) == list(other.observations)


# One game of Hadara for two: seed 6, the lowest answer each time. It ends with these points.
TOTALS: Final = [36, 48]


def lowest_game(reward: str, zero_sum: bool = False) -> tuple[list[float], list[list[float]]]:
    """What is paid at the end of that game, and before."""
    one = batch(tables=1, seed=6, order="lowest", reward=reward, zero_sum=zero_sum)
    before: list[list[float]] = []
    while True:
        assert one.step(vec[i64]([legal(one, 0)[0]])) == -1
        if one.ends[0]:
            assert one.ends[0] == 1
            return rewards(one, 0), before
        before.append(rewards(one, 0))


@pytest.mark.parametrize(
    ("reward", "zero_sum", "paid"),
    [
        ("win", False, [0.0, 1.0]),
        ("win", True, [-0.5, 0.5]),
        ("margin", False, [-12.0, 12.0]),
        ("place", False, [0.0, 1.0]),
        ("place", True, [-0.5, 0.5]),
    ],
)
def test_the_end_is_paid(reward: str, zero_sum: bool, paid: list[float]) -> None:
    last, before = lowest_game(reward, zero_sum)
    assert last == paid
    assert before == [[0.0, 0.0]] * len(before)


def test_points_are_paid_as_they_come() -> None:
    last, before = lowest_game("score")
    assert [sum(paid) for paid in zip(*before, last, strict=True)] == TOTALS
    assert sum(paid != [0.0, 0.0] for paid in before) > 10


def test_points_sum_to_zero_where_asked() -> None:
    last, before = lowest_game("score", zero_sum=True)
    assert {sum(paid) for paid in [*before, last]} == {0.0}
    assert sum(paid[0] for paid in [*before, last]) == (TOTALS[0] - TOTALS[1]) / 2


def test_a_finished_table_begins_anew_with_its_next_seed() -> None:
    many, rng = batch(tables=3, seed=10), seeded(2)
    while not many.ends[1]:
        many.step(vec[i64](chosen(many, rng)))
    assert many.seeds[1] == 10 + 1 + 3
    assert many.given[1] == 0
    assert many.tables[1].digest() == single("hadara", 2, 14)[0].digest()
    assert sum(rewards(many, 1)) == 1.0
    many.step(vec[i64](chosen(many, rng)))
    assert many.ends[1] == 0
    assert rewards(many, 1) == [0.0, 0.0]


def test_a_long_game_is_called_off() -> None:
    many, rng = batch(tables=2, limit=7), seeded(3)
    ends = []
    for _ in range(14):
        many.step(vec[i64](chosen(many, rng)))
        ends.append(list(many.ends))
    assert ends == ([[0, 0]] * 6 + [[2, 2]]) * 2
    assert many.seeds == [5 + 4, 6 + 4]


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    many = batch(tables=3)
    before, masks = [table.digest() for table in many.tables], list(many.masks)
    good = [legal(many, i)[0] for i in range(3)]
    forbidden = next(action for action in range(many.actions) if action not in legal(many, 2))
    for bad in (forbidden, -1, many.actions, 1 << 40, -(1 << 40)):
        assert many.step(vec[i64]([good[0], good[1], bad])) == 2
    assert [table.digest() for table in many.tables] == before
    assert list(many.masks) == masks
    assert many.step(vec[i64](good)) == -1


def test_too_few_actions_change_nothing() -> None:
    many = batch(tables=3)
    before = [table.digest() for table in many.tables]
    with pytest.raises(IndexError):
        many.step(vec[i64]([legal(many, 0)[0]]))
    assert [table.digest() for table in many.tables] == before


def test_a_mask_has_what_is_legal_now_and_nothing_of_before() -> None:
    many, rng = batch(tables=2, seats=4), seeded(4)
    for _ in range(60):
        many.step(vec[i64](chosen(many, rng)))
    assert sum(many.masks) == sum(len(answers) for answers in many.legal)


DIGESTS: Final = {True: "80456b4a59b527bb", False: "857531bad8b5ed77"}


@pytest.mark.parametrize("wide", DIGESTS, ids=["wide", "narrow"])
def test_a_batch_is_the_same_plain_and_compiled(wide: bool) -> None:
    """Buffers of a whole run, Hadara of three with games that end, by their digest."""
    many, rng = batch(seats=3, tables=2, wide=wide), seeded(6)
    digest = hashlib.sha256()
    for _ in range(150):
        for buffer in (many.observations, many.masks, many.to_move, many.rewards, many.ends):
            digest.update(memoryview(buffer))
        many.step(vec[i64](chosen(many, rng)))
    assert sum(many.seeds) > 11
    assert digest.hexdigest()[:16] == DIGESTS[wide]
