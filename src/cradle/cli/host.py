"""A table in the terminal: asks the people, lets the bots answer, saves after every answer."""

from __future__ import annotations

import shlex
import signal
from pathlib import Path
from typing import Final

from rich.text import Text

from cradle import shelf
from cradle.arena.plan import derived
from cradle.boards import board_of
from cradle.boards.scene import Scene
from cradle.boards.sheet import winners_text
from cradle.cli import papers
from cradle.cli.changes import outlooks
from cradle.cli.keys import PARTS, Key, parse_key
from cradle.cli.problems import Complaint
from cradle.cli.screen import Screen
from cradle.cli.seating import Seating
from cradle.cli.voice import Voice
from cradle.core.journal import Told
from cradle.core.record import seed_of
from cradle.core.rng import Rng, seeded
from cradle.core.sitting import Sitting
from cradle.language import TitleLanguage

ADVISER: Final = "greedy"  # the bot that gives hints
REMEMBERED: Final = 8  # lines of the log that are shown when a game is taken up again


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
        self.bots = {level: shelf.bot(level, self.title) for level in set(seating.chairs) & set(shelf.BOTS)}
        self.seen: dict[int, int] = {}  # the number that each person had noticed at the last answer
        self.facing = -1  # who sits at the keyboard
        self.last = -1  # who answered last
        self.remarks: list[str] = []
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
        """Bots are handed imagined tables only."""
        rng = self.luck(seat)
        bot = self.bots[self.seating.chairs[seat]]
        self.answer(seat, bot.choose(self.sitting.table.imagine(seat, rng), seat, rng))

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
        told = self.sitting.journal.since(seat, self.seen.get(seat))
        if told is None:
            return self.lines(self.sitting.journal.told, seat)[-REMEMBERED:]
        return self.lines(told, seat)

    def lines(self, told: list[Told], seat: int) -> list[str]:
        return [line for line in (self.words.news(one, seat) for one in told) if line]

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
        rng = self.luck(seat)
        table = self.sitting.table.imagine(seat, rng)
        answer = shelf.bot(ADVISER, self.title).choose(table, seat, rng)
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
        self.voice.out.print(Text(winners_text(self.words, sheet), style="bold green"))
        self.voice.print("finished", file=str(place))
