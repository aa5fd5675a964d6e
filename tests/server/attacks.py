"""What is done to a server and its database during a siege."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.processes import PATIENCE, children, command, descendants, parents, slay
from tests.server.postgres import Postgres
from tests.server.siege import Siege

LEFT = 2.0  # seconds after which no process of a killed server may be left


class Attacker:
    def __init__(self, kinds: list[str], times: int, answers: int, postgres: Postgres | None, folder: Path) -> None:
        self.kinds = kinds
        self.times = times
        self.answers = answers
        self.postgres = postgres
        self.folder = folder
        self.mounted = "full" in kinds
        self.chance = random.Random(11)
        self.round = 0
        if self.mounted:
            mount("-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder))

    def database(self) -> str:
        return self.postgres.database() if self.postgres is not None else str(self.folder / "siege.sqlite")

    def tidy(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)

    async def run(self, siege: Siege) -> None:
        """One attack after the other, each a moment after so many further answers."""
        for n in range(self.times):
            self.round = n
            await siege.more(self.chance.randint(10, self.answers))
            if siege.wrong:
                return
            await asyncio.sleep(self.chance.uniform(0, 0.05))
            kind = self.kinds[self.round % len(self.kinds)]
            await ATTACKS[kind](self, siege)
            siege.attacks[kind] += 1
            if n % 25 == 24:
                print(f"{n + 1} attacks, {siege.answers} answers", flush=True)
        await siege.more(self.answers)

    # -- the server's processes --------------------------------------------------------------------------------

    async def kill(self, siege: Siege) -> None:
        """All processes of the server at once."""
        family = descendants(siege.server.process.pid)
        for pid in [siege.server.process.pid, *family]:
            slay(pid)
        siege.server.process.wait(PATIENCE)
        await self.restarted(siege, family)

    async def parent(self, siege: Siege) -> None:
        """The first process only: the others must not live on."""
        family = descendants(siege.server.process.pid)
        siege.server.kill()
        await self.restarted(siege, family)

    async def worker(self, siege: Siege) -> None:
        """One of the worker processes; the others go on, and it is replaced."""
        workers = [pid for pid in children(siege.server.process.pid) if "spawn_main" in command(pid)]
        victim = self.chance.choice(workers)
        family = descendants(victim)
        slay(victim)
        await self.gone(siege, family)

    async def bot(self, siege: Siege) -> None:
        """A process that thinks for bots."""
        for pid in descendants(siege.server.process.pid):
            if "cradle.server.thinker" in command(pid):
                slay(pid)
                return

    async def restarted(self, siege: Siege, family: set[int]) -> None:
        await self.gone(siege, family)
        await asyncio.to_thread(siege.server.start)

    async def gone(self, siege: Siege, family: set[int]) -> None:
        end = time.monotonic() + LEFT
        while family & set(parents()) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        left = [command(pid) for pid in family & set(parents())]
        if left:
            siege.wrong.append(f"attack {self.round}: left after {LEFT} s: {left}")
            for pid in family:
                slay(pid)

    # -- the database ------------------------------------------------------------------------------------------

    def server_of_database(self) -> Postgres:
        if self.postgres is None:
            raise SystemExit("this attack needs --postgres")
        return self.postgres

    async def restart(self, siege: Siege) -> None:
        """Away for two seconds, every third time for twenty."""
        seconds = 20 if siege.attacks["restart"] % 3 == 2 else 2
        database = self.server_of_database()
        await asyncio.to_thread(database.halt)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(database.start)

    async def pause(self, siege: Siege) -> None:
        """All its processes stand still for a while and then go on as if nothing had been."""
        with self.server_of_database().paused():
            await asyncio.sleep(self.chance.choice([1, 3, 9]))

    async def cut(self, siege: Siege) -> None:
        """All connections are cut at once."""
        await asyncio.to_thread(self.server_of_database().cut)

    async def lock(self, siege: Siege) -> None:
        """Another program holds the SQLite file for 25 seconds."""
        other = sqlite3.connect(siege.server.database, timeout=30, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(25)
        other.execute("ROLLBACK")
        other.close()

    async def full(self, siege: Siege) -> None:
        """The disk is full for ten seconds."""
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        await asyncio.sleep(10)
        ballast.unlink()

    async def read_only(self, siege: Siege) -> None:
        """For ten seconds every write of the server fails, as on a disk that has become read-only."""
        pids = [siege.server.process.pid]
        before = [resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in pids]
        for pid, (_, hard) in zip(pids, before, strict=True):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
        await asyncio.sleep(10)
        for pid, limits in zip(pids, before, strict=True):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


ATTACKS: dict[str, Callable[[Attacker, Siege], Awaitable[None]]] = {
    "kill": Attacker.kill,
    "parent": Attacker.parent,
    "worker": Attacker.worker,
    "bot": Attacker.bot,
    "restart": Attacker.restart,
    "pause": Attacker.pause,
    "cut": Attacker.cut,
    "lock": Attacker.lock,
    "full": Attacker.full,
    "read-only": Attacker.read_only,
}


def mount(*arguments: str) -> None:
    done = subprocess.run(["mount", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"a small disk cannot be mounted here: {done.stderr.strip()}")
