"""The laws of play: answers, words, labels, news, refusals, lanes and undo."""

from __future__ import annotations

from random import Random

from pydantic import ValidationError

from cradle.core.errors import Refused
from cradle.core.journal import MOVED, SHOWN, Journal
from cradle.core.record import line_of
from cradle.core.sitting import Sitting, begin
from cradle.core.step import SEALED, Together
from cradle.core.table import Table
from cradle.core.words import Label
from cradle.server.describe import view_form
from tests.laws.subject import Broken, Subject, answer_at_random, difference, hold, inside, moments, text, walk

# -- questions and answers -------------------------------------------------------------------------------------


def lawful_answers(subject: Subject, seed: int, stops: int = 40) -> int:
    """Answers are sorted, different, never none, and exactly those that no clause forbids."""
    checked = 0
    for table in walk(subject, seed, stops):
        asked = table.asked()
        hold(asked == sorted(set(asked)) and table.first() == asked[0], f"seed {seed}: asked {asked}")
        for seat in asked:
            kind, answers = table.kind(seat), table.answers(seat)
            allowed = [answer for answer in range(kind.bound) if not table.why(seat, answer)]
            hold(kind in subject.title.kinds, f"seed {seed}: {kind.name} is not a kind of the title")
            hold(bool(answers), f"seed {seed}: seat {seat} has no answer to {kind.name}")
            hold(answers == allowed, f"seed {seed}: {kind.name} answers {answers} but allows {allowed}")
            checked += 1
    return checked


def words_return(subject: Subject, seed: int) -> int:
    """Every answer of every kind has a word of its own that leads back to it."""
    names = [kind.name for kind in subject.title.kinds]
    hold(len(names) == len(set(names)), f"two kinds have one name: {sorted(names)}")
    for kind in subject.title.kinds:
        for answer in range(kind.bound):
            word = kind.word(answer)
            hold(len(word.split()) == 1, f"{kind.name}: the word {word!r} would break a line of a record")
            found = kind.answer(word)
            hold(found == answer, f"{kind.name}: {word} is read as answer {found}, not {answer}")
    return sum(kind.bound for kind in subject.title.kinds)


def named_labels(subject: Subject, seed: int, stops: int = 40) -> int:
    """Labels of questions and answers have as many names as numbers, and numbers that the box knows.

    Answers that are forbidden have labels too: people are told why they cannot be given.
    """
    checked = 0
    for table in walk(subject, seed, stops):
        for seat in table.asked():
            kind = table.kind(seat)
            about = table.about(seat)
            hold(about.message == f"ask-{kind.name}", f"seed {seed}: {kind.name} asks {about.message}")
            check_label(subject, about, f"seed {seed}: the question {kind.name}")
            possible = set(table.answers(seat))
            for answer in range(kind.bound):
                told = f"seed {seed}: {kind.name} {kind.word(answer)}"
                label = label_of(table, seat, answer, told)
                hold(label.message.startswith(f"{kind.name}-"), f"{told} is labelled {label.message}")
                if answer in possible:
                    check_label(subject, label, told)
                else:  # of what is not at this table
                    check_names(label.names, label.numbers, told)
                checked += 1
    return checked


def label_of(table: Table, seat: int, answer: int, told: str) -> Label:
    try:
        return table.label(seat, answer)
    except (LookupError, ValueError, AssertionError) as error:
        raise Broken(f"{told} cannot be labelled") from error


def check_label(subject: Subject, label: Label, told: str) -> None:
    check_named(subject, label.names, label.numbers, told)


def check_names(names: list[str], numbers: list[int], told: str) -> None:
    hold(len(names) == len(numbers), f"{told} has the names {names} for {numbers}")
    hold(len(names) == len(set(names)), f"{told} has one name twice: {names}")


def check_named(subject: Subject, names: list[str], numbers: list[int], told: str) -> None:
    check_names(names, numbers, told)
    nouns = subject.box.nouns()
    for name, n in zip(names, numbers):
        noun = name.rpartition("-")[2]
        if noun == "seat":
            hold(-1 <= n < subject.seats, f"{told}: there is no seat {n}")
        elif noun in nouns:
            hold(-1 <= n < len(nouns[noun]), f"{told}: the box has no {noun} {n}")  # -1: not known


def named_news(subject: Subject, seed: int) -> int:
    """News are the title's, with as many names as numbers; and a journal changes nothing."""
    heard, unheard = subject.setup(seed), subject.setup(seed)
    journal = Journal()
    heard.attach(journal)
    one, two = Random(seed), Random(seed)
    n = 0
    while not heard.over() and n < subject.limit():
        answer_at_random(heard, one)
        answer_at_random(unheard, two)
        n += 1
    hold(text(heard.dump()) == text(unheard.dump()), f"seed {seed}: with a journal the game went another way")
    for told in journal.told:
        if told.news not in (MOVED, SHOWN):
            where = f"seed {seed}: news {told.news.name}"
            hold(told.news in subject.title.news, f"{where} are not among the title's")
            hold("seat" not in told.news.data + told.news.secret, f"{where} call a number seat: that is who did it")
            hold(-1 <= told.seat < subject.seats, f"{where}: there is no seat {told.seat}")
            check_named(subject, told.news.data, told.data, where)
            if told.secret:
                check_named(subject, told.news.data + told.news.secret, told.data + told.secret, where)
    return len(journal.told)


def refusals_change_nothing(subject: Subject, seed: int, stops: int = 16) -> int:
    """The wrong seat, an answer out of bounds or a forbidden one: Refused, with a clause, and nothing has changed."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        before = text(table.dump())
        asked = table.asked()
        for seat in range(-1, subject.seats + 1):
            if seat not in asked:
                checked += refused(table, seat, 0, ["core/turn"], before)
        for seat in asked:
            kind, answers = table.kind(seat), table.answers(seat)
            for answer in (-1, kind.bound, kind.bound + rnd.randrange(1000)):
                checked += refused(table, seat, answer, ["core/bound"], before)
            wrong = [answer for answer in range(kind.bound) if answer not in answers]
            for answer in rnd.sample(wrong, min(len(wrong), 8)):
                checked += refused(table, seat, answer, [f"{subject.title.name}/"], before)
    return checked


def refused(table: Table, seat: int, answer: int, clauses: list[str], before: str) -> int:
    told = f"answer {answer} of seat {seat}"
    try:
        table.answer(seat, answer)
    except Refused as error:
        hold(any(error.clause.startswith(clause) for clause in clauses), f"{told} is refused by {error.clause}")
        hold(text(table.dump()) == before, f"{told} was refused but changed the table")
        return 1
    hold(False, f"{told} was not refused")
    return 0


def numbers_are_seen(subject: Subject, seed: int, stops: int = 20) -> int:
    """A seat's own figures are what its own view shows at their paths; the paths are the same all through a game."""
    checked = 0
    paths = [list(subject.setup(seed).numbers(seat)) for seat in range(subject.seats)]
    for table in walk(subject, seed, stops):
        for seat in range(subject.seats):
            players = table.view(seat)["players"]
            assert isinstance(players, list)
            numbers = table.numbers(seat)
            hold(list(numbers) == paths[seat], f"seed {seed}: the figures of seat {seat} are now {list(numbers)}")
            for path, number in numbers.items():
                seen = shown_at(players[seat], path)
                hold(seen == number, f"seed {seed}: seat {seat} sees {seen} at {path}, but its figure is {number}")
                checked += 1
    return checked


def views_are_declared(subject: Subject, seed: int, stops: int = 100) -> int:
    """A view is exactly what its title declares: every field, of its type, and no other."""
    form = view_form(subject.title)
    if form is None:
        return 0
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            try:
                form.validate_python(table.view(eye))
            except ValidationError as error:
                hold(False, f"seed {seed}: eye {eye} sees what is not declared: {error}")
            checked += 1
    return checked


def shown_at(value: object, path: str) -> object:
    for part in path.split("."):
        if isinstance(value, list):
            value = len(value) if part == "length" else value[int(part)]
        elif isinstance(value, dict):
            value = value[part]
    return value


# -- at the same time, and taking back -------------------------------------------------------------------------


def lanes_commute(subject: Subject, seed: int, stops: int = 40) -> int:
    """Seats that are asked at the same time do not disturb each other, unless the title says that they interact."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops, lambda table: len(independent(subject, table)) > 1):
        a, b = rnd.sample(independent(subject, table), 2)
        x, y = rnd.choice(table.answers(a)), rnd.choice(table.answers(b))
        told = f"seed {seed}: {line_of(table.kind(a), a, x)} and {line_of(table.kind(b), b, y)}"
        one, two = table.clone(), table.clone()
        for seat, answer, at in ((a, x, one), (b, y, one), (b, y, two), (a, x, two)):
            still = seat in at.asked() and at.kind(seat) is table.kind(seat) and not at.why(seat, answer)
            hold(still, f"{told}: the first makes the second impossible")
            at.take(seat, answer)
        found = difference(one.dump(), two.dump())
        hold(not found, f"{told} give another table the other way round, at {found}")
        checked += 1
    return checked


def independent(subject: Subject, table: Table) -> list[int]:
    """The seats whose answers now should not disturb each other."""
    return [seat for seat in table.asked() if table.kind(seat).name not in subject.title.interacting]


def sealed_come_back(subject: Subject, seed: int, stops: int = 20) -> int:
    """A sealed answer that is taken back leaves no trace."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops, sealing):
        before = table.dump()
        seat = rnd.choice(table.asked())
        trial = table.clone()
        trial.take(seat, rnd.choice(trial.answers(seat)))
        if trial.waiting(seat):
            hold(seat not in trial.asked(), f"seed {seed}: seat {seat} has answered and is asked again")
            trial.take_back(seat)
            found = difference(before, trial.dump())
            hold(not found and seat in trial.asked(), f"seed {seed}: an answer taken back leaves {found}")
            checked += 1
    return checked


def sealing(table: Table) -> bool:
    """Several seats are asked for sealed answers, so that one alone opens nothing."""
    top = inside(table).agenda[-1]
    return isinstance(top, Together) and top.mode == SEALED and len(table.asked()) > 1


def undo_goes_back(subject: Subject, seed: int, stops: int = 8) -> int:
    """Undo gives the table before the answer as long as nobody learned anything and chance was not asked."""
    rnd = Random(seed)
    sitting = begin(subject.title, subject.box, subject.seats, subject.options(), seed)
    wanted = set(rnd.sample(every := moments(subject, seed), min(len(every), stops)))
    everybody = (1 << subject.seats) - 1
    checked = 0
    for n in range(max(wanted, default=-1) + 1):
        if sitting.table.over():
            break
        before, marked, lines = sitting.table.dump(), sitting.table.mark(), sitting.record.lines[:]
        earlier = sitting.table.clone()
        seat = rnd.choice(sitting.table.asked())
        sitting.answer(seat, rnd.choice(sitting.table.answers(seat)))
        if n in wanted:
            after = sitting.table.dump()
            learned = sitting.table.mark() != marked
            hold(learned or not news_since(earlier, sitting.table), f"seed {seed}: the mark stays, but there is news")
            done = sitting.undo(seat, everybody) is not None
            hold(done != learned, f"seed {seed}: seat {seat} {'took' if done else 'could not take'} back an answer")
            found = difference(before if done else after, sitting.table.dump())
            hold(not found, f"seed {seed}: undo left another table at {found}")
            hold(not done or sitting.record.lines == lines, f"seed {seed}: undo left another record")
            checked += undone_alone(sitting, subject, rnd)
    return checked


def news_since(before: Table, after: Table) -> bool:
    """Whether chance was asked, or some eye came to know a card."""
    known = zip(inside(before).cards.known, inside(after).cards.known)
    return before.rng.row() != after.rng.row() or any(new & ~old for old, new in known)


def undone_alone(sitting: Sitting, subject: Subject, rnd: Random) -> int:
    """In independent lanes an answer is left out of the record, and what another seat answered since then stays."""
    asked = independent(subject, sitting.table)
    if len(asked) < 2:
        return 1
    a, b = rnd.sample(asked, 2)
    x, y = rnd.choice(sitting.table.answers(a)), rnd.choice(sitting.table.answers(b))
    only = sitting.table.clone()
    only.take(b, y)
    marked = only.mark()
    before = sitting.table.mark()
    sitting.answer(a, x)
    sitting.answer(b, y)
    if sitting.table.mark() == before == marked:
        hold(sitting.undo(a, 0) is not None, f"{a} could not take back an answer that nobody has seen")
        found = difference(only.dump(), sitting.table.dump())
        hold(not found, f"undo of {a} alone left another table at {found}")
    return 2
