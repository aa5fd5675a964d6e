"""The `cradle` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Entry point of the installed command."""
    from cradle.cli.app import run

    sys.exit(run(sys.argv[1:]))
