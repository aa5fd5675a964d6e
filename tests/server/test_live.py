"""The WebSocket: what is told, to whom, and catching up."""

from __future__ import annotations

import asyncio
import json
import socket
import time
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cradle.server.api import live as live_module
from cradle.server.desk import COOKIE, Desk
from cradle.server.ledger import Note
from cradle.server.problem import Problem
from cradle.server.room import Room
from cradle.server.run import options
from cradle.server.settings import Settings
from cradle.server.store import ChatLine
from tests.processes import PATIENCE
from tests.server import serving
from tests.server.guests import Document, Guest
from tests.server.serving import Server
from tests.server.test_undo import to_draft
from tests.server.twins import WORK, Clock, Game, Side, house, random_game, still

Make = Callable[..., Guest]
Patch = pytest.MonkeyPatch


def test_the_socket_begins_with_the_table_the_game_and_the_chat(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    ada.ok("POST", f"/api/tables/{table}/chat", {"text": "Hello", "id": uuid.uuid4().hex})
    with ada.live(table) as live:
        assert [live.take()["type"] for _ in range(3)] == ["table", "game", "chat"]


def test_what_others_do_arrives_numbered(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "friend", open=True)["id"]
    with ada.live(table) as live:
        assert live.next("table")["table"]["state"] == "gathering"
        bo.ok("POST", f"/api/tables/{table}/join", {})
        assert live.next("table")["table"]["seats"][1]["name"] == "Bo"
        first = live.next("game")
        ada.first(table, 0)
        second = live.next("game")
        bo.first(table, 1)
        third = live.next("game")
        assert [g["number"] for g in (first, second, third)] == [0, 1, 2]
        assert (second["since"], third["since"]) == (0, 1)
        assert third["news"]
        bo.ok("POST", f"/api/tables/{table}/chat", {"text": "Hi", "id": uuid.uuid4().hex})
        assert live.next("chat")["messages"][0]["text"] == "Hi"


def test_who_comes_back_is_told_what_was_missed(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    with ada.live(table, eye=1) as live:
        seen = live.next("game")["number"]
    ada.first(table, 0)
    ada.first(table, 1)
    with ada.live(table, eye=1, since=seen) as live:
        missed = live.next("game")
    assert (missed["since"], missed["number"]) == (seen, seen + 2)
    assert len({news["seat"] for news in missed["news"]}) > 1
    with ada.live(table, eye=1, since=10_000) as live:
        assert live.next("game")["since"] is None


def test_a_rivals_sealed_answer_sends_nothing(guest: Make) -> None:
    ada, eve = guest(), guest()
    table = ada.table("me", "me", "me", open=True)["id"]
    to_draft(ada, table, 3)
    with eve.live(table) as spectator, ada.live(table, eye=1) as rival, ada.live(table, eye=0) as own:
        for live in (spectator, rival, own):
            live.next("game")
        for live in (spectator, rival, own):
            live.catch_up()
            live.rest()
        ada.first(table, 0)
        assert own.next("game")["sealed"] is not None
        assert spectator.rest() == rival.rest() == []
        ada.first(table, 1)
        ada.first(table, 2)
        assert spectator.next("game")["waiting"]
        assert rival.next("game")["sealed"] is not None


def test_the_eye_can_be_changed_at_a_hot_seat(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    with ada.live(table) as live:
        assert live.next("game")["eye"] == 0
        live.send(type="eye", eye=1)
        assert live.next("game")["eye"] == 1
        live.send(type="eye", eye=7)
        assert live.next("error")["error"]["message"] == "server-not-yours"
        live.send(type="ping")
        assert live.next("pong")


def test_the_first_seat_that_is_asked_is_the_eye(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    ada.first(table, 0)
    with ada.live(table) as live:
        assert live.next("game")["eye"] == 1


def code_of(guest: Guest, table: str, eye: int | None = None) -> int:
    """With which code the server closes."""
    query = {} if eye is None else {"eye": eye}
    with guest.live(table, None, **query) as live:
        with pytest.raises(ConnectionClosed):
            live.rest(PATIENCE)
        return live.socket.close_code or 0


def test_who_may_not_look_is_told_so(guest: Make) -> None:
    ada, eve = guest(), guest()
    table = ada.table("me", "me")["id"]
    assert code_of(eve, table) == 4403
    assert code_of(ada, table, eye=5) == 4403
    assert code_of(ada, "aaaaaaaaaaaa") == 4404


def test_nonsense_closes_the_socket(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    with ada.live(table) as live:
        live.socket.send("nonsense")
        with pytest.raises(ConnectionClosed):
            live.rest(PATIENCE)


def test_a_foreign_page_gets_no_socket(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    with pytest.raises(InvalidStatus), ada.live(table, origin="https://evil.example"):
        pass
    with ada.live(table, origin=ada.url) as live:
        assert live.take()


# -- without a net ---------------------------------------------------------------------------------------------


def at_table(patch: Patch, folder: Path, work: Callable[[Desk, Game], Awaitable[None]], lines: int = 0) -> None:
    """A game of Hadara after so many answers."""

    async def life() -> None:
        async with house(patch, folder, "hadara") as (desk, app):
            game = Game("hadara", 3, 5, random_game("hadara", 3, 5)[0][:lines])
            await game.seat(desk, app)
            await work(desk, game)

    with still():
        asyncio.run(life())


def ears(desk: Desk, game: Game, count: int) -> list[Side]:
    return [Side(desk, game.http, game.pairs[3].real.room, 3, game.people[3]) for _ in range(count)]


def messages(texts: list[str], kind: str) -> list[Document]:
    found = [json.loads(text) for text in texts]
    return [message for message in found if message["type"] == kind]


async def said(side: Side, text: str) -> int:
    """Say it over HTTP; how many statements that and telling it to this listener took."""
    WORK.clear()
    headers = {"cookie": f"{COOKIE}={side.token}", "x-cradle": "1"}
    body = {"text": text, "id": uuid.uuid4().hex}
    found = await side.http.post(f"/api/tables/{side.room.row.id}/chat", json=body, headers=headers)
    assert found.status_code == 200
    return WORK["statements"]


def test_a_line_of_chat_costs_the_same_for_one_listener_and_for_many(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        await said(side, "first")
        for listener in ears(desk, game, 1):
            await listener.hear()
        few = await said(side, "few")
        many = ears(desk, game, 20)
        for listener in many:
            await listener.hear()
        assert await said(side, "many") == few
        WORK.clear()
        told = [messages(await listener.hear(), "chat") for listener in many]
        assert WORK["statements"] == 0
        assert [[m["text"] for m in one["messages"]] for [one] in told] == [["many"]] * 20

    at_table(monkeypatch, tmp_path, work)


def test_chat_comes_once_and_in_order_wherever_it_was_said(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        early, room = game.pairs[3].real, game.pairs[3].real.room
        store, table, who = desk.house.store, room.row.id, game.people[0][0].id

        async def elsewhere(text: str) -> ChatLine:
            return await store.say(table, who, 0, "Ada", text, f"key-{text}", 0)

        one, two, three = [await elsewhere(text) for text in ("1", "2", "3")]
        late = ears(desk, game, 1)[0]
        late.socket.chat = 1
        late.socket.hear([three])  # told before it has read what was said earlier
        heard = messages(await late.hear(), "chat") + messages(await early.hear(), "chat")
        assert [[m["id"] for m in one["messages"]] for one in heard] == [[2, 3], [1, 2, 3]]
        await elsewhere("4")
        await said(game.pairs[0].real, "5")  # this process has not heard of the fourth
        await room.read_chat(store)
        room.hand([one, two, three])
        for side in (late, early):
            heard = messages(await side.hear(), "chat")
            assert [[m["text"] for m in one["messages"]] for one in heard] == [["4", "5"]]

    at_table(monkeypatch, tmp_path, work)


def test_while_the_database_is_away_the_socket_stays_and_tells_the_game_when_it_is_back(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(live_module, "AWAY", 0)
    faults: list[Exception] = [Problem(503, "server-away"), OperationalError("", {}, OSError()), ConnectionError()]

    async def away(*_: object) -> list[ChatLine]:
        raise faults[-1]

    async def work(desk: Desk, game: Game) -> None:
        late = ears(desk, game, 1)[0]
        chat = desk.house.store.chat
        monkeypatch.setattr(desk.house.store, "chat", away)
        while faults:
            [told] = [json.loads(text) for text in await late.hear()]
            assert told == {"type": "error", "error": {"message": "server-away", "args": {"seconds": 0}}}
            faults.pop()
        monkeypatch.setattr(desk.house.store, "chat", chat)
        assert [json.loads(text)["type"] for text in await late.hear()] == ["table", "game"]

    at_table(monkeypatch, tmp_path, work)


def test_who_comes_while_the_database_is_away_waits_for_it(guest: Make, monkeypatch: Patch, server: Server) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    house = server.app.state.desk.house
    faults = [OperationalError("", {}, OSError())] * 2
    real = house.room

    async def room(name: str) -> Room:
        if faults and name == table:  # others may sit at this server
            raise faults.pop()
        return cast(Room, await real(name))

    monkeypatch.setattr(live_module, "AWAY", 0)
    monkeypatch.setattr(house, "room", room)
    with ada.live(table) as live:
        assert [live.take()["type"] for _ in range(4)] == ["error", "error", "table", "game"]
        live.send(type="ping")
        assert live.next("pong")


def test_a_room_whose_truth_is_unknown_is_asked_for_before_it_is_told(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        late, asked = ears(desk, game, 1)[0], []

        async def again(room: Room) -> None:
            asked.append(room.row.id)
            room.unknown = False

        monkeypatch.setattr(desk.house, "again", again)
        late.room.unknown = True
        assert len(await late.hear()) == 2
        assert asked == [late.room.row.id]

    at_table(monkeypatch, tmp_path, work)


def test_who_does_not_read_is_left_and_nothing_is_kept_for_them(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(live_module, "SLOWEST", 0.01)

    async def never(*_: object) -> str:
        await asyncio.Event().wait()
        return ""

    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        slow = ears(desk, game, 1)[0]
        monkeypatch.setattr(slow.ear, "send_text", never)
        monkeypatch.setattr(slow.ear, "receive_text", never, raising=False)
        for n in range(1000):
            slow.socket.hear([ChatLine(n, None, "Eve", "Hello", 0)])
        assert len(slow.socket.lines) == live_module.MOST_LINES
        await live_module.attend(slow.socket, slow.person.id)
        assert slow.socket not in side.room.listeners
        assert slow.person.id not in live_module.OPEN

    at_table(monkeypatch, tmp_path, work)


def test_a_peer_that_died_is_noticed(guest: Make, monkeypatch: Patch, tmp_path: Path) -> None:
    """It answers no ping: its listener goes, without a word from it."""
    quick = {"ws_ping_interval": 0.05, "ws_ping_timeout": 0.05}
    monkeypatch.setattr(serving, "options", lambda *given: {**options(*given), **quick})
    own = Server(Settings(database=str(tmp_path / "own.sqlite"), limits=False, thinkers=1))
    try:
        ada = Guest(own.url)
        table = ada.table("me", "me", open=True)["id"]
        rooms = own.app.state.desk.house.rooms
        with socket.create_connection(("127.0.0.1", own.port)) as dead:
            key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{own.port}\r\n{key}"
            dead.sendall(f"{head}AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
            wait_until(lambda: bool(rooms[table].listeners))
            wait_until(lambda: not rooms[table].listeners)
    finally:
        own.stop()


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_nobody_waits_while_a_rivals_sealed_answer_is_written(tmp_path: Path, monkeypatch: Patch) -> None:
    """Its own seat does: that is told only when it is written."""
    lines, open_steps = random_game("hadara", 3, 5)
    draft = next(n for n in open_steps if lines[n].split(" ")[1] == "draft")

    async def work(desk: Desk, game: Game) -> None:
        written, append = asyncio.Event(), desk.house.store.ledger.append

        async def slowly(note: Note) -> None:
            await written.wait()
            await append(note)

        own, rival = game.pairs[0].real, game.pairs[1].real
        before = [await rival.get("?"), await rival.get("/game", eye=1), await rival.why()]
        monkeypatch.setattr(desk.house.store.ledger, "append", slowly)
        word = own.play.table.kind(0).word(own.play.table.answers(0)[0])
        answering = asyncio.create_task(own.answer(own.person.id, 0, word, "face-down"))
        while own.room.hushed is None:
            await asyncio.sleep(0)
        looking = asyncio.create_task(own.get("/game", eye=0))
        assert [await rival.get("?"), await rival.get("/game", eye=1), await rival.why()] == before
        assert not answering.done() and not looking.done()
        written.set()
        await answering
        assert json.loads((await looking)[1])["sealed"]["word"] == word

    at_table(monkeypatch, tmp_path, work, draft)


def test_an_update_is_made_once_and_stamped_with_the_time_it_is_sent(tmp_path: Path, monkeypatch: Patch) -> None:
    async def work(desk: Desk, game: Game) -> None:
        side = game.pairs[0].real
        first = json.loads((await side.get("/game", eye=0))[1])
        Clock.now += 700
        WORK.clear()
        second = json.loads((await side.get("/game", eye=0))[1])
        assert not {"view", "imagine", "sheet"} & set(WORK)
        assert second["now"] == first["now"] + 700
        assert second["clocks"][0]["move"] == first["clocks"][0]["move"] - 700
        assert {**second, "now": 0, "clocks": 0} == {**first, "now": 0, "clocks": 0}

    at_table(monkeypatch, tmp_path, work)
