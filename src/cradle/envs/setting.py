"""What all games of an environment have in common, and one game of it, for every face alike."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from cradle import shelf
from cradle.core.batch import ORDER
from cradle.core.observation import Layout, blank
from cradle.core.record import line_of
from cradle.core.rewards import SCORE, final_rewards, reward_number, score_rewards
from cradle.core.rng import SEED_BITS, Rng, seeded
from cradle.core.table import Table
from cradle.envs.problems import Illegal, in_words, problem
from cradle.envs.values import own_values

LAYOUTS: Final = ["wide", "narrow"]
ORDERS: Final = ["any", "lowest"]


class Wishes(TypedDict, total=False):
    """What every face can be asked for; what is left out is as `Setting` has it."""

    options: Mapping[str, str] | None  # of the title, by name
    content: str | Path | None  # own values of the components: a text of TOML, or the path of one
    reward: str  # one of REWARDS
    zero_sum: bool  # subtract the mean of what all are paid
    layout: str  # one of LAYOUTS
    most_answers: int | None  # after so many a game is called off; without it, the title's own limit


class OrderedWishes(Wishes, total=False):
    """The same where one seat answers after another."""

    order: str  # one of ORDERS, where several are asked at the same time


class Setting:
    """A title at one player count, with its options and values, and what a learner sees and is paid."""

    def __init__(
        self,
        title: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        content: str | Path | None = None,
        reward: str = "win",
        zero_sum: bool = False,
        order: str = "any",
        layout: str = "wide",
        most_answers: int | None = None,
    ) -> None:
        with in_words():
            self.title = shelf.title(title)
            self.title.check_seats(seats)
            self.choices = self.title.choices(dict(options or {}), seats)
            self.own, where = own_values(content)
            self.box = shelf.box(title, self.own, where)
            self.reward = reward_number(reward)
            self.observer = shelf.observer(title, seats, one_of("layout", layout, LAYOUTS) == "wide")
        self.seats = seats
        self.zero_sum = zero_sum
        self.lowest = one_of("order", order, ORDERS) == "lowest"
        if most_answers is not None and not is_whole(most_answers, 1):
            raise problem("most-answers", given=str(most_answers))
        self.limit = most_answers or self.title.safety
        self.recorded = False  # whether games keep their answers, for pictures
        last = self.title.kinds[-1]
        self.actions = last.first + last.bound
        self.row = blank(self.observer.layout.size)
        self.numbers: NDArray[np.int16] = np.frombuffer(memoryview(self.row), dtype=np.int16)

    @property
    def layout(self) -> Layout:
        return self.observer.layout

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the most of every number of a row. Checkers doubt a space without room, so there always is."""
        fields = self.layout.fields
        least = [field.least for field in fields for _ in range(field.length)]
        most = [max(field.most, field.least + 1) for field in fields for _ in range(field.length)]
        return np.array(least, dtype=np.int16), np.array(most, dtype=np.int16)

    def deal(self, seed: int) -> Deal:
        return Deal(self, seed)

    def observe(self, table: Table, seat: int) -> NDArray[np.int16]:
        self.observer.write(table, seat, self.row, 0)
        return self.numbers.copy()

    def name(self, seat: int) -> str:
        return f"seat_{seat}"


class Deal:
    """One game: its table, whose answer comes next, and what was paid for the last one."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.table = setting.box.setup(setting.seats, setting.choices, seed)
        self.chance = seeded(seed ^ ORDER)
        self.given = 0
        self.lines: list[str] = []
        self.points = self.table.sheet().totals() if setting.reward == SCORE else []

    def over(self) -> bool:
        return self.table.over()

    def called_off(self) -> bool:
        """Whether the game was stopped before its end, for it had too many answers."""
        return 0 < self.setting.limit <= self.given and not self.table.over()

    def ended(self) -> bool:
        return self.table.over() or self.called_off()

    def next_seat(self) -> int:
        """Of those who are asked the lowest, or any by the environment's own chance."""
        return self.table.first() if self.setting.lowest else self.table.someone(self.chance)

    def legal(self, seat: int) -> list[int]:
        """Actions, sorted; none for whoever is not asked."""
        if self.called_off() or seat not in self.table.asked():
            return []
        first = self.table.kind(seat).first
        return [first + answer for answer in self.table.answers(seat)]

    def mask(self, seat: int, more: int = 0) -> NDArray[np.int8]:
        """A column for every action, and for so many more."""
        out = np.zeros(self.setting.actions + more, dtype=np.int8)
        legal = self.legal(seat)
        if legal:
            out[legal] = 1
        return out

    def take(self, seat: int, action: int) -> None:
        """Do an action that is known to be legal."""
        kind = self.table.kind(seat)
        if self.setting.recorded:
            self.lines.append(line_of(kind, seat, action - kind.first))
        self.table.take(seat, action - kind.first)
        self.given += 1

    def check(self, seat: int, action: int) -> None:
        """Illegal says by which clause the action is not allowed."""
        with in_words(Illegal):
            kind = self.table.kind(seat) if seat in self.table.asked() else None
            self.table.check(seat, action - kind.first if kind is not None else 0)

    def paid(self) -> list[float]:
        """What each seat gets for all that happened since this was asked last."""
        setting = self.setting
        if setting.reward == SCORE:
            before, self.points = self.points, self.table.sheet().totals()
            return score_rewards(before, self.points, setting.zero_sum)
        if self.ended():
            return final_rewards(self.table.sheet(), setting.reward, setting.zero_sum)
        return [0.0] * setting.seats


class Seeds:
    """Seeds of one game after another, from the one that was given."""

    def __init__(self) -> None:
        self.rng: Rng | None = None

    def next(self, seed: int | None) -> int:
        """The seed that is given, and later ones that follow from it; without one, chance."""
        if seed is not None:
            if isinstance(seed, bool) or not 0 <= index(seed) < 1 << SEED_BITS:
                raise problem("seed", given=str(seed), bits=SEED_BITS)
            self.rng = seeded(index(seed)).fork()
            return index(seed)
        if self.rng is None:
            self.rng = seeded(secrets.randbits(SEED_BITS))
        return self.rng.word()


def number_of(action: object) -> int:
    """An action as a whole number, whatever kind of number it is."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise problem("action", given=repr(action)) from None


def is_whole(given: object, least: int) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and given >= least


def one_of(what: str, given: str, choices: list[str]) -> str:
    if given not in choices:
        raise problem("argument", what=what, given=str(given), choices=", ".join(choices))
    return given
