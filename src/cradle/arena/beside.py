"""Two builds of Cradle side by side: how many times as fast this one is as another one, title by title.

    python -m cradle.arena.beside OTHER [TITLE ...] [--seats 4] [--seconds 2] [--instructions]

`OTHER` is the Python of an environment in which the other build is installed. Both do the very same pieces of work, by
turns, each in a process of its own; of each the fastest turn counts. With `--instructions` callgrind counts instead.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from cradle import shelf
from cradle.arena import instructions, pieces

TURNS: Final = 7
FIRST: Final = 0.05  # seconds of work by which the size of a turn is found


class Worker(Protocol):
    def do(self, what: str, n: int) -> tuple[float, int]: ...


class Side:
    """A process with one of the two builds, which does as it is told by a line."""

    def __init__(self, python: str, title: str, seats: int) -> None:
        call = [python, "-P", pieces.__file__, title, str(seats)]
        self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.compiled = not self.line().endswith(".py")

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if not line:
            raise SystemExit("A build cannot do this work: see above.")
        return line

    def do(self, what: str, n: int) -> tuple[float, int]:
        """So many pieces: how many seconds they took, and how many events that were."""
        assert self.process.stdin is not None
        print(what, n, file=self.process.stdin, flush=True)
        seconds, events = self.line().split()
        return float(seconds), int(events)

    def end(self) -> None:
        self.process.communicate()


@dataclass(frozen=True)
class Pair:
    """What an event took: with the other build, with this one."""

    then: float
    now: float

    def times(self) -> float:
        return self.then / self.now


def in_seconds(other: str, title: str, seats: int, seconds: float) -> dict[str, Pair]:
    """The fastest of several turns of both, one after the other, in seconds an event."""
    sides = [Side(other, title, seats), Side(sys.executable, title, seats)]
    if sides[0].compiled != sides[1].compiled:
        raise SystemExit("One of the two is compiled and the other one is not.")
    found = {}
    for what in pieces.WORKS:
        n = 1
        while (taken := turn(sides, what, n)[0]) < FIRST:
            n *= 2
        n = max(1, round(n * seconds / TURNS / taken))
        best = [float("inf"), float("inf")]
        for _ in range(TURNS):
            then, now, events = turn(sides, what, n)
            best = [min(best[0], then / events), min(best[1], now / events)]
        found[what] = Pair(*best)
    for side in sides:
        side.end()
    return found


def turn(sides: Sequence[Worker], what: str, n: int) -> tuple[float, float, int]:
    """The same work for both: the seconds of each, and how many events."""
    (then, events), (now, same) = [side.do(what, n) for side in sides]
    if events != same:
        raise SystemExit(f"The two do not play the same: {events} and {same} {what}.")
    return then, now, events


def in_instructions(other: str, title: str, seats: int) -> dict[str, Pair]:
    then = instructions.count(title, seats, other)
    now = instructions.count(title, seats)
    return {what: Pair(then[what], now[what]) for what in now if what in then}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cradle.arena.beside")
    parser.add_argument("other", metavar="OTHER", help="the Python of the other environment")
    parser.add_argument("titles", metavar="TITLE", nargs="*")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2, help="of work for each figure and build")
    parser.add_argument("--instructions", action="store_true", help="of the processor, counted by callgrind")
    asked = parser.parse_args()
    print(f"| {'title':<9}|" + "".join([f" {what:^20} |" for what in pieces.WORKS]))
    print("| --- |" + " --- |" * len(pieces.WORKS), flush=True)
    for title in asked.titles or shelf.TITLES:
        if asked.instructions:
            found = in_instructions(asked.other, title, asked.seats)
            unit, digits = 1.0, 0
        else:
            found = in_seconds(asked.other, title, asked.seats, asked.seconds)
            unit, digits = 1e6, 2
        cells = [
            f"{pair.then * unit:.{digits}f} → {pair.now * unit:.{digits}f} ({pair.times():.2f}×)"
            for pair in found.values()
        ]
        print(f"| {title:<9}|" + "".join([f" {cell:^20} |" for cell in cells]), flush=True)


if __name__ == "__main__":
    main()
