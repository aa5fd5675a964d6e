"""The law of help: a seat that knows the same is helped the same, byte for byte."""

from __future__ import annotations

import json
from random import Random

from cradle.analysis.judge import Judge
from cradle.core.errors import CradleError
from cradle.core.table import Table
from tests.laws.knowledge import twins
from tests.laws.subject import Subject, hold, walk

NEAR = 8  # answers after which the games of this law are called off: they are for comparing, not for judging


def same_help(subject: Subject, seed: int, stops: int = 2, depth: int = 2, games: int = 2) -> int:
    """What the judge says of two tables of which the seat knows the same; where nobody can judge, both are told so."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        eye = rnd.randrange(subject.seats)
        for said, real, twin, _ in twins(table, eye, rnd, depth):
            one, two = help_of(subject, real, eye, games), help_of(subject, twin, eye, games)
            hold(one == two, f"seed {seed}: after {said} seat {eye} is helped by something hidden: {one} {two}")
            checked += 1
    return checked


def help_of(subject: Subject, table: Table, seat: int, games: int) -> str:
    try:
        judge = Judge(subject.title.name, table, seat, 7)
    except CradleError as error:
        return error.message
    judge.player.limit = NEAR
    return json.dumps(judge.more(games).plain())
