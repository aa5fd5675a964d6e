"""Keeps the table in the terminal: lets the bots answer, knows the news, saves after every answer. Shows nothing."""

from __future__ import annotations

import logging
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.arena.plan import derived
from cradle.boards import board_of
from cradle.boards.scene import Scene
from cradle.bots.aloud import Remark, to_people
from cradle.cli import papers
from cradle.cli.advice import Adviser
from cradle.cli.problems import Complaint
from cradle.cli.seating import Seating, weaker_level
from cradle.cli.voice import Voice
from cradle.core.journal import Told
from cradle.core.record import seed_of
from cradle.core.rng import Rng, seeded
from cradle.core.sitting import Sitting
from cradle.language import TitleLanguage

REMEMBERED: Final = 8  # lines of the log that are shown when a game is taken up again


LOG = logging.getLogger("cradle.cli")


@dataclass(frozen=True)
class Said:
    """What a bot said, and when: after how much of the log, and by the number of every eye."""

    seat: int
    remark: Remark
    told: int
    noticed: list[int]


class Croupier:
    def __init__(self, voice: Voice, sitting: Sitting, seating: Seating, place: Path, named: bool) -> None:
        self.voice = voice
        self.sitting = sitting
        self.seating = seating
        self.place = place
        self.named = named  # the file was chosen by a person, not by us
        self.title = sitting.title.name
        self.words = TitleLanguage(voice.language, self.title, sitting.box, seating.names(voice))
        self.document = sitting.reading()
        self.board = board_of(self.title, self.document)
        self.seen: dict[int, int] = {}  # the number that each person had noticed at the last answer
        self.facing = -1  # who sits at the keyboard
        self.last = -1  # who answered last
        self.remarks: list[str] = []
        self.said: list[Said] = []
        self.written = sitting.record.text() if place.is_file() else None  # what is in the file, as far as we know

    def remark(self, sentence: str) -> None:
        """Something to say above the next question."""
        self.remarks.append(sentence)

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def next_seat(self) -> int:
        """Of those who are asked, the next one clockwise: so nobody keeps the others waiting at a fair."""
        asked = self.sitting.table.asked()
        return min(asked, key=lambda seat: (seat - self.last - 1) % self.sitting.table.seats)

    def luck(self, seat: int) -> Rng:
        """The same in the same position, so that undoing an answer does not make the bots think again."""
        return seeded(derived(seed_of(self.sitting.record), len(self.sitting.record.lines), seat))

    def answer_bot(self, seat: int) -> None:
        """Bots are handed imagined tables only. One that fails is replaced, and everybody is told."""
        level = self.seating.chairs[seat]
        try:
            answer = self.advice(seat, level)
            if answer not in self.sitting.table.answers(seat):
                raise ValueError("an answer that is not allowed")
        except Exception as error:
            weaker = weaker_level(self.title, level)
            if weaker is None:
                raise
            LOG.info("the bot %s failed", level, exc_info=error)
            self.seating.chairs[seat] = weaker
            self.sitting.record.header.update(self.seating.header())
            say, name = self.voice.language.say, self.seating.names(self.voice)[seat]
            names = {"failed": say(f"core-level-{level}"), "level": say(f"core-level-{weaker}")}
            self.remark(self.voice.say("bot-failed", name=name, **names))
            return
        remarks = self.to_say(seat, level, answer)
        self.answer(seat, answer)
        journal = self.sitting.journal
        self.said += [Said(seat, remark, len(journal.told), journal.noticed[:]) for remark in remarks]

    def to_say(self, seat: int, level: str, answer: int) -> list[Remark]:
        """What a bot says with its answer: to each person one sentence at most, and once about the same thing."""
        found = shelf.remarks(self.title, self.sitting.table, seat, answer) if level != "random" else []
        return to_people(found, self.seating.humans(), {said.remark.about for said in self.said if said.seat == seat})

    def advice(self, seat: int, level: str) -> int:
        """What a bot would answer for the seat."""
        rng = self.luck(seat)
        return shelf.bot(level, self.title).choose(self.sitting.table.imagine(seat, rng), seat, rng)

    def answer(self, seat: int, answer: int) -> None:
        self.sitting.answer(seat, answer)
        self.last = seat

    # -- what a person is told ----------------------------------------------------------------------------------------

    def scene(self, seat: int, width: int) -> Scene:
        return Scene(self.words, self.document, self.sitting.table, seat, width)

    def news(self, seat: int) -> list[str]:
        """What happened since the person's last answer; after a resume, what happened last."""
        seen = self.seen.get(seat)
        told = self.sitting.journal.since(seat, seen)
        if told is None or seen is None:
            return self.lines(self.sitting.journal.told, seat)[-REMEMBERED:]
        return self.lines(told, seat, seen)

    def lines(self, told: list[Told], seat: int, seen: int = 0) -> list[str]:
        """The end of the log, with what bots have said since then in its place."""
        first = len(self.sitting.journal.told) - len(told)
        heard = [said for said in self.said if said.noticed[seat] > seen]
        out: list[str] = []
        for at in range(len(told) + 1):
            out += [self.spoken(said) for said in heard if said.told - first == at]
            out += [self.words.news(told[at], seat)] if at < len(told) else []
        return [line for line in out if line]

    def spoken(self, said: Said) -> str:
        return f"{self.words.players[said.seat]}: {self.words.label(said.remark.label)}"

    def adviser(self, seat: int, answers: list[int]) -> Adviser:
        """NoJudge says why nobody can help."""
        return Adviser(self.words, self.sitting.table, seat, self.sitting.numbers[seat], answers)

    def undo(self, seat: int) -> bool:
        if self.sitting.last_line(seat) < 0:
            self.remark(self.voice.say("undo-nothing"))
            return False
        if self.sitting.undo(seat, self.seating.bots()) is None:
            self.remark(self.voice.say("undo-not"))
            return False
        self.seen[seat] = self.sitting.journal.noticed[seat]
        self.last = seat - 1
        self.remark(self.voice.say("undone"))
        return True

    # -- files -----------------------------------------------------------------------------------------------------

    def save(self, loud: bool) -> None:
        """After every answer. A full disk must not end the game, but a file that was asked for must be possible."""
        text = self.sitting.record.text()
        try:
            if self.written is not None and papers.changed(self.place, self.written):
                self.place, self.named = papers.new_place(self.title), False
                self.remark(self.voice.say("save-forked", file=str(self.place)))
            papers.write(self.place, text)
            self.written = text
        except Complaint as problem:
            if loud and self.named:
                raise
            self.remark(self.voice.language.error(problem))

    def save_copy(self, name: str) -> None:
        if not name:
            self.save(loud=False)
            self.remark(self.voice.say("saved", file=str(self.place)))
            return
        path = Path(name).expanduser()
        try:
            if path.exists() and not path.is_dir():
                raise Complaint("save-exists", file=str(path))
            papers.write(path, self.sitting.record.text())
        except Complaint as problem:
            self.remark(self.voice.language.error(problem))
            return
        self.remark(self.voice.say("saved", file=str(path)))

    def way_back(self) -> str:
        """How to go on with this game."""
        call = f" {shlex.quote(str(self.place))}" if self.named else ""
        return self.voice.say("left", title=self.title, file=call)

    def put_away(self) -> Path:
        """Of a finished game: where its record is from now on."""
        self.save(loud=False)
        return self.place if self.named else papers.put_away(self.place)

    def witness(self) -> int:
        """Whose eyes look at the end: those of the only person, or everybody's."""
        humans = self.seating.humans()
        return humans[0] if len(humans) == 1 else self.sitting.table.seats
