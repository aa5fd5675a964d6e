"""Looking ahead: what is called sure comes out the same on every table that the seat can imagine."""

import pytest

from cradle import shelf
from cradle.core.outlook import TABLES, Foresight
from cradle.core.rng import seeded
from cradle.core.table import Table
from tests.laws.mini import BOX


def numbers(table: Table, seat: int) -> dict[str, int]:
    players = table.view(seat).get("players")
    mine = players[seat] if isinstance(players, list) else {}
    return {name: value for name, value in mine.items() if isinstance(value, int)}


@pytest.mark.parametrize("name", shelf.TITLES)
def test_what_is_sure_is_the_same_on_many_tables(name: str) -> None:
    title = shelf.title(name)
    table = shelf.box(name).setup(3, title.choices({}, 3), 5)
    rng = seeded(6)
    sure = unsure = 0
    for n in range(160):
        seat = table.first()
        if seat < 0:
            break
        answers = table.answers(seat)
        if n % 8 == 0:
            ahead = Foresight(table, seat, numbers)
            for answer in answers[:6]:
                look = ahead.outlook(answer)
                sure, unsure = sure + look.sure, unsure + (not look.sure)
                if look.sure:
                    for again in range(12):
                        other = table.imagine(seat, seeded(1000 + again))
                        other.take(seat, answer)
                        assert numbers(other, seat) == look.after
        table.take(seat, answers[rng.below(len(answers))])
    assert sure and unsure


def test_what_others_or_chance_decide_is_not_called_sure() -> None:
    """In the draft everybody chooses at the same time: however many tries agree, it is not sure."""
    table = shelf.box("hadara").setup(3, [1, 0, 0, 0, 0], 4)
    while table.kind(table.first()).name != "draft":
        table.take(table.first(), table.answers(table.first())[0])
    before = table.digest()
    looks = [Foresight(table, 0, numbers).outlook(answer) for answer in table.answers(0)]
    assert not any(look.sure for look in looks)
    assert all("coins" in look.after for look in looks)
    assert table.digest() == before


# -- on a small made-up title ----------------------------------------------------------------------------------


def reach(question: str, seed: int = 3) -> Table:
    """Everybody gives the last possible answer, so bids are all there is and seat 0 wins."""
    table = BOX.setup(2, [0, 0], seed)
    while table.kind(table.first()).name != question:
        table.take(table.first(), table.answers(table.first())[-1])
    return table


def test_one_try_is_enough_where_nobody_learns_anything() -> None:
    table = reach("pick")
    ahead = Foresight(table, 0, numbers)
    look = ahead.outlook(table.answers(0)[0])
    before = numbers(table, 0)
    assert look.sure and len(ahead.tables) == 1
    assert look.after == {**before, "coins": before["coins"] - 1, "cards": before["cards"] + 1}
    assert [told.news.name for told in look.told] == ["moved", "bought"]


def test_what_all_tries_agree_on_is_left() -> None:
    """A sealed bid is paid for sure, but others have to answer first; nothing else of the seat's changes by then."""
    table = reach("bid")
    ahead = Foresight(table, 0, numbers)
    look = ahead.outlook(2)
    before = numbers(table, 0)
    assert not look.sure
    assert look.after == {**before, "coins": before["coins"] - 2}
    assert len(ahead.tables) == TABLES


def test_the_first_seat_answers_for_the_others_like_any_seat() -> None:
    table = reach("bid")
    look = Foresight(table, 1, numbers).outlook(2)
    assert look.after["coins"] == numbers(table, 1)["coins"] - 2


def test_what_tries_do_not_agree_on_is_left_out() -> None:
    """Whether the victim has a guard decides how many cards the thief holds in the next round."""
    table = reach("guard")
    look = Foresight(table, 0, numbers).outlook(table.answers(0)[-1])
    before = numbers(table, 0)
    assert not look.sure
    assert look.after == {"coins": before["coins"], "points": before["points"]}


def test_looking_ahead_leaves_the_table_and_what_it_imagines_alone() -> None:
    table = reach("guard")
    before = table.digest()
    ahead = Foresight(table, 0, numbers)
    first, again = (ahead.outlook(table.answers(0)[-1]) for _ in range(2))
    assert first.after == again.after
    assert [len(look.told) for look in (first, again)] == [len(first.told)] * 2
    assert table.digest() == before


class Told:
    """Numbers of a seat as a list has them: before the answer, after it, and on every other table."""

    def __init__(self, *readings: dict[str, int]) -> None:
        self.readings = list(readings)

    def __call__(self, table: Table, seat: int) -> dict[str, int]:
        return dict(self.readings.pop(0) if len(self.readings) > 1 else self.readings[0])


def test_what_has_not_changed_is_left_whatever_other_tries_say() -> None:
    table = reach("bid")
    told = Told({"coins": 5, "cards": 2, "points": 0}, {"coins": 3, "cards": 2, "points": 1}, {"coins": 3, "cards": 9})
    assert Foresight(table, 0, told).outlook(2).after == {"coins": 3, "cards": 2}


def test_nothing_is_tried_again_where_nothing_has_changed() -> None:
    ahead = Foresight(reach("bid"), 0, Told({"coins": 5}))
    assert not ahead.outlook(2).sure
    assert len(ahead.tables) == 1


def test_what_chance_decides_is_not_sure_though_nobody_else_is_asked() -> None:
    """The last to guard, where the answers of the others lie on the imagined table: a card is stolen by chance."""
    table = reach("guard")
    while len(table.asked()) > 1:
        table.take(table.first(), table.answers(table.first())[-1])
    seat = table.first()
    ahead = Foresight(table, seat, numbers)
    ahead.tables[0] = table.clone()
    assert not ahead.outlook(table.answers(seat)[-1]).sure
