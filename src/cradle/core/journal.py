"""What happened, for logs, animation and speech. A playout has no journal."""

from __future__ import annotations

from typing import Final


class News:
    """One kind of thing that can happen, and what its numbers are called."""

    def __init__(self, name: str, data: str = "", secret: str = "") -> None:
        self.name = name
        self.data = data.split()
        self.secret = secret.split()


class Told:
    """One thing that happened. `secret` is for the eyes in the mask `to` only."""

    def __init__(self, news: News, seat: int, data: list[int], secret: list[int], to: int) -> None:
        self.news = news
        self.seat = seat
        self.data = data
        self.secret = secret
        self.to = to

    def seen_by(self, eye: int) -> tuple[str, int, list[int], list[int]]:
        return (self.news.name, self.seat, self.data, self.secret if (self.to >> eye) & 1 else [])


class Journal:
    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, news: News, seat: int, data: list[int]) -> None:
        self.told.append(Told(news, seat, data, [], 0))

    def whisper(self, news: News, seat: int, data: list[int], secret: list[int], to: int) -> None:
        self.told.append(Told(news, seat, data, secret, to))


# Cards tell these two by themselves; titles tell the rest.
MOVED: Final = News("moved", "source target", "piece")
SHOWN: Final = News("shown", "", "piece")
