"""The second opinion: nothing is a loss that only one of the two judges says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.analysis import second
from cradle.analysis.film import Film, Setting, film_of
from cradle.analysis.judge import Judge
from cradle.analysis.marks import LOSSES, MARKS
from cradle.analysis.second import CAREFUL, CHARGE, CLEAR, FIRST, SIEVE, Second, count, opinion, second_opinion
from cradle.analysis.whole import decision
from cradle.arena.plan import derived
from cradle.bots.tree import TreeBot
from cradle.core.table import Table
from tests.analysis.games import played

GAMES = 128


@pytest.fixture
def setting() -> Setting:
    return Setting(played(seed=5).record.text(), games=GAMES, steps=4)


def others(film: Film, n: int) -> list[int]:
    frame = film.frames[n]
    return [answer for answer in film.tables[n].answers(frame.seat) if answer != frame.answer]


def counted(film: Film, n: int, other: int, first: Second) -> tuple[float, float]:
    """Loss and standard error of the played answer in as many games, counted here."""
    assert first.count is not None
    frame, seed = film.frames[n], derived(1, n, SIEVE)
    judge = Judge(film.title.name, film.tables[n], frame.seat, seed, only=[other, frame.answer])
    judge.more(first.count.games)
    return judge.measure().difference(judge.ends[other], judge.ends[frame.answer], frame.seat)


def thinking(monkeypatch: pytest.MonkeyPatch, answer: Callable[[], int]) -> None:
    """A tree that answers this."""
    monkeypatch.setattr(TreeBot, "choose", lambda *_: answer())


def test_what_the_tree_would_answer_is_no_loss(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    film = film_of(setting)
    for n in film.decisions():
        thinking(monkeypatch, lambda n=n: film.frames[n].answer)  # type: ignore[misc]
        assert second_opinion(film, setting, n) == Second(film.frames[n].answer, 0.0, 0.0, None)
        found = decision(film, setting, n)
        assert (found["mark"], found["loss"], found["best"], found["kept"]) == ("best", 0, film.frames[n].word, 1)


def test_what_it_would_answer_has_to_be_better_in_games_of_their_own(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it says, here of the last two of the others; and some answers of a random game are losses."""
    film, named, charged = film_of(setting), 0, 0
    for n in film.decisions():
        frame = film.frames[n]
        for other in others(film, n)[-2:]:
            thinking(monkeypatch, lambda other=other: other)  # type: ignore[misc]
            found = second_opinion(film, setting, n)
            assert found.count is not None
            first = count(film, setting, n, other, SIEVE, GAMES // 2)
            suspect = first.loss >= MARKS["inaccuracy"] and first.loss > first.error / 2
            expected = count(film, setting, n, other, CHARGE, CAREFUL * GAMES // 2) if suspect else first
            assert (found.best, found.loss, found.error) == (expected.best, expected.loss, expected.error)
            loss, error = counted(film, n, other, first)
            assert (first.loss, first.error) == (max(0.0, loss), 2 * error)
            assert first.best == (other if loss > 0 else frame.answer)
            assert first.count is not None and first.count.games >= 2 * FIRST
            assert first.count.games == GAMES or loss + error < MARKS["inaccuracy"] or loss > CLEAR * error
            charged += suspect
            told = decision(film, setting, n)
            assert told["answers"][0]["word"] == told["best"] == film.tables[n].kind(frame.seat).word(found.best)
            assert told["loss"] == round(found.loss, 4)
            chances = [one["chance"] for one in told["answers"]]
            assert chances[0] == max(chances)
            named += told["mark"] in LOSSES
    assert charged > named > 0


def test_the_tree_is_asked_until_two_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table = played(answers=2).table
    given = iter([4, 7, 7, 4, 4, 1, 2, 3])
    thinking(monkeypatch, lambda: next(given))
    assert [opinion("ferry", table, table.first(), 1) for _ in range(3)] == [7, 4, 1]
    assert list(given) == []
    assert second.ASKED == 3
