"""Making puzzles from games of strong bots: each game is looked at by itself and gives one puzzle or none.

*A part of a game.* Which number of seats a game has and whether its puzzle is looked for early, in the middle or late
follows from its number, so puzzles spread over both. The bots play no further than that part.

*Cheap first.* Some of the questions with a few answers are put to the strongest bot. Those are taken where it does
something else than `greedy` would, and where the best evaluation sees most between its answer and the others; no kind
of question too often. A few games for its answer and the nearest rivals leave some of them, more games leave two.

*Then with fresh chance.* Those are counted anew for all answers (`counting.py`), and only that count is published.

What a game gives follows from the title, the seed, the level and its number, never from a clock or from other games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import asdict, dataclass
from typing import Final, cast

from cradle import shelf
from cradle.analysis.judge import Judge
from cradle.analysis.playing import player_of
from cradle.analysis.verdict import NoJudge, Verdict
from cradle.arena.engine import spread
from cradle.arena.plan import derived
from cradle.bots.greedy import GreedyBot
from cradle.core.errors import BadSetup
from cradle.core.record import options_of
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting, begin
from cradle.core.table import Table
from cradle.puzzles.counting import AHEAD, FEWEST_ANSWERS, Position, count
from cradle.puzzles.puzzle import PHASES, Choice, Puzzle, id_of

MOST_ANSWERS: Final = 10  # so that all of them can be counted and read
ASKED: Final = 24  # questions of a game that the strongest bot is asked
HARD: Final = 8  # questions of a game that get games, where `greedy` errs
EASY: Final = 4  # and where it is right
ALIKE: Final = 3  # of one kind among them
SIGHTS: Final = 3  # imagined tables on which `greedy` is asked
RIVALS: Final = 2  # answers beside the played one, while it is looked for
SIEVE: Final = ((4, 4), (16, 2))  # games of an answer, and how many questions go on after them
DOUBT: Final = 1.3  # standard errors that it takes to go on where nobody has points, and a few games say little
PARTS: Final = (2, 1, 2, 1, 0)  # of the game, in turn: late questions are surer, and cost less
TABLES: Final = (0, 1, 0, 2)  # which of the player counts, in turn: with few players a decision weighs more
MOST_GAMES: Final = 2000  # looked at before somebody gives up, for every puzzle that is wanted


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what a game gives, in plain values."""

    title: str
    seed: int
    level: str


@dataclass(frozen=True)
class Looked:
    """What a game gave; one line where it is kept."""

    game: int
    puzzle: Puzzle | None


@dataclass
class Candidate:
    """A question of the game, and how far the strongest bot's answer seems to be ahead."""

    n: int  # answers before it
    judge: Judge
    best: int  # what the strongest bot answers
    sight: int  # what `greedy` answers
    rivals: list[int]
    ahead: float  # first as the evaluation sees it, then of the chance to win
    easy: bool


def recipe_of(title: str, seed: int, level: str = "") -> Recipe:
    """With games of the strongest level but one, unless another is wanted: the strongest is asked where it matters."""
    levels = shelf.levels(title)
    if len(levels) == 1:
        raise NoJudge("analysis-no-bot", {"title": title})
    if level and level not in levels:
        raise BadSetup("core-setup-bot", {"bot": level, "bots": ", ".join(levels)})
    return Recipe(shelf.title(title).name, seed, level or levels[-2])


def look(recipe: Recipe, game: int) -> Looked:
    """The puzzle of one game, if it has one."""
    sitting, tables, start, phase = played(recipe, game)
    found = sieved(recipe, game, sitting, tables, start)
    for candidate in found:
        table, seat = tables[candidate.n], candidate.judge.seat
        seed = derived(recipe.seed, game, candidate.n, "again")
        verdict = count(Position(recipe.title, table, seat), seed, candidate.best)
        if verdict is not None:
            return Looked(game, puzzle_of(recipe, game, sitting, candidate, verdict, phase))
    return Looked(game, None)


# -- the game ------------------------------------------------------------------------------------------------------


def played(recipe: Recipe, game: int) -> tuple[Sitting, list[Table], int, str]:
    """The game up to the end of the part that is looked at, the tables before every answer, and where it begins."""
    title = shelf.title(recipe.title)
    seats = several(title.seats)
    count_of_seats = seats[TABLES[game % len(TABLES)] % len(seats)]
    part = PARTS[game // len(TABLES) % len(PARTS)]
    sitting = begin(title, shelf.box(recipe.title), count_of_seats, {}, derived(recipe.seed, game, "deal"))
    length = length_of(recipe, game, sitting.table)
    start, end = part * length // len(PHASES), (part + 1) * length // len(PHASES)
    luck = seeded(derived(recipe.seed, game, "bots"))
    bots = [shelf.bot(recipe.level, recipe.title) for _ in range(count_of_seats)]
    tables: list[Table] = []
    while (seat := sitting.table.first()) >= 0 and len(tables) < end:
        tables.append(sitting.table.clone())
        answers = sitting.table.answers(seat)
        alone = len(answers) == 1
        answer = answers[0] if alone else bots[seat].choose(sitting.table.imagine(seat, luck), seat, luck)
        sitting.answer(seat, answer)
    return sitting, tables, start, PHASES[part]


def several(seats: list[int]) -> list[int]:
    """Games against somebody, if the title has any."""
    return [n for n in seats if n > 1] or seats


def length_of(recipe: Recipe, game: int, table: Table) -> int:
    """About how many answers the game will have: as many as between quick bots."""
    player = player_of(recipe.title)
    quick, luck, given = table.clone(), seeded(derived(recipe.seed, game, "length")), 0
    while (seat := quick.first()) >= 0 and not (player.limit and given == player.limit):
        answers = quick.answers(seat)
        plain = len(answers) == 1 or quick.kind(seat).name in player.plain
        quick.take(seat, answers[0] if plain else player.bot.choose(quick.imagine(seat, luck), seat, luck))
        given += 1
    return given


# -- questions -----------------------------------------------------------------------------------------------------


def sieved(recipe: Recipe, game: int, sitting: Sitting, tables: list[Table], start: int) -> list[Candidate]:
    """The questions in which one answer seems far ahead, those first in which `greedy` is wrong."""
    found = candidates(recipe, game, sitting, tables, start)
    for games, left in SIEVE:
        for candidate in found:
            candidate.ahead = lead(candidate, games)
        found = [candidate for candidate in found if candidate.ahead > AHEAD / 2]
        found = sorted(found, key=lambda one: (one.easy, -one.ahead))[:left]
    return [candidate for candidate in found if candidate.ahead >= AHEAD and not doubtful(candidate)]


def doubtful(candidate: Candidate) -> bool:
    """Nobody has points, and the lead may be luck."""
    judge = candidate.judge
    if judge.table.sheet().scored:
        return False
    own, measure = judge.ends[candidate.best], judge.measure()
    leads = [measure.difference(own, judge.ends[rival], judge.seat) for rival in candidate.rivals]
    return any(mean < DOUBT * error for mean, error in leads)


def candidates(recipe: Recipe, game: int, sitting: Sitting, tables: list[Table], start: int) -> list[Candidate]:
    """Questions with some answers, in which the evaluation sees most; mostly such that `greedy` is wrong."""
    asked = [n for n in range(start, len(tables)) if worth_asking(recipe, sitting, tables[n], n)]
    asked = [asked[i * len(asked) // ASKED] for i in range(ASKED)] if len(asked) > ASKED else asked
    found = [candidate_of(recipe, game, sitting, tables[n], n) for n in asked]
    found.sort(key=lambda one: (-one.ahead, one.n))
    hard = varied([one for one in found if not one.easy])[:HARD]
    return [*hard, *varied([one for one in found if one.easy])[:EASY]]


def varied(found: list[Candidate]) -> list[Candidate]:
    """Not too many of one kind."""
    kinds: Counter[str] = Counter()
    out: list[Candidate] = []
    for candidate in found:
        assert candidate.judge.kind is not None
        kinds[candidate.judge.kind.name] += 1
        if kinds[candidate.judge.kind.name] <= ALIKE:
            out.append(candidate)
    return out


def worth_asking(recipe: Recipe, sitting: Sitting, table: Table, n: int) -> bool:
    seat = seat_at(sitting, n)
    if table.kind(seat).name in player_of(recipe.title).plain:
        return False
    return FEWEST_ANSWERS <= len(table.answers(seat)) <= MOST_ANSWERS


def seat_at(sitting: Sitting, n: int) -> int:
    return int(sitting.record.lines[n].split(" ")[0])


def candidate_of(recipe: Recipe, game: int, sitting: Sitting, table: Table, n: int) -> Candidate:
    seat = seat_at(sitting, n)
    luck = seeded(derived(recipe.seed, game, n, "strongest"))
    answer = shelf.bot(shelf.levels(recipe.title)[-1], recipe.title).choose(table.imagine(seat, luck), seat, luck)
    judge = Judge(recipe.title, table, seat, derived(recipe.seed, game, n, "first"), only=table.answers(seat))
    rivals = sorted((one for one in judge.answers if one != answer), key=lambda one: (-judge.hopes[one], one))
    sight = sight_of(recipe.title, table, seat, derived(recipe.seed, game, n, "sight"))
    ahead = judge.hopes[answer] - judge.hopes[rivals[0]]
    return Candidate(n, judge, answer, sight, rivals[:RIVALS], ahead, sight == answer)


def sight_of(title: str, table: Table, seat: int, seed: int) -> int:
    """What `greedy` answers most often."""
    bot = GreedyBot(shelf.evaluation(title))
    given: Counter[int] = Counter()
    for n in range(SIGHTS):
        luck = seeded(derived(seed, n))
        given[bot.choose(table.imagine(seat, luck), seat, luck)] += 1
    return min(given, key=lambda answer: (-given[answer], answer))


def lead(candidate: Candidate, games: int) -> float:
    """How far the strongest bot's answer is ahead of the nearest rival after so many games of each."""
    judge, seat = candidate.judge, candidate.judge.seat
    for answer in [candidate.best, *candidate.rivals]:
        while len(judge.ends[answer]) < games:
            judge.ends[answer].append(judge.play(answer, len(judge.ends[answer])))
    measure, own = judge.measure(), judge.ends[candidate.best]
    return min(measure.difference(own, judge.ends[rival], seat)[0] for rival in candidate.rivals)


# -- the puzzle ----------------------------------------------------------------------------------------------------


def puzzle_of(
    recipe: Recipe, game: int, sitting: Sitting, candidate: Candidate, verdict: Verdict, phase: str
) -> Puzzle:
    record, kind = sitting.record, candidate.judge.kind
    assert kind is not None
    answers = record.lines[: candidate.n]
    seed = record.header["seed"]
    return {
        "id": id_of(recipe.title, seed, answers),
        "seats": int(record.header["seats"]),
        "options": options_of(record),
        "seed": seed,
        "level": recipe.level,
        "game": game,
        "seat": candidate.judge.seat,
        "kind": kind.name,
        "phase": phase,
        "clause": kind.clause.partition("/")[2],
        "scored": verdict.scored,
        "games": verdict.games,
        "sight": kind.word(candidate.sight),
        "choices": choices_of(verdict),
        "answers": answers,
    }


def choices_of(verdict: Verdict) -> list[Choice]:
    names = Choice.__annotations__
    return [cast(Choice, {name: asdict(one)[name] for name in names}) for one in verdict.answers]


# -- many games ----------------------------------------------------------------------------------------------------


def looks(recipe: Recipe, first: int, count: int, jobs: int) -> Generator[Looked]:
    """Games from this number on, in their order; enough of them for so many puzzles, and closing it ends it."""
    yield from spread(look, recipe, range(first, first + MOST_GAMES * count), jobs)
