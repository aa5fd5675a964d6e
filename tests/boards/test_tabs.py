"""The pages of the full-screen table: at every moment, in every language, for every eye, as wide as the screen."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from cradle import shelf
from cradle.boards import board_of
from cradle.boards.page import written
from cradle.boards.plain import Board
from cradle.boards.read import entries
from cradle.boards.scene import Scene
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.table import Table
from cradle.language import LANGUAGES, Language, TitleLanguage

NAMES = ["Ada", "Bo", "Cy"]
SEATS = 3
OVERFLOW = {"horizon": ["m", "v"]}  # maps are wider than a narrow screen and are moved sideways


def positions(title: str) -> list[Table]:
    """Moments of a game by chance."""
    table = shelf.box(title).setup(SEATS, shelf.title(title).choices({}, SEATS), 7)
    rng = seeded(7)
    found = [table.clone()]
    for _ in range(5):
        advance(table, rng, 30)
        found.append(table.clone())
    return found


def scene(title: str, table: Table, eye: int, language: str = "en", width: int = 78) -> tuple[Board, Scene]:
    box = shelf.box(title)
    document = box.reading(shelf.title(title).choices({}, SEATS))
    words = TitleLanguage(Language(language), title, box, NAMES)
    return board_of(title, document), Scene(words, document, table, eye, width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", shelf.TITLES)
def test_every_page_can_be_drawn(title: str, language: str) -> None:
    for n, table in enumerate(positions(title)):
        board, looked = scene(title, table, n % (SEATS + 1), language, [78, 160][n // 2 % 2])
        keys = [tab.key for tab in board.tabs(looked)]
        assert len(keys) == len(set(keys)) and board.wanted_tab(looked) in keys
        for tab in board.tabs(looked):
            page = written([tab.draw()], looked.width)
            assert f"{title}-" not in page and "cli-" not in page and "term-" not in page
            if tab.key not in OVERFLOW.get(title, []):
                assert max([cell_len(line) for line in page.splitlines()], default=0) <= looked.width


def test_tapestry_tells_price_benefit_bonus_and_landmark_of_every_space() -> None:
    board, looked = scene("tapestry", positions("tapestry")[0], 0)
    page = written([next(tab for tab in board.tabs(looked) if tab.key == "t").draw()], 78)
    for entry in entries(shelf.box("tapestry").document, "place"):
        assert looked.words.component("place", str(entry["id"])) in page
        if "landmark" in entry:
            assert looked.words.component("landmark", str(entry["landmark"])) in page
    lines = [line.strip() for line in page.splitlines()]
    places = entries(shelf.box("tapestry").document, "place")
    assert len([line for line in lines if line.startswith("+ ")]) == len([e for e in places if "bonus" in e])
    assert page.count("♣??") == page.count("●??") == 3


def test_who_stands_on_a_space_of_the_action_board_is_told() -> None:
    for table in positions("horizon"):
        board, looked = scene("horizon", table, 0)
        page = written([next(tab for tab in board.tabs(looked) if tab.key == "a").draw()], 78)
        for seat, player in enumerate(looked.view["players"]):
            if player["action"] >= 0:
                name = looked.words.component("action", looked.words.nouns["action"][player["action"]])
                line = next(line for line in page.splitlines() if line.startswith(name))
                assert re.search(rf"{'abcd'[player['space']]}\d*{seat + 1}", line.removeprefix(name))


def test_civilizations_to_choose_between_are_shown_with_their_text() -> None:
    board, looked = scene("tapestry", positions("tapestry")[0], 0)
    assert looked.kind == "keep" and board.wanted_tab(looked) == "o"
    page = written([board.seat(looked, 0)], 160)
    for civilization in looked.view["players"][0]["civilizations"]:
        name = looked.words.nouns["civilization"][civilization]
        assert looked.say(f"term-civilization-{name}")[:40] in page
