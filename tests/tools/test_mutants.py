"""The planter of faults, on small made-up sources."""

from pathlib import Path

import pytest

from tools.ground import KILLED, MISSED, SURVIVED
from tools.mutants import LET, main
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

def endless(n: int) -> int:
    while n:
        n -= 1
    return n

def equal(a: int, b: int) -> int:
    return a if a > b else b
"""
TESTS = """
from cradle_example.small import endless, enough, equal, twice

def test_enough(): assert enough(3) and not enough(2)
def test_twice(): assert twice(0) == 0
def test_endless(): assert endless(3) == 0
def test_equal(): assert equal(1, 2) == 2 and equal(2, 1) == 2
"""
ACCEPTED = """# why
src/cradle_example/small.py
  equal: a > b => a >= b  # of two equal numbers any is the greater
"""


def test_who_is_killed_and_who_survives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"src/cradle_example/small.py": SOURCE, "tests/small/test_small.py": TESTS, "tests/mutants.txt": ACCEPTED}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    monkeypatch.setattr("tools.ground.ENDLESS", 0.1)
    for name in ("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "CRADLE_FEW"):
        monkeypatch.setenv(name, "1")
    assert main(["src", "--tests", "tests/small"], tmp_path) == 1
    *told, head, row = capsys.readouterr().out.splitlines()
    assert [line for line in told if not line.startswith("    ")] == [
        f"src/cradle_example/small.py:8: {SURVIVED}: twice: n + n => n - n",
        f"src/cradle_example/small.py:11: {MISSED}: forgotten: return not n => return not (not n)",
        f"src/cradle_example/small.py:11: {MISSED}: forgotten: not n => n",
    ]
    assert head.split() == [KILLED, SURVIVED, *MISSED.split(), LET, "%"]
    assert row.split()[2:4] == ["1", "2"] and row.split()[4] == "1"
