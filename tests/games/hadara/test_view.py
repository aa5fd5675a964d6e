"""Hadara: what each eye sees, and what it does not."""

from __future__ import annotations

import json

import pytest

from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.sight import Player
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import BACKS, DECK, GONE, HAND, PIECES, STACK, STOCK, TAKEN
from tests.games.hadara.positions import CARD, STANDARD, TILE, new_game, opening, position, say
from tests.games.sharing import shared

YELLOW_BACK = -1  # a face-down card is -1 less its back; yellow cards of epoch I have back 0


def players(table: Hadara, eye: int) -> list[Player]:
    return table.view(eye)["players"]


@pytest.mark.clause("hadara/4.2")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = position().hand("y1-03", "y1-01").seat(1).hand("r1-01", "r1-02").turn(1).draft()
    assert players(table, 0)[0]["hand"] == [CARD["y1-01"], CARD["y1-03"]]
    for eye in (1, 2):
        assert players(table, eye)[0]["hand"] == [YELLOW_BACK, YELLOW_BACK]
    assert players(table, 1)[1]["hand"] == [CARD["r1-01"], CARD["r1-02"]]
    assert players(table, 0)[1]["hand"] == [YELLOW_BACK - 1, YELLOW_BACK - 1]


@pytest.mark.clause("hadara/7.6", "hadara/7.7b")
def test_the_reverse_of_a_plundered_colony_stays_hidden() -> None:
    table = position().plundered(3).annexed("c09-4").table()
    for eye in range(3):
        assert players(table, eye)[0]["colonies"] == [
            {
                "value": 1,
                "annexed": True,
                "tile": TILE["c09-4"],
                "points": STANDARD.printed.colonies[TILE["c09-4"]].points,
            },
            {"value": 0, "annexed": False, "tile": -1, "points": 2},
        ]


@pytest.mark.clause("hadara/6.1", "hadara/14.14")
def test_the_coins_of_an_income_step_are_told() -> None:
    table = position().owns("p2-13").tracks(income=2, military=3, culture=4, food=2).table()
    assert players(table, 1)[0]["income"] == 2 + 2 * 2
    assert table.numbers(0)["income"] == 2 + 2 * 2
    table = position().tracks(income=2, military=3).ask("income")
    assert table.players[0].coins == players(table, 0)[0]["income"] == 2


@pytest.mark.clause("hadara/14.20")
def test_what_colonies_and_busts_ask_of_a_player_is_told() -> None:
    table = position().owns("p3-13").table()
    assert players(table, 1)[0]["asks"] == {"military": [0, 5, 11, 17, 26], "culture": [2, 8, 16, 26]}
    assert players(table, 0)[1]["asks"] == {"military": [3, 9, 15, 21, 30], "culture": [6, 12, 20, 30]}


@pytest.mark.clause("hadara/13.3", "hadara/14.15a")
def test_what_a_bust_is_worth_is_told() -> None:
    table = position().owns("p2-14").carved("bust-1", "food", points_up=True).carved("bust-2", "food").table()
    assert [bust["points"] for bust in players(table, 1)[0]["busts"]] == [4 + 2 + 2, 8, 0, 0]


@pytest.mark.clause("hadara/9.4")
def test_of_a_pile_only_the_top_is_told() -> None:
    table = position().pile("yellow", "y1-07", "y1-02").pile("blue", "b1-01").ask("take", 0)
    for eye in range(3):
        view = table.view(eye)
        assert view["tops"] == [CARD["y1-02"], -1, CARD["b1-01"], -1, -1]
        assert view["piles"] == [2, 0, 1, 0, 0]


def test_all_that_lies_open_is_told() -> None:
    wishes = position().coins(7).owns("y1-01").tile("p1-03", "food").tracks(income=12, military=20, food=5)
    wishes.carved("bust-2", "culture", points_up=True).silver("income").gold(1)
    table = wishes.table()
    for eye in range(3):
        told = players(table, eye)[0]
        assert told["coins"] == 7
        assert told["tracks"] == [12, 20, 0, 5]
        assert (told["tens"], told["markers"]) == ([1, 1, 0, 0], [2, 10, 0, 5])
        assert sorted(told["cards"]) == [CARD["y1-01"], CARD["p1-03"]]
        assert told["tiled"] == [[CARD["p1-03"], 3]]
        assert told["busts"][1] == {"carved": True, "tile": 2, "points_up": True, "points": 8 + 3}
        assert told["busts"][0] == {"carved": False, "tile": -1, "points_up": False, "points": 0}
        assert (told["silver"], told["gold"], told["tiles"]) == ([0], 1, [1, 2, 1, 1])
        assert told["score"] == {"colonies": 0, "busts": 11, "silver": 6, "gold": 0, "cards": 2, "coins": 1}


def test_all_that_lies_before_a_player() -> None:
    wishes = position().seat(1).coins(13).owns("y1-01", "r1-01", "b1-02", "g1-05", "p1-10").gold(1)
    wishes.tracks(income=4, military=12, culture=6, food=5).silver("income").carved("bust-1", "food")
    table = wishes.annexed("c09-4").plundered(3).table()
    told = players(table, 2)[1]
    shown = {name: value for name, value in told.items() if name not in ("busts", "colonies", "score", "asks")}
    assert shown == {
        "crest": 1,
        "setup": 1,
        "side": 0,
        "coins": 13,
        "tracks": [4, 12, 6, 5],
        "tens": [0, 1, 0, 0],
        "markers": [4, 2, 6, 5],
        "hand": [],
        "cards": [CARD[name] for name in ("y1-01", "r1-01", "b1-02", "g1-05", "p1-10")],
        "colours": [1, 1, 1, 1, 1],
        "discounts": [1, 1, 1, 1, 1],
        "hungry": 0,
        "tiles": [1, 2, 2, 1],
        "silver": [0],
        "gold": 1,
        "tiled": [],
        "sets": 1,
        "income": 4,
    }
    assert [(colony["value"], colony["annexed"], colony["tile"]) for colony in told["colonies"]] == [
        (1, True, TILE["c09-4"]),
        (0, False, -1),
    ]
    assert table.numbers(1) == {
        "crest": 1,
        "coins": 13,
        **{f"tracks.{track}": length for track, length in enumerate([4, 12, 6, 5])},
        "cards.length": 5,
        "colonies.length": 2,
        "sets": 1,
        "income": 4,
    }


@pytest.mark.parametrize(("food", "hungry"), [(1, 2), (3, 0), (5, -2)])
def test_a_view_tells_what_each_colour_saves_and_the_cards_without_food(food: int, hungry: int) -> None:
    """Hadara 5.1, 10.3."""
    wishes = position().owns("y1-01", "y1-02", "b1-01").tracks(food=food)
    table = wishes.table()
    told = players(table, 2)[0]
    assert (told["discounts"], told["hungry"]) == ([2, 0, 1, 0, 0], hungry)
    for card in (CARD["y1-03"], CARD["b1-02"]):
        colour, printed = table.reading.colour[card], table.reading.price[card]
        assert table.price(0, card) == max(0, printed - told["discounts"][colour])


def test_each_bonus_tile_is_told_with_its_card_and_jokers_make_no_set() -> None:
    wishes = position().tile("p1-03", "food").tile("p1-04", "culture").owns("y1-01", "r1-01", "b1-02")
    table = wishes.table()
    assert players(table, 1)[0]["tiled"] == [[CARD["p1-03"], 3], [CARD["p1-04"], 2]]
    assert players(table, 1)[0]["sets"] == table.numbers(0)["sets"] == 0


def test_the_first_colony_of_all_is_told_like_any_other() -> None:
    first = next(name for name, place in TILE.items() if place == 0)
    table = position().annexed(first).table()
    assert players(table, 1)[0]["colonies"][0]["tile"] == 0


@pytest.mark.clause("hadara/5.1")
def test_prices_of_what_a_seat_could_be_offered() -> None:
    wishes = position().owns("y1-07").hand("y1-01", "r1-01").seat(1).hand("b1-01", "b1-02").turn(1)
    table = wishes.pile("green", "g1-05", "g1-01").draft()
    mine = [CARD["y1-01"], CARD["r1-01"], CARD["g1-01"]]
    assert table.view(0)["prices"] == {str(card): table.price(0, card) for card in sorted(mine)}
    assert table.view(1)["prices"] == {
        str(card): table.price(1, card) for card in (CARD["b1-01"], CARD["b1-02"], CARD["g1-01"])
    }
    assert table.view(2)["prices"] == {}
    assert CARD["y1-01"] == 0 and table.price(0, 0) == table.price(1, 0) - 1


def test_the_table_as_a_whole() -> None:
    table = opening(3)
    table.answer(table.first(), 2)
    view = table.view(3)
    zones = table.cards.zones
    assert view["pending"] == table.pending()
    assert (view["choices"], view["ring"], view["leaders"]) == (table.choices, table.ring, table.leaders)
    assert view["stacks"] == [len(zones[STACK + value]) for value in range(5)] and 0 not in view["stacks"]
    assert view["stock"] == [len(zones[STOCK + back]) for back in range(20)]
    assert (view["aside"], view["gone"]) == (zones[20], [])
    assert new_game(3).view(3)["pointed"] == [-1, -1, -1]


def test_where_the_game_is() -> None:
    table = opening(3)
    view = table.view(3)
    assert (view["epoch"], view["phase"], view["stage"], view["turn"]) == (1, 0, "wheel", 0)
    assert view["leader"] == table.leaders[0]
    table.answer(table.first(), 2)
    view = table.view(3)
    assert (view["stage"], view["turn"], view["wheel"]) == ("draft", 1, 2)
    assert view["pointed"] == [table.pointed(seat) for seat in range(3)]
    assert view["decks"] == [4 if colour in [table.pointed(s) for s in range(3)] else 6 for colour in range(5)]
    assert new_game().view(0)["leader"] == -1


@pytest.mark.parametrize("step", ["income", "colonies", "busts", "piles", "feeding", "medals"])
def test_which_step_of_the_epoch_it_is(step: str) -> None:
    assert position().ask(step).view(2)["stage"] == step


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_eye_is_told_what_it_does_not_know(seats: int) -> None:
    """Exchange the unknown pieces at random points of a game: the view is the same to the letter."""
    for seed in range(3):
        table = new_game(seats, seed)
        rng = seeded(seed)
        while not table.over():
            advance(table, rng, 9)
            eye = rng.below(seats + 1)
            other = table.imagine(eye, seeded(seed + 50))
            assert json.dumps(other.view(eye)) == json.dumps(table.view(eye))


@pytest.mark.parametrize("eye", range(4))
def test_hidden_pieces_are_nowhere_in_the_view(eye: int) -> None:
    """Only the places of pieces are looked at: other numbers are counts."""
    table = new_game(3, 4)
    advance(table, seeded(4), 60)
    hidden = {piece for piece in range(PIECES) if not table.cards.known[piece] >> eye & 1}
    for zone in (*range(DECK, DECK + 5), *range(STOCK, STOCK + 20), *range(STACK, STACK + 5)):
        assert set(table.cards.zones[zone]) <= hidden
    view = table.view(eye)
    told = {*view["gone"], *view["tops"], *view["aside"]}
    for player in players(table, eye):
        told |= {*player["hand"], *player["cards"], *[162 + c["tile"] for c in player["colonies"] if c["tile"] >= 0]}
    assert not {piece for piece in told if piece >= 0} & hidden
    face_down = [-1 - BACKS[card] for card in table.cards.zones[GONE] if card in hidden]
    assert sorted(face_down) == [piece for piece in view["gone"] if piece < 0]


@pytest.mark.parametrize(("eye", "own", "other"), [(0, False, True), (1, True, False), (2, True, True)])
def test_the_unknown_is_really_dealt_anew(eye: int, own: bool, other: bool) -> None:
    table = position().hand("y1-01", "y1-03").seat(1).hand("r1-01", "r1-02").plundered(15).turn(1).draft()
    worlds = [table.imagine(eye, seeded(seed)).cards.zones for seed in range(30)]
    assert any(zones[HAND] != table.cards.zones[HAND] for zones in worlds) == own
    assert any(zones[HAND + 1] != table.cards.zones[HAND + 1] for zones in worlds) == other
    assert any(zones[TAKEN + 1] != table.cards.zones[TAKEN + 1] for zones in worlds)


def test_a_sealed_choice_does_not_show() -> None:
    table = position().hand("y1-01", "y1-03").seat(1).hand("r1-01", "r1-02").turn(1).draft()
    before = [table.view(eye) for eye in range(3)]
    say(table, 0, "sell y1-01")
    assert [table.view(eye) for eye in range(3)] == before
    assert table.imagine(1, seeded(1)).asked() == [0, 1]


def test_a_view_is_plain_data() -> None:
    table = new_game(5)
    advance(table, seeded(1), 100)
    for eye in range(6):
        assert json.loads(json.dumps(table.view(eye))) == table.view(eye)


@pytest.mark.parametrize("eye", range(3))
def test_a_view_is_no_part_of_the_table(eye: int) -> None:
    assert shared(opening(3), eye) == []
