"""Chance: the sfc32 generator. Four 32-bit words, no multiplication, the same stream compiled or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, the words never are Python's ints; nothing else changes

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
WARM_UP: Final = 12


class Rng:
    """A small generator with 96 bits of seed, too many to try them all against what a player has seen."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a: i64 = a & MASK
        self.b: i64 = b & MASK
        self.c: i64 = c & MASK
        self.d: i64 = d & MASK

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> int:
        """A number from 0 to n-1, which is less than 2**35."""
        return ((self.word() >> 4) * n) >> 28

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def fork(self) -> Rng:
        """Another generator, seeded from this one."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def row(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def seeded(seed: int) -> Rng:
    rng = Rng(seed & MASK, (seed >> 32) & MASK, (seed >> 64) & MASK, 1)
    for _ in range(WARM_UP):
        rng.word()
    return rng
