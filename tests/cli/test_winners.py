"""Who has won: with points where there are points."""

import pytest

from cradle import shelf
from cradle.boards.sheet import winners_text
from cradle.core.sheet import ScoreSheet
from cradle.language import LANGUAGES, Language, TitleLanguage


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_without_points_names_the_winner_only(code: str) -> None:
    words = TitleLanguage(Language(code), "heroes", shelf.box("heroes"), ["Anna", "Bert", "Cleo"])
    sheet = ScoreSheet(3)
    sheet.scored = False
    sheet.line("victory", [0, 1, 0])
    said = winners_text(words, sheet)
    assert "Bert" in said and "1" not in said
    sheet.points = [[0, 0, 0]]
    said = winners_text(words, sheet)
    assert "Anna, Bert" in said and "Cleo" in said and "0" not in said


def test_age_of_heroes_has_no_points() -> None:
    title = shelf.title("heroes")
    assert not shelf.box("heroes").setup(3, title.choices({}, 3), 1).sheet().scored
