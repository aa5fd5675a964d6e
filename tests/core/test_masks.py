"""Sets as numbers."""

from __future__ import annotations

import pytest

from cradle.core.masks import bits, members

pytestmark = pytest.mark.compiled


def test_the_members_of_a_set_are_counted() -> None:
    assert [bits(mask) for mask in (0, 0b1, 0b100, 0b1011, (1 << 59) | 1, (1 << 60) - 1)] == [0, 1, 1, 3, 2, 60]


def test_the_members_of_a_set_come_in_order() -> None:
    assert [members(mask) for mask in (0, 0b1, 0b1011, (1 << 60) | 1)] == [[], [0], [0, 1, 3], [0, 60]]
