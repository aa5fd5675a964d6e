"""Long thoughts behind the screen: it stays awake while a bot thinks, and can be left at any time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def behind(deed: Callable[[], T]) -> T:
    """Do it in a thread that the end of the program does not wait for."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(deliver: Callable[[], None]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(lambda: None if done.done() else deliver())

    def work() -> None:
        try:
            found = deed()
        except BaseException as error:
            problem = error
            tell(lambda: done.set_exception(problem))
        else:
            tell(lambda: done.set_result(found))

    threading.Thread(target=work, daemon=True).start()
    return await done
