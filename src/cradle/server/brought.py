"""What the page of a table brings along: its files are named early, and what it would ask for first is in it already.

A reply in the page is the very reply that the same person would get from the interface, so nothing leaves the server
in another way. Cookies do not come with a click on somebody else's page: who is not known here may be known a moment
later, and is brought nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic_core import to_json

from cradle.language import LANGUAGES
from cradle.server import papers
from cradle.server.api import game, people, tables
from cradle.server.desk import Desk
from cradle.server.people import Person
from cradle.server.problem import Problem

MANIFEST: Final = "built.json"  # of the build: which file holds what, and which others it needs
PAGE: Final = "index.html"
SCREENS: Final = {"table": "src/screens/Table.svelte", "replay": "src/screens/Replay.svelte"}


# -- replies ---------------------------------------------------------------------------------------------------


async def replies(desk: Desk, person: Person, screen: str, table: str) -> tuple[dict[str, bytes], str]:
    """Path -> reply, for this person, and the title of the table: "" where there is none that they may see."""
    out = {"/api/titles": papers.titles().body, "/api/me": to_json(people.me(person))}
    try:
        room = await tables.seen(desk, table, person.id)
    except Problem:
        return out, ""
    path = f"/api/tables/{table}"
    out[path] = to_json(tables.shown(desk, room, person.id))
    with suppress(Problem):  # the facts of an old game may be lost
        out[f"{path}/content"] = bytes((await tables.content(desk, person, table)).body)
    if screen == "table" and room.plan.state == "playing":
        eye = room.first_eye(person.id)
        out[f"{path}/game?eye={eye}&since=0"] = bytes((await game.game(desk, person, table, eye, 0)).body)
    return out, room.plan.title


def scripts(brought: dict[str, bytes]) -> str:
    """For the end of the page. No text in them can end the element that they are in."""
    bodies = ((path, body.decode().replace("<", "\\u003c")) for path, body in brought.items())
    return "".join(f'<script type="application/json" data-path="{path}">{body}</script>' for path, body in bodies)


# -- files -----------------------------------------------------------------------------------------------------


@cache
def built(folder: Path, changed: int) -> dict[str, dict[str, Any]]:
    return dict(json.loads((folder / MANIFEST).read_text(encoding="utf-8")))


def files(folder: Path, screen: str, title: str, language: str) -> list[str]:
    """What a screen needs with this title, without what the page names anyway."""
    manifest = folder / MANIFEST
    if not manifest.is_file():
        return []
    chunks = built(folder, manifest.stat().st_mtime_ns)
    wanted = [SCREENS[screen], f"virtual:words/{language}"]
    if title:
        wanted += [f"src/boards/{title}/index.ts", f"../src/cradle/locale/{language}/{title}.ftl?raw"]
    seen = set(needed(chunks, PAGE, set()))
    return [file for name in wanted for file in needed(chunks, name, seen)]


def needed(chunks: dict[str, dict[str, Any]], name: str, seen: set[str]) -> Iterator[str]:
    """The files of a chunk and of those that it imports, each once."""
    chunk = chunks.get(name)
    if chunk is None or chunk["file"] in seen:
        return
    for file in (*chunk.get("css", ()), chunk["file"]):
        if file not in seen:
            seen.add(file)
            yield file
    for other in chunk.get("imports", ()):
        yield from needed(chunks, other, seen)


def links(files: list[str]) -> str:
    """For the head of the page."""
    kinds = ((file, "stylesheet" if file.endswith(".css") else "modulepreload") for file in files)
    return "".join(f'<link rel="{kind}" crossorigin href="/{file}">' for file, kind in kinds)


def language_of(wanted: str) -> str:
    """The first of our languages among those that a browser accepts, as the client chooses it too."""
    codes = [part.strip()[:2].lower() for part in wanted.split(",")]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])
