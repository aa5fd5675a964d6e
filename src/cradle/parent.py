"""Processes that others start: they end with the one that started them, even if it was killed."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import runpy
import signal
import sys
import threading
import time
from multiprocessing.connection import wait
from typing import Final

DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG, from <sys/prctl.h>
PERIOD: Final = 0.5  # seconds between two looks, where the system tells nothing by itself


def child(module: str) -> list[str]:
    """The call of a module as a process that ends with this one."""
    return [sys.executable, "-m", "cradle.parent", str(os.getpid()), module]


def leashed(command: list[str]) -> list[str]:
    """The call of any program as a process that ends with this one; elsewhere than on Linux, only with its input."""
    return [sys.executable, "-m", "cradle.parent", str(os.getpid()), "--", *command]


def die_with_parent(parent: int | None = None) -> None:
    """To be called first thing, in a process that the main thread of another one has started: of this one, if told.

    Linux ends the process at once, whatever it is doing. Elsewhere a thread watches, as often as compiled rules let it.
    """
    starter = multiprocessing.parent_process()
    before = parent or (starter.pid if starter is not None else None) or os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != before:
            os._exit(1)  # it was faster
    threading.Thread(target=watch, args=(before,), name="parent", daemon=True).start()


def watch(parent: int) -> None:
    """Returns never: the process ends with its parent."""
    starter = multiprocessing.parent_process()
    if starter is not None:
        wait([starter.sentinel])
    else:
        while os.getppid() == parent:
            time.sleep(PERIOD)
    os._exit(1)


def main() -> None:
    """Before anything of the module is read: that takes its time, and the parent may be killed meanwhile."""
    die_with_parent(int(sys.argv[1]))
    if sys.argv[2] == "--":
        os.execvp(sys.argv[3], sys.argv[3:])  # Linux remembers the order to end with the parent
    sys.argv = sys.argv[2:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
