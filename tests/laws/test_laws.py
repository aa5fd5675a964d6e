"""Every title on the shelf keeps every law, at every player count and with every choice of every option."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from tests.laws.laws import LAWS, TRIED, Law
from tests.laws.subject import Subject, subjects

pytestmark = pytest.mark.compiled

COUNTS: Final = Counter(subject.title.name for subject in subjects())


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("subject", TRIED, ids=str)
def test_law(subject: Subject, law: Law) -> None:
    for seed in law.seeds(COUNTS[subject.title.name]):
        law.check(subject, seed)
