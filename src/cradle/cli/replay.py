"""`cradle replay`: a recorded game move by move, or only the proof that it can be played so."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from cradle import shelf
from cradle.boards.sheet import draw_sheet, sheet_data, winners_text
from cradle.cli import papers
from cradle.cli.options import own_content
from cradle.cli.seating import seating_of
from cradle.cli.voice import Voice
from cradle.core.journal import Told
from cradle.core.plain import Plain
from cradle.core.record import Record, parse, seats_of
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.title import Box
from cradle.language import TitleLanguage, Value


class Move:
    """One line of the record as people read it."""

    def __init__(self, number: int, seat: int, line: str, label: str, told: list[Told]) -> None:
        self.number = number
        self.seat = seat
        self.line = line
        self.label = label
        self.told = told


class Film:
    """A record played again to the line that is wanted, or to its end."""

    def __init__(self, voice: Voice, record: Record, box: Box, to: int) -> None:
        self.record = record
        title = shelf.title(record.header["title"])
        sitting = Sitting(title, box, Record(record.header))
        self.table: Table = sitting.table
        self.document = sitting.reading()
        self.tables: list[Table] = []  # before the first move and after each
        self.rounds: list[int] = []  # the moves with which they began
        players = seating_of(record, voice).names(voice)
        self.words = TitleLanguage(voice.language, title.name, box, players)
        self.moves: list[Move] = []
        lines = record.lines if to < 0 else record.lines[:to]
        self.keep()
        for n, line in enumerate(lines, 1):
            seat, answer = sitting.judge(line)
            label = self.words.label(self.table.label(seat, answer))
            sitting.journal.forget()
            sitting.take(seat, answer, line)
            self.moves.append(Move(n, seat, line, label, sitting.journal.told[:]))
            self.keep()

    def keep(self) -> None:
        """The table as it stands now."""
        self.tables.append(self.table.clone())
        self.rounds += [len(self.moves)] * (self.table.rounds() - len(self.rounds))

    @property
    def eyes(self) -> list[int]:
        """Through whose eyes the table may be seen: everybody's, and once the game is over those of each player."""
        seats = self.table.seats
        return [*range(seats), seats] if self.table.over() else [seats]

    def headline(self, move: Move) -> str:
        """Who did what, in one line."""
        named = f"{self.words.players[move.seat]}: {move.label}"
        return named if self.table.over() else (self.log(move) or [named])[0]

    def log(self, move: Move) -> list[str]:
        """Once a game is over nothing in it is secret; before, only what everybody may know is told."""
        lines = [self.words.news(told, self.eye(told)) for told in move.told]
        return [line for line in lines if line]

    def eye(self, told: Told) -> int:
        if self.table.over():
            for eye in range(self.table.seats):
                if (told.to >> eye) & 1:
                    return eye
        return self.table.seats


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    path: Path
    check: bool
    to: int  # -1: to the end
    content: Path | None
    json: bool
    plain: bool


def replay_file(voice: Voice, wish: Wish) -> None:
    record = parse(papers.read(wish.path))
    text, name = own_content(wish.content or content_of(record))
    box = shelf.box(record.header["title"], text, name)
    if not (wish.json or wish.check or wish.plain) and voice.fills_a_screen():
        from cradle.cli.full.replay import ReplayApp

        ReplayApp(voice, Film(voice, record, box, -1), max(0, wish.to)).run()
        return
    film = Film(voice, record, box, wish.to)
    if wish.json:
        voice.json(film_data(film, wish.check))
    elif wish.check:
        state = voice.say("replay-over" if film.table.over() else "replay-open")
        told: dict[str, Value] = {"file": str(wish.path), "title": voice.language.say(film.words.title), "state": state}
        told |= {"seats": film.table.seats, "answers": len(film.moves), "digest": film.table.digest()}
        voice.print("replay-fine", **told)
    else:
        show(voice, film)


def content_of(record: Record) -> Path | None:
    """The content file that a saved game was begun with, if it was an own one."""
    name = record.header.get("content-file", "")
    return Path(name) if name else None


def show(voice: Voice, film: Film) -> None:
    say = voice.language.say
    header = film.record.header
    voice.out.print(Text(f"{say(film.words.title)} · {', '.join(film.words.players)}", style="bold"))
    voice.print("replay-header", seed=header["seed"], options=header["options"] or "–", seats=seats_of(film.record))
    voice.out.print()
    for move in film.moves:
        lines = film.log(move) or [f"{film.words.players[move.seat]}: {move.label}"]
        for i, line in enumerate(lines):
            number = f"{move.number:>4}  " if i == 0 else " " * 6
            voice.out.print(Text.assemble((number, "dim"), line), soft_wrap=True)
    sheet = film.table.sheet()
    voice.out.print()
    voice.out.print(draw_sheet(film.words, sheet))
    if film.table.over():
        voice.out.print(Text(winners_text(film.words, sheet), style="bold green"), soft_wrap=True)
    else:
        voice.print("replay-stands", answers=len(film.moves), all=len(film.record.lines))


def film_data(film: Film, check: bool) -> Plain:
    data: Plain = {
        "title": film.words.title,
        "header": film.record.header,
        "players": film.words.players,
        "answers": len(film.moves),
        "over": film.table.over(),
        "digest": film.table.digest(),
        "sheet": sheet_data(film.table.sheet()),
    }
    if not check:
        data["moves"] = [
            {"n": move.number, "seat": move.seat, "line": move.line, "label": move.label, "log": film.log(move)}
            for move in film.moves
        ]
    return data
