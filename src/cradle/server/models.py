"""What may be sent to the server. Strict: an unknown or wrongly typed field is an error that names it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from cradle.server.letters import clean
from cradle.server.plan import Pace

MINUTE = 60_000
MOST_FIELDS = 40
MOST_GIVEN = 40  # answers of one lesson


def short(text: str) -> str:
    """Some letters are written with more signs than they came with."""
    if len(text) > 32:
        raise ValueError("too long")
    return text


def something(text: str) -> str:
    if not text or len(text) > 500:
        raise ValueError("nothing that can be seen, or too much")
    return text


def few(value: object) -> object:
    """Each of thousands would be an error to write down, and take its time."""
    if isinstance(value, dict) and len(value) > MOST_FIELDS:
        raise ValueError("too many fields")
    return value


Name = Annotated[str, Field(max_length=32), AfterValidator(clean), AfterValidator(short)]
Level = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9-]*$")]
RequestKey = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Counter = Annotated[int, Field(ge=0, le=1_000_000)]
Login = Annotated[str, Field(pattern=r"^[a-z0-9._-]{3,32}$")]
Password = Annotated[str, Field(min_length=8, max_length=128)]
Secret = Annotated[str, Field(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Field(pattern=r"^[a-z0-9]{12}$")]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def few_fields(cls, value: object) -> object:
        return few(value)


class NewSeat(Strict):
    kind: Literal["me", "friend", "bot"]
    level: Level | None = None
    name: Name = ""


class NewClock(Strict):
    move: Annotated[int, Field(ge=1000, le=14 * 24 * 60 * MINUTE)] | None = None
    game: Annotated[int, Field(ge=1000, le=60 * 24 * 60 * MINUTE)] | None = None
    bot: Level | None = None


class NewOrigin(Strict):
    table: TableId | None = None
    record: str | None = None
    step: Counter

    @model_validator(mode="after")
    def one_of_both(self) -> NewOrigin:
        if (self.table is None) == (self.record is None):
            raise ValueError("table or record")
        return self


class NewTable(Strict):
    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        json_schema_extra={
            "examples": [{"title": "hadara", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}]
        },
    )
    title: Annotated[str, Field(max_length=40)] = ""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]],
        BeforeValidator(few),
        Field(max_length=MOST_FIELDS),
    ] = {}
    content: str | None = None
    open: bool = False
    start: Literal["full", "host"] = "full"
    pace: Pace = "normal"
    coach: bool = False
    clock: NewClock = NewClock()
    origin: Annotated[NewOrigin | None, Field(alias="from")] = None
    id: RequestKey | None = None


class SeatChange(Strict):
    kind: Literal["me", "free", "bot"]
    level: Level | None = None
    name: Name = ""


class TableChange(Strict):
    pace: Pace | None = None
    open: bool | None = None
    coach: bool | None = None


class Join(Strict):
    seat: SeatNumber | None = None
    name: Name = ""


class Link(Strict):
    secret: Secret


class LinkAccept(Strict):
    secret: Secret
    name: Name = ""


class Answer(Strict):
    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        json_schema_extra={"examples": [{"seat": 0, "number": 12, "word": "buy-17", "id": "c1f0a7d2e9"}]},
    )
    seat: SeatNumber
    number: Counter
    word: Annotated[str, Field(min_length=1, max_length=100)]
    id: RequestKey


class TakeBack(Strict):
    seat: SeatNumber
    number: Counter


class Undo(Strict):
    seat: SeatNumber
    number: Counter | None = None


class Decision(Strict):
    agree: bool


class Said(Strict):
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(clean), AfterValidator(something)]
    id: RequestKey


class Try(Strict):
    """An answer in a lesson: what was right before, and how many answers to this task were wrong."""

    given: Annotated[list[Annotated[str, Field(min_length=1, max_length=100)]], Field(max_length=MOST_GIVEN)] = []
    word: Annotated[str, Field(min_length=1, max_length=100)]
    wrong: Counter = 0


class PuzzleTry(Strict):
    word: Annotated[str, Field(min_length=1, max_length=100)]


class Rename(Strict):
    name: Name


class Credentials(Strict):
    login: Login
    password: Password


class NewPassword(Strict):
    old: Annotated[str, Field(max_length=128)]
    password: Password


class Upload(Strict):
    record: str
    content: str | None = None
    names: Annotated[list[Name], Field(max_length=8)] = []
