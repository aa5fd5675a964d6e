"""A server whose database is away, paused or locked: everybody is told to wait, and then it goes on by itself."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sqlite3
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.server.app import running
from cradle.server.away import Away
from cradle.server.ledger import GOODBYE, Ledger
from cradle.server.presence import Presence
from cradle.server.settings import Settings
from tests.processes import PATIENCE
from tests.server.guests import Document, Guest
from tests.server.postgres import Postgres
from tests.server.serving import Process, Server

AWAY = {"message": "server-away", "args": {"seconds": 2}}


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped without harm to others."""
    server = Postgres()
    yield server
    server.stop()


def hurried(server: Server, seconds: float) -> Ledger:
    """A database that gets less time than usual."""
    ledger: Ledger = server.app.state.desk.house.store.ledger
    ledger.seconds = seconds
    return ledger


def told_to_wait(response: httpx.Response) -> bool:
    return (response.status_code, response.headers.get("retry-after"), response.json().get("error")) == (503, "2", AWAY)


def body_for(game: Document) -> Document:
    question = game["question"]
    word = question["answers"][0]["word"]
    return {"seat": game["eye"], "number": question["number"], "word": word, "id": uuid.uuid4().hex}


def no_traceback(caplog: pytest.LogCaptureFixture) -> bool:
    return not [record for record in caplog.records if record.exc_info]


def test_a_paused_database(own_postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    """Requests do not hang, an answer sent again counts once, and bots go on soon."""
    caplog.set_level(logging.WARNING)
    server = Server(Settings(database=own_postgres.database(), limits=False, thinkers=1))
    ada = Guest(server.url, "Ada")
    table = ada.table("me", "me")["id"]
    bots = ada.table("random", "random", "me", pace="fast")["id"]
    body = body_for(ada.game(table, 0))
    ledger = hurried(server, 0.5)
    with own_postgres.paused():
        assert told_to_wait(ada.ask("POST", f"/api/tables/{table}/answers", body))
        assert told_to_wait(ada.ask("GET", "/api/health"))
        assert told_to_wait(Guest(server.url).ask("PATCH", "/api/me", {"name": "Bo"}))
        assert told_to_wait(ada.ask("POST", f"/api/tables/{table}/chat", {"text": "Hi", "id": uuid.uuid4().hex}))
        assert told_to_wait(ada.ask("GET", f"/api/tables/{table}"))
    ledger.seconds = 30.0
    until(lambda: ada.ask("GET", "/api/health").status_code == 200)
    assert ada.ok("POST", f"/api/tables/{table}/answers", body)["done"] in ("now", "already")
    assert ada.ok("POST", f"/api/tables/{table}/answers", body)["done"] == "already"
    assert ada.game(table, 0)["number"] == 1
    until(lambda: ada.game(bots, 2)["question"] is not None)
    server.stop()
    assert no_traceback(caplog)


def test_a_locked_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = str(tmp_path / "tables.sqlite")
    server = Server(Settings(database=file, limits=False, thinkers=1))
    ada = Guest(server.url, "Ada")
    table = ada.table("me", "me")["id"]
    bots = ada.table("random", "random", "me", pace="fast")["id"]
    body = body_for(ada.game(table, 0))
    ledger = hurried(server, 0.3)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert told_to_wait(ada.ask("POST", f"/api/tables/{table}/answers", body))
    ledger.seconds = 30.0
    assert ada.game(table, 0)["number"] == 0, "an answer that is not written is not shown"
    assert ada.ok("GET", "/api/health") == {"ok": True}, "it can be read"
    other.execute("ROLLBACK")
    other.close()
    until(lambda: ada.ask("POST", f"/api/tables/{table}/answers", body).status_code == 200)
    assert ada.game(table, 0)["number"] == 1
    until(lambda: ada.game(bots, 2)["question"] is not None)
    server.stop()
    assert no_traceback(caplog)


def test_a_server_ends_while_its_database_is_paused(own_postgres: Postgres) -> None:
    server = Process(own_postgres.database())
    ada = Guest(server.url, "Ada")
    table = ada.table("random", "random", "me")["id"]
    with own_postgres.paused():
        with pytest.raises(httpx.TimeoutException):
            ada.http.get(f"/api/tables/{table}", timeout=0.5)
        server.process.terminate()
        assert server.process.wait(PATIENCE) is not None


def test_no_connection_is_left_open_by_a_server_that_ends_while_its_database_is_paused(own_postgres: Postgres) -> None:
    async def life() -> None:
        async with running(Settings(database=own_postgres.database(), limits=False, thinkers=1)) as desk:
            lines = [await desk.engine.connect() for _ in range(3)]
            for line in lines:
                await line.close()
            own_postgres.signal(signal.SIGSTOP)

    try:
        asyncio.run(life())
    finally:
        own_postgres.signal(signal.SIGCONT)
    lines = [found for found in gc.get_objects() if isinstance(found, asyncpg.Connection)]
    assert [line for line in lines if str(own_postgres.folder) in str(line._addr) and not line.is_closed()] == []


def test_no_thread_is_left_by_a_server_that_ends_while_its_file_is_busy(tmp_path: Path) -> None:
    """Longer than a host would be waited for, in a connection that is thrown away and in one of the pool."""
    before = set(threading.enumerate())

    async def rest(line: AsyncConnection) -> None:
        driver = (await line.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.create_function("rest", 1, time.sleep)
        await line.execute(text(f"SELECT rest({GOODBYE + 0.5})"))

    async def life() -> None:
        async with running(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/cradle.db", thinkers=1)) as desk:
            for line in [await desk.engine.connect() for _ in range(2)]:
                task = asyncio.create_task(rest(line))
                await asyncio.sleep(0.2)
                task.cancel()

    asyncio.run(life())
    assert [thread for thread in set(threading.enumerate()) - before if "_connection_worker" in thread.name] == []


def test_news_of_others_is_heard_again_after_the_line_was_lost(own_postgres: Postgres) -> None:
    settings = Settings(database=own_postgres.database(), limits=False, thinkers=1)
    first, second = Server(settings), Server(settings)
    ada = Guest(first.url, "Ada")
    other = Guest(second.url)
    other.http.cookies.update(ada.http.cookies)
    table = ada.table("me", "me")["id"]
    with other.live(table, eye=1) as live:
        live.next("game")
        own_postgres.restart()
        until(lambda: ada.ask("GET", "/api/health").status_code == 200)
        until(lambda: ada.ask("POST", f"/api/tables/{table}/answers", body_for(ada.game(table, 0))).status_code == 200)
        assert live.next("game")["number"] == 1
    first.stop()
    second.stop()


def test_a_batch_of_work_waits_for_one_time_out_only(own_postgres: Postgres) -> None:
    """Two hundred requests at once are told within the time of one or two."""
    server = Server(Settings(database=own_postgres.database(), limits=False, thinkers=1))
    ledger = hurried(server, 0.5)
    with own_postgres.paused():
        begun = time.monotonic()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(1))

        async def together() -> list[object]:
            return list(await asyncio.gather(*[ledger.run(work) for _ in range(200)], return_exceptions=True))

        done = asyncio.run_coroutine_threadsafe(together(), server.loop).result(PATIENCE)
        assert {getattr(error, "message", "") for error in done} == {"server-away"}
        assert time.monotonic() - begun < 200 * 0.5 / 2
    ledger.seconds = 30.0
    server.stop()


def test_presence_is_looked_for_again_without_a_traceback(caplog: pytest.LogCaptureFixture) -> None:
    """While the database is away that is told once, by whoever noticed it."""
    looks: list[None] = []

    class Missed(Presence):
        async def share(self, ledger: Ledger) -> None:
            looks.append(None)
            raise Away if len(looks) < 3 else asyncio.CancelledError

    async def life() -> None:
        with pytest.raises(asyncio.CancelledError):
            await Missed(300, {}).watch(cast(Ledger, None), 0, shared=True)

    asyncio.run(life())
    assert len(looks) == 3 and not caplog.records
