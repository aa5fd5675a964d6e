"""What a title gets from the day it stands on the shelf, shown by one that has nothing but its folder."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from cradle import shelf
from cradle.arena.simulate import SeriesPlan
from cradle.arena.simulate import run as simulate
from cradle.cli.app import run
from cradle.language import LANGUAGES
from tests.cli.conftest import Terminal
from tests.laws import texts
from tests.laws.conduct import views_are_declared
from tests.laws.laws import LAWS, Law
from tests.laws.observing import observation_follows_the_view, observed_alike, observed_as_viewed
from tests.laws.subject import subjects_of
from tests.server.guests import Guest
from tests.server.serving import Process

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]


NOT_DECLARED = (views_are_declared, observed_alike, observed_as_viewed, observation_follows_the_view)


@pytest.mark.parametrize("law", [law for law in LAWS if law.check not in NOT_DECLARED], ids=str)
def test_it_keeps_every_law(law: Law) -> None:
    """It declares no form of its views, which plain boards draw, and nothing for those who learn."""
    subjects = subjects_of(shelf.title("ferry"), shelf.box("ferry"))
    assert {subject.seats for subject in subjects} == {2, 3, 4}
    assert sum(law.check(subject, seed) for subject in subjects for seed in law.seeds(len(subjects))) > 0


def test_it_has_all_its_texts_and_no_others() -> None:
    assert texts.problems_of_title("ferry", texts.sources(ROOT / "examples" / "ferry")) == []


def test_both_bots_play_it_in_several_processes_and_greedy_is_better() -> None:
    plan = SeriesPlan("ferry", 3, 120, ["greedy", "random", "random"], 7, {"crossings": "four"})
    report = simulate(plan, 2, lambda done: None)
    assert report.finished == 120
    assert report.bots["greedy"].share.rate > report.bots["random"].share.rate + 0.05


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal_and_its_replay(language: str, tmp_path: Path, capsys: Capture) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_STATE_HOME": str(tmp_path)}
    table = Terminal(
        ["play", "ferry", "--players", "3", "--seed", "1f", "--lang", language, "--plain"], environment, 100, 45
    )
    try:
        screens = [table.read()]
        while not table.ended:
            screens.append(table.type(str(table.answers())))
        assert table.process.wait(60) == 0
    finally:
        table.close()
    first = {"en": "Hand", "ru": "Рука", "pl": "Ręka"}[language]
    assert first in screens[0]
    assert not any(re.search(r"Traceback|ferry-[a-z]", screen) for screen in screens)
    (record,) = (tmp_path / "cradle" / "finished").iterdir()
    assert run(["replay", str(record), "--json", "--lang", language]) == 0
    film = json.loads(capsys.readouterr().out)
    assert (film["over"], film["answers"], len(film["moves"])) == (True, 9, 9)
    assert all(move["label"] and "ferry-" not in move["label"] for move in film["moves"])


def test_a_table_in_the_server_with_a_bot_of_each_level(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.sqlite"))
    try:
        ada = Guest(server.url, "Ada")
        titles = {title["name"]: title for title in ada.ok("GET", "/api/titles")["titles"]}
        assert {"random", "greedy", "first-timer", "master"} < set(titles["ferry"]["bots"])
        made = ada.table("me", "master", "first-timer", title="ferry", options={"balance": "return"})["id"]
        question = ada.game(made, 0)["question"]
        assert question["about"]["message"] == "ferry-ask-ship"
        assert len(question["answers"]) == 8
        done = ada.finish(made)
        assert done["state"] == "finished"
        replayed = ada.ok("GET", f"/api/tables/{made}/replay", step=9, eye=1)
        assert (replayed["steps"], replayed["over"]) == (9, True)
        assert [chapter["number"] for chapter in ada.ok("GET", "/api/rules/ferry/pl")["chapters"]] == list("1234")
        assert "ferry-ask-ship = Który" in ada.ask("GET", "/locale/pl/ferry.ftl").text
    finally:
        server.stop()
