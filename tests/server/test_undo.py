"""Undo: alone while nobody learned anything, further with everybody's consent; sealed answers are taken back."""

import asyncio
import random
from collections.abc import Callable

import pytest

from cradle.server import conduct, opening
from cradle.server.clerk import Errand
from cradle.server.desk import Desk
from cradle.server.house import House
from cradle.server.models import NewSeat, NewTable
from cradle.server.replies import AcceptedReply
from cradle.server.thinkers import Thinkers
from tests.server.guests import Guest
from tests.server.test_house import at_desk, until

Make = Callable[..., Guest]
UNDONE = {"name": "undone", "message": "core-news-undone", "seat": 0, "data": {}, "secret": None}


def to_draft(ada: Guest, table: str, seats: int) -> None:
    """To the first draft, where everybody chooses face down."""
    while True:
        for seat in range(seats):
            question = ada.game(table, seat)["question"]
            if question is not None and question["kind"] == "draft":
                return
            if question is not None:
                ada.first(table, seat)


def test_the_last_answer_is_taken_back_while_nobody_learned_anything(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    before = ada.game(table, 0)
    ada.answer(table, 0, 0, "crest-3")
    done = ada.game(table, 0)
    assert done["undo"]
    assert ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0}) == {"done": True, "proposal": None}
    again = ada.game(table, 0, since=done["number"])
    assert again["view"] == before["view"]
    assert again["number"] > done["number"]
    assert again["since"] == done["number"]
    assert again["news"] == [UNDONE]
    assert again["question"]["number"] > 1, "a number is never used again"
    assert not again["undo"]
    ada.answer(table, 0, again["question"]["number"], "crest-1")


def test_there_is_nothing_to_undo_before_the_first_answer(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "me", open=True)["id"]
    ada.refused(409, "server-undo-nothing", "POST", f"/api/tables/{table}/undo", {"seat": 0})
    bo.refused(403, "server-not-yours", "POST", f"/api/tables/{table}/undo", {"seat": 0})


def test_a_sealed_answer_is_taken_back_and_nobody_else_notices(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me", "me")["id"]
    to_draft(ada, table, 3)
    before = [ada.game(table, eye) for eye in range(4)]
    ada.first(table, 0)
    sealed = ada.game(table, 0)
    assert sealed["question"] is None
    assert sealed["sealed"]["word"] == before[0]["question"]["answers"][0]["word"]
    assert sealed["waiting"] == [0, 1, 2]
    for eye in (1, 2, 3):
        now = ada.game(table, eye)
        assert {**now, "now": 0} == {**before[eye], "now": 0}
    number = sealed["sealed"]["number"] + 1
    taken = ada.ok("POST", f"/api/tables/{table}/take-back", {"seat": 0, "number": number})
    assert taken == {"done": "now", "number": number + 1}
    assert ada.game(table, 0)["question"]["number"] == number + 1
    ada.refused(409, "server-stale", "POST", f"/api/tables/{table}/take-back", {"seat": 0, "number": number})
    body = {"seat": 0, "number": number + 1}
    ada.refused(409, "server-take-back-no", "POST", f"/api/tables/{table}/take-back", body)
    for eye in (1, 2, 3):
        assert {**ada.game(table, eye), "now": 0} == {**before[eye], "now": 0}
    ada.first(table, 0)
    assert ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})["done"]
    assert ada.game(table, 0)["question"] is not None
    for eye in (1, 2, 3):
        assert {**ada.game(table, eye), "now": 0} == {**before[eye], "now": 0}
    changed = ada.ok("GET", f"/api/tables/{table}")["changed"]
    ada.first(table, 1)
    assert ada.ok("GET", f"/api/tables/{table}")["changed"] == changed


def seated(ada: Guest, bo: Guest) -> str:
    table = str(ada.table("me", "friend", open=True)["id"])
    bo.ok("POST", f"/api/tables/{table}/join", {})
    return table


def past_the_setup(ada: Guest, bo: Guest, table: str) -> None:
    """Both choose; then the cards are dealt and everybody has learned something."""
    for _ in range(2):
        for seat, who in enumerate((ada, bo)):
            if who.game(table, seat)["question"] is not None:
                who.first(table, seat)


def test_further_back_everybody_must_agree(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = seated(ada, bo)
    past_the_setup(ada, bo, table)
    assert not ada.game(table, 0)["undo"]
    asked = ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
    proposal = asked["proposal"]
    assert not asked["done"]
    assert (proposal["kind"], proposal["seat"], proposal["agreed"], proposal["needed"]) == ("undo", 0, [0], [0, 1])
    assert bo.ok("GET", f"/api/tables/{table}")["proposal"] == proposal
    path = f"/api/tables/{table}/proposals/{proposal['id']}"
    guest().refused(403, "server-not-yours", "POST", path, {"agree": True})
    assert bo.ok("POST", path, {"agree": True}) == {"done": True, "proposal": None}
    assert ada.game(table, 0)["question"] is not None
    bo.refused(409, "server-no-proposal", "POST", path, {"agree": True})


def test_one_who_declines_is_enough(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = seated(ada, bo)
    past_the_setup(ada, bo, table)
    view = ada.game(table, 0)["view"]
    proposal = ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})["proposal"]["id"]
    declined = bo.ok("POST", f"/api/tables/{table}/proposals/{proposal}", {"agree": False})
    assert declined == {"done": False, "proposal": None}
    assert ada.ok("GET", f"/api/tables/{table}")["proposal"] is None
    assert ada.game(table, 0)["view"] == view


def test_an_answer_in_between_withdraws_the_proposal(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = seated(ada, bo)
    past_the_setup(ada, bo, table)
    ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
    for _ in range(3):
        for seat, who in enumerate((ada, bo)):
            if who.game(table, seat)["question"] is not None:
                who.first(table, seat)
    assert ada.ok("GET", f"/api/tables/{table}")["proposal"] is None


def test_against_bots_nobody_has_to_be_asked(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "random")["id"]
    for _ in range(6):
        while ada.game(table, 0)["question"] is None:
            pass
        ada.first(table, 0)
    assert ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})["done"]


def test_an_answer_that_was_opened_meanwhile_is_undone(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot answers between the person's click and the taking back of what lay face down until then."""
    may_answer = asyncio.Event()

    async def slow(
        self: Thinkers, job: Errand, level: str, answers: list[int], who: str = "", begin: Callable[[], None] = print
    ) -> int:
        await may_answer.wait()
        return answers[0]

    async def late(house: House, table: str, person: str, seat: int, number: int) -> AcceptedReply:
        room = await house.now(table)
        may_answer.set()
        await until(lambda: room.play is not None and not room.play.table.waiting(seat))
        return await take_back(house, table, person, seat, number)

    take_back = conduct.take_back
    monkeypatch.setattr(Thinkers, "think", slow)
    monkeypatch.setattr(conduct, "take_back", late)

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        places = [NewSeat(kind="me"), NewSeat(kind="bot", level="casual")]
        room = await opening.create(desk.house, ada, NewTable(title="hadara", seats=places, pace="instant"))
        play = room.play
        assert play is not None
        while not play.table.waiting(0):
            may_answer.set()
            await until(lambda: 0 in play.table.asked())
            may_answer.clear()
            word = play.table.kind(0).word(play.table.answers(0)[0])
            await conduct.answer(
                desk.house, room.row.id, ada.id, 0, play.sitting.numbers[0], word, f"key-{play.entries:08}"
            )
        assert (await conduct.undo(desk.house, room.row.id, ada.id, 0))["done"]

    at_desk(own_database, work)


def test_a_game_with_undos_is_the_same_after_loading(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    ada.answer(table, 0, 0, "crest-3")
    ada.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
    ada.first(table, 0)
    assert ada.finish(table)["state"] == "finished"
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert "0 choose-board crest-3" not in record
    assert ada.ok("POST", "/api/records", {"record": record})["result"]["over"]


def test_a_second_click_takes_nothing_more_back(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "random")["id"]
    for _ in range(3):
        while not ada.choose(table, 0, random.Random(3)):
            pass
    while ada.game(table, 0)["question"] is None:
        pass
    body = {"seat": 0, "number": ada.game(table, 0)["number"]}
    assert ada.ok("POST", f"/api/tables/{table}/undo", body)["done"]
    now = ada.game(table, 0)
    args = ada.refused(409, "server-stale", "POST", f"/api/tables/{table}/undo", body)
    assert args == {"number": now["number"]}
    assert ada.game(table, 0)["question"]["number"] == now["question"]["number"]
