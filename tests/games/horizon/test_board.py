"""The table in the terminal: every view can be drawn, in every language."""

from __future__ import annotations

import pytest

from cradle.boards import board_of
from cradle.boards.horizon import HorizonBoard
from cradle.boards.horizon_print import condition, lasting, listed, mark, scores
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.games import drawing
from tests.games.drawing import NAMES
from tests.games.horizon.oracle import entries
from tests.games.horizon.positions import box, random_table


def drawn(language: str, seats: int, seed: int, answers: int) -> str:
    """The table, and every seat of it."""
    t = random_table(seats, seed, answers)
    parts = [drawing.drawn("horizon", box(), t, t.first(), language, 120, seat) for seat in range(-1, seats)]
    return "".join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_can_be_drawn(language: str) -> None:
    for seats, seed, answers in ((2, 1, 0), (3, 2, 150), (4, 3, 700)):
        text = drawn(language, seats, seed, answers)
        assert all(name in text for name in NAMES[:seats])
        assert "horizon-" not in text and "effect-" not in text and "term-" not in text


def test_the_signs_of_every_card_can_be_written() -> None:
    board = board_of("horizon", box().document)
    assert isinstance(board, HorizonBoard)
    words = TitleLanguage(Language("pl"), "horizon", box(), NAMES)
    for noun in ("technology", "leader", "government", "structure", "territory", "goal"):
        for e in entries(noun):
            text = " ".join([listed(words, e, "instant"), listed(words, e, "action"), lasting(words, e, "lasting")])
            text += scores(words, e, "score") + condition(words, e) + listed(words, e, "discovery")
            assert "horizon-" not in text


@pytest.mark.parametrize(
    ("language", "signs"),
    [
        ("en", "+theocracy complete a goal!"),
        ("ru", "+теократия выполнить цель!"),
        ("pl", "+teokracja zrealizuj cel!"),
    ],
)
def test_steps_and_goals_by_effect_are_written_out(language: str, signs: str) -> None:
    words = TitleLanguage(Language(language), "horizon", box(), NAMES)
    assert listed(words, {"instant": [{"government": "theocracy"}, {"complete": "goal"}]}, "instant") == signs


def test_slots_are_numbered_within_their_level() -> None:
    tree = drawn("en", 2, 1, 0)
    assert "3 ← 2, 3 *" in tree
    assert "II-" not in tree


def test_reconstructed_values_are_marked_and_known_ones_are_not() -> None:
    assert mark(entries("goal")[0]) == "≈"
    assert mark(entries("territory")[0]) == "≈" and mark(entries("territory")[0], "strength", "village", "city") == ""
    assert mark(entries("territory")[1], "strength", "village", "city") == "≈"
    assert mark(entries("action")[3]) == ""
    text = drawn("en", 3, 2, 150)
    assert "≈ reconstructed value" in text
    rows = [line for line in text.splitlines() if "⇒" in line or "≥" in line]
    assert rows and all("≈" in line for line in rows)


def test_governments_on_offer_are_shown_with_their_steps() -> None:
    t = random_table(4, 3, 0)
    text = drawn("en", 4, 3, 0)
    for face in t.offer:
        assert box().nouns()["government"][face]
    assert text.count("democracy") == len(t.offer)


def test_the_map_names_tiles_in_full_and_says_what_they_bring() -> None:
    text = drawn("en", 2, 5, 700)
    assert "Crown Plateau" in text and "◎1 Ada" in text
    assert "6:⌂8 ↑✱ +2¢ ♜12≈" in text
    assert "2:♜5≈" in text  # its village is settled


def test_what_an_answer_changes_is_counted_in_signs() -> None:
    t = random_table(2, 5, 700)
    facts = board_of("horizon", box().document).facts(t.view(0), 1)
    p = t.players[1]
    assert list(facts) == ["¢", "+¢", "☻", "↑", "⌂", "♜", "♣", "◆", "▲", "★"]
    assert [facts[sign] for sign in ("¢", "☻", "▲")] == [p.coins, p.active, p.left[2]]
    assert facts["★"] == t.sheet().totals()[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    words = TitleLanguage(Language(language), "horizon", box(), NAMES)
    signs = {sign.plain: text for sign, text in board_of("horizon", box().document).legend(words)}
    assert {"≈", "♣", "◆", "▲", "¢"} <= set(signs)
    assert all(text and "horizon-" not in text for text in signs.values())
