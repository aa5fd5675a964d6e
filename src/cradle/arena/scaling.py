"""How the arena scales: games a second in one and two processes, and on Ray with as many cores.

    python -m cradle.arena.scaling --write docs/scaling.md

A tool for developers, in English only. Fills the table of the page between its two marks; take it on a quiet machine.
"""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from cradle import shelf
from cradle.arena.engine import results
from cradle.arena.game import GameResult
from cradle.arena.keep import Engine
from cradle.arena.plan import MOVING, Contender, Event, Plan
from cradle.arena.ray_engine import LOCAL, parts, results_on

GAMES: Final = {"hadara": 400, "tapestry": 120, "heroes": 32, "horizon": 160}  # six to eight seconds of each
BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"
CORES: Final = 1000
HEAD: Final = (
    "| title, four `greedy` | a game on one core | 1 process | 2 processes | Ray, 1 core | Ray, 2 cores "
    "| the starter keeps up with | a thousand cores |\n| --- | --: | --: | --: | --: | --: | --: | --: |"
)


def plan_of(title: str, games: int) -> Plan:
    seats = min(shelf.title(title).seats, key=lambda count: abs(count - 4))
    return Plan((Contender("greedy", "greedy"),), (Event(title, seats, games),), 1, seating=MOVING)


def rate(engine: Engine, plan: Plan, jobs: int, at_once: int = 1) -> tuple[float, list[GameResult]]:
    """Games a second after the first tasks, one for each core: starting processes or a cluster is no part of it."""
    begun, told = 0.0, []
    for result in engine(plan, range(plan.games()), jobs):
        told.append(result)
        if len(told) == jobs * at_once:
            begun = time.perf_counter()
    spent = time.perf_counter() - begun
    return (len(told) - jobs * at_once) / max(spent, 1e-9), told


def rate_on_ray(plan: Plan, cores: int) -> float:
    return rate(partial(results_on, LOCAL), plan, cores, len(parts(range(plan.games()), cores)[0]))[0]


def kept_up(told: list[GameResult]) -> float:
    """Results a second that one process can take in and write down, at best."""
    packed = [pickle.dumps(result) for result in told]
    begun = time.perf_counter()
    for one in packed:
        json.dumps(asdict(pickle.loads(one)))
    return len(packed) / (time.perf_counter() - begun)


def row(title: str, games: int) -> str:
    plan = plan_of(title, games)
    one, told = rate(results, plan, 1)
    two, _ = rate(results, plan, 2)
    ray_one, ray_two = rate_on_ray(plan, 1), rate_on_ray(plan, 2)
    most = kept_up(told)
    many = min(ray_two / 2 * CORES, most)
    cells = [f"{1000 / one:.0f} ms", *[f"{figure:.1f}/s" for figure in (one, two, ray_one, ray_two)]]
    return f"| {title} | {' | '.join(cells)} | {most:,.0f}/s | {many:,.0f}/s |"


def table(games: dict[str, int], told: Callable[[str], None]) -> Iterator[str]:
    yield HEAD
    for title, count in games.items():
        line = row(title, count)
        told(line)
        yield line


def main(
    write: Annotated[Path | None, typer.Option(help="The page whose table is filled.")] = None,
    share: Annotated[float, typer.Option(min=0.05, help="Games, as a share of the usual number.")] = 1.0,
) -> None:
    """Measure, and print or fill the table."""
    games = {title: max(16, round(count * share)) for title, count in GAMES.items()}
    text = "\n".join(table(games, typer.echo))
    if write is not None:
        page = write.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        _, _, after = rest.partition(END)
        write.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
