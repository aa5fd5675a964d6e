"""Beyond the Horizon: the numbers of an observation, read from a view alone. Slow, plain, and written apart."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from cradle.games.horizon.registry import STEPS
from tests.laws.observed import asked
from tests.laws.observed import question as put_to

KINDS: Final = [kind.name for kind in STEPS.kinds]
COLUMN_LETTERS: Final = "ABCDE"
TRACKS: Final = ["food", "economy", "infrastructure"]
MODIFIERS: Final = ["movement-bonus", "explore-limit", "structure-price", "buy-pop-price"]
PLACES: Final = 29
SINGLE: Final = [  # numbers of questions that are told as they are, by their names in the row
    "must", "source", "ignore_links", "open_only", "slot", "deck", "colour", "track", "purpose", "place", "goal",
    "structure", "level", "unit", "strength", "then", "points", "split", "moved", "token", "effect",
]  # fmt: skip
ASKED: Final = {  # kind of question -> what its numbers are called in the row
    "basic": ["basic*", "must"],
    "research": ["levels*", "source", "ignore_links", "open_only", "must"],
    "colour": ["slot"],
    "technology": ["slot", "colour"],
    "invest": ["track", "must"],
    "cube": ["purpose", "place"],
    "structure": ["level", "must"],
    "recruit": ["unit", "source", "strength", "then", "must"],
    "strengthen": ["unit", "points", "split", "must"],
    "move": ["moved"],
    "expand": ["ways*", "token", "must"],
    "builder": ["place", "structure"],
    "muster": ["place", "unit", "chosen*"],
    "choose": ["effect", "must"],
    "accept": ["effect"],
    "order": ["triggers*"],
}
COLUMNS: Final = {"basic": 4, "levels": 4, "ways": 4, "chosen": 16, "triggers": 48}
MOST: Final = {"strength": 6, "points": 6, "then": 99, "effect": 511}


def observed(view: Mapping[str, Any], eye: int, seats: int, wide: bool) -> list[int]:
    return list(chain.from_iterable(fields(view, eye, seats, wide).values()))


def fields(view: Mapping[str, Any], eye: int, seats: int, wide: bool) -> dict[str, list[int]]:
    """Every field of the row by its name, in order."""
    order = [(eye + i) % seats for i in range(seats)]
    out = table_fields(view, order)
    out |= map_fields(view, order, wide)
    out |= open_cards(view) if wide else lying(view, order)
    out["question"] = [KINDS.index(put_to(view, eye)[0]) if asked(view, eye) else -1]
    out |= {f"question.{name}": numbers for name, numbers in question(view, eye).items()}
    for i, seat in enumerate(order):
        out |= {f"seat{i}.{name}": numbers for name, numbers in seat_fields(view, seat, wide).items()}
    return out


def within(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))


def columns(numbers: list[int], count: int) -> list[int]:
    return [int(i in numbers) for i in range(count)]


def owner(seat: int, order: list[int]) -> int:
    return order.index(seat) if seat >= 0 else -1


def table_fields(view: Mapping[str, Any], order: list[int]) -> dict[str, list[int]]:
    return {
        "round": [within(view["round"], 0, 999)],
        "last_round": [within(view["last_round"], 0, 999)],
        "starter": [order.index(view["starter"])],
        "turn": [order.index(view["turn"])],
        "phase": [phase(view)],
        "pending": [min(99, len(view["pending"][0]))],
        "explored": [min(24, view["explored"])],
        "more_tiles": [min(99, view["more_tiles"])],
        "settle_supply": [view["settle_supply"]],
        "fortify_supply": [view["fortify_supply"]],
        "territories": [view["territories"]],
        "found": [view["found_places"][-1] - 5 if view["found_places"] else -1],
        "decks": [deck["cards"] for deck in view["decks"]],
        "stacks": [level["stack"] for level in view["display"]],
        "offer": columns(view["offer"], 8),
        "goals": [goal["goal"] for goal in view["goals"]],
        "goals.first": [owner(goal["first"], order) for goal in view["goals"]],
        "leaders": [int(slot["leader"]) for slot in view["tree"] if slot["level"] > 1],
    }


def phase(view: Mapping[str, Any]) -> int:
    """Setting up, action, expansion, production, goals, over: by what is left of the turn."""
    names = [step[0] for step in view["pending"][0]]
    if not names:
        return 5
    if view["round"] == 0:
        return 0
    if "expansion-phase" in names:
        return 1
    if "goal-phase" not in names:
        return 4
    return 2 if "produce" in names[:-1] else 3


# -- map and cards -------------------------------------------------------------------------------------------------


def map_fields(view: Mapping[str, Any], order: list[int], wide: bool) -> dict[str, list[int]]:
    tiles = {tile["place"]: tile for tile in view["map"]}
    out = {}
    if wide:
        for axis in ("q", "r"):
            out[f"map.{axis}"] = [tiles[place][axis] if place in tiles else 0 for place in range(PLACES)]
        out["map.laid"] = columns(list(tiles), PLACES)
    else:
        out["map.cell"] = [
            (tiles[place]["r"] + 16) * 33 + tiles[place]["q"] + 16 if place in tiles else -1 for place in range(PLACES)
        ]
    for what in ("village", "city", "left", "right"):
        out[f"map.{what}"] = [owner(tiles[place][what], order) if place in tiles else -1 for place in range(PLACES)]
    if wide:
        out["map.structure"] = [tiles[place]["structure"] if place in tiles else -1 for place in range(PLACES)]
    return out


def open_cards(view: Mapping[str, Any]) -> dict[str, list[int]]:
    buried = {card: i + 1 for deck in view["decks"] for i, card in enumerate(deck["buried_technologies"])}
    revealed = {card: i + 1 for i, card in enumerate(view["revealed_technologies"])}
    return {
        "tree": [slot["technology"] for slot in view["tree"]],
        "buried": [buried.get(card, 0) for card in range(44)],
        "revealed": [revealed.get(card, 0) for card in range(44)],
        "display": columns([card for level in view["display"] for card in level["structures"]], 24),
    }


def lying(view: Mapping[str, Any], order: list[int]) -> dict[str, list[int]]:
    """Where every card lies, and who has what as sets of seats."""
    technologies = dict.fromkeys(view["revealed_technologies"], 1)
    technologies |= {slot["technology"]: 2 + i for i, slot in enumerate(view["tree"]) if slot["technology"] >= 0}
    for deck in view["decks"]:
        technologies |= {card: 25 + i for i, card in enumerate(deck["buried_technologies"])}
    structures = {card: 1 for level in view["display"] for card in level["structures"]}
    structures |= {tile["structure"]: 2 + tile["place"] for tile in view["map"] if tile["structure"] >= 0}
    leaders: dict[int, int] = {}
    known, scientists, triggers = [0] * 44, [0] * 19, [0] * 48
    for i, seat in enumerate(order):
        player = view["players"][seat]
        technologies |= dict.fromkeys(player["private_technologies"], 21 + i)
        structures |= dict.fromkeys(player["structures"], 31 + i)
        leaders |= dict.fromkeys(player["leaders"], i)
        for found, held in ((known, "technologies"), (scientists, "slots"), (triggers, "triggers")):
            for number in player[held]:
                found[number] += 2**i
    return {
        "technologies": [technologies.get(card, 0) for card in range(44)],
        "structures": [structures.get(card, 0) for card in range(24)],
        "leaders.held": [leaders.get(card, -1) for card in range(27)],
        "known": known,
        "scientists": scientists,
        "triggers": triggers,
    }


# -- the question --------------------------------------------------------------------------------------------------


def question(view: Mapping[str, Any], eye: int) -> dict[str, list[int]]:
    out = {name: [-1] for name in SINGLE} | {name: [0] * count for name, count in COLUMNS.items()}
    name, numbers = put_to(view, eye)
    for called, number in zip(ASKED.get(name, []), numbers, strict=True):
        if called.endswith("*"):
            out[called[:-1]] = [(number >> i) & 1 for i in range(COLUMNS[called[:-1]])]
        else:
            out[called] = [min(number, MOST.get(called, number))]
    if out["slot"][0] < -1 or (name == "technology" and out["slot"] == [-1]):
        out["deck"], out["slot"] = [-1 - out["slot"][0]], [-1]
    if out["purpose"] == [5]:
        out["goal"], out["place"] = out["place"], [-1]
    return out


# -- seats ---------------------------------------------------------------------------------------------------------


def seat_fields(view: Mapping[str, Any], seat: int, wide: bool) -> dict[str, list[int]]:
    p = view["players"][seat]
    units: dict[int, tuple[int, int]] = {}
    for tile in view["map"]:
        units |= {unit["unit"]: (tile["place"], unit["strength"]) for unit in tile["units"] if unit["seat"] == seat}
    out = {
        "asked": [asked(view, seat)],
        "score": [within(view["score"][seat], 0, 999)],
        "coins": [within(p["coins"], 0, 999)],
        "active": [p["active"]],
        "income": [within(p["income"], 0, 999)],
        "invested": [p["invested"]],
        "markers": [p["markers"]],
        "settle_tokens": [p["settle_tokens"]],
        "fortify_tokens": [p["fortify_tokens"]],
        "action": [p["action"]],
        "space": [p["space"]],
        "government": [p["government"]],
        "noted": [within(p["noted"], 0, 999)],
        "points": [within(p["points"], 0, 99)],
        "explorer": [p["explorer"]],
        "steps": columns(p["steps"], 4),
        "open_columns": [int(letter in p["open_columns"]) for letter in COLUMN_LETTERS],
        "goals": [int(seat in goal["done"]) for goal in view["goals"]],
        "columns": [p["columns"][letter] for letter in COLUMN_LETTERS],
        "cubes": [p["cubes"][track] for track in TRACKS],
        "modifiers": [within(p["modifiers"][name], -99, 99) for name in MODIFIERS],
        "units.at": [units.get(unit, (-1, 0))[0] for unit in range(16)],
        "units.strength": [units.get(unit, (-1, 0))[1] for unit in range(16)],
    }
    if wide:
        known = columns(p["technologies"], 44)
        out["technologies"] = [2 if card in p["private_technologies"] else known[card] for card in range(44)]
        out["scientists"] = columns(p["slots"], 19)
        out["leaders"] = columns(p["leaders"], 27)
        out["structures"] = columns(p["structures"], 24)
        out["triggers"] = columns(p["triggers"], 48)
    return out
