"""The table as everybody outside sees it: seats, questions and answers, never a step."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping

from cradle.core.journal import Journal, News
from cradle.core.plain import Plain
from cradle.core.redeal import Hidden
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.core.words import Kind, Label


class Table(ABC):
    """The outside face of a game in progress. Eyes 0 to seats-1 are the seats, eye `seats` is a spectator."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.journal: Journal | None = None

    def tell(self, news: News, seat: int, data: list[int]) -> None:
        if self.journal is not None:
            self.journal.tell(news, seat, data)

    def whisper(self, news: News, seat: int, data: list[int], secret: list[int], to: int) -> None:
        """The same, with numbers that only the eyes in the mask `to` are told."""
        if self.journal is not None:
            self.journal.whisper(news, seat, data, secret, to)

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()[:16]

    @abstractmethod
    def attach(self, journal: Journal) -> None:
        """From now on, tell what happens."""

    # -- questions and answers ---------------------------------------------------------------------------------

    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def first(self) -> int:
        """The lowest seat that is asked something, or -1."""

    @abstractmethod
    def asked(self) -> list[int]:
        """Every seat that is asked something now; answers may come in any order."""

    def someone(self, rng: Rng) -> int:
        """One of those who are asked, by chance where there are several; -1 if nobody is."""
        asked = self.asked()
        if len(asked) > 1:
            return asked[rng.below(len(asked))]
        return asked[0] if asked else -1

    @abstractmethod
    def waiting(self, seat: int) -> bool:
        """Whether the seat has given a sealed answer that is not opened yet, and may take it back."""

    @abstractmethod
    def take_back(self, seat: int) -> None:
        """Withdraw a sealed answer while others are still thinking: nobody has seen it."""

    @abstractmethod
    def kind(self, seat: int) -> Kind:
        """The kind of question that the seat is asked: name, clause, words."""

    @abstractmethod
    def about(self, seat: int) -> Label:
        """The question in one sentence."""

    @abstractmethod
    def label(self, seat: int, answer: int) -> Label:
        """What the answer is called by people."""

    @abstractmethod
    def answers(self, seat: int) -> list[int]:
        """Legal answers, sorted, never empty."""

    @abstractmethod
    def why(self, seat: int, answer: int) -> str:
        """The clause that forbids the answer, or nothing."""

    @abstractmethod
    def sum(self, seat: int, answer: int) -> Label | None:
        """The numbers behind the clause that forbids the answer, if it is about numbers."""

    @abstractmethod
    def check(self, seat: int, answer: int) -> None:
        """Refused says by which clause the answer is not allowed."""

    def answer(self, seat: int, answer: int) -> None:
        """Check the answer and do it; Refused leaves the table unchanged."""
        self.check(seat, answer)
        self.take(seat, answer)

    @abstractmethod
    def take(self, seat: int, answer: int) -> None:
        """Do an answer that came from answers(), unchecked."""

    # -- copies, views, positions ------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Table: ...

    @abstractmethod
    def imagine(self, eye: int, rng: Rng) -> Table:
        """A clone in which all that the eye does not know is dealt anew."""

    @abstractmethod
    def hidden(self, eye: int) -> Hidden:
        """Of an imagined table: where the cards lie that its eye does not know."""

    @abstractmethod
    def again(self, hidden: Hidden, rng: Rng) -> Table:
        """Of an imagined table: another one that its eye imagines of the same position, cheaper than the first."""

    @abstractmethod
    def view(self, eye: int) -> Mapping[str, object]:
        """All that the eye may know, as plain data with names."""

    @abstractmethod
    def numbers(self, seat: int) -> dict[str, int]:
        """The seat's own figures that answers change, by their paths in the seat's part of its own view: `coins`,
        `tracks.1`, `cards.length`. The paths are the same all through a game."""

    @abstractmethod
    def dump(self) -> Plain:
        """The whole position, secrets included, as plain data that the box loads again."""

    @abstractmethod
    def mark(self) -> list[int]:
        """Changes whenever somebody learned something or chance was asked: undo does not go back over it."""

    # -- accounts ----------------------------------------------------------------------------------------------

    @abstractmethod
    def sheet(self) -> ScoreSheet:
        """The score as it stands."""

    @abstractmethod
    def audit(self) -> str:
        """What is wrong with the pieces: lost or doubled components, a score that no recount gives. Nothing if well."""

    def rounds(self) -> int:
        """How many rounds have begun, in the title's own sense."""
        return 0

    def traits(self, seat: int) -> list[str]:
        """What the seat plays with, for reports on balance: noun and id of a component (`government-g1a`), or another
        name (`turn-2`)."""
        return []
