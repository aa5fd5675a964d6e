"""Every technology, leader, government, goal, structure and territory does what its content says."""

from __future__ import annotations

from typing import cast

import pytest

from cradle.core.journal import Journal
from cradle.games.horizon.counters import holds
from cradle.games.horizon.goals import complete
from cradle.games.horizon.numbers import (
    CRADLE,
    FIELD,
    HELD,
    LEADER,
    LEADERS_DOWN,
    MODIFIERS,
    SETTLER,
    SOLDIER,
    START,
    TRACKS,
)
from cradle.games.horizon.research import research
from cradle.games.horizon.resolve import last
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.units import INACTIVE
from tests.games.horizon.oracle import (
    Entry,
    contains,
    counted,
    entries,
    entry,
    events,
    foretell,
    foretold_points,
    listed,
    names,
    rich,
    settle,
    told,
)
from tests.games.horizon.positions import (
    act,
    asked,
    built,
    clear_units,
    effects,
    hand,
    know,
    lay,
    lead,
    next_tile,
    number,
    own_city,
    own_village,
    put_card,
    run_archimedes,
    say,
    strip,
    table,
    unit,
    until,
    words,
)


def choices(effects_of: list[Entry]) -> int:
    """How many options the first choice in a list has."""
    return max([len(cast(list[Entry], e["choose"])) for e in effects_of if "choose" in e], default=1)


# -- technologies --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [n for n in names("technology") if "instant" in entry("technology", n)])
def test_the_instant_bonus_of_a_technology(name: str) -> None:
    instant = listed(entry("technology", name), "instant")
    for option in range(choices(instant)):
        t = rich()
        wanted = foretell(t, instant, option)
        assert contains(told(t, t.printed.technologies[number("technology", name)].instant, option), wanted)


@pytest.mark.parametrize("name", [n for n in names("technology") if "action" in entry("technology", n)])
def test_the_action_of_a_technology(name: str) -> None:
    e = entry("technology", name)
    for option in range(choices(listed(e, "action"))):
        slot = {1: "i-4", 2: "ii-6", 3: "iii-6"}[cast(int, e["level"])]
        t = rich(slot, name)
        know(t, 0, slot)
        p = t.players[0]
        p.space = 12
        coins = p.coins
        wanted = foretell(t, listed(e, "action"), option)
        journal = Journal()
        t.attach(journal)
        depth = len(t.agenda) - 1
        act(t, name)
        settle(t, depth, option)
        cost = cast(dict[str, int], e.get("cost", {}))
        assert contains(events(journal), [("acted", 0, {1: cost.get("coins", 0)}), *wanted])
        assert coins >= cost.get("coins", 0)


@pytest.mark.parametrize("name", [n for n in names("technology") if "spaces" in entry("technology", n)])
def test_the_spaces_of_a_technology(name: str) -> None:
    e = entry("technology", name)
    action = table().printed.technologies[number("technology", name)].action
    assert action is not None
    for players in (2, 3, 4):
        open_to = [i for i, s in enumerate(listed(e, "spaces")) if players in cast(list[int], s["players"])]
        assert [i for i in range(4) if (action.spaces[players] >> i) & 1] == open_to
    assert [i for i in range(4) if (action.paid >> i) & 1] == [
        i for i, s in enumerate(listed(e, "spaces")) if s.get("coin")
    ]


@pytest.mark.parametrize("name", [n for n in names("technology") if "score" in entry("technology", n)])
def test_the_points_of_a_level_four_technology(name: str) -> None:
    t = rich()
    know(t, 0, "iv-1", name)
    know(t, 0, "iii-1")
    built(t, 0, "str-05", CRADLE)
    lead(t, "iv-2", "l4-king")
    t.cards.move(LEADER + number("leader", "l4-king"), LEADERS_DOWN, HELD, t.cards.everybody)
    points = foretold_points(t, listed(entry("technology", name), "score"))
    sheet = t.sheet()
    assert points > 0
    assert sheet.points[sheet.lines.index("breakthroughs")][0] == points


# -- leaders -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names("leader"))
def test_a_leader(name: str) -> None:
    e = entry("leader", name)
    for option in range(choices(listed(e, "instant"))):
        t = rich()
        slot = {2: "ii-2", 3: "iii-3", 4: "iv-1"}[cast(int, e["level"])]
        lead(t, slot, name)
        wanted = foretell(t, listed(e, "instant"), option)
        journal = Journal()
        t.attach(journal)
        depth = len(t.agenda)
        discover(t, slot)
        settle(t, depth, option)
        assert contains(events(journal), [("met", 0, {0: number("leader", name)}), *wanted])
        sheet = t.sheet()
        expected = foretold_points(t, listed(e, "score")) + t.players[0].noted
        assert sheet.points[sheet.lines.index("leaders")][0] == expected


def discover(t: Horizon, slot: str) -> None:
    research(t, 0, number("slot", slot), INACTIVE)
    t.settle()


# -- what waits for an event ---------------------------------------------------------------------------------------

CAUSES = {
    "explore": "[{ move = 1 }]",
    "settle": '[{ expand = "settle" }]',
    "fortify": '[{ expand = "fortify" }]',
    "build": '[{ expand = "build" }]',
    "produce-population": '[{ produce = "population" }]',
    "produce-coins": '[{ produce = "coins" }]',
    "research": '[{ research = [2], from = "columns", ignore-links = true, open-only = true }]',
    "first-research": '[{ research = [1], from = "columns" }]',
}
ENDS = {
    "explore": "explored",
    "settle": "settled",
    "fortify": "fortified",
    "build": "built",
    "produce-population": "produced-population",
    "produce-coins": "produced-coins",
    "research": "learned",
    "first-research": "learned",
    "recruit": "recruited",
    "goal": "completed",
}


def sources() -> list[tuple[str, str, str, int]]:
    """Noun, id, field and place of everything that waits for an event."""
    out = []
    fields = {"technology": ["lasting"], "government": ["despotism", "theocracy"], "cell": ["lasting"]}
    for noun, of_noun in fields.items():
        for e in entries(noun):
            for field in of_noun:
                out += [(noun, str(e["id"]), field, i) for i, x in enumerate(listed(e, field)) if "on" in x]
    return out


def cause(waiting: Entry) -> Horizon:
    """A table on which seat 0 is about to bring the event about."""
    event = str(waiting["on"])
    text = CAUSES.get(event, "[{ coins = 1 }]")
    if event == "recruit":
        text = f'[{{ recruit = "{waiting["unit"]}", from = "columns", strength = 1 }}]'
    if event == "research" and waiting.get("first") is not False:
        text = '[{ research = [2], from = "columns", ignore-links = true }]'
    t = table(own=effects(text), governments=["g2b", "g1b"])
    t.players[0].modifiers, t.players[0].triggers = [0, 0, 0, 0], 0
    t.players[0].coins = 20
    return t


@pytest.mark.parametrize(("noun", "name", "field", "at"), sources())
def test_what_waits_for_an_event(noun: str, name: str, field: str, at: int) -> None:
    waiting = listed(entry(noun, name), field)[at]
    event = str(waiting["on"])
    t = cause(waiting)
    know(t, 1, "ii-5")
    here = lay(t, "ter-01", 0, -1)
    there = lay(t, "ter-02", 0, 1)
    own_village(t, 1, there)
    unit(t, 0, SETTLER, 3, here)
    unit(t, 0, SOLDIER, 2, there)
    hand(t, 0, "str-09")
    next_tile(t, "ter-04")
    if event == "goal":
        t.goals[2] = number("goal", "goal-c3")
        for _ in range(2):
            unit(t, 0, SOLDIER, 6, START)
    trigger = next(
        x for x in t.printed.triggers if t.printed.trigger_ids[x.number] == trigger_id(noun, name, field, at)
    )
    t.players[0].triggers = 1 << trigger.number
    journal = Journal()
    t.attach(journal)
    depth = len(t.agenda)
    if event == "goal":
        complete(t, 0, 2)
        t.settle()
    else:
        run_archimedes(t)
    while len(t.agenda) > depth:
        t.take(t.first(), t.kind(t.first()).answer(eager(t)))
    wanted = foretell(t, listed(waiting, "do"))
    assert contains(events(journal), [(ENDS[event], 0, {}), *wanted])


def trigger_id(noun: str, name: str, field: str, at: int) -> str:
    """Triggers are numbered within their entry, those of a government within its step."""
    before = [x for x in listed(entry(noun, name), field)[:at] if "on" in x]
    step = f"-{field}" if noun == "government" else ""
    return f"{name}{step}-{len(before) + 1}"


def eager(t: Horizon) -> str:
    """Bring the event about and accept what follows."""
    legal = words(t)
    if asked(t) == "move":
        edge = [w for w in legal if w != "stop" and t.beside(t.players[0].at[int(w.split("-")[1])], int(w[-1])) < 0]
        return edge[0] if edge else legal[-1]
    doing = [word for word in legal if word not in ("skip", "pass", "done")]
    return doing[0]


@pytest.mark.parametrize("noun", ["technology", "government", "investment"])
def test_every_modifier_counts(noun: str) -> None:
    for e in entries(noun):
        for field in ("lasting", "despotism", "theocracy"):
            changes = [x for x in listed(e, field) if "modifier" in x]
            if not changes:
                continue
            t = table(governments=["g4b", "g1b"])
            give(t, noun, str(e["id"]), field)
            expected = [0] * len(MODIFIERS)
            for change in changes:
                expected[MODIFIERS.index(str(change["modifier"]))] += cast(int, change["by"])
            assert t.players[0].modifiers == expected


def give(t: Horizon, noun: str, name: str, field: str) -> None:
    if noun == "technology":
        know(t, 0, {"t2": "ii-1", "t3": "iii-1"}[name[:2]], name)
    elif noun == "government":
        t.players[0].modifiers = [0, 0, 0, 0]
        face = t.printed.governments[number("government", name)]
        last(t, 0, face.theocracy if field == "theocracy" else face.despotism)
    else:
        last(t, 0, t.printed.investment[number("investment", name)].lasting)


# -- governments ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names("government"))
def test_the_monarchy_and_democracy_of_a_government(name: str) -> None:
    e = entry("government", name)
    t = rich(own=effects('[{ invest = "infrastructure" }]'))
    p = t.players[0]
    p.government = number("government", name)
    p.triggers &= ~t.printed.governments[number("government", "g1b")].despotism.triggers
    last(t, 0, t.printed.governments[p.government].despotism)
    strip(t, 0, 2, 4)
    built(t, 0, "str-05", CRADLE)
    wanted = foretell(t, listed(e, "monarchy"))
    journal = Journal()
    t.attach(journal)
    depth = len(t.agenda)
    run_archimedes(t)
    settle(t, depth, 0)
    assert contains(events(journal), [("stepped", 0, {0: 2}), *wanted])
    strip(t, 0, 2, 0)
    t.goal_done, t.goal_first = [1, 0, 0], [0, -1, -1]
    know(t, 0, "iii-2")
    sheet = t.sheet()
    points = foretold_points(t, listed(e, "democracy"))
    assert points > 0
    assert sheet.points[sheet.lines.index("government")][0] == points


# -- goals ---------------------------------------------------------------------------------------------------------

SPOTS = [(0, -1), (0, 1), (1, -1), (-1, 1), (2, -1), (-2, 1)]
SLOT_ORDER = [
    "i-1",
    "i-2",
    "i-3",
    "i-4",
    "ii-1",
    "ii-2",
    "ii-3",
    "ii-4",
    "ii-5",
    "ii-6",
    "iii-1",
    "iii-2",
    "iii-3",
    "iii-4",
]


def reach(t: Horizon, test: Entry, n: int) -> None:
    """Make a counter exactly n."""
    what = str(test["count"])
    if what == "techs":
        for slot in SLOT_ORDER[:n]:
            know(t, 0, slot)
    elif what == "techs-level":
        first = {1: 0, 2: 4, 3: 10}.get(cast(int, test["level"]), 0)
        slots = ["iv-1", "iv-2", "iv-3"] if test["level"] == 4 else SLOT_ORDER[first:]
        for slot in slots[:n]:
            know(t, 0, slot)
    elif what in ("villages", "tiles-with-cube", "cities"):
        for i in range(n):
            at = FIELD + i
            if t.cell[at] < 0:
                lay(t, f"ter-{i + 1:02}", *SPOTS[i])
            (own_city if what == "cities" else own_village)(t, 0, at)
    elif what == "invest-cubes":
        for track in range(3):
            while t.players[0].invested < n and t.players[0].left[track]:
                strip(t, 0, track, t.players[0].left[track] - 1)
    elif what == "tracks-empty":
        strip(t, 0, 0, 0 if n else 1)
    else:
        clear_units(t, 0)
        while n:
            unit(t, 0, SOLDIER if n > 6 else SETTLER, min(n, 6), START)
            n -= min(n, 6)


@pytest.mark.parametrize("name", names("goal"))
def test_a_goal(name: str) -> None:
    e = entry("goal", name)
    tests = listed(e, "all") or listed(e, "any")
    condition = table().printed.goals[number("goal", name)].condition
    t = table()
    for test in tests:
        reach(t, test, cast(int, test["least"]))
    assert holds(t, 0, condition)
    for short in range(len(tests)):
        t = table()
        for i, test in enumerate(tests):
            reach(t, test, cast(int, test["least"]) - (1 if i == short else 0))
        assert not holds(t, 0, condition)


# -- structures and territories ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names("structure"))
def test_a_structure(name: str) -> None:
    e = entry("structure", name)
    for second in (False, True):
        t = rich(tile="str-03" if name == "str-02" else "str-02")
        p = t.players[0]
        if second:
            built(t, 1, name, CRADLE)
        else:
            hand(t, 0, name)
        unit(t, 0, SETTLER, 2, CRADLE)
        until(t, "expand")
        wanted = foretell(t, listed(e, "bonus"))
        coins, left, points = p.coins, p.left[:], t.sheet().totals()[0]
        journal = Journal()
        t.attach(journal)
        depth = len(t.agenda) - 1
        say(t, f"join-{CRADLE}" if second else f"found-{number('structure', name)}-{CRADLE}")
        assert p.coins <= coins - cast(int, e["price"]) + 10
        settle(t, depth, 0)
        all_events = events(journal)
        assert contains(all_events, [("joined" if second else "built", 0, {2: cast(int, e["price"])}), *wanted])
        track = TRACKS.index(str(e["right" if second else "left"]))
        assert contains(all_events, [("uncovered", 0, {0: track, 1: 9 - left[track]})])
        sheet = t.sheet()
        assert sheet.points[sheet.lines.index("structures")][0] == e["centre"]
        if second:
            both = [cast(int, e[field]) for field in ("centre", "first")]
            assert sheet.points[sheet.lines.index("structures")][1] == sum(both)
        assert points <= sheet.totals()[0]


@pytest.mark.parametrize("name", names("territory"))
def test_a_territory(name: str) -> None:
    e = entry("territory", name)
    village, city = cast(Entry, e["village"]), cast(Entry, e["city"])
    t = rich()
    at = FIELD + number("territory", name)
    territory = t.printed.territories[at - FIELD]
    assert contains(told(t, territory.discovery), foretell(t, listed(e, "discovery")))
    t = rich()
    if t.cell[at] < 0:
        lay(t, name, 2, -1)
    t.village = [-1 if i == at else owner for i, owner in enumerate(t.village)]
    t.city = [-1 if i == at else owner for i, owner in enumerate(t.city)]
    recount(t)
    unit(t, 0, SETTLER, 6, at)
    unit(t, 0, SOLDIER, 6, at)
    t.players[0].settle_tokens += 1
    t.players[0].fortify_tokens += 1
    t.settle_supply -= 1
    t.fortify_supply -= 1
    check_expansion(t, f"settle-{at}", str(village["cube"]), listed(village, "bonus"))
    check_expansion(t, f"fortify-{at}", str(city["cube"]), [])
    assert t.village[at] == 0 == t.city[at]
    assert (territory.village_vp, territory.city_vp) == (village["vp"], city["vp"])


def recount(t: Horizon) -> None:
    """The caches follow a tile that was wiped clean."""
    for seat, p in enumerate(t.players):
        markers = p.villages + p.cities
        p.villages = t.village.count(seat)
        p.cities = t.city.count(seat)
        p.markers -= markers - p.villages - p.cities
        p.tiles = sum(1 << i for i in range(len(t.village)) if seat in (t.village[i], t.city[i]))


def check_expansion(t: Horizon, word: str, track: str, bonus: list[Entry]) -> None:
    while not (asked(t) == "expand" and t.first() == 0 and word in words(t)):
        until(t, "act")
        say(t, "move-3-0")
        until(t, "expand", "act")
    p = t.players[0]
    wanted = foretell(t, bonus)
    cell = 9 - p.left[TRACKS.index(track)]
    journal = Journal()
    t.attach(journal)
    depth = len(t.agenda) - 1
    say(t, word)
    settle(t, depth, 0)
    assert contains(events(journal), [("uncovered", 0, {0: TRACKS.index(track), 1: cell}), *wanted])


def test_the_oracle_counts_like_the_table() -> None:
    t = rich()
    assert counted(t, {"count": "villages"}) == t.players[0].villages == 1
    assert not contains([], [("coins", 0, {})])
    put_card(t, "i-1", "t1-wheel")
