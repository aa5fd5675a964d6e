"""Own content is read by a process with limits first: nobody else waits, and what is accepted breaks no table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest

from cradle import shelf
from cradle.cli.content import one_text
from cradle.core.bounds import MOST_LEVELS
from cradle.core.errors import BadContent
from cradle.server import readers
from cradle.server.problem import Problem
from cradle.server.readers import Readers
from tests.processes import PATIENCE
from tests.server.guests import Guest
from tests.server.serving import environment

Make = Callable[..., Guest]
DOTTED = ".".join("a" * 20_000) + " = 1"


def body(title: str, content: str) -> dict[str, object]:
    seats = [{"kind": "me"}] * shelf.title(title).seats[0]
    return {"title": title, "seats": seats, "content": content}


def test_a_file_that_would_stop_the_server_is_refused_before_it_is_read(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    packaged = shelf.box
    monkeypatch.setattr(shelf, "box", lambda name, *own: read.append(str(own)) if own else packaged(name))
    ada = guest()
    refused = {
        DOTTED: "core-content-dotted",
        "a = " + "[" * 300 + "]" * 300: "core-content-deep",
        "a = = 1": "core-content-toml",
        "nothing = 1": "core-content-unknown",
        "#" * 300_000: "core-content-large",
    }
    for content, message in refused.items():
        ada.refused(422, message, "POST", "/api/tables", body("hadara", content))
    assert read == []


@pytest.mark.parametrize("title", shelf.TITLES)
def test_the_exported_file_is_accepted(guest: Make, title: str) -> None:
    ada = guest()
    table = ada.ok("POST", "/api/tables", body(title, one_text(title)))
    assert table["content"] == {"digest": shelf.box(title).digest, "own": True}
    assert ada.ok("GET", f"/api/tables/{table['id']}/content")["digest"] == shelf.box(title).digest


def nested(levels: int) -> str:
    """A benefit of Tapestry within a benefit within a benefit."""
    document = shelf.document("tapestry")
    lists = [(name, value) for name, value in document.items() if isinstance(value, list)]
    name, entry = next((name, entry) for name, value in lists for entry in value if "benefit" in entry)
    return f'[[{name}]]\nid = "{entry["id"]}"\nbenefit = {"{everyone = " * levels}{{points = 1}}{"}" * levels}\n'


def test_the_deepest_content_that_is_accepted_can_be_played_and_shown(guest: Make) -> None:
    ada = guest()
    for levels in (MOST_LEVELS, 300):
        ada.refused(422, "core-content-deep", "POST", "/api/tables", body("tapestry", nested(levels)))
    table = ada.ok("POST", "/api/tables", body("tapestry", nested(MOST_LEVELS - 1)))["id"]
    assert ada.ok("GET", f"/api/tables/{table}/content")["document"] != shelf.document("tapestry")
    assert ada.game(table, 0)["question"] is not None


def run(work: Callable[[Readers], object]) -> None:
    async def whole() -> None:
        pool = Readers()
        try:
            await work(pool)  # type: ignore[misc]
        finally:
            await pool.stop()

    asyncio.run(whole())


def test_a_reader_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Readers) -> None:
        await pool.check("hadara", "")
        first = pool.clerk
        assert first is not None
        os.kill(first.process.pid, signal.SIGSTOP)
        monkeypatch.setattr(readers, "SECONDS", 0.2)
        with pytest.raises(BadContent, match="core-content-heavy"):
            await pool.check("hadara", "# stopped")
        assert not first.is_alive()
        monkeypatch.undo()
        await pool.check("hadara", "# again")
        assert pool.clerk is not first

    run(work)


def test_where_no_reader_can_be_started_the_file_is_not_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readers, "program", partial(list, [sys.executable, "-c", ""]))

    async def work(pool: Readers) -> None:
        with pytest.raises(Problem, match="server-busy"):
            await pool.check("hadara", "")

    run(work)


def test_a_file_that_was_good_is_not_read_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Readers) -> None:
        await pool.check("hadara", "")
        first = pool.clerk
        await pool.stop()
        await pool.check("hadara", "")
        assert pool.clerk is first
        with pytest.raises(BadContent, match="core-content-toml"):
            await pool.check("hadara", "a")

    run(work)


def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "MOST_WAITING", 1)

    async def work(pool: Readers) -> None:
        async with pool.turn:
            waiting = asyncio.create_task(pool.check("hadara", "# 1"))
            await asyncio.sleep(0)
            with pytest.raises(Problem, match="server-busy"):
                await pool.check("hadara", "# 2")
        await waiting
        assert pool.waiting == 0

    run(work)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of the system")
@pytest.mark.parametrize(
    ("code", "ends"),
    [
        ("reader.limit_memory()\ntry: bytearray(2 << 30)\nexcept MemoryError: raise SystemExit(7)", 7),
        ("reader.SECONDS = 0\nreader.limit_time()\nwhile True: pass", -signal.SIGXCPU),
    ],
)
def test_the_system_stops_what_takes_too_much(code: str, ends: int) -> None:
    call = [sys.executable, "-c", f"from cradle.server import reader\n{code}"]
    assert subprocess.run(call, env=environment(), timeout=PATIENCE, check=False).returncode == ends
