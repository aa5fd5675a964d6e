"""What is in the box: counts, numbers of components, zones, and the words that content files use for them."""

from __future__ import annotations

from typing import Final

# -- resources, tracks, buildings ----------------------------------------------------------------------------------

RESOURCES: Final = ["coin", "worker", "food", "culture"]
COIN: Final = 0
WORKER: Final = 1
FOOD: Final = 2
CULTURE: Final = 3
MOST: Final = 8  # of each resource

TRACKS: Final = ["exploration", "science", "military", "technology"]
EXPLORATION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
TECHNOLOGY: Final = 3
END: Final = 12  # the last space of a track
TIER: Final = 3  # spaces of a tier; the start is before the first

BOTS: Final = ["automa", "shadow"]
SHADOW: Final = 1
BUILDINGS: Final = ["farm", "house", "market", "armory"]
MARKET: Final = 2
ROW: Final = 5  # buildings of a kind
ANY_BUILDING: Final = 4

TERRAINS: Final = ["sea", "desert", "forest", "grassland", "mountain"]
SEA: Final = 0

# -- cards and tiles: one number each, back by back ------------------------------------------------------------------

TAPESTRIES: Final = 50
TECHNOLOGIES: Final = 33
TILES: Final = 48
SPACES: Final = 15
CIVILIZATIONS: Final = 16
DECISIONS: Final = 22
TECHNOLOGY_0: Final = 50
TILE_0: Final = 83
SPACE_0: Final = 131
CIVILIZATION_0: Final = 146
DECISION_0: Final = 162
BACKS: Final = [0] * 50 + [1] * 33 + [2] * 48 + [3] * 15 + [4] * 16 + [5] * 22
KINDS: Final = 44  # different tapestry cards
LANDMARKS: Final = 18
TRACK_LANDMARKS: Final = 12

# -- zones -----------------------------------------------------------------------------------------------------------

TAPESTRY_DECK: Final = 0
TAPESTRY_DISCARD: Final = 1
TECHNOLOGY_DECK: Final = 2
TECHNOLOGY_DISCARD: Final = 3
DISPLAY: Final = 4
TILE_DECK: Final = 5
TILE_DISCARD: Final = 6
LAID: Final = 7  # tiles on the map
SPACE_DECK: Final = 8
CIVILIZATION_DECK: Final = 9
CIVILIZATION_DISCARD: Final = 10
AWAY: Final = 11  # back in the real box
DECISION_DECK: Final = 12
DECISION_DISCARD: Final = 13
DECISION_PAIR: Final = 14
PROGRESS_DECK: Final = 15
SHARED: Final = 16
SHARED_BACKS: Final = [0, 0, 1, 1, 1, 2, 2, 2, 3, 4, 4, -1, 5, 5, 5, 5]  # what lies in each of them; -1 anything
# of each player
HAND: Final = 0
MAT: Final = 1  # tapestry cards on the income mat, oldest first
TECHS: Final = 2
SUPPLY: Final = 3  # territory tiles
VOYAGES: Final = 4  # space tiles, waiting
EXPLORED: Final = 5  # space tiles, explored
OWN: Final = 6  # civilizations
PRIVATE: Final = 7  # a private deck (adjusted Mystics)
SPENT: Final = 8  # its discards
ZONES_EACH: Final = 9
OWN_BACKS: Final = [0, 0, 1, 2, 3, 3, 4, 0, 0]

# -- map -------------------------------------------------------------------------------------------------------------

HEXES: Final = 61
OUTPOSTS: Final = 10
# pieces on the map: seat | kind << 3 | LYING
NO_PIECE: Final = -1
OUTPOST: Final = 0
TRADER: Final = 1
SEAL: Final = 2
BUILDING: Final = 3  # 3-6
LANDMARK: Final = 7  # 7-24
LYING: Final = 256

# -- capital ---------------------------------------------------------------------------------------------------------

CAPITALS: Final = 6
SIDE: Final = 9
DISTRICT: Final = 3  # plots of its side
CELLS: Final = 81
LOW: Final = 45  # cells of the first of the two masks: rows 0-4
FREE: Final = 0
ROCK: Final = 1
HOUSED: Final = 2  # 2-5: an income building
STANDS: Final = 6  # 6-23: a landmark

# -- achievements, score lines, options --------------------------------------------------------------------------------

FINISH_TRACK: Final = 0
TOPPLE_TWO: Final = 1
CENTRE_ISLAND: Final = 2
LINES: Final = [
    "income",
    "tracks",
    "technologies",
    "exploring",
    "conquest",
    "tapestries",
    "civilizations",
    "achievements",
]
BY_INCOME: Final = 0
BY_TRACKS: Final = 1
BY_TECHNOLOGIES: Final = 2
BY_EXPLORING: Final = 3
BY_CONQUEST: Final = 4
BY_TAPESTRIES: Final = 5
BY_CIVILIZATIONS: Final = 6
BY_ACHIEVEMENTS: Final = 7
ADJUSTMENTS: Final = ["original", "official-start", "experimental", "pack"]
OFFICIAL: Final = 1
EXPERIMENTAL: Final = 2
PACK: Final = 3

# -- what waits for what ----------------------------------------------------------------------------------------------

EVENTS: Final = [
    "invent", "draw", "market", "build", "upgrade", "science", "tier", "landmark", "taken-landmark", "rock",
    "rival-military", "conquer-tile",
]  # fmt: skip
ON_INVENT: Final = 0
ON_DRAW: Final = 1
ON_MARKET: Final = 2
ON_BUILD: Final = 3
ON_UPGRADE: Final = 4
ON_SCIENCE: Final = 5
ON_TIER: Final = 6
ON_LANDMARK: Final = 7
ON_TAKEN_LANDMARK: Final = 8
ON_ROCK: Final = 9
ON_RIVAL_MILITARY: Final = 10
ON_CONQUER_TILE: Final = 11

RULES: Final = [
    "no-military", "no-science", "two-rolls", "ignore-needs", "build-on-rock", "free-bonus", "both-dice", "no-traps",
    "double-tile", "outpost-on-tile", "sail", "ally", "marriage", "coin-income", "food-trade", "play-drawn",
]  # fmt: skip
NO_MILITARY: Final = 1 << 0
NO_SCIENCE: Final = 1 << 1
TWO_ROLLS: Final = 1 << 2
IGNORE_NEEDS: Final = 1 << 3
BUILD_ON_ROCK: Final = 1 << 4
FREE_BONUS: Final = 1 << 5
BOTH_DICE: Final = 1 << 6
NO_TRAPS: Final = 1 << 7
DOUBLE_TILE: Final = 1 << 8
OUTPOST_ON_TILE: Final = 1 << 9
SAIL: Final = 1 << 10
ALLY: Final = 1 << 11
MARRIAGE: Final = 1 << 12
COIN_INCOME: Final = 1 << 13
FOOD_TRADE: Final = 1 << 14
PLAY_DRAWN: Final = 1 << 15

# -- civilizations -----------------------------------------------------------------------------------------------------

CIVILIZATION_IDS: Final = [
    "alchemists", "architects", "craftsmen", "entertainers", "futurists", "heralds", "historians", "inventors",
    "isolationists", "leaders", "merrymakers", "militants", "mystics", "nomads", "the-chosen", "traders",
]  # fmt: skip
ALCHEMISTS: Final = 0
ARCHITECTS: Final = 1
CRAFTSMEN: Final = 2
ENTERTAINERS: Final = 3
FUTURISTS: Final = 4
HERALDS: Final = 5
HISTORIANS: Final = 6
INVENTORS: Final = 7
ISOLATIONISTS: Final = 8
LEADERS: Final = 9
MERRYMAKERS: Final = 10
MILITANTS: Final = 11
MYSTICS: Final = 12
NOMADS: Final = 13
CHOSEN: Final = 14
TRADERS: Final = 15
