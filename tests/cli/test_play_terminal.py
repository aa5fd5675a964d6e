"""Whole games in a real terminal, by typing numbers."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Outcome, Terminal
from tests.processes import PATIENCE

WINS = {"en": ["win"], "ru": ["Побед"], "pl": ["Wygrywa", "Zwycięstwem", "Remis"]}


def play_on(table: Terminal, most: int = 400) -> None:
    """Give the first, second, … answer in turn until the game ends."""
    for n in range(most):
        if table.ended:
            return
        table.type(str(n % max(table.answers(), 1) + 1))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("ru", 5), ("pl", 3)])
def test_a_whole_game_of_hadara(
    terminal: Callable[..., Terminal],
    call: Callable[..., Outcome],
    saves: Path,
    language: str,
    players: int,
) -> None:
    table = terminal("play", "hadara", "--terminal", "--players", str(players), "--seed", "1f", "--lang", language)
    play_on(table)
    assert "Traceback" not in table.text
    assert any(word in table.text for word in WINS[language])
    assert table.process.wait(PATIENCE) == 0
    kept = list((saves / "finished").iterdir())
    assert len(kept) == 1
    assert not list(saves.glob("*.cradle"))
    checked = call("replay", str(kept[0]), "--check", "--lang", language)
    assert checked.code == 0, checked.err


def test_every_line_fits_a_narrow_terminal(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara", "--seed", "2", "--lang", "ru", "--players", "4", columns=80, rows=24)
    for n in range(25):
        assert [line for line in table.text.splitlines() if len(line) > 80] == []
        table.type(str(n % max(table.answers(), 1) + 1))


def test_a_killed_game_goes_on_where_it_was(terminal: Callable[..., Terminal], saves: Path) -> None:
    first = terminal("play", "hadara", "--seed", "1f")
    for _ in range(6):
        first.type("1")
    before = first.text
    os.kill(first.process.pid, signal.SIGKILL)
    first.process.wait(PATIENCE)
    (saved,) = saves.glob("*.cradle")
    assert len(saved.read_text(encoding="utf-8").split("\n\n")[1].splitlines()) >= 6
    again = terminal("play", "hadara", "--resume")
    assert again.text.splitlines()[-5:] == before.splitlines()[-5:]


def test_undo_takes_back_the_last_answer(terminal: Callable[..., Terminal]) -> None:
    table = terminal(
        "play", "hadara", "--seed", "1f", "--humans", "2", "--players", "2", "--name", "Ada", "--name", "Bo"
    )
    table.type("")
    assert "have not answered anything" in table.type("u")
    table.type("1")
    assert "Bo" in table.text  # the pass-the-keyboard page
    assert "Monkey" in table.type("")
    assert "have not answered anything" in table.type("u")


def test_a_medal_can_be_taken_back(terminal: Callable[..., Terminal]) -> None:
    """Medals are bought one after the other and nobody learns anything."""
    table = terminal("play", "hadara", "--seed", "1f", "--players", "2")
    undone = False
    for n in range(200):
        if table.ended or undone:
            break
        if "may buy medals" in table.text and table.answers() > 1:
            before = table.text
            table.type("2")
            if "may buy medals" not in table.text:
                continue
            undone = "taken back" in table.type("u")
            assert table.text.count("may buy medals") == before.count("may buy medals")
            continue
        sells = [line for line in table.text.splitlines() if " Sell " in line]
        table.type(sells[0].split()[0] if sells else str(n % max(table.answers(), 1) + 1))
    assert undone


def test_undo_says_when_it_cannot(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara", "--seed", "1f", "--players", "2")
    for _ in range(4):
        table.type("1")
    assert "cannot be taken back" in table.type("u")


def test_the_keys_show_their_pages(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara", "--seed", "1f", "--players", "3")
    for _ in range(3):
        table.type("1")
    assert "% to win" in table.type("h")
    for key, shown in (
        ("?", "nothing is lost"),
        ("b", "Mira"),
        ("b 2", "Mira"),
        ("l", "Log"),
        ("r", "Rule hadara/"),
        ("w", "not possible"),
    ):
        assert shown in table.type(key)
        table.type("")
    assert "Saved in" in table.type("s")
    assert "number from 1 to" in table.type("nonsense")
    assert "number from 1 to" in table.type("99")


def test_a_number_after_why_not_shows_the_rule(terminal: Callable[..., Terminal]) -> None:
    """A number that no reason has shows all reasons again."""
    table = terminal("play", "hadara", "--seed", "1f", "--players", "3")
    for _ in range(3):
        table.type("1")
    assert "1 You do not have this card in hand." in table.type("w")
    table.type("")
    rule = table.type("w 1")
    assert "Rule hadara/4.3" in rule
    assert "You do not have this card in hand." in rule
    assert "▶ 4.3 Everybody chooses one of these two cards" in rule
    table.type("")
    for wrong in ("w 99", "w 0", "w -1", "w two"):
        reasons = table.type(wrong)
        assert "Rule hadara/" not in reasons
        assert "You do not have this card in hand." in reasons
        assert "w and a number shows the rule." in reasons
        table.type("")


def test_russian_keys_need_no_other_layout(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara", "--seed", "1f", "--lang", "ru")
    assert "шанс" in table.type("р")


def test_the_copy_of_a_game_never_overwrites_a_file(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    table = terminal("play", "hadara", "--seed", "1f", columns=200)
    copy = tmp_path / "copy.cradle"
    assert "Saved in" in table.type(f"s {copy}")
    assert "there already" in table.type(f"s {copy}")
    assert "is a folder" in table.type(f"s {tmp_path}")


@pytest.mark.parametrize("way", ["q", "interrupt", "end", "hangup"])
def test_leaving_saves(terminal: Callable[..., Terminal], saves: Path, way: str) -> None:
    table = terminal("play", "hadara", "--seed", "1f")
    table.type("2")
    if way == "q":
        assert "--resume" in table.type("q")
    elif way == "interrupt":
        assert "--resume" in table.interrupt()
    elif way == "end":
        os.write(table.master, b"\x04")
        assert "--resume" in table.read()
    else:
        os.kill(table.process.pid, signal.SIGHUP)
    table.process.wait(PATIENCE)
    assert "Traceback" not in table.text
    (saved,) = saves.glob("*.cradle")
    assert "0 choose-board crest-1" in saved.read_text(encoding="utf-8")


def test_an_unfinished_game_is_offered(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara")
    table.type("q")
    assert "unfinished game is waiting" in terminal("play", "hadara").text


def test_a_game_in_a_file_of_its_own(terminal: Callable[..., Terminal], tmp_path: Path, saves: Path) -> None:
    file = tmp_path / "evening.cradle"
    table = terminal("play", "hadara", "--save", str(file), "--players", "3", "--seat", "2")
    table.type("1")
    assert str(file) in table.type("q").replace("\n", "")
    again = terminal("play", "hadara", "--resume", str(file))
    assert "▸ Player" in again.text
    again.type("q")
    assert not saves.exists() or not list(saves.glob("*.cradle"))


def test_the_keyboard_is_passed_without_showing_secrets(terminal: Callable[..., Terminal]) -> None:
    table = terminal(
        "play", "hadara", "--humans", "2", "--players", "2", "--name", "Ada", "--name", "Bo", "--seed", "3"
    )
    assert "Pass the keyboard to Ada" in table.text
    for _ in range(40):
        if "Pass the keyboard" in table.text:
            assert "Sell" not in table.text.split("Pass the keyboard")[1]
            assert "Buy" not in table.text.split("Pass the keyboard")[1]
            table.type("")
            continue
        if "drew two cards" in table.text:
            return
        table.type("1")
    raise AssertionError("no draft")


def test_two_terminals_do_not_overwrite_each_other(terminal: Callable[..., Terminal], saves: Path) -> None:
    one = terminal("play", "hadara", "--seed", "1f", columns=200)
    one.type("1")
    other = terminal("play", "hadara", "--resume", columns=200)
    other.type("1")
    assert "goes on in" in one.type("2")
    assert len(list(saves.glob("*.cradle"))) == 2


def test_news_are_told_to_whoever_answers_last(terminal: Callable[..., Terminal]) -> None:
    """The last sealed answer opens all of them: what the others chose is news."""
    table = terminal("play", "hadara", "--seed", "1f", "--players", "3", "--seat", "3")
    while "drew two cards" not in table.text:
        table.type("1")
    table.type("1")
    assert "Mira lays" in table.text
    assert "Borys lays" in table.text
