"""What readers of views share: who is asked what, by the pending steps that a view shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

Seen = Mapping[str, Any]
Reader = Callable[[Seen, int, int, bool], list[int]]


def reader(title: str) -> Reader:
    """The title's own reader: `observed(view, eye, seats, wide)` in observed_<title>.py."""
    name = f"tests.laws.observed_{title}"
    if find_spec(name) is None:
        raise AssertionError(f"{title} has an observer, but nothing reads the same from its views: write {name}")
    return cast(Reader, import_module(name).observed)


def question(view: Seen, seat: int) -> tuple[str, list[int]]:
    """The name of what is put to the seat and its numbers without the seat; "" if nothing is."""
    agenda, lanes = view["pending"]
    if not agenda:
        return "", []
    top = agenda[-1]
    if top[0] != "together":
        return (top[0], top[2:]) if len(top) > 1 and top[1] == seat else ("", [])
    floor = (top[2] >> (8 * seat)) & 255
    return (lanes[seat][-1][0], lanes[seat][-1][2:]) if len(lanes[seat]) > floor else ("", [])


def asked(view: Seen, seat: int) -> int:
    return int(bool(question(view, seat)[0]))


def within(numbers: list[int], least: int, most: int) -> list[int]:
    return [max(least, min(most, number)) for number in numbers]
