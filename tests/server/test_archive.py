"""The archive: games that have ended are kept, without anybody waiting for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import delete, func, select, update

from cradle import shelf
from cradle.core import sitting
from cradle.core.record import Record, read_line
from cradle.server import archive, links, tidy, uploads
from cradle.server import opening as openings
from cradle.server.desk import Desk
from cradle.server.models import NewOrigin, NewSeat, NewTable, Upload
from cradle.server.plan import now_ms
from cradle.server.problem import Conflict, Problem
from cradle.server.replay import ReplayPart
from cradle.server.schema import CONTENTS, REPLAYS
from tests.processes import PATIENCE
from tests.server.test_house import at_desk, new_table
from tests.server.upgrades import raise_versions
from tests.server.whole_games import GAMES, finished, random_game, taken_over


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.05)


# -- keeping ---------------------------------------------------------------------------------------------------


async def replays(desk: Desk) -> set[str]:
    async with desk.engine.connect() as connection:
        return set((await connection.execute(select(REPLAYS.c.table).where(REPLAYS.c.part == "story"))).scalars())


def test_a_game_that_ends_is_kept_without_being_asked_for(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, random_game("heroes", *GAMES["heroes"]))

        async def kept() -> bool:
            return table in await replays(desk)

        await until(kept)

    at_desk(own_database, work)


@pytest.mark.usefixtures("fresh")
def test_games_that_were_left_behind_are_kept_later_and_hopeless_ones_hold_up_nobody(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server died before they were stored, or is of before replays were stored."""
    monkeypatch.setattr(archive, "PORTION", 1)
    tables: list[str] = []
    made: list[bytes] = []

    async def leave_behind(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        for title in ("hadara", "heroes", "hadara"):
            tables.append(await finished(desk, ada, random_game(title, *GAMES[title])))
        row = (await desk.house.now(tables[1])).row
        made.append(await desk.house.archive.step(row, 0, 5))
        await desk.driver.stop()
        await desk.house.archive.stop()
        async with desk.engine.begin() as connection:
            await connection.execute(delete(REPLAYS))
            await connection.execute(delete(CONTENTS))

    async def come_back(desk: Desk) -> None:
        async def kept() -> bool:
            return tables[1] in await replays(desk)

        await until(kept)
        assert await replays(desk) == {tables[1]}
        row = (await desk.house.now(tables[1])).row
        assert await desk.house.archive.step(row, 0, 5) == made[0]
        with pytest.raises(Problem, match="server-no-replay") as refused:
            await desk.house.archive.story((await desk.house.now(tables[0])).row)
        assert refused.value.status == 409

    at_desk(own_database, leave_behind)
    raise_versions(monkeypatch, "hadara")
    at_desk(own_database, come_back)


def test_whoever_asks_at_the_same_time_waits_for_the_same_process(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[object] = []
    answer_to = archive.answer_to

    async def counted(job: dict[str, object]) -> bytes:
        jobs.append(job["replay"])
        return await answer_to(job)

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, random_game("heroes", *GAMES["heroes"]))
        row = (await desk.house.now(table)).row
        await asyncio.gather(*[desk.house.archive.step(row, 0, step) for step in range(10)])
        await desk.house.archive.keep(table, hurry=False)  # as it is kept by itself some time after its end
        assert jobs == [False, True]

    monkeypatch.setattr(archive, "answer_to", counted)
    at_desk(own_database, work)


def test_a_replay_is_stored_whole_or_not_at_all(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = (await new_table(desk, ada, "me", "me")).row.id
        run = desk.house.store.ledger.run
        with pytest.raises(Conflict):
            await run(archive.storing(table, [ReplayPart("story", 0, b"a"), ReplayPart("story", 0, b"b")]))
        async with desk.engine.connect() as connection:
            assert await connection.scalar(select(func.count()).select_from(REPLAYS)) == 0

    at_desk(own_database, work)


def test_a_record_that_takes_too_long_is_given_up(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "LONGEST", 0.0)

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        record = random_game("heroes", *GAMES["heroes"]).text()
        with pytest.raises(Problem, match="server-busy"):
            await uploads.upload(desk.house, ada, Upload(record=record))

    at_desk(own_database, work)


# -- never on the event loop -----------------------------------------------------------------------------------


def test_a_long_record_is_never_replayed_on_the_event_loop(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when it is brought, not when it is taken over, not when its table is loaded again."""
    record = random_game("horizon", *GAMES["horizon"])
    tables: list[str] = []
    played: list[str] = []

    def counting(table: object, line: str, n: int) -> tuple[int, int]:
        with contextlib.suppress(RuntimeError):  # a thread of its own has no loop
            asyncio.get_running_loop()
            played.append(line)
        return read_line(table, line, n)  # type: ignore[arg-type]

    monkeypatch.setattr(sitting, "read_line", counting)

    async def bring(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.append((await uploads.upload(desk.house, ada, Upload(record=record.text()))).row.id)
        tables.append((await taken_over(desk, ada, record, len(record.lines) - 5)).row.id)
        origin = NewOrigin(table=tables[0], step=len(record.lines) - 3)
        friends = NewTable(seats=[NewSeat(kind="me"), NewSeat(kind="friend")], **{"from": origin})  # type: ignore[arg-type]
        waiting = await openings.create(desk.house, ada, friends)
        bo, _ = await desk.people.guest()
        await links.accept(desk.house, bo, waiting.plan.places[1].link, "")
        assert waiting.plan.state == "playing"
        tables.append(waiting.row.id)
        await positions(desk, tables, record)

    async def come_back(desk: Desk) -> None:
        await positions(desk, tables, record)

    at_desk(own_database, bring)
    at_desk(own_database, come_back)
    assert played == []


async def positions(desk: Desk, tables: list[str], record: Record) -> None:
    rooms = [await desk.house.now(table) for table in tables]
    ends = [len(room.play.sitting.record.lines) for room in rooms if room.play is not None]
    assert ends == [len(record.lines), len(record.lines) - 5, len(record.lines) - 3]
    assert [room.play.table.over() for room in rooms if room.play is not None] == [True, False, False]


def test_a_game_that_was_taken_over_goes_on_with_its_whole_clock(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        record = random_game("hadara", *GAMES["hadara"])
        seats = [NewSeat(kind="me")] * 2
        origin = NewOrigin(record=record.text(), step=10)
        wanted = NewTable.model_validate(
            {"seats": seats, "from": origin, "clock": {"game": 600_000, "bot": "random"}, "title": ""}
        )
        room = await openings.create(desk.house, ada, wanted)
        assert room.play is not None
        seat = room.play.table.asked()[0]
        assert not room.play.clocks.overdue(seat, now_ms())
        assert room.play.clocks.state.left == [600_000] * 2

    at_desk(own_database, work)


# -- tidying up ------------------------------------------------------------------------------------------------


def test_values_go_when_no_table_is_played_with_them(own_database: str) -> None:
    async def stored(desk: Desk) -> set[str]:
        async with desk.engine.connect() as connection:
            return set((await connection.execute(select(CONTENTS.c.digest))).scalars())

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")

        async def packaged() -> bool:
            return len(await stored(desk)) == len(shelf.TITLES)

        await until(packaged)
        async with desk.engine.begin() as connection:
            await connection.execute(update(CONTENTS).values(used=1))
        assert (await tidy.tidy(desk.house))["contents"] == len(shelf.TITLES) - 1
        assert await stored(desk) == {room.plan.digest}

    at_desk(own_database, work)
