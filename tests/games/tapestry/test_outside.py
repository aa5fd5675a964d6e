"""What the outside sees: the board in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from cradle.boards import board_of
from cradle.boards.sheet import draw_sheet, winners_text
from cradle.boards.tapestry_land import draw_capital, draw_map
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.tapestry.pieces import LYING
from cradle.games.tapestry.table import Tapestry
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.games import drawing
from tests.games.drawing import NAMES
from tests.games.tapestry.positions import (
    BOX,
    NUMBER,
    PRINTED,
    asks,
    gain,
    home,
    near,
    occupy,
    rich,
    say,
    stand_at,
    supply,
    table,
)


def drawn(t: Tapestry, code: str = "en", eye: int = 0) -> str:
    """The table, and the first seat of it."""
    return "".join([drawing.drawn("tapestry", BOX, t, eye, code, seat=seat) for seat in (-1, 0)])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_board_can_be_drawn_at_any_time(code: str, seats: int) -> None:
    for seed, steps in ((0, 0), (1, 10), (2, 40), (3, 90), (4, 400)):
        t = BOX.setup(seats, [seed % 4, seed % 6, seed % 2], seed)
        advance(t, seeded(seed), steps)
        text = drawn(t, code, seed % (seats + 1))
        assert NAMES[0] in text and "term-" not in text and "effect-" not in text


def test_the_map_shows_corners_numbers_and_pieces() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=False)[0]
    occupy(t, 0, spot, tile=3)  # sea, mountain, desert, desert, sea, sea from the top left
    t.second_at[spot] = 1 | LYING
    drawn = draw_map(t.view(0)["hexes"]).plain.split("\n")
    line = next(i for i, each in enumerate(drawn) if f"≈{spot:>2}▲" in each)
    at = drawn[line].index(f"≈{spot:>2}▲") - 1
    assert drawn[line + 1][at : at + 6] == "≈≈1₂∴∴"


def test_a_capital_shows_rocks_buildings_and_landmarks() -> None:
    cells = [0] * 81
    cells[0], cells[1], cells[9], cells[80] = 1, 2, 5, 6
    drawn = draw_capital(cells, 9, 3).plain.split("\n")
    assert drawn[1].startswith("1 ▒ f ·  ·") and drawn[2].startswith("2 a ·") and drawn[-1].endswith("■ ")


def test_what_is_about_to_be_placed_is_drawn_every_way_round() -> None:
    t = gain(table(2), "landmark-library")
    asks(t, "raise")
    rows = PRINTED.shapes[NUMBER["landmark-library"]].rows
    assert "Library" in drawn(t) and drawn(t).count("■") == 4 * sum(row.count("X") for row in rows)
    t = table(2)
    supply(t, 0, 3)
    gain(t, "explore-adjacent")
    say(t, "territory-3")
    asks(t, "lay")
    assert "≈ 0▲" in drawn(t) and "≈ 1≈" in drawn(t) and "▲ 5∴" in drawn(t)


@pytest.mark.parametrize(("code", "automa"), [("en", "The Automa"), ("ru", "Автома"), ("pl", "Automa")])
def test_15_14_the_sheet_says_who_has_won_alone(code: str, automa: str) -> None:
    t = BOX.setup(1, [0, 0, 0], 1)
    words = TitleLanguage(Language(code), "tapestry", BOX, ["Anna"])
    for mine, winner in ((30, "Anna"), (29, automa)):
        t.players[0].scored[0] = mine
        t.players[1].scored[3] = 30
        out = StringIO()
        Console(file=out, width=100).print(draw_sheet(words, t.sheet()))
        assert automa in out.getvalue() and "30" in out.getvalue()
        assert winner in winners_text(words, t.sheet())


def test_what_an_answer_changes_has_a_name() -> None:
    board = board_of("tapestry", BOX.document)
    words = TitleLanguage(Language("pl"), "tapestry", BOX, NAMES[:2])
    facts = board.facts(table(2).view(0), 0)
    assert [board.fact_name(words, name) for name in facts] == ["PZ", "moneta", "robotnik", "żywność", "kultura"]


@pytest.mark.parametrize(
    ("space", "price"),
    [(0, "1 resource of any kind"), (3, "food ×1 + 1 resource of any kind"), (6, "food ×1 + 2 resources of any kind")],
)
def test_an_advance_says_its_price(space: int, price: str) -> None:
    t = table(2)
    stand_at(t, 0, "exploration", space)
    rich(t)
    words = TitleLanguage(Language("en"), "tapestry", BOX, NAMES[:2])
    assert words.label(t.label(0, 1)).endswith(f"; price: {price}")
