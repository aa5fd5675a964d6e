"""The terms of what a Hadara position is worth: the score as it stands, and what is still to come of all the rest."""

from __future__ import annotations

from typing import Final

from cradle.bots.hadara import (
    COIN,
    COIN_LAST,
    GROWTH,
    PER_CARD,
    POINT,
    REVERSE,
    food,
    incomes_left,
    perks,
    phases_left,
    pile_cards,
)
from cradle.bots.terms import Terms
from cradle.core.table import Table
from cradle.games.hadara import scoring
from cradle.games.hadara.box import BUSTS, CULTURE, EPOCHS, FOOD, INCOME, MEDALS, MILITARY, VALUES
from cradle.games.hadara.effects import NO_COUNTS
from cradle.games.hadara.table import Hadara, Player
from cradle.games.hadara.zones import CARVING, DRAFT, FEEDING, HAND, OVER, TAKING_COLONIES, UNCARVED

NAMES: Final = [
    "score",
    "coins-1",
    "coins-2",
    "coins-3",
    "income-1",
    "income-2",
    "income-3",
    "colonies",
    "military",
    "busts",
    "culture",
    "food",
    "silver",
    "silver-room",
    "silver-money",
    "gold",
    "gold-room",
    "gold-money",
    "hunger-a",
    "hunger-b",
    "spare-food",
    "perks",
    "counted",
    "bust-bonus",
    "cheaper",
    "alike",
]
SCORE: Final = 0
COINS: Final = 1  # three, one an epoch
INCOMES: Final = 4  # three, one an epoch; what comes after the last card counts as coins at the end
COLONIES: Final = 7
MILITARIES: Final = 8
CARVED: Final = 9
CULTURES: Final = 10
FOODS: Final = 11
SILVER: Final = 12
SILVER_ROOM: Final = 13
SILVER_MONEY: Final = 14
GOLD: Final = 15
GOLD_ROOM: Final = 16
GOLD_MONEY: Final = 17
HUNGER: Final = 18  # two, one a phase
SPARE: Final = 20
PERKS: Final = 21
COUNTED: Final = 22
BONUS: Final = 23
CHEAPER: Final = 24
ALIKE: Final = 25

PHASES: Final = 6
RISE: Final = [0, 7, 14, 18, 22, 25, 28]  # steps that a track still gains, by phases left
SPENT: Final = 8  # coins that a card costs at most, more or less
TAKES: Final = 5  # cards that a seat takes in a phase


class HadaraTerms(Terms):
    def __init__(self) -> None:
        super().__init__(NAMES)

    def write(self, table: Table, seat: int, out: list[int]) -> None:
        assert isinstance(table, Hadara)
        left = min(PHASES, phases_left(table))
        write_seat(table, seat, left, incomes_left(table), pile_cards(table), out)

    def spread(self, table: Table, out: list[list[int]]) -> None:
        assert isinstance(table, Hadara)
        left, incomes, piled = min(PHASES, phases_left(table)), incomes_left(table), pile_cards(table)
        for seat in range(table.seats):
            write_seat(table, seat, left, incomes, piled, out[seat])


def write_seat(t: Hadara, seat: int, left: int, incomes: int, piled: int, out: list[int]) -> None:
    for i in range(len(out)):
        out[i] = 0
    p = t.players[seat]
    if t.stage == OVER:
        out[SCORE] = scoring.total(t, seat) * POINT + p.coins % t.reading.printed.coins_per_point
        return
    points = scoring.colonies(t, seat) + scoring.busts(t, p) + scoring.silver(p) + scoring.gold(t, p) + p.points
    tracks = p.tracks
    last = 1 if incomes else 0  # what the last income brings buys no cards
    out[SCORE] = points * POINT + (p.coins + tracks[INCOME] * last) * COIN_LAST
    takes = takes_left(t, seat, left, piled)
    write_money(t, p, incomes - last, takes, out)
    out[COLONIES] = colonies_ahead(t, p, left)
    out[MILITARIES] = tracks[MILITARY] * left * 10
    out[CARVED] = busts_ahead(t, p, left)
    out[CULTURES] = tracks[CULTURE] * left * 10
    out[FOODS] = tracks[FOOD] * left * 10
    write_medals(t, p, left, incomes, takes, out)
    spare = food(t, p, left)
    out[HUNGER + t.phase if spare < 0 else SPARE] = spare
    write_perks(t, p, left, out)


def takes_left(t: Hadara, seat: int, left: int, piled: int) -> int:
    """Cards that the seat still takes, bought or sold."""
    if t.phase == 1:
        return (left - 1 if t.stage < FEEDING else left) * TAKES + (piled + t.seats - 1) // t.seats
    if t.stage > DRAFT:
        return left * TAKES
    return left * TAKES - t.turn + (1 if t.cards.zones[HAND + seat] else 0)


def write_money(t: Hadara, p: Player, incomes: int, takes: int, out: list[int]) -> None:
    """Coins are worth what they still buy, and no more of them than there are cards to take."""
    epoch = max(t.epoch, 0)
    out[COINS + epoch] = min(p.coins, takes * SPENT) * (COIN[epoch] - COIN_LAST)
    income = p.tracks[INCOME]
    for e in range(epoch, EPOCHS):
        later = max(0, 2 * (EPOCHS - 1 - e) - 1)
        count = max(0, min(1 if later == 0 else 2, incomes - later))
        out[INCOMES + e] = income * count * COIN[e]


def colonies_ahead(t: Hadara, p: Player, left: int) -> int:
    """One colony a step, so the best ones that there are steps for."""
    steps = (left if t.stage <= TAKING_COLONIES or t.phase == 1 else left + 1) * p.perks.colonies
    track = p.tracks[MILITARY] + p.perks.requirement_less + p.perks.points_most // 2
    fronts = t.reading.printed.fronts
    total = 0
    first = second = 0
    for value in range(len(VALUES)):
        if not (p.taken >> value) & 1:
            hoped = (fronts[value].points * POINT + REVERSE) * reach(track, VALUES[value], left) // 110
            total += hoped
            if hoped > first:
                second, first = first, hoped
            elif hoped > second:
                second = hoped
    return total if steps > 2 else first + second if steps == 2 else first if steps else 0


def busts_ahead(t: Hadara, p: Player, left: int) -> int:
    steps = (left if t.stage <= CARVING or t.phase == 1 else left + 1) * p.perks.busts
    track = p.tracks[CULTURE] + p.perks.requirement_less + p.perks.points_most // 2
    total = 0
    first = second = 0
    for i in range(BUSTS):
        if p.busts[i] == UNCARVED:
            bust = t.reading.printed.busts[i]
            hoped = (bust.points + bust.bonus) * POINT * reach(track, bust.requirement, left) // 110
            total += hoped
            if hoped > first:
                second, first = first, hoped
            elif hoped > second:
                second = hoped
    return total if steps > 2 else first + second if steps == 2 else first if steps else 0


def reach(track: int, asked: int, left: int) -> int:
    """In hundredths: how likely a track reaches what is asked in the phases left."""
    if track >= asked:
        return 100
    if left == 0:
        return 0
    share = 100 * (track + RISE[left]) // (asked + GROWTH)
    return share * share // 115 if share < 100 else 88


def sets_ahead(p: Player, sets: int, takes: int) -> int:
    """In hundredths: sets still to come, each the less likely the more it lacks of the cards that will be bought."""
    bought = takes * 3 // 5 + 1
    more = 0
    n = sets
    while True:
        n += 1
        lacks = -p.perks.jokers
        for count in p.colours:
            if count < n:
                lacks += n - count
        if lacks >= bought:
            return more
        likely = 100 * (bought - max(lacks, 0)) // bought
        more += likely * likely // 100


def write_medals(t: Hadara, p: Player, left: int, incomes: int, takes: int, out: list[int]) -> None:
    tracks = p.tracks
    epoch = max(t.epoch, 0)
    sets = scoring.sets(p.colours, p.perks.jokers)
    more = sets_ahead(p, sets, takes)
    each = t.reading.printed.points_per_set
    more_silver, more_gold = MEDALS - len(p.silver), MEDALS - p.gold
    full = min(p.perks.silver_full, len(p.silver))
    best = max(tracks) + RISE[left]
    out[SILVER] = (len(p.silver) + full) * RISE[left] * POINT // 2
    out[GOLD] = (each * p.gold + p.perks.set_points) * more
    if left:
        out[SILVER_ROOM] = best * more_silver * 10
        out[GOLD_ROOM] = each * more_gold * (sets * 100 + more)
    # What medals the coins would buy at the next medal step, and what these would bring.
    coins = p.coins + tracks[INCOME] * (incomes - 2 * (EPOCHS - 1 - epoch))
    price = p.perks.gold_prices[epoch]
    part = min(coins, price * more_gold)
    out[GOLD_MONEY] = part * each * (sets * 100 + more) // price
    coins -= part
    price = p.perks.silver_prices[epoch]
    out[SILVER_MONEY] = min(coins, price * more_silver) * best * (POINT // 2) // price


def write_perks(t: Hadara, p: Player, left: int, out: list[int]) -> None:
    own = p.perks
    out[PERKS] = perks(p, left, COIN[max(t.epoch, 0)] if left else COIN_LAST)
    out[CHEAPER] = p.owned * left * PER_CARD
    alike = 0
    for count in p.colours:
        alike += count * count
    out[ALIKE] = alike * left
    if own.per_colour is not NO_COUNTS:
        counted = 0
        for steps in own.per_colour:
            counted += steps[0] + steps[1] + steps[2] + steps[3]
        out[COUNTED] = counted * left * 40
    if own.bust_points:
        plain = 0
        for i in range(BUSTS):
            if p.busts[i] == UNCARVED:
                plain += 1
        out[BONUS] = own.bust_points * min(plain, left) * POINT // 2


TERMS: Final = HadaraTerms()
