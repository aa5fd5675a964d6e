"""Boards draw a view for the terminal. A title without a board of its own gets the plain one."""

from __future__ import annotations

from cradle.boards.hadara import HadaraBoard
from cradle.boards.heroes import HeroesBoard
from cradle.boards.horizon import HorizonBoard
from cradle.boards.plain import Board
from cradle.boards.tapestry import TapestryBoard
from cradle.core.plain import Plain


def board_of(title: str, document: Plain) -> Board:
    """Here views get their types: a table of a title has the view that its title declares.

    `document` holds the component facts as the table reads them."""
    if title == "hadara":
        return HadaraBoard(document)
    if title == "tapestry":
        return TapestryBoard()
    if title == "heroes":
        return HeroesBoard(document)
    if title == "horizon":
        return HorizonBoard(document)
    return Board()
