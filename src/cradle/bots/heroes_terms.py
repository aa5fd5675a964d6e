"""What a position of Age of Heroes is worth, as terms that can be weighed: what lies before a tribe, what it holds,
what it threatens, all against what the rivals have; and at the fair what is hoped of offers."""

from __future__ import annotations

from typing import Final

from cradle.bots.heroes import (
    ARMIES,
    CITIES,
    FORTRESSES,
    MORE_ARMIES,
    MORE_FORTRESSES,
    STONES,
    WIN,
    empire,
    ladder,
    worthy,
)
from cradle.bots.heroes_fair import bargains
from cradle.bots.heroes_pledges import reputation
from cradle.bots.heroes_war import Host, at_home, breach, breach_now, fight_worth, menace, to_come, units_worth
from cradle.bots.terms import Terms
from cradle.core.table import Table
from cradle.games.heroes.building import Consent
from cradle.games.heroes.hands import packed
from cradle.games.heroes.numbers import (
    CITY,
    GOLD,
    GOOD_FORTUNE,
    GRAIN,
    HAND_LIMIT,
    HERO,
    MONUMENT,
    MOST_SEATS,
    OLYMPICS,
    SPECIAL,
)
from cradle.games.heroes.pieces import AWAY, LED, SHAKEN, Tribe
from cradle.games.heroes.printed import count, one
from cradle.games.heroes.rounds import draws
from cradle.games.heroes.table import Heroes

IRON: Final = 0
WOOD: Final = 1
STONE: Final = 3

# The terms, in the order of NAMES. Those before `own-reach` are counted against the rivals'.
CITIES_AT: Final = 0
SECOND_CITY: Final = 1  # and the third, fourth and fifth
SPARE_CITIES: Final = 5
MONUMENT_AT: Final = 6
STONES_HELD: Final = 7
NEARLY_BUILT: Final = 8
CLAIM_AT: Final = 9
CLAIM_LOST: Final = 10
ABOUT_TO_CLAIM: Final = 11
ARMIES_AT: Final = 12
SECOND_ARMY: Final = 13
MORE_ARMIES_AT: Final = 14
GENERALS: Final = 15
ARMIES_AWAY: Final = 16
ARMIES_SHAKEN: Final = 17
FORTRESSES_AT: Final = 18
REACH: Final = 19
PLAIN_CARDS: Final = 20  # iron, wood, grain, stone, gold
FOREIGN_STONES: Final = 25
DEAD_STONES: Final = 26
OLYMPICS_AT: Final = 27
HEROES: Final = 28
FORTUNES: Final = 29
CITY_READY: Final = 30
CITY_MISSING_ONE: Final = 31
TWO_CITIES_READY: Final = 32
ARMY_READY: Final = 33
ARMY_MISSING_ONE: Final = 34
GENERAL_READY: Final = 35
MENACE: Final = 36
MENACED: Final = 37
BRINK_AT: Final = 38
BATTLE_AT: Final = 39
DRAW_TO_COME: Final = 40
OWN_REACH: Final = 41
BARGAINS: Final = 42
REPUTATION: Final = 43
NAMES: Final = [
    "cities", "second-city", "third-city", "fourth-city", "fifth-city", "spare-cities", "monument", "stones-held",
    "nearly-built", "claim", "claim-lost", "about-to-claim", "armies", "second-army", "more-armies", "generals",
    "armies-away", "armies-shaken", "fortresses", "reach", "iron", "wood", "grain", "stone", "gold", "foreign-stones",
    "dead-stones", "olympics", "heroes", "good-fortunes", "city-ready", "city-missing-one", "two-cities-ready",
    "army-ready", "army-missing-one", "general-ready", "menace", "menaced", "brink", "battle", "draw-to-come",
    "own-reach", "bargains", "reputation",
]  # fmt: skip

PIECE: Final = 100
EMPIRE: Final = len(CITIES) - 1
MEAN: Final = [0, 0, 50, 40, 35, 30, 30]  # what the rivals count on the average, by the number of seats
LEADER: Final = [0, 0, 50, 35, 30, 25, 25]  # and what the leader counts besides
SPARE_KIND: Final = [IRON, GRAIN, STONE, WOOD, IRON, GRAIN, GOOD_FORTUNE, HERO, OLYMPICS, STONE, WOOD]
SPARE_FROM: Final = [1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0]  # more than so many are given up, in this order
BRINK: Final = [1600, 1000, 700, 520, 430, 380]  # no city, and so many cards
VICTORY: Final = 6000  # to have won, beside what else a position is worth
FATE: Final = 975  # in thousandths: claims that do not fail by a volcano or by barbarians
ASKED: Final = 75  # a road that a neighbour is asked for


class HeroesTerms(Terms):
    def __init__(self) -> None:
        super().__init__(NAMES)
        self.rows: list[list[int]] = [[0] * OWN_REACH for _ in range(MOST_SEATS + 1)]  # the last one: all together

    def write(self, table: Table, seat: int, out: list[int]) -> None:
        assert isinstance(table, Heroes)
        if not decided(table, seat, out):
            lay_out(table, self.rows)
            compare(table, self.rows, seat, out)

    def spread(self, table: Table, out: list[list[int]]) -> None:
        assert isinstance(table, Heroes)
        if table.winner < 0:
            lay_out(table, self.rows)
        for seat in range(table.seats):
            if not decided(table, seat, out[seat]):
                compare(table, self.rows, seat, out[seat])


def decided(t: Heroes, seat: int, out: list[int]) -> bool:
    """Whether the game is over for the seat: then nothing else counts."""
    if t.winner < 0 and not t.tribes[seat].fallen:
        return False
    for i in range(len(out)):
        out[i] = 0
    out[0] = WIN if t.winner == seat else -WIN
    return True


def compare(t: Heroes, rows: list[list[int]], seat: int, out: list[int]) -> None:
    """The seat's own row less the rivals': part of it what they have on the average, part what the leader has."""
    mine = rows[seat]
    rivals = 0
    leader = -1
    for s in range(t.seats):
        if s != seat and not t.tribes[s].fallen:
            rivals += 1
            if leader < 0 or lead(rows[s]) > lead(rows[leader]):
                leader = s
    first = rows[leader]
    if rivals == 1:
        for i in range(OWN_REACH):
            out[i] = mine[i] - first[i]
    else:
        everybody = rows[MOST_SEATS]
        mean = MEAN[t.seats]
        more = LEADER[t.seats] * rivals
        for i in range(OWN_REACH):
            own = mine[i]
            out[i] = own - ((everybody[i] - own) * mean + first[i] * more) // (100 * rivals)
    out[OWN_REACH] = mine[REACH]
    claims(t, rows, seat, out)
    out[BARGAINS] = 0
    if t.open or t.lanes[seat]:
        out[BARGAINS] = bargains(t, seat)
    elif t.agenda:
        top = t.agenda[-1]
        if isinstance(top, Consent) and top.builder == seat:
            out[OWN_REACH] = out[OWN_REACH] + ASKED
    out[REPUTATION] = reputation(t, seat)


def claims(t: Heroes, rows: list[list[int]], seat: int, out: list[int]) -> None:
    """Who claims victory has probably won: all else counts as far as the claims may fail. The first that falls due
    comes first."""
    out[CLAIM_AT] = 0
    left = 1000
    for due in (t.round, t.round + 1):
        for i in range(t.seats):
            s = (t.starter + i) % t.seats
            if t.tribes[s].due == due and not t.tribes[s].fallen and rows[s][CLAIM_AT]:
                won = left * rows[s][CLAIM_AT] // VICTORY
                left -= won
                out[CLAIM_AT] = out[CLAIM_AT] + VICTORY * won // (1000 if s == seat else -1000)
    if left < 1000:
        for i in range(OWN_REACH + 1):
            if i != CLAIM_AT:
                out[i] = out[i] * left // 1000


def lead(row: list[int]) -> int:
    return row[CITIES_AT] + row[MONUMENT_AT] + row[STONES_HELD] + row[CLAIM_AT]


def lay_out(t: Heroes, rows: list[list[int]]) -> None:
    """The shared terms of every seat, and all together."""
    hosts: list[Host] = []
    for seat in range(t.seats):
        hosts.append(at_home(t, seat))
        if not t.tribes[seat].fallen:
            pieces(t, seat, rows[seat])
            held(t, seat, rows[seat])
    threats(t, hosts, rows)
    if t.seats > 2:
        everybody = rows[MOST_SEATS]
        for i in range(OWN_REACH):
            everybody[i] = 0
        for seat in range(t.seats):
            if not t.tribes[seat].fallen:
                row = rows[seat]
                for i in range(OWN_REACH):
                    everybody[i] = everybody[i] + row[i]


def pieces(t: Heroes, seat: int, row: list[int]) -> None:
    """What lies before the tribe."""
    p = t.tribes[seat]
    row[CITIES_AT] = empire(p.cities)
    for i in range(SECOND_CITY, SPARE_CITIES):
        row[i] = PIECE if p.cities > i else 0
    row[SPARE_CITIES] = PIECE * (p.cities - EMPIRE) if p.cities > EMPIRE else 0
    row[MONUMENT_AT] = STONES[p.stones]
    armies = len(p.armies)
    led = 0
    away = 0
    shaken = 0
    for army in p.armies:
        if army:
            led += army & LED
            if army & AWAY:
                away += 1
            if army & SHAKEN:
                shaken += 1
    row[BATTLE_AT] = 0
    b = t.battle
    if b is not None and (b.attacker == seat or b.defender == seat):
        alive = units_worth(b, seat)
        armies += alive.armies
        led += alive.bonuses
        row[BATTLE_AT] = fight_worth(t, b, seat)
    row[ARMIES_AT] = ladder(ARMIES, MORE_ARMIES, armies)
    row[SECOND_ARMY] = PIECE if armies > 1 else 0
    row[MORE_ARMIES_AT] = PIECE * (armies - 2) if armies > 2 else 0
    row[GENERALS] = PIECE * led
    row[ARMIES_AWAY] = PIECE * away
    row[ARMIES_SHAKEN] = PIECE * shaken
    row[FORTRESSES_AT] = ladder(FORTRESSES, MORE_FORTRESSES, p.fortresses)
    row[REACH] = PIECE * (draws(t, seat) - 1) if p.roads else 0


def held(t: Heroes, seat: int, row: list[int]) -> None:
    """What it holds, and how near that is to a purchase."""
    p = t.tribes[seat]
    hand = packed(t, seat)
    cards = len(t.hand(seat))
    if cards > HAND_LIMIT and not to_come(t, seat):
        hand = kept(t, seat, hand, cards - HAND_LIMIT)
    iron = count(hand, IRON)
    wood = count(hand, WOOD)
    grain = count(hand, GRAIN)
    stone = count(hand, STONE)
    gold = count(hand, GOLD)
    row[PLAIN_CARDS] = PIECE * iron
    row[PLAIN_CARDS + WOOD] = PIECE * wood
    row[PLAIN_CARDS + GRAIN] = PIECE * grain
    row[PLAIN_CARDS + STONE] = PIECE * stone
    row[PLAIN_CARDS + GOLD] = PIECE * gold
    own = stones_in(hand, p)
    room = min(own, MONUMENT - p.stones)
    row[STONES_HELD] = STONES[p.stones + room] - STONES[p.stones]
    row[NEARLY_BUILT] = PIECE if p.stones + room >= MONUMENT - 1 else 0
    foreign = 0
    specials = 0
    if hand >> (4 * SPECIAL):
        for s in range(t.seats):
            if s != seat and not t.tribes[s].fallen:
                foreign += stones_in(hand, t.tribes[s])
        for kind in range(SPECIAL, OLYMPICS):
            specials += count(hand, kind)
    row[FOREIGN_STONES] = PIECE * foreign
    row[DEAD_STONES] = PIECE * (specials - foreign - own)
    row[OLYMPICS_AT] = PIECE * count(hand, OLYMPICS)
    row[HEROES] = PIECE * count(hand, HERO)
    row[FORTUNES] = PIECE * count(hand, GOOD_FORTUNE)
    row[DRAW_TO_COME] = PIECE if draw_to_come(t, seat) else 0
    lack = 3 - min(1, stone) - min(2, wood) - gold
    ready = lack <= 0 and t.stock[CITY] > 0
    row[CITY_READY] = PIECE if ready else 0
    row[CITY_MISSING_ONE] = PIECE if lack == 1 else 0
    row[TWO_CITIES_READY] = PIECE if min(2, stone) + min(4, wood) + gold >= 6 else 0
    lack = 3 - min(1, iron) - min(2, grain) - gold
    row[ARMY_READY] = PIECE if lack <= 0 else 0
    row[ARMY_MISSING_ONE] = PIECE if lack == 1 else 0
    row[GENERAL_READY] = PIECE if gold and iron + gold >= 2 and row[ARMIES_AT] else 0
    row[ABOUT_TO_CLAIM] = PIECE if ready and p.cities == EMPIRE - 1 and not p.due else 0
    row[BRINK_AT] = 0 if p.cities else -BRINK[min(cards, len(BRINK) - 1)]
    row[CLAIM_AT] = 0
    row[CLAIM_LOST] = 0
    if p.due:
        if worthy(p.cities, p.stones):
            row[CLAIM_AT] = VICTORY
        elif (ready and p.cities == EMPIRE - 1) or p.stones + room >= MONUMENT:
            row[CLAIM_LOST] = PIECE if p.due > t.round or to_come(t, seat) else 0


def stones_in(hand: int, p: Tribe) -> int:
    """Cards for the tribe's monument; none before the tribe is chosen."""
    return count(hand, p.special) if p.special >= 0 else 0


def kept(t: Heroes, seat: int, hand: int, over: int) -> int:
    """The hand as it will be at the end of the turn: too many cards are discarded, the least useful first."""
    p = t.tribes[seat]
    over -= min(stones_in(hand, p), MONUMENT - p.stones)
    for kind in range(SPECIAL, OLYMPICS):
        while over > 0 and count(hand, kind) and kind != p.special:
            hand -= one(kind)
            over -= 1
    for i in range(len(SPARE_FROM)):
        while over > 0 and count(hand, SPARE_KIND[i]) > SPARE_FROM[i]:
            hand -= one(SPARE_KIND[i])
            over -= 1
    return hand


def draw_to_come(t: Heroes, seat: int) -> bool:
    """Whether the seat's turn of this round has not begun."""
    if t.at_fair:
        return True
    return (seat - t.starter) % t.seats > (t.turn - t.starter) % t.seats


def threats(t: Heroes, hosts: list[Host], rows: list[list[int]]) -> None:
    """The best war that each tribe could begin, the worst that could befall it, and how safe a claim is."""
    for seat in range(t.seats):
        rows[seat][MENACE] = 0
        rows[seat][MENACED] = 0
    for seat in range(t.seats):
        if t.tribes[seat].fallen:
            continue
        row = rows[seat]
        force = hosts[seat]
        march = Host(force.armies + row[HEROES] // PIECE, force.bonuses)
        if not march.armies:
            continue
        for other in range(t.seats):
            if other != seat and not t.tribes[other].fallen:
                worst = menace(t, seat, other, march, hosts[other])
                row[MENACE] = max(row[MENACE], worst)
                rows[other][MENACED] = max(rows[other][MENACED], worst)
    for seat in range(t.seats):
        if rows[seat][CLAIM_AT] and t.tribes[seat].due and not t.tribes[seat].fallen:
            rows[seat][CLAIM_AT] = VICTORY * holds_out(t, seat, hosts, rows) // 1000


def holds_out(t: Heroes, seat: int, hosts: list[Host], rows: list[list[int]]) -> int:
    """How likely the claim outlives all that can still come, in thousandths."""
    safe = FATE
    games = rows[seat][OLYMPICS_AT] // PIECE
    heroes = rows[seat][HEROES] // PIECE
    b = t.battle
    if b is not None and b.defender == seat:
        theirs = rows[b.attacker][HEROES] // PIECE if b.attacker >= 0 else 0
        safe -= safe * breach_now(t, b, theirs, heroes) // 1000
    line = Host(hosts[seat].armies + heroes, hosts[seat].bonuses)
    for other in range(t.seats):
        if other != seat and not t.tribes[other].fallen and turns_before(t, other, seat):
            force = Host(hosts[other].armies + rows[other][HEROES] // PIECE, hosts[other].bonuses)
            if force.armies:
                danger = breach(t, seat, force, line)
                if danger and games:
                    games -= 1
                else:
                    safe -= safe * danger // 1000
    return safe


def turns_before(t: Heroes, other: int, claimant: int) -> int:
    """How many turns another tribe has before the claim is tested."""
    mine = (other - t.starter) % t.seats
    theirs = (claimant - t.starter) % t.seats
    coming = 1 if to_come(t, other) else 0
    if t.tribes[claimant].due > t.round:
        return coming + (1 if mine < theirs else 0)
    return coming if mine < theirs else 0


TERMS: Final = HeroesTerms()
