"""A server in a process of its own, and people with browsers who visit it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from cradle.core.record import Record
from tests.processes import PATIENCE
from tests.web.positions import asking, finished, position

# The window's own pages (suggestions below an address) cost more than ours do.
CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
CHROMIUM += ["--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"]


def chromium() -> str | None:
    """The browser of this machine; none is playwright's own."""
    names = ("chromium", "google-chrome", "chromium-headless-shell")
    return os.environ.get("CRADLE_CHROMIUM") or next((path for path in map(shutil.which, names) if path), None)


# Positions that are taken over are the tests' own: they are examined without a process for each, unlike replays.
START = """
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
import uvicorn
from cradle import shelf
from cradle.server import analyses, archive, archiver, client, coaches, opening
from cradle.server.app import make_app
from cradle.server.ledger import Ledger
from cradle.server.settings import Settings
folder, database, port = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
elsewhere = archive.answer_to
async def answer_to(job):
    return await elsewhere(job) if job["replay"] else json.dumps(archiver.examine(job)[0]).encode()
archive.answer_to = answer_to
client.folder = lambda: folder
Ledger.__init__.__defaults__ = (30.0,)  # seconds: a database is not away because the machine is busy
if "CRADLE_ANALYST" in os.environ:  # analyses are made up: a script, and the folder that tells it what happens to it
    program = [sys.executable, *os.environ["CRADLE_ANALYST"].split(os.pathsep)]
    analyses.Analyses.program = staticmethod(lambda: program)
waited_for = "from cradle.server import adviser; adviser.NICE = 0; adviser.main()"  # however busy the machine is
coaches.Coaches.program = staticmethod(lambda: [sys.executable, "-c", waited_for])
if "CRADLE_ADVISER" in os.environ:  # a script and its folder, as above; and one title is without a bot
    thinking, bots = [sys.executable, *os.environ["CRADLE_ADVISER"].split(os.pathsep)], shelf.levels
    coaches.Coaches.program = staticmethod(lambda: thinking)
    shelf.levels = lambda title: ["random"] if title == "horizon" else bots(title)
opening.secrets = SimpleNamespace(randbits=lambda bits: 1)  # every table has the same deal, whichever test comes first
coaches.SECONDS = 3600.0  # its processes come after everything else: on a busy machine they may wait for a core
games = int(os.environ.get("CRADLE_TEST_COACH", "12"))  # that the coach plays for one question; 0: as many as it likes
app = make_app(Settings(database=database, limits=False, coach_games=games))
uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1)
"""


class House:
    """The server. It can be closed and opened again with the same tables."""

    def __init__(self, client: Path, database: Path, **environment: str) -> None:
        self.client = client
        self.environment = {**os.environ, **environment}
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        arguments = [sys.executable, "-c", START, str(self.client), str(self.database), str(self.port)]
        self.process = subprocess.Popen(arguments, env=self.environment)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended"
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.troubles: list[str] = []
        self.refused: list[str] = []  # requests, for whoever looks for the cause of a trouble
        self.expected = ""  # a pattern of console messages that belong to the test
        page.on("console", self.heard)
        page.on("response", self.replied)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def replied(self, reply: Response) -> None:
        if reply.status >= 400:
            self.refused.append(f"{reply.status} {reply.request.method} {reply.url}")

    def visit(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("h1")

    def arrive(self) -> None:
        """Be at the house, where requests can be sent and settings kept, without loading the client for it."""
        if self.page.url == "about:blank":
            self.wait_at_the_door()

    def wait_at_the_door(self) -> None:
        self.page.route("**/door", lambda route: route.fulfill(content_type="text/html", body=DOOR))
        self.page.goto("/door")
        self.page.unroute("**/door")

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request as this visitor's browser would send it."""
        script = """async ([method, path, body]) => {
            const headers = {'X-Cradle': '1', 'Content-Type': 'application/json'};
            const reply = await fetch(path, method === 'GET' ? {} : {method, headers, body});
            return await reply.text();
        }"""
        return json.loads(self.page.evaluate(script, [method, path, json.dumps(body or {})]))

    def settle(self, **settings: object) -> None:
        """Change what is set about this browser, for the next visit: an open client could write its own over it."""
        if not self.page.url.endswith("/door"):
            self.wait_at_the_door()
        script = """(more) => localStorage.setItem('cradle-settings',
            JSON.stringify({...JSON.parse(localStorage.getItem('cradle-settings') ?? '{}'), ...more}))"""
        self.page.evaluate(script, settings)

    def table(self, *seats: dict[str, str], pace: str = "instant", title: str = "hadara", coach: bool = False) -> str:
        """Open a table and sit down at it."""
        self.arrive()
        self.settle(confirm=False, forced=False)
        wanted = {"title": title, "seats": list(seats), "pace": pace, "coach": coach}
        made = self.call("POST", "/api/tables", wanted)
        identity = str(made["id"])
        self.visit(f"/table/{identity}")
        return identity

    def take_over(self, record: Record, *seats: dict[str, str], friends: Sequence[Visitor] = ()) -> str:
        """Sit down at a position of a game that was played before; friends take the seats that are for them."""
        self.arrive()
        self.settle(confirm=False, forced=False)
        origin = {"record": record.text(), "step": len(record.lines)}
        wanted = {"title": record.header["title"], "seats": list(seats), "pace": "instant", "from": origin}
        made = self.call("POST", "/api/tables", wanted)
        identity = str(made["id"])
        for friend, link in zip(friends, [seat["link"] for seat in made["seats"] if seat["link"]], strict=True):
            friend.arrive()
            friend.call("POST", "/api/links/accept", {"secret": link})
        self.visit(f"/table/{identity}")
        self.asked()
        return identity

    def finished(self, *seats: dict[str, str], title: str = "hadara") -> str:
        """A game that has ended: the last answers of one that was played before are given here, anything by seat 0."""
        self.arrive()
        record = finished(title, len(seats))
        origin = {"record": record.text(), "step": len(record.lines) - LAST}
        wanted = {"title": title, "seats": list(seats), "pace": "instant", "from": origin}
        made = self.call("POST", "/api/tables", wanted)
        assert self.play(str(made["id"])) == "over"
        return str(made["id"])

    def bring(self, record: Record) -> str:
        """A game that was played elsewhere, to be replayed."""
        self.arrive()
        return str(self.call("POST", "/api/records", {"record": record.text()})["id"])

    def play(self, table: str) -> str:
        """Answer anything for seat 0 until the game is over."""
        script = """async (table) => {
            const headers = {'X-Cradle': '1', 'Content-Type': 'application/json'};
            for (let n = 0, idle = 0; n < 4000 && idle < 9000; ) {
                const game = await (await fetch(`/api/tables/${table}/game?eye=0`)).json();
                if (game.over) return 'over';
                if (!game.question) { idle += 1; await new Promise((done) => setTimeout(done, 20)); continue; }
                idle = 0;
                n += 1;
                const all = game.question.answers;
                const body = JSON.stringify({seat: 0, number: game.question.number, id: crypto.randomUUID(),
                    word: all[(n * 7) % all.length].word});
                await fetch(`/api/tables/${table}/answers`, {method: 'POST', headers, body});
            }
            return '';
        }"""
        return str(self.page.evaluate(script, table))

    def reach(self, kind: str, *seats: dict[str, str], title: str, answers: int = 4) -> str:
        """A table at which seat 0 is asked, after so many answers, a question of that kind ("": of any)."""
        return self.take_over(position(title, len(seats), asking(kind), after=answers), *seats)

    # -- at the table -------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The question, as soon as there is one."""
        self.page.wait_for_selector(f"{READY} :is(.choice.can, .hex.can)")
        return self.page.inner_text("#question")

    def words(self) -> list[str]:
        return [str(word) for word in self.page.eval_on_selector_all(".question .choice.can", WORDS)]

    def choose(self, word: str) -> None:
        self.page.locator(f'.question [data-word="{word}"]').first.click()

    def answer_something(self, kind: str = "") -> bool:
        """Answer the present question, if there is one and it is still there; with a kind, only one of that kind."""
        found = self.page.evaluate(
            """([kind, ready]) => {
                if (kind && document.querySelector('.offer')?.dataset.kind !== kind) return false;
                const all = [...document.querySelectorAll(`${ready} .question .choice.can`)];
                const good = all.filter((node) => /^(buy|annex|track|gold)/.test(node.dataset.word));
                const node = good[0] ?? all[Math.floor(all.length / 2)];
                node?.click();
                return node !== undefined;
            }""",
            [kind, READY],
        )
        return bool(found)

    def over(self) -> bool:
        return self.page.locator(".after").count() > 0


class Company:
    """Whoever comes to the house in one test, each with a browser of their own."""

    left: ClassVar[dict[tuple[object, ...], list[BrowserContext]]] = {}  # empty again, with the client in its cache

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.visitors: list[Visitor] = []
        self.kinds: list[tuple[object, ...]] = []  # of their browsers

    def visitor(
        self, name: str = "Ada", lang: str = "en-GB", theme: str = "dark", phone: bool = False, calm: bool = True
    ) -> Visitor:
        kind = (self.house.address, lang, theme, phone, calm)
        size = {"width": 390, "height": 844} if phone else {"width": 1366, "height": 768}
        context = (
            self.left[kind].pop()
            if self.left.get(kind)
            else self.browser.new_context(
                base_url=self.house.address,
                viewport={"width": size["width"], "height": size["height"]},
                locale=lang,
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce" if calm else "no-preference",
                has_touch=phone,
                is_mobile=phone,
            )
        )
        context.set_default_timeout(1000 * PATIENCE)
        visitor = Visitor(context.new_page(), name)
        self.visitors.append(visitor)
        self.kinds.append(kind)
        return visitor

    def leave(self) -> None:
        """The next test finds browsers in which nobody has been; one whose clock was changed is not used again."""
        for visitor, kind in zip(self.visitors, self.kinds, strict=True):
            page, context = visitor.page, visitor.page.context
            if page.is_closed() or page.evaluate("'__pwClock' in window"):
                context.close()
                continue
            wipe = {"origin": self.house.address, "storageTypes": "all"}
            visitor.wait_at_the_door()  # a client that is still there could keep something afterwards
            page.evaluate("localStorage.clear()")  # its process remembers too
            context.new_cdp_session(page).send("Storage.clearDataForOrigin", wipe)
            for each in context.pages:
                each.close()
            context.clear_cookies()
            self.left.setdefault(kind, []).append(context)


LAST = 12  # answers
READY = '.screen:not([aria-busy="true"])'  # all is drawn, and no answer is on its way
DOOR = '<link rel="icon" href="data:,">'  # nothing is asked for
WORDS = "nodes => nodes.map(node => node.dataset.word)"
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "level": "greedy"}
WILD = {"kind": "bot", "level": "random"}
FRIEND = {"kind": "friend"}
