"""What people type at the prompt: the number of an answer, or a letter."""

from __future__ import annotations

from typing import Final

PARTS: Final = "mtv"  # show a part of the table, or all of it
LETTERS: Final = f"uh{PARTS}blrwsq?"
# The same keys on a Russian keyboard, so that nobody has to change the layout.
RUSSIAN: Final = dict(zip("гр" + "ьем" + "ид" + "кцы" + "й,", "uh" + "mtv" + "bl" + "rws" + "q?", strict=True))


class Key:
    def __init__(self, letter: str, number: int, rest: str) -> None:
        self.letter = letter  # empty if it is the number of an answer
        self.number = number
        self.rest = rest


def parse_key(line: str, answers: int) -> Key | None:
    """A line of input; None if it means nothing."""
    word, _, rest = line.strip().partition(" ")
    if word.isascii() and word.isdigit() and len(word) < 6:
        return Key("", int(word), "") if 1 <= int(word) <= answers and not rest else None
    letter = RUSSIAN.get(word.lower(), word.lower())
    return Key(letter, 0, rest.strip()) if len(letter) == 1 and letter in LETTERS else None
