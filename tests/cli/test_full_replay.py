"""A recorded game on the full screen, looked through by keys as in a terminal of 80 by 24."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cradle import shelf
from cradle.cli.full import replay
from cradle.cli.full.replay import COMMANDS, ReplayApp
from cradle.cli.replay import Film
from cradle.cli.voice import Voice
from cradle.core.record import Record
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from tests.cli.conftest import Terminal
from tests.cli.test_full import LANGUAGE_OF, NARROW, run
from tests.processes import PATIENCE


def played(title: str, answers: int = 10_000) -> Record:
    """A game of two, played at random to its end or for so many answers."""
    sitting = begin(shelf.title(title), shelf.box(title), 2, {}, 3)
    rng = seeded(3)
    while (asked := sitting.table.asked()) and len(sitting.record.lines) < answers:
        found = sitting.table.answers(asked[0])
        sitting.answer(asked[0], found[rng.below(len(found))])
    return sitting.record


def film_of(title: str, answers: int = 10_000, language: str = "en") -> Film:
    return Film(Voice(language), played(title, answers), shelf.box(title), -1)


class Viewer:
    def __init__(self, app: ReplayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> int:
        """Where the replay stands then."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.app.step

    def text(self, place: str) -> str:
        widget = self.app.query_one(f"#{place}")
        return "\n".join(strip.text for strip in widget.render_lines(widget.size.region))


@asynccontextmanager
async def shown(film: Film, step: int = 0, language: str = "en") -> AsyncIterator[Viewer]:
    app = ReplayApp(Voice(language), film, step)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        yield Viewer(app, pilot)


def test_arrows_go_from_move_to_move() -> None:
    film = film_of("hadara")

    async def story() -> None:
        async with shown(film) as viewer:
            assert "Beginning of the game" in viewer.text("question")
            assert await viewer.press("right", "right") == 2
            assert film.headline(film.moves[1])[:30] in viewer.text("question")
            assert await viewer.press("down") == 3
            assert await viewer.press("left", "up") == 1
            assert await viewer.press("end") == len(film.moves)
            assert await viewer.press("right") == len(film.moves)
            assert await viewer.press("home") == 0
            assert await viewer.press("left") == 0

    run(story)


def test_rounds_are_chapters() -> None:
    film = film_of("hadara")
    assert len(film.rounds) == 3  # epochs

    async def story() -> None:
        async with shown(film) as viewer:
            seen = [await viewer.press("]") for _ in range(4)]
            assert seen == [*film.rounds, len(film.moves)]
            assert await viewer.press("ъ", "[") == film.rounds[-1]
            assert await viewer.press("right", "[") == film.rounds[-1]

    run(story)


@pytest.mark.parametrize("title", shelf.TITLES)
def test_every_page_of_every_title_can_be_seen(title: str) -> None:
    language = LANGUAGE_OF[title]
    film = film_of(title, 60, language)

    async def story() -> None:
        async with shown(film, 40, language) as viewer:
            for tab in list(viewer.app.tabs):
                await viewer.press(tab.key)
                assert viewer.app.tab == tab.key
                assert viewer.text("body").strip()
            await viewer.press("?")
            assert all(Voice(language).say(f"film-{name}")[:20] in viewer.text("body") for name in COMMANDS.values())

    run(story)


def test_a_finished_game_is_seen_through_every_eye() -> None:
    film = film_of("hadara")

    async def story() -> None:
        async with shown(film, 30) as viewer:
            names = []
            for _ in range(3):
                names.append(viewer.text("question").split("·")[0])
                await viewer.press("e")
            assert "everybody" in names[2] and len(set(names)) == 3
            assert viewer.app.eye == 0

    run(story)


def test_an_open_game_is_seen_through_everybodys_eyes_only() -> None:
    film = film_of("hadara", 30)

    async def story() -> None:
        async with shown(film, 30) as viewer:
            assert await viewer.press("e") == 30
            assert viewer.app.eye == film.table.seats
            assert all(table.view(viewer.app.eye) for table in film.tables)

    run(story)


def test_it_runs_by_itself_and_stops_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "PACE", 0.001)
    film = film_of("hadara", 12)

    async def story() -> None:
        async with shown(film) as viewer:
            await viewer.press("g")
            while viewer.app.running is not None:
                await viewer.pilot.pause(0.01)
            assert viewer.app.step == 12

    run(story)


def test_the_command_opens_it_where_a_terminal_can_show_it(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    file = tmp_path / "game.cradle"
    file.write_text(played("hadara", 12).text(), encoding="utf-8")
    screen = terminal("replay", str(file), "--to", "5", columns=80, rows=24, full=True)
    assert "\x1b[?1049h" in screen.until("5 of 12")
    os.write(screen.master, b"q")
    screen.until("\x1b[?1049l")
    assert screen.process.wait(PATIENCE) == 0
    lines = terminal("replay", str(file), "--plain", full=True)
    assert "\x1b[?1049h" not in lines.until("12 of 12 answers")
