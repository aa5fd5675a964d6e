"""Garbage that refers to itself is found by looking through all that lives, and nobody is answered meanwhile.

What is there when a server starts stays there: it is never looked at again. Of the rest only the young is, but for a
look at everything from time to time, which takes a tenth of a second where hundreds play.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

EVERY: Final = 30.0  # seconds between two looks at everything
NEVER: Final = 1 << 30


def spare_what_stays() -> None:
    """Once a process, when its app has been made."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def look_through() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
