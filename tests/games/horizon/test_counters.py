"""What can be counted of a player."""

from __future__ import annotations

import pytest

from cradle.games.horizon.counters import COUNTERS, count
from cradle.games.horizon.numbers import HELD, SOLDIER, START
from cradle.games.horizon.printed import Counter
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import clear_units, know, table, unit

COUNTED = {
    "villages": 2,
    "cities": 3,
    "structures": 4,
    "techs": 2,
    "techs-level": 1,
    "leaders": 2,
    "goals": 2,
    "invest-cubes": 5,
    "cubes-off": 3,
    "tracks-empty": 1,
    "units": 2,
    "unit-strength": 5,
    "active-pop": 7,
    "coins": 11,
    "open-columns": 3,
    "tiles-with-cube": 4,
}


def rich(seat: int) -> Horizon:
    """The seat has something of everything, the other one next to nothing."""
    t = table(2)
    clear_units(t, 0)
    clear_units(t, 1)
    p = t.players[seat]
    p.villages, p.cities, p.structures = 2, 3, 4
    know(t, seat, "i-1")
    know(t, seat, "ii-1")
    for _ in range(COUNTED["leaders"]):
        t.cards.zones[HELD + seat].append(0)
    t.goal_done = [1 << seat, 3, 2 - seat]
    p.invested = 5
    p.left = [len(t.printed.tracks[0]), len(t.printed.tracks[1]) - 3, 0]
    unit(t, seat, SOLDIER, 2, START)
    unit(t, seat, SOLDIER, 3, START)
    p.active, p.coins = 7, 11
    p.open_columns, p.tiles = 0b10110, 0b1111
    return t


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("what", COUNTED)
def test_what_a_player_has_is_counted_and_not_what_others_have(what: str, seat: int) -> None:
    of = {"techs-level": 1, "cubes-off": 1}.get(what, 0)  # level II, the second track
    assert count(rich(seat), seat, Counter(COUNTERS.index(what), of)) == COUNTED[what]


def test_technologies_are_counted_by_their_colours() -> None:
    t = rich(1)
    colours = [t.printed.technologies[card].colours for card in range(60) if t.players[1].known >> card & 1]
    for colour in range(4):
        told = count(t, 1, Counter(COUNTERS.index("techs-colour"), colour))
        assert told == sum(mask >> colour & 1 for mask in colours)
    assert len(colours) == 2
