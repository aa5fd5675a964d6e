"""Connections: how large the head of a request may be, how long a request may take to come, how many there may be.

Under uvicorn a request that has begun may take for ever, and the parser keeps whatever comes. Here whoever is slow
makes way: a newcomer is never refused because others do not finish what they say.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from cradle.server.limits import home

MOST_HEAD_BYTES: Final = 32 * 1024  # the request line and all headers
MOST_HEADERS: Final = 100


class Crowd:
    """The connections of one process that are no sockets of a table, who was heard longest ago first."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.all: dict[Wire, None] = {}
        self.each: dict[str, dict[Wire, None]] = {}

    def enter(self, wire: Wire, address: str) -> None:
        """Somebody comes; whoever was silent longest goes if there are too many, of this address or in all."""
        self.all[wire] = None
        group = self.each.setdefault(address, {})
        group[wire] = None
        if address and len(group) > self.most_each:
            next(iter(group)).give_up()
        elif len(self.all) > self.most:
            next(iter(self.all)).give_up()

    def hear(self, wire: Wire, address: str) -> None:
        for group in (self.all, self.each.get(address, {})):
            if wire in group:
                del group[wire]
                group[wire] = None

    def leave(self, wire: Wire, address: str) -> None:
        self.all.pop(wire, None)
        group = self.each.get(address, {})
        group.pop(wire, None)
        if not group:
            self.each.pop(address, None)


CROWDS: Final[WeakKeyDictionary[ServerState, Crowd]] = WeakKeyDictionary()


class Wire(HttpToolsProtocol):
    """One connection."""

    most: ClassVar = 1000
    most_each: ClassVar = 100  # of one address; a proxy speaks for many
    most_sockets: ClassVar = 10_000
    head_seconds: ClassVar = 10.0
    body_seconds: ClassVar = 30.0

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if server_state not in CROWDS:
            CROWDS[server_state] = Crowd(self.most, self.most_each)
        self.crowd = CROWDS[server_state]
        self.address = ""
        self.stage = "head"  # what must come next: a head, a body, or nothing ("")
        self.timed: str | None = None  # the stage whose deadline is set
        self.deadline: asyncio.TimerHandle | None = None
        self.head = 0  # bytes that came for a head that is not complete
        self.fields = 0  # bytes of its headers that were read

    # -- what the transport tells ------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else ""
        self.address = "" if trusted(self.config, host) else home(host)
        self.crowd.enter(self, self.address)
        self.set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self, self.address)
        self.stage = ""
        self.set_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.stage:
            self.stage, self.head = "head", 0
        self.head += len(data)
        super().data_received(data)
        if self.stage == "head" and self.head > MOST_HEAD_BYTES:
            self.refuse(431)
        self.set_deadline()

    # -- what the parser tells ---------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self.stage:
            self.stage, self.head = "head", 0
        self.fields = 0
        self.crowd.hear(self, self.address)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.fields += len(name) + len(value)
        if self.fields > MOST_HEAD_BYTES or len(self.headers) > MOST_HEADERS:
            raise ValueError("too many headers")  # the parser stops, and uvicorn answers 400

    def on_headers_complete(self) -> None:
        self.stage = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stage, self.timed = "", None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if len(self.connections) - len(self.crowd.all) >= self.most_sockets:
            self.refuse(503)
            return
        self.crowd.leave(self, self.address)
        super().handle_websocket_upgrade()

    # -- an end to waiting -------------------------------------------------------------------------------------

    def set_deadline(self) -> None:
        """A request that came as a whole costs no timer."""
        if self.stage == self.timed:
            return
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if self.stage and not self.transport.is_closing():
            seconds = self.head_seconds if self.stage == "head" else self.body_seconds
            self.deadline = self.loop.call_later(seconds, self.refuse, 408)
        self.timed = self.stage

    def refuse(self, status: int) -> None:
        """Say so, unless somebody is being answered or nothing was asked, and hang up."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        free = cycle is None or (not cycle.response_started if self.stage == "body" else cycle.response_complete)
        if free and self.head:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def give_up(self) -> None:
        """Make way for somebody else."""
        self.crowd.leave(self, self.address)
        self.transport.abort()


class OpenWire(Wire):
    """Without a limit on their number, for measuring."""

    most = most_each = most_sockets = 1 << 30


def trusted(config: Config, host: str) -> bool:
    """Whether a proxy of ours speaks, for any number of people."""
    return host != "" and any(within(host, proxy) for proxy in config.forwarded_allow_ips if config.proxy_headers)


def within(host: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network)
    except ValueError:
        return False
