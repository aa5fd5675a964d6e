"""What a bot says with an answer: message id and named numbers, so that everybody reads it in their language."""

from __future__ import annotations

from cradle.core.words import Label


class Remark:
    """Said aloud, so it is made of what everybody knows: whoever makes it is handed the table of the public's eye."""

    def __init__(self, to: int, about: str, label: Label) -> None:
        self.to = to  # the seat that it is said to
        self.about = about  # what it is about, in a word: nothing is said twice about the same
        self.label = label


def to_people(found: list[Remark], people: list[int], known: set[str]) -> list[Remark]:
    """One sentence at most to each of these seats, the last one about something that was not spoken of yet."""
    out: dict[int, Remark] = {}
    for remark in found:
        if remark.to in people and remark.about not in known:
            out[remark.to] = remark
    return list(out.values())
