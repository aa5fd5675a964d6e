"""Hadara: what an observer keeps of a game. Most seats have nothing new since their numbers were last written."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from cradle.core.cards import Cards
from cradle.core.observation import Kept, blank, mark
from cradle.games.hadara.box import CARDS
from cradle.games.hadara.observation_seat import SEAT, put_seat
from cradle.games.hadara.table import NO_BUSTS, NO_TILES, Hadara, Player
from cradle.games.hadara.zones import BACKS_OF_CARDS, GONE, OWNED

OUT: Final = 1  # in the column of a card: aside or gone for good
NEVER: Final = -2  # in place of a side: not yet written


class Before:
    """The numbers of a seat, and what lay before it when they were written.

    Tracks, counts, perks and points follow from its side, cards, colonies, busts, tiles and medals (5.7, 13, 14). Cards
    come to the end of their zone, and one that was lost never comes back: so their number and the last of them tell
    whether they are the same. Lists of tiles are replaced as a whole.
    """

    def __init__(self, base: vec[i16]) -> None:
        self.numbers = base  # replaced as a whole
        self.side = NEVER
        self.owned = 0
        self.last = -1
        self.taken = 0
        self.gold = 0
        self.busts = NO_BUSTS
        self.silver = NO_TILES
        self.tiled = NO_TILES

    def still(self, p: Player, cards: list[int]) -> bool:
        return (
            p.owned == self.owned
            and p.side == self.side
            and p.taken == self.taken
            and p.gold == self.gold
            and p.busts is self.busts
            and p.silver is self.silver
            and p.tiled is self.tiled
            and (not cards or cards[-1] == self.last)
        )

    def remember(self, p: Player, cards: list[int], numbers: vec[i16]) -> None:
        self.numbers = numbers
        self.side = p.side
        self.owned = p.owned
        self.last = cards[-1] if cards else -1
        self.taken = p.taken
        self.gold = p.gold
        self.busts = p.busts
        self.silver = p.silver
        self.tiled = p.tiled


class HadaraKept(Kept):
    def __init__(self, seats: int, wide: bool, base: vec[i16]) -> None:
        self.seats = seats
        self.wide = wide
        self.base = base  # of one seat
        self.before = [Before(base) for _ in range(seats)]
        self.gone: i64 = 0  # so many of the cards that left the game are told apart below
        self.unseen = blank(seats * BACKS_OF_CARDS)  # how many of each back a seat does not know
        self.seen = blank(seats * (1 + CARDS))  # how many it knows, then which

    def of_seat(self, t: Hadara, seat: int) -> vec[i16]:
        """All that lies before the seat, without what changes all the time and the colonies that not all know."""
        p = t.players[seat]
        before = self.before[seat]
        cards = t.cards.zones[OWNED + seat]
        if before.still(p, cards):
            return before.numbers
        out = extend(blank(0), self.base)
        put_seat(t, p, seat, out, 0)
        if self.wide:
            mark(out, SEAT, cards, 0, 1)
        if p.side >= 0:  # board and setup card stay as they are from now on
            before.remember(p, cards, out)
        return out

    def put_gone(self, cards: Cards, eye: int, out: vec[i16], at: i64, columns: i64) -> None:
        """The cards that the eye knows in their columns, the others counted by their backs."""
        if self.gone < len(cards.zones[GONE]):
            self.tell_apart(cards)
        unseen = self.unseen
        place = i64(eye) * BACKS_OF_CARDS
        end = place + BACKS_OF_CARDS
        while place < end:
            out[at] = unseen[place]
            at += 1
            place += 1
        seen = self.seen
        place = i64(eye) * (1 + CARDS)
        end = place + i64(seen[place])
        while place < end:
            place += 1
            out[columns + i64(seen[place])] = OUT

    def tell_apart(self, cards: Cards) -> None:
        """Cards that have left the game since. Whoever knows one knew it when it left."""
        gone = cast("list[i64]", cards.zones[GONE])
        backs = cast("list[i64]", cards.backs)
        known = cast("list[i64]", cards.known)
        count: i64 = len(gone)
        while self.gone < count:
            card = gone[self.gone]
            for seat in range(self.seats):
                if known[card] >> seat & 1:
                    first = i64(seat) * (1 + CARDS)
                    self.seen[first] += 1
                    self.seen[first + i64(self.seen[first])] = i16(card)
                else:
                    self.unseen[i64(seat) * BACKS_OF_CARDS + backs[card]] += 1
            self.gone += 1
