"""What people can do wrong with an environment, told as a sentence in their language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from cradle.core.errors import Args, CradleError
from cradle.language import Language, preferred


class Problem(CradleError, ValueError):
    """Something about an environment: an argument, an action, a package that is missing."""

    def __str__(self) -> str:
        return Language(preferred()).error(self)


class Illegal(Problem):
    """An action that is not possible now. The table is unchanged."""


@contextmanager
def in_words(kind: type[Problem] = Problem) -> Iterator[None]:
    """Errors of the kernel and the shelf, raised again as sentences."""
    try:
        yield
    except Problem:
        raise
    except CradleError as error:
        raise kind(error.message, error.details) from error


def needed(package: str) -> ModuleType:
    """A package that only environments need; without it a sentence says how to get it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise Problem("envs-missing", {"package": package, "extra": "envs"}) from error


def problem(message: str, **args: str | int) -> Problem:
    details: Args = args
    return Problem(f"envs-{message}", details)
