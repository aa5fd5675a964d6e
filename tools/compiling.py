"""Compiles the rules for `dev.py play`: beside a game that is played on the plain ones, or before it begins.

    python3 -m tools.compiling aloud      ends with its input, which the game keeps open; says when the rules are ready
    python3 -m tools.compiling silently   the same beside a game that may fill the terminal: the next start says it
    python3 -m tools.compiling now        in the foreground

What a person stops has stopped: with the game the compiler ends too, and a later start begins anew. So nobody is left
behind who takes the cores for minutes, and nothing unfinished has to be understood.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

import hatch_build
from tools.environments import ROOT, Environment, Failed, run, say
from tools.start import PLAY, Places, game, kept, shown

NICE = 19  # lower than the bots of the game, which think at 17
STOPPED = threading.Event()


class Broken(Exception):
    """These sources do not compile, and the reason is kept."""


def main(how: str) -> int:
    places = Places()
    if how == "now":
        say(compiled(places))
        return 0 if places.rules.exists() else 1
    terminal, log = os.dup(1), tempfile.mkstemp(prefix="scratch.", suffix=".log", dir=PLAY)
    for stream in (1, 2):
        os.dup2(log[0], stream)
    threading.Thread(target=stop_with_the_game, daemon=True).start()
    if sys.platform != "win32":
        os.nice(NICE)
    try:
        line = compiled(places)
    except Failed as failure:
        say(str(failure))
        line = f"The rules cannot be compiled now: {shown(Path(log[1]))} says why. The next start tries again."
    if how == "aloud":
        with suppress(OSError):  # nobody reads it any more
            os.write(terminal, f"{line}\n".encode())
    return 0


def compiled(places: Places) -> str:
    """Compiles the rules, and puts them into a game that is ready to start; returns what there is to say."""
    try:
        kept(places.rules, lambda folder: compile_rules(places, folder))
    except Broken:
        return f"The rules stay plain: they did not compile. {shown(places.failure)} says why."
    present = Places()  # minutes later
    if present.rules == places.rules:
        run([sys.executable, "-m", "compileall", "-q", str(game(present, compiled=True))])
    return "The compiled rules are ready: they are used from the next start."


def compile_rules(places: Places, folder: Path) -> None:
    if places.failure.exists():  # of another start, that was waited for
        raise Broken
    builder = Environment(places.builder).hold("build")
    say("Compiling the rules, which can take some minutes")
    problem = hatch_build.compile_rules(ROOT / "src" / "cradle", folder, builder.program("python"))
    if problem and STOPPED.is_set():
        raise KeyboardInterrupt
    if problem:
        places.failure.write_text(problem)
        raise Broken
    for path in folder.iterdir():
        if path.name != "lib":
            shutil.rmtree(path)


def stop_with_the_game() -> None:
    """Also if it was killed. All that was started here is of this group, and what it leaves is removed by a start."""
    os.read(0, 1)  # nothing comes but the end
    STOPPED.set()
    if sys.platform == "win32":
        os._exit(1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
