"""Puzzles: the solution stays on the server until the try, one try counts, days and ratings follow from tries."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final

import pytest

from cradle import shelf
from cradle.puzzles import order, rating
from cradle.puzzles.puzzle import Puzzle, puzzles, sitting_of
from cradle.server import tries
from cradle.server.describe import view_form
from tests.server.guests import Document, Guest

Make = Callable[..., Guest]
TITLES: Final = [name for name in shelf.TITLES if shelf.puzzles(name)]
DAY: Final = date(2026, 11, 16)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Callable[[date], None]:
    """Let it be noon of a day."""

    def set_day(day: date) -> None:
        noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        monkeypatch.setattr(tries, "now_ms", lambda: int(noon.timestamp() * 1000))

    set_day(DAY)
    return set_day


def first(title: str = "hadara") -> Puzzle:
    return next(iter(puzzles(title).values()))


def best(puzzle: Puzzle) -> str:
    return puzzle["choices"][0]["word"]


def worst(puzzle: Puzzle) -> str:
    return puzzle["choices"][-1]["word"]


def attempt(ada: Guest, puzzle: Puzzle, word: str) -> Document:
    return ada.ok("POST", f"/api/puzzles/{puzzle['id']}/try", {"word": word})


@pytest.mark.parametrize("title", TITLES)
def test_a_position_is_shown_without_what_its_answers_are_worth(guest: Make, title: str) -> None:
    puzzle = first(title)
    found = guest().ok("GET", f"/api/puzzles/{puzzle['id']}")
    assert found["verdict"] is None
    assert found["answer"] == len(puzzle["answers"]) + 1
    question = found["game"]["question"]
    assert question["kind"] == puzzle["kind"]
    table = sitting_of(title, puzzle).table
    words = [table.kind(puzzle["seat"]).word(answer) for answer in table.answers(puzzle["seat"])]
    assert [answer["word"] for answer in question["answers"]] == words, "in the order of the table, not of their worth"
    view_form(shelf.title(title)).validate_python(found["game"]["view"])  # type: ignore[union-attr]
    told = json.dumps(found)
    assert not [name for name in ("chance", "error", "reasons", "sight", "solved", "record") if f'"{name}":' in told]
    assert puzzle["seed"] not in told


@pytest.mark.parametrize("title", TITLES)
def test_nothing_before_the_try_depends_on_what_answers_are_worth(
    guest: Make, at: Callable[[date], None], monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """With other chances, reasons and another best answer every reply is the same."""
    ada, puzzle = guest(), first(title)
    before = told_before(ada, puzzle)
    worth = [{**choice, "word": other["word"]} for choice, other in zip(puzzle["choices"], puzzle["choices"][::-1])]
    other: Puzzle = {**puzzle, "choices": worth, "sight": best(puzzle), "games": 7, "clause": "0.0"}  # type: ignore[typeddict-item]
    found = {**puzzles(title), puzzle["id"]: other}
    monkeypatch.setattr(order, "puzzles", lambda name: found if name == title else puzzles(name))
    assert told_before(ada, puzzle) == before
    assert attempt(ada, puzzle, worst(puzzle))["solved"], "the other puzzle is the one that was asked for"


def told_before(ada: Guest, puzzle: Puzzle) -> list[Document]:
    address = f"/api/puzzles/{puzzle['id']}"
    found = ada.ok("GET", address)
    found["game"].pop("now")
    words = [choice["word"] for choice in puzzle["choices"]]
    others = [ada.ok("GET", "/api/puzzles"), ada.ok("GET", "/api/puzzles/next")]
    return [found, ada.ok("GET", f"{address}/why", word=sorted(words)), *others]


def test_a_try_tells_all_that_was_published(guest: Make, at: Callable[[date], None]) -> None:
    ada, puzzle = guest(), first()
    told = attempt(ada, puzzle, best(puzzle))
    assert told["solved"] and told["counted"]
    assert [(one["word"], one["chance"], one["points"], one["error"]) for one in told["answers"]] == [
        (one["word"], one["chance"], one["points"], one["error"]) for one in puzzle["choices"]
    ]
    assert told["clause"] == puzzle["clause"]
    assert told["games"] == puzzle["games"]
    assert told["before"] == rating.FIRST
    assert told["after"] == rating.moved(rating.FIRST, rating.begins(puzzle), True)[0] == told["rating"]
    assert told["record"].splitlines()[-1] == puzzle["answers"][-1]


def test_only_the_first_try_counts(guest: Make, at: Callable[[date], None]) -> None:
    ada, puzzle = guest(), first()
    missed = attempt(ada, puzzle, worst(puzzle))
    assert not missed["solved"]
    assert missed["after"] < missed["before"]
    later = attempt(ada, puzzle, best(puzzle))
    assert later["solved"] and not later["counted"]
    assert (later["first"], later["first_solved"]) == (worst(puzzle), False)
    assert later["rating"] == missed["after"]
    seen = ada.ok("GET", f"/api/puzzles/{puzzle['id']}")["verdict"]
    assert (seen["word"], seen["solved"]) == (worst(puzzle), False)


def test_the_tries_of_others_change_only_how_hard_it_is(guest: Make, at: Callable[[date], None]) -> None:
    ada, bob, puzzle = guest(), guest(), first()
    before = bob.ok("GET", "/api/puzzles")
    attempt(ada, puzzle, worst(puzzle))
    assert bob.ok("GET", "/api/puzzles") == before
    assert bob.ok("GET", f"/api/puzzles/{puzzle['id']}")["verdict"] is None
    told = attempt(bob, puzzle, best(puzzle))
    easier = rating.moved(rating.FIRST, rating.begins(puzzle), False)[1]
    assert told["after"] == rating.moved(rating.FIRST, easier, True)[0]


def test_the_puzzle_of_the_day_is_the_same_for_all(guest: Make, at: Callable[[date], None]) -> None:
    ada, bob = guest(), guest()
    for title in ("", *TITLES):
        found = ada.ok("GET", "/api/puzzles", title=title)
        assert found["today"] == bob.ok("GET", "/api/puzzles", title=title)["today"] == order.daily(DAY, title)
        assert found["day"] == "2026-11-16"
    at(DAY + timedelta(days=1))
    assert ada.ok("GET", "/api/puzzles")["today"] == order.daily(DAY + timedelta(days=1), "")


def test_days_in_a_row(guest: Make, at: Callable[[date], None]) -> None:
    ada = guest()
    plan = [True, True, False, True, True, True]
    for n, right in enumerate(plan):
        at(DAY + timedelta(days=n))
        puzzle = order.find(ada.ok("GET", "/api/puzzles", title="hadara")["today"])
        assert puzzle is not None
        told = attempt(ada, puzzle, best(puzzle) if right else worst(puzzle))
    assert told["streak"] == 3
    assert [day["state"] for day in told["week"]] == ["none", *["solved" if right else "missed" for right in plan]]
    at(DAY + timedelta(days=len(plan)))
    assert ada.ok("GET", "/api/puzzles")["streak"] == 3  # today can still be solved
    at(DAY + timedelta(days=len(plan) + 1))
    assert ada.ok("GET", "/api/puzzles")["streak"] == 0


def test_next_is_one_that_was_not_tried(guest: Make, at: Callable[[date], None]) -> None:
    ada, seen = guest(), list[str]()
    after = ""
    for _ in range(5):
        after = ada.ok("GET", "/api/puzzles/next", title="hadara", after=after)["id"]
        puzzle = order.find(after)
        assert puzzle is not None
        attempt(ada, puzzle, best(puzzle))
        seen.append(after)
    assert len(set(seen)) == 5
    assert order.daily(DAY, "hadara") not in seen


def test_what_a_guest_has_tried_goes_with_the_account(guest: Make, at: Callable[[date], None]) -> None:
    ada, puzzle = guest(), first()
    ada.ok("POST", "/api/account", {"login": "ada.puzzles", "password": "a long password"})
    attempt(ada, puzzle, best(puzzle))
    desk = guest()
    other = list(puzzles("hadara").values())[1]
    attempt(desk, other, best(other))
    desk.ok("POST", "/api/session", {"login": "ada.puzzles", "password": "a long password"})
    for each in (puzzle, other):
        assert desk.ok("GET", f"/api/puzzles/{each['id']}")["verdict"]["first"] == best(each)


@pytest.mark.parametrize("name", ["hadara-00000000", "chess-00000000"])
def test_a_puzzle_that_is_not_there(guest: Make, name: str) -> None:
    ada = guest()
    ada.refused(404, "server-no-puzzle", "GET", f"/api/puzzles/{name}")
    ada.refused(404, "server-no-puzzle", "POST", f"/api/puzzles/{name}/try", {"word": "pass"})


def test_what_is_no_answer_is_no_try(guest: Make) -> None:
    ada, puzzle = guest(), first()
    ada.refused(409, "server-puzzle-word", "POST", f"/api/puzzles/{puzzle['id']}/try", {"word": "dance"})
    assert ada.ok("GET", f"/api/puzzles/{puzzle['id']}")["verdict"] is None
    ada.refused(404, "server-no-title", "GET", "/api/puzzles?title=chess")


def test_why_something_is_not_possible(guest: Make) -> None:
    puzzle = first()
    found = guest().ok("GET", f"/api/puzzles/{puzzle['id']}/why", word=[best(puzzle)])
    assert [one["word"] for one in found["why"]] == [best(puzzle)]


def test_it_can_be_played_on(guest: Make) -> None:
    ada, puzzle = guest(), first()
    told = attempt(ada, puzzle, best(puzzle))
    seats = [
        {"kind": "me"} if seat == puzzle["seat"] else {"kind": "bot", "level": "sensible"}
        for seat in range(puzzle["seats"])
    ]
    start = {"record": told["record"], "step": len(puzzle["answers"])}
    table = ada.ok("POST", "/api/tables", {"title": "hadara", "seats": seats, "from": start})
    game = ada.ok("GET", f"/api/tables/{table['id']}/game", eye=puzzle["seat"])
    assert game["question"]["kind"] == puzzle["kind"]


def test_the_game_before_the_question_can_be_replayed(guest: Make) -> None:
    ada, puzzle = guest(), first()
    record = attempt(ada, puzzle, best(puzzle))["record"]
    table = ada.ok("POST", "/api/records", {"record": record})
    assert ada.ok("GET", f"/api/tables/{table['id']}/story")["steps"] == len(puzzle["answers"])


def test_the_shelf_tells_how_many_there_are(guest: Make) -> None:
    found = {title["name"]: title["puzzles"] for title in guest().ok("GET", "/api/titles")["titles"]}
    assert found == {name: len(puzzles(name)) for name in shelf.TITLES}
