"""The plan of a table: who sits where, and what was agreed on. Everything but the game itself."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final, Literal

from pydantic import BaseModel

from cradle.server.problem import Problem

State = Literal["gathering", "playing", "finished", "closed"]
Pace = Literal["instant", "fast", "normal", "slow"]
Wish = Literal["", "asked", "declined"]
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def id_from(text: str) -> str:
    """Always the same for the same text."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashlib.sha256(text.encode()).digest()[:12])


def new_secret() -> str:
    return secrets.token_urlsafe(18)


class Place(BaseModel):
    """One seat."""

    kind: Literal["person", "bot", "free"]
    name: str = ""
    level: str = ""
    person: str = ""
    link: str = ""  # the secret that gives this seat
    stand_in: str = ""  # the bot that plays for this person
    spent: bool = False  # the person's time for the game is over: the bot plays the rest
    failed: list[str] = []  # bots that failed here and were replaced, the last one last
    kept: str = ""  # the person for whom a free seat is kept at a rematch


class ClockRules(BaseModel):
    move: int | None = None
    game: int | None = None
    bot: str | None = None


class Proposal(BaseModel):
    """What others must agree to: going back further than one may alone, or somebody new at a free seat."""

    id: int
    kind: Literal["undo", "seat"] = "undo"
    seat: int
    name: str = ""  # of who wants to sit down
    agreed: list[int]
    needed: list[int]


class Result(BaseModel):
    totals: list[int]
    places: list[int]
    over: bool


class Origin(BaseModel):
    """The game that was taken over."""

    table: str | None
    step: int


class Closed(BaseModel):
    """Why the server closed the table: a message and its arguments."""

    message: str
    args: dict[str, str | int]


class Plan(BaseModel):
    title: str
    state: State = "gathering"
    open: bool = False
    created: int
    began: int = 0
    host: str
    options: dict[str, str]
    digest: str
    own: bool = False
    start: Literal["full", "host"] = "full"
    pace: Pace = "normal"
    coach: bool = False  # with other people too, for everybody
    coached: bool = False  # somebody has asked it
    hurry: int = -1  # bots do not wait while people have given so many answers
    clock: ClockRules = ClockRules()
    places: list[Place]
    watch: str = ""
    watchers: list[str] = []
    proposal: Proposal | None = None
    proposals: int = 0
    applicant: str = ""  # the person who wants to sit down, if that is the proposal
    declined: list[str] = []  # people who wanted to sit down and may not
    held: dict[str, list[int]] = {}  # person → all seats they have held since the game began
    rematch: str | None = None
    origin: Origin | None = None
    uploaded: bool = False
    result: Result | None = None
    closed: Closed | None = None

    def seats(self) -> int:
        return len(self.places)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, each once."""
        return list(dict.fromkeys(place.person for place in self.places if place.person))

    def free(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "free"]

    def links(self) -> list[str]:
        return [place.link for place in self.places if place.link] + ([self.watch] if self.watch else [])

    def may_see(self, person: str) -> bool:
        return self.open or (bool(person) and (person == self.host or person in self.watchers + self.people()))

    def eyes(self, person: str) -> list[int]:
        return [*self.seats_of(person), self.seats()]

    def player_level(self, seat: int) -> str:
        """The bot that plays the seat now, or nothing if a person does."""
        place = self.places[seat]
        return place.level if place.kind == "bot" else place.stand_in

    def humans(self) -> list[int]:
        """Seats that are played by people: those who must agree."""
        return [s for s, place in enumerate(self.places) if place.kind == "person" and not place.stand_in]

    def free_seat(self, seat: int) -> None:
        self.places[seat] = Place(kind="free", link=new_secret())

    def sit(self, seat: int, person: str, name: str) -> None:
        if self.places[seat].kind != "free":
            raise Problem(409, "server-seat-taken", {"seat": seat})
        link = self.places[seat].link  # of no use to anybody else from now on
        self.places[seat] = Place(kind="person", person=person, name=name, link=link)
        if self.state == "playing":
            self.hold(person, seat)

    def hold(self, person: str, seat: int) -> None:
        """From now on this person knows the seat's hand."""
        self.held[person] = sorted({*self.held.get(person, []), seat})

    def must_be(self, state: State) -> None:
        if self.state != state:
            raise Problem(409, f"server-not-{state}")

    def set_open(self, open: bool) -> None:
        """Whoever knows the record of a game that was taken over knows what comes: strangers must not meet them."""
        if open and self.origin is not None:
            raise Problem(422, "server-known-game")
        self.open = open

    def must_host(self, person: str) -> None:
        if not person or person != self.host:
            raise Problem(403, "server-not-host")

    def must_own(self, person: str, seat: int) -> None:
        if not person or seat >= self.seats() or self.places[seat].person != person:
            raise Problem(403, "server-not-yours")

    def must_have_time(self, seat: int) -> None:
        """When the time for the game is over, a bot plays the rest of it; else the person can come back."""
        if self.places[seat].stand_in:
            raise Problem(409, "server-time-over" if self.places[seat].spent else "server-stand-in")
