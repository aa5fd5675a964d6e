"""Age of Heroes: the pieces. Where cards lie, what an army is, and the small things that lie on the table."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import row_of

# Zones of cards
DECK: Final = 0
DISCARD: Final = 1
MONUMENTS: Final = 2  # special resources laid by all tribes: each tribe has its own kind
QUAKES: Final = 3  # earthquakes lying on armies
FIELD: Final = 4  # heroes in the battle
BATTLE: Final = 5
SWORDS: Final = 6  # 6 attacker, 7 defender: battle cards in hand
LINE: Final = 8  # 8 attacker, 9 defender: battle cards under the armies
HAND: Final = 10  # two zones a seat: hand, then immediate cards that wait
DRAWN: Final = 11
SEAT_ZONES: Final = 2

# An army is a few flags; in a battle it can also be a hero, or be led by one.
LED: Final = 1
SHAKEN: Final = 2  # under an earthquake
AWAY: Final = 4
SENT: Final = 8  # away since this very turn
HERO_LED: Final = 16
HERO_ARMY: Final = 32

BARBARIAN: Final = -1  # in place of the attacker's seat

# Single numbers, as a position has them.
TRIBE: Final = [
    "people", "special", "fallen", "cities", "fortresses", "stones", "roads", "due", "kept", "broken",
]  # fmt: skip
OFFER: Final = ["by", "to", "give", "want", "vow", "wish", "reply", "request"]
PROMISE: Final = ["by", "to", "pledge", "since"]
FIGHT: Final = ["attacker", "defender", "goal", "road", "called_off", "heroes_only", "wins"]


class Rules:
    """The options of a table, as places among their choices. Never changes."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.compulsory = choices[0] == 1  # nothing but swaps that nobody can refuse
        self.both = choices[0] == 2  # such swaps and free deals
        self.barbarian_goal = choices[1]
        self.barbarian_armies = choices[2] + 1
        self.fortune_for_self = choices[3] == 1
        self.claim_next_round = choices[4] == 1
        self.attacker_first = choices[5] == 1
        self.peace_rounds = choices[6]
        self.pick_tribes = choices[7] == 1


class Tribe:
    """What lies before a seat."""

    def __init__(self, fresh: bool = True) -> None:
        self.people = -1  # which of the six
        self.special = -1  # the kind of card for its monument
        self.fallen = False
        self.cities = 0
        self.fortresses = 0
        self.stones = 0  # cards laid into the monument
        self.roads = 0  # mask of seats
        self.due = 0  # round at the end of whose own turn the claim is tested; 0: no claim
        self.kept = 0  # promises
        self.broken = 0
        if fresh:
            self.armies: list[int] = []

    def clone(self) -> Tribe:
        p = Tribe(False)
        p.people = self.people
        p.special = self.special
        p.fallen = self.fallen
        p.cities = self.cities
        p.fortresses = self.fortresses
        p.stones = self.stones
        p.roads = self.roads
        p.due = self.due
        p.kept = self.kept
        p.broken = self.broken
        p.armies = self.armies[:]
        return p

    def row(self) -> list[int]:
        return row_of(self, TRIBE) + self.armies

    def count(self, flags: int) -> int:
        """Armies in exactly this state."""
        n = 0
        for army in self.armies:
            if army == flags:
                n += 1
        return n

    def remove(self, flags: int) -> None:
        """Take one army in this state away."""
        armies = self.armies
        last = len(armies) - 1
        for i in range(last):
            if armies[i] == flags:
                armies[i] = armies[last]
                break
        armies.pop()

    def generals(self) -> int:
        n = 0
        for army in self.armies:
            n += army & LED
        return n


class Offer:
    """An offer or a request at the fair. Never changes. Cards are packed, four bits a kind."""

    def __init__(self, by: int, to: int, give: int, want: int, vow: int, wish: int, reply: int, request: int) -> None:
        self.by = by
        self.to = to  # -1: to all
        self.give = give
        self.want = want
        self.vow = vow  # what its maker promises
        self.wish = wish  # what the other side is to promise
        self.reply = reply  # the offer that it answers, or -1
        self.request = request  # 1: only asks who has what is wanted

    def reaches(self, seat: int) -> bool:
        return seat != self.by and (self.to < 0 or self.to == seat)


class Promise:
    """A note that everybody sees and that binds nobody. Never changes."""

    def __init__(self, by: int, to: int, pledge: int, since: int) -> None:
        self.by = by
        self.to = to
        self.pledge = pledge
        self.since = since  # the round at whose fair it was made


class Battle:
    """Two lines of armies. Index 0 is the attacker, 1 the defender."""

    def __init__(self, attacker: int, defender: int, goal: int, road: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.goal = goal
        self.road = road  # 1: a road joined the two when the attack was declared
        self.called_off = 0
        self.heroes_only = 0  # 1: the defender has begun to play heroes
        self.wins = 0
        self.fought = [0, 0]  # masks of armies
        self.fallen = [0, 0]
        self.chosen = [-1, -1]
        self.units: list[list[int]] = [[], []]

    def clone(self) -> Battle:
        b = Battle(self.attacker, self.defender, self.goal, self.road)
        b.called_off = self.called_off
        b.heroes_only = self.heroes_only
        b.wins = self.wins
        b.fought = self.fought[:]
        b.fallen = self.fallen[:]
        b.chosen = self.chosen[:]
        b.units = [self.units[0][:], self.units[1][:]]
        return b

    def rows(self) -> list[list[int]]:
        rows = [row_of(self, FIGHT), self.fought, self.fallen, self.chosen, *self.units]
        return [row[:] for row in rows]

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side(self, seat: int) -> int:
        return 1 if seat == self.defender else 0
