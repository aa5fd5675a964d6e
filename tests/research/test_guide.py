"""The code of docs/research.md runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)


def test_every_face_is_shown() -> None:
    shown = "".join(BLOCKS)
    for face in (
        "envs.batch",
        "envs.aec",
        "envs.parallel",
        "gymnasium.make",
        "pyspiel.load_game",
        "envs.text",
        "describe",
    ):
        assert face in shown


@pytest.mark.parametrize("code", BLOCKS, ids=[f"block-{n}" for n in range(1, len(BLOCKS) + 1)])
def test_code_of_the_guide_runs(code: str) -> None:
    exec(compile(code, "docs/research.md", "exec"), {"__name__": "guide"})


def test_what_the_guide_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", GUIDE)
    assert len(links) > 5
    missing = [link for link in links if not (ROOT / "docs" / link).exists()]
    assert missing == []
