"""The planter of faults, on small made-up sources."""

import pytest

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
