"""A process that analyses one finished game, task by task; whoever plays comes first.

Its first job is the game, its others are tasks of it. What it is told has ended, so there is nothing left to hide.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final, cast

from cradle.analysis.film import Setting, film_of
from cradle.analysis.pace import affordable
from cradle.analysis.whole import do, tasks_of
from cradle.core.errors import CradleError
from cradle.core.plain import Plain
from cradle.server.archiver import limit_memory
from cradle.server.working import reason, serve

NICE: Final = 19  # behind the bots of those who play
OPEN: Final[list[Setting]] = []  # the game that is being analysed


def begin(job: Plain) -> Plain:
    content, games = job["content"], cast(int, job["games"])
    setting = Setting(
        record=str(job["record"]),
        content=str(content) if content is not None else None,
        content_name="content",
        steps=cast(int, job["steps"]),
    )
    try:
        film = film_of(setting)
    except CradleError as error:
        return {"refused": {"message": error.message, "args": error.details}}
    games = games or affordable(film, 1, cast(float, job["seconds"]))
    OPEN[:] = [replace(setting, games=games)]
    tasks = tasks_of(film)
    head = {
        "answers": len(film.frames),
        "tasks": len(tasks),
        "steps": setting.steps,
        "seats": film.seats,
        "totals": film.sheet.totals(),
        "winners": film.sheet.winners(),
        "scored": film.sheet.scored,
    }
    return {"games": games, "head": head, "tasks": [list(task) for task in tasks]}


def reply_to(job: Plain) -> Plain:
    try:
        if "record" in job:
            return begin(job)
        kind, n = cast("list[str | int]", job["task"])
        return {"found": dict(do(OPEN[0], (str(kind), int(n))))}
    except MemoryError:
        raise
    except Exception as error:
        return {"failed": reason(error)}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory()
    serve(reply_to)


if __name__ == "__main__":
    main()
