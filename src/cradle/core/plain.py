"""Plain data: what JSON can hold, read back with checks that name the field.

A title lists the fields of a row once, by name: `row_of` writes them, `fill` reads them back, each within its range.
"""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadPosition

Plain = dict[str, object]
Range = tuple[int, int]
FLAG: Final = (0, 1)
COUNT: Final = (0, (1 << 60) - 1)  # of anything


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


# -- ranges --------------------------------------------------------------------------------------------------------


def check(field: str, right: bool) -> None:
    if not right:
        raise BadPosition("core-position-number", {"field": field})


def within(values: list[int], least: int, most: int, name: str, length: int = -1) -> list[int]:
    """The same numbers, none of them out of range; exactly so many, if a length is given."""
    must_have(values, length, name)
    for i, value in enumerate(values):
        if not least <= value <= most:
            raise BadPosition("core-position-number", {"field": f"{name}[{i}]"})
    return values


def must_have(values: list[int], length: int, name: str) -> None:
    if length >= 0 and len(values) != length:
        raise BadPosition("core-position-length", {"field": name, "length": length})


def seats_of(data: Plain, allowed: list[int]) -> int:
    seats = number(data, "seats")
    check("seats", seats in allowed)
    return seats


# -- fields --------------------------------------------------------------------------------------------------------


def row_of(thing: object, names: list[str]) -> list[int]:
    """These fields of a thing, in this order."""
    return [int(getattr(thing, name)) for name in names]


def fitting(values: list[int], names: list[str], ranges: dict[str, Range], where: str) -> list[int]:
    """A row, if each of its numbers is in the range of its field."""
    must_have(values, len(names), where)
    for name, value in zip(names, values, strict=True):
        least, most = ranges[name]
        check(f"{where}.{name}", least <= value <= most)
    return values


def fill(thing: object, names: list[str], values: list[int], ranges: dict[str, Range], where: str) -> None:
    """What row_of() wrote, back into the fields."""
    for name, value in zip(names, fitting(values, names, ranges, where), strict=True):
        if isinstance(getattr(thing, name), bool):  # not one expression: compiled, both of its values would be numbers
            setattr(thing, name, value == 1)
        else:
            setattr(thing, name, value)
