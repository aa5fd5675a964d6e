"""The coach: who has it, what it may know, and what becomes of it when something goes wrong."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from cradle import shelf
from cradle.arena.plan import derived
from cradle.core.plain import Plain
from cradle.parent import child
from cradle.server import adviser, coaches
from cradle.server.clerk import Clerk
from cradle.server.coaches import Coaches
from cradle.server.coaching import coach_refusal
from cradle.server.desk import Desk
from cradle.server.limits import RATES, Limits, Rate
from cradle.server.plan import Place, Plan
from tests.processes import PATIENCE
from tests.server.guests import Document, Guest, Live
from tests.server.twins import Game, house, random_game, still

Make = Callable[..., Guest]
Patch = pytest.MonkeyPatch
GAMES = 8  # enough to compare
QUICK, *OTHERS = shelf.TITLES  # games of the first are quick, also by plain rules


def asked(live: Live, seat: int = 0) -> Document:
    """The last word of the coach at the position that comes next."""
    live.send(type="coach", seat=seat, number=live.next("game")["number"])
    return ended(live)


def ended(live: Live) -> Document:
    while (told := live.next("coach"))["state"] == "thinking":
        pass
    return told


def why(told: Document) -> tuple[str, str]:
    return told["state"], told["error"]["message"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: Patch) -> None:
    """On a busy machine the processes of the coach may wait long for a core."""
    monkeypatch.setattr(coaches, "SECONDS", 10 * PATIENCE)


@pytest.fixture
def few(monkeypatch: Patch) -> None:
    """Every server that stands here lets its coach play few games."""
    real = Coaches.think

    async def think(self: Coaches, counsel: coaches.Counsel) -> None:
        self.games = GAMES
        await real(self, counsel)

    monkeypatch.setattr(Coaches, "think", think)


# -- who has it ----------------------------------------------------------------------------------------------------


def test_alone_with_bots_and_at_one_screen_the_coach_helps(guest: Make, few: None) -> None:
    ada = guest("Ada")
    for seats in (("me", "random", "random"), ("me", "me")):
        made = ada.table(*seats)
        assert made["coach"] == {"allowed": False, "used": False, "refusal": None}
        with ada.live(made["id"], eye=0) as live:
            told = asked(live)
        assert (told["state"], told["games"], told["of"], told["error"]) == ("done", GAMES, GAMES, None)
        words = [answer["word"] for answer in ada.game(made["id"], 0)["question"]["answers"]]
        assert len(told["help"]["answers"]) == 2
        assert all(one["word"] in words and 0 <= one["chance"] <= 1 for one in told["help"]["answers"])


def test_the_first_guess_comes_before_any_game(guest: Make, few: None) -> None:
    ada = guest()
    with ada.live(ada.table("me", "random")["id"], eye=0) as live:
        live.send(type="coach", seat=0, number=live.next("game")["number"])
        first = live.next("coach")
        assert (first["state"], first["games"], first["of"]) == ("thinking", 0, 0)
        assert [one["games"] for one in first["help"]["answers"]] == [0, 0]
        assert ended(live)["games"] == GAMES


def two(guest: Make, **more: object) -> tuple[Guest, Guest, str]:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "friend", open=True, **more)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    return ada, bo, table


def test_with_other_people_it_is_off(guest: Make) -> None:
    ada, bo, table = two(guest)
    refusal = {"message": "coach-off-host", "args": {"host": "Ada"}}
    for seat, person in enumerate((ada, bo)):
        assert person.ok("GET", f"/api/tables/{table}")["coach"] == {
            "allowed": False,
            "used": False,
            "refusal": refusal,
        }
        with person.live(table, eye=seat) as live:
            told = asked(live, seat)
        assert (told["state"], told["error"], told["help"]) == ("refused", refusal, None)


def test_what_the_host_allows_everybody_has(guest: Make, few: None) -> None:
    ada, bo, table = two(guest, coach=True)
    for seat, person in enumerate((ada, bo)):
        assert person.ok("GET", f"/api/tables/{table}")["coach"] == {"allowed": True, "used": False, "refusal": None}
        with person.live(table, eye=seat) as live:
            assert asked(live, seat)["state"] == "done"


def test_the_host_decides_before_the_game_and_nobody_during_it(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "friend", open=True)["id"]
    path = f"/api/tables/{table}"
    assert ada.ok("PATCH", path, {"coach": True})["coach"]["allowed"] is True
    assert bo.ok("GET", path)["coach"]["allowed"] is True
    bo.refused(403, "server-not-host", "PATCH", path, {"coach": False})
    bo.ok("POST", f"{path}/join", {})
    ada.refused(409, "server-not-gathering", "PATCH", path, {"coach": False})
    assert ada.ok("PATCH", path, {"coach": True, "pace": "fast"})["coach"]["allowed"] is True


def test_a_seat_left_to_a_bot_is_still_a_persons_and_a_bots_is_not() -> None:
    def refusal(*places: Place) -> object:
        plan = Plan(title="hadara", created=0, host="ada", options={}, digest="", places=list(places))
        return coach_refusal(plan, "ada")

    ada, bo = Place(kind="person", person="ada", name="Ada"), Place(kind="person", person="bo", stand_in="sensible")
    assert refusal(ada, bo) == {"message": "coach-off-host", "args": {"host": "Ada"}}
    assert refusal(bo) == {"message": "coach-off", "args": {}}  # a host who has left
    assert refusal(ada, Place(kind="bot", level="random"), ada, Place(kind="free")) is None


def test_an_eye_that_is_not_yours_is_refused(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "random", open=True)["id"]
    with bo.live(table) as live:
        assert why(asked(live, 0)) == ("refused", "server-not-yours")
    with ada.live(table, eye=0) as live:
        assert why(asked(live, 1)) == ("refused", "server-not-yours")
        live.send(type="coach", seat=9, number=0)
        assert why(ended(live)) == ("refused", "server-not-yours")


def test_a_finished_game_has_no_coach_and_says_that_one_was_allowed(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "random", coach=True)["id"]
    done = ada.finish(table)
    assert (done["state"], done["coach"]["allowed"]) == ("finished", True)
    with ada.live(table, eye=0) as live:
        assert why(asked(live)) == ("refused", "server-not-playing")
    again = ada.ok("POST", f"/api/tables/{table}/rematch")
    assert again["coach"]["allowed"] is True


def test_a_finished_game_says_whether_somebody_was_helped(guest: Make, few: None) -> None:
    ada = guest()
    asking, silent = ada.table("me", "random")["id"], ada.table("me", "random")["id"]
    with ada.live(asking, eye=0) as live:
        assert asked(live)["state"] == "done"
        assert ada.ok("GET", f"/api/tables/{asking}")["coach"]["used"] is False  # until it is over
    assert [ada.finish(table)["coach"]["used"] for table in (asking, silent)] == [True, False]


def test_own_content_is_judged_by_its_own_values(guest: Make, few: None) -> None:
    """Every card is dear there: nothing but selling is possible, and the coach knows of nothing else."""
    ada = guest()
    dear = "".join(f'[[card]]\nid = "{card}"\nprice = 60\n' for card in shelf.box("hadara").nouns()["card"])
    table = ada.table("me", "me", content=dear)["id"]
    luck = random.Random(1)
    while (asked_now := ada.game(table, 0)["question"]) is None or asked_now["kind"] != "draft":
        assert ada.choose(table, 0, luck) or ada.choose(table, 1, luck)
    with ada.live(table, eye=0) as live:
        told = asked(live)
    assert told["state"] == "done"
    assert [one["word"].partition("-")[0] for one in told["help"]["answers"]] == ["sell", "sell"]


def test_without_a_bot_there_is_a_sentence(guest: Make, monkeypatch: Patch) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    monkeypatch.setattr(shelf, "levels", lambda title: ["random"])
    with ada.live(table, eye=0) as live:
        assert why(asked(live)) == ("refused", "analysis-no-bot")


# -- what it knows -------------------------------------------------------------------------------------------------


def at_table(
    patch: Patch, folder: Path, work: Callable[[Desk, Game], Awaitable[None]], name: str = "hadara", lines: int = 0
) -> None:
    async def life() -> None:
        async with house(patch, folder, name) as (desk, app):
            desk.coaches.games = GAMES
            played, steps = random_game(name, 3, 5) if lines else ([], [0])
            game = Game(name, 3, 5, played[: max(step for step in steps if step <= lines)])
            await game.seat(desk, app)
            for pair in game.pairs:
                for side in (pair.real, pair.twin):
                    side.room.plan.coach = True
            await work(desk, game)

    with still():
        asyncio.run(life())


@pytest.mark.parametrize("lines", [0, 60])
@pytest.mark.parametrize("name", [QUICK, *[pytest.param(name, marks=pytest.mark.wheel) for name in OTHERS]])
def test_twins_get_the_same_bytes_by_the_same_work(name: str, lines: int, tmp_path: Path, monkeypatch: Patch) -> None:
    """What is sent to the process is compared too (`WORK` counts every job by its text), and so is all that it says."""

    async def work(desk: Desk, game: Game) -> None:
        for pair in game.pairs[:-1]:
            assert pair.real.play.table.dump() != pair.twin.play.table.dump()
            before = pair.compared
            pair.real.room.plan.coached = False  # all pairs have the same real table: nobody has asked at either yet
            await pair.same("the coach", lambda side: side.coach())
            assert pair.compared == before + 1

    at_table(monkeypatch, tmp_path, work, name, lines)


def test_a_seed_of_the_table_would_be_noticed(tmp_path: Path, monkeypatch: Patch) -> None:
    """A planted fault: chance that depends on where the cards really lie."""
    real = derived

    async def work(desk: Desk, game: Game) -> None:
        pair = game.pairs[0]
        plays = iter([pair.real.play, pair.twin.play])
        monkeypatch.setattr(coaches, "derived", lambda *key: real(*key, hash(json.dumps(next(plays).table.dump()))))
        with pytest.raises(AssertionError, match="the coach"):
            await pair.same("the coach", lambda side: side.coach())

    at_table(monkeypatch, tmp_path, work)


# -- what becomes of it --------------------------------------------------------------------------------------------


def last(texts: list[str]) -> Plain:
    return dict(json.loads(texts[-1]))


def test_a_killed_process_is_replaced_and_says_the_same(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side, real = game.pairs[0].real, Clerk.ask
        killed: list[Clerk] = []

        async def ask(clerk: Clerk, job: Plain, seconds: float) -> Plain:
            if "more" in job and not killed:
                killed.append(clerk)
                clerk.process.kill()
            return await real(clerk, job, seconds)

        with monkeypatch.context() as patch:
            patch.setattr(Clerk, "ask", ask)
            told = last(await side.coach())
        assert killed and told["state"] == "done"
        side.room.counsels.clear()
        assert last(await side.coach()) == told

    at_table(monkeypatch, tmp_path, work)


def test_what_fails_twice_is_said_and_can_be_asked_again(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        with monkeypatch.context() as patch:
            patch.setattr(Coaches, "program", partial(list, [sys.executable, "-c", "raise SystemExit"]))
            told = last(await side.coach())
        assert (told["state"], told["error"]) == ("failed", {"message": "coach-failed", "args": {}})
        assert last(await side.coach())["state"] == "done"

    at_table(monkeypatch, tmp_path, work)


def test_whoever_plays_comes_before_the_coach() -> None:
    async def work() -> int:
        clerk = await Clerk.start(child("cradle.server.adviser"))
        try:
            return os.getpriority(os.PRIO_PROCESS, clerk.process.pid)
        finally:
            await clerk.end()

    assert asyncio.run(work()) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + adviser.NICE)


def test_a_process_is_there_before_the_first_question(monkeypatch: Patch) -> None:
    async def work() -> None:
        ready = Coaches(2, GAMES)
        ready.keep(ready.prepare(1))
        await asyncio.gather(*ready.tasks)
        first = ready.idle[0]
        assert await ready.take() is first and first.is_alive()
        await ready.stop()
        assert not first.is_alive()
        monkeypatch.setattr(Coaches, "program", partial(list, [sys.executable, "-c", "raise SystemExit"]))
        await ready.prepare(1)  # one that does not begin is no harm
        assert not ready.idle

    asyncio.run(work())


def test_a_new_question_ends_what_was_thought_about_the_last_one(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side, real, jobs, go = game.pairs[0].real, Clerk.ask, [], asyncio.Event()

        async def ask(clerk: Clerk, job: Plain, seconds: float) -> Plain:
            jobs.append(job)
            await go.wait()
            return await real(clerk, job, seconds)

        monkeypatch.setattr(Clerk, "ask", ask)
        await side.socket.coach(0, side.play.sitting.journal.noticed[0])
        table = side.play.table
        await side.answer(side.person.id, 0, table.kind(0).word(table.answers(0)[0]), "meanwhile")
        go.set()
        await asyncio.gather(*desk.coaches.tasks)
        assert len(jobs) <= 1  # the first guess; no game was played
        assert len(desk.coaches.idle) == len(jobs)

    at_table(monkeypatch, tmp_path, work)


def test_two_who_look_share_one_thought_and_one_who_left_gets_none(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        first = await side.coach()
        again = await side.coach()
        assert last(again) == last(first) and len(again) < len(first)
        side.room.counsels.clear()
        await side.socket.coach(0, side.play.sitting.journal.noticed[0])
        side.room.listeners.discard(side.socket)
        await asyncio.gather(*desk.coaches.tasks)
        assert side.socket.help == "" and not side.room.counsels[0].over

    at_table(monkeypatch, tmp_path, work)


def test_who_asks_too_often_is_told_so(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        desk.limits = Limits(on=True)
        assert last(await side.coach())["state"] == "done"
        told = last(await side.coach())
        assert told["state"] == "refused"
        assert told["error"]["message"] == "server-too-often"  # type: ignore[index]

    monkeypatch.setitem(RATES, "coach", Rate(1, 3600))
    at_table(monkeypatch, tmp_path, work)


def test_another_position_than_the_present_one_is_not_spoken_of(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        await side.socket.coach(0, side.play.sitting.journal.noticed[0] + 7)
        assert not desk.coaches.tasks and side.socket.help == ""

    at_table(monkeypatch, tmp_path, work)
