"""The app: its parts put together, and how errors are said."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match

import cradle
from cradle.core.errors import CradleError
from cradle.server.analyses import Analyses
from cradle.server.api import afterwards, game, lessons, library, live, pages, people, puzzles, tables
from cradle.server.away import Away, is_fault
from cradle.server.client import add_assets, page
from cradle.server.coaches import Coaches
from cradle.server.describe import DescribedApp
from cradle.server.desk import Desk
from cradle.server.driver import Driver
from cradle.server.garbage import look_through
from cradle.server.guard import Guard
from cradle.server.house import House
from cradle.server.ledger import Ledger
from cradle.server.limits import Limits
from cradle.server.migrate import migrate
from cradle.server.people import People
from cradle.server.previews import Previews
from cradle.server.problem import Conflict, Problem, of_rules, wrong_input
from cradle.server.readers import Readers
from cradle.server.room import Room
from cradle.server.settings import Settings, several
from cradle.server.store import Store, hang_up, make_engine, open_lines
from cradle.server.thinkers import Thinkers
from cradle.server.tidy import tidy_daily

LOG = logging.getLogger("cradle.server")
TAGS = {
    "library": "Titles, component facts, rules and texts: the same for everybody.",
    "you": "Guests and accounts.",
    "tables": "Make, list, join, leave and start tables.",
    "game": "The game through one eye: updates, answers, undo, reasons, chat.",
    "lessons": "A first game of a title in short tasks.",
    "puzzles": "One decision of a game of bots; what its answers are worth is told after the try.",
    "afterwards": "Records, replays, analyses and what came of a game.",
}
SMALL: Final = 1024  # bytes below which packing does not pay
PACKED: Final = 6  # of nine: what the last three spare is a hundredth, for twice the time
STATUS = {404: "server-no-route", 405: "server-method", 415: "server-media", 400: "server-json"}


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as desk:
            app.state.desk = desk
            yield

    app = DescribedApp(
        title="Cradle",
        version=getattr(cradle, "__version__", "0"),
        summary="Four civilization board games on one table.",
        description="Message ids and numbers, never sentences: docs/protocol.md tells how they become texts.",
        openapi_tags=[{"name": name, "description": text} for name, text in TAGS.items()],
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    for part in (
        game,
        live,
        tables,
        people,
        library,
        lessons,
        puzzles,
        afterwards,
        pages,
    ):  # looked through in this order: answers first
        app.include_router(part.ROUTER)
    add_assets(app)
    add_errors(app)
    app.add_middleware(Guard, hosts=settings.hosts)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=PACKED)
    return app


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Desk]:
    """All parts from start to stop."""
    url = settings.url()
    engine = make_engine(url)
    lines = open_lines(engine)
    await migrate(engine)
    ledger = Ledger(engine)
    ledger.start()
    people = People(engine, ledger)
    house = House(settings, Store(ledger), several(url))
    thinkers = Thinkers(settings.thinker_count(), settings.think_seconds)
    driver = Driver(house, thinkers)
    previews = Previews()
    readers = Readers()
    analyses = Analyses(house)
    coaches = Coaches(settings.coaches, settings.coach_games)
    coaches.keep(coaches.prepare(settings.coaches_ready))
    stop_listening = await listen(url, people, house, driver) if house.shared else None
    await driver.start()
    driver.keep(tidy_daily(house))
    driver.keep(house.archive.work())
    driver.keep(look_through())
    await analyses.start()
    try:
        limits = Limits(settings.limits)
        yield Desk(settings, engine, people, house, driver, limits, previews, readers, analyses, coaches)
    finally:
        if stop_listening is not None:
            await stop_listening()
        await driver.stop()
        await previews.stop()
        await coaches.stop()
        await analyses.stop()
        await house.archive.stop()
        await thinkers.stop()
        await readers.stop()
        await ledger.stop()
        await hang_up(engine, ledger.watch, lines)


async def listen(url: URL, people: People, house: House, driver: Driver) -> Callable[[], Awaitable[None]]:
    """Only with PostgreSQL, so that nobody else waits for its driver to load."""
    from cradle.server.bell import Bell

    watch = house.store.ledger.watch
    bell = Bell(url, watch, lambda heard: hear(heard, people, house, driver), lambda: look_again(house))
    await bell.start()
    return bell.stop


def hear(heard: str, people: People, house: House, driver: Driver) -> None:
    """Another process has written something."""
    writer, what, name = heard.split(" ", 2)
    if writer == house.store.ledger.name:
        return
    if what == "session":
        people.known.clear()
        return
    if what == "present":
        house.presence.hear(name)
        return
    room = house.rooms.get(name)
    if room is None:
        return
    if what == "chat":
        driver.keep(take_in_chat(house, room))
    else:
        driver.keep(take_in(house, name))


async def take_in(house: House, table: str) -> None:
    room = house.rooms.get(table)
    if room is not None and house.store.ledger.watch.failing:
        room.unknown = True  # somebody asks again when the database is back
        return
    try:
        async with house.hold(table):
            pass
    except Away:
        if room is not None:
            room.unknown = True
    except (Problem, CradleError) as problem:
        LOG.warning("table %s: %s", table, problem)


async def take_in_chat(house: House, room: Room) -> None:
    try:
        await room.read_chat(house.store)
    except (Problem, SQLAlchemyError, OSError) as error:  # the next line brings this one too
        LOG.warning("chat of table %s: %s", room.row.id, type(error).__name__)


async def look_again(house: House) -> None:
    """Nothing was heard for a while: everything in memory may be old."""
    for table, room in list(house.rooms.items()):
        await take_in(house, table)
        await take_in_chat(house, room)


def methods(app: FastAPI, request: Request) -> list[str]:
    """What can be done at this address."""
    known = ("DELETE", "GET", "PATCH", "POST", "PUT")
    scopes = {method: {**request.scope, "method": method} for method in known}
    routes = app.router.routes
    return [m for m in known if any(route.matches(scopes[m])[0] == Match.FULL for route in routes)]


def add_errors(app: FastAPI) -> None:
    """Every error in the same form."""

    async def told(request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, Problem)
        seconds = problem.details.get("seconds") if problem.status in (429, 503) else None
        headers = {"retry-after": str(seconds)} if seconds is not None else None
        return JSONResponse(problem.document(), status_code=problem.status, headers=headers)

    async def bad_input(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return await told(request, Problem(400, "server-json"))
        field = ".".join(str(part) for part in first["loc"])[:120]
        return await told(request, wrong_input(field))

    async def by_status(request: Request, error: Exception) -> Response:
        """A path that is no route may be the client's own."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and request.method in ("GET", "HEAD"):
            shown = page(request.url.path)
            if shown is not None:
                return shown
        if error.status_code == 405:
            error.headers = {"allow": ", ".join(methods(app, request))}
        message = STATUS.get(error.status_code)
        problem = wrong_input("") if message is None else Problem(error.status_code, message)
        return JSONResponse(problem.document(), status_code=error.status_code, headers=error.headers)

    async def by_rules(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, CradleError)
        return await told(request, of_rules(error))

    async def busy(request: Request, error: Exception) -> JSONResponse:
        return await told(request, Problem(503, "server-busy"))

    async def by_database(request: Request, error: Exception) -> JSONResponse:
        if not is_fault(error):
            raise error
        return await told(request, Away())

    app.add_exception_handler(Problem, told)
    app.add_exception_handler(SQLAlchemyError, by_database)
    app.add_exception_handler(RequestValidationError, bad_input)
    app.add_exception_handler(HTTPException, by_status)
    app.add_exception_handler(CradleError, by_rules)
    app.add_exception_handler(Conflict, busy)
