"""Every text of the command exists in every language, and every text is used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cradle
from cradle.language import LANGUAGES

MESSAGES = re.compile(r"^(cli-[a-z0-9-]+|core-[a-z0-9-]+) =", re.M)
PACKAGE = Path(cradle.__file__).parent


def text(language: str, part: str) -> str:
    return (files("cradle") / "locale" / language / f"{part}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", ["cli", "core"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_in_every_language(language: str, part: str) -> None:
    assert MESSAGES.findall(text(language, part)) == MESSAGES.findall(text("en", part))


@pytest.mark.parametrize("part", ["cli", "core"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_arguments_in_every_language(language: str, part: str) -> None:
    def arguments(code: str) -> dict[str, set[str]]:
        found = {}
        for block in re.split(r"\n(?=[a-z])", text(code, part)):
            name = MESSAGES.match(block)
            if name:
                found[name[1]] = set(re.findall(r"\$([a-z-]+)", block))
        return found

    assert arguments(language) == arguments("en")


@pytest.mark.parametrize("part", ["cli", "core"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_broken(language: str, part: str) -> None:
    resource = FluentParser().parse(text(language, part))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]


def test_every_message_that_the_code_names_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    there = set(MESSAGES.findall(text("en", "cli"))) | set(MESSAGES.findall(text("en", "core")))
    said = {
        f"cli-{name}" for name in re.findall(r'(?:voice\.say|voice\.print|Complaint|Usage)\(\s*"([a-z0-9-]+)"', code)
    }
    said |= {f"cli-{name}" for name in re.findall(r'help="(help-[a-z-]+)"', code)}
    said |= set(re.findall(r'"((?:core|cli)-[a-z0-9-]+)"', code))
    assert said - there == set()
