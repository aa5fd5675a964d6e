"""Bounds of a content file: what may cost its reader too much is counted before it begins.

The reader of TOML takes a time that grows with the square of a key's parts, a memory that grows with every key and
bracket, and goes one call deeper with every level.
"""

from __future__ import annotations

import math
import re
from typing import Final

from cradle.core.errors import BadContent

# No file of ours has half of this.
MOST_CHARACTERS: Final = 256 * 1024
MOST_KEYS: Final = 20_000
MOST_BRACKETS: Final = 10_000
MOST_LEVELS: Final = 24  # brackets within brackets
MOST_PARTS: Final = 3  # a.b.c
LARGEST: Final = (1 << 53) - 1  # what every reader of JSON takes for the same number

MARK: Final = re.compile(r"""["'#\[\]{}=.,\n]""")
LONG_END: Final = re.compile(r'\\.|"""', re.DOTALL)
SHORT_END: Final = re.compile(r'\\.|"|\n')


def measure(text: str, name: str) -> None:
    """One pass over the text. Where this loses its way, the reader of TOML has stopped before."""
    if len(text) > MOST_CHARACTERS:
        raise BadContent("core-content-large", {"file": name, "kilobytes": MOST_CHARACTERS // 1024})
    keys, brackets, levels, parts, line, at = 0, 0, 0, 1, 1, 0
    while at >= 0:
        found = MARK.search(text, at)
        if found is None:
            return
        mark, at = found.group(), found.end()
        if mark == "#":
            at = text.find("\n", at)
        elif mark == '"' or mark == "'":
            begun, at = at, end_of_text(text, at - 1)
            line += text.count("\n", begun, at) if at >= 0 else 0
        elif mark == ".":
            parts += 1
        else:
            parts = 1
        if mark == "\n":
            line += 1
        elif mark == "=":
            keys += 1
        elif mark == "[" or mark == "{":
            brackets += 1
            levels += 1
        elif mark == "]" or mark == "}":
            levels -= 1
        if parts > MOST_PARTS:
            raise BadContent("core-content-dotted", {"file": name, "line": line, "parts": MOST_PARTS})
        if levels > MOST_LEVELS:
            raise BadContent("core-content-deep", {"file": name, "line": line, "levels": MOST_LEVELS})
        if keys > MOST_KEYS or brackets > MOST_BRACKETS:
            raise BadContent("core-content-many", {"file": name, "line": line})


def end_of_text(text: str, start: int) -> int:
    """Where the quoted text that begins here has ended, or -1 if it does not end."""
    quote = text[start]
    if text.startswith(quote * 3, start):
        end = text.find("'''", start + 3) + 3 if quote == "'" else end_of_basic(text, start + 3, LONG_END)
        if end < 3:
            return -1
        for _ in range(2):  # one or two quotation marks may stand before the last three
            end += 1 if text.startswith(quote, end) else 0
        return end
    if quote == "'":
        end = text.find("'", start + 1)
        return -1 if text.find("\n", start + 1, end) >= 0 else end + 1 if end >= 0 else -1
    return end_of_basic(text, start + 1, SHORT_END)


def end_of_basic(text: str, start: int, ends: re.Pattern[str]) -> int:
    """The same for double quotation marks, before which a backslash may stand."""
    found = ends.search(text, start)
    while found is not None and found.group()[0] == "\\":
        found = ends.search(text, found.end())
    return -1 if found is None or found.group() == "\n" else found.end()


def must_be_plain(value: object, where: str) -> None:
    """Texts, flags and numbers that JSON can hold: no dates, no infinity."""
    if isinstance(value, dict):
        for key, part in value.items():
            must_be_plain(part, f"{where}.{key}" if where else str(key))
    elif isinstance(value, list):
        for i, part in enumerate(value):
            must_be_plain(part, f"{where}[{i}]")
    elif isinstance(value, int):
        if not -LARGEST <= value <= LARGEST:
            raise BadContent("core-content-plain", {"where": where})
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise BadContent("core-content-plain", {"where": where})
    elif not isinstance(value, str):
        raise BadContent("core-content-plain", {"where": where})
