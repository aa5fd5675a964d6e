"""How many instructions of the processor a thing takes, counted by Valgrind's callgrind: seconds are noisy, these
hardly differ from run to run.

A process of its own does one piece of work after another (`pieces`), each as a text that Python is asked to run.
Callgrind counts within that call and nowhere else, and writes what it has counted when the call ends.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cradle.arena import pieces

CALL: Final = "PyRun_StringFlags"  # what `exec` does with a text
PIECES: Final = {  # how many of each; of decisions: games
    "decisions": 4,
    "clones": 20,
    "imagines": 10,
    "playouts": 2,
    "evaluations": 10,
    "walks": 5,
}


def installed() -> bool:
    return shutil.which("valgrind") is not None


def count(title: str, seats: int, python: str = sys.executable) -> dict[str, float]:
    """Instructions an event, by what is measured; nothing where callgrind does not see the call. Another Python counts
    the build of Cradle that is installed there."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "counted"
        call = ["valgrind", "--tool=callgrind", "--collect-atstart=no", f"--toggle-collect={CALL}"]
        call += [f"--dump-after={CALL}", f"--callgrind-out-file={out}"]
        call += [python, "-P", pieces.__file__, title, str(seats)]
        told = "".join([f"{what} {n}\n" for what, n in PIECES.items()])
        env = os.environ | {"PYTHONHASHSEED": "0"}
        done = subprocess.run(call, env=env, input=told, text=True, capture_output=True, check=True)
        events = [int(line.split()[1]) for line in done.stdout.splitlines()[1:]]
        parts = sorted(Path(folder).glob("counted.*"), key=lambda part: int(part.suffix[1:]))
        counted = [total(part.read_text(encoding="utf-8")) for part in parts]
    counted = [n for n in counted if n][-len(events) :]
    return {what: n / m for what, n, m in zip(PIECES, counted, events)}


def total(text: str) -> int:
    """Of one part, if it was written at the end of a call; else 0."""
    found = re.search(rf"Trigger: --dump-after={CALL}.*^(?:summary|totals): (\d+)$", text, re.DOTALL | re.MULTILINE)
    return int(found[1]) if found else 0
