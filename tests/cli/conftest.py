"""A terminal to play in, and the command to call, each with a state folder of its own."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

import cradle
from tests.processes import PATIENCE

SOURCE = str(Path(cradle.__file__).parent.parent)
PROMPT = re.compile(r"\n(?P<name>[^\n>]{1,20})> $")
PAGE = re.compile(r"Enter[^\n]*$")


@dataclass
class Outcome:
    code: int
    out: str
    err: str


# A test run that ignores hang-ups or Ctrl-C, as one in the background may, must not teach it to the games.
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A pseudo-terminal in which a game is played by typing lines."""

    def __init__(
        self, arguments: list[str], environment: dict[str, str], columns: int, rows: int, program: str = "cradle"
    ) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        mode = termios.tcgetattr(slave)
        mode[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, mode)
        self.process = subprocess.Popen(
            [sys.executable, "-m", program, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.master = master
        self.text = ""
        self.ended = False

    def read(self) -> str:
        """Whatever is printed until the next question, page or end."""
        got = ""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            asked = bool(PROMPT.search(plain(got[-400:])) or PAGE.search(plain(got[-400:])))
            ready, _, _ = select.select([self.master], [], [], 0 if asked else 0.05)
            if ready:
                try:
                    piece = os.read(self.master, 65536)
                except OSError:
                    piece = b""
                if not piece:
                    self.ended = True
                    break
                got += decoder.decode(piece).replace("\r\n", "\n")
                continue
            if asked:
                break
            if self.process.poll() is not None:
                self.ended = True
                break
        else:
            raise AssertionError(f"the game does not go on:\n{plain(got)}")
        self.text = plain(got)
        return self.text

    def until(self, wanted: str) -> str:
        """Whatever is printed until a text has appeared."""
        got = b""
        deadline = time.monotonic() + PATIENCE
        while wanted.encode() not in got and time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.05)[0]:
                got += os.read(self.master, 65536)
        return got.decode("utf-8", "replace")

    def interrupt(self) -> str:
        """Ctrl-C, again and again: a signal just before the program waits for a line is heard only after that line."""
        while self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0.3)
        return self.read()

    def type(self, line: str) -> str:
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def answers(self) -> int:
        """How many answers the last question has."""
        screen = self.text.splitlines()
        numbers = [int(m[1]) for line in screen for m in re.finditer(r"(?:^|\s{2})\s*(\d+) \S", line)]
        last = 0
        for number in numbers:
            last = number if number == last + 1 else (1 if number == 1 else last)
        return last

    def close(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self.master)


def plain(text: str) -> str:
    """Without colours and movements of the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "SYSTEMROOT")}
    return {
        **kept,
        "PYTHONPATH": SOURCE,
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "PYTHONWARNINGS": "error",
    }


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "state" / "cradle"


@pytest.fixture
def call(environment: dict[str, str]) -> Callable[..., Outcome]:
    """The command in a process of its own."""

    def run(*arguments: str, **more: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "cradle", *arguments],
            check=False,
            env={**environment, **more},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
        )
        return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def terminal(environment: dict[str, str]) -> Iterator[Callable[..., Terminal]]:
    """Line by line, unless the full screen is wanted."""
    opened: list[Terminal] = []

    def start(*arguments: str, columns: int = 100, rows: int = 45, full: bool = False) -> Terminal:
        if arguments[0] == "play" and not full:
            arguments = (*arguments, "--plain")
        made = Terminal(list(arguments), environment, columns, rows)
        opened.append(made)
        if not full:
            made.read()
        return made

    yield start
    for made in opened:
        made.close()
