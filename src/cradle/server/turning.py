"""Turning points of a finished game, read off the scores after each answer: no search, so they cost nothing.

`decided`: the winner takes the lead and never loses it again. `lead`: somebody else takes the lead, and holds it for
a while. `swing`: one answer gains much on the best of the others.

A race has no points. `reached`: somebody has what wins. `ahead`: more than half of it, and more than anybody had
before. `lost`: who had more than half has less again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

PointKind = Literal["decided", "lead", "swing"]
RaceKind = Literal["reached", "lost", "ahead"]
MOST_LEADS: Final = 3
MOST_SWINGS: Final = 3
HELD: Final = 40  # a lead counts if it is held for at least one part in so many of the game
WORTH: Final = 5  # a swing counts from so many parts in a hundred of the best result
LEAST: Final = 3  # and from so many points
TELLING: Final[list[RaceKind]] = ["reached", "lost", "ahead"]  # the most telling first
MOST_IN_A_RACE: Final = 6


class TurningPoint(NamedTuple):
    step: int
    kind: PointKind
    seat: int
    points: int  # decided and lead: ahead of the next one; swing: gained on the best of the others


def turning_points(totals: list[list[int]]) -> list[TurningPoint]:
    """In the order in which they happened; each step once, its most telling kind."""
    if len(totals) < 2 or len(totals[0]) < 2:
        return []
    found = {turn.step: turn for turn in [*swings(totals), *lead_changes(totals)]}  # at the same step a lead tells more
    return [found[step] for step in sorted(found)]


def leader(points: list[int]) -> int:
    """Who is ahead of everybody else, or -1."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else -1


def ahead(points: list[int], seat: int) -> int:
    """How far a seat is before the best of the others."""
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def lead_changes(totals: list[list[int]]) -> list[TurningPoint]:
    """When the lead went to another seat. The first to score has not turned anything, unless nobody ever overtakes."""
    leaders = [leader(points) for points in totals]
    starts = changes_of(leaders)
    found: list[TurningPoint] = []
    if not starts:
        return found
    if leaders[-1] >= 0:
        step = for_good(leaders, leaders[-1])
        found.append(TurningPoint(step, "decided", leaders[-1], ahead(totals[step], leaders[-1])))
    held = [(end - step, step) for step, end in zip(starts, [*starts[1:], len(totals)], strict=True)]
    passed = [pair for pair in held[1:] if pair[0] * HELD >= len(totals)]
    if leaders[-1] >= 0:
        passed = [pair for pair in passed if pair[1] != starts[-1]]
    for _, step in sorted(passed, reverse=True)[:MOST_LEADS]:
        found.append(TurningPoint(step, "lead", leaders[step], ahead(totals[step], leaders[step])))
    return found


def changes_of(leaders: list[int]) -> list[int]:
    """The steps at which somebody else leads than last; a tie leaves the lead where it was."""
    steps: list[int] = []
    last = -1
    for step, seat in enumerate(leaders):
        if seat >= 0 and seat != last:
            steps.append(step)
            last = seat
    return steps


def for_good(leaders: list[int], seat: int) -> int:
    """The first step from which the seat leads to the end."""
    step = len(leaders)
    while step and leaders[step - 1] == seat:
        step -= 1
    return step


def swings(totals: list[list[int]]) -> list[TurningPoint]:
    """The answers that gained most on the best of the others."""
    least = max(LEAST, max(totals[-1]) * WORTH // 100)
    found: list[TurningPoint] = []
    for step in range(1, len(totals)):
        before, after = totals[step - 1], totals[step]
        if before != after:
            gains = [ahead(after, seat) - ahead(before, seat) for seat in range(len(after))]
            gain = max(gains)
            if gain >= least:
                found.append(TurningPoint(step, "swing", gains.index(gain), gain))
    found.sort(key=lambda turn: -turn.points)
    return found[:MOST_SWINGS]


# -- a race ----------------------------------------------------------------------------------------------------------


class RacePoint(NamedTuple):
    step: int
    kind: RaceKind
    seat: int
    held: int  # of the goal
    goal: int


def race_points(counts: list[list[list[int]]], needed: list[int]) -> list[RacePoint]:
    """By what everybody had of each goal after each step; in the order in which they happened, each step once."""
    found = [point for goal, enough in enumerate(needed) if enough for point in steps_to(counts, goal, enough)]
    found.sort(key=lambda point: (TELLING.index(point.kind), -point.held, -point.step))
    first = {point.step: point for point in reversed(found)}
    return sorted([point for point in found if first[point.step] is point][:MOST_IN_A_RACE])


def steps_to(counts: list[list[list[int]]], goal: int, enough: int) -> Iterator[RacePoint]:
    best = enough // 2
    for step in range(1, len(counts)):
        before, after = counts[step - 1][goal], counts[step][goal]
        for seat, (had, has) in enumerate(zip(before, after, strict=True)):
            if had < enough <= has:
                yield RacePoint(step, "reached", seat, has, goal)
            elif has > max(had, best):
                yield RacePoint(step, "ahead", seat, has, goal)
            elif has < had and had > enough // 2:
                yield RacePoint(step, "lost", seat, has, goal)
        best = max(best, *after)
