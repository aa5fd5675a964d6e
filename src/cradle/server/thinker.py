"""A process that thinks for bots: reads one job a line, writes one answer a line, ends when its input does.

It is handed an imagined table, so it never holds what its seat may not know.
"""

from __future__ import annotations

import json
import secrets
import signal
import sys

from cradle import shelf
from cradle.core.rng import SEED_BITS, seeded
from cradle.server.boxes import stored_box


def think(job: dict[str, object]) -> int:
    title, seat, table = str(job["title"]), job["seat"], job["table"]
    document = job.get("document")
    assert isinstance(seat, int) and isinstance(table, dict)
    box = stored_box(title, str(job["digest"]), document) if isinstance(document, dict) else shelf.box(title)
    bot = shelf.bot(str(job["level"]), title)
    return bot.choose(box.load(table), seat, seeded(secrets.randbits(SEED_BITS)))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    for line in sys.stdin:
        try:
            reply: dict[str, object] = {"answer": think(json.loads(line))}
        except Exception as error:  # a bot's mistake must not stop the game: the server then takes any legal answer
            reply = {"failed": type(error).__name__}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
