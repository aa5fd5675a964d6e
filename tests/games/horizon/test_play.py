"""Whole games: they end, nothing is lost, the score is what the pieces say, and every effect is carried out."""

from __future__ import annotations

from typing import cast

import pytest

from cradle.core.errors import BadContent, BadPosition
from cradle.core.random_play import advance, audited
from cradle.core.rng import seeded
from cradle.games.horizon.numbers import BASIC_ACTIONS, LEVEL_POINTS, SPACES, STEPS
from cradle.games.horizon.registry import TITLE
from cradle.games.horizon.table import Horizon
from tests.games.horizon.oracle import Entry, entries, foretold_points, listed
from tests.games.horizon.positions import box, random_table

COUNTS = [2, 3, 4]


@pytest.mark.parametrize("seats", COUNTS)
def test_random_games_end_with_all_pieces(seats: int) -> None:
    for seed in range(4):
        t = box().setup(seats, [], seed)
        answers, wrong = audited(t, seeded(seed), TITLE.safety)
        assert wrong == ""
        assert t.over() and answers < TITLE.safety
        assert t.round == t.last_round
        assert len({p.turns for p in t.players}) == 1


@pytest.mark.parametrize("seats", COUNTS)
def test_the_score_is_a_recount_of_the_pieces(seats: int) -> None:
    for seed in range(3):
        t = random_table(seats, seed, 900)
        sheet = t.sheet()
        for seat in range(seats):
            assert [row[seat] for row in sheet.points] == recount(t, seat)
        assert t.view(seats)["score"] == sheet.totals()


def recount(t: Horizon, seat: int) -> list[int]:
    """Line by line from the view and the content alone."""
    view = t.view(seats_of(t))
    player = cast(list[Entry], view["players"])[seat]
    land = cast(list[dict[str, int]], view["map"])
    goals = cast(list[Entry], view["goals"])
    technologies = [entries("technology")[n] for n in cast(list[int], player["technologies"])]
    leaders = [entries("leader")[n] for n in cast(list[int], player["leaders"])]
    government = entries("government")[cast(int, player["government"])]
    invested = cast(int, player["invested"])
    track = [cast(int, cell["vp"]) for cell in entries("investment")]
    democratic = STEPS.index("democracy") in cast(list[int], player["steps"])
    return [
        sum((5 if goal["first"] == seat else 3) for goal in goals if seat in cast(list[int], goal["done"])),
        sum(LEVEL_POINTS[cast(int, x["level"]) - 1] for x in technologies),
        sum(foretold_points(t, listed(x, "score"), seat) for x in technologies),
        sum(points_at(tile, "village") for tile in land if tile["village"] == seat),
        sum(points_at(tile, "city") for tile in land if tile["city"] == seat),
        sum(structure_points(tile, seat) for tile in land if tile["structure"] >= 0),
        (track[min(invested, 10) - 1] + max(0, invested - 10)) if invested else 0,
        cast(int, player["noted"]) + sum(foretold_points(t, listed(x, "score"), seat) for x in leaders),
        foretold_points(t, listed(government, "democracy"), seat) if democratic else 0,
    ]


def seats_of(t: Horizon) -> int:
    return t.seats


def points_at(tile: dict[str, int], what: str) -> int:
    return cast(dict[str, int], entries("territory")[tile["place"] - 5][what])["vp"]


def structure_points(tile: dict[str, int], seat: int) -> int:
    e = entries("structure")[tile["structure"]]
    builders = [tile["left"], tile["right"]]
    first = cast(int, e["first"]) if tile["left"] == seat and tile["right"] >= 0 else 0
    return first + (cast(int, e["centre"]) if seat in builders else 0)


LAZY = ["skip", "pass", "stop", "done"]


def eager_game(t: Horizon, seed: int) -> None:
    """Random play that seldom declines, and seldom falls back on the fourth basic action or on selling."""
    rng = seeded(seed)
    for _ in range(4000):
        if t.over():
            return
        seat = t.first()
        kind = t.kind(seat)
        answers = t.answers(seat)
        if rng.below(8):
            busy = [a for a in answers if kind.word(a) not in LAZY and not idle(kind.name, a)]
            answers = busy or answers
        t.take(seat, answers[rng.below(len(answers))])


def idle(kind: str, answer: int) -> bool:
    return (kind == "act" and answer // SPACES == BASIC_ACTIONS - 1) or (kind == "exchange" and answer > 1)


@pytest.mark.slow
def test_no_effect_is_never_carried_out() -> None:
    """The account of effects never executed has nothing in it."""
    trace = [0] * len(box().printed.names)
    game = 0
    while 0 in trace and game < 800:
        t = box().setup(2 + game % 3, [], game)
        t.trace = trace
        eager_game(t, game)
        t.sheet()
        game += 1
    assert [box().printed.names[n] for n, times in enumerate(trace) if not times] == []


def test_clones_and_positions_go_on_alike() -> None:
    t = random_table(4, 7, 300)
    twin = t.clone()
    loaded = box().load(t.dump())
    for copy in (t, twin, loaded):
        advance(copy, seeded(5), 200)
    assert t.dump() == twin.dump() == loaded.dump()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", [[1, 2]]),
        ("turn", [1]),
        ("slots", [99] * 19),
        ("map", [[]]),
        ("columns", [[1, 2, 3, 4, -5], [0] * 5]),
        ("units", [[1], [2]]),
        ("actions", [[999], []]),
        ("goals", [[0, 1], [2], [3]]),
        ("offer", ["x"]),
    ],
)
def test_a_bad_position_is_refused(field: str, value: object) -> None:
    data = random_table(2, 3, 50).dump()
    data[field] = value
    with pytest.raises(BadPosition):
        box().load(data)


@pytest.mark.parametrize(
    "text",
    [
        '[[technology]]\nid = "t1-wheel"\naction = [{ gold = 3 }]\n',
        '[[technology]]\nid = "t1-wheel"\ninstant = [{ coins = 0 }]\n',
        '[[technology]]\nid = "t1-wheel"\ncolours = ["pink"]\n',
        '[[technology]]\nid = "t1-wheel"\ncolours = []\n',
        '[[technology]]\nid = "t1-wheel"\nlevel = 2\n',
        '[[technology]]\nid = "t1-wheel"\nspaces = []\n',
        '[[leader]]\nid = "l2-homer"\ninstant = [{ choose = [] }]\n',
        '[[leader]]\nid = "l2-homer"\ninstant = [{ recruit = "monk", from = "active", strength = 1 }]\n',
        '[[leader]]\nid = "l2-homer"\ninstant = [{ coins = 1, extra = 2 }]\n',
        '[[slot]]\nid = "ii-1"\nlinks = ["iii-1"]\n',
        '[[goal]]\nid = "goal-a1"\nall = [{ count = "sheep", least = 1 }]\n',
        '[[cell]]\nid = "infrastructure-8"\ngovernment = "monarchy"\n',
        '[[territory]]\nid = "ter-01"\nvillage = { cube = "gold", vp = 1 }\n',
        '[base]\ncolumns = ["Z"]\n',
        '[[government]]\nid = "g1a"\ncard = 4\n',
    ],
)
def test_bad_content_names_entry_and_field(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        box(text)
    assert caught.value.details


def test_too_many_triggers_are_refused() -> None:
    many = ", ".join(['{ on = "settle", do = [{ coins = 1 }] }'] * 60)
    with pytest.raises(BadContent):
        box(f'[[government]]\nid = "g1a"\ndespotism = [{many}]\n')


def test_every_kind_of_goal_must_be_there() -> None:
    text = "".join(f'[[goal]]\nid = "goal-a{n}"\ntype = "B"\n' for n in (1, 2, 3))
    with pytest.raises(BadContent):
        box(text)
