"""The laws of copies and accounts: clones, positions, records, components, the end and the score."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count
from random import Random
from typing import Final

from cradle.core.errors import CradleError
from cradle.core.plain import Plain
from cradle.core.record import parse
from cradle.core.sheet import ScoreSheet
from cradle.core.sitting import Sitting, begin
from cradle.core.table import Table
from tests.laws.subject import Subject, difference, hold, text, walk

SIZES: Final = ["seats", "sides", "everybody", "mixes"]  # fields by which others are measured

# -- copies, positions, records --------------------------------------------------------------------------------


def clones_stay_apart(subject: Subject, seed: int, stops: int = 10) -> int:
    """What happens on a clone does not happen on the table, nor the other way round; both play on alike."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        before = text(table.dump())
        one, two = table.clone(), table.clone()
        hold(text(one.dump()) == before, f"seed {seed}: a clone is different at {difference(table.dump(), one.dump())}")
        play_alike(one, one, rnd, 60)
        found = difference(json.loads(before), table.dump())
        hold(not found, f"seed {seed}: what was done on a clone happened on the table, at {found}")
        source = two.clone()
        play_alike(two, two, rnd, 60)
        hold(text(source.dump()) == before, f"seed {seed}: what was done on a table happened on its clone")
        play_alike(source, table.clone(), rnd, 60)
        checked += 1
    return checked


def clones_are_whole(subject: Subject, seed: int, stops: int = 3) -> int:
    """A clone has every field, as it is and with any number in it."""
    checked = 0
    for played in walk(subject, seed, stops):
        wrong = unlike(played, played.clone(), [])
        hold(not wrong, f"seed {seed}: a clone is different at {wrong}")
        table = subject.box.load(json.loads(text(played.dump())))
        numbers = count(1000)
        checked += sum(renumbered(thing, numbers) for thing in things_of(table))
        found = difference(table.dump(), table.clone().dump())
        hold(not found, f"seed {seed}: a clone forgets a field, at {found}")
    return checked


def positions_are_whole(subject: Subject, seed: int, stops: int = 1) -> int:
    """A loaded position has every field, and every other number that could stand there comes back too."""
    checked = 0
    for played in walk(subject, seed, stops):
        table = subject.box.load(json.loads(text(played.dump())))
        wrong = unlike(played, table, SIZES)
        hold(not wrong, f"seed {seed}: loaded, the table is different at {wrong}")
        for thing in {type(each): each for each in things_of(table)}.values():
            checked += sum(comes_back(subject, table, thing, name) for name in fields(thing) if name not in SIZES)
    return checked


def things_of(table: Table) -> list[object]:
    """The table, its cards, and what lies before its players."""
    own = [getattr(table, name) for name in fields(table)]
    lists = [thing for value in own if isinstance(value, list) for thing in value]
    return [table, *[thing for thing in own + lists if hasattr(thing, "clone")]]


def fields(thing: object) -> list[str]:
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name)) and not isinstance(getattr(thing, name), str)]


def unlike(one: Table, two: Table, left_out: list[str]) -> str:
    """The first field with other numbers: also one that dumps do not show."""
    for mine, yours in zip(things_of(one), things_of(two), strict=True):
        for name in fields(mine):
            value, other = getattr(mine, name), getattr(yours, name)
            if name not in left_out and is_numbers(value) and is_numbers(other) and value != other:
                return f"{type(mine).__name__}.{name}: {value} is not {other}"
    return ""


def is_numbers(value: object) -> bool:
    """A number, or lists of them."""
    return isinstance(value, int) or (isinstance(value, list) and all(is_numbers(each) for each in value))


def renumbered(thing: object, numbers: Iterator[int]) -> int:
    """Set every number, and every list of numbers, to numbers that nothing else has."""
    changed = 0
    for name in fields(thing):
        value = getattr(thing, name)
        if name in SIZES:
            continue
        if isinstance(value, bool):
            setattr(thing, name, not value)
            changed += 1
        elif isinstance(value, int):
            setattr(thing, name, next(numbers))
            changed += 1
        elif isinstance(value, list) and value and all(type(n) is int for n in value):
            setattr(thing, name, [next(numbers) for _ in value])
            changed += 1
    return changed


def comes_back(subject: Subject, table: Table, thing: object, name: str) -> bool:
    """Give the field another number that a position may have there, and read it back. The table stays as it was."""
    value, before = getattr(thing, name), table.dump()
    for other in others(value):
        setattr(thing, name, other)
        dumped = table.dump()
        setattr(thing, name, value)
        if dumped == before:
            break  # made again from the rest
        try:
            loaded = subject.box.load(json.loads(text(dumped)))
        except CradleError:
            continue  # nothing has this number there
        found = difference(dumped, loaded.dump())
        hold(not found, f"{type(thing).__name__}.{name} does not come back, at {found}")
        return True
    return False


def others(value: object) -> list[object]:
    """Numbers near a field's own; of a list the first and the last are changed."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [n for n in (value + 1, value - 1, 0, 1) if n != value]
    if isinstance(value, list) and value and all(type(n) is int for n in value):
        return [[value[0] + n, *value[1:]] for n in (1, -1)] + [[*value[:-1], value[-1] + n] for n in (1, -1)]
    return []


def positions_return(subject: Subject, seed: int, stops: int = 10) -> int:
    """A position dumped, written as JSON and loaded again is the same, and plays on alike."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        dumped = table.dump()
        written: Plain = json.loads(text(dumped))
        check_plain(dumped, f"seed {seed}: the position")
        for eye in range(subject.seats + 1):
            check_plain(table.view(eye), f"seed {seed}: the view of {eye}")
        loaded = subject.box.load(written)
        found = difference(json.loads(text(dumped)), json.loads(text(loaded.dump())))
        hold(not found, f"seed {seed}: loaded, the position is different at {found}")
        play_alike(table.clone(), loaded, rnd, 150)
        checked += 1
    return checked


def check_plain(data: Mapping[str, object], told: str) -> None:
    """JSON keeps it as it is: no tuples, no numbers as keys."""
    found = difference(json.loads(json.dumps(data)), data)
    hold(not found, f"{told} is not plain data at {found}")


def play_alike(one: Table, two: Table, rnd: Random, most: int) -> None:
    """Give the same answers to two tables that should be equal; one table may stand for both."""
    for _ in range(most):
        asked = one.asked()
        hold(asked == two.asked(), f"one table asks {asked}, the other {two.asked()}")
        if not asked:
            break
        seat = rnd.choice(asked)
        answers = one.answers(seat)
        hold(answers == two.answers(seat), f"one table allows {answers}, the other {two.answers(seat)}")
        answer = rnd.choice(answers)
        one.take(seat, answer)
        if one is not two:
            two.take(seat, answer)
    found = difference(one.dump(), two.dump())
    hold(not found, f"after the same answers the tables are different at {found}")
    views = [difference(one.view(eye), two.view(eye)) for eye in range(one.seats + 1)]
    hold(not any(views), f"after the same answers the views are different at {views}")


def records_return(subject: Subject, seed: int) -> int:
    """A record read back gives the same game, and its text never changes."""
    rnd = Random(seed)
    sitting = begin(subject.title, subject.box, subject.seats, subject.options(), seed)
    n = 0
    while not sitting.table.over() and n < subject.limit():
        seat = rnd.choice(sitting.table.asked())
        sitting.answer(seat, rnd.choice(sitting.table.answers(seat)))
        n += 1
    written = sitting.record.text()
    hold(parse(written).text() == written, f"seed {seed}: the record is another one when read and written")
    try:
        again = Sitting(subject.title, subject.box, parse(written))
    except CradleError as error:
        hold(False, f"seed {seed}: the record cannot be replayed: {error}")
    found = difference(sitting.table.dump(), again.table.dump())
    hold(not found, f"seed {seed}: the record gives another game, at {found}")
    hold(again.record.text() == written, f"seed {seed}: replayed, the record is another one")
    return n


# -- components, end, score ------------------------------------------------------------------------------------


def pieces_stay(subject: Subject, seed: int) -> int:
    """At every decision all components are there and the score is what the pieces give; and the game ends."""
    table = subject.setup(seed)
    n = 0
    for table in walk(subject, seed):
        wrong = table.audit()
        hold(not wrong, f"seed {seed}, answer {n}: {wrong}")
        n += 1
    wrong = table.audit()
    hold(not wrong, f"seed {seed}, at the end: {wrong}")
    hold(table.over() or subject.title.safety > 0, f"seed {seed}: the game does not end")
    hold(not table.over() or (table.asked() == [] and table.first() == -1), f"seed {seed}: asked after the end")
    return n


def sane_sheets(subject: Subject, seed: int, stops: int = 10) -> int:
    """The score sheet has one number a seat in every line, and places as in sports; rounds only go up."""
    checked = 0
    table = subject.setup(seed)
    rounds = 0
    for table in walk(subject, seed, stops):
        check_sheet(table.sheet(), subject.seats, f"seed {seed}")
        hold(table.rounds() >= rounds, f"seed {seed}: round {table.rounds()} comes after {rounds}")
        rounds = table.rounds()
        for seat in range(subject.seats):
            traits = table.traits(seat)
            hold(len(traits) == len(set(traits)), f"seed {seed}: seat {seat} has a trait twice: {traits}")
        checked += 1
    check_sheet(table.sheet(), subject.seats, f"seed {seed}, at the end")
    return checked + 1


def check_sheet(sheet: ScoreSheet, seats: int, told: str) -> None:
    lines = sheet.lines
    hold(bool(lines) and len(lines) == len(set(lines)), f"{told}: the sheet has the lines {lines}")
    hold(all(len(points) == seats for points in sheet.points), f"{told}: a line has not one number a seat")
    totals, places = sheet.totals(), sheet.places()
    hold(len({len(ties) for ties in sheet.ties}) == 1, f"{told}: the seats have different tie-breakers {sheet.ties}")
    keys = [(totals[s], sheet.ties[s]) for s in range(seats)]
    rivals = sheet.rival_totals()
    hold(all(len(points) == len(lines) for points in sheet.rival_points), f"{told}: a rival has not one number a line")
    for s in range(seats):
        ahead = sum(key > keys[s] for key in keys) + sum(rival > totals[s] for rival in rivals)
        hold(places[s] == ahead + 1, f"{told}: seat {s} with {keys[s]} has place {places[s]} among {keys} and {rivals}")
    best = [s for s in range(seats) if keys[s] == max(keys) and not any(rival > totals[s] for rival in rivals)]
    hold(sheet.winners() == best, f"{told}: the winners {sheet.winners()}")
    hold(min(places + sheet.rival_places()) == 1, f"{told}: nobody has won")
