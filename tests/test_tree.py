"""What holds for the files of the project as a whole."""

import ast
import fnmatch
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TypeGuard

import pytest

import cradle
from tools.start import compose

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cradle"
RULES = [file for name in ("core", "games", "bots") for file in sorted((PACKAGE / name).rglob("*.py"))]
EXAMPLES = sorted((ROOT / "examples" / "ferry").rglob("*.py"))

# Written in pieces, so that this file does not hold what it looks for.
FORBIDDEN = [
    "/" + r"(home|root|work|Users|opt)/\w",
    "pypi" + r"\.org",
    "python" + r"hosted",
    "npmjs" + r"\.(org|com)",
    "registry" + r"\.\w+\.\w+",
    "files" + r"\.py\w+\.\w+",
]


def tracked() -> list[Path]:
    """The files under version control, or all files where there is no history."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    names = done.stdout.split("\0") if done.returncode == 0 else [str(p) for p in PACKAGE.rglob("*")]
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def parsed(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def test_no_file_names_a_machine_or_a_registry() -> None:
    pattern = re.compile("|".join(FORBIDDEN))
    found = []
    for file in tracked():
        for match in pattern.finditer(file.read_bytes().decode("utf-8", errors="ignore")):
            found.append(f"{file.relative_to(ROOT)}: {match[0]}")
    assert found == []


@pytest.mark.parametrize("text", ["/ho" + "me/me/x", "https://py" + "pi.org/simple", "registry." + "example.net"])
def test_the_patterns_find_what_they_look_for(text: str) -> None:
    assert re.search("|".join(FORBIDDEN), text)


def test_the_rules_import_the_standard_library_only() -> None:
    """What learners look at is written into buffers of librt; no rule imports the files that do so. Types that only
    the compiler reads are not imported when a game runs."""
    always = sys.stdlib_module_names | {"cradle", "examples"}
    found = []
    for file in RULES + EXAMPLES:
        buffers = file.stem.startswith("observation") or file.stem == "batch"
        allowed = always | {"librt", "mypy_extensions"} if buffers else always
        nodes = list(parsed(file))
        checks = [n for n in nodes if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
        for_types = [n for check in checks for n in check.body]
        for node in nodes:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            here = allowed | {"mypy_extensions"} if node in for_types else allowed
            found += [f"{file.name}: {name}" for name in names if name.split(".")[0] not in here]
    assert found == []


def test_the_rules_are_typed_without_any() -> None:
    found = [f"{file.name}:{node.lineno}" for file in RULES + EXAMPLES for node in parsed(file) if names_any(node)]
    assert found == []


def names_any(node: ast.AST) -> TypeGuard[ast.Name | ast.Attribute]:
    return getattr(node, "id", getattr(node, "attr", "")) == "Any"


def test_no_source_file_is_longer_than_500_lines() -> None:
    long = [f for f in PACKAGE.rglob("*.py") if len(f.read_text(encoding="utf-8").splitlines()) > 500]
    assert long == []


def test_every_file_that_the_architecture_names_is_there() -> None:
    """By its path, or by the end of it: `server/play.py`, `rules/<title>.md`, `locale/*/core.ftl`."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {*re.findall(r"`([^`\s]+\.(?:py|ts|svelte|md|ftl|toml|json))`", text), *re.findall(r"\]\((\S+)\)", text)}
    files = [f"/{file.relative_to(ROOT).as_posix()}" for file in tracked()]
    missing = [name for name in named if not fnmatch.filter(files, f"*/{re.sub('<.*?>', '*', name)}")]
    assert len(named) > 40
    assert missing == []


@pytest.mark.compiled
def test_content_words_and_types_are_packaged() -> None:
    installed = Path(cradle.__file__).parent
    wanted = [f for f in PACKAGE.rglob("*") if f.suffix in (".toml", ".ftl", ".py") or f.name == "py.typed"]
    assert PACKAGE / "py.typed" in wanted
    for file in wanted:
        assert (installed / file.relative_to(PACKAGE)).read_bytes() == file.read_bytes()


@pytest.mark.compiled
@pytest.mark.skipif(os.environ.get("CRADLE_COMPILED") != "1", reason="looks at the wheel")
def test_dev_py_plays_what_the_wheel_holds(tmp_path: Path) -> None:
    compose(tmp_path)
    installed = Path(cradle.__file__).parent
    made = {installed / "server" / "static", *installed.rglob("__pycache__")}
    files = [file for file in installed.rglob("*") if file.is_file() and file.suffix != ".so"]
    compared = [file for file in files if not made.intersection(file.parents)]
    assert len(compared) > 500
    for file in compared:
        assert (tmp_path / "cradle" / file.relative_to(installed)).read_bytes() == file.read_bytes()


@pytest.mark.compiled
def test_the_rules_are_compiled_where_they_should_be() -> None:
    """CRADLE_COMPILED=1 is set by `dev.py test` for the compiled wheel."""
    expected = os.environ.get("CRADLE_COMPILED") == "1"
    for file in RULES:
        if file.stem not in ("__init__", "sight"):
            module = ".".join(("cradle", *file.relative_to(PACKAGE).with_suffix("").parts))
            spec = find_spec(module)
            assert spec is not None
            assert spec.origin is not None
            assert (not spec.origin.endswith(".py")) == expected, module
