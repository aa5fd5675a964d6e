"""Ends a Ray cluster of one's own with the process that began it: `python -m cradle.arena.ray_watch FOLDER`.

The processes of a cluster outlive whoever started them. This one waits at the other end of a pipe, which closes however
its starter ends; then it ends every process that has to do with the cluster's folder, those below them, and the folder.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

TURNS: Final = 40  # looks for processes that are left
PERIOD: Final = 0.1  # seconds between them
KEPT_QUIET: Final = 5  # looks in a row that find nothing


def main() -> None:
    folder, starter = sys.argv[1], os.getppid()
    sys.stdin.read()
    quiet = 0
    for _ in range(TURNS):
        found = of_cluster(folder, {os.getpid(), starter})
        for pid in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        quiet = 0 if found else quiet + 1
        if quiet == KEPT_QUIET:
            break
        time.sleep(PERIOD)
    shutil.rmtree(folder, ignore_errors=True)


def of_cluster(folder: str, spared: set[int]) -> list[int]:
    """Processes that were called with the folder or write their logs into it, and all that they have started."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit() or int(entry.name) in spared:
            continue
        with suppress(OSError, ValueError, IndexError):
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if folder.encode() in (entry / "cmdline").read_bytes() or writes(entry / "fd", folder):
                found.add(int(entry.name))
    below = found
    while below:
        below = {pid for pid, parent in parents.items() if parent in below} - found
        found |= below
    return sorted(found)


def writes(files: Path, folder: str) -> bool:
    """Workers call themselves otherwise while they run, so that only their open files tell."""
    for file in files.iterdir():
        with suppress(OSError):
            if os.readlink(file).startswith(folder):
                return True
    return False


if __name__ == "__main__":
    main()
