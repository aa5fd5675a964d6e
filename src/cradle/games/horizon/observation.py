"""Beyond the Horizon: what a seat sees, as numbers.

Seats are counted from the one who looks, also where they own something; -1 is nobody or nothing. Wide rows have a
column for every card of a seat. Narrow rows tell where each card lies as one number, and who has something as a set of
seats (1 the one who looks, 2 the next, 4, 8).
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import (
    NOTHING,
    Field,
    Layout,
    Observer,
    lay,
    mark,
    mark_all,
    mark_bits,
    of_seats,
    put,
    put_all,
    put_bits,
    put_things,
)
from cradle.core.table import Table
from cradle.games.horizon import scoring
from cradle.games.horizon.expansion import ExpansionPhase
from cradle.games.horizon.goals import GoalPhase
from cradle.games.horizon.numbers import (
    ACTIONS,
    ALL_CUBES,
    COLUMNS,
    DECK,
    FACES,
    FIELD,
    FOUND,
    GOALS,
    GOALS_IN_PLAY,
    LAND,
    LEADERS,
    LEVEL_POINTS,
    LEVEL_SIZES,
    MIDDLE,
    MODIFIERS,
    PIECES,
    PLACES,
    SLOT_SIZES,
    SLOTS,
    SPACES,
    STACK,
    STEPS,
    STRONGEST,
    STRUCTURE_LEVELS,
    STRUCTURES,
    SUPPLY,
    TECHNOLOGIES,
    TERRITORIES,
    TERRITORY,
    TRACKS,
    TRIGGERS,
    UNITS,
    WIDTH,
)
from cradle.games.horizon.observation_cards import (
    card_fields,
    turned,
    write_cards,
    write_columns,
    write_holders,
    write_places,
)
from cradle.games.horizon.observation_question import FIELDS as QUESTION
from cradle.games.horizon.observation_question import SINGLE, write_question
from cradle.games.horizon.player import Player
from cradle.games.horizon.production import Produce
from cradle.games.horizon.table import Horizon

MANY: Final = 999  # points, coins, rounds: more is written as this
FEW: Final = 99
FREE_SLOTS: Final = SLOT_SIZES[0]  # of level I, without leaders
LED: Final = SLOTS - FREE_SLOTS
CENTRE: Final = MIDDLE % WIDTH
# phases of a turn
SETTING_UP: Final = 0
ACTION: Final = 1
EXPANSION: Final = 2
PRODUCTION: Final = 3
GOAL_PHASE: Final = 4
OVER: Final = 5


def observer(seats: int, wide: bool) -> Observer:
    return HorizonObserver(seats, wide)


# -- fields --------------------------------------------------------------------------------------------------------


def table_fields(seats: int) -> list[Field]:
    return [
        Field("round", 1, 0, MANY),
        Field("last_round", 1, 0, MANY),
        Field("starter", 1, 0, seats - 1, True),
        Field("turn", 1, 0, seats - 1, True),
        Field("phase", 1, SETTING_UP, OVER, True),
        Field("pending", 1, 0, FEW),  # steps left to do
        Field("explored", 1, 0, TERRITORIES),
        Field("more_tiles", 1, 0, FEW),
        Field("settle_supply", 1, 0, SUPPLY),
        Field("fortify_supply", 1, 0, SUPPLY),
        Field("territories", 1, 0, TERRITORIES),
        Field("found", 1, -1, TERRITORIES - 1, True),  # the newest
        Field("decks", 2, 0, max(LEVEL_SIZES)),
        Field("stacks", STRUCTURE_LEVELS, 0, STRUCTURES),
        Field("offer", FACES, 0, 1),
        Field("goals", GOALS_IN_PLAY, -1, GOALS - 1, True),
        Field("goals.first", GOALS_IN_PLAY, -1, seats - 1, True),
        Field("leaders", LED, 0, 1),  # still on the slots of level II and higher
    ]


def map_fields(seats: int, wide: bool) -> list[Field]:
    """Places are the cradle, four start tiles, then the territories by number."""
    edge = WIDTH // 2
    where = [Field("map.q", PLACES, -edge, edge), Field("map.r", PLACES, -edge, edge), Field("map.laid", PLACES, 0, 1)]
    built = [Field("map.structure", PLACES, -1, STRUCTURES - 1, True)]
    return [
        *(where if wide else [Field("map.cell", PLACES, -1, WIDTH * WIDTH - 1)]),
        Field("map.village", PLACES, -1, seats - 1, True),
        Field("map.city", PLACES, -1, seats - 1, True),
        Field("map.left", PLACES, -1, seats - 1, True),
        Field("map.right", PLACES, -1, seats - 1, True),
        *(built if wide else []),
    ]


def seat_fields(wide: bool) -> list[Field]:
    cards = [
        Field("technologies", TECHNOLOGIES, 0, 2),  # 1 known, 2 private
        Field("scientists", SLOTS, 0, 1),
        Field("leaders", LEADERS, 0, 1),
        Field("structures", STRUCTURES, 0, 1),
        Field("triggers", TRIGGERS, 0, 1),
    ]
    return [
        Field("asked", 1, 0, 1),
        Field("score", 1, 0, MANY),
        Field("coins", 1, 0, MANY),
        Field("active", 1, 0, PIECES),
        Field("income", 1, 0, MANY),
        Field("invested", 1, 0, ALL_CUBES),
        Field("markers", 1, 0, ALL_CUBES),
        Field("settle_tokens", 1, 0, SUPPLY),
        Field("fortify_tokens", 1, 0, SUPPLY),
        Field("action", 1, -1, ACTIONS - 1, True),
        Field("space", 1, -1, SPACES - 1, True),
        Field("government", 1, -1, FACES - 1, True),
        Field("noted", 1, 0, MANY),
        Field("points", 1, 0, FEW),
        Field("explorer", 1, -1, UNITS - 1, True),
        Field("steps", len(STEPS), 0, 1),
        Field("open_columns", COLUMNS, 0, 1),
        Field("goals", GOALS_IN_PLAY, 0, 1),
        Field("columns", COLUMNS, 0, PIECES),
        Field("cubes", len(TRACKS), 0, ALL_CUBES),
        Field("modifiers", len(MODIFIERS), -FEW, FEW),
        Field("units.at", UNITS, -1, PLACES - 1, True),
        Field("units.strength", UNITS, 0, STRONGEST),
        *(cards if wide else []),
    ]


def layout(seats: int, wide: bool) -> Layout:
    table = table_fields(seats) + map_fields(seats, wide) + card_fields(seats, wide)
    return Layout(table + QUESTION + of_seats(seat_fields(wide), seats))


# -- writing -------------------------------------------------------------------------------------------------------


BEGIN_WITH_NOTHING: Final = [
    *("goals.first", "map.village", "map.city", "map.left", "map.right", "map.structure"),
    *("tree", "units.at"),
]


class HorizonObserver(Observer):
    def __init__(self, seats: int, wide: bool) -> None:
        super().__init__(layout(seats, wide))
        self.wide = wide
        self.scores: i64 = self.layout.start("seat0.score")
        self.seat_size: i64 = Layout(seat_fields(wide)).size
        for name in [*BEGIN_WITH_NOTHING, *[field.name for field in QUESTION[:SINGLE]]]:
            self.begin_with(name, -1)

    def write(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        lay(out, at, self.base)
        self.draw(table, eye, out, at)

    def draw(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        t = cast(Horizon, table)
        scores = at + self.scores
        at = write_table(t, eye, out, at)
        if self.wide:
            at = write_where(t, out, at)
            owners = at
            at = put_things(out, write_owners(t, eye, out, at), t.structure, PLACES)
            at = write_cards(t, eye, out, at)
        else:
            at = put_all(out, at, t.cell, -1, WIDTH * WIDTH - 1)
            owners = at
            at = write_places(t, eye, out, write_owners(t, eye, out, at))
            at = write_holders(t, eye, out, at)
        self.count_map(t, out, owners, scores)
        at = write_question(t, eye, out, at)
        asked: i64 = t.facing()
        for i in range(t.seats):
            seat = eye + i if eye + i < t.seats else eye + i - t.seats
            out[at] = i16(asked >> seat & 1)
            at = write_seat(t, seat, out, at + 1)
            if self.wide:
                at = write_columns(t, seat, out, at)

    def count_map(self, t: Horizon, out: vec[i16], at: i64, scores: i64) -> None:
        """Horizon 16.4, 16.5: points for what the seats have on the map, added to their scores, as it stands in the
        row from `at` on. They fit: a box has none above 99. Of a structure the left cell counts only if the right
        one is filled, the centre for both."""
        size = self.seat_size
        territories = t.printed.territories
        place: i64 = FIELD
        while place < PLACES:
            village, city = i64(out[at + place]), i64(out[at + PLACES + place])
            if village >= 0:
                out[scores + village * size] += i16(territories[place - FIELD].village_vp)
            if city >= 0:
                out[scores + city * size] += i16(territories[place - FIELD].city_vp)
            place += 1
        nothing = NOTHING
        place = at + 2 * PLACES
        for item in cast("list[object]", t.structure):
            if item is not nothing:
                structure = t.printed.structures[cast(i64, item)]
                left, right = i64(out[place]), i64(out[place + PLACES])
                if left >= 0:
                    out[scores + left * size] += i16(structure.centre)
                    if right >= 0:
                        out[scores + left * size] += i16(structure.first)
                if right >= 0:
                    out[scores + right * size] += i16(structure.centre)
            place += 1


def phase(t: Horizon) -> i64:
    """What is left of the turn tells the phase: the next turn, goals, production, expansion."""
    left = len(t.agenda)
    if left == 0:
        return OVER
    if t.round == 0:
        return SETTING_UP
    if left > 3 and isinstance(t.agenda[3], ExpansionPhase):
        return ACTION
    if left < 2 or not isinstance(t.agenda[1], GoalPhase):
        return GOAL_PHASE
    return EXPANSION if left > 3 and isinstance(t.agenda[2], Produce) else PRODUCTION


def write_table(t: Horizon, eye: int, out: vec[i16], at: i64) -> i64:
    zones = t.cards.zones
    seats: i64 = t.seats
    at = put(out, at, t.round, 0, MANY)
    at = put(out, at, t.last_round, 0, MANY)
    at = put(out, at, turned(t.starter, eye, seats), 0, 3)
    at = put(out, at, turned(t.turn, eye, seats), 0, 3)
    at = put(out, at, phase(t), 0, OVER)
    at = put(out, at, len(t.agenda), 0, FEW)
    at = put(out, at, t.explored, 0, TERRITORIES)
    at = put(out, at, t.more_tiles, 0, FEW)
    at = put(out, at, t.settle_supply, 0, SUPPLY)
    at = put(out, at, t.fortify_supply, 0, SUPPLY)
    at = put(out, at, len(zones[LAND]), 0, TERRITORIES)
    found = zones[FOUND]
    at = put(out, at, found[len(found) - 1] - TERRITORY if found else -1, -1, TERRITORIES - 1)
    at = put(out, at, len(zones[DECK]), 0, 16)
    at = put(out, at, len(zones[DECK + 1]), 0, 16)
    for level in range(STRUCTURE_LEVELS):
        at = put(out, at, len(zones[STACK + level]), 0, STRUCTURES)
    mark(out, at, t.offer, 0, 1)
    at = put_all(out, at + FACES, t.goals, -1, GOALS - 1)
    at = write_owner(t.goal_first, eye, seats, out, at)
    return put_bits(out, at, ~t.researched >> FREE_SLOTS, LED)


def write_where(t: Horizon, out: vec[i16], at: i64) -> i64:
    """Where on the map each tile lies; the cradle is (0, 0)."""
    nothing = NOTHING
    for item in cast("list[object]", t.cell):
        if item is not nothing:
            cell = cast(i64, item)
            out[at] = i16(cell % WIDTH - CENTRE)
            out[at + PLACES] = i16(cell // WIDTH - CENTRE)
            out[at + 2 * PLACES] = 1
        at += 1
    return at + 2 * PLACES


def write_owners(t: Horizon, eye: int, out: vec[i16], at: i64) -> i64:
    at = write_owner(t.village, eye, t.seats, out, at)
    at = write_owner(t.city, eye, t.seats, out, at)
    at = write_owner(t.left_builder, eye, t.seats, out, at)
    return write_owner(t.right_builder, eye, t.seats, out, at)


def write_owner(owners: list[int], eye: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """Who has each of some things; nobody stands there already."""
    nothing = NOTHING
    for item in cast("list[object]", owners):
        if item is not nothing:
            out[at] = i16(turned(cast(i64, item), eye, seats))
        at += 1
    return at


# -- seats ---------------------------------------------------------------------------------------------------------


def write_seat(t: Horizon, seat: int, out: vec[i16], at: i64) -> i64:
    """All but whether it is asked; points for what is on the map stand there already."""
    p = t.players[seat]
    at = put(out, at, i64(out[at]) + other_points(t, seat), 0, MANY)
    at = put(out, at, p.coins, 0, MANY)
    at = put(out, at, p.active, 0, PIECES)
    at = put(out, at, p.income, 0, MANY)
    at = put(out, at, p.invested, 0, ALL_CUBES)
    at = put(out, at, p.markers, 0, ALL_CUBES)
    at = put(out, at, p.settle_tokens, 0, SUPPLY)
    at = put(out, at, p.fortify_tokens, 0, SUPPLY)
    space: i64 = p.space
    at = put(out, at, space // SPACES, -1, ACTIONS - 1)
    at = put(out, at, space % SPACES if space >= 0 else -1, -1, SPACES - 1)
    at = put(out, at, p.government, -1, FACES - 1)
    at = put(out, at, p.noted, 0, MANY)
    at = put(out, at, p.points, 0, FEW)
    at = put(out, at, p.explorer, -1, UNITS - 1)
    at = mark_bits(out, at, p.steps, len(STEPS))
    at = mark_bits(out, at, p.open_columns, COLUMNS)
    for done in cast("list[i64]", t.goal_done):
        out[at] = i16((done >> seat) & 1)
        at += 1
    at = mark_all(out, at, p.columns, COLUMNS)
    at = mark_all(out, at, p.left, len(TRACKS))
    at = put_all(out, at, p.modifiers, -FEW, FEW)
    return write_units(p, out, at)


def other_points(t: Horizon, seat: int) -> i64:
    """Horizon 16: the sum of a seat's lines, as scoring.total has it, without those of the map."""
    n: i64 = scoring.goal_points(t, seat) + scoring.investment_points(t, seat)
    n += scoring.leader_points(t, seat) + scoring.government_points(t, seat)
    known: i64 = t.players[seat].known
    card: i64 = 0
    technologies = t.printed.technologies
    points = cast("list[i64]", LEVEL_POINTS)
    while known:
        if not known & 15:
            known >>= 4
            card += 4
            continue
        if known & 1:
            technology = technologies[card]
            n += points[technology.level]
            if technology.scores:
                n += scoring.points_of(t, seat, technology.scores)
        known >>= 1
        card += 1
    return n


def write_units(p: Player, out: vec[i16], at: i64) -> i64:
    """Settlers, then soldiers: where each token stands and how strong it is."""
    nothing = NOTHING
    strength = cast("list[i64]", p.strength)
    place = at
    for item in cast("list[object]", p.at):
        if item is not nothing:
            out[place] = i16(cast(i64, item))
            out[place + UNITS] = i16(strength[place - at])
        place += 1
    return at + 2 * UNITS
