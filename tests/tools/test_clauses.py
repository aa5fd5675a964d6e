"""The clauses script, on small made-up documents."""

from pathlib import Path

import pytest

from tools.clauses import main

RULES = """# Old Go: the rules

## 1 Stones

**1.1** Black begins.

**1.2** A stone without liberty is taken.
It leaves the board.

**1.2a** The own group is looked at last.

Both **9.9** and this paragraph are no clauses.
"""
TESTS = """
import pytest

def test_1_1_black_begins(): ...
def test_1_2a_own_group_last(): ...

@pytest.mark.clause("go/1.2")
def test_taken(): ...
"""
CODE = '''
def why():
    """Old Go 1.1, 1.2a: who may play where."""
    return "go/1.2"
'''


def checkout(root: Path, rules: str = RULES, tests: str = TESTS, code: str = CODE) -> list[str]:
    files = {
        "docs/rules/go.md": rules,
        "docs/rules/go.pl.md": "**7.7** Po polsku.",
        "tests/games/go/test_stones.py": tests,
        "src/cradle/games/go/__init__.py": "",
        "src/cradle/games/go/stones.py": code,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return [str(root)]


def problems(root: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main([str(root)]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last.endswith(f"{len(lines)} problems")
    return lines


def test_a_proved_document_passes_and_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(checkout(tmp_path)) == 0
    assert capsys.readouterr().out == "3 clauses, all named by tests\n"


@pytest.mark.parametrize("lost", ["1_1_black", "1_2a_own", 'clause("go/1.2")'])
def test_a_clause_without_test_is_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str], lost: str) -> None:
    checkout(tmp_path, tests=TESTS.replace(lost, 'clause("go/1.1")' if "clause" in lost else "something"))
    (line,) = [line for line in problems(tmp_path, capsys) if "named by no test" in line]
    assert line.startswith({"1_1_black": "go/1.1:", "1_2a_own": "go/1.2a:"}.get(lost, "go/1.2:"))


def test_a_longer_number_is_another_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path, rules=RULES + "\n**1.10** Passing ends the game.\n")
    assert problems(tmp_path, capsys) == ["go/1.10: named by no test"]


def test_one_mark_names_several_clauses(tmp_path: Path) -> None:
    assert (
        main(checkout(tmp_path, tests='import pytest\npytestmark = pytest.mark.clause("go/1.1", "go/1.2", "go/1.2a")'))
        == 0
    )


@pytest.mark.parametrize(
    "code",
    ['WHY = "go/1.3"', 'WHY = "go/1.2b"', 'WHY = "go/12.1"', 'def f():\n    """Old Go 1.1, 1.4: taken."""'],
)
def test_a_quoted_clause_must_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str) -> None:
    checkout(tmp_path, code=code)
    (line,) = problems(tmp_path, capsys)
    assert line.startswith("src/cradle/games/go/stones.py:")
    assert line.endswith("which is not written")


@pytest.mark.parametrize("test", ["def test_2_1_ko(): ...", '@pytest.mark.clause("go/2.1")\ndef test_ko(): ...'])
def test_a_tested_clause_must_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str], test: str) -> None:
    checkout(tmp_path, tests=TESTS + test)
    (line,) = problems(tmp_path, capsys)
    assert "names go/2.1" in line


def test_a_number_is_given_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path, rules=RULES + "\n**1.1** Black begins again.\n")
    assert problems(tmp_path, capsys) == ["go/1.1: written twice"]


def test_a_strange_number_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path, rules=RULES + "\n**1.2.1** Deeper.\n")
    assert "go/1.2.1: not a clause number" in problems(tmp_path, capsys)


def test_a_title_without_rules_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path)
    (tmp_path / "docs/rules/go.md").unlink()
    assert problems(tmp_path, capsys) == ["go: there is no docs/rules/go.md"]


def test_an_example_has_its_rules_in_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checkout(tmp_path)
    for name, text in {
        "__init__.py": "",
        "rules/nim.md": "# Nim\n\n**1.1** Take one.\n",
        "a.py": 'W = "nim/1.2"',
    }.items():
        (tmp_path / "examples/nim" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "examples/nim" / name).write_text(text, encoding="utf-8")
    assert problems(tmp_path, capsys) == [
        "examples/nim/a.py:1: quotes nim/1.2, which is not written",
        "nim/1.1: named by no test",
    ]
