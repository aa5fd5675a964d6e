"""The browser's boards are tested at positions of the present server."""

import json
from pathlib import Path

import pytest

from tests.server.boards import POSITIONS, file_of, told


@pytest.mark.parametrize("title", POSITIONS)
def test_a_board_is_tested_with_what_the_server_says(title: str, tmp_path: Path) -> None:
    """If this fails: `python -m tests.server.boards`."""
    assert json.loads(file_of(title).read_text(encoding="utf-8")) == told(title, tmp_path)
