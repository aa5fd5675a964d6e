"""Titles, content, rules and texts: the same for everybody."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from cradle.server import boxes, papers
from cradle.server.desk import TheDesk, address, desk_of
from cradle.server.replies import ContentReply, HealthReply, RulesReply, TitlesReply, errors, plain_text

ROUTER = APIRouter(tags=["library"])
TitleName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", examples=["hadara"])]
LangCode = Annotated[str, Path(pattern=r"^[a-z]{2}$", examples=["en"])]


async def reads(request: Request) -> None:
    """Counts what is read from the shelf."""
    desk_of(request).limits.spend("library", address(request))


Reads = Depends(reads)


@ROUTER.get("/api/health", summary="Whether the server is there, and its database", responses=errors(503))
async def health(desk: TheDesk) -> HealthReply:
    await desk.house.store.ledger.check()
    return HealthReply(ok=True)


@ROUTER.get(
    "/api/titles",
    summary="All titles with seats, options, nouns and bots",
    response_model=TitlesReply,
    dependencies=[Reads],
    responses=errors(),
)
async def titles(request: Request) -> Response:
    return papers.titles().sent(request)


@ROUTER.get(
    "/api/titles/{title}/content",
    summary="The component facts of a title",
    response_model=ContentReply,
    dependencies=[Reads],
    responses=errors(404),
)
async def content(title: TitleName, request: Request) -> Response:
    boxes.must_know(title)
    return papers.content(title).sent(request)


@ROUTER.get(
    "/api/rules/{title}/{lang}",
    summary="The rules of a title in chapters and clauses",
    response_model=RulesReply,
    dependencies=[Reads],
    responses=errors(404),
)
async def rules(title: TitleName, lang: LangCode, request: Request) -> Response:
    boxes.must_know(title)
    return papers.rules(title, lang).sent(request)


@ROUTER.get(
    "/api/rules/{title}/{lang}/first",
    summary="A page for whoever plays the title for the first time",
    response_model=RulesReply,
    dependencies=[Reads],
    responses=errors(404),
)
async def first(title: TitleName, lang: LangCode, request: Request) -> Response:
    boxes.must_know(title)
    return papers.first(title, lang).sent(request)


@ROUTER.get(
    "/locale/{lang}/{name}.ftl",
    summary="Texts of one language",
    response_class=Response,
    dependencies=[Reads],
    responses=errors(404) | plain_text("A Fluent file"),
)
async def texts(lang: LangCode, name: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")], request: Request) -> Response:
    return papers.texts(lang, name).sent(request)
