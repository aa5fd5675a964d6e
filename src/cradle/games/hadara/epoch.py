"""Hadara 1.6, 4.1, 9.1, 12: the epoch as a list of steps that one can read."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.hadara.box import COLOURS, DRAWN, EPOCHS
from cradle.games.hadara.busts import Busts
from cradle.games.hadara.colonies import Colonies
from cradle.games.hadara.draft import DRAFT_TURN
from cradle.games.hadara.feeding import Feeding
from cradle.games.hadara.income import INCOME_STEP
from cradle.games.hadara.medals import Medals
from cradle.games.hadara.news import EPOCH_BEGINS, EPOCH_ENDS, WHEEL_SET
from cradle.games.hadara.piles import Piles
from cradle.games.hadara.sight import Stage
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import DECK, OVER, STOCK, WHEEL

# The stages of phase A and of phase B, for boards; setting the wheel belongs to the first of them.
PHASES: Final[list[list[Stage]]] = [
    ["draft", "income", "colonies", "busts"],
    ["piles", "income", "colonies", "busts", "feeding", "medals"],
]
SET_WHEEL_KIND: Final = Kind("set-wheel", "hadara/3.3", ("wheel", len(COLOURS)), facts="colour")


class Epoch(Step[Hadara]):
    """Hadara 12: new decks, then phase A and phase B with all their steps."""

    def run(self, t: Hadara) -> None:
        t.epoch += 1
        t.tell(EPOCH_BEGINS, t.leader(), [t.epoch + 1])
        make_decks(t)
        t.push(EPOCH_END)
        t.push(MEDALS)
        t.push(FEEDING)
        t.push(BUSTS_STEP)
        t.push(COLONIES_STEP)
        t.push(INCOME_STEP)
        t.push(PILES)
        t.push(PHASE_B)
        t.push(BUSTS_STEP)
        t.push(COLONIES_STEP)
        t.push(INCOME_STEP)
        t.push(DRAFT_TURN)
        t.push(SetWheel(t.leader()))
        t.phase = 0
        t.turn = 0
        t.stage = WHEEL


def make_decks(t: Hadara) -> None:
    """Hadara 2.2, 12.2: two cards a seat of each colour, at random and unseen."""
    for colour in range(len(COLOURS)):
        t.cards.deal(STOCK + t.epoch * len(COLOURS) + colour, DECK + colour, DRAWN * t.seats, t.rng)


class SetWheel(Question[Hadara]):
    """Hadara 3.3: the leader sets the wheel to any of its five positions."""

    def kind(self) -> Kind:
        return SET_WHEEL_KIND

    def answers(self, t: Hadara) -> list[int]:
        return [0, 1, 2, 3, 4]

    def facts(self, t: Hadara, answer: int) -> list[int]:
        return [t.ring[(t.players[self.seat].crest + answer) % len(COLOURS)]]

    def take(self, t: Hadara, answer: int) -> None:
        t.wheel = answer
        t.tell(WHEEL_SET, self.seat, [t.pointed(self.seat)])


class PhaseB(Step[Hadara]):
    def run(self, t: Hadara) -> None:
        t.phase = 1


class EpochEnd(Step[Hadara]):
    """Hadara 12.1, 13.1: the next epoch, or the end."""

    def run(self, t: Hadara) -> None:
        t.tell(EPOCH_ENDS, t.leader(), [t.epoch + 1])
        if t.epoch + 1 < EPOCHS:
            t.push(EPOCH)
        else:
            t.stage = OVER


EPOCH: Final = Epoch()
EPOCH_END: Final = EpochEnd()
PHASE_B: Final = PhaseB()
COLONIES_STEP: Final = Colonies(0)
BUSTS_STEP: Final = Busts(0)
PILES: Final = Piles(0)
FEEDING: Final = Feeding(0)
MEDALS: Final = Medals(0)
