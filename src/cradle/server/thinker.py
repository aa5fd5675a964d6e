"""A process that thinks for bots: reads one job a line, writes one reply a line, ends when its input does.

It is handed an imagined table, so it never holds what its seat may not know.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import signal
import sys
import traceback
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.plain import Plain
from cradle.core.rng import SEED_BITS, seeded
from cradle.core.title import Box
from cradle.parent import die_with_parent

MOST_BOXES: Final = 32  # with content other than the packaged one; the oldest makes way and is asked for again
FRAMES: Final = 5  # of a mistake that are told

BOXES: Final[dict[tuple[str, str], Box]] = {}


def reply(job: Plain) -> Plain:
    try:
        box = box_for(job)
        return {"answer": think(job, box)} if box is not None else {"unknown": True}
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


def think(job: Plain, box: Box) -> int:
    seat, table = job["seat"], job["table"]
    assert isinstance(seat, int) and isinstance(table, dict)
    bot = shelf.bot(str(job["level"]), str(job["title"]))
    return bot.choose(box.load(table), seat, seeded(secrets.randbits(SEED_BITS)))


def reason(error: Exception) -> str:
    """What went wrong and where. Not with what values: they could name the cards of a hand."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
    about = f" {error.message}" if isinstance(error, CradleError) else ""
    return f"{type(error).__name__}{about} in {' < '.join(where)}"


def main() -> None:
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    replies, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no reply
    with contextlib.suppress(BrokenPipeError):  # nobody is left who would read the answer
        for line in sys.stdin:
            replies.write(json.dumps(reply(json.loads(line))) + "\n")
            replies.flush()


if __name__ == "__main__":
    main()
