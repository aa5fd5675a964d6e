"""What is told of a game of Tapestry."""

from __future__ import annotations

from typing import Final

from cradle.core.journal import News

KEPT: Final = News("kept", "civilization capital")
TURN: Final = News("turn", "number", begins=True)
INCOME: Final = News("income", "number")
ADVANCED: Final = News("advanced", "place")
REGRESSED: Final = News("regressed", "track space")
GAINED: Final = News("gained", "amount goods")
PAID: Final = News("paid", "amount goods")
SCORED: Final = News("scored", "points score")
DREW_TILES: Final = News("drew-tiles", "amount")
DREW_CARDS: Final = News("drew-cards", "amount")
PLAYED: Final = News("played", "card", gains="card")
FACE_DOWN: Final = News("face-down", "", harms="seat")
EXPLORED: Final = News("explored", "tile hex", gains="tile")
VOYAGED: Final = News("voyaged", "voyage", gains="voyage")
ROLLED: Final = News("rolled", "track")
DICE: Final = News("dice", "red black red-effect black-effect")
INVENTED: Final = News("invented", "technology", gains="technology")
UPGRADED: Final = News("upgraded", "technology row")
REFRESHED: Final = News("refreshed", "")
CONQUERED: Final = News("conquered", "hex")
TRAPPED: Final = News("trapped", "hex")
BUILT: Final = News("built", "building")
CLAIMED: Final = News("claimed", "landmark", gains="landmark")
ACHIEVED: Final = News("achieved", "achievement", gains="achievement")
JOINED: Final = News("joined", "civilization")  # a further one
GAVE_TILE: Final = News("gave-tile", "tile other-seat")
TOKEN: Final = News("token", "civilization")
FINISHED: Final = News("finished", "points")
WON: Final = News("won", "points automa-points")  # alone, against the Automa
LOST: Final = News("lost", "points automa-points")
# What those who play by themselves do is told of them, not of a seat.
BY_THEMSELVES: Final = [
    TURN, INCOME, ADVANCED, REGRESSED, SCORED, DREW_CARDS, FACE_DOWN, EXPLORED, ROLLED, CONQUERED, TRAPPED, CLAIMED,
    ACHIEVED,
]  # fmt: skip
OF_BOTS: Final = {news.name: News(f"bot-{news.name}", " ".join(["bot", *news.data])) for news in BY_THEMSELVES}

ALL: Final = [
    KEPT, TURN, INCOME, ADVANCED, REGRESSED, GAINED, PAID, SCORED, DREW_TILES, DREW_CARDS, PLAYED, FACE_DOWN, EXPLORED,
    VOYAGED, ROLLED, DICE, INVENTED, UPGRADED, REFRESHED, CONQUERED, TRAPPED, BUILT, CLAIMED, ACHIEVED, JOINED,
    GAVE_TILE, TOKEN, FINISHED, WON, LOST, *OF_BOTS.values(),
]  # fmt: skip
