"""What `dev.py play` starts: the game from the present sources, at once, and compiled as soon as it has been.

All of it lies in `.cradle/play`, in folders that are named by what they were made from and stay as they are:

    packages.…   the packages that the game needs
    client.…     the browser client
    rules.…      the compiled rules, made beside a running game (tools/compiling.py)
    game.…       the game itself: sources, client and, once they are there, compiled rules
    builder.…    the packages that compile; Node.js where this machine has none

A folder is made in a scratch folder and gets its name when it is whole; environments, which cannot be moved, have a
stamp instead. So an interruption leaves nothing that is taken for whole, and a game that runs keeps what it has begun
with. What the present sources do not ask for is removed by the next start that finds nobody playing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import hatch_build
from tools.environments import CACHE, ROOT, Environment, Failed, clean_environment, digest, locked, run, say

if sys.platform != "win32":
    import fcntl

PLAY = CACHE / "play"
RULES = ("src/cradle/__init__.py", *[f"src/cradle/{name}" for name in hatch_build.COMPILED], "hatch_build.py")


class Places:
    """Where everything is kept that the present sources ask for."""

    def __init__(self) -> None:
        builder = digest("requirements/build.txt", "requirements/node.txt")
        rules = builder + digest(*RULES)
        self.sources = digest("src", "docs/rules", "docs/first", "pyproject.toml")
        self.packages = place("packages", digest("requirements/run.txt"))
        self.builder = place("builder", builder)
        self.client = place("client", digest("web", "src/cradle/locale"))
        self.rules = place("rules", rules)
        self.failure = place("failure", rules)  # says why they cannot be compiled

    def game(self, client: bool, compiled: bool) -> Path:
        parts = [self.sources, self.client.name if client else "", self.rules.name if compiled else ""]
        return place("game", " ".join(parts))

    def wanted(self) -> list[Path]:
        games = [self.game(client, compiled) for client in (False, True) for compiled in (False, True)]
        return [self.packages, self.builder, self.client, self.rules, self.failure, *games]


def place(kind: str, made_from: str) -> Path:
    """By this Python, in this checkout."""
    key = hashlib.sha256("\n".join([sys.version, str(ROOT), made_from]).encode()).hexdigest()
    return PLAY / f"{kind}.{key[:12]}"


def play(rest: list[str]) -> int:
    places = Places()
    enter(places)
    with ThreadPoolExecutor(1) as beside:
        built = beside.submit(build_client, places)
        packages = Environment(places.packages).hold("run")
        built.result()
    mode, compiler = hatch_build.mode(), hatch_build.compiler()
    if mode == "require" and not places.rules.exists() and run([sys.executable, "-m", "tools.compiling", "now"]):
        raise Failed("the rules did not compile, and CRADLE_MYPYC=require asks for it.")
    compiled = mode != "off" and places.rules.exists()
    folder = game(places, compiled)
    if "--terminal" in rest and not sys.stdin.isatty():
        raise Failed("the game is ready, but there is no terminal to play in: run `python3 dev.py play` in one.")
    if compiled:
        say("The rules are compiled.")
    elif mode == "off":
        say("The rules are plain, as CRADLE_MYPYC=off asks for.")
    elif not compiler:
        say("The rules are plain, the same games, only slower: no C compiler with the headers of Python is here.")
    elif places.failure.exists():
        say(f"The rules are plain: they did not compile. {shown(places.failure)} says why; delete it to try again.")
    else:
        say("The rules are plain for now and are compiled beside the game: compiled ones are used from the next start.")
        compile_beside("silently" if rest else "aloud")
    call = [packages.program("python"), "-m", "cradle", "play", *rest]
    variables = {**clean_environment(), "PYTHONPATH": str(folder)}
    if os.name == "posix":
        os.execve(call[0], call, variables)
    return subprocess.run(call, env=variables, check=False).returncode


def enter(places: Places) -> None:
    """Removes what is not asked for, unless somebody plays: the game that this process becomes, and what it starts."""
    PLAY.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        return
    playing = os.open(CACHE / "playing.lock", os.O_RDWR | os.O_CREAT)
    os.set_inheritable(playing, True)
    try:
        fcntl.flock(playing, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        pass
    else:
        sweep(places)
    fcntl.flock(playing, fcntl.LOCK_SH)


def sweep(places: Places) -> None:
    """What goes loses its name first, so that nothing half removed is taken for whole."""
    wanted = set(places.wanted())
    for path in [*PLAY.iterdir()]:
        if path.name.startswith("scratch."):
            remove(path)
        elif path not in wanted:
            doomed = Path(tempfile.mkdtemp(prefix="scratch.", dir=PLAY))
            path.rename(doomed / path.name)
            remove(doomed)


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()


def kept(goal: Path, make: Callable[[Path], None]) -> Path:
    """The folder; where it is not there it is made, whole or not at all, and once if several ask for it.

    Nor is it kept if the sources have changed meanwhile: nobody knows then what it was made from.
    """
    if not goal.exists():
        with locked(goal):
            if not goal.exists():
                scratch = Path(tempfile.mkdtemp(prefix="scratch.", dir=PLAY))
                try:
                    make(scratch)
                    if goal not in Places().wanted():
                        raise Failed("The sources have changed meanwhile: start again.")
                    scratch.rename(goal)
                except BaseException:
                    shutil.rmtree(scratch, ignore_errors=True)
                    raise
    return goal


def build_client(places: Places) -> None:
    """The game can do without: in the terminal, and in the browser it says what is missing."""

    def build(folder: Path) -> None:
        node = hatch_build.system_node()
        if node is None:
            builder = Environment(places.builder).hold("node")
            node = Path(builder.says("import hatch_build; print(hatch_build.wheel_node())"))
        say("Building the browser client")
        begun = time.monotonic()
        problem = hatch_build.build_client(ROOT / "web", node, folder)
        if problem:
            raise Failed(problem)
        say(f"Built the browser client in {time.monotonic() - begun:.0f} s")

    try:
        kept(places.client, build)
    except Failed as failure:
        say(f"{failure}\nThere is no browser client this time: the lines above say why.")


def game(places: Places, compiled: bool) -> Path:
    client = places.client.exists()

    def make(folder: Path) -> None:
        compose(folder)
        if client:
            shutil.copytree(places.client, folder / hatch_build.STATIC)
        if compiled:
            shutil.copytree(places.rules / "lib", folder, dirs_exist_ok=True)

    return kept(places.game(client, compiled), make)


def compose(folder: Path) -> None:
    """What a wheel of these sources holds, without client and compiled rules."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    parts = {package: Path(package).name for package in wheel["packages"]} | wheel["force-include"]
    for source, goal in parts.items():
        shutil.copytree(ROOT / source, folder / goal, ignore=shutil.ignore_patterns("__pycache__", "static"))


def compile_beside(how: str) -> None:
    """Ends with the game: this process keeps the other end of its input open, and so does the game that it becomes."""
    call = [sys.executable, "-m", "tools.compiling", how]
    end, kept_open = os.pipe()
    subprocess.Popen(call, stdin=end, env=clean_environment(), close_fds=False, start_new_session=True)
    os.close(end)
    os.set_inheritable(kept_open, True)


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))
