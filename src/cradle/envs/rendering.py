"""The table for people: the terminal's board as text, or the picture of the browser's board."""

from __future__ import annotations

from typing import Any, Final

from cradle.boards.page import table_page
from cradle.core.table import Table
from cradle.envs.problems import problem
from cradle.envs.setting import Setting, one_of
from cradle.language import Language, TitleLanguage, preferred

MODES: Final = ["ansi", "rgb_array"]


class Drawing:
    """Draws tables of one setting in one mode."""

    def __init__(self, setting: Setting, mode: str | None) -> None:
        self.setting = setting
        self.mode = one_of("render_mode", mode, MODES) if mode is not None else None

    def of(self, table: Table, eye: int) -> Any:
        if self.mode is None:
            raise problem("render-mode", modes=", ".join(MODES))
        return self.text(table, eye)

    def text(self, table: Table, eye: int) -> str:
        """The board of the terminal; seats have the names of the agents."""
        setting = self.setting
        players = [setting.name(seat) for seat in range(setting.seats)]
        words = TitleLanguage(Language(preferred()), setting.title.name, setting.box, players)
        return table_page(words, setting.box.reading(setting.choices), table, eye)

    def close(self) -> None:
        """Nothing stays open between two pictures."""
