"""Games in several processes: the same results in the same order, whatever happens to a process."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle.arena import engine
from cradle.arena.engine import Broken, Died, results, spread
from cradle.arena.plan import Contender, Event, Plan
from cradle.core.errors import BadSetup, CradleError
from tests.processes import slay

PLAN = Plan((Contender("a", "random"), Contender("b", "greedy"), Contender("c", "random")), (Event("ferry", 2, 120),))


def test_the_number_of_processes_does_not_matter() -> None:
    alone = list(results(PLAN, range(60), 1))
    assert [result.game for result in alone] == list(range(60))
    assert list(results(PLAN, range(60), 3)) == alone
    assert list(results(PLAN, range(20, 60), 2)) == alone[20:]
    assert not multiprocessing.active_children()


def test_the_games_of_a_killed_process_are_played_again() -> None:
    alone = list(results(PLAN, range(120), 1))
    seen = []
    for result in results(PLAN, range(120), 2):
        seen.append(result)
        if result.game in (0, 40):
            (victim, *_) = multiprocessing.active_children()
            assert victim.pid is not None
            slay(victim.pid)
    assert seen == alone
    assert not multiprocessing.active_children()


def test_whoever_stops_listening_leaves_no_process() -> None:
    games = results(PLAN, range(120), 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


class Pressed(engine.Worker[None, int, int]):
    """Ctrl-C is pressed while it begins."""

    def __init__(self, play: Callable[[None, int], int], setting: None) -> None:
        super().__init__(play, setting)
        signal.raise_signal(signal.SIGINT)  # in this thread: a server of other tests may have some here too


def test_who_interrupts_while_processes_begin_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "Worker", Pressed)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have switched it off
    try:
        with pytest.raises(KeyboardInterrupt):
            list(spread(fail, None, [1, 1, 1], 2))
    finally:
        signal.signal(signal.SIGINT, before)
    assert multiprocessing.active_children() == []


def die(folder: Path, task: int) -> int:
    """The third task ends its process."""
    if task == 2:
        (folder / str(time.monotonic_ns())).touch()
        os._exit(9)
    return task


def test_a_task_that_always_kills_its_process_is_given_up_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Died) as caught:
        list(spread(die, tmp_path, range(8), 2))
    assert caught.value.details["game"] == "2"
    assert len(list(tmp_path.iterdir())) == engine.ATTEMPTS
    assert not multiprocessing.active_children()


def fail(_: None, task: int) -> int:
    if task == 5:
        raise BadSetup("core-setup-title", {"title": "chess", "titles": "hadara"})
    return 1 // (task - 3)


@pytest.mark.parametrize(("tasks", "error"), [([4, 5], CradleError), ([4, 3], Broken)])
def test_errors_of_another_process_are_told_here(tasks: list[int], error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        list(spread(fail, None, tasks, 2))
    if isinstance(caught.value, CradleError):
        assert caught.value.details == {"title": "chess", "titles": "hadara"}
    else:
        assert "ZeroDivisionError" in str(caught.value)


def test_only_a_few_games_are_given_out_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first task waits; the others must not pile up meanwhile."""
    monkeypatch.setattr(engine, "WINDOW", 3)
    crew = engine.Crew(slow_first, 0.5, range(10_000), 2)
    try:
        assert next(iter(crew.results())) == 0
        assert crew.next <= 2 * 3
    finally:
        crew.end()


def slow_first(seconds: float, task: int) -> int:
    if task == 0:
        time.sleep(seconds)
    return task
