"""Tapestry 14: the facts of the civilizations as a table with adjustments reads them, and their sentences."""

from __future__ import annotations

from typing import cast

import pytest

from cradle import shelf
from cradle.core.plain import Plain
from cradle.games.tapestry.pieces import ADJUSTMENTS, CIVILIZATION_IDS, CIVILIZATIONS, OFFICIAL
from cradle.games.tapestry.registry import TITLE, TapestryBox
from cradle.games.tapestry.wording import spell
from cradle.language import LANGUAGES, Language
from tests.games.tapestry.positions import BOX, PRINTED


def read(adjustment: int) -> list[Plain]:
    return cast(list[Plain], BOX.reading([adjustment, 0, 0])["civilization"])


@pytest.mark.parametrize("adjustment", range(len(ADJUSTMENTS)))
def test_14_the_mat_as_read_is_the_one_that_is_played(adjustment: int) -> None:
    """Read as printed, the document gives the effects that the adjustment gives."""
    entries = [{name: value for name, value in entry.items() if name != "version"} for entry in read(adjustment)]
    box = cast(TapestryBox, TITLE.read({**BOX.document, "civilization": entries}))
    for civilization in range(CIVILIZATIONS):
        played = PRINTED.mat_effects[civilization][max(0, adjustment - 1)]
        found = box.printed.mat_effects[civilization][0]
        assert [box.printed.effects[n].name for n in found] == [PRINTED.effects[n].name for n in played]
        starts = PRINTED.civilization_start[civilization] >= 0 and adjustment == OFFICIAL
        assert (box.printed.civilization_start[civilization] >= 0) == starts
    assert BOX.document == shelf.document("tapestry")


@pytest.mark.parametrize(
    ("noun", "fields"),
    [("place", ["benefit"]), ("technology", ["circle", "square"]), ("tile", ["benefit"]), ("space", ["benefit"])],
)
def test_the_document_as_read_names_the_effects_that_are_played(noun: str, fields: list[str]) -> None:
    names = BOX.nouns()["effect"]
    for entry in cast(list[Plain], BOX.reading([0, 0, 0])[noun]):
        effects = cast(dict[str, int], entry["effects"])
        assert {field: names[effect] for field, effect in effects.items()} == {f: spell(entry[f]) for f in fields}


def test_3_5_the_document_as_read_tells_what_a_bonus_costs() -> None:
    sorts = ["resources", "tiles", "cards", "technologies"]
    for entry in cast(list[Plain], BOX.reading([0, 0, 0])["place"]):
        buys = cast(dict[str, int] | None, entry.get("buys"))
        price = {sorts[buys["sort"]]: buys["amount"]} if buys else {}
        gain = BOX.nouns()["effect"][buys["effect"]] if buys else ""
        bonus = cast(Plain, entry.get("bonus", {"pay": {}, "gain": ""}))
        assert (price, gain) == (bonus["pay"], spell(bonus["gain"]))


def message(entry: Plain) -> str:
    return f"tapestry-term-civilization-{entry['id']}" + (f"-{entry['version']}" if entry["version"] else "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_14_every_version_of_a_civilization_has_its_sentence_and_every_sentence_is_told(code: str) -> None:
    language = Language(code)
    told = {message(entry) for adjustment in range(len(ADJUSTMENTS)) for entry in read(adjustment)}
    endings = ["", *[f"-{name}" for name in ADJUSTMENTS]]
    written = {f"tapestry-term-civilization-{name}{end}" for name in CIVILIZATION_IDS for end in endings}
    assert told == {each for each in written if language.has(each)}


@pytest.mark.parametrize(
    ("adjustment", "version"), [(0, ""), (1, ""), (2, "experimental"), (3, "pack")], ids=ADJUSTMENTS
)
def test_14_13_mystics_change_twice(adjustment: int, version: str) -> None:
    assert read(adjustment)[CIVILIZATION_IDS.index("mystics")]["version"] == version
