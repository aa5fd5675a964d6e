"""What a Hadara position is worth: the score as it stands, and what coins, tracks and perks can still bring."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.core.table import Table
from cradle.games.hadara import scoring
from cradle.games.hadara.box import BUSTS, CULTURE, EPOCHS, FOOD, INCOME, MEDALS, MILITARY, PURPLE, VALUES
from cradle.games.hadara.table import Hadara, Player
from cradle.games.hadara.zones import CARVING, DRAFT, FEEDING, OVER, PILE, TAKING_COLONIES, UNCARVED

POINT: Final = 100
COIN: Final = [52, 44, 34]  # what a coin still buys, by epoch; a fifth of a point is the least
COIN_LAST: Final = 20
GROWTH: Final = 4  # steps that a track gains in a phase, more or less
REVERSE: Final = 300  # what the reverse of a colony brings
HUNGER: Final = 480  # what a card is worth that would have to be discarded
SPARE_FOOD: Final = 70  # room for a card that is still to come
PER_CARD: Final = 14  # what a cheaper colour saves, for each owned card and phase left


class HadaraEvaluation(Evaluation):
    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Hadara)
        p = table.players[seat]
        if table.stage == OVER:
            return scoring.total(table, seat) * POINT + p.coins
        left = phases_left(table)
        coin = COIN[max(table.epoch, 0)] if left else COIN_LAST
        points = scoring.colonies(table, seat) + scoring.busts(table, p) + p.points
        worth = points * POINT + p.coins * coin
        worth += p.tracks[INCOME] * incomes_left(table) * coin
        worth += colonies_ahead(table, p, left) + busts_ahead(table, p, left)
        worth += medals(table, p, left) + food(table, p, left) + perks(p, left, coin)
        return worth + sum(p.colours) * left * PER_CARD


def phases_left(t: Hadara) -> int:
    """Phases in which cards can still be bought, the present one included until its cards are gone."""
    left = 2 * (EPOCHS - 1 - t.epoch) + 1 - t.phase
    return left + 1 if t.stage <= DRAFT or (t.phase == 1 and t.stage < FEEDING) else left


def incomes_left(t: Hadara) -> int:
    """Income steps to come: two an epoch."""
    left = 2 * (EPOCHS - 1 - t.epoch)
    if t.phase == 0:
        return left + (2 if t.stage <= DRAFT else 1)
    return left + (1 if pile_cards(t) else 0)


def pile_cards(t: Hadara) -> int:
    return sum([len(t.cards.zones[PILE + colour]) for colour in range(5)])


def chance(track: int, asked: int, left: int) -> int:
    """In hundredths: how likely a track reaches what is asked in the phases left."""
    if track >= asked:
        return 100
    if left == 0:
        return 0
    share = 100 * (track + GROWTH * left) // (asked + GROWTH)
    return share * share // 115 if share < 100 else 88


def colonies_ahead(t: Hadara, p: Player, left: int) -> int:
    """One colony a step, so the best ones that there are steps for."""
    steps = left if t.stage <= TAKING_COLONIES or t.phase == 1 else left + 1
    track = p.tracks[MILITARY] + p.perks.requirement_less + p.perks.points_most // 2
    ahead: list[int] = []
    for value in range(len(VALUES)):
        if not (p.taken >> value) & 1:
            prize = t.reading.printed.fronts[value].points * POINT + REVERSE
            ahead.append(prize * chance(track, VALUES[value], left) // 110)
    ahead.sort(reverse=True)
    return sum(ahead[: steps * p.perks.colonies])


def busts_ahead(t: Hadara, p: Player, left: int) -> int:
    steps = left if t.stage <= CARVING or t.phase == 1 else left + 1
    track = p.tracks[CULTURE] + p.perks.requirement_less + p.perks.points_most // 2
    ahead: list[int] = []
    for i in range(BUSTS):
        if p.busts[i] == UNCARVED:
            bust = t.reading.printed.busts[i]
            prize = (bust.points + bust.bonus) * POINT
            ahead.append(prize * chance(track, bust.requirement, left) // 110)
    ahead.sort(reverse=True)
    return sum(ahead[: steps * p.perks.busts])


def medals(t: Hadara, p: Player, left: int) -> int:
    """Silver medals on tracks that still grow, gold ones with sets that are still to come, and room for more."""
    worth = scoring.silver(p) * POINT + len(p.silver) * left * GROWTH * POINT // 2
    sets = scoring.sets(p.colours, p.perks.jokers)
    begun = 0
    for colour in range(PURPLE + 1):
        if p.colours[colour] > sets:
            begun += 1
    each = t.reading.printed.points_per_set * POINT
    worth += scoring.gold(t, p) * POINT + p.gold * each * (left * 45 + begun * 14) // 100
    worth += (MEDALS - p.gold) * (sets * 5 + begun) * 22 * (1 if left else 0)
    tracks = p.tracks
    worth += (tracks[0] + tracks[1] + tracks[2] + tracks[3]) * (MEDALS - len(p.silver)) * (6 if left else 0)
    return worth


def food(t: Hadara, p: Player, left: int) -> int:
    """Cards without food are as good as lost; food for cards to come is worth something."""
    spare = p.tracks[FOOD] - p.owned
    if t.epoch == EPOCHS - 1 and t.phase == 1 and t.stage > FEEDING:
        return 0
    if spare < 0:
        cheap = min(-spare, p.perks.buyout_most)
        return spare * HUNGER + cheap * (HUNGER - 100)
    room = min(spare, 3 * left)
    return room * SPARE_FOOD + p.perks.surplus_coins * 25 * min(spare, 4)


def perks(p: Player, left: int, coin: int) -> int:
    """What the effects that pay as the game goes on are still good for."""
    worth = p.perks.sell_bonus * left * 2 * coin + p.perks.gap_coins * left * coin
    worth += p.perks.colony_coins * left * coin // 2
    if p.perks.colonies > 1:
        worth += left * 3 * POINT
    if p.perks.silver_prices[2] < 20 and left > 0:
        worth += (2 * MEDALS - len(p.silver) - p.gold) * 4 * coin
    return worth


EVALUATION: Final = HadaraEvaluation()
