"""The rules in our own words, clause by clause, from the packaged `rules/<title>.md`."""

from __future__ import annotations

import re
from importlib.resources import files


def chapter_text(clause: str) -> str:
    """The chapter of a clause as Markdown, the clause itself marked; nothing if there is no such text."""
    title, _, number = clause.partition("/")
    found = re.search(rf"^## {re.escape(number.partition('.')[0])} .*?(?=^## |\Z)", rules(title), re.M | re.S)
    if found is None:
        return ""
    return found[0].replace(f"**{number}** ", f"**▶ {number}** ").replace("## ", "### ", 1)


def rules(title: str) -> str:
    """From the package, or from the source tree that the package is run from."""
    package = files("cradle")
    for place in (package / "rules", package / ".." / ".." / "docs" / "rules"):
        try:
            return (place / f"{title}.md").read_text(encoding="utf-8")
        except OSError:
            continue
    return ""
