"""A second reading of the content: what a list of effects should make the log tell, in order."""

from __future__ import annotations

from typing import cast

from cradle.core.journal import Journal
from cradle.games.horizon.numbers import KINDS, SETTLER, SOLDIER, START, TRACKS
from cradle.games.horizon.printed import Program
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    activate,
    asked,
    box,
    hand,
    know,
    lay,
    own_city,
    own_village,
    put_card,
    run,
    strip,
    table,
    unit,
    words,
)

Entry = dict[str, object]
Event = tuple[str, int, dict[int, int]]  # news, seat, and the numbers that are foretold by their place
TOKENS = ["settle", "fortify"]
LEVEL_ONE = ["i-2", "i-3"]


def entries(noun: str) -> list[Entry]:
    return cast(list[Entry], box().document[noun])


def entry(noun: str, name: str) -> Entry:
    return next(e for e in entries(noun) if e["id"] == name)


def names(noun: str) -> list[str]:
    return [str(e["id"]) for e in entries(noun)]


def listed(e: Entry, field: str) -> list[Entry]:
    return cast(list[Entry], e.get(field, []))


def rich(slot: str = "", technology: str = "", own: str | None = None, tile: str = "str-02") -> Horizon:
    """A table for three on which seat 0 can carry out every effect; a technology may lie on a slot of choice."""
    t = table(3, own=own)
    if slot:
        put_card(t, slot, technology)
    for known in (*LEVEL_ONE, "ii-3"):
        know(t, 0, known)
    for known in ("i-1", "ii-1"):
        know(t, 1, known)
    empty = lay(t, "ter-01", 0, -1)  # to settle, strength 3
    rival = lay(t, "ter-02", 0, 1)  # to fortify, strength 2
    mine = lay(t, "ter-03", 1, -1)
    own_village(t, 1, rival)
    own_village(t, 0, mine)
    own_city(t, 0, mine)
    unit(t, 0, SETTLER, 3, empty)
    unit(t, 0, SOLDIER, 2, rival)
    hand(t, 0, tile)
    for track, left in enumerate((6, 6, 7)):
        strip(t, 0, track, left)
    t.players[0].coins = 30
    activate(t, 0, 3)
    return t


def told(t: Horizon, program: Program, option: int = 0) -> list[Event]:
    """Carry out a list, never declining; of every choice take this option."""
    journal = Journal()
    t.attach(journal)
    depth = len(t.agenda)
    run(t, 0, program)
    settle(t, depth, option)
    return events(journal)


def settle(t: Horizon, depth: int, option: int) -> None:
    """Answer until the agenda is back to where it was."""
    while len(t.agenda) > depth:
        t.take(t.first(), t.kind(t.first()).answer(willing(t, option)))
        assert t.audit() == ""


def willing(t: Horizon, option: int) -> str:
    """The first answer that does something."""
    legal = words(t)
    if asked(t) == "choose":
        return f"pick-{option}" if f"pick-{option}" in legal else legal[0]
    if asked(t) == "move":
        at = t.players[t.first()].at
        known = [w for w in legal if w != "stop" and t.beside(at[int(w.split("-")[1])], int(w[-1])) >= 0]
        return "stop" if "stop" in legal else known[0]
    doing = [word for word in legal if word not in ("skip", "pass", "done")]
    return doing[0] if doing else legal[0]


def events(journal: Journal) -> list[Event]:
    return [(e.news.name, e.seat, dict(enumerate(e.data))) for e in journal.told]


def contains(all_events: list[Event], wanted: list[Event]) -> bool:
    """Whether the wanted events occur in this order, with others between."""
    at = 0
    for name, seat, numbers in all_events:
        if at < len(wanted):
            other, who, foretold = wanted[at]
            fits = all(numbers.get(i) == n for i, n in foretold.items())
            if (name, seat) == (other, who) and fits:
                at += 1
    return at == len(wanted)


# -- what is foretold ----------------------------------------------------------------------------------------------


def foretell(t: Horizon, effects: list[Entry], option: int = 0, seat: int = 0) -> list[Event]:
    out: list[Event] = []
    for effect in effects:
        out += foretell_one(t, effect, option, seat)
    return out


def foretell_one(t: Horizon, e: Entry, option: int, seat: int) -> list[Event]:
    if "coins" in e:
        return [("gained-coins", seat, {0: cast(int, e["coins"])})]
    if "population" in e:
        return [("gained-population", seat, {0: cast(int, e["population"])})]
    if "vp" in e:
        return [("gained-points", seat, {0: cast(int, e["vp"])})]
    if "invest" in e:
        track = str(e["invest"])
        return [("invested", seat, {0: TRACKS.index(track)} if track in TRACKS else {})] * cast(int, e.get("times", 1))
    if "token" in e:
        return [("gained-token", seat, {0: TOKENS.index(str(e["token"])), 1: cast(int, e.get("times", 1))})]
    if "structure" in e:
        return [("took", seat, {})]
    if "recruit" in e:
        kind = str(e["recruit"])
        of_kind = {} if kind == "either" else {0: KINDS.index(kind)}
        return [("recruited", seat, {**of_kind, 1: cast(int, e["strength"])})]
    if "strengthen" in e:
        times = cast(int, e["by"]) if e.get("split") else 1
        kind = str(e["strengthen"])
        return [("strengthened", seat, {} if kind == "either" else {0: KINDS.index(kind)})] * times
    return foretell_deed(t, e, option, seat)


def foretell_deed(t: Horizon, e: Entry, option: int, seat: int) -> list[Event]:
    if "move" in e:
        return [("went", seat, {})]
    if "explore" in e:
        return []
    if "research" in e:
        return [("researched", seat, {}), ("learned", seat, {})]
    if "private" in e:
        return [("learned", seat, {})]
    if "basic" in e:
        return [("acted", seat, {0: cast(list[int], e["basic"])[0] - 1})]
    if "produce" in e:
        return [(f"produced-{e['produce']}", seat, {})]
    if "expand" in e:
        return [({"settle": "settled", "fortify": "fortified"}.get(str(e["expand"]), "built"), seat, {})]
    if "choose" in e:
        return foretell(t, cast(list[list[Entry]], e["choose"])[option], option, seat)
    if "others" in e:
        others = [s for s in range(t.seats) if s != seat]
        return [event for s in others for event in foretell(t, listed(e, "others"), option, s)]
    times = counted(t, cast(Entry, e["each"])) // cast(int, e.get("per", 1))
    return foretell(t, listed(e, "do"), option, seat) * min(times, cast(int, e.get("most", 99)))


# -- counting, from the view only ----------------------------------------------------------------------------------


def counted(t: Horizon, counter: Entry, seat: int = 0) -> int:
    view = t.view(t.seats)
    player = cast(list[Entry], view["players"])[seat]
    land = cast(list[dict[str, int]], view["map"])
    technologies = [entries("technology")[n] for n in cast(list[int], player["technologies"])]
    what = counter["count"]
    if what in ("villages", "cities"):
        return len([tile for tile in land if tile[{"villages": "village", "cities": "city"}[str(what)]] == seat])
    if what == "structures":
        return len([1 for tile in land for side in ("left", "right") if tile[side] == seat])
    if what == "techs-level":
        return len([x for x in technologies if x["level"] == counter["level"]])
    if what == "techs-colour":
        return len([x for x in technologies if counter["colour"] in cast(list[str], x["colours"])])
    if what == "leaders":
        return len(cast(list[int], player["leaders"]))
    if what == "goals":
        return len([g for g in cast(list[Entry], view["goals"]) if seat in cast(list[int], g["done"])])
    if what == "cubes-off":
        return 8 - cast(dict[str, int], player["cubes"])[str(counter["track"])]
    if what == "invest-cubes":
        return cast(int, player["invested"])
    assert what == "tiles-with-cube", what
    return len([x for x in land if seat in (x["village"], x["city"], x["left"], x["right"])])


def foretold_points(t: Horizon, scores: list[Entry], seat: int = 0) -> int:
    total = 0
    for score in scores:
        points = cast(int, score["vp"])
        if "each" in score:
            points *= counted(t, cast(Entry, score["each"]), seat) // cast(int, score.get("per", 1))
        total += min(points, cast(int, score.get("most", 99)))
    return total


def home(seat: int = 0) -> int:
    return START + seat
