"""Tapestry: the numbers of an observation, read from a view alone. Slow, plain, and written apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from cradle.games.tapestry.registry import STEPS
from tests.laws.observed import asked
from tests.laws.observed import question as put_to

KINDS: Final = [kind.name for kind in STEPS.kinds]
LINES: Final = [
    "income", "tracks", "technologies", "exploring", "conquest", "tapestries", "civilizations", "achievements",
]  # fmt: skip
STANDING: Final = {"outpost": 0, "trader": 1, "seal": 2, "building": 3, "landmark": 7}
BOTS: Final = ["automa", "shadow"]
SINGLE: Final = [  # numbers of questions that are told as they are, by their names in the row
    "left", "effect", "track", "space", "reward", "may", "free", "building", "landmark", "outside", "where", "tile",
    "spot", "source", "upgraded", "symbol", "anywhere", "dice", "both", "other", "trader", "host", "turn", "paid",
    "drawn", "direction", "up", "token", "category", "strong", "plot", "column", "kept", "value", "again", "gains",
]  # fmt: skip
COLUMNS: Final = {"parts": 8, "civilizations": 16, "districts": 9, "tracks": 4, "moved": 2, "seen": 4}
SETS: Final = {  # kinds with a set among their numbers: its field, and what it is called in the row
    ("next", "left"): "parts",
    ("civilization", "used"): "civilizations",
    ("cube", "used"): "districts",
    ("jump", "used"): "tracks",
    ("dance", "moved"): "moved",
    ("vision", "seen"): "seen",
}
MOST: Final = {"effect": 511, "left": 32, "value": 11}


def observed(view: Mapping[str, Any], eye: int, seats: int, wide: bool) -> list[int]:
    return list(chain.from_iterable(fields(view, eye, seats, wide).values()))


def fields(view: Mapping[str, Any], eye: int, seats: int, wide: bool) -> dict[str, list[int]]:
    """Every field of the row by its name, in order."""
    sides = len(view["players"])
    order = [(eye + i) % seats for i in range(seats)] + list(range(seats, sides))
    out = table_fields(view, eye, seats, order)
    out |= map_fields(view, order, 34 if seats < 4 else 61)
    out |= open_cards(view) if wide else lying(view, order)
    out["question"] = [KINDS.index(put_to(view, eye)[0]) if asked(view, eye) else -1]
    out |= {f"question.{name}": numbers for name, numbers in question(view, eye, order).items()}
    for i in range(seats):
        found = seat_fields(view, view["players"][order[i]], order, wide)
        out[f"seat{i}.asked"] = [asked(view, order[i])]
        out |= {f"seat{i}.{name}": numbers for name, numbers in found.items()}
    for i, name in enumerate(BOTS[seats - 1 :]):
        found = bot_fields(view["players"][seats + i] if seats + i < sides else None)
        out |= {f"{name}.{called}": numbers for called, numbers in found.items()}
    return out


def within(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))


def columns(numbers: list[int], count: int) -> list[int]:
    return [int(i in numbers) for i in range(count)]


def bits(number: int, count: int) -> list[int]:
    return [int(digit) for digit in reversed(f"{number:0{count}b}"[-count:])]


def digits(number: int, base: int, count: int) -> list[int]:
    """The last digits of the number, the lowest first."""
    return [number // base**i % base for i in range(count)]


def counts(view: Mapping[str, Any], copies: list[int]) -> list[int]:
    """How many of each of the 44 cards are among the copies; unknown copies are nothing."""
    found = Counter(view["copies"][copy] for copy in copies if copy >= 0)
    return [found[card] for card in range(44)]


def owner(side: int, order: list[int]) -> int:
    return order.index(side) if side >= 0 else -1


# -- the table -----------------------------------------------------------------------------------------------------


def table_fields(view: Mapping[str, Any], eye: int, seats: int, order: list[int]) -> dict[str, list[int]]:
    out = {
        "adjustment": [view["adjustment"]],
        "level": [view["level"]],
        "seat": [eye],
        "turn": [within(view["turn"], 0, 999)],
        "active": [order.index(view["active"])],
        "pending": [min(99, len(view["pending"][0]))],
    }
    for die in ("red", "black", "science", "ground"):
        out[f"dice.{die}"] = [min(view["dice"][die], 60 if die == "ground" else 11)]
    for deck in ("cards", "technologies", "tiles", "space", "civilizations"):
        out[f"decks.{deck}"] = [view["decks"][deck]]
    if seats < 3:
        out["decks.decisions"] = [view["decks"]["decisions"]]
        out["decks.progress"] = [view["decks"]["progress"]]
        out["decision"] = [*view["decision"], -1, -1][:2]
    out["landmarks"] = [owner(side, order) for side in view["landmarks"]]
    out["arrivals"] = view["arrivals"]
    return out


def map_fields(view: Mapping[str, Any], order: list[int], hexes: int) -> dict[str, list[int]]:
    bare = {"tile": -1, "turn": 0, "control": -1, "pieces": []}
    shown = [*view["hexes"], *[bare] * hexes][:hexes]
    out = {
        "map.tile": [spot["tile"] for spot in shown],
        "map.turn": [spot["turn"] for spot in shown],
        "map.control": [owner(spot["control"], order) for spot in shown],
    }
    nothing = {"piece": "", "number": -1, "seat": -1, "lying": False}
    for n, name in enumerate(["first", "second"]):
        pieces = [[*spot["pieces"], nothing, nothing][n] for spot in shown]
        out[f"map.{name}"] = [STANDING.get(piece["piece"], 0) + piece["number"] for piece in pieces]
        out[f"map.{name}.side"] = [owner(piece["seat"], order) for piece in pieces]
        out[f"map.{name}.lying"] = [int(piece["lying"]) for piece in pieces]
    return out


def inventions(view: Mapping[str, Any]) -> list[int]:
    tokens = {card: tokens for player in view["players"] for card, _, tokens in player["technologies"]}
    return [tokens.get(card, 0) for card in range(33)]


def open_cards(view: Mapping[str, Any]) -> dict[str, list[int]]:
    shown, away = view["display"], view["discards"]["technologies"]
    return {
        "inventions": inventions(view),
        "discards.cards": counts(view, view["discards"]["cards"]),
        "technologies": [1 if card in shown else 2 if card in away else 0 for card in range(33)],
        "discards.tiles": columns(view["discards"]["tiles"], 48),
    }


def lying(view: Mapping[str, Any], order: list[int]) -> dict[str, list[int]]:
    """Where every card and tile lies."""
    cards = dict.fromkeys(view["discards"]["cards"], 2)
    technologies = dict.fromkeys(view["display"], 1) | dict.fromkeys(view["discards"]["technologies"], 2)
    tiles = dict.fromkeys(view["discards"]["tiles"], 2) | {spot["tile"]: 3 for spot in view["hexes"]}
    space: dict[int, int] = {}
    civilizations: dict[int, int] = {}
    for i, side in enumerate(order):
        player = view["players"][side]
        cards |= dict.fromkeys(player["hand"], 4 + 3 * i)
        cards |= {card: 5 + 3 * i for card, _, _ in player["tapestry"]}
        cards |= dict.fromkeys(player["spent"], 6 + 3 * i)
        technologies |= {card: 4 + 3 * i + row for card, row, _ in player["technologies"]}
        tiles |= dict.fromkeys(player["tiles"], 4 + i)
        space |= dict.fromkeys(player["space"], 4 + 2 * i) | dict.fromkeys(player["explored"], 5 + 2 * i)
        civilizations |= dict.fromkeys(player["civilizations"], 4 + i)
    return {
        "inventions": inventions(view),
        "cards": [cards.get(copy, 0) for copy in range(50)],
        "technologies": [technologies.get(card, 0) for card in range(33)],
        "tiles": [tiles.get(tile, 0) for tile in range(48)],
        "space": [space.get(tile, 0) for tile in range(15)],
        "civilizations": [civilizations.get(card, 0) for card in range(16)],
    }


# -- the question --------------------------------------------------------------------------------------------------


def question(view: Mapping[str, Any], eye: int, order: list[int]) -> dict[str, list[int]]:
    out = {name: [-1] for name in SINGLE} | {name: [0] * count for name, count in COLUMNS.items()}
    name, numbers = put_to(view, eye)
    for called, number in zip(CARRIED.get(name, []), numbers, strict=True):
        if (name, called) in SETS:
            columns_of = SETS[name, called]
            out[columns_of] = bits(number, COLUMNS[columns_of])
        elif called in ("other", "host"):
            out[called] = [order.index(number)]
        elif called == "trader":
            out[called] = [owner(number - 1, order)]
        else:
            out[called] = [min(number, MOST.get(called, number))]
    return out


CARRIED: Final = {  # kind of question -> its numbers after the seat
    "token": ["track"],
    "take": ["left"],
    "pay": ["left"],
    "choose": ["effect"],
    "next": ["effect", "left"],
    "may": ["effect"],
    "purchase": ["effect"],
    "discard-tile": ["left"],
    "discard-card": ["left"],
    "discard-technology": ["left"],
    "step": ["track", "reward", "may"],
    "step-back": ["track", "reward"],
    "bonus": ["track", "space", "free"],
    "build": ["building"],
    "raise": ["landmark"],
    "choose-building": ["outside"],
    "tile": ["where"],
    "lay": ["tile", "where"],
    "double": ["spot"],
    "garrison": ["spot"],
    "gift-to": ["tile"],
    "invent": ["source", "upgraded"],
    "upgrade": ["may"],
    "symbol": ["symbol"],
    "imitate-symbol": ["effect"],
    "conquer": ["anywhere", "dice"],
    "trap": ["other", "spot", "both"],
    "seal": ["spot"],
    "die": ["spot", "trader"],
    "left-die": ["spot", "effect"],
    "play-drawn": ["drawn"],
    "barter": ["left"],
    "boost-token": ["track"],
    "guild": ["direction", "left"],
    "uprising": ["left"],
    "match-token": ["track", "up"],
    "torch": ["host", "turn", "paid"],
    "civilization": ["used"],
    "stage": ["anywhere"],
    "floor": ["token"],
    "dance": ["moved"],
    "historian": ["left"],
    "predict": ["category", "left"],
    "vision": ["left", "strong", "seen"],
    "swap": ["left"],
    "swap-with": ["left", "plot"],
    "cube": ["left", "used"],
    "carve": ["column"],
    "jump": ["left", "used"],
    "crucible": ["kept", "value", "again"],
    "wares": ["other", "gains"],
    "warehouse": ["spot", "other"],
}


# -- sides of the table --------------------------------------------------------------------------------------------


def figures(player: Mapping[str, Any]) -> dict[str, list[int]]:
    return {
        "points": [within(player["points"], 0, 999)],
        "outposts": [player["outposts"]],
        "incomes": [player["incomes"]],
        "era": [player["era"]],
        "finished": [int(player["finished"])],
        "topples": [player["topples"]],
        "technology_completed": [int(player["technology-completed"])],
        "hand_size": [len(player["hand"])],
        "mat_size": [len(player["tapestry"])],
        "achieved": columns(player["achieved"], 3),
        "scored": [within(player["scored"][line], -999, 999) for line in LINES],
        "tokens.track": [track for track, _ in player["tokens"]],
        "tokens.space": [space for _, space in player["tokens"]],
    }


def bot_fields(player: Mapping[str, Any] | None) -> dict[str, list[int]]:
    """Nobody plays by itself there: nothing but zeros."""
    if player is None:
        lengths = dict.fromkeys(["plays", "favourite", "civilization", "points", "outposts", "incomes", "era"], 1)
        lengths |= dict.fromkeys(["finished", "topples", "technology_completed", "hand_size", "mat_size"], 1)
        lengths |= {"achieved": 3, "scored": 8, "tokens.track": 4, "tokens.space": 4}
        return {name: [0] * length for name, length in lengths.items()}
    return {"plays": [1], "favourite": [player["favourite"]], "civilization": [player["capital"]]} | figures(player)


def seat_fields(
    view: Mapping[str, Any], player: Mapping[str, Any], order: list[int], wide: bool
) -> dict[str, list[int]]:
    out = figures(player)
    out["hand_hidden"] = [player["hand"].count(-1)]
    out["private"] = [player["private"]]
    out["capital"] = [player["capital"]]
    out["force"] = [player["force"]]
    out["lent"] = [player["lent"]]
    out["ally"] = [owner(player["ally"], order)]
    out["spouse"] = [owner(player["spouse"][0], order)]
    out["spouse_track"] = [player["spouse"][1]]
    out["barring"] = [player["barring"][0]]
    out["barring_left"] = [player["barring"][1]]
    out["resources"] = player["resources"]
    out["built"] = player["built"]
    out["cells"] = player["cells"]
    out["outside"] = [player["outside"].count(piece) for piece in range(2, 24)]
    cards = [(view["copies"][card] if card >= 0 else 44, era, herald) for card, era, herald in player["tapestry"]]
    cards = (cards[-8:] + [(-1, 0, 0)] * 8)[:8]
    for i, name in enumerate(["cards", "eras", "heralds"]):
        out[f"newest_{name}"] = [card[i] for card in cards]
    out |= mats(view, player, order)
    places = bits(player["visited"], 53)
    out["visited"] = places[:52] if wide else [sum(2**i * places[13 * n + i] for i in range(13)) for n in range(4)]
    out["battery"] = [places[52]]
    if wide:
        rows = {card: 1 + row for card, row, _ in player["technologies"]}
        out["hand"] = counts(view, player["hand"])
        out["spent"] = counts(view, player["spent"])
        out["technologies"] = [rows.get(card, 0) for card in range(33)]
        out["tiles"] = columns(player["tiles"], 48)
        out["space"] = [2 if i in player["explored"] else int(i in player["space"]) for i in range(15)]
        out["civilizations"] = columns(player["civilizations"], 16)
    return out


def mats(view: Mapping[str, Any], player: Mapping[str, Any], order: list[int]) -> dict[str, list[int]]:
    """Those of civilizations that are played; the numbers of the others are zeros."""
    played = {mat["civilization"] for mat in player["on-mats"]}
    alchemists, _, craftsmen, entertainers, _, heralds, historians, inventors, isolationists, leaders, merry, *rest = [
        number if i in played else 0 for i, number in enumerate(player["mats"])
    ]
    militants, mystics, _, chosen, traders = rest
    dances = view["adjustment"] >= 2
    sent = [historians >> 8 >> (3 * side) for side in order] + [0] * 5
    return {
        "heralds": [heralds],
        "inventors": [inventors],
        "isolationists": [isolationists],
        "traders": [traders],
        "alchemists": digits(alchemists, 8, 4),
        "craftsmen": digits(craftsmen, 8, 3),
        "entertainers": [entertainers],
        "leaders": digits(leaders, 2, 4),
        "historians": digits(historians, 2, 4),
        "historians.sent": [number % 8 for number in sent][:5],
        "militants": digits(militants, 8, 2),
        "merrymakers": [0] * 3 if dances else digits(merry, 4, 3),
        "merrymakers.dancers": digits(merry, 16, 2) if dances else [0] * 2,
        "mystics": digits(mystics, 16, 4),
        "mystics.reached": digits(mystics >> 16, 2, 4),
        "the_chosen": [min(9, chosen % 256)],
        "the_chosen.private": digits(chosen >> 8, 2, 6),
        "the_chosen.public": digits(chosen >> 16, 2, 3),
    }
