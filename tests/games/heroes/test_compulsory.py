"""Age of Heroes 5.16: compulsory trade."""

from __future__ import annotations

import pytest

from cradle.bots.heroes import EVALUATION
from cradle.games.heroes.hands import packed_open
from cradle.games.heroes.numbers import GIFT, SHUN
from cradle.games.heroes.pieces import Promise
from cradle.games.heroes.printed import one
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import NAMES, fair, give, hand, may, refuses, say, table


def test_5_16_the_nearest_holder_to_the_left_must_swap() -> None:
    t = table(4, trade="compulsory")
    give(t, 1, "stone")
    give(t, 3, "iron")
    give(t, 0, "iron")
    fair(t)
    say(t, 1, "offer", "give stone", "want iron", "post")
    assert hand(t, 1) == ["iron"]
    assert hand(t, 3) == ["stone"]
    assert hand(t, 0) == ["iron"]
    assert t.asked() == [0, 2, 3]  # one swap a fair: nothing is left to do for seat 1


def test_5_16c_one_compulsory_swap_a_fair() -> None:
    t = table(3, trade="compulsory")
    give(t, 0, "stone wood")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, "offer", "want gold", "request", "offer", "give stone", "want iron", "post")
    refuses(t, 0, "offer", "5.16c")


def test_5_16_nothing_happens_if_nobody_holds_it() -> None:
    t = table(3, trade="compulsory")
    give(t, 0, "stone")
    fair(t)
    say(t, 0, "offer", "give stone", "want gold", "post")
    assert hand(t, 0) == ["stone"]
    assert may(t, 0, "offer")


def test_5_16_without_a_swap_nobody_comes_back() -> None:
    t = table(3, trade="compulsory")
    give(t, 0, "stone stone")
    give(t, 2, "gold")
    fair(t)
    say(t, 1, "done")
    say(t, 2, "done")
    say(t, 0, "offer", "give stone", "want iron", "post", "offer", "want iron", "request")
    assert t.asked() == [0]
    say(t, 0, "offer", "give stone", "want gold", "post")
    assert t.asked() == [0, 1, 2]


def test_5_16_one_card_for_one_without_promises() -> None:
    t = table(3, trade="compulsory")
    give(t, 0, "stone stone")
    fair(t)
    say(t, 0, "offer", "give stone")
    refuses(t, 0, "post", "5.16")
    refuses(t, 0, "vow peace", "5.16")
    refuses(t, 0, "give stone", "5.16")
    say(t, 0, "want gold")
    refuses(t, 0, "want iron", "5.16")
    assert may(t, 0, "post")
    say(t, 0, "cancel", "offer", "want gold", "request")
    refuses(t, 1, "counter 0", "5.16")


def both(seats: int = 3) -> Heroes:
    return table(seats, trade="both")


def test_5_16a_deals_and_swaps_at_the_same_fair() -> None:
    t = both(4)
    give(t, 1, "stone wood grain")
    give(t, 3, "iron")
    give(t, 0, "iron gold")
    fair(t)
    say(t, 1, "offer", "all", "give stone", "want iron", "swap")
    assert (hand(t, 1), hand(t, 3), hand(t, 0)) == (["grain", "iron", "wood"], ["stone"], ["gold", "iron"])
    say(t, 1, "offer", "seat 0", "give wood", "give grain", "want gold", "vow peace", "post")
    say(t, 0, "accept 0")
    assert (hand(t, 1), hand(t, 0)) == (["gold", "iron"], ["grain", "iron", "wood"])
    assert len(t.promises) == 1


def test_5_16a_one_card_for_one_may_also_be_offered_freely() -> None:
    t = both()
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, "offer", "all", "give stone", "want iron", "post")
    assert hand(t, 0) == ["stone"]
    assert may(t, 1, "accept 0")
    assert may(t, 1, "counter 0")


@pytest.mark.parametrize("trade", ["binding", "compulsory"])
def test_5_16a_not_at_other_tables(trade: str) -> None:
    t = table(3, trade=trade)
    give(t, 0, "stone")
    fair(t)
    say(t, 0, "offer", *(["all"] if trade == "binding" else []), "give stone", "want iron")
    refuses(t, 0, "swap", "5.16a")


def test_5_16a_two_players() -> None:
    t = both(2)
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, "offer", "give stone", "want iron", "swap")
    assert (hand(t, 0), hand(t, 1)) == (["iron"], ["stone"])


def test_5_16b_it_is_no_deal() -> None:
    """Neither a promise not to deal nor one of a gift is touched."""
    t = both()
    give(t, 0, "stone")
    give(t, 1, "iron")
    t.promises = [Promise(0, 2, SHUN + 1, 1), Promise(1, 2, SHUN, 1), Promise(0, 1, GIFT, 1)]
    fair(t)
    say(t, 0, "offer", "all", "give stone", "want iron", "swap")
    assert len(t.promises) == 3


def test_5_16b_offers_whose_cards_went_away_lapse() -> None:
    t = both()
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 1, "offer", "all", "give iron", "want gold", "post")
    say(t, 0, "offer", "all", "give stone", "want iron", "swap")
    assert t.open == 0


def test_5_16b_the_cards_of_ones_own_offers_stay_shown() -> None:
    t = both()
    give(t, 0, "stone stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, "offer", "all", "give stone", "want gold", "post")
    say(t, 0, "offer", "all", "give stone", "want iron", "swap")
    assert t.open == 1
    assert hand(t, 0) == ["iron", "stone"]
    assert packed_open(t, 0) == one(NAMES["iron"]) + one(NAMES["stone"])
    assert t.audit() == ""


def test_5_16c_one_swap_a_fair() -> None:
    t = both()
    give(t, 0, "stone wood")
    give(t, 1, "iron gold")
    fair(t)
    say(t, 0, "offer", "all", "give stone", "want grain", "swap")  # nobody has it: not spent
    say(t, 0, "offer", "all", "give stone", "want iron", "swap", "offer", "all", "give wood", "want gold")
    refuses(t, 0, "swap", "5.16c")
    say(t, 0, "post")
    assert may(t, 1, "accept 0")


def test_5_16d_one_card_for_one_of_all_without_promises() -> None:
    t = both()
    give(t, 0, "stone stone")
    fair(t)
    say(t, 0, "offer", "all", "give stone")
    refuses(t, 0, "swap", "5.16d")
    say(t, 0, "want iron")
    assert may(t, 0, "swap")
    say(t, 0, "vow peace")
    refuses(t, 0, "swap", "5.16d")
    say(t, 0, "cancel", "offer", "seat 1", "give stone", "want iron")
    refuses(t, 0, "swap", "5.16d")
    say(t, 0, "cancel", "offer", "all", "give stone", "give stone", "want iron")
    refuses(t, 0, "swap", "5.16d")


def test_a_bot_demands_the_swap_that_completes_a_price() -> None:
    t = both()
    give(t, 0, "stone wood gold iron")
    give(t, 1, "wood")
    t.cards.show(t.hand(1)[0], t.cards.everybody)
    fair(t)
    say(t, 0, "offer", "all", "give iron", "want wood")
    evaluation = EVALUATION.worth
    swapped = t.clone()
    say(swapped, 0, "swap")
    posted = t.clone()
    say(posted, 0, "post")
    assert evaluation(swapped, 0) > evaluation(posted, 0)


def test_a_draft_of_cards_that_were_taken_is_torn_up() -> None:
    t = table(3, trade="compulsory")
    give(t, 0, "iron")
    give(t, 2, "stone")
    fair(t)
    say(t, 0, "offer", "give iron")
    say(t, 2, "offer", "give stone", "want iron", "post")
    assert hand(t, 0) == ["stone"]
    refuses(t, 0, "post", "5.16")
    assert may(t, 0, "give stone")
