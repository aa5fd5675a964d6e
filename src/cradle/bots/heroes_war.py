"""What wars of Age of Heroes can be expected to bring: the one that is being fought, and those that could come."""

from __future__ import annotations

from typing import Final

from cradle.bots.heroes import STONES, empire
from cradle.games.heroes.battle import bonus
from cradle.games.heroes.building import BuildMore
from cradle.games.heroes.hands import holds
from cradle.games.heroes.numbers import (
    CARDS_A_VICTORY,
    CONQUEST,
    DESTRUCTION,
    EMPIRE,
    HERO,
    MONUMENT,
    MOST_UNITS,
    PLUNDER,
    STRONGEST,
    VICTORIES_A_CITY,
)
from cradle.games.heroes.pieces import BARBARIAN, HERO_ARMY, LED, LINE, SWORDS, Battle, Tribe
from cradle.games.heroes.spoils import stones_for
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.turn import Act, Action
from cradle.games.heroes.war import Defend, Muster

CARD: Final = 70  # a card whose kind is not known
ARMY_LOST: Final = 220
WEARY: Final = 60  # an army that is far from home until the next turn
MOST_DUELS: Final = 6  # of so many at most the chances are counted one by one
SURE: Final = 10_000


def odds(edge: int) -> list[int]:
    """Won and lost in 36 when a card with an edge, in halves, meets another card."""
    won = 0
    lost = 0
    for mine in range(1, STRONGEST + 1):
        for theirs in range(1, STRONGEST + 1):
            if 2 * mine + edge > 2 * theirs:
                won += 1
            elif 2 * mine + edge < 2 * theirs:
                lost += 1
    return [won, lost]


WIDEST: Final = 24
ODDS: Final[list[list[int]]] = [odds(edge - WIDEST) for edge in range(2 * WIDEST + 1)]


def odds_of(edge: int) -> list[int]:
    return ODDS[max(0, min(2 * WIDEST, edge + WIDEST))]


def series(won: int, duels: int) -> list[int]:
    """The chances to win so many of the duels, each won with the same odds in 36."""
    out = [SURE]
    for _ in range(duels):
        out = step(out, won * 1000 // 36)
    return out


def step(chances: list[int], won: int) -> list[int]:
    """One more duel, won so often in a thousand."""
    out = [0] * (len(chances) + 1)
    for k in range(len(chances)):
        up = chances[k] * won // 1000
        out[k] += chances[k] - up
        out[k + 1] += up
    return out


SERIES: Final[list[list[list[int]]]] = [
    [series(won, duels) for duels in range(MOST_DUELS + 1)] for won in range(STRONGEST * STRONGEST + 1)
]


# -- spoils --------------------------------------------------------------------------------------------------------


def gain(t: Heroes, by: int, of: int, goal: int, victories: int) -> int:
    """What so many victorious armies bring to the attacker itself."""
    if goal == PLUNDER:
        return CARD * min(victories * CARDS_A_VICTORY, len(t.hand(of)))
    if goal == CONQUEST:
        cities = min(victories // VICTORIES_A_CITY, t.tribes[of].cities)
        return empire(t.tribes[by].cities + cities) - empire(t.tribes[by].cities)
    return 0


def harm(t: Heroes, of: int, goal: int, victories: int) -> int:
    """What the defender loses by it."""
    p = t.tribes[of]
    if goal == PLUNDER:
        return CARD * min(victories * CARDS_A_VICTORY, len(t.hand(of)))
    if goal == CONQUEST:
        cities = min(victories // VICTORIES_A_CITY, p.cities)
        return empire(p.cities) - empire(p.cities - cities)
    stones = min(stones_for(victories), p.stones)
    return STONES[p.stones] - STONES[p.stones - stones]


# -- wars that could come ------------------------------------------------------------------------------------------


def to_come(t: Heroes, seat: int) -> bool:
    """Whether the seat still has its action in this round, or is in the middle of building."""
    if t.at_fair:
        return True
    now = (t.turn - t.starter) % t.seats
    mine = (seat - t.starter) % t.seats
    if mine != now:
        return mine > now
    for i in range(len(t.agenda) - 1, -1, -1):
        step = t.agenda[i]
        if isinstance(step, (Action, Act, BuildMore)):
            return True
    return False


class Host:
    """Armies that could fight for a tribe, and their edges together."""

    def __init__(self, armies: int, bonuses: int) -> None:
        self.armies = armies
        self.bonuses = bonuses


def at_home(t: Heroes, seat: int) -> Host:
    """All that could defend, or march. Who fights a battle has those too that will be back."""
    p = t.tribes[seat]
    led = p.count(LED)
    line = Host(led + p.count(0), 2 * led)
    b = t.battle
    if b is not None and (b.defender == seat or (b.attacker == seat and b.road)):
        side = b.side(seat)
        for i in range(len(b.units[side])):
            if not b.units[side][i] & HERO_ARMY and not b.fallen[side] >> i & 1:
                line.armies += 1
                line.bonuses += 2 * (b.units[side][i] & LED)
    return line


def clash(force: Host, against: Host, fortresses: int) -> list[int]:
    """Won and lost in 36 for one duel of the two lines."""
    edge = 2 * force.bonuses // max(1, force.armies) - 2 * against.bonuses // max(1, against.armies) - 2 * fortresses
    return odds_of(edge)


def hope_of(t: Heroes, by: int, of: int, goal: int, force: Host, against: Host) -> int:
    """Spoils and harm together, over all numbers of duels won, less what the attacker loses."""
    duels = min(force.armies, against.armies, MOST_DUELS)
    spare = force.armies - min(force.armies, against.armies)
    chance = clash(force, against, t.tribes[of].fortresses)
    chances = SERIES[chance[0]][duels]
    worth = 0
    for k in range(duels + 1):
        if chances[k]:
            worth += chances[k] * (gain(t, by, of, goal, k + spare) + harm(t, of, goal, k + spare) // 2) // SURE
    worth += duels * ARMY_LOST * (chance[0] - chance[1]) // 36
    if not t.tribes[by].roads >> of & 1:
        worth -= WEARY * force.armies
    return worth


def menace(t: Heroes, by: int, of: int, force: Host, against: Host) -> int:
    """The best that a tribe could do to another with what it has at home: hope_of for all goals in one go."""
    mine = t.tribes[by]
    theirs = t.tribes[of]
    fights = min(force.armies, against.armies)
    duels = min(fights, MOST_DUELS)
    spare = force.armies - fights
    chance = clash(force, against, theirs.fortresses)
    cards = len(t.hand(of))
    if not duels:
        best = CARD * min(spare * CARDS_A_VICTORY, cards) * 3 // 2
        if theirs.cities and spare >= VICTORIES_A_CITY:
            best = max(best, gain(t, by, of, CONQUEST, spare) + harm(t, of, CONQUEST, spare) // 2)
        if theirs.stones:
            best = max(best, harm(t, of, DESTRUCTION, spare) // 2)
    else:
        chances = SERIES[chance[0]][duels]
        plundered = 0
        conquered = 0
        destroyed = 0
        for k in range(duels + 1):
            likely = chances[k]
            n = k + spare
            if likely and n:
                plundered += likely * min(n * CARDS_A_VICTORY, cards)
                if n >= VICTORIES_A_CITY and theirs.cities:
                    conquered += likely * (gain(t, by, of, CONQUEST, n) + harm(t, of, CONQUEST, n) // 2)
                if theirs.stones:
                    destroyed += likely * (harm(t, of, DESTRUCTION, n) // 2)
        best = max(plundered * CARD * 3 // 2, conquered, destroyed) // SURE
        best += duels * ARMY_LOST * (chance[0] - chance[1]) // 36
    if not mine.roads >> of & 1:
        best -= WEARY * force.armies
    return max(0, best)


def breach(t: Heroes, of: int, force: Host, against: Host) -> int:
    """How likely an attack ends a claim, in thousandths."""
    fights = min(force.armies, against.armies)
    return won_enough(
        clash(force, against, t.tribes[of].fortresses), fights, to_breach(t.tribes[of]) - force.armies + fights
    )


def to_breach(p: Tribe) -> int:
    """How many victorious armies end a claim."""
    if p.cities >= EMPIRE and p.stones >= MONUMENT:
        return 2 * MOST_UNITS
    return VICTORIES_A_CITY * (p.cities - EMPIRE + 1) if p.cities >= EMPIRE else 1


def won_enough(chance: list[int], duels: int, need: int) -> int:
    """How likely so many of the duels are won, in thousandths."""
    duels = min(duels, MOST_DUELS)
    if need > duels:
        return 0
    chances = SERIES[chance[0]][duels]
    sure = 0
    for k in range(max(0, need), duels + 1):
        sure += chances[k]
    return sure * 1000 // SURE


# -- the battle that is being fought -------------------------------------------------------------------------------


def breach_now(t: Heroes, b: Battle, heroes: int, against: int) -> int:
    """How likely the battle ends the claim of the tribe that is attacked, in thousandths. Heroes in the hands of both
    sides may join."""
    p = t.tribes[b.defender]
    if b.called_off or b.goal == PLUNDER or (b.goal == CONQUEST) != (p.cities >= EMPIRE):
        return 0
    top = t.agenda[-1] if t.agenda else None
    if isinstance(top, Muster):
        force = at_home(t, b.attacker)
        for unit in b.units[0]:
            force.armies += 1
            force.bonuses += bonus(unit)
        line = at_home(t, b.defender)
        return breach(
            t, b.defender, Host(force.armies + heroes, force.bonuses), Host(line.armies + against, line.bonuses)
        )
    sides: list[Host] = []
    for side in range(2):
        host = Host(0, 0)
        for i in standing_units(b, side):
            host.armies += 1
            host.bonuses += bonus(b.units[side][i])
        sides.append(host)
    if isinstance(top, Defend):
        sides[1].armies += against
    duels = min(sides[0].armies, sides[1].armies)
    spare = b.wins + max(0, len(b.units[0]) - max(len(b.units[1]), duels))
    return won_enough(clash(sides[0], sides[1], p.fortresses), duels, to_breach(p) - spare)


def standing_units(b: Battle, side: int) -> list[int]:
    """Armies of the side that have not fought."""
    return [i for i in range(len(b.units[side])) if not b.fought[side] >> i & 1]


def strengths(t: Heroes, b: Battle, side: int) -> list[int]:
    """Totals, doubled, of the side's armies that have not fought, the best first, as the side itself knows them."""
    line = t.cards.zones[LINE + side]
    swords = t.cards.zones[SWORDS + side]
    mean = 0
    for card in swords:
        mean += 2 * t.printed.strengths[card]
    mean = mean // len(swords) if swords else 7
    out: list[int] = []
    for i in standing_units(b, side):
        total = 2 * bonus(b.units[side][i])
        total += 2 * t.printed.strengths[line[i]] if i < len(line) else mean
        out.append(total)
    out.sort(reverse=True)
    return out


def fight_worth(t: Heroes, b: Battle, seat: int) -> int:
    """What the battle can be expected to bring to the seat itself: spoils or harm, and armies lost."""
    attacks = seat == b.attacker
    if not attacks and seat != b.defender:
        return 0
    if b.called_off:
        return 0
    if attacks and not b.units[1] and not b.fought[0]:
        return muster_worth(t, b)
    return duels_worth(t, b, seat, attacks)


def duels_worth(t: Heroes, b: Battle, seat: int, attacks: bool) -> int:
    side = 0 if attacks else 1
    units = b.units[1 - side]
    theirs = standing_units(b, 1 - side)
    if not attacks and not b.units[1]:  # the attacker is still mustering
        return -harm(t, seat, b.goal, len(b.units[0])) // 2
    mine = strengths(t, b, side)
    fort = 2 * t.tribes[b.defender].fortresses
    duels = min(len(mine), len(theirs))
    lean = 0
    for i in theirs:
        lean += 2 * bonus(units[i])
    lean = lean // max(1, len(theirs)) + (fort if attacks else -fort)
    known = len(t.cards.zones[LINE + side]) + len(t.cards.zones[SWORDS + side]) > 0
    chances = [SURE]
    lost = 0
    for i in range(duels):
        if known:
            won, fell = against_any(mine[i] - lean)
        else:
            pair = odds_of(mine[i] - 7 - lean)
            won, fell = pair[0], pair[1]
        lost += fell
        chances = step(chances, (won if attacks else fell) * 1000 // 36)
    spare = b.wins + max(0, len(b.units[0]) - len(b.units[1]))
    worth = 0
    for k in range(len(chances)):
        if b.attacker == BARBARIAN or not attacks:
            worth -= chances[k] * harm(t, seat, b.goal, k + spare) // SURE
        else:
            worth += chances[k] * gain(t, seat, b.defender, b.goal, k + spare) // SURE
    return worth - lost * ARMY_LOST // 36 - (far(b) if attacks else 0)


def against_any(total: int) -> tuple[int, int]:
    """Won and lost in 36 when a total, doubled, meets any card."""
    won = 0
    lost = 0
    for theirs in range(1, STRONGEST + 1):
        if total > 2 * theirs:
            won += STRONGEST
        elif total < 2 * theirs:
            lost += STRONGEST
    return won, lost


def far(b: Battle) -> int:
    return 0 if b.road else WEARY * len(b.units[0])


def muster_worth(t: Heroes, b: Battle) -> int:
    """The best force that can still be made of what is chosen and what waits at home."""
    p = t.tribes[b.attacker]
    force = Host(0, 0)
    for unit in b.units[0]:
        force.armies += 1
        force.bonuses += bonus(unit)
    against = at_home(t, b.defender)
    best = hope_of(t, b.attacker, b.defender, b.goal, force, against) if force.armies else -ARMY_LOST
    for _ in range(p.count(LED)):
        force.armies += 1
        force.bonuses += 2
        best = max(best, hope_of(t, b.attacker, b.defender, b.goal, force, against))
    for _ in range(p.count(0)):
        force.armies += 1
        best = max(best, hope_of(t, b.attacker, b.defender, b.goal, force, against))
    for _ in range(holds(t, b.attacker, HERO)):
        force.armies += 1
        best = max(best, hope_of(t, b.attacker, b.defender, b.goal, force, against) - CARD)
    return best


def units_worth(b: Battle, seat: int) -> Host:
    """Armies of the seat that are in the battle and alive, and their generals."""
    line = Host(0, 0)
    side = b.side(seat)
    for i in range(len(b.units[side])):
        if not b.units[side][i] & HERO_ARMY and not b.fallen[side] >> i & 1:
            line.armies += 1
            line.bonuses += b.units[side][i] & LED
    return line
