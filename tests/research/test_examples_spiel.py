"""The examples of the search and of the language model, run shortly."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ["ismcts", "language_model"]


def example(name: str) -> Any:
    spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_search_plays_against_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("ismcts").main(["hadara", "--games", "2", "--simulations", "3"]) == 0
    first, second, last = capsys.readouterr().out.splitlines()
    assert first.startswith("game 1 of 2")
    assert re.search(r"95% interval \d+% to \d+%", second)
    assert "50%" in last


@pytest.mark.parametrize(("players", "lang"), [("3", "en"), ("2", "ru")])
def test_the_stand_in_plays_a_game(capsys: pytest.CaptureFixture[str], players: str, lang: str) -> None:
    assert example("language_model").main(["hadara", "--players", players, "--rival", "random", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) > 30
    assert "→" in out.splitlines()[0]
    assert out.endswith("Replies without an answer: 0\n")


def test_a_model_that_gives_no_number_is_asked_again_and_then_passed_over() -> None:
    module = example("language_model")
    table = module.cradle.envs.text("hadara", 2, seed=1)
    prompts: list[str] = []

    def silent(instructions: str, prompt: str) -> str:
        prompts.append(prompt)
        return "I would rather not say, or 0, or 77."

    assert module.chosen(table, 0, silent, "") == (1, 3)
    assert len(set(prompts)) == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_player_count_that_there_is_not_is_a_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert example(name).main(["--players", "9"]) == 2
    assert "9" in capsys.readouterr().err


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("arguments", [["--players", "none"], ["chess"], ["--help"]])
def test_the_command_line_is_explained(name: str, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        example(name).main(arguments)
    told = capsys.readouterr()
    assert left.value.code == (0 if arguments == ["--help"] else 2)
    assert "--players" in told.out + told.err


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_are_programs(name: str) -> None:
    call = [sys.executable, str(EXAMPLES / f"{name}.py"), "--help"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=60, check=True)
    assert "default: hadara" in done.stdout
