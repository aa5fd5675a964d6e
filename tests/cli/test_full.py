"""The table on the full screen, played by keys and clicks as in a terminal of 80 by 24."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from cradle import shelf
from cradle.cli import papers
from cradle.cli.barred import SHOWN
from cradle.cli.full.answers import Answers, found
from cradle.cli.full.app import TableApp
from cradle.cli.full.curtain import Curtain
from cradle.cli.full.desk import WIDE
from cradle.cli.full.flat import flat
from cradle.cli.full.host import FullHost
from cradle.cli.full.keys import ANSWERS, answer_of, key_of, meant
from cradle.cli.full.moment import Moment
from cradle.cli.seating import seat_people
from cradle.cli.voice import Voice
from cradle.core.record import parse
from cradle.core.sitting import Sitting, begin
from cradle.language import LANGUAGES
from tests.cli.conftest import Outcome, Terminal

NARROW = (80, 24)
PATIENCE = 300.0
LANGUAGE_OF = dict(zip(shelf.TITLES, [*LANGUAGES, *LANGUAGES], strict=False))
SHORT = {"hadara": 5, "tapestry": 2, "heroes": 1, "horizon": 2}  # seeds of short games


def hosted(title: str, place: Path, humans: int = 1, language: str = "en", seed: int = 5) -> FullHost:
    seats = max(2, shelf.title(title).seats[0])
    sitting = begin(shelf.title(title), shelf.box(title), seats, {}, seed)
    bots = ["random"] * (seats - humans)
    return FullHost(Voice(language), sitting, seat_people(seats, humans, 0, bots, ["Ada", "Bo"][:humans]), place, True)


class Player:
    """Presses keys and waits until the table has taken them."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def ready(self) -> None:
        """Until somebody is asked, or the curtain is down, or the table is left."""
        async with asyncio.timeout(PATIENCE):
            while not (self.app.ready.is_set() or self.app.left or isinstance(self.app.screen, Curtain)):
                await asyncio.sleep(0.001)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.ready()
        await self.pilot.pause()

    async def resize(self, columns: int, rows: int) -> None:
        await self.pilot.resize_terminal(columns, rows)
        async with asyncio.timeout(PATIENCE):
            while self.app.has_class("wide") != (columns >= WIDE) or self.app.page.room() != self.moment.scene.width:
                await self.pilot.pause(0.01)

    def text(self, place: str) -> str:
        """All that a part of the screen says, seen or scrolled away."""
        widget = self.app.query_one(f"#{place}")
        return "\n".join(strip.text for strip in widget.render_lines(widget.size.region))

    @property
    def moment(self) -> Moment:
        assert self.app.moment is not None
        return self.app.moment

    def record(self) -> list[str]:
        return self.app.host.sitting.record.lines


@asynccontextmanager
async def seated(host: FullHost, size: tuple[int, int] = NARROW) -> AsyncIterator[Player]:
    app = TableApp(host)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.ready()
        await pilot.pause()
        yield player
    if app.failure is not None:
        raise app.failure


def trimmed(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


def run(story: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(story())


# -- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", shelf.TITLES)
def test_a_whole_game_by_keys(title: str, tmp_path: Path) -> None:
    host = hosted(title, tmp_path / "game", seed=SHORT[title])
    cycles = title in ("hadara", "tapestry")  # where the first answer is always to trade or to wait, games get long

    async def story() -> None:
        async with seated(host) as player:
            for n in range(200):
                if player.moment.over:
                    break
                await player.press(key_of(n % min(len(player.moment.answers), len(ANSWERS)) if cycles else 0))
            assert player.moment.over
            assert player.app.tab == "p"
            assert "win" in player.text("question")
            await player.press("q")

    run(story)
    assert parse((tmp_path / "game").read_text(encoding="utf-8")).lines == host.sitting.record.lines


# -- pages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", shelf.TITLES)
def test_every_page_is_one_key_away_and_nothing_of_it_is_dropped(title: str, tmp_path: Path) -> None:
    host = hosted(title, tmp_path / "game", language=LANGUAGE_OF[title])

    async def story() -> None:
        async with seated(host) as player:
            await player.press("1", "1")
            assert {"v", "o", "b", "c", "l", "r", "p", "w", "?"} <= {tab.key for tab in player.app.tabs}
            for tab in list(player.app.tabs):
                await player.press(tab.key)
                assert player.app.tab == tab.key
                whole = trimmed(flat(tab.draw(), player.moment.scene.width).plain)
                assert whole and trimmed(player.text("body")) == whole
                assert player.app.page.virtual_size.height >= len(whole)  # what has no room can be scrolled to
            bars = player.text("tabs") + player.text("keys")
            assert "cli-" not in bars and all(f" {tab.key} " in bars for tab in player.app.tabs)

    run(story)


def test_costs_benefits_and_landmarks_stand_on_the_tracks(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("tapestry", tmp_path / "game")) as player:
            await player.press("t")
            page = player.text("body")
            for word in ("Scouting", "2 territory tiles", "▣ Lighthouse", "AI Singularity", "♣??", "+ 1 tapestry card"):
                assert word in page
            await player.press("space")
            assert player.app.page.scroll_y > 0
            await player.press("backspace")
            assert player.app.page.scroll_y == 0
            await player.press("tab", "end")
            assert player.app.page.scroll_y == player.app.page.max_scroll_y

    run(story)


def test_arrows_flip_the_pages_and_a_page_can_be_large(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("horizon", tmp_path / "game")) as player:
            keys = [tab.key for tab in player.app.tabs]
            first = player.app.tab
            await player.press("right")
            assert player.app.tab == keys[(keys.index(first) + 1) % len(keys)]
            await player.press("left")
            assert player.app.tab == first
            before = player.app.page.size.height
            await player.press("z")
            assert player.app.page.size.height > before and player.app.page.size.height >= 18
            await player.press("z")
            assert player.app.page.size.height == before

    run(story)


def test_why_not_tells_the_reasons(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            while player.moment.scene.kind != "draft":
                await player.press("1")
            await player.press("w")
            assert "You do not have this card in hand." in player.text("body")
            assert "hadara/4.3" in player.text("body")

    run(story)


def test_why_not_names_what_is_forbidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("horizon", tmp_path / "game")) as player:
            while player.moment.scene.kind != "act":
                await player.press("1")
            await player.press("w")
            reasons = {found.clause: found for found in player.moment.barred}
            early = reasons["horizon/4.6"]  # advanced actions in the first turn
            assert "Advanced 5: settle token, first space (4 coins)" in early.labels
            told = " ".join(player.text("body").split())
            assert all(label in told for label in early.labels)
            many = max(player.moment.barred, key=lambda found: found.count)
            assert many.more and len(many.labels) == SHOWN < many.count
            assert "?" not in "".join(label for found in reasons.values() for label in found.labels)

    run(story)


# -- answers -----------------------------------------------------------------------------------------------------


def test_arrows_choose_and_enter_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            await player.press("down", "down")
            assert player.app.answers.chosen() == 2
            label = player.moment.scene.labels[2]
            assert f"▸3 {label}" in player.text("answers")
            await player.press("enter")
            assert player.record()[0] == "0 choose-board crest-2"

    run(story)


def test_a_click_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            await player.pilot.click(Answers, offset=(6, 1))
            await player.ready()
            assert player.record()[0] == "0 choose-board crest-1"

    run(story)


def test_a_click_on_a_name_turns_to_its_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            await player.pilot.click("#tabs", offset=(player.text("tabs").index(" l ") + 1, 0))
            await player.pilot.pause()
            assert player.app.tab == "l"

    run(story)


def test_typing_finds_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            await player.press("/", *"DRAG")
            assert [option.id for option in player.app.answers.options] == ["1"]
            await player.press("escape")
            assert player.app.answers.option_count == len(player.moment.answers)
            await player.press("/", *"drag", "enter")
            assert player.record()[0] == "0 choose-board crest-1"
            assert not player.app.query_one("#field", Input).has_class("open")

    run(story)


def test_a_number_finds_its_answer(tmp_path: Path) -> None:
    moment = hosted("hadara", tmp_path / "game").asked(0)
    assert found(moment, "2") == [1]
    assert found(moment, " ") == [0, 1, 2, 3, 4]
    assert found(moment, "no such answer") == []


def test_keys_of_answers_and_of_other_layouts() -> None:
    assert [key_of(n) for n in (0, 8, 9, 34, 35)] == ["1", "9", "A", "Z", " "]
    assert [answer_of(key, 11) for key in "19ABCa"] == [0, 8, 9, 10, -1, -1]
    assert [meant(key) for key in "гГй.,1"] == ["u", "U", "q", "/", "?", "1"]


def test_a_key_that_is_no_answer_does_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            await player.press("9", "Z", "x", "0")
            assert player.record() == []

    run(story)


# -- what else a person can do -----------------------------------------------------------------------------------


def test_undo_hint_help_and_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game")) as player:
            await player.press("u")
            assert "have not answered anything" in player.text("remarks")
            await player.press("h")
            assert "% to win" in player.text("remarks")
            await player.press("s", "enter")
            assert "Saved in" in player.text("remarks")
            await player.press("s", *"copy", "enter")
            assert (tmp_path / "copy").read_text(encoding="utf-8") == (tmp_path / "game").read_text(encoding="utf-8")
            await player.press("?")
            assert "take back your last answer" in player.text("body")

    run(story)


def test_undo_takes_back_the_last_answer(tmp_path: Path) -> None:
    host = hosted("hadara", tmp_path / "game", humans=2)

    async def story() -> None:
        async with seated(host) as player:
            await player.press("enter")
            undone = False
            for n in range(300):
                if isinstance(player.app.screen, Curtain):
                    await player.press("enter")
                elif player.moment.scene.kind == "medal" and len(player.moment.answers) > 1:
                    seat, before = player.moment.seat, player.record()[:]
                    await player.press("2")
                    if player.app.ready.is_set() and player.moment.seat == seat:
                        await player.press("u")
                        undone = "taken back" in player.text("remarks")
                        assert player.record() == before
                        break
                else:
                    sells = [i for i, label in enumerate(player.moment.scene.labels) if label.startswith("Sell")]
                    await player.press(key_of(sells[0] if sells else n % len(player.moment.answers)))
            assert undone

    run(story)


def test_the_next_person_sees_nothing_of_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("hadara", tmp_path / "game", humans=2)) as player:
            for name in ("Ada", "Bo"):
                assert isinstance(player.app.screen, Curtain)
                assert f"Pass the keyboard to {name}." in str(player.app.screen.query_one(Static).render())
                await player.press("enter")
                assert player.text("question").strip().startswith(f"{name}: ")
                await player.press("1")

    run(story)


def test_a_new_size_in_the_middle_of_a_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(hosted("tapestry", tmp_path / "game")) as player:
            await player.press("t")
            narrow = player.text("body")
            await player.resize(200, 60)
            assert player.app.has_class("wide") and player.app.size.width >= WIDE
            assert player.text("body") != narrow
            await player.resize(*NARROW)
            assert player.text("body") == narrow
            await player.press("1")
            assert len(player.record()) >= 1

    run(story)


# -- leaving and coming back -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["q", "й", "ctrl+c", "ctrl+d"])
def test_leaving_saves_and_the_game_goes_on(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "game"
    host = hosted("hadara", place)

    async def story() -> None:
        async with seated(host) as player:
            await player.press("2", "1")
            await player.pilot.press(key)

    run(story)
    host.leave()
    assert "--resume" in capsys.readouterr().out
    record = parse(papers.read(place))
    assert record.lines[0] == "0 choose-board crest-1"
    again = FullHost(host.voice, Sitting(shelf.title("hadara"), host.sitting.box, record), host.seating, place, True)

    async def more() -> None:
        async with seated(again) as player:
            assert player.record()[0] == "0 choose-board crest-1"
            await player.press("1")
            assert len(player.record()) > len(host.sitting.record.lines)

    run(more)


def test_what_fails_is_told_after_the_screen_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = hosted("hadara", tmp_path / "game")

    def broken(level: str, title: str) -> object:
        raise KeyError("on purpose")

    async def story() -> None:
        async with seated(host) as player:
            monkeypatch.setattr(shelf, "bot", broken)
            await player.press("1")

    with pytest.raises(KeyError, match="on purpose"):
        run(story)
    assert parse(papers.read(tmp_path / "game")).lines[0] == "0 choose-board crest-0"


def test_the_end_is_printed_and_put_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    host = hosted("hadara", tmp_path / "game")
    while not host.sitting.table.over():
        seat = host.next_seat()
        host.answer(seat, host.sitting.table.answers(seat)[0])
    host.finish()
    assert "cradle replay" in capsys.readouterr().out


# -- when it is used ---------------------------------------------------------------------------------------------


def test_the_full_screen_opens_in_a_terminal_and_leaves_it_clean(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara", "--seed", "1f", columns=80, rows=24, full=True)
    assert "\x1b[?1049h" in table.until("why not")
    os.write(table.master, b"2")
    assert "side" in table.until("side")
    os.write(table.master, b"q")
    assert "\x1b[?1049l" in table.until("--resume")
    assert table.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_leaves_the_terminal_clean(terminal: Callable[..., Terminal], number: signal.Signals) -> None:
    table = terminal("play", "hadara", "--seed", "1f", columns=80, rows=24, full=True)
    table.until("why not")
    os.kill(table.process.pid, number)
    assert "\x1b[?1049l" in table.until("--resume")


def test_lines_where_no_full_screen_can_be(
    terminal: Callable[..., Terminal], environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment["TERM"] = "dumb"
    table = terminal("play", "hadara", "--seed", "1f", full=True)
    assert "\x1b[?1049h" not in table.read()
    assert "Player> " in table.text


def test_the_full_screen_is_imported_only_where_it_is_used(call: Callable[..., Outcome]) -> None:
    loaded = call("--help", PYTHONPROFILEIMPORTTIME="1").err
    assert "rich.console" in loaded and "textual" not in loaded
