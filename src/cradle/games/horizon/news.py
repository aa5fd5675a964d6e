"""Beyond the Horizon: what is told to the log. Cards tell their own movements; this is the rest."""

from __future__ import annotations

from typing import Final

from cradle.core.journal import News

GOVERNED: Final = News("governed", "government")
BEGAN: Final = News("began", "round")
LAST_ROUND: Final = News("last-round", "round", harms="all")
ACTED: Final = News("acted", "action coins space")
RESEARCHED: Final = News("researched", "slot technology")
MET: Final = News("met", "leader", gains="leader")
COLOURED: Final = News("coloured", "colour")
LEARNED: Final = News("learned", "technology", gains="technology")
GAINED_COINS: Final = News("gained-coins", "coins")
GAINED_POPULATION: Final = News("gained-population", "pieces")
GAINED_TOKEN: Final = News("gained-token", "sort tokens")
GAINED_POINTS: Final = News("gained-points", "points")
INVESTED: Final = News("invested", "track cubes")
UNCOVERED: Final = News("uncovered", "track number cells")
STEPPED: Final = News("stepped", "step")
TOOK: Final = News("took", "structure")
RECRUITED: Final = News("recruited", "kind strength place")
STRENGTHENED: Final = News("strengthened", "kind strength place")
WENT: Final = News("went", "kind strength place from-place")
EXPLORED: Final = News("explored", "place")
SETTLED: Final = News("settled", "place")
FORTIFIED: Final = News("fortified", "place")
BUILT_NEW: Final = News("built", "structure place price", gains="structure")
BUILT_SECOND: Final = News("joined", "structure place price", gains="structure")
PRODUCED_POPULATION: Final = News("produced-population", "pieces")
PRODUCED_COINS: Final = News("produced-coins", "coins")
BOUGHT: Final = News("bought", "price")
RECALLED: Final = News("recalled", "kind strength place")
SOLD: Final = News("sold")
COMPLETED: Final = News("completed", "goal points", gains="goal")

ALL: Final = [
    GOVERNED,
    BEGAN,
    LAST_ROUND,
    ACTED,
    RESEARCHED,
    MET,
    COLOURED,
    LEARNED,
    GAINED_COINS,
    GAINED_POPULATION,
    GAINED_TOKEN,
    GAINED_POINTS,
    INVESTED,
    UNCOVERED,
    STEPPED,
    TOOK,
    RECRUITED,
    STRENGTHENED,
    WENT,
    EXPLORED,
    SETTLED,
    FORTIFIED,
    BUILT_NEW,
    BUILT_SECOND,
    PRODUCED_POPULATION,
    PRODUCED_COINS,
    BOUGHT,
    RECALLED,
    SOLD,
    COMPLETED,
]
