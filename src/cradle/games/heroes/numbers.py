"""Age of Heroes: the numbers of the rules, and the order in which components are counted."""

from __future__ import annotations

from typing import Final

from cradle.games.heroes.sight import Goal, Promised

MOST_SEATS: Final = 6

# Kinds of resource cards. The first fourteen can lie in a hand; the rest are played as they are drawn.
CARDS: Final = [
    "iron",
    "wood",
    "grain",
    "stone",
    "gold",
    "limestone",
    "concrete",
    "marble",
    "bricks",
    "sandstone",
    "granite",
    "olympics",
    "hero",
    "good-fortune",
    "population-boom",
    "earthquake",
    "volcano",
    "famine",
    "barbarians",
]
GRAIN: Final = 2
GOLD: Final = 4
SPECIAL: Final = 5  # and five more, in the order of the tribes
OLYMPICS: Final = 11
HERO: Final = 12
GOOD_FORTUNE: Final = 13
KEPT: Final = 14  # kinds below this one stay in the hand
BOOM: Final = 14
EARTHQUAKE: Final = 15
VOLCANO: Final = 16
FAMINE: Final = 17
BARBARIANS: Final = 18
KINDS: Final = 19
PLAIN: Final = 4  # kinds below this one can be replaced by gold
MOST_ALIKE: Final = 15  # cards of one kind: a packed hand has four bits for each

TRIBES: Final = ["egyptians", "romans", "greeks", "babylonians", "celts", "chinese"]

ITEMS: Final = ["city", "army", "fortress", "general", "road"]
CITY: Final = 0
ARMY: Final = 1
FORTRESS: Final = 2
GENERAL: Final = 3
ROAD: Final = 4
MOST_ITEMS: Final = 15
WAYS: Final = 8  # ways to pay for one item, gold in place of this or that

STRENGTHS: Final = ["1", "2", "3", "4", "5", "6"]
STRONGEST: Final = 6

GOALS: Final[list[Goal]] = ["conquest", "plunder", "destruction"]
CONQUEST: Final = 0
PLUNDER: Final = 1
DESTRUCTION: Final = 2

PLACES: Final = ["home", "away"]

# What can be promised: to the other side, then about a third tribe.
PLEDGES: Final[list[Promised]] = ["peace", "road", "gift"]
PEACE: Final = 0
CONSENT: Final = 1
GIFT: Final = 2
ATTACK: Final = 3  # and a seat
SHUN: Final = 9  # and a seat
NO_PLEDGE: Final = -1

FIRST_HAND: Final = 3
HAND_LIMIT: Final = 5
MONUMENT: Final = 5
EMPIRE: Final = 5
GENERAL_BONUS: Final = 2
VICTORIES_A_CITY: Final = 2
CARDS_A_VICTORY: Final = 2
VICTORIES_FOR_TWO_STONES: Final = 3

A_SIDE: Final = 5  # cards on one side of an offer
OPEN_OFFERS: Final = 3  # of one seat at a time
DRAFTS: Final = 8  # offers that one seat may begin in one fair
MOST_OFFERS: Final = MOST_SEATS * DRAFTS
MOST_UNITS: Final = 18  # armies and heroes of one side in a battle
MOST_BARBARIANS: Final = 3
SAFETY: Final = 30000
