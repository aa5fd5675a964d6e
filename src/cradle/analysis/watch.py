"""What to watch, from the games that were played after the best answer: dangers first, three at most."""

from __future__ import annotations

from typing import Final

from cradle.analysis.playing import Gain, Played
from cradle.analysis.reasons import often
from cradle.analysis.verdict import Number, Reason

MOST: Final = 3
ENOUGH: Final = 4  # games
DANGERS: Final = 2  # at most, so that there is room for what can be won
WANTED: Final = 20  # of a hundred games in which a thing is come by, or happens, to be told
NEAR: Final = range(50, 96)  # of a hundred: within reach, and not yet there


def watches(games: list[Played], seat: int, chances: list[float]) -> list[Reason]:
    if len(games) < ENOUGH:
        return []
    found = [*dangers(games, seat), *ahead(seat, chances), *contested(games, seat), *within_reach(games, seat)]
    return found[:MOST]


def dangers(games: list[Played], seat: int) -> list[Reason]:
    """What would rather not happen to the seat soon."""
    seen = sorted(set().union(*[game.harmed for game in games]))
    counts = {harm: often([harm in game.harmed for game in games]) for harm in seen}
    found = sorted(
        (harm for harm, n in counts.items() if harm[0] == seat and n >= WANTED), key=lambda one: -counts[one]
    )
    out: list[Reason] = []
    for harm in found[:DANGERS]:
        numbers: dict[str, Number] = {"harm": harm[1], "seat": harm[2], "n": counts[harm]}
        out.append(Reason("analysis-watch-harm", numbers))
    return out


def ahead(seat: int, chances: list[float]) -> list[Reason]:
    """The rival who wins more often."""
    rival = max(range(len(chances)), key=lambda s: chances[s])
    if rival == seat or chances[rival] <= chances[seat]:
        return []
    numbers: dict[str, Number] = {"seat": rival, "n": round(100 * chances[rival])}
    return [Reason("analysis-watch-ahead", numbers)]


def contested(games: list[Played], seat: int) -> list[Reason]:
    """What the seat wants and a rival too; the one that is lost most often."""
    found: list[tuple[int, Gain, int]] = []
    counts = counted(games)
    for (who, noun, number), n in counts.items():
        mine = counts.get((seat, noun, number), 0)
        if who != seat and n >= WANTED and mine >= WANTED and n + mine <= 100:
            found.append((n, (who, noun, number), mine))
    found.sort(key=lambda one: (-one[0], one[1]))
    out: list[Reason] = []
    for n, (who, noun, number), mine in found[:1]:
        numbers: dict[str, Number] = {"seat": who, f"thing-{noun}": number, "n": mine, "m": n}
        out.append(Reason("analysis-watch-contest", numbers))
    return out


def within_reach(games: list[Played], seat: int) -> list[Reason]:
    found = [(n, gain) for gain, n in counted(games).items() if gain[0] == seat and n in NEAR]
    found.sort(key=lambda one: (-one[0], one[1]))
    out: list[Reason] = []
    for n, (_, noun, number) in found[:MOST]:
        numbers: dict[str, Number] = {f"thing-{noun}": number, "n": n}
        out.append(Reason("analysis-watch-near", numbers))
    return out


def counted(games: list[Played]) -> dict[Gain, int]:
    """In how many of a hundred games everybody comes by everything."""
    seen = sorted(set().union(*[game.gained for game in games]))
    return {gain: often([gain in game.gained for game in games]) for gain in seen}
