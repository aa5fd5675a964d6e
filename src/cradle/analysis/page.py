"""An analysis as one HTML page that needs no network and no script: the chart is drawn into it."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final

from cradle.analysis.marks import MARKS, SIGNS
from cradle.analysis.report import Better, Loss, Report

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
WIDE, HIGH = 960, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 12, 28
DASHES: Final = ["none", "8 4", "2 4", "12 4 2 4", "5 5"]  # so that lines differ without colours
TICKS: Final = [0, 25, 50, 75, 100]


def page(report: Report, seats: list[int]) -> str:
    words, say = report.words, report.say
    heading = say("heading", title=words.language.say(words.title))
    parts = [
        f"<header><h1>{escape(heading)}</h1><p>{escape(', '.join(words.players))}</p></header>",
        accuracy(report),
        f"<section><h2>{escape(say('chart'))}</h2>{chart(report)}{turns(report)}{numbers(report)}</section>",
        losses(report, seats),
        f"<footer><p>{escape(report.counted())}</p><p>{escape(say('accuracy-note'))}</p></footer>",
    ]
    style = (files("cradle.analysis") / "page.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language.code}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(heading)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>",
            *parts,
            "</main>\n</body>\n</html>\n",
        ]
    )


def accuracy(report: Report) -> str:
    say, document = report.say, report.document
    head = "".join(f'<th scope="col">{SIGNS[mark]} {escape(say(f"mark-{mark}"))}</th>' for mark in MARKS)
    rows = ""
    for row in document["seats"]:
        name = escape(report.words.players[row["seat"]])
        won = f" {escape(say('won'))}" if row["seat"] in document["winners"] else ""
        marks = "".join(f"<td>{row['marks'][mark]}</td>" for mark in MARKS)
        points = f"<td>{document['totals'][row['seat']]}</td>" if document["scored"] else ""
        rows += f'<tr><th scope="row">{name}{won}</th>{points}<td><b>{row["accuracy"]:.0f}%</b></td>{marks}</tr>'
    points = f'<th scope="col">{escape(say("points"))}</th>' if document["scored"] else ""
    first = f'<th scope="col">{escape(say("player"))}</th>{points}<th scope="col">{escape(say("accuracy"))}</th>'
    table = f"<table><thead><tr>{first}{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<section class="scroll" tabindex="0">{table}</section>'


# -- the chart -----------------------------------------------------------------------------------------------------


def chart(report: Report) -> str:
    """The chances of all seats after every step; every line has its own dash, and its name at the end."""
    steps, last = report.document["steps"], max(1, report.document["answers"])
    names = report.words.players
    out = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(report.say("chart"))}">']
    for tick in TICKS:
        y = at(0, tick / 100, last)[1]
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y}" y2="{y}"/>')
        out.append(f'<text class="axis" x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{tick}%</text>')
    for turn in report.document["turns"]:
        x = at(turn["n"], 0, last)[0]
        out.append(f'<line class="turn" x1="{x}" x2="{x}" y1="{TOP}" y2="{HIGH - BOTTOM}"/>')
    ends = spaced([at(last, step_chance(report, seat), last)[1] for seat in range(len(names))])
    for seat, name in enumerate(names):
        points = [at(step["n"], step["chances"][seat], last) for step in steps]
        line = " ".join(f"{x},{y}" for x, y in points)
        out.append(f'<polyline class="seat-{seat % 5}" stroke-dasharray="{DASHES[seat % 5]}" points="{line}"/>')
        out.append(
            f'<text class="name seat-{seat % 5}" x="{WIDE - RIGHT + 8}" y="{ends[seat] + 4}">{escape(name)}</text>'
        )
    for loss in report.losses(list(range(len(names)))):
        chances = next((step["chances"] for step in steps if step["n"] == loss.n - 1), None)
        if chances is not None:
            x, y = at(loss.n - 1, chances[loss.seat], last)
            title = f"{names[loss.seat]}: {loss.played.label}, {loss.mark}"
            out.append(f'<text class="sign seat-{loss.seat % 5}" x="{x}" y="{y - 6}" text-anchor="middle">')
            out.append(f"<title>{escape(title)}</title>{loss.sign}</text>")
    out.append(f'<text class="axis" x="{LEFT}" y="{HIGH - 8}">0</text>')
    out.append(f'<text class="axis" x="{WIDE - RIGHT}" y="{HIGH - 8}" text-anchor="end">{last}</text></svg>')
    return "".join(out)


def at(n: int, chance: float, last: int) -> tuple[float, float]:
    x = LEFT + (WIDE - LEFT - RIGHT) * n / last
    return round(x, 1), round(TOP + (HIGH - TOP - BOTTOM) * (1 - chance), 1)


def step_chance(report: Report, seat: int) -> float:
    steps = report.document["steps"]
    return steps[-1]["chances"][seat] if steps else 0.0


def spaced(heights: list[float]) -> list[float]:
    """Names that do not stand on each other."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    out = heights[:]
    for above, below in zip(order, order[1:]):
        out[below] = max(out[below], out[above] + 15)
    low = max(out) - (HIGH - BOTTOM)
    return [y - low for y in out] if low > 0 else out


def turns(report: Report) -> str:
    found = "".join(f"<li>{escape(turn)}</li>" for turn in report.turns())
    return f"<ul>{found}</ul>" if found else ""


def numbers(report: Report) -> str:
    """The same numbers as a table."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in report.words.players)
    rows = ""
    for step in report.document["steps"]:
        cells = "".join(f"<td>{100 * chance:.0f}%</td>" for chance in step["chances"])
        rows += f'<tr><th scope="row">{step["n"]}</th>{cells}</tr>'
    grid = f'<table><thead><tr><th scope="col">{escape(report.say("step"))}</th>{head}</tr></thead>'
    return f"<details><summary>{escape(report.say('numbers'))}</summary>{grid}<tbody>{rows}</tbody></table></details>"


# -- mistakes --------------------------------------------------------------------------------------------------------


def losses(report: Report, seats: list[int]) -> str:
    found = report.losses(seats)
    told = "".join(loss_part(report, loss) for loss in found) or f"<p>{escape(report.say('no-losses'))}</p>"
    return f"<section><h2>{escape(report.say('losses'))}</h2>{told}</section>"


def loss_part(report: Report, loss: Loss) -> str:
    name = report.words.players[loss.seat]
    told = report.say("lost", n=loss.n, name=name, mark=loss.mark, lost=loss.lost, error=loss.error)
    answers = answer_part(report, report.say("played"), loss.played)
    answers += "".join(answer_part(report, report.say("better"), better) for better in loss.better)
    return f'<article><h3><span class="sign">{loss.sign}</span> {escape(told)}</h3><ul>{answers}</ul></article>'


def answer_part(report: Report, what: str, better: Better) -> str:
    width = round(100 * better.chance)
    bar = f'<span class="bar" aria-hidden="true"><span style="width:{width}%"></span></span>'
    reasons = f"<small>{escape('; '.join(better.reasons))}</small>" if better.reasons else ""
    odds = escape(report.odds(better))
    return f"<li><span>{escape(what)}: <b>{escape(better.label)}</b></span>{bar}<span>{odds}</span>{reasons}</li>"
