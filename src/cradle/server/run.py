"""Starting the server: for people who play now, and for those who host."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from cradle.core.errors import BadSetup
from cradle.server.app import make_app
from cradle.server.settings import LOOPBACK, Settings, database_url, several

HOST: Final = "127.0.0.1"
PORT: Final = 8000
ENVIRONMENT: Final = "CRADLE_SERVE"  # how worker processes learn their settings


def serve(host: str = HOST, port: int = PORT, database: str = "", workers: int = 1, open_browser: bool = False) -> None:
    """Serve until interrupted. BadSetup says in one sentence what cannot be done."""
    if workers < 1:
        raise BadSetup("server-workers-least")
    if workers > 1 and not several(database_url(database)):
        raise BadSetup("server-workers", {"workers": workers})
    check_port(host, port)
    if open_browser:
        threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()
    if workers == 1:
        uvicorn.run(make_app(Settings(database=database, hosts=hosts_for(host))), **options(host, port))  # type: ignore[arg-type]
        return
    os.environ[ENVIRONMENT] = f"{host}\n{database}"
    config = uvicorn.Config("cradle.server.run:worker", factory=True, workers=workers, **options(host, port))  # type: ignore[arg-type]
    shared = config.bind_socket()
    shared.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does not see that this one is TCP
    Multiprocess(config, sockets=[shared]).run()


def worker() -> FastAPI:
    """The app of one of several worker processes."""
    host, _, database = os.environ[ENVIRONMENT].partition("\n")
    return make_app(Settings(database=database, hosts=hosts_for(host)))


def options(host: str, port: int) -> dict[str, object]:
    return {
        "host": host,
        "port": port,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "ws_max_size": 16 * 1024,
        "ws_per_message_deflate": False,  # a third of a megabyte a socket, for little
        "ws_ping_interval": 20,
        "ws_ping_timeout": 30,
        "timeout_graceful_shutdown": 3,
        "timeout_keep_alive": 30,
    }


def hosts_for(host: str) -> tuple[str, ...]:
    """A server for this machine only answers to this machine's names: no foreign name can be pointed at it."""
    return LOOPBACK if host in LOOPBACK else ()


def check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadSetup("server-port", {"host": host, "port": port}) from error


def free_port(host: str = HOST, wanted: int = PORT) -> int:
    """The wanted port, or any other that is free."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise BadSetup("server-port", {"host": host, "port": wanted})


def address(host: str, port: int) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def open_when_ready(host: str, port: int) -> None:
    """Show the table in the browser as soon as the server listens."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    for _ in range(200):
        try:
            socket.create_connection((shown, port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
            continue
        webbrowser.open(address(host, port))
        return


def play_now(database: str = "", open_browser: bool = True) -> None:
    """Play on this machine: a free port, the browser opens by itself."""
    port = free_port()
    print(address(HOST, port), flush=True)
    serve(HOST, port, database, 1, open_browser)
