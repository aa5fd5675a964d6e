"""Hadara: content files, good and broken. A mistake names its entry and field."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, Final

import pytest

from cradle import shelf
from cradle.core.errors import BadContent
from cradle.core.random_play import audited
from cradle.core.rng import seeded
from cradle.games.hadara.registry import TITLE
from tests.games.hadara.positions import CARD, document, position

Document = dict[str, Any]
Change = Callable[[Document], object]


def effect(**fields: object) -> dict[str, object]:
    return {name.replace("_", "-"): value for name, value in fields.items()}


# A name, what is done to the document, the message, and the place that it names.
BROKEN: Final[list[tuple[str, Change, str, str]]] = [
    ("a card too few", lambda d: d["card"].pop(), "core-content-count", "card"),
    ("a colony too many", lambda d: d["colony"].append(d["colony"][0]), "core-content-count", "colony"),
    ("a bust too few", lambda d: d["bust"].pop(), "core-content-count", "bust"),
    ("a setup card too few", lambda d: d["setup"].pop(), "core-content-count", "setup"),
    ("no cards", lambda d: d.pop("card"), "core-content-missing", "card"),
    ("no medal prices", lambda d: d.pop("silver"), "core-content-missing", "silver"),
    ("cards in no list", lambda d: d.update(card=3), "core-content-entries", "card"),
    ("a card that is no table", lambda d: d["card"].__setitem__(0, 3), "core-content-table", "card[0]"),
    ("unknown part", lambda d: d.update(cards=[]), "core-content-unknown", "cards"),
    ("two cards of one id", lambda d: d["card"][1].update(id="y1-01"), "core-content-twice", "card.y1-01"),
    ("cards out of order", lambda d: d["card"].reverse(), "core-content-order", "card.p3-14"),
    ("another colour", lambda d: d["card"][0].update(colour="red"), "core-content-order", "card.y1-01"),
    ("no colour at all", lambda d: d["card"][0].update(colour="pink"), "core-content-one-of", "card.y1-01.colour"),
    ("unknown epoch", lambda d: d["card"][0].update(epoch=4), "core-content-number", "card.y1-01.epoch"),
    ("no price", lambda d: d["card"][0].pop("price"), "core-content-missing", "card.y1-01.price"),
    ("price below 0", lambda d: d["card"][0].update(price=-1), "core-content-number", "card.y1-01.price"),
    ("price too high", lambda d: d["card"][0].update(price=100), "core-content-number", "card.y1-01.price"),
    ("price in words", lambda d: d["card"][0].update(price="two"), "core-content-number", "card.y1-01.price"),
    ("price in halves", lambda d: d["card"][0].update(price=1.5), "core-content-number", "card.y1-01.price"),
    ("price true", lambda d: d["card"][0].update(price=True), "core-content-number", "card.y1-01.price"),
    ("three steps", lambda d: d["card"][0].update(steps=[1, 1, 0]), "core-content-list", "card.y1-01.steps"),
    ("step below 0", lambda d: d["card"][0].update(steps=[1, -1, 0, 0]), "core-content-number", "card.y1-01.steps[1]"),
    ("points below 0", lambda d: d["card"][0].update(points=-1), "core-content-number", "card.y1-01.points"),
    ("star in words", lambda d: d["card"][53].update(star="yes"), "core-content-flag", "card.p1-14.star"),
    ("yellow star", lambda d: d["card"][0].update(star=True), "hadara-content-star", "card.y1-01.star"),
    ("no provenance", lambda d: d["card"][0].pop("provenance"), "core-content-missing", "card.y1-01.provenance"),
    ("rumour", lambda d: d["card"][0].update(provenance="rumour"), "core-content-one-of", "card.y1-01.provenance"),
    ("known in words", lambda d: d["card"][0].update(known="all"), "core-content-text", "card.y1-01.known"),
    ("unknown field", lambda d: d["card"][0].update(cost=2), "core-content-unknown", "card.y1-01.cost"),
    ("effect as a word", lambda d: d["card"][40].update(effect="x"), "core-content-table", "card.p1-01.effect"),
    (
        "unknown effect",
        lambda d: d["card"][40].update(effect=effect(kind="magic")),
        "core-content-one-of",
        "card.p1-01.effect.kind",
    ),
    (
        "effect without its number",
        lambda d: d["card"][40].update(effect=effect(kind="sell-bonus")),
        "core-content-missing",
        "card.p1-01.effect.coins",
    ),
    (
        "effect with a number of another",
        lambda d: d["card"][40].update(effect=effect(kind="sell-bonus", coins=1, max_coins=2)),
        "core-content-unknown",
        "card.p1-01.effect.max-coins",
    ),
    (
        "count of no track",
        lambda d: d["card"][50]["effect"].update(track="fame"),
        "core-content-one-of",
        "card.p1-11.effect.track",
    ),
    ("another value", lambda d: d["colony"][0].update(value=9), "core-content-number", "colony.c03-1.value"),
    ("another front", lambda d: d["colony"][1].update(plunder=4), "hadara-content-front", "colony.c03-2"),
    (
        "a reverse below its front",
        lambda d: d["colony"][0].update({"reverse-points": 1}),
        "core-content-number",
        "colony.c03-1.reverse-points",
    ),
    ("bust without points", lambda d: d["bust"][3].pop("points"), "core-content-missing", "bust.bust-4.points"),
    ("initiative twice", lambda d: d["setup"][1].update(initiative=1), "hadara-content-initiative", "setup.s2"),
    ("no initiative 0", lambda d: d["setup"][1].update(initiative=0), "core-content-number", "setup.s2.initiative"),
    ("no side b", lambda d: d["setup"][2].pop("b"), "core-content-missing", "setup.s3.b"),
    ("coins on a side", lambda d: d["setup"][2]["a"].pop("coins"), "core-content-missing", "setup.s3.a.coins"),
    ("a third side", lambda d: d["setup"][2].update(c={}), "core-content-unknown", "setup.s3.c"),
    ("two sale prices", lambda d: d["sale"].update(coins=[2, 3]), "core-content-list", "sale.coins"),
    ("no points a set", lambda d: d["gold"].pop("points-per-set"), "core-content-missing", "gold.points-per-set"),
    (
        "nothing a point",
        lambda d: d["treasury"].update({"coins-per-point": 0}),
        "core-content-number",
        "treasury.coins-per-point",
    ),
    ("constants from nowhere", lambda d: d["sale"].pop("provenance"), "core-content-missing", "sale.provenance"),
]


@pytest.mark.parametrize(("change", "message", "where"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_mistake_names_entry_and_field(change: Change, message: str, where: str) -> None:
    broken = copy.deepcopy(document())
    change(broken)
    with pytest.raises(BadContent) as found:
        TITLE.read(broken)
    assert found.value.message == message
    assert found.value.details["where"] == where


@pytest.mark.clause("hadara/1.2")
@pytest.mark.parametrize(("card", "star", "found"), [("p2-01", True, 5), ("p2-14", False, 3)])
def test_every_epoch_has_four_stars(card: str, star: bool, found: int) -> None:
    broken: Document = copy.deepcopy(document())
    broken["card"][CARD[card]]["star"] = star
    with pytest.raises(BadContent) as mistake:
        TITLE.read(broken)
    assert mistake.value.message == "hadara-content-stars"
    assert mistake.value.details == {"epoch": 2, "count": 4, "found": found}


# -- own files -------------------------------------------------------------------------------------------------------

OWN: Final = """
[[card]]
id = "y1-01"
price = 1
steps = [4, 0, 0, 0]
provenance = "source"

[[bust]]
id = "bust-4"
requirement = 28

[treasury]
coins-per-point = 4
"""


def test_an_own_file_holds_only_what_differs() -> None:
    own = shelf.box("hadara", OWN, "mine.toml")
    table = own.setup(2, [0, 0, 0, 0, 0], 1)
    assert own.digest != shelf.box("hadara").digest
    assert audited(table, seeded(1), 0)[1] == ""
    assert table.over()


def test_its_values_are_those_of_the_game() -> None:
    changed = position().printed(treasury={"coins-per-point": 4}, card=[{"id": "y1-01", "price": 1}])
    table = changed.coins(9).hand("y1-01", "y1-02").turn(1).draft()
    table.answer(0, CARD["y1-01"])
    assert table.players[0].coins == 8
    assert table.sheet().points[-1][0] == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]]\nid = 'y9-99'\nprice = 1", "core-content-id"),
        ("[[card]]\nprice = 1", "core-content-id"),
        ("[weather]\nrain = 1", "core-content-unknown"),
        ("[sale]\nrain = 1", "core-content-unknown"),
        ("[[card]\nid = 3", "core-content-toml"),
        ("[[card]]\nid = 'y1-01'\ncost = 1", "core-content-unknown"),
        ("[[colony]]\nid = 'c03-3'\nplunder = 9", "hadara-content-front"),
    ],
)
def test_an_own_file_with_a_mistake_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadContent) as found:
        shelf.box("hadara", text, "mine.toml")
    assert found.value.message == message


@pytest.mark.clause("hadara/7.10")
def test_five_tiles_of_a_value_have_the_same_front() -> None:
    tiles = [{"id": f"c15-{n}", "plunder": 7} for n in range(1, 6)]
    assert position().printed(colony=tiles).tracks(military=15).ask("colonies").label(0, 3).numbers == [2, 7, 0, 8, 0]
    with pytest.raises(BadContent):
        position().printed(colony=tiles[:4]).table()


def test_every_entry_says_where_it_comes_from() -> None:
    whole: Document = document()
    for part in ("card", "colony", "bust", "setup"):
        assert {entry["provenance"] for entry in whole[part]} <= {"source", "reconstructed"}
    assert [entry["id"] for entry in whole["card"] if entry["provenance"] == "source"] == ["b1-01"]
