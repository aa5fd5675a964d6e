"""Chance is frozen: these numbers never change, or no record of a game could be replayed."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from cradle.core.rng import SEED_BITS, Rng, seeded

VECTORS: Final = {
    0: [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520],
    1: [0x1A55383E, 0x249FB8E8, 0x62027656, 0xC9ECBB16],
    0x1F: [0xE958B37E, 0xD9D1194F, 0x4AD7BA37, 0x53E9CC0C],
    0x0123456789ABCDEF01234567: [0x7CA54E58, 0xADB13A1A, 0xD703D5B2, 0xC0D87221],
    (1 << SEED_BITS) - 1: [0xFEB506EB, 0xE09A3DFA, 0x1892D134, 0x09BBA655],
}

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("seed", VECTORS)
def test_the_words_of_a_seed_are_frozen(seed: int) -> None:
    rng = seeded(seed)
    assert [rng.word() for _ in range(4)] == VECTORS[seed]


def test_the_generator_is_sfc32() -> None:
    """The first words of the published algorithm from the state 1, 2, 3, 4."""
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(6)] == [7, 34, 56623200, 188882296, 3431242869, 399395954]


def test_numbers_below_a_bound_are_frozen() -> None:
    rng = seeded(7)
    assert [rng.below(n) for n in (2, 6, 10, 52, 100, 1000)] == [1, 5, 3, 50, 90, 697]


def test_a_shuffle_is_frozen_and_keeps_every_item() -> None:
    items = list(range(10))
    seeded(7).shuffle(items)
    assert items == [0, 8, 4, 1, 3, 5, 6, 2, 9, 7]


def test_numbers_below_a_bound_are_all_equally_likely() -> None:
    rng = seeded(3)
    found = Counter(rng.below(6) for _ in range(6000))
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert all(900 < times < 1100 for times in found.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = seeded(3)
    found: Counter[str] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        found[str(items)] += 1
    assert len(found) == 24
    assert all(60 < times < 140 for times in found.values())


def test_a_seed_uses_all_its_96_bits() -> None:
    plain = seeded(0).row()
    assert all(seeded(1 << bit).row() != plain for bit in range(SEED_BITS))


def test_a_copy_goes_the_same_way_by_itself() -> None:
    rng = seeded(5)
    copy = rng.copy()
    words = [rng.word() for _ in range(3)]
    assert [copy.word() for _ in range(3)] == words


def test_a_fork_goes_another_way_and_moves_its_source() -> None:
    rng = seeded(7)
    before = rng.row()
    fork = rng.fork()
    assert fork.row() == [3069104647, 3582417929, 1446471690, 4196707356]
    assert rng.row() != before
    assert rng.word() != fork.word()
