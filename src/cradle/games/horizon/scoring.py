"""Beyond the Horizon 16: the score sheet, and what a seat played with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.core.sheet import ScoreSheet
from cradle.games.horizon.counters import worth
from cradle.games.horizon.numbers import (
    DEMOCRACY,
    FIELD,
    GOALS_IN_PLAY,
    HELD,
    LEADER,
    LEVEL_POINTS,
    PLACES,
    TECHNOLOGIES,
)
from cradle.games.horizon.printed import Score

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon


def sheet(t: Horizon) -> ScoreSheet:
    """Line by line, as it stands now; 16.9 has the tie-breakers."""
    out = ScoreSheet(t.seats)
    seats = range(t.seats)
    out.line("goals", [goal_points(t, seat) for seat in seats])
    out.line("technologies", [technology_points(t, seat) for seat in seats])
    out.line("breakthroughs", [breakthrough_points(t, seat) for seat in seats])
    out.line("villages", [village_points(t, seat) for seat in seats])
    out.line("cities", [city_points(t, seat) for seat in seats])
    out.line("structures", [structure_points(t, seat) for seat in seats])
    out.line("investments", [investment_points(t, seat) for seat in seats])
    out.line("leaders", [leader_points(t, seat) for seat in seats])
    out.line("government", [government_points(t, seat) for seat in seats])
    out.ties = [[-p.cubes(), p.active, p.coins] for p in t.players]
    return out


def total(t: Horizon, seat: int) -> int:
    """The sum of a seat's lines."""
    return (
        goal_points(t, seat)
        + technology_points(t, seat)
        + breakthrough_points(t, seat)
        + village_points(t, seat)
        + city_points(t, seat)
        + structure_points(t, seat)
        + investment_points(t, seat)
        + leader_points(t, seat)
        + government_points(t, seat)
    )


def goal_points(t: Horizon, seat: int) -> int:
    """Horizon 16.1."""
    n = 0
    for at in range(GOALS_IN_PLAY):
        if (t.goal_done[at] >> seat) & 1:
            goal = t.printed.goals[t.goals[at]]
            n += goal.first if t.goal_first[at] == seat else goal.later
    return n


def technology_points(t: Horizon, seat: int) -> int:
    """Horizon 16.2."""
    known = t.players[seat].known
    card = 0
    n = 0
    while known:
        if known & 1:
            n += LEVEL_POINTS[t.printed.technologies[card].level]
        known >>= 1
        card += 1
    return n


def breakthrough_points(t: Horizon, seat: int) -> int:
    """Horizon 16.3."""
    known = t.players[seat].known
    card = 0
    n = 0
    while known:
        if known & 1:
            n += points_of(t, seat, t.printed.technologies[card].scores)
        known >>= 1
        card += 1
    return n


def village_points(t: Horizon, seat: int) -> int:
    """Horizon 16.4."""
    n = 0
    if not t.players[seat].villages:
        return n
    for place in range(FIELD, PLACES):
        if t.village[place] == seat:
            n += t.printed.territories[place - FIELD].village_vp
    return n


def city_points(t: Horizon, seat: int) -> int:
    """Horizon 16.4."""
    n = 0
    if not t.players[seat].cities:
        return n
    for place in range(FIELD, PLACES):
        if t.city[place] == seat:
            n += t.printed.territories[place - FIELD].city_vp
    return n


def structure_points(t: Horizon, seat: int) -> int:
    """Horizon 16.5: the left cell counts only if the right one is filled, the centre for both."""
    n = 0
    for place in range(PLACES):
        if t.structure[place] >= 0:
            structure = t.printed.structures[t.structure[place]]
            if t.left_builder[place] == seat:
                n += structure.centre
                if t.right_builder[place] >= 0:
                    n += structure.first
            if t.right_builder[place] == seat:
                n += structure.centre
    return n


def investment_points(t: Horizon, seat: int) -> int:
    """Horizon 16.6: the last filled cell, and a point for each cube beyond."""
    invested = t.players[seat].invested
    if invested == 0:
        return 0
    cells = t.printed.investment
    return cells[min(invested, len(cells)) - 1].vp + max(0, invested - len(cells))


def leader_points(t: Horizon, seat: int) -> int:
    """Horizon 16.7."""
    n = t.players[seat].noted
    for card in t.cards.zones[HELD + seat]:
        n += points_of(t, seat, t.printed.leaders[card - LEADER].scores)
    return n


def government_points(t: Horizon, seat: int) -> int:
    """Horizon 16.8: only a democracy scores."""
    p = t.players[seat]
    if not (p.steps >> DEMOCRACY) & 1:
        return 0
    return points_of(t, seat, t.printed.governments[p.government].democracy)


def points_of(t: Horizon, seat: int, scores: list[Score]) -> int:
    n = 0
    for score in scores:
        points = worth(t, seat, score)
        n += points
        if points and t.trace is not None:
            t.trace[score.number] += 1
    return n


def traits(t: Horizon, seat: int) -> list[str]:
    """Place in turn order, government, and whatever was learned, met and built."""
    nouns = t.printed.nouns
    p = t.players[seat]
    out = [f"turn-{(seat - t.starter) % t.seats + 1}"]
    if p.government >= 0:
        out.append(f"government-{nouns['government'][p.government]}")
    for card in range(TECHNOLOGIES):
        if (p.known >> card) & 1:
            out.append(f"technology-{nouns['technology'][card]}")
    for card in t.cards.zones[HELD + seat]:
        out.append(f"leader-{nouns['leader'][card - LEADER]}")
    for place in range(PLACES):
        if t.structure[place] >= 0 and seat in (t.left_builder[place], t.right_builder[place]):
            out.append(f"structure-{nouns['structure'][t.structure[place]]}")
    return out
