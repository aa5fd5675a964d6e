"""Beyond the Horizon 2: setup and the choice of governments."""

from __future__ import annotations

from typing import Final

from cradle.core.rng import seeded
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.horizon.news import GOVERNED
from cradle.games.horizon.numbers import (
    BOX,
    DECK,
    DESPOTISM,
    DISPLAY,
    FACES,
    GOALS_IN_PLAY,
    LAND,
    LEADER,
    LEADER_SIZES,
    LEADERS_DOWN,
    LEVEL_SIZES,
    OPEN,
    SLOT_SIZES,
    STACK,
    STRUCTURE,
    STRUCTURE_LEVELS,
    TERRITORIES,
    TERRITORY,
    TREE,
)
from cradle.games.horizon.printed import Printed
from cradle.games.horizon.resolve import last
from cradle.games.horizon.table import Horizon, lay_map
from cradle.games.horizon.turn import TURNS

GOVERNMENT_KIND: Final = Kind("government", "horizon/2.8", ("government", FACES))


def setup(printed: Printed, seats: int, seed: int) -> Horizon:
    t = Horizon(printed, seats, seeded(seed))
    lay_tree(t)
    lay_leaders(t)
    lay_goals(t)
    lay_stacks(t)
    lay_map(t)
    for p in t.players:
        p.open_columns = printed.base_columns
        p.income = printed.base_coins
    t.starter = t.rng.below(seats)
    deal_governments(t)
    t.push(TURNS[t.starter])
    t.push(ChooseGovernment(seats - 1))
    t.settle()
    return t


def lay_tree(t: Horizon) -> None:
    """Horizon 2.1: level I and three of level IV face up, levels II and III in decks."""
    cards = t.cards
    first = 0
    slot = 0
    for level in range(len(LEVEL_SIZES)):
        zone = DECK + level - 1 if level in (1, 2) else BOX
        dealt = list(range(first, first + LEVEL_SIZES[level]))
        t.rng.shuffle(dealt)
        if zone == BOX:
            for i in range(SLOT_SIZES[level]):
                t.slot_card[slot + i] = dealt[i]
                cards.zones[TREE].append(dealt[i])
                cards.known[dealt[i]] = cards.everybody
            dealt = dealt[SLOT_SIZES[level] :]
        cards.zones[zone] = cards.zones[zone] + dealt
        first += LEVEL_SIZES[level]
        slot += SLOT_SIZES[level]


def lay_leaders(t: Horizon) -> None:
    """Horizon 2.2: a face-down leader of its level on every slot from level II on."""
    cards = t.cards
    first = LEADER
    for i in range(len(LEADER_SIZES)):
        dealt = list(range(first, first + LEADER_SIZES[i]))
        t.rng.shuffle(dealt)
        cards.zones[LEADERS_DOWN] = cards.zones[LEADERS_DOWN] + dealt[: SLOT_SIZES[i + 1]]
        cards.zones[BOX] = cards.zones[BOX] + dealt[SLOT_SIZES[i + 1] :]
        first += LEADER_SIZES[i]


def lay_goals(t: Horizon) -> None:
    """Horizon 2.3: one of each type."""
    for kind in range(GOALS_IN_PLAY):
        of_kind = [g for g in range(len(t.printed.goals)) if t.printed.goals[g].kind == kind]
        t.goals[kind] = of_kind[t.rng.below(len(of_kind))]


def lay_stacks(t: Horizon) -> None:
    """Horizon 2.4: territories, and structures by level with three of each face up."""
    cards = t.cards
    cards.zones[LAND] = list(range(TERRITORY, TERRITORY + TERRITORIES))
    t.rng.shuffle(cards.zones[LAND])
    for level in range(STRUCTURE_LEVELS):
        stack = [STRUCTURE + i for i in range(len(t.printed.structures)) if t.printed.structures[i].level == level]
        t.rng.shuffle(stack)
        cards.zones[STACK + level] = stack
        for _ in range(DISPLAY):
            if stack:
                cards.draw(STACK + level, OPEN + level, cards.everybody)


def deal_governments(t: Horizon) -> None:
    """Horizon 2.8: as many cards as players, each with a random face up."""
    faces = t.printed.governments
    kinds = sorted({face.card for face in faces})
    t.rng.shuffle(kinds)
    offer: list[int] = []
    for card in kinds[: t.seats]:
        sides = [f for f in range(FACES) if faces[f].card == card]
        offer.append(sides[t.rng.below(len(sides))])
    t.offer = sorted(offer)


class ChooseGovernment(Step[Horizon]):
    """Horizon 2.8: from the last in turn order to the first; the last card needs no choice."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, t: Horizon) -> None:
        seat = (t.starter + self.place) % t.seats
        if self.place == 0:
            govern(t, seat, t.offer[0])
        else:
            t.push(ChooseGovernment(self.place - 1))
            t.push(GovernmentWhich(seat))


class GovernmentWhich(Question[Horizon]):
    """Horizon 2.8: one of the faces on the table."""

    def kind(self) -> Kind:
        return GOVERNMENT_KIND

    def why(self, t: Horizon, answer: int) -> str:
        return "" if answer in t.offer else "horizon/2.8"

    def take(self, t: Horizon, answer: int) -> None:
        govern(t, self.seat, answer)


def govern(t: Horizon, seat: int, face: int) -> None:
    """Horizon 8.1: despotism works from the beginning."""
    p = t.players[seat]
    t.offer = [other for other in t.offer if other != face]
    p.government = face
    p.steps = 1 << DESPOTISM
    last(t, seat, t.printed.governments[face].despotism)
    t.tell(GOVERNED, seat, [face])
