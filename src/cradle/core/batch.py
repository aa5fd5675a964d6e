"""Many tables at once for those who learn: one compiled loop that plays answers and writes what comes of them.

All buffers are made once. Whoever holds one sees it change with every step, and may not write to it.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8

from cradle.core.observation import Kept, Observer
from cradle.core.rewards import SCORE, final_rewards, score_rewards
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.core.title import Box

ORDER: Final = 0x0BDE5  # sets the chance by which seats are taken apart from that of the deal
GOES_ON: Final = 0
OVER: Final = 1
CALLED_OFF: Final = 2


class Batch:
    """Tables of one title, player count and set of options; what is over begins anew at once.

    The games of a table have the seeds `seed + number`, then as many more as there are tables, and so on.
    """

    def __init__(
        self,
        box: Box,
        seats: int,
        choices: list[int],
        observer: Observer,
        actions: int,
        tables: int,
        seed: int,
        any_order: bool,
        reward: int,
        zero_sum: bool,
        limit: int,
    ) -> None:
        self.box = box
        self.seats = seats
        self.choices = choices
        self.observer = observer
        self.actions = actions  # of the title: as many columns has a mask
        self.any_order = any_order
        self.reward = reward
        self.zero_sum = zero_sum
        self.limit = limit  # answers after which a game is called off; 0: none
        self.count = tables
        self.tables: list[Table] = []
        self.chances: list[Rng] = []
        self.seeds = [seed + i for i in range(tables)]
        self.given = [0] * tables
        self.points: list[list[int]] = [[] for _ in range(tables)]
        self.legal: list[list[int]] = [[] for _ in range(tables)]  # answers to what is asked
        self.first: vec[i64] = vec[i64]([0] * tables)  # the action of answer 0
        self.to_move: vec[i64] = vec[i64]([0] * tables)
        self.masks: vec[u8] = vec[u8]([0] * (tables * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (tables * seats))
        self.ends: vec[u8] = vec[u8]([0] * tables)
        self.blank = observer.base
        self.heads: list[vec[i16]] = []  # all before a row, in one memory: what is added to it overwrites the row
        self.observations = self.lay_rows(tables)
        self.shared = self.rows_are_shared()
        self.kept: list[Kept] = [observer.keep() for _ in range(tables)]
        for i in range(tables):
            table = box.setup(seats, choices, self.seeds[i])
            self.tables.append(table)
            self.chances.append(seeded(self.seeds[i] ^ ORDER))
            self.count_points(i)
            self.ask(i)

    def lay_rows(self, tables: int) -> vec[i16]:
        rows: vec[i16] = vec[i16](capacity=i64(tables) * i64(len(self.blank)))
        for _ in range(tables):
            self.heads.append(rows)
            rows = extend(rows, self.blank)
        return rows

    def rows_are_shared(self) -> bool:
        """Whether what is added to a head does overwrite its row, which librt does not promise."""
        for i in range(self.count):
            at = i64(i) * len(self.blank)
            self.observations[at] = self.blank[0] + 1
            extend(self.heads[i], self.blank)
            if self.observations[at] != self.blank[0]:
                return False
        return True

    def step(self, actions: vec[i64]) -> int:
        """Play an action at each table. The first table whose action is not allowed, and nothing has changed; or -1."""
        wrong = self.wrong(actions)
        if wrong >= 0:
            return wrong
        for i in range(self.count):
            self.play(i, int(actions[i] - self.first[i]))
        return -1

    def wrong(self, actions: vec[i64]) -> int:
        masks = self.masks
        width: i64 = self.actions
        base: i64 = 0
        for i in range(self.count):
            action = actions[i]
            if action < 0 or action >= width or not masks[base + action]:
                return i
            base += width
        return -1

    def play(self, i: int, answer: int) -> None:
        table = self.tables[i]
        table.take(int(self.to_move[i]), answer)
        given = self.given[i] + 1
        self.given[i] = given
        if self.ends[i] != GOES_ON:
            self.ends[i] = GOES_ON
            self.pay(i, [0.0] * self.seats)
        if table.over():
            self.end(i, OVER)
        elif given == self.limit:
            self.end(i, CALLED_OFF)
        elif self.reward == SCORE:
            self.pay_points(i)
        self.clear_mask(i)
        self.ask(i)

    def end(self, i: int, how: u8) -> None:
        """Pay, and begin the next game of the table."""
        if self.reward == SCORE:
            self.pay_points(i)
        else:
            self.pay(i, final_rewards(self.tables[i].sheet(), self.reward, self.zero_sum))
        self.ends[i] = how
        self.seeds[i] += self.count
        self.given[i] = 0
        self.tables[i] = self.box.setup(self.seats, self.choices, self.seeds[i])
        self.chances[i] = seeded(self.seeds[i] ^ ORDER)
        self.kept[i] = self.observer.keep()
        self.count_points(i)

    def count_points(self, i: int) -> None:
        if self.reward == SCORE:
            self.points[i] = self.tables[i].sheet().totals()

    def pay_points(self, i: int) -> None:
        before = self.points[i]
        self.count_points(i)
        self.pay(i, score_rewards(before, self.points[i], self.zero_sum))

    def pay(self, i: int, rewards: list[float]) -> None:
        rewarded = self.rewards
        at = i64(i) * i64(self.seats)
        for reward in rewards:
            rewarded[at] = reward
            at += 1

    def clear_mask(self, i: int) -> None:
        """Only what was set: masks are wide and mostly zeros."""
        masks = self.masks
        base = i64(i) * i64(self.actions) + self.first[i]
        for answer in cast("list[i64]", self.legal[i]):
            masks[base + answer] = 0

    def ask(self, i: int) -> None:
        """Whose answer comes next, its mask and what the seat sees."""
        table = self.tables[i]
        seat = table.someone(self.chances[i]) if self.any_order else table.first()
        answers = table.answers(seat)
        first: i64 = table.kind(seat).first
        self.to_move[i] = seat
        self.first[i] = first
        self.legal[i] = answers
        masks = self.masks
        base = i64(i) * i64(self.actions) + first
        for answer in cast("list[i64]", answers):
            masks[base + answer] = 1
        if self.shared:
            self.observer.redraw(table, seat, self.heads[i], self.kept[i])
        else:
            self.observer.write(table, seat, self.observations, i64(i) * len(self.blank))
