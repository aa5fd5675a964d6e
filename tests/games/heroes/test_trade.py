"""Age of Heroes 5: trading."""

from __future__ import annotations

import pytest

from cradle.games.heroes.hands import gather
from cradle.games.heroes.numbers import DRAFTS, ITEMS, KEPT
from cradle.games.heroes.trade import COMPOSE
from tests.games.heroes.positions import (
    NAMES,
    asked,
    cities,
    draw_next,
    fair,
    give,
    hand,
    known,
    may,
    next_round,
    refuses,
    say,
    stones,
    table,
)


def offer(to: str, *parts: str) -> list[str]:
    """The answers that make an offer."""
    return ["offer", "all" if to == "all" else f"seat {to}", *parts, "post"]


def test_5_1_all_trade_at_the_same_time_until_everybody_is_done() -> None:
    t = fair(table(3))
    assert t.asked() == [0, 1, 2]
    say(t, 1, "done")
    assert t.asked() == [0, 2]
    say(t, 0, "done")
    say(t, 2, "done")
    assert t.over()


def test_5_1_an_offer_brings_back_whom_it_is_for() -> None:
    t = table(3)
    give(t, 0, "iron")
    fair(t)
    say(t, 1, "done")
    say(t, 2, "done")
    say(t, 0, *offer("1", "give iron", "want wood"))
    assert t.asked() == [0, 1]


def test_5_1_a_deal_brings_everybody_back() -> None:
    t = table(3)
    give(t, 0, "iron")
    give(t, 1, "wood")
    fair(t)
    say(t, 2, "done")
    say(t, 0, *offer("1", "give iron", "want wood"), "done")
    assert t.asked() == [1]
    say(t, 1, "accept 0")
    assert t.asked() == [0, 1, 2]


def test_5_1_who_has_nothing_left_to_do_is_done() -> None:
    t = table(3)
    give(t, 0, "iron")
    give(t, 1, "gold")
    fair(t)
    for _ in range(DRAFTS):
        assert 0 in t.asked()
        say(t, 0, "offer", "all", "cancel")
    assert t.asked() == [1, 2]
    say(t, 1, "offer", "all", "want iron", "request")
    assert t.asked() == [1, 2]  # a request can only be answered by an offer
    say(t, 1, *offer("0", "give gold", "want iron", "want iron"))
    assert t.asked() == [1, 2]  # there is one card in that hand, not two
    say(t, 1, *offer("2", "want iron"))
    assert t.asked() == [1, 2]  # for somebody else
    say(t, 1, "withdraw 1", *offer("0", "give gold", "want iron"))
    assert t.asked() == [0, 1, 2]


def test_5_1_who_comes_back_does_not_tell_what_they_hold() -> None:
    """An offer that might be accepted, by what is public, brings back whoever cannot."""
    t = table(3)
    give(t, 0, "wood")
    give(t, 1, "gold")
    fair(t)
    for _ in range(DRAFTS):
        say(t, 0, "offer", "all", "cancel")
    say(t, 1, *offer("0", "give gold", "want iron"))
    assert t.asked() == [0, 1, 2]
    assert not may(t, 0, "accept 0")
    t.cards.known[t.hand(0)[0]] = t.cards.everybody
    say(t, 0, "done")
    say(t, 1, "withdraw 0", *offer("0", "give gold", "want stone"))
    assert t.asked() == [1, 2]  # now everybody knows that it is wood


def test_5_1_a_promise_about_oneself_is_nothing_to_answer() -> None:
    t = table(4)
    give(t, 1, "gold")
    fair(t)
    for _ in range(DRAFTS):
        say(t, 0, "offer", "all", "cancel")
    say(t, 1, *offer("all", "give gold", "wish-attack 0"))
    assert t.asked() == [1, 2, 3]


@pytest.mark.parametrize("seats", [2, 4])
def test_5_3_where_two_are_left_an_offer_goes_to_the_other(seats: int) -> None:
    t = table(seats)
    for seat in range(2, seats):
        cities(t, seat, 0)
        t.tribes[seat].fallen = True
    give(t, 1, "iron")
    fair(t)
    say(t, 1, "offer")
    assert asked(t, 1) == "compose"
    refuses(t, 1, "vow-attack 0", "5.14a")  # there is no third tribe
    say(t, 1, "give iron", "post")
    assert t.offers[0].to == 0
    say(t, 0, "accept 0")
    assert hand(t, 0) == ["iron"]


@pytest.mark.parametrize("name", ["wood", "gold", "marble", "olympics", "hero", "good-fortune"])
def test_5_2_every_card_in_a_hand_can_be_traded(name: str) -> None:
    t = table(3)
    give(t, 0, name)
    fair(t)
    say(t, 0, "offer", "all")
    assert may(t, 0, f"give {name}")
    assert NAMES[name] < KEPT


def test_5_2_items_and_monument_cards_cannot() -> None:
    t = table(3)
    stones(t, 0, 1)
    fair(t)
    say(t, 0, "offer", "all")
    refuses(t, 0, "give limestone", "5.4")
    assert {span.name for span in COMPOSE.spans}.isdisjoint(ITEMS)


def test_5_3_to_one_or_to_all() -> None:
    t = table(4)
    give(t, 0, "iron")
    cities(t, 3, 0)
    t.tribes[3].fallen = True
    fair(t)
    say(t, 0, "offer")
    refuses(t, 0, "seat 0", "5.3")
    refuses(t, 0, "seat 3", "5.3")
    refuses(t, 0, "seat 5", "5.3")
    assert may(t, 0, "all")
    say(t, 0, "seat 2", "give iron", "post")
    assert not may(t, 1, "accept 0")
    assert may(t, 2, "accept 0")


def test_5_3a_up_to_five_cards_a_side() -> None:
    t = table(3)
    give(t, 0, "iron iron iron iron iron iron")
    fair(t)
    say(t, 0, "offer", "all", *["give iron"] * 5)
    refuses(t, 0, "give iron", "5.3a")
    say(t, 0, *["want wood"] * 5)
    refuses(t, 0, "want stone", "5.3a")
    say(t, 0, "post")
    assert t.open == 1


def test_5_3b_at_least_something() -> None:
    t = fair(table(3))
    say(t, 0, "offer", "all")
    refuses(t, 0, "post", "5.3b")


def test_5_3b_uneven_sides_and_gifts() -> None:
    t = table(3)
    give(t, 0, "iron iron gold")
    give(t, 1, "wood")
    fair(t)
    say(t, 0, *offer("1", "give iron", "give iron", "want wood"))
    say(t, 0, *offer("1", "give gold"))
    say(t, 1, "accept 0", "accept 1")
    assert hand(t, 0) == ["wood"]
    assert hand(t, 1) == ["gold", "iron", "iron"]


def test_5_4_only_cards_that_are_held_and_free() -> None:
    t = table(3)
    give(t, 0, "iron")
    fair(t)
    say(t, 0, "offer", "all")
    refuses(t, 0, "give wood", "5.4")
    say(t, 0, "give iron", "want wood", "post", "offer", "all")
    refuses(t, 0, "give iron", "5.4")


def test_5_4_who_offers_shows_the_cards_and_no_others() -> None:
    t = table(3)
    give(t, 0, "iron iron gold")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron")
    assert known(t, 0, 2) == []
    say(t, 0, "post")
    assert known(t, 0, 1) == known(t, 0, 2) == known(t, 0, 3) == ["iron"]


def test_5_5_no_kind_on_both_sides() -> None:
    t = table(3)
    give(t, 0, "iron iron")
    fair(t)
    say(t, 0, "offer", "all", "give iron")
    refuses(t, 0, "want iron", "5.5")
    say(t, 0, "want wood")
    refuses(t, 0, "give wood", "5.5")


def test_5_6_a_request_commits_nobody() -> None:
    t = table(3)
    give(t, 0, "iron")
    give(t, 1, "marble")
    fair(t)
    say(t, 0, "offer", "all")
    refuses(t, 0, "request", "5.6")
    say(t, 0, "want marble", "request")
    refuses(t, 1, "accept 0", "5.6")
    assert known(t, 0, 1) == []
    say(t, 1, "counter 0", "give marble", "want iron", "post")
    say(t, 0, "accept 1")
    assert hand(t, 0) == ["marble"]


def test_5_6_a_request_gives_nothing() -> None:
    t = table(3)
    give(t, 0, "iron")
    fair(t)
    say(t, 0, "offer", "all", "want wood", "give iron")
    refuses(t, 0, "request", "5.6")


def test_5_7_three_at_a_time() -> None:
    t = table(3)
    fair(t)
    for _ in range(3):
        say(t, 0, "offer", "all", "want wood", "request")
    refuses(t, 0, "offer", "5.7")
    say(t, 0, "withdraw 1")
    assert may(t, 0, "offer")


def test_5_7a_eight_begun_in_a_fair() -> None:
    t = table(3)
    fair(t)
    say(t, 0, "offer", "all", "want wood", "request")
    for _ in range(DRAFTS - 1):
        say(t, 0, "offer", "all", "cancel")
    refuses(t, 0, "offer", "5.7a")


def test_5_8_the_cards_change_hands_at_once_and_in_the_open() -> None:
    t = table(3)
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, *offer("all", "give stone", "want iron"))
    refuses(t, 0, "accept 0", "5.8")  # nobody trades with themselves
    say(t, 1, "accept 0")
    assert (hand(t, 0), hand(t, 1)) == (["iron"], ["stone"])
    assert known(t, 0, 3) == ["iron"]
    assert known(t, 1, 3) == ["stone"]


def test_5_8a_who_accepts_must_hold_what_is_wanted() -> None:
    t = table(3)
    give(t, 0, "stone")
    fair(t)
    say(t, 0, *offer("all", "give stone", "want iron"))
    refuses(t, 2, "accept 0", "5.8a")


def test_5_8_the_first_to_accept_has_the_deal() -> None:
    t = table(3)
    give(t, 0, "stone")
    give(t, 1, "iron")
    give(t, 2, "iron")
    fair(t)
    say(t, 0, *offer("all", "give stone", "want iron"))
    say(t, 2, "accept 0")
    refuses(t, 1, "accept 0", "5.12")
    assert hand(t, 2) == ["stone"]


def test_5_9_a_deal_cannot_be_refused_or_undone() -> None:
    t = table(3)
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, *offer("1", "give stone", "want iron"))
    say(t, 1, "accept 0")
    refuses(t, 0, "withdraw 0", "5.12")
    assert hand(t, 0) == ["iron"]


def test_5_10_a_counter_offer_goes_to_the_maker() -> None:
    t = table(3)
    give(t, 0, "stone")
    give(t, 1, "wood")
    fair(t)
    say(t, 0, *offer("1", "give stone", "want iron"))
    refuses(t, 2, "counter 0", "5.10")
    say(t, 1, "counter 0", "give wood", "want stone", "post")
    assert (t.offers[1].to, t.offers[1].reply) == (0, 0)
    refuses(t, 2, "accept 1", "5.8")
    say(t, 0, "accept 1")
    assert hand(t, 0) == ["wood"]


def test_5_11_an_offer_can_be_withdrawn_by_its_maker() -> None:
    t = table(3)
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, *offer("1", "give stone", "want iron"))
    refuses(t, 1, "withdraw 0", "5.11")
    say(t, 0, "withdraw 0")
    refuses(t, 1, "accept 0", "5.12")


def test_5_12_an_offer_lapses_with_its_cards() -> None:
    t = table(3)
    give(t, 0, "stone gold")
    give(t, 1, "iron")
    give(t, 2, "wood")
    fair(t)
    say(t, 0, *offer("1", "give stone", "want iron"))
    say(t, 2, *offer("0", "give wood", "want stone"))
    say(t, 0, "accept 1")
    refuses(t, 1, "accept 0", "5.12")


def test_5_12_offers_lapse_at_the_end_of_the_fair() -> None:
    t = table(3)
    give(t, 0, "stone")
    draw_next(t, "iron iron iron wood")
    next_round(t)
    say(t, 0, *offer("1", "give stone", "want gold"), "done")
    say(t, 1, "done")
    say(t, 2, "done")
    assert asked(t, 0) == "action"
    assert t.offers == []


def test_5_13_no_deal_for_the_last_card_without_a_city() -> None:
    t = table(3)
    cities(t, 0, 0)
    cities(t, 1, 0)
    give(t, 0, "iron")
    give(t, 1, "wood")
    give(t, 2, "stone")
    fair(t)
    say(t, 0, "offer", "all", "give iron")
    refuses(t, 0, "post", "5.13")
    say(t, 0, "cancel", "offer", "all", "want wood", "post")
    refuses(t, 1, "accept 0", "5.13")
    say(t, 0, *offer("all", "give iron", "want stone"))
    assert may(t, 2, "accept 1")


def test_5_13_it_is_lifted_by_another_card() -> None:
    """Who asked in vain for a seat's last card may have it once the seat holds another one, and the seat comes back."""
    t = table(3)
    cities(t, 1, 0)
    give(t, 1, "wood")
    give(t, 2, "stone")
    fair(t)
    t.begun[1] = DRAFTS  # seat 1 can only accept
    say(t, 1, "done")
    say(t, 0, *offer("all", "want wood"))
    assert t.asked() == [0, 2]
    say(t, 2, *offer("1", "give stone"))
    refuses(t, 1, "accept 0", "5.13")
    say(t, 1, "accept 1")
    assert 1 in t.asked()
    say(t, 1, "accept 0")
    assert (hand(t, 0), hand(t, 1)) == (["wood"], ["stone"])


def test_5_13_it_is_lifted_for_an_offer_by_another_card() -> None:
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "iron")
    give(t, 2, "stone")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron")
    refuses(t, 0, "post", "5.13")
    say(t, 0, "want stone")
    assert may(t, 0, "post")
    say(t, 2, *offer("0", "give stone"))
    say(t, 0, "cancel", "accept 0", "offer", "seat 1", "give iron")
    assert may(t, 0, "post")


def test_5_13_it_is_lifted_by_a_city() -> None:
    t = table(3)
    give(t, 0, "iron")
    give(t, 1, "wood")
    fair(t)
    say(t, 0, *offer("1", "give iron"))
    assert may(t, 1, "accept 0")
    say(t, 0, *offer("all", "want wood"))
    assert may(t, 1, "accept 1")


def test_a_draft_is_the_seats_own() -> None:
    t = table(3)
    give(t, 0, "iron")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron")
    assert t.view(0)["draft"] is not None
    assert t.view(1)["draft"] is None
    assert t.view(3)["draft"] is None


def test_what_is_known_of_a_kind_is_put_together_on_a_clone_alone() -> None:
    t = fair(table())
    give(t, 0, "iron iron")
    first, second = t.hand(0)[-2:]
    t.cards.show(second, t.cards.everybody)
    before = t.cards.known[:]
    clone = t.clone()
    assert gather(clone, 0, t.printed.kinds[first]) == [first, second]
    assert clone.cards.known[first] == t.cards.everybody != clone.cards.known[second]
    assert t.cards.known == before
