"""Plans as people write them: a TOML text, or the flags of a command, which are the same fields."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Mapping
from typing import Final

from cradle import shelf
from cradle.arena.plan import ALONE, BALANCED, BUDGET, MOVING, BadPlan, Contender, Event, Plan
from cradle.arena.seating import round_length
from cradle.core.rng import SEED_BITS

FIELDS: Final = [
    "title", "players", "entrants", "games", "seed", "budget", "content", "seating", "notes", "times",
    "options",
]  # fmt: skip
GAMES: Final = 100
MOST_GAMES: Final = 100_000_000
MOST_ENTRANTS: Final = 100
NAMED: Final = re.compile(r"([\w.+-]+)=(.+)", re.DOTALL)  # a name of one's own: mine=package.module:Class

Document = Mapping[str, object]


def parse(text: str, name: str) -> dict[str, object]:
    """The fields of a plan file, as they are written."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPlan("arena-plan-toml", {"file": name, "problem": str(error)}) from error


def make(document: Document, content: str | None = None) -> Plan:
    """The plan; BadPlan says which field is wrong. The text of own content is given apart, the field has its name."""
    for field in document:
        if field not in FIELDS:
            raise BadPlan("arena-plan-unknown", {"field": field, "fields": ", ".join(FIELDS)})
    seating, notes, times = seating_of(document), flag(document, "notes"), flag(document, "times")
    contenders = entrants_of(document, seating == MOVING)
    if seating == ALONE and len(contenders) != 2:
        raise BadPlan("arena-plan-alone")
    titles, name = titles_of(document), str(document.get("content", ""))
    if content is not None and len(titles) > 1:
        raise BadPlan("arena-plan-content")
    games = number(document, "games", GAMES, 1, MOST_GAMES)
    events = []
    for title in titles:
        for seats in players_of(document, title):
            options = options_of(document, title, titles)
            shelf.title(title).choices(options, seats)
            count = {MOVING: games, ALONE: in_units(games, seats)}.get(seating, whole(games, len(contenders), seats))
            events.append(Event(title, seats, count, options, content, name))
    return Plan(contenders, tuple(events), seed_of(document), budget_of(document), seating, notes, times)


def defaults(plan: Plan) -> dict[str, object]:
    """The fields that a plan has where it does not name them."""
    out: dict[str, object] = {"games": GAMES, "seed": "1", "budget": BUDGET}
    return out if len(plan.events) > 1 else {"players": plan.events[0].seats, **out}


def whole(games: int, contenders: int, seats: int) -> int:
    """At least so many, in whole rounds; in whole deals where they are not enough for a round."""
    unit = round_length(contenders, seats)
    unit = unit if unit <= games else seats
    return in_units(games, unit)


def in_units(games: int, unit: int) -> int:
    return -(-games // unit) * unit


# -- fields ----------------------------------------------------------------------------------------------------------


def wrong(field: str) -> BadPlan:
    """Every field has a sentence of its own on what it must be."""
    return BadPlan(f"arena-plan-{field}")


def titles_of(document: Document) -> list[str]:
    value = document.get("title")
    titles = [value] if isinstance(value, str) else value
    if not isinstance(titles, list) or not titles or not all(isinstance(title, str) for title in titles):
        raise wrong("title")
    if len(set(titles)) != len(titles):
        raise wrong("title")
    return [shelf.title(title).name for title in titles]


def players_of(document: Document, title: str) -> list[int]:
    """Without any, the fewest that the title allows."""
    value = document.get("players", shelf.title(title).seats[0])
    counts = [value] if isinstance(value, int) else value
    if not isinstance(counts, list) or not counts or len(set(map(str, counts))) != len(counts):
        raise wrong("players")
    for count in counts:
        if not isinstance(count, int) or isinstance(count, bool):
            raise wrong("players")
        shelf.title(title).check_seats(count)
    return counts


def seating_of(document: Document) -> str:
    value = document.get("seating", BALANCED)
    if not isinstance(value, str) or value not in {BALANCED, MOVING, ALONE}:
        raise wrong("seating")
    return value


def flag(document: Document, field: str) -> bool:
    value = document.get(field, False)
    if not isinstance(value, bool):
        raise wrong(field)
    return value


def entrants_of(document: Document, repeated: bool) -> tuple[Contender, ...]:
    """A line-up that moves on may have the same entrant on several places."""
    value = document.get("entrants")
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_ENTRANTS:
        raise wrong("entrants")
    out = []
    for text in value:
        if not isinstance(text, str) or not text.strip():
            raise wrong("entrants")
        out.append(contender(text.strip()))
    for i, one in enumerate(out):
        if not (repeated and one in out[:i]) and one.name in [other.name for other in out[:i]]:
            raise BadPlan("arena-plan-twice", {"name": one.name})
    return tuple(out)


def contender(text: str) -> Contender:
    """`greedy`, or `mine=package.module:Class` under a name of one's own."""
    named = NAMED.fullmatch(text)
    return Contender(named[1], named[2].strip()) if named else Contender(text, text)


def options_of(document: Document, title: str, titles: list[str]) -> dict[str, str]:
    """Those for all titles, and those below the title's name."""
    value = document.get("options", {})
    if not isinstance(value, dict):
        raise wrong("options")
    out: dict[str, str] = {}
    for name, choice in value.items():
        below = choice if isinstance(choice, dict) else {name: choice}
        if isinstance(choice, dict) and name not in titles:
            raise wrong("options")
        for option, chosen in below.items():
            if not isinstance(chosen, str):
                raise wrong("options")
            if below is not choice or name == title:
                out[option] = chosen
    return out


def number(document: Document, field: str, default: int, least: int, most: int) -> int:
    value = document.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(field)
    return value


def seed_of(document: Document) -> int:
    """Hexadecimal digits, as records write them."""
    value = document.get("seed", "1")
    digits = value.lower().removeprefix("0x") if isinstance(value, str) else ""
    if not re.fullmatch(r"[0-9a-f]+", digits) or len(digits) > SEED_BITS // 4:
        raise wrong("seed")
    return int(digits, 16)


def budget_of(document: Document) -> float:
    value = document.get("budget", BUDGET)
    if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
        raise wrong("budget")
    if not 0.001 <= value <= 86_400:
        raise wrong("budget")
    return float(value)


# -- the way back ------------------------------------------------------------------------------------------------------


def text(document: Document) -> str:
    """The fields as a TOML text that `parse` reads."""
    out = [f"{field} = {toml(document[field])}\n" for field in FIELDS if field in document and field != "options"]
    options = document.get("options")
    if isinstance(options, dict) and options:
        out.append("\n[options]\n")
        out += [f"{toml(name)} = {toml(value)}\n" for name, value in options.items()]
    return "".join(out)


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=True).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(name)} = {toml(part)}" for name, part in value.items()) + " }"
    return str(value)
