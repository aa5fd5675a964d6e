"""Options that several commands share."""

from __future__ import annotations

import math
import secrets
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from cradle.cli import papers
from cradle.cli.problems import Usage
from cradle.core.rng import SEED_BITS

MOST_SEATS: Final = 99

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="help-title")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|ru|pl", help="help-lang", show_default=False)]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="help-option", show_default=False)]
Content = Annotated[Path | None, typer.Option("--content", metavar="FILE", help="help-content", show_default=False)]
Seed = Annotated[str, typer.Option("--seed", metavar="HEX", help="help-seed", show_default=False)]
Minutes = Annotated[
    float | None, typer.Option("--minutes", metavar="N", min=0, max=1_000_000, help="help-minutes", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="help-json", show_default=False)]


def wishes(pairs: list[str]) -> dict[str, str]:
    """name=value pairs; BadSetup comes later, from the title that knows its options."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Usage("option-form", option=pair)
        out[name.strip()] = value.strip()
    return out


def seed_number(text: str) -> int:
    """A seed as records write it, in hexadecimal digits; any seed if none is given."""
    if not text:
        return secrets.randbits(SEED_BITS)
    digits = text.lower().removeprefix("0x")
    if not digits or len(digits) > SEED_BITS // 4 or any(c not in "0123456789abcdef" for c in digits):
        raise Usage("seed-form", seed=text, digits=SEED_BITS // 4)
    return int(digits, 16)


def deadline(minutes: float | None) -> float:
    """On the monotonic clock."""
    return math.inf if minutes is None else time.monotonic() + minutes * 60


def own_content(path: Path | None) -> tuple[str | None, str]:
    """The text and the name of an own content file."""
    return (None, "") if path is None else (papers.read(path), str(path))


def line_up(text: str, seats: int) -> list[str]:
    """As many bots as seats; a shorter list is begun again."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if seats and (not names or len(names) > seats):
        raise Usage("bots-count", bots=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]
