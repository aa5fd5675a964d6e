"""After the end: record, replay, story, taking over, rematch."""

from collections.abc import Callable

import pytest

from cradle import shelf
from cradle.core.record import new_record, parse
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting
from cradle.server import boxes
from cradle.server.replay import Replay
from tests.server.guests import Document, Guest
from tests.server.serving import Server

Make = Callable[..., Guest]


@pytest.fixture(scope="session")
def played(server: Server) -> tuple[Guest, Document]:
    """A game that was played to its end, once for all tests on one server."""
    ada = Guest(server.url, "Ada")
    return ada, ada.finish(ada.table("me", "me", open=True)["id"])


def test_a_finished_game_is_kept_with_its_result(played: tuple[Guest, Document]) -> None:
    ada, table = played
    assert table["state"] == "finished"
    assert sorted(table["result"]["places"]) in ([1, 2], [1, 1])
    assert table["id"] in [t["id"] for t in ada.ok("GET", "/api/tables", list="finished")["tables"]]
    game = ada.game(table["id"], 2)
    assert game["over"]
    assert game["scores"]["totals"] == table["result"]["totals"]


def test_a_record_is_given_after_the_end_only(guest: Make, played: tuple[Guest, Document]) -> None:
    ada, table = played
    response = ada.http.get(f"/api/tables/{table['id']}/record")
    assert response.headers["content-type"].startswith("text/plain")
    assert "attachment" in response.headers["content-disposition"]
    assert response.text.startswith("cradle: 1\ntitle: hadara\n")
    running = ada.table("me", "me")["id"]
    for path in ("record", "story", "replay?eye=0&step=0"):
        ada.refused(409, "server-not-finished", "GET", f"/api/tables/{running}/{path}")


def test_a_question_of_a_finished_game_is_asked_once_more(guest: Make, played: tuple[Guest, Document]) -> None:
    ada, table = played
    path = f"/api/tables/{table['id']}"
    answers = ada.ok("GET", f"{path}/story")["answers"]
    step = next(n for n, answer in enumerate(answers) if answer["kind"] == "draft")
    given = answers[step]
    found = ada.ok("GET", f"{path}/question", step=step, word=[given["word"], "no-such-word"])
    assert (found["seat"], found["question"]["kind"]) == (given["seat"], "draft")
    assert given["word"] in [answer["word"] for answer in found["question"]["answers"]]
    asked = ada.ok("GET", f"{path}/replay", step=step, eye=given["seat"])["asked"]
    about = {each["seat"]: each["about"] for each in asked}
    assert found["question"]["about"] == about[given["seat"]]
    assert list(found["changes"]) == [given["word"]]
    before, after = found["changes"][given["word"]]["coins"]
    players = ada.ok("GET", f"{path}/replay", step=step, eye=given["seat"])["view"]["players"]
    assert before == players[given["seat"]]["coins"] != after
    ada.refused(409, "server-nothing-left", "GET", f"{path}/question?step={len(answers)}")
    running = ada.table("me", "me")["id"]
    ada.refused(409, "server-not-finished", "GET", f"/api/tables/{running}/question?step=0")
    secret = ada.finish(ada.table("me", "me")["id"])["id"]
    guest("Bo").refused(403, "server-private", "GET", f"/api/tables/{secret}/question?step=0")


def test_a_race_tells_its_goals_and_how_it_ended() -> None:
    title, box = shelf.title("heroes"), boxes.box_of("heroes", None)
    record = new_record(title, box, 3, {}, 7)
    sitting, rng = Sitting(title, box, record), seeded(1)
    while not sitting.table.over():
        seat = sitting.table.someone(rng)
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[rng.below(len(answers))])
    replay = Replay(title, box, parse(sitting.record.text()))
    for step, line in enumerate(replay.lines, 1):
        replay.sitting.journal.forget()
        replay.sitting.take(*replay.sitting.judge(line), line)
        replay.count(step)
    story = replay.story()
    assert [goal["name"] for goal in story["goals"]] == ["cities", "stones", "armies"]
    assert story["goals"][0]["counts"][-1] == sitting.table.sheet().counts[0]
    assert story["ending"] is not None and story["ending"]["message"] == "heroes-news-wins"
    assert len(story["rounds"]) == sitting.table.rounds()
    assert [goal["needed"] for goal in story["goals"]] == [5, 5, 0]
    reached = [turn for turn in story["turning"] if turn["kind"] == "reached"][-1]
    winner = sitting.table.sheet().winners()[0]
    assert (reached["seat"], reached["points"], reached["goal"]) in ((winner, 5, "cities"), (winner, 5, "stones"))


def test_a_record_can_be_brought_and_replayed(guest: Make, played: tuple[Guest, Document]) -> None:
    ada, table = played
    record = ada.http.get(f"/api/tables/{table['id']}/record").text
    bo = guest()
    brought = bo.ok("POST", "/api/records", {"record": record + "\n", "names": ["A"]})
    assert (brought["state"], brought["uploaded"], brought["result"]) == ("finished", True, table["result"])
    assert [seat["name"] for seat in brought["seats"]] == ["A", ""]
    assert bo.http.get(f"/api/tables/{brought['id']}/record").text == record
    half = "\n".join(record.splitlines()[:40])
    assert not bo.ok("POST", "/api/records", {"record": half})["result"]["over"]
    for bad, message in (
        ("nonsense", "core-record-header"),
        (record.replace("title: hadara", "title: chess"), "server-no-title"),
        (record.replace("0 choose-board", "1 choose-board", 1), "core-record-question"),
    ):
        assert bo.ask("POST", "/api/records", {"record": bad}).json()["error"]["message"] == message


def test_a_replay_shows_every_step_through_every_eye(played: tuple[Guest, Document]) -> None:
    ada, table = played
    path = f"/api/tables/{table['id']}/replay"
    first = ada.ok("GET", path, eye=0, step=0)
    assert (first["step"], first["answered"], first["news"]) == (0, None, [])
    steps = first["steps"]
    for step in (1, 16, 17, 33, steps):
        for eye in (0, 1, 2):
            shown = ada.ok("GET", path, eye=eye, step=step)
            assert (shown["eye"], shown["step"]) == (eye, step)
            assert shown["answered"]["word"]
    assert ada.ok("GET", path, eye=2, step=steps)["over"]
    assert ada.ok("GET", path, eye=0, step=steps)["view"] == ada.game(table["id"], 0)["view"]
    assert ada.refused(422, "server-no-step", "GET", path, eye=0, step=steps + 1) == {"steps": steps}
    ada.refused(422, "server-input", "GET", path, eye=3, step=0)


def test_the_story_has_all_answers_and_the_scores_over_time(played: tuple[Guest, Document]) -> None:
    ada, table = played
    story = ada.ok("GET", f"/api/tables/{table['id']}/story")
    assert len(story["answers"]) == story["steps"] == len(story["totals"]) - 1
    assert story["totals"][-1] == table["result"]["totals"]
    last = story["totals"][-1]
    ahead = [seat for seat in (0, 1) if last[seat] > last[1 - seat]]  # nobody, where a tie was broken by other things
    assert [turn["seat"] for turn in story["turning"] if turn["kind"] == "decided"] == ahead
    assert story["answers"][0]["label"]["message"].startswith("hadara-")
    first, second, third = story["rounds"]  # the epochs
    assert 0 < first < second < third < story["steps"]
    assert story["goals"] == [] and story["ending"]["message"].startswith("hadara-news-")


def test_a_new_table_takes_over_from_any_point(guest: Make, played: tuple[Guest, Document]) -> None:
    ada, table = played
    bo = guest()
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "from": {"table": table["id"], "step": 20}}
    taken = bo.ok("POST", "/api/tables", body)
    assert taken["from"] == {"table": table["id"], "step": 20}
    shown = bo.ok("GET", f"/api/tables/{table['id']}/replay", eye=0, step=20)
    assert bo.game(taken["id"], 0)["view"] == shown["view"]
    asked = next(seat for seat in (0, 1) if bo.game(taken["id"], seat)["question"] is not None)
    bo.first(taken["id"], asked)
    record = ada.http.get(f"/api/tables/{table['id']}/record").text
    by_record = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "from": {"record": record, "step": 20}}
    assert bo.ok("POST", "/api/tables", by_record)["state"] == "playing"
    three = {"seats": [{"kind": "me"}] * 3, "from": {"record": record, "step": 20}}
    assert bo.refused(422, "server-seats-count", "POST", "/api/tables", three) == {"seats": 2}
    late = {**body, "from": {"table": table["id"], "step": 9999}}
    bo.refused(422, "server-no-step", "POST", "/api/tables", late)
    steps = shown["steps"]
    bo.refused(
        409, "server-nothing-left", "POST", "/api/tables", {**body, "from": {"table": table["id"], "step": steps}}
    )


def test_nobody_takes_over_a_game_that_runs(guest: Make) -> None:
    ada = guest()
    running = ada.table("me", "me")["id"]
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "from": {"table": running, "step": 0}}
    ada.refused(409, "server-not-finished", "POST", "/api/tables", body)


def test_a_rematch_waits_for_the_same_people(guest: Make) -> None:
    ada, bo, eve = guest("Ada"), guest("Bo"), guest("Eve")
    table = ada.table("me", "friend", open=True, clock={"bot": "random"})["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    ada.refused(409, "server-not-finished", "POST", f"/api/tables/{table}/rematch")
    turn, people = 0, (ada, bo)
    while not (game := people[turn].game(table, turn))["over"]:
        if game["question"] is None:
            turn = 1 - turn
        else:
            people[turn].answer(table, turn, game["question"]["number"], game["question"]["answers"][0]["word"])
    eve.refused(403, "server-not-yours", "POST", f"/api/tables/{table}/rematch")
    again = ada.ok("POST", f"/api/tables/{table}/rematch")
    assert (again["state"], again["seats"][0]["mine"], again["seats"][1]["kind"]) == ("gathering", True, "free")
    assert ada.ok("GET", f"/api/tables/{table}")["rematch"] == again["id"]
    eve.refused(409, "server-seat-taken", "POST", f"/api/tables/{again['id']}/join", {"seat": 1})
    joined = bo.ok("POST", f"/api/tables/{table}/rematch")
    assert (joined["id"], joined["state"]) == (again["id"], "playing")


def test_a_taken_over_game_may_wait_for_friends(guest: Make, played: tuple[Guest, Document]) -> None:
    ada, bo = guest(), guest()
    origin = {"table": played[1]["id"], "step": 10}
    body = {"seats": [{"kind": "me"}, {"kind": "friend"}], "from": origin, "clock": {"move": 60000}}
    made = ada.ok("POST", "/api/tables", body)
    table, link = made["id"], {"secret": made["seats"][1]["link"]}
    ada.refused(409, "server-not-playing", "GET", f"/api/tables/{table}/game")
    with ada.live(table, eye=0) as live:
        bo.ok("POST", "/api/links/accept", link)
        game = live.next("game")
    assert game["number"] == 10
    assert any(clock["running"] for clock in game["clocks"])
