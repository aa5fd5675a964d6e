"""Content into the box: tables of components, checked on reading."""

from __future__ import annotations

from typing import Final

from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from cradle.games.tapestry.automa import STAGES, SYMBOLS
from cradle.games.tapestry.box import Bonus, Decision, Ground, Level, Place, Printed
from cradle.games.tapestry.pieces import (
    BUILDINGS,
    BY_CIVILIZATIONS,
    BY_CONQUEST,
    BY_EXPLORING,
    BY_INCOME,
    BY_TAPESTRIES,
    BY_TECHNOLOGIES,
    BY_TRACKS,
    CIVILIZATION_IDS,
    CIVILIZATIONS,
    DECISIONS,
    END,
    EVENTS,
    KINDS,
    LANDMARKS,
    RESOURCES,
    RULES,
    SPACES,
    TAPESTRIES,
    TECHNOLOGIES,
    TERRAINS,
    TIER,
    TILES,
    TRACKS,
)
from cradle.games.tapestry.shapes import capital_masks, landmark_shape
from cradle.games.tapestry.vocabulary import Vocabulary, price

MAPS: Final = ["small", "large"]
SIDES: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # N, NE, SE, S, SW, NW
DIRECTIONS: Final = ["N", "NE", "SE", "S", "SW", "NW"]
GROUPS: Final = ["starting", "progress-a", "progress-b"]
TRAP: Final = "trap"
ESPIONAGE: Final = "espionage"


def read(document: Plain) -> Printed:
    box = Printed()
    words = Vocabulary(box)
    top = Entry(document, "")
    read_landmarks(box, top)
    read_tracks(box, words, top)
    read_technologies(box, words, top)
    read_tiles(box, words, top)
    read_capitals(box, top)
    read_income(box, words, top)
    read_maps(box, top)
    read_dice(box, words, top)
    read_cards(box, words, top)
    read_civilizations(box, words, top)
    read_automa(box, top)
    box.nothing = words.read({"nothing": 1}, "nothing")
    top.done()
    return box


def read_landmarks(box: Printed, top: Entry) -> None:
    for entry in top.entries("landmark", LANDMARKS):
        box.landmark_ids.append(entry.text("id"))
        box.shapes.append(landmark_shape(entry.texts("shape"), entry.at("shape")))
        entry.close()


def read_tracks(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_TRACKS
    for i, entry in enumerate(top.entries("track", 4)):
        entry.must_be(TRACKS[i])
        box.signature.append(entry.one_of("resource", RESOURCES))
        start = Place(f"{TRACKS[i]}-start")
        box.places.append([start] + [Place("") for _ in range(END)])
        entry.close()
    for entry in top.entries("tier", 4):
        box.tier_own.append(entry.whole("own", 0, 4))
        box.tier_any.append(entry.whole("any", 0, 4))
        entry.close()
    for entry in top.entries("place", 4 * END):
        place = box.places[entry.one_of("track", TRACKS)][entry.whole("space", 1, END)]
        if place.name:
            raise BadContent("core-content-twice", {"where": entry.at("space")})
        place.name = entry.text("id")
        place.benefit = words.read(entry.value("benefit"), entry.at("benefit"))
        if entry.has("bonus"):
            bonus = entry.entry("bonus")
            sort, amount = price(bonus.entry("pay"))
            place.bonus = Bonus(sort, amount, words.read(bonus.value("gain"), bonus.at("gain")))
        if entry.has("landmark"):
            place.landmark = entry.one_of("landmark", box.landmark_ids)
        entry.close()


def read_technologies(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_TECHNOLOGIES
    for entry in top.entries("technology", TECHNOLOGIES):
        box.technology_ids.append(entry.text("id"))
        box.circle.append(words.read(entry.value("circle"), entry.at("circle")))
        box.square.append(words.read(entry.value("square"), entry.at("square")))
        needs = entry.entry("needs")
        if needs.has("track"):
            box.needs_track.append(needs.one_of("track", TRACKS))
            box.needs.append(TIER * (needs.whole("tier", 1, 4) - 1) + 1)
            box.needs_building.append(0)
        else:
            box.needs_track.append(-1)
            box.needs.append(needs.whole("built", 1, 5))
            box.needs_building.append(needs.one_of("building", BUILDINGS))
        needs.done()
        entry.close()


def terrains(entry: Entry, name: str, length: int) -> list[int]:
    found = entry.several_of(name, TERRAINS)
    if length and len(found) != length:
        raise BadContent("core-content-list", {"where": entry.at(name), "length": length})
    return found


def read_tiles(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_EXPLORING
    for entry in top.entries("tile", TILES):
        box.tile_ids.append(entry.text("id"))
        corners = terrains(entry, "corners", 6)
        turned = [[corners[(v - turn) % 6] for v in range(6)] for turn in range(6)]
        box.tile_corners.append(turned)
        box.tile_turns.append([turn for turn in range(6) if turned[turn] not in turned[:turn]])
        box.tile_inland.append(terrains(entry, "inland", 0) if entry.has("inland") else [])
        box.tile_benefit.append(words.read(entry.value("benefit"), entry.at("benefit")))
        entry.close()
    for entry in top.entries("space", SPACES):
        box.space_ids.append(entry.text("id"))
        box.space_benefit.append(words.read(entry.value("benefit"), entry.at("benefit")))
        entry.close()


def read_capitals(box: Printed, top: Entry) -> None:
    for entry in top.entries("capital", 6):
        box.capital_ids.append(entry.text("id"))
        box.capital_pair.append(entry.whole("pair", 1, 6) - 1)
        low, high = capital_masks(entry.texts("grid"), entry.at("grid"))
        box.capital_low.append(low)
        box.capital_high.append(high)
        entry.close()


def read_income(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_INCOME
    box.income_gain = [[[] for _ in range(6)] for _ in BUILDINGS]
    box.income_score = [[-1] * 6 for _ in BUILDINGS]
    for entry in top.entries("income", 24):
        entry.text("id")
        row = entry.one_of("building", BUILDINGS)
        space = entry.whole("space", 1, 6) - 1
        gains = [0] * 6
        if entry.has("income"):
            income = entry.entry("income")
            for i, name in enumerate([*RESOURCES, "tiles", "cards"]):
                gains[i] = income.whole(name, 1, 8) if income.has(name) else 0
            income.done()
        if box.income_gain[row][space]:
            raise BadContent("core-content-twice", {"where": entry.at("space")})
        box.income_gain[row][space] = gains
        if entry.has("score"):
            box.income_score[row][space] = words.read(entry.value("score"), entry.at("score"))
        entry.close()


def read_maps(box: Printed, top: Entry) -> None:
    box.maps = [Ground(), Ground()]
    for entry in top.entries("hex"):
        entry.text("id")
        ground = box.maps[entry.one_of("map", MAPS)]
        if entry.has("start"):
            for capital in entry.wholes("start", -1, 1, 6):
                ground.starts[capital - 1] = len(ground.q)
        ground.q.append(entry.whole("q", -4, 4))
        ground.r.append(entry.whole("r", -4, 4))
        ground.corners.append(terrains(entry, "corners", 6) if entry.has("corners") else [])
        ground.inland.append(terrains(entry, "inland", 0) if entry.has("inland") else [])
        entry.close()
    for ground in box.maps:
        spots = {(q, r): i for i, (q, r) in enumerate(zip(ground.q, ground.r, strict=True))}
        if (0, 0) not in spots:
            raise BadContent("core-content-missing", {"where": "hex"})
        ground.centre = spots[(0, 0)]
        for q, r in zip(ground.q, ground.r, strict=True):
            beside = [spots.get((q + dq, r + dr), -1) for dq, dr in SIDES]
            ground.beside.append(beside)
            ground.near.append(sum([1 << spot for spot in beside if spot >= 0]))


def read_dice(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_CONQUEST
    for entry in top.entries("die", 3):
        die = entry.one_of("id", ["science", "red", "black"])
        if die == 0:
            box.science_faces = entry.several_of("faces", TRACKS)
        elif die == 1:
            box.red_faces = words.many(entry, "effects")
        else:
            box.black_faces = words.many(entry, "effects")
        entry.close()
    for entry in top.entries("achievement", 3):
        box.achievement_ids.append(entry.text("id"))
        box.achievements.append([entry.wholes("few", -1, 1, 50), entry.wholes("many", -1, 1, 50)])
        entry.close()


def read_cards(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_TAPESTRIES
    for card, entry in enumerate(top.entries("card", KINDS)):
        name = entry.text("id")
        box.card_ids.append(name)
        copies = entry.whole("copies", 1, 9) if entry.has("copies") else 1
        box.card_of += [card] * copies
        box.card_solo.append(entry.flag("solo", True))
        box.card_lasts.append(entry.flag("lasts", False))
        played = words.optional(entry, "played")
        box.card_played.append(played)
        rules = 0
        for rule in entry.several_of("rules", RULES) if entry.has("rules") else []:
            rules |= 1 << rule
        box.card_rules.append(rules)
        waits: list[list[int]] = [[] for _ in EVENTS]
        for wait in entry.entries("waits") if entry.has("waits") else []:
            waits[wait.one_of("on", EVENTS)].append(words.read(wait.value("do"), wait.at("do")))
            wait.done()
        box.card_waits.append(waits)
        if name == TRAP:
            box.trap = card
        if name == ESPIONAGE:
            box.espionage = played
        entry.close()
    if len(box.card_of) != TAPESTRIES:
        raise BadContent("core-content-count", {"where": "card", "count": TAPESTRIES, "found": len(box.card_of)})


def read_civilizations(box: Printed, words: Vocabulary, top: Entry) -> None:
    words.line = BY_CIVILIZATIONS
    for i, entry in enumerate(top.entries("civilization", CIVILIZATIONS)):
        entry.must_be(CIVILIZATION_IDS[i])
        box.civilization_solo.append(entry.flag("solo", True))
        box.civilization_start.append(words.optional(entry, "start"))
        printed = words.many(entry, "mat") if entry.has("mat") else []
        experimental = words.many(entry, "experimental") if entry.has("experimental") else printed
        pack = words.many(entry, "pack") if entry.has("pack") else experimental
        box.mat_effects.append([printed, experimental, pack])
        if entry.has("links"):
            box.stage_links = entry.rows("links", len(printed), -1, 0, len(printed) - 1)
        entry.close()


def read_automa(box: Printed, top: Entry) -> None:
    for entry in top.entries("decision", DECISIONS):
        made = Decision()
        box.decision_ids.append(entry.text("id"))
        made.group = entry.one_of("group", GROUPS)
        made.automa = entry.one_of("automa", SYMBOLS)
        made.shadow = entry.one_of("shadow", SYMBOLS)
        made.income = entry.flag("income", False)
        made.topple = entry.flag("topple", False)
        made.tiebreak = entry.several_of("tiebreak", [*TRACKS, "favourite"])
        first = entry.wholes("first", 2, -4, 4)
        second = entry.wholes("second", 2, -4, 4)
        made.order = scan_order(box.maps[0], first, second, entry.one_of("direction", DIRECTIONS))
        box.decisions.append(made)
        entry.close()
    for entry in top.entries("level", 6):
        level = Level()
        entry.text("id")
        level.hard = entry.flag("hard", False)
        for stage in entry.several_of("stages", STAGES):
            level.stages |= 1 << stage
        level.progress = entry.whole("progress", 0, 9)
        level.late = entry.whole("late", 0, 9)
        box.levels.append(level)
        entry.close()
    box.multipliers = [[], []]
    for i, entry in enumerate(top.entries("multiplier", 8)):
        entry.text("id")
        box.multipliers[i // 4].append([entry.whole(name, 0, 9) for name in ("lands", "war", "peace")])
        entry.close()


def scan_order(ground: Ground, first: list[int], second: list[int], direction: int) -> list[int]:
    """Line after line along the arrow, beginning with the lines of the two marked hexes."""
    dq, dr = SIDES[direction]
    line = {(0, 1): 0, (1, 0): 1, (1, 1): 2}[(abs(dq), abs(dr))]  # what stays the same along the arrow: q, r, q + r
    sense = 1 if across(second, line) > across(first, line) else -1
    start = across(first, line)
    spots = list(range(len(ground.q)))

    def key(spot: int) -> tuple[int, int]:
        q, r = ground.q[spot], ground.r[spot]
        return ((across([q, r], line) - start) * sense % 16, q * dq + r * dr)

    return sorted(spots, key=key)


def across(spot: list[int], line: int) -> int:
    return (spot[0], spot[1], spot[0] + spot[1])[line]
