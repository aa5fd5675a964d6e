"""Bots in processes of their own, and what comes of those that fail."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.server import boxes, driver, ladder, thinker, working
from cradle.server.clerk import Clerk, Errand
from cradle.server.plan import Place, now_ms
from cradle.server.settings import Settings
from cradle.server.thinkers import Failed, Thinkers
from cradle.server.turns import Turns
from tests.server.guests import Guest
from tests.server.serving import Server

ODD = Path(__file__).with_name("odd_thinker.py")
OWN = '[[card]]\nid = "y1-01"\nprice = 9\n'


def job(content: str | None = None) -> Errand:
    box = shelf.box("hadara", content, "content")
    return Errand.about("hadara", box, box.setup(2, [0, 0, 0, 0, 0], 5), 0, seeded(1))


def thought(about: Errand, **other: object) -> Plain:
    """What the process of a bot makes of it."""
    return working.at_table({**vars(about), "level": "random", "budget": 1.0, **other}, thinker.think)


WEAKER = shelf.levels("hadara")[shelf.levels("hadara").index("casual") - 1]
ANSWERS = shelf.box("hadara").setup(2, [0, 0, 0, 0, 0], 5).answers(0)


def at_thinkers(work: Callable[[Thinkers], Awaitable[None]], count: int = 1) -> None:
    async def life() -> None:
        some = Thinkers(count, 60)
        try:
            await work(some)
        finally:
            await some.stop()

    asyncio.run(life())


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes the casual bot misbehave."""

    def make(*mode: str) -> None:
        monkeypatch.setattr(Thinkers, "program", partial(list, [sys.executable, str(ODD), *mode]))
        if mode[0] == "hang":
            monkeypatch.setattr(Thinkers, "patience", lambda self, level: 0.1 if level == "casual" else 60)

    return make


# -- the processes ---------------------------------------------------------------------------------------------


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    async def work(some: Thinkers) -> None:
        assert await some.think(job(), "random", ANSWERS) in ANSWERS
        assert await some.think(job(), "random", ANSWERS) in ANSWERS
        assert len(some.all) == 1

    at_thinkers(work)


@pytest.mark.parametrize("name", shelf.TITLES)
def test_a_bot_is_sent_the_table_that_its_seat_imagines(name: str) -> None:
    box = shelf.box(name)
    table = box.setup(3, shelf.title(name).choices({}, 3), 5)
    seat = table.first()
    sent = Errand.about(name, box, table, seat, seeded(1))
    assert sent.table == table.imagine(seat, seeded(1)).dump() != table.dump()
    assert box.load(sent.table).view(seat) == table.view(seat)


def test_a_process_that_was_killed_is_replaced() -> None:
    async def work(some: Thinkers) -> None:
        await some.think(job(), "random", ANSWERS)
        (clerk,) = some.all
        os.kill(clerk.process.pid, signal.SIGKILL)
        assert await some.think(job(), "random", ANSWERS) in ANSWERS
        assert clerk not in some.all

    at_thinkers(work)


def test_a_process_that_is_killed_while_a_bot_thinks_is_no_failure_of_the_bot(
    odd: Callable[..., None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    odd("die", str(tmp_path / "died"))

    async def work(some: Thinkers) -> None:
        assert await some.think(job(), "casual", ANSWERS) == ANSWERS[0]

    at_thinkers(work)
    assert "the bot casual of hadara is asked again: its process ended" in caplog.text


@pytest.mark.parametrize(
    ("mode", "reason"),
    [
        ("raise", "KeyError in odd_thinker.py"),
        ("illegal", "an answer that is not allowed"),
        ("hang", "no answer within 0.1 s"),
        ("die", "its process ended"),
    ],
)
def test_a_bot_that_fails_twice_has_failed_and_harms_nobody(odd: Callable[..., None], mode: str, reason: str) -> None:
    odd(mode)

    async def work(some: Thinkers) -> None:
        with pytest.raises(Failed, match=reason):
            await some.think(job(), "casual", ANSWERS)
        assert not some.all
        assert await some.think(job(), "random", ANSWERS) in ANSWERS

    at_thinkers(work)


def test_the_second_try_is_made_in_a_fresh_process(odd: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    odd("raise")
    asked: list[Clerk] = []
    ask = Clerk.ask

    async def noted(clerk: Clerk, job: Plain, seconds: float) -> Plain:
        asked.append(clerk)
        return await ask(clerk, job, seconds)

    monkeypatch.setattr(Clerk, "ask", noted)

    async def work(some: Thinkers) -> None:
        await asyncio.gather(*[some.think(job(), "random", ANSWERS) for _ in range(3)])
        used = set(asked)
        with pytest.raises(Failed):
            await some.think(job(), "casual", ANSWERS)
        assert asked[-1] not in {*used, asked[-2]}
        assert len(some.all) <= 3

    at_thinkers(work, 3)


def test_a_process_that_is_killed_before_it_is_ready_is_started_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    programs = [[sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"], Thinkers.program()]
    monkeypatch.setattr(Thinkers, "program", lambda self: programs.pop(0))

    async def work(some: Thinkers) -> None:
        assert await some.think(job(), "random", ANSWERS) in ANSWERS
        assert len(some.all) == 1

    at_thinkers(work)
    assert "a process for bots is started again" in caplog.text


def test_what_fails_while_a_bot_prepares_itself_is_no_failure_of_the_bot(odd: Callable[..., None]) -> None:
    for mode in ("raise", "die"):
        odd(f"ponder-{mode}")

        async def work(some: Thinkers) -> None:
            assert not await some.prepare(job(), "master")
            assert not some.all
            assert await some.think(job(), "random", ANSWERS) in ANSWERS

        at_thinkers(work)


def test_a_question_goes_to_the_process_that_knows_the_seat() -> None:
    async def work(some: Thinkers) -> None:
        jobs = [replace(job(), home=home) for home in ("a", "b")]
        await asyncio.gather(*[some.think(each, "random", ANSWERS) for each in jobs])
        first, second = [some.last[each.home, 0] for each in jobs]
        assert first is not second
        for each, clerk in [(jobs[0], first), (jobs[1], second), (jobs[1], second), (jobs[0], first)]:
            await some.think(each, "random", ANSWERS)
            assert some.idle[-1] is clerk
        async with some.turns.spare():
            some.idle.remove(first)  # it is busy: the other one does as well
            await some.think(jobs[0], "random", ANSWERS)
            assert some.last["a", 0] is second
            some.idle.append(first)

    at_thinkers(work, 2)


def test_where_no_process_can_be_started_no_bot_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "program", partial(list, ["/no/such/program"]))

    async def work(some: Thinkers) -> None:
        with pytest.raises(FileNotFoundError):
            await some.think(job(), "random", ANSWERS)
        assert some.turns.free == 1

    at_thinkers(work)


def test_what_is_told_of_a_mistake_names_no_card() -> None:
    """The place of the mistake, not its values: they may be the bot's hand."""
    try:
        raise KeyError("the hand is 3 and 17")
    except KeyError as error:
        told = working.reason(error)
    assert told.startswith("KeyError in test_bots.py:")
    assert "17" not in told.partition(" in ")[0]
    assert "hand" not in told
    assert "core-position" in thought(job(), table={})["failed"]  # type: ignore[operator]


def test_what_a_bot_prints_is_no_answer(odd: Callable[..., None]) -> None:
    odd("print")

    async def work(some: Thinkers) -> None:
        assert await some.think(job(), "casual", ANSWERS) == ANSWERS[0]

    at_thinkers(work)


def test_own_content_goes_to_a_process_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bool] = []
    ask = Clerk.ask

    async def noted(clerk: Clerk, job: Plain, seconds: float) -> Plain:
        sent.append("document" in job)
        return await ask(clerk, job, seconds)

    monkeypatch.setattr(Clerk, "ask", noted)

    async def work(some: Thinkers) -> None:
        own = job(OWN)
        for _ in range(3):
            await some.think(own, "random", ANSWERS)
        assert sent == [False, True, False, False]
        (clerk,) = some.all
        os.kill(clerk.process.pid, signal.SIGKILL)
        await clerk.process.wait()
        await some.think(own, "random", ANSWERS)
        assert sent[4:] == [False, True]

    at_thinkers(work)


def test_a_process_keeps_few_contents_and_asks_again_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "MOST_BOXES", 2)
    monkeypatch.setattr(working, "BOXES", {})
    jobs = [job(OWN.replace("9", str(price))) for price in (7, 8, 9)]
    assert thought(jobs[0], document=None) == {"unknown": True}
    for each in jobs:
        assert "answer" in thought(each)
    assert [("answer" in thought(each, document=None)) for each in jobs] == [False, True, True]
    assert thought(jobs[0], title="tapestry", document=None) == {"unknown": True}


async def order(turns: Turns, *all_at_once: str) -> list[str]:
    """Who has a turn after whom."""
    done = []

    async def use(who: str) -> None:
        async with turns.turn(who):
            done.append(who)
            await asyncio.sleep(0)

    await asyncio.gather(*map(use, all_at_once))
    return done


def test_who_wants_much_does_not_keep_the_others_waiting() -> None:
    """A hundred tables of one person, and then one of another: it is the next but one."""

    async def life() -> None:
        turns = Turns(1)
        done = await order(turns, *["greedy"] * 100, "modest", "modest")
        assert done.index("modest") <= 2
        assert done[:6].count("modest") == 2
        assert (turns.free, len(turns.waiting)) == (1, 0)

    asyncio.run(life())


def test_everybody_has_a_turn_before_anybody_has_the_next() -> None:
    assert "".join(asyncio.run(order(Turns(1), *"aaabbbccc"))) == "aabcabcbc"


def test_everybody_has_the_same_part_of_all_places() -> None:
    """What is wanted now would be done in the time that one alone may take, half of it for each of two people."""

    async def life() -> None:
        some = Thinkers(2, 3.0)
        parts: dict[str, float] = {}

        async def use(who: str) -> None:
            async with some.turns.turn(who):
                await asyncio.sleep(0)
                parts.setdefault(who, some.budget(who))

        await asyncio.gather(use("one"), use("two"))
        assert parts == {"one": 3.0, "two": 3.0}
        parts.clear()
        await asyncio.gather(*map(use, ["eager"] * 30 + ["modest"]))
        assert parts == {"eager": pytest.approx(0.1), "modest": pytest.approx(3.0)}
        parts.clear()
        await asyncio.gather(*[use(str(n)) for n in range(40)])
        assert parts["0"] == pytest.approx(0.15)
        parts.clear()
        await asyncio.gather(*map(use, ["eager"] * 1000))
        assert parts == {"eager": 0.05}
        assert not some.turns.wanted

    asyncio.run(life())


def test_who_no_longer_waits_takes_no_turn() -> None:
    async def life() -> None:
        turns = Turns(1)
        await turns.wait("first")
        gone = asyncio.create_task(turns.wait("gone"))
        called = asyncio.create_task(turns.wait("called"))
        stays = asyncio.create_task(turns.wait("stays"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.call_next()
        called.cancel()  # in the moment in which it was called
        await stays
        turns.call_next()
        assert turns.free == 1

    asyncio.run(life())


# -- at the table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["raise", "illegal", "hang", "die"])
def test_a_bot_that_fails_is_replaced_by_the_next_weaker_one_and_all_can_see_it(
    odd: Callable[..., None], mode: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    odd(mode)
    settings = Settings(database=str(tmp_path / "tables.sqlite"), limits=False, thinkers=1)
    server = Server(settings)
    ada = Guest(server.url)
    table = ada.table("me", "casual")["id"]
    assert ada.finish(table)["result"]["over"]
    seat = ada.ok("GET", f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["level"], seat["failed"]) == ("bot", WEAKER, "casual")
    failures = [line for line in caplog.messages if f"table {table}, seat 1: the bot casual failed: " in line]
    assert len(failures) == 1
    server.stop()
    server = Server(settings)
    ada.http.base_url = server.url
    assert ada.ok("GET", f"/api/tables/{table}")["seats"][1] == seat
    server.stop()


def test_the_bot_of_the_clock_is_replaced_too(
    odd: Callable[..., None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    odd("raise")
    server = Server(Settings(database=str(tmp_path / "tables.sqlite"), limits=False, thinkers=1))
    ada = Guest(server.url)
    table = ada.table("me", "me", clock={"move": 1000, "bot": "casual"})["id"]
    with ada.live(table, eye=0) as live:
        first = live.next("game")["number"]
        while live.next("game")["number"] == first:
            pass
    seats = ada.ok("GET", f"/api/tables/{table}")["seats"]
    server.stop()
    assert {seat["failed"] for seat in seats} >= {"casual"}
    assert {seat["stand_in"] for seat in seats} == {""}


def test_where_every_bot_fails_the_table_rests_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody answers at random behind the bot's name."""
    asked: list[str] = []

    async def fail(self: Thinkers, job: Errand, level: str, *more: object) -> int:
        asked.append(level)
        raise Failed("on purpose")

    monkeypatch.setattr(Thinkers, "think", fail)
    server = Server(Settings(database=str(tmp_path / "tables.sqlite"), limits=False, thinkers=1))
    ada = Guest(server.url)
    table = ada.table("me", "casual")["id"]
    ada.first(table, 0)
    while "no bot is left" not in caplog.text:
        ada.ok("GET", f"/api/tables/{table}")
    assert asked[:4] == ["casual", WEAKER, "random", "random"]
    assert ada.ok("GET", f"/api/tables/{table}")["seats"][1]["level"] == "random"
    server.stop()


def test_the_next_weaker_bot_that_has_not_failed_comes_next() -> None:
    known = shelf.levels("hadara")
    place = Place(kind="bot", level="master")
    levels = []
    for _ in known:
        ladder.replace("hadara", place, place.level)
        levels.append(place.level)
    assert levels == [*reversed(known[:-1]), "random"]
    assert place.failed == [*reversed(known)]
    guest = Place(kind="person", stand_in="expert", failed=["skilled"])
    ladder.replace("hadara", guest, "expert")
    assert (guest.level, guest.stand_in) == ("", known[known.index("skilled") - 1])


def test_in_place_of_a_bot_that_there_is_no_longer_comes_the_usual_one() -> None:
    place = Place(kind="bot", level="clever")
    ladder.replace("hadara", place, "clever")
    assert place.level == boxes.usual_level("hadara") == "sensible"


def test_a_title_without_an_evaluation_has_the_random_bot_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(shelf, "find_spec", lambda module: None)
        boxes.levels.cache_clear()
        found = boxes.levels("hadara"), boxes.usual_level("hadara")
    boxes.levels.cache_clear()
    assert found == (("random",), "random")


def test_a_clock_of_the_machine_that_is_put_back_does_not_silence_bots(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    server = Server(Settings(database=str(tmp_path / "tables.sqlite"), limits=False, thinkers=1))
    ada = Guest(server.url)
    table = ada.table("me", "random")["id"]
    monkeypatch.setattr(driver, "now_ms", lambda: now_ms() - 3_600_000)
    ada.finish(table)
    server.stop()
