"""What a process keeps of its last questions: bots that go on with what they have prepared, and of few seats only."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle import shelf
from cradle.bots.base import Evaluation
from cradle.core.plain import Plain
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.server import minds, thinker
from cradle.server.minds import PLANS, Kept, Minds, Who
from cradle.server.slices import Rates, Searching

BOX = shelf.box("hadara")


class Clock:
    """A second for every look at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def some(most: int = 8) -> Minds:
    return Minds(Rates(Clock()), most)


def who(level: str = "expert", seat: int = 1, home: str = "table") -> Who:
    return Who(home, "hadara", level, 2, seat)


def before_the_bot() -> Table:
    """Seat 0 is asked an open question, then seat 1."""
    return BOX.setup(2, [0, 0, 0, 0, 0], 5)


def ready(found: Minds, table: Table, level: str = "expert") -> Kept:
    """Seat 1 has prepared itself to the end."""
    one = who(level)
    while found.ponder(one, table.imagine(1, seeded(2)), seeded(3), 0.05):
        pass
    return found.all[one]


def asked(table: Table, answer: int) -> Table:
    table = table.clone()
    table.take(0, answer)
    assert table.first() == 1
    return table


class LastOnes(Evaluation):
    """Somebody who likes the last answers best, for themselves."""

    def worth(self, table: Table, seat: int) -> int:
        players = table.view(seat)["players"]
        assert isinstance(players, list)
        return int(players[seat]["crest"])


def test_a_bot_prepares_itself_for_what_is_best_for_the_others() -> None:
    table = before_the_bot()
    assert minds.likely(table, 1, LastOnes(), seeded(1)) == [4, 3, 2]
    assert minds.likely(table, 0, LastOnes(), seeded(1)) == []  # it is asked itself
    kept = ready(some(), table)
    assert len(kept.plans) == PLANS
    assert all(plan.bot.walked() > 0 for plan in kept.plans)


def test_a_question_that_was_expected_finds_the_bot_that_has_thought_about_it() -> None:
    table, found = before_the_bot(), some()
    kept = ready(found, table)
    plan = kept.plans[0]
    walked = plan.bot.walked()
    real = next(t for t in (asked(table, answer) for answer in table.answers(0)) if t.view(1) == plan.view)
    assert found.answer(who(), real.imagine(1, seeded(9)), seeded(4), 60.0) == plan.bot.best()
    assert kept.bot is plan.bot
    assert plan.bot.walked() >= walked
    assert kept.plans == []


def test_a_question_that_looks_otherwise_is_begun_anew() -> None:
    table, found = before_the_bot(), some()
    kept = ready(found, table)
    own = kept.bot
    views = [plan.view for plan in kept.plans]
    real = next(t for t in (asked(table, answer) for answer in table.answers(0)) if t.view(1) not in views)
    assert found.answer(who(), real.imagine(1, seeded(9)), seeded(4), 60.0) in real.answers(1)
    assert kept.bot is own
    assert kept.plans == []


def test_what_is_prepared_follows_from_what_the_seat_knows() -> None:
    """Twins: tables that look alike to the seat give the same plans and the same answer from the same generators."""
    table = before_the_bot()
    twin = table.imagine(1, seeded(77))
    assert twin.dump() != table.dump()
    plans = [[(plan.view, plan.bot.best()) for plan in ready(some(), t).plans] for t in (table, twin)]
    assert plans[0] == plans[1]


def test_for_a_sealed_question_nothing_is_prepared() -> None:
    table = before_the_bot()
    while len(table.asked()) < 2:
        table.take(table.first(), table.answers(table.first())[0])
    found = some()
    assert found.ponder(who(), table.imagine(1, seeded(2)), seeded(3), 1.0) is False
    assert found.all[who()].plans == []
    assert minds.followed(table, 0, table.answers(0)[0], 1, shelf.mind("hadara"), seeded(1)) is None


def test_a_bot_that_looks_one_decision_ahead_prepares_nothing() -> None:
    assert some().ponder(who("casual"), before_the_bot(), seeded(3), 1.0) is None


def test_few_seats_are_kept_and_one_without_a_table_is_not() -> None:
    found, table = some(2), before_the_bot()
    for home in ("a", "b", "a", "c", ""):
        found.answer(who("casual", 0, home), table, seeded(1), 1.0)
    assert [one.home for one in found.all] == ["a", "c"]


def test_trees_that_are_kept_have_so_many_walks_in_all() -> None:
    found, table = Minds(Rates(Clock()), walks=100), before_the_bot()
    for home in ("a", "b", "c"):
        found.answer(who("expert", 0, home), table, seeded(1), 60.0)
    sizes = [kept.walked() for kept in found.all.values()]
    assert sum(sizes[:-1]) <= 100 < sum(sizes) + sizes[-1]  # the last one is looked at when the next one comes
    assert list(found.all)[-1].home == "c"


def test_the_next_question_has_all_walks_of_the_level_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever time there was for the last one."""
    begun: list[int] = []

    class Bot:
        walks = 500
        done = 0

        def begin(self, table: Table, seat: int, rng: Rng) -> None:
            begun.append(self.walks)
            self.done = 0

        def walk(self, n: int) -> None:
            self.done += n

        def walked(self) -> int:
            return self.done

        def clear(self) -> bool:
            return False

        def best(self) -> int:
            return 0

    assert isinstance(Bot(), Searching)
    make: Callable[[str, str], object] = lambda level, title: Bot()  # noqa: E731
    monkeypatch.setattr(shelf, "bot", make)
    found = some()
    for _ in range(2):
        found.answer(who(seat=0), before_the_bot(), seeded(1), 0.001)
    assert begun == [500, 500]


def job(level: str, **more: object) -> Plain:
    return {"title": "hadara", "level": level, "budget": 0.01, "home": "x", **more}


def test_the_process_says_whether_more_would_help() -> None:
    table = before_the_bot().imagine(1, seeded(1))
    assert thinker.think(job("casual", ponder=True), table, 1) == {"more": False, "simple": True}
    assert thinker.think(job("master", ponder=True), table, 1) == {"more": True, "simple": False}
    thinker.MINDS.all.clear()
