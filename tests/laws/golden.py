"""Digests of whole games and counts of positions, kept in the repository.

They change only if the rules, the content, the generator or the dump of a title change. Then look at what changed.
Games that are stored were played by the rules of before: unless it is the content alone, the title gets a new version
(docs/versions.md). Then

    python -m tests.laws.golden

writes digests.json, perft.json and versions.json anew. Plain and compiled code must give the same.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from cradle.core.random_play import advance
from cradle.core.record import line_of
from cradle.core.rng import seeded
from cradle.core.table import Table
from tests.laws.subject import Subject, subjects

FOLDER: Final = Path(__file__).parent
DIGESTS: Final = FOLDER / "digests.json"
PERFT: Final = FOLDER / "perft.json"
VERSIONS: Final = FOLDER / "versions.json"
CHANGED: Final = """{subject} is played differently than ever, so stored games and records do not fit any more. \
If that is meant and not only its content has changed, raise `version` in cradle/games/{title}/registry.py \
(docs/versions.md says what follows from it); then run `python -m tests.laws.golden`."""
SEEDS: Final = [1, 2, 3]
STARTS: Final = [0, 30]  # answers given at random before positions are counted
WIDEST: Final = 400  # positions: the last row that is followed further
DEEPEST: Final = 6


def game_digest(subject: Subject, seed: int) -> str:
    """A random game, every answer and the position at the end, as twelve digits; and how many answers it had."""
    table = subject.setup(seed)
    rng = seeded(seed)
    told = hashlib.sha256()
    n = 0
    while (asked := table.asked()) and n < subject.limit():
        seat = asked[rng.below(len(asked))]
        answers = table.answers(seat)
        answer = answers[rng.below(len(answers))]
        told.update(line_of(table.kind(seat), seat, answer).encode())
        table.take(seat, answer)
        n += 1
    told.update(table.digest().encode())
    return f"{told.hexdigest()[:12]} {n}"


def digests_of(subject: Subject) -> list[str]:
    return [game_digest(subject, seed) for seed in SEEDS]


def perft(subject: Subject, start: int) -> list[int]:
    """How many different positions there are after 0, 1, 2 … answers, whoever gives them."""
    table = subject.setup(SEEDS[0])
    advance(table, seeded(SEEDS[0]), start)
    row: dict[str, Table] = {table.digest(): table}
    counts = [1]
    while row and len(row) <= WIDEST and len(counts) <= DEEPEST:
        row = {after.digest(): after for before in row.values() for after in followers(before)}
        counts.append(len(row))
    return counts


def followers(table: Table) -> list[Table]:
    out = []
    for seat in table.asked():
        for answer in table.answers(seat):
            after = table.clone()
            after.take(seat, answer)
            out.append(after)
    return out


def perft_of(subject: Subject) -> list[list[int]]:
    return [perft(subject, start) for start in STARTS]


def write(path: Path, rows: dict[str, object]) -> None:
    """One line a subject, so that a change can be read."""
    lines = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def read(path: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def versions() -> dict[str, list[object]]:
    """Version and digest of the content of every title."""
    return {subject.title.name: [subject.title.version, subject.box.digest] for subject in subjects()}


def title_in(subject: str) -> str:
    return subject.partition(" ")[0]


def told(subject: str) -> str:
    """What to do where a subject is played differently."""
    return CHANGED.format(subject=subject, title=title_in(subject))


def unversioned(
    old: dict[str, list[str]],
    new: dict[str, list[str]],
    had: dict[str, list[object]],
    now: dict[str, list[object]],
) -> list[str]:
    """Subjects that are played differently under the same version and with the same values."""
    changed = [subject for subject in new if subject in old and old[subject] != new[subject]]
    return [subject for subject in changed if had.get(title_in(subject)) == now[title_in(subject)]]


def main() -> None:
    digests = {str(subject): digests_of(subject) for subject in subjects()}
    wrong = unversioned(read(DIGESTS), digests, json.loads(VERSIONS.read_text(encoding="utf-8")), versions())
    if wrong:
        raise SystemExit(told(wrong[0]))
    write(DIGESTS, dict(digests))
    write(VERSIONS, dict(versions()))
    write(PERFT, {str(subject): perft_of(subject) for subject in subjects()})


if __name__ == "__main__":
    main()
