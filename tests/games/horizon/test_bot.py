"""The greedy bot of this title: it sees through questions that stand between a decision and its prize."""

from __future__ import annotations

from cradle import shelf
from cradle.arena.plan import derived
from cradle.bots.horizon import HorizonEvaluation
from cradle.core.journal import Journal
from cradle.core.masks import bits
from cradle.core.rng import seeded
from cradle.games.horizon.numbers import FOOD, SETTLER, SOLDIER, START
from cradle.games.horizon.production import Exchange, Produce
from cradle.games.horizon.resolve import Do
from tests.bots.match import play
from tests.games.horizon.positions import (
    asked,
    box,
    clear_units,
    know,
    lay,
    number,
    own_village,
    say,
    strip,
    table,
    unit,
)


def test_greedy_plays_for_goals() -> None:
    t = box().setup(2, [], 3)
    bot = shelf.bot("greedy", "horizon")
    play(t, [bot, bot], seeded(1), 4000)
    assert t.over()
    assert sum(bits(done) for done in t.goal_done) >= 3


def test_greedy_takes_a_city_that_several_soldiers_could_fortify() -> None:
    """Who takes part is asked first; the bot must see the city behind that question."""
    t = table()
    village = lay(t, "ter-05", 0, -1)
    own_village(t, 1, village)
    for strength in (2, 2, 3):
        unit(t, 0, SOLDIER, strength, village)
    p = t.players[0]
    p.fortify_tokens += 1
    t.fortify_supply -= 1
    say(t, "move-3-0")
    assert asked(t) == "expand"
    bot = shelf.bot("greedy", "horizon")
    while asked(t) in ("expand", "muster"):
        t.take(0, bot.choose(t.imagine(0, seeded(1)), 0, seeded(2)))
    assert t.city[village] == 0
    assert sum(p.strength) == 7  # the weakest went


def test_greedy_does_not_pay_for_building_where_it_cannot_build() -> None:
    t = table()
    know(t, 0, "i-1", "t1-wheel")
    know(t, 0, "ii-1", "t2-engineering")
    clear_units(t, 0)
    p = t.players[0]
    p.coins = 3
    p.left[2] = 0
    action = t.printed.actions[number("action", "t2-engineering")]
    assert action is not None
    evaluation = HorizonEvaluation()
    without = evaluation.worth(t, 0)
    t.push(Do(0, action.program.number, 1, 0))
    assert evaluation.worth(t, 0) == without


def test_greedy_takes_a_unit_back_when_no_other_piece_is_left() -> None:
    """All pieces are scientists or units: only an exchange brings one back."""
    t = table()
    t.goals = [number("goal", goal) for goal in ("goal-a3", "goal-b3", "goal-c2")]  # none wants units
    for at in range(16):
        know(t, 0, t.printed.nouns["slot"][at])
    for strength in (2, 2, 1, 1, 1):
        unit(t, 0, SOLDIER if strength > 1 else SETTLER, strength, START)
    p = t.players[0]
    assert (p.active, p.inactive()) == (0, 0)
    assert t.audit() == ""
    t.agenda.pop()
    t.push(Produce(0))
    bot = shelf.bot("greedy", "horizon")
    t.take(0, bot.choose(t.imagine(0, seeded(1)), 0, seeded(2)))
    assert asked(t) == "exchange"
    t.take(0, bot.choose(t.imagine(0, seeded(1)), 0, seeded(2)))
    assert p.active == 1


def test_greedy_does_not_wait_for_ever() -> None:
    """Once a game of two in which both kept their soldiers and never fortified anything."""
    t = box().setup(2, [], derived(2, 171))
    bot = shelf.bot("greedy", "horizon")
    play(t, [bot, bot], seeded(derived(2, 171, "bots")), 3000)
    assert t.over()


def test_greedy_does_not_sell_and_buy_in_the_same_phase() -> None:
    """A free cell in an open column, pieces to spare and coins enough to buy them back: nothing would come of it."""
    t = table()
    p = t.players[0]
    p.turns, p.coins = 10, 20
    p.active, p.columns = 3, [6, 5, 4, 2, 1]
    strip(t, 0, FOOD, 0)
    assert (p.open_columns, t.audit()) == (31, "")
    journal = Journal()
    t.attach(journal)
    t.agenda.pop()
    t.push(Exchange(0))
    bot = shelf.bot("greedy", "horizon")
    for _ in range(60):
        if asked(t) == "exchange":
            t.take(0, bot.choose(t.imagine(0, seeded(1)), 0, seeded(2)))
    made = {told.news.name for told in journal.told}
    assert asked(t) != "exchange"
    assert "bought" in made and "sold" not in made
