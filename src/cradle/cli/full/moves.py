"""The moves of a replay as a list with a heading for every round: the move under the cursor is the one looked at."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from cradle.cli.replay import Film


class Moves(OptionList):
    def put(self, film: Film, start: str) -> None:
        options = [Option(Text(f"   0  {start}"), id="0"), *headings(film, 0)]
        for move in film.moves:
            line = Text.assemble((f"{move.number:>4}  ", "dim"), film.headline(move))
            options += [Option(line, id=str(move.number)), *headings(film, move.number)]
        self.set_options(options)

    def go(self, step: int) -> None:
        """Put the cursor on a move."""
        self.highlighted = self.get_option_index(str(step))

    def step(self) -> int:
        """The move under the cursor."""
        option = self.highlighted_option
        return int(option.id) if option is not None and option.id is not None else 0


def headings(film: Film, step: int) -> list[Option]:
    """Of the rounds that begin with a step; nobody can choose them."""
    began = [number for number, first in enumerate(film.rounds, 1) if first == step]
    return [Option(Text(film.words.say("round", {"number": n}), style="bold cyan"), disabled=True) for n in began]
