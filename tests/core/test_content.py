"""Content files: merging, and errors that name the entry and the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.core.content import Entry, digest, merge, parse
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from tests.core.sentences import wanting

BASE = """
[game]
coins = 8
steps = [1, 2, 3]
open = true
side = "a"
names = ["x", "y"]

[[card]]
id = "mill"
price = 3
provenance = "source"

[[card]]
id = "forge"
price = 5
provenance = "reconstructed"
known = ["price"]

[[step]]
size = 1
"""

pytestmark = pytest.mark.compiled


def base() -> Plain:
    return parse(BASE, "base.toml")


def own(text: str) -> Plain:
    return merge(base(), parse(text, "own.toml"))


def cards(document: Plain) -> list[Entry]:
    return Entry(document, "").entries("card")


def refused(act: Callable[[], object]) -> BadContent:
    with pytest.raises(BadContent) as caught:
        act()
    assert wanting(caught.value) == []
    return caught.value


@pytest.mark.parametrize("text", ["game = 3", 'card = "none"', "step = [{size = 2}, {size = 3}]"])
def test_what_is_no_entry_takes_the_place_of_the_printed_value(text: str) -> None:
    name, value = next(iter(parse(text, "own.toml").items()))
    assert own(text)[name] == value


# -- reading and merging ---------------------------------------------------------------------------------------


def test_text_that_is_no_toml_is_refused_with_its_file() -> None:
    error = refused(lambda: parse("a = = 1", "mine.toml"))
    assert error.message == "core-content-toml"
    assert error.details["file"] == "mine.toml"
    assert "line 1" in str(error.details["problem"])


def test_an_own_file_changes_only_what_it_names() -> None:
    document = own('[game]\ncoins = 9\n[[card]]\nid = "forge"\nprice = 4\n')
    assert Entry(document, "").entry("game").whole("coins", 0, 99) == 9
    assert Entry(document, "").entry("game").wholes("steps", 3, 0, 9) == [1, 2, 3]
    assert [card.whole("price", 0, 9) for card in cards(document)] == [3, 4]


def test_merging_leaves_the_base_as_it_was() -> None:
    packaged = base()
    merge(packaged, parse('[[card]]\nid = "mill"\nprice = 1\n', "own.toml"))
    assert packaged == base()


def test_a_list_without_ids_is_replaced_as_a_whole() -> None:
    document = own("[game]\nsteps = [9]\n")
    assert Entry(document, "").entry("game").wholes("steps", -1, 0, 9) == [9]


@pytest.mark.parametrize(
    ("text", "message", "where"),
    [
        ("[gmae]\ncoins = 9\n", "core-content-unknown", "gmae"),
        ("[game]\ncoin = 9\n", "core-content-unknown", "game.coin"),
        ('[[card]]\nid = "mil"\n', "core-content-id", "card[0]"),
        ("[[card]]\nprice = 9\n", "core-content-id", "card[0]"),
        ('card = ["mill"]\n', "core-content-id", "card[0]"),
    ],
)
def test_an_own_file_cannot_add_anything(text: str, message: str, where: str) -> None:
    error = refused(lambda: own(text))
    assert (error.message, error.details["where"]) == (message, where)


def test_an_own_entry_can_take_fields_away() -> None:
    document = own('[game]\nwithout = ["names"]\n[[card]]\nid = "forge"\nwithout = ["known", "price"]\ncost = 2\n')
    assert Entry(document, "").entry("game").has("coins")
    assert not Entry(document, "").entry("game").has("names")
    assert cards(document)[1].data == {"id": "forge", "provenance": "reconstructed", "cost": 2}


def test_a_list_can_be_given_in_full() -> None:
    document = own('whole = ["card"]\n[[card]]\nid = "inn"\nprice = 1\n[[card]]\nid = "mill"\n')
    assert [card.data for card in cards(document)] == [{"id": "inn", "price": 1}, {"id": "mill"}]
    assert "whole" not in document


@pytest.mark.parametrize(
    ("text", "message", "where"),
    [
        ('[[card]]\nid = "mill"\nwithout = ["known"]\n', "core-content-unknown", "card.mill.without: known"),
        ('[[card]]\nid = "mill"\nwithout = ["price"]\nprice = 1\n', "core-content-unknown", "card.mill.without: price"),
        ('[[card]]\nid = "mill"\nwithout = "price"\n', "core-content-names", "card.mill.without"),
        ('[[card]]\nid = "mill"\nwithout = [1]\n', "core-content-names", "card.mill.without"),
        ('[[card]]\nid = "mill"\nwithout = ["price", "price"]\n', "core-content-twice", "card.mill.without"),
        ('[game]\nwithout = ["coin"]\n', "core-content-unknown", "game.without: coin"),
        ('whole = ["card"]\n', "core-content-unknown", "whole[0]: card"),
        ('whole = ["game"]\n[game]\ncoins = 1\n', "core-content-unknown", "whole[0]: game"),
        ('whole = ["crad"]\n[[crad]]\nid = "inn"\n', "core-content-unknown", "whole[0]: crad"),
        ('whole = "card"\n[[card]]\nid = "inn"\n', "core-content-names", "whole"),
    ],
)
def test_what_is_taken_away_or_given_in_full_must_be_there(text: str, message: str, where: str) -> None:
    error = refused(lambda: own(text))
    assert (error.message, error.details["where"]) == (message, where)


def test_the_number_of_entries_can_have_bounds() -> None:
    root = Entry(base(), "")
    assert len(root.entries_between("card", 1, 2)) == 2
    error = refused(lambda: root.entries_between("card", 3, 9))
    assert (error.message, error.details["where"], error.details["found"]) == ("core-content-between", "card", 2)


def test_the_digest_tells_contents_apart() -> None:
    assert len(digest(base())) == 12
    assert digest(base()) == digest(own("[game]\ncoins = 8\n"))
    assert digest(base()) != digest(own("[game]\ncoins = 9\n"))


# -- fields ----------------------------------------------------------------------------------------------------


def test_fields_are_read_by_their_kind() -> None:
    game = Entry(base(), "").entry("game")
    assert game.whole("coins", 0, 8) == 8
    assert game.wholes("steps", 3, 1, 3) == [1, 2, 3]
    assert game.flag("open", False) is True
    assert game.flag("gone", True) is True
    assert game.one_of("side", ["b", "a"]) == 1
    assert game.text("side") == "a"
    assert game.texts("names") == ["x", "y"]
    assert game.several_of("names", ["y", "z", "x"]) == [2, 0]
    game.done()


def test_rows_of_numbers_are_named_by_their_place() -> None:
    paths = Entry({"links": [[1, 2], [3, 9]]}, "map")
    assert paths.rows("links", 2, 2, 1, 9) == [[1, 2], [3, 9]]
    paths.done()
    for read, message, where in (
        (lambda: paths.rows("links", 3, 2, 1, 9), "core-content-count", "map.links"),
        (lambda: paths.rows("links", 2, 1, 1, 9), "core-content-list", "map.links[0]"),
        (lambda: paths.rows("links", 2, 2, 1, 8), "core-content-number", "map.links[1][1]"),
    ):
        error = refused(read)
        assert (error.message, error.details["where"]) == (message, where)


def test_an_entry_that_is_closed_has_told_its_provenance_and_has_nothing_unread() -> None:
    mill, forge = cards(base())
    assert refused(mill.close).details["where"] == "card.mill.price"
    forge.must_be("forge")
    assert refused(lambda: forge.must_be("mill")).message == "core-content-order"
    forge.whole("price", 0, 9)
    forge.close()


@pytest.mark.parametrize(
    ("read", "message", "where"),
    [
        (lambda game: game.whole("gone", 0, 9), "core-content-missing", "game.gone"),
        (lambda game: game.whole("coins", 0, 7), "core-content-number", "game.coins"),
        (lambda game: game.whole("coins", 9, 10), "core-content-number", "game.coins"),
        (lambda game: game.whole("open", 0, 9), "core-content-number", "game.open"),
        (lambda game: game.whole("side", 0, 9), "core-content-number", "game.side"),
        (lambda game: game.wholes("steps", 2, 0, 9), "core-content-list", "game.steps"),
        (lambda game: game.wholes("coins", -1, 0, 9), "core-content-list", "game.coins"),
        (lambda game: game.wholes("steps", 3, 0, 2), "core-content-number", "game.steps[2]"),
        (lambda game: game.text("coins"), "core-content-text", "game.coins"),
        (lambda game: game.texts("steps"), "core-content-text", "game.steps"),
        (lambda game: game.texts("side"), "core-content-text", "game.side"),
        (lambda game: game.flag("coins", True), "core-content-flag", "game.coins"),
        (lambda game: game.one_of("side", ["b", "c"]), "core-content-one-of", "game.side"),
        (lambda game: game.one_of("coins", ["b", "c"]), "core-content-one-of", "game.coins"),
        (lambda game: game.several_of("names", ["x", "z"]), "core-content-one-of", "game.names[1]"),
        (lambda game: game.entry("coins"), "core-content-table", "game.coins"),
        (lambda game: game.entries("coins"), "core-content-entries", "game.coins"),
        (lambda game: game.entries("steps"), "core-content-table", "game.steps[0]"),
        (lambda game: game.done(), "core-content-unknown", "game.coins"),
    ],
)
def test_a_wrong_field_is_named(read: Callable[[Entry], object], message: str, where: str) -> None:
    game = Entry(base(), "").entry("game")
    error = refused(lambda: read(game))
    assert (error.message, error.details["where"]) == (message, where)


# -- entries ---------------------------------------------------------------------------------------------------


def test_an_entry_is_named_by_its_id() -> None:
    mill, forge = Entry(base(), "").entries("card", 2)
    assert (mill.where, forge.where) == ("card.mill", "card.forge")
    error = refused(lambda: forge.whole("price", 0, 4))
    assert error.details["where"] == "card.forge.price"


def test_entries_without_ids_are_named_by_their_place() -> None:
    assert [entry.where for entry in Entry(base(), "").entries("step")] == ["step[0]"]


def test_entries_are_counted() -> None:
    error = refused(lambda: Entry(base(), "").entries("card", 3))
    assert error.message == "core-content-count"
    assert (error.details["count"], error.details["found"]) == (3, 2)


def test_an_id_cannot_be_there_twice() -> None:
    twice = parse(BASE.replace('"forge"', '"mill"'), "base.toml")
    error = refused(lambda: Entry(twice, "").entries("card"))
    assert (error.message, error.details["where"]) == ("core-content-twice", "card.mill")


def test_provenance_tells_whether_all_is_confirmed() -> None:
    mill, forge = cards(base())
    assert mill.provenance()
    assert not forge.provenance()
    for entry in (mill, forge):
        entry.whole("price", 0, 9)
        entry.done()


def test_a_provenance_that_there_is_not_is_refused() -> None:
    guessed = parse(BASE.replace('"source"', '"guess"'), "base.toml")
    error = refused(cards(guessed)[0].provenance)
    assert (error.message, error.details["where"]) == ("core-content-one-of", "card.mill.provenance")


def test_a_document_must_be_a_table() -> None:
    assert refused(lambda: Entry([1], "")).message == "core-content-table"
