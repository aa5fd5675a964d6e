"""Bots say why they decline an offer: in the chat, to people, of what everybody knows, once about each offer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.server import aloud, conduct, opening
from cradle.server.api.game import chat_document
from cradle.server.away import Away
from cradle.server.clerk import Errand
from cradle.server.desk import Desk
from cradle.server.models import NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.replies import ChatReply
from cradle.server.room import Room
from cradle.server.store import ChatLine, Store
from cradle.server.thinkers import Thinkers
from tests.server.test_house import at_desk, until


async def first(
    self: Thinkers, job: Errand, level: str, answers: list[int], who: str = "", begin: Callable[[], None] = print
) -> int:
    """Bots that always take the first answer: at the fair they are done."""
    return answers[0]


async def nothing(self: Thinkers, job: Errand, level: str) -> bool:
    return False


@pytest.fixture(autouse=True)
def simple(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "think", first)
    monkeypatch.setattr(Thinkers, "prepare", nothing)


class Ear:
    def __init__(self) -> None:
        self.heard: list[ChatLine] = []

    def hear(self, lines: list[ChatLine]) -> None:
        self.heard += lines

    def wake(self, what: str) -> None:
        pass


async def new_table(desk: Desk, host: Person, *seats: str) -> Room:
    places = [NewSeat(kind="me") if seat == "me" else NewSeat(kind="bot", level=seat) for seat in seats]
    return await opening.create(desk.house, host, NewTable(title="heroes", seats=places, pace="instant"))


async def answer(desk: Desk, room: Room, ada: Person, wanted: str) -> str:
    """The person's first answer that begins so, or the first of all; the kind of question that it was given to."""
    play = room.play
    assert play is not None
    await until(lambda: 0 in play.table.asked() and not room.thinking)
    kind = play.table.kind(0)
    words = [kind.word(a) for a in play.table.answers(0)]
    word = next((word for word in words if word.startswith(wanted)), words[0])
    await conduct.answer(desk.house, room.row.id, ada.id, 0, play.sitting.numbers[0], word, f"key-{play.entries:08}")
    return kind.name


async def make_offer(desk: Desk, room: Room, ada: Person) -> None:
    assert room.play is not None
    await until(lambda: room.play is not None and 0 in room.play.table.asked())
    while room.play.table.kind(0).name != "market":
        await answer(desk, room, ada, "")
    for word in ("offer", "all", "give", "want", "post"):
        if word != "all" or room.play.table.kind(0).name == "address":
            await answer(desk, room, ada, word)


async def chat(desk: Desk, room: Room) -> list[ChatReply]:
    return [chat_document(line) for line in await desk.house.store.chat(room.row.id, 0)]


def test_a_bot_that_declines_says_why_once_to_those_who_are_at_the_table(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "sensible", "casual", "random")
        ear = Ear()
        room.listeners.add(ear)
        await make_offer(desk, room, ada)
        await until(lambda: len(ear.heard) == 2)
        said = await chat(desk, room)
        assert [(line["seat"], line["text"]) for line in said] == [(1, ""), (2, "")]
        label = said[0]["said"]
        assert label is not None
        assert label["message"].startswith("heroes-decline-")
        assert label["args"] == {"offer": 0, "maker-seat": 0}
        await make_offer(desk, room, ada)
        await until(lambda: len(ear.heard) == 4)
        labels = [line["said"] for line in await chat(desk, room)]
        assert [label["args"]["offer"] for label in labels if label is not None] == [0, 0, 1, 1]

    at_desk(own_database, work)


def test_bots_speak_to_people_only_and_for_nobody_else(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "sensible")
        play = room.play
        assert play is not None
        room.plan.pace = "slow"
        await make_offer(desk, room, ada)
        assert play.table.asked() == [0, 1]
        assert len(aloud.to_say(room, play, 1, "done")) == 1
        for seat, change in [(0, {"stand_in": "master"}), (1, {"level": "random"}), (1, {"kind": "person"})]:
            before = room.plan.places[seat]
            room.plan.places[seat] = before.model_copy(update=change)
            assert aloud.to_say(room, play, 1, "done") == []
            room.plan.places[seat] = before
        room.said[1] = {remark.about for remark in aloud.to_say(room, play, 1, "done")}
        assert aloud.to_say(room, play, 1, "done") == []

    at_desk(own_database, work)


def test_an_answer_stays_if_the_words_cannot_be_written(
    own_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*args: object) -> ChatLine:
        raise Away

    async def work(desk: Desk) -> None:
        monkeypatch.setattr(Store, "say", away)
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "sensible")
        await make_offer(desk, room, ada)
        play = room.play
        assert play is not None
        await until(lambda: 1 not in play.table.asked() and not room.thinking)
        assert not room.unknown
        assert "a remark was not written" in caplog.text

    at_desk(own_database, work)
