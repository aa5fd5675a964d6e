"""Terms times weights: what an evaluation is made of that can be tuned."""

from __future__ import annotations

from cradle.bots.terms import NONE, Terms, Weighed
from cradle.core.table import Table
from tests.laws.mini import BOX, HAND, Bazaar


class Belongings(Terms):
    def __init__(self, between: list[list[int]] = NONE) -> None:
        super().__init__(["coins", "cards"], between)

    def write(self, table: Table, seat: int, out: list[int]) -> None:
        assert isinstance(table, Bazaar)
        out[0] = 100 * table.coins[seat]
        out[1] = 100 * len(table.cards.zones[HAND + seat])


def rich(coins: list[int]) -> Bazaar:
    t = BOX.setup(2, [0, 0], 1)
    t.coins = coins
    return t


def test_each_term_counts_by_its_weight() -> None:
    t = rich([3, 5])
    cards = len(t.cards.zones[HAND])
    assert Weighed(Belongings(), [[], [], [100, 0]]).worth(t, 1) == 500
    assert Weighed(Belongings(), [[], [], [100, 50]]).worth(t, 0) == 300 + 50 * cards


def test_weights_are_those_of_the_number_of_seats() -> None:
    evaluation = Weighed(Belongings(), [[], [], [100, 0], [200, 0]])
    assert evaluation.worth(rich([3, 5]), 0) == 300
    three = BOX.setup(3, [0, 0], 1)
    assert evaluation.worth(three, 0) == 200 * three.coins[0]


def test_all_seats_at_once_are_worth_what_each_is() -> None:
    t = rich([3, 5])
    evaluation = Weighed(Belongings(), [[], [], [100, 30]])
    out = [0, 0]
    evaluation.worths(t, out)
    assert out == [evaluation.worth(t, 0), evaluation.worth(t, 1)]


def test_between_turns_other_weights_may_count() -> None:
    t = rich([3, 5])
    same = Weighed(Belongings(), [[], [], [100, 0]])
    assert same.between() is same
    other = Weighed(Belongings([[], [], [200, 0]]), [[], [], [100, 0]])
    assert other.worth(t, 1) == 500 and other.between().worth(t, 1) == 1000
    assert other.anew([[], [], [50, 0]]).between().worth(t, 1) == 1000  # whatever counts within turns
