"""Where faults are planted: a process that has collected the tests, and forks of it, one for each mutant."""

from __future__ import annotations

import gc
import hashlib
import importlib.abc
import importlib.util
import json
import os
import resource
import signal
import sys
import traceback
import types
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Final

import coverage
import pytest

from cradle.parent import die_with_parent
from tools.planting import Mutant

KEPT: Final = ".cradle/mutants"  # what was found out before: who goes where, and what was killed
QUICK: Final = 0.5  # seconds of the processor: a test that takes longer is not asked
PATIENCE: Final = 2.0  # seconds for one mutant, of the quickest tests that reach it
ENDLESS: Final = 0.5  # seconds that a test may take more than it did, times five
ASLEEP: Final = 300  # seconds of the clock, for what does not even use the processor
MEMORY: Final = 1 << 30  # bytes that a mutant may take more
FINISHED: Final = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
PLUGINS: Final = ("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:faulthandler")

KILLED: Final = "killed"
SURVIVED: Final = "survived"
MISSED: Final = "not covered"


@dataclass(frozen=True)
class Trail:
    """Where a test went: its time, and the lines of each file."""

    seconds: float
    lines: dict[str, list[int]]


def asked(tests: tuple[str, ...], mutants: list[Mutant], slowness: int) -> Iterator[tuple[int, str]]:
    """The numbers of mutants and their verdicts, as they come. What is slow is given so many times the time."""
    inlet, outlet = os.pipe()
    child = os.fork()
    if not child:
        os.close(inlet)
        in_child(lambda: int(pytest.main([*tests, *PLUGINS], plugins=[Ground(mutants, outlet, slowness)])))
    os.close(outlet)
    orders: dict[int, list[str]] = {}
    with os.fdopen(inlet) as lines:
        for line in lines:
            i, verdict = json.loads(line)
            if isinstance(verdict, str):
                yield i, verdict
            else:
                orders[i] = verdict
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) not in FINISHED:
        raise SystemExit(f"These tests cannot be run: `python -m pytest {' '.join(tests)}` says why.")
    for i, names in orders.items():
        verdict = SURVIVED if names else MISSED
        yield i, KILLED if names and dies(partial(afresh, mutants[i], names), slowness) else verdict


class Ground:
    """A plugin of pytest: where mutants are planted instead of the tests being run once more."""

    def __init__(self, mutants: list[Mutant], outlet: int, slowness: int) -> None:
        self.mutants = mutants
        self.outlet = outlet
        self.slowness = slowness
        self.failed = False
        self.kills: Counter[str] = Counter()
        self.watch = coverage.Coverage(data_file=None, config_file=False, include=["src/*"])
        self.watch.start()

    def pytest_configure(self, config: pytest.Config) -> None:
        config.option.tbstyle = "value"  # nobody reads it

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("not all tests can be collected")
        items = {item.nodeid: item for item in session.items}
        trails = self.trails(session)
        self.watch.stop()
        imported = self.lines()[""]
        functions = functions_by_place()
        gc.collect()
        gc.freeze()
        for i, mutant in enumerate(self.mutants):
            near = self.order(trails, [name for name, trail in trails.items() if goes(trail.lines, mutant)])
            living = functions.get((mutant.file, mutant.function, mutant.first), [])
            if living and near and self.noticed(mutant, living, [(items[name], trails[name].seconds) for name in near]):
                self.say(i, KILLED)
            elif not mutant.first or goes(imported, mutant):
                self.say(i, self.order(trails, around(trails, mutant)))
            else:
                self.say(i, SURVIVED if near else MISSED)
        return True

    def order(self, trails: dict[str, Trail], names: list[str]) -> list[str]:
        """As many as one has the patience for: first those that killed others, then the quickest."""
        names.sort(key=lambda name: (-self.kills[name], trails[name].seconds))
        total = 0.0
        for i, name in enumerate(names):
            total += trails[name].seconds
            if total > PATIENCE * self.slowness:
                return names[:i]
        return names

    def say(self, i: int, verdict: str | list[str]) -> None:
        os.write(self.outlet, f"{json.dumps([i, verdict])}\n".encode())

    def noticed(self, mutant: Mutant, living: list[types.FunctionType], items: list[tuple[pytest.Item, float]]) -> bool:
        """Whether a fork in which the function has other code sees a test fail. That one is asked early from now on."""
        inlet, outlet = os.pipe()

        def tried() -> int:
            replace_code(mutant, living)
            for i, (item, seconds) in enumerate(items):
                signal.setitimer(signal.ITIMER_PROF, (ENDLESS + 5 * seconds) * self.slowness)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                if self.failed:
                    os.write(outlet, str(i).encode())
                    return 1
            return 0

        killed = dies(tried, self.slowness)
        os.close(outlet)
        with os.fdopen(inlet) as told:
            number = told.read()
        if number:
            self.kills[items[int(number)][0].nodeid] += 1
        return killed

    # The first run

    def trails(self, session: pytest.Session) -> dict[str, Trail]:
        """Where each quick test goes. What is known of a test file that has not changed is not found out again."""
        place = Path(KEPT, "trails", f"{digest('src')}.json")
        kept = json.loads(place.read_text()) if place.exists() else {}
        stamps = {file: digest(file, *helpers(file)) for file in {item.location[0] for item in session.items}}
        names = {item: f"{item.nodeid} {stamps[item.location[0]]}" for item in session.items}
        fresh = [item for item in session.items if names[item] not in kept]
        if fresh:
            for item, trail in self.walk(fresh):
                kept[names[item]] = [trail.seconds, trail.lines]
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(kept))
        return {item.nodeid: Trail(*kept[name]) for item, name in names.items()}

    def walk(self, items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, Trail]]:
        """Runs the tests. A test that takes too long, or fails by itself, goes nowhere."""
        seconds = {}
        for number, item in enumerate(items):
            note(f"{number}/{len(items)} tests")
            self.watch.switch_context(item.nodeid)
            seconds[item] = self.time_of(item)
        lines = self.lines()
        for item in items:
            yield item, Trail(seconds[item], lines.get(item.nodeid, {}) if seconds[item] >= 0 else {})

    def lines(self) -> dict[str, dict[str, list[int]]]:
        """The lines of each file, for each test; without a test those that were gone through while all was imported."""
        found: dict[str, dict[str, list[int]]] = {"": {}}
        data = self.watch.get_data()
        for file in data.measured_files():
            name = Path(file).relative_to(Path.cwd()).as_posix()
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    found.setdefault(test, {}).setdefault(name, []).append(line)
        return found

    def time_of(self, item: pytest.Item) -> float:
        """In seconds of the processor, or -1 if it fails or takes too long."""
        self.failed = False
        begun = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        seconds = resource.getrusage(resource.RUSAGE_SELF).ru_utime - begun
        failed, self.failed = self.failed, False
        return -1.0 if failed or seconds > 2 * QUICK * self.slowness else seconds  # being watched takes time too


def around(trails: dict[str, Trail], mutant: Mutant) -> list[str]:
    """For what is there from the import on: a test need not go through the file to notice it, but its neighbours do."""
    files = {name.partition("::")[0] for name, trail in trails.items() if mutant.file in trail.lines}
    return [name for name, trail in trails.items() if trail.seconds >= 0 and name.partition("::")[0] in files]


def goes(lines: dict[str, list[int]], mutant: Mutant) -> bool:
    return any(mutant.lines[0] <= line <= mutant.lines[1] for line in lines.get(mutant.file, ()))


def helpers(file: str) -> list[str]:
    """What the tests of a folder share."""
    return sorted(path.as_posix() for path in Path(file).parent.glob("*.py") if not path.name.startswith("test_"))


# Planting


def functions_by_place() -> dict[tuple[str, str, int], list[types.FunctionType]]:
    """Every function that lives, by its file, its name and the line where it begins."""
    found: dict[tuple[str, str, int], list[types.FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType):
            code = thing.__code__
            if code.co_filename.startswith(f"{Path.cwd()}{os.sep}"):
                file = Path(code.co_filename).relative_to(Path.cwd()).as_posix()
                found.setdefault((file, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def replace_code(mutant: Mutant, living: list[types.FunctionType]) -> None:
    whole = compile(mutant.plant(Path(mutant.file).read_bytes()), str(Path(mutant.file).absolute()), "exec")
    code = next(
        code for code in codes(whole) if (code.co_qualname, code.co_firstlineno) == (mutant.function, mutant.first)
    )
    for function in living:
        function.__code__ = code


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield constant
            yield from codes(constant)


def afresh(mutant: Mutant, names: list[str]) -> int:
    """For what is worked out while a module is imported."""
    sys.meta_path.insert(0, Planted(mutant))
    return int(pytest.main([*names, "-x", *PLUGINS]))


class Planted(importlib.abc.MetaPathFinder):
    """Finds one module otherwise than it is."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = Path(mutant.file).absolute()
        self.name = ".".join(Path(mutant.file).relative_to("src").with_suffix("").parts)
        self.code = compile(mutant.plant(self.path.read_bytes()), str(self.path), "exec")

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=Faulty(name, str(self.path), self.code))


class Faulty(SourceFileLoader):
    def __init__(self, name: str, path: str, code: types.CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> types.CodeType:
        return self.code


# Processes


def in_child(work: Callable[[], int]) -> None:
    """Never returns."""
    try:
        code = work()
    except BaseException:
        traceback.print_exc()
        code = 1
    os._exit(code)


def dies(work: Callable[[], int], slowness: int) -> bool:
    """Whether a fork that does this fails, by an error, by using up its time or its memory."""
    child = os.fork()
    if not child:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (memory() + MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # ends the process
        signal.setitimer(signal.ITIMER_PROF, PATIENCE * 3 * slowness)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(ASLEEP * slowness)
        die_with_parent()  # the process in between needs no such thread: a broken pipe ends it
        in_child(work)
    return os.waitpid(child, 0)[1] != 0


def memory() -> int:
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except OSError:
        return MEMORY


# Small things


def digest(*names: str) -> str:
    total = hashlib.sha256()
    for name in names:
        path = Path(name)
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            total.update(file.read_bytes())
    return total.hexdigest()[:16]


def note(line: str) -> None:
    """A line that the next one takes the place of."""
    if sys.stderr.isatty():
        print(f"\r{line[:110]:<110}", end="\r", file=sys.stderr, flush=True)
