"""A process in which somebody's own bot thinks: a line of JSON is a job, a line of JSON its reply.

It is handed imagined tables only, so that a bot can find out nothing that its seat may not know, whatever it does.
Each seat of each game has a bot of its own, made anew: what one game taught does not depend on which process plays it.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import traceback
from pathlib import Path
from typing import Final, Protocol, cast

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.rng import Rng
from cradle.core.table import Table
from cradle.core.title import Box

FRAMES: Final = 3  # of a mistake that are told
OURS: Final = (__file__, importlib.__file__, "<frozen importlib._bootstrap>")  # and these never


class Bot(Protocol):
    """What a bot of one's own has to have. It need not extend anything of ours."""

    def choose(self, table: Table, seat: int, rng: Rng) -> int: ...


class Maker(Protocol):
    def __call__(self) -> Bot: ...


def made(name: str) -> Maker:
    """The class behind `package.module:Class`; the folder that we are called in is looked through too."""
    module, _, attribute = name.partition(":")
    maker = getattr(importlib.import_module(module), attribute)
    if not callable(getattr(maker, "choose", None)):
        raise TypeError(f"{attribute} has no choose(table, seat, rng)")
    return cast(Maker, maker)


class Guest:
    """The jobs of one bot."""

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self.box: Box | None = None
        self.bots: dict[int, Bot] = {}

    def reply(self, job: Plain) -> Plain:
        if "title" in job:
            content = job["content"]
            own = content if isinstance(content, str) else None
            self.box = shelf.box(str(job["title"]), own, str(job["content_name"]))
            self.bots = {}
            return {"ready": True}
        assert self.box is not None
        seat, table, row = cast(int, job["seat"]), cast(Plain, job["table"]), cast(list[int], job["rng"])
        if seat not in self.bots:
            self.bots[seat] = self.maker()
        answer: object = self.bots[seat].choose(self.box.load(table), seat, Rng(*row))
        return {"answer": answer if isinstance(answer, int) else repr(answer)}


def reason(error: BaseException) -> str:
    """What went wrong and where, in a line."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename not in OURS]
    where = ", ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-FRAMES:]))
    return " ".join(f"{type(error).__name__}: {error}".split()) + (f" ({where})" if where else "")


def main() -> None:
    """From the start to the end of the input."""
    jobs, replies = os.fdopen(os.dup(0), "r", encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints is no reply,
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # and our jobs are not for it to read

    def say(document: Plain) -> None:
        replies.write(json.dumps(document) + "\n")
        replies.flush()

    try:
        try:
            guest = Guest(made(sys.argv[1]))
        except Exception as error:
            say({"failed": reason(error)})
            return
        say({"ready": True})
        for line in jobs:
            try:
                say(guest.reply(json.loads(line)))
            except Exception as error:
                say({"failed": reason(error)})
    except BrokenPipeError:
        os._exit(1)  # nobody is left to be told


if __name__ == "__main__":
    main()
