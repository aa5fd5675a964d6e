"""The rules in our own words, clause by clause, from the packaged `rules/<title>.md`."""

from __future__ import annotations

import re
from importlib.resources import files


def clause_text(clause: str) -> str:
    """The chapter's heading and the clause with its sub-cases, as Markdown; nothing if there is no such text."""
    title, _, number = clause.partition("/")
    text = rules(title)
    heading = re.search(rf"^## {re.escape(number.partition('.')[0])} .*$", text, re.M)
    found = re.findall(rf"^\*\*{re.escape(number)}[a-z]?\*\* .*?(?=\n\n|\Z)", text, re.M | re.S)
    if not found:
        return ""
    return "\n\n".join([heading[0].replace("## ", "### ") if heading else "", *found]).strip()


def rules(title: str) -> str:
    """From the package, or from the source tree that the package is run from."""
    package = files("cradle")
    for place in (package / "rules", package / ".." / ".." / "docs" / "rules"):
        try:
            return (place / f"{title}.md").read_text(encoding="utf-8")
        except OSError:
            continue
    return ""
