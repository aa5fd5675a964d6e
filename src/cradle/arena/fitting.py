"""Fitting a model (`bots/learned.py`) to lessons (`lessons.py`).

Final scores teach little about single answers: within a phase, whoever has bought and whoever is still to buy end
alike. So three things are fitted at once, all of them through what the seat is thought to have after an answer:

*Attention.* The share of the walks that each answer of a question got, by a softmax of the worths; how sharp it is, is
fitted for each kind of question.

*Siblings.* By how much answers of the same question differ in the chance to win that the walks found.

*Leads.* The chance to win as the question was asked: what the walks found, mixed with how the game ended.

What the model adds is held small, and the fit stops where lessons that were held back are no longer told better.
numpy is imported only here, where it is needed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cradle.arena.extras import needed
from cradle.arena.lessons import Lesson, unpacked
from cradle.bots.chances import SURE
from cradle.bots.learned import FINE_BITS, FULL, LARGEST
from cradle.bots.terms import WHOLE

UNITS: Final = 8
HELD: Final = 6  # one lesson of so many is held back
BATCH: Final = 128  # questions
STEPS: Final = 100  # of a round, after which the lessons that were held back are looked at
PATIENCE: Final = 10  # rounds without a better one before the fit stops
RATE: Final = 0.002  # how fast the fit moves
FADE: Final = 0.0005  # the part of itself that a number loses at every step, so that it lasts only where it is needed
OUTCOME: Final = 0.25  # how much the end of the game counts beside what the walks found
SIBLINGS: Final = 0.5  # what each part counts beside attention
LEADS: Final = 1.0
SMALL: Final = 0.02
STILL: Final = 100.0  # hundredths of a point: a term that varies less than that is treated as if it varied so much


@dataclass(frozen=True)
class Fit:
    numbers: list[list[int]]  # of the model
    rounds: int
    before: float  # how badly lessons that were held back are told without the model
    after: float  # and with it
    attention: dict[str, int]  # for each kind of question, hundredths of a point as in `Manner.attention`


class Matter:
    """Lessons as arrays: a row for every answer, one answer after the other, question after question."""

    def __init__(self, np: Any, texts: list[str], weights: list[int], scale: int, kinds: list[str]) -> None:
        """New kinds of questions are added to those that are known."""
        parts: list[list[Any]] = [[] for _ in range(9)]
        for text in texts:
            lesson = unpacked(text)
            for q in lesson.questions:
                if q.kind not in kinds:
                    kinds.append(q.kind)
                told = (q.after, q.others, q.visits, q.totals, [len(q.after)], [kinds.index(q.kind)])
                before = ([q.before[q.seat]], [q.before[rival(q.before, q.seat, weights)]])
                for part, more in zip(parts, (*told, *before, [ended(lesson, q.seat, scale)]), strict=True):
                    part.append(np.array(more, dtype=np.float64))
        self.after, self.others, self.visits, totals, sizes, numbers, self.own, self.rival, ends = (
            np.concatenate(part) for part in parts
        )
        weight = np.array(weights, dtype=np.float64) / WHOLE
        self.worth = self.after @ weight
        chances = np.clip(totals / np.maximum(self.visits, 1) / SURE, 0.02, 0.98)
        self.odds = np.log(chances / (1 - chances)) * scale  # as a lead
        self.starts = np.concatenate([[0], np.cumsum(sizes)]).astype(int)
        self.kinds = numbers.astype(int)
        self.lead = (self.own - self.rival) @ weight
        first = self.starts[:-1]
        found = np.add.reduceat(totals, first) / np.add.reduceat(self.visits, first) / SURE
        self.chance = (1 - OUTCOME) * found + OUTCOME * ends


def rival(rows: list[list[int]], seat: int, weights: list[int]) -> int:
    """The seat that has most beside this one, which is this one where nobody else is."""
    best, most = seat, 0
    for other, row in enumerate(rows):
        worth = sum(term * weight for term, weight in zip(row, weights, strict=True))
        if other != seat and (best == seat or worth > most):
            best, most = other, worth
    return best


def ended(lesson: Lesson, seat: int, scale: int) -> float:
    """Half for winning, half for by how much, as the tree sees the end of a game."""
    return lesson.wins[seat] / 2 + 0.5 / (1 + math.exp(-max(-50.0, min(50.0, lesson.margins[seat] * 100 / scale))))


class Network:
    """The model in floating numbers, with terms brought to the same size, and how it is moved (Adam)."""

    def __init__(self, np: Any, matter: Matter, kinds: int, scale: int, seed: int) -> None:
        self.np = np
        self.scale = scale
        self.mean = matter.after.mean(axis=0)
        self.size = np.maximum(matter.after.std(axis=0), STILL)
        chance = np.random.default_rng(seed)
        count = len(self.mean)
        self.parts = {
            "straight": np.zeros(count),
            "into": chance.normal(0, 1 / math.sqrt(count), (count, UNITS)),
            "rest": chance.uniform(0, 0.6, UNITS),
            "out": np.zeros(UNITS),
            "sharp": np.full(kinds, math.log(150.0)),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def more(self, rows: Any) -> tuple[Any, Any, Any]:
        """What the model adds to rows of terms, in parts of the scale, and what its steps were."""
        x = (rows - self.mean) / self.size
        level = x @ self.parts["into"] + self.parts["rest"]
        return x @ self.parts["straight"] + self.np.clip(level, 0, 1) @ self.parts["out"], x, level

    def back(self, moved: Any, x: Any, level: Any, out: dict[str, Any]) -> None:
        """How each part should move if what the model adds should."""
        np = self.np
        inside = np.where((level > 0) & (level < 1), 1.0, 0.0) * moved[:, None] * self.parts["out"]
        out["straight"] += moved @ x
        out["out"] += moved @ np.clip(level, 0, 1)
        out["into"] += x.T @ inside
        out["rest"] += inside.sum(axis=0)

    def loss(self, m: Matter, first: int, last: int, learn: bool) -> tuple[float, dict[str, Any]]:
        """How badly these questions are told, for each of them on the average; and which way to move."""
        np, scale = self.np, self.scale
        out = {name: np.zeros_like(part) for name, part in self.parts.items()}
        a, b = m.starts[first], m.starts[last]
        starts = m.starts[first:last] - a
        group = np.repeat(np.arange(last - first), np.diff(m.starts[first : last + 1]))
        count = last - first
        added, x, level = self.more(m.after[a:b])
        worth = m.worth[a:b] + added * scale
        visits = m.visits[a:b]
        share = visits / np.add.reduceat(visits, starts)[group]
        # attention
        soft = np.exp(self.parts["sharp"])[m.kinds[first:last]][group]
        z = worth / soft
        z = z - np.maximum.reduceat(z, starts)[group]
        e = np.exp(z)
        told = e / np.add.reduceat(e, starts)[group]
        loss = -(share * np.log(told + 1e-9)).sum() / count
        wrong = (told - share) / count
        moved = wrong * scale / soft
        out["sharp"] -= np.bincount(m.kinds[first:last][group], wrong * z, len(out["sharp"]))
        # siblings
        gap = (worth - m.others[a:b] - m.odds[a:b]) / scale
        gap = gap - np.add.reduceat(share * gap, starts)[group]
        near = np.clip(gap, -0.5, 0.5)
        loss += SIBLINGS * (share * near * (gap - near / 2)).sum() / count
        pull = share * near
        moved += SIBLINGS * (pull - share * np.add.reduceat(pull, starts)[group]) / count
        # held small
        loss += SMALL * (added * added * share).sum() / count
        moved += 2 * SMALL * added * share / count
        if learn:
            self.back(moved, x, level, out)
        return float(loss) + self.leads(m, first, last, learn, out), out

    def leads(self, m: Matter, first: int, last: int, learn: bool, out: dict[str, Any]) -> float:
        """Somebody alone is their own rival, and never ahead: that moves nothing."""
        np = self.np
        own, x, level = self.more(m.own[first:last])
        theirs, x2, level2 = self.more(m.rival[first:last])
        told = 1 / (1 + np.exp(-(m.lead[first:last] / self.scale + own - theirs)))
        wish = m.chance[first:last]
        if learn:
            moved = LEADS * (told - wish) / (last - first)
            self.back(moved, x, level, out)
            self.back(-moved, x2, level2, out)
        told = np.clip(told, 1e-6, 1 - 1e-6)
        return float(-LEADS * (wish * np.log(told) + (1 - wish) * np.log(1 - told)).mean())

    def move(self, ways: dict[str, Any]) -> None:
        np = self.np
        self.steps += 1
        for name, way in ways.items():
            first = self.first[name] = 0.9 * self.first[name] + 0.1 * way
            second = self.second[name] = 0.999 * self.second[name] + 0.001 * way * way
            step = (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            fading = 0.0 if name in ("sharp", "rest") else FADE
            self.parts[name] = (1 - fading) * self.parts[name] - RATE * step

    def whole(self) -> list[list[int]]:
        """In whole numbers, for terms as they are written."""
        straight = self.parts["straight"] / self.size * self.scale
        out = [[*fine(straight), *fine([-(straight * self.mean).sum()])]]
        for unit, full in enumerate(self.parts["out"]):
            into = self.parts["into"][:, unit] / self.size
            rest = self.parts["rest"][unit] - (into * self.mean).sum()
            out.append([*fine(into), *fine([rest]), round(float(full) * self.scale * (1 << FINE_BITS))])
        return out


def fine(numbers: Any) -> list[int]:
    return [max(-LARGEST, min(LARGEST, round(float(number) * FULL))) for number in numbers]


def fit(texts: list[str], weights: list[int], scale: int, seed: int, told: Callable[[int], None]) -> Fit:
    """A model that adds to terms times these weights. The scale is that of the tree, in hundredths of a point."""
    np = needed("numpy", "reports")
    kinds: list[str] = []
    matter = Matter(np, [text for number, text in enumerate(texts) if number % HELD], weights, scale, kinds)
    exam = Matter(np, texts[::HELD], weights, scale, kinds)
    network = Network(np, matter, len(kinds), scale, seed)
    chance = np.random.default_rng(seed + 1)
    count = len(matter.kinds)

    def examined() -> float:
        return network.loss(exam, 0, len(exam.kinds), False)[0]

    best = examined()
    kept, at, rounds = dict(network.parts), 0, 0
    while rounds - at < PATIENCE:
        rounds += 1
        told(rounds)
        for first in chance.integers(0, max(1, count - BATCH + 1), STEPS).tolist():
            network.move(network.loss(matter, first, min(count, first + BATCH), True)[1])
        now = examined()
        if now < best:
            best, kept, at = now, dict(network.parts), rounds
    network.parts = {**kept, "straight": 0 * kept["straight"], "out": 0 * kept["out"]}
    before = examined()
    network.parts = kept
    sharp = {kind: round(math.exp(float(kept["sharp"][number]))) for number, kind in enumerate(kinds)}
    return Fit(network.whole(), at, before, best, sharp)
