"""The loops of random play that benches, soaks and tests share."""

from __future__ import annotations

import pytest

from cradle.core.random_play import advance, audited, clones, finish, games, imagines
from cradle.core.rng import seeded
from tests.laws.mini import BOX, DECK, Bazaar, Pick


def table(seed: int = 1) -> Bazaar:
    return BOX.setup(3, [0, 0], seed)


def test_finish_plays_to_the_end() -> None:
    t = table()
    assert finish(t, seeded(1), 0) > 20
    assert t.over()


def test_finish_counts_its_answers() -> None:
    t, twin = table(), table()
    many = finish(t, seeded(1), 0)
    assert finish(twin, seeded(1), many - 1) == many - 1 and not twin.over()
    assert finish(t, seeded(1), 0) == 0


def test_finish_stops_at_the_limit() -> None:
    t = table()
    assert finish(t, seeded(1), 5) == 5
    assert not t.over()


def test_advance_answers_so_many_times_but_not_beyond_the_end() -> None:
    t = table()
    before = t.digest()
    advance(t, seeded(1), 4)
    assert t.digest() != before
    advance(t, seeded(1), 10_000)
    assert t.over()


def test_audited_play_is_clean() -> None:
    n, wrong = audited(table(), seeded(1), 0)
    assert (n > 20, wrong) == (True, "")
    assert audited(table(), seeded(1), 7) == (7, "")


def test_audited_play_stops_at_the_first_thing_wrong() -> None:
    t = table()
    lost = t.cards.zones[DECK].pop()
    assert audited(t, seeded(1), 0) == (0, f"card {lost} lies nowhere")


def test_audited_play_finds_a_seat_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pick, "answers", lambda self, t: [])
    _, wrong = audited(table(), seeded(1), 0)
    assert wrong == "seat 0 has no answer to pick"


def test_the_audit_comes_before_every_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheats(self: Pick, t: Bazaar, answer: int) -> None:
        t.coins[self.seat] += 1

    monkeypatch.setattr(Pick, "take", cheats)
    _, wrong = audited(table(), seeded(1), 0)
    assert wrong.startswith("20 coins are now")


def test_games_are_as_many_answers_as_one_by_one() -> None:
    rng = seeded(3)
    each = sum(finish(table(seed), rng, 0) for seed in (5, 6, 7))
    assert games(BOX, 3, [0, 0], 5, 3, seeded(3), 0) == each


def test_copies_leave_the_table_alone() -> None:
    t = table()
    before = t.digest()
    clones(t, 3)
    imagines(t, 3, seeded(1))
    assert t.digest() == before
