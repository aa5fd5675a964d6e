"""Processes as Linux lists them: who started whom, and who is still there."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

PATIENCE = 180.0  # seconds: as long as anything may take while others use the cores


def parents() -> dict[int, int]:
    """Every living process and its parent."""
    out = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if state != "Z":
            out[int(folder.name)] = int(parent)
    return out


def children(pid: int) -> list[int]:
    return [child for child, parent in parents().items() if parent == pid]


def descendants(pid: int) -> set[int]:
    family, known = {pid}, parents()
    while True:
        more = {child for child, parent in known.items() if parent in family} - family
        if not more:
            return family - {pid}
        family |= more


def wait_until_gone(family: set[int]) -> set[int]:
    """Whoever is left when the patience has ended."""
    end = time.monotonic() + PATIENCE
    while (left := family & set(parents())) and time.monotonic() < end:
        time.sleep(0.02)
    return left


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    except OSError:
        return ""


def slay(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
