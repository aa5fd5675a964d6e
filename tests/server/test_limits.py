"""How often things may be done: everybody who is named counts, and time gives back what was spent."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from cradle.server import limits
from cradle.server.limits import RATES, Limits, Rate
from cradle.server.problem import Problem

HERE, THERE = "10.0.0.1", "10.0.0.2"


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Time that passes only when it is told to; two tables may be made in ten seconds."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: clock.now))
    monkeypatch.setitem(RATES, "create", Rate(2, 10))

    def passed(seconds: float) -> None:
        clock.now += seconds

    return passed


def refused(some: Limits, *who: str) -> int:
    """In how many seconds it may be tried again."""
    with pytest.raises(Problem) as caught:
        some.spend("create", *who)
    assert (caught.value.status, caught.value.message) == (429, "server-too-often")
    return int(caught.value.details["seconds"])


@pytest.mark.usefixtures("later")
def test_a_person_and_an_address_are_counted_each() -> None:
    some = Limits(on=True)
    some.spend("create", "ada", HERE)
    some.spend("create", "bo", HERE)
    refused(some, "cy", HERE)
    some.spend("create", "ada", THERE)
    refused(some, "ada", "10.0.0.3")
    some.spend("join", "ada", HERE)


@pytest.mark.usefixtures("later")
def test_nobody_in_particular_is_not_counted() -> None:
    some = Limits(on=True)
    for n in range(5):
        some.spend("create", "", f"10.0.1.{n}")
    refused_nothing = Limits(on=False)
    for _ in range(5):
        refused_nothing.spend("create", "ada")


def test_time_gives_back_what_was_spent_but_no_more(later: Callable[[float], None]) -> None:
    some = Limits(on=True)
    for _ in range(2):
        some.spend("create", "ada")
    assert refused(some, "ada") == 6
    later(4.9)
    assert refused(some, "ada") == 1
    later(0.1)
    some.spend("create", "ada")
    refused(some, "ada")
    later(3000)
    for _ in range(2):
        some.spend("create", "ada")
    refused(some, "ada")
