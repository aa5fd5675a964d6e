"""Tapestry 15: the Automa and the Shadow Empire, who play by themselves."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Step
from cradle.games.tapestry.automa_map import automa_conquers, automa_explores, reinforce
from cradle.games.tapestry.box import Decision, Effect
from cradle.games.tapestry.conquest import Conquer
from cradle.games.tapestry.counting import is_lead
from cradle.games.tapestry.explore import ANYWHERE, Explore
from cradle.games.tapestry.news import INCOME
from cradle.games.tapestry.pieces import (
    BY_CIVILIZATIONS,
    BY_CONQUEST,
    BY_TAPESTRIES,
    BY_TRACKS,
    DECISION_0,
    DECISION_DECK,
    DECISION_DISCARD,
    DECISION_PAIR,
    END,
    EXPLORATION,
    MILITARY,
    PROGRESS_DECK,
    SCIENCE,
    TECHNOLOGY,
)
from cradle.games.tapestry.research import Research, roll
from cradle.games.tapestry.resolve import AnyOrder, InOrder, OneOf, Times, score
from cradle.games.tapestry.table import NOBODY, Tapestry
from cradle.games.tapestry.tapestries import DrawCards, draw_cards, lay_face_down
from cradle.games.tapestry.technology import Invent, refresh_display
from cradle.games.tapestry.tracks import BENEFIT, Advance, Regress, barred, move_back, move_up

SYMBOLS: Final = ["any-track", "closest-to-end", "closest-to-landmark-or-end"]
TO_END: Final = 1
TO_LANDMARK: Final = 2
FAVOURITE: Final = 4
STAGES: Final = [
    "favourite-track", "vp", "tapestry-face-down", "extra-advance", "progress-cards", "draw-tapestry", "civilization",
    "progress-cards-late", "shuffle",
]  # fmt: skip
NO_DECISION: Final = Decision()


def bot_turn(t: Tapestry, seat: int) -> None:
    """Tapestry 15.3: two decision cards say what happens."""
    if not t.level:
        shadow_turn(t, seat)
        return
    deck = t.cards.zones[DECISION_DECK]
    if t.players[seat].incomes == 0 or len(deck) < 2:
        automa_income(t, seat)
        return
    turn_up(t)
    if not t.cards.zones[DECISION_DECK] and decision(t, 0).income:
        automa_income(t, seat)
    else:
        both_advance(t, seat)


def turn_up(t: Tapestry) -> None:
    for card in t.cards.zones[DECISION_PAIR][:]:
        t.cards.move(card, DECISION_PAIR, DECISION_DISCARD, t.cards.everybody)
    for _ in range(2):
        t.cards.draw(DECISION_DECK, DECISION_PAIR, t.cards.everybody)


def decision(t: Tapestry, which: int) -> Decision:
    """The first or the second of the open cards."""
    pair = t.cards.zones[DECISION_PAIR]
    return t.box.decisions[pair[which] - DECISION_0] if len(pair) == 2 else NO_DECISION


def both_advance(t: Tapestry, seat: int) -> None:
    """Tapestry 15.4: the Automa with the benefit, then the Shadow Empire without."""
    t.push(BotAdvance(seat + 1, decision(t, 0).shadow, 0))
    t.push(BotAdvance(seat, decision(t, 0).automa, 1))


class BotAdvance(Step[Tapestry]):
    def __init__(self, seat: int, symbol: int, benefit: int) -> None:
        self.seat = seat
        self.symbol = symbol
        self.benefit = benefit

    def run(self, t: Tapestry) -> None:
        track = choose_track(t, self.seat, self.symbol)
        if track >= 0:
            climb(t, self.seat, track, self.benefit == 1)


def climb(t: Tapestry, seat: int, track: int, benefit: bool) -> None:
    space = t.players[seat].position(track)
    if space < END and not barred(t, seat, track):
        if benefit:
            t.push(BotBenefit(seat, t.box.places[track][space + 1].benefit))
        move_up(t, seat, track, space, space + 1, 0)


def distance(t: Tapestry, seat: int, track: int) -> int:
    """To the next unclaimed landmark, or to the end."""
    at = t.players[seat].position(track)
    for space in range(at + 1, END):
        landmark = t.box.places[track][space].landmark
        if landmark >= 0 and t.landmark_owner[landmark] == NOBODY:
            return space - at
    return END - at


def choose_track(t: Tapestry, seat: int, symbol: int) -> int:
    """Tapestry 15.5: candidates by the symbol, then the tie-break of the second card; -1 if no track is left."""
    p = t.players[seat]
    best = 100
    values = [100, 100, 100, 100]
    for track in range(4):
        if p.position(track) < END and not barred(t, seat, track):
            values[track] = 0
            if symbol == TO_END:
                values[track] = END - p.position(track)
            elif symbol == TO_LANDMARK:
                values[track] = distance(t, seat, track)
            best = min(best, values[track])
    if best == 100:
        return -1
    order = decision(t, 1).tiebreak
    shadow = not t.level or seat > t.seats
    for i in range(len(order)):
        track = order[len(order) - 1 - i] if shadow else order[i]
        track = p.favourite if track == FAVOURITE else track
        if values[track] == best:
            return track
    return p.favourite if values[p.favourite] < 100 else values.index(best)


# -- benefits ------------------------------------------------------------------------------------------------------


class BotBenefit(Step[Tapestry]):
    """Tapestry 15.6: what an effect does for the Automa; much of it does nothing."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, t: Tapestry) -> None:
        made = t.box.effects[self.effect]
        if isinstance(made, (InOrder, AnyOrder)):
            for i in range(len(made.parts) - 1, -1, -1):
                if made.parts[i] not in made.parts[:i]:
                    t.push(BotBenefit(self.seat, made.parts[i]))
        elif isinstance(made, OneOf):
            tracks = isinstance(t.box.effects[made.parts[0]], (Advance, Regress))
            t.push(BotBenefit(self.seat, made.parts[t.rng.below(len(made.parts)) if tracks else 0]))
        elif isinstance(made, Times):
            t.push(BotBenefit(self.seat, made.part))
        else:
            bot_gains(t, self.seat, made)


def bot_gains(t: Tapestry, seat: int, made: Effect) -> None:
    if isinstance(made, Explore):
        automa_explores(t, seat, decision(t, 1), made.where == ANYWHERE)
    elif isinstance(made, Conquer):
        automa_conquers(t, seat, decision(t, 1), made.anywhere)
    elif isinstance(made, Invent):
        refresh_display(t)
    elif isinstance(made, DrawCards):
        draw_cards(t, seat, made.amount)
    elif isinstance(made, Research):
        climb(t, seat, roll(t, seat), made.reward & BENEFIT != 0)
    elif isinstance(made, Advance):
        climb(t, seat, made.track, made.reward & BENEFIT != 0)
    elif isinstance(made, Regress):
        space = t.players[seat].position(made.track)
        if space:
            if made.reward & BENEFIT and space > 1:
                t.push(BotBenefit(seat, t.box.places[made.track][space - 1].benefit))
            move_back(t, seat, made.track, space, space - 1, 0)


# -- income --------------------------------------------------------------------------------------------------------


def automa_income(t: Tapestry, seat: int) -> None:
    """Tapestry 15.10: the stages of its level, in their order."""
    p = t.players[seat]
    p.incomes += 1
    t.tell(INCOME, seat, [p.incomes])
    t.push(BotStage(seat, 0))


class BotStage(Step[Tapestry]):
    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def run(self, t: Tapestry) -> None:
        seat = self.seat
        if self.stage == len(STAGES):
            if t.players[seat].incomes == 5:
                t.players[seat].finished = 1
                t.players[seat + 1].finished = 1
            return
        t.push(BotStage(seat, self.stage + 1))
        if (t.box.levels[t.level - 1].stages >> self.stage) & 1:
            do_stage(t, seat, self.stage, t.players[seat].incomes)


def do_stage(t: Tapestry, seat: int, stage: int, n: int) -> None:
    level = t.box.levels[t.level - 1]
    if stage == 0 and n > 1:
        rechoose(t, seat)
        rechoose(t, seat + 1)
    elif stage == 1 and n > 1:
        score_automa(t, seat, n)
    elif stage == 2 and 1 < n < 5:
        enter_era(t, seat, n)
    elif stage == 3 and n > 1:
        both_advance(t, seat)
    elif stage == 4 and 1 < n < 5:
        add_progress(t, level.progress)
    elif stage == 5 and n < 5:
        draw_cards(t, seat, 1)
    elif stage == 6:
        use_automa_civilization(t, seat, n)
    elif stage == 7 and 2 < n < 5:
        add_progress(t, level.late)
    elif stage == 8 and 1 < n < 5:
        reshuffle_decisions(t)


def rechoose(t: Tapestry, seat: int) -> None:
    """Tapestry 15.10a: a new favourite once the old track is completed, or another token is further there."""
    p = t.players[seat]
    if p.position(p.favourite) < END and is_lead(t, seat, p.favourite):
        return
    track = choose_track(t, seat, TO_LANDMARK)
    if track >= 0:
        p.favourite = track


def score_automa(t: Tapestry, seat: int, n: int) -> None:
    """Tapestry 15.11: territories, then positions on the tracks and the landmarks taken there."""
    p = t.players[seat]
    lands, war, peace = t.box.multipliers[1 if t.box.levels[t.level - 1].hard else 0][n - 2]
    points = war * (p.position(MILITARY) + p.position(SCIENCE))
    points += peace * (p.position(TECHNOLOGY) + p.position(EXPLORATION))
    score(t, seat, BY_CONQUEST, lands * t.lands(seat))
    score(t, seat, BY_TRACKS, points + lands * t.landmarks(seat))


def enter_era(t: Tapestry, seat: int, n: int) -> None:
    """A card face down into the next slot; being first among the neighbours pays the number of the turn."""
    first = True
    for other in t.neighbours(seat):
        first = first and t.players[other].era < n
    if first:
        score(t, seat, BY_TAPESTRIES, n)
    t.players[seat].era = n
    lay_face_down(t, seat)


def add_progress(t: Tapestry, amount: int) -> None:
    for _ in range(amount):
        if t.cards.zones[PROGRESS_DECK]:
            t.cards.draw(PROGRESS_DECK, DECISION_DISCARD, 0)


def reshuffle_decisions(t: Tapestry) -> None:
    """All decision cards become the new deck; the last pair stays open for its tie-breaks until then."""
    for zone in (DECISION_PAIR, DECISION_DISCARD):
        for card in t.cards.zones[zone][:]:
            t.cards.move(card, zone, DECISION_DECK, t.cards.known[card])
    t.cards.shuffle(DECISION_DECK, t.rng)


def use_automa_civilization(t: Tapestry, seat: int, n: int) -> None:
    """Tapestry 15.12: the four civilizations of the Automa, by their favourite tracks."""
    civilization = t.players[seat].capital
    if civilization == EXPLORATION and n > 1:
        if n % 2 == 0:
            automa_explores(t, seat, decision(t, 1), False)
        else:
            automa_conquers(t, seat, decision(t, 1), False)
    elif civilization == SCIENCE and n > 2:
        climb(t, seat, roll(t, seat), True)
    elif civilization == MILITARY and n > 1:
        t.push(HoldLand(seat))
        if t.lands(seat) < n:
            automa_conquers(t, seat, decision(t, 1), False)
    elif civilization == TECHNOLOGY and n > 1:
        score(t, seat, BY_CIVILIZATIONS, t.landmarks(seat))


class HoldLand(Step[Tapestry]):
    """Tapestry 15.12: what the Conquerors do after their conquest."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        reinforce(t, self.seat, decision(t, 1))
        score(t, self.seat, BY_CIVILIZATIONS, t.lands(self.seat))


# -- the Shadow Empire at a table for two ----------------------------------------------------------------------------


def shadow_turn(t: Tapestry, seat: int) -> None:
    """Tapestry 15.13: it only advances, but neither in its first turn nor when its deck is used up."""
    p = t.players[seat]
    if p.incomes == 0:
        p.incomes = 1
        return
    if len(t.cards.zones[DECISION_DECK]) < 2:
        rechoose(t, seat)
        reshuffle_decisions(t)
        return
    turn_up(t)
    t.push(BotAdvance(seat, decision(t, 0).shadow, 0))
