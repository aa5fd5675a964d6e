"""Every refusal tells its own true reason."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import CRADLE, SETTLER, SOLDIER, START
from cradle.games.horizon.production import Produce
from cradle.games.horizon.table import Horizon
from cradle.language import LANGUAGES, Language
from tests.games.horizon.positions import (
    activate,
    clear_units,
    effects,
    know,
    lay,
    number,
    own_village,
    run_archimedes,
    say,
    space,
    table,
    unit,
    why,
    why_act,
)


def told(clause: str) -> str:
    return Language("en").why(clause)


def test_4_7a_a_technology_without_an_action() -> None:
    t = table()
    know(t, 0, "ii-1", "t2-roads")
    t.players[0].space = space("basic-4")
    assert why_act(t, "t2-roads") == "horizon/4.7a"
    assert why_act(t, "t2-iron") == "horizon/4.7"


def test_6_1a_a_technology_of_another_level() -> None:
    t = table(own=effects('[{ research = [2], from = "columns" }]'))
    know(t, 0, "i-1")
    know(t, 0, "i-2")
    run_archimedes(t)
    assert why(t, f"slot-{number('slot', 'i-3')}") == "horizon/6.1a" == why(t, f"slot-{number('slot', 'iii-1')}")
    assert told("horizon/6.1a") == "Technologies of this level cannot be researched now."


def exchanging(coins: int, active: int) -> Horizon:
    t = table()
    clear_units(t, 0)
    unit(t, 0, SOLDIER, 1, START)
    unit(t, 0, SETTLER, 1, START)
    t.players[0].coins = coins
    activate(t, 0, active)
    t.agenda.pop()
    t.push(Produce(0))
    t.settle()
    say(t, "exchange")
    return t


@pytest.mark.clause("horizon/13.5", "horizon/13.5a", "horizon/13.5b", "horizon/13.5c", "horizon/13.5d")
def test_an_exchange_says_what_is_missing() -> None:
    t = exchanging(2, 0)
    assert why(t, "buy") == "horizon/13.5"
    assert why(t, "recall-1") == "horizon/13.5b"
    assert why(t, "sell") == "horizon/13.5c"
    t = exchanging(3, 20)
    assert why(t, "buy") == "horizon/13.5a"
    t.players[0].columns = [6, 5, 4, 3, 2]
    assert why(t, "sell") == "horizon/13.5d"


@pytest.mark.clause("horizon/9.1", "horizon/9.1a", "horizon/10.8", "horizon/10.8a", "horizon/11.1a", "horizon/11.1b")
def test_what_people_read() -> None:
    assert told("horizon/9.1") == "Recruit on your start tile or on a tile with your cube."
    assert told("horizon/10.8") == "Only a settler may step over the edge of the map."
    assert told("horizon/10.8a") == "The map can be left only where the new tile touches at least two others."
    t = table(own=effects('[{ expand = "fortify" }]'))
    village = lay(t, "ter-01", 0, -1)
    free = lay(t, "ter-02", 0, 1)
    own_village(t, 0, village)
    unit(t, 0, SOLDIER, 3, village)
    run_archimedes(t)
    assert told(why(t, f"fortify-{CRADLE}")) == "There is neither a village nor a city there."
    assert told(why(t, f"fortify-{free}")) == "The village there has not been settled yet."
    assert told(why(t, f"settle-{free}")) == "What is being carried out now does not allow this."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_for_two_reasons_of_one_question(language: str) -> None:
    said = Language(language)
    for clauses in (
        ["9.1", "9.1a", "9.2"],
        ["9.3", "9.3a", "9.4"],
        ["10.1", "10.8", "10.8a", "10.10", "10.11"],
        ["11.1", "11.1a", "11.1b", "11.5", "12.2", "12.2a", "12.3", "12.3a", "12.3b", "12.3c", "12.4", "12.6", "12.6a"],
        ["12.6b", "12.7", "12.8"],
        ["13.5", "13.5a", "13.5b", "13.5c", "13.5d"],
        ["6.1", "6.1a", "6.2", "6.4", "6.9", "6.14"],
    ):
        sentences = [said.why(f"horizon/{clause}") for clause in clauses]
        assert len(set(sentences)) == len(sentences)
        assert not any("horizon-why" in sentence for sentence in sentences)
