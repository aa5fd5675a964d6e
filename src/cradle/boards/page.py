"""A table as a page of plain text, for whoever has no terminal: a file, a program, a language model."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Final

from rich.console import Console, RenderableType

from cradle.boards import board_of
from cradle.boards.scene import Scene
from cradle.core.plain import Plain
from cradle.core.table import Table
from cradle.language import TitleLanguage

WIDTH: Final = 120


def table_page(words: TitleLanguage, document: Plain, table: Table, eye: int, width: int = WIDTH) -> str:
    """All that the eye may see of the table. `document` holds the component facts as the table reads them."""
    return written(board_of(words.title, document).draw(Scene(words, document, table, eye, width)), width)


def written(parts: Iterable[RenderableType], width: int) -> str:
    """Drawings as text, without colours and without the blanks that fill their lines."""
    out = StringIO()
    paper = Console(
        file=out, width=width, color_system=None, force_terminal=False, highlight=False, emoji=False, markup=False
    )
    for part in parts:
        paper.print(part)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()).strip("\n")
