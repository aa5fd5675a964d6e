"""Bots at the made-up table: any answer, the best answer, and whole games among them."""

from __future__ import annotations

from collections import Counter

import pytest

from cradle.bots.base import Bot, Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.bots.random import RandomBot
from cradle.core.game import Game
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from tests.bots.match import play
from tests.laws.mini import BOX, CARDS, HAND, Bazaar

STOP = 4  # answer to wish


class Wealth(Evaluation):
    """A coin is worth a point, and so is a card in hand."""

    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Bazaar)
        return 100 * table.coins[seat] + 100 * len(table.cards.zones[HAND + seat])


class Thrift(Evaluation):
    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Bazaar)
        return table.coins[seat]


class Nothing(Evaluation):
    def worth(self, table: Table, seat: int) -> int:
        return 0


class Watched(Bot):
    """Answers anything, and remembers what it was handed."""

    def __init__(self) -> None:
        self.handed: list[Table] = []

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        self.handed.append(table)
        return table.answers(seat)[0]


def table(seats: int = 2) -> Bazaar:
    return BOX.setup(seats, [0, 0], 1)


def at_the_market() -> Bazaar:
    t = table()
    for seat in (0, 1):
        t.answer(seat, t.answers(seat)[0])
        t.answer(seat, STOP)
    return t


def at_the_bids() -> Bazaar:
    t = at_the_market()
    t.answer(0, CARDS)
    t.answer(1, CARDS)
    return t


# -- random ----------------------------------------------------------------------------------------------------


def test_the_random_bot_gives_every_legal_answer_alike() -> None:
    t = at_the_market()
    rng = seeded(1)
    found = Counter(RandomBot().choose(t, 0, rng) for _ in range(600))
    assert sorted(found) == t.answers(0)
    assert min(found.values()) > 130


# -- greedy ----------------------------------------------------------------------------------------------------


def test_the_greedy_bot_takes_what_is_worth_most() -> None:
    t = at_the_bids()
    assert all(GreedyBot(Thrift()).choose(t, 0, seeded(n)) == 0 for n in range(20))


def test_the_greedy_bot_leaves_the_table_alone() -> None:
    t = at_the_bids()
    before = t.digest()
    GreedyBot(Wealth()).choose(t, 0, seeded(1))
    assert t.digest() == before


def test_among_equals_the_greedy_bot_takes_any() -> None:
    t = at_the_market()
    bot = GreedyBot(Nothing())
    rng = seeded(1)
    found = Counter(bot.choose(t, 0, rng) for _ in range(300))
    assert sorted(found) == t.answers(0)
    assert min(found.values()) > 60


def test_the_greedy_bot_does_not_think_about_an_only_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_the_bids()
    t.coins = [0, 0]
    monkeypatch.setattr(Bazaar, "clone", None)
    assert GreedyBot(Thrift()).choose(t, 0, seeded(1)) == 0


def test_the_greedy_bot_opens_sealed_answers_to_see_what_they_bring() -> None:
    t = at_the_bids()
    seen: list[bool] = []

    class Open(Evaluation):
        def worth(self, table: Table, seat: int) -> int:
            seen.append(isinstance(table, Game) and table.sealed[seat] >= 0)
            return 0

    GreedyBot(Open()).choose(t, 1, seeded(1))
    assert seen == [False] * len(t.answers(1))


def test_the_same_luck_gives_the_same_choice() -> None:
    t = at_the_bids()
    choices = [GreedyBot(Wealth()).choose(t, 0, seeded(9)) for _ in range(3)]
    assert len(set(choices)) == 1


# -- matches ---------------------------------------------------------------------------------------------------


def test_a_match_is_played_to_its_end() -> None:
    t = table(3)
    n = play(t, [RandomBot(), GreedyBot(Wealth()), RandomBot()], seeded(1), 0)
    assert t.over()
    assert n > 20
    assert t.audit() == ""


def test_a_match_stops_at_its_limit() -> None:
    t = table()
    assert play(t, [RandomBot(), RandomBot()], seeded(1), 6) == 6
    assert not t.over()


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = table(), table()
    for t in (one, two):
        play(t, [GreedyBot(Wealth()), RandomBot()], seeded(5), 0)
    assert one.digest() == two.digest()


def test_bots_are_handed_imagined_tables_only() -> None:
    t = table()
    watched = Watched()
    hidden = t.cards.zones[HAND + 1][:]
    play(t, [watched, RandomBot()], seeded(5), 1)
    assert watched.handed[0] is not t
    hands = set()
    for n in range(30):
        again = Watched()
        play(table(), [again, RandomBot()], seeded(n), 1)
        imagined = again.handed[0]
        assert isinstance(imagined, Bazaar)
        assert imagined.cards.zones[HAND] == table().cards.zones[HAND]
        hands.add(tuple(imagined.cards.zones[HAND + 1]))
    assert len(hands) > 10
    assert len(hidden) == 2


def test_greed_beats_chance() -> None:
    """Coins are points here, so a bot that keeps them is ahead of one that throws them away."""
    lead = 0
    for seed in range(30):
        t = BOX.setup(2, [0, 0], seed)
        play(t, [GreedyBot(Wealth()), RandomBot()], seeded(seed), 0)
        lead += t.coins[0] - t.coins[1]
    assert lead > 30
