"""A program that plays by docs/text-protocol.md and knows nothing else: any answer, by chance.

`player.py COMMAND…` starts the host and speaks to it; `player.py` alone speaks on its own standard streams.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import IO, Any


def play(host: IO[str], out: IO[str]) -> None:
    """Answer as long as there is somebody who asks; tell on standard error how each game went."""
    chance = random.Random(12)
    answers = longest = 0
    asked: dict[str, Any] = {}
    for line in host:
        message = json.loads(line)
        if message["type"] == "hello":
            print(message["title"], message["language"], message["yours"], file=sys.stderr)
        elif message["type"] == "ask" and not message["page"] and message["turn"] % 20 == 1:
            asked = message
            say(out, {"type": "page"})
        elif message["type"] in ("ask", "page"):
            asked = message if message["type"] == "ask" else asked
            answers, longest = answers + 1, max(longest, len(message["page"]))
            number = chance.choice(asked["answers"])["number"]
            say(out, {"type": "answer", "number": number, "seat": asked["seat"], "turn": asked["turn"]})
        elif message["type"] == "error":
            print(message["sentence"], file=sys.stderr)
            say(out, {"type": "quit"})
        elif message["type"] == "end":
            message.update(asked=answers, longest=longest)
            print(json.dumps(message), file=sys.stderr)
            answers = longest = 0  # in the arena another game may follow


def say(out: IO[str], message: dict[str, object]) -> None:
    out.write(json.dumps(message) + "\n")
    out.flush()


def main(command: list[str]) -> int:
    if not command:
        play(sys.stdin, sys.stdout)
        return 0
    host = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    assert host.stdin is not None
    play(host.stdout, host.stdin)
    host.stdin.close()
    return host.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
