"""Errors as people read them."""

from __future__ import annotations

from cradle.core.errors import CradleError
from cradle.language import LANGUAGES, bundle


def wanting(error: CradleError) -> list[str]:
    """What the error's sentence asks for in some language and the error does not tell."""
    found = []
    for code in LANGUAGES:
        part = bundle(code, "core")
        pattern = part.get_message(error.message).value
        assert pattern is not None
        _, problems = part.format_pattern(pattern, {**error.details, "reason": ""})
        found += [f"{code} {error.message}: {problem}" for problem in problems]
    return found
