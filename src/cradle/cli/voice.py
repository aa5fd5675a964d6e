"""What every command needs to speak: a language, the screen, and the place for complaints."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from cradle.core.errors import CradleError
from cradle.language import LANGUAGES, Language, Value, preferred

PIPE_WIDTH: Final = 120  # where no terminal says how wide it is


class Voice:
    def __init__(self, code: str) -> None:
        self.language = Language(code)
        self.out = Console(highlight=False, emoji=False, markup=False)
        if not self.out.is_terminal and "COLUMNS" not in os.environ:
            self.out.width = PIPE_WIDTH
        self.err = Console(stderr=True, highlight=False, emoji=False, markup=False)

    def say(self, message: str, **args: Value) -> str:
        """A text of the command itself; the message id is given without its `cli-`."""
        return self.language.say(f"cli-{message}", args)

    def print(self, message: str, **args: Value) -> None:
        self.out.print(self.say(message, **args), soft_wrap=True)

    def complain(self, sentence: str) -> None:
        """One sentence to people, apart from what the command prints."""
        self.err.print(sentence, soft_wrap=True)

    def error(self, error: CradleError) -> None:
        self.complain(self.language.error(error))

    def fills_a_screen(self) -> bool:
        """Whether the terminal can show more than lines: somebody types in it, and nothing is sent elsewhere."""
        return sys.stdin.isatty() and self.out.is_terminal and self.err.is_terminal and not self.out.is_dumb_terminal

    def json(self, data: object) -> None:
        self.out.out(json.dumps(data, ensure_ascii=False, indent=2), highlight=False)


def wanted_language(arguments: Sequence[str]) -> str:
    """The language after --lang anywhere on the command line, or that of the environment."""
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return preferred(os.environ)


def voice_for(arguments: Sequence[str]) -> Voice:
    """Speaks the wanted language; that of the environment if there is none such, so that the complaint can be read."""
    code = wanted_language(arguments)
    return Voice(code if code in LANGUAGES else preferred(os.environ))
