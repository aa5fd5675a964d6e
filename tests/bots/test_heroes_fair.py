"""Age of Heroes: offers that bots make and decline at the fair, and what they say about it."""

from __future__ import annotations

import pytest

from cradle.bots.base import Bot
from cradle.bots.erring import ErringBot
from cradle.bots.greedy import GreedyBot
from cradle.bots.heroes_fair import BEGUN, HOPELESS, REASONS, TALKED_OUT, bargains, blank, hope, pact, reason, taken_up
from cradle.bots.heroes_pledges import pledge_worth, reputation
from cradle.bots.heroes_terms import TERMS
from cradle.bots.heroes_weights import WEIGHTS
from cradle.bots.terms import Weighed
from cradle.core.rng import seeded
from cradle.games.heroes.numbers import ATTACK, CARDS, CONSENT, GIFT, NO_PLEDGE, PEACE, SHUN
from cradle.games.heroes.pieces import Offer, Promise
from cradle.games.heroes.printed import one
from cradle.games.heroes.table import Heroes
from cradle.language import LANGUAGES, Language
from tests.games.heroes.positions import act, army, cities, fair, give, say, stones, table


def lot(names: str) -> int:
    return sum(one(CARDS.index(name)) for name in names.split())


def offer(
    by: int, gives: str, wants: str, to: int = -1, vow: int = NO_PLEDGE, wish: int = NO_PLEDGE, reply: int = -1
) -> Offer:
    return Offer(by, to, lot(gives), lot(wants), vow, wish, reply, 0)


def says(t: Heroes, seat: int) -> str:
    """What a bot answers."""
    return t.kind(seat).word(GreedyBot(Weighed(TERMS, WEIGHTS)).choose(t.imagine(seat, seeded(3)), seat, seeded(4)))


def trade(t: Heroes, bot: Bot | None = None) -> int:
    """The fair among bots; how many answers it takes."""
    bot = bot or GreedyBot(Weighed(TERMS, WEIGHTS))
    rng = seeded(3)
    n = 0
    while t.first() >= 0:
        seat = t.first()
        t.take(seat, bot.choose(t.imagine(seat, rng), seat, rng))
        n += 1
    return n


# -- making offers ---------------------------------------------------------------------------------------------------


def test_it_wants_what_it_lacks() -> None:
    t = table(3)
    give(t, 0, "stone wood iron grain")
    give(t, 1, "wood wood gold")
    give(t, 2, "wood iron")
    fair(t)
    assert hope(t, 0, offer(0, "iron", "wood")) > 0
    assert hope(t, 0, offer(0, "wood", "iron")) < 0


def test_nobody_takes_up_what_is_too_dear() -> None:
    t = table(3)
    give(t, 0, "stone wood iron")
    give(t, 1, "gold gold wood")
    fair(t)
    assert taken_up(t, 1, offer(0, "iron", "gold")) == 0
    assert taken_up(t, 1, offer(0, "iron", "wood")) > 0


def test_a_card_that_was_shown_is_surely_there() -> None:
    t = table(3)
    give(t, 0, "stone iron")
    give(t, 1, "wood grain")
    fair(t)
    before = taken_up(t, 1, offer(0, "iron", "wood"))
    say(t, 1, "offer", "all", "give wood", "want iron", "post")
    assert taken_up(t, 1, offer(0, "iron", "wood")) > before


def test_no_stone_for_a_monument_that_is_nearly_built() -> None:
    t = table(3)
    give(t, 0, "concrete stone wood")
    give(t, 1, "wood wood gold")
    fair(t)
    assert hope(t, 0, offer(0, "concrete", "wood", 1)) > 0
    t = table(3)
    stones(t, 1, 2)
    give(t, 0, "concrete stone wood")
    give(t, 1, "wood wood gold")
    fair(t)
    assert hope(t, 0, offer(0, "concrete", "wood", 1)) < 0


def test_nothing_for_who_claims_victory() -> None:
    t = table(3)
    give(t, 0, "stone wood iron")
    give(t, 1, "wood gold")
    give(t, 2, "wood gold")
    cities(t, 1, 5)
    t.tribes[1].due = 3
    fair(t)
    assert hope(t, 0, offer(0, "iron", "wood", 1)) < 0
    assert hope(t, 0, offer(0, "iron", "wood")) < 0
    assert hope(t, 0, offer(0, "iron", "wood", 2)) > 0


def at_the_fair() -> Heroes:
    t = table(4)
    give(t, 0, "stone wood iron grain limestone")
    give(t, 1, "wood wood gold iron marble")
    give(t, 2, "grain grain stone bricks concrete")
    give(t, 3, "iron stone wood hero granite")
    fair(t)
    return t


def test_a_fair_of_bots_is_short() -> None:
    t = at_the_fair()
    assert trade(t) < 4 * 20
    assert max(t.begun) <= BEGUN


def test_a_fair_of_those_who_misjudge_everything_is_short_too() -> None:
    """Their offers are bad, but few and of few cards, and they promise nothing that is no use to them."""
    t = at_the_fair()
    assert trade(t, ErringBot(Weighed(TERMS, WEIGHTS), 2400, 0)) < 4 * 25
    assert max(t.begun) <= BEGUN


def test_no_draft_grows_beyond_a_few_cards() -> None:
    t = table(2)
    give(t, 0, "stone wood iron grain limestone")
    give(t, 1, "wood wood gold iron marble")
    fair(t)
    say(t, 0, "offer", "give iron", "give grain", "want wood")
    for more in ("give stone", "want gold"):
        longer = t.clone()
        say(longer, 0, more)
        assert bargains(longer, 0) <= TALKED_OUT < bargains(t, 0)


# -- promises --------------------------------------------------------------------------------------------------------


def test_a_promise_is_worth_as_much_as_the_word_of_its_maker() -> None:
    t = fair(table(3))
    t.promises = [Promise(1, 0, PEACE, 2)]
    trusted = reputation(t, 0)
    t.tribes[1].broken = 1
    assert reputation(t, 0) < trusted
    t.tribes[1].kept = 3
    assert reputation(t, 0) == trusted


def test_a_broken_promise_counts_against_oneself() -> None:
    t = fair(table(3))
    t.tribes[0].broken = 1
    assert reputation(t, 0) < reputation(t, 1)


def test_a_gift_that_was_promised_is_given() -> None:
    t = table(2)
    give(t, 0, "iron granite marble")
    give(t, 1, "wood")
    t.promises = [Promise(0, 1, GIFT, 1)]
    fair(t)
    trade(t)
    assert (t.tribes[0].kept, t.tribes[0].broken) == (1, 0)


def test_a_gift_that_was_promised_is_given_among_three() -> None:
    t = table(3)
    give(t, 0, "iron granite marble")
    give(t, 1, "wood")
    give(t, 2, "grain")
    t.promises = [Promise(0, 2, GIFT, 1)]
    fair(t)
    trade(t)
    assert (t.tribes[0].kept, t.tribes[0].broken) == (1, 0)
    assert len(t.hand(2)) >= 2


def test_peace_is_worth_what_it_saves() -> None:
    t = table(3)
    army(t, 1, 3)
    give(t, 0, "iron wood gold")
    fair(t)
    assert pledge_worth(t, 1, 0, PEACE) > pledge_worth(t, 0, 1, PEACE)
    assert hope(t, 0, offer(0, "", "", 1, PEACE, PEACE)) < 0  # the stronger one gets nothing for it
    army(t, 0, 3)
    give(t, 1, "iron wood gold")
    assert hope(t, 0, offer(0, "", "", 1, PEACE, PEACE)) > 0
    assert hope(t, 0, offer(0, "", "", 2, PEACE, PEACE)) < 0  # who cannot attack need not promise it


def test_peace_can_be_bought() -> None:
    t = table(3)
    army(t, 1, 4)
    give(t, 0, "iron iron iron wood granite")
    fair(t)
    assert hope(t, 0, offer(0, "granite", "", 1, NO_PLEDGE, PEACE)) < 0  # of no use to them
    assert hope(t, 0, offer(0, "iron", "", 1, NO_PLEDGE, PEACE)) > 0
    t.tribes[1].broken = 1
    assert hope(t, 0, offer(0, "iron", "", 1, NO_PLEDGE, PEACE)) < 0


def test_nobody_is_asked_for_what_they_can_only_decline() -> None:
    t = table(3)
    army(t, 1, 4)
    give(t, 0, "iron iron iron wood granite")
    fair(t)
    assert pact(t, 0, blank(0, 1), lot("iron"), 0, NO_PLEDGE, PEACE) > 0
    assert pact(t, 0, blank(0, 1), lot("granite"), 0, NO_PLEDGE, PEACE) == HOPELESS
    say(t, 0, "offer", "seat 1", "give iron", "wish peace", "post")
    assert pact(t, 0, blank(0, 1), lot("iron"), 0, NO_PLEDGE, PEACE) == HOPELESS  # nor twice


def test_two_who_could_hurt_each_other_make_peace() -> None:
    t = table(3)
    army(t, 0, 3)
    army(t, 1, 3)
    give(t, 0, "granite granite bricks")
    give(t, 1, "granite granite bricks")
    fair(t)
    trade(t)
    assert {(p.by, p.to, p.pledge) for p in t.promises} >= {(0, 1, PEACE), (1, 0, PEACE)}


@pytest.mark.parametrize(("broken", "answer"), [(0, "accept-0"), (1, "done")])
def test_a_promise_is_taken_from_who_is_trusted(broken: int, answer: str) -> None:
    t = table(3)
    army(t, 1, 4)
    t.tribes[1].broken = broken
    give(t, 0, "iron iron iron iron iron granite granite")
    fair(t)
    say(t, 1, "offer", "seat 0", "want granite", "vow peace", "post")
    t.begun[0] = BEGUN
    assert says(t, 0) == answer


def test_a_word_is_kept_unless_it_pays_to_break_it() -> None:
    answers = []
    for promises, claims in ((False, False), (True, False), (True, True)):
        t = table(3)
        army(t, 0, 2)
        give(t, 1, "iron wood")
        give(t, 0, "iron wood wood")
        if promises:
            t.promises = [Promise(0, 1, PEACE, 2)]
        if claims:
            cities(t, 1, 5)
            t.tribes[1].due = 3
        act(t, 0)
        answers.append(says(t, 0).startswith("attack-1"))
    assert answers == [True, False, True]


def test_an_attack_that_was_promised_is_made() -> None:
    answers = []
    for promises in (False, True):
        t = table(3)
        army(t, 0)
        give(t, 0, "wood grain")
        if promises:
            t.promises = [Promise(0, 1, ATTACK + 2, 2)]
        act(t, 0)
        answers.append(says(t, 0).startswith("attack-2"))
    assert answers == [False, True]


def test_allies_against_a_claim() -> None:
    t = table(3)
    cities(t, 2, 5)
    t.tribes[2].due = 3
    army(t, 0, 2)
    army(t, 1, 2)
    fair(t)
    assert hope(t, 0, offer(0, "", "", 1, ATTACK + 2, ATTACK + 2)) > 0
    assert hope(t, 0, offer(0, "", "", 1, SHUN + 2, SHUN + 2)) > 0
    assert hope(t, 0, offer(0, "", "", 2, PEACE, PEACE)) < 0
    t.tribes[1].broken = 1
    assert hope(t, 0, offer(0, "", "", 1, ATTACK + 2, ATTACK + 2)) < 0


def test_a_road_is_spoken_about_before_it_is_asked_for() -> None:
    t = table(4)
    give(t, 0, "stone stone")
    fair(t)
    assert hope(t, 0, offer(0, "", "", 1, CONSENT, CONSENT)) > 0
    assert hope(t, 0, offer(0, "", "", 2, CONSENT, CONSENT)) < 0  # no neighbour


def test_a_card_on_credit() -> None:
    t = table(3)
    give(t, 0, "wood wood granite concrete")
    give(t, 1, "stone grain grain iron wood")
    fair(t)
    assert hope(t, 0, offer(0, "granite", "stone", 1)) < 0
    assert hope(t, 0, offer(0, "granite", "stone", 1, GIFT)) > 0
    t.tribes[0].broken = 1
    assert hope(t, 0, offer(0, "granite", "stone", 1, GIFT)) < 0


# -- turning an offer round --------------------------------------------------------------------------------------------


def test_an_offer_is_turned_round() -> None:
    t = table(3)
    give(t, 0, "stone wood iron iron granite granite")
    give(t, 1, "wood gold")
    give(t, 2, "grain")
    fair(t)
    say(t, 1, "offer", "all", "give wood", "want gold", "post")  # who has none cannot take it
    assert says(t, 0) == "counter-0"
    assert hope(t, 0, offer(0, "iron", "wood", 1, reply=0)) > hope(t, 0, offer(0, "iron", "wood", 1))


def test_who_asks_for_a_card_is_offered_it() -> None:
    t = table(3)
    give(t, 0, "stone wood iron iron")
    give(t, 1, "wood gold")
    fair(t)
    say(t, 1, "offer", "all", "want iron", "request")
    assert taken_up(t, 1, offer(0, "iron", "wood", 1, reply=0)) > taken_up(t, 1, offer(0, "iron", "wood", 1))


# -- why not ---------------------------------------------------------------------------------------------------------


def test_reasons() -> None:
    t = fair(table(3))
    assert reason(t, 0, offer(1, "iron", "gold")) == "too-dear"
    assert reason(t, 0, offer(1, "granite", "iron")) == "no-use"
    assert reason(t, 0, offer(1, "gold", "iron")) == "not-now"
    assert reason(t, 0, Offer(1, -1, 0, lot("iron"), NO_PLEDGE, NO_PLEDGE, -1, 1)) == "not-now"
    t.tribes[1].broken = 1
    assert reason(t, 0, offer(1, "gold", "iron", 0, PEACE)) == "not-trusted"
    cities(t, 1, 4)
    assert reason(t, 0, offer(1, "gold", "iron")) == "helps-the-leader"


def test_a_reason_tells_nothing_of_the_hand() -> None:
    words = []
    for held in ("iron wood gold", "grain concrete hero"):
        t = table(3)
        give(t, 0, held)
        fair(t)
        words.append([reason(t, 0, offer(1, given, "iron")) for given in ("wood", "gold", "limestone", "granite")])
    assert words[0] == words[1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_can_be_said(code: str) -> None:
    language = Language(code)
    assert all(language.has(f"heroes-decline-{word}") for word in REASONS)
