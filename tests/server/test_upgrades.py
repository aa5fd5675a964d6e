"""Games outlive upgrades: what has ended stays readable to the byte, whatever rules and values are installed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select, text, update

from cradle import shelf
from cradle.server import archive, conduct, migrate, rematch
from cradle.server import opening as openings
from cradle.server.desk import Desk
from cradle.server.models import NewOrigin, NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.plan import Plan
from cradle.server.problem import Problem
from cradle.server.replay import TOGETHER
from cradle.server.room import Room
from cradle.server.schema import ENTRIES, PLACES, REPLAYS, TABLES
from cradle.server.settings import Settings
from cradle.server.tabledoc import table_document
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.test_house import at_desk, new_table
from tests.server.upgrades import UPGRADES, change_values, raise_versions
from tests.server.whole_games import GAMES, finished, random_game


@dataclass
class Kept:
    """What is stored of a finished game, and what can be read of it."""

    stored: dict[tuple[str, int], str] = field(default_factory=dict)  # part and first step: digest of all its steps
    shown: dict[tuple[int, int], str] = field(default_factory=dict)  # step and eye: digest of the document
    story: bytes = b""
    content: bytes = b""
    record: str = ""


async def all_of(desk: Desk, table: str) -> Kept:
    row = (await desk.house.now(table)).row
    kept = Kept(story=await desk.house.archive.story(row))
    steps = json.loads(kept.story)["steps"]
    async with desk.engine.connect() as connection:
        found = await connection.execute(select(REPLAYS).where(REPLAYS.c.table == table))
        kept.stored = {(row.part, row.first): hashlib.sha256(row.data).hexdigest() for row in found}
    for step in [*range(0, steps, TOGETHER + 1), steps]:  # of every part, each time another one
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
