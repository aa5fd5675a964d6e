"""The rules in our own words, clause by clause, from `rules/<title>.md` or its translation."""

from __future__ import annotations

import re

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from cradle import shelf
from cradle.cli.voice import Voice


def chapter_text(clause: str, language: str = "en") -> str:
    """The chapter of a clause as Markdown, the clause itself marked; nothing if there is no such text."""
    title, _, number = clause.partition("/")
    text, _ = shelf.rules(title, language)
    found = re.search(rf"^## {re.escape(number.partition('.')[0])} .*?(?=^## |\Z)", text, re.M | re.S)
    if found is None:
        return ""
    return found[0].replace(f"**{number}** ", f"**▶ {number}** ").replace("## ", "### ", 1)


def show(voice: Voice, title: str, first: bool, glossary: bool) -> None:
    """`cradle rules TITLE`: all clauses, or the page for a first game, or what the words mean."""
    name = shelf.title(title).name
    if glossary:
        terms(voice, name)
    if first or not glossary:
        text, _ = (shelf.first if first else shelf.rules)(name, voice.language.code)
        voice.out.print(Markdown(text) if text else voice.say("rule-missing"))


def terms(voice: Voice, title: str) -> None:
    grid = Grid.grid(padding=(0, 2))
    for entry in voice.language.glossary(title):
        grid.add_row(Text(entry.name, style="bold"), entry.text)
    voice.out.print(grid if grid.row_count else voice.say("rule-missing"))
