"""What a person at the table may look at: a view, and the words for it. Boards draw from this and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

from typing_extensions import TypeVar

from cradle.core.plain import Plain
from cradle.core.table import Table
from cradle.language import TitleLanguage, Value

View = TypeVar("View", bound=Mapping[str, object], default=Any)  # as a title declares it


class Scene(Generic[View]):
    def __init__(self, words: TitleLanguage, document: Plain, table: Table, eye: int, width: int) -> None:
        self.words = words
        self.document = document  # the component facts as the table reads them
        self.eye = eye
        self.seats = table.seats
        self.view = cast(View, table.view(eye))
        self.asked = table.asked()
        asked = eye in self.asked
        about = table.about(eye) if asked else None
        self.question = words.label(about) if about else ""
        self.about = dict(zip(about.names, about.numbers, strict=True)) if about else {}
        self.labels = [words.label(table.label(eye, a)) for a in table.answers(eye)] if asked else []
        self.kind = table.kind(eye).name if asked else ""
        self.width = width  # of the screen or the page, in letters

    def say(self, message: str, args: dict[str, Value] | None = None) -> str:
        """A text of the title."""
        return self.words.say(message, args)

    def name(self, seat: int) -> str:
        return self.words.players[seat]

    def order(self) -> list[int]:
        """The seats, beginning with the person who looks."""
        first = self.eye if self.eye < self.seats else 0
        return [(first + n) % self.seats for n in range(self.seats)]
