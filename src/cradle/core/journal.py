"""What happened, for logs, animation and speech. A playout has no journal."""

from __future__ import annotations

from typing import Final


class News:
    """One kind of thing that can happen, and what its numbers are called.

    For reports on balance: `gains` names the component that the seat now has, and whoever `begins` first went first.
    For those who ask what to watch: `harms` says who would rather not have it: `seat`, the name of another seat in the
    data, the `others`, or `all`.
    """

    def __init__(
        self, name: str, data: str = "", secret: str = "", gains: str = "", begins: bool = False, harms: str = ""
    ) -> None:
        self.name = name
        self.data = data.split()
        self.secret = secret.split()
        self.gains = gains
        self.begins = begins
        self.harms = harms


class Told:
    """One thing that happened. `secret` is for the eyes in the mask `to` only."""

    def __init__(self, news: News, seat: int, data: list[int], secret: list[int], to: int) -> None:
        self.news = news
        self.seat = seat
        self.data = data
        self.secret = secret
        self.to = to

    def message(self, title: str, eye: int) -> str:
        """The id of its sentence for an eye; what is secret has one of its own for those who know it."""
        home = "core" if self.news is UNDONE else title
        message = f"{home}-news-{self.news.name}"
        return message + "-secret" if self.secret and (self.to >> eye) & 1 else message

    def seen_by(self, eye: int) -> tuple[str, int, list[int], list[int]]:
        return (self.news.name, self.seat, self.data, self.secret if (self.to >> eye) & 1 else [])


class Journal:
    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, news: News, seat: int, data: list[int]) -> None:
        self.told.append(Told(news, seat, data, [], 0))

    def whisper(self, news: News, seat: int, data: list[int], secret: list[int], to: int) -> None:
        self.told.append(Told(news, seat, data, secret, to))


class Chronicle(Journal):
    """A journal that eyes read, each at its own pace. An eye's number counts what it could notice."""

    def __init__(self, eyes: int) -> None:
        super().__init__()
        self.noticed = [0] * eyes
        self.first_kept = [0] * eyes  # the numbers from which on each eye can be told what happened
        self.offsets: list[list[int]] = [[0] for _ in range(eyes)]  # what had been told by then

    def notice(self, eye: int) -> None:
        """The eye has been told everything up to here."""
        self.noticed[eye] += 1
        self.offsets[eye].append(len(self.told))

    def kept_since(self, eye: int, number: int | None) -> int | None:
        """The eye's number from which it can be told what happened: the one asked for, or as far back as is kept."""
        if number is None or number > self.noticed[eye]:
            return None
        return max(number, self.first_kept[eye])

    def since(self, eye: int, number: int | None) -> list[Told] | None:
        """What was told after the eye's number; None if it cannot be said."""
        if number is None or not self.first_kept[eye] <= number <= self.noticed[eye]:
            return None
        return self.told[self.offsets[eye][number - self.first_kept[eye]] :]

    def forget(self) -> None:
        """All that was told so far. Numbers stay."""
        self.told.clear()
        self.first_kept = self.noticed[:]
        self.offsets = [[0] for _ in self.noticed]

    def trim(self, kept: int) -> None:
        """Forget the oldest things told, if there are more than twice as many as are to be kept."""
        count = len(self.told) - kept
        if count <= kept:
            return
        del self.told[:count]
        for eye in range(len(self.noticed)):
            left = [offset - count for offset in self.offsets[eye] if offset >= count]
            self.first_kept[eye] += len(self.offsets[eye]) - len(left)
            self.offsets[eye] = left

    def dump(self, most: int) -> tuple[list[list[object]], list[list[int]]]:
        """The last things told, and the offsets of each eye in them."""
        gone = max(0, len(self.told) - most)
        told: list[list[object]] = [[one.news.name, one.seat, one.data, one.secret, one.to] for one in self.told[gone:]]
        return told, [[offset - gone for offset in row if offset >= gone] for row in self.offsets]

    def remember(self, told: list[Told], offsets: list[list[int]]) -> None:
        """What was told before a position was saved."""
        self.told.extend(told)
        self.offsets = offsets
        self.first_kept = [n + 1 - len(row) for n, row in zip(self.noticed, offsets)]


# Cards tell these two by themselves, a sitting the third; titles tell the rest.
MOVED: Final = News("moved", "source target", "piece")
SHOWN: Final = News("shown", "", "piece")
UNDONE: Final = News("undone")  # a seat's answer was taken back
