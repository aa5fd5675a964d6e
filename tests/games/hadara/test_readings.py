"""Hadara 15: readings, as options of the table."""

from __future__ import annotations

import itertools
from typing import Final

import pytest

from cradle import shelf
from cradle.boards.hadara_print import Print
from cradle.core.errors import BadPosition, BadSetup
from cradle.core.random_play import audited
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.games.hadara.box import CRESTS
from cradle.games.hadara.effects import BUST_BONUS, COLONY_COINS
from cradle.games.hadara.epoch import PHASES
from cradle.games.hadara.registry import TITLE, HadaraBox
from cradle.games.hadara.zones import ASIDE
from cradle.language import LANGUAGES, Language, TitleLanguage, Value
from tests.games.hadara.positions import CARD, STANDARD, line, new_game, opening, position, say

DRAWN: Final = {
    "phase": [{"stages": stages} for stages in PHASES],
    "draft": {"turns": 5},
    "bonus": {"tiles": 2},
    "medal": {"most": 2},
}
COMBINATIONS: Final = list(itertools.product(*[range(len(option.choices)) for option in TITLE.options]))


def test_15_1_first_game() -> None:
    assert TITLE.chosen(TITLE.choices({}, 2))["first-game"] == "no"
    plain = opening(3)
    assert plain.cards.zones[ASIDE] == []
    first = opening(3, first_game="yes")
    assert len(first.cards.zones[ASIDE]) == 12
    assert [player.side for player in first.players] == [0, 0, 0]
    with pytest.raises(BadSetup):
        TITLE.choices({"first-game": "perhaps"}, 2)


@pytest.mark.parametrize(
    ("first_game", "stars", "aside"),
    [
        ("no", "usual", 0),
        ("yes", "usual", 12),
        ("no", "in", 0),
        ("yes", "in", 0),
        ("no", "out", 12),
        ("yes", "out", 12),
    ],
)
def test_15_1a_stars_by_themselves(first_game: str, stars: str, aside: int) -> None:
    table = new_game(3, first_game=first_game, stars=stars)
    assert len(table.cards.zones[ASIDE]) == aside
    for seat in range(3):
        say(table, seat, f"crest {CRESTS[seat]}")
    assert ("choose-side" in {table.kind(seat).name for seat in table.asked()}) == (first_game == "no")
    assert TITLE.chosen(TITLE.choices({}, 2))["stars"] == "usual"


@pytest.mark.parametrize("wanted", [{}, {"first-game": "yes"}, {"stars": "in"}, {"stars": "out", "silver": "every"}])
def test_15_1a_positions_keep_the_choice_and_are_as_before_without_one(wanted: dict[str, str]) -> None:
    choices = TITLE.choices(wanted, 2)
    table = STANDARD.setup(2, choices, 1)
    assert table.dump()["choices"] == (choices if "stars" in wanted else choices[:4])
    again = STANDARD.load(table.dump())
    assert again.choices == choices
    assert again.dump() == table.dump()
    assert again.reading is table.reading


@pytest.mark.parametrize("choices", [[0, 0, 0], [0] * 6, [0, 2, 0, 0], [0, 0, 0, 0, 3], [0, 0, 0, 0, -1]])
def test_a_position_with_choices_that_nobody_has_is_refused(choices: list[int]) -> None:
    with pytest.raises(BadPosition):
        STANDARD.load({**new_game().dump(), "choices": choices})


@pytest.mark.parametrize(("silver", "points"), [("one", 27 + 9), ("every", 27 + 18)])
def test_15_2_full_silver_for_one_medal_or_for_every(silver: str, points: int) -> None:
    wishes = position(silver=silver).owns("p3-01").tracks(military=27, income=18).silver("military", "income")
    assert line(wishes.table(), 0, "silver") == points
    assert line(wishes.owns("p3-02").table(), 0, "silver") == 27 + 18
    assert TITLE.chosen(TITLE.choices({}, 2))["silver"] == "one"


def test_15_2_only_of_the_owner() -> None:
    table = position(silver="every").tracks(military=27).silver("military").seat(1).owns("p3-01").table()
    assert line(table, 0, "silver") == 14


@pytest.mark.parametrize(
    ("reading", "coins", "bonus"),
    [("colony-coins-first", ["p2-01", "p2-02"], ["p2-14"]), ("bust-bonus-first", ["p2-14"], ["p2-01", "p2-02"])],
)
def test_15_3_colony_coins_and_bust_bonus_change_places(reading: str, coins: list[str], bonus: list[str]) -> None:
    for card in coins:
        table = position(epoch_two=reading).epoch(2).owns(card).tracks(military=3).ask("colonies")
        say(table, 0, "plunder 3")
        assert table.players[0].coins == 3 + 4
    for card in bonus:
        table = position(epoch_two=reading).epoch(2).owns(card).tracks(culture=6).ask("busts")
        say(table, 0, "track bust-1 food")
        assert table.players[0].tracks == [0, 0, 6, 2 + 2]
    assert TITLE.chosen(TITLE.choices({}, 2))["epoch-two"] == "colony-coins-first"


def test_15_3_price_points_and_star_of_the_cards_stay() -> None:
    here, there = new_game().reading, new_game(epoch_two="bust-bonus-first").reading
    for card in (CARD["p2-01"], CARD["p2-02"], CARD["p2-14"]):
        assert there.price[card] == here.price[card]
        assert there.points[card] == here.points[card]
    stars = [set(new_game(stars="out", epoch_two=r).cards.zones[ASIDE]) for r in TITLE.options[2].choices]
    assert stars[0] == stars[1]
    assert CARD["p2-14"] in stars[0]


@pytest.mark.parametrize(("reading", "kind"), [("colony-coins-first", COLONY_COINS), ("bust-bonus-first", BUST_BONUS)])
@pytest.mark.parametrize(("first_game", "stars"), [("yes", "usual"), ("no", "out")])
def test_15_3a_a_game_without_stars_has_one_of_the_two(first_game: str, stars: str, reading: str, kind: int) -> None:
    table = new_game(epoch_two=reading, first_game=first_game, stars=stars)
    played = [card for card in range(162) if card not in table.cards.zones[ASIDE]]
    effects = [table.reading.effect[card] for card in played]
    kinds = {effect.kind for effect in effects if effect is not None}
    assert kinds & {COLONY_COINS, BUST_BONUS} == {kind}


@pytest.mark.parametrize(("reading", "points"), [("two", 2), ("none", 0)])
def test_15_4_bust_points(reading: str, points: int) -> None:
    wishes = position(bust_points=reading).owns("p2-14")
    table = wishes.carved("bust-1", "food", points_up=True).carved("bust-2", "food").table()
    assert line(table, 0, "busts") == 4 + 2 + points + 8
    assert table.players[0].tracks[3] == 3 + 2
    assert TITLE.chosen(TITLE.choices({}, 2))["bust-points"] == "two"


def test_15_5_steps_and_effect_on_one_card() -> None:
    card = {"id": "p1-01", "steps": [0, 3, 0, 1]}
    wishes = position().printed(card=[card]).coins(9).pile("purple", "p1-01").pile("red", "r1-01")
    table = wishes.table(["take", 0], ["take", 0])
    say(table, 0, "buy purple")
    assert table.players[0].tracks == [0, 3, 0, 1]
    say(table, 0, "sell red")
    assert table.players[0].coins == 9 - 3 + 3


def test_15_6_colony_coins_and_income_gap_move_no_track() -> None:
    table = position().epoch(2).owns("p2-01", "p2-13").tracks(military=3).table(["income"], ["colonies", 0])
    say(table, 0, "plunder 3")
    assert table.players[0].coins == 3 + 4 + 2
    assert table.players[0].tracks == [0, 3, 0, 0]


@pytest.mark.parametrize("choices", COMBINATIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_combination_of_options_is_played_to_its_end(seats: int, choices: tuple[int, ...]) -> None:
    table = STANDARD.setup(seats, list(choices), 7)
    _, wrong = audited(table, seeded(sum(choices)), 0)
    assert wrong == ""
    assert table.over()


@pytest.mark.parametrize("choices", COMBINATIONS)
def test_the_document_as_read_says_what_every_card_does(choices: tuple[int, ...]) -> None:
    """Read as printed, it gives the effects that the options give."""
    document = STANDARD.reading(list(choices))
    box = TITLE.read({name: value for name, value in document.items() if name not in DRAWN})
    assert isinstance(box, HadaraBox)
    assert effects_of(box, [0, 0, 0, 0, 0]) == effects_of(STANDARD, list(choices))
    assert {**box.document, "card": 0} == {**STANDARD.document, "card": 0}


def effects_of(box: HadaraBox, choices: list[int]) -> list[tuple[int, list[int]] | None]:
    effects = box.read_with(choices).effect
    return [(effect.kind, effect.numbers) if effect is not None else None for effect in effects]


def test_as_printed_the_document_is_the_content_itself_and_what_boards_draw() -> None:
    document = {**shelf.document("hadara"), **DRAWN}
    assert STANDARD.reading([0, 0, 0, 0, 0]) == document
    assert STANDARD.reading([1, 0, 0, 0, 2]) == document  # a first game leaves cards out and changes none


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("wanted", "card", "message", "args"),
    [
        ({}, "p3-01", "silver-full", {"medals": 1}),
        ({"silver": "every"}, "p3-01", "silver-full", {"medals": 2}),
        ({}, "p2-01", "colony-coins", {"coins": 4}),
        ({"epoch-two": "bust-bonus-first"}, "p2-01", "bust-bonus", {"steps": 2, "points": 2}),
        ({"epoch-two": "bust-bonus-first"}, "p2-14", "colony-coins", {"coins": 4}),
        ({"bust-points": "none"}, "p2-14", "bust-bonus", {"steps": 2, "points": 0}),
        ({"epoch-two": "bust-bonus-first", "bust-points": "none"}, "p2-02", "bust-bonus", {"steps": 2, "points": 0}),
    ],
)
def test_the_sentence_of_a_card_follows_the_options(
    code: str, wanted: dict[str, str], card: str, message: str, args: dict[str, Value]
) -> None:
    words = TitleLanguage(Language(code), "hadara", STANDARD, [])
    sitting = begin(TITLE, STANDARD, 2, wanted, 1)
    sentence = Print(sitting.reading()).effect(CARD[card], words)
    assert sentence == words.say(f"effect-{message}", args)
    assert "{" not in sentence
