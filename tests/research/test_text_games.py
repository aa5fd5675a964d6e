"""A program of a few lines, without cradle in its imports, plays whole games through the process."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).with_name("player.py")
GAMES = [
    ("hadara", 2, "ru", ""),
    ("tapestry", 1, "en", "--bare"),
    ("heroes", 2, "pl", "--bare"),
    ("horizon", 2, "en", "--bare"),
]


def test_the_program_knows_nothing_of_cradle() -> None:
    source = PLAYER.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 100
    nodes = list(ast.walk(ast.parse(source)))
    named = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert named <= {"__future__", *sys.stdlib_module_names}


@pytest.mark.parametrize(("title", "players", "language", "more"), GAMES)
def test_a_program_plays_a_whole_game(title: str, players: int, language: str, more: str) -> None:
    host = [sys.executable, "-m", "cradle", "text", title, "--players", str(players), "--bots", "random"]
    call = [sys.executable, str(PLAYER), *host, "--seed", "7", "--lang", language, *more.split()]
    done = subprocess.run(call, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    first, *rest = done.stderr.splitlines()
    assert first == f"{title} {language} [0]"
    assert len(rest) == 1, rest  # no error
    end = json.loads(rest[0])
    assert end["reason"] == "over"
    assert end["asked"] > 20
    assert end["longest"] > 300
    assert len(end["scores"]) == players
    assert end["winners"] or end["rivals"]
    assert end["sentence"].endswith(".")
