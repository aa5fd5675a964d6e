"""A few games under attack; `python -m tests.server.siege` plays hundreds."""

from pathlib import Path

import pytest

from tests.server.attacks import Attacker
from tests.server.postgres import Postgres
from tests.server.serving import Process
from tests.server.siege import besiege


@pytest.mark.slow
def test_no_answer_is_lost_or_done_twice_when_the_server_is_killed(own_database: str, tmp_path: Path) -> None:
    attacker = Attacker(["kill"], 2, 25, None, tmp_path)
    siege = besiege(Process(own_database), 4, attacker.run, ["hadara", "tapestry", "heroes", "horizon"])
    assert siege.wrong == []
    assert siege.attacks["kill"] == 2
    assert siege.answers > 30


@pytest.mark.slow
def test_no_answer_is_lost_or_done_twice_when_the_database_goes_away(tmp_path: Path) -> None:
    postgres = Postgres(durable=True)
    try:
        attacker = Attacker(["restart", "cut"], 2, 25, postgres, tmp_path)
        siege = besiege(Process(attacker.database()), 4, attacker.run, ["hadara", "heroes"])
    finally:
        postgres.stop()
    assert siege.wrong == []
    assert siege.attacks == {"restart": 1, "cut": 1}
    assert siege.away > 0
