"""How long a first start takes, and what becomes of one that is interrupted. By hand, on Linux:

    python3 -m tests.tools.first_start                   the first start and the second one
    python3 -m tests.tools.first_start --compiled        also waits for the compiled rules and starts on them
    python3 -m tests.tools.first_start --interrupt 10    interrupts as many first starts, each in a clone of its own

Every clone has empty caches of pip and npm, no bytecode and no tables. It is of what is committed. A start is over when
the page of the client is there, a table has been made and its first question answered.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

from tests.tools.starting import hear_interruptions

ROOT = Path(__file__).parent.parent.parent
READY = "The compiled rules are ready"
MARK = "CRADLE_FIRST_START"  # in the environment of whatever is started here
LIMIT = 1800.0  # seconds after which a start counts as failed
REST = 0.05


class Clone:
    """An empty clone with empty caches."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="first-start-"))
        self.place = self.folder / "cradle"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.place)], check=True)
        self.mark = uuid.uuid4().hex
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("CRADLE_", "PYTHON"))}
        caches = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "CRADLE_DATA": "tables"}
        own = {name: str(self.folder / folder) for name, folder in caches.items()}
        self.environment = {**kept, **own, "BROWSER": "true", MARK: self.mark}

    def __enter__(self) -> Clone:
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.folder)

    def left(self) -> list[int]:
        """Processes of any start here."""
        wanted, found = f"{MARK}={self.mark}".encode(), []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if wanted in (folder / "environ").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
            except OSError:
                pass
        return found


class Start:
    def __init__(self, clone: Clone) -> None:
        self.clone, self.lines, self.begun = clone, [""], time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "dev.py", "play"],
            cwd=clone.place,
            env=clone.environment,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        for line in self.process.stdout or ():
            self.lines.append(line.rstrip())

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def wait_for(self, pattern: str) -> str:
        while self.seconds() < LIMIT:
            ended = self.process.poll() is not None
            found = next((line for line in self.lines if re.search(pattern, line)), None)
            if found is not None:
                return found
            if ended:
                break
            time.sleep(REST)
        raise SystemExit("\n".join([*self.lines, f"This start came to nothing: {pattern} was not said."]))

    def sit_down(self) -> float:
        """Returns after how many seconds the page was there, and everything it needs."""
        address = self.wait_for("^http://")
        page = ""
        while not page:
            try:
                page = urllib.request.urlopen(address).read().decode()
            except urllib.error.URLError:
                time.sleep(REST)
        if "/assets/" not in page:
            raise SystemExit("There is no browser client.")
        guest = Guest(address)
        guest.ask("GET", "api/titles")
        needed = self.seconds()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "sensible"}]
        table = guest.ask("POST", "api/tables", {"title": "hadara", "seats": seats, "start": "full"})["id"]
        question = guest.ask("GET", f"api/tables/{table}/game?eye=0")["question"]
        answer = {
            "seat": 0,
            "number": question["number"],
            "word": question["answers"][0]["word"],
            "id": uuid.uuid4().hex,
        }
        if guest.ask("POST", f"api/tables/{table}/answers", answer)["done"] != "now":
            raise SystemExit("The first answer was not taken.")
        return needed

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """As Ctrl-C, or whoever kills all in the foreground. Nobody may be left."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
        self.process.wait()
        end = time.monotonic() + LIMIT
        while self.clone.left():
            if time.monotonic() > end:
                raise SystemExit(f"Left behind: {self.clone.left()}")
            time.sleep(REST)


class Guest:
    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        headers = {"X-Cradle": "1", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        return dict(json.loads(self.opener.open(request).read()))


def measure(name: str, clone: Clone) -> Start:
    start = Start(clone)
    needed = start.sit_down()
    rules = start.wait_for("^The rules are ").split()[3].strip(".")
    print(f"{needed:7.1f} s  {name}, {rules} rules, load {os.getloadavg()[0]:.1f}", flush=True)
    return start


def interrupt(number: int, chance: random.Random, usual: float) -> None:
    how = (signal.SIGINT, signal.SIGKILL)[number % 2]
    moment = chance.uniform(0, usual)
    with Clone() as clone:
        start = Start(clone)
        time.sleep(moment)
        said = start.lines[-1]
        start.end(how)
        print(f"{moment:7.1f} s  {how.name} after: {said or 'nothing'}", flush=True)
        measure("next start", clone).end()


def main() -> None:
    shape = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    shape.add_argument("--compiled", action="store_true", help="wait for the compiled rules, and start on them")
    shape.add_argument("--interrupt", type=int, default=0, metavar="N", help="interrupt N first starts")
    shape.add_argument("--seed", type=int, default=1, help="of the moments")
    wish = shape.parse_args()
    hear_interruptions()
    with Clone() as clone:
        first = measure("first start", clone)
        usual = first.seconds()
        if wish.compiled:
            first.wait_for(READY)
            print(f"{first.seconds():7.1f} s  until the compiled rules are ready", flush=True)
        first.end()
        measure("second start", clone).end()
    chance = random.Random(wish.seed)
    for number in range(wish.interrupt):
        interrupt(number, chance, usual)


if __name__ == "__main__":
    main()
