"""The table for people: the terminal's board as text, or the picture of the browser's board."""

from __future__ import annotations

import json
import subprocess
from base64 import b64decode
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cradle.boards.page import table_page
from cradle.core.record import new_record
from cradle.envs.problems import problem
from cradle.envs.setting import Deal, Setting, one_of
from cradle.language import Language, TitleLanguage, preferred
from cradle.parent import child

MODES: Final = ["ansi", "rgb_array"]
CAMERA: Final = "cradle.server.camera"  # a process: environments know no server


class Drawing:
    """Draws the games of one setting in one mode."""

    def __init__(self, setting: Setting, mode: str | None) -> None:
        self.setting = setting
        self.mode = one_of("render_mode", mode, MODES) if mode is not None else None
        self.names = [setting.name(seat) for seat in range(setting.seats)]
        self.camera: subprocess.Popen[str] | None = None
        setting.recorded = mode == "rgb_array"

    def of(self, deal: Deal, eye: int) -> Any:
        if self.mode is None:
            raise problem("render-mode", modes=", ".join(MODES))
        return self.text(deal, eye) if self.mode == "ansi" else self.picture(deal, eye)

    def text(self, deal: Deal, eye: int) -> str:
        """The board of the terminal; seats have the names of the agents."""
        setting = self.setting
        words = TitleLanguage(Language(preferred()), setting.title.name, setting.box, self.names)
        return table_page(words, setting.box.reading(setting.choices), deal.table, eye)

    def picture(self, deal: Deal, eye: int) -> NDArray[np.uint8]:
        """The page of the browser, with the seat's own hand."""
        setting = self.setting
        options = setting.title.chosen(setting.choices)
        record = new_record(setting.title, setting.box, setting.seats, options, deal.seed)
        record.lines = deal.lines
        asked = {
            "title": setting.title.name,
            "names": self.names,
            "record": record.text(),
            "steps": len(deal.lines),
            "content": setting.own,
            "eye": eye,
            "over": deal.over(),
        }
        told = self.taken(json.dumps(asked))
        if "rgb" not in told:
            raise problem(f"no-picture-{told.get('problem', 'page')}")
        pixels = np.frombuffer(b64decode(told["rgb"]), np.uint8)
        return pixels.reshape(told["height"], told["width"], 3)

    def taken(self, line: str) -> dict[str, Any]:
        """What the camera answers; it is started for the first picture."""
        if self.camera is None or self.camera.poll() is not None:
            self.camera = subprocess.Popen(child(CAMERA), text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        camera = self.camera
        assert camera.stdin is not None and camera.stdout is not None
        try:
            camera.stdin.write(line + "\n")
            camera.stdin.flush()
            answer = camera.stdout.readline()
        except OSError:
            answer = camera.stdout.readline()
        told = json.loads(answer) if answer else {}
        return told if isinstance(told, dict) else {}

    def close(self) -> None:
        """The camera's browser and server end with it."""
        if self.camera is not None:
            self.camera.communicate("")
            self.camera = None
