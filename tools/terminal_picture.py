"""Draw docs/pictures/terminal.svg: a table of Hadara in the middle of a game, as the terminal shows it."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from cradle import shelf
from cradle.cli.changes import outlooks
from cradle.cli.host import Host
from cradle.cli.seating import Seating
from cradle.cli.voice import Voice
from cradle.core.sitting import begin

SEED: Final = 65
PLAYERS: Final = 4
TARGET: Final = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
FONTS: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"
THEME: Final = TerminalTheme(
    (24, 28, 32),
    (214, 214, 208),
    [
        (40, 44, 50),
        (232, 103, 91),
        (126, 189, 98),
        (224, 180, 72),
        (92, 157, 232),
        (190, 132, 222),
        (92, 196, 200),
        (214, 214, 208),
    ],
    [
        (98, 104, 112),
        (240, 128, 116),
        (150, 208, 122),
        (246, 206, 96),
        (120, 178, 246),
        (208, 158, 236),
        (124, 216, 220),
        (244, 244, 240),
    ],
)


def wanted(host: Host) -> bool:
    """The moment to draw: a draft in the third epoch, with cards to choose between and piles to see."""
    view = host.sitting.table.view(0)
    return view["epoch"] == 3 and view["stage"] == "draft" and view["turn"] == 3


def picture(seed: int = SEED) -> str:
    voice = Voice("en")
    voice.out = Console(
        record=True, width=100, height=56, file=io.StringIO(), force_terminal=True, highlight=False, markup=False
    )
    seating = Seating(["human", *["greedy"] * (PLAYERS - 1)], ["Ada"])
    sitting = begin(shelf.title("hadara"), shelf.box("hadara"), PLAYERS, {}, seed)
    host = Host(voice, sitting, seating, Path("unused"), True)
    adviser = shelf.bot("greedy", "hadara")
    while True:
        seat = host.next_seat()
        if seat == 0 and wanted(host):
            break
        if seat == 0:
            host.seen[0] = sitting.journal.noticed[0]
        rng = host.luck(seat)
        host.answer(seat, adviser.choose(sitting.table.imagine(seat, rng), seat, rng))
    answers = sitting.table.answers(0)
    looks = outlooks(sitting.table, 0, host.screen.board.facts)
    host.screen.show(host.scene(0), answers, looks, host.news(0), [host.hint(0, answers)])
    voice.out.print(host.screen.prompt(0), end="")
    form = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.S).replace(
        "Fira Code", "Cascadia Mono"
    )
    form = form.replace("font-family: Cascadia Mono, monospace", f"font-family: {FONTS}")
    return voice.out.export_svg(title="cradle play hadara --terminal --players 4", theme=THEME, code_format=form)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
