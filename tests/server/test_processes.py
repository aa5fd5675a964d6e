"""Several processes on one PostgreSQL database, and how a server is started."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from cradle import shelf
from cradle.core.errors import BadSetup
from cradle.core.record import new_record
from cradle.server import run
from cradle.server.settings import Settings, database_url, default_database
from tests.processes import PATIENCE, command, descendants, wait_until_gone
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Process, Server, environment
from tests.server.siege import Siege, besiege


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    database = postgres.database()
    settings = Settings(database=database, limits=False, thinkers=1, sweep_seconds=0.2, patience=0.5)
    first, second = Server(settings), Server(settings)
    yield first, second
    first.stop()
    second.stop()


def test_two_processes_see_each_others_moves(pair: tuple[Server, Server]) -> None:
    ada, bo = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Bo")
    table = ada.table("me", "friend", open=True)["id"]
    with ada.live(table) as first, bo.live(table) as second:
        bo.ok("POST", f"/api/tables/{table}/join", {})
        assert first.next("game")["number"] == 0
        second.send(type="eye", eye=1)
        assert second.next("game")["eye"] in (1, 2)
        ada.first(table, 0)
        heard = second.next("game")
        while heard["number"] == 0 or heard["eye"] == 2:
            heard = second.next("game")
        assert heard["news"]
        assert heard["since"] == 0
        bo.answer(table, 1, 0, heard["question"]["answers"][0]["word"])
        assert first.next("game")["number"] == 1
        assert first.next("game")["number"] == 2
        bo.ok("POST", f"/api/tables/{table}/chat", {"text": "Hi", "id": uuid.uuid4().hex})
        assert first.next("chat")["messages"][0]["name"] == "Bo"
        ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
        assert second.next("table")["table"]["proposal"]["needed"] == [0, 1]


def test_one_person_at_two_processes_at_once(pair: tuple[Server, Server]) -> None:
    """The same cookie, every seat played through the other process: no answer is lost or done twice."""
    ada = Guest(pair[0].url, "Ada")
    other = Guest(pair[1].url)
    other.http.cookies.update(ada.http.cookies)
    table = ada.table("me", "me", "me")["id"]
    chance = random.Random(4)
    guests = [ada, other, ada]
    accepted = 0
    for _ in range(60):
        asked = [s for s in range(3) if guests[s].game(table, s)["question"] is not None]
        together = [threading.Thread(target=guests[s].choose, args=(table, s, chance)) for s in asked]
        for thread in together:
            thread.start()
        for thread in together:
            thread.join()
        accepted += len(asked)
    views = [guest.game(table, 3)["view"] for guest in (ada, other)]
    assert views[0] == views[1]
    numbers = [pair[n].app.state.desk.house.rooms[table].play.entries for n in (0, 1)]
    assert numbers == [accepted, accepted]


def test_the_same_answer_at_both_processes_is_done_once(pair: tuple[Server, Server]) -> None:
    ada = Guest(pair[0].url, "Ada")
    other = Guest(pair[1].url)
    other.http.cookies.update(ada.http.cookies)
    table = ada.table("me", "me")["id"]
    assert other.game(table, 0)["question"]["number"] == 0
    key, done = uuid.uuid4().hex, []
    body = {"seat": 0, "number": 0, "word": "crest-2", "id": key}
    calls = [threading.Thread(target=lambda g=g: done.append(g.ask("POST", f"/api/tables/{table}/answers", body)))
             for g in (ada, other)]  # fmt: skip
    for call in calls:
        call.start()
    for call in calls:
        call.join()
    assert sorted(response.json()["done"] for response in done) == ["already", "now"]
    late = {**body, "id": uuid.uuid4().hex}
    assert other.refused(409, "server-stale", "POST", f"/api/tables/{table}/answers", late) == {"number": 1}


def test_another_process_goes_on_when_one_dies(postgres: Postgres) -> None:
    """The bots of a table whose process was killed are driven on by the other."""
    database = postgres.database()
    dying = Process(database)
    settings = Settings(database=database, limits=False, thinkers=1, sweep_seconds=0.2, patience=0.5)
    living = Server(settings)
    ada = Guest(dying.url, "Ada")
    table = ada.table("random", "random", "me", pace="slow")["id"]
    dying.kill()
    heir = Guest(living.url)
    heir.http.cookies.update(ada.http.cookies)
    end = time.monotonic() + PATIENCE
    while heir.game(table, 2)["question"] is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    living.stop()


def test_worker_processes_share_a_port(postgres: Postgres) -> None:
    async def nothing(siege: Siege) -> None:
        await siege.more(60)

    siege = besiege(Process(postgres.database(), workers=2), 3, nothing, ["hadara"])
    assert siege.wrong == []


def test_several_processes_need_postgresql(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = str(tmp_path_factory.mktemp("several") / "x.sqlite")
    with pytest.raises(BadSetup, match="server-workers"):
        run.serve(database=file, workers=2)
    with pytest.raises(BadSetup, match="server-workers-least"):
        run.serve(database=file, workers=0)


def test_a_port_that_is_taken_is_told() -> None:
    port = run.free_port(wanted=0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(BadSetup, match="server-port"):
            run.check_port("127.0.0.1", port)
        assert run.free_port(wanted=port) != port


def test_databases_are_named_as_people_write_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("CRADLE_DATA", str(folder / "new"))
    assert default_database() == folder / "new" / "tables.sqlite"
    assert database_url("").database == str(folder / "new" / "tables.sqlite")
    assert database_url("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    assert database_url("postgres://u@h/d").drivername == "postgresql+asyncpg"
    for bad in ("mysql://x/y", "://"):
        with pytest.raises(BadSetup, match="server-database"):
            database_url(bad)


def test_addresses_can_be_clicked() -> None:
    assert run.address("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert run.address("::1", 80) == "http://[::1]:80/"
    assert run.hosts_for("127.0.0.1")
    assert run.hosts_for("0.0.0.0") == ()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks where Linux lists processes")
def test_no_process_that_works_beside_the_server_outlives_it(own_database: str) -> None:
    server = Process(own_database)
    try:
        ada = Guest(server.url)
        body = {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "content": "# own"}
        table = ada.ok("POST", "/api/tables", body)["id"]
        with ada.live(table, eye=0) as live:
            live.send(type="preview", number=0, words=["crest-0"])
            live.next("preview")
            ada.first(table, 0)
            while live.next("game")["number"] < 2:  # until the bot has answered
                pass
        family = descendants(server.process.pid)
        programs = [name for pid in family for name in command(pid).split() if name.startswith("cradle.server.")]
        asked = sorted(name for name in programs if name != "cradle.server.adviser")  # the coach is there beforehand
        assert asked == ["cradle.server.previewer", "cradle.server.reader", "cradle.server.thinker"]
    finally:
        server.kill()
    assert wait_until_gone(family) == set()


@pytest.mark.parametrize("program", ["archiver", "previewer", "reader", "thinker"])
def test_a_process_that_nobody_listens_to_any_more_ends_in_silence(program: str) -> None:
    """Where the system does not end it with the server."""
    title, box = shelf.title("hadara"), shelf.box("hadara")
    job = {"record": new_record(title, box, 2, {}, 1).text(), "own": None, "document": None, "digest": box.digest}
    pipe = subprocess.PIPE
    call = [sys.executable, "-m", f"cradle.server.{program}"]
    process = subprocess.Popen(call, env=environment(), stdin=pipe, stdout=pipe, stderr=pipe)
    assert process.stdout is not None and process.stdin is not None and process.stderr is not None
    process.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(json.dumps({**job, "step": None, "replay": False, "hurry": True}).encode() + b"\n")
        process.stdin.close()
    said = process.stderr.read()
    process.stderr.close()
    assert (process.wait(PATIENCE), said) == (1, b"")
