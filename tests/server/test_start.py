"""How a server starts: what it refuses in one sentence, which names and proxies it believes, and how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from cradle.cli import problems
from cradle.cli.app import run as command
from cradle.core.errors import BadSetup
from cradle.server import run
from cradle.server.migrate import migrate
from cradle.server.settings import Settings, database_url
from cradle.server.store import make_engine
from tests.processes import PATIENCE, descendants, wait_until_gone
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Process, Server, environment, free_port, wait_for

Capture = pytest.CaptureFixture[str]


def refused(database: str, capsys: Capture) -> str:
    """What the terminal says; nothing but one sentence."""
    assert command(["serve", "--port", str(free_port()), "--database", database, "--lang", "en"]) == problems.USAGE
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return " ".join(said.err.split())


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://x/y", "is not a database"),
        ("postgresql://host:port/x", "is not a database"),
        ("sqlite://", "is not a database"),
        ("sqlite:///:memory:", "is not a database"),
        ("{folder}/none/x.sqlite", "There is no folder"),
        ("{folder}/text", "cannot be used as a database"),
        ("{folder}", "cannot be used as a database"),
        ("{folder}/text/x.sqlite", "There is no folder"),
        ("postgresql://ada:secret@127.0.0.1:1/tables", "does not answer"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    database: str, sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "text").write_text("no database at all")
    said = refused(database.format(folder=tmp_path), capsys)
    assert sentence in said
    assert "secret" not in said


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path, capsys: Capture) -> None:
    """Also to root, whom no permission stops: a link that leads nowhere does."""
    (tmp_path / "x.sqlite.lock").symlink_to(tmp_path / "none" / "lock")
    assert "Nothing can be written" in refused(str(tmp_path / "x.sqlite"), capsys)


def test_a_data_folder_that_cannot_be_made_is_told(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text").write_text("")
    monkeypatch.setenv("CRADLE_DATA", str(tmp_path / "text" / "data"))
    assert "Nothing can be written" in refused("", capsys)


def test_a_database_of_a_newer_version_is_told(own_database: str, capsys: Capture) -> None:
    async def grow_older() -> None:
        engine = make_engine(database_url(own_database))
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()

    asyncio.run(grow_older())
    for _ in range(2):  # what was refused holds nothing
        assert "newer Cradle" in refused(own_database, capsys)


def test_a_database_that_does_not_exist_is_told(postgres: Postgres, capsys: Capture) -> None:
    said = refused(f"postgresql://cradle@/none?host={postgres.folder}", capsys)
    assert 'database "none" does not exist' in said


def test_two_servers_on_one_file_are_refused_and_a_killed_one_makes_way(tmp_path: Path, capsys: Capture) -> None:
    file, port = str(tmp_path / "tables.sqlite"), free_port()
    call = [sys.executable, "-m", "cradle", "serve", "--port", str(port), "--database", file]
    with subprocess.Popen(call, env=environment(), stdout=subprocess.DEVNULL) as first:
        wait_for(port)
        Guest(f"http://127.0.0.1:{port}", "Ada").table("me", "random", pace="instant")
        assert "Another server" in refused(file, capsys)
        first.kill()
    with subprocess.Popen(call, env=environment(), stdout=subprocess.DEVNULL) as second:
        wait_for(port)
        second.send_signal(signal.SIGTERM)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks where Linux lists processes")
def test_workers_and_bots_end_when_the_first_process_is_killed(postgres: Postgres) -> None:
    server = Process(postgres.database(), workers=2)
    ada = Guest(server.url, "Ada")
    ada.table("greedy", "me", pace="instant")
    end = time.monotonic() + PATIENCE
    while len(family := descendants(server.process.pid)) < 4:  # two workers, a bot, what multiprocessing needs
        assert time.monotonic() < end
        time.sleep(0.05)
    server.kill()
    left = wait_until_gone(family)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left
    again = Process(server.database, port=server.port)
    again.stop()


# -- names and proxies -----------------------------------------------------------------------------------------------


def test_names_and_proxies_are_given_at_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr(run, "serve", lambda *arguments: given.extend(arguments))
    names = ["--allow-host", "a.example", "--allow-host", "b.example"]
    assert command(["serve", *names, "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8"]) == problems.OK
    assert given[4:6] == [["a.example", "b.example"], ["127.0.0.1", "10.0.0.0/8"]]


@pytest.mark.parametrize("bad", ["http://tables.example.org", "tables.example.org/x", "", "a b", "x" * 300])
def test_a_name_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(BadSetup, match="server-allow-host"):
        run.hosts_for("127.0.0.1", [bad])


@pytest.mark.parametrize("bad", ["", "proxy", "127.0.0.1:80", "10.0.0.1/8"])
def test_a_proxy_that_is_no_address_is_refused(bad: str) -> None:
    with pytest.raises(BadSetup, match="server-proxy"):
        run.checked_proxies([bad])


def test_names_that_were_given_are_answered_beside_this_machines_own(tmp_path: Path) -> None:
    """As behind a proxy on the same machine, which passes on the name that the browser called."""
    hosts = run.hosts_for("127.0.0.1", ["Tables.Example.org"])
    server = Server(Settings(database=str(tmp_path / "x"), hosts=hosts, proxies=("127.0.0.1",), thinkers=1))
    proxied = {"Host": "tables.example.org", "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    browser = {**proxied, "Origin": "https://tables.example.org", "X-Cradle": "1"}
    made = httpx.patch(f"{server.url}/api/me", json={"name": "Ada"}, headers=browser)
    assert made.status_code == 200
    assert "Secure" in made.headers["set-cookie"]
    assert httpx.get(f"{server.url}/api/health").status_code == 200
    assert httpx.get(f"{server.url}/api/health", headers={"Host": "evil.example"}).status_code == 403
    server.stop()


def test_only_a_proxy_of_ours_speaks_for_others(tmp_path: Path) -> None:
    for proxies, secure in ((), False), (("10.0.0.0/8",), False), (("127.0.0.0/8",), True):
        server = Server(Settings(database=str(tmp_path / f"x{secure}{len(proxies)}"), proxies=proxies, thinkers=1))
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "X-Cradle": "1"}
        made = httpx.patch(f"{server.url}/api/me", json={"name": "Ada"}, headers=headers)
        assert ("Secure" in made.headers["set-cookie"]) == secure
        buckets = server.app.state.desk.limits.buckets
        assert (("guest", "203.0.113.7") in buckets) == secure
        server.stop()


def test_several_processes_learn_all_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made: list[Settings] = []
    monkeypatch.setattr(run, "die_with_parent", lambda: None)
    monkeypatch.setattr(run, "make_app", made.append)
    wanted = Settings(database="postgresql://x", hosts=("a", "b"), proxies=("10.0.0.1",), rooms=7)
    monkeypatch.setenv(run.ENVIRONMENT, run.told_to_workers(wanted))
    run.worker()
    assert made == [wanted]
