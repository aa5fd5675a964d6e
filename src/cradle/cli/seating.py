"""Who sits where: people and bots. Kept in the record's header, so that a saved game knows it."""

from __future__ import annotations

from typing import Final

from cradle import shelf
from cradle.cli.problems import Usage
from cradle.cli.voice import Voice
from cradle.core.record import Record, seats_of

HUMAN: Final = "human"
BOT_NAMES: Final = 8  # so many names for bots are in cli.ftl


class Seating:
    """A word for each seat, `human` or the level of a bot, and the names that people gave themselves."""

    def __init__(self, chairs: list[str], given: list[str]) -> None:
        self.chairs = chairs
        self.given = given

    def human(self, seat: int) -> bool:
        return self.chairs[seat] == HUMAN

    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair == HUMAN]

    def bots(self) -> int:
        """The mask of the seats that bots have."""
        return sum(1 << seat for seat, chair in enumerate(self.chairs) if chair != HUMAN)

    def names(self, voice: Voice) -> list[str]:
        """What everybody is called at this table."""
        out: list[str] = []
        people = bots = 0
        for chair in self.chairs:
            if chair == HUMAN:
                people += 1
                out.append(self.person(people, voice))
            else:
                bots += 1
                name = voice.say(f"bot-name-{(bots - 1) % BOT_NAMES + 1}")
                out.append(name if bots <= BOT_NAMES else f"{name} {bots}")
        return out

    def person(self, number: int, voice: Voice) -> str:
        if number <= len(self.given):
            return self.given[number - 1]
        return voice.say("player") if len(self.humans()) == 1 else voice.say("player-number", n=number)

    def header(self) -> dict[str, str]:
        return {"chairs": " ".join(self.chairs), "names": "; ".join(self.given)}


def seat_people(seats: int, humans: int, seat: int, bots: list[str], given: list[str]) -> Seating:
    """People on the seats from `seat` (counted from 0) on, clockwise; bots on the others."""
    if humans > seats:
        raise Usage("humans-count", humans=humans, seats=seats)
    if seat >= seats:
        raise Usage("seat-count", seat=seat + 1, seats=seats)
    if len(given) > humans:
        raise Usage("names-count", names=len(given), humans=humans)
    people = {(seat + n) % seats for n in range(humans)}
    rest = iter(bots)
    return Seating([HUMAN if s in people else next(rest) for s in range(seats)], [clean(name) for name in given])


def clean(name: str) -> str:
    """A name fit for a line of a file and a column of the screen."""
    kept = "".join(c for c in name if c.isprintable() and c != ";")
    return " ".join(kept.split())[:16] or "?"


def seating_of(record: Record, voice: Voice) -> Seating:
    """The seating of a saved game. A record from elsewhere has none: then all seats are called players."""
    seats = seats_of(record)
    chairs = record.header.get("chairs", "").split()
    if len(chairs) != seats or any(chair != HUMAN and chair not in shelf.BOTS for chair in chairs):
        return Seating([HUMAN] * seats, [voice.say("player-number", n=n + 1) for n in range(seats)])
    given = [clean(name) for name in record.header.get("names", "").split(";") if name.strip()]
    return Seating(chairs, given)


def weaker_level(title: str, level: str) -> str | None:
    """Who plays on where this bot has failed: the next weaker level of the title."""
    known = shelf.levels(title)
    at = known.index(level)
    return known[at - 1] if at else None


def check_bots(levels: list[str], title: str) -> None:
    for level in levels:
        shelf.bot(level, title)
