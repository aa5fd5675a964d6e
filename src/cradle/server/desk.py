"""The parts of a running server in one place, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Annotated, Final, cast

from fastapi import Depends, Header, Request
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from cradle.server.analyses import Analyses
from cradle.server.coaches import Coaches
from cradle.server.driver import Driver
from cradle.server.house import House
from cradle.server.limits import Limits, home
from cradle.server.people import Pass, People, Person
from cradle.server.previews import Previews
from cradle.server.readers import Readers
from cradle.server.settings import Settings

COOKIE: Final = "cradle"
DEVICE: Final = "cradle-device"  # stays when somebody logs out
YEAR: Final = 365 * 24 * 3600


@dataclass
class Desk:
    settings: Settings
    engine: AsyncEngine
    people: People
    house: House
    driver: Driver
    limits: Limits
    previews: Previews
    readers: Readers
    analyses: Analyses
    coaches: Coaches


def desk_of(connection: HTTPConnection) -> Desk:
    return cast(Desk, connection.app.state.desk)


# All of them are coroutines: a plain function would be called in another thread, which costs more than it does.


async def the_desk(request: Request) -> Desk:
    return desk_of(request)


def address(connection: HTTPConnection) -> str:
    return home(connection.client.host) if connection.client is not None else ""


def token_of(connection: HTTPConnection) -> str:
    return connection.cookies.get(COOKIE, "")[:64]


def proof_of(connection: HTTPConnection) -> str:
    return connection.cookies.get(DEVICE, "")[:64]


def set_cookie(request: Request, token: str) -> None:
    """Sent with whatever response comes, also an error."""
    send_cookie(request, COOKIE, token)
    request.state.token = token


def set_pass(request: Request, given: Pass) -> None:
    set_cookie(request, given.token)
    send_cookie(request, DEVICE, given.proof)


def send_cookie(request: Request, name: str, value: str) -> None:
    cookie: SimpleCookie = SimpleCookie()
    cookie[name] = value
    cookie[name].update({"path": "/", "samesite": "Strict", "max-age": str(YEAR if value else 0)})
    cookie[name]["httponly"] = True
    if request.url.scheme == "https":
        cookie[name]["secure"] = True
    sent = getattr(request.state, "cookies", {})
    request.state.cookies = {**sent, name: cookie.output(header="").strip()}


async def visitor(connection: HTTPConnection) -> Person | None:
    """Who asks, if the server knows them."""
    token, people = token_of(connection), desk_of(connection).people
    person = await people.find(token) if token else None
    if person is not None and await people.see(token) and isinstance(connection, Request):
        set_cookie(connection, token)  # it would end a year after the first visit
    if person is not None and "table" in connection.path_params:
        desk_of(connection).house.presence.see(connection.path_params["table"], person.id)
    return person


async def marked(
    x_cradle: Annotated[str, Header(description="Always 1. A foreign page cannot send it.", pattern="^1$")],
) -> None:
    """Requests that change something carry a header; the guard has looked at it before."""


async def somebody(request: Request, _: Annotated[None, Depends(marked)]) -> Person:
    """Who asks; somebody new becomes a guest."""
    person = await visitor(request)
    if person is None:
        desk = desk_of(request)
        desk.limits.spend("guest", address(request))
        person, token = await desk.people.guest()
        set_cookie(request, token)
    return person


async def looks(request: Request, person: Annotated[Person | None, Depends(visitor)]) -> None:
    """Counts requests that cost the server some work."""
    desk_of(request).limits.spend("look", person.id if person is not None else address(request))


def name_of(person: Person | None) -> str:
    return person.id if person is not None else ""


TheDesk = Annotated[Desk, Depends(the_desk)]
Visitor = Annotated[Person | None, Depends(visitor)]
Looks = Depends(looks)
Somebody = Annotated[Person, Depends(somebody)]
