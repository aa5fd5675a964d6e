"""Age of Heroes 10: barbarians."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Step
from cradle.games.heroes.hands import discard, finish_card
from cradle.games.heroes.judgement import lose_stones
from cradle.games.heroes.news import COME, RAIDED_CARD, RAIDED_STONES
from cradle.games.heroes.numbers import BARBARIANS, DESTRUCTION, PLUNDER
from cradle.games.heroes.pieces import BARBARIAN, DISCARD, Battle
from cradle.games.heroes.spoils import AFTERMATH, most_spoils, victorious
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.war import meet

MIXED: Final = 0  # choices of the option; the one between them is destruction only
ONLY_PLUNDER: Final = 2


def come(t: Heroes, seat: int) -> None:
    """Heroes 10.1, 10.3: at once, against the player who drew them."""
    armies = t.rules.barbarian_armies
    b = Battle(BARBARIAN, seat, raid_goal(t, seat), 0)
    b.units[0] = [0] * armies
    t.battle = b
    t.duels = []
    if t.journal is not None:
        t.tell(COME, seat, [armies])
    t.push(AFTERMATH)
    t.push(Raid(seat))
    meet(t)


def raid_goal(t: Heroes, seat: int) -> int:
    """Heroes 10.5: the monument; failing that, the hand."""
    goal = t.rules.barbarian_goal
    if goal == ONLY_PLUNDER or (goal == MIXED and not t.tribes[seat].stones):
        return PLUNDER
    return DESTRUCTION


class Raid(Step[Heroes]):
    """Heroes 10.5, 10.6: what victorious barbarians do, and the end of their card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        b = t.fight()
        lost = most_spoils(t, self.seat, b.goal, victorious(b))
        if b.goal == DESTRUCTION:
            lose_stones(t, self.seat, lost)
            if lost and t.journal is not None:
                t.tell(RAIDED_STONES, self.seat, [lost])
        else:
            for _ in range(lost):
                hand = t.hand(self.seat)
                kind = t.printed.kinds[hand[t.rng.below(len(hand))]]
                discard(t, self.seat, kind)
                if t.journal is not None:
                    t.tell(RAIDED_CARD, self.seat, [kind])
        finish_card(t, self.seat, BARBARIANS, DISCARD)
