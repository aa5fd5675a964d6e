#!/usr/bin/env python3
"""Play Cradle, test it, and work on it. Needs Python 3.11 or later and nothing else.

python3 dev.py play     build what is here and sit down at a table
python3 dev.py test     everything that must hold before a change is taken in
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Callable, Iterator
from xml.etree import ElementTree

from tools.environments import CACHE, ROOT, Environment, Failed, clean_environment, digest, locked, run, say

DIST = CACHE / "dist"
PYTHON = (3, 11)
LOCKS = ("dev", "run", "build", "test", "research", "peers", "node", "lock")
CHECKED = ("src", "examples", "tests", "tools", "dev.py", "hatch_build.py")
PAPERS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "requirements/build.txt")
AT_ONCE = ("-n", "3", "--dist", "worksteal")  # one more than two cores: many tests wait; who is done takes from others
MANY_AT_ONCE = ("-n", "4")  # most tests of the plain sources wait: for processes, sockets, a database
FEW_AT_ONCE = ("-n", "2")  # beside others
SOURCES = ("src", "web", "docs/rules", "docs/first", *PAPERS)


def main() -> int:
    arguments, rest = parser().parse_known_args()
    command, passes_on = COMMANDS[arguments.command][:2]
    if rest and not passes_on:
        parser().error(f"{arguments.command} does not know: {' '.join(rest)}")
    try:
        check_python()
        os.chdir(ROOT)
        return command(rest)
    except Failed as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    shape = argparse.ArgumentParser(prog="dev.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = shape.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (_, passes_on, text) in COMMANDS.items():
        usage = f"python3 dev.py {name}" + (" [ARGUMENT ...]" if passes_on else "")
        kept = argparse.RawTextHelpFormatter
        commands.add_parser(name, help=text.split("\n")[0], description=text, usage=usage, formatter_class=kept)
    return shape


# The commands


def play(rest: list[str]) -> int:
    from tools.start import play  # which an older Python cannot read

    return play(rest)


def test(rest: list[str]) -> int:
    report = Report()
    with lane() as beside, lane() as fetching:  # neither the compiler nor what waits for a browser works all cores
        found = fetching.submit(find_browser)
        beside.submit(TABLE.hold, "test")
        if not report.part("tools", install_tools):
            return report.end()
        compiles = has_compiler(workshop())
        if not compiles:
            say("NO C COMPILER with the headers of Python is here: the wheel is built and tested as plain Python.")
        kind = "compiled wheel" if compiles else "plain wheel"
        wheel = {"CRADLE_COMPILED": "1"} if compiles else {}
        built = beside.submit(wheel_environment, compiles, "test")
        proved = beside.submit(pytest_beside, built, "wheel", "-m", "compiled or wheel", **wheel)
        studied = beside.submit(research_environment)
        research = beside.submit(pytest_beside, studied, "research", "tests/research", CRADLE_RESEARCH="1")
        report.part("check", lambda: check(rest) == 0)
        report.part("browser client", lambda: check_client() == 0)
        plain = (*MANY_AT_ONCE, "-m", "not wheel")  # and only few games: the rules of the wheel are faster
        report.part("tests, plain sources", lambda: report.pytest(workshop(), "plain", *plain, CRADLE_FEW="1"))
        if report.part(f"{kind}, built beside them", lambda: bool(built.result())):
            if found.result():
                web = {"CRADLE_WEB": "wheel", "CRADLE_CHROMIUM": found.result()}
                report.part("tests, browser", lambda: report.pytest(TABLE, "browser", "tests/web", **web))
            report.part(f"tests, {kind}, beside them", lambda: report.told("wheel", proved.result()))
            if report.part("packages for research, beside them", lambda: bool(studied.result())):
                report.part("tests, research, beside them", lambda: report.told("research", research.result()))
    if not found.result():
        say("NO CHROMIUM is here and none can be installed: the tests in a browser are not run.")
    report.part("clauses", lambda: clauses(rest) == 0)
    return report.end()


def install_tools() -> bool:
    tools = workshop()
    with ThreadPoolExecutor(1) as beside:
        client = beside.submit(install_client)
        tools.hold("build")
        return client.result() == 0


def check(_: list[str]) -> int:
    tools = workshop()
    failed = run([tools.program("ruff"), "check", *CHECKED])
    failed += run([tools.program("ruff"), "format", "--check", *CHECKED])
    failed += run([tools.program("mypy"), *CHECKED])
    failed += run([tools.program("lint-imports"), "--no-logo"])
    return 1 if failed else 0


def check_client() -> int:
    """Types, style and unit tests of the browser client."""
    return run_npm(["run", "check"]) or run_npm(["test"])


def types(_: list[str]) -> int:
    """The server describes its interface, and the client's types are made from that."""
    tools = workshop()
    described = tools.says("from cradle.server.describe import description; print(description(), end='')")
    (ROOT / "web/src/api/openapi.json").write_text(described + "\n", encoding="utf-8")
    return install_client() or run_npm(["run", "types"])


def clauses(_: list[str]) -> int:
    return run([sys.executable, "tools/clauses.py"])


def mutants(rest: list[str]) -> int:
    return run([workshop().program("python"), "-m", "tools.mutants", *rest])


def soak(rest: list[str]) -> int:
    return run([wheel_environment(must_compile=False).program("python"), "-m", "cradle.arena.soak", *rest])


def lock(rest: list[str]) -> int:
    """The whole set first, so that every smaller one agrees with it."""
    tools = TOOLS.hold("lock")
    options = ["--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
    options += ["--python-version", ".".join(map(str, PYTHON))]
    for name in LOCKS:
        goal = Path("requirements", f"{name}.txt")
        say(f"Locking {goal}")
        agree = [] if name == "dev" else ["--constraints", "requirements/dev.txt"]
        source = f"requirements/{name}.in"
        if run([tools.program("uv"), "pip", "compile", *options, *agree, *rest, source, "--output-file", str(goal)]):
            raise Failed(f"{source} cannot be locked: the lines above say why.")
        if "://" in goal.read_text():
            raise Failed(f"{goal} names an address: locks hold names, versions and hashes only.")
    return 0


COMMANDS: dict[str, tuple[Callable[[list[str]], int], bool, str]] = {
    "play": (
        play,
        True,
        "start the game from these sources\n\nFurther arguments go to `cradle play`, such as a title.",
    ),
    "test": (test, False, "check, tests, compiled wheel and its tests, clauses: the whole proof"),
    "check": (check, False, "style, types and layers: ruff, mypy --strict, import-linter"),
    "clauses": (clauses, False, "every clause of docs/rules is named by a test and no other is quoted"),
    "types": (types, False, "write the browser client's types anew from the server's description"),
    "mutants": (
        mutants,
        True,
        "plant small faults and see whether tests notice\n\nFor example: dev.py mutants src/cradle/core --sample 100",
    ),
    "soak": (
        soak,
        True,
        "random play of many games in the built wheel\n\nFor example: dev.py soak hadara --games 1000 --jobs 2",
    ),
    "lock": (
        lock,
        True,
        "write requirements/*.txt anew from requirements/*.in\n\nKeeps what is locked; --upgrade takes newer versions.",
    ),
}


# The parts of a test run


class Report:
    """The parts of a test run, each with its verdict and time."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, bool, float]] = []
        self.passed = self.failed = 0

    def part(self, name: str, work: Callable[[], bool]) -> bool:
        say(f"\n>>> {name}")
        begun = time.monotonic()
        try:
            good = work()
        except Failed as failure:
            say(f"dev.py: {failure}")
            good = False
        self.parts.append((name, good, time.monotonic() - begun))
        return good

    def pytest(self, place: Environment, name: str, *options: str, **variables: str) -> bool:
        return self.count(name, run(pytest_call(place, name, *options), **variables))

    def told(self, name: str, done: subprocess.CompletedProcess[str]) -> bool:
        say(done.stdout)
        return self.count(name, done.returncode)

    def count(self, name: str, code: int) -> bool:
        """The tests of a run that has ended with this code."""
        if results(name).exists():
            for suite in ElementTree.parse(results(name)).iter("testsuite"):
                ran, skipped, failures, errors = (
                    int(suite.get(name, "0")) for name in ("tests", "skipped", "failures", "errors")
                )
                self.failed += failures + errors
                self.passed += ran - skipped - failures - errors
        return code == 0

    def end(self) -> int:
        good = all(part[1] for part in self.parts)
        say("")
        for name, well, seconds in [*self.parts, ("all", good, sum(part[2] for part in self.parts))]:
            say(f"{'ok    ' if well else 'FAILED'} {seconds:6.1f} s  {name}")
        say(f"{self.passed} passed, {self.failed} failed")
        return 0 if good else 1


@contextmanager
def lane() -> Iterator[ThreadPoolExecutor]:
    """For work that is done beside other work, one after another; what has not begun is given up with it."""
    with ThreadPoolExecutor(1) as work:
        try:
            yield work
        finally:
            work.shutdown(cancel_futures=True)


def pytest_beside(made: Future[Environment], name: str, *more: str, **values: str) -> subprocess.CompletedProcess[str]:
    """In an environment that was made in the same lane."""
    return run_silently(pytest_call(made.result(), name, *FEW_AT_ONCE, *more), **values)


def pytest_call(place: Environment, name: str, *options: str) -> list[str]:
    results(name).unlink(missing_ok=True)
    return [place.program("python"), "-m", "pytest", f"--junitxml={results(name)}", *AT_ONCE, *options]


def results(name: str) -> Path:
    return CACHE / f"pytest-{name}.xml"


# Environments


TOOLS = Environment(ROOT / ".venv")
TABLE = Environment(CACHE / "wheel")
RESEARCH = Environment(CACHE / "research", "--no-compile")  # most of its packages' modules are never imported


def workshop() -> Environment:
    """The tools, and the plain sources as they stand."""
    tools = hold_node("dev")
    if tools.stamp().get("sources") != digest("pyproject.toml"):
        tools.pip("these sources", "--no-index", "--no-deps", "--no-build-isolation", "--editable", ".")
        tools.note(sources=digest("pyproject.toml"))
    return tools


def hold_node(lock: str) -> Environment:
    """The tools of this lock, and Node.js beside them where this machine has none that is new enough."""
    tools = TOOLS.hold(lock)
    return tools if tools.says("import hatch_build; print(hatch_build.system_node() or '')") else tools.hold("node")


def wheel_environment(must_compile: bool, *locks: str) -> Environment:
    """The game as people install it: the wheel of the present sources, built if they changed."""
    tools = hold_node("build")
    table = TABLE.hold(*(locks or ("run",)))
    wanted = digest(*SOURCES) + os.environ.get("CRADLE_MYPYC", "") + str(has_compiler(tools))
    stamp = table.stamp()
    if stamp.get("wheel") != wanted or (must_compile and stamp.get("compiled") != "yes"):
        wheel = build(tools, must_compile)
        table.pip(wheel.name, "--no-index", "--no-deps", "--force-reinstall", str(wheel))
        table.note(wheel=wanted, compiled="no" if wheel.name.endswith("-none-any.whl") else "yes")
    return table


def research_environment() -> Environment:
    """The same wheel beside all that its extras ask for; torch only where its build for processors can be had."""
    lab = RESEARCH.hold("research")
    with suppress(Failed):
        lab.hold("torch")
    if lab.says("import importlib.util as u; print(u.find_spec('torch'))") == "None":
        say("NO TORCH for processors alone can be had here: the examples that learn are not run.")
    wheel = built_wheel()
    if lab.stamp().get("wheel") != TABLE.stamp().get("wheel"):
        lab.pip(wheel.name, "--no-index", "--no-deps", "--force-reinstall", str(wheel))
        lab.note(wheel=TABLE.stamp().get("wheel"))
    return lab


def build(tools: Environment, must_compile: bool) -> Path:
    begun = time.monotonic()
    say("Building the wheel; where there is a C compiler this can take some minutes")
    shutil.rmtree(DIST, ignore_errors=True)
    call = [tools.program("python"), "-m", "hatchling", "build", "--target", "wheel", "--directory", str(DIST)]
    if run_watched(call, **({"CRADLE_MYPYC": "require"} if must_compile else {})):
        raise Failed("the wheel cannot be built: the lines above say why.")
    say(f"Built the wheel in {time.monotonic() - begun:.0f} s")
    return built_wheel()


def built_wheel() -> Path:
    found = next(DIST.glob("*.whl"), None)
    if found is None:
        raise Failed(f"there is no wheel in {DIST.relative_to(ROOT)}: delete {CACHE.name} and start again.")
    return found


def has_compiler(tools: Environment) -> bool:
    return bool(tools.says("import hatch_build; print(hatch_build.compiler())"))


# Small things


def check_python() -> None:
    if sys.version_info < PYTHON:
        wanted, present = (".".join(map(str, version)) for version in (PYTHON, sys.version_info[:2]))
        raise Failed(f"Cradle needs Python {wanted} or later, and this is {present}: start dev.py with a newer one.")


def run_silently(call: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Something else prints meanwhile."""
    out = subprocess.PIPE
    env = {**clean_environment(), **variables}
    return subprocess.run(call, env=env, text=True, stdout=out, stderr=subprocess.STDOUT, check=False)


def install_client() -> int:
    """The packages of the browser client, as its lock wants them."""
    stamp, wanted = ROOT / "web/node_modules/stamp", digest("web/package.json", "web/package-lock.json")
    with locked(ROOT / "client"):
        if stamp.exists() and stamp.read_text() == wanted:
            return 0
        code = run_npm(["ci", "--no-audit", "--no-fund"])  # it begins by removing all that is there
        if code == 0:
            stamp.write_text(wanted)
        return code


def run_npm(arguments: list[str]) -> int:
    """By this machine's Node.js, or the one that comes as a package."""
    code = "import hatch_build as h; n = h.system_node() or h.wheel_node(); print(n.parent, *h.npm(n), sep='\\n')"
    folder, *npm = workshop().says(code).split("\n")
    return run([*npm, "--prefix", "web", *arguments], PATH=os.pathsep.join([folder, os.environ.get("PATH", "")]))


def find_browser() -> str:
    """A Chromium on this machine, best the one without windows, which has a third less to do for a page.

    On Debian and Ubuntu it is installed where that may be done.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next((path for path in map(shutil.which, names) if path), "")
    if not found and shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        say("Installing chromium for the tests in a browser")
        run_silently(["apt-get", "update", "-q"])
        for name in names[:2]:
            if not found and run_silently(["apt-get", "install", "-y", "-q", name]).returncode == 0:
                found = shutil.which(name) or ""
    return found


def run_watched(call: list[str], **variables: str) -> int:
    """For what is long and silent: in a terminal the seconds pass."""
    begun = time.monotonic()
    with subprocess.Popen(call, env={**clean_environment(), **variables}) as process:
        while sys.stdout.isatty() and process.poll() is None:
            print(f"\r  {time.monotonic() - begun:.0f} s ", end="\r", flush=True)
            time.sleep(0.2)
    return process.returncode


if __name__ == "__main__":
    sys.exit(main())
