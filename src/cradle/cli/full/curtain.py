"""Nothing on it but a name: nobody reads the last player's cards on the way."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Static


class Curtain(Screen[bool]):
    """True when the next person sits there, False if somebody leaves instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "dismiss(True)"),
        ("q", "dismiss(False)"),
        ("й", "dismiss(False)"),
    ]

    def __init__(self, sentence: str, ready: str) -> None:
        super().__init__()
        self.sentences = f"{sentence}\n\n{ready}"

    def compose(self) -> ComposeResult:
        yield Static(self.sentences, id="curtain", markup=False)

    def on_click(self) -> None:
        self.dismiss(True)
