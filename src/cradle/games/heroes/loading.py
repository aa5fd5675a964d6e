"""Age of Heroes: reading a position back. What the kernel does not check is checked here, field by field."""

from __future__ import annotations

from cradle.core.errors import BadPosition
from cradle.core.plain import Plain, number, row, rows
from cradle.core.title import Option
from cradle.games.heroes.numbers import DRAFTS, ITEMS, MOST_SEATS, MOST_UNITS, NO_PLEDGE, SHUN, TRIBES
from cradle.games.heroes.pieces import AWAY, HERO_ARMY, HERO_LED, LED, SENT, SHAKEN, Battle, Offer, Promise, Rules
from cradle.games.heroes.table import Heroes


def load_rules(data: Plain, options: list[Option]) -> Rules:
    choices = row(data, "choices", len(options))
    for i in range(len(options)):
        within("choices", choices[i], 0, len(options[i].choices) - 1)
    return Rules(choices)


def load_seats(data: Plain) -> int:
    seats = number(data, "seats")
    within("seats", seats, 2, MOST_SEATS)
    return seats


def within(field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPosition("core-position-number", {"field": field})


def long_enough(field: str, values: list[int], length: int) -> None:
    if len(values) < length:
        raise BadPosition("core-position-length", {"field": field, "length": length})


def load_fields(t: Heroes, data: Plain) -> None:
    """What dump() adds to the kernel's part."""
    table = row(data, "table", 8)
    t.round, t.starter, t.turn, t.at_fair, t.asked_roads, t.winner, t.open, t.forced = table
    for seat in (t.starter, t.turn):
        within("table", seat, 0, t.seats - 1)
    within("table", t.winner, -1, t.seats - 1)
    within("table", t.at_fair, 0, 1)
    t.stock = row(data, "stock", len(ITEMS))
    t.begun = row(data, "begun", t.seats)
    for seat in range(t.seats):
        within("begun", t.begun[seat], 0, DRAFTS)
        load_note(t, t.notes[seat])
    for seat, values in enumerate(rows(data, "tribes", t.seats)):
        load_tribe(t, seat, values)
    t.offers = [load_offer(t, values) for values in rows(data, "offers")]
    t.promises = [load_promise(t, values) for values in rows(data, "promises")]
    within("table", t.open, 0, (1 << len(t.offers)) - 1)
    t.duels = row(data, "duels")
    battle = rows(data, "battle")
    t.battle = load_battle(t, battle) if battle else None


def load_tribe(t: Heroes, seat: int, values: list[int]) -> None:
    long_enough("tribes", values, 10)
    p = t.tribes[seat]
    p.people, p.special, fallen, p.cities, p.fortresses, p.stones = values[:6]
    p.roads, p.due, p.kept, p.broken = values[6:10]
    within("tribes", p.people, -1, len(TRIBES) - 1)
    if p.special != (t.printed.specials[p.people] if p.people >= 0 else -1):
        raise BadPosition("core-position-number", {"field": "tribes"})
    p.fallen = fallen != 0
    p.armies = values[10:]
    for flags in p.armies:
        within("tribes", flags, 0, LED | SHAKEN | AWAY | SENT)


def load_note(t: Heroes, values: list[int]) -> None:
    """The draft of an offer."""
    if values:
        long_enough("notes", values, 6)
        within("notes", values[0], -1, t.seats - 1)
        pledges("notes", values[3:5])


def pledges(field: str, values: list[int]) -> None:
    for pledge in values:
        within(field, pledge, NO_PLEDGE, SHUN + MOST_SEATS - 1)


def load_offer(t: Heroes, values: list[int]) -> Offer:
    long_enough("offers", values, 8)
    within("offers", values[0], 0, t.seats - 1)
    within("offers", values[1], -1, t.seats - 1)
    pledges("offers", values[4:6])
    return Offer(values[0], values[1], values[2], values[3], values[4], values[5], values[6], values[7])


def load_promise(t: Heroes, values: list[int]) -> Promise:
    long_enough("promises", values, 4)
    within("promises", values[0], 0, t.seats - 1)
    within("promises", values[1], 0, t.seats - 1)
    pledges("promises", values[2:3])
    return Promise(values[0], values[1], values[2], values[3])


def load_battle(t: Heroes, values: list[list[int]]) -> Battle:
    if len(values) != 6:
        raise BadPosition("core-position-length", {"field": "battle", "length": 6})
    long_enough("battle", values[0], 7)
    attacker, defender, goal, road, called_off, heroes_only, wins = values[0][:7]
    within("battle", attacker, -1, t.seats - 1)
    within("battle", defender, 0, t.seats - 1)
    within("battle", goal, 0, 2)
    b = Battle(attacker, defender, goal, road)
    b.called_off = called_off
    b.heroes_only = heroes_only
    b.wins = wins
    for pair in values[1:4]:
        long_enough("battle", pair, 2)
    b.fought, b.fallen, b.chosen = values[1], values[2], values[3]
    b.units = [values[4], values[5]]
    for units in b.units:
        within("battle", len(units), 0, MOST_UNITS)
        for flags in units:
            if flags & ~(LED | HERO_LED | HERO_ARMY):
                raise BadPosition("core-position-number", {"field": "battle"})
    return b
