"""The planter of faults, on small made-up sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.ground import KILLED, MISSED, SURVIVED
from tools.mutants import LET, ROOT
from tools.planting import mutants_of


def planted(source: str) -> list[str]:
    """What the faults make of a source, one after another; each can be compiled and keeps the lines."""
    text = source.encode()
    found = [mutant.plant(text).decode() for mutant in mutants_of(text, "a.py")]
    for each in found:
        compile(each, "a.py", "exec")
        assert each.count("\n") == source.count("\n")
    return found


def within(body: str, result: str = "int") -> list[str]:
    """The same for one line of a function."""
    head = f"def f(a, b) -> {result}:\n    "
    return [each.removeprefix(head).strip() for each in planted(f"{head}{body}\n")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a != b", ["x = (a == b)"]),
        ("x = a in b", ["x = (a not in b)"]),
        ("x = a + b", ["x = (a - b)"]),
        ("x = a >> b", ["x = (a << b)"]),
        ("x = a and b", ["x = (a or b)", "x = (b)", "x = (a)"]),
        ("x = not a", ["x = (a)"]),
        ("x = -a", ["x = (a)"]),
        ("x = 7", ["x = (8)"]),
        ("x = False", ["x = (True)"]),
        ("x = 'heroes/5.1'", ["x = ('')"]),
        ("x = ''", ["x = ('mutant')"]),
        ("x = a if a.b else b", ["x = (b if a.b else a)"]),
        ("x = a[:]", ["x = (a)"]),
        ("x = a.clone()", ["x = (a)"]),
        ("x = min(a, b)", ["x = (max(a, b))"]),
        ("x = [c for c in a if c]", ["x = ([c for c in a])"]),
        ("a.call(b)", ["pass"]),
        ("a.x = b", ["pass"]),
        ("a.x += b", ["pass", "a.x -= b"]),
        ("raise Refused(a)", ["pass"]),
        ("raise TypeError('for the one who writes a title')", ["pass"]),
        ("return", ["pass"]),
        ("return a", ["return (a) + 1"]),
        ("if a: return", ["if not (a): return", "if a: pass"]),
    ],
)
def test_what_is_planted(line: str, expected: list[str]) -> None:
    assert sorted(within(line)) == sorted(expected)


@pytest.mark.parametrize(
    ("result", "expected"),
    [("bool", "return not (a)"), ("str", "return ''"), ("list[int]", "return []"), ("Card", "return None")],
)
def test_another_value_of_the_same_type_is_returned(result: str, expected: str) -> None:
    assert within("return a", result) == [expected]


def test_a_loop_is_left_instead_of_gone_on_with() -> None:
    source = "def f(a):\n    for b in a:\n        continue\n    for b in a:\n        break\n"
    assert [each.split() for each in planted(source)] == [
        source.replace("continue", "break").split(),
        source.replace("break", "continue").split(),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "'a docstring'",
        "x: list['Card'] = a",
        "x = cast('Card', a)",
        "x = f'{a + 1}'",
        "x = a",
        "if TYPE_CHECKING: x = 1",
    ],
)
def test_what_is_said_to_people_and_type_checkers_is_left_alone(line: str) -> None:
    assert within(line) == []


def test_a_fault_is_named_by_its_function_and_text() -> None:
    source = b"class A:\n    @property\n    def f(self) -> bool:\n        return (\nself.a == 1\n  )\nX = 1\n"
    method, one, other = mutants_of(source, "a.py")
    assert method.key == "A.f: self.a == 1 => self.a != 1"
    assert (method.first, method.lines) == (2, (4, 6))
    assert (one.key, one.first) == ("A.f: 1 => 2", 2)
    assert (other.key, other.first) == ("the module: 1 => 2", 0)


def test_the_same_text_twice_in_a_function_gets_numbers() -> None:
    source = b"def f(a):\n    a.x = 1\n    a.y = 1\n"
    keys = [mutant.key for mutant in mutants_of(source, "a.py") if "1 =>" in mutant.key and "=> 2" in mutant.key]
    assert keys == ["f: 1 => 2", "f: 1 => 2 (2)"]


SOURCE = """
MOST = 3

def enough(n: int) -> bool:
    return n >= MOST

def twice(n: int) -> int:
    return n + n

def forgotten(n: bool) -> bool:
    return not n

def greater(a: int, b: int) -> int:
    return a if a > b else b
"""
TESTS = """
from small.numbers import enough, greater, twice

def test_enough(): assert enough(3) and not enough(2)
def test_twice(): assert twice(0) == 0
def test_greater(): assert greater(1, 2) == 2 and greater(2, 1) == 2
"""
ACCEPTED = """# why
src/small/numbers.py
  greater: a > b => a >= b  # of two equal numbers any is the greater
  greater: a + b => a - b  # there is no such sum
"""


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """A folder with the tool, a source, and tests that leave some of it alone."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    files = {"src/small/numbers.py": SOURCE, "tests/small/test_numbers.py": TESTS, "tests/mutants.txt": ACCEPTED}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, as `dev.py mutants` starts it. Nothing in it is endless, so nothing has to be in time."""
    around = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    around["PYTHONPATH"] = os.pathsep.join([str(folder / "src"), *sys.path])
    call = [sys.executable, "-m", "tools.mutants", *arguments, "--slow", "1000"]
    return subprocess.run(call, cwd=folder, env=around, capture_output=True, text=True, check=False)


def test_who_is_killed_and_who_survives(workshop: Path) -> None:
    done = run(workshop, "src/small", "--tests", "tests/small")
    *told, head, row = done.stdout.splitlines() or [done.stderr, "", ""]
    file = "src/small/numbers.py"
    assert [line for line in told if not line.startswith("    ")] == [
        f"{file}:8: {SURVIVED}: twice: n + n => n - n",
        f"{file}:11: {MISSED}: forgotten: return not n => return not (not n)",
        f"{file}:11: {MISSED}: forgotten: not n => n",
        f"tests/mutants.txt: no such mutant in {file}: greater: a + b => a - b",
    ]
    assert "    -    return n + n" in told and "    +    return (n - n)" in told
    assert head.split() == [KILLED, SURVIVED, *MISSED.split(), LET, "%"]
    assert row.split()[1:] == ["5", "1", "2", "1", "62.5"]
    assert done.returncode == 1, "less than nine of ten"


def test_what_is_known_to_be_killed_is_not_tried_again(workshop: Path) -> None:
    first = run(workshop, "src/small", "--tests", "tests/small", "--only", "enough")
    assert (first.returncode, first.stdout.splitlines()[-1].split()[1:]) == (0, ["1", "0", "0", "0", "100.0"])
    (workshop / "tests" / "small" / "test_numbers.py").unlink()
    again = run(workshop, "src/small", "--tests", "tests/small", "--only", "enough", "--known")
    assert (again.returncode, again.stdout) == (0, first.stdout)


def test_tests_that_cannot_be_run_are_told(workshop: Path) -> None:
    (workshop / "tests" / "small" / "test_numbers.py").write_text("import nothing_like_this")
    done = run(workshop, "src/small", "--tests", "tests/small")
    assert done.returncode == 1
    assert "These tests cannot be run: `python -m pytest tests/small` says why." in done.stderr
