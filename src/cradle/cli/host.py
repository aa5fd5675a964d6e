"""A table in the terminal line by line: asks the people, shows what they want to see."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from rich.text import Text

from cradle.analysis.verdict import NoJudge
from cradle.boards.scene import Scene
from cradle.boards.sheet import winners_text
from cradle.cli import advice
from cradle.cli.advice import key_pressed
from cradle.cli.barred import barred
from cradle.cli.changes import outlooks
from cradle.cli.croupier import Croupier
from cradle.cli.keys import PARTS, Key, parse_key
from cradle.cli.screen import Screen
from cradle.cli.seating import Seating
from cradle.cli.voice import Voice
from cradle.core.sitting import Sitting


class Host(Croupier):
    def __init__(self, voice: Voice, sitting: Sitting, seating: Seating, place: Path, named: bool) -> None:
        super().__init__(voice, sitting, seating, place, named)
        self.screen = Screen(voice, self.words, self.board)

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

    # -- a person --------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Ask until the person has answered; False if the person leaves."""
        self.save(loud=False)
        if len(self.seating.humans()) > 1 and seat != self.facing:
            self.screen.pass_keyboard(seat)
        self.facing = seat
        table = self.sitting.table
        answers = table.answers(seat)
        looks = outlooks(table, seat, self.board.facts)
        page = 0
        while True:
            pages = self.screen.show(self.shown(seat), answers, looks, self.news(seat), self.remarks, page)
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

    def shown(self, seat: int) -> Scene:
        return self.scene(seat, self.voice.out.width)

    def serve(self, seat: int, key: Key, answers: list[int]) -> None:
        """Whatever a person can ask for without answering."""
        if key.letter == "h":
            self.hint(seat, answers)
        elif key.letter == "w":
            self.why(seat, key.rest)
        elif key.letter == "s":
            self.save_copy(key.rest)
        elif key.letter == "l":
            self.screen.log(self.lines(self.sitting.journal.told, seat), key.rest)
        elif key.letter in PARTS:
            self.screen.table(self.shown(seat), key.letter)
        elif key.letter == "b":
            self.screen.rival(self.shown(seat), key.rest)
        elif key.letter == "r":
            self.screen.rule(self.sitting.table.kind(seat).clause)
        else:
            self.screen.help(self.place)

    def hint(self, seat: int, answers: list[int]) -> None:
        """What the judge thinks, after a few seconds or as soon as Enter is pressed."""
        try:
            adviser = self.adviser(seat, answers)
        except NoJudge as problem:
            self.remark(self.voice.language.error(problem))
            return
        with self.voice.out.status("") as status:
            told = adviser.think(lambda line: status.update(Text(line)), key_pressed, advice.PATIENCE)
        while key_pressed() and sys.stdin.readline():  # what ended the thought is no answer
            pass
        for line in told:
            self.remark(line)

    def why(self, seat: int, wanted: str) -> None:
        """Why answers that this question can have are not possible now; of one of them, the rule too."""
        found = barred(self.sitting.table, self.words, seat)
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(found):
            self.screen.why_one(found[int(wanted) - 1])
        else:
            self.screen.why(found)

    # -- the end -----------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Out of the door: everything is in the file."""
        self.remarks = []
        self.save(loud=False)
        for remark in self.remarks:
            self.voice.complain(remark)
        self.voice.out.print(self.way_back(), soft_wrap=True)

    def finish(self) -> None:
        place = self.put_away()
        seat = self.witness()
        sheet = self.sitting.table.sheet()
        self.screen.final(self.shown(seat), self.news(seat), sheet)
        for remark in self.remarks:
            self.voice.complain(remark)
        self.voice.out.print(Text(winners_text(self.words, sheet), style="bold green"))
        self.voice.print("finished", file=str(place))
