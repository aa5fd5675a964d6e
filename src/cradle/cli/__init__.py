"""The `cradle` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Entry point of the installed command."""
    try:
        from cradle.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
