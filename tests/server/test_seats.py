"""Seats of a game that is played: who is away, who may be replaced by whom, and whose hand nobody else gets to see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from cradle.server.asking import voters
from cradle.server.clocks import Clocks
from cradle.server.ledger import Ledger
from cradle.server.plan import ClockRules, Place, Plan, now_ms
from cradle.server.presence import Presence
from cradle.server.room import Room
from cradle.server.settings import Settings
from cradle.server.substitutes import come_back, is_late, late
from tests.processes import PATIENCE
from tests.server.guests import Document, Guest, Live
from tests.server.postgres import Postgres
from tests.server.serving import Server

BOT = {"kind": "bot", "level": "random"}


class Scene:
    """A server whose sense of who is there has a clock of its own."""

    def __init__(self, database: str) -> None:
        self.server = Server(Settings(database=database, limits=False, thinkers=1, sweep_seconds=0.05))

    @property
    def presence(self) -> Presence:
        found = self.server.app.state.desk.house.presence
        assert isinstance(found, Presence)
        return found

    def guest(self, name: str = "") -> Guest:
        return Guest(self.server.url, name)

    def later(self, seconds: int) -> None:
        """So much later than now; nobody has been seen in between."""
        self.presence.now = lambda: now_ms() + seconds * 1000

    def trio(self, **more: object) -> tuple[str, Guest, Guest, Guest]:
        """Ada, the host, Bo and Cy, at an open table that is played."""
        ada, bo, cy = self.guest("Ada"), self.guest("Bo"), self.guest("Cy")
        table = ada.table("me", "friend", "friend", **{"open": True, **more})["id"]
        for other in (bo, cy):
            other.ok("POST", f"/api/tables/{table}/join", {})
        return table, ada, bo, cy


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    made = Scene(str(tmp_path / "tables.sqlite"))
    yield made
    made.server.stop()


def seats(guest: Guest, table: str, what: str) -> list[object]:
    return [seat[what] for seat in guest.ok("GET", f"/api/tables/{table}")["seats"]]


def told(live: Live, holds: Callable[[Document], bool]) -> Document:
    """The table when this holds."""
    while True:
        table = live.next("table")["table"]
        if holds(table):
            return dict(table)


def away(table: Document) -> list[bool]:
    return [seat["away"] for seat in table["seats"]]


# -- who is there ----------------------------------------------------------------------------------------------


def test_who_has_no_connection_for_the_set_time_is_away_and_all_are_told(scene: Scene) -> None:
    table, ada, bo, _ = scene.trio()
    with ada.live(table) as live:
        scene.later(290)
        assert seats(ada, table, "away") == [False, False, False]
        scene.later(310)
        told(live, lambda table: away(table) == [False, True, True])
        bo.game(table, 1)
        told(live, lambda table: away(table) == [False, False, True])


def test_who_has_an_open_socket_is_there_without_a_word(scene: Scene) -> None:
    table, _, bo, cy = scene.trio()
    with bo.live(table), cy.live(table) as live:
        scene.later(310)
        told(live, lambda table: away(table) == [True, False, False])
        scene.later(620)
        while seats(cy, table, "away") != [True, False, False]:
            pass


def test_before_the_game_nobody_is_away(scene: Scene) -> None:
    ada, bo = scene.guest(), scene.guest()
    table = ada.table("me", "friend", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    scene.later(10_000)
    assert seats(ada, table, "away") == [False, False, False]


def test_strangers_are_not_kept_in_mind(scene: Scene) -> None:
    table, _, _, _ = scene.trio()
    eve = scene.guest("Eve")
    known = len(scene.presence.here)
    eve.ok("GET", f"/api/tables/{table}")
    eve.refused(404, "server-no-table", "GET", "/api/tables/nothinghere0")
    assert len(scene.presence.here) == known


def test_what_is_told_of_visitors_is_told_once_in_a_while(scene: Scene) -> None:
    """What one process tells of its visitors, another takes for its own; not more often than is needed."""
    table, _, bo, _ = scene.trio()
    bo.ok("GET", f"/api/tables/{table}")
    here, there = scene.presence, Presence(300, scene.presence.rooms)
    plan = here.rooms[table].plan
    person = plan.places[1].person
    rung: list[str] = []

    class Line:
        async def run(self, work: Callable[[object], Awaitable[None]]) -> None:
            await work(self)

        async def ring(self, _: object, *payloads: str) -> None:
            rung.extend(payloads)

    there.now = lambda: now_ms() + 310_000
    assert there.away(table, plan, person)
    asyncio.run(here.share(cast(Ledger, Line())))
    assert f"present {table} {person}" in rung
    for payload in rung:
        there.hear(payload.removeprefix("present "))
    assert not there.away(table, plan, person)
    rung.clear()
    asyncio.run(here.share(cast(Ledger, Line())))
    assert rung == []


def test_processes_tell_each_other_who_is_there(postgres: Postgres) -> None:
    database = postgres.database()
    first, second = Scene(database), Scene(database)
    ada, bo = first.guest("Ada"), Guest(second.server.url, "Bo")
    table = ada.table("me", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    bo.ok("GET", f"/api/tables/{table}")
    end = time.monotonic() + PATIENCE
    while not first.presence.elsewhere:  # until Bo's coming was told
        assert time.monotonic() < end
        time.sleep(0.01)
    first.later(310)
    with ada.live(table) as live:
        told(live, lambda table: away(table) == [False, True])
        second.later(100)  # processes tell each other now and then
        with bo.live(table):
            told(live, lambda table: away(table) == [False, False])
    first.server.stop()
    second.server.stop()


def test_who_came_to_listen_during_an_absence_hears_of_its_end() -> None:
    """Even if nobody looked in between."""
    woken: list[str] = []
    places = [Place(kind="person", person="ada"), Place(kind="person", person="bo")]
    plan = Plan(title="hadara", state="playing", created=0, host="ada", options={}, digest="", places=places)
    room = SimpleNamespace(plan=plan, listeners=[SimpleNamespace(person="ada")], wake=woken.append)
    presence = Presence(300, {"table": cast(Room, room)})
    presence.now = lambda: now_ms() + 310_000
    assert presence.away("table", plan, "bo")  # so says the first document of whoever comes now
    presence.hear("table bo")
    presence.look()
    assert woken == ["table"]
    presence.look()
    assert woken == ["table"]


# -- bots for those who are late or away -----------------------------------------------------------------------


def test_a_player_who_vanishes_is_replaced_by_a_bot_only_and_can_come_back(scene: Scene) -> None:
    table, ada, bo, cy = scene.trio()
    path = f"/api/tables/{table}/seats/1"
    ada.refused(409, "server-not-gathering", "PUT", path, BOT)
    scene.later(310)
    for wanted in ({"kind": "free"}, {"kind": "me"}):
        ada.refused(409, "server-bot-only", "PUT", path, wanted)
    ada.refused(422, "core-setup-bot", "PUT", path, {"kind": "bot", "level": "genius"})
    seat = ada.ok("PUT", path, BOT)["seats"][1]
    assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Bo", "random")
    back = bo.ok("POST", f"/api/tables/{table}/return")["seats"][1]
    assert (back["mine"], back["stand_in"], back["away"]) == (True, "", False)
    assert bo.game(table, 1)["eye"] == 1
    ada.refused(403, "server-not-yours", "GET", f"/api/tables/{table}/game", eye=1)
    scene.guest().refused(403, "server-not-yours", "POST", f"/api/tables/{table}/return")
    assert cy.ok("POST", f"/api/tables/{table}/return")["seats"][2]["stand_in"] == ""


def test_a_table_goes_on_without_the_player_who_vanished(scene: Scene) -> None:
    ada, bo = scene.guest("Ada"), scene.guest("Bo")
    table = ada.table("me", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    scene.later(310)
    ada.ok("PUT", f"/api/tables/{table}/seats/1", BOT)
    assert ada.finish(table)["result"]["over"]


def test_who_answers_is_back(scene: Scene) -> None:
    table, ada, bo, _ = scene.trio(pace="slow")
    scene.later(310)
    ada.ok("PUT", f"/api/tables/{table}/seats/1", BOT)
    ada.first(table, 0)
    with bo.live(table, eye=1) as live:
        question = live.next("game")["question"]
        bo.answer(table, 1, question["number"], question["answers"][0]["word"])
    assert seats(bo, table, "stand_in") == ["", "", ""]


def test_a_bot_that_was_thinking_does_not_answer_for_who_is_back(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, bo, _ = scene.trio()
    scene.later(310)
    house = scene.server.app.state.desk.house
    thinkers = scene.server.app.state.desk.driver.thinkers
    think = thinkers.think
    asked: list[int] = []

    async def slow(*asking: object) -> int:
        if not asked:
            asked.append(1)
            await come_back(house, table, house.rooms[table].plan.places[1].person)
        return int(await think(*asking))

    monkeypatch.setattr(thinkers, "think", slow)
    ada.ok("PUT", f"/api/tables/{table}/seats/1", BOT)
    ada.first(table, 0)
    while not asked or house.rooms[table].thinking:
        bo.ok("GET", f"/api/tables/{table}")
    assert bo.game(table, 1)["question"]["number"] == 0
    assert seats(bo, table, "stand_in") == ["", "", ""]


def test_where_the_host_is_away_anybody_else_at_the_table_decides(scene: Scene) -> None:
    table, ada, bo, _ = scene.trio()
    path = f"/api/tables/{table}/seats/0"
    scene.later(200)
    ada.ok("GET", f"/api/tables/{table}")
    scene.later(310)
    assert not bo.ok("GET", f"/api/tables/{table}")["decides"]
    bo.refused(403, "server-not-host", "PUT", f"/api/tables/{table}/seats/2", BOT)
    scene.later(600)
    assert bo.ok("GET", f"/api/tables/{table}")["decides"]
    scene.guest("Eve").refused(403, "server-not-host", "PUT", path, BOT)
    bo.refused(409, "server-bot-only", "PUT", path, {"kind": "me"})
    assert bo.ok("PUT", path, BOT)["seats"][0]["stand_in"] == "random"
    assert bo.ok("PUT", f"/api/tables/{table}/seats/2", BOT)["seats"][2]["stand_in"] == "random"
    assert ada.ok("POST", f"/api/tables/{table}/return")["host"]
    bo.refused(403, "server-not-host", "PUT", path, BOT)


def test_who_has_spent_the_time_for_the_game_does_not_come_back(scene: Scene) -> None:
    ada, bo = scene.guest("Ada"), scene.guest("Bo")
    table = ada.table("friend", "me", open=True, clock={"game": 1000}, pace="slow")["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    question = bo.game(table, 0)["question"]
    while ada.game(table, 1)["clocks"][0]["game"] > 0:
        pass
    assert ada.ok("PUT", f"/api/tables/{table}/seats/0", BOT)["seats"][0]["stand_in"] == "random"
    bo.refused(409, "server-time-over", "POST", f"/api/tables/{table}/return")
    body = {"seat": 0, "number": question["number"], "word": question["answers"][0]["word"], "id": "much-too-late"}
    bo.refused(409, "server-time-over", "POST", f"/api/tables/{table}/answers", body)


def test_at_a_hot_seat_only_the_seats_with_time_left_come_back(scene: Scene) -> None:
    ada = scene.guest("Ada")
    table = ada.table("me", "me", clock={"game": 1000}, pace="slow")["id"]
    while ada.game(table, 0)["clocks"][0]["game"] > 0:
        pass
    ada.ok("PUT", f"/api/tables/{table}/seats/0", BOT)
    scene.later(310)
    house = scene.server.app.state.desk.house
    house.rooms[table].plan.places[1].stand_in = "random"
    ada.ok("POST", f"/api/tables/{table}/return")
    assert seats(ada, table, "stand_in") == ["random", ""]


def test_who_is_late_replaces_nobody_else(scene: Scene) -> None:
    ada, bo = scene.guest("Ada"), scene.guest("Bo")
    table = ada.table("me", "friend", open=True, clock={"move": 1000})["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    while bo.game(table, 1)["clocks"][0]["move"] > 0:
        pass
    scene.later(310)
    ada.refused(409, "server-late-yourself", "PUT", f"/api/tables/{table}/seats/1", BOT)
    assert bo.ok("PUT", f"/api/tables/{table}/seats/0", BOT)["seats"][0]["stand_in"] == "random"


# -- seats that were left --------------------------------------------------------------------------------------


def test_somebody_new_gets_a_seat_that_was_left_when_everybody_agrees(scene: Scene) -> None:
    table, ada, bo, cy = scene.trio()
    eve = scene.guest("Eve")
    bo.ok("POST", f"/api/tables/{table}/leave")
    asked = eve.ok("POST", f"/api/tables/{table}/join", {})
    assert (asked["wish"], asked["eyes"]) == ("asked", [3])
    proposal = asked["proposal"]
    assert {**proposal, "id": 0} == {
        "id": 0, "kind": "seat", "seat": 1, "name": "Eve", "agreed": [], "needed": [0, 2],
    }  # fmt: skip
    assert eve.ok("POST", f"/api/tables/{table}/join", {})["proposal"] == proposal
    eve.refused(403, "server-not-yours", "GET", f"/api/tables/{table}/game", eye=1)
    path = f"/api/tables/{table}/proposals/{proposal['id']}"
    eve.refused(403, "server-not-yours", "POST", path, {"agree": True})
    half = ada.ok("POST", path, {"agree": True})
    assert (half["done"], half["proposal"]["agreed"]) == (False, [0])
    assert eve.ok("GET", f"/api/tables/{table}")["eyes"] == [3]
    assert cy.ok("POST", path, {"agree": True}) == {"done": True, "proposal": None}
    seated = eve.ok("GET", f"/api/tables/{table}")
    assert (seated["eyes"], seated["wish"], seated["seats"][1]["name"]) == ([1, 3], "", "Eve")
    assert eve.game(table, 1)["eye"] == 1


def test_answers_do_not_withdraw_the_wish_to_sit_down(scene: Scene) -> None:
    table, ada, bo, cy = scene.trio()
    cy.ok("POST", f"/api/tables/{table}/leave")
    proposal = scene.guest("Eve").ok("POST", f"/api/tables/{table}/join", {})["proposal"]
    ada.first(table, 0)
    bo.first(table, 1)
    assert ada.ok("GET", f"/api/tables/{table}")["proposal"] == proposal


def test_whoever_is_declined_is_told_and_does_not_ask_again(scene: Scene) -> None:
    table, ada, bo, cy = scene.trio()
    eve = scene.guest("Eve")
    bo.ok("POST", f"/api/tables/{table}/leave")
    proposal = eve.ok("POST", f"/api/tables/{table}/join", {"seat": 1})["proposal"]
    scene.guest().refused(409, "server-proposal-open", "POST", f"/api/tables/{table}/join", {})
    with eve.live(table) as live:
        answered = cy.ok("POST", f"/api/tables/{table}/proposals/{proposal['id']}", {"agree": False})
        assert answered == {"done": False, "proposal": None}
        assert told(live, lambda table: table["wish"] == "declined")["seats"][1]["kind"] == "free"
    eve.refused(409, "server-declined", "POST", f"/api/tables/{table}/join", {})
    ada.refused(409, "server-no-proposal", "POST", f"/api/tables/{table}/proposals/{proposal['id']}", {"agree": True})
    assert scene.guest().ok("POST", f"/api/tables/{table}/join", {})["wish"] == "asked"


def test_a_link_to_a_seat_that_was_left_asks_too_and_lets_look_on(scene: Scene) -> None:
    ada, bo, eve = scene.guest("Ada"), scene.guest("Bo"), scene.guest("Eve")
    table = ada.table("me", "friend")
    bo.ok("POST", "/api/links/accept", {"secret": table["seats"][1]["link"]})
    bo.ok("POST", f"/api/tables/{table['id']}/leave")
    link = ada.ok("GET", f"/api/tables/{table['id']}")["seats"][1]["link"]
    asked = eve.ok("POST", "/api/links/accept", {"secret": link, "name": "E."})["table"]
    assert (asked["wish"], asked["proposal"]["name"], asked["eyes"]) == ("asked", "E.", [2])
    assert eve.game(table["id"])["eye"] == 2
    ada.ok("POST", f"/api/tables/{table['id']}/proposals/{asked['proposal']['id']}", {"agree": True})
    assert eve.ok("GET", f"/api/tables/{table['id']}")["eyes"] == [1, 2]


def test_who_no_longer_wants_the_seat_leaves_and_who_only_looks_on_withdraws_nothing(scene: Scene) -> None:
    ada, bo, eve, mo = scene.guest("Ada"), scene.guest("Bo"), scene.guest("Eve"), scene.guest("Mo")
    table = ada.table("me", "friend")
    bo.ok("POST", "/api/links/accept", {"secret": table["seats"][1]["link"]})
    mo.ok("POST", "/api/links/accept", {"secret": table["watch"]})
    bo.ok("POST", f"/api/tables/{table['id']}/leave")
    link = ada.ok("GET", f"/api/tables/{table['id']}")["seats"][1]["link"]
    eve.ok("POST", "/api/links/accept", {"secret": link})
    mo.ok("POST", f"/api/tables/{table['id']}/leave")
    assert ada.ok("GET", f"/api/tables/{table['id']}")["proposal"] is not None
    eve.ok("POST", f"/api/tables/{table['id']}/leave")
    assert ada.ok("GET", f"/api/tables/{table['id']}")["proposal"] is None
    eve.refused(403, "server-private", "GET", f"/api/tables/{table['id']}")


def test_nobody_ever_sits_at_a_second_hand(scene: Scene) -> None:
    table, ada, bo, cy = scene.trio()
    bo.ok("POST", f"/api/tables/{table}/leave")
    cy.refused(409, "server-seated", "POST", f"/api/tables/{table}/join", {"seat": 1})
    ada.refused(409, "server-bot-only", "PUT", f"/api/tables/{table}/seats/1", {"kind": "me"})
    cy.ok("POST", f"/api/tables/{table}/leave")
    cy.refused(403, "server-seat-barred", "POST", f"/api/tables/{table}/join", {"seat": 1})
    assert cy.ok("POST", f"/api/tables/{table}/join", {"seat": 2})["wish"] == "asked"  # back to the same hand


def test_a_host_who_does_not_play_takes_no_seat_later(scene: Scene) -> None:
    ada, bo, cy = scene.guest("Ada"), scene.guest("Bo"), scene.guest("Cy")
    table = ada.table("friend", "friend", open=True)["id"]
    for other in (bo, cy):
        other.ok("POST", f"/api/tables/{table}/join", {})
    bo.ok("POST", f"/api/tables/{table}/leave")
    ada.refused(403, "server-seat-barred", "POST", f"/api/tables/{table}/join", {})


def test_what_a_guest_has_held_goes_along_to_the_account(scene: Scene) -> None:
    table, ada, bo, cy = scene.trio()
    scene.guest("X").ok("POST", "/api/account", {"login": "cyril", "password": "long enough"})
    cy.ok("POST", "/api/session", {"login": "cyril", "password": "long enough"})
    assert seats(cy, table, "mine") == [False, False, True]
    assert seats(ada, table, "away") == [False, False, False]
    bo.ok("POST", f"/api/tables/{table}/leave")
    cy.ok("POST", f"/api/tables/{table}/leave")
    cy.refused(403, "server-seat-barred", "POST", f"/api/tables/{table}/join", {"seat": 1})


def test_a_short_clock_and_a_second_guest_do_not_show_a_hand(scene: Scene) -> None:
    """The host lets somebody be late, frees the seat, sits down as somebody else, reads the hand and leaves."""
    ada, bo, second = scene.guest("Ada"), scene.guest("Bo"), scene.guest("Nobody")
    table = ada.table("friend", "me", open=True, clock={"move": 1000})["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    while ada.game(table, 1)["clocks"][0]["move"] > 0:
        pass
    path = f"/api/tables/{table}/seats/0"
    ada.refused(409, "server-bot-only", "PUT", path, {"kind": "free"})
    second.refused(409, "server-seat-taken", "POST", f"/api/tables/{table}/join", {"seat": 0})
    ada.ok("PUT", path, BOT)
    second.refused(409, "server-seat-taken", "POST", f"/api/tables/{table}/join", {"seat": 0})
    ada.refused(409, "server-bot-only", "PUT", path, {"kind": "free"})
    second.refused(403, "server-not-yours", "GET", f"/api/tables/{table}/game", eye=0)
    assert bo.ok("POST", f"/api/tables/{table}/return")["seats"][0]["mine"]
    bo.ok("POST", f"/api/tables/{table}/leave")  # even then: Ada alone cannot look, as anybody new is seen by her only
    assert second.ok("POST", f"/api/tables/{table}/join", {})["proposal"]["needed"] == [1]


def test_people_whom_a_bot_replaces_still_have_a_say_while_they_are_there() -> None:
    places = [
        Place(kind="person", person="a"),
        Place(kind="person", person="b", stand_in="random"),
        Place(kind="person", person="c", stand_in="random"),
        Place(kind="free"),
        Place(kind="bot", level="random"),
    ]
    plan = Plan(title="hadara", created=0, host="a", options={}, digest="", places=places)
    assert voters(plan, []) == [0, 1, 2]
    assert voters(plan, [2]) == [0, 1]
    assert voters(plan, [0, 1]) == [0, 2]
    plan.places[0].stand_in = "random"
    assert voters(plan, [0, 1, 2]) == [0, 1, 2]


def test_who_is_late_is_judged_by_what_all_can_see() -> None:
    """Otherwise a host who tries to replace somebody would learn that an answer lies face down already."""
    now = now_ms()
    clocks = Clocks(ClockRules(move=1000), 3)
    clocks.after(now - 2000, -1, [0, 1], [])
    clocks.after(now - 1500, 0, [1], [0])
    play = SimpleNamespace(sitting=SimpleNamespace(waiting=lambda: [0, 1]), clocks=clocks)
    room = cast(Room, SimpleNamespace(play=play))
    assert [late(room, seat) for seat in range(3)] == [True, True, False]
    assert [is_late(room, [seat]) for seat in range(3)] == [False, True, False]


def test_a_process_passes_on_only_whom_it_saw_itself() -> None:
    """Or two processes would keep somebody there for ever by telling each other."""
    told: list[str] = []

    class Pen:
        async def ring(self, connection: object, *payloads: str) -> None:
            told.extend(payloads)

        async def run(self, work: Callable[[object], Awaitable[None]]) -> None:
            await work(None)

    plan = Plan(title="hadara", state="playing", created=0, host="a", options={}, digest="", places=[])
    room = cast(Room, SimpleNamespace(plan=plan, listeners=set()))
    presence, pen = Presence(300, {"table": room}), cast(Ledger, Pen())
    presence.hear("table b")
    presence.see("table", "a")
    for _ in range(3):
        asyncio.run(presence.share(pen))
    assert told == ["present table a"]
    at = presence.now() + 61_000
    presence.now = lambda: at
    presence.see("table", "a")
    asyncio.run(presence.share(pen))
    assert told == ["present table a"] * 2
