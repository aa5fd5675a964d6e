"""The text face: the table as a page of text and numbered answers, for language models and for programs.

`cradle.envs.text("hadara", 3, "en")` is a table for a program in Python; `cradle text` plays the same with programs in
any language (`process.py`). It needs none of the packages that the other faces need.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.boards import board_of
from cradle.boards.page import WIDTH, table_page, written
from cradle.boards.sheet import draw_sheet, winners_text
from cradle.core.record import options_of
from cradle.core.rng import SEED_BITS
from cradle.core.sheet import ScoreSheet
from cradle.core.sitting import Sitting, begin
from cradle.envs.problems import in_words, problem
from cradle.envs.values import own_values
from cradle.language import Language, TitleLanguage
from cradle.lines import CALLED_OFF, OVER, BadLine, Choice, clipped

NARROWEST: Final = 60  # letters of a page
WIDEST: Final = 400
FIRST_NEWS: Final = 12  # lines of what happened that a seat is told before its first answer


class TextTable:
    """One game. A seat's page is what this seat may see, and nothing else."""

    def __init__(
        self, sitting: Sitting, lang: str = "en", names: Sequence[str] | None = None, width: int = WIDTH
    ) -> None:
        table = sitting.table
        language = Language(lang)
        if not NARROWEST <= width <= WIDEST:
            raise problem("width", given=width, least=NARROWEST, most=WIDEST)
        if names is not None and len(names) != table.seats:
            raise problem("names", given=len(names), seats=table.seats)
        self.names = list(names or [language.say("cli-player-number", {"n": s + 1}) for s in range(table.seats)])
        self.sitting = sitting
        self.title = sitting.title.name
        self.seats = table.seats
        self.width = width
        self.words = TitleLanguage(language, self.title, sitting.box, self.names)
        self.document = sitting.reading()
        self.told = [-1] * table.seats  # the number that each seat had noticed at its last answer
        self.given = 0

    # -- the game ----------------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now, in any order; none when the game has ended."""
        return [] if self.ended else self.sitting.table.asked()

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.sitting.table.over()

    @property
    def ended(self) -> bool:
        """Whether it is over, or was called off because it had more answers than any sensible game."""
        return self.over or 0 < self.sitting.title.safety <= self.given

    @property
    def reason(self) -> str:
        """Why it ended."""
        return OVER if self.over else CALLED_OFF

    @property
    def options(self) -> dict[str, str]:
        return options_of(self.sitting.record)

    def answer(self, seat: int, number: int) -> None:
        """Answer for a seat with a number of its list; BadLine if there is no such answer."""
        choices = self.possible(seat)
        if not 1 <= number <= len(choices):
            raise BadLine("lines-answer", {"number": clipped(number), "most": len(choices)})
        self.take(seat, choices[number - 1])

    def take(self, seat: int, answer: int) -> None:
        """The same with the rules' own number of an answer."""
        noticed = self.sitting.journal.noticed[seat]  # before: an answer may open those of the others
        self.sitting.answer(seat, answer)
        self.told[seat] = noticed
        self.given += 1

    def possible(self, seat: int) -> list[int]:
        """The rules' own numbers of a seat's answers, in the order of the list."""
        if not 0 <= seat < self.seats:
            raise problem("seat", seat=seat, last=self.seats - 1)
        return self.sitting.table.answers(seat) if seat in self.asked else []

    # -- texts -------------------------------------------------------------------------------------------------

    def page(self, seat: int) -> str:
        """What the seat sees, what has happened since its last answer, and what it is asked."""
        asked = bool(self.possible(seat))
        parts = [table_page(self.words, self.document, self.sitting.table, seat, self.width)]
        news = self.news(seat)
        if news:
            parts.append("\n".join([f"{self.words.language.say('cli-news')}:", *[f"- {line}" for line in news]]))
        if asked:
            parts.append(f"{self.names[seat]}: {self.question(seat)}")
        if self.ended:
            parts.append(f"{self.score_page()}\n\n{self.outcome()}".rstrip())
        return "\n\n".join(parts)

    def news(self, seat: int) -> list[str]:
        """What the seat was told since its last answer, a sentence each."""
        journal = self.sitting.journal
        told = journal.since(seat, self.told[seat]) if self.told[seat] >= 0 else None
        lines = [self.words.news(one, seat) for one in (journal.told if told is None else told)]
        kept = [line for line in lines if line]
        return kept[-FIRST_NEWS:] if told is None else kept

    def question(self, seat: int) -> str:
        """The question in one sentence, or nothing."""
        return self.words.label(self.sitting.table.about(seat)) if self.possible(seat) else ""

    def answers(self, seat: int) -> list[Choice]:
        """The seat's answers, numbered from 1 on; none if it is not asked."""
        table = self.sitting.table
        possible = self.possible(seat)
        kind = table.kind(seat) if possible else None
        return [
            Choice(n, kind.word(answer), self.words.label(table.label(seat, answer)))
            for n, answer in enumerate(possible, 1)
            if kind is not None
        ]

    def prompt(self, seat: int) -> str:
        """The page with the numbered answers below it."""
        return "\n".join([self.page(seat), *[f"{choice.number}. {choice.label}" for choice in self.answers(seat)]])

    def legend(self) -> str:
        """What the signs on pages mean, a line each."""
        signs = board_of(self.title, self.document).legend(self.words)
        return "\n".join(f"{sign.plain}  {meaning}" for sign, meaning in signs)

    def rules(self) -> str:
        """The rules as Markdown, in the table's language."""
        return shelf.rules(self.title, self.words.language.code)[0]

    def view(self, seat: int) -> Mapping[str, object]:
        """All that the seat may know, as data."""
        self.possible(seat)
        return self.sitting.table.view(seat)

    # -- the score ---------------------------------------------------------------------------------------------

    @property
    def sheet(self) -> ScoreSheet:
        return self.sitting.table.sheet()

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self.sheet.totals()

    def outcome(self) -> str:
        """Who has won, or nothing where the game was not played to its end."""
        return winners_text(self.words, self.sheet) if self.over else ""

    def score_page(self) -> str:
        """The score sheet as it stands."""
        return written([draw_sheet(self.words, self.sheet)], self.width)


def text(
    title: str,
    seats: int = 3,
    lang: str = "en",
    options: Mapping[str, str] | None = None,
    content: str | Path | None = None,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    width: int = WIDTH,
) -> TextTable:
    """A table as text. The same seed gives the same game; without one, chance."""
    if seed is not None and not 0 <= seed < 1 << SEED_BITS:
        raise problem("seed", given=str(seed), bits=SEED_BITS)
    with in_words():
        box = shelf.box(title, *own_values(content))
        number = secrets.randbits(SEED_BITS) if seed is None else seed
        sitting = begin(shelf.title(title), box, seats, dict(options or {}), number)
        return TextTable(sitting, lang, names, width)
