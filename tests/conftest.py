"""What all tests share."""

import os
import re
from pathlib import Path

from hypothesis import settings

MARKED = re.compile(r"mark\.(compiled|wheel)\b")

# A shared machine is slow at times, and the same code gives the same verdict every time.
settings.register_profile("cradle", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("cradle")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Plain classes cannot extend compiled ones: beside the compiled wheel, open only files with marked tests."""
    if os.environ.get("CRADLE_COMPILED") != "1" or not collection_path.name.startswith("test_"):
        return None
    return None if MARKED.search(collection_path.read_text(encoding="utf-8")) else True
