"""The arena on Ray: the same results as in one process, whoever is killed, and nothing left behind."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from cradle.arena import planfile, ray_engine
from cradle.arena.engine import results
from cradle.arena.keep import Kept, played
from cradle.arena.plan import MOVING, Contender, Event, Plan
from cradle.arena.ray_engine import BadCluster, results_on
from cradle.arena.ray_watch import of_cluster
from cradle.cli.app import run
from cradle.language import LANGUAGES, Language
from tests.research.doomed import MARKER

PATIENCE: Final = 240.0  # seconds for a cluster to begin or to end on a busy machine


def plan_of(bots: list[str], games: int) -> Plan:
    contenders = tuple(Contender(bot, bot) for bot in bots)
    return Plan(contenders, (Event("hadara", 2, games),), 7, seating=MOVING, notes=True)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A short folder for temporary files, made after those of pytest: whatever has to do with it is of the test."""
    folder = tempfile.mkdtemp(prefix="cr-", dir="/tmp")
    monkeypatch.setenv("TMPDIR", folder)
    monkeypatch.setattr(tempfile, "tempdir", None)
    yield folder
    for pid in of_cluster(folder, {os.getpid()}):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    shutil.rmtree(folder, ignore_errors=True)


def left(folder: str) -> list[int]:
    """Processes that are still there after some patience."""
    end = time.monotonic() + PATIENCE
    while (found := of_cluster(folder, {os.getpid()})) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def test_results_are_those_of_one_process_though_a_worker_is_killed(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(MARKER, str(tmp_path / "marker"))
    plan = plan_of(["tests.research.doomed:Doomed", "random"], 6)
    there = list(results_on("local", plan, range(6), 2))
    assert (tmp_path / "marker").exists()
    assert capfd.readouterr().out == ""  # it belongs to the results
    assert there == list(results(plan, range(6), 1))
    assert left(place) == []


def test_a_killed_parent_leaves_nothing_and_its_run_goes_on(place: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    fields: dict[str, object] = {"title": "hadara", "players": 2, "entrants": ["random"], "games": 2000}
    title = ["--title", "hadara", "--players", "2", "--entrant", "random", "--games", "2000"]
    command = [sys.executable, "-m", "cradle", "arena", "run", *title, "--ray", "local", "--keep", str(folder)]
    starter = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    games = folder / "games.jsonl"
    end = time.monotonic() + PATIENCE
    while not (games.exists() and games.stat().st_size) and starter.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
    starter.kill()
    starter.wait()
    assert games.stat().st_size
    assert left(place) == []
    plan = planfile.make(fields)
    kept = Kept(folder, plan, fields)
    try:
        there = list(played(plan, 1, kept))  # on another engine, which makes no difference
    finally:
        kept.close()
    assert there == list(results(plan, range(2000), 1))


def test_a_duel_stops_at_the_same_game(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The command, on a cluster of its own and in one process."""
    said = []
    for where in (["--ray", "local"], ["--jobs", "1"]):
        assert run(["arena", "duel", "greedy", "random", "--title", "hadara", "--games", "40", "--json", *where]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert json.loads(said[0])["verdict"] == "first"
    assert left(place) == []


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "nonsense", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_a_sentence(address: str) -> None:
    with pytest.raises(BadCluster) as caught:
        next(results_on(address, plan_of(["random", "random"], 1), [0]))
    for code in LANGUAGES:
        said = Language(code).error(caught.value)
        assert address in said and "balance-" not in said


def test_an_address_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_engine, "JOINING", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(BadCluster):
        ray_engine.reach(f"127.0.0.1:{silent.getsockname()[1]}")


def test_a_worker_with_other_rules_is_refused() -> None:
    plan = plan_of(["random", "random"], 1)
    assert len(ray_engine.play_some((plan, ray_engine.signature(plan)), [0])) == 1
    with pytest.raises(BadCluster):
        ray_engine.play_some((plan, [("hadara", 0, "other")]), [0])
