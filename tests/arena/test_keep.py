"""Kept runs: whatever stops them, the same command goes on, and the table is that of an undisturbed run."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle.arena import keep
from cradle.arena.engine import results
from cradle.arena.game import GameResult
from cradle.arena.keep import GAMES, PLAN, RULES, KeepError, Kept, played
from cradle.arena.planfile import make
from cradle.language import LANGUAGES, Language
from tests.processes import PATIENCE, children, command, descendants, slay, wait_until_gone

DOCUMENT: dict[str, object] = {"title": "ferry", "entrants": ["random", "greedy"], "games": 20, "seed": "7"}


def run(folder: Path, document: dict[str, object] = DOCUMENT, first: int = 100) -> list[GameResult]:
    """At most so many games of a kept run, then it is left."""
    plan = make(document)
    kept = Kept(folder, plan, document)
    try:
        out: list[GameResult] = []
        games = played(plan, 1, kept)
        for result in games:
            out.append(result)
            if len(out) == first:
                games.close()
                break
        return out
    finally:
        kept.close()


def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    alone = list(results(make(DOCUMENT), range(20), 1))
    assert run(tmp_path, first=7) == alone[:7]
    assert len((tmp_path / GAMES).read_text().splitlines()) == 7
    assert run(tmp_path) == alone
    assert run(tmp_path) == alone
    assert len((tmp_path / GAMES).read_text().splitlines()) == 20


def test_a_last_line_without_its_end_is_played_again(tmp_path: Path) -> None:
    alone = run(tmp_path)
    whole = (tmp_path / GAMES).read_bytes()
    for cut in (1, 50, len(whole.splitlines()[-1]), len(whole) - 10):
        (tmp_path / GAMES).write_bytes(whole[:-cut])
        assert run(tmp_path) == alone
        assert (tmp_path / GAMES).read_bytes() == whole


def test_times_are_kept_with_the_games_and_make_no_difference(tmp_path: Path) -> None:
    timed = {**DOCUMENT, "times": True}
    alone = list(results(make(timed), range(20), 1))
    assert run(tmp_path, timed, first=7) == alone[:7]
    assert run(tmp_path, timed) == alone == list(results(make(DOCUMENT), range(20), 1))
    for result in run(tmp_path, timed):
        assert result.times is not None and [len(spent) > 0 for spent in result.times.decisions] == [True, True]
        assert result.times.game >= sum(map(sum, result.times.decisions))
    lines = (tmp_path / GAMES).read_text().splitlines()
    assert all("times" in json.loads(line) for line in lines)
    (tmp_path / GAMES).write_text(lines[0].partition(',"times"')[0] + "}\n")
    assert refused(tmp_path, timed) == "arena-keep-line"


@pytest.mark.parametrize(("wanted", "expected"), [(0, 5), (3, 8), (100, 20)])
def test_no_more_games_are_played_than_are_wanted(wanted: int, expected: int, tmp_path: Path) -> None:
    alone, left = run(tmp_path, first=5), iter(range(wanted))
    kept = Kept(tmp_path, make(DOCUMENT), DOCUMENT)
    try:
        told = list(played(kept.plan, 1, kept, more=lambda: next(left, None) is not None))
    finally:
        kept.close()
    assert told[:5] == alone and len(told) == expected
    assert len((tmp_path / GAMES).read_text().splitlines()) == expected


def refused(folder: Path, document: dict[str, object] = DOCUMENT) -> str:
    with pytest.raises(KeepError) as caught:
        run(folder, document)
    said = {Language(code).error(caught.value) for code in LANGUAGES}
    assert len(said) == 3 and all(str(folder) in one and "{" not in one for one in said)
    return caught.value.message


@pytest.mark.parametrize(
    "change", [{"seed": "8"}, {"games": 22}, {"entrants": ["random", "g=greedy"]}, {"players": 3}, {"budget": 1}]
)
def test_another_plan_is_refused_and_nothing_is_lost(change: dict[str, object], tmp_path: Path) -> None:
    run(tmp_path, first=5)
    assert refused(tmp_path, {**DOCUMENT, **change}) == "arena-keep-other"
    assert len(run(tmp_path)) == 20


def test_other_rules_are_refused(tmp_path: Path) -> None:
    run(tmp_path, first=5)
    (tmp_path / RULES).write_text(json.dumps({"ferry": [99, "other"]}))
    assert refused(tmp_path) == "arena-keep-rules"


def test_a_folder_that_is_no_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text("my own notes\n")
    assert refused(tmp_path) == "arena-keep-other"
    assert (tmp_path / GAMES).read_text() == "my own notes\n"
    (tmp_path / PLAN).write_text("= nonsense")
    assert refused(tmp_path) == "arena-keep-plan"
    assert refused(tmp_path / GAMES) == "arena-keep-trouble"


@pytest.mark.parametrize("line", ["{}", "[]", "nonsense", '{"game": 3}', "[" * 100_000])
def test_a_broken_line_in_the_middle_is_named(line: str, tmp_path: Path) -> None:
    run(tmp_path)
    lines = (tmp_path / GAMES).read_text().splitlines()
    lines[3] = line
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n")
    assert refused(tmp_path) == "arena-keep-line"


@pytest.mark.parametrize(
    "change",
    [
        {"game": 4},
        {"title": "hadara"},
        {"entrants": "random"},
        {"entrants": ["greedy", "greedy"]},
        {"totals": [1]},
        {"places": ["first", "second"]},
        {"wins": [1.0, 0.0, 0.0]},
        {"traits": 5},
        {"forfeit": 2},
        {"stopped": "no"},
        {"notes": []},
        {"more": 1},
    ],
)
def test_a_line_that_is_not_that_game_is_named(change: dict[str, object], tmp_path: Path) -> None:
    run(tmp_path)
    lines = (tmp_path / GAMES).read_text().splitlines()
    lines[3] = json.dumps({**json.loads(lines[3]), **change})
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n")
    assert refused(tmp_path) == "arena-keep-line"


def test_more_games_than_the_plan_has_are_refused(tmp_path: Path) -> None:
    run(tmp_path)
    last = json.loads((tmp_path / GAMES).read_text().splitlines()[-1])
    with (tmp_path / GAMES).open("a") as file:
        file.write(json.dumps({**last, "game": 20}) + "\n")
    assert refused(tmp_path) == "arena-keep-line"


@pytest.mark.parametrize("change", [{"first": 0.5}, {"lines": {"a": [1]}}, {"gained": {"card": [[], [], []]}}])
def test_notes_that_cannot_be_are_named(change: dict[str, object], tmp_path: Path) -> None:
    document = {**DOCUMENT, "notes": True}
    alone = run(tmp_path, document)
    assert run(tmp_path, document) == alone
    lines = (tmp_path / GAMES).read_text().splitlines()
    told = json.loads(lines[3])
    lines[3] = json.dumps({**told, "notes": {**told["notes"], **change}})
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n")
    assert refused(tmp_path, document) == "arena-keep-line"


def test_two_runs_in_one_folder_at_once_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    kept = Kept(tmp_path, make(DOCUMENT), DOCUMENT)
    try:
        assert refused(tmp_path) == "arena-keep-busy"
    finally:
        kept.close()
    assert len(run(tmp_path)) == 20


def test_own_content_is_kept_with_the_run(tmp_path: Path) -> None:
    own = (Path(__file__).parents[2] / "examples" / "ferry" / "content" / "loads.toml").read_text(encoding="utf-8")
    document = {**DOCUMENT, "content": "somewhere/own.toml"}
    plan = make(document, own)
    Kept(tmp_path, plan, document).close()
    assert (tmp_path / keep.CONTENT).read_text(encoding="utf-8") == own
    Kept(tmp_path, plan, document).close()
    with pytest.raises(KeepError, match="arena-keep-other"):
        Kept(tmp_path, make(document, own + "\n"), document)


def test_a_full_disk_costs_a_sentence_and_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a line still fits."""
    alone = run(tmp_path / "other")
    write: Callable[[int, bytes], int] = os.write
    room = [2500]

    def full(file: int, data: bytes) -> int:
        fits = min(len(data), room[0])
        if not fits:
            raise OSError(errno.ENOSPC, "No space left on device")
        room[0] -= fits
        return write(file, data[:fits])

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert refused(tmp_path / "full") == "arena-keep-trouble"
    before = (tmp_path / "full" / GAMES).read_bytes()
    assert before.endswith(b"\n") and 0 < before.count(b"\n") < 20
    assert run(tmp_path / "full") == alone


# -- killed ------------------------------------------------------------------------------------------------------------


def start(folder: Path) -> subprocess.Popen[bytes]:
    names = ["--entrant", "random", "--entrant", "greedy", "--entrant", "examples.own_bot:Miser"]
    call = [
        "arena",
        "run",
        "--title",
        "ferry",
        *names,
        "--games",
        "300",
        "--keep",
        str(folder),
        "--jobs",
        "2",
        "--json",
    ]
    return subprocess.Popen([sys.executable, "-m", "cradle", *call], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def table(folder: Path) -> object:
    process = start(folder)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, b"")
    return json.loads(out)


def wait_for(folder: Path, games: int) -> None:
    end = time.monotonic() + PATIENCE
    while not (folder / GAMES).exists() or (folder / GAMES).read_bytes().count(b"\n") < games:
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks where Linux lists processes")
def test_a_killed_run_and_a_killed_process_give_the_table_of_an_undisturbed_run(tmp_path: Path) -> None:
    alone = table(tmp_path / "alone")
    folder = tmp_path / "killed"
    process = start(folder)
    wait_for(folder, 40)
    family = descendants(process.pid)
    assert len(family) >= 4  # two that play, and a process of Miser for each
    process.kill()
    process.communicate()
    left = wait_until_gone(family)
    for pid in left:
        slay(pid)
    assert not left
    known = (folder / GAMES).read_bytes().count(b"\n")
    assert 40 <= known < 300
    process = start(folder)
    wait_for(folder, known + 40)
    workers = [pid for pid in children(process.pid) if "spawn_main" in command(pid)]
    slay(workers[0])
    family = descendants(process.pid)
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, b"")
    assert json.loads(out) == alone
    assert (folder / GAMES).read_bytes() == (tmp_path / "alone" / GAMES).read_bytes()
    assert not wait_until_gone(family)
