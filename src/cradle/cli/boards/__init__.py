"""Boards draw a view for the terminal. A title without a board of its own gets the plain one."""

from __future__ import annotations

from cradle.cli.boards.hadara import HadaraBoard
from cradle.cli.boards.heroes import HeroesBoard
from cradle.cli.boards.horizon import HorizonBoard
from cradle.cli.boards.plain import Board
from cradle.cli.boards.tapestry import TapestryBoard
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
