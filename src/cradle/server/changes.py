"""What an answer would change in the numbers of one's own seat, tried on tables that the seat imagines."""

from __future__ import annotations

from cradle.core.outlook import Foresight
from cradle.core.table import Table

Document = dict[str, object]


def changes_of(table: Table, seat: int, answers: list[int]) -> list[Document]:
    """For each answer `path: [before, after]`; where chance or others have a say, what several tries agree on."""
    ahead = Foresight(table, seat, numbers_of)
    return [dict(difference(ahead.before, ahead.outlook(answer).after)) for answer in answers]


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
    stems = {path[: -len("length")] for path, n in before.items() if path.endswith(".length") and after.get(path) != n}
    for path, value in after.items():
        old = before.get(path)
        if old is None or old == value:
            continue
        if path.endswith(".length") or not any(path.startswith(stem) for stem in stems):
            out[path] = [old, value]
    return out
