"""The built browser client: files under /assets, and its page for every path of its own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from cradle.language import LANGUAGES, Language

YEAR: Final = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
COMMAND: Final = "python3 dev.py play"
SCREENS: Final = ("", "new", "table", "join", "replay", "replays", "rules", "lessons", "puzzles", "settings", "about")
UNBUILT: Final = """<!doctype html>
<html lang="en" style="color-scheme: dark; background: #1d2926"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Cradle</title></head>
<body style="margin: 0 auto; max-width: 640px; padding: 9vh 20px 20px; font: 18px/1.45 Georgia, serif; color: #f5ecd8">
<main><h1 style="margin: 0 0 18px; font-size: 34px">Cradle</h1>{sections}</main></body></html>
"""
SECTION: Final = """<section lang="{code}" style="margin: 0 0 18px; padding: 14px 22px; border-left: 4px solid #f2cf86;
border-radius: 8px; background: #16211f"><h2 style="margin: 0 0 6px; font-size: 22px; color: #f2cf86">{title}</h2>
<p style="margin: 0 0 6px">{what} <a href="/api/openapi.json" style="color: #f2cf86">/api</a></p>
<p style="margin: 0">{build} <code style="color: #f2cf86; white-space: nowrap">{command}</code></p></section>"""


@cache
def unbuilt() -> str:
    """What is seen where the client is not built, in every language: nobody could have chosen one."""
    said = [(code, Language(code)) for code in LANGUAGES]
    sections = [
        SECTION.format(
            code=code,
            title=language.say("server-unbuilt"),
            what=language.say("server-unbuilt-what"),
            build=language.say("server-unbuilt-build"),
            command=COMMAND,
        )
        for code, language in said
    ]
    return UNBUILT.format(sections="\n".join(sections))


def folder() -> Path:
    return Path(str(files("cradle.server"))) / "static"


class Assets(StaticFiles):
    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = YEAR
        return response


def add_assets(app: FastAPI) -> None:
    assets = folder() / "assets"
    if assets.is_dir():
        app.mount("/assets", Assets(directory=assets))


def page_text() -> str | None:
    """The client's page, where it is built."""
    index = folder() / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else None


def page(path: str) -> Response | None:
    """A file beside the client's page, or the page itself, which also tells people that a path leads nowhere."""
    path = path.removeprefix("/")
    first = path.partition("/")[0]
    if first in ("api", "assets", "locale"):
        return None
    if "." in path.rpartition("/")[2]:
        file = folder() / path
        if "/" in path or "\\" in path or path.startswith(".") or not file.is_file():
            return None
        return FileResponse(file, headers={"cache-control": "no-cache"})
    known = 200 if first in SCREENS else 404
    index = folder() / "index.html"
    if not index.is_file():
        return HTMLResponse(unbuilt(), status_code=503 if path and known == 200 else known)
    return FileResponse(index, known, headers={"cache-control": "no-cache"})
