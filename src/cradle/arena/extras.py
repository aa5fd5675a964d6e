"""Packages that only some parts need: where one is missing, a sentence says how to get it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cradle.core.errors import CradleError


class Missing(CradleError):
    """A package that is not installed."""


def needed(package: str, extra: str) -> Any:
    """The package, imported now. `extra` is the name under which Cradle asks for it."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        raise Missing("balance-missing", {"package": package, "extra": extra}) from error
