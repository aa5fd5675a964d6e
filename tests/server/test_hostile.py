"""Hostile input of every kind at a running server: refused in the usual form, and nothing is logged as a fault."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import httpx
import pytest
from pydantic import BaseModel, ValidationError
from websockets.exceptions import ConnectionClosed

from cradle.server.models import NewTable, Rename, Upload
from tests.server.guests import Guest
from tests.server.serving import Server

BIG = 10**30
DEEP = 100_000
JSON = {"content-type": "application/json"}
NAME = '{"name": %s}'
TABLE = {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "me"}]}


def seats(value: str) -> str:
    return f'{{"title": "hadara", "seats": {value}}}'


BODIES = {
    "deep lists": "[" * DEEP,
    "deep lists, closed": "[" * DEEP + "]" * DEEP,
    "deep objects": '{"a":' * DEEP + "1" + "}" * DEEP,
    "deep within a field": NAME % ("[" * 20_000 + "]" * 20_000),
    "nan": NAME % "NaN",
    "infinity": NAME % "-Infinity",
    "a number of 50,000 digits": NAME % ("9" * 50_000),
    "a fraction of 50,000 digits": NAME % ("0." + "9" * 50_000),
    "an exponent without end": NAME % "1e999999999",
    "a lone surrogate": NAME % '"\\ud800"',
    "surrogates the wrong way round": NAME % '"\\udc00\\ud800"',
    "a null character": NAME % '"\\u0000"',
    "a name twice": '{"name": "Ada", "name": ["Bo"]}',
    "a name 10,000 times": "{" + ", ".join(['"name": 1'] * 5_000) + "}",
    "unknown names": json.dumps({f"n{n}": 1 for n in range(4_000)}),
    "__proto__": '{"__proto__": {"name": "x"}, "constructor": 1}',
    "nothing": "",
    "null": "null",
    "a text": '"name"',
    "cut off": '{"name": "Ad',
    "two documents": '{"name": "a"}{"name": "b"}',
    "a byte order mark": "\ufeff" + NAME % '"Ada"',
    "a remark": NAME % '"Ada" /* x */',
    "seats without end": seats("[" + ",".join(['{"kind": "me"}'] * 2_000) + "]"),
    "seats that are a number": seats(str(BIG)),
    "options without end": json.dumps({**TABLE, "options": {f"n{n}": "x" for n in range(2_000)}}),
    "a clock without end": json.dumps({**TABLE, "clock": {"move": BIG}}),
    "a step without end": json.dumps({**TABLE, "from": {"record": "x", "step": BIG}}),
    "a record of lines": json.dumps({"record": "cradle: 1\n" * 3_000}),
    "a record with a seed without end": json.dumps(
        {
            "record": "cradle: 1\ntitle: hadara\nrules: 1\ncontent: x\noptions: \nseats: 2\nseed: "
            + "f" * 50_000
            + "\n\n",
        }
    ),
    "a record with seats in another script": json.dumps(
        {"record": "cradle: 1\ntitle: hadara\nrules: 1\ncontent: x\noptions: \nseats: ٢\nseed: 1\n\n"}
    ),
    "a word without end": json.dumps({"seat": 0, "number": 0, "word": "x" * 50_000, "id": "aaaaaaaa"}),
    "a word in another script": json.dumps({"seat": 0, "number": 0, "word": "crest-٣", "id": "aaaaaaaa"}),
    "a negative number": json.dumps({"seat": -1, "number": -1, "word": "crest-1", "id": "aaaaaaaa"}),
    "a seat that is true": json.dumps({"seat": True, "number": 0, "word": "crest-1", "id": "aaaaaaaa"}),
}


class Faults(logging.Handler):
    """Whatever is logged as worse than a warning."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@pytest.fixture
def faults() -> Iterator[Faults]:
    """What the server and uvicorn say is wrong."""
    handler = Faults()
    loggers = [logging.getLogger(name) for name in ("cradle.server", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)


def is_refusal(response: httpx.Response) -> bool:
    return 400 <= response.status_code < 500 and bool(response.json()["error"]["message"])


@pytest.mark.parametrize("kind", sorted(BODIES))
def test_a_hostile_body_is_refused_everywhere(server: Server, faults: Faults, kind: str) -> None:
    ada = Guest(server.url)
    table = ada.table("me", "me")["id"]
    calls = [
        ("POST", "/api/tables"),
        ("POST", "/api/records"),
        ("PATCH", "/api/me"),
        ("POST", "/api/account"),
        ("PATCH", "/api/account"),
        ("POST", "/api/session"),
        ("POST", "/api/links"),
        ("POST", "/api/links/accept"),
        ("PATCH", f"/api/tables/{table}"),
        ("POST", f"/api/tables/{table}/join"),
        ("PUT", f"/api/tables/{table}/seats/0"),
        ("POST", f"/api/tables/{table}/answers"),
        ("POST", f"/api/tables/{table}/take-back"),
        ("POST", f"/api/tables/{table}/undo"),
        ("POST", f"/api/tables/{table}/proposals/1"),
        ("POST", f"/api/tables/{table}/chat"),
    ]
    harmless = {
        ("a null character", "/api/me"),
        ("a byte order mark", "/api/me"),
        ("nothing", f"/api/tables/{table}/join"),
    }
    for method, path in calls:
        response = ada.http.request(method, path, content=BODIES[kind].encode("utf-8"), headers=JSON)
        assert is_refusal(response) or (kind, path) in harmless, (
            f"{method} {path}: {response.status_code} {response.text}"
        )
    assert faults.heard == []


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables?limit=99999999999999999999",
        "/api/tables?before=99999999999999999999999",
        "/api/tables?before=9223372036854775808",
        "/api/tables?title=%00",
        "/api/tables?list=open&list=mine&list=x",
        "/api/tables/%00",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/{table}/game?eye=99999999999999999999",
        "/api/tables/{table}/game?since=-1",
        "/api/tables/{table}/game?since=1e5",
        "/api/tables/{table}/why?seat=0&word=" + "x" * 3000,
        "/api/tables/{table}/why?seat=0" + "&word=x" * 300,
        "/api/tables/{table}/chat?after=999999999999999999999",
        "/api/tables/{table}/replay?step=999999999999999999999",
        "/api/titles/..%2fhadara/content",
        "/api/rules/hadara/%C3%A9%C3%A9",
        "/locale/en/..%2f..%2fshelf.ftl",
        "/locale/en/%00.ftl",
        "/%ff%fe.ico",
        "/a%00b.ico",
    ],
)
def test_a_hostile_address_is_refused(server: Server, faults: Faults, path: str) -> None:
    ada = Guest(server.url)
    table = ada.table("me", "me")["id"]
    response = ada.http.get(path.format(table=table))
    assert is_refusal(response), f"{response.status_code} {response.text}"
    assert faults.heard == []


@pytest.mark.parametrize(
    "text",
    [
        "[" * 5_000,
        '{"a":' * 2_000,
        "NaN",
        "{}",
        "null",
        '{"type": "eye", "eye": 99999999999999999999999}',
        '{"type": "eye", "eye": 0, "since": -1}',
        '{"type": "eye", "eye": NaN}',
        '{"type": "none"}',
        '{"type": "ping", "type": "eye"}',
        '{"type": "\\ud800"}',
        "x" * 20_000,
    ],
)
def test_a_hostile_message_ends_the_socket_at_most(server: Server, faults: Faults, text: str) -> None:
    ada = Guest(server.url)
    table = ada.table("me", "me")["id"]
    with ada.live(table, eye=0) as live:
        live.next("game")
        live.socket.send(text)
        try:
            live.send(type="ping")
            assert live.next("pong") == {"type": "pong"}
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
            assert code in (4400, 1009)
    assert ada.game(table, 0)["question"] is not None
    assert faults.heard == []


@pytest.mark.parametrize(
    ("model", "given"),
    [
        (Rename, {f"n{n}": 1 for n in range(5_000)}),
        (NewTable, {**TABLE, "options": {f"n{n}": 1 for n in range(5_000)}}),
        (NewTable, {**TABLE, "seats": [{"kind": "none"}] * 5_000}),
        (Upload, {"record": "", "names": [1] * 5_000}),
    ],
)
def test_thousands_of_mistakes_are_told_as_one(model: type[BaseModel], given: dict[str, object]) -> None:
    with pytest.raises(ValidationError) as caught:
        model.model_validate(given)
    assert caught.value.error_count() < 10
