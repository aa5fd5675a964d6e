"""What can be set about a server, and where its data lies by default."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from cradle.core.errors import BadSetup

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
PACES: Final = {"instant": 0, "fast": 400, "normal": 1200, "slow": 3000}  # milliseconds before a bot's answer


@dataclass(frozen=True)
class Settings:
    database: str = ""
    hosts: tuple[str, ...] = ()  # names under which the server may be called; empty: any
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded headers are believed
    limits: bool = True  # limits on how often things may be done
    thinkers: int = 0  # processes for bots; 0: one a core
    think_seconds: float = 3.0  # what a bot may take for one answer, if no other wants to think
    snapshot_every: int = 40  # answers between two snapshots
    rooms: int = 5000  # tables kept in memory
    sweep_seconds: float = 5.0  # how often tables are looked for that nobody drives on
    absence: float = 300.0  # seconds without a connection after which a player counts as away
    analysts: int = 1  # games that are analysed at the same time
    analysis_seconds: float = 180.0  # of a core for one of them
    analysis_games: int = 0  # for a decision; 0: as many as fit into that time
    analysis_steps: int = 24  # games for the chances after a step
    coaches: int = 2  # questions that the coach thinks about at the same time
    coaches_ready: int = 0  # processes that are there before the first question
    coach_games: int = 0  # for one of them; 0: as many as a second or two allow
    patience: float = 20.0  # seconds after which another process looks after a table that is due

    def url(self) -> URL:
        return database_url(self.database)

    def thinker_count(self) -> int:
        return self.thinkers or cores()


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def default_database() -> Path:
    """One file in the data folder of the user; CRADLE_DATA names another folder."""
    own = os.environ.get("CRADLE_DATA", "")
    folder = Path(own) if own else user_data_path("cradle", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("server-folder", {"folder": str(folder), "problem": error.strerror or ""}) from error
    return folder / "tables.sqlite"


def database_url(text: str) -> URL:
    """A URL for SQLAlchemy from what people write: nothing, a file, sqlite:… or postgresql:…"""
    if not text or "://" not in text:
        path = Path(text).expanduser().resolve() if text else default_database()
        return URL.create("sqlite+aiosqlite", database=str(path))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadSetup("server-database", {"found": text.partition(":")[0]}) from error
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+aiosqlite")
    raise BadSetup("server-database", {"found": kind})


def several(url: URL) -> bool:
    """Whether several processes may share this database."""
    return url.drivername.startswith("postgresql")
