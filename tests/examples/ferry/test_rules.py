"""Ferry, clause by clause."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.errors import BadSetup, Refused
from cradle.core.journal import Journal
from examples.ferry.content import HAND, LANDED, LOADS, REST, RETURNED
from examples.ferry.crossing import SHIP_KIND
from examples.ferry.registry import TITLE
from examples.ferry.table import Ferry

ANY = {2: ("tea salt bells wool", "bread books copper honey"), 3: ("tea salt", "bread books", "copper honey")}


def table(*hands: str, **options: str) -> Ferry:
    """A table at its first question, with these hands; a hand that is too short is filled with the heaviest loads."""
    t = shelf.box("ferry").setup(len(hands), TITLE.choices(options, len(hands)), 1)
    assert isinstance(t, Ferry)
    named = [[number(load) for load in hand.split()] for hand in hands]
    rest = [load for load in range(LOADS) if not any(load in hand for hand in named)]
    for s, hand in enumerate(named):
        t.cards.zones[HAND + s] = hand + [rest.pop() for _ in range(t.printed.hand - len(hand))]
    t.cards.zones[REST] = rest
    for s in range(t.seats):
        for load in t.cards.zones[HAND + s]:
            t.cards.known[load] = 1 << s
    for load in rest:
        t.cards.known[load] = 0
    return t


def number(load: str) -> int:
    return shelf.box("ferry").nouns()["load"].index(load)


def names(loads: list[int]) -> list[str]:
    return [shelf.box("ferry").nouns()["load"][load] for load in loads]


def ship(t: Ferry, *choices: str) -> Ferry:
    """All seats choose, in seat order: `tea red`."""
    for seat, choice in enumerate(choices):
        load, boat = choice.split()
        t.answer(seat, SHIP_KIND.answer(f"load-{number(load)}-{['red', 'green'].index(boat)}"))
    return t


def points(t: Ferry) -> list[int]:
    return t.sheet().totals()


@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_two_to_four_play(seats: int) -> None:
    assert TITLE.seats == [2, 3, 4]
    with pytest.raises(BadSetup):
        TITLE.check_seats(seats)


def test_1_2_sixteen_loads_have_weights_of_their_own() -> None:
    assert table(*ANY[2]).printed.weights == list(range(1, 17))


def test_1_3_there_are_two_boats() -> None:
    assert shelf.box("ferry").nouns()["boat"] == ["red", "green"]
    t = table("tea", "salt")
    assert {tuple(SHIP_KIND.numbers(a)) for a in t.answers(0) if SHIP_KIND.numbers(a)[0] == number("tea")} == {
        (number("tea"), 0),
        (number("tea"), 1),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_four_loads_that_nobody_else_sees(seats: int) -> None:
    t = shelf.box("ferry").setup(seats, [0, 0], 5)
    for eye in range(seats + 1):
        players = t.view(eye)["players"]
        assert isinstance(players, list)
        for seat, player in enumerate(players):
            assert len(player["hand_loads"]) == 4
            assert (min(player["hand_loads"]) >= 0) == (eye == seat)


def test_2_2_nobody_knows_the_other_loads() -> None:
    t = shelf.box("ferry").setup(3, [0, 0], 5)
    assert isinstance(t, Ferry)
    assert len(t.cards.zones[REST]) == 4
    assert {t.cards.known[load] for load in t.cards.zones[REST]} == {0}
    assert t.view(0)["rest"] == 4


@pytest.mark.parametrize(("option", "crossings"), [("three", 3), ("four", 4)])
def test_2_3_three_or_four_crossings(option: str, crossings: int) -> None:
    t = table(*ANY[2], crossings=option)
    for n in range(crossings):
        assert (t.crossing, t.over()) == (n + 1, False)
        ship(t, *(f"{names(t.cards.zones[HAND + s])[0]} red" for s in range(2)))
    assert t.over()


def test_3_1_only_a_load_of_the_own_hand() -> None:
    t = table("tea salt", "bread books")
    assert t.asked() == [0, 1]
    with pytest.raises(Refused) as caught:
        ship(t, "bread red")
    assert caught.value.details["clause"] == "ferry/3.1"


def test_3_1_a_choice_is_secret_and_can_be_taken_back() -> None:
    t = table(*ANY[2])
    before = t.view(1)
    ship(t, "tea red")
    assert t.view(1) == before
    t.take_back(0)
    assert t.asked() == [0, 1]


def test_3_2_all_choices_are_shown_together() -> None:
    t, journal = table(*ANY[2]), Journal()
    t.attach(journal)
    ship(t, "tea red")
    assert journal.told == []
    t.answer(1, t.answers(1)[0])
    told = [news for news in journal.told if news.news.name == "shipped"]
    assert [news.seat for news in told] == [0, 1]
    assert t.cards.known[number("tea")] == t.cards.everybody


def test_3_3_the_heavier_boat_turns_back() -> None:
    t = ship(table(*ANY[3]), "tea red", "bread red", "copper green")
    assert names(t.cards.zones[RETURNED]) == ["copper"]
    assert points(t)[2] == 0


def test_3_4_what_arrives_earns_its_weight() -> None:
    t = ship(table(*ANY[3]), "tea red", "bread red", "copper green")
    assert points(t) == [2, 4, 0]
    assert names(t.cards.zones[LANDED + 1]) == ["bread"]


def test_3_5_a_boat_alone_arrives() -> None:
    assert points(ship(table(*ANY[3]), "salt green", "books green", "copper green")) == [10, 7, 11]


@pytest.mark.parametrize(("option", "earned"), [("arrive", [7, 4, 11]), ("return", [0, 0, 0])])
def test_3_6_boats_of_the_same_weight(option: str, earned: list[int]) -> None:
    t = table("books", "bread", "copper", balance=option)
    assert points(ship(t, "books red", "bread red", "copper green")) == earned


def test_4_1_most_points_win() -> None:
    t = table(*ANY[2])
    for choices in (("tea red", "bread red"), ("salt red", "books red"), ("wool red", "honey green")):
        ship(t, *choices)
    assert points(t) == [15, 11]
    assert t.sheet().winners() == [0]


def test_4_1_equals_share_the_win() -> None:
    t = table("tea salt wool", "bread books feathers")
    for choices in (("tea red", "bread red"), ("salt red", "books red"), ("wool red", "feathers green")):
        ship(t, *choices)
    assert points(t) == [12, 12]
    assert t.sheet().winners() == [0, 1]


def test_4_2_what_is_in_hand_earns_nothing() -> None:
    t = table(*ANY[2])
    for choices in (("tea red", "bread red"), ("salt red", "books red"), ("wool red", "honey red")):
        ship(t, *choices)
    assert t.over()
    assert names(t.cards.zones[HAND]) == ["bells"]
    assert points(t) == [2 + 10 + 3, 4 + 7 + 9]
