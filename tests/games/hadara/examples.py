"""The worked examples of the printed rules, and small cases made from their numbers, as plain values.

Steps are income, military, culture, food. A row names the clauses that it shows; tests take the rows one by one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Steps = tuple[int, int, int, int]
NO_STEPS: Final = (0, 0, 0, 0)


class Start(NamedTuple):
    """A side of a setup card and what its owner begins with."""

    id: str
    clauses: list[str]
    card: str
    side: str
    coins: int
    initiative: int
    steps: Steps


STARTS: Final = [Start("setup-card", ["2.8"], "s2", "a", coins=8, initiative=2, steps=(2, 1, 3, 4))]


class Deal(NamedTuple):
    """How many cards of each of the five colours lie on the board."""

    id: str
    clauses: list[str]
    seats: int
    epoch: int
    cards: int


DEALS: Final = [
    Deal("deck-size-4-players-epoch-1", ["2.2"], seats=4, epoch=1, cards=8),
    Deal("deck-size-4-players-later", ["2.2", "12.2"], seats=4, epoch=2, cards=8),
    Deal("deck-size-2", ["2.2"], seats=2, epoch=1, cards=4),
    Deal("deck-size-5", ["2.2"], seats=5, epoch=1, cards=10),
]


class Stack(NamedTuple):
    """How many tiles each of the five colony stacks has."""

    id: str
    clauses: list[str]
    seats: int
    tiles: int


STACKS: Final = [
    Stack("colony-stack-3", ["2.4"], seats=3, tiles=3),
    Stack("colony-stack-5", ["2.4"], seats=5, tiles=5),
]


class Leading(NamedTuple):
    """Initiatives of the seats, and by initiative who leads the three epochs and who begins with a coin more."""

    id: str
    clauses: list[str]
    initiatives: list[int]
    leaders: list[int]
    extra_coin: list[int]


LEADINGS: Final = [
    Leading("starter-2", ["3.1a", "2.9b"], [1, 4], leaders=[1, 4, 1], extra_coin=[4]),
    Leading("starter-3", ["3.1", "2.9a"], [5, 2, 3], leaders=[2, 3, 5], extra_coin=[]),
]


class Draw(NamedTuple):
    """A crest points at a deck: so many cards are drawn, laid on the pile of their colour, bought or sold."""

    id: str
    clauses: list[str]
    crest: str
    colour: str
    drawn: int
    laid: int
    kept: int


DRAWS: Final = [Draw("wheel-draw", ["4.2", "4.3", "4.4"], "monkey", "red", drawn=2, laid=1, kept=1)]


class Turn(NamedTuple):
    """A crest before and after the wheel has moved on, where the second colour follows the first clockwise."""

    id: str
    clauses: list[str]
    crest: str
    before: str
    after: str


TURNS: Final = [Turn("wheel-turn", ["4.6"], "monkey", before="red", after="yellow")]


class Purchase(NamedTuple):
    """A card bought by an owner of so many of its colour; with steps and points where the example has them."""

    id: str
    clauses: list[str]
    card: str
    colour: str
    printed: int
    owned: int
    price: int
    steps: Steps | None
    points: int | None


PURCHASES: Final = [
    Purchase(
        "card-anatomy", ["5.1", "5.3"], "b1-01", "blue", printed=3, owned=0, price=3, steps=(0, 0, 2, 1), points=2
    ),
    Purchase("price-reduction", ["5.1"], "b1-10", "blue", printed=5, owned=2, price=3, steps=None, points=None),
]


class Sale(NamedTuple):
    """A card sold in an epoch by somebody with so many selling bonuses."""

    id: str
    clauses: list[str]
    epoch: int
    bonuses: int
    coins: int


SALES: Final = [
    Sale("sell-epoch-1", ["5.4", "5.5"], epoch=1, bonuses=0, coins=2),
    Sale("sell-1", ["5.4"], epoch=1, bonuses=0, coins=2),
    Sale("sell-2", ["5.4"], epoch=2, bonuses=0, coins=3),
    Sale("sell-with-bonus", ["5.4", "14.3"], epoch=3, bonuses=1, coins=5),
]


class Move(NamedTuple):
    """A track before and after some steps, with its "+10" tiles and the place of its marker."""

    id: str
    clauses: list[str]
    before: int
    steps: int
    after: int
    tens: int
    marker: int


MOVES: Final = [
    Move("track-over-10", ["5.6"], before=9, steps=3, after=12, tens=1, marker=2),
    Move("track-exactly-10", ["5.6a"], before=8, steps=2, after=10, tens=0, marker=10),
]


class Earning(NamedTuple):
    """The coins of an income step; the tracks stay."""

    id: str
    clauses: list[str]
    tracks: Steps
    gap_cards: int
    coins: int


EARNINGS: Final = [
    Earning("income-12", ["6.1", "6.2"], (12, 0, 0, 0), gap_cards=0, coins=12),
    Earning("income-gap-equal", ["14.14", "14.14a"], (6, 6, 7, 2), gap_cards=1, coins=8),
]


class Front(NamedTuple):
    """What the front of a colony says."""

    id: str
    clauses: list[str]
    tile: str
    value: int
    plunder: int
    annex: int
    points: int


FRONTS: Final = [Front("colony-anatomy-front", ["7.6", "7.7"], "c03-1", value=3, plunder=3, annex=1, points=2)]


class Taking(NamedTuple):
    """A colony that somebody wants to take. `coins` is what the purse gains or, below 0, loses, all in all."""

    id: str
    clauses: list[str]
    military: int
    value: int
    annex: bool
    allowed: bool = True
    tile: str = ""  # the tile on top, where it matters
    owned: tuple[int, ...] = ()  # values of colonies taken before
    colony_coins: int = 0  # coins from cards for taking a colony
    buyer: bool = False  # owns the card that buys requirements
    coins: int | None = None
    points: int | None = None
    steps: Steps = NO_STEPS
    paid: int = 0  # coins for missing military


TAKINGS: Final = [
    Taking("colony-anatomy-reverse", ["7.7"], 3, 3, annex=True, tile="c03-1", coins=-1, steps=(1, 1, 0, 0)),
    Taking("colony-plunder-15", ["7.2", "7.6"], 19, 15, annex=False, coins=5, points=8),
    Taking("colony-annex-9", ["7.2", "7.7"], 12, 9, annex=True, tile="c09-1", coins=-1, points=5, steps=(0, 2, 1, 0)),
    Taking("colony-too-weak", ["7.2"], 8, 9, annex=False, allowed=False),
    Taking("colony-equal", ["7.2"], 9, 9, annex=False, coins=4, points=5),
    Taking("colony-twice-same", ["7.4"], 20, 15, annex=False, owned=(15,), allowed=False),
    Taking("colony-coins-card", ["14.10"], 19, 15, annex=False, colony_coins=4, coins=9, points=8),
    Taking("purple-buy-requirement", ["14.21"], 14, 15, annex=False, buyer=True, paid=3),
    Taking("buy-requirement-limit", ["14.21a"], 19, 30, annex=False, buyer=True, allowed=False),
]


class Space(NamedTuple):
    """What a bust space says."""

    id: str
    clauses: list[str]
    bust: str
    requirement: int
    points: int


SPACES: Final = [Space("bust-anatomy", ["8.2", "13.3"], "bust-1", requirement=6, points=4)]


class Carving(NamedTuple):
    """A bust carved with a tile on its track side or its points side; culture stays. `points` is all it is worth."""

    id: str
    clauses: list[str]
    culture: int
    bust: str
    track: str
    track_side: bool
    steps: Steps
    points: int
    bust_bonus: bool = False


CARVINGS: Final = [
    Carving("bust-tile-track-side", ["8.2", "8.6"], 13, "bust-2", "income", True, steps=(3, 0, 0, 0), points=8),
    Carving("bust-tile-vp-side", ["8.2", "8.7"], 20, "bust-3", "military", False, steps=NO_STEPS, points=14 + 4),
    Carving("bust-bonus-track", ["14.15"], 13, "bust-2", "income", True, (5, 0, 0, 0), points=8, bust_bonus=True),
]


class Taken(NamedTuple):
    """The top card of a pile: what may be done with it."""

    id: str
    clauses: list[str]
    colour: str
    choices: list[str]


TAKEN: Final = [Taken("phase-b-take", ["9.3", "9.5"], "purple", choices=["buy", "sell"])]


class Meal(NamedTuple):
    """A feeding step; the cards that go carry no food. `gained` are coins for surplus food."""

    id: str
    clauses: list[str]
    food: int
    cards: int
    discards: int = 0
    buyout: bool = False
    bought_off: int = 0
    paid: int = 0
    surplus: bool = False
    gained: int = 0


MEALS: Final = [
    Meal("feeding-enough", ["10.2"], food=9, cards=6),
    Meal("feeding-short", ["10.3"], food=6, cards=7, discards=1),
    Meal("purple-food-buyout-all", ["14.12"], food=9, cards=11, buyout=True, bought_off=2, paid=4),
    Meal("purple-food-buyout-part", ["14.12", "14.12b"], 9, 11, discards=1, buyout=True, bought_off=1, paid=2),
    Meal("food-buyout-limit", ["14.12a"], food=4, cards=12, discards=2, buyout=True, bought_off=6, paid=12),
    Meal("surplus-coins", ["14.13"], food=12, cards=10, surplus=True, gained=6),
    Meal("surplus-coins-cap", ["14.13"], food=20, cards=10, surplus=True, gained=12),
]


class Loss(NamedTuple):
    """A card discarded in the feeding step, the steps lost, and the coins it brings."""

    id: str
    clauses: list[str]
    card: str
    colour: str
    lost: Steps
    coins: int


LOSSES: Final = [Loss("feeding-discard-tracks", ["10.4", "10.6"], "y1-01", "yellow", lost=(1, 1, 0, 0), coins=0)]


class Prices(NamedTuple):
    """What medals cost in an epoch, with or without a discount card."""

    id: str
    clauses: list[str]
    epoch: int
    discount: bool
    silver: int
    gold: int


PRICES: Final = [
    Prices("medal-price-2", ["11.2"], epoch=2, discount=False, silver=9, gold=12),
    Prices("medal-price-3", ["11.2"], epoch=3, discount=False, silver=20, gold=30),
    Prices("medal-price-discount-3", ["14.11"], epoch=3, discount=True, silver=15, gold=22),
]


class Silver(NamedTuple):
    """Silver medals: the tracks at the end, the tracks that the tiles name, and the points."""

    id: str
    clauses: list[str]
    tracks: Steps
    tiles: list[str]
    points: int
    full_cards: int = 0


SILVERS: Final = [
    Silver("silver-30", ["13.4"], (0, 30, 0, 0), ["military"], points=15),
    Silver("score-silver-27", ["13.4"], (0, 27, 0, 0), ["military"], points=14),
    Silver("score-silver-18", ["13.4"], (18, 0, 0, 0), ["income"], points=9),
    Silver("score-silver-both", ["13.4"], (18, 27, 0, 0), ["military", "income"], points=23),
    Silver("silver-full-one", ["14.16", "14.16a"], (18, 27, 0, 0), ["military", "income"], points=36, full_cards=1),
]
SILVER_EVERY_POINTS: Final = 45  # silver-full-one with the option of 15.2


class Gold(NamedTuple):
    """Gold medals: so many sets and medals."""

    id: str
    clauses: list[str]
    sets: int
    medals: int
    points: int


GOLDS: Final = [
    Gold("gold-3-sets", ["13.5"], sets=3, medals=1, points=21),
    Gold("gold-two-medals", ["13.5"], sets=1, medals=2, points=14),
    Gold("score-gold", ["13.5"], sets=3, medals=1, points=21),
]


class Sets(NamedTuple):
    """Cards of each colour (yellow, red, blue, green, purple; jokers among the purple ones) and the sets they make."""

    id: str
    clauses: list[str]
    cards: tuple[int, int, int, int, int]
    jokers: int
    sets: int


SETS: Final = [
    Sets("sets-count", ["13.5a"], (3, 4, 3, 3, 3), jokers=0, sets=3),
    Sets("sets-joker", ["14.18", "14.18a"], (2, 3, 3, 3, 4), jokers=1, sets=3),
]


class Sum(NamedTuple):
    """A line of the score sheet made from single values."""

    id: str
    clauses: list[str]
    line: str
    values: list[int]
    points: int


SUMS: Final = [
    Sum("score-colonies", ["13.2"], "colonies", [2, 5, 8, 11], points=26),
    Sum("score-busts", ["13.3"], "busts", [4, 8, 14 + 4], points=30),
    Sum("score-cards", ["13.6"], "cards", [3, 2, 4, 4, 4, 1, 1, 2, 2, 2, 4, 3, 5, 2, 6, 2], points=47),
    Sum("score-total", ["13.8"], "total", [26, 30, 23, 21, 47, 2], points=149),
]


class Purse(NamedTuple):
    """Coins at the end: their points and what is left for ties."""

    id: str
    clauses: list[str]
    coins: int
    points: int
    left: int


PURSES: Final = [Purse("score-coins", ["13.7", "13.9"], coins=11, points=2, left=1)]


class Count(NamedTuple):
    """A purple card that counts a colour, bought by somebody who owns so many cards of it."""

    id: str
    clauses: list[str]
    card: str
    colour: str
    owned: int
    steps: Steps


COUNTS: Final = [Count("purple-track-per-color", ["14.8", "14.9"], "p1-14", "green", owned=2, steps=(0, 0, 0, 2))]


class Tie(NamedTuple):
    """Points and left-over coins of the seats, and the seats that win."""

    id: str
    clauses: list[str]
    points: list[int]
    left: list[int]
    winners: list[int]


TIES: Final = [
    Tie("tie-coins", ["13.9"], points=[150, 150, 140], left=[3, 1, 4], winners=[0]),
    Tie("tie-shared", ["13.9a"], points=[150, 150], left=[3, 3], winners=[0, 1]),
]
