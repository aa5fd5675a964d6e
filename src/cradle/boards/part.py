"""The parts that a table is drawn of. What there is no room for is left out, named, and shown behind a key."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

WHOLE: Final = "v"  # the key that shows the whole table


class Part:
    """A part of the table; the lower its rank the more it is needed, and rank 0 always stays."""

    def __init__(self, body: RenderableType, name: str = "", rank: int = 0, key: str = WHOLE) -> None:
        self.body = body
        self.name = name  # `cli-part-<name>` is what people call it
        self.rank = rank
        self.key = key  # that shows it

    def __rich__(self) -> RenderableType:
        return self.body


def left_out(heights: list[int], parts: list[Part], room: int) -> list[Part]:
    """The parts that have no place where those needed most come first, and then whatever still fits."""
    gone: list[Part] = []
    for part, height in sorted(zip(parts, heights, strict=True), key=lambda each: each[0].rank):
        if part.rank and height > room:
            gone.append(part)
        else:
            room -= height
    return [part for part in parts if part in gone]
