"""The pages of a table and of its replay, with what they bring along. All other pages are the same for everybody."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from sqlalchemy.exc import SQLAlchemyError

from cradle.server import brought, client
from cradle.server.desk import desk_of, visitor
from cradle.server.problem import Conflict, Problem

ROUTER = APIRouter(include_in_schema=False)
TABLE: Final = re.compile(r"[a-z0-9]{12}")


@ROUTER.api_route("/table/{table}", methods=["GET", "HEAD"])
async def table_page(request: Request, table: str) -> Response:
    return await page(request, "table", table)


@ROUTER.api_route("/replay/{table}", methods=["GET", "HEAD"])
async def replay_page(request: Request, table: str) -> Response:
    return await page(request, "replay", table)


async def page(request: Request, screen: str, table: str) -> Response:
    """The client's page. It comes also where nothing can be brought: then it asks for everything itself."""
    text = client.page_text()
    if text is None or TABLE.fullmatch(table) is None:
        shown = client.page(request.url.path)
        assert shown is not None
        return shown
    replies, title = await found(request, screen, table)
    language = brought.language_of(request.headers.get("accept-language", ""))
    files = brought.files(client.folder(), screen, title, language)
    text = text.replace("</head>", f"{brought.links(files)}</head>", 1)
    text = text.replace("</body>", f"{brought.scripts(replies)}</body>", 1)
    return HTMLResponse(text, headers={"cache-control": "no-store"})


async def found(request: Request, screen: str, table: str) -> tuple[dict[str, bytes], str]:
    """Replies for whoever asks, and the title of the table. While the database is away nobody is known."""
    desk = desk_of(request)
    with suppress(Problem, Conflict, SQLAlchemyError, OSError):
        person = None if desk.house.store.ledger.watch.failing else await visitor(request)
        if person is not None:
            desk.limits.spend("look", person.id)
            return await brought.replies(desk, person, screen, table)
    return {}, ""
