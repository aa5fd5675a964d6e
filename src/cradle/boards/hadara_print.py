"""Hadara: what is printed on the pieces, as short texts for the terminal. Every colour has a symbol beside it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cradle.boards.read import entries, number, numbers, plain
from cradle.core.plain import Plain
from cradle.language import TitleLanguage, Value

COLOURS: Final = ["yellow", "red", "blue", "green", "purple"]
TRACKS: Final = ["income", "military", "culture", "food"]
SYMBOLS: Final = ["◆", "▲", "♪", "♣", "■"]  # of the colours, and so of the tracks
STYLES: Final = ["yellow", "red", "bright_blue", "green", "magenta"]
COIN: Final = "●"
COIN_STYLE: Final = "bright_yellow"
STAR: Final = "★"  # as printed: a card that a first game leaves out
EFFECT: Final = "✱"


class Print:
    """The printed values, read from the content."""

    def __init__(self, document: Plain) -> None:
        self.cards = entries(document, "card")
        self.busts = entries(document, "bust")
        self.colonies = entries(document, "colony")
        self.values = sorted({number(colony, "value") for colony in self.colonies})
        self.highest = max(self.values + [number(bust, "requirement") for bust in self.busts])
        self.turns = number(plain(document, "draft"), "turns")
        self.tiles = number(plain(document, "bonus"), "tiles")

    def colour(self, card: int) -> int:
        return COLOURS.index(str(self.cards[card]["colour"]))

    def points(self, card: int) -> int:
        return number(self.cards[card], "points")

    def price(self, card: int) -> int:
        return number(self.cards[card], "price")

    def price_text(self, card: int, now: int) -> Text:
        """The price to pay, with the printed one struck out where it differs."""
        printed = self.price(card)
        text = Text.assemble((COIN, COIN_STYLE))
        if now != printed:
            text.append(str(printed), style="strike dim")
            text.append(" ")
        return text.append(str(now), style=f"bold {COIN_STYLE}")

    def name(self, card: int, words: TitleLanguage) -> str:
        name = str(words.value("card", card))
        return f"{name} {STAR}" if self.cards[card].get("star") else name

    def steps(self, card: int) -> Text:
        return steps_text(numbers(self.cards[card], "steps"))

    def effect(self, card: int, words: TitleLanguage) -> str:
        """The sentence of a purple card, or nothing."""
        effect = self.cards[card].get("effect")
        if not isinstance(effect, dict):
            return ""
        args: dict[str, Value] = {str(k): v for k, v in effect.items() if isinstance(v, int | str)}
        return words.say(f"effect-{effect['kind']}", args)


def steps_text(steps: list[int]) -> Text:
    """◆+2 ♣+1"""
    text = Text()
    for track, n in enumerate(steps):
        if n:
            text.append(" " if text.plain else "")
            text.append(f"{SYMBOLS[track]}{n:+d}", style=STYLES[track])
    return text


def coloured(words: TitleLanguage, colour: int) -> Text:
    return Text(f"{SYMBOLS[colour]} {words.component('colour', COLOURS[colour])}", style=STYLES[colour])
