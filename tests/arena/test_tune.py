"""Tuning: steps, kept runs, duels and the module that is written."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cradle import shelf
from cradle.arena import weights
from cradle.arena.deals import GREEDY, Deal, Outcome, play_deal
from cradle.arena.keep import KeepError
from cradle.arena.spsa import EVERY, RIVALS, Search
from cradle.arena.tune import STEPS, Steps, Tuned, TunePlan, gain, pairs_of_deals, planned, tune
from cradle.bots.terms import WHOLE, Weighed
from cradle.cli.app import run
from cradle.cli.tune import written
from cradle.core.errors import BadSetup

Capture = pytest.CaptureFixture[str]


def plan(players: int = 2, steps: int = 2, games: int = 4, duel: int = 4) -> TunePlan:
    return planned("hadara", players, steps, games, 7, 20, duel)


def hush(what: str, done: int, total: int) -> None:
    """Nobody watches."""


def tuned(wanted: TunePlan, jobs: int = 1, kept: Steps | None = None) -> list[Tuned]:
    return tune(wanted, jobs, kept, 0.0, hush)


# -- steps -------------------------------------------------------------------------------------------------------------


def test_the_first_weight_stays_and_the_others_follow_whoever_is_better() -> None:
    search = Search(1, 2, [100, 50, -80, 0], 10)
    plus, minus = search.tried()
    assert plus[0] == minus[0] == 100
    assert all(one != other for one, other in zip(plus[1:], minus[1:], strict=True))
    search.learn(1.0)
    for place in (1, 2, 3):
        assert (search.now[place] > search.start[place]) == (plus[place] > minus[place])
    assert search.now[0] == 100


def test_a_draw_moves_nothing_and_weights_are_the_mean_of_the_last_third() -> None:
    search = Search(1, 2, [100, 50], 6)
    for _ in range(4):
        search.learn(0.5)
    before = search.now
    search.learn(0.0)
    assert search.now == before
    assert search.found() == [100, round((search.past[3][1] + search.past[4][1]) / 2)]
    assert Search(1, 2, [100, 50], 6).found() == [100, 50]


def test_a_hill_is_climbed() -> None:
    """Weights nearer to 200 win more often."""
    search = Search(3, 2, [100, 100, 100], 150)
    for _ in range(150):
        plus, minus = search.tried()
        far = [sum(abs(weight - 200) for weight in side[1:]) for side in (plus, minus)]
        search.learn((far[1] - far[0]) / 400)
    assert all(180 <= weight <= 220 for weight in search.found()[1:])


def test_earlier_weights_become_rivals() -> None:
    search = Search(1, 2, [100, 50], 200)
    assert search.rivals() == [(100, 50)]
    for _ in range(EVERY * (RIVALS + 1)):
        search.learn(0.3)
    rivals = search.rivals()
    assert len(rivals) == 1 + RIVALS
    assert rivals[-1] == tuple(round(weight) for weight in search.now)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_plus_and_minus_have_the_same_deals(seats: int) -> None:
    wanted = plan(seats, games=4 * seats)
    pairs = list(pairs_of_deals(wanted, Search(7, seats, wanted.start[seats], 2)))
    assert sum(seats * len(pair) for pair in pairs) >= wanted.games
    for pair in pairs:
        assert len({deal.seed for deal in pair}) == 1
        assert pair[0].places.count(0) == pair[-1].places.count(1) == 1
        if len(pair) == 2:
            assert pair[0].places[1:] == pair[1].places[1:]
    assert any(len(pair) == 2 for pair in pairs) == (seats == 2)
    assert len({pair[0].seed for pair in pairs}) == len(pairs)


def test_a_deal_is_played_from_every_seat_and_can_be_repeated() -> None:
    deal = Deal(2, 5, (tuple(shelf.weights("hadara")[2]), GREEDY), (0, 1))
    first, second = play_deal("hadara", deal), play_deal("hadara", deal)
    assert first == second
    assert len(first) == 2
    assert all(outcome.margins[0] == -outcome.margins[1] and sum(outcome.wins) == 1 for outcome in first)


def test_what_a_game_counts() -> None:
    wanted = plan()
    win, loss = Outcome([20, -20], [1.0, 0.0], True), Outcome([-20, 20], [0.0, 1.0], True)
    assert gain(wanted, 2, win, 0, win, 1) == pytest.approx(0.7616, abs=0.0001)
    assert gain(wanted, 2, win, 0, loss, 1) == 0
    assert gain(wanted, 1, Outcome([70], [1.0], True), 0, Outcome([50], [1.0], True), 0) == pytest.approx(
        0.7616, abs=1e-4
    )
    bare = replace(win, scored=False)
    assert gain(wanted, 2, bare, 0, bare, 1) == 1
    off = Outcome([0, 0], [0.0, 0.0], True)
    assert gain(wanted, 2, off, 0, off, 1) == 0


# -- runs --------------------------------------------------------------------------------------------------------------


def test_the_number_of_processes_does_not_matter() -> None:
    one = tuned(plan())
    assert one == tuned(plan(), 2)
    assert one[0].steps == 2
    assert one[0].weights != plan().start[2]
    assert one[0].duel.games == 4


def test_another_seed_finds_other_weights() -> None:
    assert tuned(plan())[0].weights != tuned(replace(plan(), seed=8))[0].weights


class Enough(Exception):
    pass


def test_a_continued_run_finds_what_an_undisturbed_one_does(tmp_path: Path) -> None:
    wanted = replace(plan(steps=3), counts=[2, 3])
    whole = tuned(wanted)

    def stop(what: str, done: int, total: int) -> None:
        if done == 2:
            raise Enough

    kept = Steps(tmp_path, wanted)
    with pytest.raises(Enough):
        tune(wanted, 1, kept, 0.0, stop)
    kept.close()
    lines = (tmp_path / STEPS).read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 2
    (tmp_path / STEPS).write_text("".join(lines[:-1]) + lines[-1][:3])  # killed while it wrote
    kept = Steps(tmp_path, wanted)
    assert tuned(wanted, 1, kept) == whole
    kept.close()
    assert kept.count == 6


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    kept = Steps(tmp_path, plan())
    with pytest.raises(KeepError) as busy:
        Steps(tmp_path, plan())
    kept.close()
    assert busy.value.message == "arena-keep-busy"
    other = Steps(tmp_path, replace(plan(), seed=8))
    with pytest.raises(KeepError) as caught:
        list(other.results())
    other.close()
    assert caught.value.message == "arena-keep-other"


@pytest.mark.parametrize("line", ["2.0", "null", "[0.5]", "0.1 0.2", "{", "0.5\n0.5\n0.5"])
def test_a_line_that_is_no_step_is_named(line: str, tmp_path: Path) -> None:
    kept = Steps(tmp_path, plan())
    with (tmp_path / STEPS).open("a") as file:
        file.write(line + "\n")
    with pytest.raises(KeepError) as caught:
        list(kept.results())
    kept.close()
    assert caught.value.message == "arena-tune-line"


def test_there_is_no_time_for_a_step() -> None:
    assert tune(plan(), 1, None, 1e-9, hush)[0].steps == 0


# -- the shelf and the module ------------------------------------------------------------------------------------------


def test_the_shelf_knows_terms_and_weights() -> None:
    assert isinstance(shelf.mind("hadara"), Weighed)
    assert shelf.terms("hadara").names[0] == "score"
    assert shelf.mind("ferry") is shelf.evaluation("ferry")
    with pytest.raises(BadSetup) as caught:
        shelf.terms("ferry")
    assert caught.value.message == "core-setup-terms"


def test_weights_that_nobody_has_tuned_count_as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    untuned = replace(shelf.TITLES["hadara"], weights="cradle.bots.nowhere")
    monkeypatch.setitem(shelf.TITLES, "hadara", untuned)
    rows = shelf.weights("hadara")
    assert rows[:2] == [[], []]
    assert rows[2] == rows[5] == [WHOLE] * len(shelf.terms("hadara").names)
    assert plan().start == rows


def test_the_module_has_a_row_for_every_number_of_seats() -> None:
    wanted = plan()
    found = Tuned(2, 2, [100, *[7] * (len(wanted.start[2]) - 1)], tuned(wanted)[0].duel)
    better = replace(found, duel=replace(found.duel, share=0.75, low=0.6))
    text = written(wanted, [better], {4: "by hand"})
    scope: dict[str, object] = {}
    exec(text, scope)
    assert scope["WEIGHTS"] == [[], [], found.weights, *wanted.start[3:]]
    assert weights.made(text)[4] == "by hand"
    assert weights.made(text)[2].startswith("75.0%")
    assert "2 steps of 4, scale 20, seed 7" in weights.made(text)[2]
    assert set(weights.made(text)) == {2, 4}


def test_weights_that_are_not_better_do_not_stay() -> None:
    wanted = plan()
    worse = Tuned(2, 2, [1] * len(wanted.start[2]), replace(tuned(wanted)[0].duel, share=0.6, low=0.5))
    scope: dict[str, object] = {}
    exec(written(wanted, [worse], {}), scope)
    assert scope["WEIGHTS"] == wanted.start


# -- the command -------------------------------------------------------------------------------------------------------

SHORT = ["tune", "hadara", "--players", "2", "--steps", "1", "--games", "2", "--duel", "2", "--jobs", "1"]


def test_the_command_prints_the_module(capsys: Capture) -> None:
    assert run(SHORT) == 0
    told = capsys.readouterr()
    compile(told.out, "weights", "exec")
    assert told.out.startswith('"""The weights of the terms of Hadara')
    assert "2 players: after 1 steps" in told.err


def test_the_command_writes_the_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    target = tmp_path / "hadara_weights.py"
    monkeypatch.setattr(weights, "place", lambda title: target)
    assert run([*SHORT, "--write"]) == 0
    assert str(target) in capsys.readouterr().out.replace("\n", "")
    assert "WEIGHTS: Final" in target.read_text()


def test_json_for_programs(capsys: Capture) -> None:
    assert run([*SHORT, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["plan"]["title"] == "hadara"
    assert len(data["found"][0]["weights"]) == len(data["terms"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tune", "ferry"], "no terms"),
        (["tune", "chess"], "chess"),
        (["tune", "hadara", "--players", "7"], "7"),
        (["tune", "hadara", "--steps", "0"], "--steps"),
        (["tune", "hadara", "--seed", "xyz"], "xyz"),
    ],
)
def test_bad_input_gives_a_sentence(arguments: list[str], words: str, capsys: Capture) -> None:
    assert run([*arguments, "--lang", "en"]) != 0
    told = capsys.readouterr()
    assert words in told.err
    assert told.out == "" and "Traceback" not in told.err


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_help_is_in_the_language(language: str, capsys: Capture) -> None:
    assert run(["tune", "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "cli-" not in out and "help-" not in out.replace("--help", "")
