"""The guard at the door: hosts, origins, sizes and headers. Plain ASGI, so that it also stands before the socket."""

from __future__ import annotations

import json
import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cradle.server.problem import Problem

LOG = logging.getLogger("cradle.server")
SMALL: Final = 64 * 1024
LARGE: Final = 512 * 1024
LARGE_PATHS: Final = ("/api/tables", "/api/records")
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
DIRECTIVES: Final = [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
]
HEADERS: Final = {
    "content-security-policy": "; ".join(DIRECTIVES),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(Exception):
    pass


class Guard:
    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self.refusal(scope, headers)
        if scope["type"] == "websocket":
            await (refuse_socket(receive, send) if problem else self.app(scope, receive, send))
        elif problem is not None:
            await refuse(problem, with_headers(scope, send))
        else:
            await self.measured(scope, receive, with_headers(scope, send), limit_of(scope))

    def refusal(self, scope: Scope, headers: Headers) -> Problem | None:
        host = headers.get("host", "")
        if self.hosts and host_name(host) not in self.hosts:
            return Problem(403, "server-host")
        changing = scope["type"] == "websocket" or scope["method"] in CHANGING
        if not changing:
            return None
        origin = headers.get("origin")
        if origin is not None and place_of(origin) != host.lower():
            return Problem(403, "server-origin")
        if origin is None and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            return Problem(403, "server-origin")
        if scope["type"] == "http" and scope["path"].startswith("/api/") and headers.get("x-cradle") != "1":
            return Problem(403, "server-origin")
        length = headers.get("content-length", "0")
        if scope["type"] == "http" and (not length.isdecimal() or int(length) > limit_of(scope)):
            return Problem(413, "server-too-large", {"kilobytes": limit_of(scope) // 1024})
        return None

    async def measured(self, scope: Scope, receive: Receive, send: Send, limit: int) -> None:
        """A body without a length is counted while it comes. A fault is told in the same form as anything else."""
        read = 0
        begun = False

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > limit:
                raise TooLarge
            return message

        async def noted(message: Message) -> None:
            nonlocal begun
            if read <= limit:
                begun = True
                await send(message)

        problem: Problem | None = None
        try:
            await self.app(scope, counted, noted)
        except TooLarge:
            pass
        except Exception:
            LOG.exception("a fault of the server at %s", scope["path"])
            problem = Problem(500, "server-fault")
        if read > limit:
            problem = Problem(413, "server-too-large", {"kilobytes": limit // 1024})
        if problem is not None and not begun:
            await refuse(problem, send)


def place_of(origin: str) -> str:
    """Host and port of an origin, "" if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def host_name(host: str) -> str:
    """Without the port."""
    return host.rpartition(":")[0].lower() if ":" in host.rpartition("]")[2] else host.lower()


def limit_of(scope: Scope) -> int:
    return LARGE if scope["path"] in LARGE_PATHS else SMALL


def with_headers(scope: Scope, send: Send) -> Send:
    """Security headers on every response, and the cookies of whoever became a guest or logged in."""
    private = scope["path"].startswith("/api/")

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if private:
                headers.setdefault("cache-control", "no-store")
            for cookie in scope.get("state", {}).get("cookies", {}).values():
                headers.append("set-cookie", cookie)
        await send(message)

    return sent


async def refuse(problem: Problem, send: Send) -> None:
    body = json.dumps(problem.document()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": "server-origin"})
