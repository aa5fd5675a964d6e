"""The WebSocket of a table: tells its listener whatever changes, each with one eye at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from cradle.server.api.game import chat_document
from cradle.server.desk import Desk, address, desk_of, name_of, token_of, visitor
from cradle.server.models import Strict
from cradle.server.problem import Problem
from cradle.server.room import Room
from cradle.server.tabledoc import table_document

ROUTER = APIRouter(tags=["live"])
PER_PERSON = 30  # sockets of one address at one process
OPEN: dict[str, int] = {}
Document = dict[str, object]


class EyeMessage(Strict):
    type: Literal["eye"]
    eye: int
    since: int | None = None


class PingMessage(Strict):
    type: Literal["ping"]


MESSAGE: TypeAdapter[EyeMessage | PingMessage] = TypeAdapter(EyeMessage | PingMessage)


class Socket:
    """One listener."""

    def __init__(self, desk: Desk, socket: WebSocket, room: Room, person: str, token: str) -> None:
        self.desk = desk
        self.socket = socket
        self.room = room
        self.person = person
        self.token = token
        self.eye = 0
        self.seen: int | None = None  # the eye's last number that was sent
        self.sent_game = False
        self.chat = 0
        self.changes = True
        self.last_table = ""
        self.due = {"table", "game", "chat"}
        self.event = asyncio.Event()
        self.event.set()

    def wake(self, what: str) -> None:
        self.due.add(what)
        self.event.set()

    def look_through(self, eye: int | None, since: int | None) -> None:
        plan = self.room.plan
        eyes = plan.eyes(self.person)
        if eye is None:
            asked = self.room.play.table.asked() if self.room.play is not None else []
            eye = next((e for e in eyes if e in asked), eyes[0])
        if eye not in eyes:
            raise Problem(403, "server-not-yours")
        self.eye, self.seen, self.sent_game = eye, since, False
        self.wake("game")

    async def speak(self) -> None:
        """Send what has changed, as often as something has."""
        while True:
            await self.event.wait()
            self.event.clear()
            due, self.due = self.due, set()
            for text in await self.texts(due):
                await self.socket.send_text(text)

    async def texts(self, due: set[str]) -> list[str]:
        out: list[str] = []
        if self.person and await self.desk.people.find(self.token) is None:
            raise Problem(403, "server-private")  # logged out, here or elsewhere
        async with self.room.lock:
            if not self.room.plan.may_see(self.person):
                raise Problem(403, "server-private")
            if "table" in due:
                out += self.table_text()
            if "game" in due:
                out += self.game_text()
        if "chat" in due:
            out += await self.chat_text()
        return out

    def table_text(self) -> list[str]:
        if self.eye not in self.room.plan.eyes(self.person):
            self.eye, self.seen, self.sent_game = self.room.plan.seats(), None, False
        document = table_document(self.room.row, self.person, self.desk.house.presence)
        text = to_json({"type": "table", "table": document}).decode()
        if text == self.last_table:
            return []
        self.last_table = text
        return [text]

    def game_text(self) -> list[str]:
        """Only if this eye could notice something; a rival's sealed answer sends nothing."""
        play = self.room.play
        if play is None or (self.sent_game and self.seen == play.noticed[self.eye]):
            return []
        text = self.room.game_text(self.eye, self.seen, self.changes)
        if text is None:
            return []
        self.seen, self.sent_game = play.noticed[self.eye], True
        return [text]

    async def chat_text(self) -> list[str]:
        lines = await self.desk.house.store.chat(self.room.row.id, self.chat)
        if not lines:
            return []
        self.chat = lines[-1].number
        return [json.dumps({"type": "chat", "messages": [chat_document(line) for line in lines]})]

    async def listen(self) -> None:
        while True:
            text = await self.socket.receive_text()
            self.desk.limits.spend("look", self.person or address(self.socket))
            message = MESSAGE.validate_json(text)
            if isinstance(message, PingMessage):
                await self.socket.send_text('{"type": "pong"}')
                continue
            try:
                self.look_through(message.eye, message.since)
            except Problem as problem:
                await self.socket.send_text(json.dumps({"type": "error", **problem.document()}))


CODES = {403: 4403, 404: 4404, 429: 4429}


@ROUTER.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: Annotated[str, Path(pattern=r"^[a-z0-9]{12}$")],
    eye: Annotated[int | None, Query(ge=0, le=16)] = None,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    chat: Annotated[int, Query(ge=0, le=1 << 30)] = 0,
    changes: bool = True,
) -> None:
    await socket.accept()
    desk, who = desk_of(socket), address(socket)
    person = name_of(await visitor(socket))
    try:
        desk.limits.spend("live", person or who)
        if desk.limits.on and OPEN.get(person or who, 0) >= PER_PERSON:
            raise Problem(429, "server-too-often", {"seconds": 60})
        async with desk.house.hold(table) as room:
            if not room.plan.may_see(person):
                raise Problem(403, "server-private")
            listener = Socket(desk, socket, room, person, token_of(socket))
            listener.chat, listener.changes = chat, changes
            listener.look_through(eye, since)
    except Problem as problem:
        await refuse(socket, problem)
        return
    await attend(listener, person or who)


async def attend(listener: Socket, who: str) -> None:
    """Speak and listen until one of both ends."""
    room = listener.room
    OPEN[who] = OPEN.get(who, 0) + 1
    room.listeners.add(listener)
    tasks = [asyncio.create_task(listener.speak()), asyncio.create_task(listener.listen())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            await finish(listener.socket, task.exception())
    finally:
        room.listeners.discard(listener)
        OPEN[who] -= 1
        if not OPEN[who]:
            del OPEN[who]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def finish(socket: WebSocket, error: BaseException | None) -> None:
    if isinstance(error, Problem):
        await refuse(socket, error)
    elif isinstance(error, ValidationError):
        await refuse(socket, Problem(400, "server-json"))
    elif error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | KeyError):
        await refuse(socket, Problem(503, "server-busy"))


async def refuse(socket: WebSocket, problem: Problem) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(json.dumps({"type": "error", **problem.document()}))
        await socket.close(CODES.get(problem.status, 1011 if problem.status >= 500 else 4400))
