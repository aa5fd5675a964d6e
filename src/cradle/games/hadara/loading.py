"""Hadara: reading a position back. What the kernel does not check is checked here."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import COUNT, FLAG, Plain, Range, check, fill, row, rows, within
from cradle.core.step import Steps
from cradle.games.hadara.box import BUSTS, CARDS, COLOURS, CRESTS, EPOCHS, MEDALS, SIDES, TILES, TRACKS, VALUES
from cradle.games.hadara.table import FIELDS, PLACE, Hadara, Player
from cradle.games.hadara.zones import OWNED, STAGES, UNCARVED

SILVER: Final = len(TRACKS) + BUSTS  # where a row of tiles tells how many lie on silver medals
RANGES: Final[dict[str, Range]] = {  # of the single numbers, the table's and a player's
    "epoch": (-1, EPOCHS - 1),
    "phase": FLAG,
    "turn": (0, len(COLOURS)),
    "wheel": (0, len(COLOURS) - 1),
    "stage": (0, len(STAGES) - 1),
    "coins": COUNT,
    "crest": (-1, len(CRESTS) - 1),
    "setup": (-1, len(CRESTS) - 1),
    "side": (-1, len(SIDES) - 1),
    "gold": (0, MEDALS),
    "taken": (0, (1 << len(VALUES)) - 1),
    "annexed": (0, (1 << len(VALUES)) - 1),
}


def load(t: Hadara, data: Plain, steps: Steps[Hadara]) -> Hadara:
    """Fill an empty table with what dump() wrote."""
    t.load_kernel(data, steps)
    fill(t, PLACE, row(data, "place"), RANGES, "place")
    t.ring = row(data, "ring", len(COLOURS))
    check("ring", sorted(t.ring) == list(range(len(COLOURS))))
    t.leaders = within(row(data, "leaders"), 0, t.seats - 1, "leaders")
    check("leaders", len(t.leaders) == EPOCHS or (t.epoch == -1 and not t.leaders))
    players = rows(data, "players", t.seats)
    tiles = rows(data, "tiles", t.seats)
    for seat, p in enumerate(t.players):
        load_player(p, players[seat], f"players[{seat}]")
        load_tiles(p, tiles[seat], f"tiles[{seat}]")
        count_cards(t, seat)
    return t


def load_player(p: Player, values: list[int], where: str) -> None:
    least, most = COUNT
    fill(p, FIELDS, values[: len(FIELDS)], RANGES, where)
    p.tracks = within(values[len(FIELDS) :], least, most, f"{where}.tracks", len(TRACKS))


def load_tiles(p: Player, values: list[int], where: str) -> None:
    """Unused tiles, busts, how many tiles lie on silver medals and which, then tiles on cards."""
    check(where, len(values) > SILVER and 0 <= values[SILVER] <= min(MEDALS, len(values) - SILVER - 1))
    first = SILVER + 1 + values[SILVER]
    p.tiles = within(values[: len(TRACKS)], 0, TILES, f"{where}.tiles")
    p.busts = within(values[len(TRACKS) : SILVER], UNCARVED, 2 * len(TRACKS) - 1, f"{where}.busts")
    p.silver = within(values[SILVER + 1 : first], 0, len(TRACKS) - 1, f"{where}.silver")
    p.tiled = values[first:]
    check(f"{where}.tiled", len(p.tiled) % 2 == 0)
    within(p.tiled[::2], 0, CARDS - 1, f"{where}.tiled")
    within(p.tiled[1::2], 0, len(TRACKS) - 1, f"{where}.tiled")


def count_cards(t: Hadara, seat: int) -> None:
    """Counts and perks are made again from the cards that lie there."""
    p = t.players[seat]
    for card in t.cards.zones[OWNED + seat]:
        p.owned += 1
        p.points += t.reading.points[card]
        p.colours[t.reading.colour[card]] += 1
    p.perks = t.reading.perks(t.cards.zones[OWNED + seat])
