"""The WebSocket of a table: tells its listener whatever changes, each with one eye at a time."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from sqlalchemy.exc import SQLAlchemyError

from cradle.server.api.game import chat_document
from cradle.server.coaches import refused
from cradle.server.coaching import coach_refusal, must_be_coached, note_coach
from cradle.server.desk import Desk, address, desk_of, name_of, token_of, visitor
from cradle.server.live_replies import said
from cradle.server.models import Counter, SeatNumber, Strict
from cradle.server.previews import MOST_WAITING, MOST_WORDS
from cradle.server.problem import Problem
from cradle.server.room import Room
from cradle.server.store import ChatLine
from cradle.server.tabledoc import table_document

ROUTER = APIRouter(tags=["live"])
PER_PERSON: Final = 30  # sockets of one address at one process
MOST_LINES: Final = 200  # of chat that wait for a listener
SLOWEST: Final = 30.0  # seconds that a listener may take for one message
AWAY: Final = 2  # seconds until the database is asked again
OPEN: dict[str, int] = {}


class SessionEnded(Exception):
    """Logged out, here or elsewhere, or logged in with another cookie: a new socket tells which."""


class EyeMessage(Strict):
    type: Literal["eye"]
    eye: int
    since: int | None = None


class PreviewMessage(Strict):
    type: Literal["preview"]
    number: Counter
    words: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=100)]], Field(min_length=1, max_length=MOST_WORDS)
    ]


class CoachMessage(Strict):
    type: Literal["coach"]
    seat: SeatNumber
    number: Counter


class PingMessage(Strict):
    type: Literal["ping"]


AnyMessage = EyeMessage | PreviewMessage | CoachMessage | PingMessage
SomeMessage = Annotated[AnyMessage, Field(discriminator="type")]
MESSAGE: TypeAdapter[AnyMessage] = TypeAdapter(SomeMessage)


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
        self.chat = 0  # the last line that was sent
        self.lines: list[ChatLine] = []  # those that were not
        self.previews: list[str] = []
        self.asked = 0  # questions to the coach
        self.help = ""  # what the coach said last
        self.last_table = ""
        self.due = {"table", "game", "chat"}
        self.event = asyncio.Event()
        self.event.set()

    # -- what there is to tell ---------------------------------------------------------------------------------

    def wake(self, what: str) -> None:
        if what != "game" or self.may_notice():
            self.due.add(what)
            self.event.set()

    def may_notice(self) -> bool:
        """Whether there is something new for this eye. A rival's sealed answer does not even wake it."""
        play = self.room.play
        return play is not None and not (self.sent_game and self.seen == play.sitting.journal.noticed[self.eye])

    def hear(self, lines: list[ChatLine]) -> None:
        self.lines = [*self.lines, *lines][-MOST_LINES:]
        self.event.set()

    def look_through(self, eye: int | None, since: int | None) -> None:
        if eye is None:
            eye = self.room.first_eye(self.person)
        if eye not in self.room.plan.eyes(self.person):
            raise Problem(403, "server-not-yours")
        self.eye, self.seen, self.sent_game = eye, since, False
        self.wake("game")

    async def preview(self, number: int, words: list[str]) -> None:
        """Of the present question, when it is worked out. Who asks too often is not answered."""
        who, eye, room = self.person or address(self.socket), self.eye, self.room
        try:
            self.desk.limits.spend("try", who)
        except Problem:
            return
        try:
            async with self.desk.house.reading(room, eye):
                outlooks = room.outlooks_of(eye) if eye in room.plan.seats_of(self.person) else None
        except Problem:  # the database is away
            return
        if outlooks is not None and outlooks.number == number:
            self.desk.previews.ask(who, outlooks, words, lambda text: self.show(eye, text))

    def show(self, eye: int, text: str) -> None:
        if eye == self.eye:
            self.previews = [*self.previews, text][-MOST_WAITING:]
            self.event.set()

    async def coach(self, seat: int, number: int) -> None:
        """Help at the present position of a seat of mine. Whatever was asked before is not waited for any more."""
        room = self.room
        try:
            self.desk.limits.spend("coach", self.person or address(self.socket))
            async with self.desk.house.reading(room, seat):
                must_be_coached(room.plan, self.person, seat)
            if not room.plan.coached:
                await self.desk.house.change(room.row.id, note_coach)
            async with self.desk.house.reading(room, seat):
                counsel = room.counsel_of(seat)
            if counsel is None:
                raise Problem(409, "server-not-playing")
        except Problem as problem:
            self.help = refused(seat, number, problem)
            self.event.set()
            return
        if counsel.number == number:
            self.asked += 1
            asked = self.asked
            self.desk.coaches.ask(self.person, counsel, lambda text: self.advise(asked, seat, text))

    def advise(self, asked: int, seat: int, text: str) -> bool:
        """Whether the listener is still there, wants it, and may have it."""
        if asked != self.asked or self not in self.room.listeners or seat not in self.room.plan.seats_of(self.person):
            return False
        if coach_refusal(self.room.plan, self.person) is not None:
            return False
        self.help = text
        self.event.set()
        return True

    # -- telling it --------------------------------------------------------------------------------------------

    async def speak(self) -> None:
        """As often as something has changed."""
        while True:
            await self.event.wait()
            await self.tell()

    async def tell(self) -> None:
        """Send what has changed. While the database is away, say so and try again."""
        self.event.clear()
        due, self.due = self.due, set()
        try:
            texts = await self.texts(due)
        except Problem as problem:
            if problem.status != 503:
                raise
            await self.wait_for_database(due)
        except (SQLAlchemyError, OSError):
            await self.wait_for_database(due)
        else:
            for text in texts:
                await send(self.socket, text)

    async def wait_for_database(self, due: set[str]) -> None:
        self.due |= due
        self.event.set()
        await wait_for_database(self.socket)

    async def texts(self, due: set[str]) -> list[str]:
        """Everything that can fail comes first: what is put together here is sent."""
        if self.person and await self.desk.people.find(self.token) is None:
            raise SessionEnded
        if "chat" in due:
            await self.read_chat()
        async with self.desk.house.reading(self.room, self.eye):
            if not self.room.plan.may_see(self.person):
                raise Problem(403, "server-private")
            out = self.table_text() if "table" in due else []
            out += self.game_text() if "game" in due else []
        previews, self.previews = self.previews, []
        help, self.help = [self.help] if self.help else [], ""
        return out + self.chat_text() + previews + help

    def table_text(self) -> list[str]:
        if self.eye not in self.room.plan.eyes(self.person):
            self.eye, self.seen, self.sent_game = self.room.plan.seats(), None, False
        document = table_document(self.room.row, self.person, self.desk.house.presence)
        text = said({"type": "table", "table": document})
        if text == self.last_table:
            return []
        self.last_table = text
        return [text]

    def game_text(self) -> list[str]:
        play = self.room.play
        text = self.room.game_text(self.eye, self.seen) if self.may_notice() else None
        if play is None or text is None:
            return []
        self.seen, self.sent_game = play.sitting.journal.noticed[self.eye], True
        return [text]

    async def read_chat(self) -> None:
        """What was said before. The others may not have heard all of it either, if it came from another process."""
        lines = await self.desk.house.store.chat(self.room.row.id, min(self.chat, self.room.chat))
        self.hear(lines)
        self.room.hand(lines)

    def chat_text(self) -> list[str]:
        """Each line once and in order, however often it was heard."""
        heard = {line.number: line for line in self.lines if line.number > self.chat}
        self.lines = []
        if not heard:
            return []
        self.chat = max(heard)
        messages = [chat_document(heard[number]) for number in sorted(heard)]
        return [said({"type": "chat", "messages": messages})]

    # -- listening ---------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            message = MESSAGE.validate_json(await self.socket.receive_text())
            if isinstance(message, PingMessage):
                await send(self.socket, said({"type": "pong"}))
            elif isinstance(message, PreviewMessage):
                await self.preview(message.number, message.words)
            elif isinstance(message, CoachMessage):
                await self.coach(message.seat, message.number)
            else:
                self.desk.limits.spend("look", self.person or address(self.socket))
                try:
                    self.look_through(message.eye, message.since)
                except Problem as problem:
                    await send(self.socket, told(problem))


CODES = {403: 4403, 404: 4404, 429: 4429}
ENDED: Final = 4401


@ROUTER.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: Annotated[str, Path(pattern=r"^[a-z0-9]{12}$")],
    eye: Annotated[int | None, Query(ge=0, le=16)] = None,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    chat: Annotated[int, Query(ge=0, le=1 << 30)] = 0,
) -> None:
    await socket.accept()
    while True:
        try:
            listener = await welcome(socket, table, eye, since)
            break
        except Problem as problem:
            if problem.status != 503:
                await refuse(socket, problem)
                return
        except (SQLAlchemyError, OSError):
            pass
        try:
            await wait_for_database(socket)
        except (WebSocketDisconnect, TimeoutError):
            return
    listener.chat = chat
    await attend(listener, listener.person or address(socket))


async def welcome(socket: WebSocket, table: str, eye: int | None, since: int | None) -> Socket:
    """The listener, if it may listen."""
    desk, who = desk_of(socket), address(socket)
    person = name_of(await visitor(socket))
    desk.limits.spend("live", person or who)
    if desk.limits.on and OPEN.get(person or who, 0) >= PER_PERSON:
        raise Problem(429, "server-too-often", {"seconds": 60})
    async with desk.house.hold(table) as room:
        if not room.plan.may_see(person):
            raise Problem(403, "server-private")
        listener = Socket(desk, socket, room, person, token_of(socket))
        listener.look_through(eye, since)
    return listener


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
    elif isinstance(error, SessionEnded):
        await close(socket, ENDED)
    elif isinstance(error, ValidationError):
        await refuse(socket, Problem(400, "server-json"))
    elif error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | KeyError | TimeoutError):
        await refuse(socket, Problem(503, "server-busy"))


async def send(socket: WebSocket, text: str) -> None:
    """Who does not read is left: nothing is kept for them without end."""
    async with asyncio.timeout(SLOWEST):
        await socket.send_text(text)


async def wait_for_database(socket: WebSocket) -> None:
    await send(socket, told(Problem(503, "server-away", {"seconds": AWAY})))
    await asyncio.sleep(AWAY)


def told(problem: Problem) -> str:
    return said({"type": "error", **problem.document()})


async def refuse(socket: WebSocket, problem: Problem) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await send(socket, told(problem))
    await close(socket, CODES.get(problem.status, 1011 if problem.status >= 500 else 4400))


async def close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(SLOWEST):
            await socket.close(code)
