"""News: what is told to whom."""

from __future__ import annotations

import pytest

from cradle.core.journal import Journal, News

KEPT = News("kept", "price", "card other-card")

pytestmark = pytest.mark.compiled


def test_the_names_of_news_are_words() -> None:
    assert KEPT.data == ["price"]
    assert KEPT.secret == ["card", "other-card"]
    assert News("over").data == []


def test_secrets_are_for_the_eyes_in_the_mask() -> None:
    journal = Journal()
    journal.whisper(KEPT, 1, [3], [17, 20], 0b101)
    seen = [journal.told[0].seen_by(eye) for eye in range(3)]
    assert seen[0] == seen[2] == ("kept", 1, [3], [17, 20])
    assert seen[1] == ("kept", 1, [3], [])


def test_what_is_told_is_for_all() -> None:
    journal = Journal()
    journal.tell(KEPT, 0, [3])
    assert journal.told[0].seen_by(5) == ("kept", 0, [3], [])
    assert (journal.told[0].secret, journal.told[0].to) == ([], 0)
