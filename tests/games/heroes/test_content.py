"""Age of Heroes: content files, own values, positions. Every mistake has a sentence."""

from __future__ import annotations

import copy

import pytest

from cradle import shelf
from cradle.core.errors import BadContent, BadPosition
from cradle.core.plain import Plain
from cradle.core.random_play import advance, finish
from cradle.core.rng import seeded
from cradle.games.heroes.numbers import CARDS
from cradle.language import LANGUAGES, Language
from tests.games.heroes.positions import the_box


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ('[[card]]\nid = "iron"\ncount = 16\n', "core-content-number"),
        ('[[card]]\nid = "copper"\ncount = 1\n', "core-content-id"),
        ('[[item]]\nid = "city"\ncount = 5\n', "core-content-number"),
        ('[[item]]\nid = "city"\ncost = { marble = 1 }\n', "core-content-unknown"),
        ('[[item]]\nid = "city"\ncost = { stone = 3, wood = 3 }\n', "heroes-content-cost"),
        ('[[item]]\nid = "road"\ncost = {}\n', "heroes-content-cost"),
        ('[[tribe]]\nid = "celts"\nspecial = "granite"\n', "heroes-content-specials"),
        ('[[tribe]]\nid = "celts"\nspecial = "gold"\n', "core-content-one-of"),
        ('[[card]]\nid = "hero"\ncount = 7\n', "heroes-content-units"),
        ('[[battle]]\nid = "6"\ncount = 1\n[[battle]]\nid = "5"\ncount = 0\n', "heroes-content-battle"),
    ],
)
def test_mistakes_in_an_own_file(own: str, message: str) -> None:
    with pytest.raises(BadContent) as bad:
        shelf.box("heroes", own, "mine.toml")
    assert bad.value.message == message
    for code in LANGUAGES:
        sentence = Language(code).error(bad.value)
        assert sentence != message
        assert "{" not in sentence


def test_components_keep_their_order() -> None:
    document = copy.deepcopy(shelf.document("heroes"))
    for name in ("card", "tribe"):
        entries = document[name]
        assert isinstance(entries, list)
        swapped: Plain = {**document, name: [entries[1], entries[0], *entries[2:]]}
        with pytest.raises(BadContent) as bad:
            shelf.title("heroes").read(swapped)
        assert bad.value.message == "core-content-order"


def test_own_values_are_played() -> None:
    own = '[[card]]\nid = "barbarians"\ncount = 9\n[[item]]\nid = "city"\ncount = 15\ncost = { stone = 2, wood = 1 }\n'
    box = shelf.box("heroes", own, "mine.toml")
    assert box.digest != the_box().digest
    title = shelf.title("heroes")
    t = box.setup(4, title.choices({}, 4), 1)
    finish(t, seeded(1), title.safety)
    assert t.over()
    assert t.audit() == ""


def test_nouns_name_every_component() -> None:
    nouns = the_box().nouns()
    assert nouns["card"] == CARDS
    assert len(nouns["monument"]) == len(nouns["tribe"]) == 6


def dumped() -> Plain:
    title = shelf.title("heroes")
    t = the_box().setup(3, title.choices({}, 3), 2)
    advance(t, seeded(2), 120)
    return t.dump()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 7),
        ("seats", "three"),
        ("choices", [0, 0, 0]),
        ("choices", [0, 3, 0, 0, 0, 0, 0, 0]),
        ("table", [1, 2, 3]),
        ("table", [1, 9, 0, 0, 0, -1, 0, 0]),
        ("stock", [1]),
        ("tribes", [[0], [1], [2]]),
        ("tribes", [[9, 0, 0, 0, 0, 0, 0, 0, 0, 0]] * 3),
        ("tribes", [[0, 9, 0, 0, 0, 0, 0, 0, 0, 0]] * 3),
        ("offers", [[0, 1]]),
        ("offers", [[7, 1, 0, 0, 0, 0, 0, 0]]),
        ("promises", [[0, 1]]),
        ("promises", [[0, 7, 0, 0]]),
        ("battle", [[0, 1]]),
        ("battle", [[0, 9, 0, 0, 0, 0, 0], [0, 0], [0, 0], [0, 0], [], []]),
        ("battle", [[0, 1, 3, 0, 0, 0, 0], [0, 0], [0, 0], [0, 0], [], []]),
        ("battle", [[0, 1, 0, 0, 0, 0, 0], [0], [0, 0], [0, 0], [], []]),
        ("battle", [[0, 1, 0, 0, 0, 0, 0], [0, 0], [0, 0], [0, 0], [0] * 19, []]),
        ("battle", [[0, 1, 0, 0, 0, 0, 0], [0, 0], [0, 0], [0, 0], [2], []]),
        ("battle", [[0, 1, 0, 0, 0, 0, 0], [0, 0], [0, 0], [0, 0], [], [64]]),
        ("duels", None),
        ("begun", []),
        ("begun", [0, 9, 0]),
        ("table", [1, 0, 0, 2, 0, -1, 0, 0]),
        ("tribes", [[0, 5, 0, 1, 0, 0, 0, 0, 0, 0, 16]] * 3),
        ("offers", [[0, 1, 0, 0, 15, -1, -1, 0]]),
        ("offers", [[0, 1, 0, 0, -1, -2, -1, 0]]),
        ("promises", [[0, 1, 15, 1]]),
        ("promises", [[0, 1, -1, 1]]),
        ("notes", [[0, 1], [], []]),
        ("notes", [[3, 0, 0, -1, -1, -1], [], []]),
        ("notes", [[1, 0, 0, -1, 15, -1], [], []]),
        ("agenda", [["juggle", 1]]),
    ],
)
def test_mistakes_in_a_position(field: str, value: object) -> None:
    data = dumped()
    data[field] = value
    with pytest.raises(BadPosition):
        the_box().load(data)


def test_a_good_position_loads() -> None:
    data = dumped()
    assert the_box().load(copy.deepcopy(data)).dump() == data
