"""Tapestry 13.0: gaining a civilization, and its ability in the income turn."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.adjusted import heat, venture
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.gains import draw_tiles, refill
from cradle.games.tapestry.mats import (
    Floor,
    Stage,
    be_chosen,
    collect_rows,
    entertain,
    lead,
    make_merry,
    mat_effect,
    practise_alchemy,
)
from cradle.games.tapestry.news import JOINED
from cradle.games.tapestry.outposts import Muster
from cradle.games.tapestry.pieces import (
    ALCHEMISTS,
    ARCHITECTS,
    CHOSEN,
    CIVILIZATION_0,
    CIVILIZATION_DECK,
    CIVILIZATION_DISCARD,
    CIVILIZATIONS,
    CRAFTSMEN,
    ENTERTAINERS,
    EXPERIMENTAL,
    FUTURISTS,
    HERALDS,
    HISTORIANS,
    INVENTORS,
    ISOLATIONISTS,
    LEADERS,
    MERRYMAKERS,
    MILITANTS,
    MYSTICS,
    NOMADS,
    OFFICIAL,
    OWN,
    PACK,
    TRADERS,
)
from cradle.games.tapestry.resolve import MayResolve, Resolve
from cradle.games.tapestry.resources import watch, watch_strivings
from cradle.games.tapestry.scribes import (
    Predict,
    deal_private,
    herald,
    score_predictions,
    seek_card,
    send_historians,
    tinker,
    write_history,
)
from cradle.games.tapestry.settlers import Carve, Cube, Jump, jump, open_stall, score_region, spread
from cradle.games.tapestry.table import Tapestry

CIVILIZATION_KIND: Final = Kind("civilization", "tapestry/13.0b", ("civilization", CIVILIZATIONS))
AT_INCOME: Final = (
    1 << ALCHEMISTS | 1 << ENTERTAINERS | 1 << HERALDS | 1 << HISTORIANS | 1 << INVENTORS | 1 << LEADERS
    | 1 << MERRYMAKERS | 1 << MILITANTS | 1 << CHOSEN | 1 << TRADERS
)  # fmt: skip


# -- gaining -------------------------------------------------------------------------------------------------------


class GainCivilization(Effect):
    """Another civilization, drawn at random."""

    def apply(self, t: Tapestry, seat: int) -> None:
        zones = t.cards.zones
        for _ in range(len(zones[CIVILIZATION_DECK]) + len(zones[CIVILIZATION_DISCARD])):
            if not zones[CIVILIZATION_DECK]:
                refill(t, CIVILIZATION_DECK, CIVILIZATION_DISCARD)
            civilization = zones[CIVILIZATION_DECK][-1] - CIVILIZATION_0
            if not goes_back(t, seat, civilization):
                t.cards.draw(CIVILIZATION_DECK, t.zone(seat, OWN), t.cards.everybody)
                join(t, seat, civilization, False)
                return
            t.cards.draw(CIVILIZATION_DECK, CIVILIZATION_DISCARD, t.cards.everybody)

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(t.cards.zones[CIVILIZATION_DECK]) + len(t.cards.zones[CIVILIZATION_DISCARD]) > 0


def goes_back(t: Tapestry, seat: int, civilization: int) -> bool:
    """Tapestry 13.0a: a few mats are put away and drawn anew when gained during the game."""
    if t.adjustment < EXPERIMENTAL:
        return civilization in (FUTURISTS, MYSTICS)
    return civilization == HISTORIANS and t.players[seat].era <= 2


def join(t: Tapestry, seat: int, civilization: int, starting: bool) -> None:
    t.players[seat].civilizations |= 1 << civilization
    lay_out(t, seat, civilization, starting)
    if not starting:
        t.tell(JOINED, seat, [civilization])
        arrive_late(t, seat, civilization)


def lay_out(t: Tapestry, seat: int, civilization: int, starting: bool) -> None:
    """What lies on a mat from the beginning."""
    p = t.players[seat]
    adjusted = t.adjustment >= EXPERIMENTAL
    if civilization in (HERALDS, INVENTORS, TRADERS):
        p.set_mat(civilization, 4)
    elif civilization == ISOLATIONISTS:
        p.set_mat(civilization, 5 if adjusted and t.sides >= 4 else 4)
    elif civilization == MERRYMAKERS and adjusted:
        t.push(Floor(seat, 0))
    elif civilization == MILITANTS and t.adjustment == PACK:
        p.outposts += 2
    elif civilization == MYSTICS and t.adjustment == PACK:
        deal_private(t, seat, starting)
    elif civilization == MYSTICS:
        t.push(Predict(seat, 0, min(4, 5 - p.era)))
    elif civilization == FUTURISTS and not adjusted:
        for track in range(4):
            jump(t, seat, track)
        t.push(Resolve(seat, mat_effect(t, FUTURISTS, 0)))
    if starting and adjusted:
        start_adjusted(t, seat, civilization)


def start_adjusted(t: Tapestry, seat: int, civilization: int) -> None:
    """Tapestry 14: what the adjusted versions add to a start."""
    if civilization == ARCHITECTS and t.sides > 1:
        t.push(Cube(seat, t.sides - 1, 0))
    elif civilization == HISTORIANS:
        draw_tiles(t, seat, 1)
    elif civilization == ISOLATIONISTS or (civilization == TRADERS and t.adjustment == PACK):
        draw_tiles(t, seat, 2)


def arrive_late(t: Tapestry, seat: int, civilization: int) -> None:
    """Tapestry 13.0a: what a mat does when it is gained during the game."""
    p = t.players[seat]
    adjusted = t.adjustment >= EXPERIMENTAL
    if civilization == ARCHITECTS:
        t.push(Resolve(seat, t.box.mat_effects[ARCHITECTS][0][0]))
    elif civilization == ENTERTAINERS:
        t.push(Stage(seat, 1))
    elif civilization == HISTORIANS:
        send_historians(t, seat)
    elif civilization == MILITANTS:
        for _ in range(max(0, 8 - p.outposts)):
            t.push(LayBare(seat))
    elif civilization == FUTURISTS and adjusted:
        futurists_jump(t, seat)
    elif civilization == CRAFTSMEN and t.adjustment == PACK:
        t.push(Carve(seat, 0))
    elif civilization == NOMADS and t.adjustment == PACK:
        spread(t, seat)
    elif civilization == CHOSEN and adjusted:
        watch_strivings(t, seat, False, 2 if t.adjustment == PACK else 9)
    watch(t, seat)


def futurists_jump(t: Tapestry, seat: int) -> None:
    t.push(Jump(seat, 2, 0))
    t.push(Resolve(seat, mat_effect(t, FUTURISTS, 0)))


class LayBare(Step[Tapestry]):
    """Tapestry 13.12b: fewer outposts than spaces; the owner chooses the rows that stay open."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        question = Muster(self.seat)
        rows = question.answers(t)
        if len(rows) == 1:
            question.take(t, rows[0])
        elif rows:
            t.push(question)


# -- the income turn -----------------------------------------------------------------------------------------------


class UseAbilities(Step[Tapestry]):
    """Tapestry 9.1: every civilization once; with several the owner chooses the order."""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def run(self, t: Tapestry) -> None:
        left = abilities(t, self.seat) & ~self.used
        if left & (left - 1):
            t.push(ChooseAbility(self.seat, self.used))
        elif left:
            t.push(UseAbilities(self.seat, self.used | left))
            use_ability(t, self.seat, left.bit_length() - 1)


def abilities(t: Tapestry, seat: int) -> int:
    """The civilizations that do something in this income turn."""
    p = t.players[seat]
    early = 0
    out = p.civilizations & AT_INCOME
    if t.adjustment >= EXPERIMENTAL:
        out &= ~(1 << CHOSEN)
        early = 1 << ENTERTAINERS | (1 << HISTORIANS if t.sides >= 4 else 0)
    if p.incomes == 1:
        return out & early
    return out & ~early if p.incomes == 5 else out


class ChooseAbility(Question[Tapestry]):
    """Tapestry 13.0b: which civilization comes next."""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def kind(self) -> Kind:
        return CIVILIZATION_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if ((abilities(t, self.seat) & ~self.used) >> answer) & 1 else "tapestry/13.0b"

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(UseAbilities(self.seat, self.used | 1 << answer))
        use_ability(t, self.seat, answer)


def use_ability(t: Tapestry, seat: int, civilization: int) -> None:
    if civilization == ALCHEMISTS:
        if t.adjustment == PACK:
            heat(t, seat)
        else:
            practise_alchemy(t, seat)
    elif civilization == ENTERTAINERS:
        entertain(t, seat)
    elif civilization == HERALDS:
        herald(t, seat)
    elif civilization == HISTORIANS:
        write_history(t, seat)
    elif civilization == INVENTORS:
        tinker(t, seat)
    elif civilization == LEADERS:
        lead(t, seat)
    elif civilization == MERRYMAKERS:
        make_merry(t, seat)
    elif civilization == MILITANTS:
        collect_rows(t, seat)
    elif civilization == CHOSEN:
        be_chosen(t, seat)
    elif t.adjustment >= EXPERIMENTAL:
        venture(t, seat)
    else:
        open_stall(t, seat)


class FirstSteps(Step[Tapestry]):
    """Tapestry 1.9: at the end of the first income turn, for the civilization one began with."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        p = t.players[self.seat]
        if t.adjustment == OFFICIAL:
            for civilization in range(CIVILIZATIONS):
                if p.has(civilization) and t.box.civilization_start[civilization] >= 0:
                    t.push(Resolve(self.seat, t.box.civilization_start[civilization]))
        if p.has(HERALDS):
            open_heralds(t, self.seat)
        if p.has(FUTURISTS) and t.adjustment >= EXPERIMENTAL:
            futurists_jump(t, self.seat)


def open_heralds(t: Tapestry, seat: int) -> None:
    if t.adjustment >= EXPERIMENTAL:
        seek_card(t, seat)
        return
    overplay = t.box.mat_effects[HERALDS][0][0]
    if t.box.effects[overplay].possible(t, seat):
        t.push(MayResolve(seat, overplay))


def final_scoring(t: Tapestry, seat: int) -> None:
    """Tapestry 10.3: at the end of the fifth income turn."""
    p = t.players[seat]
    if p.has(ISOLATIONISTS):
        score_region(t, seat)
    if p.has(MYSTICS):
        score_predictions(t, seat)
