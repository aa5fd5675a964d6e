"""The built browser client: files under /assets, and its page for every path of its own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

YEAR: Final = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cradle</title></head>
<body><h1>The table is set, but the browser client is not built</h1>
<p>The server runs and its interface answers under <a href="/api/openapi.json">/api</a>.</p>
<p>Run <code>python3 dev.py play</code> in the sources: it builds the client and starts again.</p></body></html>
"""


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


def page(path: str) -> Response | None:
    """A file beside the client's page, the page itself for the client's own paths, or nothing."""
    path = path.removeprefix("/")
    if path.partition("/")[0] in ("api", "assets", "locale"):
        return None
    if "." in path.rpartition("/")[2]:
        file = folder() / path
        if "/" in path or "\\" in path or path.startswith(".") or not file.is_file():
            return None
        return FileResponse(file, headers={"cache-control": "no-cache"})
    index = folder() / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, status_code=503 if path else 200)
    return FileResponse(index, headers={"cache-control": "no-cache"})
