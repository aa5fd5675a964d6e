"""The parts of the table in the terminal: keys, changes, boards, and any title at all."""

from __future__ import annotations

import builtins
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from cradle.boards import board_of
from cradle.boards.plain import Board
from cradle.boards.scene import Scene
from cradle.cli import papers
from cradle.cli.changes import outlooks
from cradle.cli.host import Host
from cradle.cli.keys import parse_key
from cradle.cli.problems import Complaint
from cradle.cli.rulebook import chapter_text
from cradle.cli.screen import paired
from cradle.cli.seating import Seating, clean, seat_people
from cradle.cli.voice import Voice
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.core.table import Table
from cradle.language import LANGUAGES, TitleLanguage

# -- keys --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "letter", "number"), [("3", "", 3), (" 12 ", "", 12), ("U", "u", 0), ("?", "?", 0)])
def test_keys_that_mean_something(line: str, letter: str, number: int) -> None:
    key = parse_key(line, 12)
    assert key is not None
    assert (key.letter, key.number) == (letter, number)


@pytest.mark.parametrize("line", ["", "0", "13", "x", "3 4", "-1", "1.5", "٣", "uu", "999999999999"])
def test_keys_that_mean_nothing(line: str) -> None:
    assert parse_key(line, 12) is None


def test_a_letter_may_have_more_behind_it() -> None:
    key = parse_key("s my game.cradle", 3)
    assert key is not None
    assert key.rest == "my game.cradle"


# -- changes -----------------------------------------------------------------------------------------------------


def draft(seats: int, seed: int) -> Table:
    """A table at the first turn of the draft."""
    table = shelf.box("hadara").setup(seats, [1, 0, 0, 0, 0], seed)
    while table.kind(table.first()).name != "draft":
        seat = table.first()
        table.answer(seat, table.answers(seat)[0])
    return table


def test_a_purchase_changes_coins_tracks_and_points() -> None:
    table = draft(3, 4)
    looks = outlooks(table, 0, board_of("hadara", shelf.box("hadara").document).facts)
    for answer, look in looks.items():
        changes = {change.name: change.after - change.before for change in look.changes}
        bought = table.kind(0).word(answer).startswith("buy")
        assert changes["coins"] == (-table.label(0, answer).numbers[1] if bought else 2)


def test_what_hidden_cards_decide_is_not_told() -> None:
    """The reverse of a colony is unknown: no track may be promised for annexing it."""
    found = 0
    for seed in range(1, 30):
        table = shelf.box("hadara").setup(2, [0, 0, 0, 0, 0], seed)
        rng = seeded(seed)
        while not table.over():
            seat = table.first()
            if seat == 0 and table.kind(0).name == "colony":
                looks = outlooks(table, 0, board_of("hadara", shelf.box("hadara").document).facts)
                for answer, look in looks.items():
                    if table.kind(0).word(answer).startswith("annex"):
                        found += 1
                        assert {change.name for change in look.changes} <= {"coins", "points"}
            answers = table.answers(seat)
            table.take(seat, answers[rng.below(len(answers))])
            if found > 3:
                return
    raise AssertionError("no colony was ever offered")


def test_looking_ahead_changes_nothing() -> None:
    table = draft(3, 4)
    before = table.digest()
    outlooks(table, 0, Board().facts)
    assert table.digest() == before


# -- bots that fail ----------------------------------------------------------------------------------------------


class Broken:
    """Fails where its level is among those that are to fail; otherwise takes the first answer."""

    def __init__(self, level: str, failing: dict[str, str]) -> None:
        self.mode = failing.get(level, "")

    def choose(self, table: Table, seat: int, rng: object) -> int:
        if self.mode == "raise":
            raise KeyError("on purpose")
        return -1 if self.mode == "illegal" else table.answers(seat)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_replaced_by_the_next_weaker_one_and_named(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    failing = {"master": "raise", "expert": "illegal"}
    monkeypatch.setattr(shelf, "bot", lambda level, title: Broken(level, failing))
    voice = Voice(language)
    seating = Seating(["master", "human"], [])
    sitting = begin(shelf.title("hadara"), shelf.box("hadara"), 2, {}, 5)
    host = Host(voice, sitting, seating, tmp_path / "game.cradle", True)
    lines = len(sitting.record.lines)
    for level in ("expert", "skilled"):
        host.answer_bot(0)
        assert seating.chairs == [level, "human"]
        assert sitting.record.header["chairs"] == f"{level} human"
        assert voice.language.say(f"core-level-{level}") in host.remarks[-1]
    assert len(sitting.record.lines) == lines
    host.answer_bot(0)
    assert len(sitting.record.lines) == lines + 1
    failing["random"] = "raise"
    seating.chairs[0] = "random"
    with pytest.raises(KeyError):
        host.answer_bot(0)


# -- boards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_hadara_is_drawn_at_every_moment_for_every_eye(language: str, width: int) -> None:
    voice = Voice(language)
    voice.out.width = width
    box = shelf.box("hadara")
    board = board_of("hadara", box.document)
    seating = Seating(["human", "greedy", "random"], [])
    words = TitleLanguage(voice.language, "hadara", box, seating.names(voice))
    table = box.setup(3, [0, 0, 0, 0, 0], 11)
    while not table.over():
        for eye in range(4):
            scene = Scene(words, box.document, table, eye, width)
            with voice.out.capture() as captured:
                for part in board.draw(scene):
                    voice.out.print(part)
            assert "hadara-" not in captured.get()
            assert max(len(line) for line in captured.get().splitlines()) <= width
        advance(table, seeded(len(table.asked())), 25)


def secrets_seen(eye: int, seats: int) -> str:
    """What the board shows to one eye of a table in the draft."""
    voice = Voice("en")
    box = shelf.box("hadara")
    seating = Seating(["human"] * seats, [])
    words = TitleLanguage(voice.language, "hadara", box, seating.names(voice))
    scene = Scene(words, box.document, draft(seats, 4), eye, voice.out.width)
    with voice.out.capture() as captured:
        for part in [*board_of("hadara", box.document).draw(scene), *Board().draw(scene)]:
            voice.out.print(part)
    return captured.get()


def test_nobody_sees_the_hands_of_the_others() -> None:
    table = draft(2, 4)
    names = [str(name) for name in shelf.box("hadara").nouns()["card"]]
    for seat in range(2):
        hand = [names[number % len(names)] for number in table.answers(seat)]
        words = Voice("en").language
        for card in hand:
            assert words.say(f"hadara-card-{card}") in secrets_seen(seat, 2)
            assert words.say(f"hadara-card-{card}") not in secrets_seen(1 - seat, 2)
            assert words.say(f"hadara-card-{card}") not in secrets_seen(2, 2)


def test_the_rules_of_a_question_can_be_read() -> None:
    text = chapter_text("hadara/4.3")
    assert text.startswith("### 4 ")
    assert "**▶ 4.3**" in text
    assert chapter_text("hadara/99.1") == ""
    assert chapter_text("chess/1.1") == ""


def test_short_news_share_a_line() -> None:
    assert paired(["a", "b", "long line", "c"], 4) == [["a", "b"], ["long line"], ["c"]]


# -- any title ---------------------------------------------------------------------------------------------------


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Somebody who answers 1, 2, 3 … so many times and then leaves."""

    def type_(times: int) -> None:
        lines = itertools.chain((str(n % 3 + 1) for n in range(times)), itertools.repeat("q"))
        monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines))

    return type_


@pytest.mark.parametrize("title", shelf.TITLES)
@pytest.mark.parametrize("plain", [True, False], ids=["plain board", "own board"])
def test_every_title_can_be_played(
    title: str, plain: bool, keyboard: Callable[[int], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if plain:
        monkeypatch.setattr("cradle.cli.croupier.board_of", lambda name, document: Board())
    keyboard(25)
    seats = shelf.title(title).seats[-1]
    sitting = begin(shelf.title(title), shelf.box(title), seats, {}, 3)
    voice = Voice("en")
    host = Host(voice, sitting, Seating(["human"] + ["random"] * (seats - 1), []), tmp_path / "game", True)
    with voice.out.capture() as captured:
        host.run()
    assert len(sitting.record.lines) > 12
    assert f"{title}-ask-" not in captured.get()


# -- seats and files ---------------------------------------------------------------------------------------------


def test_people_sit_from_the_wanted_seat_on() -> None:
    seating = seat_people(4, 2, 3, ["greedy", "random"], ["Ada", "Bo"])
    assert seating.chairs == ["human", "greedy", "random", "human"]
    assert seating.bots() == 0b0110
    assert seating.names(Voice("en")) == ["Ada", "Mira", "Borys", "Bo"]


def test_names_are_cleaned() -> None:
    assert clean("  Ada\n\x1b[31m; Lovelace ") == "Ada[31m Lovelace"
    assert clean("\x07") == "?"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    papers.write(path, "first")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Complaint):
        papers.write(path, "second")
    assert path.read_text(encoding="utf-8") == "first"
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


def test_unfinished_games_the_last_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert papers.unfinished("hadara") == []
    first = papers.new_place("hadara")
    papers.write(first, "1")
    second = papers.new_place("hadara")
    papers.write(second, "2")
    assert set(papers.unfinished("hadara")) == {first, second}
    papers.put_away(first)
    assert papers.unfinished("hadara") == [second]
