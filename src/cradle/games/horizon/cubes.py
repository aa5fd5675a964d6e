"""Beyond the Horizon 7 and 8: development cubes, investments, structure tiles and the steps of a government."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.horizon.news import GAINED_TOKEN, INVESTED, STEPPED, TOOK, UNCOVERED
from cradle.games.horizon.numbers import HAND, MONARCHY, OPEN, STACK, STRUCTURE, STRUCTURES, THEOCRACY, TRACKS
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import last, resolve
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.unfinished import CUBE, Unfinished

ANY: Final = len(TRACKS)  # a track of the owner's choice
# which tracks an investment can choose from, for the question's sentence
NAMED: Final = 0
FREE: Final = 1
ELSEWHERE: Final = 2  # the named one is empty
# where a cube goes
INVESTMENT: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
GOAL_CARD: Final = 5
PURPOSES: Final = ["investment", "village", "city", "left", "right", "goal"]

INVEST_KIND: Final = Kind("invest", "horizon/7.3", ("track", 3), "skip", facts="left", about="track choice")
CUBE_KIND: Final = Kind("cube", "horizon/7.6", ("track", 3), facts="left", about="purpose")
STRUCTURE_KIND: Final = Kind("structure", "horizon/7.8", ("structure", STRUCTURES), "skip", facts="price")
SKIP_INVESTMENT: Final = INVEST_KIND.start("skip")
SKIP_STRUCTURE: Final = STRUCTURE_KIND.start("skip")


# -- investments ---------------------------------------------------------------------------------------------------


class Invest(Effect):
    """Horizon 7.3: a cube of the named track, or of any, to the investment track; so many times."""

    def __init__(self, number: int, track: int, times: int) -> None:
        super().__init__(number)
        self.track = track
        self.times = times

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        for _ in range(self.times):
            t.push(Investing(seat, self.track, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        return t.players[seat].cubes() > 0


class Investing(Step[Horizon]):
    """Horizon 7.7: without cubes an investment does nothing. One that must be made from one track is not asked."""

    def __init__(self, seat: int, track: int, must: int) -> None:
        self.seat = seat
        self.track = track
        self.must = must

    def run(self, t: Horizon) -> None:
        p = t.players[self.seat]
        if not p.cubes():
            return
        question = InvestWhich(self.seat, self.track, self.must)
        if self.must:
            answers = question.answers(t)
            if len(answers) == 1:
                question.take(t, answers[0])
                return
        t.push(question)


class InvestWhich(Question[Horizon]):
    """Horizon 7.3, 7.6: which track the cube leaves."""

    def __init__(self, seat: int, track: int, must: int) -> None:
        super().__init__(seat)
        self.track = track
        self.must = must

    def kind(self) -> Kind:
        return INVEST_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == SKIP_INVESTMENT:
            return "horizon/4.11" if self.must else ""
        p = t.players[self.seat]
        if not p.left[answer]:
            return "horizon/7.1"
        if self.track != ANY and self.track != answer and p.left[self.track]:
            return "horizon/7.6"
        return ""

    def take(self, t: Horizon, answer: int) -> None:
        if answer == SKIP_INVESTMENT:
            return
        t.push(Invested(self.seat))
        remove_cube(t, self.seat, answer)
        if t.journal is not None:
            t.tell(INVESTED, self.seat, [answer, t.players[self.seat].invested + 1])

    def facts(self, t: Horizon, answer: int) -> list[int]:
        return [t.players[self.seat].left[answer] if answer != SKIP_INVESTMENT else 0]

    def about(self, t: Horizon) -> list[int]:
        if self.track == ANY:
            return [self.track, FREE]
        return [self.track, NAMED if t.players[self.seat].left[self.track] else ELSEWHERE]


class Invested(Unfinished):
    """Horizon 7.3-7.5: then the cube fills the leftmost free cell, or lies right of the track."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, CUBE)

    def run(self, t: Horizon) -> None:
        p = t.players[self.seat]
        p.invested += 1
        if p.invested <= len(t.printed.investment):
            cell = t.printed.investment[p.invested - 1]
            last(t, self.seat, cell.lasting)
            resolve(t, self.seat, cell.instant)


# -- cubes for villages, cities, structures and goals --------------------------------------------------------------


class TakeCube(Step[Horizon]):
    """Horizon 7.6, 7.7: a cube of the track shown, of another if it is empty, or a neutral marker."""

    def __init__(self, seat: int, track: int, purpose: int, arg: int) -> None:
        self.seat = seat
        self.track = track
        self.purpose = purpose
        self.arg = arg

    def run(self, t: Horizon) -> None:
        p = t.players[self.seat]
        if self.track != ANY and p.left[self.track]:
            put_cube(t, self.seat, self.track, self.purpose, self.arg)
            return
        tracks = [track for track in range(ANY) if p.left[track]]
        if len(tracks) > 1:
            t.push(CubeWhich(self.seat, self.purpose, self.arg))
        else:
            put_cube(t, self.seat, tracks[0] if tracks else ANY, self.purpose, self.arg)


class CubeWhich(Question[Horizon]):
    """Horizon 7.6, 14.1: from which track."""

    def __init__(self, seat: int, purpose: int, arg: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.arg = arg

    def kind(self) -> Kind:
        return CUBE_KIND

    def why(self, t: Horizon, answer: int) -> str:
        return "" if t.players[self.seat].left[answer] else "horizon/7.1"

    def take(self, t: Horizon, answer: int) -> None:
        put_cube(t, self.seat, answer, self.purpose, self.arg)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        return [t.players[self.seat].left[answer]]

    def about(self, t: Horizon) -> list[int]:
        return [self.purpose]


def put_cube(t: Horizon, seat: int, track: int, purpose: int, arg: int) -> None:
    """The cube lies where it belongs; then the cell that it uncovered works."""
    p = t.players[seat]
    if purpose == GOAL_CARD:
        if t.goal_first[arg] < 0:
            t.goal_first = changed(t.goal_first, arg, seat)
        t.goal_done = changed(t.goal_done, arg, t.goal_done[arg] | 1 << seat)
    else:
        p.tiles |= 1 << arg
        if purpose == VILLAGE:
            t.village = changed(t.village, arg, seat)
            p.villages += 1
        elif purpose == CITY:
            t.city = changed(t.city, arg, seat)
            p.cities += 1
        elif purpose == LEFT:
            t.left_builder = changed(t.left_builder, arg, seat)
            p.structures += 1
        else:
            t.right_builder = changed(t.right_builder, arg, seat)
            p.structures += 1
    if track == ANY:
        p.markers += 1
    else:
        remove_cube(t, seat, track)


def remove_cube(t: Horizon, seat: int, track: int) -> None:
    """Horizon 7.1, 7.2: the leftmost cube leaves, and the cell under it works."""
    p = t.players[seat]
    cells = t.printed.tracks[track]
    at = len(cells) - p.left[track]
    p.left = changed(p.left, track, p.left[track] - 1)
    cell = cells[at]
    if t.journal is not None:
        t.tell(UNCOVERED, seat, [track, at + 1, len(cells)])
    if cell.column >= 0:
        p.open_columns |= 1 << cell.column
    p.income += cell.coin
    last(t, seat, cell.lasting)
    if cell.step >= 0:
        open_step(t, seat, cell.step)
    resolve(t, seat, cell.instant)


# -- government ----------------------------------------------------------------------------------------------------


def open_step(t: Horizon, seat: int, step: int) -> None:
    """Horizon 8.2: theocracy lasts, monarchy is gained at once, democracy scores at the end; nothing opens twice."""
    p = t.players[seat]
    if (p.steps >> step) & 1:
        return
    p.steps |= 1 << step
    government = t.printed.governments[p.government]
    if step == THEOCRACY:
        last(t, seat, government.theocracy)
    elif step == MONARCHY:
        resolve(t, seat, government.monarchy)
    if t.journal is not None:
        t.tell(STEPPED, seat, [step])


class GovernmentStep(Effect):
    """Horizon 8.4: a step of the government opens, whatever lies on the infrastructure track."""

    def __init__(self, number: int, step: int) -> None:
        super().__init__(number)
        self.step = step

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        open_step(t, seat, self.step)

    def possible(self, t: Horizon, seat: int) -> bool:
        return not (t.players[seat].steps >> self.step) & 1


# -- structure tiles and tokens ------------------------------------------------------------------------------------


class TakeStructure(Effect):
    """Horizon 7.8: one of the face-up tiles of a level."""

    def __init__(self, number: int, level: int) -> None:
        super().__init__(number)
        self.level = level

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if self.possible(t, seat):
            t.push(StructureWhich(seat, self.level, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        return bool(t.cards.zones[OPEN + self.level])


class StructureWhich(Question[Horizon]):
    def __init__(self, seat: int, level: int, must: int) -> None:
        super().__init__(seat)
        self.level = level
        self.must = must

    def kind(self) -> Kind:
        return STRUCTURE_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == SKIP_STRUCTURE:
            return "horizon/4.11" if self.must else ""
        return "" if STRUCTURE + answer in t.cards.zones[OPEN + self.level] else "horizon/7.8"

    def answers(self, t: Horizon) -> list[int]:
        out = sorted([card - STRUCTURE for card in t.cards.zones[OPEN + self.level]])
        if not self.must:
            out.append(SKIP_STRUCTURE)
        return out

    def take(self, t: Horizon, answer: int) -> None:
        if answer == SKIP_STRUCTURE:
            return
        t.cards.move(STRUCTURE + answer, OPEN + self.level, HAND + self.seat, t.cards.everybody)
        if t.cards.zones[STACK + self.level]:
            t.cards.draw(STACK + self.level, OPEN + self.level, t.cards.everybody)
        if t.journal is not None:
            t.tell(TOOK, self.seat, [answer])

    def facts(self, t: Horizon, answer: int) -> list[int]:
        return [t.printed.structures[answer].price if answer != SKIP_STRUCTURE else 0]


class Token(Effect):
    """Horizon 15.9: settle (0) or fortify (1) tokens, as long as the supply has some."""

    def __init__(self, number: int, what: int, times: int) -> None:
        super().__init__(number)
        self.what = what
        self.times = times
        self.plain = True
        self.commutes = True

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        p = t.players[seat]
        if self.what == 0:
            n = min(self.times, t.settle_supply)
            t.settle_supply -= n
            p.settle_tokens += n
        else:
            n = min(self.times, t.fortify_supply)
            t.fortify_supply -= n
            p.fortify_tokens += n
        if n and t.journal is not None:
            t.tell(GAINED_TOKEN, seat, [self.what, n])

    def possible(self, t: Horizon, seat: int) -> bool:
        return (t.settle_supply if self.what == 0 else t.fortify_supply) > 0
