"""How many instructions of the processor a thing takes, counted by Valgrind's callgrind: seconds are noisy, these
hardly differ from run to run.

A process of its own does one piece of work after another, each as a text that Python is asked to run. Callgrind counts
within that call and nowhere else, and writes what it has counted when the call ends.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cradle.arena.bench import works

CALL: Final = "PyRun_StringFlags"  # what `exec` does with a text
PIECES: Final = {"clones": 20, "imagines": 10, "playouts": 2, "evaluations": 10, "walks": 5}  # of decisions: games


def installed() -> bool:
    return shutil.which("valgrind") is not None


def count(title: str, seats: int) -> dict[str, float]:
    """Instructions an event, by what is measured; nothing where callgrind does not see the call."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "counted"
        call = ["valgrind", "--tool=callgrind", "--collect-atstart=no", f"--toggle-collect={CALL}"]
        call += [f"--dump-after={CALL}", f"--callgrind-out-file={out}"]
        call += [sys.executable, "-m", "cradle.arena.instructions", title, str(seats)]
        env = os.environ | {"PYTHONHASHSEED": "0"}
        done = subprocess.run(call, env=env, text=True, capture_output=True, check=True)
        events: dict[str, int] = json.loads(done.stdout)
        parts = sorted(Path(folder).glob("counted.*"), key=lambda part: int(part.suffix[1:]))
        counted = [total(part.read_text(encoding="utf-8")) for part in parts]
    counted = [n for n in counted if n][-len(events) :]
    return {what: n / events[what] for what, n in zip(events, counted)}


def total(text: str) -> int:
    """Of one part, if it was written at the end of a call; else 0."""
    found = re.search(rf"Trigger: --dump-after={CALL}.*^(?:summary|totals): (\d+)$", text, re.DOTALL | re.MULTILINE)
    return int(found[1]) if found else 0


def main() -> None:
    title, seats = sys.argv[1], int(sys.argv[2])
    events = {}
    for what, work in works(title, seats, {}).items():
        done: list[int] = []
        exec("done.append(work(n))", {"done": done, "work": work, "n": PIECES.get(what, 4)})
        events[what] = done[0]
    print(json.dumps(events))


if __name__ == "__main__":
    main()
