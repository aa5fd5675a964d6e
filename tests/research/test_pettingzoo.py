"""PettingZoo's faces: its own checks for every title and player count, and whole games compared with single tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from cradle import envs, shelf
from cradle.core.errors import CradleError
from cradle.core.observation import row
from cradle.core.rng import seeded
from cradle.envs.problems import Illegal, Problem
from tests.research.playing import FEWEST, MOST, PAIRS, any_of, digest, steps

pytestmark = [pytest.mark.filterwarnings("ignore:Observation"), pytest.mark.compiled]  # one with a mask is a dict

DIGESTS: Final = json.loads((Path(__file__).parent / "digests.json").read_text(encoding="utf-8"))
CYCLES: Final = 12

# -- what PettingZoo asks of every environment -----------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), PAIRS)
def test_one_after_another_is_as_pettingzoo_wants_it(title: str, seats: int) -> None:
    api_test(envs.aec(title, seats), num_cycles=CYCLES)
    seed_test(lambda: envs.aec(title, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "seats"), FEWEST)
def test_so_are_games_that_are_called_off_and_the_lowest_seat_first(title: str, seats: int) -> None:
    api_test(envs.aec(title, seats, most_answers=7), num_cycles=CYCLES)
    api_test(envs.aec(title, seats, order="lowest", layout="narrow"), num_cycles=CYCLES)
    seed_test(lambda: envs.aec(title, seats, order="lowest"), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "seats"), PAIRS)
def test_parallel_is_as_pettingzoo_wants_it(title: str, seats: int) -> None:
    parallel_api_test(envs.parallel(title, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: envs.parallel(title, seats), num_cycles=CYCLES)


# -- the same games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["any", "lowest"])
@pytest.mark.parametrize(("title", "seats"), MOST)
def test_the_same_seed_gives_the_same_game(title: str, seats: int, order: str) -> None:
    one, other = (steps(envs.aec(title, seats, order=order), 5, 400) for _ in range(2))
    assert one == other
    assert one != steps(envs.aec(title, seats, order=order), 6, 400)


@pytest.mark.parametrize(("title", "seats"), FEWEST)
def test_compiled_or_not_the_same_answers_come(title: str, seats: int) -> None:
    """The digests are those of plain Python."""
    assert digest(steps(envs.aec(title, seats), 3, 300)) == DIGESTS[title]


@pytest.mark.parametrize(("title", "seats"), MOST)
def test_a_game_is_that_of_a_single_table_answer_for_answer(title: str, seats: int) -> None:
    env = envs.aec(title, seats)
    env.reset(seed=9)
    table = shelf.box(title).setup(seats, shelf.title(title).choices({}, seats), 9)
    observer = shelf.observer(title, seats, wide=True)
    rng = seeded(1)
    for _ in range(150):
        seat = int(env.agent_selection.removeprefix("seat_"))
        seen = env.observe(env.agent_selection)
        first = table.kind(seat).first
        assert np.flatnonzero(seen["action_mask"]).tolist() == [first + answer for answer in table.answers(seat)]
        assert seen["observation"].tolist() == row(observer, table, seat)
        action = any_of(seen["action_mask"], rng)
        env.step(action)
        table.answer(seat, action - first)
        if table.over():
            break
    assert env.playing().table.digest() == table.digest()


@pytest.mark.parametrize(("title", "seats"), MOST)
def test_parallel_answers_come_in_the_order_of_seats(title: str, seats: int) -> None:
    env = envs.parallel(title, seats)
    seen, _ = env.reset(seed=4)
    table = shelf.box(title).setup(seats, shelf.title(title).choices({}, seats), 4)
    rng = seeded(2)
    together = 0
    for _ in range(80):
        actions = {agent: any_of(seen[agent]["action_mask"], rng) for agent in env.agents}
        asked = table.asked()
        together += len(asked) > 1
        assert [agent for agent in actions if actions[agent] != env.wait] == [f"seat_{seat}" for seat in asked]
        seen, _, over, _, infos = env.step(actions)
        for seat in asked:
            if not infos[f"seat_{seat}"]["left_out"]:
                table.answer(seat, actions[f"seat_{seat}"] - table.kind(seat).first)
        assert not any(info["illegal"] for info in infos.values())
        if over["seat_0"]:
            break
    assert env.deal is not None and env.deal.table.digest() == table.digest()
    assert together or title in ("horizon", "tapestry")


# -- how games end ---------------------------------------------------------------------------------------------


def played_out(env: Any, seed: int) -> list[tuple[str, float]]:
    """Plays on until everybody has had the last step; who had it, and what they were paid in all."""
    rng = seeded(seed)
    env.reset(seed=seed)
    last = []
    for agent in env.agent_iter():
        seen, reward, over, called_off, _ = env.last()
        if over or called_off:
            last.append((agent, reward))
            env.step(None)
        else:
            env.step(any_of(seen["action_mask"], rng))
    return last


def test_everybody_has_one_last_step_the_lowest_first() -> None:
    env = envs.aec("hadara", 4)
    last = played_out(env, 7)
    assert [agent for agent, _ in last] == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert sum(reward for _, reward in last) == pytest.approx(1)
    assert env.agents == []
    with pytest.raises(Problem, match="has ended"):
        env.step(None)


def test_after_the_end_nobody_has_an_action() -> None:
    env = envs.aec("hadara", 2)
    rng = seeded(7)
    env.reset(seed=7)
    while not env.deal_ended():
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], rng))
    assert all(env.terminations.values()) and not any(env.truncations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    with pytest.raises(Problem, match="None"):
        env.step(0)


def test_a_game_that_is_called_off_is_truncated_not_terminated() -> None:
    env = envs.aec("heroes", 3, most_answers=10)
    assert len(steps(env, 1, 100)) == 10
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert [env.rewards[agent] for agent in env.agents] == pytest.approx([1 / 3] * 3)
    assert not env.observe("seat_0")["action_mask"].any()
    parallel = envs.parallel("heroes", 3, most_answers=1)
    seen, _ = parallel.reset(seed=1)
    _, rewards, over, called_off, _ = parallel.step({a: any_of(seen[a]["action_mask"], seeded(1)) for a in seen})
    assert all(called_off.values()) and not any(over.values()) and parallel.agents == []
    assert sum(rewards.values()) == pytest.approx(1)


@pytest.mark.parametrize("zero_sum", [False, True])
@pytest.mark.parametrize("reward", ["win", "margin", "place", "score"])
def test_what_is_paid_is_what_the_sheet_says(reward: str, zero_sum: bool) -> None:
    env = envs.aec("hadara", 3, reward=reward, zero_sum=zero_sum)
    paid = dict(played_out(env, 11))
    sums = dict.fromkeys(paid, 0.0)
    again = envs.aec("hadara", 3, reward=reward, zero_sum=zero_sum)
    rng = seeded(11)
    again.reset(seed=11)
    while not again.deal_ended():
        again.step(any_of(again.observe(again.agent_selection)["action_mask"], rng))
        for agent in sums:
            sums[agent] += again.rewards[agent]
    sheet = env.playing().table.sheet()
    totals = sheet.totals()
    paid_by: dict[str, list[float]] = {
        "win": [1.0 / len(sheet.winners()) * (seat in sheet.winners()) for seat in range(3)],
        "margin": [float(totals[seat] - max(totals[:seat] + totals[seat + 1 :])) for seat in range(3)],
        "place": [1 - (place - 1) / 2 for place in sheet.places()],
        "score": [float(total) for total in totals],
    }
    wanted = paid_by[reward]
    mean = sum(wanted) / 3 if zero_sum else 0.0
    assert list(sums.values()) == pytest.approx([each - mean for each in wanted])


# -- what is not allowed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [-1, 10**6, 0, None, "0", 1.5])
def test_an_illegal_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = envs.aec("hadara", 2)
    env.reset(seed=1)
    before = env.playing().table.digest()
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    with pytest.raises(Problem) as refused:
        env.step(int(legal[0]) - 1 if action == 0 else action)
    assert str(refused.value).endswith(".") and "-" not in str(refused.value).split()[0]
    assert env.playing().table.digest() == before
    env.step(np.int32(legal[0]))  # type: ignore[arg-type]  # as learners give them
    assert env.playing().table.digest() != before


def test_parallel_takes_the_lowest_answer_for_an_illegal_one_or_raises() -> None:
    env = envs.parallel("hadara", 3)
    seen, _ = env.reset(seed=1)
    lowest = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, 10**6))
    assert all(info["illegal"] for info in infos.values())
    other = envs.parallel("hadara", 3, illegal="raise")
    other.reset(seed=1)
    with pytest.raises(Illegal):
        other.step({**lowest, "seat_1": 10**6})
    other.step(lowest)
    assert env.deal is not None and other.deal is not None
    assert env.deal.table.digest() == other.deal.table.digest()


def test_whoever_is_not_asked_waits() -> None:
    env = envs.parallel("horizon", 2, illegal="raise")
    seen, _ = env.reset(seed=1)
    (asked,) = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    (idle,) = [agent for agent in env.agents if agent != asked]
    assert np.flatnonzero(seen[idle]["action_mask"]).tolist() == [env.wait]
    action = any_of(seen[asked]["action_mask"], seeded(1))
    for wrong in ({asked: action, idle: action}, {asked: env.wait, idle: env.wait}):
        with pytest.raises(Illegal):
            env.step(wrong)
    with pytest.raises(Problem, match="no action"):
        env.step({asked: action})
    env.step({asked: action, idle: env.wait})


def test_an_answer_that_another_made_impossible_is_left_out_and_asked_again() -> None:
    """At the fair of Heroes two may take the same offer in one step."""
    env = envs.parallel("heroes", 6)
    rng = seeded(1)
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        for _ in range(150):
            seen, _, over, _, infos = env.step({agent: any_of(seen[agent]["action_mask"], rng) for agent in env.agents})
            out = [agent for agent in infos if infos[agent]["left_out"]]
            if out:
                assert not any(info["illegal"] for info in infos.values())
                assert any(seen[agent]["action_mask"][: env.wait].any() for agent in out)
                return
            if over["seat_0"]:
                break
    pytest.fail("nothing was ever left out")


# -- options, values, layouts ----------------------------------------------------------------------------------


def test_options_and_own_values(tmp_path: Path) -> None:
    own = '[[card]]\nid = "gold"\ncount = 15\n'
    file = tmp_path / "own.toml"
    file.write_text(own, encoding="utf-8")
    usual, chosen = envs.aec("heroes", 3), envs.aec("heroes", 3, options={"peace": "two-rounds"})
    at = chosen.setting.layout.start("options") + 6
    for env, peace in ((usual, 0), (chosen, 2)):
        env.reset(seed=1)
        assert env.observe("seat_0")["observation"][at] == peace
    for content in (own, file):
        env = envs.aec("heroes", 3, content=content)
        assert env.setting.box.digest != usual.setting.box.digest
        env.reset(seed=1)
        assert env.observe("seat_1")["observation"] in env.observation_space("seat_1")["observation"]


def test_the_layout_is_described_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    env = envs.aec("heroes", 2)
    for language, head in (("en", "field"), ("ru", "поле"), ("pl", "pole")):
        monkeypatch.setenv("LANGUAGE", language)
        lines = env.describe().splitlines()
        assert lines[0].split()[0] == head
        assert len(lines) == 2 + len(env.setting.layout.fields)
        assert str(env.setting.layout.size) in lines[-1]
        assert lines[2].split()[:5] == ["round", "8", "1", "0", "999"]


BAD: Final[list[dict[str, Any]]] = [
    {"title": "chess"},
    {"seats": 9},
    {"options": {"trade": "free"}},
    {"options": {"colour": "red"}},
    {"content": "[[card]]\nid ="},
    {"content": Path("nowhere.toml")},
    {"reward": "fame"},
    {"order": "highest"},
    {"layout": "deep"},
    {"most_answers": 0},
    {"most_answers": "many"},
    {"render_mode": "human"},
]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("wrong", BAD, ids=str)
def test_bad_arguments_get_a_sentence(wrong: dict[str, Any], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    with pytest.raises(Problem) as caught:
        envs.aec(**{"title": "heroes", "seats": 3, **wrong})
    assert {CradleError, ValueError} <= set(Problem.__mro__)
    said = str(caught.value)
    assert said.endswith(".") and "envs-" not in said and "core-" not in said and "{" not in said


@pytest.mark.parametrize("seed", [-1, 1 << 96, True])
def test_a_seed_that_is_none_gets_a_sentence(seed: int) -> None:
    with pytest.raises(Problem, match="seed"):
        envs.aec("hadara", 2).reset(seed=seed)


def test_what_is_asked_of_no_game_or_no_agent_gets_a_sentence() -> None:
    env = envs.aec("hadara", 2)
    with pytest.raises(Problem, match="reset"):
        env.step(0)
    with pytest.raises(Problem, match="reset"):
        env.observe("seat_0")
    with pytest.raises(Problem, match="reset"):
        envs.parallel("hadara", 2).step({})
    env.reset(seed=1)
    with pytest.raises(Problem, match="seat_0, seat_1"):
        env.observe("seat_7")
    with pytest.raises(Problem, match="render_mode"):
        env.render()


def test_without_its_package_a_face_says_which_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pettingzoo", None)
    for face in (envs.aec, envs.parallel):
        with pytest.raises(Problem, match=r"pettingzoo.*pip install cradle\[envs\]"):
            face("hadara", 2)


@pytest.mark.parametrize(("title", "seats"), FEWEST)
def test_the_table_as_text_is_what_the_one_to_answer_sees(title: str, seats: int) -> None:
    env = envs.aec(title, seats, render_mode="ansi")
    steps(env, 2, 20)
    page = env.render()
    assert all(f"seat_{seat}" in page for seat in range(seats)) and page.count("\n") > 4
