"""Pictures of a table for those who study games: what the camera's process answers, with a real browser."""

from __future__ import annotations

import json
import os
import subprocess
from base64 import b64decode
from typing import Any

import pytest

from cradle.core.record import Record
from cradle.parent import child
from tests.web.positions import asking, finished, position

pytestmark = pytest.mark.skipif(
    os.environ.get("CRADLE_WEB") != "wheel", reason="the camera shows the client of the wheel that is installed"
)


def asked(record: Record, eye: int, over: bool = False) -> dict[str, Any]:
    names = [f"seat_{seat}" for seat in range(int(record.header["seats"]))]
    told = {"record": record.text(), "steps": len(record.lines), "content": None, "over": over}
    return {"title": record.header["title"], "names": names, "eye": eye, **told}


def test_each_eye_has_a_picture_of_its_own_and_a_record_that_cannot_be_shown_has_none() -> None:
    record, whole = position("hadara", 2, asking("draft")), finished("hadara", 2)
    wrong = {**asked(record, 0), "record": "nothing"}
    wanted = [*[asked(record, eye) for eye in (0, 1)], *[asked(whole, eye, over=True) for eye in (0, 1)], wrong]
    camera = subprocess.run(
        child("cradle.server.camera"),
        input="\n".join(map(json.dumps, wanted)),
        text=True,
        stdout=subprocess.PIPE,
        check=False,
    )
    *answers, last = [json.loads(line) for line in camera.stdout.splitlines()]
    assert camera.returncode == 0
    assert [(answer["width"], answer["height"]) for answer in answers] == [(1366, 768)] * 4
    pictures = [b64decode(answer["rgb"]) for answer in answers]
    assert all(len(picture) == 3 * 1366 * 768 and len(set(picture)) > 50 for picture in pictures)
    assert len(set(pictures)) == 4
    assert last == {"problem": "page"}
