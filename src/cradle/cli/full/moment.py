"""All that the full screen shows of one moment. It is made at once, so that it can be drawn while bots think on."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from cradle.boards.scene import Scene
from cradle.cli.barred import Barred
from cradle.core.sheet import ScoreSheet


@dataclass
class Moment:
    seat: int  # who is asked; the number of seats where everybody looks on
    scene: Scene
    question: str
    sheet: ScoreSheet
    log: list[str]
    news: list[str]
    answers: list[int] = field(default_factory=list)
    changes: list[Text] = field(default_factory=list)  # of each answer
    barred: list[Barred] = field(default_factory=list)
    clause: str = ""
    over: bool = False
    watching: bool = False  # nobody is asked: a bot has answered, and the next one follows soon
