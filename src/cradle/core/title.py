"""A title and its box: what can be played, for how many, with which options and which printed values."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cradle.core.content import digest
from cradle.core.errors import BadSetup
from cradle.core.journal import News
from cradle.core.plain import Plain, check, must_have
from cradle.core.table import Table
from cradle.core.words import Kind, Wording


class Option:
    """Something to agree on before the game. `seats` are the player counts at which it means something."""

    def __init__(self, name: str, choices: list[str], default: str, seats: list[int] | None = None) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.seats = seats

    def applies(self, seats: int) -> bool:
        return self.seats is None or seats in self.seats


def choices_within(choices: list[int], options: list[Option]) -> list[int]:
    """The choices of a loaded position: one for each option, among those there are."""
    must_have(choices, len(options), "choices")
    for i, option in enumerate(options):
        check(f"choices[{i}]", 0 <= choices[i] < len(option.choices))
    return choices


class Box(ABC):
    """Everything printed: a title with one set of component values. Shared by all its tables."""

    def __init__(self, document: Plain) -> None:
        self.document = document
        self.digest = digest(document)

    @abstractmethod
    def nouns(self) -> dict[str, list[str]]:
        """What numbers mean in labels and news: noun -> component ids, in the order of their numbers."""

    def wording(self, noun: str, number: int) -> Wording | None:
        """What to call a component that no language has a text for, such as an effect of own content."""
        return None

    def reading(self, choices: list[int]) -> Plain:
        """The document as a table with these options reads it: what its components do there."""
        return self.document

    @abstractmethod
    def setup(self, seats: int, choices: list[int], seed: int) -> Table:
        """A table at its first question. `choices` has one place among the option's choices for each option."""

    @abstractmethod
    def load(self, data: Plain) -> Table:
        """A dumped position."""


class Title(ABC):
    def __init__(
        self, name: str, version: int, seats: list[int], options: list[Option], kinds: list[Kind], news: list[News]
    ) -> None:
        self.name = name
        self.version = version  # of the rules: a record of another version may not replay
        self.seats = seats
        self.options = options
        self.kinds = kinds
        self.news = news
        self.interacting: list[str] = []  # kinds asked at the same time whose answers disturb each other: a fair
        self.sight: type[object] | None = None  # the form of its views, for boards; none: the plain boards draw them
        self.safety = 0  # answers after which automatic play calls a game off; 0: the rules always end

    @abstractmethod
    def read(self, document: Plain) -> Box:
        """Make the box from its content; BadContent says which entry and field is wrong."""

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadSetup(
                "core-setup-players",
                {"title": self.name, "players": seats, "least": self.seats[0], "most": self.seats[-1]},
            )

    def choices(self, wanted: dict[str, str], seats: int) -> list[int]:
        """Option names and values as places among their choices; what is not mentioned has its default."""
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadSetup("core-setup-option", {"title": self.name, "option": name, "options": names})
            if value not in known[name].choices:
                allowed = ", ".join(known[name].choices)
                raise BadSetup("core-setup-choice", {"option": name, "choice": value, "choices": allowed})
            if not known[name].applies(seats) and value != known[name].default:
                raise BadSetup("core-setup-option-seats", {"option": name, "players": seats})
        return [option.choices.index(wanted.get(option.name, option.default)) for option in self.options]

    def chosen(self, choices: list[int]) -> dict[str, str]:
        """The way back: option names and values."""
        return {option.name: option.choices[choices[i]] for i, option in enumerate(self.options)}
