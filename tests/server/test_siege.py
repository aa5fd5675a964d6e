"""A few games under SIGKILL; `python -m tests.server.siege` plays hundreds."""

import pytest

from tests.server.siege import besiege


@pytest.mark.slow
def test_no_answer_is_lost_or_done_twice_when_the_server_is_killed(own_database: str) -> None:
    siege = besiege(own_database, games=3, players=3, least=10, most=60)
    assert siege.wrong == []
    assert siege.kills >= 2
    assert siege.answers > 150
