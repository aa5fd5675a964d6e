"""Beyond the Horizon: the content document as printed values. Mistakes name the entry and the field."""

from __future__ import annotations

from typing import Final

from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from cradle.games.horizon.cubes import PURPOSES
from cradle.games.horizon.numbers import (
    ALL_CUBES,
    COLOURS,
    COLUMN_NAMES,
    EVENTS,
    FACES,
    GOALS,
    KINDS,
    LEADER_SIZES,
    LEADERS,
    LEVEL_SIZES,
    PRINTED_ACTIONS,
    SLOT_SIZES,
    SLOTS,
    SPACES,
    START_STRENGTH,
    STEPS,
    STRONGEST,
    STRUCTURES,
    TECHNOLOGIES,
    TERRITORIES,
    TOKENS,
    TRACKS,
)
from cradle.games.horizon.offers import OFFERS
from cradle.games.horizon.printed import (
    Action,
    Cell,
    Goal,
    Government,
    Leader,
    Printed,
    Slot,
    Structure,
    Technology,
    Territory,
)
from cradle.games.horizon.vocabulary import MOST, TOKEN_NAMES, condition, lasting, optional_program, program, scores

GROUPS: Final = ["basic", "advanced"]
TYPES: Final = ["A", "B", "C"]
HOMES: Final = ["home-1", "home-2", "home-3", "home-4"]


def read(document: Plain) -> Printed:
    root = Entry(document, "")
    printed = Printed()
    printed.waiting = [0] * len(EVENTS)
    read_slots(printed, root)
    read_actions(printed, root)
    read_technologies(printed, root)
    read_leaders(printed, root)
    read_governments(printed, root)
    read_goals(printed, root)
    read_territories(printed, root)
    read_structures(printed, root)
    read_board(printed, root)
    root.done()
    printed.backs = backs(printed)
    printed.nouns = nouns(printed)
    return printed


def ids(printed: Printed, noun: str, entries: list[Entry]) -> list[str]:
    printed.nouns[noun] = [entry.text("id") for entry in entries]
    return printed.nouns[noun]


def in_levels(entries: list[Entry], first_level: int, sizes: list[int]) -> list[int]:
    """The levels of entries, which come level by level, so many of each."""
    expected = [level for level in range(len(sizes)) for _ in range(sizes[level])]
    for entry, level in zip(entries, expected, strict=True):
        entry.whole("level", first_level + level, first_level + level)
    return expected


# -- the tree and the actions --------------------------------------------------------------------------------------


def read_slots(printed: Printed, root: Entry) -> None:
    entries = root.entries("slot", SLOTS)
    names = ids(printed, "slot", entries)
    levels = in_levels(entries, 1, SLOT_SIZES)
    for entry, level in zip(entries, levels, strict=True):
        below = [names[i] for i in range(SLOTS) if levels[i] == level - 1]
        linked = entry.several_of("links", below)
        links = 0
        for link in linked:
            links |= 1 << names.index(below[link])
        printed.level_slots[level] |= 1 << len(printed.slots)
        printed.slots.append(Slot(level, links, entry.whole("need", 0, len(linked))))
        entry.close()


def read_actions(printed: Printed, root: Entry) -> None:
    entries = root.entries("action", PRINTED_ACTIONS)
    for number, name in enumerate(ids(printed, "action", entries)):
        entry = entries[number]
        action = read_action(printed, entry, number, name, entry.one_of("group", GROUPS) == 0)
        if entry.has("requires"):
            requires = entry.entry("requires")
            action.requires = condition(requires)
            requires.done()
        printed.actions.append(action)
        entry.close()


def read_action(printed: Printed, entry: Entry, number: int, name: str, basic: bool) -> Action:
    """Cost, steps and spaces, of a printed action or a technology."""
    action = Action(number, basic, program(printed, entry.entries("action"), name, action=True))
    if entry.has("cost"):
        cost = entry.entry("cost")
        action.coins = cost.whole("coins", 1, MOST) if cost.has("coins") else 0
        action.exhaust = cost.whole("exhaust", 1, MOST) if cost.has("exhaust") else 0
        cost.done()
    for i, space in enumerate(entry.entries_between("spaces", 1, SPACES)):
        for players in space.wholes("players", -1, 2, 4):
            action.spaces[players] |= 1 << i
        if space.has("coin"):
            action.paid |= space.whole("coin", 0, 1) << i
        action.shared = action.shared or space.flag("shared", False)
        space.done()
    return action


# -- cards ---------------------------------------------------------------------------------------------------------


def read_technologies(printed: Printed, root: Entry) -> None:
    entries = root.entries("technology", TECHNOLOGIES)
    levels = in_levels(entries, 1, LEVEL_SIZES)
    for number, name in enumerate(ids(printed, "technology", entries)):
        entry = entries[number]
        colours = read_colours(entry)
        instant = optional_program(printed, entry, "instant", name)
        always = lasting(printed, entry, "lasting", name)
        technology = Technology(levels[number], colours, instant, always, scores(printed, entry, "score", name))
        if entry.has("action"):
            technology.action = read_action(printed, entry, PRINTED_ACTIONS + number, name, False)
        printed.technologies.append(technology)
        printed.of_level[technology.level] |= 1 << number
        for colour in colours:
            printed.of_colour[colour] |= 1 << number
        printed.actions.append(technology.action)
        entry.close()


def read_colours(entry: Entry) -> list[int]:
    colours = entry.several_of("colours", COLOURS)
    if not colours:
        raise BadContent("core-content-list", {"where": entry.at("colours"), "length": 1})
    if len(set(colours)) < len(colours):
        raise BadContent("core-content-twice", {"where": entry.at("colours")})
    return colours


def read_leaders(printed: Printed, root: Entry) -> None:
    entries = root.entries("leader", LEADERS)
    levels = in_levels(entries, 2, LEADER_SIZES)
    for number, name in enumerate(ids(printed, "leader", entries)):
        entry = entries[number]
        instant = optional_program(printed, entry, "instant", name)
        printed.leaders.append(Leader(levels[number], instant, scores(printed, entry, "score", name)))
        entry.close()


def read_governments(printed: Printed, root: Entry) -> None:
    entries = root.entries("government", FACES)
    for number, name in enumerate(ids(printed, "government", entries)):
        entry = entries[number]
        despotism = lasting(printed, entry, "despotism", f"{name}-despotism")
        theocracy = lasting(printed, entry, "theocracy", f"{name}-theocracy")
        monarchy = program(printed, entry.entries("monarchy"), name)
        democracy = scores(printed, entry, "democracy", name)
        card = entry.whole("card", number // 2 + 1, number // 2 + 1)
        printed.governments.append(Government(card, despotism, theocracy, monarchy, democracy))
        entry.close()


def read_goals(printed: Printed, root: Entry) -> None:
    entries = root.entries("goal", GOALS)
    ids(printed, "goal", entries)
    for entry in entries:
        kind = entry.one_of("type", TYPES)
        goal = Goal(kind, condition(entry), entry.whole("first", 0, MOST), entry.whole("later", 0, MOST))
        printed.goals.append(goal)
        entry.close()
    for kind in range(len(TYPES)):
        if not [goal for goal in printed.goals if goal.kind == kind]:
            raise BadContent("core-content-missing", {"where": f"goal: type {TYPES[kind]}"})


# -- tiles ---------------------------------------------------------------------------------------------------------


def read_territories(printed: Printed, root: Entry) -> None:
    entries = root.entries("territory", TERRITORIES)
    for number, name in enumerate(ids(printed, "territory", entries)):
        entry = entries[number]
        village = entry.entry("village")
        city = entry.entry("city")
        discovery = optional_program(printed, entry, "discovery", name)
        bonus = optional_program(printed, village, "bonus", name)
        territory = Territory(
            entry.whole("strength", 1, MOST), discovery, bonus, cube_and_points(village), cube_and_points(city)
        )
        printed.territories.append(territory)
        village.done()
        city.done()
        entry.close()


def cube_and_points(entry: Entry) -> list[int]:
    return [entry.one_of("cube", TRACKS), entry.whole("vp", 0, MOST)]


def read_structures(printed: Printed, root: Entry) -> None:
    entries = root.entries("structure", STRUCTURES)
    for number, name in enumerate(ids(printed, "structure", entries)):
        entry = entries[number]
        bonus = optional_program(printed, entry, "bonus", name)
        points = [entry.whole("centre", 0, MOST), entry.whole("first", 0, MOST)]
        tracks = [entry.one_of("left", TRACKS), entry.one_of("right", TRACKS)]
        level = entry.whole("level", 1, 3) - 1
        printed.structures.append(Structure(level, entry.whole("price", 0, MOST), bonus, points, tracks))
        entry.close()


# -- the player board ----------------------------------------------------------------------------------------------


def read_board(printed: Printed, root: Entry) -> None:
    read_tracks(printed, root.entries("cell", ALL_CUBES))
    entries = root.entries_between("investment", 1, ALL_CUBES)
    for number, name in enumerate(ids(printed, "investment", entries)):
        cell = read_cell(printed, entries[number], name)
        cell.vp = entries[number].whole("vp", 0, MOST)
        printed.investment.append(cell)
        entries[number].close()
    read_tokens(printed, root.entry("tokens"))
    base = root.entry("base")
    for column in base.several_of("columns", COLUMN_NAMES):
        printed.base_columns |= 1 << column
    printed.base_coins = base.whole("coins", 0, MOST)
    base.close()


def read_tracks(printed: Printed, entries: list[Entry]) -> None:
    """Horizon 1.4, 1.7: a cell for each cube, track by track; each track has at least one."""
    last = 0
    printed.tracks = [[] for _ in TRACKS]
    for entry, name in zip(entries, ids(printed, "cell", entries), strict=True):
        track = entry.one_of("track", TRACKS)
        if not last <= track <= last + 1 or (track > 0 and not printed.tracks[track - 1]):
            raise BadContent("core-content-order", {"where": entry.where})
        last = track
        printed.tracks[track].append(read_cell(printed, entry, name))
        entry.close()
    if not printed.tracks[-1] or printed.tracks[-1][-1].step != STEPS.index("democracy"):
        raise BadContent("core-content-missing", {"where": entries[-1].at("government")})


def read_tokens(printed: Printed, entry: Entry) -> None:
    """Horizon 1.4, 1.7: both faces of every settler and soldier token."""
    for kind in KINDS[:2]:
        for one, other in entry.rows(kind, TOKENS, 2, 1, STRONGEST):
            printed.faces.append(1 << one | 1 << other)
    if not any((faces >> START_STRENGTH) & 1 for faces in printed.faces[:TOKENS]):
        where = f"{entry.at(KINDS[0])}: {START_STRENGTH}"
        raise BadContent("core-content-missing", {"where": where})
    entry.close()


def read_cell(printed: Printed, entry: Entry, name: str) -> Cell:
    instant = optional_program(printed, entry, "instant", name)
    cell = Cell(instant, lasting(printed, entry, "lasting", name))
    if entry.has("column"):
        cell.column = entry.one_of("column", COLUMN_NAMES)
    if entry.has("coin"):
        cell.coin = entry.whole("coin", 1, MOST)
    if entry.has("government"):
        cell.step = 1 + entry.one_of("government", STEPS[1:])
    return cell


# -- what follows from it ------------------------------------------------------------------------------------------


def backs(printed: Printed) -> list[int]:
    """What the back of a card or tile tells: its level."""
    out = [technology.level for technology in printed.technologies]
    out += [4 + leader.level for leader in printed.leaders]
    out += [7] * TERRITORIES
    return out + [8 + structure.level for structure in printed.structures]


def nouns(printed: Printed) -> dict[str, list[str]]:
    """Components by noun; what is chosen, waited for or offered has names too."""
    out = dict(printed.nouns)
    out["action"] = out["action"] + out["technology"]
    out["technology"] = [*out["technology"], "unknown"]
    out["place"] = ["cradle", *HOMES, *out["territory"], "unknown"]
    out["slot"] = [*out["slot"], "private"]
    out["colour"] = COLOURS
    out["track"] = [*TRACKS, "any"]
    out["kind"] = KINDS
    out["token"] = TOKEN_NAMES
    out["step"] = STEPS
    out["purpose"] = PURPOSES
    out["offer"] = OFFERS
    out["option"] = printed.options
    out["trigger"] = printed.trigger_ids
    return out
