"""The pages of the full-screen table: each stands behind a key and is drawn when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType


class Tab:
    """One page."""

    def __init__(self, key: str, name: str, draw: Callable[[], RenderableType]) -> None:
        self.key = key
        self.name = name  # `cli-tab-<name>` is what people call it
        self.draw = draw
