"""Bazaar, a made-up title that proves the kernel and the laws. The one to learn from is `examples/ferry`.

It has everything that can go wrong: a deck that is shuffled again, hands, a face-down heap, open lanes with notes,
a public market, sealed bids, a reaction that not everybody can give, and a blind theft.
"""

from __future__ import annotations

from typing import Final, TypedDict

from cradle.core.cards import Cards
from cradle.core.content import Entry, parse
from cradle.core.game import Game
from cradle.core.journal import News
from cradle.core.plain import Plain, row, seats_of
from cradle.core.rng import Rng, seeded
from cradle.core.sheet import ScoreSheet
from cradle.core.step import OPEN, SEALED, Question, Step, Steps
from cradle.core.title import Box, Option, Title
from cradle.core.words import Kind

CARDS: Final = 24  # colour = card // 8; red cards are guards
EACH: Final = 8
WISHES: Final = 2
BIDS: Final = 4
DECK, DISCARD, ASIDE, MARKET, HAND = range(5)  # zones; one hand a seat

DROP: Final = Kind("drop", "bazaar/2.1", ("card", CARDS))
WISH: Final = Kind("wish", "bazaar/2.2", ("add", "colour", 3), "show", "stop", facts="left", about="coins")
PICK: Final = Kind("pick", "bazaar/3.1", ("buy", "card", CARDS), "pass", facts="price")
BID: Final = Kind("bid", "bazaar/4.1", ("pay", "coins", BIDS))
GUARD: Final = Kind("guard", "bazaar/4.2", ("play", "card", CARDS), "pass")
DROPPED: Final = News("dropped", "", "card")
SHOWED: Final = News("showed", "count")
BOUGHT: Final = News("bought", "card")
WON: Final = News("won", "coins")
STOLE: Final = News("stole", "from-seat", "card")

CONTENT: Final = """
[game]
provenance = "source"
rounds = [2, 3]
purse = [3, 5]

[[colour]]
id = "red"
provenance = "source"

[[colour]]
id = "green"
provenance = "source"

[[colour]]
id = "blue"
provenance = "source"
"""


class Player(TypedDict):
    coins: int
    points: int
    cards: int


class View(TypedDict):
    pending: list[object]
    round: list[int]
    bank: int
    coins: list[int]
    points: list[int]
    bids: list[int]
    note: list[int]
    deck: list[int]
    discard: list[int]
    aside: list[int]
    market: list[int]
    hands: list[list[int]]
    players: list[Player]


class Bazaar(Game["Bazaar"]):
    def __init__(self, seats: int, rng: Rng) -> None:
        zones = HAND + seats if seats else 0
        super().__init__(seats, rng, Cards([0] * CARDS, zones, (2 << seats) - 1, 1))
        self.cards.bags = [ASIDE, *range(HAND, zones)]
        self.cards.holders = [0] + [1 << s for s in range(seats)]
        self.round = 0
        self.last = 0  # round
        self.bank = 0
        self.coins = [0] * seats
        self.points = [0] * seats
        self.bids = [0] * seats
        self.guarded = 0  # mask of the seats that played a guard

    def clone(self) -> Bazaar:
        t = Bazaar(0, self.rng.copy())
        t.copy_kernel(self)
        t.round, t.last, t.bank, t.guarded = self.round, self.last, self.bank, self.guarded
        t.coins, t.points, t.bids = self.coins[:], self.points[:], self.bids[:]
        return t

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins
        self.bank += coins

    def dump(self) -> Plain:
        data = self.dump_kernel()
        data["place"] = [self.round, self.last, self.bank, self.guarded]
        data["coins"], data["points"], data["bids"] = self.coins[:], self.points[:], self.bids[:]
        return data

    def view(self, eye: int) -> View:
        cards = self.cards
        return {
            "pending": self.pending(),
            "round": [self.round, self.last],
            "bank": self.bank,
            "coins": self.coins[:],
            "points": self.points[:],
            "bids": self.bids[:],
            "note": self.note(eye),
            "deck": cards.seen(DECK, eye),
            "discard": cards.seen(DISCARD, eye),
            "aside": cards.bag(ASIDE, eye),
            "market": cards.seen(MARKET, eye),
            "hands": [cards.bag(HAND + s, eye) for s in range(self.seats)],
            "players": [self.player(s) for s in range(self.seats)],
        }

    def player(self, seat: int) -> Player:
        return {"coins": self.coins[seat], "points": self.points[seat], "cards": len(self.cards.zones[HAND + seat])}

    def numbers(self, seat: int) -> dict[str, int]:
        cards = len(self.cards.zones[HAND + seat])
        return {"coins": self.coins[seat], "points": self.points[seat], "cards": cards}

    def sheet(self) -> ScoreSheet:
        hands = self.cards.zones[HAND:]
        sheet = ScoreSheet(self.seats)
        sheet.line("coins", self.coins[:])
        sheet.line("wishes", self.points[:])
        sheet.line("colours", [2 * len({card // EACH for card in hand}) for hand in hands])
        sheet.ties = [[len(hand)] for hand in hands]
        return sheet

    def audit(self) -> str:
        if self.bank + sum(self.coins) != 20 or min(self.coins) < 0:
            return f"20 coins are now {self.bank} and {self.coins}"
        return self.cards.audit()

    def rounds(self) -> int:
        return self.round


class Deal(Step[Bazaar]):
    """Two cards a seat and as many on the market; then drop and wish, market, bids, theft."""

    def run(self, t: Bazaar) -> None:
        if t.round == t.last:
            return
        t.round += 1
        if len(t.cards.zones[DECK]) < 3 * t.seats:
            for card in t.cards.zones[DISCARD][:]:
                t.cards.move(card, DISCARD, DECK, t.cards.everybody)
            t.cards.shuffle(DECK, t.rng)
        for s in range(t.seats):
            for target, shown in ((HAND + s, 1 << s), (HAND + s, 1 << s), (MARKET, t.cards.everybody)):
                if t.cards.zones[DECK]:
                    t.cards.draw(DECK, target, shown)
        t.push(self)
        t.push(Bidding())
        t.push(Market(0))
        t.together([Drop(s) for s in range(t.seats) if t.cards.zones[HAND + s]], OPEN)


class Drop(Question[Bazaar]):
    """One card of the hand goes aside, face down."""

    def kind(self) -> Kind:
        return DROP

    def why(self, t: Bazaar, answer: int) -> str:
        return "" if answer in t.cards.zones[HAND + self.seat] else "bazaar/2.1"

    def take(self, t: Bazaar, answer: int) -> None:
        t.whisper(DROPPED, self.seat, [], [answer], t.cards.known[answer])
        t.cards.put_away(answer, HAND + self.seat, ASIDE)
        t.cards.own(ASIDE).sort()  # the order of arrival must not matter
        t.push(Wish(self.seat))


class Wish(Question[Bazaar]):
    """Note up to two colours, then show them for a point each."""

    def kind(self) -> Kind:
        return WISH

    def why(self, t: Bazaar, answer: int) -> str:
        note = t.notes[self.seat]
        if answer == 3:
            return "" if note else "bazaar/2.2"
        return "bazaar/2.3" if answer < 3 and (len(note) == WISHES or answer in note) else ""

    def facts(self, t: Bazaar, answer: int) -> list[int]:
        return [WISHES - len(t.notes[self.seat])]

    def about(self, t: Bazaar) -> list[int]:
        return [t.coins[self.seat]]

    def take(self, t: Bazaar, answer: int) -> None:
        if answer < 3:
            t.notes[self.seat] = [*t.notes[self.seat], answer]
            t.push(self)
            return
        if answer == 3:
            t.points[self.seat] += len(t.notes[self.seat])
            t.tell(SHOWED, self.seat, [len(t.notes[self.seat])])
        t.notes[self.seat] = []


class Market(Step[Bazaar]):
    """In seat order everybody may buy one card; the rest is discarded."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Bazaar) -> None:
        if self.turn < t.seats:
            t.push(Market(self.turn + 1))
            t.push(Pick(self.turn))
            return
        for card in t.cards.zones[MARKET][:]:
            t.cards.move(card, MARKET, DISCARD, t.cards.everybody)


class Pick(Question[Bazaar]):
    def kind(self) -> Kind:
        return PICK

    def why(self, t: Bazaar, answer: int) -> str:
        if answer == CARDS:
            return ""
        if answer not in t.cards.zones[MARKET]:
            return "bazaar/3.1"
        return "" if t.coins[self.seat] else "bazaar/3.2"

    def facts(self, t: Bazaar, answer: int) -> list[int]:
        return [1 if answer < CARDS else 0]

    def take(self, t: Bazaar, answer: int) -> None:
        if answer < CARDS:
            t.pay(self.seat, 1)
            t.cards.move(answer, MARKET, HAND + self.seat, t.cards.everybody)
            t.tell(BOUGHT, self.seat, [answer])


class Bidding(Step[Bazaar]):
    def run(self, t: Bazaar) -> None:
        t.push(Win())
        t.together([Bid(s) for s in range(t.seats)], SEALED)


class Bid(Question[Bazaar]):
    """Everybody pays; whoever pays most may steal from the next seat."""

    def kind(self) -> Kind:
        return BID

    def why(self, t: Bazaar, answer: int) -> str:
        return "" if answer <= t.coins[self.seat] else "bazaar/4.1"

    def take(self, t: Bazaar, answer: int) -> None:
        t.pay(self.seat, answer)
        t.bids[self.seat] = answer


class Win(Step[Bazaar]):
    def run(self, t: Bazaar) -> None:
        thief = t.bids.index(max(t.bids))
        t.guarded = 0
        t.tell(WON, thief, [t.bids[thief]])
        t.push(Theft(thief))
        t.together([Guard(s) for s in reactors(t)], SEALED)


def reactors(t: Bazaar) -> list[int]:
    """Whoever could hold a guard is asked, also if there is none in the hand."""
    return [s for s in range(t.seats) if t.cards.zones[HAND + s]]


class Guard(Question[Bazaar]):
    def kind(self) -> Kind:
        return GUARD

    def why(self, t: Bazaar, answer: int) -> str:
        if answer == CARDS:
            return ""
        if answer not in t.cards.zones[HAND + self.seat]:
            return "bazaar/2.1"
        return "" if answer < EACH else "bazaar/4.2"

    def take(self, t: Bazaar, answer: int) -> None:
        if answer < CARDS:
            t.guarded |= 1 << self.seat
            t.cards.move(answer, HAND + self.seat, DISCARD, t.cards.everybody)


class Theft(Step[Bazaar]):
    """A card of the next seat's hand, taken blindly, unless that seat is guarded."""

    def __init__(self, thief: int) -> None:
        self.thief = thief

    def run(self, t: Bazaar) -> None:
        victim = (self.thief + 1) % t.seats
        hand = t.cards.zones[HAND + victim]
        if hand and not (t.guarded >> victim) & 1:
            card = hand[t.rng.below(len(hand))]
            both = 1 << self.thief | 1 << victim
            blind(t, HAND + victim, both)
            t.cards.move(card, HAND + victim, HAND + self.thief, both)
            t.whisper(STOLE, self.thief, [victim], [card], both)


def blind(t: Bazaar, zone: int, both: int) -> None:
    """The others no longer know what the hand holds, nor of which mix the stolen card is."""
    t.cards.forget(zone, both)
    t.cards.remix(zone)


STEPS: Final = Steps[Bazaar](
    [Deal, Market, Bidding, Win, Theft],
    [(DROP, Drop), (WISH, Wish), (PICK, Pick), (BID, Bid), (GUARD, Guard)],
)


class BazaarBox(Box):
    def __init__(self, document: Plain) -> None:
        super().__init__(document)
        whole = Entry(document, "")
        game = whole.entry("game")
        game.provenance()
        self.rounds = game.wholes("rounds", 2, 1, 9)
        self.purse = game.wholes("purse", 2, 1, 5)
        game.done()
        self.colours = [entry.text("id") for entry in whole.entries("colour", 3)]
        whole.done()

    def nouns(self) -> dict[str, list[str]]:
        return {"colour": self.colours, "card": [f"{self.colours[n // EACH]}-{n % EACH}" for n in range(CARDS)]}

    def setup(self, seats: int, choices: list[int], seed: int) -> Bazaar:
        t = Bazaar(seats, seeded(seed))
        t.last = self.rounds[choices[0]]
        t.coins = [self.purse[choices[1]]] * seats
        t.bank = 20 - sum(t.coins)
        t.cards.zones[DECK] = list(range(CARDS))
        t.cards.shuffle(DECK, t.rng)
        t.push(Deal())
        t.settle()
        return t

    def load(self, data: Plain) -> Bazaar:
        t = Bazaar(seats_of(data, TITLE.seats), seeded(0))
        t.load_kernel(data, STEPS)
        t.round, t.last, t.bank, t.guarded = row(data, "place", 4)
        t.coins, t.points, t.bids = (row(data, name, t.seats) for name in ("coins", "points", "bids"))
        return t


class BazaarTitle(Title):
    def __init__(self) -> None:
        options = [Option("length", ["short", "long"], "short"), Option("purse", ["small", "big"], "small", [2])]
        super().__init__("bazaar", 1, [2, 3, 4], options, STEPS.kinds, [DROPPED, SHOWED, BOUGHT, WON, STOLE])
        self.sight = View

    def read(self, document: Plain) -> Box:
        return BazaarBox(document)


TITLE: Final = BazaarTitle()
BOX: Final = BazaarBox(parse(CONTENT, "bazaar.toml"))
