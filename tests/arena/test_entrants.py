"""Entrants of one's own: what they see, and what happens to those that fail."""

from __future__ import annotations

import os
import sys
import textwrap
from pathlib import Path

import pytest

from cradle import shelf
from cradle.arena import entrants
from cradle.arena.engine import results
from cradle.arena.entrants import OwnClass
from cradle.arena.game import Played, check, play_game
from cradle.arena.plan import BadPlan, Contender, Event, Plan
from cradle.arena.seating import seat as seat_of
from cradle.bots.base import Bot
from cradle.core.plain import Plain
from cradle.language import LANGUAGES, Language
from tests.processes import children, command

BOTS = """
    import os, time

    class First:
        def choose(self, table, seat, rng):
            print("thinking")
            os.write(1, b"really")
            return table.answers(seat)[0]

    class Lucky:
        def __init__(self):
            self.answers = 0
        def choose(self, table, seat, rng):
            assert self.answers < 30, "made anew for each game"
            self.answers += 1
            answers = table.answers(seat)
            return answers[rng.below(len(answers))]

    class Crashes:
        def choose(self, table, seat, rng):
            raise ValueError("no idea")

    class Leaves:
        def choose(self, table, seat, rng):
            os._exit(3)

    class Hangs:
        def choose(self, table, seat, rng):
            time.sleep(600)

    class Cheats:
        def choose(self, table, seat, rng):
            return 123456

    class Raves:
        def choose(self, table, seat, rng):
            return "the third"

    class Broken:
        def __init__(self):
            raise RuntimeError("cannot be made")
        def choose(self, table, seat, rng):
            return 0

    class Mute:
        pass
"""
PROGRAM = """
    import json, sys, time
    manner = sys.argv[1]
    if manner == "leaves":
        sys.exit("out of paper")
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] != "ask":
            continue
        if manner == "hangs":
            time.sleep(600)
        if manner == "raves":
            print("let me think", flush=True)
        if manner == "floods":
            print("x" * 100_000, flush=True)
        if manner == "quits":
            print(json.dumps({"type": "quit"}), flush=True)
        number = 99 if manner == "cheats" else len(told["answers"])
        assert manner != "checks" or (told["page"] and told["question"] and told["answers"][0]["label"])
        print(json.dumps({"type": "answer", "number": number, "turn": told["turn"]}), flush=True)
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "strange_bots.py").write_text(textwrap.dedent(BOTS), encoding="utf-8")
    (tmp_path / "program.py").write_text(textwrap.dedent(PROGRAM), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))
    monkeypatch.setattr(entrants, "STARTING", 30.0)


def program(folder: Path, manner: str) -> str:
    return f"process:{sys.executable} '{folder / 'program.py'}' {manner}"


def plan(bot: str, budget: float = 30.0, seats: int = 2) -> Plan:
    return Plan((Contender("odd", bot), Contender("even", "random")), (Event("ferry", seats, 40),), 3, budget)


def test_a_class_plays_the_same_games_in_any_number_of_processes() -> None:
    wanted = plan("strange_bots:Lucky")
    check(wanted)
    alone = list(results(wanted, range(12), 1))
    assert all(result.forfeit < 0 and not result.stopped for result in alone)
    assert list(results(wanted, range(12), 2)) == alone
    assert not any("guest" in line for line in commands())


def commands() -> list[str]:
    """Of the processes that this one has started."""
    return [command(pid) for pid in children(os.getpid())]


def test_what_a_class_prints_is_no_answer() -> None:
    assert play_game(plan("strange_bots:First"), 0).forfeit < 0
    entrants.dismiss()


def test_a_class_is_handed_imagined_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its process is told shows the seat the same, and is not the table: chance and hidden cards are made up."""
    wanted = plan("strange_bots:First")
    game = Played(wanted, 0, wanted.events[0], seat_of(wanted, wanted.events[0], 0))
    told: list[tuple[bool, bool]] = []
    ask = OwnClass.ask

    def overheard(self: OwnClass, job: Plain, seconds: float) -> Plain:
        if isinstance(job.get("table"), dict) and isinstance(job["seat"], int):
            table = game.box.load(job["table"])  # type: ignore[arg-type]
            same_view = table.view(job["seat"]) == game.table.view(job["seat"])
            told.append((same_view, table.digest() == game.table.digest()))
        return ask(self, job, seconds)

    monkeypatch.setattr(OwnClass, "ask", overheard)
    game.play()
    entrants.dismiss()
    assert len(told) >= 3
    assert set(told) == {(True, False)}


FAULTS = {
    "Crashes": ("arena-fault-crashed", "ValueError: no idea (strange_bots.py:"),
    "Leaves": ("arena-fault-ended", "3"),
    "Hangs": ("arena-fault-slow", "0.3"),
    "Cheats": ("arena-fault-illegal", "123456"),
    "Raves": ("arena-fault-illegal", "the third"),
    "Broken": ("arena-fault-crashed", "RuntimeError: cannot be made (strange_bots.py:"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_class_that_fails_forfeits_the_game_and_the_run_goes_on(name: str) -> None:
    played = list(results(plan(f"strange_bots:{name}", 0.3 if name == "Hangs" else 30.0), range(2), 1))
    fault, detail = FAULTS[name]
    for result in played:
        odd = result.entrants.index("odd")
        assert (result.forfeit, result.fault) == (odd, fault)
        assert (result.wins[odd], result.places[odd], result.wins[1 - odd], result.places[1 - odd]) == (0, 2, 1, 1)
        for code in LANGUAGES:
            reason = Language(code).say(result.fault, result.details)
            assert detail in reason and "arena-" not in reason


MANNERS = {
    "leaves": ("arena-fault-ended", "out of paper"),
    "hangs": ("arena-fault-slow", "0.3"),
    "raves": ("lines-json", ""),
    "floods": ("lines-long", ""),
    "quits": ("arena-fault-rubbish", "quit"),
    "cheats": ("lines-answer", "99"),
}


@pytest.mark.parametrize("manner", MANNERS)
def test_a_program_that_fails_forfeits_the_game(manner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if manner == "hangs":
        monkeypatch.setattr(entrants, "STARTING", 0.0)
    wanted = plan(program(tmp_path, manner), 0.3 if manner == "hangs" else 30.0)
    check(wanted)
    (result,) = results(wanted, range(1), 1)
    fault, detail = MANNERS[manner]
    assert (result.forfeit, result.fault) == (result.entrants.index("odd"), fault)
    assert detail in Language("en").say(result.fault, result.details)


def test_a_program_plays_whole_games_one_after_the_other(tmp_path: Path) -> None:
    played = list(results(plan(program(tmp_path, "checks"), seats=3), range(4), 1))
    assert [(result.fault, result.details, result.stopped) for result in played] == [("", {}, False)] * 4


def test_all_seats_of_a_failed_entrant_lose_and_the_others_share_the_win() -> None:
    played = list(results(plan("strange_bots:Crashes", seats=3), range(6), 1))
    assert {result.entrants.count("odd") for result in played} == {1, 2}
    for result in played:
        others = result.entrants.count("even")
        assert result.wins == [0 if name == "odd" else 1 / others for name in result.entrants]
        assert result.places == [1 + others if name == "odd" else 1 for name in result.entrants]


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("genius", "arena-entrant-unknown"),
        ("no.such.module:Bot", "arena-entrant-class"),
        ("strange_bots:Nobody", "arena-entrant-class"),
        ("strange_bots:Mute", "arena-entrant-class"),
        ("process:", "arena-entrant-command"),
        ("process:no-such-program-here --fast", "arena-entrant-command"),
        ("process:'unfinished", "arena-entrant-command"),
    ],
)
def test_an_unknown_entrant_is_refused_before_the_first_game(bot: str, message: str) -> None:
    with pytest.raises(BadPlan) as caught:
        check(plan(bot))
    assert caught.value.message == message
    said = {Language(code).error(caught.value) for code in LANGUAGES}
    assert len(said) == 3 and not any("arena-" in sentence or "{" in sentence for sentence in said)


def test_no_process_of_an_entrant_outlives_the_run(tmp_path: Path) -> None:
    games = results(plan(program(tmp_path, "plays")), range(40), 1)
    next(games)
    assert any("program.py" in line for line in commands())
    games.close()  # type: ignore[attr-defined]
    assert not any("program.py" in line for line in commands())


def test_each_seat_of_each_game_has_a_bot_of_the_shelf_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot remembers must not depend on the games that its process played before."""
    made: list[str] = []
    bot = shelf.bot

    def counted(level: str, title: str) -> Bot:
        made.append(level)
        return bot(level, title)

    monkeypatch.setattr(shelf, "bot", counted)
    plan = Plan((Contender("greedy", "greedy"), Contender("random", "random")), (Event("ferry", 3, 6),), 1)
    for number in range(2):
        play_game(plan, number)
    entrants.dismiss()
    assert len(made) == 6 and set(made) == {"greedy", "random"}
