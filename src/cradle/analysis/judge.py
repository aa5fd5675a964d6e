"""The judge: what every answer of a question is worth to the seat that is asked, by games played on.

*Nothing hidden.* The table is imagined by its seat before anything else is done with it; two tables that look the same
to the seat get the same verdict, byte for byte.

*Common chance.* Game n of every answer is played on the same imagined deal with the same luck, so answers are compared
on equal terms.

*Halving.* All answers get a few games, the better half as many again, and so on until two are left, which go on. Where
there are very many answers, those that the evaluation thinks least of get no game at all.

*Counts, not clocks.* What is played next follows from what was played. Whoever has a clock asks for games in portions;
the verdict is the same for any portions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cradle.analysis.chances import Measure, spread
from cradle.analysis.playing import Played, player_of
from cradle.analysis.reasons import reasons_of
from cradle.analysis.verdict import Likely, Reason, Verdict, Weighed, named
from cradle.analysis.watch import watches
from cradle.arena.plan import derived
from cradle.core.rng import seeded
from cradle.core.table import Table

MOST: Final = 12  # answers that games are played for
LOOKS: Final = 4  # imagined tables on which the evaluation looks at all answers first
BEGIN: Final = 4  # games of every answer in the first round
LAST: Final = 2  # answers that are left at the end
TOLD: Final = 4  # answers that get reasons
RIVALS: Final = 2  # likely answers of a rival
RARE: Final = 0.1  # an answer of a rival that is given less often is not told
NOTHING: Final = -1  # the answer of a seat that is not asked


class Judge:
    """Of one question; or of what lies before a seat that is not asked."""

    def __init__(
        self,
        title: str,
        table: Table,
        seat: int,
        seed: int,
        wanted: Sequence[int] = (),
        only: Sequence[int] = (),
        question: int = 0,
    ) -> None:
        """`wanted` are answers that are weighed to the end, whatever they are worth; `only` are all that are."""
        self.player = player_of(title)
        self.seat = seat
        self.seed = seed
        self.question = question
        self.table = table.imagine(seat, seeded(derived(seed, "table")))
        self.hidden = self.table.hidden(seat)
        asked = seat in self.table.asked()
        self.answers = self.table.answers(seat) if asked else [NOTHING]
        self.kind = self.table.kind(seat) if asked else None
        if only:
            self.answers = [answer for answer in self.answers if answer in only]
        self.wanted = [answer for answer in [*wanted, *only] if answer in self.answers]
        self.hopes = self.looked() if len(self.answers) > 1 else dict.fromkeys(self.answers, 0)
        likely = sorted(self.answers, key=lambda answer: -self.hopes[answer])[:MOST]
        self.ends: dict[int, list[Played]] = {answer: [] for answer in [*self.wanted, *sorted(likely)]}
        self.round = list(self.ends)  # those that get games now
        self.goal = BEGIN
        self.games = 0
        self.trusted = NOTHING  # the best answer, where somebody else has said which one that is

    def looked(self) -> dict[int, int]:
        """What the evaluation thinks of every answer, over a few deals."""
        total = [0] * len(self.answers)
        for n in range(LOOKS):
            rng = seeded(derived(self.seed, "look", n))
            out = [0] * len(self.answers)
            self.player.mind.weigh(self.table.again(self.hidden, rng), self.seat, self.answers, rng.fork(), out)
            total = [a + b for a, b in zip(total, out, strict=True)]
        return dict(zip(self.answers, total, strict=True))

    # -- games ---------------------------------------------------------------------------------------------------------

    def more(self, games: int) -> Verdict:
        """Play so many more games, and say what is known then."""
        for _ in range(games):
            self.step()
        return self.verdict()

    def step(self) -> None:
        """The next game."""
        while not (short := [answer for answer in self.round if len(self.ends[answer]) < self.goal]):
            self.halve()
        answer = min(short, key=lambda one: len(self.ends[one]))
        self.ends[answer].append(self.play(answer, len(self.ends[answer])))
        self.games += 1

    def halve(self) -> None:
        """The better half goes on, with those that are wanted; twice as many games for each."""
        order = self.order()
        keep = max(LAST, (len([a for a in self.round if a not in self.wanted]) + 1) // 2)
        self.round = sorted({*[answer for answer in order if answer in self.round][:keep], *self.wanted})
        self.goal *= 2

    def play(self, answer: int, n: int) -> Played:
        """Game n of an answer."""
        rng = seeded(derived(self.seed, "game", n))
        table = self.table.again(self.hidden, rng.fork())
        if answer != NOTHING:
            table.take(self.seat, answer)
        return self.player.play(table, rng.fork(), self.seat)

    # -- what they came to ---------------------------------------------------------------------------------------------

    def measure(self) -> Measure:
        return Measure(self.table.seats, spread(list(self.ends.values()), self.seat), self.player.scale)

    def order(self) -> list[int]:
        """All answers with games, the best first: of those with the most games, then the others by how far they are
        from it on the deals they share."""
        measure, most = self.measure(), max(len(games) for games in self.ends.values())
        if not most:
            return sorted(self.ends, key=lambda answer: -self.hopes[answer])
        known = [answer for answer, games in self.ends.items() if games]
        finals = [answer for answer in known if 2 * len(self.ends[answer]) >= most]
        chances = {answer: measure.chances(self.ends[answer]) for answer in finals}
        best = max(finals, key=lambda a: (round(chances[a][self.seat], 6), mean(self.ends[a], self.seat), -a))
        best = self.trusted if self.trusted in finals else best

        def behind(answer: int) -> tuple[float, float]:
            worse = measure.difference(self.ends[best], self.ends[answer], self.seat)[0]
            return (round(worse, 6), -apart(self.ends[answer], self.ends[best], self.seat))

        rest = [answer for answer in known if answer != best]
        return [best, *sorted(rest, key=behind), *[answer for answer in self.ends if not self.ends[answer]]]

    def verdict(self) -> Verdict:
        order, measure, seats = self.order(), self.measure(), self.table.seats
        best, ends = order[0], self.ends
        scored = self.table.sheet().scored
        chances = measure.chances(ends[best]) if ends[best] else [1 / seats] * seats
        points = [mean(ends[best], seat) if scored else 0.0 for seat in range(seats)]
        weighed: list[Weighed] = []
        if self.kind is not None:
            known = [answer for answer in order if ends[answer]]
            for place, answer in enumerate(order):
                weighed.append(self.weigh(answer, place, best, known, measure, chances[self.seat], points[self.seat]))
        sure = len(order) < 2 or (len(weighed) > 1 and weighed[0].chance - weighed[1].chance > weighed[0].error)
        return Verdict(
            seat=self.seat,
            question=self.question,
            kind=self.kind.name if self.kind is not None else "",
            answers=weighed,
            games=self.games,
            sure=sure,
            scored=scored,
            chances=[round(chance, 4) for chance in chances],
            points=[round(point, 1) for point in points],
            likely=self.likely(ends[best]),
            watch=watches(ends[best], self.seat, chances),
        )

    def weigh(
        self, answer: int, place: int, best: int, known: list[int], measure: Measure, chance: float, points: float
    ) -> Weighed:
        """One answer beside the best one; the best beside the second."""
        assert self.kind is not None
        ends, seat, error = self.ends, self.seat, 1.0
        other = best if place else (known[1] if len(known) > 1 else best)
        if ends[answer] and ends[other] and other != answer:
            behind, se = measure.difference(ends[best], ends[answer], seat) if place else (0.0, 0.0)
            error = 2 * (se if place else measure.difference(ends[best], ends[other], seat)[1])
            chance = min(chance, max(0.0, chance - behind))
            points += apart(ends[answer], ends[best], seat) if place else 0.0
        told = place < TOLD or answer in self.wanted
        reasons = self.reasons(answer, other, measure, not place) if told else []
        return Weighed(
            word=self.kind.word(answer),
            answer=answer,
            label=named(self.table.label(seat, answer)),
            chance=round(chance, 4),
            points=round(points if self.table.sheet().scored else 0.0, 1),
            error=round(min(1.0, error), 4) if len(known) > 1 else 0.0,
            games=len(ends[answer]),
            reasons=reasons,
        )

    def reasons(self, answer: int, other: int, measure: Measure, good: bool) -> list[Reason]:
        assert self.kind is not None
        both = [answer, other]
        return reasons_of(self.ends[answer], self.ends[other], self.seat, self.kind, both, measure, good)

    def likely(self, games: list[Played]) -> list[Likely]:
        """What the others will probably do next, after the best answer."""
        counts: dict[tuple[int, str, str], int] = {}
        for game in games:
            for key in game.firsts:
                counts[key] = counts.get(key, 0) + 1
        out: list[Likely] = []
        for seat in range(self.table.seats):
            found = sorted((key for key in counts if key[0] == seat), key=lambda key: (-counts[key], key))
            for key in found[:RIVALS]:
                part = counts[key] / len(games)
                if part >= RARE:
                    out.append(Likely(seat, key[1], key[2], self.player.called[key], round(part, 2)))
        return out


def mean(games: list[Played], seat: int) -> float:
    """The points of a seat."""
    return sum(game.points(seat) for game in games) / len(games) if games else 0.0


def apart(ones: list[Played], others: list[Played], seat: int) -> float:
    """How many points more the ones bring, on the deals that both have."""
    n = min(len(ones), len(others))
    return mean(ones[:n], seat) - mean(others[:n], seat)
