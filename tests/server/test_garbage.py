"""Looking for garbage does not stop the event loop of a busy server."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import weakref

import pytest

from cradle.server import garbage
from tests.server.serving import environment

CODE = """
import gc, json
from cradle.server.run import app_of_process
from cradle.server.settings import Settings
app = app_of_process(Settings(database="nowhere.sqlite"))
looked = []
gc.callbacks.append(lambda phase, about: looked.append(about["generation"]))
kept = [[n] for n in range(400_000)]
print(json.dumps([gc.get_freeze_count(), max(looked)]))
"""


def test_a_server_looks_through_what_is_young_only() -> None:
    """However much it keeps; and nothing that was there at the start is looked at again."""
    call = [sys.executable, "-c", CODE]
    said = subprocess.run(call, env=environment(), capture_output=True, text=True, check=True, timeout=120).stdout
    spared, oldest = json.loads(said)
    assert spared > 50_000
    assert oldest == 1


class Loop:
    def __init__(self) -> None:
        self.itself = self


def test_what_refers_to_itself_goes_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def life() -> None:
        gone = weakref.ref(Loop())
        task = asyncio.create_task(garbage.look_through())
        while gone() is not None:
            await asyncio.sleep(0)
        task.cancel()

    monkeypatch.setattr(garbage, "EVERY", 0.0)
    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(life(), 60))
    finally:
        gc.enable()
