"""The rules in our own words, clause by clause, from the packaged `rules/<title>.md` or its translation."""

from __future__ import annotations

import re
from importlib.resources import files


def chapter_text(clause: str, language: str = "en") -> str:
    """The chapter of a clause as Markdown, the clause itself marked; nothing if there is no such text."""
    title, _, number = clause.partition("/")
    found = re.search(rf"^## {re.escape(number.partition('.')[0])} .*?(?=^## |\Z)", rules(title, language), re.M | re.S)
    if found is None:
        return ""
    return found[0].replace(f"**{number}** ", f"**▶ {number}** ").replace("## ", "### ", 1)


def rules(title: str, language: str = "en") -> str:
    """In the language if there is such a text, else in English; from the package, or from the tree it is run from."""
    package = files("cradle")
    for name in (f"{title}.{language}.md", f"{title}.md"):
        for place in (package / "rules", package / ".." / ".." / "docs" / "rules"):
            try:
                return (place / name).read_text(encoding="utf-8")
            except OSError:
                continue
    return ""
