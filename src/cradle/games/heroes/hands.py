"""Age of Heroes: cards in hands, and who knows of them.

Two cards of a kind are one to every eye (1.6). So an eye knows *how many* cards of a kind lie in a hand, never which:
before a card leaves or is shown, what is known is drawn together on the first cards of its kind.
"""

from __future__ import annotations

from cradle.games.heroes.news import DREW, OPENED, REBUILT, VOID
from cradle.games.heroes.numbers import EARTHQUAKE, KEPT
from cradle.games.heroes.pieces import DECK, DISCARD, DRAWN, HAND, SEAT_ZONES
from cradle.games.heroes.table import Heroes


def holds(t: Heroes, seat: int, kind: int) -> int:
    kinds = t.printed.kinds
    n = 0
    for card in t.hand(seat):
        if kinds[card] == kind:
            n += 1
    return n


def packed(t: Heroes, seat: int) -> int:
    """The whole hand, four bits a kind."""
    kinds = t.printed.kinds
    out = 0
    for card in t.hand(seat):
        out += 1 << (4 * kinds[card])
    return out


def packed_open(t: Heroes, seat: int) -> int:
    """What everybody knows to be in the hand."""
    kinds = t.printed.kinds
    known = t.cards.known
    out = 0
    for card in t.hand(seat):
        if known[card] == t.cards.everybody:
            out += 1 << (4 * kinds[card])
    return out


def could_hold(t: Heroes, seat: int, kind: int) -> bool:
    """Heroes 11.8: whether the hand might have such a card, by what everybody knows."""
    kinds = t.printed.kinds
    known = t.cards.known
    everybody = t.cards.everybody
    hidden = False
    for card in t.hand(seat):
        if known[card] != everybody:
            hidden = True
        elif kinds[card] == kind:
            return True
    if hidden:
        for card in t.printed.cards_of[kind]:
            if known[card] != everybody:
                return True
    return False


def gather(t: Heroes, seat: int, kind: int) -> list[int]:
    """The cards of a kind in a hand, those that more eyes know of first: what is known of a later one is known of
    every earlier one."""
    kinds = t.printed.kinds
    known = t.cards.own_known()
    found: list[int] = []
    for card in t.hand(seat):
        if kinds[card] == kind:
            for earlier in found:
                more = known[card] & ~known[earlier]
                known[earlier] |= more
                known[card] &= ~more
            found.append(card)
    return found


def leave(t: Heroes, seat: int, kind: int, target: int, shown: int) -> None:
    """One card of a kind leaves the hand. Who knew of one there knows of one fewer."""
    t.cards.move(gather(t, seat, kind)[0], HAND + SEAT_ZONES * seat, target, shown)


def discard(t: Heroes, seat: int, kind: int) -> None:
    leave(t, seat, kind, DISCARD, t.cards.everybody)


def spend(t: Heroes, seat: int, lot: int) -> None:
    """Discard a packed lot of cards."""
    kind = 0
    while lot:
        for _ in range(lot & 15):
            discard(t, seat, kind)
        lot >>= 4
        kind += 1


def show_lot(t: Heroes, seat: int, lot: int) -> None:
    """Let everybody know that a packed lot of cards is in the hand, and not of more."""
    kind = 0
    while lot:
        n = lot & 15
        if n:
            cards = gather(t, seat, kind)
            for i in range(n):
                t.cards.show(cards[i], t.cards.everybody)
        lot >>= 4
        kind += 1


def draw(t: Heroes, seat: int, calm: bool) -> None:
    """Heroes 3.2, 3.3: one resource card. An immediate one is laid open and waits; a disaster at the beginning of the
    game is void."""
    zones = t.cards.zones
    if not zones[DECK]:
        rebuild(t)
    deck = zones[DECK]
    if not deck:
        return
    kind = t.printed.kinds[deck[-1]]
    if kind < KEPT:
        t.cards.draw(DECK, HAND + SEAT_ZONES * seat, 1 << seat)
        if t.journal is not None:
            t.whisper(DREW, seat, [], [kind], 1 << seat)
    elif calm and kind >= EARTHQUAKE:
        t.cards.draw(DECK, DISCARD, t.cards.everybody)
        if t.journal is not None:
            t.tell(VOID, seat, [kind])
    else:
        t.cards.draw(DECK, DRAWN + SEAT_ZONES * seat, t.cards.everybody)
        if t.journal is not None:
            t.tell(OPENED, seat, [kind])


def rebuild(t: Heroes) -> None:
    """Heroes 3.3: the discards become the deck."""
    if not t.cards.zones[DISCARD]:
        return
    t.cards.exchange(DECK, DISCARD)
    t.cards.shuffle(DECK, t.rng)
    if t.journal is not None:
        t.tell(REBUILT, -1, [])


def waiting_card(t: Heroes, seat: int, kind: int) -> int:
    """An immediate card of the kind that the seat has drawn and not played."""
    kinds = t.printed.kinds
    for card in t.cards.zones[DRAWN + SEAT_ZONES * seat]:
        if kinds[card] == kind:
            return card
    raise AssertionError(f"no card of kind {kind} waits for seat {seat}")


def finish_card(t: Heroes, seat: int, kind: int, target: int) -> None:
    """An immediate card has been played."""
    t.cards.move(waiting_card(t, seat, kind), DRAWN + SEAT_ZONES * seat, target, t.cards.everybody)
