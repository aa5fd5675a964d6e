"""Age of Heroes: what bots say aloud about offers that they decline."""

from __future__ import annotations

from cradle import shelf
from cradle.bots.aloud import Remark, to_people
from cradle.core.words import Label
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.trade import DONE, OFFER
from tests.games.heroes.positions import fair, give, say, table


def at_fair(held: str = "iron") -> Heroes:
    """Seat 1 offers wood for gold to everybody, then marble for iron to seat 2."""
    t = table(3)
    give(t, 0, held)
    give(t, 1, "wood marble")
    fair(t)
    for word in ("offer", "all", "give wood", "want gold", "post"):
        say(t, 1, word)
    for word in ("offer", "seat 2", "give marble", "want iron", "post"):
        say(t, 1, word)
    return t


def told(t: Heroes, seat: int, answer: int = DONE) -> list[tuple[int, str, list[int]]]:
    return [(r.to, r.label.message, r.label.numbers) for r in shelf.remarks("heroes", t, seat, answer)]


def test_who_is_done_says_why_each_open_offer_is_declined() -> None:
    t = at_fair()
    assert told(t, 0) == [(1, "decline-too-dear", [0, 1])]
    assert [(to, numbers) for to, _, numbers in told(t, 2)] == [(1, [0, 1]), (1, [1, 1])]
    assert told(t, 1) == []


def test_who_goes_on_trading_declines_nothing() -> None:
    assert told(at_fair(), 0, OFFER) == []


def test_what_is_said_follows_from_what_everybody_knows() -> None:
    """Twins: nobody but the bot could tell these tables apart."""
    one, other = at_fair("gold"), at_fair("hero")
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)
    assert told(one, 0) == told(other, 0) != []


def test_of_things_that_were_not_spoken_of_each_person_is_told_the_last() -> None:
    found = [Remark(to, about, Label("x", [], [])) for to, about in [(0, "a"), (1, "b"), (1, "c"), (2, "d")]]
    said = to_people(found, [1, 2], {"d"})
    assert [(remark.to, remark.about) for remark in said] == [(1, "c")]
    assert [remark.about for remark in to_people(found, [0, 1, 2], {"c"})] == ["a", "b", "d"]


def test_another_offer_under_the_same_number_is_another_thing() -> None:
    t = at_fair()
    before = [remark.about for remark in shelf.remarks("heroes", t, 0, DONE)]
    t.round += 1
    assert [remark.about for remark in shelf.remarks("heroes", t, 0, DONE)] != before


def test_bots_of_a_title_that_has_nothing_to_say_are_silent() -> None:
    box = shelf.box("hadara")
    t = box.setup(2, [0, 0, 0, 0, 0], 5)
    assert shelf.remarks("hadara", t, 0, t.answers(0)[0]) == []
