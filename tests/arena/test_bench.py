"""The bench measures what it says."""

from __future__ import annotations

import pytest

from cradle.arena import instructions
from cradle.arena.bench import PEERS, best, installed, measure
from cradle.arena.pieces import WORKS, middles


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
    assert speed.evaluations > speed.walks > 0
    assert speed.evaluations > speed.playouts > 0


def test_copies_are_measured_in_all_parts_of_a_game() -> None:
    tables = middles("hadara", 2, [0, 0, 0, 0, 0])
    assert {table.rounds() for table in tables} >= {1, 2, 3}


def test_installed_peers_are_measured() -> None:
    for peer, measured in PEERS.items():
        if installed(peer):
            speed = measured(0.05)
            assert speed.decisions > 0
            assert speed.clones > 0


@pytest.mark.slow
@pytest.mark.skipif(not instructions.installed(), reason="Valgrind is not installed")
def test_instructions_are_counted() -> None:
    counted = instructions.count("hadara", 2)
    assert tuple(counted) == WORKS
    assert 0 < counted["clones"] < counted["imagines"] < counted["playouts"]


def test_only_what_was_written_at_the_end_of_a_call_is_counted() -> None:
    head = "version: 1\npart: 3\ndesc: Trigger: "
    assert instructions.total(f"{head}--dump-after={instructions.CALL}\n\nevents: Ir\nsummary: 4711\n\n") == 4711
    assert instructions.total(f"{head}Program termination\n\nevents: Ir\nsummary: 4711\n\n") == 0
