"""What people read before they choose: every option says what it gives, in every language."""

from __future__ import annotations

import re

import pytest

from cradle.core.journal import Journal
from cradle.core.rng import seeded
from cradle.games.horizon.numbers import START
from cradle.games.horizon.offers import Choose
from cradle.games.horizon.registry import TITLE
from cradle.games.horizon.resolve import Follow
from cradle.games.horizon.table import Horizon
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.games.horizon.positions import (
    activate,
    asked,
    box,
    effects,
    know,
    number,
    put_card,
    run,
    run_archimedes,
    run_text,
    say,
    strip,
    table,
    words,
)

NAMES = ["Ann", "Bob"]


def labels(t: Horizon, language: str = "en", own: str | None = None) -> list[str]:
    said = TitleLanguage(Language(language), "horizon", box(own), NAMES)
    return [said.label(t.label(t.first(), answer)) for answer in t.answers(t.first())]


def question(t: Horizon, language: str = "en", own: str | None = None) -> str:
    return TitleLanguage(Language(language), "horizon", box(own), NAMES).label(t.about(t.first()))


def met(leader: str) -> Horizon:
    """Seat 0 resolves this leader."""
    t = table()
    run(t, 0, t.printed.leaders[number("leader", leader)].instant)
    return t


def test_15_5_an_option_names_its_points_coins_and_pieces() -> None:
    assert labels(met("l2-homer")) == [
        "population · 2 pieces",
        "points for you, population for the others · 2 points · others: 1 piece",
    ]
    assert labels(met("l3-musa")) == [
        "coins · 6 coins",
        "points for you, coins for the others · 4 points · others: 2 coins",
    ]
    assert labels(met("l4-roosevelt"))[0] == "a settle token and coins · 3 coins"


def test_15_7_what_is_counted_is_named_as_it_counts_now() -> None:
    t = table()
    t.players[0].known |= 1 << number("technology", "t1-farming") | 1 << number("technology", "t2-law")
    run(t, 0, t.printed.leaders[number("leader", "l3-mozart")].instant)
    assert "2 points" in labels(t)[1]


def test_own_values_are_named_too() -> None:
    own = effects("[{ choose = [[{ coins = 7 }], [{ everybody = [{ vp = 1 }] }]] }]")
    t = table(own=own)
    run_archimedes(t)
    assert [t.label(0, answer).numbers[-6:] for answer in t.answers(0)] == [[0, 7, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_choice_read_alike(language: str) -> None:
    said = TitleLanguage(Language(language), "horizon", box(), NAMES)
    t = table()
    choices = [effect for effect in t.printed.effects if isinstance(effect, Choose)]
    assert len(choices) > 10
    for choice in choices:
        t = table()
        choice.apply(t, 0, 0)
        read = [said.label(t.label(0, answer)) for answer in range(len(choice.options))]
        assert len(set(read)) == len(read) and not any("horizon-" in text or "{" in text for text in read)


def test_15_2_an_offer_says_how_much_it_brings() -> None:
    t = table(own=effects('[{ produce = "population" }, { produce = "coins" }, { private = 3, draw = 3 }]'))
    t.players[0].open_columns = 3
    t.players[0].income = 1
    run_archimedes(t)
    assert question(t) == "Produce population now: 2 pieces?"
    t.answer(0, 1)
    assert question(t) == "Produce coins now: 1 coin?"
    t.answer(0, 1)
    assert question(t) == "Draw for a private technology of level III: 3 cards?"


def test_13_7_production_that_would_bring_nothing_is_not_offered() -> None:
    t = run_text('[{ produce = "population" }, { produce = "coins" }, { coins = 1 }]')
    assert asked(t) == "act"
    assert t.players[0].coins == 2


def test_15_4_effects_that_wait_are_named_by_their_step() -> None:
    own = (
        '[[government]]\nid = "g1b"\ndespotism = [{ on = "goal", do = [{ coins = 2 }] }, '
        '{ on = "goal", do = [{ invest = "food" }, { population = 1 }] }]\n'
    )
    t = table(own=own)
    t.push(Follow(0, 3 << t.printed.trigger_ids.index("g1b-despotism-1")))
    t.settle()
    assert asked(t) == "order"
    assert labels(t)[0] == "War Host (despotism) · 2 coins"
    say(t, words(t)[0])
    assert t.players[0].coins == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_8_every_way_over_the_edge_of_the_map_reads_differently(language: str) -> None:
    t = table()
    say(t, "move-2-0", "skip")
    assert asked(t) == "move"
    read = labels(t, language)
    assert len(read) == 3 == len(set(read))
    assert sum("↗" in text or "↖" in text or "↙" in text or "↘" in text for text in read) == 2


# -- no codes ------------------------------------------------------------------------------------------------------


def log(t: Horizon, journal: Journal, language: str = "en") -> list[str]:
    said = TitleLanguage(Language(language), "horizon", box(), NAMES)
    return [text for text in (said.news(told, 0) for told in journal.told) if text]


def test_6_1_a_slot_is_told_by_its_technology_and_place() -> None:
    t = table(own=effects('[{ research = [1, 2], from = "columns", ignore-links = true }]'))
    put_card(t, "i-2", "t1-writing")
    run_archimedes(t)
    read = labels(t)
    assert "Writing (level I, slot 2)" in read
    assert "a new technology (level II, slot 3)" in read
    journal = Journal()
    t.attach(journal)
    say(t, f"slot-{number('slot', 'i-2')}")
    assert log(t, journal)[0] == "Ann sends a scientist: Writing (level I, slot 2)."


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "start tile of Bob"), ("ru", "начальная территория (Bob)"), ("pl", "kafel startowy (Bob)")],
)
def test_10_3_a_start_tile_is_called_after_its_player(language: str, name: str) -> None:
    said = TitleLanguage(Language(language), "horizon", box(), NAMES)
    assert said.value("place", START + 1) == name


def test_7_3_an_investment_asks_only_what_is_open() -> None:
    t = run_text('[{ invest = "food" }]')
    assert question(t) == "Invest a cube of the track food?"
    t = run_text('[{ invest = "any" }]')
    assert question(t) == "Invest a cube: from which track?"
    t = table(own=effects('[{ invest = "food" }]'))
    strip(t, 0, 0, 0)
    run_archimedes(t)
    assert question(t) == "No cube is left on the track food: invest one from which other track?"


def test_4_10_the_log_tells_no_cost_where_there_is_none() -> None:
    t = table()
    journal = Journal()
    t.attach(journal)
    say(t, "move-3-0")
    assert log(t, journal)[0] == "Ann: Basic 4: a piece and a coin."
    t.players[1].coins = 2
    say(t, "coins")
    know(t, 1, "i-1")
    activate(t, 1, 1)
    say(t, f"move-{number('action', 'basic-2')}-0")
    assert "Bob: Basic 2: research level II (2 coins)." in log(t, journal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_stands_in_what_is_read(language: str) -> None:
    """A whole random game: no raw ids, no sign for money, no Latin letters but the names and the levels."""
    said = TitleLanguage(Language(language), "horizon", box(), NAMES)
    journal = Journal()
    t = box().setup(2, [], 5)
    t.attach(journal)
    rng = seeded(5)
    read: set[str] = set()
    while not t.over():
        answers = t.answers(t.first())
        read |= {said.label(t.label(t.first(), answer)) for answer in answers} | {said.label(t.about(t.first()))}
        t.take(t.first(), answers[rng.below(len(answers))])
    read |= {said.news(told, 0) for told in journal.told}
    assert not [text for text in read if "horizon-" in text or "{" in text or "¢" in text]
    if language == "ru":
        latin = "[A-Za-z]+"
        assert {word for text in read for word in re.findall(latin, text)} <= {*NAMES, "I", "II", "III", "IV"}


def test_every_question_names_the_clause_it_comes_from() -> None:
    assert [kind.name for kind in TITLE.kinds if not kind.clause.startswith("horizon/")] == []
