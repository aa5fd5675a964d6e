"""Files: read with a clear complaint, written whole or not at all; and where unfinished games are kept."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_state_path

from cradle.cli.problems import Complaint

ENDING: Final = ".cradle"
MOST_BYTES: Final = 20_000_000  # no record or content is larger; a wrong file should not fill the memory


def read(path: Path) -> str:
    """The text of a file that a person named."""
    try:
        if path.is_dir():
            raise Complaint("file-directory", file=str(path))
        if path.stat().st_size > MOST_BYTES:
            raise Complaint("file-large", file=str(path))
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Complaint("file-missing", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise Complaint("file-text", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise Complaint("file-unreadable", file=str(path), problem=reason(error)) from error


def write(path: Path, text: str) -> None:
    """Whole or not at all: the old file stays until the new one is safely on the disk."""
    if path.is_dir():
        raise Complaint("file-directory", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        raise Complaint("file-unwritable", file=str(path), problem=reason(error)) from error


def changed(path: Path, known: str) -> bool:
    """Whether somebody else has written to a file since we did, such as the same game in another terminal."""
    try:
        return path.read_text(encoding="utf-8") != known
    except FileNotFoundError:
        return False
    except (OSError, ValueError):
        return True


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


# -- unfinished games ----------------------------------------------------------------------------------------------


def state_folder() -> Path:
    """Where this user's programs keep what they are in the middle of."""
    return user_state_path("cradle", appauthor=False)


def new_place(title: str) -> Path:
    """A file of its own for a game that begins."""
    name = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}"
    places = (state_folder() / f"{name}{more}{ENDING}" for more in ["", *[f"-{n}" for n in range(2, 100)]])
    return next(place for place in places if not place.exists())


def unfinished(title: str) -> list[Path]:
    """The title's unfinished games, the one played last first."""
    try:
        found = [path for path in state_folder().glob(f"{title}-*{ENDING}") if path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


def put_away(path: Path) -> Path:
    """A finished game goes out of the way of the unfinished ones; it can still be replayed."""
    target = path.parent / "finished" / path.name
    try:
        target.parent.mkdir(exist_ok=True)
        os.replace(path, target)
    except OSError:
        return path
    return target
