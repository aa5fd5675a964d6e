"""No process outlives the one that started it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cradle
from cradle.parent import child
from tests.processes import PATIENCE, descendants, slay, wait_until_gone

SOURCE = str(Path(cradle.__file__).parent.parent)
CALLS = {
    "simulate": ["-m", "cradle", "simulate", "hadara", "--games", "100000", "--bots", "greedy", "--jobs", "2"],
    "soak": ["-m", "cradle.arena.soak", "hadara", "--games", "1000000", "--jobs", "2"],
    "busy": ["-c", "import tests.test_parent as t; t.start_busy_child()"],
}

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks where Linux lists processes")


def start_busy_child() -> None:
    """A process whose child neither reads its input nor ever rests."""
    code = "from cradle.parent import die_with_parent; die_with_parent()\nwhile True: pass"
    subprocess.Popen([sys.executable, "-c", code]).wait()


@pytest.mark.parametrize("call", sorted(CALLS))
def test_children_end_when_their_parent_is_killed(call: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([SOURCE, *sys.path])}
    wanted = 1 if call == "busy" else 2
    nowhere = subprocess.DEVNULL
    parent = subprocess.Popen([sys.executable, *CALLS[call]], env=environment, stdout=nowhere, stderr=nowhere)
    try:
        end = time.monotonic() + PATIENCE
        while sum(at_work(pid) for pid in descendants(parent.pid)) < wanted:
            assert time.monotonic() < end
            time.sleep(0.05)
        family = descendants(parent.pid)
    finally:
        parent.kill()
        parent.wait()
    left = wait_until_gone(family)
    for pid in left:
        slay(pid)
    assert not left


def test_a_child_ends_at_once_if_its_parent_was_faster() -> None:
    """It may be killed while the child is only starting."""
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    call = child("this")
    assert subprocess.run(call, stdout=subprocess.PIPE, check=True).stdout.startswith(b"The Zen of Python")
    call[call.index(str(os.getpid()))] = str(gone.pid)
    done = subprocess.run(call, stdout=subprocess.PIPE, check=False)
    assert (done.returncode, done.stdout) == (1, b"")


def at_work(pid: int) -> bool:
    """Whether the process has computed for so long that it must be past its start."""
    try:
        spent = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11])
    except OSError:
        return False
    return spent > os.sysconf("SC_CLK_TCK")
