"""How the rules are compiled: in units, and with native.h only where it knows the ground."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import mypyc
import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
RUNTIME = Path(mypyc.__file__).parent / "lib-rt"

needs_gcc = pytest.mark.skipif(
    not hatch_build.compiler() or not hatch_build.is_gcc(), reason="there is no GCC with the headers of Python"
)


@pytest.fixture(autouse=True)
def _in_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "src")


@needs_gcc
def test_native_suits_the_mypyc_that_is_locked() -> None:
    assert hatch_build.native_suits([str(RUNTIME)])


@needs_gcc
def test_native_is_left_out_with_another_mypyc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mypy.version.__version__", "2.5.0")
    assert not hatch_build.native_suits([str(RUNTIME)])


@needs_gcc
def test_native_is_left_out_where_a_function_is_not_what_it_was(tmp_path: Path) -> None:
    text = (RUNTIME / "CPy.h").read_text(encoding="utf-8")
    declared = "PyObject *CPyList_GetItem(PyObject *list, CPyTagged index);"
    assert declared in text
    other = text.replace(declared, "PyObject *CPyList_GetItem(PyObject *list, int64_t index);")
    (tmp_path / "CPy.h").write_text(other, encoding="utf-8")
    assert not hatch_build.native_suits([str(tmp_path), str(RUNTIME)])


@needs_gcc
@pytest.mark.parametrize(("defined", "changes"), [("CRADLE", True), ("PYPY_VERSION", False)])
def test_native_changes_nothing_on_unknown_ground(defined: str, changes: bool) -> None:
    call = [hatch_build.compiler(), "-E", "-x", "c", f"-D{defined}", f"-I{RUNTIME}"]
    call += [f"-I{sysconfig.get_path('include')}", hatch_build.NATIVE]
    text = subprocess.run(call, text=True, capture_output=True, check=True).stdout
    assert ("cradle_PopLast" in text) == changes


def test_units_hold_every_module_once(tmp_path: Path) -> None:
    modules = ["core___cards", "core___record", "games___ox___table", "games___ox___view", "bots___ox"]
    names = ["__native_cradle.c", *[f"__native_cradle___{module}.c" for module in modules], "init.c"]
    for name in names:
        (tmp_path / name).write_text("//" * len(name), encoding="utf-8")
    found = [Path(one) for one in hatch_build.in_units([str(tmp_path / name) for name in names], False)]
    units = {one.stem: one.read_text(encoding="utf-8") for one in found if one.stem.startswith("unit_")}
    assert [one.name for one in found[-2:]] == ["__native_cradle.c", "init.c"]
    held = "core core_seldom games_ox games_ox_seldom bots"
    assert set(units) == {f"unit_cradle_{name}" for name in held.split()}
    lines = sorted(line for text in units.values() for line in text.splitlines())
    assert lines == sorted(f'#include "{name}"' for name in names[1:-1])


def test_what_is_seldom_run_is_compiled_with_less_care() -> None:
    options = {"extra_postargs": ["-O2"]}
    assert hatch_build.flags_of("build/unit_cradle_core_seldom.c", options) == {"extra_postargs": ["-O2", "-O1"]}
    assert hatch_build.flags_of("build/unit_cradle_core.c", options) == {}
