"""News: what is told to whom."""

from __future__ import annotations

import pytest

from cradle.core.journal import MOVED, SHOWN, UNDONE, Chronicle, Journal, News, Told

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


def test_what_cards_and_sittings_tell_has_names() -> None:
    assert [(news.name, news.data, news.secret) for news in (MOVED, SHOWN, UNDONE)] == [
        ("moved", ["source", "target"], ["piece"]),
        ("shown", [], ["piece"]),
        ("undone", [], []),
    ]


def test_a_secret_has_a_sentence_of_its_own_for_those_who_know_it() -> None:
    kept = Told(KEPT, 0, [3], [17, 20], 0b10)
    assert [kept.message("bazaar", eye) for eye in (0, 1)] == ["bazaar-news-kept", "bazaar-news-kept-secret"]
    assert Told(KEPT, 0, [3], [], 0b01).message("bazaar", 0) == "bazaar-news-kept"
    assert Told(UNDONE, 0, [], [], 0).message("bazaar", 0) == "core-news-undone"


# -- a chronicle -------------------------------------------------------------------------------------------------


def chronicle(told: int) -> Chronicle:
    """So many things told; eye 0 has noticed each of them, eye 1 all at once."""
    book = Chronicle(2)
    for price in range(told):
        book.tell(KEPT, 0, [price])
        book.notice(0)
    book.notice(1)
    return book


def prices(told: list[Told] | None) -> list[int] | None:
    return None if told is None else [one.data[0] for one in told]


def test_every_eye_reads_at_its_own_pace() -> None:
    book = chronicle(3)
    assert book.noticed == [3, 1]
    assert [prices(book.since(0, number)) for number in range(4)] == [[0, 1, 2], [1, 2], [2], []]
    assert [prices(book.since(1, number)) for number in range(2)] == [[0, 1, 2], []]


def test_a_number_that_an_eye_does_not_have_tells_nothing() -> None:
    book = chronicle(3)
    assert [book.since(0, number) for number in (None, -1, 4)] == [None, None, None]
    assert [book.kept_since(0, number) for number in (None, 4)] == [None, None]
    assert [book.kept_since(0, number) for number in (0, 3)] == [0, 3]


def test_what_is_forgotten_is_not_told_and_no_number_comes_again() -> None:
    book = chronicle(3)
    book.forget()
    assert (book.told, book.noticed) == ([], [3, 1])
    assert (book.since(0, 2), book.since(0, 3), book.since(1, 1)) == (None, [], [])
    assert book.kept_since(0, 1) == 3
    book.tell(KEPT, 0, [8])
    book.tell(KEPT, 0, [9])
    book.notice(0)
    assert (prices(book.since(0, 3)), book.since(0, 4)) == ([8, 9], [])


def test_the_oldest_are_forgotten_when_there_are_more_than_twice_as_many_as_are_kept() -> None:
    enough, many = chronicle(4), chronicle(5)
    enough.trim(2)
    many.trim(2)
    assert prices(enough.told) == prices(enough.since(0, 0)) == [0, 1, 2, 3]
    assert prices(many.told) == [3, 4]
    assert [prices(many.since(0, number)) for number in range(2, 6)] == [None, [3, 4], [4], []]
    assert (many.since(1, 0), many.since(1, 1)) == (None, [])
    assert [many.kept_since(eye, 0) for eye in range(2)] == [3, 1]
    many.tell(KEPT, 0, [5])
    many.notice(0)
    assert prices(many.since(0, 5)) == [5]


def test_the_last_things_told_are_dumped_with_their_places() -> None:
    book = chronicle(3)
    book.whisper(KEPT, 1, [3], [17], 0b10)
    assert book.dump(2) == ([["kept", 0, [2], [], 0], ["kept", 1, [3], [17], 0b10]], [[0, 1], [1]])
    told, offsets = book.dump(9)
    assert (len(told), offsets) == (4, [[0, 1, 2, 3], [0, 3]])


def test_a_chronicle_remembers_what_was_told_before() -> None:
    before = chronicle(3)
    book = Chronicle(2)
    book.noticed = before.noticed[:]
    book.remember(before.told[1:], before.dump(2)[1])
    assert [prices(book.since(0, number)) for number in range(4)] == [None, [1, 2], [2], []]
    assert [prices(book.since(1, number)) for number in range(2)] == [None, []]
    book.tell(KEPT, 0, [7])
    book.notice(1)
    assert [prices(book.since(1, number)) for number in (1, 2)] == [[7], []]
