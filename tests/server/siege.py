"""Games over HTTP while the server is killed again and again: `python -m tests.server.siege --games 200`.

Scripts play every seat by a fixed rule. Whatever was accepted must be there after every restart, nothing twice, and
each game must end with the record that the same rule gives without a server.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from cradle import shelf
from cradle.core.record import Record, options_of, parse, seats_of, seed_of
from cradle.core.sitting import Sitting, begin
from tests.server.guests import Guest
from tests.server.serving import Process


def choice(game: int, seat: int, number: int, count: int) -> int:
    """The fixed rule: which of so many answers."""
    return random.Random(f"{game} {seat} {number}").randrange(count)


def undisturbed(record: Record, game: int) -> str:
    """The record of the same game by the same rule, without a server."""
    title = shelf.title(record.header["title"])
    box = shelf.box(title.name)
    sitting: Sitting = begin(title, box, seats_of(record), options_of(record), seed_of(record))
    while not sitting.table.over():
        seat = sitting.table.first()
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[choice(game, seat, sitting.number(seat), len(answers))])
    return sitting.record.text()


@dataclass
class Siege:
    """One server under attack and the games on it."""

    server: Process
    games: int
    seats: int = 2
    kills: int = 0
    retries: int = 0
    answers: int = 0
    wrong: list[str] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)

    def attack(self, least: int, most: int) -> None:
        """Kill and restart again and again, a moment after so many further answers, until all games are over."""
        chance = random.Random(11)
        while True:
            goal = self.answers + chance.randint(least, most)
            while self.answers < goal:
                if self.over.wait(0.002):
                    return
            time.sleep(chance.uniform(0, 0.05))
            self.server.kill()
            self.kills += 1
            self.server.start()

    def play(self, game: int) -> None:
        script = Script(self, game)
        try:
            script.play()
        except Exception as error:  # every failure is reported with its game
            self.wrong.append(f"game {game}: {type(error).__name__} {error}")

    def run(self, players: int, least: int, most: int) -> None:
        attacker = threading.Thread(target=self.attack, args=(least, most))
        attacker.start()
        try:
            with ThreadPoolExecutor(players) as pool:
                list(pool.map(self.play, range(self.games)))
        finally:
            self.over.set()
            attacker.join()


class Script:
    """One game, all seats played by the fixed rule, every request repeated until it is answered."""

    def __init__(self, siege: Siege, game: int) -> None:
        self.siege = siege
        self.game = game
        self.guest = Guest(siege.server.url)
        self.accepted: list[list[str]] = [[] for _ in range(siege.seats)]

    def insist(self, method: str, path: str, body: object = None) -> httpx.Response:
        while True:
            try:
                return self.guest.http.request(method, path, json=body)
            except httpx.TransportError:
                self.siege.retries += 1
                time.sleep(0.02)

    def play(self) -> None:
        self.insist("PATCH", "/api/me", {"name": f"Script {self.game}"})
        body = {"title": "hadara", "seats": [{"kind": "me"}] * self.siege.seats}
        table = self.insist("POST", "/api/tables", body).json()["id"]
        while self.step(table):
            pass
        record = self.insist("GET", f"/api/tables/{table}/record").text
        lines = parse(record).lines
        for seat, words in enumerate(self.accepted):
            kept = [line.split(" ")[2] for line in lines if line.startswith(f"{seat} ")]
            assert kept == words, f"seat {seat}: {len(kept)} answers kept, {len(words)} accepted"
        assert record == undisturbed(parse(record), self.game), "another record than without disturbance"

    def step(self, table: str) -> bool:
        """One answer of the lowest seat that is asked; False after the end."""
        for seat in range(self.siege.seats):
            game = self.insist("GET", f"/api/tables/{table}/game?eye={seat}").json()
            if game["over"]:
                return False
            question = game["question"]
            if question is not None:
                self.answer(table, seat, question["number"], [answer["word"] for answer in question["answers"]])
                return True
        raise AssertionError("nobody is asked")

    def answer(self, table: str, seat: int, number: int, words: list[str]) -> None:
        assert number == len(self.accepted[seat]), f"question {number} after {len(self.accepted[seat])} answers"
        word = words[choice(self.game, seat, number, len(words))]
        body = {"seat": seat, "number": number, "word": word, "id": f"game-{self.game}-{seat}-{number}"}
        response = self.insist("POST", f"/api/tables/{table}/answers", body)
        assert response.status_code == 200, response.text
        self.accepted[seat].append(word)
        self.siege.answers += 1


def besiege(database: str, games: int, players: int, least: int, most: int) -> Siege:
    siege = Siege(Process(database), games)
    try:
        siege.run(players, least, most)
    finally:
        siege.server.stop()
    return siege


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=8, help="games at the same time")
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "siege.sqlite")
        siege = besiege(database, options.games, options.players, 10, 250)
    told = f"{siege.games} games, {siege.answers} answers, {siege.kills} kills, {siege.retries} requests repeated"
    print(f"{told}, {len(siege.wrong)} wrong", *siege.wrong, sep="\n")
    raise SystemExit(1 if siege.wrong else 0)


if __name__ == "__main__":
    main()
