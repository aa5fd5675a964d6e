"""The rules in our own words, clause by clause, from `rules/<title>.md` or its translation."""

from __future__ import annotations

import re

from cradle import shelf


def chapter_text(clause: str, language: str = "en") -> str:
    """The chapter of a clause as Markdown, the clause itself marked; nothing if there is no such text."""
    title, _, number = clause.partition("/")
    text, _ = shelf.rules(title, language)
    found = re.search(rf"^## {re.escape(number.partition('.')[0])} .*?(?=^## |\Z)", text, re.M | re.S)
    if found is None:
        return ""
    return found[0].replace(f"**{number}** ", f"**▶ {number}** ").replace("## ", "### ", 1)
