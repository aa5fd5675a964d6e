"""Every packaged puzzle keeps its word: its position is still reached, and it is one that may be published."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from cradle import shelf
from cradle.analysis.speech import sentence
from cradle.analysis.verdict import Reason
from cradle.core.errors import BadContent
from cradle.language import LANGUAGES, Language, TitleLanguage
from cradle.puzzles.counting import AHEAD, EPSILON, LEAST
from cradle.puzzles.making import MOST_ANSWERS, recipe_of
from cradle.puzzles.puzzle import BOOK, Puzzle, id_of, puzzles, read, sitting_of, solved, written

FEWEST: Final = 40
THREE: Final = 3 / 2  # a told error is two standard errors
BOOKS: Final = [title for title in shelf.TITLES if shelf.puzzles(title)]


def all_of(title: str) -> list[Puzzle]:
    return read(title, shelf.puzzles(title))["puzzles"]


@pytest.mark.parametrize("title", shelf.TITLES)
def test_there_are_enough_and_no_two_of_one_game(title: str) -> None:
    found = all_of(title)
    assert len(found) >= FEWEST
    for name in ("id", "seed", "game"):
        assert Counter(puzzle[name] for puzzle in found).most_common(1)[0][1] == 1, name
    assert [puzzle["game"] for puzzle in found] == sorted(puzzle["game"] for puzzle in found)


@pytest.mark.parametrize("title", BOOKS)
def test_its_answers_still_reach_every_position(title: str) -> None:
    for puzzle in all_of(title):
        table = sitting_of(title, puzzle).table
        seat = puzzle["seat"]
        assert seat in table.asked(), puzzle["id"]
        kind = table.kind(seat)
        assert kind.name == puzzle["kind"], puzzle["id"]
        assert kind.clause.partition("/")[2] == puzzle["clause"], puzzle["id"]
        words = {kind.word(answer) for answer in table.answers(seat)}
        assert words == {choice["word"] for choice in puzzle["choices"]}, puzzle["id"]
        assert puzzle["sight"] in words
        assert table.sheet().scored == puzzle["scored"]
        assert puzzle["id"] == id_of(title, puzzle["seed"], puzzle["answers"])
        assert puzzle["level"] == recipe_of(title, 1).level


@pytest.mark.parametrize("title", BOOKS)
def test_the_best_answer_is_far_and_surely_ahead(title: str) -> None:
    for puzzle in all_of(title):
        best, *others = puzzle["choices"]
        assert 2 <= len(others) < MOST_ANSWERS, puzzle["id"]
        assert best["games"] >= LEAST
        assert puzzle["games"] == sum(choice["games"] for choice in puzzle["choices"])
        for other in others:
            gap = best["chance"] - other["chance"]
            assert gap >= AHEAD - EPSILON, puzzle["id"]
            assert gap >= THREE * other["error"] - 0.0002, puzzle["id"]  # both are published with four digits
        assert [choice["word"] for choice in puzzle["choices"] if solved(puzzle, choice["word"])] == [best["word"]]


@pytest.mark.parametrize("title", BOOKS)
def test_they_are_of_many_kinds_and_some_fool_a_bot_at_first_sight(title: str) -> None:
    found = all_of(title)
    assert sum(puzzle["sight"] != puzzle["choices"][0]["word"] for puzzle in found) > len(found) / 4
    assert len({puzzle["kind"] for puzzle in found}) >= 3
    assert {puzzle["phase"] for puzzle in found} == {"early", "middle", "late"}
    assert len({puzzle["seats"] for puzzle in found}) >= 2


@pytest.mark.parametrize("title", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences(title: str, language: str) -> None:
    for puzzle in all_of(title):
        players = [f"P{n}" for n in range(puzzle["seats"])]
        words = TitleLanguage(Language(language), title, shelf.box(title), players)
        for choice in puzzle["choices"]:
            assert len(choice["reasons"]) <= 2
            for one in choice["reasons"]:
                told = sentence(words, Reason(one["message"], one["numbers"]))
                assert told and one["message"] not in told and "{" not in told


@pytest.mark.parametrize("title", BOOKS)
def test_a_book_is_written_as_it_is_read(title: str) -> None:
    text = shelf.puzzles(title)
    assert written(BOOK.validate_json(text, strict=True)) == text
    assert list(puzzles(title)) == [puzzle["id"] for puzzle in all_of(title)]


@pytest.mark.parametrize("text", ["", "{}", '{"title":"horizon","seed":1,"puzzles":[]}'])
def test_a_broken_book_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        read("hadara", text)
    assert caught.value.message == "core-puzzles-file"
