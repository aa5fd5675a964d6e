"""Plain data: what JSON can hold, read back with checks that name the field."""

from __future__ import annotations

from cradle.core.errors import BadPosition

Plain = dict[str, object]


def number(data: Plain, name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition("core-position-number", {"field": name})
    return value


def numbers(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise BadPosition("core-position-numbers", {"field": name})
    out: list[int] = []
    for v in value:
        if not isinstance(v, int) or isinstance(v, bool):
            raise BadPosition("core-position-numbers", {"field": name})
        out.append(v)
    return out


def row(data: Plain, name: str, length: int = -1) -> list[int]:
    """A list of numbers; of exactly so many, if a length is given."""
    out = numbers(data.get(name), name)
    if length >= 0 and len(out) != length:
        raise BadPosition("core-position-length", {"field": name, "length": length})
    return out


def rows(data: Plain, name: str, length: int = -1) -> list[list[int]]:
    """A list of lists of numbers; of exactly so many lists, if a length is given."""
    value = data.get(name)
    if not isinstance(value, list):
        raise BadPosition("core-position-rows", {"field": name})
    if length >= 0 and len(value) != length:
        raise BadPosition("core-position-length", {"field": name, "length": length})
    return [numbers(v, f"{name}[{i}]") for i, v in enumerate(value)]


def items(data: Plain, name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise BadPosition("core-position-rows", {"field": name})
    return list(value)
