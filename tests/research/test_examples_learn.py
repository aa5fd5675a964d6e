"""The learners under examples/: short runs, and the arithmetic of what they learn from."""

from __future__ import annotations

import csv
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from cradle.envs import batch  # noqa: E402, torch may be missing
from cradle.envs.vector import CradleBatch  # noqa: E402
from examples import ppo  # noqa: E402

ROOT = Path(__file__).parents[2]
torch.set_num_threads(1)


def gathering(mix: dict[str, float], tables: int = 8) -> ppo.Gathering:
    env = batch("hadara", tables=tables, seats=2, reward="margin", seed=3)
    return ppo.Gathering(env, ppo.Seating("hadara", 2, tables, mix, 3), ppo.Pay())


def untaught(env: CradleBatch, width: int = 16) -> ppo.Player:
    torch.manual_seed(3)
    return ppo.Player(env.layout, env.actions, width)


def test_a_choice_has_a_column_of_its_own_for_every_value() -> None:
    env = batch("hadara", tables=1, seats=2)
    player = untaught(env)
    fields = env.layout.fields
    assert player.choices.num_embeddings == sum(f.length * (f.most - f.least + 1) for f in fields if f.choice)
    assert sorted([*player.plain.tolist(), *player.named.tolist()]) == list(range(env.layout.size))
    least = [f.least for f in fields if f.choice for _ in range(f.length)]
    most = [f.most for f in fields if f.choice for _ in range(f.length)]
    low, high = player.first + torch.tensor(least), player.first + torch.tensor(most)
    assert int(low[0]) == 0 and int(high[-1]) == player.choices.num_embeddings - 1
    assert (low[1:] == high[:-1] + 1).all(), "two numbers share a column, or one stands unused"


def test_the_player_never_takes_what_the_mask_forbids() -> None:
    env = batch("hadara", tables=8, seats=2, seed=3)
    player = untaught(env)
    seating = ppo.Seating("hadara", 2, 8, {"self": 1, "random": 1, "greedy": 1}, 3)
    ends = 0
    for _ in range(150):
        actions, rows, chances, _ = seating.answer(env, player, best=False)
        assert env.seen.masks[np.arange(8), actions].all()
        assert (env.seen.masks[rows].sum(1) > 1).all() and (chances <= 0).all()
        ends += int((env.step(actions).ends > 0).sum())
    assert ends > 0


def test_seats_of_a_mix() -> None:
    seating = ppo.Seating("hadara", 2, 8, {"self": 2, "random": 1, "greedy": 1}, 3)
    assert seating.learns.tolist() == [[True, True]] * 4 + [[True, False], [False, True]] * 2
    assert seating.thinks.tolist() == [False] * 6 + [True] * 2


def test_gains_of_a_seat_follow_from_its_own_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Table 0 ends with the third answer and begins anew, table 1 goes on; all seats learn."""
    monkeypatch.setattr(ppo, "KEPT", 0.5)
    found = gathering({"self": 1}, tables=2)
    player, seen = untaught(found.env), found.env.seen
    later = player.choose(seen.observations.copy(), seen.masks.copy(), best=True)[2].tolist()
    a, b = (int(seat) for seat in seen.to_move)  # who is asked next, and so knows how the last decision turned out
    both, none, goes_on = np.array([0, 1]), np.zeros((2, 2), np.float32), np.zeros(2, bool)
    paid = none.copy()
    paid[0, [a, 1 - a]] = 1, -1
    steps = [
        (both, np.array([a, 1 - b]), np.array([0.2, 0.1], np.float32), none, goes_on),
        (both, np.array([1 - a, b]), np.array([0.3, 0.4], np.float32), none, goes_on),
        (both, np.array([a, 1 - b]), np.array([0.6, 0.5], np.float32), paid, np.array([True, False])),
        (both, np.array([a, b]), np.array([0.7, 0.8], np.float32), none, goes_on),
    ]
    gains, values, known = found.gains(steps, player)
    assert values.tolist() == pytest.approx([0.2, 0.1, 0.3, 0.4, 0.6, 0.5, 0.7, 0.8])
    assert gains[::2] == pytest.approx([0.4 + 0.5 * 0.4, -1 - 0.3, 1 - 0.6, later[0] - 0.7], abs=1e-5)
    assert gains[[1, 3, 7]] == pytest.approx([0.5 - 0.1, 0.8 - 0.4 + 0.5 * (later[1] - 0.8), later[1] - 0.8], abs=1e-5)
    assert known.tolist() == [True] * 5 + [False] + [True] * 2


def test_what_was_better_than_expected_becomes_likelier() -> None:
    found = gathering({"self": 1})
    player = untaught(found.env)
    decisions = found.decisions(player)
    gains = torch.where(torch.arange(len(decisions.actions)) % 2 == 0, 1.0, -1.0)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3)
    assert math.isfinite(ppo.learn(player, optimizer, decisions._replace(gains=gains)))
    chances = player(decisions.seen, decisions.masks)[0].gather(1, decisions.actions[:, None]).squeeze(1)
    change = (chances - decisions.chances).detach()
    assert change[::2].mean() > 0 > change[1::2].mean()


def test_a_short_training_plays_whole_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "STEPS", 160)  # a game has about 130 answers
    weights, log = tmp_path / "weights", tmp_path / "log.csv"
    size = ["hadara", "--seats", "2", "--tables", "8", "--width", "16", "--play", "8"]
    ppo.start([*size, "--minutes", "0.001", "--save", str(weights), "--log", str(log), "--measured", "4"])
    first, last = csv.DictReader(log.read_text(encoding="utf-8").splitlines())
    assert int(first["decisions"]) == 0 < int(last["decisions"]) and int(last["games"]) >= 8
    assert float(last["minutes"]) > 0 and float(last["processor_minutes"]) > 0
    assert 0 <= float(last["random_low"]) <= float(last["random"]) <= float(last["random_high"]) <= 1
    said = capsys.readouterr().out
    assert "against random: " in said and "against greedy: " in said and "of 8 games" in said
    ppo.start([*size, "--minutes", "0", "--load", str(weights)])
    assert capsys.readouterr().out == said, "the same weights play the same games"


@pytest.mark.parametrize("wish", [["chess"], ["hadara", "--seats", "9"], ["hadara", "--rivals", "nobody"]])
def test_a_wrong_wish_is_told_in_a_sentence(wish: list[str]) -> None:
    with pytest.raises(SystemExit, match=r"\w+ .*\.$"):
        ppo.start(wish)


@pytest.mark.parametrize("text", ["self=two", "self=0", "self=1,random=-1"])
def test_a_mix_of_rivals_has_weights(text: str) -> None:
    with pytest.raises(SystemExit):
        ppo.arguments(["--rivals", text])
    assert ppo.arguments(["--rivals", "self=2,random"]).rivals == {"self": 2.0, "random": 1.0}


def marked(setting: str) -> list[str]:
    """Processes that were started with this setting, as Linux lists them."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if setting.encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append((folder / "cmdline").read_bytes().decode(errors="replace"))
        except OSError:
            continue
    return found


def test_rllib_learns_for_a_round_and_leaves_no_process() -> None:
    pytest.importorskip("ray")
    mark = f"learn-{os.getpid()}"
    call = [sys.executable, "-m", "examples.rllib", "--rounds", "1", "--batch", "200", "--width", "16", "--play", "2"]
    env = {**os.environ, "CRADLE_MARK": mark, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(call, capture_output=True, text=True, timeout=300, check=False, cwd=ROOT, env=env)
    assert done.returncode == 0, done.stderr
    told = re.search(r"round 1: (\d+) games, loss (-?[\d.]+)$", done.stderr, re.MULTILINE)
    assert told is not None and int(told[1]) >= 1, done.stderr
    assert "against random: " in done.stdout and "against greedy: " in done.stdout
    assert marked(f"CRADLE_MARK={mark}") == []


def test_the_picture_of_the_guide_shows_its_log(tmp_path: Path) -> None:
    pytest.importorskip("altair")
    from examples import curve

    log, picture = ROOT / "docs" / "pictures" / "training.csv", tmp_path / "training.svg"
    curve.main([str(log), str(picture)])
    drawn = picture.read_text(encoding="utf-8")
    assert all(colour in drawn for colour in curve.COLOURS.values()) and "minutes of training" in drawn
    assert len(curve.points(log)) == 2 * (len(log.read_text(encoding="utf-8").splitlines()) - 1)
    with pytest.raises(SystemExit, match="No picture of"):
        curve.main([str(tmp_path / "none.csv"), str(picture)])
