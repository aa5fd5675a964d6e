"""A fixed story at a real server, from which the examples of docs/protocol.md are taken.

Seed, ids, secrets and times are fixed, so it is told the same way every time.
"""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest

from cradle import shelf
from cradle.core.record import new_record
from cradle.core.sitting import Sitting
from cradle.server import opening, plan, previews
from cradle.server.away import Away
from cradle.server.limits import RATES, Limits
from cradle.server.problem import Problem
from cradle.server.settings import Settings
from tests.processes import PATIENCE
from tests.server.guests import Document, Guest
from tests.server.serving import Server
from tests.server.upgrades import raise_versions

SEED = 7
BEGINNING = 1_794_775_570_000
OWN_CONTENT = '[[tile]]\nid = "territory-1"\nbenefit = { all = [{ cards = 2 }, { points = 7, per = "landmarks" }] }\n'
INVITATION = {
    "title": "hadara",
    "seats": [
        {"kind": "me"},
        {"kind": "bot", "level": "sensible"},
        {"kind": "friend"},
        {"kind": "me", "name": "Grandma"},
    ],
    "options": {"first-game": "yes"},
    "content": None,
    "open": False,
    "start": "host",
    "pace": "normal",
    "clock": {"move": 60000, "game": None, "bot": "sensible"},
    "from": None,
    "id": "c0ffee42",
}


class Told(dict[str, list[Document]]):
    """What was said and sent: everything, and by name what is shown as an example."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[object] = []

    def note(self, *documents: Document, name: str = "") -> None:
        self.all += documents
        if name:
            self[name] = [*documents]


class Clock:
    """In place of `time`: it stands still until the story goes on."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def time_ns(self) -> int:
        return self.now * 1_000_000


class Luck(random.Random):
    """In place of `secrets`."""

    def token_urlsafe(self, count: int) -> str:
        return "".join(self.choice(plan.LETTERS) for _ in range(count * 4 // 3))

    def randbits(self, bits: int) -> int:
        return SEED


class Teller(Guest):
    """A guest of whose requests and replies everything is noted; `name` is that of the example."""

    def __init__(self, url: str, told: Told, name: str = "") -> None:
        self.told = told
        super().__init__(url, name)

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        response = super().ask(method, path, body, **query)
        if isinstance(body, dict):
            self.told.note(body)
        if response.headers["content-type"].startswith("application/json"):
            self.told.note(response.json())
        return response

    def show(self, name: str, method: str, path: str, body: object = None, **query: object) -> Document:
        """The reply is the example of this name."""
        reply: Document = self.ask(method, path, body, **query).json()
        self.told[name] = [reply]
        return reply


def tell(folder: Path) -> Told:
    """The whole story."""
    told, clock, luck = Told(), Clock(), Luck(SEED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan, "time", clock)
        patch.setattr(plan, "secrets", luck)
        patch.setattr(opening, "secrets", luck)
        patch.setattr(previews, "SECONDS", PATIENCE)
        server = Server(Settings(database=str(folder / "story.sqlite"), limits=False, thinkers=1))
        try:
            ada, bo = Teller(server.url, told, "Ada"), Teller(server.url, told, "Bo")
            look_around(ada)
            get_to_know(Teller(server.url, told))
            invite(ada, bo)
            table = begin(ada, bo)
            play(ada, bo, table, clock)
            watch(ada, table)
            look_back(ada)
            own_content(ada)
            be_turned_away(told)
            raise_versions(patch, "hadara")
            server.app.state.desk.house.rooms.clear()
            ada.ok("GET", f"/api/tables/{table}")  # closed: its rules are gone
        finally:
            server.stop()
    return told


def look_around(ada: Teller) -> None:
    ada.show("titles", "GET", "/api/titles")
    ada.show("rules", "GET", "/api/rules/hadara/en")
    ada.ok("GET", "/api/titles/hadara/content")
    ada.ok("GET", "/api/health")


def get_to_know(somebody: Teller) -> None:
    somebody.ok("GET", "/api/me")
    account = {"login": "ada", "password": "a long word"}
    somebody.ok("POST", "/api/account", account)
    somebody.ok("PATCH", "/api/account", {"old": "a long word", "password": "another one"})
    somebody.ok("DELETE", "/api/session")
    somebody.ok("POST", "/api/session", {**account, "password": "another one"})


def invite(ada: Teller, bo: Teller) -> None:
    """A table that waits for a friend."""
    ada.told["new-table"] = [INVITATION]
    table = ada.show("table", "POST", "/api/tables", INVITATION)
    path, secret = f"/api/tables/{table['id']}", table["seats"][2]["link"]
    bo.ok("POST", "/api/links", {"secret": secret})
    bo.ok("POST", "/api/links/accept", {"secret": secret, "name": ""})
    ada.ok("PUT", f"{path}/seats/3", {"kind": "free"})
    ada.ok("PUT", f"{path}/seats/3", {"kind": "me", "name": "Grandma"})
    ada.ok("PUT", f"{path}/seats/3", {"kind": "bot", "level": "sensible"})
    ada.ok("PATCH", path, {"pace": "instant", "open": True})
    ada.ok("GET", "/api/tables", list="mine")


def begin(ada: Teller, bo: Teller) -> str:
    """A table of two, up to the first draft."""
    table = str(ada.table("me", "friend", open=True, clock={"move": 60000}, id="c0ffee43")["id"])
    path = f"/api/tables/{table}"
    bo.ok("POST", f"{path}/join", {"seat": 1})
    ada.answer(table, 0, 0, "crest-0", "c1f0a7d2e9")
    ada.show("stale", "POST", f"{path}/answers", {"seat": 0, "number": 0, "word": "crest-1", "id": "c1f0a7d2ea"})
    bo.show("refused", "POST", f"{path}/answers", {"seat": 1, "number": 0, "word": "crest-0", "id": "c1f0a7d2eb"})
    bo.ok("GET", f"{path}/why", seat=1, word=["crest-0", "crest-1"])
    bo.answer(table, 1, 0, "crest-1")
    ada.answer(table, 0, 1, "a")
    bo.answer(table, 1, 1, "a")
    ada.answer(table, 0, 2, "wheel-0")
    return table


def play(ada: Teller, bo: Teller, table: str, clock: Clock) -> None:
    """A draft turn: sealed, taken back, opened, undone by agreement, and opened again."""
    path = f"/api/tables/{table}"
    for undone in (True, False):
        number = ada.answer(table, 0, ada.game(table, 0)["question"]["number"], "buy-4")["number"]
        assert ada.game(table, 0)["sealed"]
        ada.ok("POST", f"{path}/take-back", {"seat": 0, "number": number})
        ada.first(table, 0)
        bo.first(table, 1)
        seen = ada.game(table, 0)["number"]
        if undone:
            proposal = ada.ok("POST", f"{path}/undo", {"seat": 0, "number": seen})["proposal"]
            bo.ok("POST", f"{path}/proposals/{proposal['id']}", {"agree": True})
            ada.game(table, 0, since=seen)
    clock.now += 19_000
    ada.show("game", "GET", f"{path}/game", eye=0, since=seen - 1)
    ada.ok("POST", f"{path}/chat", {"text": "Hello", "id": "c1f1a7d2e9"})
    ada.ok("GET", f"{path}/chat", after=0)


def watch(ada: Teller, table: str) -> None:
    """What the socket says and hears."""
    with ada.live(table, eye=0) as live:
        heard = [live.next(kind) for kind in ("table", "game", "chat")]
        question = heard[1]["question"]
        words = [answer["word"] for answer in question["answers"]]
        wishes: list[Document] = [
            {"type": "preview", "number": question["number"], "words": words[:2]},
            {"type": "eye", "eye": 1, "since": None},
            {"type": "ping"},
        ]
        for wish, kind in zip(wishes, ("preview", "error", "pong"), strict=True):
            live.send(**wish)
            heard.append(live.next(kind, PATIENCE))
        looking: Document = {"type": "eye", "eye": 2, "since": None}
        live.send(**looking)
        assert live.next("game")["eye"] == 2
    ada.told.note(*heard, name="live-said")
    ada.told.note(looking, wishes[0], wishes[2], name="live-sent")


def look_back(ada: Teller) -> None:
    """Games that are over, and one that is taken over."""
    for title, seats in (("tapestry", 1), ("hadara", 2)):
        names = ["Ada", "Bo"][:seats]
        record = played(title, seats)
        table = ada.ok("POST", "/api/records", {"record": record, "content": None, "names": names})["id"]
        ada.ok("GET", f"/api/tables/{table}/story")
        ada.ok("GET", f"/api/tables/{table}/replay", eye=0, step=40)
        places = [{"kind": "me"}, {"kind": "friend"}][:seats]
        for origin in ({"table": table, "step": 40}, {"record": record, "step": 40}):
            ada.ok("POST", "/api/tables", {"seats": places, "from": origin, "start": "host"})


def played(title: str, seats: int) -> str:
    """The record of a game of random answers."""
    luck = random.Random(SEED)
    record = new_record(shelf.title(title), shelf.box(title), seats, {}, SEED)
    sitting = Sitting(shelf.title(title), shelf.box(title), record)
    while asked := sitting.table.asked():
        sitting.answer(asked[0], luck.choice(sitting.table.answers(asked[0])))
    return sitting.record.text()


def own_content(ada: Teller) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = ada.ok("POST", "/api/tables", {"title": "tapestry", "seats": seats, "content": OWN_CONTENT})["id"]
    ada.ok("GET", f"/api/tables/{table}/content")


def be_turned_away(told: Told) -> None:
    """What a story without haste and with a database does not come to."""
    told.note({"type": "error", **Away().document()})
    limits = Limits(on=True)
    try:
        for _ in range(RATES["guest"].count + 1):
            limits.spend("guest", "somebody")
    except Problem as problem:
        told.note({**problem.document()})
