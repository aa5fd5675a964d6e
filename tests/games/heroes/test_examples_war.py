"""Age of Heroes: worked examples of war as values, each played on a table."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import GOALS
from cradle.games.heroes.pieces import AWAY, HERO_ARMY, HERO_LED, LED, SHAKEN
from cradle.games.heroes.sight import Goal
from cradle.games.heroes.spoils import most_spoils, victorious
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    cities,
    clean_up,
    discards,
    fortress,
    give,
    may,
    refuses,
    road,
    say,
    stones,
    strengths,
    table,
)

SPOILS = [
    ("conquest", 0, 5, 0),
    ("conquest", 2, 5, 1),
    ("conquest", 3, 5, 1),
    ("conquest", 4, 5, 2),
    ("conquest", 7, 5, 3),
    ("conquest", 7, 2, 2),
    ("plunder", 0, 5, 0),
    ("plunder", 1, 5, 2),
    ("plunder", 2, 5, 4),
    ("plunder", 3, 5, 5),
    ("destruction", 1, 4, 1),
    ("destruction", 2, 4, 1),
    ("destruction", 3, 4, 2),
    ("destruction", 5, 4, 2),
]


@pytest.mark.parametrize(("goal", "victories", "there", "most"), SPOILS)
def test_spoils(goal: Goal, victories: int, there: int, most: int) -> None:
    t = table(3)
    if goal == "conquest":
        cities(t, 1, there)
    elif goal == "plunder":
        give(t, 1, "iron " * there)
    else:
        stones(t, 1, there)
    assert most_spoils(t, 1, GOALS.index(goal), victories) == most


@pytest.mark.parametrize(
    ("attackers", "defenders", "duels", "least", "most"), [(6, 4, 4, 2, 6), (3, 0, 0, 3, 3), (2, 5, 2, 0, 2)]
)
@pytest.mark.parametrize("better", [False, True])
def test_victorious_bounds(attackers: int, defenders: int, duels: int, least: int, most: int, better: bool) -> None:
    """All duels lost, then all won."""
    t = table(2)
    army(t, 0, attackers)
    army(t, 1, defenders)
    stones(t, 1, 1)
    fortress(t, 1, 0 if better else 6)
    high = [6, 6, 6, 6, 5, 5]
    low = [1, 1, 1, 1, 2]
    strengths(t, *high[:attackers], *low[:defenders])
    act(t)
    say(t, 0, "attack 1 destruction", *["army"] * attackers, "go")
    b = t.fight()
    while asked(t, t.first()) == "duelist":
        seat = t.first()
        say(t, seat, f"unit {t.answers(seat)[0]}")
        if t.over():
            break
    assert len(t.duels) == 4 * duels
    assert victorious(b) == (most if better else least)


@pytest.mark.parametrize(
    ("mine", "flags", "forts", "theirs", "led", "fortresses", "totals", "destroyed"),
    [
        pytest.param(2, 0, 0, 3, 0, 0, (2, 3), "attacker", id="loss"),
        pytest.param(4, 0, 0, 3, 0, 1, (4, 4), "", id="one-fortress"),
        pytest.param(5, 0, 0, 3, 0, 3, (5, 6), "attacker", id="fortresses-add-up"),
        pytest.param(3, 0, 4, 4, 0, 0, (3, 4), "attacker", id="fortresses-of-an-attacker"),
        pytest.param(1, LED, 0, 4, 0, 0, (3, 4), "attacker", id="general-dies"),
        pytest.param(6, LED, 0, 4, LED, 2, (8, 8), "", id="general-and-fortresses"),
        pytest.param(3, HERO_LED, 0, 4, 0, 0, (5, 4), "defender", id="hero-as-general"),
        pytest.param(6, HERO_ARMY, 0, 4, 0, 1, (6, 5), "defender", id="hero-as-army"),
    ],
)
def test_duel(
    mine: int, flags: int, forts: int, theirs: int, led: int, fortresses: int, totals: tuple[int, int], destroyed: str
) -> None:
    t = table(3)
    road(t, 0, 1)
    fortress(t, 0, forts)
    fortress(t, 1, fortresses)
    army(t, 1, 1, led)
    stones(t, 1, 1)
    if flags & (HERO_ARMY | HERO_LED):
        give(t, 0, "hero")
    if not flags & HERO_ARMY:
        army(t, 0, 1, flags & LED)
    strengths(t, mine, theirs)
    act(t)
    force = {0: ["army"], LED: ["led-army"], HERO_LED: ["army", "lead-army"], HERO_ARMY: ["hero"]}[flags]
    say(t, 0, "attack 1 destruction", *force, "go")
    assert t.duels == [mine, totals[0], theirs, totals[1]]
    if destroyed == "defender":
        say(t, 0, "take 1")
    assert len(t.tribes[0].armies) == (0 if destroyed == "attacker" or flags & HERO_ARMY else 1)
    assert len(t.tribes[1].armies) == (0 if destroyed == "defender" else 1)
    assert ("hero" in discards(t)) == bool(flags & (HERO_ARMY | HERO_LED))


def test_a_whole_battle() -> None:
    """One duel won, one tied, one lost, one army unopposed."""
    t = table(3)
    cities(t, 1, 3)
    road(t, 0, 1)
    army(t, 0, 3)
    army(t, 0, 1, LED)
    army(t, 1, 3)
    fortress(t, 1, 1)
    strengths(t, 6, 4, 1, 2, 2, 3, 5)
    act(t)
    say(t, 0, "attack 1 conquest", "led-army", "army", "army", "army", "go")
    say(t, 0, "strength 1")
    line = {strength: i for i, strength in enumerate(t.label(0, unit).numbers[2] for unit in range(4))}
    for mine, theirs in ((6, 2), (4, 3), (1, 5)):
        say(t, 0, f"unit {line[mine]}")
        if asked(t, 1) == "duelist":
            answer = next(a for a in t.answers(1) if t.label(1, a).numbers[2] == theirs)
            say(t, 1, f"unit {answer}")
    assert t.duels == [6, 6, 2, 3, 4, 4, 3, 4, 1, 3, 5, 6]
    assert victorious(t.fight()) == 2
    assert t.about(0).numbers[1] == 1
    say(t, 0, "take 1")
    assert t.tribes[0].armies == [0, 0, 0]
    assert len(t.tribes[1].armies) == 2
    assert t.stock[1:4] == [12 - 5, 8, 6]


@pytest.mark.parametrize(
    ("cards", "roles", "legal"), [("hero", "hero", True), ("hero", "lead-army", False), ("", "", False)]
)
def test_attack_without_armies(cards: str, roles: str, legal: bool) -> None:
    t = table(3)
    give(t, 0, cards)
    act(t)
    if not cards:
        refuses(t, 0, "attack 1 conquest", "7.4")
        return
    say(t, 0, "attack 1 conquest")
    assert may(t, 0, roles) == legal


@pytest.mark.parametrize("reaction", ["hero", "olympics"])
def test_after_the_declaration(reaction: str) -> None:
    """Neither reinforcements nor a recall; armies sent back go home by the usual rule."""
    t = table(3)
    army(t, 0, 2)
    give(t, 1, f"{reaction} iron")
    act(t)
    say(t, 0, "attack 1 destruction", "army", "go")
    say(t, 1, reaction)
    assert t.asked() != [0]
    assert t.tribes[0].armies.count(0) == 1
    if reaction == "olympics":
        assert sorted(t.tribes[0].armies) == [0, AWAY]


def test_defending_armies() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1)
    army(t, 1, 1, SHAKEN)
    army(t, 1, 1, AWAY)
    give(t, 1, "iron")
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    assert t.fight().units[1] == [0]


@pytest.mark.parametrize(("joined", "olympics"), [(True, False), (False, False), (True, True)])
def test_the_way_home(joined: bool, olympics: bool) -> None:
    t = table(3)
    army(t, 0)
    if joined:
        road(t, 0, 1)
    if olympics:
        give(t, 1, "olympics")
    act(t)
    say(t, 0, "attack 1 destruction", "army", "go")
    if olympics:
        say(t, 1, "olympics")
    assert t.tribes[0].armies == [0 if joined else AWAY]
    clean_up(t, 0)
    assert t.tribes[0].armies == [0]
