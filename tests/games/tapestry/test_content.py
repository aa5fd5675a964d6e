"""What is in the box: counts, provenance, and what a content file may not say."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from cradle import shelf
from cradle.core.errors import BadContent
from tests.games.tapestry.positions import BOX, PRINTED


def test_the_box_is_complete() -> None:
    counts = {noun: len(names) for noun, names in BOX.nouns().items()}
    assert counts["card"] == 44 and len(PRINTED.card_of) == 50 and PRINTED.card_of.count(PRINTED.trap) == 7
    assert counts["technology"] == 33 and counts["tile"] == 48 and counts["voyage"] == 15
    assert counts["civilization"] == 16 and counts["capital"] == 6 and counts["landmark"] == 18
    assert counts["place"] == 52
    assert [len(ground.q) for ground in PRINTED.maps] == [34, 61]
    assert [sum(1 for corners in ground.corners if corners) for ground in PRINTED.maps] == [13, 25]


def test_every_capital_has_22_impassable_plots() -> None:
    for low, high in zip(PRINTED.capital_low, PRINTED.capital_high, strict=True):
        assert bin(low).count("1") + bin(high).count("1") == 22


def test_pairs_share_a_start_on_the_small_map() -> None:
    starts = PRINTED.maps[0].starts
    for capital, pair in enumerate(PRINTED.capital_pair):
        assert starts[capital] == starts[pair] and PRINTED.capital_pair[pair] == capital
    assert len(set(PRINTED.maps[1].starts)) == 6


def test_the_benefits_of_the_tiles() -> None:
    found = Counter(PRINTED.effects[effect].name for effect in PRINTED.tile_benefit)
    assert [found[f"gain-{name}-1"] for name in ("coin", "worker", "food", "culture")] == [8, 8, 8, 8]
    assert found["cards-1"] == 4 and found["invent-any"] == 3 and found["upgrade-1"] == 1


def test_every_entry_says_where_it_comes_from() -> None:
    for name, entries in shelf.document("tapestry").items():
        for entry in cast("list[dict[str, object]]", entries):
            assert entry["provenance"] in ("source", "reconstructed"), name


@pytest.mark.parametrize(
    ("own", "where"),
    [
        ('[[card]]\nid = "trap"\nplayed = { points = "ten" }\n', "card.trap.played.points"),
        ('[[card]]\nid = "trap"\nplayed = { pints = 10 }\n', "card.trap.played"),
        ('[[card]]\nid = "trap"\ncopies = 6\n', "card"),
        ('[[card]]\nid = "academia"\nrules = ["no-luck"]\n', "card.academia.rules[0]"),
        ('[[place]]\nid = "scouting"\nspace = 2\n', "place.rafts.space"),
        (
            '[[place]]\nid = "ships"\nbonus = { pay = { coins = 1 }, gain = { points = 1 } }\n',
            "place.ships.bonus.pay.resources",
        ),
        ('[[tile]]\nid = "territory-1"\ncorners = ["sea"]\n', "tile.territory-1.corners"),
        (
            '[[tile]]\nid = "territory-1"\ncorners = ["sea", "sea", "sea", "sea", "sea", "mud"]\n',
            "tile.territory-1.corners[5]",
        ),
        ('[[technology]]\nid = "paper"\nneeds = { track = "science", tier = 9 }\n', "technology.paper.needs.tier"),
        ('[[landmark]]\nid = "barn"\nshape = ["XXXXX"]\n', "landmark.barn.shape"),
        ('[[capital]]\nid = "desert"\ngrid = ["..."]\n', "capital.desert.grid"),
        (
            '[[civilization]]\nid = "leaders"\nmat = [{ gain = { coin = 1, any = 1 } }]\n',
            "civilization.leaders.mat[0].gain.any",
        ),
        ('[[decision]]\nid = "decision-1"\ntiebreak = ["luck"]\n', "decision.decision-1.tiebreak[0]"),
        ('[[level]]\nid = "level-1"\nstages = ["luck"]\n', "level.level-1.stages[0]"),
        ('[[civilization]]\nid = "entertainers"\nlinks = 3\n', "civilization.entertainers.links"),
    ],
)
def test_a_mistake_is_named(own: str, where: str) -> None:
    with pytest.raises(BadContent) as error:
        shelf.box("tapestry", own, "mine.toml")
    assert error.value.details["where"] == where


def test_own_values_are_played() -> None:
    own = '[[card]]\nid = "trap"\nplayed = { points = 12 }\n'
    assert "points-12" in shelf.box("tapestry", own, "mine.toml").nouns()["effect"]
