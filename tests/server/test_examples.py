"""docs/protocol.md shows what the server really says: its examples are those of a game that is played here."""

import json

import pytest

from tests.server.examples import (
    PROTOCOL,
    blocks,
    documents,
    fits,
    layout,
    renewed,
    rewritten,
    wrong_blocks,
    wrong_inline,
)
from tests.server.story import Told, tell

TEXT = PROTOCOL.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    return tell(tmp_path_factory.mktemp("story"))


def test_every_block_shows_what_was_said(told: Told) -> None:
    """If this fails: `python -m tests.server.examples --write`."""
    assert wrong_blocks(TEXT, told) == []


def test_every_example_within_a_line_was_said_or_sent(told: Told) -> None:
    """If this fails: the story in `story.py` should come to it, or the line should show what the story comes to."""
    assert wrong_inline(TEXT, told) == []


def test_what_is_written_anew_shows_the_same(told: Told) -> None:
    assert wrong_blocks(rewritten(TEXT, told), told) == []
    assert blocks(rewritten(TEXT, told)) == blocks(TEXT)


@pytest.mark.parametrize(
    ("shown", "said", "same"),
    [
        ('{"a": 1}', {"a": 1}, True),
        ('{"a": 1}', {"a": 2}, False),
        ('{"a": 1}', {"a": True}, False),
        ('{"a": 1}', {"a": 1, "b": 2}, False),
        ('{"a": 1, "b": 2}', {"a": 1}, False),
        ('{"a": 1, "…": "…"}', {"a": 1, "b": 2}, True),
        ("[1, 2]", [1, 2, 3], False),
        ('[1, "…"]', [1, 2, 3], True),
        ('[1, "…"]', [1], False),
        ('"be…"', "begin", True),
        ('"be…"', "end", False),
        ('{"a": …, "b": {…}, "c": […]}', {"a": 1, "b": {"x": 1}, "c": [1, 2]}, True),
    ],
)
def test_an_example_may_leave_out_but_not_invent(shown: str, said: object, same: bool) -> None:
    example = next(documents(shown))
    assert fits(example, said) is same
    assert fits(renewed(example, said), said), "what is written anew fits"


def test_a_block_is_laid_out_in_lines_that_can_be_read() -> None:
    document = {"name": "x" * 60, "list": [{"number": n, "text": "y" * 30} for n in range(5)], "end": None}
    text = layout(document)
    assert json.loads(text) == document
    assert max(map(len, text.splitlines())) <= 120
