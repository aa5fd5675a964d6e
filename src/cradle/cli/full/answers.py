"""The answers as a list: arrows, a key for each, a click, and a filter where there are many."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from cradle.cli.full.keys import key_of
from cradle.cli.full.moment import Moment

INDENT: Final = "   "


class Answers(OptionList):
    moment: Moment | None = None
    marked = -1  # the line that shows the cursor
    drawn_for = 0  # columns

    def put(self, moment: Moment, needle: str = "") -> None:
        """Those in which the needle is found; a number finds the answer of that number."""
        self.moment, self.marked = moment, -1
        self.set_options([Option(drawn(moment, n, False, self.room()), id=str(n)) for n in found(moment, needle)])
        self.highlighted = 0 if self.option_count else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor is a sign and letters in reverse: it is seen without colours."""
        if self.marked != self.highlighted:
            self.mark(self.marked, False)
            self.marked = -1 if self.highlighted is None else self.highlighted
            self.mark(self.marked, True)

    def on_resize(self) -> None:
        """What stood beside an answer may have to go below it, or back."""
        if self.drawn_for != self.room():
            self.drawn_for = self.room()
            for line in range(self.option_count):
                self.mark(line, line == self.marked)

    def mark(self, line: int, cursor: bool) -> None:
        if self.moment is not None and 0 <= line < self.option_count:
            number = int(self.options[line].id or 0)
            self.replace_option_prompt_at_index(line, drawn(self.moment, number, cursor, self.room()))

    def room(self) -> int:
        """Columns for an answer beside the bar for scrolling."""
        return self.size.width - 2

    def chosen(self) -> int:
        """The number of the answer under the cursor, or -1."""
        option = self.highlighted_option
        return int(option.id) if option is not None and option.id is not None else -1


def drawn(moment: Moment, n: int, cursor: bool, width: int) -> Text:
    """Key, label and what would change: beside it, or below where there is no room."""
    key = Text(f"{'▸' if cursor else ' '}{key_of(n)} ", style="bold cyan")
    text = Text(moment.scene.labels[n], style="reverse" if cursor else "")
    change = moment.changes[n]
    gap = "  " if key.cell_len + text.cell_len + 2 + change.cell_len <= width else f"\n{INDENT}"
    return Text.assemble(key, text, gap, change) if change.plain else Text.assemble(key, text)


def found(moment: Moment, needle: str) -> list[int]:
    wanted = needle.strip().casefold()
    numbers = range(len(moment.answers))
    if not wanted:
        return list(numbers)
    return [n for n in numbers if wanted in moment.scene.labels[n].casefold() or wanted == str(n + 1)]
