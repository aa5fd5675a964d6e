"""How much comes over the line, packed by gzip: for the first page, and for the table of a title besides."""

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from cradle import shelf
from cradle.language import LANGUAGES
from cradle.server import brought

FIRST_PAGE = 200_000  # without typefaces
TABLE = 120_000  # of a title: what its board is drawn with, and its words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small(client: Path, language: str) -> None:
    assert size(client, first_page(client, language)) <= FIRST_PAGE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", sorted(shelf.TITLES))
def test_the_table_of_a_title_adds_little(client: Path, title: str, language: str) -> None:
    assert size(client, own_part(client, title, language)) <= TABLE


def first_page(client: Path, language: str) -> set[str]:
    return {brought.PAGE, *files(client, brought.PAGE, f"virtual:words/{language}")}


def own_part(client: Path, title: str, language: str) -> set[str]:
    """What no other screen has needed: the board with the largest of the parts that come after it, and the words."""
    shared = first_page(client, language) | files(client, brought.SCREENS["table"])
    board = files(client, f"src/boards/{title}/index.ts", f"../src/cradle/locale/{language}/{title}.ftl?raw") - shared
    chunks = built(client).values()
    later = {name for chunk in chunks if chunk["file"] in board for name in chunk.get("dynamicImports", ())}
    parts = [files(client, name) - shared - board for name in later]
    return board | max(parts, key=lambda part: size(client, part), default=set())


def files(client: Path, *names: str) -> set[str]:
    chunks = built(client)
    assert [name for name in names if name not in chunks] == []
    return {file for name in names for file in brought.needed(chunks, name, set())}


def built(client: Path) -> dict[str, dict[str, Any]]:
    return brought.built(client, (client / brought.MANIFEST).stat().st_mtime_ns)


def size(client: Path, names: Iterable[str]) -> int:
    return sum(len(gzip.compress((client / name).read_bytes())) for name in names)
