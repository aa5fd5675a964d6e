"""Previews: what answers would change, asked for over the socket and worked out beside everything else."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cradle.core.table import Table
from cradle.server import previews
from cradle.server.changes import changes_of
from cradle.server.desk import Desk
from cradle.server.limits import RATES, Limits, Rate
from cradle.server.previews import MOST_WAITING, SLICE
from tests.server.guests import Guest
from tests.server.twins import Game, Side, house, still

Make = Callable[..., Guest]
Patch = pytest.MonkeyPatch
Document = dict[str, object]


def test_what_answers_would_change_is_told_when_it_is_asked_for(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    with ada.live(table, eye=0) as live:
        assert "changes" not in live.next("game")["question"]["answers"][0]
        live.send(type="preview", number=7, words=["crest-0"])  # not the present question: no reply
        live.send(type="preview", number=0, words=["crest-0", "crest-3", "dance", "crest-99"])
        assert live.next("preview") == {
            "type": "preview",
            "eye": 0,
            "number": 0,
            "changes": {"crest-0": {"crest": [-1, 0]}, "crest-3": {"crest": [-1, 3]}},
        }
        ada.answer(table, 0, 0, "crest-1")
        ada.answer(table, 1, 0, "crest-0")
        game = live.next("game")
        while game["question"] is None or game["question"]["number"] == 0:
            game = live.next("game")
        words = [answer["word"] for answer in game["question"]["answers"]]
        live.send(type="preview", number=game["question"]["number"], words=words)
        assert list(live.next("preview")["changes"]) == words


def test_a_preview_asks_for_one_to_sixty_words(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    for words in ([], ["crest-0"] * 61, "crest-0", [7]):
        with ada.live(table) as live:
            live.send(type="preview", number=0, words=words)
            assert live.next("error")["error"]["message"] == "server-json"


def at_table(patch: Patch, folder: Path, work: Callable[[Desk, Game, list[str]], Awaitable[None]]) -> None:
    """The beginning of a game, and the words of its first question."""

    async def life() -> None:
        async with house(patch, folder, "hadara") as (desk, app):
            game = Game("hadara", 3, 5, [])
            await game.seat(desk, app)
            table = game.pairs[0].real.play.table
            await work(desk, game, [table.kind(0).word(answer) for answer in table.answers(0)])

    with still():
        asyncio.run(life())


async def done(desk: Desk) -> None:
    while desk.previews.task is not None:
        await desk.previews.task


def heard(side: Side) -> list[Document]:
    texts, side.socket.previews = side.socket.previews, []
    return [json.loads(text) for text in texts]


class Watched:
    """The real thing, and how it was asked."""

    def __init__(self) -> None:
        self.answers: list[list[int]] = []
        self.threads: set[str] = set()
        self.go = threading.Event()
        self.go.set()

    def changes_of(self, table: Table, seat: int, answers: list[int]) -> list[Document]:
        self.go.wait(60)
        self.answers.append(answers)
        self.threads.add(threading.current_thread().name)
        return changes_of(table, seat, answers)


@pytest.fixture
def watched(monkeypatch: Patch) -> Watched:
    made = Watched()
    monkeypatch.setattr(previews, "changes_of", made.changes_of)
    return made


def test_answers_are_tried_once_for_all_who_ask_a_few_at_a_time_and_not_on_the_event_loop(
    tmp_path: Path, monkeypatch: Patch, watched: Watched
) -> None:
    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        side = game.pairs[0].real
        second = Side(desk, game.http, side.room, 0, game.people[0])
        for asking in (side, second, side):
            await asking.socket.preview(0, words)
        await done(desk)
        await second.socket.preview(0, words[:1])
        await done(desk)
        texts = heard(side) + heard(second)
        assert [text["changes"] for text in texts[:-1]] == [texts[0]["changes"]] * 3
        tried = [answer for some in watched.answers for answer in some]
        assert tried == side.play.table.answers(0)
        assert len(watched.answers) == -(-len(words) // SLICE)
        assert all(name.startswith("previews") for name in watched.threads)
        expected = changes_of(side.play.table, 0, tried)
        assert texts[0]["changes"] == json.loads(json.dumps(dict(zip(words, expected, strict=True))))

    at_table(monkeypatch, tmp_path, work)


def test_the_table_goes_on_while_answers_are_tried(tmp_path: Path, monkeypatch: Patch, watched: Watched) -> None:
    """Whoever asks without end waits in a short line; what is no longer asked is not told."""

    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        side, rival = game.pairs[0].real, game.pairs[1].real
        watched.go.clear()
        try:
            for _ in range(3 * MOST_WAITING):
                await side.socket.preview(0, words)
            assert desk.previews.waiting[side.person.id] == MOST_WAITING
            await side.answer(side.person.id, 0, words[0], "meanwhile")
            await rival.socket.preview(0, [words[1]])
            assert desk.previews.waiting[rival.person.id] == 1
        finally:
            watched.go.set()
        await done(desk)
        assert heard(side) == []
        assert [list(text["changes"]) for text in heard(rival)] == [[words[1]]]  # type: ignore[call-overload]
        assert not desk.previews.waiting

    at_table(monkeypatch, tmp_path, work)


def test_only_the_seat_that_is_asked_gets_previews(tmp_path: Path, monkeypatch: Patch, watched: Watched) -> None:
    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        for eye in (1, 3):  # a seat that is not asked, and a spectator
            await game.pairs[eye].real.socket.preview(0, words)
        stranger = Side(desk, game.http, game.pairs[0].real.room, 3, game.people[3])
        stranger.socket.eye = 0
        await stranger.socket.preview(0, words)
        assert desk.previews.task is None
        assert watched.answers == []

    at_table(monkeypatch, tmp_path, work)


def test_who_asks_too_often_is_not_answered(tmp_path: Path, monkeypatch: Patch, watched: Watched) -> None:
    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        side = game.pairs[0].real
        desk.limits = Limits(on=True)
        for _ in range(4):
            await side.socket.preview(0, words)
            await done(desk)
        assert len(heard(side)) == 2

    monkeypatch.setitem(RATES, "try", Rate(2, 3600))
    at_table(monkeypatch, tmp_path, work)


def test_a_fault_while_trying_stops_nobody_else(tmp_path: Path, monkeypatch: Patch) -> None:
    def broken(table: Table, seat: int, answers: list[int]) -> list[Document]:
        raise ZeroDivisionError

    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        side = game.pairs[0].real
        monkeypatch.setattr(previews, "changes_of", broken)
        await side.socket.preview(0, words)
        await done(desk)
        monkeypatch.setattr(previews, "changes_of", changes_of)
        await side.socket.preview(0, words)
        await done(desk)
        assert len(heard(side)) == 1
        assert not desk.previews.waiting

    at_table(monkeypatch, tmp_path, work)
