"""The virtual environments of this checkout, and how programs are called from it.

An older Python has to read this file, since `dev.py` tells it what is missing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

if os.name == "posix":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cradle"
BINARIES = "Scripts" if os.name == "nt" else "bin"
UNWANTED = {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}
NOT_SOURCES = {"__pycache__", "node_modules", "dist"}


class Failed(Exception):
    """What the person at the keyboard has to know, in one sentence."""


class Unavailable(Failed):
    """Nothing was installed, because not all of it can be had."""


class Environment:
    """A virtual environment filled from hash locks; a stamp in it says what it holds."""

    def __init__(self, path: Path, *options: str) -> None:
        self.path = path
        self.options = options  # of pip

    def program(self, name: str) -> str:
        return str(self.path / BINARIES / name)

    def says(self, code: str) -> str:
        call = [self.program("python"), "-c", code]
        return subprocess.run(call, env=clean_environment(), text=True, capture_output=True, check=True).stdout.strip()

    def stamp(self) -> dict[str, Any]:
        try:
            return dict(json.loads((self.path / "stamp.json").read_text()))
        except (OSError, ValueError):
            return {}

    def note(self, **facts: object) -> None:
        """At once: whoever reads meanwhile finds the old stamp or the new one."""
        new = self.path / "stamp.new"
        new.write_text(json.dumps({**self.stamp(), **facts}))
        new.replace(self.path / "stamp.json")

    def hold(self, *names: str) -> Environment:
        """Makes sure that the locks are installed; starts afresh if one of those installed has changed.

        A lock is noted without its digest while it is being installed: after an interruption all of it is suspect.
        """
        with locked(self.path):
            held = self.stamp().get("locks")
            python = f"{sys.version} {ROOT}"
            if (
                not isinstance(held, dict)
                or self.stamp().get("python") != python
                or any(digest(f"requirements/{name}.txt") != value for name, value in held.items())
            ):
                self.make()
                self.note(python=python)
                held = {}
            for name in names:
                if name not in held:
                    self.note(locks={**held, name: ""})
                    source = f"requirements/{name}.txt"
                    try:
                        self.pip(source, "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", source)
                    except Unavailable:
                        self.note(locks=held)
                        raise
                    held[name] = digest(source)
                    self.note(locks=held)
        return self

    def make(self) -> None:
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise Failed(
                "this Python cannot make virtual environments: install its venv package "
                "(on Debian and Ubuntu `apt install python3-venv`) and start again."
            )
        say(f"Making {self.path.relative_to(ROOT)}")
        (self.path / "stamp.json").unlink(missing_ok=True)  # first: clearing the rest may be interrupted
        base = getattr(sys, "_base_executable", sys.executable)
        if run([base, "-m", "venv", "--clear", str(self.path)]):
            raise Failed(f"{self.path} cannot be made: the lines above say why.")

    def pip(self, what: str, *arguments: str) -> None:
        """Says what is installed and how long it took; in a terminal also each package as it comes."""
        begun = time.monotonic()
        say(f"Installing {what}")
        call = [self.program("python"), "-m", "pip", "install", "--no-input", "--progress-bar", "off", *self.options]
        call += arguments
        lines = []
        with subprocess.Popen(
            call,
            env=clean_environment(),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            close_fds=False,
        ) as process:
            for line in process.stdout or ():
                lines.append(line)
                if line.startswith("Collecting ") and sys.stdout.isatty():
                    print(f"\r  {line.split()[1]:<50}", end="\r", flush=True)
        if process.returncode:
            print("".join(lines[-20:]), file=sys.stderr)
            changed = any(line.startswith("Installing collected packages") for line in lines)
            raise (Failed if changed else Unavailable)(f"{what} cannot be installed: the lines above say why.")
        say(f"Installed {what} in {time.monotonic() - begun:.0f} s")


@contextmanager
def locked(place: Path) -> Iterator[None]:
    """Alone with this place among all calls of `dev.py`; whoever comes second waits.

    Programs that are started meanwhile have the lock too (`close_fds=False`): if this process is killed, the next one
    waits until they have ended and nobody writes any more. Only where the system has such locks.
    """
    CACHE.mkdir(exist_ok=True)
    with open(CACHE / f"{place.stem}.lock", "ab") as file:
        if sys.platform != "win32":
            os.set_inheritable(file.fileno(), True)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say(f"Waiting for another start, which is at work on {place.relative_to(ROOT)}")
                fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            if sys.platform != "win32":
                fcntl.flock(file, fcntl.LOCK_UN)


def digest(*names: str) -> str:
    """One hash over files and folders of the checkout, by path and content."""
    total = hashlib.sha256()
    for name in names:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not NOT_SOURCES.intersection(file.relative_to(ROOT).parts):
                total.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return total.hexdigest()


def clean_environment() -> dict[str, str]:
    """Nothing from outside stands before the packages of the checkout, or has every process compile them anew."""
    return {key: value for key, value in os.environ.items() if key not in UNWANTED}


def run(call: list[str], **variables: str) -> int:
    return subprocess.run(call, env={**clean_environment(), **variables}, check=False, close_fds=False).returncode


def say(line: str) -> None:
    print(line, flush=True)
