"""Pictures of the table: what is asked of the camera's process, and a sentence where there is none.

The camera itself is tried in tests/web, where there is a browser."""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
import pytest

from cradle import envs, shelf
from cradle.core.record import opening, parse, read_line
from cradle.envs import rendering
from cradle.envs.problems import Problem
from tests.research.playing import steps

pytestmark = pytest.mark.compiled

ECHO = """
import base64, json, sys
for line in sys.stdin:
    open(sys.argv[1], "w").write(line)
    print(json.dumps({"width": 2, "height": 1, "rgb": base64.b64encode(bytes(range(6))).decode()}), flush=True)
"""
UNABLE = """
import sys
sys.stdin.readline()
print('{"problem": "%s"}')
"""


def stand_in(monkeypatch: pytest.MonkeyPatch, script: str, *arguments: str) -> None:
    monkeypatch.setattr(rendering, "child", lambda module: [sys.executable, "-c", script, *arguments])


def test_the_camera_is_told_the_game_so_far_and_who_looks(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    stand_in(monkeypatch, ECHO, str(tmp_path / "told"))
    env = envs.aec("hadara", 3, options={"silver": "every"}, render_mode="rgb_array")
    done = steps(env, 4, 25)
    for _ in range(2):
        assert np.array_equal(env.render(), np.arange(6, dtype=np.uint8).reshape(1, 2, 3))
    env.close()
    told = json.loads((tmp_path / "told").read_text(encoding="utf-8"))
    assert told["eye"] == int(env.agent_selection.removeprefix("seat_")) and told["steps"] == len(done) == 25
    assert told["names"] == env.possible_agents and told["title"] == "hadara" and not told["over"]
    record = parse(told["record"])
    table = opening(record, shelf.title("hadara"), shelf.box("hadara"))
    for n, line in enumerate(record.lines):
        table.answer(*read_line(table, line, n))
    assert table.digest() == env.playing().table.digest()


@pytest.mark.parametrize(
    ("why", "sentence"),
    [("playwright", "playwright"), ("browser", "Chromium"), ("client", "client"), ("page", "page")],
)
def test_without_a_browser_a_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, why: str, sentence: str
) -> None:
    stand_in(monkeypatch, UNABLE % why)
    env = envs.aec("hadara", 2, render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(Problem, match=sentence):
        env.render()
    env.close()


def test_a_camera_that_dies_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, "raise SystemExit(1)")
    env = envs.aec("hadara", 2, render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(Problem, match="ansi"):
        env.render()
    env.close()
