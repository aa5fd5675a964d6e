"""The pages that every title has: log, rule, points, why not, help."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.sheet import draw_sheet
from cradle.boards.tab import Tab
from cradle.cli.full.host import FullHost
from cradle.cli.full.keys import DEEDS
from cradle.cli.full.moment import Moment
from cradle.cli.rulebook import chapter_text

MOVES = {"↑ ↓ Enter": "choose", "1–9 A–Z": "direct", "← →": "flip", "Tab PgUp PgDn": "page", "Space ⌫": "scroll"}


def all_tabs(host: FullHost, moment: Moment) -> list[Tab]:
    """The pages of the title, then those that every title has."""
    return [
        *host.board.tabs(moment.scene),
        Tab("l", "log", lambda: log(host, moment)),
        Tab("r", "rule", lambda: rule(host, moment)),
        Tab("p", "points", lambda: draw_sheet(host.words, moment.sheet)),
        Tab("w", "why", lambda: why(host, moment)),
        Tab("?", "help", lambda: manual(host, moment)),
    ]


def log(host: FullHost, moment: Moment) -> RenderableType:
    """The newest line first: it is read without paging."""
    return Text("\n".join(reversed(moment.log)) or host.voice.say("log-empty"))


def rule(host: FullHost, moment: Moment) -> RenderableType:
    text = chapter_text(moment.clause, host.voice.language.code) if moment.clause else ""
    heading = Text(host.voice.say("rule-head", clause=moment.clause), style="bold")
    return Group(heading, Markdown(text)) if text else Text(host.voice.say("rule-missing"))


def why(host: FullHost, moment: Moment) -> RenderableType:
    """The reasons why answers that this question can have cannot be given now, and which answers these are."""
    if not moment.barred:
        return Text(host.voice.say("why-none"))
    rows: list[RenderableType] = [Text(host.voice.say("why-head"), style="bold")]
    for found in moment.barred:
        count = host.voice.say("why-count", n=found.count)
        reason = host.voice.language.why(found.clause)
        rows.append(Text.assemble(f"{reason}  ", (f"{count}, {found.clause}", "dim")))
        if found.labels:
            rows.append(Padding(Text(found.named(), style="dim"), (0, 0, 0, 2)))
    return Group(*rows)


def manual(host: FullHost, moment: Moment) -> RenderableType:
    say = host.voice.say
    grid = Grid.grid(padding=(0, 2))
    for keys, name in MOVES.items():
        grid.add_row(Text(keys, style="bold cyan"), say(f"full-{name}"))
    for key, deed in DEEDS.items():
        grid.add_row(Text(key, style="bold cyan"), say(f"full-{deed}"))
    for tab in all_tabs(host, moment):
        grid.add_row(Text(tab.key, style="bold cyan"), say(f"tab-{tab.name}"))
    legend = Grid.grid(padding=(0, 2))
    for sign, meaning in host.board.legend(host.words):
        legend.add_row(sign, meaning)
    saved = Text(say("help-saved", file=str(host.place)), style="dim")
    return Group(grid, Text(), legend, Text(), Text(say("help-changes")), saved)
