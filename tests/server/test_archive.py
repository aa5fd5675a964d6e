"""Games outlive upgrades: what has ended stays readable, what runs goes on or is closed with a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, func, select, text, update

from cradle import shelf
from cradle.core import sitting
from cradle.core.content import digest
from cradle.core.plain import Plain
from cradle.core.record import Record, line_of, new_record, opening, read_line
from cradle.core.rng import seeded
from cradle.core.title import Box, Title
from cradle.server import archive, boxes, conduct, contents, links, migrate, play, rematch, seating, tidy, uploads
from cradle.server import opening as openings
from cradle.server.desk import Desk
from cradle.server.driver import Due
from cradle.server.models import NewOrigin, NewSeat, NewTable, Upload
from cradle.server.people import Person
from cradle.server.plan import Plan, now_ms
from cradle.server.problem import Conflict, Problem
from cradle.server.replay import Part
from cradle.server.room import Room
from cradle.server.schema import CONTENTS, ENTRIES, PLACES, REPLAYS, TABLES
from cradle.server.settings import Settings
from cradle.server.tabledoc import table_document
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.test_house import answer_of, at_desk, new_table

GAMES = {
    "hadara": (2, 1),
    "tapestry": (1, 2),
    "heroes": (2, 3),
    "horizon": (2, 2),
}  # seats, and a seed with an early end
LONG = 200  # steps of a game of which not every single one is looked at


def random_game(title: str, seats: int, seed: int) -> Record:
    """A whole game, played without a server."""
    game, box = shelf.title(title), shelf.box(title)
    record = new_record(game, box, seats, {}, seed)
    table, rng = opening(record, game, box), seeded(seed)
    while asked := table.asked():
        seat = asked[rng.below(len(asked))]
        answers = table.answers(seat)
        answer = answers[rng.below(len(answers))]
        record.lines.append(line_of(table.kind(seat), seat, answer))
        table.take(seat, answer)
    return record


async def taken_over(desk: Desk, person: Person, record: Record, step: int) -> Room:
    seats = [NewSeat(kind="me")] * int(record.header["seats"])
    wanted = NewTable(seats=seats, **{"from": NewOrigin(record=record.text(), step=step)})  # type: ignore[arg-type]
    return await openings.create(desk.house, person, wanted)


async def finished(desk: Desk, person: Person, record: Record) -> str:
    """The game of the record, its last answer given here."""
    room = await taken_over(desk, person, record, len(record.lines) - 1)
    seat, _, word = record.lines[-1].split(" ")
    assert room.play is not None
    number = room.play.numbers[int(seat)]
    await conduct.answer(desk.house, room.row.id, person.id, int(seat), number, word, "last-answer")
    assert room.plan.state == "finished"
    return room.row.id


@dataclass
class Kept:
    """What can be read of a finished game."""

    steps: int = 0
    shown: dict[tuple[int, int], str] = field(default_factory=dict)  # step and eye: digest of the document
    story: bytes = b""
    content: bytes = b""
    record: str = ""


async def all_of(desk: Desk, table: str) -> Kept:
    row = (await desk.house.now(table)).row
    kept = Kept(story=await desk.house.archive.story(row))
    kept.steps = json.loads(kept.story)["steps"]
    for step in [*range(0, kept.steps, 1 if kept.steps < LONG else 7), kept.steps]:
        for eye in range(row.plan.seats() + 1):
            shown = await desk.house.archive.step(row, eye, step)
            kept.shown[step, eye] = hashlib.sha256(shown).hexdigest()
    kept.content = await desk.house.archive.content(row) or b""
    kept.record = (await desk.house.archive.record(row)).text()
    return kept


@dataclass
class Before:
    """A database with a finished game of every title, as a server left it."""

    database: str
    person: Person
    tables: dict[str, str]
    kept: dict[str, Kept]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def before(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Before:
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        database = started.database()
    else:
        database = str(tmp_path_factory.mktemp("archive") / "tables.sqlite")
    found: list[Before] = []

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables = {title: await finished(desk, ada, random_game(title, *GAMES[title])) for title in GAMES}
        kept = {title: await all_of(desk, table) for title, table in tables.items()}
        found.append(Before(database, ada, tables, kept))

    at_desk(database, work)
    return found[0]


# -- upgrades --------------------------------------------------------------------------------------------------


def forget() -> None:
    """As in a new process: nothing is remembered of titles and boxes."""
    shelf.packaged_box.cache_clear()
    boxes.own_box.cache_clear()
    boxes.STORED.clear()
    contents.UNREADABLE.clear()
    contents.packed.cache_clear()


@pytest.fixture
def fresh() -> Iterator[None]:
    forget()
    yield
    forget()


class Failing:
    """A title whose reader does not take the values of today or of then."""

    def __init__(self, title: Title) -> None:
        self.version = title.version

    def read(self, document: Plain) -> Box:
        raise KeyError("field")


def other_values(document: Plain) -> Plain:
    """The same components, told apart by their digest."""
    changed: Plain = json.loads(json.dumps(document))
    for value in changed.values():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict) and entry.get("provenance") == "source":
                entry["provenance"] = "reconstructed"
                return changed
    raise AssertionError("nothing to change")


def raise_versions(monkeypatch: pytest.MonkeyPatch, *titles: str) -> None:
    for title in titles or shelf.TITLES:
        monkeypatch.setattr(shelf.title(title), "version", shelf.title(title).version + 1)


def change_values(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    packaged = shelf.document
    monkeypatch.setattr(shelf, "document", lambda name: other_values(packaged(name)))


def break_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    titles = shelf.title
    monkeypatch.setattr(shelf, "title", lambda name: Failing(titles(name)))


UPGRADES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "other rules": raise_versions,
    "other values": change_values,
    "a reader that fails": break_readers,
}


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is read now was stored before."""

    async def refuse(job: dict[str, object]) -> bytes:
        raise AssertionError("a game is replayed")

    monkeypatch.setattr(archive, "answer_to", refuse)


@pytest.mark.usefixtures("fresh", "no_process")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_a_finished_game_is_the_same_to_the_byte_after_an_upgrade(
    before: Before, upgrade: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    UPGRADES[upgrade](monkeypatch)

    async def work(desk: Desk) -> None:
        for title, table in before.tables.items():
            assert await all_of(desk, table) == before.kept[title]
            assert before.kept[title].content
            document = table_document((await desk.house.now(table)).row, before.person.id, desk.house.presence)
            assert (document["state"], document["old"]) == ("finished", upgrade != "other values")
            assert document["closed"] is None

    at_desk(before.database, work)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("upgrade", ["other rules", "a reader that fails"])
def test_nobody_goes_on_from_a_game_of_other_rules(
    before: Before, upgrade: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    UPGRADES[upgrade](monkeypatch)

    async def work(desk: Desk) -> None:
        for title, table in before.tables.items():
            origin = NewOrigin(table=table, step=1)
            seats = [NewSeat(kind="me")] * GAMES[title][0]
            with pytest.raises(Problem, match="server-old-rules") as refused:
                await openings.create(desk.house, before.person, NewTable(seats=seats, **{"from": origin}))  # type: ignore[arg-type]
            assert refused.value.status == 409
            room = await desk.house.now(table)
            assert room.play is None
            with pytest.raises(Problem, match="server-not-playing"):
                await conduct.answer(desk.house, table, before.person.id, 0, 0, "pass", "some-answer")

    at_desk(before.database, work)


@pytest.mark.usefixtures("fresh")
def test_a_game_with_other_values_can_be_taken_over_with_its_own(
    before: Before, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_values(monkeypatch)

    async def work(desk: Desk) -> None:
        for title in ("hadara", "heroes"):
            origin = NewOrigin(table=before.tables[title], step=1)
            seats = [NewSeat(kind="me")] * GAMES[title][0]
            room = await openings.create(desk.house, before.person, NewTable(seats=seats, **{"from": origin}))  # type: ignore[arg-type]
            old = (await desk.house.now(before.tables[title])).plan
            assert room.plan.digest == old.digest != shelf.box(title).digest
            again = await rematch.play_again(desk.house, before.tables[title], before.person)
            assert again.plan.digest == shelf.box(title).digest
            assert again.plan.state == "playing"

    at_desk(before.database, work)


@pytest.mark.usefixtures("fresh")
def test_a_rematch_by_present_rules_needs_the_options_that_were_agreed_on(
    before: Before, monkeypatch: pytest.MonkeyPatch
) -> None:
    raise_versions(monkeypatch)

    async def work(desk: Desk) -> None:
        table = before.tables["tapestry"]
        again = await rematch.play_again(desk.house, table, before.person)
        assert again.plan.state == "playing"

        def forget_rematch(plan: Plan, room: Room) -> None:
            plan.rematch = None
            plan.options = {**plan.options, "gone": "yes"}

        await desk.house.change(table, forget_rematch)
        with pytest.raises(Problem, match="core-setup-option") as refused:
            await rematch.play_again(desk.house, table, before.person)
        assert refused.value.status == 422

        def as_before(plan: Plan, room: Room) -> None:
            del plan.options["gone"]

        await desk.house.change(table, as_before)

    at_desk(before.database, work)


@pytest.mark.usefixtures("fresh", "no_process")
def test_a_finished_game_that_the_rules_do_not_take_any_more_can_still_be_read(before: Before) -> None:
    """As if they had changed under the same version."""

    async def work(desk: Desk) -> None:
        table = before.tables["heroes"]
        last = update(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.number == 1)
        kept = (await desk.house.archive.record((await desk.house.now(table)).row)).lines[-1]
        async with desk.engine.begin() as connection:
            await connection.execute(last.values(text="0 no-such-question yes"))
        desk.house.rooms.clear()
        room = await desk.house.now(table)
        assert (room.play, room.plan.state) == (None, "finished")
        assert table_document(room.row, before.person.id, desk.house.presence)["old"]
        assert await desk.house.archive.story(room.row) == before.kept["heroes"].story
        others = (await desk.house.now(before.tables["hadara"])).row
        assert not table_document(others, before.person.id, desk.house.presence)["old"]
        async with desk.engine.begin() as connection:
            await connection.execute(last.values(text=kept))

    at_desk(before.database, work)


# -- databases of before ---------------------------------------------------------------------------------------


def test_a_database_of_before_is_brought_up_to_date(own_database: str) -> None:
    """Digests are found again, tables that were given up are nobody's, and a plan that cannot be read stops nothing."""
    tables: list[str] = []

    async def leave_behind(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.extend([(await new_table(desk, ada, "me", "me")).row.id for _ in range(3)])
        plan = (await desk.house.now(tables[1])).plan.model_copy(update={"state": "closed"}).model_dump_json()
        async with desk.engine.begin() as connection:
            await connection.run_sync(moved, "0003")
            given_up = text("UPDATE tables SET state = 'closed', plan = :plan WHERE id = :id")
            await connection.execute(given_up, {"plan": plan, "id": tables[1]})
            await connection.execute(text("UPDATE tables SET plan = '[' WHERE id = :id"), {"id": tables[2]})

    async def come_back(desk: Desk) -> None:
        async with desk.engine.connect() as connection:
            found = (await connection.execute(select(TABLES.c.id, TABLES.c.digest))).all()
            tied = set((await connection.execute(select(PLACES.c.table))).scalars())
        values = shelf.box("hadara").digest
        assert {row[0]: row[1] for row in found} == {tables[0]: values, tables[1]: values, tables[2]: ""}
        assert tied == {tables[0], tables[2]}
        assert (await desk.house.now(tables[0])).plan.state == "playing"

    at_desk(own_database, leave_behind)
    at_desk(own_database, come_back)


def moved(connection: Connection, revision: str) -> None:
    """The schema of then."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


# -- over HTTP -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("fresh")
def test_an_old_game_is_told_as_such_and_read_as_ever(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=own_database, limits=False, thinkers=1)
    paths = ("replay?eye=1&step=16", "replay?eye=2&step=3", "story", "record", "content")
    first = Server(settings)
    ada = Guest(first.url, "Ada")
    table = ada.finish(ada.table("me", "me")["id"])["id"]
    told = {path: ada.http.get(f"/api/tables/{table}/{path}").content for path in paths}
    first.stop()
    raise_versions(monkeypatch)
    second = Server(settings)
    heir = Guest(second.url)
    heir.http.cookies.update(ada.http.cookies)
    assert {path: heir.http.get(f"/api/tables/{table}/{path}").content for path in paths} == told
    listed = heir.ok("GET", "/api/tables", list="finished")["tables"]
    assert [(one["id"], one["old"]) for one in listed] == [(table, True)]
    heir.refused(409, "server-not-playing", "GET", f"/api/tables/{table}/game")
    heir.refused(422, "server-no-step", "GET", f"/api/tables/{table}/replay", eye=0, step=9999)
    heir.refused(422, "server-input", "GET", f"/api/tables/{table}/replay", eye=3, step=0)
    with heir.live(table) as live:
        assert live.next("table")["table"]["old"]
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "from": {"table": table, "step": 3}}
    heir.refused(409, "server-old-rules", "POST", "/api/tables", body)
    brought = {"record": told["record"].decode()}
    assert heir.refused(422, "core-record-rules", "POST", "/api/records", brought)["found"] == "1"
    second.stop()


# -- games that run --------------------------------------------------------------------------------------------


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(600):
        if await holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")


@pytest.mark.usefixtures("fresh")
def test_a_running_game_of_other_rules_is_closed_with_a_sentence_and_its_record_kept(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: dict[str, str] = {}
    people: list[Person] = []
    records: list[str] = []

    async def leave_behind(desk: Desk) -> None:
        (ada, _), (bo, _) = await desk.people.guest(), await desk.people.guest()
        people.extend([ada, bo])
        room = await new_table(desk, ada, "me", "random")
        tables["running"] = room.row.id
        await conduct.answer(desk.house, room.row.id, ada.id, 0, 0, answer_of(room, 0), "first-answer")
        records.append((await desk.house.archive.record(room.row)).text())
        tables["gathering"] = (await new_table(desk, ada, "me", "friend")).row.id
        seats = [NewSeat(kind="bot", level="random"), NewSeat(kind="me")]
        healthy = await openings.create(desk.house, ada, NewTable(title="heroes", seats=seats, pace="slow"))
        tables["healthy"] = healthy.row.id
        async with desk.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == tables["running"]).values(due=1))
            await connection.execute(update(TABLES).where(TABLES.c.id == tables["healthy"]).values(due=2))

    async def come_back(desk: Desk) -> None:
        ada = people[0]
        await desk.driver.sweep(0)
        assert tables["healthy"] in desk.house.rooms
        assert desk.house.rooms[tables["healthy"]].plan.state == "playing"
        assert tables["running"] not in await due(desk)
        room = await desk.house.now(tables["running"])
        assert room.plan.state == "closed"
        assert room.plan.closed is not None
        version = shelf.title("hadara").version
        assert room.plan.closed.message == "server-closed-rules"
        assert room.plan.closed.args == {"found": version - 1, "version": version}
        document = table_document(room.row, ada.id, desk.house.presence)
        assert (document["old"], document["turn"]) == (True, [])
        assert document["closed"] == room.plan.closed.model_dump()
        assert (await desk.house.archive.record(room.row)).text() == records[0]
        assert tables["running"] in await mine(desk, ada)
        left = await seating.leave(desk.house, tables["running"], ada)
        assert left.plan.closed is not None
        assert tables["running"] not in await mine(desk, ada)
        assert (await desk.house.now(tables["gathering"])).plan.state == "gathering"
        begun = await links.accept(desk.house, people[1], left_link(await desk.house.now(tables["gathering"])), "")
        assert begun[0].plan.state == "playing"

    at_desk(own_database, leave_behind)
    raise_versions(monkeypatch, "hadara")
    at_desk(own_database, come_back)


def left_link(room: Room) -> str:
    return next(place.link for place in room.plan.places if place.link)


async def mine(desk: Desk, person: Person) -> list[str]:
    return [row.id for row in await desk.house.store.listed("mine", person.id, "", now_ms() + 1000, 20)]


async def due(desk: Desk) -> list[str]:
    async with desk.engine.connect() as connection:
        return list((await connection.execute(select(TABLES.c.id).where(TABLES.c.due.is_not(None)))).scalars())


@pytest.mark.usefixtures("fresh")
def test_the_record_of_a_closed_game_can_be_downloaded(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=own_database, limits=False, thinkers=1)
    first = Server(settings)
    ada, eve = Guest(first.url, "Ada"), Guest(first.url, "Eve")
    table = ada.table("me", "me")["id"]
    ada.first(table, 0)
    given_up = ada.table("me", "me")["id"]
    ada.ok("POST", f"/api/tables/{given_up}/leave")
    first.stop()
    raise_versions(monkeypatch)
    second = Server(settings)
    for person in (ada, eve):
        person.http.base_url = second.url
    text = ada.http.get(f"/api/tables/{table}/record").text
    assert text.startswith("cradle: 1\ntitle: hadara\n")
    assert text.count("\n0 ") == 1
    eve.refused(403, "server-private", "GET", f"/api/tables/{table}/record")
    assert [one["id"] for one in ada.ok("GET", "/api/tables", list="mine")["tables"]] == [table]
    for path in ("story", "replay?eye=0&step=0"):
        ada.refused(409, "server-not-finished", "GET", f"/api/tables/{table}/{path}")
    ada.refused(409, "server-not-playing", "GET", f"/api/tables/{table}/game")
    ada.refused(409, "server-old-rules", "GET", f"/api/tables/{table}/content")
    ada.ok("POST", f"/api/tables/{table}/leave")
    assert ada.ok("GET", "/api/tables", list="mine")["tables"] == []
    second.stop()


@pytest.mark.usefixtures("fresh")
def test_a_running_game_goes_on_with_the_values_that_it_began_with(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot too, in another process, in which other values are packaged."""
    tables: list[str] = []
    people: list[Person] = []
    digests: list[str] = []

    async def begin(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        people.append(ada)
        tables.append((await new_table(desk, ada, "me", "random")).row.id)
        digests.append(shelf.box("hadara").digest)

    async def go_on(desk: Desk) -> None:
        assert shelf.box("hadara").digest != digests[0]
        room = await desk.house.now(tables[0])
        assert room.box().digest == digests[0]
        assert room.play is not None
        job = Due(room, room.play, 1, "random").job
        assert job is not None and job.document is not None and digest(job.document) == job.digest == digests[0]
        await conduct.answer(desk.house, tables[0], people[0].id, 0, 0, answer_of(room, 0), "first-answer")
        desk.driver.ring(room.row.id, room.alarm)

        async def bot_answered() -> bool:
            return room.play is not None and room.play.lines_of(1) > 0

        await until(bot_answered)
        assert (await desk.house.archive.record(room.row)).header["content"] == digests[0]

    with monkeypatch.context() as patched:
        change_values(patched)
        at_desk(own_database, begin)
    forget()
    at_desk(own_database, go_on)


@pytest.mark.usefixtures("fresh")
def test_a_table_whose_values_cannot_be_read_any_more_is_closed(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []

    async def leave_behind(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.append((await new_table(desk, ada, "me", "friend")).row.id)
        tables.append((await new_table(desk, ada, "me", "me")).row.id)

    async def come_back(desk: Desk) -> None:
        for table in tables:
            plan = (await desk.house.now(table)).plan
            assert plan.state == "closed"
            assert plan.closed is not None
            assert plan.closed.message == "server-closed-setup"

    at_desk(own_database, leave_behind)
    break_readers(monkeypatch)
    at_desk(own_database, come_back)


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
        assert jobs == [False, True]

    monkeypatch.setattr(archive, "answer_to", counted)
    at_desk(own_database, work)


def test_a_replay_is_stored_whole_or_not_at_all(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = (await new_table(desk, ada, "me", "me")).row.id
        run = desk.house.store.ledger.run
        with pytest.raises(Conflict):
            await run(archive.storing(table, [Part("story", 0, b"a"), Part("story", 0, b"b")]))
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
    monkeypatch.setattr(play, "read_line", counting)

    async def bring(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.append((await uploads.upload(desk.house, ada, Upload(record=record.text()))).row.id)
        tables.append((await taken_over(desk, ada, record, len(record.lines) - 5)).row.id)
        origin = NewOrigin(table=tables[0], step=len(record.lines) - 3)
        friends = NewTable(seats=[NewSeat(kind="me"), NewSeat(kind="friend")], **{"from": origin})  # type: ignore[arg-type]
        waiting = await openings.create(desk.house, ada, friends)
        bo, _ = await desk.people.guest()
        await links.accept(desk.house, bo, left_link(waiting), "")
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
    ends = [len(room.play.lines) for room in rooms if room.play is not None]
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


@pytest.mark.usefixtures("fresh")
def test_a_record_with_values_that_the_server_has_kept_needs_no_file(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people: list[Person] = []
    records: list[str] = []

    async def play_one(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        people.append(ada)
        room = await new_table(desk, ada, "me", "me")
        records.append((await desk.house.archive.record(room.row)).text())

    async def bring(desk: Desk) -> None:
        found = await uploads.upload(desk.house, people[0], Upload(record=records[0]))
        assert found.plan.digest != shelf.box("hadara").digest

    with monkeypatch.context() as patched:
        change_values(patched)
        at_desk(own_database, play_one)
    forget()
    at_desk(own_database, bring)


# -- the story -------------------------------------------------------------------------------------------------


def test_the_story_of_a_game_alone_tells_of_the_opponent_too(before: Before) -> None:
    story = json.loads(before.kept["tapestry"].story)
    assert [rival["message"] for rival in story["rivals"]] == ["bot-automa"]
    assert all(len(rival["totals"]) == story["steps"] + 1 for rival in story["rivals"])
    both = [mine + [r["totals"][n] for r in story["rivals"]] for n, mine in enumerate(story["totals"])]
    assert story["turning"]
    for turn in story["turning"]:
        assert (turn["seat"] < 0) == (turn["rival"] is not None)
        who = turn["seat"] if turn["rival"] is None else 1 + turn["rival"]
        if turn["kind"] != "swing":
            assert both[turn["step"]][who] == max(both[turn["step"]])
        if turn["kind"] == "decided":
            assert both[-1][who] == max(both[-1])
    assert [turn["kind"] for turn in story["turning"]].count("decided") == 1


def test_the_story_of_a_game_with_others_has_no_rivals(before: Before) -> None:
    story = json.loads(before.kept["hadara"].story)
    assert story["rivals"] == []
    assert all(turn["rival"] is None for turn in story["turning"])


# -- tidying up ------------------------------------------------------------------------------------------------


def test_values_go_when_no_table_is_played_with_them(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
