"""The life of a process that works beside the server (`clerk.py`): its jobs one after the other, and then the end."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.plain import Plain
from cradle.core.table import Table
from cradle.core.title import Box

MOST_BOXES: Final = 32  # with content other than the packaged one; the oldest makes way and is asked for again
LEARN: Final = "learn"  # an argument: the process learns all titles before it is ready
FRAMES: Final = 5  # of a mistake that are told

BOXES: Final[dict[tuple[str, str], Box]] = {}


def serve(reply: Callable[[Plain], Plain]) -> None:
    """From the start to the end of the input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    replies, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no reply

    def say(document: Plain) -> None:
        replies.write(json.dumps(document) + "\n")
        replies.flush()

    try:
        say({"ready": True})
        for line in sys.stdin:
            say(reply(json.loads(line)))
    except BrokenPipeError:
        os._exit(1)  # the server has ended, and nobody is left to be told


def at_table(job: Plain, work: Callable[[Plain, Table, int], Plain]) -> Plain:
    """What comes of a job about an imagined table."""
    try:
        box, table, seat = box_for(job), job["table"], job["seat"]
        assert isinstance(table, dict) and isinstance(seat, int)
        return work(job, box.load(table), seat) if box is not None else {"unknown": True}
    except Exception as error:
        return {"failed": reason(error)}


def box_for(job: Plain) -> Box | None:
    """None if the job is about content that was not told here yet."""
    title, digest, document = str(job["title"]), str(job["digest"]), job.get("document")
    if not digest:
        return shelf.box(title)
    if (title, digest) not in BOXES and isinstance(document, dict):
        if len(BOXES) >= MOST_BOXES:
            del BOXES[next(iter(BOXES))]
        BOXES[title, digest] = shelf.title(title).read(document)
    return BOXES.get((title, digest))


def reason(error: Exception) -> str:
    """What went wrong and where. Not with what values: they could name the cards of a hand."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    about = f" {error.message}" if isinstance(error, CradleError) else ""
    return f"{type(error).__name__}{about} in {' < '.join(where)}"
