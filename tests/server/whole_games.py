"""Whole games: played without a server, and brought to one."""

from __future__ import annotations

from cradle import shelf
from cradle.core.record import Record, line_of, new_record, opening
from cradle.core.rng import seeded
from cradle.server import conduct
from cradle.server import opening as openings
from cradle.server.desk import Desk
from cradle.server.models import NewOrigin, NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.room import Room

GAMES = {
    "hadara": (2, 1),
    "tapestry": (1, 2),
    "heroes": (2, 3),
    "horizon": (2, 2),
}  # seats, a seed that ends early


def random_game(title: str, seats: int, seed: int) -> Record:
    """A whole game, played without a server."""
    game, box = shelf.title(title), shelf.box(title)
    record = new_record(game, box, seats, {}, seed)
    table, rng = opening(record, game, box), seeded(seed)
    while asked := table.asked():
        seat = asked[rng.below(len(asked))]
        answers = table.answers(seat)
        answer = answers[rng.below(len(answers))]
        record.lines.append(line_of(table.kind(seat), seat, answer))
        table.take(seat, answer)
    return record


async def taken_over(desk: Desk, person: Person, record: Record, step: int) -> Room:
    seats = [NewSeat(kind="me")] * int(record.header["seats"])
    wanted = NewTable(seats=seats, **{"from": NewOrigin(record=record.text(), step=step)})  # type: ignore[arg-type]
    return await openings.create(desk.house, person, wanted)


async def finished(desk: Desk, person: Person, record: Record) -> str:
    """The game of the record, its last answer given here."""
    room = await taken_over(desk, person, record, len(record.lines) - 1)
    seat, _, word = record.lines[-1].split(" ")
    assert room.play is not None
    number = room.play.sitting.numbers[int(seat)]
    await conduct.answer(desk.house, room.row.id, person.id, int(seat), number, word, "last-answer")
    assert room.plan.state == "finished"
    return room.row.id
