"""The same seeds give the same games as ever, compiled or not. If a change is meant: `python -m tests.laws.golden`."""

from __future__ import annotations

import json

import pytest

from tests.laws.golden import DIGESTS, PERFT, digests_of, perft_of
from tests.laws.subject import Subject, subjects

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_random_games_are_the_same_as_ever(subject: Subject) -> None:
    assert digests_of(subject) == json.loads(DIGESTS.read_text(encoding="utf-8")).get(str(subject))


@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_positions_are_as_many_as_ever(subject: Subject) -> None:
    assert perft_of(subject) == json.loads(PERFT.read_text(encoding="utf-8")).get(str(subject))


def test_nothing_is_kept_of_titles_that_are_gone() -> None:
    names = {str(subject) for subject in subjects()}
    assert set(json.loads(DIGESTS.read_text(encoding="utf-8"))) == names
    assert set(json.loads(PERFT.read_text(encoding="utf-8"))) == names
