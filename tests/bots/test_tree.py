"""The tree: what it finds, what it may not know, and that it can be repeated."""

from __future__ import annotations

import os

import pytest

from cradle import shelf
from cradle.bots.base import Bot
from cradle.bots.chances import SURE, chance, share
from cradle.bots.greedy import GreedyBot
from cradle.bots.tree import Manner, Tree, TreeBot
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.table import Table
from tests.bots.match import play

pytestmark = pytest.mark.compiled
MANNER = Manner(1500, 30)
TITLES = list(shelf.TITLES)
FEW = os.environ.get("CRADLE_FEW") == "1"  # plain rules are ten times as slow
LONG = 20 if FEW else 2000  # answers of a game


def midway(title: str, seats: int, seed: int, answers: int) -> tuple[Table, int]:
    """A position with something to choose, and the seat that is asked."""
    box = shelf.box(title)
    table = box.setup(seats, shelf.title(title).choices({}, seats), seed)
    rng = seeded(seed)
    advance(table, rng, answers)
    while (seat := table.first()) >= 0 and len(table.answers(seat)) < 2:
        advance(table, rng, 1)
    return (table, seat) if seat >= 0 else midway(title, seats, seed, answers // 2)  # it had ended before


def bot(title: str, walks: int) -> TreeBot:
    return TreeBot(shelf.mind(title), walks, MANNER)


# -- chances ---------------------------------------------------------------------------------------------------


def test_a_lead_is_a_chance() -> None:
    assert chance(0, 1500) == SURE // 2
    assert chance(1500, 1500) == 7310  # 1 / (1 + 1/e)
    assert chance(-1500, 1500) == SURE - 7310
    assert chance(10**9, 1500) == SURE - 1 and chance(-(10**9), 1500) == 1


def test_the_worse_an_answer_the_less_attention_it_gets() -> None:
    shares = [share(loss, 150) for loss in (0, 75, 150, 300, 10_000)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1 << 30 and abs(shares[2] - 395_007_542) < 1_000  # e^-1


# -- walks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_the_same_generator_finds_the_same_answer(title: str) -> None:
    table, seat = midway(title, max(2, min(shelf.title(title).seats)), 5, 30)
    found = [bot(title, 30).choose(table.imagine(seat, seeded(3)), seat, seeded(4)) for _ in range(2)]
    assert found[0] == found[1] and found[0] in table.answers(seat)


@pytest.mark.parametrize("title", TITLES)
def test_tables_that_look_alike_get_the_same_answer(title: str) -> None:
    """What the others hold cannot matter: the seat's own imagined table, imagined again, looks the same to it."""
    for seed in range(4):
        table, seat = midway(title, max(2, min(shelf.title(title).seats)), seed, 20 + 9 * seed)
        twin = table.imagine(seat, seeded(99 + seed))
        answers = [bot(title, 20).choose(t.imagine(seat, seeded(1)), seat, seeded(2)) for t in (table, twin)]
        assert answers[0] == answers[1]


def test_shallow_walks_weigh_every_answer_once_on_each_deal() -> None:
    """The answer is the one whose mean over the deals is best, by the same evaluation that looks one step ahead."""
    table, seat = midway("heroes", 2, 7, 40)
    manner = Manner(1500, shallow=True)
    for walks in (1, 12):
        rng = seeded(3)
        found = TreeBot(shelf.mind("heroes"), walks, manner).choose(table, seat, rng)
        tree = Tree(table, seat, shelf.mind("heroes"), manner, seeded(3))
        for _ in range(walks):
            tree.walk()
        entries = list(tree.root.entries.values())
        assert len(entries) == len(table.answers(seat)) and {entry.visits for entry in entries} == {walks}
        assert all(entry.node is None for entry in entries)
        best = table.answers(seat).index(found)
        assert entries[best].total // walks == max(entry.total // walks for entry in entries)


def test_the_table_is_left_alone() -> None:
    table, seat = midway("hadara", 3, 1, 25)
    before = table.digest()
    bot("hadara", 20).choose(table, seat, seeded(1))
    assert table.digest() == before


def test_walks_in_portions_find_the_same() -> None:
    table, seat = midway("hadara", 2, 2, 25)
    whole, parts = bot("hadara", 60), bot("hadara", 60)
    whole.begin(table, seat, seeded(1))
    whole.walk(60)
    parts.begin(table, seat, seeded(1))
    for _ in range(60):
        parts.walk(1)
    assert whole.best() == parts.best()
    assert parts.tree is not None and parts.tree.walks == 60
    parts.walk(5)
    assert parts.tree.walks == 60, "never more than the bot has"


def test_it_stops_early_only_where_nothing_can_change() -> None:
    early = 0
    for seed in range(12):
        table, seat = midway("hadara", 2, seed, 25)
        one = bot("hadara", 48)
        one.begin(table, seat, seeded(seed))
        while not one.clear():
            one.walk(1)
        choice, walked = one.best(), one.tree.walks if one.tree is not None else 0
        one.walk(48)
        assert one.best() == choice
        early += walked < 48
    assert early > 0


def test_an_only_answer_needs_no_walk() -> None:
    table = shelf.box("hadara").setup(2, shelf.title("hadara").choices({}, 2), 1)
    rng = seeded(1)
    while len(table.answers(table.first())) > 1:
        advance(table, rng, 1)
    lazy = bot("hadara", 10)
    assert lazy.choose(table, table.first(), rng) == table.answers(table.first())[0]
    assert lazy.tree is None


def test_questions_that_are_not_searched_are_answered_by_one_look_ahead() -> None:
    table, seat = midway("hadara", 2, 2, 25)
    plain = TreeBot(shelf.mind("hadara"), 30, Manner(1500, plain=[table.kind(seat).name]))
    assert plain.choose(table, seat, seeded(1)) == GreedyBot(shelf.mind("hadara")).choose(table, seat, seeded(1))
    assert plain.tree is None and plain.clear()


def test_every_walk_is_counted_once_at_the_root() -> None:
    table, seat = midway("horizon", 2, 3, 40)
    tree = Tree(table, seat, shelf.mind("horizon"), MANNER, seeded(1))
    for _ in range(25):
        tree.walk()
    assert sum(entry.visits for key, entry in tree.root.entries.items() if key % 8 == seat) == 25


def test_ends_of_walks_are_judged_as_positions_between_turns() -> None:
    for title, same in (("hadara", True), ("horizon", False)):
        table, seat = midway(title, 2, 8, 40)
        mind = shelf.mind(title)
        tree = Tree(table, seat, mind, MANNER, seeded(1))
        tree.judge(table)
        worths = [0, 0]
        mind.between().worths(table, worths)
        assert tree.values[0] == chance(worths[0] - worths[1], MANNER.scale)
        assert (mind.between() is mind) == same


def test_chances_stay_between_none_and_all() -> None:
    table, seat = midway("tapestry", 3, 3, 60)
    tree = Tree(table, seat, shelf.mind("tapestry"), MANNER, seeded(1))
    for _ in range(25):
        tree.walk()
        assert all(0 <= value <= SURE for value in tree.values)


# -- from question to question ---------------------------------------------------------------------------------


def turns(title: str, seed: int, answers: int) -> list[tuple[int, int]]:
    """A bot plays a seat on: the answers of others before each of its questions, and the walks that were kept."""
    table, seat = midway(title, 2, seed, answers)
    thinker, rng = bot(title, 24), seeded(seed)
    found: list[tuple[int, int]] = []
    others = 0
    while len(found) < 12 and not table.over():
        asked = table.first()
        if asked != seat:
            advance(table, rng, 1)
            others += 1
            continue
        seen = table.imagine(seat, rng)
        thinker.begin(seen, seat, rng)
        if thinker.tree is not None:
            found.append((others, thinker.walked()))
            others = 0
        while not thinker.clear():
            thinker.walk(8)
        table.take(seat, thinker.best())
    return found


@pytest.mark.parametrize("title", ["tapestry", "horizon"])
def test_what_was_found_of_the_next_question_of_a_turn_is_kept(title: str) -> None:
    found = [pair for seed in range(2) for pair in turns(title, seed, 40)]
    assert any(walks > 0 for _, walks in found)
    assert all(walks == 0 for others, walks in found if others), "somebody else has answered since"


def test_nothing_is_kept_where_anything_else_lies_before_the_seat() -> None:
    """An answer that the tree did not choose, another seat, or a game begun anew."""
    table, seat = midway("horizon", 2, 1, 40)
    thinker = bot("horizon", 24)
    best = thinker.choose(table, seat, seeded(1))
    for answer in table.answers(seat):
        after = table.clone()
        after.take(seat, answer)
        if after.first() == seat and len(after.answers(seat)) > 1:
            again = bot("horizon", 24)
            again.choose(table, seat, seeded(1))
            again.begin(after, seat, seeded(2))
            assert (again.walked() > 0) <= (answer == best)
    thinker.begin(table, seat, seeded(1))
    assert thinker.walked() == 0


def test_answers_that_chance_brings_later_are_tried_once_and_compared_with_those_before() -> None:
    table, seat = midway("hadara", 2, 2, 25)
    tree = Tree(table, seat, shelf.mind("hadara"), MANNER, seeded(1))
    tree.walk()
    first = tree.table.kind(seat).first * 8 + seat
    known = dict(tree.root.entries)
    gone = max(known, key=lambda key: (known[key].visits == 0, known[key].lead))
    del tree.root.entries[gone]
    tree.walk()
    assert {key: entry for key, entry in tree.root.entries.items() if key != gone} == {
        key: entry for key, entry in known.items() if key != gone
    }
    again = tree.root.entries[gone]
    best = max(entry.lead for entry in known.values())
    assert abs(again.attention - share(max(0, best - again.lead), MANNER.attention)) <= (1 << 30) // 256
    assert (gone - first) // 8 in tree.table.answers(seat)
    assert sum(entry.visits for entry in known.values()) + again.visits == 2


# -- games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("further", [0, 8])
@pytest.mark.parametrize("title", TITLES)
def test_whole_games_at_the_least_and_the_greatest_table(title: str, further: int) -> None:
    """Sealed and open questions, one player alone, and ends inside of a walk."""
    counts = shelf.title(title).seats
    for seats in (min(counts), max(counts)):
        table = shelf.box(title).setup(seats, shelf.title(title).choices({}, seats), 7)
        mind = shelf.mind(title)
        thinker = TreeBot(mind, 2, Manner(1500, 30, 150, further))
        bots: list[Bot] = [thinker if seat == 0 else GreedyBot(mind) for seat in range(seats)]
        answers = play(table, bots, seeded(1), LONG)
        assert table.over() or answers == LONG
