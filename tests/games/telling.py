"""What every question and every legal answer must have: a number for each name in its sentence."""

from __future__ import annotations

from cradle.core.table import Table


def well_told(table: Table, seat: int, answer: int) -> None:
    if seat not in table.asked() or table.why(seat, answer):
        return
    for label in (table.about(seat), table.label(seat, answer)):
        assert len(label.names) == len(label.numbers), (label.message, label.names, label.numbers)
