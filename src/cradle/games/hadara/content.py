"""Hadara: content text into the box. Mistakes name the entry and the field."""

from __future__ import annotations

from typing import Final

from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from cradle.games.hadara import effects
from cradle.games.hadara.box import (
    BUSTS,
    CARDS,
    COLONIES,
    COLOURS,
    CRESTS,
    EPOCHS,
    PURPLE,
    SIDES,
    STARS,
    TRACKS,
    VALUES,
    Bust,
    Colony,
    Front,
    Printed,
    SetupCard,
)
from cradle.games.hadara.effects import Effect
from cradle.games.hadara.zones import BACKS

MOST: Final = 99
# The numbers of each effect, in the order of effects.KINDS.
FIELDS: Final = [
    ["coins"],
    ["steps"],
    ["steps"],
    ["coins"],
    ["silver-two", "silver-three", "gold-two", "gold-three"],
    ["coins-per-card", "max-cards"],
    ["coins-per-food", "max-coins"],
    ["coins-per-track", "max-coins"],
    ["steps", "points"],
    ["medals"],
    ["points-per-set"],
    ["sets"],
    ["colonies", "busts"],
    ["points"],
    ["coins-per-point", "max-points"],
]


def read(document: Plain) -> Printed:
    """The whole box from its document."""
    top = Entry(document, "")
    printed = Printed()
    for i, entry in enumerate(top.entries("card", CARDS)):
        read_card(printed, entry, i)
    check_stars(printed)
    for i, entry in enumerate(top.entries("colony", COLONIES)):
        read_colony(printed, entry, i)
    for entry in top.entries("bust", BUSTS):
        read_bust(printed, entry)
    for entry in top.entries("setup", len(CRESTS)):
        read_setup(printed, entry)
    read_constants(printed, top)
    top.done()
    return printed


def read_card(printed: Printed, entry: Entry, place: int) -> None:
    """Cards come by epoch and colour, as many as the box has of each (1.2)."""
    epoch = entry.whole("epoch", 1, EPOCHS) - 1
    colour = entry.one_of("colour", COLOURS)
    if epoch * len(COLOURS) + colour != BACKS[place]:
        raise BadContent("core-content-order", {"where": entry.where})
    printed.card_ids.append(entry.text("id"))
    printed.epoch.append(epoch)
    printed.colour.append(colour)
    printed.price.append(entry.whole("price", 0, MOST))
    printed.steps.append(entry.wholes("steps", len(TRACKS), 0, MOST))
    printed.points.append(entry.whole("points", 0, MOST))
    star = entry.flag("star", False)
    if star and colour != PURPLE:
        raise BadContent("hadara-content-star", {"where": entry.at("star")})
    printed.star.append(star)
    printed.effect.append(read_effect(entry.entry("effect")) if entry.has("effect") else None)
    entry.close()


def check_stars(printed: Printed) -> None:
    """Four cards with a star in each epoch (1.2): without them ten purple ones are left, enough for five players."""
    for epoch in range(EPOCHS):
        found = len([card for card in range(CARDS) if printed.star[card] and printed.epoch[card] == epoch])
        if found != STARS:
            raise BadContent("hadara-content-stars", {"epoch": epoch + 1, "count": STARS, "found": found})


def read_effect(entry: Entry) -> Effect:
    kind = entry.one_of("kind", effects.KINDS)
    numbers: list[int] = []
    if kind == effects.TRACK_PER_COLOUR:
        numbers = [entry.one_of("colour", COLOURS), entry.one_of("track", TRACKS)]
    numbers.extend([entry.whole(field, 0, MOST) for field in FIELDS[kind]])
    entry.done()
    return Effect(kind, numbers)


def with_effects(document: Plain, printed: list[Effect | None], read: list[Effect | None]) -> Plain:
    """The way back: a document whose cards have other effects than the printed ones."""
    cards = document["card"]
    assert isinstance(cards, list)
    out: list[object] = []
    for i, entry in enumerate(cards):
        effect = read[i]
        if effect is not printed[i]:
            entry = {name: value for name, value in entry.items() if name != "effect"}
            if effect is not None:
                entry["effect"] = effect_document(effect)
        out.append(entry)
    return {**document, "card": out}


def effect_document(effect: Effect) -> Plain:
    out: Plain = {"kind": effects.KINDS[effect.kind]}
    numbers = effect.numbers
    if effect.kind == effects.TRACK_PER_COLOUR:
        out["colour"] = COLOURS[numbers[0]]
        out["track"] = TRACKS[numbers[1]]
        numbers = numbers[2:]
    for field, n in zip(FIELDS[effect.kind], numbers, strict=True):
        out[field] = n
    return out


def read_colony(printed: Printed, entry: Entry, place: int) -> None:
    """Five tiles of each value with the same front; a reverse is never worth less than the front (7.10)."""
    value = place // (COLONIES // len(VALUES))
    entry.whole("value", VALUES[value], VALUES[value])
    front = Front(entry.whole("plunder", 0, MOST), entry.whole("annex", 0, MOST), entry.whole("points", 0, MOST))
    if place % (COLONIES // len(VALUES)) == 0:
        printed.fronts.append(front)
    known = printed.fronts[value]
    if [front.plunder, front.annex, front.points] != [known.plunder, known.annex, known.points]:
        raise BadContent("hadara-content-front", {"where": entry.where, "value": VALUES[value]})
    steps = entry.wholes("reverse-steps", len(TRACKS), 0, MOST)
    points = entry.whole("reverse-points", front.points, MOST)
    printed.colonies.append(Colony(entry.text("id"), value, steps, points))
    entry.close()


def read_bust(printed: Printed, entry: Entry) -> None:
    requirement = entry.whole("requirement", 0, MOST)
    bust = Bust(entry.text("id"), requirement, entry.whole("points", 0, MOST), entry.whole("bonus", 0, MOST))
    printed.busts.append(bust)
    entry.close()


def read_setup(printed: Printed, entry: Entry) -> None:
    """Initiatives are all different (2.6)."""
    initiative = entry.whole("initiative", 1, MOST)
    if initiative in [setup.initiative for setup in printed.setups]:
        raise BadContent("hadara-content-initiative", {"where": entry.where, "initiative": initiative})
    coins: list[int] = []
    steps: list[list[int]] = []
    for side in SIDES:
        values = entry.entry(side)
        coins.append(values.whole("coins", 0, MOST))
        steps.append(values.wholes("steps", len(TRACKS), 0, MOST))
        values.done()
    printed.setups.append(SetupCard(entry.text("id"), initiative, coins, steps))
    entry.close()


def read_constants(printed: Printed, top: Entry) -> None:
    """The numbers of the rules that are printed on cards and boards."""
    sale = top.entry("sale")
    printed.sale = sale.wholes("coins", EPOCHS, 0, MOST)
    silver = top.entry("silver")
    printed.silver_prices = silver.wholes("prices", EPOCHS, 0, MOST)
    gold = top.entry("gold")
    printed.gold_prices = gold.wholes("prices", EPOCHS, 0, MOST)
    printed.points_per_set = gold.whole("points-per-set", 0, MOST)
    treasury = top.entry("treasury")
    printed.coins_per_point = treasury.whole("coins-per-point", 1, MOST)
    printed.extra_coin = treasury.whole("extra-coin", 0, MOST)
    for entry in (sale, silver, gold, treasury):
        entry.close()
