"""Plants small faults into sources, one at a time, and sees whether the tests notice.

Tests are collected once; while they run for the first time, the lines that each goes through are kept. A fault is then
planted into a fork of that process, and only the tests of its line are run there. A fault in what runs while modules
are imported is planted before that. Accepted are the faults of tests/mutants.txt, which change nothing that matters.
"""

from __future__ import annotations

import argparse
import difflib
import os
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.ground import KEPT, KILLED, MISSED, SURVIVED, asked, digest, note
from tools.planting import Mutant, mutants_of

ROOT: Final = Path(__file__).resolve().parent.parent
ACCEPTED: Final = "tests/mutants.txt"
WANTED: Final = 90  # percent

LET: Final = "accepted"


def main(arguments: list[str], root: Path = ROOT) -> int:
    wish = parser().parse_args(arguments)
    os.chdir(root)
    os.environ.update(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", CRADLE_FEW="1")
    accepted = read_accepted(Path(ACCEPTED))
    verdicts: dict[Mutant, str] = {}
    for tests, files in by_tests(wish.paths, wish.tests).items():
        mutants = [mutant for file in files for mutant in mutants_of(Path(file).read_bytes(), file)]
        mutants = [mutant for mutant in mutants if wish.only in mutant.function]
        if wish.sample and wish.sample < len(mutants):
            chosen = set(random.Random(wish.seed).sample(range(len(mutants)), wish.sample))
            mutants = [mutant for i, mutant in enumerate(mutants) if i in chosen]
        verdicts.update(judge(tests, mutants, accepted, wish))
    if not verdicts:
        print("There is nothing to plant.")
        return 1
    for line in [*unknown(accepted, verdicts, wish), *report(verdicts)]:
        print(line)
    return 0 if all(share >= WANTED for *_, share in summary(verdicts)) else 1


def parser() -> argparse.ArgumentParser:
    shape = argparse.ArgumentParser(prog="dev.py mutants", description="plant small faults and see who notices")
    shape.add_argument("paths", nargs="+", metavar="PATH", help="a source file, or a folder of them")
    shape.add_argument("--sample", type=int, default=0, metavar="N", help="so many mutants of each group of tests only")
    shape.add_argument("--seed", type=int, default=0, metavar="N", help="another sample")
    shape.add_argument("--only", default="", metavar="NAME", help="functions whose name has this in it")
    shape.add_argument(
        "--tests", nargs="+", default=[], metavar="PATH", help="other tests than those of the source's folder"
    )
    shape.add_argument(
        "--known",
        action="store_true",
        help="what was killed before, in a file that has not changed, is not tried again",
    )
    shape.add_argument("--slow", type=int, default=1, metavar="N", help="everything has N times the time")
    return shape


# What is planted where, and which tests are asked


def by_tests(paths: Iterable[str], tests: list[str]) -> dict[tuple[str, ...], list[str]]:
    """The source files, under the tests that are theirs."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for name in paths:
        path = Path(name).resolve().relative_to(Path.cwd())
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if file.name != "__init__.py":
                groups.setdefault(tuple(tests) or (tests_of(file),), []).append(file.as_posix())
    return groups


def tests_of(file: Path) -> str:
    """`games/hadara/market.py` is tested by `tests/games/hadara`, `shelf.py` by `tests/test_shelf.py`."""
    parts = file.parts[2:] if file.parts[0] == "src" else file.parts
    if len(parts) == 1:
        return f"tests/test_{parts[0]}"
    return "/".join(["tests", *(parts[:2] if parts[0] == "games" else parts[:1])])


def read_accepted(place: Path) -> dict[str, dict[str, str]]:
    """Reasons by file and mutant."""
    reasons: dict[str, dict[str, str]] = {}
    file = ""
    for line in place.read_text(encoding="utf-8").splitlines() if place.exists() else ():
        if line.startswith("  "):
            key, _, reason = line.strip().rpartition("  # ")
            reasons.setdefault(file, {})[key] = reason
        elif line and not line.startswith("#"):
            file = line
    return reasons


# Judging


def judge(
    tests: tuple[str, ...], mutants: list[Mutant], accepted: dict[str, dict[str, str]], wish: argparse.Namespace
) -> dict[Mutant, str]:
    """The verdict on each mutant, from a process that has these tests in mind."""
    before = earlier() if wish.known else set()
    digests = {file: digest(file) for file in {mutant.file for mutant in mutants}}
    verdicts = {}
    for mutant in mutants:
        if mutant.key in accepted.get(mutant.file, {}):
            verdicts[mutant] = LET
        elif identity(mutant, digests) in before:
            verdicts[mutant] = KILLED
    progress = Progress(len(mutants), verdicts)
    rest = [mutant for mutant in mutants if mutant not in verdicts]
    for i, verdict in asked(tests, rest, wish.slow) if rest else ():
        verdicts[rest[i]] = verdict
        progress.show(rest[i], verdict)
        if verdict == KILLED:
            keep(identity(rest[i], digests))
    progress.end()
    return verdicts


# What was found out before


def identity(mutant: Mutant, digests: dict[str, str]) -> str:
    return f"{mutant.file} {digests[mutant.file]} {mutant.key}"


def earlier() -> set[str]:
    place = Path(KEPT, "killed.txt")
    return set(place.read_text(encoding="utf-8").splitlines()) if place.exists() else set()


def keep(line: str) -> None:
    Path(KEPT).mkdir(parents=True, exist_ok=True)
    with Path(KEPT, "killed.txt").open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


# Telling


class Progress:
    def __init__(self, total: int, verdicts: dict[Mutant, str]) -> None:
        self.total = total
        self.counts = Counter(verdicts.values())

    def show(self, mutant: Mutant, verdict: str) -> None:
        self.counts[verdict] += 1
        counts = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
        if verdict != KILLED:
            for line in difference(mutant, verdict):
                print(line, flush=True)
        note(f"{sum(self.counts.values())}/{self.total}: {counts}; {mutant.file}")

    def end(self) -> None:
        note("")


def summary(verdicts: dict[Mutant, str]) -> list[tuple[str, Counter[str], float]]:
    """For each file how many mutants met which end, and how many of those not accepted were killed, in percent."""
    files: dict[str, Counter[str]] = {}
    for mutant, verdict in verdicts.items():
        files.setdefault(mutant.file, Counter())[verdict] += 1
    rows = []
    for file, counts in sorted(files.items()):
        meant = sum(counts.values()) - counts[LET]
        rows.append((file, counts, 100 * counts[KILLED] / meant if meant else 100.0))
    return rows


def report(verdicts: dict[Mutant, str]) -> Iterator[str]:
    yield f"{'':44} killed  survived  not covered  accepted       %"
    for file, counts, share in summary(verdicts):
        numbers = f"{counts[KILLED]:6}  {counts[SURVIVED]:8}  {counts[MISSED]:11}  {counts[LET]:8}"
        yield f"{file.removeprefix('src/cradle/'):44} {numbers}  {share:6.1f}"


def difference(mutant: Mutant, verdict: str) -> list[str]:
    source = Path(mutant.file).read_bytes()
    before, after = (text.decode().splitlines() for text in (source, mutant.plant(source)))
    lines = list(difflib.unified_diff(before, after, n=0, lineterm=""))[3:]
    head = f"{mutant.file}:{mutant.lines[0]}: {verdict}: {mutant.key}"
    return [head, *(f"    {line}" for line in lines if line[1:].strip())]


def unknown(accepted: dict[str, dict[str, str]], verdicts: dict[Mutant, str], wish: argparse.Namespace) -> list[str]:
    """Accepted, but no longer to be found."""
    if wish.sample or wish.only:
        return []
    keys = {(mutant.file, mutant.key) for mutant in verdicts}
    files = {mutant.file for mutant in verdicts}
    gone = [(file, key) for file in files for key in accepted.get(file, {}) if (file, key) not in keys]
    return [f"{ACCEPTED}: no such mutant in {file}: {key}" for file, key in gone]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
