"""Beyond the Horizon 1: the numbers of the rules, how pieces are numbered, and the map's geometry."""

from __future__ import annotations

from typing import Final

# -- components ----------------------------------------------------------------------------------------------------
LEVEL_SIZES: Final = [4, 16, 16, 8]  # technologies by level
SLOT_SIZES: Final = [4, 6, 6, 3]  # slots of the tree by level
LEADER_SIZES: Final = [10, 10, 7]  # leaders of levels II, III, IV
STRUCTURE_LEVELS: Final = 3
TECHNOLOGIES: Final = 44
SLOTS: Final = 19
LEADERS: Final = 27
TERRITORIES: Final = 24
STRUCTURES: Final = 24
GOALS: Final = 9
GOALS_IN_PLAY: Final = 3
FACES: Final = 8  # of government cards
COLOURS: Final = ["blue", "red", "yellow", "green"]
PRINTED_ACTIONS: Final = 8
BASIC_ACTIONS: Final = 4
ACTIONS: Final = PRINTED_ACTIONS + TECHNOLOGIES
SPACES: Final = 4  # of one action, at most
SUPPLY: Final = 8  # settle tokens, and as many fortify tokens
DISPLAY: Final = 3  # face-up structures of a level

# -- a player ------------------------------------------------------------------------------------------------------
TRACKS: Final = ["food", "economy", "infrastructure"]
FOOD: Final = 0
ECONOMY: Final = 1
INFRASTRUCTURE: Final = 2
ALL_CUBES: Final = 24  # one for each cell of the three tracks
COLUMN_CELLS: Final = [6, 5, 4, 3, 2]
COLUMNS: Final = 5
COLUMN_NAMES: Final = ["A", "B", "C", "D", "E"]
PIECES: Final = 22
START_COINS: Final = 1
START_STRENGTH: Final = 2

# -- units: a unit is its token, settlers 0-7 and soldiers 8-15 ----------------------------------------------------
KINDS: Final = ["settler", "soldier", "either"]
SETTLER: Final = 0
SOLDIER: Final = 1
EITHER: Final = 2
TOKENS: Final = 8
UNITS: Final = 16
STRONGEST: Final = 6

# -- rules ---------------------------------------------------------------------------------------------------------
GOAL_CUBES: Final = [0, 0, 3, 4, 4]  # by players: so many end the game
PIECE_PRICE: Final = 3
LEAST_PIECE_PRICE: Final = 2
LEVEL_POINTS: Final = [1, 2, 3, 4]
STEPS: Final = ["despotism", "theocracy", "monarchy", "democracy"]
DESPOTISM: Final = 0
THEOCRACY: Final = 1
MONARCHY: Final = 2
DEMOCRACY: Final = 3

# -- events and modifiers ------------------------------------------------------------------------------------------
EVENTS: Final = [
    "research",
    "first-research",
    "explore",
    "settle",
    "fortify",
    "build",
    "recruit",
    "goal",
    "produce-population",
    "produce-coins",
]
RESEARCH: Final = 0
FIRST_RESEARCH: Final = 1
EXPLORE: Final = 2
SETTLE: Final = 3
FORTIFY: Final = 4
BUILD: Final = 5
RECRUIT: Final = 6
GOAL: Final = 7
PRODUCE_POPULATION: Final = 8
PRODUCE_COINS: Final = 9
TRIGGERS: Final = 48  # at most, so that a set of them is one small number
MODIFIERS: Final = ["movement-bonus", "explore-limit", "structure-price", "buy-pop-price"]
MOVEMENT_BONUS: Final = 0
EXPLORE_LIMIT: Final = 1
STRUCTURE_PRICE: Final = 2
BUY_PRICE: Final = 3

# -- cards: technologies, leaders, territories, structures ---------------------------------------------------------
LEADER: Final = TECHNOLOGIES
TERRITORY: Final = LEADER + LEADERS
STRUCTURE: Final = TERRITORY + TERRITORIES
CARDS: Final = STRUCTURE + STRUCTURES
BACKS: Final = 11  # technologies I-IV, leaders II-IV, territories, structures I-III

# -- zones of cards ------------------------------------------------------------------------------------------------
DECK: Final = 0  # technologies II and III face down: DECK + 0, DECK + 1
TREE: Final = 2  # technologies on slots
REVEALED: Final = 3  # technologies just turned up
LEADERS_DOWN: Final = 4  # on their slots, in the order of the slots that still have one
STACK: Final = 5  # structures face down, by level: 5-7
OPEN: Final = 8  # structures in the display, by level: 8-10
LAND: Final = 11  # territories face down
FOUND: Final = 12  # a territory just turned up
MAP: Final = 13  # territories on the map
BUILT: Final = 14  # structures on the map
BOX: Final = 15  # out of the game
HAND: Final = 16  # structures of a seat
HELD: Final = 20  # leaders of a seat
PRIVATE: Final = 24  # private technologies of a seat
ZONES: Final = 28

# -- places: the cradle, the start tiles, then territories by number -----------------------------------------------
CRADLE: Final = 0
START: Final = 1
FIELD: Final = 5
PLACES: Final = FIELD + TERRITORIES
UNKNOWN: Final = PLACES  # beyond the edge of the map, for labels

# -- the map: axial coordinates (q, r) on a square grid large enough for every chain of 24 tiles -------------------
WIDTH: Final = 33
MIDDLE: Final = 16 * WIDTH + 16
SIDES: Final = 6
SIDE_STEP: Final = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH]  # counter-clockwise from east
START_CELLS: Final = [
    [],
    [],
    [MIDDLE + 1, MIDDLE - 1],
    [MIDDLE + 1, MIDDLE + WIDTH - 1, MIDDLE - WIDTH],
    [MIDDLE + 1, MIDDLE + WIDTH - 1, MIDDLE - 1, MIDDLE + 1 - WIDTH],
]

MOST_SEATS: Final = len(START_CELLS) - 1


def axial(cell: int) -> list[int]:
    """The coordinates (q, r) of a cell; the cradle is (0, 0)."""
    return [cell % WIDTH - MIDDLE % WIDTH, cell // WIDTH - MIDDLE // WIDTH]
