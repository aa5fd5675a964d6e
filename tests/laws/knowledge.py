"""The laws of secrets: what an eye cannot know, no view, question, label or event may tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cradle.core.journal import MOVED, SHOWN, Journal
from cradle.core.outlook import Foresight
from cradle.core.random_play import audited
from cradle.core.rng import SEED_BITS, seeded
from cradle.core.table import Table
from cradle.core.words import Label
from cradle.server.changes import changes_of
from cradle.server.update import scores
from tests.laws.subject import Subject, answer_at_random, difference, hold, inside, text, walk


def same_view(subject: Subject, seed: int, stops: int = 10) -> int:
    """Law 1: the eye sees on an imagined table what it sees on the real one."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            seen = table.view(eye)
            imagined = table.imagine(eye, seeded(rnd.getrandbits(SEED_BITS)))
            found = difference(seen, imagined.view(eye))
            hold(not found, f"seed {seed}: eye {eye} sees something hidden at {found}")
            checked += 1
    return checked


def same_questions(subject: Subject, seed: int, stops: int = 10) -> int:
    """Law 2: the eye is asked the same on an imagined table, with the same answers, reasons and labels."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        asked = table.asked()
        for eye in range(subject.seats):
            imagined = table.imagine(eye, seeded(rnd.getrandbits(SEED_BITS)))
            hold((eye in asked) == (eye in imagined.asked()), f"seed {seed}: seat {eye} is asked on one table only")
            if eye in asked:
                found = difference(offered(table, eye), offered(imagined, eye))
                hold(not found, f"seed {seed}: {table.kind(eye).name} tells seat {eye} something hidden at {found}")
                checked += 1
    return checked


def offered(table: Table, seat: int) -> dict[str, object]:
    kind = table.kind(seat)
    return {
        "question": kind.name,
        "about": words_of(table.about(seat)),
        "answers": table.answers(seat),
        "why": [table.why(seat, answer) for answer in range(kind.bound)],
        "sums": [words_of(found) for answer in range(kind.bound) if (found := table.sum(seat, answer))],
        "labels": [words_of(table.label(seat, answer)) for answer in range(kind.bound)],
    }


def words_of(label: Label) -> list[object]:
    return [label.message, label.names, label.numbers]


def no_silent_news(subject: Subject, seed: int, stops: int = 24, depth: int = 12) -> int:
    """Law 3: give the same answers on the table and on an imagined one; told the same, the eye sees the same."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            real, twin = table.clone(), table.imagine(eye, seeded(rnd.getrandbits(SEED_BITS)))
            if not same_sealed(real, twin, eye):
                continue
            for said, told, _, seen in in_step(real, twin, eye, rnd, depth):
                if told:
                    break
                hold(not seen, f"seed {seed}: after {said} eye {eye} is told nothing, but sees {seen}")
                checked += 1
    return checked


def no_loose_talk(subject: Subject, seed: int, stops: int = 16, depth: int = 12) -> int:
    """With the same chance on two tables, an eye that sees the same is told the same of what others hide."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            checked += hidden_answers(table, eye, rnd, f"seed {seed}")
            real, twin = table.clone(), table.imagine(eye, seeded(rnd.getrandbits(SEED_BITS)))
            twin.rng = real.rng.copy()
            if not same_sealed(real, twin, eye):
                continue
            for said, _, told, seen in in_step(real, twin, eye, rnd, depth):
                hold(bool(seen) or not told, f"seed {seed}: after {said} eye {eye} does not see, but is told {told}")
                checked += 1
    return checked


def same_imagination(subject: Subject, seed: int, stops: int = 6, depth: int = 10) -> int:
    """Law 6: the same knowledge and the same generator give the same imagined table."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            for said, real, twin, _ in twins(table, eye, rnd, depth):
                luck = rnd.getrandbits(SEED_BITS)
                one, two = (t.imagine(eye, seeded(luck)).dump() for t in (real, twin))
                found = difference(one, two)
                hold(not found, f"seed {seed}: after {said} eye {eye} imagines by something hidden: {found}")
                checked += 1
    return checked


def told_the_same(subject: Subject, seed: int, stops: int = 4, depth: int = 6, tries: int = 4) -> int:
    """What hosts tell a seat is the same, and found with the same work, if the seat knows the same: the question,
    answers and why not, what an answer would change, the score so far, whether the last answer can be undone."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            for said, real, twin, marks in twins(table, eye, rnd, depth):
                chosen = rnd.getrandbits(32)
                found = difference(told_to(real, eye, tries, Random(chosen)), told_to(twin, eye, tries, Random(chosen)))
                hold(not found, f"seed {seed}: after {said} eye {eye} is told something hidden: {found}")
                undo = [(one == real.mark()) == (two == twin.mark()) for one, two in marks]
                hold(all(undo), f"seed {seed}: after {said} eye {eye} can undo on one table only")
                checked += 1
    return checked


def told_to(table: Table, eye: int, tries: int, rnd: Random) -> dict[str, object]:
    """All that a host makes of a table for an eye, apart from the view and the news."""
    told: dict[str, object] = {"scores": None if table.over() else scores(table, eye)}
    if eye in table.asked():
        answers = table.answers(eye)
        chosen = rnd.sample(answers, min(tries, len(answers)))
        told |= {
            "question": offered(table, eye),
            "changes": changes_of(table, eye, chosen),
            "outlooks": outlooks(table, eye, chosen),
        }
    return told


def outlooks(table: Table, seat: int, answers: list[int]) -> list[object]:
    """What can be foreseen of each answer, and how much had to be tried and imagined for it."""
    tried = 0

    def numbers(seen: Table, eye: int) -> dict[str, int]:
        nonlocal tried
        tried += 1
        return seen.numbers(eye)

    ahead = Foresight(table, seat, numbers)
    out: list[object] = []
    for answer in answers:
        found = ahead.outlook(answer)
        events = [[one.news.name, one.seat, one.data, one.secret, one.to] for one in found.told]
        out.append([found.after, events, found.sure, tried, len(ahead.tables)])
    return out


Marks = list[tuple[list[int], list[int]]]  # of both tables, before each answer


def twins(table: Table, eye: int, rnd: Random, depth: int) -> Iterator[tuple[str, Table, Table, Marks]]:
    """Pairs of tables of which the eye knows the same, and what was answered last."""
    real, twin = table.clone(), table.imagine(eye, seeded(rnd.getrandbits(SEED_BITS)))
    yield "nothing", real, twin, []
    for seat in table.asked():
        answers = table.answers(seat)
        if seat != eye and len(answers) > 1:
            one, two = table.clone(), table.clone()
            first, second = Journal(), Journal()
            one.attach(first)
            two.attach(second)
            for other, answer in zip((one, two), rnd.sample(answers, 2)):
                other.take(seat, answer)
            if heard(first, eye) == heard(second, eye) and one.view(eye) == two.view(eye):
                marks = [(table.mark(), table.mark())]
                yield f"a hidden {table.kind(seat).name} of {seat}", one, two, marks
                yield from followed(one, two, eye, rnd, depth // 2)
    if same_sealed(real, twin, eye):
        twin.rng = real.rng.copy()
        yield from followed(real, twin, eye, rnd, depth)


def followed(one: Table, two: Table, eye: int, rnd: Random, depth: int) -> Iterator[tuple[str, Table, Table, Marks]]:
    """The two after the same answers, as long as the eye is told and sees the same."""
    marks = [(one.mark(), two.mark())]
    for said, told, _, seen in in_step(one, two, eye, rnd, depth):
        if not told and not seen:
            yield said, one, two, marks
            marks.append((one.mark(), two.mark()))


def hidden_answers(table: Table, eye: int, rnd: Random, where: str) -> int:
    """Two answers of another seat that look the same to the eye, with news of the same names, have the same numbers."""
    checked = 0
    for seat in table.asked():
        answers = table.answers(seat)
        if seat == eye or len(answers) < 2:
            continue
        one, two = table.clone(), table.clone()
        first, second = Journal(), Journal()
        one.attach(first)
        two.attach(second)
        x, y = rnd.sample(answers, 2)
        one.take(seat, x)
        two.take(seat, y)
        if [told.news.name for told in first.told] == [told.news.name for told in second.told]:
            told = difference(facts_of(first, eye), facts_of(second, eye))
            seen = difference(one.view(eye), two.view(eye))
            name = table.kind(seat).name
            hold(bool(seen) or not told, f"{where}: after {name} of {seat} eye {eye} does not see, but is told {told}")
            checked += 1
    return checked


def same_sealed(real: Table, twin: Table, eye: int) -> bool:
    """Sealed answers of the others are not imagined: give them again, if they can be given."""
    for seat in range(real.seats):
        if seat != eye and real.waiting(seat):
            answer = inside(real).sealed[seat]
            if seat not in twin.asked() or twin.why(seat, answer):
                return False
            twin.take(seat, answer)
    return real.asked() == twin.asked()


def in_step(real: Table, twin: Table, eye: int, rnd: Random, depth: int) -> Iterator[tuple[str, str, str, str]]:
    """Give the same answers to both: what was said; how news, news in no order, and views of the eye then differ."""
    one, two = Journal(), Journal()
    real.attach(one)
    twin.attach(two)
    for _ in range(depth):
        if not real.asked() or real.asked() != twin.asked():
            return
        seat = rnd.choice(real.asked())
        kind = real.kind(seat)
        if kind.name != twin.kind(seat).name:
            return
        common = [answer for answer in real.answers(seat) if not twin.why(seat, answer)]
        if not common:
            return
        answer = rnd.choice(common)
        real.take(seat, answer)
        twin.take(seat, answer)
        told = difference(heard(one, eye), heard(two, eye))
        facts = difference(facts_of(one, eye), facts_of(two, eye))
        seen = difference(real.view(eye), twin.view(eye))
        yield f"{seat} {kind.name} {kind.word(answer)}", told, facts, seen
        if told or seen:
            return


def heard(journal: Journal, eye: int) -> list[str]:
    return [text(told.seen_by(eye)) for told in journal.told]


def facts_of(journal: Journal, eye: int) -> list[str]:
    """What the title told, in no order. The cards' own movements are left out: they may tell copies apart."""
    events = [told.seen_by(eye) for told in journal.told if told.news not in (MOVED, SHOWN)]
    return sorted(text([name, seat, sorted(data + secret)]) for name, seat, data, secret in events)


def really_dealt(subject: Subject, seed: int, stops: int = 4, times: int = 60) -> int:
    """Law 4: every card that the eye does not know turns up elsewhere, unless nothing else can lie in its place."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            imagined = (table.imagine(eye, seeded(rnd.getrandbits(SEED_BITS))) for _ in range(times))
            unmoved = never_moved(table, eye, imagined)
            hold(not unmoved, f"seed {seed}: (zone, place, card) {unmoved} are never imagined elsewhere by eye {eye}")
            checked += len(unknown_places(table, eye))
    return checked


def dealt_again(subject: Subject, seed: int, stops: int = 4, times: int = 60) -> int:
    """The same of an imagined table that is dealt again: the eye sees and is asked the same, all components are there,
    and whatever it does not know turns up elsewhere."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in range(subject.seats + 1):
            luck = seeded(rnd.getrandbits(SEED_BITS))
            first = table.imagine(eye, luck)
            hidden, before = first.hidden(eye), text(first.dump())
            again = first.again(hidden, luck)
            found = difference(table.view(eye), again.view(eye)) or again.audit()
            hold(not found, f"seed {seed}: dealt again, eye {eye} finds {found}")
            hold(again.asked() == first.asked(), f"seed {seed}: dealt again, others are asked")
            unmoved = never_moved(first, eye, (first.again(hidden, luck) for _ in range(times)))
            hold(
                not unmoved, f"seed {seed}: (zone, place, card) {unmoved} are never dealt again elsewhere for eye {eye}"
            )
            _, wrong = audited(first.again(hidden, luck), luck, subject.limit())
            hold(not wrong, f"seed {seed}: dealt again for eye {eye}, {wrong}")
            hold(text(first.dump()) == before, f"seed {seed}: dealing again changed the table it was dealt from")
            checked += len(unknown_places(table, eye))
    return checked


def never_moved(table: Table, eye: int, imagined: Iterator[Table]) -> list[Place]:
    """Of the places whose cards the eye does not know, and could lie elsewhere, those in which they always lie."""
    places = unknown_places(table, eye)
    unmoved = [place for place in places if could_move(table, place, places)]
    for other in imagined:
        unmoved = [place for place in unmoved if still_there(table, other, place)]
        if not unmoved:
            break
    return unmoved


Place = tuple[int, int, int]  # zone, place in it, card


def unknown_places(table: Table, eye: int) -> list[Place]:
    cards = inside(table).cards
    placed = [(z, i, card) for z, zone in enumerate(cards.zones) for i, card in enumerate(zone)]
    return [(z, i, card) for z, i, card in placed if not (cards.known[card] >> eye) & 1]


def could_move(table: Table, place: Place, unknown: list[Place]) -> bool:
    """Whether a card of another face, in another place, comes from the same mix."""
    cards = inside(table).cards
    mix = cards.backs if cards.faces else cards.mix
    zone, _, card = place
    others = [(z, c) for z, _, c in unknown if mix[c] == mix[card] and face(table, c) != face(table, card)]
    return any(z != zone or zone not in cards.bags for z, _ in others)


def still_there(table: Table, imagined: Table, place: Place) -> bool:
    """In the same place; in a bag, whose order nobody sees, as many of its face as before."""
    zone, i, card = place
    before, after = inside(table).cards.zones[zone], inside(imagined).cards.zones[zone]
    if zone not in inside(table).cards.bags:
        return face(table, after[i]) == face(table, card)
    counts = [[face(table, each) for each in cards].count(face(table, card)) for cards in (before, after)]
    return counts[0] <= counts[1]


def face(table: Table, card: int) -> int:
    """What is printed on it: copies may have one."""
    faces = inside(table).cards.faces
    return faces[card] if faces else card


def really_shuffled(subject: Subject, seed: int, games: int = 24, answers: int = 250) -> int:
    """Chance decides which cards come first: in so many games they are not always the same ones."""
    histories = [revealed(subject, 1000 * seed + n, answers) for n in range(games)]
    always = set.intersection(*[set(history[0]) for history in histories])
    backs = inside(subject.setup(seed)).cards.backs
    checked = 0
    for back in set(backs):
        mine = {card for card in range(len(backs)) if backs[card] == back} - always
        firsts = [first for first in [first_of(history, mine) for history in histories] if first]
        if len(firsts) > games // 2 and len(firsts[0]) < len(mine):
            hold(len(set(firsts)) > 1, f"seed {seed}: of the cards with back {back}, {firsts[0]} always come first")
            checked += 1
    return checked


def revealed(subject: Subject, seed: int, answers: int) -> list[list[int]]:
    """The cards that somebody knows at the setup, then after each answer those that somebody came to know."""
    rnd = Random(seed)
    table = subject.setup(seed)
    out: list[list[int]] = []
    known: set[int] = set()
    for _ in range(answers):
        fresh = [card for card, mask in enumerate(inside(table).cards.known) if mask and card not in known]
        out.append(fresh)
        known.update(fresh)
        if table.over():
            break
        answer_at_random(table, rnd)
    return out


def first_of(history: list[list[int]], mine: set[int]) -> tuple[int, ...]:
    return next((tuple(sorted(mine & set(fresh))) for fresh in history if mine & set(fresh)), ())


def imagined_ends(subject: Subject, seed: int, stops: int = 3) -> int:
    """Law 5: an imagined table can be played to its end, with all components there."""
    rnd = Random(seed)
    checked = 0
    for table in walk(subject, seed, stops):
        for eye in rnd.sample(range(subject.seats + 1), 2):
            luck = seeded(rnd.getrandbits(SEED_BITS))
            imagined = table.imagine(eye, luck)
            _, wrong = audited(imagined, luck, subject.limit())
            hold(not wrong, f"seed {seed}: imagined by eye {eye}, {wrong}")
            hold(imagined.over() or subject.title.safety > 0, f"seed {seed}: imagined by eye {eye}, it never ends")
            checked += 1
    return checked
