"""Age of Heroes 12 and 13: who has fallen, who claims victory, who has won. Tested after every finished effect."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Step
from cradle.games.heroes.news import CLAIM, CLAIM_LAPSED, FELL, WINS
from cradle.games.heroes.numbers import ARMY, EMPIRE, FORTRESS, GENERAL, MONUMENT, ROAD
from cradle.games.heroes.pieces import DISCARD, DRAWN, MONUMENTS, QUAKES, SEAT_ZONES, SHAKEN, Tribe
from cradle.games.heroes.promises import void_promises
from cradle.games.heroes.table import Heroes


class Judge(Step[Heroes]):
    """Heroes 12.2: after a finished effect."""

    def run(self, t: Heroes) -> None:
        for i in range(t.seats):
            seat = (t.turn + i) % t.seats
            p = t.tribes[seat]
            if not p.cities and not p.fallen and not t.hand(seat) and t.active() > 1:
                fall(t, seat)
        if t.active() == 1:
            for seat in range(t.seats):
                if not t.tribes[seat].fallen:
                    win(t, seat)
            return
        for seat in range(t.seats):
            if not t.tribes[seat].due and worthy(t.tribes[seat]):
                open_claim(t, seat)


JUDGE: Final = Judge()


def worthy(p: Tribe) -> bool:
    """Heroes 13.2: five cities or a whole monument."""
    return p.cities >= EMPIRE or p.stones >= MONUMENT


def fall(t: Heroes, seat: int) -> None:
    """Heroes 12.3, 12.4: all items return to the stock, all cards to the discards."""
    p = t.tribes[seat]
    p.fallen = True
    for other in range(t.seats):
        if p.roads >> other & 1:
            t.tribes[other].roads &= ~(1 << seat)
            t.stock = changed(t.stock, ROAD, t.stock[ROAD] + 1)
    t.stock = changed(t.stock, ARMY, t.stock[ARMY] + len(p.armies))
    t.stock = changed(t.stock, GENERAL, t.stock[GENERAL] + p.generals())
    t.stock = changed(t.stock, FORTRESS, t.stock[FORTRESS] + p.fortresses)
    for army in p.armies:
        if army & SHAKEN:
            t.cards.draw(QUAKES, DISCARD, t.cards.everybody)
    p.armies = []
    p.fortresses = 0
    p.roads = 0
    p.due = 0
    lose_stones(t, seat, p.stones)
    waiting = DRAWN + SEAT_ZONES * seat
    while t.cards.zones[waiting]:
        t.cards.draw(waiting, DISCARD, t.cards.everybody)
    void_promises(t, seat)
    if t.journal is not None:
        t.tell(FELL, seat, [])


def lose_stones(t: Heroes, seat: int, count: int) -> None:
    """Cards of the tribe's monument go to the discards."""
    p = t.tribes[seat]
    for _ in range(count):
        for card in t.cards.zones[MONUMENTS]:
            if t.printed.kinds[card] == p.special:
                t.cards.move(card, MONUMENTS, DISCARD, t.cards.everybody)
                break
    p.stones -= count


def open_claim(t: Heroes, seat: int) -> None:
    """Heroes 13.4, 13.5: in the own turn it falls due a round later; at a fair in the turn that follows."""
    later = not t.at_fair or t.rules.claim_next_round
    t.tribes[seat].due = t.round + 1 if later else t.round
    if t.journal is not None:
        t.tell(CLAIM, seat, [t.tribes[seat].due])


def settle_claim(t: Heroes, seat: int) -> None:
    """Heroes 13.2, 13.3: at the end of the turn in which the claim falls due."""
    p = t.tribes[seat]
    if not p.due or p.due > t.round:
        return
    p.due = 0
    if worthy(p):
        win(t, seat)
    elif t.journal is not None:
        t.tell(CLAIM_LAPSED, seat, [])


def win(t: Heroes, seat: int) -> None:
    """Heroes 13: the game is over."""
    t.winner = seat
    t.agenda.clear()
    if t.journal is not None:
        t.tell(WINS, seat, [way_to_win(t, t.tribes[seat])])


def way_to_win(t: Heroes, p: Tribe) -> int:
    """0 for the last tribe, 1 for an empire, 2 for a monument."""
    if t.active() == 1:
        return 0
    return 1 if p.cities >= EMPIRE else 2
