"""You: your name, your account."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request

from cradle.server import settle
from cradle.server.desk import Somebody, TheDesk, Visitor, address, marked, proof_of, set_cookie, set_pass, token_of
from cradle.server.models import Credentials, NewPassword, Rename
from cradle.server.people import Person, proves, verify
from cradle.server.replies import DoneReply, MeReply, errors

ROUTER = APIRouter(prefix="/api", tags=["you"])


def me(person: Person | None) -> MeReply:
    if person is None:
        return MeReply(name="", login=None, guest=True, known=False)
    return MeReply(name=person.name, login=person.login, guest=person.login is None, known=True)


def current_token(request: Request) -> str:
    return str(getattr(request.state, "token", "")) or token_of(request)


@ROUTER.get("/me", summary="Who you are")
async def who(person: Visitor) -> MeReply:
    return me(person)


@ROUTER.post("/me", summary="Become a guest, unless you are somebody already", responses=errors())
async def introduce(person: Somebody) -> MeReply:
    """Before anything that must not count twice: who has no cookie cannot ask again as the same person."""
    return me(person)


@ROUTER.patch("/me", summary="Give yourself a name", responses=errors())
async def rename(desk: TheDesk, person: Somebody, body: Rename, request: Request) -> MeReply:
    desk.limits.spend("join", person.id)
    renamed = await desk.people.rename(current_token(request), person, body.name)
    await settle.rename(desk.house, desk.people, person, body.name)
    return me(renamed)


@ROUTER.post("/account", summary="A login and a password for the guest you are", responses=errors(409))
async def register(desk: TheDesk, person: Somebody, body: Credentials, request: Request) -> MeReply:
    desk.limits.spend("register", address(request))
    registered, given = await desk.people.register(current_token(request), person, body.login, body.password)
    set_pass(request, given)
    return me(registered)


@ROUTER.patch("/account", summary="Another password", responses=errors(401, 409))
async def password(desk: TheDesk, person: Somebody, body: NewPassword, request: Request) -> MeReply:
    desk.limits.spend("login", address(request), person.id)
    set_pass(request, await desk.people.password(current_token(request), person, body.old, body.password))
    return me(person)


@ROUTER.post("/session", summary="Log in", dependencies=[Depends(marked)], responses=errors(401))
async def log_in(desk: TheDesk, guest: Visitor, body: Credentials, request: Request) -> MeReply:
    # Attempts are counted for an address and for a login, but apart on a device where it was used before.
    desk.limits.spend("login", address(request))
    account = await desk.people.account(body.login)
    desk.limits.spend("login-known" if proves(proof_of(request), account) else "login-name", body.login)
    person = await verify(account, body.password)
    if guest is not None and guest.login is None:
        await settle.move(desk.house, desk.people, guest.id, person)
    set_pass(request, await desk.people.log_in(token_of(request), account))
    return me(person)


@ROUTER.delete("/session", summary="Log out", dependencies=[Depends(marked)], responses=errors())
async def log_out(desk: TheDesk, request: Request) -> DoneReply:
    token = token_of(request)
    if token:
        await desk.people.log_out(token)
    set_cookie(request, "")
    return DoneReply(done=True)
