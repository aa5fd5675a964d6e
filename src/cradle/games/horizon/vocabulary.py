"""Beyond the Horizon 15: the vocabulary of effects, from content to numbered effects, parts before wholes."""

from __future__ import annotations

from typing import Final

from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.games.horizon.counters import COUNTERS, OF_COLOUR, OF_LEVEL, OF_TRACK
from cradle.games.horizon.cubes import GovernmentStep, Invest, TakeStructure, Token
from cradle.games.horizon.expansion import CITIES, EXISTING, NEW, VILLAGES, Expansion
from cradle.games.horizon.goals import CompleteGoal
from cradle.games.horizon.movement import MoreTiles, Move
from cradle.games.horizon.numbers import (
    BASIC_ACTIONS,
    COLOURS,
    EVENTS,
    KINDS,
    MODIFIERS,
    STEPS,
    STRONGEST,
    TRACKS,
    TRIGGERS,
)
from cradle.games.horizon.offers import MOST_OPTIONS, Choose, Coins, Each, Points, Population, Several
from cradle.games.horizon.printed import Condition, Counter, Effect, Lasting, Printed, Program, Score, Trigger
from cradle.games.horizon.production import ProduceNow
from cradle.games.horizon.research import PrivateTechnology, Research
from cradle.games.horizon.turn import Basic
from cradle.games.horizon.units import SOURCES, Recruit, Strengthen

MOST: Final = 99
WORDS: Final = [
    "coins",
    "population",
    "vp",
    "move",
    "explore",
    "invest",
    "token",
    "structure",
    "recruit",
    "strengthen",
    "research",
    "private",
    "basic",
    "produce",
    "expand",
    "government",
    "complete",
    "choose",
    "others",
    "everybody",
    "each",
]
WAYS: Final = ["settle", "fortify", "build", "new", "existing"]
WAY_MASKS: Final = [VILLAGES, CITIES, NEW | EXISTING, NEW, EXISTING]
TOKEN_NAMES: Final = ["settle", "fortify"]
PRODUCTS: Final = ["population", "coins"]
COMPLETED: Final = ["goal"]


# -- lists of effects ----------------------------------------------------------------------------------------------


def program(printed: Printed, entries: list[Entry], where: str, action: bool = False) -> Program:
    """A list of effects; where `action` is set, movement that follows a recruit must remain possible."""
    parts: list[Effect] = []
    for i, entry in enumerate(entries):
        then = 0
        if action:
            for later in entries[i + 1 :]:
                points = later.data.get("move")
                if isinstance(points, int) and not then:
                    then = points
        part = effect(printed, entry, where, then)
        entry.done()
        parts.append(part)
        if isinstance(part, Recruit) and then:
            before = [earlier for earlier in parts[:-1] if isinstance(earlier, Recruit)]
            if before and before[-1].then:
                before[-1].later = part
    made = Program(len(printed.programs), where, parts)
    printed.programs.append(made)
    return made


def optional_program(printed: Printed, entry: Entry, name: str, where: str) -> Program:
    return program(printed, entry.entries(name) if entry.has(name) else [], where)


def effect(printed: Printed, e: Entry, where: str, then: int) -> Effect:
    """One effect: the first word of the vocabulary that the table has."""
    word = ""
    for candidate in WORDS:
        if e.has(candidate) and not word:
            word = candidate
    if not word:
        found = ", ".join(sorted(e.data))
        raise BadContent("core-content-one-of", {"where": e.where, "found": found, "allowed": ", ".join(WORDS)})
    made = nesting(printed, e, where, word)
    if made is None:
        made = gain(len(printed.effects), e, word) or deed(len(printed.effects), e, word, then)
    printed.effects.append(made)
    printed.names.append(f"{where}: {word}")
    return made


def gain(n: int, e: Entry, word: str) -> Effect | None:
    """What is simply gained."""
    if word == "coins":
        return Coins(n, e.whole(word, 1, MOST))
    if word == "population":
        return Population(n, e.whole(word, 1, MOST))
    if word == "vp":
        return Points(n, e.whole(word, 1, MOST))
    if word == "move":
        return Move(n, e.whole(word, 1, MOST))
    if word == "explore":
        return MoreTiles(n, e.whole(word, 1, MOST))
    if word == "invest":
        return Invest(n, e.one_of(word, [*TRACKS, "any"]), times(e))
    if word == "token":
        return Token(n, e.one_of(word, TOKEN_NAMES), times(e))
    if word == "structure":
        return TakeStructure(n, e.whole(word, 1, 3) - 1)
    if word == "government":
        return GovernmentStep(n, 1 + e.one_of(word, STEPS[1:]))
    return None


def times(e: Entry) -> int:
    return e.whole("times", 1, MOST) if e.has("times") else 1


def deed(n: int, e: Entry, word: str, then: int) -> Effect:
    """What is done, with choices of its own."""
    if word == "recruit":
        kind = e.one_of(word, KINDS)
        return Recruit(n, kind, e.one_of("from", SOURCES), e.whole("strength", 1, STRONGEST), then)
    if word == "strengthen":
        return Strengthen(n, e.one_of(word, KINDS), e.whole("by", 1, STRONGEST), int(e.flag("split", False)))
    if word == "research":
        levels = mask(e.wholes(word, -1, 1, 4))
        source = e.one_of("from", SOURCES)
        return Research(n, levels, source, int(e.flag("ignore-links", False)), int(e.flag("open-only", False)))
    if word == "private":
        return PrivateTechnology(n, e.whole(word, 2, 3) - 2, e.whole("draw", 1, MOST))
    if word == "basic":
        return Basic(n, mask(e.wholes(word, -1, 1, BASIC_ACTIONS)))
    if word == "produce":
        return ProduceNow(n, e.one_of(word, PRODUCTS))
    if word == "complete":
        e.one_of(word, COMPLETED)
        return CompleteGoal(n)
    return Expansion(n, WAY_MASKS[e.one_of("expand", WAYS)])


def mask(numbers: list[int]) -> int:
    """Numbers from 1 on as a set."""
    out = 0
    for number in numbers:
        out |= 1 << (number - 1)
    return out


def nesting(printed: Printed, e: Entry, where: str, word: str) -> Effect | None:
    """Effects made of lists of effects."""
    if word == "choose":
        return choose(printed, e, where)
    if word in ("others", "everybody"):
        inner = program(printed, e.entries(word), where)
        return Several(len(printed.effects), word == "others", inner)
    if word == "each":
        counted = counter(e.entry("each"))
        per, most = per_and_most(e)
        inner = program(printed, e.entries("do"), where)
        return Each(len(printed.effects), counted, per, most, inner)
    return None


def choose(printed: Printed, e: Entry, where: str) -> Choose:
    value = e.value("choose")
    if not isinstance(value, list) or not 2 <= len(value) <= MOST_OPTIONS:
        raise BadContent("core-content-list", {"where": e.at("choose"), "length": 2})
    first = len(printed.options)
    earlier = len([option for option in printed.options if option.startswith(f"{where}-")])
    printed.options += [f"{where}-{earlier + i + 1}" for i in range(len(value))]
    options: list[Program] = []
    for i, option in enumerate(value):
        holder = Entry({"option": option}, f"{e.at('choose')}[{i}]")
        options.append(program(printed, holder.entries("option"), where))
    return Choose(len(printed.effects), first, options)


def per_and_most(e: Entry) -> tuple[int, int]:
    per = e.whole("per", 1, MOST) if e.has("per") else 1
    return per, e.whole("most", 1, MOST) if e.has("most") else MOST


# -- counters, conditions, points ----------------------------------------------------------------------------------


def counter(e: Entry) -> Counter:
    what = e.one_of("count", COUNTERS)
    of = 0
    if what == OF_LEVEL:
        of = e.whole("level", 1, 4) - 1
    elif what == OF_COLOUR:
        of = e.one_of("colour", COLOURS)
    elif what == OF_TRACK:
        of = e.one_of("track", TRACKS)
    if not e.has("least"):
        e.done()
    return Counter(what, of)


def condition(e: Entry) -> Condition:
    """`all` or `any` of a list of counters, each with the least it must reach."""
    every = e.has("all")
    counters: list[Counter] = []
    least: list[int] = []
    for test in e.entries("all" if every else "any"):
        counters.append(counter(test))
        least.append(test.whole("least", 1, MOST))
        test.done()
    return Condition(every, counters, least)


def scores(printed: Printed, entry: Entry, name: str, where: str) -> list[Score]:
    out: list[Score] = []
    for e in entry.entries(name) if entry.has(name) else []:
        counted = counter(e.entry("each")) if e.has("each") else None
        per, most = per_and_most(e)
        out.append(Score(len(printed.effects), e.whole("vp", 1, MOST), counted, per, most))
        printed.effects.append(None)
        printed.names.append(f"{where}: points at the end")
        e.done()
    return out


# -- what lasts ----------------------------------------------------------------------------------------------------


def lasting(printed: Printed, entry: Entry, name: str, where: str) -> Lasting:
    triggers = 0
    modifiers = [0] * len(MODIFIERS)
    effects: list[int] = []
    for e in entry.entries(name) if entry.has(name) else []:
        if e.has("modifier"):
            modifiers[e.one_of("modifier", MODIFIERS)] += e.whole("by", -MOST, MOST)
            effects.append(len(printed.effects))
            printed.effects.append(None)
            printed.names.append(f"{where}: modifier")
        else:
            triggers |= 1 << trigger(printed, e, where)
        e.done()
    return Lasting(triggers, modifiers, effects)


def trigger(printed: Printed, e: Entry, where: str) -> int:
    number = len(printed.triggers)
    if number >= TRIGGERS:
        raise BadContent("core-content-count", {"where": e.where, "count": TRIGGERS, "found": number + 1})
    event = e.one_of("on", EVENTS)
    made = Trigger(number, event, program(printed, e.entries("do"), where))
    if e.has("min-level"):
        made.min_level = e.whole("min-level", 1, 4)
    if e.has("first"):
        made.first = int(e.flag("first", True))
    if e.has("unit"):
        made.unit = e.one_of("unit", KINDS[:2])
    earlier = len([name for name in printed.trigger_ids if name.startswith(f"{where}-")])
    printed.triggers.append(made)
    printed.trigger_ids.append(f"{where}-{earlier + 1}")
    printed.waiting[event] |= 1 << number
    return number
