"""Levels: every title has them all, and the weak ones err like people."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.bots.erring import ErringBot
from cradle.bots.levels import LADDERS, LEVELS
from cradle.bots.moods import WIDTH, leaning, mood, tasted
from cradle.bots.terms import Weighed
from cradle.bots.tree import TreeBot
from cradle.core.rng import seeded
from tests.bots.test_tree import FEW, TITLES, midway

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("title", TITLES)
def test_every_level_answers_by_what_its_seat_knows(title: str) -> None:
    """Two tables that look alike to the seat get the same answer from the same generator."""
    assert shelf.offered(title) == LEVELS
    for seed in range(1 if FEW else 3):
        table, seat = midway(title, max(2, min(shelf.title(title).seats)), seed + 3, 30)
        twin = table.imagine(seat, seeded(99 + seed))
        for level in LEVELS[:-1] if FEW else shelf.levels(title):
            one, two = (
                shelf.bot(level, title).choose(t.imagine(seat, seeded(1)), seat, seeded(2)) for t in (table, twin)
            )
            assert one == two and one in table.answers(seat)


@pytest.mark.parametrize("title", TITLES)
def test_errors_shrink_and_walks_grow_from_level_to_level(title: str) -> None:
    ladder = LADDERS[title]
    assert len(ladder.errors) + len(ladder.walks) == len(LEVELS)
    assert ladder.errors == sorted(set(ladder.errors), reverse=True)
    assert ladder.errors[-1] == (140 if title == "heroes" else 0)  # where thinking ahead gives little, the step is made
    assert ladder.walks == sorted(set(ladder.walks))
    strongest = shelf.bot("master", title)
    assert isinstance(strongest, TreeBot) and strongest.walks == ladder.walks[-1]


# -- errors ----------------------------------------------------------------------------------------------------


def test_leanings_are_small_more_often_than_large() -> None:
    found = [leaning(5, thing) for thing in range(3000)]
    assert min(found) < -WIDTH // 2 and max(found) > WIDTH // 2
    assert abs(sum(found)) < 3000 * WIDTH // 20
    assert sum(abs(each) < WIDTH // 3 for each in found) > 3000 // 2


def test_a_misjudgement_lasts_whatever_chance_says() -> None:
    """The same question of the same round is misjudged in the same way, by another generator too."""
    table, seat = midway("hadara", 2, 4, 12)
    wrong = ErringBot(shelf.mind("hadara"), 5000, 0)
    assert len({wrong.choose(table, seat, seeded(n)) for n in range(6)}) <= 2


def test_without_error_the_best_answer_is_taken() -> None:
    table, seat = midway("horizon", 2, 4, 30)
    careful = ErringBot(shelf.mind("horizon"), 0, 0)
    mind, most = shelf.mind("horizon"), []
    for answer in table.answers(seat):
        after = table.clone()
        after.take(seat, answer)
        most.append((mind.worth(after, seat), answer))
    assert careful.choose(table, seat, seeded(1)) in {answer for worth, answer in most if worth == max(most)[0]}


def test_no_answer_is_thrown_away_that_far() -> None:
    """However large the liking: what is worse by more than three errors is not taken."""
    mind = shelf.mind("tapestry")
    for seed in range(8):
        table, seat = midway("tapestry", 2, seed, 40)
        worths = {}
        for answer in table.answers(seat):
            after = table.clone()
            after.take(seat, answer)
            worths[answer] = mind.worth(after, seat)
        chosen = ErringBot(mind, 100, 0).choose(table, seat, seeded(seed))
        assert worths[chosen] >= max(worths.values()) - 300


# -- tastes ----------------------------------------------------------------------------------------------------


def test_players_differ_in_their_tastes_and_keep_them() -> None:
    table, seat = midway("hadara", 4, 6, 30)
    mind = shelf.mind("hadara")
    assert isinstance(mind, Weighed)
    rows = []
    for player in range(4):
        own = tasted(mind, table, player, 20)
        assert isinstance(own, Weighed)
        rows.append(own.weights[4])
        assert own.weights[4][0] == mind.weights[4][0], "the score is the measure of all"
        assert all(abs(a - b) * 100 <= 20 * abs(b) + 100 for a, b in zip(own.weights[4], mind.weights[4], strict=True))
        again = tasted(mind, table.imagine(player, seeded(1)), player, 20)
        assert isinstance(again, Weighed) and again.weights[4] == own.weights[4]
    assert len({tuple(row) for row in rows}) == 4
    assert mood(table, 0) != mood(table, 1)
    assert tasted(mind, table, seat, 0) is mind
