"""What a view must not do: hand out lists that the table goes on writing into."""

from __future__ import annotations

from cradle.core.game import Game
from cradle.core.table import Table


def shared(table: Table, eye: int) -> list[str]:
    """The paths in a view at which a list of the table itself lies."""
    assert isinstance(table, Game)
    owners = [table, table.cards, *[each for name in vars(table) for each in listed(getattr(table, name))]]
    mine = [value for owner in owners if hasattr(owner, "__dict__") for value in vars(owner).values()]
    mine += [part for value in mine for part in listed(value)]
    known = {id(value) for value in mine if isinstance(value, list)}
    return sorted(found(table.view(eye), known, ""))


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def found(value: object, known: set[int], path: str) -> list[str]:
    parts = value.items() if isinstance(value, dict) else enumerate(listed(value))
    inner = [each for name, part in parts for each in found(part, known, f"{path}.{name}")]
    return [path, *inner] if id(value) in known else inner
