"""Why an answer is better or worse than another, from the games that were played after both.

Lines of the score sheet, the points of the rivals, and what somebody comes by more often. Only what helps or hurts just
as the verdict says, and by more than its error; the largest difference first, two at most.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cradle.analysis.chances import Measure
from cradle.analysis.playing import Played
from cradle.analysis.verdict import Number, Reason
from cradle.core.words import Kind

MOST: Final = 2
ENOUGH: Final = 12  # games after both, before anything is said
LEAST: Final = 0.75  # points
OFTEN: Final = 0.15  # part of the games
MANY: Final = 3.0  # errors that make a difference clear where many things are compared
WORTH: Final = 0.8  # of the spread's half: what a component counts beside points


def reasons_of(
    ones: list[Played], others: list[Played], seat: int, kind: Kind, answers: list[int], measure: Measure, good: bool
) -> list[Reason]:
    """What the ones have that the others have not; with `good` off, what they lack. `answers` are those of both."""
    n = min(len(ones), len(others))
    if n < ENOUGH or ones is others:
        return []
    ones, others = ones[:n], others[:n]
    sign = 1 if good else -1
    found = [*lines(ones, others, seat, sign), *rivals(ones, others, seat, sign)]
    own = {pair for answer in answers for pair in zip(kind.span(answer).nouns, kind.numbers(answer), strict=True)}
    worth = max(1.0, measure.width) * WORTH
    found += [*gains(ones, others, seat, sign, own, worth), *harms(ones, others, seat, sign, worth)]
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found[:MOST]]


Found = tuple[float, Reason]


def lines(ones: list[Played], others: list[Played], seat: int, sign: int) -> list[Found]:
    """Of the score sheet; where nobody has points, what leads to the win."""
    out: list[Found] = []
    for name in ones[0].lines:
        d = clear([one.lines[name][seat] - two.lines[name][seat] for one, two in zip(ones, others, strict=True)])
        if d * sign >= LEAST:
            how = "more" if sign > 0 else "less"
            what = "line" if ones[0].scored else "goal"
            out.append((d * sign, Reason(f"analysis-reason-{what}-{how}", {"line": name, "n": round(d * sign)})))
    return out


def rivals(ones: list[Played], others: list[Played], seat: int, sign: int) -> list[Found]:
    out: list[Found] = []
    for rival in range(len(ones[0].won)):
        if rival != seat and ones[0].scored:
            d = clear([two.totals[rival] - one.totals[rival] for one, two in zip(ones, others, strict=True)])
            if d * sign >= LEAST:
                how = "less" if sign > 0 else "more"
                out.append((d * sign, Reason(f"analysis-reason-rival-{how}", {"seat": rival, "n": round(d * sign)})))
    return out


def gains(
    ones: list[Played], others: list[Played], seat: int, sign: int, own: set[tuple[str, int]], worth: float
) -> list[Found]:
    """Components that somebody comes by more or less often; what an answer itself takes is no reason for it."""
    out: list[Found] = []
    for gain in sorted(set().union(*[game.gained for game in [*ones, *others]])):
        who, noun, number = gain
        if who == seat and (noun, number) in own:
            continue
        d = clear([(gain in one.gained) - (gain in two.gained) for one, two in zip(ones, others, strict=True)], MANY)
        good = d * sign if who == seat else -d * sign
        if good >= OFTEN:
            n, m = (often([gain in game.gained for game in games]) for games in (ones, others))
            told: dict[str, Number] = {f"thing-{noun}": number, "n": n, "m": m}
            if who == seat:
                out.append((good * worth, Reason("analysis-reason-gain", told)))
            elif (noun, number) in own or sign < 0:
                told["seat"] = who
                out.append((good * worth, Reason("analysis-reason-rival-gain", told)))
    return out


def harms(ones: list[Played], others: list[Played], seat: int, sign: int, worth: float) -> list[Found]:
    """What the seat is spared more often, or less."""
    out: list[Found] = []
    for harm in sorted(set().union(*[game.harmed for game in [*ones, *others]])):
        if harm[0] == seat:
            here, there = ([harm in game.harmed for game in games] for games in (ones, others))
            good = -sign * clear([one - two for one, two in zip(here, there, strict=True)], MANY)
            if good >= OFTEN:
                told: dict[str, Number] = {"harm": harm[1], "seat": harm[2], "n": often(here), "m": often(there)}
                out.append((good * worth, Reason("analysis-reason-harm", told)))
    return out


def often(found: list[bool]) -> int:
    """In how many of a hundred games."""
    return round(100 * sum(found) / len(found))


def clear(found: list[int], errors: float = 2.0) -> float:
    """The mean of differences, deal by deal; nothing unless it is so many times its error."""
    mean = sum(found) / len(found)
    error = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) * (len(found) - 1)))
    return mean if abs(mean) > errors * error else 0.0
