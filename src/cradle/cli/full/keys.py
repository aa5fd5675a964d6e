"""Single keys of the full-screen table. Small letters are commands and pages, digits and capitals are answers."""

from __future__ import annotations

import string
from typing import Final

ANSWERS: Final = "123456789" + string.ascii_uppercase
DEEDS: Final = {"u": "undo", "h": "hint", "/": "filter", "z": "zoom", "s": "save", "x": "skip", "q": "quit"}
# A Russian keyboard has other letters on the same keys: nobody has to change the layout.
CYRILLIC: Final = "йцукенгшщзфывапролдячсмить"
LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
RUSSIAN: Final = str.maketrans(CYRILLIC + CYRILLIC.upper() + ".,хъ", LATIN + LATIN.upper() + "/?[]")


def meant(character: str) -> str:
    """The key that is meant, whatever the layout."""
    return character.translate(RUSSIAN)


def answer_of(key: str, answers: int) -> int:
    """The number of the answer behind a key, counted from 0; -1 if it is none."""
    at = ANSWERS.find(key)
    return at if at < answers else -1


def key_of(answer: int) -> str:
    """The key of an answer; those beyond the capitals have none."""
    return ANSWERS[answer] if answer < len(ANSWERS) else " "
