"""The log of a game: loading it gives the same, whatever was snapshotted or undone."""

from __future__ import annotations

import json
import random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from cradle import shelf
from cradle.core.record import new_record
from cradle.server.migrate import upgrade
from cradle.server.plan import ClockRules
from cradle.server.play import LogEntry, Play
from cradle.server.schema import METADATA

TITLE, BOX = shelf.title("hadara"), shelf.box("hadara")


def new_play(seats: int, seed: int) -> Play:
    play = Play(TITLE, BOX, new_record(TITLE, BOX, seats, {}, seed), ClockRules(move=60_000, game=900_000))
    play.begin(0)
    return play


def random_entry(play: Play, chance: random.Random, at: int) -> LogEntry | None:
    """An answer, and now and then something taken back."""
    sealed = play.sitting.sealed()
    if sealed and chance.random() < 0.3:
        return play.take_back(chance.choice(sealed), at)
    if chance.random() < 0.06:
        return play.undo(chance.randrange(play.table.seats), chance.randrange(1 << play.table.seats), at)
    if chance.random() < 0.02:
        return play.undo_agreed(chance.randrange(play.table.seats), at)
    seat = chance.choice(play.table.asked())
    word = play.table.kind(seat).word(chance.choice(play.table.answers(seat)))
    return play.answer(seat, word, f"key-{at}", at)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_log_gives_the_same_game_with_any_snapshot(seats: int, seed: int) -> None:
    play, chance = new_play(seats, seed), random.Random(seed)
    log: list[LogEntry] = []
    snapshots: list[tuple[int, str] | None] = [None]
    at = 0
    while not play.table.over() and len(log) < 400:
        at += 100
        entry = random_entry(play, chance, at)
        if entry is not None:
            log.append(entry)
            if chance.random() < 0.05:
                snapshots.append((entry.number, play.snapshot()))
    kinds = {entry.kind for entry in log}
    assert {"answer", "sealed", "back", "cut"} <= kinds
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    for snapshot in chance.sample(snapshots, min(4, len(snapshots))):
        again = new_play(seats, seed)
        again.load(log, snapshot)
        assert again.table.digest() == play.table.digest()
        assert again.sitting.record.text() == play.sitting.record.text()
        assert (again.sitting.numbers, again.sitting.journal.noticed, again.keys) == (
            play.sitting.numbers,
            play.sitting.journal.noticed,
            play.keys,
        )
        assert again.clocks.state == play.clocks.state
        assert [again.sitting.can_undo(s) for s in range(seats)] == [play.sitting.can_undo(s) for s in range(seats)]


def test_numbers_are_never_used_again() -> None:
    play, chance = new_play(3, 7), random.Random(7)
    before = [(play.sitting.numbers[:], play.sitting.journal.noticed[:])]
    for at in range(300):
        if play.table.over():
            break
        random_entry(play, chance, at)
        before.append((play.sitting.numbers[:], play.sitting.journal.noticed[:]))
    for (numbers, noticed), (later, seen) in zip(before, before[1:], strict=False):
        assert all(a <= b for a, b in zip(numbers + noticed, later + seen, strict=True))


def first_word(play: Play, seat: int) -> str:
    return play.table.kind(seat).word(play.table.answers(seat)[0])


def test_after_a_cut_nobody_is_asked_under_an_old_number() -> None:
    """The answers of others fall with it: what they sent for their old question must not count for the new one."""
    play = new_play(3, 1)
    for seat in (0, 1):
        assert play.answer(seat, first_word(play, seat), None, 1).kind == "answer"
    before = play.sitting.numbers[:]
    entry = play.undo_agreed(0, 2)
    assert entry is not None and entry.kind == "cut"
    assert play.sitting.record.lines == []
    assert play.sitting.numbers == [number + 1 for number in before]


def test_what_can_be_undone_can_be_undone_after_a_restart() -> None:
    """A snapshot keeps who may take back the last answer alone, and who may not."""
    play, log = new_play(2, 1), []
    for seat in (0, 1):
        log.append(play.answer(seat, first_word(play, seat), None, 1))
        again = new_play(2, 1)
        again.load(log, (len(log), play.snapshot()))
        assert [again.sitting.can_undo(s) for s in (0, 1)] == [play.sitting.can_undo(s) for s in (0, 1)]
        could = again.sitting.can_undo(seat)
        assert (again.undo(seat, 0, 2) is not None) == could
        assert play.sitting.can_undo(0) == (seat == 0)


def test_a_sealed_answer_taken_back_does_not_open_the_way_to_earlier_ones() -> None:
    """Cards were dealt since the answer before it: that one stays."""
    play = new_play(3, 1)
    while play.answer(play.table.first(), first_word(play, play.table.first()), None, 1).kind != "sealed":
        pass
    play.take_back(0, 2)
    lines = play.sitting.record.lines[:]
    assert lines[0].startswith("0 ") and not play.sitting.can_undo(0)
    assert play.undo(0, 0b111, 3) is None
    assert play.sitting.record.lines == lines


def test_old_news_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cradle.server.play.KEPT_NEWS", 20)
    play, chance = new_play(2, 3), random.Random(3)
    told_all: list[int] = []
    for at in range(120):
        if play.table.over():
            break
        seat = chance.choice(play.table.asked())
        number = play.sitting.journal.noticed[2]
        word = play.table.kind(seat).word(chance.choice(play.table.answers(seat)))
        play.answer(seat, word, None, at)
        since = play.sitting.journal.since(2, number)
        assert since is not None
        told_all.append(len(since))
    assert len(play.sitting.journal.told) <= 2 * 20 + max(told_all)
    assert play.sitting.journal.since(2, 0) is None
    assert play.sitting.journal.since(2, play.sitting.journal.noticed[2]) == []
    assert play.sitting.journal.since(2, play.sitting.journal.noticed[2] + 1) is None


def news_of(play: Play, eye: int, since: int) -> list[tuple[str, int, list[int], list[int]]]:
    told = play.sitting.journal.since(eye, play.sitting.journal.kept_since(eye, since))
    assert told is not None
    return [one.seen_by(eye) for one in told]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_undo_leaves_everybody_what_they_were_told(seed: int) -> None:
    """One thing more is told: whose answer was taken back. Nobody is told more than they were told before."""
    play, chance = new_play(3, seed), random.Random(seed)
    undone = 0
    for at in range(200):
        if play.table.over():
            break
        before = [news_of(play, eye, 0) for eye in range(4)]
        entry = random_entry(play, chance, at)
        if entry is None or entry.kind not in ("cut", "drop"):
            continue
        undone += 1
        for eye in range(4):
            assert news_of(play, eye, 0)[: len(before[eye])] == before[eye]
            assert news_of(play, eye, play.sitting.journal.noticed[eye] - 1)[-1] == ("undone", entry.seat, [], [])
            assert len(news_of(play, eye, 0)) == len(before[eye]) + 1
    assert undone > 1


def test_a_snapshot_keeps_what_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart the log of a table goes on where it was, as far back as a snapshot keeps it."""
    monkeypatch.setattr("cradle.server.play.SAVED_NEWS", 60)
    play, chance, log = new_play(3, 5), random.Random(5), []
    for at in range(120):
        entry = random_entry(play, chance, at)
        if entry is not None:
            log.append(entry)
    snapshot = (log[-1].number, play.snapshot())
    again = new_play(3, 5)
    again.load(log, snapshot)
    for eye in range(4):
        kept = again.sitting.journal.kept_since(eye, 0)
        assert kept is not None and 0 < kept < again.sitting.journal.noticed[eye]
        assert news_of(again, eye, 0) == news_of(play, eye, kept)
    older = json.loads(snapshot[1])
    del older["told"], older["offsets"]
    again = new_play(3, 5)
    again.load(log, (snapshot[0], json.dumps(older)))
    assert again.table.digest() == play.table.digest()


def test_a_snapshot_ahead_of_the_log_is_not_used() -> None:
    """The log was cut at a hole: the position after it is not that of the log."""
    play, chance = new_play(2, 5), random.Random(5)
    log: list[LogEntry] = []
    while len(log) < 9:
        entry = random_entry(play, chance, len(log))
        if entry is not None:
            log.append(entry)
    again, cut = new_play(2, 5), new_play(2, 5)
    again.load(log[:5], (9, play.snapshot()))
    cut.load(log[:5], None)
    assert again.table.digest() == cut.table.digest()


def taken_over(count: int) -> Play:
    """A game that goes on from another one of so many answers."""
    old, chance = new_play(2, 9), random.Random(9)
    for at in range(count):
        seat = old.table.first()
        old.answer(seat, old.table.kind(seat).word(chance.choice(old.table.answers(seat))), None, at)
    return Play(TITLE, BOX, old.sitting.record, ClockRules())


def test_what_happened_before_a_game_was_taken_over_is_told() -> None:
    play = taken_over(20)
    assert play.sitting.journal.noticed == [20, 20, 20]
    assert len(news_of(play, 2, 0)) > 20
    assert news_of(play, 2, 20) == []


def test_undo_stops_where_a_game_was_taken_over() -> None:
    play = taken_over(20)
    lines, everybody = play.sitting.record.lines[:], 0b11
    for seat in range(2):
        assert not play.sitting.can_undo(seat)
        assert play.undo(seat, everybody, 1) is None
        assert play.undo_agreed(seat, 1) is None
    seat = play.table.first()
    play.answer(seat, play.table.kind(seat).word(play.table.answers(seat)[0]), None, 2)
    assert play.undo_agreed(seat, 3) is not None or play.table.waiting(seat)
    assert play.undo_agreed(seat, 4) is None
    assert play.sitting.record.lines == lines


def test_the_migrations_make_the_schema() -> None:
    def differences(connection: Connection) -> list[object]:
        upgrade(connection)
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    with create_engine("sqlite://").begin() as connection:
        assert differences(connection) == []
        upgrade(connection)
