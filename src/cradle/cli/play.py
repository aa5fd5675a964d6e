"""`cradle play`: set up the table that the command line asks for, or open a saved one, and host it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.cli import papers
from cradle.cli.full.host import PACES, FullHost
from cradle.cli.host import Host
from cradle.cli.options import line_up, own_content, seed_number, wishes
from cradle.cli.problems import Complaint, Usage
from cradle.cli.replay import content_of
from cradle.cli.seating import Seating, check_bots, seat_people, seating_of
from cradle.cli.voice import Voice
from cradle.core.errors import CradleError
from cradle.core.record import Record, check, parse, seats_of
from cradle.core.sitting import Sitting, begin
from cradle.core.title import Title

LAST: Final = "last"


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    title: str
    players: int
    humans: int
    seat: int
    bots: str
    names: list[str]
    options: list[str]
    seed: str
    content: Path | None
    save: Path | None
    resume: str
    plain: bool
    pace: str  # of the bots on a full screen


def play_here(voice: Voice, wish: Wish) -> None:
    shelf.title(wish.title)
    if wish.pace not in PACES:
        raise Usage("pace", pace=wish.pace, paces=", ".join(PACES))
    if not sys.stdin.isatty():
        raise Complaint("not-a-terminal")
    keeper = keeper_of(voice, wish)
    host = resume(voice, wish, keeper) if wish.resume else start(voice, wish, keeper)
    if isinstance(host, FullHost):
        host.pace = wish.pace
    host.run()


def keeper_of(voice: Voice, wish: Wish) -> type[Host] | type[FullHost]:
    """The full screen where the terminal can show one, lines for everything else."""
    return FullHost if voice.fills_a_screen() and not wish.plain else Host


def start(voice: Voice, wish: Wish, keeper: type[Host] | type[FullHost]) -> Host | FullHost:
    title = shelf.title(wish.title)
    seats = wish.players or usual_seats(title, wish.humans)
    title.check_seats(seats)
    bots = line_up(wish.bots, seats - wish.humans) if seats > wish.humans else []
    check_bots(bots, title.name)
    seating = seat_people(seats, wish.humans, wish.seat - 1, bots, wish.names)
    text, name = own_content(wish.content)
    box = shelf.box(title.name, text, name)
    sitting = begin(title, box, seats, wishes(wish.options), seed_number(wish.seed))
    sitting.record.header.update(seating.header())
    if wish.content is not None:
        sitting.record.header["content-file"] = str(wish.content.resolve())
    if wish.save is not None and wish.save.exists() and not wish.save.is_dir():
        raise Complaint("save-exists", file=str(wish.save))
    waiting = papers.unfinished(title.name) if wish.save is None else []
    host = keeper(voice, sitting, seating, wish.save or papers.new_place(title.name), wish.save is not None)
    if waiting:
        host.remark(voice.say("resume-offer", title=title.name))
    return host


def usual_seats(title: Title, humans: int) -> int:
    """One more than there are people, where that many can play."""
    return humans + 1 if humans + 1 in title.seats else max(humans, title.seats[0])


def resume(voice: Voice, wish: Wish, keeper: type[Host] | type[FullHost]) -> Host | FullHost:
    """Go on with a saved game: the one named, or the one played last."""
    title = shelf.title(wish.title)
    path = last_played(wish.title) if wish.resume == LAST else Path(wish.resume)
    text = papers.read(path)
    try:
        record = parse(text)
        own, name = own_content(wish.content or content_of(record))
        box = shelf.box(title.name, own, name)
        check(record, title, box)
        seating = seating_of(record, voice)
        if "chairs" not in record.header:
            seating = seat_strangers(wish, record)
            record.header.update(seating.header())
        sitting = Sitting(title, box, record)
    except CradleError as error:
        if isinstance(error, Usage):
            raise
        raise Complaint("save-broken", file=str(path), reason=voice.language.error(error)) from error
    target = wish.save or path
    if target != path and target.exists() and not target.is_dir():
        raise Complaint("save-exists", file=str(target))
    return keeper(voice, sitting, seating, target, target.parent != papers.state_folder())


def seat_strangers(wish: Wish, record: Record) -> Seating:
    """A record that was not saved by this command does not say who sits where: the command line does."""
    seats = seats_of(record)
    bots = line_up(wish.bots, seats - wish.humans) if seats > wish.humans else []
    check_bots(bots, wish.title)
    return seat_people(seats, wish.humans, wish.seat - 1, bots, wish.names)


def last_played(title: str) -> Path:
    found = papers.unfinished(title)
    if not found:
        raise Complaint("resume-none", title=title)
    return found[0]
