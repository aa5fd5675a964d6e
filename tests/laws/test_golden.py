"""The same seeds give the same games as ever, compiled or not. If a change is meant: `python -m tests.laws.golden`."""

from __future__ import annotations

import json

import pytest

from tests.laws.golden import DIGESTS, PERFT, VERSIONS, digests_of, perft_of, read, told, unversioned, versions
from tests.laws.laws import TRIED
from tests.laws.subject import Subject, subjects

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_random_games_are_the_same_as_ever(subject: Subject) -> None:
    assert digests_of(subject) == read(DIGESTS).get(str(subject)), told(str(subject))


@pytest.mark.parametrize("subject", TRIED, ids=str)
def test_positions_are_as_many_as_ever(subject: Subject) -> None:
    assert perft_of(subject) == json.loads(PERFT.read_text(encoding="utf-8")).get(str(subject)), told(str(subject))


def test_nothing_is_kept_of_titles_that_are_gone() -> None:
    names = {str(subject) for subject in subjects()}
    assert set(json.loads(DIGESTS.read_text(encoding="utf-8"))) == names
    assert set(json.loads(PERFT.read_text(encoding="utf-8"))) == names


def test_what_is_kept_is_of_the_present_versions() -> None:
    kept = json.loads(VERSIONS.read_text(encoding="utf-8"))
    numbers = {title: row[0] for title, row in kept.items()}
    assert numbers == {title: row[0] for title, row in versions().items()}, "run `python -m tests.laws.golden`"


def test_other_games_need_another_version() -> None:
    old, new = {"mini 2": ["a 1"], "gone 2": ["b 2"]}, {"mini 2": ["c 1"], "mini 3": ["d 9"]}
    one: dict[str, list[object]] = {"mini": [1, "values"]}
    assert unversioned(old, new, one, one) == ["mini 2"]
    assert unversioned(old, new, one, {"mini": [2, "values"]}) == []
    assert unversioned(old, new, one, {"mini": [1, "others"]}) == []
    assert unversioned(new, new, one, one) == []
    assert "games/mini/registry.py" in told("mini 2 option=yes")
