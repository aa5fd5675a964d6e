"""Twin tables: what an eye is sent, and the work done for it, is the same whatever is hidden from it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from cradle.core.cards import Cards
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.server import previews, update
from cradle.server.api.live import Socket
from cradle.server.clocks import Clocks
from cradle.server.ledger import Note
from cradle.server.play import Entry, Play
from cradle.server.room import Room
from tests.server.twins import play_twins

Patch = pytest.MonkeyPatch
Document = dict[str, object]
SIZES = {"hadara": (3, 200, 1), "tapestry": (2, 200, 1), "heroes": (3, 20, 5), "horizon": (2, 20, 5)}


@pytest.mark.parametrize("name", shelf.TITLES)
def test_what_is_hidden_changes_neither_a_byte_nor_the_work(name: str, tmp_path: Path, monkeypatch: Patch) -> None:
    """As every seat and as a spectator, with rivals who change their minds about sealed answers."""
    seats, most, parts = SIZES[name]
    assert min(play_twins(monkeypatch, tmp_path, name, seats, 5, most, parts)) > 50


# -- leaks that were planted ---------------------------------------------------------------------------------------


def order_of_the_pools(patch: Patch) -> None:
    """Unknown cards are dealt anew from pools that lie as the cards really lie."""

    def imagine(cards: Cards, eye: int, rng: Rng) -> None:
        bit, masks = 1 << eye, cards.known[:]
        pools: list[list[int]] = [[] for _ in range(cards.mixes)]
        for zone in cards.zones:
            for card in zone:
                if not masks[card] & bit:
                    pools[cards.mix[card]].append(card)
        for zone in cards.zones:
            for i, card in enumerate(zone):
                if not masks[card] & bit:
                    pool = pools[cards.mix[card]]
                    zone[i] = pool.pop(rng.below(len(pool)))
                    cards.known[zone[i]] = masks[card]

    patch.setattr(Cards, "imagine", imagine)


def seed_from_the_deck(patch: Patch) -> None:
    """Previews are tried with luck that follows from the real position."""

    def changes_of(table: Table, seat: int, answers: list[int]) -> list[Document]:
        luck = seeded(int(table.digest(), 16))
        return [{"luck": [luck.below(100), luck.below(100)]} for _ in answers]

    patch.setattr(previews, "changes_of", changes_of)


def cache_emptied_by_a_hidden_event(patch: Patch) -> None:
    def wake(room: Room, what: str, real: Callable[[Room, str], None] = Room.wake) -> None:
        room.pages.clear()
        real(room, what)

    patch.setattr(Room, "wake", wake)


def hidden_count_in_a_label(patch: Patch) -> None:
    def question(play: Play, seat: int, real: Callable[[Play, int], Document] = update.question) -> Document:
        return {**real(play, seat), "about": {"message": "ask", "args": {"answered": len(play.sealed())}}}

    patch.setattr(update, "question", question)


def socket_woken_for_nothing(patch: Patch) -> None:
    patch.setattr(Socket, "may_notice", lambda self: True)


def row_changed_by_a_sealed_answer(patch: Patch) -> None:
    def note(room: Room, entry: Entry, real: Callable[[Room, Entry], Note] = Room.note) -> Note:
        made = real(room, entry)
        return Note(made.table, made.version, made.entry, entry.at, made.due, made.turn)

    patch.setattr(Room, "note", note)


def clock_that_stops_for_everybody(patch: Patch) -> None:
    def remaining(
        clocks: Clocks, seat: int, now: int, own: bool, real: Callable[..., object] = Clocks.remaining
    ) -> object:
        return real(clocks, seat, now, True)

    patch.setattr(Clocks, "remaining", remaining)


LEAKS: list[tuple[Callable[[Patch], None], str]] = [
    (order_of_the_pools, "what is imagined: eye . is told something else"),
    (seed_from_the_deck, "a request: eye . is told something else"),
    (cache_emptied_by_a_hidden_event, "the work for eye . is another: .*view"),
    (hidden_count_in_a_label, "eye . is told something else"),
    (socket_woken_for_nothing, "live: "),
    (row_changed_by_a_sealed_answer, "is told something else"),
    (clock_that_stops_for_everybody, "an update: eye . is told something else"),
]


@pytest.mark.parametrize(("leak", "found"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_a_leak_is_caught(leak: Callable[[Patch], None], found: str, tmp_path: Path, monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        play_twins(monkeypatch, tmp_path, "hadara", 3, 5, 60, 1)
