"""What people write for others to read: one line of characters that can be seen, in any script."""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 4  # on one letter: a pointed Hebrew or a Devanagari syllable has up to three
JOINERS: Final = "\u200c\u200d"  # shape letters in some scripts, and put emoji together
PICTURE: Final = "\ufe0f"  # shows the sign before it as a picture
# Letters, marks and signs that have no shape of their own: fillers, blanks, selectors.
SHAPELESS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
SELECTORS: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
EVERYDAY: Final = ("LATIN", "CYRILLIC", "GREEK", "DIGIT")  # scripts that need no joiners


def clean(text: str) -> str:
    """Without what cannot be seen, turns others' words around or piles up; spaces are single and not at the ends."""
    out: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        before = out[-1] if out else " "
        if sign in JOINERS or sign == PICTURE:
            if may_follow(sign, before):
                out.append(sign)
        elif sign in SHAPELESS or kind[0] == "Z" or kind == "Cc":
            out.append(" ")
            marks = 0
        elif kind[0] == "C" or any(ord(sign) in span for span in SELECTORS):
            continue
        elif kind[0] == "M":
            marks += 1
            if before != " " and marks <= MOST_MARKS:
                out.append(sign)
        else:
            out.append(sign)
            marks = 0
    return " ".join(word.rstrip(JOINERS) for word in "".join(out).split(" ") if word.rstrip(JOINERS))


def may_follow(sign: str, before: str) -> bool:
    """Whether a joiner or a selector does something there."""
    kind = unicodedata.category(before)
    if sign == PICTURE:
        return kind[0] == "S"
    if before == PICTURE or kind[0] in "MS":
        return True
    return kind[0] == "L" and not unicodedata.name(before, "").startswith(EVERYDAY)
