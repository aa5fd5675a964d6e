"""`dev.py play`: the game at once, compiled later, and whole after any interruption. What takes long are stand-ins."""

from __future__ import annotations

import ast
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import wait_until_gone
from tests.tools.starting import COMPILING, PREPARING, REAL, ROOT, Checkout, hear_interruptions

PLAIN, COMPILED = "playing plain one", "playing compiled one"
LATER, READY = "The rules are plain for now", "The compiled rules are ready"

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks where Linux lists processes")


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    hear_interruptions()
    checkout = Checkout(tmp_path)
    yield checkout
    checkout.go_on()


def compile_all(checkout: Checkout) -> None:
    with checkout.start() as first:
        first.hears(READY)


def test_the_first_start_is_plain_and_the_next_one_compiled(checkout: Checkout) -> None:
    checkout.stop_at("compiler-half")
    with checkout.start() as first:
        first.hears(LATER)
        first.hears(PLAIN)
        checkout.wait_for("compiler-half")
        checkout.go_on()
        first.hears(READY)
        assert first.ends() == 0
    with checkout.start() as second:
        second.hears("The rules are compiled.")
        second.hears(COMPILED)
    assert checkout.steps().count("client-begun") == checkout.steps().count("compiler-begun") == 1
    assert checkout.kept("scratch") == []


def test_changed_rules_are_played_plain_at_once_and_compiled_anew(checkout: Checkout) -> None:
    compile_all(checkout)
    checkout.write("src/cradle/core/rule.py", "two")
    with checkout.start() as changed:
        changed.hears("playing plain two")
        changed.hears(READY)
    with checkout.start() as later:
        later.hears("playing compiled two")
    assert checkout.steps().count("client-begun") == 1
    assert len(checkout.kept("rules")) == 1


def test_compiled_rules_stay_where_other_sources_change(checkout: Checkout) -> None:
    compile_all(checkout)
    checkout.write("src/cradle/server/app.py", "changed")
    with checkout.start() as changed:
        changed.hears(COMPILED)


def test_a_change_of_the_packages_leaves_a_running_game_its_own(checkout: Checkout) -> None:
    compile_all(checkout)
    with checkout.start() as running:
        running.hears(COMPILED)
        before = {path: path.stat().st_mtime_ns for kind in ("packages", "game") for path in checkout.kept(kind)}
        checkout.write("requirements/run.txt", "changed")
        checkout.write("src/cradle/server/app.py", "changed")
        with checkout.start() as other:
            other.hears(COMPILED)
            assert len(checkout.kept("packages")) == 2
            assert before.items() <= {path: path.stat().st_mtime_ns for path in [*before]}.items()
        assert running.process.poll() is None
    with checkout.start() as alone:
        alone.hears(COMPILED)
    assert len(checkout.kept("packages")) == 1


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["kill", "interrupt"])
@pytest.mark.parametrize("step", PREPARING)
def test_a_start_that_was_interrupted_is_followed_by_a_whole_one(
    checkout: Checkout, step: str, how: signal.Signals
) -> None:
    checkout.stop_at(step)
    with checkout.start() as broken:
        checkout.wait_for(step)
        broken.kill(how)
    checkout.go_on()
    with checkout.start() as whole:
        whole.hears(PLAIN)
        whole.hears(READY)


@pytest.mark.parametrize("step", PREPARING)
def test_where_only_the_start_is_killed_the_next_one_waits_for_what_it_has_left(checkout: Checkout, step: str) -> None:
    checkout.stop_at(step)
    with checkout.start() as killed:
        checkout.wait_for(step)
        os.kill(killed.process.pid, signal.SIGKILL)
        with checkout.start() as next_one:
            next_one.hears("Waiting for another start")
            checkout.go_on()
            next_one.hears(PLAIN)


@pytest.mark.parametrize("step", COMPILING)
def test_the_compiler_ends_with_the_game_and_the_next_start_begins_anew(checkout: Checkout, step: str) -> None:
    checkout.write("no-node")  # it is fetched into the environment that compiles
    checkout.stop_at(step)
    with checkout.start() as first:
        first.hears(PLAIN)
        checkout.wait_for(step)
        family = first.family()
        os.kill(first.process.pid, signal.SIGKILL)
        assert not wait_until_gone(family)
    assert checkout.kept("rules") == []
    assert checkout.kept("scratch") != []
    checkout.go_on()
    with checkout.start() as second:
        second.hears(PLAIN)
        second.hears(READY)
    with checkout.start() as third:
        third.hears(COMPILED)
    assert checkout.kept("scratch") == []


def test_two_starts_at_once_make_everything_once(checkout: Checkout) -> None:
    checkout.stop_at("pip-run-half")
    with checkout.start() as one:
        checkout.wait_for("pip-run-half")
        with checkout.start() as other:
            other.hears("Waiting for another start")
            checkout.go_on()
            for start in (one, other):
                start.hears(PLAIN)
                start.hears(READY)
    steps = checkout.steps()
    assert steps.count("client-begun") == steps.count("compiler-begun") == 1
    assert steps.count("pip-run-begun") == steps.count("pip-build-begun") == 1


def test_rules_that_do_not_compile_are_tried_once_and_said_in_a_line(checkout: Checkout) -> None:
    checkout.write("broken")
    with checkout.start() as first:
        first.hears(PLAIN)
        line = first.hears("The rules stay plain: they did not compile.")
        assert (checkout.folder / line.split()[-3]).read_text() == "A rule does not compile."
    with checkout.start() as second:
        second.hears("The rules are plain: they did not compile.")
        second.hears(PLAIN)
        assert second.ends() == 0
    assert checkout.steps().count("compiler-broken") == 1
    (checkout.folder / "broken").unlink()
    checkout.write("src/cradle/core/rule.py", "two")
    compile_all(checkout)


def test_without_network_all_goes_on_that_was_there(checkout: Checkout) -> None:
    checkout.stop_at("compiler-half")
    with checkout.start() as first:
        checkout.wait_for("compiler-half")
        first.hears(PLAIN)
    checkout.write("no-network")
    checkout.go_on()
    with checkout.start() as second:
        second.hears(PLAIN)
        second.hears(READY)


def test_tools_that_cannot_be_fetched_are_asked_for_again(checkout: Checkout) -> None:
    checkout.stop_at("client-half")
    with checkout.start() as first:
        checkout.wait_for("pip-run-half")
        checkout.wait_for("client-half")
        first.hears("Installed requirements/run.txt")
        checkout.write("no-network")
        checkout.go_on()
        first.hears(PLAIN)
        log = first.hears("The rules cannot be compiled now").split()[6]
        assert "There is no network." in (checkout.folder / log).read_text()
    (checkout.folder / "no-network").unlink()
    compile_all(checkout)


def test_a_game_in_the_terminal_is_not_spoilt(checkout: Checkout) -> None:
    with checkout.start("hadara") as first:
        first.hears(PLAIN)
        checkout.wait_until(lambda: len(checkout.kept("game")) == 2)
        assert first.ends() == 0
        assert [line for line in first.said if READY in line] == []
    with checkout.start("hadara") as second:
        second.hears("The rules are compiled.")


def test_what_is_asked_of_the_compiler_is_done(checkout: Checkout) -> None:
    with checkout.start(CRADLE_MYPYC="require") as first:
        first.hears(COMPILED)
    with checkout.start(CRADLE_MYPYC="off") as second:
        second.hears(PLAIN)
    checkout.write("src/cradle/core/rule.py", "two")
    checkout.write("broken")
    with checkout.start(CRADLE_MYPYC="require") as third:
        assert third.ends() == 1
    assert "playing" not in " ".join(third.said)


def test_without_a_compiler_nothing_is_fetched_for_one(checkout: Checkout) -> None:
    checkout.write("no-compiler")
    with checkout.start() as first:
        first.hears("no C compiler")
        first.hears(PLAIN)
        assert first.ends() == 0
    assert "pip-build-begun" not in checkout.steps()


def test_an_older_python_can_read_what_tells_it_so() -> None:
    for name in REAL[:2]:
        ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 7))
