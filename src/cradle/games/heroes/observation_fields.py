"""Age of Heroes: the fields of a row of numbers, for `observation.py`."""

from __future__ import annotations

from typing import Final

from cradle.core.observation import Field
from cradle.games.heroes.numbers import (
    A_SIDE,
    BOOM,
    DRAFTS,
    GENERAL_BONUS,
    GOALS,
    ITEMS,
    KEPT,
    KINDS,
    MOST_ALIKE,
    MOST_ITEMS,
    MOST_OFFERS,
    MOST_UNITS,
    OPEN_OFFERS,
    PLEDGES,
    STRONGEST,
    TRIBES,
    WAYS,
)
from cradle.games.heroes.pieces import AWAY, LED, SHAKEN
from cradle.games.heroes.registry import OPTIONS, STEPS

COUNTED: Final = 999  # rounds and promises are told up to here
MANY: Final = 99
NEWEST_DUELS: Final = 4
A_DUEL: Final = 4  # strength and total of the attacker, of the defender
STATES: Final = LED + SHAKEN + AWAY + 1  # an army alone, with a general, under an earthquake, away, and so on
PROMISED: Final = len(PLEDGES) + 2  # peace, road and gift to somebody; to attack and to shun somebody
NEVER_KEPT: Final = KINDS - BOOM  # kinds that are played as they are drawn
UNIT: Final = ["there", "hero", "general", "hero_general", "fought", "destroyed"]  # one bit each of a narrow army


def flag(name: str) -> Field:
    return Field(name, 1, 0, 1)


def seat_field(name: str, seats: int) -> Field:
    return Field(name, 1, -1, seats - 1, True)


def table_fields(seats: int) -> list[Field]:
    return [
        Field("options", len(OPTIONS), 0, 2, True),
        Field("round", 1, 0, COUNTED),
        seat_field("starter", seats),
        seat_field("turn", seats),
        flag("fair"),
        seat_field("winner", seats),
        Field("stock", len(ITEMS), 0, MOST_ITEMS),
        Field("deck", 1, 0, KINDS * MOST_ALIKE),
        Field("discards", KINDS, 0, MOST_ALIKE),
        Field("battle_deck", 1, 0, STRONGEST * MOST_ALIKE),
        Field("newest_duels", A_DUEL * NEWEST_DUELS, 0, STRONGEST + GENERAL_BONUS + MOST_ITEMS),
    ]


def battle_fields(seats: int, wide: bool) -> list[Field]:
    out = [
        flag("battle"),
        seat_field("battle.attacker", seats),  # barbarians: -1
        seat_field("battle.defender", seats),
        Field("battle.goal", 1, -1, len(GOALS) - 1, True),
        flag("battle.road"),
        flag("battle.called_off"),
        flag("battle.heroes_only"),
        Field("battle.wins", 1, 0, MOST_UNITS),
        Field("battle.losses", 1, 0, MOST_UNITS),
    ]
    for side in ("attackers", "defenders"):
        name = f"battle.{side}"
        out.append(Field(f"{name}.chosen", 1, -1, MOST_UNITS - 1, True))
        out.append(Field(f"{name}.swords", 1 + STRONGEST, 0, MOST_UNITS))  # not known, then by strength
        if wide:
            out += [Field(f"{name}.{told}", MOST_UNITS, 0, 1) for told in UNIT]
        else:
            out.append(Field(f"{name}.units", MOST_UNITS, 0, (1 << len(UNIT)) - 1, True))
        out.append(Field(f"{name}.cards", MOST_UNITS, -1, STRONGEST))  # not known: -1, none: 0
    return out


def question_fields(seats: int) -> list[Field]:
    return [
        Field("asks", 1, -1, len(STEPS.kinds) - 1, True),
        Field("asks.card", 1, -1, KINDS - 1, True),
        seat_field("asks.seat", seats),
        Field("asks.way", 1, -1, WAYS - 1, True),
    ]


def offer_fields(name: str, seats: int, wide: bool) -> list[Field]:
    lot = Field("", KEPT, 0, MOST_ALIKE) if wide else Field("", A_SIDE, -1, KEPT - 1, True)
    return [
        Field(name, 1, -1, MOST_OFFERS - 1, True),  # its number; none: -1
        seat_field(f"{name}.to", seats),
        flag(f"{name}.request"),
        Field(f"{name}.reply", 1, -1, MOST_OFFERS - 1, True),
        Field(f"{name}.vow", 1, -1, PROMISED - 1, True),
        seat_field(f"{name}.vow_about", seats),
        Field(f"{name}.wish", 1, -1, PROMISED - 1, True),
        seat_field(f"{name}.wish_about", seats),
        Field(f"{name}.give", lot.length, lot.least, lot.most, lot.choice),
        Field(f"{name}.want", lot.length, lot.least, lot.most, lot.choice),
    ]


def tribe_fields(seats: int, wide: bool) -> list[Field]:
    out = [
        Field("people", 1, -1, len(TRIBES) - 1, True),
        Field("special", 1, -1, KINDS - 1, True),
        flag("fallen"),
        Field("cities", 1, 0, MOST_ITEMS),
        Field("fortresses", 1, 0, MOST_ITEMS),
        Field("stones", 1, 0, MOST_ALIKE),
        Field("due", 1, 0, COUNTED),
        Field("kept", 1, 0, COUNTED),
        Field("broken", 1, 0, COUNTED),
        Field("drafts", 1, 0, DRAFTS),
        Field("asked", 1, -1, len(STEPS.kinds) - 1, True),  # answered under seal: still asked, to every eye
        flag("asked_road"),
        flag("forced"),
        Field("strength", 1, 0, MOST_ITEMS),
        Field("unknown", 1, 0, KINDS * MOST_ALIKE),
        Field("roads", seats, 0, 1),
        Field("armies", STATES, 0, MOST_ITEMS),
        Field("hand", KEPT, 0, MOST_ALIKE),
        Field("waiting", NEVER_KEPT, 0, MOST_ALIKE),
    ]
    for age in ("promised", "promised_before"):  # at this fair, at an earlier one
        for what in [*PLEDGES, "attack", "shun"]:
            out.append(Field(f"{age}.{what}", seats, 0, MANY))
    for slot in range(OPEN_OFFERS):
        out += offer_fields(f"offer{slot}", seats, wide)
    return out
