"""Previews: what answers would change, asked for over the socket and worked out beside everything else."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.record import new_record, opening
from cradle.core.rng import seeded
from cradle.server import previews
from cradle.server.changes import changes_of
from cradle.server.clerk import Clerk, Errand
from cradle.server.desk import Desk
from cradle.server.limits import RATES, Limits, Rate
from cradle.server.previewer import preview
from cradle.server.previews import MOST_WAITING, Previews
from cradle.server.working import at_table as at_work
from tests.server.guests import Guest
from tests.server.twins import Game, Side, house, still

Make = Callable[..., Guest]
Patch = pytest.MonkeyPatch


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
    await asyncio.gather(*desk.previews.tasks)


def heard(side: Side) -> list[Plain]:
    texts, side.socket.previews = side.socket.previews, []
    return [json.loads(text) for text in texts]


class Watched:
    """The real thing, and how it was asked."""

    def __init__(self) -> None:
        self.jobs: list[Plain] = []
        self.go = asyncio.Event()
        self.go.set()
        self.real = Clerk.ask

    async def ask(self, clerk: Clerk, job: Plain, seconds: float) -> Plain:
        await self.go.wait()
        self.jobs.append(job)
        return await self.real(clerk, job, seconds)

    def words(self) -> list[object]:
        return [job["words"] for job in self.jobs]


@pytest.fixture
def watched(monkeypatch: Patch) -> Watched:
    made = Watched()

    async def ask(clerk: Clerk, job: Plain, seconds: float) -> Plain:
        return await made.ask(clerk, job, seconds)

    monkeypatch.setattr(Clerk, "ask", ask)
    return made


def test_answers_are_tried_once_for_all_who_ask_in_a_process_that_knows_no_more_than_the_seat(
    tmp_path: Path, monkeypatch: Patch, watched: Watched
) -> None:
    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        side = game.pairs[0].real
        second = Side(desk, game.http, side.room, 0, game.people[0])
        for asking in (side, second, side):
            await asking.socket.preview(0, [*words, words[0]])
        await done(desk)
        await second.socket.preview(0, words[:1])
        await done(desk)
        texts = heard(side) + heard(second)
        assert [text["changes"] for text in texts[:-1]] == [texts[0]["changes"]] * 3
        assert watched.words() == [words]
        table = side.play.table
        assert watched.jobs[0]["table"] == table.imagine(0, seeded(previews.SEED)).dump() != table.dump()
        expected = changes_of(table, 0, table.answers(0))
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
        assert not desk.previews.tasks
        assert watched.jobs == []

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


@pytest.mark.parametrize("program", ["raise SystemExit", "print('{}', flush=True)\ninput()\nprint('[', flush=True)"])
def test_a_fault_while_trying_stops_nobody_else(
    program: str, tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        side = game.pairs[0].real
        with monkeypatch.context() as patch:
            patch.setattr(Previews, "program", partial(list, [sys.executable, "-c", program]))
            await side.socket.preview(0, words)
            await done(desk)
        assert "answers of hadara could not be tried: its process ended or lost its words" in caplog.text
        await side.socket.preview(0, words)
        await done(desk)
        assert len(heard(side)) == 1
        assert not desk.previews.waiting

    at_table(monkeypatch, tmp_path, work)


def test_a_mistake_of_the_rules_is_logged_without_a_card(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(desk: Desk, game: Game, words: list[str]) -> None:
        room = game.pairs[0].real.room
        outlooks = room.outlooks_of(0)
        assert outlooks is not None
        outlooks.job.table["seats"] = "many"
        await game.pairs[0].real.socket.preview(0, words)
        await done(desk)
        assert "answers of hadara could not be tried: BadPosition core-position" in caplog.text
        assert "many" not in caplog.text

    at_table(monkeypatch, tmp_path, work)


@pytest.mark.parametrize("name", shelf.TITLES)
def test_the_figures_are_those_of_the_real_table(name: str) -> None:
    """The table that is handed over was imagined, written down and read again: nothing told changes by it."""
    title, box = shelf.title(name), shelf.box(name)
    table, luck = opening(new_record(title, box, title.seats[-1], {}, 3), title, box), random.Random(3)
    compared = 0
    for step in range(120):
        if table.over():
            break
        seat = luck.choice(table.asked())
        answers = table.answers(seat)
        if step % 4 == 0:
            words = [table.kind(seat).word(answer) for answer in answers[:20]]
            job = Errand.about(name, box, table, seat, seeded(previews.SEED))
            told = at_work({**json.loads(json.dumps(vars(job))), "words": [*words, "no-such-answer"]}, preview)
            expected = dict(zip(words, changes_of(table, seat, answers[:20]), strict=True))
            assert told == {"changes": expected}
            compared += 1
        table.take(seat, luck.choice(answers))
    assert compared > 20
