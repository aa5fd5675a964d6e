"""Errors are message ids with arguments, and readable in a log."""

from __future__ import annotations

import pytest

from cradle.core.errors import BadContent, BadPosition, BadRecord, BadSetup, CradleError, Refused

pytestmark = pytest.mark.compiled


def test_an_error_has_a_message_and_details() -> None:
    error = BadRecord("core-record-line", {"line": 3})
    assert (error.message, error.details) == ("core-record-line", {"line": 3})
    assert str(error) == "core-record-line: line=3"


def test_details_stand_apart() -> None:
    assert str(BadRecord("core-record-question", {"line": 3, "seat": 1})) == "core-record-question: line=3, seat=1"


def test_an_error_may_have_no_details() -> None:
    error = BadPosition("core-position-cards")
    assert error.details == {}
    assert str(error) == "core-position-cards"


def test_a_refusal_knows_its_clause_and_word() -> None:
    refusal = Refused("bazaar/4.2", "play-3")
    assert (refusal.clause, refusal.word) == ("bazaar/4.2", "play-3")
    assert refusal.details == {"clause": "bazaar/4.2", "word": "play-3"}
    assert refusal.message == "core-refused"


@pytest.mark.parametrize("kind", [BadSetup, BadRecord, BadPosition, BadContent])
def test_whatever_a_person_did_wrong_is_a_cradle_error(kind: type[CradleError]) -> None:
    with pytest.raises(CradleError):
        raise kind("core-unknown")
