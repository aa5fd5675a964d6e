"""The examples of the search and of the language model, run shortly."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(call, capture_output=True, text=True, timeout=300, check=False)


def test_the_search_plays_against_greedy() -> None:
    done = run("ismcts.py", "hadara", "--games", "2", "--simulations", "3")
    assert done.returncode == 0, done.stderr
    first, second, last = done.stdout.splitlines()
    assert first.startswith("game 1 of 2")
    assert re.search(r"95% interval \d+% to \d+%", second)
    assert "50%" in last


@pytest.mark.parametrize(("title", "players", "lang"), [("hadara", 3, "en"), ("tapestry", 1, "ru")])
def test_the_stand_in_plays_a_game(title: str, players: int, lang: str) -> None:
    done = run("language_model.py", title, "--players", str(players), "--rival", "random", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 30
    assert "→" in done.stdout.splitlines()[0]
    assert done.stdout.endswith("Replies without an answer: 0\n")


@pytest.mark.parametrize("name", ["ismcts.py", "language_model.py"])
@pytest.mark.parametrize("arguments", [["--players", "9"], ["--players", "none"], ["chess"]])
def test_a_wrong_wish_is_told_without_a_traceback(name: str, arguments: list[str]) -> None:
    done = run(name, *arguments)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["ismcts.py", "language_model.py"])
def test_the_examples_have_help(name: str) -> None:
    done = run(name, "--help")
    assert done.returncode == 0
    assert "default" in done.stdout
