"""What people can do wrong at the command line, and the exit code for it."""

from __future__ import annotations

import os
import re
import sys
from typing import Final

import typer
from typer.exceptions import TyperException

from cradle.cli.voice import Voice
from cradle.core.errors import BadSetup, CradleError

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


class Complaint(CradleError):
    """Something about the command's own work: a file, a terminal. The id is given without its `cli-`."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(f"cli-{message}", args)


class Usage(Complaint):
    """A command line that cannot be meant so."""


def exit_code(error: CradleError) -> int:
    return USAGE if isinstance(error, BadSetup | Usage) else FAILED


def usage_problem(error: TyperException) -> CradleError:
    """What the command line parser complains about, in words of ours."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "cradle"
    name = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    if name == "NoSuchOption":
        return Usage("usage-no-option", option=option, command=command)
    if name == "BadOptionUsage":
        return Usage("usage-no-value", option=option, command=command)
    if isinstance(error, typer.BadParameter):
        param = error.param
        shown = max(param.opts, key=len) if param is not None else ""
        shown = shown if shown.startswith("-") else shown.upper()
        if name == "MissingParameter":
            return Usage("usage-missing", name=shown, command=command)
        return Usage("usage-value", name=shown, command=command)
    extra = re.search(r"\((.*)\)\s*$", error.message)
    if extra and "extra" in error.message:
        return Usage("usage-extra", words=extra[1], command=command)
    return Usage("usage", command=command)


def report(voice: Voice, error: CradleError) -> int:
    voice.error(error)
    return exit_code(error)


def hush() -> int:
    """The reader of our output has gone: nothing more can be said, not even at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):
            continue
    return FAILED
