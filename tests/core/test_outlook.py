"""Looking ahead: what is called sure comes out the same on every table that the seat can imagine."""

import pytest

from cradle import shelf
from cradle.core.outlook import Foresight
from cradle.core.rng import seeded
from cradle.core.table import Table


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
