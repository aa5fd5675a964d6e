"""How often a person or an address may do something."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from typing import Final

from cachetools import TTLCache

from cradle.server.problem import Problem


@dataclass(frozen=True)
class Rate:
    count: int
    seconds: float


RATES: Final = {
    "guest": Rate(120, 600),
    "create": Rate(30, 60),
    "join": Rate(60, 60),
    "chat": Rate(20, 30),
    "login": Rate(10, 300),
    "login-name": Rate(50, 300),  # more than one address has, or anybody could lock somebody out of a new device
    "login-known": Rate(50, 300),  # on devices that have logged in before; no stranger can use these up
    "library": Rate(300, 10),
    "register": Rate(10, 3600),
    "answer": Rate(200, 10),
    "look": Rate(300, 10),
    "try": Rate(40, 10),
    "upload": Rate(30, 600),
    "analyse": Rate(20, 600),
    "coach": Rate(120, 60),
    "live": Rate(120, 60),
}


def home(host: str) -> str:
    """Whom an address belongs to: with IPv6 everybody has a whole network of them."""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


class Limits:
    """Token buckets: full at the beginning, filled again at the rate."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: TTLCache[tuple[str, str], tuple[float, float]] = TTLCache(maxsize=100_000, ttl=3600)

    def spend(self, action: str, *who: str) -> None:
        """Count it for everyone named, a person and an address; Problem if one of them has done it too often."""
        if not self.on:
            return
        rate, now = RATES[action], time.monotonic()
        for key in [(action, name) for name in who if name]:
            tokens, then = self.buckets.get(key, (float(rate.count), now))
            tokens = min(float(rate.count), tokens + (now - then) * rate.count / rate.seconds)
            if tokens < 1:
                seconds = max(1, round((1 - tokens) * rate.seconds / rate.count + 0.5))
                raise Problem(429, "server-too-often", {"seconds": seconds})
            self.buckets[key] = (tokens - 1, now)
