"""The bench measures what it says."""

from __future__ import annotations

from cradle.arena.bench import PEERS, best, installed, measure, middles


def test_best_counts_events_a_second() -> None:
    calls: list[int] = []

    def work(n: int) -> int:
        calls.append(n)
        return sum(1 for _ in range(n))

    assert best(0.01, work) > 1000
    assert calls[-1] == calls[-2]


def test_a_title_is_measured() -> None:
    speed = measure("hadara", 2, 0.05, {})
    assert speed.decisions > speed.games > 0
    assert speed.clones > speed.imagines > 0


def test_copies_are_measured_in_all_parts_of_a_game() -> None:
    tables = middles("hadara", 2, [0, 0, 0, 0, 0])
    assert {table.rounds() for table in tables} >= {1, 2, 3}


def test_installed_peers_are_measured() -> None:
    for peer, measured in PEERS.items():
        if installed(peer):
            speed = measured(0.05)
            assert speed.decisions > 0
            assert speed.clones > 0
