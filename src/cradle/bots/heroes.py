"""What a position of Age of Heroes is worth: pieces, cards and claims, the rivals' too, and what a war or an offer
that has been begun can be expected to bring."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.core.table import Table
from cradle.games.heroes.battle import bonus
from cradle.games.heroes.building import Consent
from cradle.games.heroes.hands import packed
from cradle.games.heroes.market import reserved
from cradle.games.heroes.numbers import (
    CARDS_A_VICTORY,
    CITY,
    CONQUEST,
    GOLD,
    HAND_LIMIT,
    HERO,
    ITEMS,
    KEPT,
    MONUMENT,
    NO_PLEDGE,
    OLYMPICS,
    PEACE,
    PLAIN,
    PLUNDER,
    SPECIAL,
    STRONGEST,
    VICTORIES_A_CITY,
)
from cradle.games.heroes.pieces import AWAY, BARBARIAN, HERO_ARMY, LED, SHAKEN, Battle, Offer, Tribe
from cradle.games.heroes.printed import count, one, total
from cradle.games.heroes.rounds import draws
from cradle.games.heroes.spoils import stones_for
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.trade import Address, Compose

WIN: Final = 1_000_000
CITIES: Final = [0, 700, 1250, 1850, 2600, 3600]  # an empire by its cities; more than five are spare
STONES: Final = [0, 350, 800, 1400, 2250, 3400]  # a monument by its stones
SPARE: Final = 150  # a city beyond the fifth
CLAIM: Final = 5000  # an open claim whose condition stands
ARMIES: Final = [0, 330, 560, 740, 880, 990, 1080]
MORE_ARMIES: Final = 60
LEADER: Final = 170
LOST_ARMY: Final = 200
BEATEN_ARMY: Final = 110  # one of the enemy's
FAR_AWAY: Final = 45  # an army that comes home a turn later
PLUNDERED: Final = 75  # a card, whatever it is
FORTRESSES: Final = [0, 190, 330, 430, 500]
MORE_FORTRESSES: Final = 40
REACHED: Final = 150  # a tribe that roads lead to: a card at every fair
HELD: Final = [55, 55, 55, 60, 110]  # iron, wood, grain, stone, gold
OWN_STONE: Final = 260
FOREIGN_STONE: Final = 45
DEAD_STONE: Final = 8  # the special resource of a tribe that is not in the game
EVENTS: Final = [170, 150, 130]  # Olympics, Hero, Good Fortune
TOO_MANY: Final = 30  # what a card beyond the hand limit is worth, in hundredths of its value
GOAL: Final = [640, 300, 230, 200, 190]  # what it is worth to have the price of an item together
BROKEN: Final = 80  # a broken promise, to one's name
PROMISE: Final = 25
TRUST: Final = 40  # below this, promises are worth nothing
TRUST_AT_FIRST: Final = 50
HOPELESS: Final = -10  # an offer that should not be made
OFFERS: Final = 2  # offers that this evaluation wants to make in one fair
DANGER: Final = 4  # stones laid and in hand, from which on a tribe is not helped
NEARLY: Final = 900  # a monument that is as good as finished


class HeroesEvaluation(Evaluation):
    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Heroes)
        if table.winner >= 0:
            return WIN if table.winner == seat else -WIN
        if table.tribes[seat].fallen:
            return -WIN
        worth = standing(table, seat)
        rivals = 0
        strongest = 0
        for s in range(table.seats):
            if s != seat and not table.tribes[s].fallen:
                theirs = standing(table, s)
                rivals += theirs
                strongest = max(strongest, theirs)
                if table.tribes[s].due:
                    worth -= theirs // 2  # nothing may help who claims victory
        worth -= rivals // (2 * max(1, table.active() - 1)) + strongest // 6
        if table.battle is not None:
            worth += war(table, table.battle, seat)
        elif table.lanes[seat] or table.open:
            worth += bargains(table, seat)
        elif asks_for_road(table, seat):
            worth += REACHED // 2
        return worth + reputation(table, seat)


EVALUATION: Final = HeroesEvaluation()


def asks_for_road(t: Heroes, seat: int) -> bool:
    """Whether a neighbour has to answer the seat's request."""
    top = t.agenda[-1] if t.agenda else None
    return isinstance(top, Consent) and top.builder == seat


# -- what lies before a tribe --------------------------------------------------------------------------------------


def standing(t: Heroes, seat: int) -> int:
    """The tribe's pieces, its hand and its claim."""
    p = t.tribes[seat]
    worth = empire(p.cities) + STONES[p.stones] + hand_worth(t, p, packed(t, seat))
    worth += armies_worth(p) + ladder(FORTRESSES, MORE_FORTRESSES, p.fortresses)
    worth += REACHED * (draws(t, seat) - 1)
    if p.special >= 0 and p.stones + count(packed(t, seat), p.special) >= DANGER:
        worth += NEARLY
    return worth + (CLAIM if p.due and worthy(p.cities, p.stones) else 0)


def worthy(cities: int, stones: int) -> bool:
    return cities >= len(CITIES) - 1 or stones >= MONUMENT


def ladder(values: list[int], more: int, n: int) -> int:
    last = len(values) - 1
    return values[n] if n <= last else values[last] + more * (n - last)


def empire(cities: int) -> int:
    return ladder(CITIES, SPARE, cities)


def armies_worth(p: Tribe) -> int:
    worth = ladder(ARMIES, MORE_ARMIES, len(p.armies))
    for army in p.armies:
        if army & LED:
            worth += LEADER
        if army & AWAY:
            worth -= 50
        if army & SHAKEN:
            worth -= 60
    return worth


def hand_worth(t: Heroes, p: Tribe, hand: int) -> int:
    """Cards one by one, and how near they are to something that can be built. A large hand will not be kept."""
    worth = 0
    for kind in range(PLAIN + 1):
        worth += HELD[kind] * count(hand, kind)
    for kind in range(SPECIAL, OLYMPICS):
        n = count(hand, kind)
        if n:
            worth += special_worth(t, p, kind, n)
    for kind in range(OLYMPICS, KEPT):
        worth += EVENTS[kind - OLYMPICS] * count(hand, kind)
    over = total(hand) - HAND_LIMIT
    if over > 0:
        worth -= over * HELD[0] * (100 - TOO_MANY) // 100
    return worth + plans(t, p, hand)


def special_worth(t: Heroes, p: Tribe, kind: int, n: int) -> int:
    if kind == p.special:
        room = min(n, MONUMENT - p.stones)
        return (STONES[p.stones + room] - STONES[p.stones]) * 8 // 10 + (n - room) * OWN_STONE // 3
    for other in t.tribes:
        if other.special == kind and not other.fallen:
            return FOREIGN_STONE * n
    return DEAD_STONE * n


def plans(t: Heroes, p: Tribe, hand: int) -> int:
    """The best thing that the hand can build or nearly build, and half of the next best."""
    best = 0
    second = 0
    for item in range(len(ITEMS)):
        if not t.stock[item]:
            continue
        cost = t.printed.costs[item]
        have = 0
        price = 0
        for kind in range(PLAIN):
            price += cost[kind]
            have += min(cost[kind], count(hand, kind))
        gold = count(hand, GOLD)
        for_gold = min(gold, cost[GOLD])
        price += cost[GOLD]
        have = min(price, have + for_gold + (gold - for_gold if have < price else 0))
        goal = GOAL[item] // 3 if item == CITY and p.cities >= len(CITIES) - 1 else GOAL[item]
        plan = goal * have * have // (2 * price * price)
        if plan > best:
            second = best
            best = plan
        elif plan > second:
            second = plan
    return best + second // 2


def reputation(t: Heroes, seat: int) -> int:
    """Promises that were broken count against oneself; those of others are worth as much as their word."""
    worth = -BROKEN * t.tribes[seat].broken
    for p in t.promises:
        if p.to == seat and p.pledge == PEACE:
            maker = t.tribes[p.by]
            if TRUST_AT_FIRST + 10 * maker.kept - 30 * maker.broken >= TRUST:
                worth += PROMISE
        elif p.by == seat:
            worth -= PROMISE // 2
    return worth


# -- war -----------------------------------------------------------------------------------------------------------


def war(t: Heroes, b: Battle, seat: int) -> int:
    """What a battle that is being prepared or fought can be expected to bring to the seat."""
    if seat != b.attacker and seat != b.defender:
        return 0
    p = t.tribes[seat]
    units = b.units[b.side(seat)]
    worth = ladder(ARMIES, MORE_ARMIES, len(p.armies) + len(units)) - ladder(ARMIES, MORE_ARMIES, len(p.armies))
    for unit in units:
        if unit & LED:
            worth += LEADER
    if b.attacker == BARBARIAN or b.called_off:
        return worth
    force = force_of(t, b, seat == b.attacker)
    against = defence_of(t, b)
    gain = expected(t, b, force, against)
    return worth + gain if seat == b.attacker else worth - gain // 2


def force_of(t: Heroes, b: Battle, own: bool) -> list[int]:
    """Bonuses of the attacking armies; before any is chosen, all that could go."""
    if b.units[0] or not own:
        return [bonus(unit) for unit in b.units[0]]
    p = t.tribes[b.attacker]
    return [2] * p.count(LED) + [0] * max(p.count(0), 0 if p.count(LED) else 1)


def defence_of(t: Heroes, b: Battle) -> list[int]:
    p = t.tribes[b.defender]
    if b.units[1]:
        return [bonus(unit) + p.fortresses for unit in b.units[1]]
    return [2 + p.fortresses] * p.count(LED) + [p.fortresses] * p.count(0)


def expected(t: Heroes, b: Battle, force: list[int], against: list[int]) -> int:
    """Over all numbers of won duels: spoils, less the armies that are lost or far away."""
    duels = min(len(force), len(against))
    surplus = len(force) - duels
    edge = sum(force) * 10 // max(1, len(force)) - sum(against) * 10 // max(1, len(against))
    won = chance_to_win(edge)
    lost = chance_to_win(-edge)
    chances = [100_00]  # of so many won duels, in hundredths of a per cent
    for _ in range(duels):
        chances = [
            (chances[k] * (100 - won) if k < len(chances) else 0) // 100 + (chances[k - 1] * won // 100 if k else 0)
            for k in range(len(chances) + 1)
        ]
    gain = 0
    for k in range(len(chances)):
        gain += chances[k] * spoils(t, b, k + surplus) // 100_00
    gain += duels * (won * BEATEN_ARMY - lost * LOST_ARMY) // 100
    if not b.road:
        gain -= FAR_AWAY * len(force)
    return gain - heroes_spent(b)


def heroes_spent(b: Battle) -> int:
    """Cards that are gone after the battle; in the hand they could have waited for a better one."""
    used = 0
    for unit in b.units[0]:
        if unit & HERO_ARMY:
            used += 1
    return used * EVENTS[HERO - OLYMPICS] // 4


def chance_to_win(edge: int) -> int:
    """In hundredths: a card plus an edge in tenths against another card."""
    least = edge // 10
    wins = 0
    for mine in range(1, STRONGEST + 1):
        for theirs in range(1, STRONGEST + 1):
            if mine + least > theirs:
                wins += 1
    return wins * 100 // (STRONGEST * STRONGEST)


def spoils(t: Heroes, b: Battle, victories: int) -> int:
    """What so many victorious armies take, and what the defender loses by it."""
    mine = t.tribes[b.attacker]
    theirs = t.tribes[b.defender]
    if b.goal == PLUNDER:
        return PLUNDERED * min(victories * CARDS_A_VICTORY, len(t.hand(b.defender)))
    if b.goal == CONQUEST:
        cities = min(victories // VICTORIES_A_CITY, theirs.cities)
        gain = empire(mine.cities + cities) - empire(mine.cities)
        gain += (empire(theirs.cities) - empire(theirs.cities - cities)) // 2
        return gain + unclaim(theirs, theirs.cities - cities, theirs.stones)
    stones = min(stones_for(victories), theirs.stones)
    gain = (STONES[theirs.stones] - STONES[theirs.stones - stones]) // 2
    return gain + unclaim(theirs, theirs.cities, theirs.stones - stones)


def unclaim(p: Tribe, cities: int, stones: int) -> int:
    return CLAIM if p.due and worthy(p.cities, p.stones) and not worthy(cities, stones) else 0


# -- trade ---------------------------------------------------------------------------------------------------------


def bargains(t: Heroes, seat: int) -> int:
    """Hopes set on open offers and on the one that is being composed. Two offers a fair are enough."""
    worth = 0
    for n in range(len(t.offers)):
        if t.open >> n & 1 and t.offers[n].by == seat:
            worth += hope(t, seat, t.offers[n].give, t.offers[n].want, t.offers[n]) + 1
    if not t.lanes[seat]:
        return worth
    top = t.lanes[seat][-1]
    if isinstance(top, (Address, Compose)):
        draft = t.draft(seat)
        begun = t.begun[seat] + (1 if isinstance(top, Address) else 0)
        if begun > OFFERS or draft.vow != NO_PLEDGE or draft.wish != NO_PLEDGE:
            return worth - 5
        if draft.give and draft.want:
            return worth + hope(t, seat, draft.give, draft.want, draft)
        return worth + best_hope(t, seat, draft) - 1
    return worth


def hope(t: Heroes, seat: int, give: int, want: int, offer: Offer) -> int:
    """What a swap would bring, times how likely somebody is to take it up. Requests and gifts bring nothing."""
    if offer.request or not give or not want or helps_leader(t, seat, give, offer.to):
        return HOPELESS
    p = t.tribes[seat]
    hand = packed(t, seat) - give
    gain = hand_worth(t, p, hand + want) - hand_worth(t, p, hand + give)
    if gain <= 0:
        return HOPELESS
    given = street_price(give)
    asked = street_price(want)
    if 10 * given < 8 * asked:
        return HOPELESS
    likely = 36 if given >= asked else 12
    return gain * (likely if offer.to < 0 else likely // 2) // 100


def street_price(lot: int) -> int:
    """What a lot is worth to anybody."""
    price = 0
    for kind in range(KEPT):
        n = count(lot, kind)
        if n:
            if kind <= GOLD:
                price += n * HELD[kind]
            else:
                price += n * (FOREIGN_STONE if kind < OLYMPICS else EVENTS[kind - OLYMPICS])
    return price


def helps_leader(t: Heroes, seat: int, give: int, to: int) -> bool:
    """A tribe near its monument gets no stone, and who claims victory gets nothing."""
    for s in range(t.seats):
        p = t.tribes[s]
        if s != seat and not p.fallen and (to < 0 or to == s):
            if p.due and to == s:
                return True
            if p.special >= 0 and count(give, p.special) and p.stones + count(packed(t, s), p.special) >= DANGER - 1:
                return True
    return False


def best_hope(t: Heroes, seat: int, draft: Offer) -> int:
    """The best swap of one card for one that goes on from the draft."""
    hand = packed(t, seat)
    free = hand - reserved(t, seat)
    best = HOPELESS
    for given in range(KEPT):
        if draft.give and not count(draft.give, given):
            continue
        if not draft.give and not count(free, given):
            continue
        for wanted in range(KEPT):
            if wanted == given or (draft.want and not count(draft.want, wanted)):
                continue
            if draft.want or not count(hand, wanted) or wanted == t.tribes[seat].special:
                best = max(best, hope(t, seat, draft.give or one(given), draft.want or one(wanted), draft))
    return best
