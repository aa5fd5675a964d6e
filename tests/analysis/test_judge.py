"""The judge of one question."""

from __future__ import annotations

import json

import pytest

from cradle import shelf
from cradle.analysis import judge as judging
from cradle.analysis.judge import Judge
from cradle.analysis.verdict import NoJudge
from cradle.core.rng import Rng
from cradle.core.table import Table
from tests.analysis.games import choice, played
from tests.laws.helping import same_help
from tests.laws.subject import Broken, subjects_of


def test_the_verdict_does_not_depend_on_the_portions() -> None:
    sitting, seat = choice()
    whole = Judge("ferry", sitting.table, seat, 5).more(40)
    parts = Judge("ferry", sitting.table, seat, 5)
    for games in (1, 7, 2, 30):
        told = parts.more(games)
    assert told == whole
    assert json.loads(json.dumps(whole.plain())) == whole.plain()


def test_another_seed_gives_other_games() -> None:
    sitting, seat = choice()
    one, other = (Judge("ferry", sitting.table, seat, seed).more(24) for seed in (1, 2))
    assert [answer.points for answer in one.answers] != [answer.points for answer in other.answers]


def test_chances_are_parts_of_one_and_the_best_answer_is_first() -> None:
    sitting, seat = choice(seats=3)
    verdict = Judge("ferry", sitting.table, seat, 5).more(60)
    assert sum(verdict.chances) == pytest.approx(1, abs=0.001)
    chances = [answer.chance for answer in verdict.answers]
    assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
    assert verdict.answers[0].chance == verdict.chances[seat]
    assert {answer.answer for answer in verdict.answers} == set(sitting.table.answers(seat))


def test_the_better_half_gets_more_games_and_a_wanted_answer_as_many() -> None:
    sitting, seat = choice(least=4)
    judge = Judge("ferry", sitting.table, seat, 5)
    verdict = judge.more(80)
    assert verdict.games == sum(answer.games for answer in verdict.answers) == 80
    assert verdict.answers[0].games > verdict.answers[-1].games
    last = verdict.answers[-1].answer
    again = Judge("ferry", sitting.table, seat, 5, wanted=[last]).more(80)
    games = {answer.answer: answer.games for answer in again.answers}
    assert games[last] >= max(games.values()) - 1


def test_before_the_first_game_there_is_a_first_guess() -> None:
    sitting, seat = choice()
    verdict = Judge("ferry", sitting.table, seat, 5).more(0)
    assert verdict.answers and verdict.games == 0 and not verdict.sure


def test_a_seat_that_is_not_asked_learns_what_the_others_may_do() -> None:
    sitting, _ = choice(seats=3)
    other = next(s for s in range(3) if s not in sitting.table.asked())
    verdict = Judge("ferry", sitting.table, other, 5).more(20)
    assert verdict.answers == [] and verdict.kind == ""
    assert {likely.seat for likely in verdict.likely} - {other}
    assert all(0 < likely.chance <= 1 for likely in verdict.likely)


def test_very_many_answers_are_cut_by_the_evaluation_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST", 2)
    sitting, seat = choice(least=4)
    worst = min(sitting.table.answers(seat))
    judge = Judge("ferry", sitting.table, seat, 5, wanted=[worst])
    assert worst in judge.ends and len(judge.ends) <= 3


def test_the_table_stays_as_it_was() -> None:
    sitting, seat = choice()
    before = sitting.table.digest()
    Judge("ferry", sitting.table, seat, 5).more(12)
    assert sitting.table.digest() == before


def test_a_title_without_a_bot_has_no_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "levels", lambda _: ["random"])
    with pytest.raises(NoJudge) as caught:
        Judge("ferry", played(answers=2).table, 0, 1)
    assert caught.value.message == "analysis-no-bot"


def test_help_that_looks_at_the_real_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of help, with a fault planted: the judge reads the order of the deck."""

    class Peeping:
        def __init__(self, table: Table) -> None:
            self.table = table

        def __getattr__(self, name: str) -> object:
            return getattr(self.table, name)

        def imagine(self, eye: int, rng: Rng) -> Table:
            return self.table.clone()

    original = Judge.__init__

    def peep(self: Judge, title: str, table: Table, seat: int, seed: int) -> None:
        original(self, title, Peeping(table), seat, seed)  # type: ignore[arg-type]

    subject = subjects_of(shelf.title("hadara"), shelf.box("hadara"))[0]
    same_help(subject, 0)
    monkeypatch.setattr(Judge, "__init__", peep)
    with pytest.raises(Broken):
        sum(same_help(subject, seed) for seed in range(6))
