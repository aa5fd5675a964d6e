"""A drawing made once into lines of text: the screen measures and scrolls them without drawing again."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text


def flat(drawing: RenderableType, width: int) -> Text:
    """With its colours, and with lines that are not broken again."""
    paper = Console(file=StringIO(), width=width, force_terminal=True, highlight=False, emoji=False, markup=False)
    text = Text(no_wrap=True)
    for n, line in enumerate(paper.render_lines(drawing, pad=False)):
        text.append("\n" if n else "")
        for words, style, _ in Segment.simplify(line):
            text.append(words, style=style)
    return text
