"""Pictures of a table as a browser shows it: a process of its own that reads a line of JSON and answers with one.

Asked `{"title", "names", "record", "steps", "content", "eye", "over"}` it answers `{"width", "height", "rgb"}`, or
`{"problem"}` with one of `playwright`, `browser`, `client`, `page`. It needs playwright and a Chromium.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn

from cradle.server import client
from cradle.server.app import make_app
from cradle.server.settings import Settings

SIZE: Final = {"width": 1366, "height": 768}
PATIENCE: Final = 300_000  # milliseconds for anything that a browser does: cores may be busy with the learner
ARGUMENTS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
CALL: Final = """async ([path, body]) => {
    const headers = {'X-Cradle': '1', 'Content-Type': 'application/json'};
    let reply = await fetch(path, {method: 'POST', headers, body});
    for (let n = 0; n < 300 && reply.status === 503; n += 1) {  // the disk is slow: the server says so and goes on
        await new Promise((done) => setTimeout(done, 1000));
        reply = await fetch(path, {method: 'POST', headers, body});
    }
    return await reply.text();
}"""
DRAWN: Final = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
    for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
}"""
PIXELS: Final = """async (png) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const data = canvas.getImageData(0, 0, image.width, image.height).data;
    const out = [];
    for (let start = 0; start < data.length; start += 32768) {
        const part = data.subarray(start, start + 32768).filter((_, i) => i % 4 !== 3);
        out.push(String.fromCharCode(...part));
    }
    return {width: image.width, height: image.height, rgb: btoa(out.join(''))};
}"""


class Unable(Exception):
    """No picture can be taken; says why in one word."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server for this process alone; its address."""
    port = socket.socket()
    port.bind(("127.0.0.1", 0))
    app = make_app(Settings(database=str(folder / "tables.sqlite"), limits=False, thinkers=1))
    server = uvicorn.Server(uvicorn.Config(app, log_level="critical", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, args=([port],), daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{port.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(5)


class Camera:
    """Two people at a browser: one looks, the other has all other seats and does nothing, so the position stays."""

    def __init__(self, browser: Any, address: str) -> None:
        self.looker, self.others = (self.page(browser, address) for _ in range(2))
        self.darkroom = browser.new_page()

    def page(self, browser: Any, address: str) -> Any:
        page = browser.new_context(base_url=address, viewport=SIZE, reduced_motion="reduce").new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        page.wait_for_selector("h1")
        return page

    def call(self, page: Any, path: str, body: object) -> Any:
        reply = json.loads(page.evaluate(CALL, [path, json.dumps(body)]))
        if not isinstance(reply, dict) or not ("id" in reply or "table" in reply):  # a refusal has neither
            raise Unable("page")
        return reply

    def picture(self, asked: dict[str, Any]) -> object:
        page = self.looker
        if asked["over"]:
            wanted = {"record": asked["record"], "content": asked["content"], "names": asked["names"]}
            page.goto(f"/replay/{self.call(page, '/api/records', wanted)['id']}#{asked['steps']}")
            page.wait_for_selector(".player")
            self.look(page, str(asked["eye"]))
        else:
            page.goto(f"/table/{self.seated(asked)}")
            page.wait_for_selector("#question")
            page.wait_for_selector(".side [role=tabpanel]")  # comes last
        page.mouse.move(2, 2)
        page.evaluate(DRAWN)
        return self.darkroom.evaluate(PIXELS, b64encode(page.screenshot()).decode())

    def look(self, page: Any, eye: str) -> None:
        """Through one's own eyes at a game that has ended."""
        if page.input_value("header select") != eye:
            with page.expect_response(lambda reply: "/replay?" in reply.url) as shown:
                page.select_option("header select", eye)
            shown.value.finished()

    def seated(self, asked: dict[str, Any]) -> str:
        """A table at the position, with everybody in their seats."""
        seats = [{"kind": "friend"} for _ in asked["names"]]
        seats[asked["eye"]] = {"kind": "me", "name": asked["names"][asked["eye"]]}
        origin = {"record": asked["record"], "step": asked["steps"]}
        wanted = {"title": asked["title"], "seats": seats, "content": asked["content"], "from": origin}
        made = self.call(self.looker, "/api/tables", wanted)
        for seat, name in zip(made["seats"], asked["names"], strict=True):
            if seat["link"]:
                self.call(self.others, "/api/links/accept", {"secret": seat["link"], "name": name})
        return str(made["id"])


def main() -> None:
    try:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, browsing() as browser:
            camera = Camera(browser, address)
            for line in sys.stdin:
                say(camera.picture(json.loads(line)))
    except Unable as error:
        say({"problem": str(error)})


@contextmanager
def browsing() -> Iterator[Any]:
    """A browser, where there is one and something to show in it."""
    if not client.folder().is_dir():
        raise Unable("client")
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        raise Unable("playwright") from None
    found = os.environ.get("CRADLE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS, timeout=PATIENCE)
        except Error:
            raise Unable("browser") from None
        try:
            yield browser
        except Error:
            raise Unable("page") from None
        finally:
            browser.close()


def say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
