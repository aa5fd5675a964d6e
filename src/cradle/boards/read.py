"""Reading printed content, which has names and no types; what an entry does not have is nothing."""

from __future__ import annotations

from cradle.core.plain import Plain


def entries(data: Plain, name: str) -> list[Plain]:
    value = data.get(name)
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def plain(data: Plain, name: str) -> Plain:
    value = data.get(name)
    return value if isinstance(value, dict) else {}


def number(data: Plain, name: str) -> int:
    value = data.get(name)
    return value if isinstance(value, int) else 0


def numbers(data: Plain, name: str) -> list[int]:
    value = data.get(name)
    return [n for n in value if isinstance(n, int)] if isinstance(value, list) else []


def texts(data: Plain, name: str) -> list[str]:
    value = data.get(name)
    return [str(text) for text in value] if isinstance(value, list) else []
