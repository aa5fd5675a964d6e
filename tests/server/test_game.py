"""Answering: numbers, double and stale answers, reasons, chat."""

import random
import uuid
from collections.abc import Callable

from tests.server.guests import Guest

Make = Callable[..., Guest]


def test_an_update_has_all_that_a_seat_needs(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    game = ada.game(table, 0)
    assert (game["type"], game["eye"], game["since"], game["news"], game["over"]) == ("game", 0, None, [], False)
    assert game["waiting"] == [0]
    question = game["question"]
    assert (question["kind"], question["number"]) == ("choose-board", 0)
    assert question["about"]["message"] == "hadara-ask-choose-board"
    first = question["answers"][0]
    assert first["word"] == "crest-0"
    assert first["label"] == {"message": "hadara-choose-board-crest", "args": {"crest": 0}}
    assert ada.game(table, 1)["question"] is None
    assert game["scores"]["places"] is None


def test_an_answer_is_done_and_told(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    before = ada.game(table, 1)
    assert ada.first(table, 0) == {"done": "now", "number": 1}
    after = ada.game(table, 1, since=before["number"])
    assert after["number"] == before["number"] + 1
    assert after["since"] == before["number"]
    assert [news["name"] for news in after["news"]]
    assert after["question"]["number"] == 0


def test_the_same_answer_twice_is_done_once(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    key = uuid.uuid4().hex
    once = ada.answer(table, 0, 0, "crest-2", key)
    twice = ada.answer(table, 0, 0, "crest-2", key)
    assert (once["done"], twice["done"]) == ("now", "already")
    assert once["number"] == twice["number"] == 1
    body = {"seat": 0, "number": 0, "word": "crest-1", "id": key}
    ada.refused(409, "server-answer-id", "POST", f"/api/tables/{table}/answers", body)


def test_a_stale_answer_is_refused(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    ada.first(table, 0)
    body = {"seat": 0, "number": 0, "word": "crest-1", "id": uuid.uuid4().hex}
    assert ada.refused(409, "server-stale", "POST", f"/api/tables/{table}/answers", body) == {"number": 1}
    ahead = {**body, "number": 2, "id": uuid.uuid4().hex}
    assert ada.refused(409, "server-stale", "POST", f"/api/tables/{table}/answers", ahead) == {"number": 1}
    asked = {**body, "number": 1, "id": uuid.uuid4().hex}
    ada.refused(409, "server-not-asked", "POST", f"/api/tables/{table}/answers", asked)


def test_an_illegal_answer_names_its_clause(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "me")["id"]
    ada.answer(table, 0, 0, "crest-1")
    path = f"/api/tables/{table}/answers"
    body = {"seat": 1, "number": 0, "word": "crest-1", "id": uuid.uuid4().hex}
    args = ada.refused(422, "core-refused", "POST", path, body)
    assert args["clause"].startswith("hadara/")
    assert args["reason"] == f"hadara-why-{args['clause'].partition('/')[2].replace('.', '-')}"
    ada.refused(422, "core-record-word", "POST", path, {**body, "word": "dance"})
    assert ada.game(table, 1)["question"]["number"] == 0


def test_reasons_are_given_on_demand(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "me", open=True)["id"]
    ada.answer(table, 0, 0, "crest-1")
    path = f"/api/tables/{table}/why"
    found = ada.ok("GET", path, seat=1, word=["crest-0", "crest-1"])
    assert [reason["clause"] == "" for reason in found["why"]] == [True, False]
    assert found["why"][1]["message"].startswith("hadara-why-")
    ada.refused(409, "server-not-asked", "GET", path, seat=0, word="crest-0")
    ada.refused(422, "core-record-word", "GET", path, seat=1, word="dance")
    bo.refused(403, "server-not-yours", "GET", path, seat=1, word="crest-0")


def test_a_reason_names_the_answer_and_has_the_numbers_behind_it(guest: Make) -> None:
    ada, luck = guest(), random.Random(1)
    table = ada.table("me", "me", title="heroes")["id"]
    while (asked := ada.game(table, 0))["question"] is None or asked["question"]["kind"] != "action":
        assert ada.choose(table, 0, luck) or ada.choose(table, 1, luck)
    found = ada.ok("GET", f"/api/tables/{table}/why", seat=0, word=["tax-12", "rest"])["why"]
    assert found[0]["label"]["message"] == "heroes-action-tax" and found[0]["label"]["args"]["cards"] == 12
    cities = asked["view"]["players"][0]["cities"]
    assert found[0]["sum"] == {"message": "heroes-sum-taxes", "args": {"cards": 12, "cities": cities}}
    assert (found[1]["clause"], found[1]["sum"]) == ("", None)


def test_no_reason_is_given_for_a_question_that_has_passed(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "me", open=True)["id"]
    path = f"/api/tables/{table}/why"
    ada.answer(table, 0, 0, "crest-1")
    assert ada.ok("GET", path, seat=0, number=0, word="crest-1") == {"number": 1, "why": []}  # nobody asks this seat
    ada.answer(table, 1, 0, "crest-0")
    kind = ada.game(table, 1)["question"]["kind"]
    assert kind != "choose-board"
    ada.refused(422, "core-record-word", "GET", path, seat=1, word="crest-1")
    ada.refused(422, "core-record-word", "GET", path, seat=1, number=1, word="crest-1")
    assert ada.ok("GET", path, seat=1, number=0, word="crest-1") == {"number": 1, "why": []}
    bo.refused(403, "server-not-yours", "GET", path, seat=1, number=0, word="crest-1")


def test_only_the_owner_answers_for_a_seat(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    body = {"seat": 0, "number": 0, "word": "crest-0", "id": uuid.uuid4().hex}
    bo.refused(403, "server-not-yours", "POST", f"/api/tables/{table}/answers", body)
    guest().refused(403, "server-not-yours", "POST", f"/api/tables/{table}/answers", body)
    bo.refused(403, "server-not-yours", "GET", f"/api/tables/{table}/game", eye=0)


def test_people_chat_at_the_table(guest: Make) -> None:
    ada, bo, eve = guest("Ada"), guest("Bo"), guest("Eve")
    table = ada.table("me", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    path, key = f"/api/tables/{table}/chat", uuid.uuid4().hex
    ada.ok("POST", path, {"text": "  <b>Hello</b>\n you ", "id": key})
    ada.ok("POST", path, {"text": "again", "id": key})
    eve.ok("POST", path, {"text": "May I watch?", "id": uuid.uuid4().hex})
    said = bo.ok("GET", path)["messages"]
    assert [(m["id"], m["seat"], m["name"], m["text"]) for m in said] == [
        (1, 0, "Ada", "<b>Hello</b> you"),
        (2, None, "Eve", "May I watch?"),
    ]
    assert [m["id"] for m in bo.ok("GET", path, after=1)["messages"]] == [2]
    ada.refused(422, "server-input", "POST", path, {"text": " \t", "id": uuid.uuid4().hex})
    ada.refused(422, "server-input", "POST", path, {"text": "x" * 501, "id": uuid.uuid4().hex})
