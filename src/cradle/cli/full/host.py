"""A table on the full screen: what happens behind it, and what is printed when it has been left."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cradle.boards.sheet import draw_sheet, winners_text
from cradle.cli.barred import barred
from cradle.cli.changes import outlooks
from cradle.cli.croupier import Croupier
from cradle.cli.full.moment import Moment
from cradle.cli.screen import change_text

WIDTH = 80  # until the screen says how wide it is


PACES: Final = {"instant": 0.0, "fast": 0.4, "normal": 1.2, "slow": 3.0}  # seconds after a bot's answer


class FullHost(Croupier):
    resting = True  # nothing goes on behind the screen
    pace = "instant"  # of the bots

    def run(self) -> None:
        """Play to the end, or until somebody leaves. Whatever was answered is in the file by then."""
        from cradle.cli.full.app import TableApp

        self.save(loud=True)
        app = TableApp(self)
        app.run()
        if app.failure is not None:
            raise app.failure
        if self.resting and self.sitting.table.over():
            self.finish()
        else:
            self.leave()

    # -- behind the screen -------------------------------------------------------------------------------------------

    def next_moment(self, watched: bool = False) -> Moment:
        """Let the bots answer until a person is asked or the game is over. What was answered is saved before.

        Who watches sees the table after every answer of a bot that there is something to see of.
        """
        self.save(loud=False)
        table, eye = self.sitting.table, self.witness()
        while not table.over():
            seat = self.next_seat()
            if self.seating.human(seat):
                self.save(loud=False)
                return self.asked(seat)
            noticed = self.sitting.journal.noticed[eye]
            self.answer_bot(seat)
            if watched and self.sitting.journal.noticed[eye] != noticed and not self.person_next():
                return self.seen_now(eye)
        return self.ended()

    def person_next(self) -> bool:
        """Whether nothing is left to wait for."""
        return self.sitting.table.over() or self.seating.human(self.next_seat())

    def seen_now(self, eye: int) -> Moment:
        """The table while the bots play."""
        log, news = self.lines(self.sitting.journal.told, eye), self.news(eye)
        thinking = self.voice.say("full-thinking")
        return Moment(eye, self.scene(eye, WIDTH), thinking, self.sitting.table.sheet(), log, news, watching=True)

    def asked(self, seat: int) -> Moment:
        table = self.sitting.table
        scene = self.scene(seat, WIDTH)
        answers = table.answers(seat)
        looks = outlooks(table, seat, self.board.facts)
        changes = [change_text(self.board, scene, looks.get(answer)) for answer in answers]
        clause = table.kind(seat).clause
        log, news = self.lines(self.sitting.journal.told, seat), self.news(seat)
        found = barred(table, self.words, seat)
        return Moment(seat, scene, scene.question, table.sheet(), log, news, answers, changes, found, clause)

    def ended(self) -> Moment:
        self.save(loud=False)
        seat, sheet = self.witness(), self.sitting.table.sheet()
        log, news = self.lines(self.sitting.journal.told, seat), self.news(seat)
        scene = self.scene(seat, WIDTH)
        return Moment(seat, scene, winners_text(self.words, sheet), sheet, log, news, over=True)

    def give(self, moment: Moment, number: int) -> None:
        """The answer of a person."""
        self.seen[moment.seat] = self.sitting.journal.noticed[moment.seat]
        self.answer(moment.seat, moment.answers[number])

    # -- afterwards --------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Out of the door. While bots think nothing is saved that was not saved when they began."""
        self.remarks = []
        if self.resting:
            self.save(loud=False)
        self.farewell(self.way_back())

    def finish(self) -> None:
        self.remarks = []
        place = self.put_away()
        sheet = self.sitting.table.sheet()
        self.voice.out.print(draw_sheet(self.words, sheet))
        self.voice.out.print(Text(winners_text(self.words, sheet), style="bold green"))
        self.farewell(self.voice.say("finished", file=str(place)))

    def farewell(self, sentence: str) -> None:
        for remark in self.remarks:
            self.voice.complain(remark)
        self.voice.out.print(sentence, soft_wrap=True)
