"""What the answers of a kind of question are called.

A kind of question declares its answers once: `Kind("draft", "hadara/4.3", "pass", ("buy", "card", 162), ("at", "cell",
81, "turn", 4))`. From that come the bound (1 + 162 + 324), the word of each answer ("buy-17", "at-40-2"), the way back,
and the message id with its named numbers.
"""

from __future__ import annotations

from cradle.core.errors import BadRecord

SpanShape = str | tuple[str, int] | tuple[str, str, int] | tuple[str, str, int, str, int]


class Span:
    """A run of answers with one name and up to two named numbers."""

    def __init__(self, name: str, start: int, nouns: list[str], rows: int, columns: int) -> None:
        self.name = name
        self.start = start
        self.nouns = nouns
        self.rows = rows
        self.columns = columns
        self.size = max(rows, 1) * max(columns, 1)

    def numbers(self, answer: int) -> list[int]:
        offset = answer - self.start
        if self.columns:
            return [offset // self.columns, offset % self.columns]
        return [offset] if self.rows else []


def make_span(shape: SpanShape, start: int) -> Span:
    if isinstance(shape, str):
        return Span(shape, start, [], 0, 0)
    if len(shape) == 2:
        return Span(shape[0], start, [shape[0]], shape[1], 0)
    if len(shape) == 3:
        return Span(shape[0], start, [shape[1]], shape[2], 0)
    return Span(shape[0], start, [shape[1], shape[3]], shape[2], shape[4])


class Label:
    """What an answer is called by people: a message id, and its numbers by name."""

    def __init__(self, message: str, names: list[str], numbers: list[int]) -> None:
        self.message = message
        self.names = names
        self.numbers = numbers


class Wording:
    """A text put together from others: a message id, its numbers by name, and the texts that stand in it."""

    def __init__(self, message: str, numbers: dict[str, int], parts: dict[str, Wording]) -> None:
        self.message = message
        self.numbers = numbers
        self.parts = parts


class Kind:
    """A kind of question: its stable name, the clause it comes from, and all answers it can ever have.

    `facts` names the numbers that a question adds to the label of an answer, such as a price; `about` those that go
    into the question's own sentence.
    """

    def __init__(self, name: str, clause: str, *shapes: SpanShape, facts: str = "", about: str = "") -> None:
        self.name = name
        self.clause = clause
        self.facts = facts.split()
        self.about = about.split()
        self.spans: list[Span] = []
        self.number = -1  # among the kinds of its title
        self.first = -1  # where its answers begin among all answers of the title
        self.bound = 0
        for shape in shapes:
            span = make_span(shape, self.bound)
            self.spans.append(span)
            self.bound += span.size

    def start(self, name: str) -> int:
        """The first answer of that name, for constants of the rules: `BUY: Final = DRAFT_KIND.start("buy")`."""
        for span in self.spans:
            if span.name == name:
                return span.start
        raise ValueError(f"{self.name} has no answer called {name}")

    def span(self, answer: int) -> Span:
        for span in self.spans:
            if span.start <= answer < span.start + span.size:
                return span
        raise BadRecord("core-record-bound", {"answer": answer, "bound": self.bound})

    def numbers(self, answer: int) -> list[int]:
        return self.span(answer).numbers(answer)

    def word(self, answer: int) -> str:
        span = self.span(answer)
        return "-".join([span.name] + [str(n) for n in span.numbers(answer)])

    def answer(self, word: str) -> int:
        """The way back from a word."""
        for span in self.spans:
            if word == span.name and not span.rows:
                return span.start
            if span.rows and word.startswith(span.name + "-"):
                found = place(word[len(span.name) + 1 :], span.rows, span.columns)
                if found >= 0:
                    return span.start + found
        raise BadRecord("core-record-word", {"word": word, "question": self.name})


def place(text: str, rows: int, columns: int) -> int:
    """'17' or '40-2' as a place in a span, or -1."""
    parts = text.split("-")
    for part in parts:
        if not (part.isascii() and part.isdigit() and len(part) <= 6 and str(int(part)) == part):
            return -1
    if len(parts) == 1 and not columns and int(parts[0]) < rows:
        return int(parts[0])
    if len(parts) == 2 and int(parts[0]) < rows and int(parts[1]) < columns:
        return int(parts[0]) * columns + int(parts[1])
    return -1
