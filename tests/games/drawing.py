"""A table as the terminal draws it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from cradle import shelf
from cradle.cli.boards import board_of
from cradle.cli.scene import Scene
from cradle.cli.seating import Seating
from cradle.cli.voice import Voice
from cradle.core.table import Table
from cradle.core.title import Box
from cradle.language import TitleLanguage

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def drawn(title: str, box: Box, table: Table, eye: int = 0, code: str = "en", width: int = 140, seat: int = -1) -> str:
    """The whole of it, or one seat's part."""
    voice = Voice(code)
    voice.out.width = width
    words = TitleLanguage(voice.language, title, box, NAMES[: table.seats])
    document = box.reading(shelf.title(title).choices({}, table.seats))
    scene = Scene(voice, words, document, table, eye, Seating(["human"] * table.seats, []))
    board = board_of(title, document)
    out = StringIO()
    paper = Console(file=out, width=width, highlight=False, emoji=False, markup=False)
    for part in board.draw(scene) if seat < 0 else [board.seat(scene, seat)]:
        paper.print(part)
    return out.getvalue()
