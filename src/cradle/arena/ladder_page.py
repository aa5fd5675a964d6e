"""The ladder on paper: its lines as texts, the page with a section for each title, and the file of measured shares."""

from __future__ import annotations

import os
import platform
import re
import tomllib
from collections.abc import Sequence
from typing import Final

from cradle import shelf
from cradle.arena import goals
from cradle.arena.bench import compiled
from cradle.arena.ladder import Match, Pace, Row, quick, rungs, step, top_pace
from cradle.language import Language

COLUMNS: Final = [
    "match", "games", "share", "interval", "even", "goal", "points", "pace-one", "pace-others", "game", "stopped",
]  # fmt: skip
SECTION: Final = re.compile(r"<!-- ladder: ([\w-]+) -->\n.*?<!-- end of ladder: \1 -->\n*", re.DOTALL)
SHARES: Final = "# Shares of the wins against the level below at two players, written by `cradle ladder --shares`.\n"


# -- lines -------------------------------------------------------------------------------------------------------


def name(match: Match) -> str:
    if match.alike:
        return f"{match.seats} × {match.one}"
    return f"{match.one} : {match.others}" if match.seats == 2 else f"{match.one} : {match.seats - 1} × {match.others}"


def columns(language: Language) -> list[str]:
    return [language.say(f"arena-ladder-{column}") for column in COLUMNS]


def cells(row: Row) -> list[str]:
    share = row.share if row.games else None
    paces = [*row.paces, Pace(0, 0.0, 0.0)][:2]
    return [
        name(row.match),
        str(row.games),
        f"{share.rate:.1%}" if share is not None else "–",
        f"{100 * share.low:.1f}–{100 * share.high:.1f}" if share is not None else "–",
        "–" if row.share is None else f"{row.match.even:.0%}",
        goal(row),
        " : ".join(f"{points:.1f}" for points in row.points) if row.games and row.points else "–",
        *[f"{figure(pace.mean)}/{figure(pace.p99)}" if pace.decisions else "–" for pace in paces],
        figure(row.seconds) if row.games else "–",
        str(row.stopped or "–"),
    ]


def goal(row: Row) -> str:
    if not row.goal:
        return "–"
    wanted = f"≥ {row.goal:.0f}" if row.share is None else f"≥ {row.goal:.0%}"
    return f"{wanted} {'✓' if row.met else '✗'}" if row.games else wanted


def figure(value: float) -> str:
    """Two or three digits, no more than are known."""
    return f"{value:.2f}" if value < 1 else f"{value:.1f}" if value < 10 else f"{value:.0f}"


def remarks(language: Language, rows: Sequence[Row]) -> list[str]:
    """What the lines do not say: the top level's time, and which of them have fewer games than were wanted."""
    out = []
    top = top_pace(rows)
    if top is not None:
        told: dict[str, str | int] = {"level": rungs(rows[0].match.title)[-1], "met": "yes" if quick(top) else "no"}
        told |= {"mean": figure(top.mean), "p99": figure(top.p99)}
        told |= {"wanted": f"{goals.MEAN:.0f}", "most": f"{goals.P99:.0f}"}
        out.append(language.say("arena-ladder-time", told))
    for message, clear in (("arena-ladder-clear", True), ("arena-ladder-short", False)):
        short = [row for row in rows if row.games < row.match.games and row.clear == clear]
        if short:
            names = ", ".join(f"{name(row.match)} ({row.games}/{row.match.games})" for row in short)
            out.append(language.say(message, {"lines": names}))
    return out


# -- the page ----------------------------------------------------------------------------------------------------


def section(language: Language, title: str, rows: Sequence[Row], command: str) -> str:
    """The title's part of the page, between two marks."""
    lines = [f"<!-- ladder: {title} -->", f"## {language.say(title)}", "", "```", command, "```", ""]
    edges = ["---", *["--:" for _ in COLUMNS[1:]]]
    lines += [f"| {' | '.join(row)} |" for row in [columns(language), edges, *map(cells, rows)]]
    lines += [""]
    for remark in [*remarks(language, rows), machine(language, title)]:
        lines += [remark, ""]
    return "\n".join([*lines, f"<!-- end of ladder: {title} -->"]) + "\n"


def machine(language: Language, title: str) -> str:
    """What kind it is, in words."""
    system = {"Darwin": "macOS"}.get(platform.system(), platform.system())
    told: dict[str, str | int] = {"kind": f"{platform.machine()}, {system}", "cores": os.cpu_count() or 1}
    told |= {"python": platform.python_version(), "compiled": "yes" if compiled(title) else "no"}
    return language.say("arena-ladder-machine", told)


def page(language: Language, before: str, sections: dict[str, str]) -> str:
    """The page with these sections in place of those it had; other titles keep theirs, in the order of the shelf."""
    head = SECTION.sub("", before).rstrip("\n") or beginning(language)
    all_of_them = {found[1]: found[0].rstrip("\n") + "\n" for found in SECTION.finditer(before)} | sections
    order = [*(title for title in shelf.TITLES if title in all_of_them), *sorted(set(all_of_them) - set(shelf.TITLES))]
    return "\n\n".join([head, *(all_of_them[title].rstrip("\n") for title in order)]) + "\n"


def beginning(language: Language) -> str:
    parts = ["lead", "matches", "intervals", "times"]
    return "\n\n".join([f"# {language.say('arena-ladder')}", *(language.say(f"arena-ladder-{part}") for part in parts)])


# -- measured shares ---------------------------------------------------------------------------------------------


def shares(before: str, rows: Sequence[Row]) -> str:
    """The file that `shelf.share` reads, with the shares of these lines in place of those it had."""
    known: dict[str, dict[str, dict[str, object]]] = tomllib.loads(before)
    for row in rows:
        if step(row.match) and row.share is not None and row.games:
            entry: dict[str, object] = {"share": round(row.share.rate, 3), "games": row.games}
            known.setdefault(row.match.title, {})[row.match.one] = entry
    out = [SHARES]
    for title in sorted(known):
        for level, entry in known[title].items():
            out.append(f"\n[{title}.{level}]\nshare = {entry['share']}\ngames = {entry['games']}\n")
    return "".join(out)
