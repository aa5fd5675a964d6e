"""A checkout in which everything that takes long is a stand-in: it notes its step, and stops there if it is told to."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.processes import PATIENCE, descendants, wait_until_gone

ROOT: Final = Path(__file__).parent.parent.parent
REAL: Final = ("dev.py", "tools/environments.py", "tools/start.py", "tools/compiling.py")
PREPARING: Final = ("venv-begun", "venv-made", "pip-run-begun", "pip-run-half", "client-begun", "client-half")
COMPILING: Final = ("pip-build-begun", "pip-build-half", "compiler-begun", "compiler-half", "compiler-done")

STEPS: Final = """
import os, time
from pathlib import Path

HERE = Path(__file__).parent

def step(name):
    with open(HERE / "steps", "a") as file:
        file.write(f"{name}\\n")
    while (HERE / f"stop-{name}").exists():
        time.sleep(0.01)
"""

# Found before the standard library's, since dev.py calls `python -m venv` and `python -m pip` in the checkout.
VENV: Final = """
import shutil, sys
from pathlib import Path
from steps import step

if __name__ == "__main__":
    place = Path(sys.argv[-1])
    step("venv-begun")
    shutil.rmtree(place, ignore_errors=True)
    (place / "bin").mkdir(parents=True)
    (place / "bin" / "python").symlink_to(sys.executable)
    step("venv-made")
"""
PIP: Final = """
import sys
from pathlib import Path
from steps import HERE, step

name = Path(sys.argv[-1]).stem
if (HERE / "no-network").exists():
    sys.exit("There is no network.")
place = Path(sys.orig_argv[0]).parent.parent
if (place / f"{name}-one").exists():
    sys.exit("An environment that is half filled was gone on with.")
step(f"pip-{name}-begun")
print("Installing collected packages: one, two", flush=True)
(place / f"{name}-one").write_text("one")
step(f"pip-{name}-half")
(place / f"{name}-two").write_text("two")
"""
HATCH_BUILD: Final = """
import os, subprocess, sys
from pathlib import Path
from steps import HERE, step

STATIC, COMPILED = "cradle/server/static", ("core", "games", "bots")

def mode():
    return os.environ.get("CRADLE_MYPYC", "")

def compiler():
    return "" if (HERE / "no-compiler").exists() else "cc"

def system_node():
    return None if (HERE / "no-node").exists() else Path(sys.executable)

def wheel_node():
    return Path(sys.executable)

def build_client(web, node, goal):
    subprocess.run([sys.executable, __file__, "client", goal], check=True, close_fds=False)
    return ""

def compile_rules(package, scratch, python):
    if (HERE / "broken").exists():
        step("compiler-broken")
        return "A rule does not compile."
    return subprocess.run([python, __file__, "rules", scratch], close_fds=False, cwd=HERE).returncode and "Killed."

def write(what, folder):
    step(f"{what}-begun")
    (folder / "one").write_text("one")
    step(f"{what}-half")
    (folder / "two").write_text("two")

if __name__ == "__main__":
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what == "client":
        write("client", folder)
    else:
        (folder / "objects").mkdir()
        (folder / "lib" / "cradle").mkdir(parents=True)
        write("compiler", folder / "lib" / "cradle")
        (folder / "lib" / "cradle" / "rules.so").write_text("compiled")
        step("compiler-done")
"""
CRADLE: Final = """
import sys
from pathlib import Path

here = Path(__file__).parent
for file in ("one", "two"):
    assert (here / "server" / "static" / file).read_text() == file
    assert (Path(sys.orig_argv[0]).parent.parent / f"run-{file}").read_text() == file
    assert not (here / "rules.so").exists() or (here / file).read_text() == file
print("playing", (here / "rules.so").read_text() if (here / "rules.so").exists() else "plain",
      (here / "core" / "rule.py").read_text(), flush=True)
while sys.stdin.readline():
    pass
"""
FILES: Final = {
    "steps.py": STEPS,
    "venv.py": VENV,
    "pip.py": PIP,
    "hatch_build.py": HATCH_BUILD,
    "src/cradle/__init__.py": "",
    "src/cradle/__main__.py": CRADLE,
    "src/cradle/core/rule.py": "one",
    "src/cradle/games/rule.py": "",
    "src/cradle/bots/rule.py": "",
    "src/cradle/locale/en.ftl": "",
    "src/cradle/server/app.py": "",
    "docs/rules/a.md": "",
    "docs/first/a.md": "",
    "web/package.json": "",
    "requirements/run.txt": "",
    "requirements/build.txt": "",
    "requirements/node.txt": "",
}


class Checkout:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in (*REAL, "pyproject.toml"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        compiling = folder / "tools" / "compiling.py"
        compiling.write_text(compiling.read_text().replace("NICE = 19", "NICE = 0"))  # other tests take the cores
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str = "") -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)

    def stop_at(self, step: str) -> None:
        self.write(f"stop-{step}")

    def go_on(self) -> None:
        for file in self.folder.glob("stop-*"):
            file.unlink()

    def steps(self) -> list[str]:
        file = self.folder / "steps"
        return file.read_text().split() if file.exists() else []

    def wait_for(self, step: str) -> None:
        self.wait_until(lambda: step in self.steps())

    def wait_until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.steps()
            time.sleep(0.01)

    def kept(self, kind: str) -> list[Path]:
        return sorted((self.folder / ".cradle" / "play").glob(f"{kind}.*"))

    def start(self, *arguments: str, **variables: str) -> Start:
        return Start(self, arguments, variables)


def hear_interruptions() -> None:
    """A shell in the background has whatever it starts ignore them, and what that starts in turn."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Start:
    """One `dev.py play`; what it says can be waited for."""

    def __init__(self, checkout: Checkout, arguments: tuple[str, ...], variables: dict[str, str]) -> None:
        self.checkout = checkout
        self.said: list[str] = []
        self.unheard: list[str] = []  # of it: game and compiler speak as they come, in any order
        self.process = subprocess.Popen(
            [sys.executable, "dev.py", "play", *arguments],
            cwd=checkout.folder,
            env={**os.environ, **variables},
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def __enter__(self) -> Start:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def hears(self, part: str) -> str:
        """A line that holds this and was not heard before."""
        for line in self.unheard:
            if part in line:
                self.unheard.remove(line)
                return line
        patience = threading.Timer(PATIENCE, self.give_up)
        patience.start()
        try:
            for line in self.process.stdout or ():
                self.said.append(line.strip())
                if part in line:
                    return line.strip()
                self.unheard.append(line.strip())
        finally:
            patience.cancel()
        raise AssertionError(f"{part!r} was not said: {self.said}")

    def give_up(self) -> None:
        """Nobody has the output open any more."""
        self.process.kill()
        self.checkout.go_on()

    def ends(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        if self.process.stdout:
            self.said += self.process.stdout.read().split("\n")
        return self.process.wait(PATIENCE)

    def family(self) -> set[int]:
        return descendants(self.process.pid)

    def kill(self, how: int = signal.SIGKILL) -> None:
        """As a closed terminal or Ctrl-C reaches all who are in the foreground; whoever is not ends by himself."""
        family = self.family()
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
        self.process.wait(PATIENCE)
        assert not wait_until_gone(family)
        if self.process.stdin:
            self.process.stdin.close()
        if self.process.stdout:
            self.process.stdout.close()
