"""Tapestry: what a seat sees as numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle import shelf
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.tapestry import observation, observation_mats, observation_seat
from cradle.games.tapestry.loading_steps import ranges
from cradle.games.tapestry.observation_question import question_fields, write_question
from cradle.games.tapestry.pieces import (
    BUILDING,
    CIVILIZATION_IDS,
    DECISION_DECK,
    DISPLAY,
    EXPLORED,
    HAND,
    LANDMARK,
    LYING,
    MAT,
    NO_PIECE,
    OUTPOST,
    PRIVATE,
    SPENT,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TECHNOLOGY_0,
    TECHNOLOGY_DISCARD,
    TILE_0,
    TILE_DISCARD,
    TRADER,
    VOYAGES,
)
from cradle.games.tapestry.registry import STEPS
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import COVERED, HERALD
from cradle.games.tapestry.tracks import BATTERY
from tests.games.rows import asked_row, digest, look, variations, wrong
from tests.games.tapestry.positions import (
    BOX,
    EXPERIMENTAL,
    NUMBER,
    PRINTED,
    give,
    hold,
    home,
    lay,
    own,
    play,
    solo,
    stow,
    supply,
    table,
    turn_up,
)
from tests.laws import observed_tapestry

SEATS = [1, 2, 3, 4, 5]


def seen(t: Tapestry, eye: int, wide: bool = True) -> dict[str, list[int]]:
    return look("tapestry", t, eye, wide)


def marked(numbers: list[int]) -> dict[int, int]:
    """The columns that are not 0."""
    return {i: n for i, n in enumerate(numbers) if n}


def kind(name: str) -> int:
    return [kind.name for kind in STEPS.kinds].index(name)


# -- layouts -------------------------------------------------------------------------------------------------------


def test_sizes_are_kept_and_narrow_rows_are_shorter() -> None:
    wide = [shelf.observer("tapestry", seats, True).layout.size for seats in SEATS]
    assert wide == [1123, 1569, 2011, 2731, 3208]
    narrow = [shelf.observer("tapestry", seats, False).layout.size for seats in SEATS]
    assert narrow == [912, 1110, 1304, 1776, 2005]


def test_fields_and_their_bounds_are_kept() -> None:
    wide = [digest("tapestry", seats, True) for seats in SEATS]
    assert wide == ["e1fcc5a6", "5ae972be", "df10392a", "f20c2e14", "554b516d"]
    narrow = [digest("tapestry", seats, False) for seats in SEATS]
    assert narrow == ["fc1b7419", "769572e1", "66c5009e", "bf92b074", "714aeec5"]


@pytest.mark.parametrize("wide", [True, False])
def test_first_the_table_then_the_question_then_seats_and_those_who_play_by_themselves(wide: bool) -> None:
    for seats, last in ((1, ["automa.points", "shadow.points"]), (2, ["seat1.points", "shadow.points"])):
        names = [field.name for field in shelf.observer("tapestry", seats, wide).layout.fields]
        places = [names.index(name) for name in ("turn", "map.tile", "question", "seat0.points", *last)]
        assert all(one < other for one, other in pairwise(places))
    names = [field.name for field in shelf.observer("tapestry", 3, wide).layout.fields]
    assert not [name for name in names if name.startswith(("automa", "shadow", "decision"))]


@pytest.mark.parametrize(
    ("seats", "choices"),
    [(1, [0, 1, 0]), (1, [3, 5, 0]), (2, [0, 1, 0]), (2, [2, 1, 1]), (3, [3, 1, 0]), (4, [2, 1, 0]), (5, [1, 1, 0])],
)
def test_rows_are_what_the_view_tells(seats: int, choices: list[int]) -> None:
    t = BOX.setup(seats, choices, 7)
    rng = seeded(seats)
    for _ in range(3):
        assert wrong("tapestry", t) == ""
        advance(t, rng, 45)


# -- the table -----------------------------------------------------------------------------------------------------


def test_a_sealed_answer_changes_nothing_for_any_eye() -> None:
    t = BOX.setup(3, [0, 1, 0], 3)
    before = [seen(t, eye) for eye in range(3)]
    assert [row["question"] for row in before] == [[kind("keep")]] * 3
    t.take(1, t.answers(1)[0])
    assert t.waiting(1)
    assert [seen(t, eye) for eye in range(3)] == before
    assert before[0]["seat1.asked"] == [1]


def test_dice_decks_landmarks_and_arrivals() -> None:
    t = table(3)
    t.red, t.black, t.rolled, t.ground = 4, 5, 3 | 1 << 2, 17
    t.landmark_owner[2] = 0
    t.landmark_owner[17] = 2
    t.arrivals = [1, 0, 3]
    t.active = 2
    t.turns = 40
    row = seen(t, 1)
    assert [row[f"dice.{die}"] for die in ("red", "black", "science", "ground")] == [[4], [5], [3], [17]]
    assert row["decks.cards"] == [len(t.cards.zones[TAPESTRY_DECK])]
    assert row["decks.civilizations"] == [13]
    assert (row["landmarks"][2], row["landmarks"][17], row["landmarks"][0]) == (2, 1, -1)
    assert (row["arrivals"], row["active"], row["turn"], row["seat"]) == ([1, 0, 3], [1], [40], [1])
    assert wrong("tapestry", t) == ""


def test_the_map() -> None:
    t = table(2, shadow=1)
    start = home(t, 1)
    spot, bare = [n for n in range(t.hexes) if t.first_at[n] == NO_PIECE][:2]
    lay(t, spot, 9)
    t.turn_at[spot] = 4
    t.first_at[spot] = 1 | (BUILDING + 2) << 3 | LYING
    t.second_at[spot] = 0 | (LANDMARK + 5) << 3
    t.first_at[bare] = 2 | TRADER << 3
    t.control[spot] = 1
    mine, other = seen(t, 0), seen(t, 1)
    names = ["tile", "turn", "control", "first", "first.side", "first.lying", "second", "second.side", "second.lying"]
    assert [mine[f"map.{name}"][spot] for name in names] == [8, 4, 1, 5, 1, 1, 12, 0, 0]
    assert [other[f"map.{name}"][spot] for name in names] == [8, 4, 0, 5, 0, 1, 12, 1, 0]
    assert [other[f"map.{name}"][bare] for name in names] == [-1, 0, -1, 1, 2, 0, -1, -1, 0]
    assert [other[f"map.{name}"][start] for name in names] == [-1, 0, 0, OUTPOST, 0, 0, OUTPOST, 0, 0]
    assert len(mine["map.tile"]) == 34
    assert seen(t, 0, wide=False)["tiles"][8] == 3


def test_what_lies_open_and_where_everything_lies() -> None:
    t = table(2)
    owned = own(t, 1, PRINTED.technology_ids[0], 2 | 3 << 2)
    copy = t.cards.draw(TAPESTRY_DECK, TAPESTRY_DISCARD, t.cards.everybody)
    away = t.cards.draw(DISPLAY, TECHNOLOGY_DISCARD, t.cards.everybody) - TECHNOLOGY_0
    shown = t.cards.zones[DISPLAY][0] - TECHNOLOGY_0
    supply(t, 1, 5)
    t.cards.move(TILE_0 + 6, next(z for z, c in enumerate(t.cards.zones) if TILE_0 + 6 in c), TILE_DISCARD, 7)
    stow(t, 1, 3, 4)
    t.cards.move(133, t.zone(1, VOYAGES), t.zone(1, EXPLORED), t.cards.everybody)
    row = seen(t, 0)
    assert marked(row["discards.cards"]) == {PRINTED.card_of[copy]: 1}
    assert (row["technologies"][away], row["technologies"][shown]) == (2, 1)
    assert marked(row["discards.tiles"]) == {6: 1}
    assert marked(row["inventions"]) == {owned: 3}
    assert marked(row["seat1.technologies"]) == {owned: 3}
    assert marked(row["seat1.tiles"]) == {4: 1}
    assert marked(row["seat1.space"]) == {2: 2, 3: 1}
    row = seen(t, 0, wide=False)
    assert row["cards"][copy] == 2
    assert [row["technologies"][card] for card in (away, shown, owned)] == [2, 1, 4 + 3 + 2]
    assert (row["tiles"][6], row["tiles"][4]) == (2, 5)
    assert (row["space"][2], row["space"][3]) == (7, 6)
    assert row["civilizations"][CIVILIZATION_IDS.index("leaders")] == 4
    assert wrong("tapestry", t) == ""


# -- seats ---------------------------------------------------------------------------------------------------------


def test_a_hand_is_told_as_far_as_the_eye_knows_it() -> None:
    t = table(2)
    hold(t, 1, "trap", "trap", "espionage")
    t.cards.known[t.pile(1, HAND)[2]] |= 1
    trap, spy = NUMBER["card-trap"], NUMBER["card-espionage"]
    mine, other = seen(t, 1), seen(t, 0)
    assert marked(mine["seat0.hand"]) == {trap: 2, spy: 1}
    assert (mine["seat0.hand_size"], mine["seat0.hand_hidden"]) == ([3], [0])
    assert marked(other["seat1.hand"]) == {spy: 1}
    assert (other["seat1.hand_size"], other["seat1.hand_hidden"]) == ([3], [2])
    assert marked(seen(t, 0, wide=False)["cards"]) == {t.pile(1, HAND)[2]: 7}
    assert set(marked(seen(t, 1, wide=False)["cards"]).values()) == {4}
    assert wrong("tapestry", t) == ""


def test_the_newest_cards_on_the_mat_and_nothing_of_those_face_down() -> None:
    t = table(2)
    for i in range(10):
        t.cards.draw(TAPESTRY_DECK, t.zone(1, MAT), t.cards.everybody if i < 9 else 1 << 1)
    p = t.players[1]
    p.slots = [1] * 7 + [2 | HERALD, 3, 4 | COVERED]
    cards = [PRINTED.card_of[copy] for copy in t.pile(1, MAT)]
    assert seen(t, 1)["seat0.newest_cards"] == cards[2:]
    row = seen(t, 0)
    assert row["seat1.newest_cards"] == [*cards[2:9], 44]
    assert row["seat1.newest_eras"] == [1, 1, 1, 1, 1, 2, 3, 4]
    assert row["seat1.newest_heralds"] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert row["seat1.mat_size"] == [10]
    assert row["seat0.newest_cards"] == [-1] * 8
    assert wrong("tapestry", t) == ""


def test_all_that_lies_before_a_player() -> None:
    t = table(3)
    p = t.players[2]
    p.points, p.scored = 77, [10, -5, 0, 1, 2, 3, 4, 5]
    p.resources, p.built = [1, 2, 3, 8], [5, 0, 1, 2]
    p.tokens = [7, 16 | 3, 16 | 12, 48]
    p.singular, p.capital, p.outposts, p.incomes, p.era, p.finished, p.topples = 1, 4, 6, 3, 2, 1, 9
    p.force, p.lent, p.ally, p.spouse, p.spouse_track, p.barring, p.barring_left = 7, 43, 0, 1, 3, 2, 1
    p.achieved = 0b101
    p.visited = 1 << 3 | 1 << 13 | BATTERY
    p.cells = [0] * 79 + [5, 23]
    p.low, p.high, p.rock_low, p.rock_high = 0, 0b11 << 34, 0, 0
    p.outside = [2, 2, 23]
    t.cards.draw(TAPESTRY_DECK, t.zone(2, PRIVATE), 0)
    spent = t.cards.draw(TAPESTRY_DECK, t.zone(2, SPENT), t.cards.everybody)
    row = seen(t, 0)
    for name, numbers in {
        "points": [77], "scored": p.scored, "resources": p.resources, "built": p.built, "cells": p.cells,
        "tokens.track": [0, 1, 1, 3], "tokens.space": [7, 3, 12, 0], "technology_completed": [1], "capital": [4],
        "outposts": [6], "incomes": [3], "era": [2], "finished": [1], "topples": [9], "force": [7], "lent": [43],
        "ally": [0], "spouse": [1], "spouse_track": [3], "barring": [2], "barring_left": [1], "achieved": [1, 0, 1],
        "battery": [1], "private": [1], "asked": [0],
    }.items():  # fmt: skip
        assert row[f"seat2.{name}"] == numbers, name
    assert marked(row["seat2.visited"]) == {3: 1, 13: 1}
    assert marked(row["seat2.outside"]) == {0: 2, 21: 1}
    assert marked(row["seat2.spent"]) == {PRINTED.card_of[spent]: 1}
    assert seen(t, 0, wide=False)["seat2.visited"] == [8, 1, 0, 0]
    assert (seen(t, 1)["seat1.ally"], seen(t, 1)["seat1.spouse"]) == ([2], [0])
    assert marked(row["seat2.civilizations"]) == {CIVILIZATION_IDS.index("merrymakers"): 1}
    assert wrong("tapestry", t) == ""


@pytest.mark.parametrize(
    ("name", "adjustment", "mat", "told"),
    [
        ("heralds", 0, 3, {"heralds": [3]}),
        ("inventors", 0, 2, {"inventors": [2]}),
        ("isolationists", 0, 4, {"isolationists": [4]}),
        ("traders", 0, 1, {"traders": [1]}),
        ("alchemists", 0, 3 << 3 | 1, {"alchemists": [1, 3, 0, 0]}),
        ("craftsmen", 0, 5 << 6 | 2 << 3 | 1, {"craftsmen": [1, 2, 5]}),
        ("entertainers", 0, 16, {"entertainers": [16]}),
        ("leaders", 0, 0b1010, {"leaders": [0, 1, 0, 1]}),
        ("militants", 0, 3 << 3 | 4, {"militants": [4, 3]}),
        ("merrymakers", 0, 3 << 4 | 1, {"merrymakers": [1, 0, 3]}),
        ("merrymakers", EXPERIMENTAL, 9 << 4 | 1, {"merrymakers.dancers": [1, 9]}),
        (
            "mystics",
            0,
            0b0100 << 16 | 9 << 12 | 3,
            {"mystics": [3, 0, 0, 9], "mystics.reached": [0, 0, 1, 0]},
        ),
        (
            "the-chosen",
            EXPERIMENTAL,
            0b101 << 16 | 0b100001 << 8 | 4,
            {"the_chosen": [4], "the_chosen.private": [1, 0, 0, 0, 0, 1], "the_chosen.public": [1, 0, 1]},
        ),
        (
            "historians",
            0,
            2 << 11 | 1 << 8 | 0b1001,
            {"historians": [1, 0, 0, 1], "historians.sent": [0, 1, 2, 0, 0]},
        ),
    ],
)
def test_what_lies_on_the_mats(name: str, adjustment: int, mat: int, told: dict[str, list[int]]) -> None:
    t = table(3, "architects", "futurists", "nomads", adjustment=adjustment)
    give(t, name, 2)
    t.players[2].set_mat(CIVILIZATION_IDS.index(name), mat)
    row = seen(t, 2)
    fields = [field.name for field in observation_mats.mat_fields()]
    assert {field: row[f"seat0.{field}"] for field in fields if any(row[f"seat0.{field}"])} == told
    assert not [field for field in fields if any(row[f"seat1.{field}"])]
    assert wrong("tapestry", t) == ""


def test_those_who_play_by_themselves() -> None:
    t = solo(level=4)
    turn_up(t, 3, 11)
    automa = t.players[1]
    automa.points, automa.favourite, automa.tokens = 31, 2, [4, 16, 32, 60]
    row = seen(t, 0)
    assert (row["level"], row["decision"]) == ([4], [2, 10])
    assert row["decks.decisions"] == [len(t.cards.zones[DECISION_DECK])]
    assert (row["automa.plays"], row["automa.points"], row["automa.favourite"]) == ([1], [31], [2])
    assert (row["automa.tokens.track"], row["automa.tokens.space"]) == ([0, 1, 2, 3], [4, 0, 0, 12])
    assert (row["automa.civilization"], row["automa.outposts"]) == ([automa.capital], [automa.outposts])
    assert row["automa.hand_size"] == [len(t.pile(1, HAND))]
    assert row["shadow.plays"] == [1]
    assert wrong("tapestry", t) == ""


def test_a_table_of_two_with_and_without_the_shadow_empire() -> None:
    t = table(2, shadow=1)
    t.players[2].favourite = 3
    t.landmark_owner[1] = 2
    assert [seen(t, eye)["landmarks"][1] for eye in (0, 1)] == [2, 2]
    assert [seen(t, eye)["shadow.favourite"] for eye in (0, 1)] == [[3], [3]]
    row = seen(table(2), 0)
    assert not any(chain.from_iterable(numbers for name, numbers in row.items() if name.startswith("shadow.")))
    assert (row["decision"], row["decks.decisions"]) == ([-1, -1], [0])


def test_a_number_past_its_bound_is_written_as_the_bound() -> None:
    t = table(2)
    p = t.players[1]
    p.points, p.scored, p.outside = 40_000, [-2000, 2000, 0, 0, 0, 0, 0, 0], [3] * 12
    t.turns = 5000
    t.agenda.append(STEPS.load(["may", 0, 600]))
    row = seen(t, 0)
    assert (row["seat1.points"], row["seat1.scored"][:2], row["turn"]) == ([999], [-999, 999], [999])
    assert (row["seat1.outside"][1], row["question.effect"]) == (9, [511])


# -- questions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [kind.name for kind in STEPS.kinds])
def test_every_number_of_a_question_is_told(name: str) -> None:
    t = BOX.setup(2, [0, 0, 1], 1)
    t.agenda.clear()
    values = {field: [least, least + 1, most] for field, (least, most) in ranges(t).items()}
    values |= {"other": [0, 1, 2], "host": [0, 1], "trader": [0, 1, 3], "symbol": [0, 1], "left": [1, 2, 32]}
    values["seen"] = values["moved"] = [0, 1, 2]
    if name == "next":
        values["left"] = [3, 5, 0b11111111]
    if name in ("cube", "jump"):
        values["used"] = [0, 1, 8]
    found = []
    for question in variations(STEPS.by_name[name], name, 1, {each: unique(them) for each, them in values.items()}):
        t.agenda = [STEPS.load(question)]
        row = asked_row("tapestry", write_question, question_fields(3), t, 1)
        assert row["question"] == [kind(name)]
        read = observed_tapestry.question({"pending": t.pending()}, 1, [1, 0, 2])
        assert {f"question.{field}": numbers for field, numbers in read.items()} | {"question": row["question"]} == row
        assert row not in found, f"{question} is told as another question"
        found.append(row)
    row = asked_row("tapestry", write_question, question_fields(3), t, 0)
    assert max(chain.from_iterable(row.values())) == 0
    assert row["question"] == [-1]


def unique(numbers: list[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


# -- the comparison notices what goes wrong ------------------------------------------------------------------------

sound_seat = observation_seat.write_columns
sound_tapestry = observation_seat.write_tapestry
sound_places = observation.mark_seen


def shows_hands(t: Tapestry, seat: int, eye: int, out: vec[i16], at: i64) -> i64:
    return sound_seat(t, seat, seat, out, at)


def shows_covered_cards(t: Tapestry, seat: int, eye: int, out: vec[i16], at: i64) -> i64:
    return sound_tapestry(t, seat, seat, out, at)


def shows_copies(t: Tapestry, side: int, which: int, eye: int, out: vec[i16], at: i64, number: i64) -> None:
    sound_places(t, side, which, min(side, t.seats - 1), out, at, number)


def counts_from_seat_0(side: i64, eye: i64, seats: i64) -> i64:
    return side


@pytest.mark.parametrize(
    ("where", "name", "fault", "field"),
    [
        (observation_seat, "write_columns", shows_hands, "seat1.hand"),
        (observation_seat, "write_tapestry", shows_covered_cards, "seat1.newest_cards"),
        (observation, "mark_seen", shows_copies, "cards"),
        (observation, "side_from", counts_from_seat_0, "active"),
        (observation_mats, "side_from", counts_from_seat_0, "seat1.historians.sent"),
    ],
)
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, fault: Callable[..., object], field: str
) -> None:
    t = table(2, "historians")
    hold(t, 1, "trap")
    play(t, PRINTED.card_ids[1], 1)
    t.cards.draw(TAPESTRY_DECK, t.zone(1, MAT), 1 << 1)
    t.players[1].slots = [*t.players[1].slots, 2 | COVERED]
    t.players[0].set_mat(CIVILIZATION_IDS.index("historians"), 2 << 11)
    assert wrong("tapestry", t) == ""
    monkeypatch.setattr(where, name, fault)
    assert f" {field}: " in wrong("tapestry", t)
