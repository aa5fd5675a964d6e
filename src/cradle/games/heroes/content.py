"""Age of Heroes: content text into the box. Mistakes name the entry and the field."""

from __future__ import annotations

from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from cradle.games.heroes.numbers import (
    ARMY,
    CARDS,
    CITY,
    GOLD,
    HERO,
    ITEMS,
    KINDS,
    MOST_ALIKE,
    MOST_BARBARIANS,
    MOST_ITEMS,
    MOST_SEATS,
    MOST_UNITS,
    SPECIAL,
    STRENGTHS,
    TRIBES,
    WAYS,
)
from cradle.games.heroes.printed import Printed, ways


def read(document: Plain) -> Printed:
    """The whole box from its document."""
    top = Entry(document, "")
    counts = [count(entry, CARDS[i], 0, MOST_ALIKE) for i, entry in enumerate(top.entries("card", KINDS))]
    strengths = [
        count(entry, STRENGTHS[i], 0, MOST_ALIKE) for i, entry in enumerate(top.entries("battle", len(STRENGTHS)))
    ]
    items = top.entries("item", len(ITEMS))
    costs = [cost(entry) for entry in items]
    stock = [
        count(entry, ITEMS[i], MOST_SEATS if i in (CITY, ARMY) else 0, MOST_ITEMS) for i, entry in enumerate(items)
    ]
    tribes = top.entries("tribe", len(TRIBES))
    monuments = [entry.text("monument") for entry in tribes]
    specials = [special(entry, i) for i, entry in enumerate(tribes)]
    top.done()
    check_sizes(counts, strengths, stock, specials)
    return Printed(counts, strengths, stock, costs, specials, monuments)


def count(entry: Entry, name: str, least: int, most: int) -> int:
    """How many there are of a component. Components keep their order, which the rules count by."""
    entry.must_be(name)
    n = entry.whole("count", least, most)
    entry.close()
    return n


def cost(entry: Entry) -> list[int]:
    """Heroes 6.1: at most so many plain resources and gold that every way to pay has its number."""
    prices = entry.entry("cost")
    out = [prices.whole(name, 0, WAYS) if prices.has(name) else 0 for name in CARDS[: GOLD + 1]]
    prices.done()
    if not sum(out) or len(ways(out)) > WAYS:
        raise BadContent("heroes-content-cost", {"where": entry.at("cost"), "ways": WAYS})
    return out


def special(entry: Entry, place: int) -> int:
    """Heroes 1.2: the card that the tribe's monument is made of."""
    entry.must_be(TRIBES[place])
    kind = SPECIAL + entry.one_of("special", CARDS[SPECIAL : SPECIAL + len(TRIBES)])
    entry.close()
    return kind


def check_sizes(counts: list[int], strengths: list[int], stock: list[int], specials: list[int]) -> None:
    """There is a special resource for each tribe, and a battle card for every army that can meet in a battle."""
    if len(set(specials)) != len(TRIBES):
        raise BadContent("heroes-content-specials", {"where": "tribe"})
    units = stock[ARMY] + counts[HERO]
    if units > MOST_UNITS:
        raise BadContent("heroes-content-units", {"where": "item.army", "most": MOST_UNITS})
    if sum(strengths) < units + MOST_BARBARIANS:
        raise BadContent("heroes-content-battle", {"where": "battle", "least": units + MOST_BARBARIANS})
