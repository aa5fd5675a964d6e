"""Titles, content, rules and texts: the same for everybody."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from cradle import shelf
from cradle.server import boxes, library
from cradle.server.desk import TheDesk
from cradle.server.replies import ContentReply, HealthReply, RulesReply, TitlesReply, errors, plain_text

ROUTER = APIRouter(tags=["library"])
Title = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", examples=["hadara"])]
Lang = Annotated[str, Path(pattern=r"^[a-z]{2}$", examples=["en"])]
FRESH = "no-cache"  # may be kept, but is asked for again


@ROUTER.get("/api/health", summary="Whether the server is there, and its database", responses=errors(503))
async def health(desk: TheDesk) -> HealthReply:
    await desk.house.store.ledger.check()
    return HealthReply(ok=True)


@ROUTER.get("/api/titles", summary="All titles with seats, options, nouns and bots", response_model=TitlesReply)
async def titles(response: Response) -> dict[str, object]:
    response.headers["cache-control"] = FRESH
    return library.titles()


@ROUTER.get(
    "/api/titles/{title}/content",
    summary="The component facts of a title",
    response_model=ContentReply,
    responses=errors(404),
)
async def content(title: Title, response: Response) -> dict[str, object]:
    boxes.must_know(title)
    response.headers["cache-control"] = FRESH
    return library.content(title, shelf.box(title))


@ROUTER.get(
    "/api/rules/{title}/{lang}",
    summary="The rules of a title in chapters and clauses",
    response_model=RulesReply,
    responses=errors(404),
)
async def rules(title: Title, lang: Lang, response: Response) -> dict[str, object]:
    boxes.must_know(title)
    response.headers["cache-control"] = FRESH
    return library.rules(title, lang)


@ROUTER.get(
    "/locale/{lang}/{name}.ftl",
    summary="Texts of one language",
    response_class=Response,
    responses=errors(404) | plain_text("A Fluent file"),
)
async def texts(lang: Lang, name: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")], request: Request) -> Response:
    text = library.texts(lang, name)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": FRESH}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)
