"""Games that run when the server is upgraded go on, or are closed with a sentence."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from cradle import shelf
from cradle.core.content import digest
from cradle.core.rng import seeded
from cradle.server import conduct, links, seating, uploads
from cradle.server import opening as openings
from cradle.server.clerk import Errand
from cradle.server.desk import Desk
from cradle.server.models import NewSeat, NewTable, Upload
from cradle.server.people import Person
from cradle.server.plan import now_ms
from cradle.server.schema import TABLES
from cradle.server.settings import Settings
from cradle.server.tabledoc import table_document
from tests.server.guests import Guest
from tests.server.serving import Server
from tests.server.test_house import answer_of, at_desk, new_table, until
from tests.server.upgrades import break_readers, change_values, forget, raise_versions


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
        assert document["closed"] == room.plan.closed
        assert (await desk.house.archive.record(room.row)).text() == records[0]
        assert tables["running"] in await mine(desk, ada)
        left = await seating.leave(desk.house, tables["running"], ada)
        assert left.plan.closed is not None
        assert tables["running"] not in await mine(desk, ada)
        gathering = await desk.house.now(tables["gathering"])
        assert gathering.plan.state == "gathering"
        begun = await links.accept(desk.house, people[1], gathering.plan.places[1].link, "")
        assert begun[0].plan.state == "playing"

    at_desk(own_database, leave_behind)
    raise_versions(monkeypatch, "hadara")
    at_desk(own_database, come_back)


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
        job = Errand.about("hadara", room.box(), room.play.table, 1, seeded(1))
        assert job.document is not None and digest(job.document) == job.digest == digests[0]
        await conduct.answer(desk.house, tables[0], people[0].id, 0, 0, answer_of(room, 0), "first-answer")
        desk.driver.ring(room.row.id, room.alarm)
        await until(lambda: room.play is not None and room.play.sitting.last_line(1) >= 0)
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
