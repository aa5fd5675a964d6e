"""Clocks: what they count, what others see of them, and the bot that steps in."""

from collections.abc import Callable

from cradle.server.clocks import Clocks
from cradle.server.plan import ClockRules
from tests.server.guests import Guest

Make = Callable[..., Guest]


def clocks(move: int | None = None, game: int | None = None) -> Clocks:
    return Clocks(ClockRules(move=move, game=game), 2)


def test_time_runs_from_the_question_to_the_answer() -> None:
    clock = clocks(game=1000)
    clock.after(0, -1, [0], [])
    clock.after(300, 0, [1], [])
    clock.after(500, 1, [0], [])
    assert clock.state.left == [700, 800]
    assert clock.remaining(0, 600, True) == (None, 600, True)
    assert clock.remaining(1, 600, True) == (None, 800, False)


def test_a_move_has_its_own_time() -> None:
    clock = clocks(move=100)
    clock.after(0, -1, [0], [])
    clock.after(90, 0, [0], [])
    assert clock.remaining(0, 100, True) == (90, None, True)
    assert clock.deadline(0) == 190
    assert (clock.overdue(0, 189), clock.overdue(0, 190)) == (False, True)


def test_a_sealed_answer_stops_the_clock_for_its_owner_only() -> None:
    clock = clocks(move=100, game=1000)
    clock.after(0, -1, [0, 1], [])
    clock.after(10, 0, [1], [0])
    assert clock.remaining(0, 50, True) == (90, 990, False)
    assert clock.remaining(0, 50, False) == (50, 950, True)
    assert clock.deadline(0) is None
    clock.after(60, 1, [0], [])
    assert clock.state.left == [990, 940]
    assert clock.remaining(0, 70, False) == (90, 980, True)


def test_who_takes_back_has_been_thinking_all_the_time() -> None:
    clock = clocks(game=1000)
    clock.after(0, -1, [0, 1], [])
    clock.after(10, 0, [1], [0])
    clock.reopen(0)
    clock.after(30, -1, [0, 1], [])
    clock.after(40, 0, [1], [0])
    clock.after(50, 1, [], [])
    assert clock.state.left == [960, 950]


def test_a_bot_answers_when_the_time_for_a_move_is_over(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me", clock={"move": 1000, "bot": "random"})["id"]
    with ada.live(table, eye=0) as live:
        first = live.next("game")
        assert first["clocks"][0]["running"]
        assert 0 < first["clocks"][0]["move"] <= 1000
        later = live.next("game")
    assert later["number"] == first["number"] + 1
    assert ada.ok("GET", f"/api/tables/{table}")["seats"][0]["stand_in"] == ""


def test_a_bot_plays_on_when_the_time_for_the_game_is_over(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me", clock={"game": 1000, "bot": "random"})["id"]
    with ada.live(table, eye=0) as live:
        while not live.next("game")["over"]:
            pass
    done = ada.ok("GET", f"/api/tables/{table}")
    assert done["state"] == "finished"
    assert [seat["stand_in"] for seat in done["seats"]] == ["random", "random"]


def test_whose_time_for_the_game_is_over_plays_no_more(guest: Make) -> None:
    """The bot takes its time, but the seat is the bot's now."""
    ada = guest()
    table = ada.table("me", "me", clock={"game": 1000, "bot": "random"}, pace="slow")["id"]
    number = ada.game(table, 0)["question"]["number"]
    with ada.live(table, eye=0) as live:
        while not any(seat["stand_in"] for seat in live.next("table")["table"]["seats"]):
            pass
    late = next(s["seat"] for s in ada.ok("GET", f"/api/tables/{table}")["seats"] if s["stand_in"])
    body = {"seat": late, "number": number, "word": "crest-0", "id": "much-too-late"}
    ada.refused(409, "server-time-over", "POST", f"/api/tables/{table}/answers", body)
    ada.refused(409, "server-time-over", "POST", f"/api/tables/{table}/undo", {"seat": late})


def test_without_a_bot_the_host_may_replace_who_is_late(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("friend", "me", open=True, clock={"move": 1000})["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    path, bot = f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "random"}
    ada.refused(409, "server-not-gathering", "PUT", path, bot)
    while ada.game(table, 1)["clocks"][0]["move"] > 0:
        pass
    seat = ada.ok("PUT", path, bot)["seats"][0]
    assert (seat["kind"], seat["stand_in"]) == ("person", "random")
    with ada.live(table, eye=1) as live:
        while live.next("game")["question"] is None:
            pass
