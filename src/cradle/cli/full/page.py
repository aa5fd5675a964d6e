"""The place where a page is shown: scrolled by keys and by the wheel, drawn anew when its width changes."""

from __future__ import annotations

from textual.containers import ScrollableContainer
from textual.message import Message


class Page(ScrollableContainer):
    width = 0

    class Resized(Message):
        """The page has another width than before."""

    def room(self) -> int:
        """Columns beside the bar for scrolling."""
        return self.scrollable_content_region.width

    def on_resize(self) -> None:
        if self.room() != self.width:
            self.width = self.room()
            self.post_message(self.Resized())
