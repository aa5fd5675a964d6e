"""Before the first request: whether the database can be used, said in one sentence if it cannot."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
from pathlib import Path
from typing import IO, Final

from alembic.util.exc import CommandError
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from cradle.core.errors import BadSetup
from cradle.server.migrate import migrate
from cradle.server.settings import several
from cradle.server.store import make_engine

PATIENCE: Final = 15.0  # seconds for a database to answer
LOCKS: Final[list[IO[bytes]]] = []  # held until the process ends, however it ends


def prepare(url: URL) -> None:
    """Take the database for this server and bring it up to date. BadSetup says what is wrong."""
    lock = None if several(url) else take(Path(str(url.database)))
    try:
        asyncio.run(try_out(url))
    except BaseException:
        if lock is not None:
            lock.close()
        raise
    if lock is not None:
        LOCKS.append(lock)


def take(file: Path) -> IO[bytes]:
    """One server a file: two would not hear of each other's games."""
    if not file.parent.is_dir():
        raise BadSetup("server-folder-missing", {"folder": str(file.parent)})
    if file.is_dir():
        raise BadSetup("server-database-file", {"place": str(file), "problem": os.strerror(errno.EISDIR)})
    try:
        lock = open(file.with_name(f"{file.name}.lock"), "ab")  # noqa: SIM115
        file.open("ab").close()
    except OSError as error:
        raise BadSetup("server-folder", {"folder": str(file.parent), "problem": error.strerror or ""}) from error
    if not locked(lock):
        lock.close()
        raise BadSetup("server-database-taken", {"place": str(file)})
    return lock


def locked(file: IO[bytes]) -> bool:
    """Whether it is ours now. The system gives it free when the process ends, even if it is killed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


async def try_out(url: URL) -> None:
    engine = make_engine(url)
    try:
        async with asyncio.timeout(PATIENCE):
            await migrate(engine)
    except CommandError as error:  # a revision that this version does not have
        raise BadSetup("server-database-newer", {"place": place_of(url)}) from error
    except Exception as error:  # drivers have errors of many kinds; all of them mean the same here
        message = "server-database-away" if several(url) else "server-database-file"
        raise BadSetup(message, {"place": place_of(url), "problem": problem_of(error)}) from error
    finally:
        await engine.dispose()


def place_of(url: URL) -> str:
    """The database without names and passwords of people."""
    if not several(url):
        return str(url.database)
    host = url.host or url.query.get("host", "")
    return f"{host if isinstance(host, str) else host[0]}/{url.database or ''}"


def problem_of(error: Exception) -> str:
    """What the driver says, on one line."""
    if isinstance(error, TimeoutError):
        return f"{PATIENCE:.0f} s"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = str(getattr(cause, "strerror", None) or cause)
    return text.rpartition(">: ")[2].partition("\n")[0][:200]
