"""The WebSocket: what is told, to whom, and catching up."""

import uuid
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guests import Guest
from tests.server.test_undo import to_draft

Make = Callable[..., Guest]


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
            live.rest(5)
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
            live.rest(5)


def test_a_foreign_page_gets_no_socket(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    with pytest.raises(InvalidStatus), ada.live(table, origin="https://evil.example"):
        pass
    with ada.live(table, origin=ada.url) as live:
        assert live.take()
