"""A process that reads own content before the server does, within limits.

Whatever a file makes of its reader, only this process suffers from it.
"""

from __future__ import annotations

import json
import sys
from typing import Final

from cradle import shelf
from cradle.core.errors import BadContent, CradleError
from cradle.core.plain import Plain
from cradle.server import library
from cradle.server.boxes import own_box
from cradle.server.working import serve

MEMORY: Final = 1 << 30  # bytes of addresses, of which Python itself has a good part
SECONDS: Final = 5  # of a core for one file


def read(title: str, content: str) -> None:
    """What a server does with it at first: a box, its document for browsers, a table for every number of seats."""
    box = own_box(title, content)
    game = shelf.title(title)
    json.dumps(library.content(title, box, library.usual(game)), allow_nan=False)
    for seats in game.seats:
        table = box.setup(seats, game.choices({}, seats), 1)
        json.dumps([table.view(eye) for eye in range(seats + 1)], allow_nan=False)


def reply_to(job: Plain) -> Plain:
    limit_time()
    try:
        read(str(job["title"]), str(job["content"]))
    except CradleError as error:
        return {"message": error.message, "args": error.details}
    except MemoryError:
        raise
    except Exception as error:
        wrong = BadContent("core-content-toml", {"file": "content", "problem": type(error).__name__})
        return {"message": wrong.message, "args": wrong.details}
    return {"message": ""}


def limit_memory() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit_time() -> None:
    """From now on so many seconds; the system then ends the process."""
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime) + 1 + SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def main() -> None:
    limit_memory()
    serve(reply_to)


if __name__ == "__main__":
    main()
