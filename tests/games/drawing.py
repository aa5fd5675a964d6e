"""A table as the terminal draws it."""

from __future__ import annotations

from cradle import shelf
from cradle.boards import board_of
from cradle.boards.page import written
from cradle.boards.scene import Scene
from cradle.core.table import Table
from cradle.core.title import Box
from cradle.language import Language, TitleLanguage

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def drawn(title: str, box: Box, table: Table, eye: int = 0, code: str = "en", width: int = 140, seat: int = -1) -> str:
    """The whole of it, or one seat's part."""
    words = TitleLanguage(Language(code), title, box, NAMES[: table.seats])
    document = box.reading(shelf.title(title).choices({}, table.seats))
    scene = Scene(words, document, table, eye, width)
    board = board_of(title, document)
    return written(board.draw(scene) if seat < 0 else [board.seat(scene, seat)], width)
