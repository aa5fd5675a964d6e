"""Own values of a title's components, as every face takes them."""

from __future__ import annotations

from pathlib import Path

from cradle.envs.problems import problem


def own_values(content: str | Path | None) -> tuple[str | None, str]:
    """Own values are a TOML text, or a path of one, and the name by which mistakes in it are told."""
    if not isinstance(content, Path):
        return content, "content"
    try:
        return content.read_text(encoding="utf-8"), str(content)
    except (OSError, UnicodeDecodeError):
        raise problem("content", path=str(content)) from None
