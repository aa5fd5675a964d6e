"""A table in the terminal: asks the people, lets the bots answer, saves after every answer."""

from __future__ import annotations

import logging
import shlex
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.text import Text

from cradle import shelf
from cradle.arena.plan import derived
from cradle.boards import board_of
from cradle.boards.scene import Scene
from cradle.boards.sheet import winners_text
from cradle.bots.aloud import Remark, to_people
from cradle.cli import papers
from cradle.cli.changes import outlooks
from cradle.cli.keys import PARTS, Key, parse_key
from cradle.cli.problems import Complaint
from cradle.cli.screen import Screen
from cradle.cli.seating import Seating, weaker_level
from cradle.cli.voice import Voice
from cradle.core.journal import Told
from cradle.core.record import seed_of
from cradle.core.rng import Rng, seeded
from cradle.core.sitting import Sitting
from cradle.language import TitleLanguage

ADVISER: Final = "skilled"  # the bot that gives hints
REMEMBERED: Final = 8  # lines of the log that are shown when a game is taken up again


LOG = logging.getLogger("cradle.cli")


@dataclass(frozen=True)
class Said:
    """What a bot said, and when: after how much of the log, and by the number of every eye."""

    seat: int
    remark: Remark
    told: int
    noticed: list[int]


class Host:
    def __init__(self, voice: Voice, sitting: Sitting, seating: Seating, place: Path, named: bool) -> None:
        self.voice = voice
        self.sitting = sitting
        self.seating = seating
        self.place = place
        self.named = named  # the file was chosen by a person, not by us
        self.title = sitting.title.name
        self.words = TitleLanguage(voice.language, self.title, sitting.box, seating.names(voice))
        self.document = sitting.reading()
        self.screen = Screen(voice, self.words, board_of(self.title, self.document))
        self.seen: dict[int, int] = {}  # the number that each person had noticed at the last answer
        self.facing = -1  # who sits at the keyboard
        self.last = -1  # who answered last
        self.remarks: list[str] = []
        self.said: list[Said] = []
        self.written = sitting.record.text() if place.is_file() else None  # what is in the file, as far as we know

    def remark(self, sentence: str) -> None:
        """Something to say above the next question."""
        self.remarks.append(sentence)

    # -- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves. Whatever was answered is in the file by then."""
        signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the shell has switched it off
        self.save(loud=True)
        try:
            while not self.sitting.table.over():
                seat = self.next_seat()
                if self.seating.human(seat):
                    if not self.ask(seat):
                        self.leave()
                        return
                else:
                    self.answer_bot(seat)
            self.finish()
        except (KeyboardInterrupt, EOFError):
            self.voice.out.print()
            self.leave()

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

    # -- a person --------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Ask until the person has answered; False if the person leaves."""
        self.save(loud=False)
        if len(self.seating.humans()) > 1 and seat != self.facing:
            self.screen.pass_keyboard(seat)
        self.facing = seat
        table = self.sitting.table
        answers = table.answers(seat)
        looks = outlooks(table, seat, self.screen.board.facts)
        page = 0
        while True:
            pages = self.screen.show(self.scene(seat), answers, looks, self.news(seat), self.remarks, page)
            self.remarks = []
            key = self.read(seat, len(answers), pages > 1)
            if key is None:
                page = (page + 1) % pages
            elif key.letter == "q":
                return False
            elif key.letter == "u":
                if self.undo(seat):
                    return True
            elif key.letter:
                self.serve(seat, key, answers)
            else:
                self.seen[seat] = self.sitting.journal.noticed[seat]  # before: an answer may open those of the others
                self.answer(seat, answers[key.number - 1])
                return True

    def read(self, seat: int, answers: int, more: bool) -> Key | None:
        """A line of the keyboard that means something; None where an empty one asks for more answers."""
        while True:
            line = input(self.screen.prompt(seat))
            key = parse_key(line, answers)
            if key is not None or (more and not line.strip()):
                return key
            self.voice.out.print(Text(self.voice.say("prompt-what", n=answers), style="yellow"))

    def scene(self, seat: int) -> Scene:
        return Scene(self.words, self.document, self.sitting.table, seat, self.voice.out.width)

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

    def serve(self, seat: int, key: Key, answers: list[int]) -> None:
        """Whatever a person can ask for without answering."""
        if key.letter == "h":
            self.remark(self.hint(seat, answers))
        elif key.letter == "s":
            self.save_copy(key.rest)
        elif key.letter == "l":
            self.screen.log(self.lines(self.sitting.journal.told, seat), key.rest)
        elif key.letter in PARTS:
            self.screen.table(self.scene(seat), key.letter)
        elif key.letter == "b":
            self.screen.rival(self.scene(seat), key.rest)
        elif key.letter == "r":
            self.screen.rule(self.sitting.table.kind(seat).clause)
        else:
            self.screen.help(self.place)

    def hint(self, seat: int, answers: list[int]) -> str:
        known = shelf.levels(self.title)
        answer = self.advice(seat, ADVISER if ADVISER in known else known[-1])
        label = self.words.label(self.sitting.table.label(seat, answer))
        return self.voice.say("hint", number=answers.index(answer) + 1, label=label)

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

    def leave(self) -> None:
        """Out of the door: everything is in the file."""
        self.remarks = []
        self.save(loud=False)
        for remark in self.remarks:
            self.voice.complain(remark)
        call = f" {shlex.quote(str(self.place))}" if self.named else ""
        self.voice.print("left", title=self.title, file=call)

    def finish(self) -> None:
        self.save(loud=False)
        place = self.place if self.named else papers.put_away(self.place)
        seat = self.seating.humans()[0] if len(self.seating.humans()) == 1 else self.sitting.table.seats
        sheet = self.sitting.table.sheet()
        self.screen.final(self.scene(seat), self.news(seat), sheet)
        for remark in self.remarks:
            self.voice.complain(remark)
        self.voice.out.print(Text(winners_text(self.words, sheet), style="bold green"))
        self.voice.print("finished", file=str(place))
