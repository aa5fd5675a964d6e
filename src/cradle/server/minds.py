"""What a process that thinks keeps of its last questions: the bots themselves, and what they have prepared.

A bot that is asked the next question of its seat may have thought of it already (`bots/tree.py`). And while a person
thinks, it can prepare itself: it makes up what the person will most likely do, by what that brings the person as far as
the bot's seat can tell, follows the table to its own next question, and begins to think there. If the table comes to
look just like that to its seat, it goes on with what it has; if not, nothing is lost. All tables here are imagined
through the bot's own eye, so nothing that is kept knows more than the bot may.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from cradle import shelf
from cradle.bots.base import Bot, Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.core.rng import Rng
from cradle.core.table import Table
from cradle.server.slices import Rates, Searching

MOST: Final = 64  # seats that are kept; the one that was asked longest ago makes way
WALKS: Final = 30_000  # in all their trees; one takes up to 2 kB
PLANS: Final = 3  # answers of somebody else that a bot prepares itself for
STEPS: Final = 24  # answers that are made up before its own next question


class Who(NamedTuple):
    """A seat of a table, played by a bot."""

    home: str  # the table; none for one that is not to be kept
    title: str
    level: str
    seats: int
    seat: int


class Plan(NamedTuple):
    """A question that may come: what the seat would see then, and the bot that thinks about it."""

    view: object
    bot: Searching


class Kept:
    def __init__(self, bot: Bot) -> None:
        self.bot: Bot | Searching = bot
        self.walks = bot.walks if isinstance(bot, Searching) else 0  # of the level; a clock may grant fewer
        self.before: object = None  # what the seat saw when it made its plans
        self.plans: list[Plan] = []

    def walked(self) -> int:
        bots = [self.bot, *[plan.bot for plan in self.plans]]
        return sum(bot.walked() for bot in bots if isinstance(bot, Searching))

    def found(self, view: object) -> Searching | None:
        """The bot that has thought about this very question. Whatever else was prepared is out of date."""
        plans, self.plans, self.before = self.plans, [], None
        return next((plan.bot for plan in plans if plan.view == view), None)


class Minds:
    def __init__(self, rates: Rates, most: int = MOST, walks: int = WALKS) -> None:
        self.rates = rates
        self.most = most
        self.walks = walks
        self.all: OrderedDict[Who, Kept] = OrderedDict()

    def of(self, who: Who) -> Kept:
        if not who.home:
            return Kept(shelf.bot(who.level, who.title))
        if who not in self.all:
            self.all[who] = Kept(shelf.bot(who.level, who.title))
        self.all.move_to_end(who)
        walked = sum(kept.walked() for kept in self.all.values())
        while len(self.all) > 1 and (len(self.all) > self.most or walked > self.walks):
            _, gone = self.all.popitem(last=False)
            walked -= gone.walked()
        return self.all[who]

    # -- a question --------------------------------------------------------------------------------------------

    def answer(self, who: Who, table: Table, rng: Rng, seconds: float) -> int:
        kept = self.of(who)
        if not isinstance(kept.bot, Searching):
            return kept.bot.choose(table, who.seat, rng)
        prepared = kept.found(table.view(who.seat)) if kept.plans else None
        if prepared is not None:
            kept.bot = prepared
        else:
            kept.bot.walks = kept.walks
            kept.bot.begin(table, who.seat, rng)
        return self.rates.go_on(kept.bot, (who.title, who.seats), kept.walks, seconds)

    # -- before a question -------------------------------------------------------------------------------------

    def ponder(self, who: Who, table: Table, rng: Rng, seconds: float) -> bool | None:
        """Prepare for what the seat may be asked after the question of somebody else. Whether more time would help;
        None for a bot that does not think ahead at all."""
        kept = self.of(who)
        if not isinstance(kept.bot, Searching):
            return None
        view = table.view(who.seat)
        if kept.before != view:
            kept.before, kept.plans = view, plans_of(who, table, rng)
        unclear = [plan.bot for plan in kept.plans if not done(plan.bot, kept.walks)]
        for bot in unclear:
            self.rates.go_on(bot, (who.title, who.seats), kept.walks, seconds / len(unclear))
        return any(not done(bot, kept.walks) for bot in unclear)


def done(bot: Searching, walks: int) -> bool:
    bot.walks = walks
    return bot.clear()


def plans_of(who: Who, table: Table, rng: Rng) -> list[Plan]:
    """What the seat may be asked next, the most likely first; nothing if it is asked now, or if answers are sealed."""
    mind = shelf.mind(who.title)
    plans: list[Plan] = []
    for answer in likely(table, who.seat, mind, rng):
        ahead = followed(table, table.first(), answer, who.seat, mind, rng)
        view = ahead.view(who.seat) if ahead is not None else None
        if ahead is None or any(plan.view == view for plan in plans):
            continue
        bot = shelf.bot(who.level, who.title)
        assert isinstance(bot, Searching)
        bot.begin(ahead, who.seat, rng)
        plans.append(Plan(view, bot))
    return plans


def likely(table: Table, seat: int, mind: Evaluation, rng: Rng) -> list[int]:
    """Of whoever is asked, the answers that are best for themselves."""
    asked = table.first()
    if asked < 0 or seat in table.asked():
        return []
    answers = table.answers(asked)
    worths = [0] * len(answers)
    mind.weigh(table, asked, answers, rng.fork(), worths)
    best = sorted(range(len(answers)), key=lambda i: (-worths[i], answers[i]))
    return [answers[i] for i in best[:PLANS]]


def followed(table: Table, asked: int, answer: int, seat: int, mind: Evaluation, rng: Rng) -> Table | None:
    """The table when the seat is asked something to which there are several answers."""
    table = table.clone()
    table.take(asked, answer)
    if table.waiting(asked):
        return None  # sealed: what it was shows with all the others
    greedy = GreedyBot(mind)
    for _ in range(STEPS):
        now = seat if seat in table.asked() else table.first()
        if now < 0:
            return None
        if now == seat and len(table.answers(seat)) > 1:
            return table
        table.take(now, greedy.choose(table, now, rng))
    return None
