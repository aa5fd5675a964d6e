"""The table in the terminal: every view can be drawn, in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from cradle.cli.boards import board_of
from cradle.cli.boards.horizon import HorizonBoard
from cradle.cli.boards.horizon_print import condition, lasting, listed, scores
from cradle.cli.scene import Scene
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.games.horizon.oracle import entries
from tests.games.horizon.positions import box, random_table

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def drawn(language: str, seats: int, seed: int, answers: int, roomy: bool) -> str:
    t = random_table(seats, seed, answers)
    words = TitleLanguage(Language(language), "horizon", box(), NAMES[:seats])
    out = Console(file=StringIO(), width=120)
    scene = Scene.__new__(Scene)
    scene.words = words
    scene.eye = t.first()
    scene.seats = seats
    scene.view = t.view(t.first())
    scene.kind = t.kind(t.first()).name
    scene.width = 120
    scene.roomy = roomy
    board = board_of("horizon", box())
    for part in board.draw(scene):
        out.print(part)
    for seat in range(seats):
        out.print(board.seat(scene, seat))
    assert isinstance(out.file, StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roomy", [True, False])
def test_every_view_can_be_drawn(language: str, roomy: bool) -> None:
    for seats, seed, answers in ((2, 1, 0), (3, 2, 150), (4, 3, 700)):
        text = drawn(language, seats, seed, answers, roomy)
        assert all(name in text for name in NAMES[:seats])
        assert "horizon-" not in text and "effect-" not in text and "term-" not in text


def test_the_signs_of_every_card_can_be_written() -> None:
    board = board_of("horizon", box())
    assert isinstance(board, HorizonBoard)
    words = TitleLanguage(Language("pl"), "horizon", box(), NAMES)
    for noun in ("technology", "leader", "government", "structure", "territory", "goal"):
        for e in entries(noun):
            text = " ".join([listed(words, e, "instant"), listed(words, e, "action"), lasting(words, e, "lasting")])
            text += scores(words, e, "score") + condition(words, e) + listed(words, e, "discovery")
            assert "horizon-" not in text
