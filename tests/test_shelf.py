"""The shelf: titles, contents, own values and bots."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cradle import shelf
from cradle.bots.greedy import GreedyBot
from cradle.bots.random import RandomBot
from cradle.core.content import parse
from cradle.core.errors import BadContent, BadSetup


@pytest.mark.parametrize("name", shelf.TITLES)
def test_a_title_is_called_as_it_stands_on_the_shelf(name: str) -> None:
    assert shelf.title(name).name == name
    assert shelf.title(name) is shelf.title(name)
    assert shelf.box(name) is shelf.box(name)


@pytest.mark.parametrize("name", shelf.TITLES)
def test_a_title_can_be_set_up_with_its_defaults_for_everybody(name: str) -> None:
    title = shelf.title(name)
    for seats in title.seats:
        table = shelf.box(name).setup(seats, title.choices({}, seats), 1)
        assert table.seats == seats
        assert table.asked() != []


@pytest.mark.parametrize("name", shelf.TITLES)
def test_defaults_are_among_the_choices(name: str) -> None:
    for option in shelf.title(name).options:
        assert option.default in option.choices
        assert len(option.choices) == len(set(option.choices)) > 1
        assert option.seats is None or set(option.seats) < set(shelf.title(name).seats)


def test_a_title_without_an_evaluation_has_only_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    assert shelf.levels("hadara") == ["random"]
    assert isinstance(shelf.bot("random", "hadara"), RandomBot)
    with pytest.raises(BadSetup) as caught:
        shelf.bot("greedy", "hadara")
    assert caught.value.details == {"bot": "greedy", "bots": "random"}


@pytest.mark.parametrize("name", ["", "chess", "Hadara", "../hadara"])
def test_a_title_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        shelf.title(name)
    assert caught.value.message == "core-setup-title"
    assert caught.value.details == {"title": name, "titles": ", ".join(shelf.TITLES)}


@pytest.mark.parametrize("name", shelf.TITLES)
def test_every_entry_says_where_it_comes_from(name: str) -> None:
    lists = [value for value in shelf.document(name).values() if isinstance(value, list)]
    entries = [entry for value in lists for entry in value if isinstance(entry, dict) and "id" in entry]
    assert entries
    assert {entry.get("provenance") for entry in entries} <= {"source", "reconstructed"}


def test_own_values_make_another_box() -> None:
    own = shelf.box("hadara", "", "mine.toml")
    assert own is not shelf.box("hadara")
    assert own.digest == shelf.box("hadara").digest
    name, number = first_number(shelf.document("hadara"))
    changed = shelf.box("hadara", f"[{name[0]}]\n{name[1]} = {number + 1}\n", "mine.toml")
    assert changed.digest != own.digest


def first_number(document: dict[str, object]) -> tuple[tuple[str, str], int]:
    for table, fields in document.items():
        for field, value in fields.items() if isinstance(fields, dict) else ():
            if isinstance(value, int) and not isinstance(value, bool):
                return (table, field), value
    raise AssertionError("no number in any table")


@pytest.mark.parametrize(
    ("text", "message"),
    [("a = = 1", "core-content-toml"), ("nothing = 1", "core-content-unknown")],
)
def test_own_values_that_cannot_be_read_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadContent) as caught:
        shelf.box("hadara", text, "mine.toml")
    assert caught.value.message == message


def test_two_content_files_cannot_have_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "content_files", lambda name: [("a.toml", "[x]\n"), ("b.toml", "[y]\n[x]\n")])
    with pytest.raises(BadContent) as caught:
        shelf.document("hadara")
    assert caught.value.details == {"where": "b.toml: x"}


def test_content_files_come_in_the_order_of_their_names() -> None:
    for name in shelf.TITLES:
        found = shelf.content_files(name)
        assert found
        assert [file for file, _ in found] == sorted(file for file, _ in found)
        assert all(parse(text, file) for file, text in found)


def test_bots_are_made_by_their_level() -> None:
    for name in shelf.TITLES:
        assert isinstance(shelf.bot("random", name), RandomBot)
        assert isinstance(shelf.bot("greedy", name), GreedyBot)


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        shelf.bot("oracle", "hadara")
    assert caught.value.details == {"bot": "oracle", "bots": ", ".join(shelf.levels("hadara"))}


def test_a_title_elsewhere_is_one_folder_and_is_named_by_the_environment() -> None:
    code = "from cradle import shelf; print(*shelf.TITLES, shelf.title('ferry').name, shelf.levels('ferry')[3])"
    environment = {**os.environ, "CRADLE_TITLES": "examples.ferry", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split(maxsplit=len(shelf.TITLES)) == [*shelf.TITLES, "ferry ferry greedy\n"]
    assert "ferry" not in shelf.TITLES
