"""Every clause of the rules is proved by a test, and no clause is quoted that is not written.

Usage: python3 tools/clauses.py [FOLDER]. FOLDER is the checkout, by default the one of this script.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"\d+\.\d+[a-z]?")
WRITTEN = re.compile(r"^\*\*(\d[^*]*)\*\*", re.MULTILINE)
HEADING = re.compile(r"^# ([^:\n]+)", re.MULTILINE)
TESTED = re.compile(r"test_(\d+)_(\d+[a-z]?)(?:_|$)")


def main(arguments: list[str]) -> int:
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    total = 0
    problems = []
    for place in places(root):
        count, found = examine(root, place)
        total += count
        problems += found
    for problem in problems:
        print(problem)
    print(f"{total} clauses, {len(problems)} problems" if problems else f"{total} clauses, all named by tests")
    return 1 if problems else 0


class Place(NamedTuple):
    """Where a title's rules, code and tests are."""

    title: str
    document: Path
    code: Path
    tests: Path


def places(root: Path) -> list[Place]:
    """Whatever has a rules document (translations have a second dot) or a folder of code, and the examples."""
    rules, games = root / "docs" / "rules", root / "src" / "cradle" / "games"
    names = {path.stem for path in rules.glob("*.md") if "." not in path.stem}
    names |= {path.parent.name for path in games.glob("*/__init__.py")}
    found = [Place(name, rules / f"{name}.md", games / name, root / "tests" / "games" / name) for name in sorted(names)]
    for path in sorted((root / "examples").glob("*/__init__.py")):
        code, name = path.parent, path.parent.name
        found.append(Place(name, code / "rules" / f"{name}.md", code, root / "tests" / "examples" / name))
    return found


def examine(root: Path, place: Place) -> tuple[int, list[str]]:
    """The number of clauses of a title, and what is wrong with them."""
    title, document, code, tests = place
    written_at = document.relative_to(root).as_posix()
    if not document.is_file():
        return 0, [f"{title}: there is no {written_at}"]
    text = document.read_text(encoding="utf-8")
    written = WRITTEN.findall(text)
    clauses = set(written)
    problems = [f"{title}/{clause}: not a clause number" for clause in written if not CLAUSE.fullmatch(clause)]
    problems += [f"{title}/{clause}: written twice" for clause in sorted(clauses) if written.count(clause) > 1]
    if not written:
        problems.append(f"{title}: {written_at} has no clause")
    tested = set()
    for file in sorted(tests.rglob("*.py")):
        for line, clause in named(file, title):
            tested.add(clause)
            if clause not in clauses:
                problems.append(f"{file.relative_to(root)}:{line}: names {title}/{clause}, which is not written")
    heading = HEADING.search(text)
    for file in sorted(code.rglob("*.py")):
        for line, clause in quoted(file, title, heading[1] if heading else title):
            if clause not in clauses:
                problems.append(f"{file.relative_to(root)}:{line}: quotes {title}/{clause}, which is not written")
    problems += [f"{title}/{clause}: named by no test" for clause in sorted(clauses - tested, key=order)]
    return len(clauses), problems


def named(file: Path, title: str) -> Iterator[tuple[int, str]]:
    """The clauses that a test file names: in a function's name, or in a `clause` mark."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and (match := TESTED.match(node.name)):
            yield node.lineno, f"{match[1]}.{match[2]}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value.removeprefix(f"{title}/")


def quoted(file: Path, title: str, name: str) -> Iterator[tuple[int, str]]:
    """The clauses that code quotes: as "title/4.2", or at the head of a docstring as "Title 4.2, 4.3: ..."."""
    head = re.compile(rf"{re.escape(name)} ((?:{CLAUSE.pattern}(?:, | and )?)+)")
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        if re.fullmatch(rf"{re.escape(title)}/\d[\w.]*", node.value):
            yield node.lineno, node.value.removeprefix(f"{title}/")
        elif match := head.match(node.value):
            for clause in CLAUSE.findall(match[1]):
                yield node.lineno, clause


def order(clause: str) -> tuple[list[int], str]:
    return [int(number) for number in re.findall(r"\d+", clause)], clause


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
