"""Beyond the Horizon: what a seat sees as numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle import shelf
from cradle.core.game import changed
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.horizon import observation, observation_cards
from cradle.games.horizon.numbers import (
    BOX,
    DECK,
    FIELD,
    FOUND,
    HELD,
    LAND,
    LEADER,
    LEADERS_DOWN,
    OPEN,
    PRIVATE,
    REVEALED,
    SOLDIER,
    STACK,
    START,
    STRUCTURE,
    TERRITORY,
)
from cradle.games.horizon.observation_question import FIELDS, write_question
from cradle.games.horizon.registry import STEPS
from cradle.games.horizon.scoring import total
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    act,
    box,
    built,
    hand,
    know,
    lay,
    number,
    own_city,
    own_village,
    rich,
    strip,
    table,
    unit,
    until,
)
from tests.games.rows import Ranges, asked_row, digest, look, variations, wrong
from tests.laws import observed_horizon

SEATS = [2, 3, 4]
SETTING_UP, ACTION, EXPANSION, PRODUCTION, GOALS, OVER = range(6)


def seen(t: Horizon, eye: int, wide: bool = True) -> dict[str, list[int]]:
    return look("horizon", t, eye, wide)


def marked(numbers: list[int]) -> dict[int, int]:
    """The columns that are not 0."""
    return {i: n for i, n in enumerate(numbers) if n}


def kind(name: str) -> int:
    return [kind.name for kind in STEPS.kinds].index(name)


# -- layouts -------------------------------------------------------------------------------------------------------


def test_sizes_are_kept_and_narrow_rows_are_shorter() -> None:
    assert [shelf.observer("horizon", seats, True).layout.size for seats in SEATS] == [973, 1206, 1439]
    assert [shelf.observer("horizon", seats, False).layout.size for seats in SEATS] == [637, 708, 779]


def test_fields_and_their_bounds_are_kept() -> None:
    wide = [digest("horizon", seats, True) for seats in SEATS]
    assert wide == ["b19b8fe6", "103ab41f", "388eb85b"]
    narrow = [digest("horizon", seats, False) for seats in SEATS]
    assert narrow == ["46c64a9d", "4b406792", "473b8e69"]


@pytest.mark.parametrize("wide", [True, False])
def test_first_the_table_then_the_question_then_the_seats(wide: bool) -> None:
    names = [field.name for field in shelf.observer("horizon", 3, wide).layout.fields]
    places = [names.index(name) for name in ("round", "map.village", "question", "seat0.coins", "seat1.coins")]
    assert all(one < other for one, other in pairwise(places))
    assert sum(name.startswith("seat2.") for name in names) == sum(name.startswith("seat0.") for name in names)


@pytest.mark.parametrize("seats", SEATS)
def test_rows_are_what_the_view_tells(seats: int) -> None:
    t = box().setup(seats, [], 7)
    rng = seeded(seats)
    for _ in range(9):
        assert wrong("horizon", t) == ""
        advance(t, rng, 45)


# -- the table -----------------------------------------------------------------------------------------------------


def test_phases_of_a_turn() -> None:
    t = box().setup(2, [], 1)
    assert seen(t, 0)["phase"] == [SETTING_UP]
    assert seen(t, t.first())["question"] == [kind("government")]
    assert seen(t, 1 - t.first())["question"] == [-1]
    assert sum(seen(t, 0)["offer"]) == 2
    t = rich()
    lay(t, "ter-01", 1, -1)
    assert seen(t, 0)["phase"] == [ACTION]
    act(t, "basic-1")
    assert seen(t, 0)["phase"] == [ACTION]
    t.players[0].settle_tokens = 1
    t.settle_supply -= 1
    unit(t, 0, 0, 3, lay(t, "ter-02", 2, -1))
    until(t, "expand")
    assert seen(t, 0)["phase"] == [EXPANSION]
    until(t, "produce")
    assert seen(t, 0)["phase"] == [PRODUCTION]
    t.take(0, 2)
    assert (seen(t, 0)["phase"], seen(t, 0)["question"]) == ([PRODUCTION], [kind("exchange")])
    t.agenda[:] = [t.agenda[0], STEPS.load(["cube", 0, 5, 1])]
    assert seen(t, 0)["phase"] == [GOALS]
    t.agenda.clear()
    assert seen(t, 0)["phase"] == [OVER]


def test_seats_are_counted_from_the_one_who_looks() -> None:
    t = table(4)
    t.starter = 1
    t.turn = 2
    t.goal_first = [3, -1, 0]
    t.goal_done = [0b1001, 0, 0b0001]
    for eye, starter, turn, first in ((0, 1, 2, [3, -1, 0]), (1, 0, 1, [2, -1, 3]), (3, 2, 3, [0, -1, 1])):
        row = seen(t, eye)
        assert (row["starter"], row["turn"], row["goals.first"]) == ([starter], [turn], first)
        for i in range(4):
            seat = (eye + i) % 4
            assert row[f"seat{i}.goals"] == [int(seat in (0, 3)), 0, int(seat == 0)]


def test_decks_and_whatever_lies_open() -> None:
    t = table()
    cards = t.cards
    deck = cards.zones[DECK + 1]
    low, high = deck[0], deck[2]
    cards.known[low] = cards.everybody
    cards.known[high] = 1 << 1
    revealed = [cards.draw(DECK, REVEALED, cards.everybody) for _ in range(2)]
    found = cards.draw(LAND, FOUND, cards.everybody)
    row = seen(t, 1)
    assert row["decks"] == [14, 16]
    assert marked(row["buried"]) == {low: 1, high: 2}
    assert marked(row["revealed"]) == {revealed[0]: 1, revealed[1]: 2}
    assert (row["found"], row["territories"]) == ([found - TERRITORY], [23])
    assert sorted(marked(row["display"])) == sorted(
        card - STRUCTURE for i in range(3) for card in cards.zones[OPEN + i]
    )
    assert row["stacks"] == [len(cards.zones[STACK + i]) for i in range(3)]
    assert row["tree"] == t.slot_card
    assert marked(seen(t, 0)["buried"]) == {low: 1}
    row = seen(t, 1, wide=False)
    places = row["technologies"]
    assert [places[card] for card in (revealed[0], low, high, t.slot_card[3])] == [1, 25, 26, 5]
    hidden = [card for zone in (DECK, DECK + 1, BOX) for card in cards.zones[zone] if card < LEADER]
    assert [card for card, place in enumerate(places) if place == 0] == sorted({*hidden} - {low, high})
    assert row["structures"].count(1) == 9


def test_leaders_lie_on_slots_until_somebody_comes() -> None:
    t = table()
    assert seen(t, 0)["leaders"] == [1] * 15
    know(t, 1, "ii-2")
    slot = number("slot", "ii-2")
    assert seen(t, 0)["leaders"] == [int(i != slot - 4) for i in range(15)]
    assert marked(seen(t, 0)["seat1.scientists"]) == marked(seen(t, 1)["seat0.scientists"]) == {slot: 1}
    assert [seen(t, eye, wide=False)["scientists"][slot] for eye in (0, 1)] == [2, 1]


# -- the map -------------------------------------------------------------------------------------------------------


def test_the_map() -> None:
    t = table(3)
    at = lay(t, "ter-05", 2, -1)
    under = lay(t, "ter-06", -1, 1)
    own_village(t, 1, at)
    own_city(t, 2, at)
    built(t, 0, "str-01", under)
    t.right_builder = changed(t.right_builder, under, 2)
    token = unit(t, 2, SOLDIER, 2, at)
    mine, other = seen(t, 0), seen(t, 1)
    assert [mine[f"map.{axis}"][at] for axis in ("q", "r", "laid")] == [2, -1, 1]
    assert [mine[f"map.{axis}"][FIELD + 20] for axis in ("q", "r", "laid")] == [0, 0, 0]
    assert list(marked(mine["map.laid"])) == [0, 1, 2, 3, at, under]
    assert [mine[f"map.{name}"][at] for name in ("village", "city", "structure")] == [1, 2, -1]
    assert [other[f"map.{name}"][at] for name in ("village", "city", "structure")] == [0, 1, -1]
    assert [other[f"map.{name}"][under] for name in ("structure", "left", "right")] == [0, 2, 1]
    assert (mine["seat2.units.at"][token], mine["seat2.units.strength"][token]) == (at, 2)
    assert mine["seat0.units.at"][:2] == [START, -1]
    narrow = seen(t, 1, wide=False)
    assert narrow["map.cell"] == t.cell
    assert narrow["structures"][0] == 2 + under
    assert wrong("horizon", t) == ""


# -- seats ---------------------------------------------------------------------------------------------------------


def test_all_that_lies_before_a_player() -> None:
    t = table()
    p = t.players[1]
    strip(t, 1, 0, 5)
    strip(t, 1, 2, 1)
    p.coins, p.settle_tokens, p.fortify_tokens, p.noted, p.points, p.explorer = 12, 2, 3, 9, 4, 0
    p.space = 4 * 9 + 2
    p.modifiers = [1, 0, -2, 3]
    mine, other = seen(t, 1), seen(t, 0)
    for name, numbers in {
        "score": [total(t, 1)],
        "coins": [12],
        "active": [p.active],
        "income": [p.income],
        "invested": [10],
        "markers": [p.markers],
        "settle_tokens": [2],
        "fortify_tokens": [3],
        "action": [9],
        "space": [2],
        "government": [p.government],
        "noted": [9],
        "points": [4],
        "explorer": [0],
        "columns": p.columns,
        "cubes": [5, 8, 1],
        "modifiers": [1, 0, -2, 3],
        "steps": [(p.steps >> i) & 1 for i in range(4)],
        "open_columns": [(p.open_columns >> i) & 1 for i in range(5)],
        "triggers": [(p.triggers >> i) & 1 for i in range(48)],
        "asked": [0],
    }.items():
        assert mine[f"seat0.{name}"] == other[f"seat1.{name}"] == numbers, name
    assert p.steps > 1 and p.triggers and total(t, 1) > 0
    assert mine["seat1.asked"] == other["seat0.asked"] == [1]
    assert other["seat0.action"] == other["seat0.space"] == [-1]
    assert wrong("horizon", t) == ""


def test_cards_of_a_seat() -> None:
    t = table(3)
    know(t, 2, "i-1")
    tile = hand(t, 2, "str-03")
    known = t.slot_card[0]
    private = t.cards.draw(DECK, PRIVATE + 2, t.cards.everybody)
    t.players[2].known |= 1 << private
    leader = t.cards.draw(LEADERS_DOWN, HELD + 2, t.cards.everybody) - LEADER
    row = seen(t, 0)
    assert marked(row["seat2.technologies"]) == {known: 1, private: 2}
    assert marked(row["seat2.structures"]) == {tile: 1}
    assert marked(row["seat2.leaders"]) == {leader: 1}
    assert marked(row["seat1.technologies"]) == {}
    for eye, place, mask in ((0, 2, 4), (1, 1, 2), (2, 0, 1)):
        row = seen(t, eye, wide=False)
        assert row["technologies"][private] == 21 + place
        assert row["structures"][tile] == 31 + place
        assert row["leaders.held"][leader] == place
        assert row["known"][known] == mask


def test_a_number_past_its_bound_is_written_as_the_bound() -> None:
    t = table()
    p = t.players[0]
    p.coins, p.income, p.points, p.noted = 5000, 1000, 100, 40_000
    p.modifiers = [-200, 200, 0, 0]
    t.round = t.last_round = 2000
    t.more_tiles = 500
    t.agenda.append(STEPS.load(["choose", 0, 700, 1]))
    row = seen(t, 0)
    assert [row[f"seat0.{name}"] for name in ("coins", "income", "noted", "points")] == [[999], [999], [999], [99]]
    assert row["seat0.modifiers"] == [-99, 99, 0, 0]
    assert [row[name] for name in ("round", "last_round", "more_tiles")] == [[999], [999], [99]]
    assert row["question.effect"] == [511]
    assert wrong("horizon", t) == ""


# -- questions -----------------------------------------------------------------------------------------------------

VALUES: Ranges = {
    "which": [1, 2, 15],
    "levels": [1, 6, 15],
    "ways": [1, 2, 12],
    "chosen": [0, 1, 1 << 15],
    "mask": [3, 5, 1 << 47],
    "slot": [0, 4, 18],
    "place": [5, 6, 28],
    "structure": [-1, 0, 23],
    "effect": [0, 1, 368],
    "arg": [0, 1, 2],
    "purpose": [0, 1, 2, 3, 4, 5],
    "track": [0, 1, 2, 3],
    "colour": [0, 1, 4],
    "level": [0, 1, 2],
    "unit": [0, 1, 2],
    "strength": [1, 2, 6],
    "then": [0, 3, 99],
    "points": [1, 2, 6],
}
FLAGS = ["must", "source", "ignore_links", "open_only", "split", "moved", "token", "unit_kind"]


@pytest.mark.parametrize("name", [kind.name for kind in STEPS.kinds])
def test_every_number_of_a_question_is_told(name: str) -> None:
    t = table(2)
    values = VALUES | {name: [0, 1] for name in FLAGS}
    if name == "technology":
        values["slot"] = [0, 18, -1, -2]  # a private one of level II or III
    found = []
    for question in variations(STEPS.by_name[name], name, 1, values):
        t.agenda[-1] = STEPS.load(question)
        row = asked_row("horizon", write_question, FIELDS, t, 1)
        assert row["question"] == [kind(name)]
        read = observed_horizon.question({"pending": t.pending()}, 1)
        assert {f"question.{field}": numbers for field, numbers in read.items()} | {"question": row["question"]} == row
        assert row not in found, f"{question} is told as another question"
        found.append(row)
    row = asked_row("horizon", write_question, FIELDS, t, 0)
    assert max(chain.from_iterable(row.values())) == 0
    assert row["question"] == [-1]


# -- the comparison notices what goes wrong ------------------------------------------------------------------------

sound_owner = observation.write_owner
sound_buried = observation_cards.write_buried
sound_columns = observation_cards.write_columns


def counts_from_seat_0(owners: list[int], eye: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    return sound_owner(owners, 0, seats, out, at)


def shows_the_deck(t: Horizon, eye: int, out: vec[i16], at: i64, first: i64) -> None:
    for card in t.cards.zones[DECK]:
        out[at + card] = 1


def forgets_private_cards(t: Horizon, seat: int, out: vec[i16], at: i64) -> i64:
    end = sound_columns(t, seat, out, at)
    for card in t.cards.zones[PRIVATE + seat]:
        out[at + card] = 1
    return end


@pytest.mark.parametrize(
    ("where", "name", "fault", "field"),
    [
        (observation, "write_owner", counts_from_seat_0, "map.village"),
        (observation_cards, "write_buried", shows_the_deck, "buried"),
        (observation, "write_columns", forgets_private_cards, "seat1.technologies"),
    ],
)
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, fault: Callable[..., object], field: str
) -> None:
    t = table()
    own_village(t, 1, lay(t, "ter-05", 2, -1))
    private = t.cards.draw(DECK, PRIVATE + 1, t.cards.everybody)
    t.players[1].known |= 1 << private
    assert wrong("horizon", t) == ""
    monkeypatch.setattr(where, name, fault)
    assert f" {field}: " in wrong("horizon", t)
