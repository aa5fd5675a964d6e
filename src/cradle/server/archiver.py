"""A process that goes through one whole game, so that nobody else waits: reads a job, writes what came of it, ends.

The job is JSON: a record with what it is played with. The answer is a line of JSON, and the packed parts of the replay
one after another, if they were wanted.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from typing import Final

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.plain import Plain
from cradle.core.record import NEEDED, Record, parse
from cradle.core.sitting import Sitting
from cradle.core.title import Box
from cradle.server import boxes
from cradle.server.problem import Problem, of_rules
from cradle.server.replay import Replay, ReplayPart

MEMORY: Final = 2 << 30  # bytes that a game may take
NICE: Final = 15  # people who play come first


def record_in(job: Plain) -> Record:
    """The record, up to the wanted step."""
    record = parse(str(job["record"]))
    boxes.must_know(record.header["title"])
    record.header = {name: record.header[name] for name in NEEDED}  # others may tell of somebody's machine
    step = job["step"]
    if isinstance(step, int):
        if step > len(record.lines):
            raise Problem(422, "server-no-step", {"steps": len(record.lines)})
        record.lines = record.lines[:step]
    return record


def box_in(job: Plain, title: str) -> Box:
    document, own = job["document"], job["own"]
    if isinstance(document, dict):
        return boxes.stored_box(title, str(job["digest"]), document)
    return boxes.box_of(title, str(own) if own is not None else None)


def examine(job: Plain) -> tuple[Plain, list[ReplayPart]]:
    """What a record leads to; a Problem says why it cannot be replayed."""
    try:
        record = record_in(job)
        title = shelf.title(record.header["title"])
        box = box_in(job, title.name)
        text = record.text()
        parts: list[ReplayPart] = []
        if job["replay"]:
            replay = Replay(title, box, record)
            parts = list(replay.parts())
            table = replay.sitting.table
        else:
            table = Sitting(title, box, record).table
    except CradleError as error:
        raise of_rules(error) from error
    sheet = table.sheet()
    found: Plain = {
        "title": title.name,
        "document": box.document,
        "digest": box.digest,
        "record": text,
        "seats": table.seats,
        "totals": sheet.totals(),
        "places": sheet.places(),
        "over": table.over(),
        "parts": [[part.name, part.first, len(part.data)] for part in parts],
    }
    return found, parts


def limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    wanted = sys.stdin.buffer.read()
    if not wanted:
        return  # the server ended before it had said what it wants
    job = json.loads(wanted)
    if not job["hurry"] and hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory()
    parts: list[ReplayPart] = []
    try:
        found, parts = examine(job)
    except Problem as problem:
        found = {"status": problem.status, **problem.document()}
    except Exception as error:
        sys.exit(f"a record could not be examined: {type(error).__name__}")
    try:
        for data in (json.dumps(found).encode() + b"\n", *[part.data for part in parts]):
            sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(1)  # the server has ended, and nobody is left to be told


if __name__ == "__main__":
    main()
