"""What all tests share."""

from pathlib import Path

from hypothesis import settings

import cradle.core.game

# A shared machine is slow at times, and the same code gives the same verdict every time.
settings.register_profile("cradle", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("cradle")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Interpreted classes cannot extend compiled ones: the compiled wheel only gets the files that are meant for it."""
    compiled = not cradle.core.game.__file__.endswith(".py")
    if compiled and collection_path.suffix == ".py" and "mark.compiled" not in collection_path.read_text("utf-8"):
        return True
    return None
