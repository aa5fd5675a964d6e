"""The browser client in a real browser, against a real server.

These tests run in a process of their own, because the browser has an event loop of its own:
`CRADLE_WEB=1 pytest tests/web`. They need Node.js, playwright for Python and a chromium.
With `CRADLE_WEB=wheel` the client is the one in the wheel that is installed, and nothing is built.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

collect_ignore_glob = [] if os.environ.get("CRADLE_WEB") else ["*.py"]

if not collect_ignore_glob:
    from playwright.sync_api import Browser, expect, sync_playwright

    from cradle.server import client as packaged
    from tests.processes import PATIENCE
    from tests.web.people import CHROMIUM, Company, House, chromium

    ROOT = Path(__file__).parent.parent.parent
    expect.set_options(timeout=1000 * PATIENCE)

    @pytest.fixture(scope="session")
    def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
        """The client: in the wheel, or built from the sources that are there now."""
        if os.environ["CRADLE_WEB"] == "wheel":
            return packaged.folder()
        folder = tmp_path_factory.mktemp("client")
        build = ["npm", "run", "build", "--", "--outDir", str(folder), "--emptyOutDir"]
        done = subprocess.run(build, cwd=ROOT / "web", capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return folder

    @pytest.fixture(scope="session")
    def axe() -> str:
        return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    @pytest.fixture(scope="session")
    def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
        house = House(client, tmp_path_factory.mktemp("house") / "tables.sqlite")
        try:
            house.open()
            yield house
        finally:
            house.close()

    @pytest.fixture(scope="session")
    def browser() -> Iterator[Browser]:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
            yield browser
            browser.close()

    @pytest.fixture
    def company(browser: Browser, house: House) -> Iterator[Company]:
        company = Company(browser, house)
        yield company
        company.leave()
        for visitor in company.visitors:
            troubles = [trouble for trouble in visitor.troubles if not re.search(visitor.expected or "^$", trouble)]
            assert troubles == [], f"in the console of {visitor.name}: {visitor.refused}"
