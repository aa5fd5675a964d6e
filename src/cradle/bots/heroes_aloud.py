"""Age of Heroes: why an offer is declined, said aloud."""

from __future__ import annotations

from cradle.bots.aloud import Remark
from cradle.bots.heroes_fair import reason
from cradle.core.table import Table
from cradle.core.words import Label
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.trade import DONE


def remarks(table: Table, seat: int, answer: int) -> list[Remark]:
    """Who is done at the fair declines whatever is open to them; the table is as it was before the answer."""
    assert isinstance(table, Heroes)
    if answer != DONE or table.kind(seat).name != "market" or table.rules.compulsory:
        return []
    out: list[Remark] = []
    for n in range(len(table.offers)):
        offer = table.offers[n]
        if table.open >> n & 1 and offer.reaches(seat):
            terms = f"{offer.by} {offer.to} {offer.give} {offer.want} {offer.vow} {offer.wish} {offer.request}"
            label = Label(f"decline-{reason(table, seat, offer)}", ["offer", "maker-seat"], [n, offer.by])
            out.append(Remark(offer.by, f"{table.round} {n}: {terms}", label))
    return out
