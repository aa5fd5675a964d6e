"""Age of Heroes: the board in the terminal."""

from __future__ import annotations

from random import Random

import pytest

from cradle.boards import board_of
from cradle.cli.voice import Voice
from cradle.games.heroes.numbers import ATTACK, SHUN
from cradle.games.heroes.pieces import AWAY, LED, SHAKEN, Promise
from cradle.games.heroes.registry import TITLE
from cradle.games.heroes.table import Heroes
from cradle.language import TitleLanguage
from tests.games import drawing
from tests.games.drawing import NAMES
from tests.games.heroes.positions import act, army, cities, fair, give, say, stones, strengths, table, the_box


def drawn(t: Heroes, eye: int, language: str = "en", width: int = 100, seat: int = -1) -> str:
    return drawing.drawn("heroes", the_box(), t, eye, language, width, seat)


def test_pieces_of_a_tribe() -> None:
    t = table(3)
    army(t, 1, 1, LED)
    army(t, 1, 1, AWAY | SHAKEN)
    stones(t, 1, 2)
    t.tribes[1].due = 3
    cities(t, 2, 0)
    t.tribes[2].fallen = True
    t.tribes[0].broken = 1
    text = drawn(act(t), 0)
    assert "⚔★ ⚔≋→" in text
    assert "◆◆◇◇◇" in text
    assert "claims victory (round 3)" in text
    assert "broken 1" in text


@pytest.mark.parametrize("width", [80, 120])
def test_what_the_own_monument_is_built_of(width: int) -> None:
    """Beside the hand, and where there is room beside every monument."""
    t = act(table(3))
    text = drawn(t, 0, width=width)
    assert "your monument is built of: limestone" in text
    assert ("concrete" in text) == (width == 120)


@pytest.mark.parametrize("chosen", [True, False])
def test_a_tribe_by_itself_says_what_it_builds_of(chosen: bool) -> None:
    t = act(table(3))
    if not chosen:
        t.tribes[1].people = t.tribes[1].special = -1
    text = drawn(t, 0, width=80, seat=1)
    assert ("Romans ◆ concrete" in text) == chosen


def test_offers_and_promises() -> None:
    t = table(4)
    t.promises = [Promise(0, 1, ATTACK + 2, 2), Promise(1, 0, SHUN + 3, 2), Promise(2, 0, 0, 2)]
    give(t, 0, "iron iron marble")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron", "give iron", "want gold", "vow peace", "post")
    say(t, 1, "offer", "all", "want marble", "request", "counter 0", "want iron")
    text = drawn(t, 1)
    assert "#1 Ada → Bo: iron ×2, “not to attack” ⇄ gold" in text
    assert "#2 Bo → all: asks for marble" in text
    assert "✎ Bo → Ada" in text
    assert "(↩ #1)" in text
    assert "“to attack Cy” Ada → Bo" in text
    assert "“not to deal with Di” Bo → Ada" in text


def test_a_battle_as_two_lines() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 0, 1, LED)
    army(t, 1, 2)
    give(t, 0, "hero")
    strengths(t, 1, 2, 3, 4, 5, 6)
    act(t)
    say(t, 0, "attack 1 destruction", "led-army", "army", "army", "hero", "go")
    say(t, 0, "strength 4", "strength 1", "strength 2")
    assert "[4]★ [1] [2] [3]H" in drawn(t, 0)
    assert "[?]★ [?] [?] [?]H" in drawn(t, 1)
    say(t, 0, "unit 0")
    say(t, 1, "unit 0")
    assert "[5]" in drawn(t, 2) or "[6]" in drawn(t, 2)


def test_facts_that_answers_change() -> None:
    t = table(3)
    give(t, 0, "iron hero")
    army(t, 0, 2)
    army(t, 1)
    stones(t, 1, 1)
    board = board_of("heroes", the_box().reading(TITLE.choices({}, 3)))
    facts = {"cities": 1, "monument": 0, "armies": 2, "fortresses": 0}
    assert board.facts(t.view(0), 0) == facts
    act(t)
    say(t, 0, "attack 1 destruction", "army", "hero")
    assert board.facts(t.view(0), 0) == facts  # armies in a battle are not lost
    assert board.facts(t.view(2), 2) == {"cities": 1, "monument": 0, "armies": 0, "fortresses": 0}
    strengths(t, 1, 1, 6)
    say(t, 0, "go", "strength 1", "unit 0")
    assert board.facts(t.view(0), 0)["armies"] == 1
    words = TitleLanguage(Voice("pl").language, "heroes", the_box(), NAMES)
    assert board.fact_name(words, "cities") == "miasta"


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("width", [80, 120])
def test_whole_games_can_be_drawn(language: str, width: int) -> None:
    rnd = Random(width)
    t = the_box().setup(6, TITLE.choices({}, 6), width)
    shown: dict[str, int] = {}
    while not t.over():
        seat = rnd.choice(t.asked())
        name = t.kind(seat).name
        if shown.get(name, 0) < 2:
            shown[name] = shown.get(name, 0) + 1
            for eye in (seat, 6):
                text = drawn(t, eye, language, width)
                assert "heroes-" not in text
                assert all(len(line) <= width for line in text.splitlines())
        t.take(seat, rnd.choice(t.answers(seat)))
    assert len(shown) > 10
