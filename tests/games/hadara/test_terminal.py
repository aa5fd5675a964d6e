"""Hadara: the board in the terminal."""

from __future__ import annotations

import pytest

from cradle.boards.hadara_print import Print
from cradle.games.hadara.table import Hadara
from cradle.language import Language, TitleLanguage
from tests.games import drawing
from tests.games.drawing import NAMES
from tests.games.hadara.positions import CARD, STANDARD, answer, position


def words_in(language: str) -> TitleLanguage:
    return TitleLanguage(Language(language), "hadara", STANDARD, NAMES)


def drawn(t: Hadara) -> str:
    return drawing.drawn("hadara", STANDARD, t)


def said(t: Hadara, answer_words: str) -> str:
    label = t.label(0, answer(t, 0, answer_words))
    return words_in("en").label(label)


@pytest.mark.clause("hadara/14.20")
def test_what_is_missing_for_a_colony_and_a_bust_counts_the_discount() -> None:
    text = drawn(position().epoch(3).owns("p3-13").tracks(military=26, culture=13).ask("colonies"))
    assert "colony 3, 9, 15, 21, 30 within reach" in text
    assert "bust 6, 12 within reach; 3 more for bust 20" in text


@pytest.mark.clause("hadara/14.14")
def test_income_counts_the_gap() -> None:
    gapped = position().epoch(2).owns("p2-13").tracks(military=3, culture=3, food=3)
    assert "+6 coins at each income" in drawn(gapped.ask("colonies"))


def test_a_star_is_on_cards_with_a_star_only() -> None:
    assert "★" not in drawn(position().coins(9).pile("purple", "p1-01").pile("yellow", "y1-01").ask("piles"))
    starred = drawn(position().coins(9).pile("purple", "p1-11").ask("piles"))
    assert f"{words_in('en').value('card', CARD['p1-11'])} ★" in starred


@pytest.mark.clause("hadara/14.10")
def test_colonies_are_offered_with_all_their_coins() -> None:
    t = position().epoch(2).owns("p2-01").tracks(military=3).ask("colonies")
    assert said(t, "plunder 3") == "Plunder colony 3: get 3 coins and 4 more for taking it; worth 2 points at the end"
    told = "Annex colony 3: get 4 coins for taking it, pay 1 coin; worth at least 2 points at the end"
    assert said(t, "annex 3") == told
    t = position().tracks(military=3).coins(1).ask("colonies")
    assert said(t, "annex 3") == "Annex colony 3: pay 1 coin; worth at least 2 points at the end"


@pytest.mark.parametrize(
    ("language", "card", "part"),
    [
        ("en", "p1-14", "Food +1 for each green card"),
        ("ru", "p1-14", "за каждую вашу зелёную карту"),
        ("pl", "p1-14", "za każdą twoją zieloną kartę"),
        ("en", "p2-12", "at most 12 coins"),
        ("ru", "p2-12", "не больше 12 монет"),
        ("pl", "p2-13", "najwyżej 6 monet"),
    ],
)
def test_effects_in_words(language: str, card: str, part: str) -> None:
    assert part in Print(STANDARD.document).effect(CARD[card], words_in(language))
