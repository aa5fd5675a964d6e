"""Processes that others start: they end with the one that started them, even if it was killed."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import wait
from typing import Final

DEATH_SIGNAL: Final = 1  # PR_SET_PDEATHSIG, from <sys/prctl.h>
PERIOD: Final = 0.5  # seconds between two looks, where the system tells nothing by itself


def die_with_parent() -> None:
    """To be called first thing, in a process that the main thread of another one has started.

    Linux ends the process at once, whatever it is doing. Elsewhere a thread watches, as often as compiled rules let it.
    """
    before = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
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
