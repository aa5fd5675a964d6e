"""Age of Heroes: the terms of its evaluation."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.bots.greedy import GreedyBot
from cradle.bots.heroes_terms import TERMS, kept
from cradle.bots.heroes_war import at_home, breach, breach_now, muster_worth, odds_of
from cradle.bots.heroes_weights import WEIGHTS
from cradle.bots.terms import Weighed
from cradle.core.rng import seeded
from cradle.games.heroes.hands import packed
from cradle.games.heroes.numbers import CARDS, CONQUEST
from cradle.games.heroes.pieces import LED, Battle
from cradle.games.heroes.printed import one
from cradle.games.heroes.table import Heroes
from tests.bots.match import play
from tests.games.heroes.positions import act, army, cities, fortress, give, say, stones, table

EVALUATION = Weighed(TERMS, WEIGHTS)


def term(t: Heroes, seat: int, name: str) -> int:
    out = [0] * len(TERMS.names)
    TERMS.write(t, seat, out)
    return out[TERMS.names.index(name)]


def test_every_number_of_seats_has_a_weight_for_every_term() -> None:
    assert [len(row) for row in WEIGHTS] == [0, 0] + [len(TERMS.names)] * 5
    assert all(row[0] == 100 for row in WEIGHTS[2:])


def test_all_seats_at_once_are_worth_what_each_is() -> None:
    title = shelf.title("heroes")
    for seats in (2, 4):
        t = shelf.box("heroes").setup(seats, title.choices({}, seats), 5)
        bots = [shelf.bot("greedy", "heroes")] * seats
        for _ in range(12):
            play(t, bots, seeded(1), 50)
            out = [0] * seats
            EVALUATION.worths(t, out)
            assert out == [EVALUATION.worth(t, seat) for seat in range(seats)]


def test_winning_is_worth_most_and_falling_least() -> None:
    t = table(3)
    t.winner = 1
    out = [0] * 3
    EVALUATION.worths(t, out)
    assert out == [-1_000_000, 1_000_000, -1_000_000]
    t = table(3)
    cities(t, 1, 0)
    t.tribes[1].fallen = True
    act(t)
    assert EVALUATION.worth(t, 1) == -1_000_000


def test_a_claim_is_worth_less_the_more_easily_it_is_ended() -> None:
    claims = []
    for rivals in (0, 2, 4):
        t = table(2)
        cities(t, 0, 5)
        t.tribes[0].due = 3
        army(t, 0)
        if rivals:
            army(t, 1, rivals)
        act(t, 0)
        claims.append(term(t, 0, "claim"))
    assert claims[0] > claims[1] > claims[2]


def test_a_claim_that_nobody_can_end_any_more_decides() -> None:
    t = table(2)
    cities(t, 0, 5)
    t.tribes[0].due = 2
    stones(t, 1, 4)
    army(t, 1, 3, LED)
    give(t, 1, "gold gold hero")
    t.starter = 1
    act(t, 1)
    assert EVALUATION.worth(t, 1) > 0
    say(t, 1, "rest")  # it was the last chance
    assert EVALUATION.worth(t, 0) > 4000


def test_a_claim_is_fought_to_the_last() -> None:
    for armies, answer in ((2, "attack-0-0"), (1, "attack-0-2")):
        t = table(2)
        if armies == 2:
            cities(t, 0, 5)
        else:
            stones(t, 0, 5)
        t.tribes[0].due = 2
        t.starter = 1
        army(t, 1, armies)
        give(t, 1, "wood wood stone")
        cities(t, 1, 4)
        act(t, 1)
        assert t.kind(1).word(GreedyBot(EVALUATION).choose(t.imagine(1, seeded(1)), 1, seeded(2))) == answer


def test_a_battle_against_a_claim() -> None:
    t = table(2)
    cities(t, 0, 5)
    t.tribes[0].due = 2
    t.starter = 1
    army(t, 1, 3)
    act(t, 1)
    say(t, 1, "attack 0 conquest")
    b = t.battle
    assert b is not None
    assert breach_now(t, b, 0, 0) == 1000
    assert 0 < breach_now(t, b, 0, 2) < 1000
    say(t, 1, "army", "army", "army", "go")
    assert breach_now(t, b, 0, 0) == 1000
    say(t, 1, "take 0")
    assert EVALUATION.worth(t, 0) > 4000


def test_chances_to_end_a_claim() -> None:
    t = table(2)
    cities(t, 0, 5)
    t.tribes[0].due = 3
    army(t, 1, 2)
    assert breach(t, 0, at_home(t, 1), at_home(t, 0)) == 1000
    army(t, 0)
    won = odds_of(0)[0] * 1000 // 36
    assert abs(breach(t, 0, at_home(t, 1), at_home(t, 0)) - won) <= 1
    fortress(t, 0, 6)
    assert breach(t, 0, at_home(t, 1), at_home(t, 0)) == 0


def test_a_force_is_judged_by_what_can_still_join_it() -> None:
    t = table(2)
    cities(t, 1, 3)
    army(t, 0, 2)
    b = Battle(0, 1, CONQUEST, 0)
    assert muster_worth(t, b) > 0
    t.tribes[0].armies.pop()
    assert muster_worth(t, b) < 0


def test_cards_over_the_limit_are_given_up_by_their_use() -> None:
    t = table(3)
    give(t, 0, "iron wood wood stone gold granite bricks")
    left = sum(one(CARDS.index(name)) for name in ["iron", "wood", "wood", "stone", "gold"])
    assert kept(t, 0, packed(t, 0), 2) == left


def test_a_tribe_can_be_chosen() -> None:
    title = shelf.title("heroes")
    t = shelf.box("heroes").setup(3, title.choices({"tribe-choice": "in-turn-order"}, 3), 1)
    seat = t.first()
    bot = GreedyBot(EVALUATION)
    assert bot.choose(t.imagine(seat, seeded(1)), seat, seeded(2)) in t.answers(seat)


@pytest.mark.wheel
def test_it_beats_greedy() -> None:
    title = shelf.title("heroes")
    bots = [GreedyBot(EVALUATION), shelf.bot("greedy", "heroes")]
    wins = 0
    for seed in range(10):
        t = shelf.box("heroes").setup(2, title.choices({}, 2), seed)
        assert isinstance(t, Heroes)
        play(t, bots if seed % 2 else bots[::-1], seeded(seed), title.safety)
        wins += t.winner == (0 if seed % 2 else 1)
    assert wins >= 6
