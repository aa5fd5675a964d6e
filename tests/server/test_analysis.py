"""Analyses of finished games: asked for by whoever may look, made beside everything else, and never lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cradle import shelf
from cradle.analysis.whole import JUDGE
from cradle.core.plain import Plain
from cradle.core.record import Record
from cradle.server import analyses, analyst, contents, findings, uploads
from cradle.server.analyses import Analyses
from cradle.server.analysisdoc import so_far
from cradle.server.clerk import Clerk
from cradle.server.desk import Desk
from cradle.server.findings import Analysis, in_order
from cradle.server.models import Upload
from cradle.server.plan import now_ms
from cradle.server.problem import Problem
from cradle.server.schema import ANALYSES, FINDINGS
from cradle.server.settings import Settings
from tests.processes import PATIENCE, children, command, slay
from tests.server.guests import Guest
from tests.server.serving import Server
from tests.server.test_house import at_desk
from tests.server.upgrades import change_values, raise_versions
from tests.server.whole_games import GAMES, finished, random_game

QUICK = Path(__file__).with_name("quick_analyst.py")
OWN = '[[card]]\nid = "y1-01"\nprice = 9\n'


@pytest.fixture
def orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Findings are made up, and this folder tells their process what happens to it."""
    folder = tmp_path / "orders"
    folder.mkdir()
    monkeypatch.setattr(Analyses, "program", staticmethod(lambda: [sys.executable, str(QUICK), str(folder)]))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    return folder


def brief(title: str = "hadara") -> Record:
    return random_game(title, *GAMES[title])


async def until(desk: Desk, table: str, holds: Callable[[Any], bool]) -> Any:
    """The document, as soon as it is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds(document := await desk.analyses.document((await desk.house.now(table)).row)):
            await asyncio.sleep(0.02)
    return document


async def ask(desk: Desk, person: Any, table: str) -> None:
    await desk.analyses.ask((await desk.house.now(table)).row, person.id)


async def brought(desk: Desk, person: Any, record: Record, content: str | None = None) -> str:
    return (await uploads.upload(desk.house, person, Upload(record=record.text(), content=content))).row.id


def is_done(document: Any) -> bool:
    return bool(document["state"] == "done")


# -- a whole one ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("orders")
def test_a_finished_game_is_analysed_for_whoever_asks(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        record = brief()
        table = await finished(desk, ada, record)
        before = await desk.analyses.document((await desk.house.now(table)).row)
        assert (before["state"], before["seconds"], before["analysis"]) == ("none", 180, None)
        await ask(desk, ada, table)
        document = await until(desk, table, is_done)
        found = document["analysis"]
        assert document["done"] == document["tasks"] == len(found["steps"]) + len(found["decisions"])
        assert found["answers"] == len(record.lines) and len(found["steps"]) == len(record.lines) + 1
        assert [one["n"] for one in found["decisions"]] == sorted(one["n"] for one in found["decisions"])
        assert [seat["seat"] for seat in found["seats"]] == [0, 1]
        assert sum(seat["marks"]["blunder"] for seat in found["seats"]) == len(
            [one for one in found["decisions"] if one["mark"] == "blunder"]
        )
        story = json.loads(await desk.house.archive.story((await desk.house.now(table)).row))
        for one in found["decisions"]:
            given = story["answers"][one["n"]]
            assert (given["seat"], given["word"]) == (one["seat"], one["word"])
            assert given["label"] in [answer["label"] for answer in one["answers"]]
        again = await desk.analyses.document((await desk.house.now(await finished(desk, ada, record))).row)
        assert again["seconds"] < 180, "the time that others took tells how long it takes"

    at_desk(own_database, work)


def test_the_analyst_finds_what_the_judge_says() -> None:
    """With a tiny budget, and of the first answer only."""
    game: Plain = {"record": brief().text(), "content": None, "games": 8, "steps": 1, "seconds": 1.0}
    begun: Any = analyst.reply_to(game)
    assert begun["games"] == 8 and begun["tasks"][:2] == [["step", 0], ["answer", 0]]
    found: list[Any] = [analyst.reply_to({"task": task})["found"] for task in begun["tasks"][:2]]
    document = so_far("hadara", 8, begun["head"], found)
    assert document["looked"] == 8 and document["judge"] == JUDGE and document["turns"] == []
    (step,), (decision,) = document["steps"], document["decisions"]
    assert sum(step["chances"]) == pytest.approx(1, abs=0.001)
    assert 0 <= decision["answers"][0]["chance"] <= 1 and decision["answers"][0]["word"] == decision["best"]
    assert analyst.reply_to({"task": ["answer", -1000]}).keys() == {"failed"}


def test_a_game_that_is_not_over_is_refused_with_a_sentence() -> None:
    record = brief()
    record.lines = record.lines[:20]
    game: Plain = {"record": record.text(), "content": None, "games": 8, "steps": 1, "seconds": 1.0}
    assert analyst.reply_to(game) == {"refused": {"message": "analysis-unfinished", "args": {"answers": 20}}}


def test_whoever_plays_comes_before_an_analysis() -> None:
    async def work() -> int:
        clerk = await Clerk.start(Analyses.program())
        try:
            return os.getpriority(os.PRIO_PROCESS, clerk.process.pid)
        finally:
            await clerk.end()

    assert asyncio.run(work()) == analyst.NICE


# -- over HTTP -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("orders")
def test_the_interface_says_what_it_declares(tmp_path: Path) -> None:
    server = Server(Settings(database=str(tmp_path / "own.sqlite"), limits=False, thinkers=1))
    try:
        ada, bo = Guest(server.url, "Ada"), Guest(server.url, "Bo")
        table = ada.table("me", "me")["id"]
        path = f"/api/tables/{table}/analysis"
        ada.refused(409, "server-not-finished", "GET", path)
        ada.refused(409, "server-not-finished", "POST", path)
        bo.refused(403, "server-private", "POST", path)
        ada.refused(404, "server-no-table", "GET", "/api/tables/nothinghere1/analysis")
        ada.finish(table, random.Random(3))
        bo.refused(403, "server-private", "GET", path)
        assert ada.ok("GET", path)["state"] == "none"
        assert ada.ok("POST", path)["state"] in ("waiting", "running", "done")
        while (document := ada.ok("GET", path))["state"] != "done":
            assert document["state"] in ("waiting", "running")
        assert ada.ok("POST", path)["state"] == "done", "asking again changes nothing"
    finally:
        server.stop()


# -- nothing is lost -----------------------------------------------------------------------------------------------


def test_a_killed_process_is_replaced_and_goes_on(own_database: str, orders: Path) -> None:
    (orders / "wait step 20").touch()

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, brief())
        await ask(desk, ada, table)
        halfway = await until(desk, table, lambda document: len((document["analysis"] or {"steps": []})["steps"]) == 20)
        (pid,) = [pid for pid in children(os.getpid()) if QUICK.name in command(pid)]
        slay(pid)
        (orders / "wait step 20").unlink()
        document = await until(desk, table, is_done)
        assert document["analysis"]["steps"][:20] == halfway["analysis"]["steps"]

    at_desk(own_database, work)


def test_what_always_fails_keeps_what_is_done_and_can_be_tried_again(own_database: str, orders: Path) -> None:
    (orders / "die-always step 5").touch()

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, brief())
        await ask(desk, ada, table)
        failed = await until(desk, table, lambda document: document["state"] == "failed")
        assert len(failed["analysis"]["steps"]) == 5
        (orders / "die-always step 5").unlink()
        await ask(desk, ada, table)
        document = await until(desk, table, is_done)
        assert document["analysis"]["steps"][:5] == failed["analysis"]["steps"]

    at_desk(own_database, work)


def test_a_stop_of_the_server_loses_nothing(own_database: str, orders: Path) -> None:
    (orders / "wait step 12").touch()
    tables: list[str] = []

    async def begin(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.append(await finished(desk, ada, brief()))
        await ask(desk, ada, tables[0])
        await until(desk, tables[0], lambda document: len((document["analysis"] or {"steps": []})["steps"]) == 12)
        async with desk.engine.begin() as connection:  # as if an earlier one had found it
            mark = update(FINDINGS).where(FINDINGS.c.kind == "step", FINDINGS.c.n == 3)
            found = {"kind": "step", "n": 3, "step": {"n": 3, "chances": [0.9, 0.1], "points": [1.0, 2.0]}}
            await connection.execute(mark.values(data=json.dumps({**found, "decision": None})))

    async def go_on(desk: Desk) -> None:
        (orders / "wait step 12").unlink()
        document = await until(desk, tables[0], is_done)
        assert document["analysis"]["steps"][3]["chances"] == [0.9, 0.1], "what was found is not found again"

    at_desk(own_database, begin)
    at_desk(own_database, go_on)


@pytest.mark.usefixtures("orders")
def test_what_a_killed_server_left_is_taken_up(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It could not say that it is no longer at it."""
    tables: list[str] = []

    async def leave(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.append(await finished(desk, ada, brief()))
        await desk.analyses.stop()
        await ask(desk, ada, tables[0])
        async with desk.engine.begin() as connection:
            await connection.execute(update(ANALYSES).values(claimed=now_ms()))
        document = await desk.analyses.document((await desk.house.now(tables[0])).row)
        assert document["state"] == "running"

    async def come_back(desk: Desk) -> None:
        await until(desk, tables[0], is_done)

    at_desk(own_database, leave)
    monkeypatch.setattr(findings, "STALE", 0)  # of several processes another one may be at it for so long
    monkeypatch.setattr(analyses, "LOOK", 0.05)
    at_desk(own_database, come_back)


# -- the queue -----------------------------------------------------------------------------------------------------


def waiting(table: str, person: str, asked: int) -> Analysis:
    return Analysis(table, person, asked, "asked", 0, 0, 0, None, None)


def test_people_take_turns_however_much_one_of_them_wants() -> None:
    queue = [waiting(f"a{n}", "ada", n) for n in range(4)] + [waiting("b0", "bo", 9), waiting("c0", "cy", 10)]
    assert [one.table for one in in_order(queue, [])] == ["a0", "b0", "c0", "a1", "a2", "a3"]
    assert [one.table for one in in_order(queue, [waiting("a9", "ada", 0)])] == ["b0", "c0", "a0", "a1", "a2", "a3"]


def test_who_waits_is_told_how_many_come_before(own_database: str, orders: Path) -> None:
    (orders / "wait step 0").touch()

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        bo, _ = await desk.people.guest()
        tables = [await finished(desk, ada, brief()) for _ in range(3)]
        theirs = await finished(desk, bo, brief())
        for table in tables:
            await ask(desk, ada, table)
        await ask(desk, bo, theirs)
        await until(desk, tables[0], lambda document: document["state"] == "running")
        stands = [await desk.analyses.document((await desk.house.now(table)).row) for table in [*tables[1:], theirs]]
        assert [one["state"] for one in stands] == ["waiting"] * 3
        assert [one["before"] for one in stands] == [1, 2, 0]
        async with desk.engine.connect() as connection:
            assert await connection.scalar(select(func.count()).select_from(FINDINGS)) == 0

    at_desk(own_database, work)


def test_a_queue_that_is_too_long_takes_nobody_more(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        with pytest.raises(Problem, match="server-busy"):
            await ask(desk, ada, await finished(desk, ada, brief()))

    at_desk(own_database, work)


# -- what cannot be analysed ---------------------------------------------------------------------------------------


async def refused(desk: Desk, person: Any, table: str, message: str) -> None:
    document = await desk.analyses.document((await desk.house.now(table)).row)
    assert document["state"] == "unavailable" and document["reason"] is not None
    assert document["reason"]["message"] == message
    with pytest.raises(Problem, match=message) as problem:
        await ask(desk, person, table)
    assert problem.value.status == 409


def test_a_record_that_is_not_finished_is_not_analysed(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        record = brief()
        record.lines = record.lines[:20]
        await refused(desk, ada, await brought(desk, ada, record), "analysis-unfinished")

    at_desk(own_database, work)


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(("upgrade", "why"), [(raise_versions, "old"), (change_values, "values")])
def test_a_game_of_other_rules_or_values_is_not_analysed_and_it_is_said_which(
    own_database: str, upgrade: Callable[[pytest.MonkeyPatch], None], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []

    async def play(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.append(await finished(desk, ada, brief()))

    async def look(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        await refused(desk, ada, tables[0], f"server-analysis-{why}")

    at_desk(own_database, play)
    upgrade(monkeypatch)
    at_desk(own_database, look)


def test_a_title_without_a_bot_is_not_analysed(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, brief())
        monkeypatch.setattr(shelf, "levels", lambda title: ["random"])
        await refused(desk, ada, table, "analysis-no-bot")

    at_desk(own_database, work)


@pytest.mark.usefixtures("orders")
def test_a_game_with_own_content_is_analysed_with_it(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        game, box = shelf.title("hadara"), shelf.box("hadara", OWN, "content")
        table = await brought(desk, ada, own_game(game, box), OWN)
        await ask(desk, ada, table)
        await until(desk, table, is_done)

    at_desk(own_database, work)


def own_game(game: Any, box: Any) -> Record:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(shelf, "box", lambda name: box)
        return random_game(game.name, 2, 1)


@pytest.mark.usefixtures("orders")
def test_what_the_process_refuses_is_said(own_database: str) -> None:
    """Own content that is missing now: the record names another."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        box = shelf.box("hadara", OWN, "content")
        table = await brought(desk, ada, own_game(shelf.title("hadara"), box), OWN)
        row = (await desk.house.now(table)).row
        await desk.house.store.ledger.run(without_content(table))
        await desk.analyses.ask(row, ada.id)
        document = await until(desk, table, lambda document: document["state"] == "unavailable")
        assert document["reason"] == {"message": "server-analysis-unreadable", "args": {}}

    at_desk(own_database, work)


@pytest.mark.usefixtures("fresh")
def test_a_game_whose_values_nobody_can_read_is_not_analysed(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, brief())
        contents.UNREADABLE.add(table)
        await refused(desk, ada, table, "server-analysis-unreadable")

    at_desk(own_database, work)


def without_content(table: str) -> Callable[[Any], Awaitable[object]]:
    from cradle.server.schema import TABLES

    async def work(connection: Any) -> object:
        return await connection.execute(update(TABLES).where(TABLES.c.id == table).values(content=None))

    return work


@pytest.mark.usefixtures("orders")
def test_what_another_judge_has_found_is_found_anew(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = await finished(desk, ada, brief())
        await ask(desk, ada, table)
        done = await until(desk, table, is_done)
        async with desk.engine.begin() as connection:
            await connection.execute(update(ANALYSES).values(version="1 another-judge"))
            await connection.execute(update(FINDINGS).values(data="another form"))
        assert (await desk.analyses.document((await desk.house.now(table)).row))["state"] == "none"
        await ask(desk, ada, table)
        assert (await until(desk, table, is_done))["analysis"] == done["analysis"]

    at_desk(own_database, work, analysis_games=16)
