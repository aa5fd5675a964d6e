"""A program beside ours that plays: lines to its input, lines from its output, each within a time.

Threads carry the lines, so that neither a program that does not read nor one that prints without end can stop us.
A program runs in a session of its own: Ctrl-C does not reach it, and it ends with the process that started it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Final

from cradle import lines
from cradle.core.errors import Args, CradleError

WAITING_LINES: Final = 100  # lines that a program may be ahead of us; it waits then
LAST_WORDS: Final = 10  # lines of its errors that are remembered
SHOWN: Final = 200  # letters of them that a sentence repeats


class Fault(CradleError):
    """What an entrant did wrong, for which it forfeits the game. Message and details make the sentence."""


class Program:
    """A running program."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Fault("arena-fault-start", {"problem": getattr(error, "strerror", None) or str(error)}) from error
        assert self.process.stdin is not None and self.process.stdout is not None and self.process.stderr is not None
        self.answered = False  # whether it has ever said anything
        self.out: SimpleQueue[bytes | None] = SimpleQueue()
        self.said: SimpleQueue[bytes | CradleError | None] = SimpleQueue()
        self.room = threading.Semaphore(WAITING_LINES)
        self.errors: deque[str] = deque(maxlen=LAST_WORDS)
        self.threads = [
            threading.Thread(target=self.write, args=(self.process.stdin,), daemon=True),
            threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self.overhear, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    # -- for whoever plays with it -----------------------------------------------------------------------------

    def tell(self, line: bytes) -> None:
        """Without waiting for anything."""
        self.out.put(line)

    def hear(self, seconds: float) -> bytes:
        """Its next line; Fault if it does not come in time, cannot be read, or the program has ended."""
        try:
            line = self.said.get(timeout=seconds)
        except Empty:
            raise Fault("arena-fault-slow", {"seconds": f"{seconds:g}"}) from None
        self.room.release()
        if isinstance(line, CradleError):
            raise line
        if line is None:
            raise Fault("arena-fault-ended", self.last_words())
        self.answered = True
        return line

    def last_words(self) -> Args:
        """How it ended, and the last that it said about that."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        self.threads[2].join(1.0)
        told = next((line for line in reversed(self.errors) if line.strip()), "")
        code = self.process.returncode
        return {"code": str(code if code is not None else "?"), "words": shortened(told)}

    def end(self) -> None:
        """At once, with whatever it has started."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
        self.process.wait()
        self.out.put(None)
        self.room.release(WAITING_LINES)
        for thread in self.threads:
            thread.join(1.0)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with suppress(OSError):
                if stream is not None:
                    stream.close()

    # -- the threads -------------------------------------------------------------------------------------------

    def write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self.out.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[stream.write(rest) :]

    def read(self, stream: IO[bytes]) -> None:
        """Line by line; one that is too long is a mistake like others."""
        with suppress(OSError, ValueError), os.fdopen(os.dup(stream.fileno()), "rb") as source:
            line: bytes | CradleError | None = b""
            while line is not None:
                self.room.acquire()
                try:
                    line = lines.read(source)
                except lines.BadLine as bad:
                    line = bad
                self.said.put(line)
            return
        self.said.put(None)

    def overhear(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), os.fdopen(os.dup(stream.fileno()), "rb") as source:
            while line := source.readline(lines.LONGEST):
                self.errors.append(line.decode("utf-8", "replace"))


def shortened(text: str) -> str:
    """What a program said, as a sentence may repeat it."""
    kept = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return (kept if len(kept) <= SHOWN else kept[:SHOWN] + "…") or "–"
