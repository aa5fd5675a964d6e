"""The positions at which the browser's boards are tested: what the server says to seat 0, in `web/src/test`.

`python -m tests.server.boards` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cradle.core.record import Record
from cradle.core.table import Table
from cradle.server.settings import Settings
from tests.server.guests import Document, Guest
from tests.server.serving import Server
from tests.web.positions import asking, position, seen

FOLDER = Path(__file__).parents[2] / "web/src/test"
SEATS = 3
AFTER = 6  # answers of seat 0, so that something lies on the table


def offered(table: Table) -> bool:
    """Age of Heroes: among the offers is one of seat 0, and one that it can take."""
    offers: Any = seen(table)["offers"]
    makers = {offer["by"] for offer in offers if offer["open"]}
    return asking("market", 5)(table) and 0 in makers and len(makers) > 1


POSITIONS: dict[str, dict[str, Callable[[Table], bool]]] = {
    "heroes": {"market": offered, "compose": asking("compose", 8), "action": asking("action", 6)},
    "tapestry": {
        "act": asking("act", 4),
        "lay": asking("lay", 12),
        "build": asking("build", 3),
        "raise": asking("raise", 3),
        "pay": asking("pay", 2),
        "choose": asking("choose", 2),
    },
    "horizon": {
        "act": asking("act", 8),
        "research": asking("research", 2),
        "move": asking("move", 4),
        "expand": asking("expand", 4),
    },
}


def told(title: str, folder: Path) -> Document:
    """What is printed, and the positions by their name."""
    server = Server(Settings(database=str(folder / f"{title}.sqlite"), limits=False))
    try:
        guest = Guest(server.url, "Ada")
        out: Document = {"games": {}}
        for name, wanted in POSITIONS[title].items():
            table = sit_down(guest, position(title, SEATS, wanted, after=AFTER))
            out["games"][name] = {**guest.game(table, eye=0), "now": 0}
            out["content"] = guest.ok("GET", f"/api/tables/{table}/content")
        return out
    finally:
        server.stop()


def sit_down(guest: Guest, record: Record) -> str:
    origin = {"record": record.text(), "step": len(record.lines)}
    return str(guest.table(*["me"] * SEATS, **{"title": record.header["title"], "from": origin})["id"])


def file_of(title: str) -> Path:
    return FOLDER / f"{title}.json"


def main() -> None:
    with TemporaryDirectory() as folder:
        for title in POSITIONS:
            text = json.dumps(told(title, Path(folder)), ensure_ascii=False, separators=(",", ":"))
            file_of(title).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
