"""Player counts and options of a title."""

from __future__ import annotations

import pytest

from cradle.core.errors import BadPosition, BadSetup
from cradle.core.title import Option, choices_within
from tests.core.sentences import wanting
from tests.laws.mini import BOX, TITLE


def test_options_that_are_not_mentioned_have_their_default() -> None:
    assert TITLE.choices({}, 2) == [0, 0]
    assert TITLE.choices({"purse": "big"}, 2) == [0, 1]
    assert TITLE.choices({"length": "long"}, 4) == [1, 0]


def test_a_title_knows_its_questions_and_ends_by_its_rules() -> None:
    assert [kind.name for kind in TITLE.kinds] == ["drop", "wish", "pick", "bid", "guard"]
    assert [news.name for news in TITLE.news] == ["dropped", "showed", "bought", "won", "stole"]
    assert (TITLE.safety, TITLE.interacting) == (0, [])
    assert BOX.reading([0, 0]) is BOX.document and set(BOX.document) == {"game", "colour"}


def test_choices_lead_back_to_names() -> None:
    assert TITLE.chosen([1, 0]) == {"length": "long", "purse": "small"}


@pytest.mark.parametrize(
    ("wanted", "message", "details"),
    [
        ({"weather": "rain"}, "core-setup-option", {"option": "weather", "options": "length, purse"}),
        ({"length": "endless"}, "core-setup-choice", {"choice": "endless", "choices": "short, long"}),
        ({"purse": "big"}, "core-setup-option-seats", {"option": "purse", "players": 3}),
    ],
)
def test_options_that_there_are_not_are_refused(
    wanted: dict[str, str], message: str, details: dict[str, object]
) -> None:
    with pytest.raises(BadSetup) as caught:
        TITLE.choices(wanted, 3)
    assert caught.value.message == message
    assert details.items() <= caught.value.details.items()
    assert wanting(caught.value) == []


def test_a_title_without_options_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "options", [])
    with pytest.raises(BadSetup) as caught:
        TITLE.choices({"weather": "rain"}, 2)
    assert caught.value.details["options"] == "–"


OPTIONS = [Option("length", ["short", "long"], "short"), Option("purse", ["small"], "small")]


def test_the_choices_of_a_position_are_among_those_there_are() -> None:
    assert [choices_within(choices, OPTIONS) for choices in ([0, 0], [1, 0])] == [[0, 0], [1, 0]]


@pytest.mark.parametrize(
    ("choices", "field"),
    [([0], "choices"), ([0, 0, 0], "choices"), ([-1, 0], "choices[0]"), ([2, 0], "choices[0]"), ([0, 1], "choices[1]")],
)
def test_other_choices_of_a_position_are_refused(choices: list[int], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        choices_within(choices, OPTIONS)
    assert caught.value.details["field"] == field


def test_an_option_that_means_nothing_here_may_have_its_default() -> None:
    assert TITLE.choices({"purse": "small"}, 3) == [0, 0]


def test_an_option_applies_to_all_player_counts_or_to_some() -> None:
    assert all(Option("a", ["x"], "x").applies(seats) for seats in range(1, 9))
    assert [Option("a", ["x"], "x", [2, 4]).applies(seats) for seats in (2, 3, 4)] == [True, False, True]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_player_counts_that_there_are_not_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        TITLE.check_seats(seats)
    assert caught.value.message == "core-setup-players"
    assert caught.value.details == {"title": "bazaar", "players": seats, "least": 2, "most": 4}


def test_player_counts_that_there_are_pass() -> None:
    for seats in TITLE.seats:
        TITLE.check_seats(seats)


def test_choices_reach_the_table() -> None:
    short, long = BOX.setup(2, [0, 0], 1), BOX.setup(2, [1, 1], 1)
    assert (short.last, short.coins) == (2, [3, 3])
    assert (long.last, long.coins) == (3, [5, 5])
