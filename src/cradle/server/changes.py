"""What an answer would change in the numbers of one's own seat, tried on tables that the seat imagines."""

from __future__ import annotations

from typing import Final

from cradle.core.rng import Rng, seeded
from cradle.core.table import Table

Document = dict[str, object]
SEEDS: Final = range(101, 106)  # imagined tables: what they do not agree on is not certain


def changes_of(table: Table, seat: int, answers: list[int]) -> list[Document]:
    """For each answer `path: [before, after]`, only what is certain."""
    tables = [table.imagine(seat, seeded(SEEDS[0]))]
    before = numbers_of(tables[0], seat)
    return [certain(table, tables, before, seat, answer) for answer in answers]


def certain(table: Table, tables: list[Table], before: dict[str, int], seat: int, answer: int) -> Document:
    """Where chance or hidden things play no part one try is enough; else several must agree."""
    after, moved = tried(tables[0], seat, answer, seeded(SEEDS[0]))
    found = difference(before, after)
    for n, seed in enumerate(SEEDS):
        if not moved or not found:
            break
        if n == len(tables):
            tables.append(table.imagine(seat, seeded(seed)))
        again, _ = tried(tables[n], seat, answer, seeded(seed))
        found = {path: change for path, change in found.items() if again.get(path) == change[1]}
    return dict(found)


def tried(table: Table, seat: int, answer: int, luck: Rng) -> tuple[dict[str, int], bool]:
    """The seat's numbers after the answer, and whether anybody learned something by it.

    A sealed answer is opened: the others then answer anything.
    """
    copy = table.clone()
    mark = copy.mark()
    copy.take(seat, answer)
    for _ in range(table.seats):
        other = copy.first()
        if not copy.waiting(seat) or other < 0:
            break
        answers = copy.answers(other)
        copy.take(other, answers[luck.below(len(answers))])
    return numbers_of(copy, seat), copy.mark() != mark


def numbers_of(table: Table, seat: int) -> dict[str, int]:
    """All numbers of the seat's part of its own view, by their paths."""
    players = table.view(seat).get("players")
    found: dict[str, int] = {}
    if isinstance(players, list) and seat < len(players):
        collect(players[seat], "", found)
    return found


def collect(value: object, path: str, found: dict[str, int]) -> None:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        found[path] = value
    elif isinstance(value, dict):
        for name, inner in value.items():
            collect(inner, f"{path}.{name}" if path else str(name), found)
    elif isinstance(value, list):
        found[f"{path}.length"] = len(value)
        for i, inner in enumerate(value):
            collect(inner, f"{path}.{i}", found)


def difference(before: dict[str, int], after: dict[str, int]) -> dict[str, list[int]]:
    """What changed; of a list that has another length only that."""
    out: dict[str, list[int]] = {}
    stems = {path[: -len("length")] for path in after if path.endswith(".length") and after[path] != before.get(path)}
    for path, value in after.items():
        old = before.get(path)
        if old is None or old == value:
            continue
        if path.endswith(".length") or not any(path.startswith(stem) for stem in stems):
            out[path] = [old, value]
    return out
