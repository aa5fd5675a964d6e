"""A server for tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import IO

import uvicorn

import cradle
from cradle.server.app import make_app
from cradle.server.run import options
from cradle.server.settings import Settings
from tests.processes import PATIENCE

HOST = "127.0.0.1"


class Server:
    """A server in a thread, on a port that the system chose."""

    def __init__(self, settings: Settings, **more: object) -> None:
        self.app = make_app(settings)
        self.socket = socket.socket(proto=socket.IPPROTO_TCP)  # asyncio sends at once only where it knows this
        self.socket.bind(("127.0.0.1", 0))
        self.port = int(self.socket.getsockname()[1])
        given = {**options("127.0.0.1", self.port, settings), **more}
        given = {name: value for name, value in given.items() if name not in ("host", "port")}
        self.server = uvicorn.Server(uvicorn.Config(self.app, **given))  # type: ignore[arg-type]
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        wait_for(self.port)

    def run(self) -> None:
        asyncio.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self.socket])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stand_still(self) -> threading.Event:
        """Nothing happens here until the event is set."""
        stands, goes_on = threading.Event(), threading.Event()

        def wait() -> None:
            stands.set()
            goes_on.wait()

        self.loop.call_soon_threadsafe(wait)
        stands.wait()
        return goes_on

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()


class Process:
    """A server in a process of its own, without limits on how often things are done; several as people start them."""

    def __init__(
        self, database: str, port: int = 0, workers: int = 1, limits: bool = False, errors: IO[str] | None = None
    ) -> None:
        self.database = database
        self.port = port or free_port()
        self.workers = workers
        self.limits = limits
        self.errors = errors
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        call = [sys.executable, "-m", "cradle.server.load", "--serve", str(self.port), "--database", self.database]
        if self.workers > 1 or self.limits:
            code = (
                f"from cradle.server.run import serve; serve({HOST!r}, {self.port}, {self.database!r}, {self.workers})"
            )
            call = [sys.executable, "-c", code]
        self.process = subprocess.Popen(call, env=environment(), stderr=self.errors)
        wait_for(self.port)

    def kill(self) -> None:
        """As hard as it gets."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)


def environment() -> dict[str, str]:
    """The same package as here: the plain sources, or the wheel beside which a siege was started."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(cradle.__file__).parents[1]), *sys.path])}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{HOST}:{port}/api/health", timeout=5):
            return
        time.sleep(0.02)
    raise RuntimeError("the server does not start")
