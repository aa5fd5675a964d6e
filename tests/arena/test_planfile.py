"""Plans as people write them: every wrong field has a sentence, and what is written back reads the same."""

from __future__ import annotations

import pytest

from cradle.arena.plan import BadPlan, Contender
from cradle.arena.planfile import FIELDS, make, parse, text
from cradle.core.errors import BadSetup, CradleError
from cradle.language import LANGUAGES, Language

GOOD = """
title = ["hadara", "ferry"]
players = [2, 3]
entrants = ["greedy", "mine=package.module:Class", "process:./bot --deep=3"]
games = 30
seed = "beef"
budget = 2.5
[options]
hadara.first-game = "yes"
ferry.crossings = "four"
"""


def test_a_plan_is_read() -> None:
    plan = make(parse(GOOD, "plan.toml"))
    assert [(event.title, event.seats, event.games) for event in plan.events] == [
        ("hadara", 2, 30),
        ("hadara", 3, 30),
        ("ferry", 2, 30),
        ("ferry", 3, 30),
    ]
    assert plan.contenders == (
        Contender("greedy", "greedy"),
        Contender("mine", "package.module:Class"),
        Contender("process:./bot --deep=3", "process:./bot --deep=3"),
    )
    assert (plan.seed, plan.budget) == (0xBEEF, 2.5)
    assert plan.events[0].options == {"first-game": "yes"}
    assert plan.events[2].options == {"crossings": "four"}
    assert plan.games() == 120 and plan.place(31) == (plan.events[1], 1)


def test_what_is_written_back_reads_the_same() -> None:
    document = parse(GOOD, "plan.toml")
    document["entrants"] = ["greedy", 'odd=process:say "жук" \\ \x7f']
    again = parse(text(document), "plan.toml")
    assert again == document
    assert make(again) == make(document)


@pytest.mark.parametrize(
    ("players", "entrants", "asked", "played"), [(2, 2, 5, 6), (3, 2, 1, 3), (3, 2, 7, 12), (2, 5, 21, 40)]
)
def test_games_are_made_up_to_whole_rounds_and_to_whole_deals_below_one(
    players: int, entrants: int, asked: int, played: int
) -> None:
    names = [f"e{i}=random" for i in range(entrants)]
    (event,) = make({"title": "hadara", "players": players, "entrants": names, "games": asked}).events
    assert event.games == played


BASE = {"title": "hadara", "entrants": ["random", "greedy"]}
WRONG = [
    ({"entrants": ["random"]}, "arena-plan-title"),
    ({**BASE, "title": 3}, "arena-plan-title"),
    ({**BASE, "title": []}, "arena-plan-title"),
    ({**BASE, "title": ["hadara", "hadara"]}, "arena-plan-title"),
    ({**BASE, "title": "chess"}, "core-setup-title"),
    ({**BASE, "players": "two"}, "arena-plan-players"),
    ({**BASE, "players": []}, "arena-plan-players"),
    ({**BASE, "players": [2, 2]}, "arena-plan-players"),
    ({**BASE, "players": True}, "arena-plan-players"),
    ({**BASE, "players": 9}, "core-setup-players"),
    ({"title": "hadara"}, "arena-plan-entrants"),
    ({**BASE, "entrants": "random"}, "arena-plan-entrants"),
    ({**BASE, "entrants": []}, "arena-plan-entrants"),
    ({**BASE, "entrants": ["random", 3]}, "arena-plan-entrants"),
    ({**BASE, "entrants": [" "]}, "arena-plan-entrants"),
    ({**BASE, "entrants": ["random", "random"]}, "arena-plan-twice"),
    ({**BASE, "games": 0}, "arena-plan-games"),
    ({**BASE, "games": 1.5}, "arena-plan-games"),
    ({**BASE, "seed": 5}, "arena-plan-seed"),
    ({**BASE, "seed": "xyz"}, "arena-plan-seed"),
    ({**BASE, "seed": "f" * 25}, "arena-plan-seed"),
    ({**BASE, "budget": "long"}, "arena-plan-budget"),
    ({**BASE, "budget": 0}, "arena-plan-budget"),
    ({**BASE, "budget": float("nan")}, "arena-plan-budget"),
    ({**BASE, "options": "none"}, "arena-plan-options"),
    ({**BASE, "options": {"silver": 3}}, "arena-plan-options"),
    ({**BASE, "options": {"ferry": {"crossings": "four"}}}, "arena-plan-options"),
    ({**BASE, "options": {"nonsense": "yes"}}, "core-setup-option"),
    ({**BASE, "options": {"hadara": {"silver": "gold"}}}, "core-setup-choice"),
    ({**BASE, "bots": ["random"]}, "arena-plan-unknown"),
]


@pytest.mark.parametrize(("document", "message"), WRONG, ids=[f"{m}-{i}" for i, (_, m) in enumerate(WRONG)])
def test_a_wrong_field_has_a_sentence(document: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make(document)
    assert caught.value.message == message
    sentences(caught.value)


def test_own_content_belongs_to_one_title() -> None:
    with pytest.raises(BadPlan) as caught:
        make({**BASE, "title": ["hadara", "ferry"], "content": "own.toml"}, "x = 1")
    sentences(caught.value)


def test_a_text_that_is_no_toml_has_a_sentence() -> None:
    for wrong in ("title = ", "= 3", "[" * 100_000):
        with pytest.raises(BadPlan) as caught:
            parse(wrong, "plan.toml")
        assert caught.value.message == "arena-plan-toml"
        sentences(caught.value)


def sentences(error: CradleError) -> None:
    said = {Language(code).error(error) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") and "{" not in sentence and "arena-" not in sentence for sentence in said)


def test_the_sentence_on_unknown_fields_names_all_there_are() -> None:
    with pytest.raises(BadPlan) as caught:
        make({"colour": "red"})
    assert all(field in Language("en").error(caught.value) for field in FIELDS)


def test_alone_is_for_two_and_in_whole_deals() -> None:
    document: dict[str, object] = {"title": "ferry", "players": 3, "entrants": ["greedy", "random"], "games": 10}
    (event,) = make({**document, "seating": "alone"}).events
    assert event.games == 12
    with pytest.raises(BadPlan) as caught:
        make({**document, "seating": "alone", "entrants": ["greedy"]})
    assert caught.value.message == "arena-plan-alone"
