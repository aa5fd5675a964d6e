"""Guests, names, accounts."""

import asyncio
import uuid
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from cradle.server.people import DAY, digest_of
from cradle.server.plan import now_ms
from cradle.server.schema import SESSIONS
from cradle.server.settings import Settings
from tests.processes import PATIENCE
from tests.server.guests import Guest
from tests.server.serving import Server

Make = Callable[..., Guest]


def login() -> dict[str, str]:
    return {"login": f"ada-{uuid.uuid4().hex[:8]}", "password": "correct horse"}


def test_somebody_new_becomes_a_guest_by_doing_something(guest: Make) -> None:
    ada = guest()
    assert ada.ok("GET", "/api/me") == {"name": "", "login": None, "guest": True, "known": False}
    assert "set-cookie" not in ada.http.get("/api/me").headers
    response = ada.ask("PATCH", "/api/me", {"name": " Ada  Lovelace "})
    assert response.json() == {"name": "Ada Lovelace", "login": None, "guest": True, "known": True}
    cookie = response.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Strict", "Path=/"):
        assert part in cookie
    assert ada.ok("GET", "/api/me")["name"] == "Ada Lovelace"


def test_an_unknown_cookie_is_nobody(guest: Make) -> None:
    ada = guest()
    ada.http.cookies.set("cradle", "made-up")
    assert not ada.ok("GET", "/api/me")["known"]


def test_games_follow_an_account_across_devices(guest: Make) -> None:
    phone, desk, who = guest("Ada"), guest(), login()
    first = phone.table("me", "random", pace="slow")["id"]
    assert phone.ok("POST", "/api/account", who)["login"] == who["login"]
    assert phone.ok("GET", "/api/me") == {"name": "Ada", "login": who["login"], "guest": False, "known": True}
    second = desk.table("me", "random", pace="slow")["id"]
    assert desk.ok("POST", "/api/session", who)["name"] == "Ada"
    assert {t["id"] for t in desk.ok("GET", "/api/tables", list="mine")["tables"]} == {first, second}
    assert desk.game(first, 0)["eye"] == 0
    assert phone.game(second, 0)["eye"] == 0


def test_logging_out_ends_this_device_only(guest: Make) -> None:
    phone, desk, who = guest("Ada"), guest(), login()
    phone.ok("POST", "/api/account", who)
    desk.ok("POST", "/api/session", who)
    assert desk.ok("DELETE", "/api/session") == {"done": True}
    assert not desk.ok("GET", "/api/me")["known"]
    assert phone.ok("GET", "/api/me")["known"]


def test_a_wrong_login_does_not_tell_what_was_wrong(guest: Make) -> None:
    ada, who = guest("Ada"), login()
    ada.ok("POST", "/api/account", who)
    eve = guest()
    eve.refused(401, "server-login-wrong", "POST", "/api/session", {**who, "password": "wrong horse"})
    eve.refused(401, "server-login-wrong", "POST", "/api/session", login())


def test_a_login_is_taken_once(guest: Make) -> None:
    ada, bo, who = guest("Ada"), guest("Bo"), login()
    ada.ok("POST", "/api/account", who)
    bo.refused(409, "server-login-taken", "POST", "/api/account", who)
    ada.refused(409, "server-has-account", "POST", "/api/account", login())
    bo.refused(409, "server-no-account", "PATCH", "/api/account", {"old": "x", "password": "correct horse"})
    for bad in ({**who, "login": "A b"}, {**who, "login": "ab"}, {**who, "password": "short"}):
        bo.refused(422, "server-input", "POST", "/api/account", bad)


def test_a_new_password_ends_other_sessions(guest: Make) -> None:
    ada, other, who = guest("Ada"), guest(), login()
    ada.ok("POST", "/api/account", who)
    other.ok("POST", "/api/session", who)
    wrong = {"old": "nonsense", "password": "battery staple"}
    ada.refused(401, "server-login-wrong", "PATCH", "/api/account", wrong)
    ada.ok("PATCH", "/api/account", {"old": who["password"], "password": "battery staple"})
    assert ada.ok("GET", "/api/me")["known"]
    assert not other.ok("GET", "/api/me")["known"]
    other.refused(401, "server-login-wrong", "POST", "/api/session", who)
    other.ok("POST", "/api/session", {**who, "password": "battery staple"})


def test_nobody_is_let_in_by_a_cookie_that_was_there_before(guest: Make) -> None:
    """Whoever put a cookie of their own into a browser must not become the person who registers or logs in there."""
    who = login()
    for way in ("register", "log in", "new password"):
        ada, mallory = guest("Ada"), guest()
        if way == "new password":
            ada.ok("POST", "/api/session", {**who, "password": "correct horse"})
        planted = ada.http.cookies["cradle"]
        if way == "register":
            ada.ok("POST", "/api/account", who)
        elif way == "log in":
            ada.ok("POST", "/api/session", who)
        else:
            ada.ok("PATCH", "/api/account", {"old": who["password"], "password": "battery staple"})
        assert ada.http.cookies["cradle"] != planted
        assert ada.ok("GET", "/api/me")["login"] == who["login"]
        mallory.http.cookies.set("cradle", planted)
        assert mallory.ok("GET", "/api/me") == {"name": "", "login": None, "guest": True, "known": False}, way


def test_strangers_lock_nobody_out_of_their_own_device(tmp_path: Path) -> None:
    """From any number of addresses: where somebody has logged in before, attempts are counted apart."""
    server = Server(Settings(database=str(tmp_path / "tables.sqlite"), proxies=("127.0.0.1",), thinkers=1))
    home, who = Guest(server.url, "Ada"), login()
    home.ok("POST", "/api/account", who)
    home.ok("DELETE", "/api/session")
    wrong = {**who, "password": "wrong horse"}
    tries = []
    for address in range(8):
        eve = Guest(server.url)
        eve.http.headers["x-forwarded-for"] = f"10.0.0.{address}"
        eve.http.cookies.set("cradle-device", "0" * 64)
        tries += [eve.ask("POST", "/api/session", wrong).status_code for _ in range(10)]
    assert tries[-1] == 429
    home.http.headers["x-forwarded-for"] = "10.0.1.1"
    home.refused(401, "server-login-wrong", "POST", "/api/session", wrong)
    assert home.ok("POST", "/api/session", who)["login"] == who["login"]
    other = {**login(), "password": "correct horse"}
    Guest(server.url, "Bo").ok("POST", "/api/account", other)
    home.ok("POST", "/api/session", other)
    server.stop()


def test_the_proof_of_a_device_ends_with_the_password(guest: Make) -> None:
    ada, who = guest("Ada"), login()
    ada.ok("POST", "/api/account", who)
    first = ada.http.cookies["cradle-device"]
    ada.ok("DELETE", "/api/session")
    assert ada.http.cookies["cradle-device"] == first
    ada.ok("POST", "/api/session", who)
    assert ada.http.cookies["cradle-device"] == first
    ada.ok("PATCH", "/api/account", {"old": who["password"], "password": "battery staple"})
    assert ada.http.cookies["cradle-device"] != first


def test_a_session_that_has_ended_hears_nothing_more(guest: Make) -> None:
    """Somebody who got hold of the password may have a socket open."""
    ada, other, who = guest("Ada"), guest(), login()
    ada.ok("POST", "/api/account", who)
    other.ok("POST", "/api/session", who)
    table = ada.table("me", "me", open=True)["id"]
    with ada.live(table, eye=0) as mine, other.live(table, eye=0) as theirs:
        for live in (mine, theirs):
            live.next("game")
        ada.ok("PATCH", "/api/account", {"old": who["password"], "password": "battery staple"})
        ada.first(table, 0)
        for live in (mine, theirs):
            with pytest.raises(ConnectionClosed) as ended:
                live.next("game")
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 4401
    with ada.live(table, eye=0) as again:
        assert again.next("game")["number"] == 1


def test_the_cookie_of_who_comes_back_lives_on(guest: Make, server: Server) -> None:
    ada = guest("Ada")
    desk = server.app.state.desk
    digest = digest_of(ada.http.cookies["cradle"])

    async def grow_old() -> None:
        async with desk.engine.begin() as connection:
            await connection.execute(
                update(SESSIONS).where(SESSIONS.c.digest == digest).values(seen=now_ms() - 2 * DAY * 1000)
            )

    assert "set-cookie" not in ada.http.get("/api/me").headers
    desk.people.seen.pop(digest)
    asyncio.run_coroutine_threadsafe(grow_old(), server.loop).result(PATIENCE)
    renewed = ada.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in renewed
    assert f"cradle={ada.http.cookies['cradle']}" in renewed


def test_a_new_name_is_seen_at_the_tables(guest: Make) -> None:
    ada = guest("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Grandma"}]
    table = ada.ok("POST", "/api/tables", {"title": "hadara", "seats": seats})["id"]
    ada.ok("PATCH", "/api/me", {"name": "Lady Lovelace"})
    assert [seat["name"] for seat in ada.ok("GET", f"/api/tables/{table}")["seats"]] == ["Lady Lovelace", "Grandma"]


def test_whoever_introduces_themselves_stays_the_same_person(guest: Make) -> None:
    ada = guest()
    ada.http.cookies.clear()
    assert ada.ok("GET", "/api/me")["known"] is False
    first = ada.ok("POST", "/api/me")
    assert (first["known"], first["guest"]) == (True, True)
    cookie = ada.http.cookies["cradle"]
    ada.ok("POST", "/api/me")
    assert ada.http.cookies["cradle"] == cookie
