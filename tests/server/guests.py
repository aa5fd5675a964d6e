"""People for tests: each a browser of its own with a cookie, at a real server."""

from __future__ import annotations

import json
import random
import ssl
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from cradle.server.api import afterwards, game, lessons, library, people, puzzles, tables
from cradle.server.live_replies import LiveReply
from cradle.server.problem import ErrorReply
from tests.processes import PATIENCE

Document = dict[str, Any]
PARTS = (game, tables, people, library, lessons, puzzles, afterwards)
ROUTES = [route for part in PARTS for route in part.ROUTER.routes]
ADAPTER = cache(TypeAdapter[Any])
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing is encrypted here, and reading certificates takes its time


def said_as(declared: Any, document: Document) -> None:
    """The document is as declared, no more and no less."""
    adapter = ADAPTER(declared)
    read = adapter.validate_json(json.dumps(document), strict=True)
    assert adapter.dump_python(read, mode="json") == document


def reply_to(method: str, path: str) -> Any:
    """What is declared to be answered."""
    for route in ROUTES:
        if isinstance(route, APIRoute) and method in (route.methods or ()) and route.path_regex.match(path):
            return route.response_model
    raise AssertionError(f"no route for {method} {path}")


class Guest:
    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"X-Cradle": "1"}, timeout=PATIENCE, verify=PLAIN)
        self.heard: list[Document] = []  # everything that this guest was ever told
        if name:
            self.ok("PATCH", "/api/me", {"name": name})

    def __del__(self) -> None:
        self.http.close()

    # -- requests ----------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        params = {key: value for key, value in query.items() if value is not None}
        response = self.http.request(method, path, json=body, params=params or None)  # type: ignore[arg-type]
        if response.headers.get("content-type", "").startswith("application/json"):
            reply = response.json()
            said_as(reply_to(method, response.url.path) if response.is_success else ErrorReply, reply)
            self.heard.append({"path": path, **reply})
        return response

    def ok(self, method: str, path: str, body: object = None, **query: object) -> Document:
        response = self.ask(method, path, body, **query)
        assert response.status_code in (200, 201), f"{method} {path}: {response.status_code} {response.text}"
        return dict(response.json())

    def refused(
        self, status: int, message: str, method: str, path: str, body: object = None, **query: object
    ) -> Document:
        """The request is refused just so. Returns the arguments of the message."""
        response = self.ask(method, path, body, **query)
        assert (response.status_code, response.json()["error"]["message"]) == (status, message), response.text
        return dict(response.json()["error"]["args"])

    # -- tables ------------------------------------------------------------------------------------------------

    def table(self, *seats: str, **more: object) -> Document:
        """A table with seats: `me`, `friend`, or the level of a bot."""
        places = [{"kind": s} if s in ("me", "friend") else {"kind": "bot", "level": s} for s in seats]
        return self.ok("POST", "/api/tables", {"title": "hadara", "seats": places, "pace": "instant", **more})

    def game(self, table: str, eye: int | None = None, since: int | None = None) -> Document:
        return self.ok("GET", f"/api/tables/{table}/game", eye=eye, since=since)

    def answer(self, table: str, seat: int, number: int, word: str, key: str = "") -> Document:
        body = {"seat": seat, "number": number, "word": word, "id": key or uuid.uuid4().hex}
        return self.ok("POST", f"/api/tables/{table}/answers", body)

    def choose(self, table: str, seat: int, chance: random.Random) -> bool:
        """Any legal answer, if the seat is asked."""
        question = self.game(table, seat)["question"]
        if question is None:
            return False
        self.answer(table, seat, question["number"], chance.choice(question["answers"])["word"])
        return True

    def first(self, table: str, seat: int) -> Document:
        """The first legal answer of the seat."""
        question = self.game(table, seat)["question"]
        return self.answer(table, seat, question["number"], question["answers"][0]["word"])

    def finish(self, table: str, chance: random.Random | None = None) -> Document:
        """Play all seats of this person to the end."""
        luck = chance or random.Random(7)
        seats = [seat["seat"] for seat in self.ok("GET", f"/api/tables/{table}")["seats"] if seat["mine"]]
        seat = seats[0]
        while True:
            game = self.game(table, seat)
            if game["over"]:
                return self.ok("GET", f"/api/tables/{table}")
            question = game["question"]
            if question is not None:
                self.answer(table, seat, question["number"], luck.choice(question["answers"])["word"])
            mine = [s for s in game["waiting"] if s in seats and s != seat]
            seat = luck.choice(mine) if mine and question is None else seat
            if question is None and not mine:
                time.sleep(0.01)  # bots think with the same cores

    # -- live --------------------------------------------------------------------------------------------------

    @contextmanager
    def live(self, table: str, origin: str | None = None, **query: object) -> Iterator[Live]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        params = httpx.QueryParams({key: str(value).lower() for key, value in query.items()})
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?{params}"
        with connect(address, additional_headers={"Cookie": cookies}, origin=origin) as socket:  # type: ignore[arg-type]
            yield Live(socket, self.heard)


class Live:
    """The socket of a table."""

    def __init__(self, socket: ClientConnection, heard: list[Document]) -> None:
        self.socket = socket
        self.heard = heard

    def next(self, kind: str, timeout: float = PATIENCE) -> Document:
        """The next message of this kind; others before it are passed over."""
        while True:
            message = self.take(timeout)
            if message["type"] == kind:
                return message

    def take(self, timeout: float = PATIENCE) -> Document:
        message = dict(json.loads(self.socket.recv(timeout)))
        said_as(LiveReply, message)
        self.heard.append(message)
        return message

    def catch_up(self) -> None:
        """Hear all that was said before now."""
        self.send(type="ping")
        self.next("pong")

    def rest(self, quiet: float = 0.3) -> list[Document]:
        """Whatever comes until it is quiet."""
        out = []
        while True:
            try:
                out.append(self.take(quiet))
            except TimeoutError:
                return out

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))
