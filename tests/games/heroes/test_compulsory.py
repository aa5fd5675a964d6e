"""Age of Heroes 5.16: compulsory trade."""

from __future__ import annotations

from tests.games.heroes.positions import fair, give, hand, may, refuses, say, table


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


def test_5_16_one_swap_a_fair() -> None:
    t = table(3, trade="compulsory")
    give(t, 0, "stone wood")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, "offer", "want gold", "request", "offer", "give stone", "want iron", "post")
    refuses(t, 0, "offer", "5.16")


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
