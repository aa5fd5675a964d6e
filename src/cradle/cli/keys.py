"""What people type at the prompt: the number of an answer, or a letter."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "uhblrsq?"
# The same keys on a Russian keyboard, so that nobody has to change the layout.
RUSSIAN: Final = dict(zip("грид" + "кы" + "й,", "uhbl" + "rs" + "q?", strict=True))


class Key:
    def __init__(self, letter: str, number: int, rest: str) -> None:
        self.letter = letter  # empty if it is the number of an answer
        self.number = number
        self.rest = rest


def read_key(prompt: str, answers: int) -> Key | None:
    """One line of input; None if it means nothing. EOFError if there is nobody any more."""
    return parse_key(input(prompt), answers)


def parse_key(line: str, answers: int) -> Key | None:
    word, _, rest = line.strip().partition(" ")
    if word.isascii() and word.isdigit() and len(word) < 6:
        return Key("", int(word), "") if 1 <= int(word) <= answers and not rest else None
    letter = RUSSIAN.get(word.lower(), word.lower())
    return Key(letter, 0, rest.strip()) if len(letter) == 1 and letter in LETTERS else None
