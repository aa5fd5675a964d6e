"""Every title on the shelf keeps every law, at every player count and with every choice of every option."""

from __future__ import annotations

import pytest

from tests.laws.laws import LAWS, Law
from tests.laws.subject import Subject, subjects


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_law(subject: Subject, law: Law) -> None:
    for seed in range(law.games):
        law.check(subject, seed)
