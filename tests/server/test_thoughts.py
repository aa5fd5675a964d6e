"""Bots think before anybody waits for them, and nothing shows it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from math import ceil

import pytest

from cradle.core.plain import Plain
from cradle.server import conduct, opening
from cradle.server.clerk import Errand
from cradle.server.desk import Desk
from cradle.server.house import close
from cradle.server.models import NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.plan import Pace
from cradle.server.room import Room
from cradle.server.thinkers import SLICE, Failed, Thinkers
from cradle.server.thoughts import is_sealed
from cradle.server.turns import Turns
from tests.server.test_house import answer_of, at_desk, until

SEED = 8  # of every game here: bots are asked one thing after the other that they can think about


class Mind:
    """In place of the processes: notes what is asked, and answers when it may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, str]] = []
        self.may = asyncio.Event()
        self.may.set()
        self.given_up = 0
        self.failing = ""
        self.prepared: list[tuple[int, str]] = []
        self.more = False
        monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)  # always the same game
        monkeypatch.setattr(Thinkers, "think", self.think)
        monkeypatch.setattr(Thinkers, "prepare", self.prepare)

    async def prepare(self, job: Errand, level: str) -> bool:
        self.prepared.append((job.seat, level))
        await self.may.wait()
        return self.more

    async def think(
        self, job: Errand, level: str, answers: list[int], who: str = "", begin: Callable[[], None] = lambda: None
    ) -> int:
        self.asked.append((job.seat, level))
        try:
            await self.may.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        begin()
        if level == self.failing:
            raise Failed("on purpose")
        return answers[0]


async def new_table(desk: Desk, host: Person, title: str, *seats: str, pace: Pace = "slow") -> Room:
    places = [NewSeat(kind="me") if seat == "me" else NewSeat(kind="bot", level=seat) for seat in seats]
    return await opening.create(desk.house, host, NewTable(title=title, seats=places, pace=pace))


def entries(room: Room) -> int:
    return room.play.entries if room.play is not None else -1


async def play_on(desk: Desk, room: Room, ada: Person, wanted: int = -1) -> None:
    """One answer: of the person on seat 1, or of a bot whose pace is over."""
    assert room.play is not None
    seat, before = wanted if wanted >= 0 else room.play.table.asked()[0], entries(room)
    if seat == 1:
        number = room.play.sitting.numbers[1]
        await conduct.answer(desk.house, room.row.id, ada.id, 1, number, answer_of(room, 1), f"key-{before:08}")
    else:
        await until(lambda: room.timer is not None)
        desk.driver.ring(room.row.id, room.alarm)
    await until(lambda: entries(room) == before + 1 and not room.thinking)


def test_a_bot_thinks_while_the_pace_runs_and_answers_when_it_is_over(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "random", "me")
        await until(room.thoughts[0].task.done)
        assert mind.asked == [(0, "random")]
        assert (entries(room), room.timer is not None) == (0, True)
        desk.driver.ring(room.row.id, room.alarm)
        await until(lambda: entries(room) == 1)
        assert mind.asked == [(0, "random")]

    at_desk(own_database, work)


def test_at_a_sealed_question_all_bots_think_at_once_while_people_do(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "random", "me", "casual")
        assert room.play is not None
        while room.play.table.asked() != [0, 1, 2]:
            await play_on(desk, room, ada)
        assert is_sealed(room.play, 2)
        assert sorted(room.thoughts) == [0, 2]
        thoughts = dict(room.thoughts)
        await until(lambda: all(thought.task.done() for thought in thoughts.values()))
        await play_on(desk, room, ada, 1)
        assert room.play.sitting.sealed() == [1]
        assert room.thoughts == thoughts  # nobody noticed that the person has answered
        asked = len(mind.asked)
        for _ in thoughts:
            await play_on(desk, room, ada, 0 if 0 in room.play.table.asked() else 2)
        await until(lambda: len(mind.asked) > asked)  # the next question
        assert not any(thought in thoughts.values() for thought in room.thoughts.values())

    at_desk(own_database, work)


def test_where_the_table_has_gone_on_a_thought_is_given_up(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        mind.may.clear()
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "random", "me")
        await until(lambda: len(mind.asked) == 1)
        await desk.house.change(room.row.id, close)
        await until(lambda: mind.given_up == 1)
        assert not room.thoughts

    at_desk(own_database, work)


def test_a_process_that_thinks_is_left_to_end_its_thought(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants no answer any more does not end it: starting another process takes longer than the rest."""

    async def work(desk: Desk) -> None:
        begun, end = asyncio.Event(), asyncio.Event()

        async def once(self: Thinkers, *job: object) -> int:
            begun.set()
            await end.wait()
            return 0

        async def take(self: Thinkers, job: Errand) -> Plain:
            return {}

        monkeypatch.setattr(Thinkers, "take", take)
        monkeypatch.setattr(Thinkers, "once", once)
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "random", "me")
        await begun.wait()
        (task,) = desk.driver.thinkers.tasks
        await desk.house.change(room.row.id, close)
        assert not room.thoughts
        end.set()
        assert isinstance(await task, str)
        assert desk.driver.thinkers.turns.free == 1

    at_desk(own_database, work)


def test_a_bot_that_fails_before_its_time_is_replaced_when_it_is_due(
    own_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        mind.failing = "master"
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "master", "me")
        await until(room.thoughts[0].task.done)
        assert room.plan.places[0].level == "master"
        desk.driver.ring(room.row.id, room.alarm)
        await until(lambda: len(mind.asked) == 2)
        assert mind.asked == [(0, "master"), (0, "expert")]
        assert (room.plan.places[0].level, room.plan.places[0].failed) == ("expert", ["master"])
        assert "seat 0: the bot master failed: on purpose" in caplog.text

    at_desk(own_database, work)


# -- getting ready ---------------------------------------------------------------------------------------------


async def answered(desk: Desk, room: Room, ada: Person) -> None:
    """An answer of the person on seat 0."""
    assert room.play is not None
    number, key = room.play.sitting.numbers[0], f"key-{entries(room):08}"
    await conduct.answer(desk.house, room.row.id, ada.id, 0, number, answer_of(room, 0), key)


def test_while_a_person_thinks_the_next_bot_prepares_itself_for_as_long_as_one_decision_takes(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        mind.more = True
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "me", "expert", "master")
        assert room.preparation is not None
        slices = await room.preparation.task
        assert slices == len(mind.prepared) == ceil(desk.driver.thinkers.seconds / SLICE)
        assert set(mind.prepared) == {(1, "expert")}
        assert mind.asked == []
        desk.driver.schedule(room)  # whatever else happens, the question is the same
        await asyncio.sleep(0)
        assert slices == len(mind.prepared)

    at_desk(own_database, work)


def test_a_bot_that_is_ready_is_not_kept_at_it(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "me", "master")
        assert room.preparation is not None
        assert await room.preparation.task == 1
        assert mind.prepared == [(1, "master")]

    at_desk(own_database, work)


def test_the_answer_ends_it_after_its_slice_and_the_bot_thinks_then(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        mind.more = True
        mind.may.clear()
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "me", "master")
        begun = room.preparation
        assert begun is not None
        await until(lambda: len(mind.prepared) == 1)
        await answered(desk, room, ada)
        assert (room.preparation, room.prepared, sorted(room.thoughts)) == (None, begun, [1])
        await asyncio.sleep(0)
        assert mind.asked == []  # its process is at it: another one would know nothing
        mind.may.set()
        assert await begun.task == 1
        await until(lambda: mind.asked == [(1, "master")])

    at_desk(own_database, work)


def test_who_waits_for_a_place_to_prepare_is_gone_when_the_table_goes_on(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        turns = desk.driver.thinkers.turns
        ada, _ = await desk.people.guest()
        async with turns.turn("somebody"):
            room = await new_table(desk, ada, "hadara", "me", "master")
            assert room.preparation is not None
            await until(lambda: len(turns.patient) == 1)
            await answered(desk, room, ada)
            await until(lambda: not turns.patient)
        assert mind.prepared == []

    at_desk(own_database, work)


def test_at_a_sealed_question_and_where_bots_do_not_think_ahead_nobody_prepares(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        mind = Mind(monkeypatch)
        desk.driver.thinkers.simple.add(("hadara", "random"))
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "hadara", "random", "me", "random")
        assert room.play is not None
        while room.play.table.asked() != [0, 1, 2]:
            await play_on(desk, room, ada)
        desk.driver.thinkers.simple.clear()
        desk.driver.schedule(room)
        assert room.preparation is None
        assert mind.prepared == []

    at_desk(own_database, work)


def test_a_spare_place_is_one_that_nobody_wants() -> None:
    async def life() -> None:
        turns, order = Turns(1), list[str]()

        async def use(name: str) -> None:
            async with turns.turn(name):
                order.append(name)

        async def idle() -> None:
            async with turns.spare():
                order.append("spare")
                assert turns.part("anybody") == 1.0

        await turns.wait("first")
        tasks = [asyncio.create_task(work) for work in (idle(), use("second"), use("third"), idle())]
        await asyncio.sleep(0)
        turns.call_next()
        await asyncio.gather(*tasks)
        assert order == ["second", "third", "spare", "spare"]
        assert (turns.free, len(turns.patient)) == (1, 0)

    asyncio.run(life())


def test_who_no_longer_waits_for_a_spare_place_keeps_nobody_from_it() -> None:
    async def life() -> None:
        turns, had = Turns(1), list[int]()

        async def idle(n: int) -> None:
            async with turns.spare():
                had.append(n)

        await turns.wait("first")
        tasks = [asyncio.create_task(idle(n)) for n in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        turns.call_next()
        tasks[1].cancel()  # in the moment in which it was called
        await asyncio.gather(*tasks, return_exceptions=True)
        assert had == [2]
        assert (turns.free, len(turns.patient)) == (1, 0)

    asyncio.run(life())
