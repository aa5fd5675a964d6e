"""Age of Heroes: reading a position back. What the kernel does not check is checked here."""

from __future__ import annotations

from cradle.core.plain import COUNT, FLAG, Plain, Range, check, fill, fitting, row, rows, within
from cradle.core.step import Steps
from cradle.games.heroes.numbers import (
    DRAFTS,
    GOALS,
    ITEMS,
    KINDS,
    MOST_ALIKE,
    MOST_ITEMS,
    MOST_OFFERS,
    MOST_SEATS,
    MOST_UNITS,
    NO_PLEDGE,
    SHUN,
    TRIBES,
)
from cradle.games.heroes.pieces import (
    AWAY,
    BARBARIAN,
    FIGHT,
    HERO_ARMY,
    HERO_LED,
    LED,
    OFFER,
    PROMISE,
    SENT,
    SHAKEN,
    TRIBE,
    Battle,
    Offer,
    Promise,
)
from cradle.games.heroes.table import TABLE, Heroes


def load(t: Heroes, data: Plain, steps: Steps[Heroes]) -> Heroes:
    """Fill an empty table with what dump() wrote."""
    t.load_kernel(data, steps)
    limits = ranges(t)
    fill(t, TABLE, row(data, "table"), limits, "table")
    t.stock = within(row(data, "stock"), 0, MOST_ITEMS, "stock", len(ITEMS))
    t.begun = within(row(data, "begun"), 0, DRAFTS, "begun", t.seats)
    for seat, values in enumerate(rows(data, "tribes", t.seats)):
        load_tribe(t, seat, values, limits)
    for seat, note in enumerate(t.notes):
        if note:
            fitting(note, OFFER[1:-1], limits, f"notes[{seat}]")  # the draft of an offer
    for i, values in enumerate(rows(data, "offers")):
        t.offers.append(Offer(*fitting(values, OFFER, limits, f"offers[{i}]")))
    limits["to"] = limits["by"]  # an offer may be to all, a promise is to somebody
    for i, values in enumerate(rows(data, "promises")):
        t.promises.append(Promise(*fitting(values, PROMISE, limits, f"promises[{i}]")))
    check("table.open", t.open < 1 << len(t.offers))
    t.duels = row(data, "duels")
    battle = rows(data, "battle")
    t.battle = load_battle(t, battle) if battle else None
    return t


def ranges(t: Heroes) -> dict[str, Range]:
    """The least and the most of every single number, of the table, a tribe, an offer and a promise."""
    out = dict.fromkeys(TABLE + TRIBE + OFFER + PROMISE, COUNT)
    seat = (0, t.seats - 1)
    everybody = (0, (1 << t.seats) - 1)
    out["starter"] = out["turn"] = out["by"] = seat
    out["winner"] = out["to"] = (-1, t.seats - 1)
    out["asked_roads"] = out["forced"] = out["roads"] = everybody
    out["at_fair"] = out["fallen"] = out["request"] = FLAG
    out["people"] = (-1, len(TRIBES) - 1)
    out["special"] = (-1, KINDS - 1)
    out["cities"] = out["fortresses"] = (0, MOST_ITEMS)
    out["stones"] = (0, MOST_ALIKE)
    out["give"] = out["want"] = (0, (1 << 4 * KINDS) - 1)
    out["pledge"] = (0, SHUN + MOST_SEATS - 1)
    out["vow"] = out["wish"] = (NO_PLEDGE, SHUN + MOST_SEATS - 1)
    out["reply"] = (-1, MOST_OFFERS - 1)
    return out


def load_tribe(t: Heroes, seat: int, values: list[int], limits: dict[str, Range]) -> None:
    p = t.tribes[seat]
    where = f"tribes[{seat}]"
    fill(p, TRIBE, values[: len(TRIBE)], limits, where)
    check(f"{where}.special", p.special == (t.printed.specials[p.people] if p.people >= 0 else -1))
    p.armies = within(values[len(TRIBE) :], 0, LED | SHAKEN | AWAY | SENT, f"{where}.armies")


def load_battle(t: Heroes, values: list[list[int]]) -> Battle:
    check("battle", len(values) == 6)
    limits = dict.fromkeys(FIGHT, FLAG)
    limits["attacker"] = (BARBARIAN, t.seats - 1)
    limits["defender"] = (0, t.seats - 1)
    limits["goal"] = (0, len(GOALS) - 1)
    limits["wins"] = (0, MOST_UNITS)
    b = Battle(0, 0, 0, 0)
    fill(b, FIGHT, values[0], limits, "battle[0]")
    masks = (1 << MOST_UNITS) - 1
    b.fought = within(values[1], 0, masks, "battle[1]", 2)
    b.fallen = within(values[2], 0, masks, "battle[2]", 2)
    b.chosen = within(values[3], -1, MOST_UNITS - 1, "battle[3]", 2)
    b.units = values[4:]
    for units in b.units:
        check("battle", len(units) <= MOST_UNITS)
        for flags in units:
            check("battle", flags & ~(LED | HERO_LED | HERO_ARMY) == 0)
    return b
