"""Beyond the Horizon: reading a position back. What the kernel does not check is checked here."""

from __future__ import annotations

from cradle.core.plain import COUNT, FLAG, Plain, Range, check, fill, row, rows, within
from cradle.core.step import Steps
from cradle.games.horizon.numbers import (
    ACTIONS,
    ALL_CUBES,
    COLUMNS,
    FACES,
    GOALS,
    GOALS_IN_PLAY,
    PIECES,
    PLACES,
    SLOTS,
    SPACES,
    STEPS,
    STRUCTURES,
    SUPPLY,
    TECHNOLOGIES,
    TRACKS,
    TRIGGERS,
    UNITS,
    WIDTH,
)
from cradle.games.horizon.player import FIELDS, Player
from cradle.games.horizon.table import TURN, Horizon


def load(t: Horizon, data: Plain, steps: Steps[Horizon]) -> Horizon:
    """Fill an empty table with what dump() wrote."""
    t.load_kernel(data, steps)
    limits = ranges(t)
    fill(t, TURN, row(data, "turn"), limits, "turn")
    load_players(t, data, limits)
    t.offer = within(row(data, "offer"), 0, FACES - 1, "offer")
    t.slot_card = within(row(data, "slots"), -1, TECHNOLOGIES - 1, "slots", SLOTS)
    goals = rows(data, "goals", 3)
    t.goals = within(goals[0], -1, GOALS - 1, "goals[0]", GOALS_IN_PLAY)
    t.goal_first = within(goals[1], -1, t.seats - 1, "goals[1]", GOALS_IN_PLAY)
    t.goal_done = within(goals[2], 0, (1 << t.seats) - 1, "goals[2]", GOALS_IN_PLAY)
    load_map(t, rows(data, "map", 6))
    return t


def ranges(t: Horizon) -> dict[str, Range]:
    """The least and the most of every single number, of the table and of a player."""
    out = dict.fromkeys(TURN + FIELDS, COUNT)
    out["moving"] = FLAG
    out["starter"] = out["turn"] = (0, t.seats - 1)
    for name in ("settle_supply", "fortify_supply", "settle_tokens", "fortify_tokens"):
        out[name] = (0, SUPPLY)
    out["active"] = (0, PIECES)
    out["space"] = (-1, ACTIONS * SPACES - 1)
    out["government"] = (-1, FACES - 1)
    out["invested"] = out["markers"] = (0, ALL_CUBES)
    out["villages"] = out["cities"] = out["structures"] = (0, PLACES)
    out["explorer"] = (-1, UNITS - 1)
    for name, things in (
        ("researched", SLOTS),
        ("slots", SLOTS),
        ("known", TECHNOLOGIES),
        ("steps", len(STEPS)),
        ("open_columns", COLUMNS),
        ("tiles", PLACES),
        ("triggers", TRIGGERS),
    ):
        out[name] = (0, (1 << things) - 1)
    return out


def load_players(t: Horizon, data: Plain, limits: dict[str, Range]) -> None:
    fields = rows(data, "players", t.seats)
    columns = rows(data, "columns", t.seats)
    cubes = rows(data, "cubes", t.seats)
    units = rows(data, "units", t.seats)
    modifiers = rows(data, "modifiers", t.seats)
    actions = rows(data, "actions", t.seats)
    for seat, p in enumerate(t.players):
        fill(p, FIELDS, fields[seat], limits, f"players[{seat}]")
        p.columns = within(columns[seat], 0, PIECES, f"columns[{seat}]", COLUMNS)
        p.left = within(cubes[seat], 0, ALL_CUBES, f"cubes[{seat}]", len(TRACKS))
        for track in range(len(TRACKS)):
            check(f"cubes[{seat}][{track}]", p.left[track] <= len(t.printed.tracks[track]))
        load_units(p, units[seat], f"units[{seat}]")
        p.modifiers = within(modifiers[seat], -99, 98, f"modifiers[{seat}]", len(p.modifiers))
        p.actions = within(actions[seat], 0, ACTIONS - 1, f"actions[{seat}]")


def load_units(p: Player, values: list[int], where: str) -> None:
    within(values, -1, PLACES - 1, where, 2 * UNITS)
    p.at = values[:UNITS]
    p.strength = values[UNITS:]


def load_map(t: Horizon, land: list[list[int]]) -> None:
    t.cell = within(land[0], -1, WIDTH * WIDTH - 1, "map[0]", PLACES)
    for place in range(PLACES):
        if t.cell[place] >= 0:
            t.grid[t.cell[place]] = place
    t.village = within(land[1], -1, t.seats - 1, "map[1]", PLACES)
    t.city = within(land[2], -1, t.seats - 1, "map[2]", PLACES)
    t.structure = within(land[3], -1, STRUCTURES - 1, "map[3]", PLACES)
    t.left_builder = within(land[4], -1, t.seats - 1, "map[4]", PLACES)
    t.right_builder = within(land[5], -1, t.seats - 1, "map[5]", PLACES)
