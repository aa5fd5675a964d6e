"""Age of Heroes: the evaluation, and that it plays better than chance."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.bots.heroes import EVALUATION, WIN, chance_to_win, hope
from cradle.core.rng import seeded
from cradle.games.heroes.numbers import CARDS, NO_PLEDGE
from cradle.games.heroes.pieces import Offer
from cradle.games.heroes.printed import one
from cradle.games.heroes.table import Heroes
from tests.bots.match import play
from tests.games.heroes.positions import act, army, cities, fair, give, stones, table


def lot(*names: str) -> int:
    return sum(one(CARDS.index(name)) for name in names)


def swap(t: Heroes, gives: str, wants: str, to: int = -1) -> int:
    """What seat 0 hopes for from this swap."""
    offer = Offer(0, to, lot(gives), lot(wants), NO_PLEDGE, NO_PLEDGE, -1, 0)
    return hope(t, 0, offer.give, offer.want, offer)


def test_a_city_more_is_worth_more() -> None:
    worths = []
    for owned in range(6):
        t = table(3)
        cities(t, 0, owned)
        give(t, 0, "iron")
        act(t)
        worths.append(EVALUATION.worth(t, 0))
    assert worths == sorted(worths)


def test_winning_is_worth_most_and_falling_least() -> None:
    t = table(2)
    t.winner = 0
    assert (EVALUATION.worth(t, 0), EVALUATION.worth(t, 1)) == (WIN, -WIN)
    t = table(3)
    cities(t, 1, 0)
    t.tribes[1].fallen = True
    act(t)
    assert EVALUATION.worth(t, 1) == -WIN


def test_a_rivals_claim_is_a_threat() -> None:
    t = table(3)
    cities(t, 1, 5)
    act(t)
    before = EVALUATION.worth(t, 0)
    t.tribes[1].due = 3
    assert EVALUATION.worth(t, 0) < before - 1000


def test_chances_of_a_duel() -> None:
    assert chance_to_win(0) == 15 * 100 // 36
    assert chance_to_win(20) > chance_to_win(0) > chance_to_win(-20)
    assert chance_to_win(60) == 100


def test_it_wants_what_it_lacks() -> None:
    t = table(3)
    give(t, 0, "stone wood iron")
    fair(t)
    assert swap(t, "iron", "wood") > 0
    assert swap(t, "wood", "iron") < 0


def test_it_does_not_help_a_tribe_near_its_monument() -> None:
    t = table(3)
    give(t, 0, "concrete stone wood")
    fair(t)
    assert swap(t, "concrete", "hero", 1) == swap(t, "concrete", "hero", 2)
    hopeful = swap(t, "concrete", "wood", 2)
    t = table(3)
    stones(t, 1, 3)
    give(t, 0, "concrete stone wood")
    fair(t)
    assert swap(t, "concrete", "wood") < 0
    assert swap(t, "concrete", "wood", 2) == hopeful


def test_it_does_not_trade_with_a_claimant() -> None:
    t = table(3)
    give(t, 0, "stone wood iron")
    cities(t, 1, 5)
    t.tribes[1].due = 3
    fair(t)
    assert swap(t, "iron", "wood", 1) < 0
    assert swap(t, "iron", "wood", 2) > 0


@pytest.mark.wheel
def test_greedy_beats_random() -> None:
    title = shelf.title("heroes")
    bots = [shelf.bot("greedy", "heroes"), shelf.bot("random", "heroes")]
    wins = 0
    for seed in range(6):
        t = shelf.box("heroes").setup(2, title.choices({}, 2), seed)
        assert isinstance(t, Heroes)
        play(t, bots if seed % 2 else bots[::-1], seeded(seed), title.safety)
        wins += t.winner == (0 if seed % 2 else 1)
    assert wins >= 5


def test_a_large_army_is_counted() -> None:
    t = table(2)
    army(t, 0, 9)
    act(t)
    assert EVALUATION.worth(t, 0) > 0
