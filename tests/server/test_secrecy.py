"""Nothing hidden leaves the server before the end: not the seed, not a deck's order, not a rival's hand or choice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cradle import shelf
from cradle.core.record import new_record, parse
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.server import update
from cradle.server.changes import changes_of
from cradle.server.plan import ClockRules
from cradle.server.play import Play
from cradle.server.replies import ScoresReply
from cradle.server.room import Page
from cradle.server.settings import Settings
from tests.server.guests import Document, Guest
from tests.server.serving import Server

HADARA, BOX = shelf.title("hadara"), shelf.box("hadara")
CARD_FIELDS = {"hand", "cards", "gone", "aside", "tops", "card", "other-card", "piece"}


def a_play(seats: int, seed: int, name: str = "hadara") -> Play:
    title, box = shelf.title(name), shelf.box(name)
    play = Play(title, box, new_record(title, box, seats, {}, seed), ClockRules(move=60_000))
    play.begin(0)
    return play


def walk(play: Play, seed: int) -> Iterator[int]:
    """Random answers to the end, or for long enough; the time of each."""
    chance, at = random.Random(seed), 0
    while not play.table.over() and at < 400_000:
        yield at
        seat = chance.choice(play.table.asked())
        kind, answers = play.table.kind(seat), play.table.answers(seat)
        at += 1000
        play.answer(seat, kind.word(chance.choice(answers)), None, at)


@pytest.mark.parametrize("name", shelf.TITLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_update_follows_from_what_its_eye_knows(name: str, seed: int) -> None:
    """On a table where everything unknown to the eye is dealt anew, it is told exactly the same."""
    seats = shelf.title(name).seats[-seed]
    play = a_play(seats, seed, name)
    chance = seeded(seed)
    for at in walk(play, seed):
        eye = chance.below(seats + 1)
        real = play.table
        journal = play.sitting.journal
        since = max(journal.first_kept[eye], journal.noticed[eye] - 1)
        told = json.loads(Page(play, eye).text(since, at))
        play.sitting.table = real.imagine(eye, chance)
        imagined = json.loads(Page(play, eye).text(since, at))
        play.sitting.table = real
        assert {**told, "undo": 0} == {**imagined, "undo": 0}, "chance on the imagined table is another"


@pytest.mark.parametrize("name", shelf.TITLES)
def test_changes_are_worked_out_on_imagined_tables_only(name: str) -> None:
    """The real table is asked for nothing but to be imagined."""

    class Veiled:
        def __init__(self, table: Table) -> None:
            self.imagine = table.imagine
            self.seats = table.seats

    play = a_play(3, 8, name)
    for at in walk(play, 8):
        seat = play.table.first()
        answers = play.table.answers(seat)[: 60 if at % 5000 == 0 else 0]
        found = changes_of(Veiled(play.table), seat, answers)  # type: ignore[arg-type]
        assert len(found) == len(answers)


@pytest.mark.parametrize("name", shelf.TITLES)
def test_nobody_notices_a_sealed_answer_of_another(name: str) -> None:
    play = a_play(3, 4, name)
    chance, at, seen = random.Random(4), 0, 0
    while not play.table.over() and at < 3000:
        before = [Page(play, eye).text(None, 0) for eye in range(4)]
        seat = chance.choice(play.table.asked())
        answers = play.table.answers(seat)
        at += 10
        entry = play.answer(seat, play.table.kind(seat).word(chance.choice(answers)), None, at)
        if entry.kind == "sealed":
            seen += 1
            after = [Page(play, eye).text(None, 0) for eye in range(4)]
            assert [eye for eye in range(4) if before[eye] != after[eye]] == [seat]
    assert seen > 20 or name != "hadara"


@pytest.mark.parametrize("name", ["hadara", "tapestry", "heroes"])  # Beyond the Horizon has no sealed questions
def test_a_face_down_answer_is_called_as_it_was_when_it_was_offered(name: str) -> None:
    """With its facts: no price or card is left out of its sentence."""
    play, chance, found = a_play(3, 4, name), random.Random(4), 0
    while not play.table.over() and len(play.sitting.record.lines) < 500:
        seat = chance.choice(play.table.asked())
        answer = chance.choice(play.table.answers(seat))
        offered = update.answer_document(play.sitting.title.name, play.table, seat, answer)
        if play.answer(seat, offered["word"], None, 0).kind == "sealed":
            lies = update.face_down(play.sitting, seat)
            assert lies is not None and (lies["word"], lies["label"]) == (offered["word"], offered["label"])
            found += 1
    assert found


def test_nobody_is_told_a_place_before_the_end() -> None:
    """Neither of a seat nor of the Automa: hidden cards may still change it."""
    play = a_play(1, 3, "tapestry")
    before = [update.scores(play.table, 0) for at in walk(play, 3) if at % 40_000 == 0]
    assert len(before) > 1 and play.table.over()
    assert all(places_in(scores) == [None, None] for scores in before)
    assert sorted(map(str, places_in(update.scores(play.table, 0)))) == ["1", "2"]


def places_in(scores: ScoresReply) -> list[object]:
    """Of one seat and one rival."""
    return [scores["places"] and scores["places"][0], scores["rivals"][0]["place"]]


# -- whole games over the wire ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("secrecy")
    server = Server(Settings(database=str(folder / "tables.sqlite"), limits=False, thinkers=1))
    yield server
    server.stop()


def numbers_in(value: object, fields: set[str], under: bool = False) -> Iterator[int]:
    """All numbers that are, or lie within, a field of one of these names."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers_in(inner, fields, under or name in fields)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers_in(inner, fields, under)
    elif isinstance(value, int) and not isinstance(value, bool) and under:
        yield value


def positions(record: str, eyes: int) -> dict[tuple[int, int], list[Table]]:
    """Every position of the game by eye and the eye's number, made again from the record."""
    parsed = parse(record)
    lines, parsed.lines = parsed.lines, []
    play = Play(HADARA, BOX, parsed, ClockRules())
    out: dict[tuple[int, int], list[Table]] = {}
    for line in [*lines, ""]:
        for eye in range(eyes):
            out.setdefault((eye, play.sitting.journal.noticed[eye]), []).append(play.table.clone())
        if line:
            seat, _, word = line.split(" ")
            play.answer(int(seat), word, None, 0)
    return out


def hidden_from(table: Table, eye: int) -> set[int]:
    rows = table.dump()["cards"]
    assert isinstance(rows, list)
    return {card for card, known in enumerate(rows[1]) if not (known >> eye) & 1}


def test_no_message_of_a_whole_game_holds_what_its_reader_may_not_know(own: Server) -> None:
    """Two people, a bot and a spectator: every response and every live message that each of them got is searched."""
    ada, bo, eve = Guest(own.url, "Ada"), Guest(own.url, "Bo"), Guest(own.url, "Eve")
    table = str(ada.table("me", "friend", "random", open=True)["id"])
    bo.ok("POST", f"/api/tables/{table}/join", {})
    for guest in (ada, bo, eve):
        guest.heard.clear()
    chance = random.Random(3)
    with ada.live(table) as first, bo.live(table) as second, eve.live(table) as third:
        play_on(table, [ada, bo], chance)
        for live in (first, second, third):
            live.rest(0.5)
    record = eve.http.get(f"/api/tables/{table}/record").text
    truth = positions(record, 4)
    seed = record.partition("seed: ")[2].split()[0]
    checked = [search(guest, eye, truth, seed) for eye, guest in ((0, ada), (1, bo), (3, eve))]
    assert min(checked) > 50


def play_on(table: str, people: list[Guest], chance: random.Random) -> None:
    """To the end, with nosy requests in between."""
    turn = 0
    while True:
        game = people[turn].game(table, turn)
        if game["over"]:
            return
        question = game["question"]
        if question is None:
            turn = 1 - turn
            continue
        pry(people[1 - turn], table, turn)
        word = chance.choice(question["answers"])["word"]
        people[turn].answer(table, turn, question["number"], word)


def pry(guest: Guest, table: str, other: int) -> None:
    """What a curious rival may try."""
    for path in ("record", "story", f"game?eye={other}", f"why?seat={other}&word=pass", "replay?eye=0&step=1"):
        response = guest.ask("GET", f"/api/tables/{table}/{path}")
        assert response.status_code in (403, 409, 422)
    guest.ask("GET", f"/api/tables/{table}")


def search(guest: Guest, eye: int, truth: dict[tuple[int, int], list[Table]], seed: str) -> int:
    """Every message of a guest against every position that it can be about. Returns how many were searched."""
    searched = 0
    for message in guest.heard:
        text = json.dumps(message)
        assert seed not in text
        assert str(int(seed, 16)) not in text
        if message.get("type") != "game" or message["over"]:
            continue
        assert message["eye"] in (eye, 3)
        searched += 1
        parts: Document = {name: value for name, value in message.items() if name != "news"}
        for player in parts["view"]["players"]:
            del player["score"]  # has a line that is called cards
        shown = set(numbers_in(parts, CARD_FIELDS))
        assert all(not shown & hidden_from(position, eye) for position in truth[message["eye"], message["number"]])
        for word in ("rng", "seed", "sealed_answers", "notes", "known"):
            assert f'"{word}"' not in text
    return searched


def test_the_database_errors_and_logs_do_not_show_what_was_written(own: Server) -> None:
    assert own.app.state.desk.engine.sync_engine.hide_parameters


def test_the_search_finds_a_leak() -> None:
    """The net has no hole: a message that holds a hidden card is caught."""
    table = Sitting(HADARA, BOX, new_record(HADARA, BOX, 2, {}, 9)).table
    hidden = hidden_from(table, 2)
    assert hidden
    leak = {"view": {"players": [{"hand": [min(hidden)]}]}}
    assert set(numbers_in(leak, CARD_FIELDS)) & hidden
