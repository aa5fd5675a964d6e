"""Bots in processes of their own."""

import asyncio
import os
import signal

from cradle import shelf
from cradle.core.rng import seeded
from cradle.server.thinkers import Thinkers


def job(level: str = "random") -> dict[str, object]:
    table = shelf.box("hadara").setup(2, [0, 0, 0, 0], 5)
    imagined = table.imagine(0, seeded(1)).dump()
    return {"title": "hadara", "content": None, "level": level, "seat": 0, "table": imagined}


async def thinking(*jobs: dict[str, object], kill: bool = False) -> list[int | None]:
    thinkers = Thinkers(1, 5)
    try:
        first = [await thinkers.think(jobs[0])]
        if kill:
            os.kill(next(iter(thinkers.all)).pid, signal.SIGKILL)
        return first + [await thinkers.think(each) for each in jobs[1:]]
    finally:
        await thinkers.stop()


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    answers = shelf.box("hadara").setup(2, [0, 0, 0, 0], 5).answers(0)
    found = asyncio.run(thinking(job(), job()))
    assert all(answer in answers for answer in found)


def test_a_killed_process_is_replaced() -> None:
    first, second, third = asyncio.run(thinking(job(), job(), job(), kill=True))
    assert first is not None
    assert third is not None
    assert second is None or isinstance(second, int)


def test_a_bots_mistake_gives_no_answer_and_harms_nobody() -> None:
    broken = {**job(), "table": {}}
    assert asyncio.run(thinking(broken, job("no-such"), job()))[:2] == [None, None]
