"""Draw docs/pictures/terminal.svg: a table of Hadara in the middle of a game, as the terminal shows it."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.terminal_theme import TerminalTheme

from cradle import shelf
from cradle.cli.full.app import TableApp
from cradle.cli.full.host import FullHost
from cradle.cli.seating import Seating
from cradle.cli.voice import Voice
from cradle.core.sitting import begin

SEED: Final = 65
PLAYERS: Final = 4
SIZE: Final = (100, 37)
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


def wanted(host: FullHost) -> bool:
    """The moment to draw: a draft in the third epoch, with cards to choose between and piles to see."""
    view = host.sitting.table.view(0)
    return view["epoch"] == 3 and view["stage"] == "draft" and view["turn"] == 3


async def picture(folder: Path, seed: int = SEED) -> str:
    seating = Seating(["human", *["greedy"] * (PLAYERS - 1)], ["Ada"])
    sitting = begin(shelf.title("hadara"), shelf.box("hadara"), PLAYERS, {}, seed)
    host = FullHost(Voice("en"), sitting, seating, folder / "game", True)
    adviser = shelf.bot("greedy", "hadara")
    while True:
        seat = host.next_seat()
        if seat == 0 and wanted(host):
            break
        if seat == 0:
            host.seen[0] = sitting.journal.noticed[0]
        rng = host.luck(seat)
        host.answer(seat, adviser.choose(sitting.table.imagine(seat, rng), seat, rng))
    app = TableApp(host)
    app.ansi_theme_dark = THEME
    async with app.run_test(size=SIZE) as pilot:
        await app.ready.wait()
        await pilot.press("h")
        await app.ready.wait()
        await pilot.pause()
        drawn = app.export_screenshot(title="cradle play hadara --players 4")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S)
    return drawn.replace("Fira Code", "Cascadia Mono").replace("Cascadia Mono, monospace", FONTS)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        TARGET.write_text(asyncio.run(picture(Path(folder))), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
