"""Whatever the size of the terminal: nothing scrolls away, and what there is no room for is named and can be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from cradle import shelf
from cradle.boards.part import Part, left_out
from cradle.boards.scene import Scene
from cradle.cli.changes import outlooks
from cradle.cli.host import Host
from cradle.cli.seating import Seating
from cradle.cli.voice import Voice
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.core.table import Table
from cradle.language import LANGUAGES
from tests.cli.conftest import Terminal

SIZES = [(80, 24), (100, 30), (140, 60)]
NEWS = [f"Something happened, and this is line number {n} of it." for n in range(9)]


class Desk:
    """A screen of that size, and whatever is shown on it."""

    def __init__(self, title: str, table: Table, size: tuple[int, int], language: str = "en") -> None:
        self.voice = Voice(language)
        self.voice.out.width, self.voice.out.height = size
        self.table = table
        sitting = begin(shelf.title(title), shelf.box(title), table.seats, {}, 1)
        sitting.table = table
        seating = Seating(["human"] + ["random"] * (table.seats - 1), [])
        self.host = Host(self.voice, sitting, seating, Path("nowhere"), True)
        self.screen = self.host.screen

    def scene(self) -> Scene:
        return self.host.shown(0)

    def shows(self, page: int = 0) -> tuple[list[str], int]:
        answers = self.table.answers(0)
        looks = outlooks(self.table, 0, self.screen.board.facts) if len(answers) < 10 else {}
        with self.voice.out.capture() as captured:
            pages = self.screen.show(self.scene(), answers, looks, NEWS, ["A remark."], page)
            self.screen.prompt(0)
        return captured.get().splitlines(), pages


@cache
def positions(title: str) -> list[Table]:
    """Moments of a game at which seat 0 is asked."""
    table = shelf.box(title).setup(3, shelf.title(title).choices({}, 3), 7)
    rng = seeded(7)
    found: list[Table] = []
    while not table.over() and len(found) < 8:
        advance(table, rng, 9)
        while not table.over() and 0 not in table.asked():
            advance(table, rng, 1)
        if not table.over():
            found.append(table.clone())
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", shelf.TITLES)
def test_nothing_scrolls_off_the_screen(title: str, size: tuple[int, int]) -> None:
    for n, table in enumerate(positions(title)):
        desk = Desk(title, table, size, LANGUAGES[n % len(LANGUAGES)])
        lines, pages = desk.shows()
        for page in range(1, pages):
            lines = max(lines, desk.shows(page)[0], key=len)
        assert len(lines) + 1 <= size[1], "\n".join(lines)  # the prompt comes below


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", shelf.TITLES)
def test_every_part_is_shown_or_named_with_the_key_that_shows_it(title: str, size: tuple[int, int]) -> None:
    for table in positions(title):
        desk = Desk(title, table, size)
        lines, _ = desk.shows()
        text = " ".join(line.strip() for line in lines)
        for part in desk.screen.board.draw(desk.scene()):
            first = next(line for line in drawn(desk, part) if line.strip())
            assert first.rstrip() in "\n".join(lines) or f"({part.key})" in text.partition("No room for:")[2]


def drawn(desk: Desk, part: Part) -> list[str]:
    with desk.voice.out.capture() as captured:
        desk.voice.out.print(part)
    return captured.get().splitlines() or ["."]


def test_all_answers_can_be_seen_page_by_page() -> None:
    table = shelf.box("tapestry").setup(2, shelf.title("tapestry").choices({}, 2), 1)
    rng = seeded(1)
    while table.asked() != [0] or table.kind(0).name != "lay" or len(table.answers(0)) < 24:
        advance(table, rng, 1)
    desk = Desk("tapestry", table, (80, 24))
    lines, pages = desk.shows()
    assert pages > 1 and any(f"page 1 of {pages}" in line for line in lines)
    shown = "\n".join("\n".join(desk.shows(page)[0]) for page in range(pages))
    assert all(re.search(rf"(^|\s){n} Hex ", shown, re.M) for n in range(1, len(table.answers(0)) + 1))


def test_what_is_needed_most_comes_first_and_then_whatever_fits() -> None:
    parts = [Part("a"), Part("b", "map", 2), Part("c", "tracks", 3), Part("d", "own", 1)]
    assert left_out([1, 9, 2, 5], parts, 17) == []
    assert left_out([1, 9, 2, 5], parts, 16) == [parts[2]]
    assert left_out([1, 9, 2, 5], parts, 14) == [parts[1]]
    assert left_out([1, 9, 2, 5], parts, 6) == [parts[1], parts[2]]
    assert left_out([1, 9, 2, 5], parts, 0) == parts[1:]


@pytest.mark.parametrize(
    ("title", "keys", "pages"),
    [("tapestry", "m=map t=tracks v=table", "mt"), ("horizon", "m=map t=tree v=table", "mt")],
    ids=["tapestry", "horizon"],
)
def test_the_keys_for_map_and_tracks(terminal: Callable[..., Terminal], title: str, keys: str, pages: str) -> None:
    table = terminal("play", title, "--seed", "5", "--players", "3", columns=80, rows=24)
    while "No room for:" not in table.text:
        table.type("1")
    assert keys in table.text.replace("\n", " ")
    for key in pages:
        shown = table.type(key)
        assert "Enter" in shown.splitlines()[-1] and len(shown.splitlines()) <= 24
        if "Enter shows more (1 of" in shown:
            table.type("q")
        else:
            table.type("")
        assert "No room for:" in table.text
    whole = table.type("v")
    rest = int(re.search(r"Enter shows more \(1 of (\d+)\)", whole)[1])  # type: ignore[index]
    for _ in range(rest - 1):
        whole += table.type("")
    assert "Enter takes you back" in whole
    assert all(name in whole for name in ("Mira", "Borys"))
    assert "No room for:" in table.type("")
