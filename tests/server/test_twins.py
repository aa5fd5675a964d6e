"""Twin tables: what an eye is sent, and the work done for it, is the same whatever is hidden from it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from cradle.core.cards import Cards
from cradle.core.record import new_record
from cradle.core.rng import Rng, seeded
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.title import Box
from cradle.server import update
from cradle.server.api.live import Socket
from cradle.server.clerk import Errand
from cradle.server.clocks import Clocks
from cradle.server.ledger import Note
from cradle.server.plan import ClockRules
from cradle.server.play import LogEntry, Play
from cradle.server.problem import Problem
from cradle.server.replies import QuestionReply
from cradle.server.room import Page, Room
from tests.server.twins import Clock, Game, house, is_sealed, play_twins, random_game, still

Patch = pytest.MonkeyPatch
SIZES = {"hadara": (3, 200, 1), "tapestry": (2, 200, 1), "heroes": (3, 20, 5), "horizon": (2, 20, 5)}


@pytest.mark.parametrize("name", shelf.TITLES)
def test_what_is_hidden_changes_neither_a_byte_nor_the_work(name: str, tmp_path: Path, monkeypatch: Patch) -> None:
    """As every seat and as a spectator, with rivals who change their minds about sealed answers."""
    seats, most, parts = SIZES.get(name, (2, 20, 5))
    assert min(play_twins(monkeypatch, tmp_path, name, seats, 5, most, parts)) > 50


# -- leaks that were planted ---------------------------------------------------------------------------------------


def order_of_the_pools(patch: Patch) -> None:
    """Unknown cards are dealt anew from pools that lie as the cards really lie."""

    def imagine(cards: Cards, eye: int, rng: Rng) -> None:
        bit, masks, known = 1 << eye, cards.known[:], cards.own_known()
        pools: list[list[int]] = [[] for _ in range(cards.mixes)]
        for zone in cards.zones:
            for card in zone:
                if not masks[card] & bit:
                    pools[cards.mix[card]].append(card)
        for zone in [cards.own(number) for number in range(len(cards.zones))]:
            for i, card in enumerate(zone):
                if not masks[card] & bit:
                    pool = pools[cards.mix[card]]
                    zone[i] = pool.pop(rng.below(len(pool)))
                    known[zone[i]] = masks[card]

    patch.setattr(Cards, "imagine", imagine)


def seed_from_the_deck(patch: Patch) -> None:
    """What previews are tried on is imagined with luck that follows from the real position."""

    def about(
        title: str, box: Box, table: Table, seat: int, rng: Rng, real: Callable[..., Errand] = Errand.about
    ) -> Errand:
        return real(title, box, table, seat, seeded(int(table.digest(), 16)))

    patch.setattr(Errand, "about", about)


def real_table_for_previews(patch: Patch) -> None:
    """The process that tries answers is handed the cards as they lie."""

    def about(title: str, box: Box, table: Table, seat: int, rng: Rng) -> Errand:
        return Errand(title, seat, table.dump())

    patch.setattr(Errand, "about", about)


def cache_emptied_by_a_hidden_event(patch: Patch) -> None:
    def wake(room: Room, what: str, real: Callable[[Room, str], None] = Room.wake) -> None:
        room.pages.clear()
        real(room, what)

    patch.setattr(Room, "wake", wake)


def hidden_count_in_a_label(patch: Patch) -> None:
    real = update.question

    def question(sitting: Sitting, seat: int) -> QuestionReply:
        return {**real(sitting, seat), "about": {"message": "ask", "args": {"answered": len(sitting.sealed())}}}

    patch.setattr(update, "question", question)


def socket_woken_for_nothing(patch: Patch) -> None:
    patch.setattr(Socket, "may_notice", lambda self: True)


def row_changed_by_a_sealed_answer(patch: Patch) -> None:
    def note(room: Room, entry: LogEntry, real: Callable[[Room, LogEntry], Note] = Room.note) -> Note:
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
    (seed_from_the_deck, "a request: the work for eye . is another: .*told"),
    (real_table_for_previews, "a request: the work for eye . is another: .*told"),
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


# -- undo ----------------------------------------------------------------------------------------------------------


def again(name: str, seats: int, lines: list[str], seed: int = 5) -> Play:
    """The game after these answers."""
    title, box = shelf.title(name), shelf.box(name)
    play = Play(title, box, new_record(title, box, seats, {}, seed), ClockRules())
    for seat, word in map(spoken, lines):
        play.answer(seat, word, None, 0)
    return play


def spoken(line: str) -> tuple[int, str]:
    seat, _, word = line.split(" ")
    return int(seat), word


def after_undo(play: Play, seat: int) -> tuple[str, list[str]]:
    """What came of it, and what the seat and a spectator see then."""
    entry = play.undo(seat, 0, 0)
    return entry.kind if entry is not None else "", [Page(play, eye).text(None, 0) for eye in (seat, 3)]


@pytest.mark.parametrize("name", ["hadara", "tapestry", "heroes"])  # Beyond the Horizon has no sealed questions
def test_an_undo_is_the_same_whether_a_rival_has_answered_face_down_or_not(name: str) -> None:
    play, chance, tried = again(name, 3, [], 4), random.Random(4), 0
    while not play.table.over() and len(play.sitting.record.lines) < 400:
        seat = chance.choice(play.table.asked())
        before = play.sitting.record.lines[:]
        entry = play.answer(seat, play.table.kind(seat).word(chance.choice(play.table.answers(seat))), None, 0)
        for other in range(3) if entry.kind == "sealed" else ():
            if other != seat:
                tried += 1
                assert after_undo(again(name, 3, play.sitting.record.lines, 4), other) == after_undo(
                    again(name, 3, before, 4), other
                )
    assert tried > 1


# -- clocks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answered", [True, False])
def test_nobody_sees_whether_a_clock_ran_out_at_a_sealed_question(
    answered: bool, tmp_path: Path, monkeypatch: Patch
) -> None:
    """A bot answers for who has not; that it stands in for the rest of the game shows when something is opened."""
    lines, open_steps = random_game("hadara", 3, 5)
    draft = next(n for n in open_steps if is_sealed(again("hadara", 3, lines[:n]).table, *spoken(lines[n])))

    async def work() -> None:
        async with house(monkeypatch, tmp_path, "hadara") as (desk, app):
            game = Game("hadara", 3, 5, lines[:draft])
            await game.seat(desk, app)
            real = game.pairs[0].real
            real.room.plan.clock.bot = "random"
            real.play.clocks.state.left = [10**9, 1000, 10**9]
            late = game.people[1][0].id
            word = real.play.table.kind(1).word(real.play.table.answers(1)[0])
            if answered:
                await real.answer(late, 1, word, "in-time-at-all")
            Clock.now += 2000
            seen = [await real.get("?"), await real.game()]
            await desk.driver.turn(real.room.row.id)
            assert real.play.table.waiting(1)
            assert [await real.get("?"), await real.game()] == seen
            assert await game.pairs[3].real.hear() == []
            if not answered:
                with pytest.raises(Problem, match="server-time-over"):
                    await real.take_back(late, 1)
            for seat in (0, 2):
                word = real.play.table.kind(seat).word(real.play.table.answers(seat)[0])
                await real.answer(game.people[seat][0].id, seat, word, f"the-others-{seat}")
            await game.rise()

    with still():
        asyncio.run(work())


def test_a_snapshot_is_made_after_so_many_answers_that_everybody_noticed(tmp_path: Path, monkeypatch: Patch) -> None:
    """Or whose answer takes longer would tell how often a rival has answered face down."""
    lines = random_game("hadara", 3, 5)[0]

    async def work() -> None:
        async with house(monkeypatch, tmp_path, "hadara") as (desk, app):
            game = Game("hadara", 3, 5, [])
            await game.seat(desk, app)
            room, milestones = game.pairs[0].real.room, []
            play = game.pairs[0].real.play
            for seat, word in map(spoken, lines[:60]):
                for _ in range(2 if is_sealed(play.table, seat, word) else 0):
                    assert not room.is_milestone(play.answer(seat, word, None, 0), 5)
                    assert not room.is_milestone(play.take_back(seat, 0), 5)
                if room.is_milestone(play.answer(seat, word, None, 0), 5):
                    milestones.append(play.sitting.journal.noticed[3])
            assert milestones == list(range(5, play.sitting.journal.noticed[3] + 1, 5))
            await game.rise()

    with still():
        asyncio.run(work())
