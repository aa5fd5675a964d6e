"""The coach's process for the browser tests: in its folder a file named `hold` keeps it from its games, and one named
`end` ends it."""

import os
import sys
import time
from pathlib import Path

from cradle.core.plain import Plain
from cradle.server import adviser

FOLDER = Path(sys.argv[1])
real = adviser.reply_to


def reply_to(job: Plain) -> Plain:
    if (FOLDER / "end").exists():
        os._exit(1)
    while "more" in job and (FOLDER / "hold").exists():
        time.sleep(0.02)
    return real(job)


adviser.NICE = 0  # type: ignore[misc]  # tests wait for it, however busy the machine is
adviser.reply_to = reply_to
adviser.main()
