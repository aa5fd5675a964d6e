"""In the terminal bots say why they decline an offer; it stands in the log where they said it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cradle import shelf
from cradle.cli.host import Host
from cradle.cli.seating import seat_people
from cradle.cli.voice import Voice
from cradle.core.sitting import begin


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """A person and two bots of Age of Heroes at the first fair. The bots take the first answer: they are done."""
    title = shelf.title("heroes")
    sitting = begin(title, shelf.box("heroes"), 3, {}, 7)
    made = Host(Voice("en"), sitting, seat_people(3, 1, 0, ["sensible", "random"], ["Ada"]), tmp_path / "x", True)
    monkeypatch.setattr(made, "advice", lambda seat, level: sitting.table.answers(seat)[0])
    while "market" not in [sitting.table.kind(seat).name for seat in sitting.table.asked()]:
        seat = made.next_seat()
        made.answer(seat, sitting.table.answers(seat)[0])
    return made


def offer(host: Host) -> None:
    table = host.sitting.table
    for wanted in ("offer", "all", "give", "want", "post"):
        kind = table.kind(0)
        host.answer(0, next(a for a in table.answers(0) if kind.word(a).startswith(wanted)))
        host.seen[0] = host.sitting.journal.noticed[0]


def test_a_bot_that_declines_says_why_in_the_log(host: Host) -> None:
    offer(host)
    for seat in (1, 2):
        host.answer_bot(seat)
    (said,) = [line for line in host.news(0) if "Ada, no to #1" in line]
    assert said.startswith(f"{host.words.players[1]}: Ada, no to #1")
    assert host.lines(host.sitting.journal.told, 0)[-1] == said
    host.seen[0] = host.sitting.journal.noticed[0]
    assert said not in host.news(0)
    assert said in host.lines(host.sitting.journal.told, 0)


def test_nothing_is_said_twice_about_the_same_offer(host: Host) -> None:
    offer(host)
    first = host.sitting.table.answers(1)[0]
    assert len(host.to_say(1, "sensible", first)) == 1
    host.answer_bot(1)
    offer(host)
    (second,) = host.to_say(1, "sensible", first)
    assert second.label.numbers == [1, 0]
    assert host.to_say(1, "random", first) == []
