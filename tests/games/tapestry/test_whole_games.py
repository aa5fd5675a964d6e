"""Whole games: they end, nothing is lost, every point was told, and every effect is met."""

from __future__ import annotations

from random import Random

import pytest

from cradle import shelf
from cradle.bots.greedy import GreedyBot
from cradle.bots.random import RandomBot
from cradle.core.journal import Journal
from cradle.core.random_play import audited
from cradle.core.rng import seeded
from cradle.games.tapestry import automa, resolve
from cradle.games.tapestry.capital import AT_STATUE
from cradle.games.tapestry.table import Tapestry
from tests.bots.match import play
from tests.games.tapestry.positions import BOX, PRINTED


@pytest.mark.parametrize("adjustment", range(4))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_end_and_nothing_is_lost(seats: int, adjustment: int) -> None:
    for seed in range(6):
        t = BOX.setup(seats, [adjustment, seed, seed % 2], 1000 * seed + seats)
        _, wrong = audited(t, seeded(seed), 0)
        assert wrong == ""
        assert t.over() and all(p.incomes == 5 for p in t.players[:seats])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_score_is_the_sum_of_what_was_told(seats: int) -> None:
    for seed in range(4):
        t = BOX.setup(seats, [seed, seed, 0], seed)
        made = Journal()
        t.attach(made)
        eager(t, Random(seed))
        for seat in range(seats):
            told = [each.data[0] for each in made.told if each.news.name == "scored" and each.seat == seat]
            assert sum(told) == t.players[seat].points == t.sheet().totals()[seat]


def eager(t: Tapestry, rnd: Random, gifts: int = 0) -> None:
    """Random play that advances as long as it can, on one or two tracks, so that games go deep.

    `gifts` is how often somebody who acts is made rich: a position from which random play goes still deeper.
    """
    loved = [rnd.sample(range(4), 2) for _ in range(t.sides)]
    while not t.over():
        seat = t.first()
        kind = t.kind(seat).name
        if kind == "act" and gifts and not rnd.randrange(3):
            t.players[seat].resources = [8, 8, 8, 8]
            loved[seat] = rnd.sample(range(4), 2)
            gifts -= 1
        answers = t.answers(seat)
        if kind == "act" and len(answers) > 1:
            answers = [a for a in answers if a - 1 in loved[seat]] or answers[1:]
        elif kind == "step" and answers[0] == 0 and len(answers) > 1:
            answers = answers[1:]
        elif kind == "build":
            answers = [a for a in answers if a >= AT_STATUE] or answers
        elif kind == "take":
            own = [[2, 1, 3, 0][track] for track in loved[seat]]
            answers = [a for a in answers if a in own] or answers
        t.take(seat, rnd.choice(answers))


@pytest.mark.slow
def test_every_effect_is_met_in_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report of effects that no game resolved; there is none in it."""
    met: set[int] = set()
    run = resolve.Resolve.run
    lead = automa.BotBenefit.run

    def resolved(step: resolve.Resolve, t: Tapestry) -> None:
        met.add(step.effect)
        run(step, t)

    def led(step: automa.BotBenefit, t: Tapestry) -> None:
        met.add(step.effect)
        lead(step, t)

    monkeypatch.setattr(resolve.Resolve, "run", resolved)
    monkeypatch.setattr(automa.BotBenefit, "run", led)
    rnd = Random(8)
    for game in range(4000):
        seats = rnd.choice([1, 2, 2, 3, 3, 4, 5])
        t = BOX.setup(seats, [game % 4, rnd.randrange(6), rnd.randrange(2)], rnd.getrandbits(90))
        eager(t, rnd, 40 if game % 2 else 0)
        if game % 100 == 99 and not never(met):
            break
    assert never(met) == []


def never(met: set[int]) -> list[str]:
    """Effects that were not met; the empty space of a mat is none."""
    effects = [effect for effect in PRINTED.effects if not isinstance(effect, resolve.Nothing)]
    return [effect.name for effect in effects if effect.number not in met]


def test_the_greedy_bot_beats_chance() -> None:
    greedy = GreedyBot(shelf.evaluation("tapestry"))
    won = 0
    for game in range(12):
        t = BOX.setup(2, [game % 4, 0, 0], game)
        seat = game % 2
        bots = [greedy, RandomBot()] if seat == 0 else [RandomBot(), greedy]
        play(t, list(bots), seeded(game), 0)
        won += 1 if t.sheet().winners() == [seat] else 0
    assert won >= 10


def test_the_greedy_bot_plays_at_every_count() -> None:
    greedy = GreedyBot(shelf.evaluation("tapestry"))
    for seats in (1, 3, 5):
        t = BOX.setup(seats, [3, 2, 0], seats)
        play(t, [greedy] * seats, seeded(seats), 0)
        assert t.over() and t.audit() == ""
