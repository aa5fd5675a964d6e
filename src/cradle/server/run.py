"""Starting the server: for people who play now, and for those who host."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from cradle.core.errors import BadSetup
from cradle.parent import die_with_parent
from cradle.server.app import make_app
from cradle.server.garbage import spare_what_stays
from cradle.server.settings import LOOPBACK, Settings, cores, database_url, several
from cradle.server.start import prepare
from cradle.server.wire import OpenWire, Wire

HOST: Final = "127.0.0.1"
PORT: Final = 8000
ENVIRONMENT: Final = "CRADLE_SERVE"  # how worker processes learn their settings
MOST_FILES: Final = 65_536
NAME: Final = re.compile(r"[a-z0-9._-]{1,253}|\[?[0-9a-f:.]{2,45}\]?", re.IGNORECASE)


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str = "",
    workers: int = 1,
    allowed: Sequence[str] = (),
    proxies: Sequence[str] = (),
    told: Callable[[str], None] = lambda address: None,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; `told` hears the address when nothing stands in the way any more.

    BadSetup says in one sentence what cannot be done.
    """
    if workers < 1:
        raise BadSetup("server-workers-least")
    url = database_url(database)
    if workers > 1 and not several(url):
        raise BadSetup("server-workers", {"workers": workers})
    thinkers = max(1, cores() // workers)  # all processes together think on every core once
    hosts, believed = hosts_for(host, allowed), checked_proxies(proxies)
    settings = Settings(database=database, hosts=hosts, proxies=believed, thinkers=thinkers, coaches_ready=1)
    check_port(host, port)
    prepare(url)
    allow_many_files()
    told(address(host, port))
    if open_browser:
        threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()
    if workers == 1:
        uvicorn.run(app_of_process(settings), **options(host, port, settings))  # type: ignore[arg-type]
        return
    os.environ[ENVIRONMENT] = told_to_workers(settings)
    given = options(host, port, settings)
    config = uvicorn.Config("cradle.server.run:worker", factory=True, workers=workers, **given)  # type: ignore[arg-type]
    shared = config.bind_socket()
    shared.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does not see that this one is TCP
    Multiprocess(config, sockets=[shared]).run()


def told_to_workers(settings: Settings) -> str:
    return json.dumps(asdict(settings))


def worker() -> FastAPI:
    """The app of one of several worker processes."""
    die_with_parent()
    given = json.loads(os.environ[ENVIRONMENT])
    lists = {name: tuple(value) for name, value in given.items() if isinstance(value, list)}
    return app_of_process(Settings(**{**given, **lists}))


def app_of_process(settings: Settings) -> FastAPI:
    app = make_app(settings)
    spare_what_stays()
    return app


def options(host: str, port: int, settings: Settings) -> dict[str, object]:
    return {
        "host": host,
        "port": port,
        "http": Wire if settings.limits else OpenWire,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "ws_max_size": 16 * 1024,
        "ws_per_message_deflate": False,  # a third of a megabyte a socket, for little
        "ws_ping_interval": 20,
        "ws_ping_timeout": 30,
        "timeout_graceful_shutdown": 3,
        "timeout_keep_alive": 30,
        "timeout_worker_healthcheck": 30,  # a busy machine may take long to start a process
    }


def hosts_for(host: str, allowed: Sequence[str] = ()) -> tuple[str, ...]:
    """The names to answer to: those that were given, and this machine's own.

    A server for this machine only answers to nothing else, so that no foreign name can be pointed at it.
    """
    for name in allowed:
        if not NAME.fullmatch(name):
            raise BadSetup("server-allow-host", {"found": name})
    if allowed:
        return (*[name.lower() for name in allowed], *LOOPBACK)
    return LOOPBACK if host in LOOPBACK else ()


def checked_proxies(proxies: Sequence[str]) -> tuple[str, ...]:
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise BadSetup("server-proxy", {"found": proxy}) from error
    return tuple(proxies)


def allow_many_files() -> None:
    """Every connection is an open file, and systems begin with few."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


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
    serve(HOST, free_port(), database, told=lambda place: print(place, flush=True), open_browser=open_browser)
