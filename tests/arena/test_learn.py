"""Learning: lessons, the fit, kept runs, duels and the module that is written."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cradle import shelf
from cradle.arena import extras, models
from cradle.arena.deals import Deal, Outcome
from cradle.arena.duel import Verdict
from cradle.arena.fitting import UNITS, Fit, fit, rival
from cradle.arena.keep import KeepError
from cradle.arena.learn import (
    LEAST,
    LESSONS,
    LearnPlan,
    Learnt,
    Lessons,
    Match,
    deals_of,
    learn,
    met,
    new_mind,
    planned,
    play_match,
    taught,
)
from cradle.arena.lessons import Lesson, Question, School, packed, play_lesson, unpacked
from cradle.bots.chances import FINE, chance, share
from cradle.bots.learned import FULL, Learned, Model
from cradle.bots.terms import Weighed
from cradle.cli.app import run
from cradle.cli.learn import written
from cradle.core.rng import seeded

Capture = pytest.CaptureFixture[str]
NAMES = len(shelf.terms("hadara").names)
EVEN = Verdict("", 20, 0.5, 0.3, 0.7)


def plan(players: int = 2) -> LearnPlan:
    return replace(planned("hadara", players, LEAST, 2, 7, 2), games=2)


def hush(what: str, done: int, total: int) -> None:
    """Nobody watches."""


# -- lessons -----------------------------------------------------------------------------------------------------------


def test_a_lesson_is_a_whole_game_and_can_be_repeated() -> None:
    text = play_lesson(School("hadara", 4, 7), (2, 0))
    assert text == play_lesson(School("hadara", 4, 7), (2, 0))
    lesson = unpacked(text)
    assert packed(lesson) == text
    assert sum(lesson.wins) == 1 and lesson.margins[0] == -lesson.margins[1]
    assert {q.seat for q in lesson.questions} == {0, 1}
    for q in lesson.questions:
        assert len(q.after) == len(q.others) == len(q.visits) == len(q.totals) > 1
        assert 1 <= sum(q.visits) <= 4
        assert len(q.before) == 2 and all(len(row) == NAMES for row in (*q.before, *q.after))


def test_another_number_or_seed_is_another_game() -> None:
    texts = {
        play_lesson(School("hadara", 2, seed), (seats, number))
        for seed, seats, number in ((7, 2, 0), (7, 2, 1), (8, 2, 0))
    }
    assert len(texts) == 3


# -- the fit -----------------------------------------------------------------------------------------------------------


def made_up(count: int) -> list[str]:
    """Lessons of a title with three terms, of which the walks value the second three times as much as its weight, but
    no more than ten points of it."""
    rng = seeded(3)
    out = []
    for _ in range(count):
        questions = []
        for _ in range(20):
            *after, theirs = [[1500, rng.below(2000), rng.below(2000)] for _ in range(5)]
            *true, others = [row[0] + 3 * min(1000, row[1]) + row[2] for row in (*after, theirs)]
            best = true.index(max(true))
            visits = [2 + share(true[best] - worth, 1000) * 20 // FINE for worth in true]
            totals = [n * chance(worth - others, 1500) for n, worth in zip(visits, true, strict=True)]
            questions.append(Question("choose", 0, [after[best], theirs], after, [others] * 4, visits, totals))
        out.append(packed(Lesson([0, 0], [0.5, 0.5], questions)))
    return out


def test_the_fit_finds_what_the_weights_miss() -> None:
    found = fit(made_up(60), [100, 100, 100], 1500, 1, lambda rounds: None)
    assert found.rounds > 0 and found.after < found.before
    assert len(found.numbers) == 1 + UNITS
    model = Model(found.numbers)

    def gain(low: int, high: int, term: int) -> int:
        rows = [[1500, 1000, 1000] for _ in range(2)]
        rows[0][term], rows[1][term] = low, high
        return model.more(rows[1]) - model.more(rows[0])

    assert gain(200, 800, 1) > 200
    assert gain(1200, 1800, 1) < gain(200, 800, 1) // 2
    assert gain(200, 800, 2) < gain(200, 800, 1) // 2
    assert set(found.attention) == {"choose"}


def test_the_fit_can_be_repeated() -> None:
    texts = made_up(12)
    assert fit(texts, [100] * 3, 1500, 1, lambda rounds: None) == fit(texts, [100] * 3, 1500, 1, lambda rounds: None)


def test_the_rival_is_the_best_of_the_others() -> None:
    rows = [[5, 0], [1, 2], [9, 0]]
    assert rival(rows, 0, [100, 0]) == 2
    assert rival(rows, 2, [0, 100]) == 1
    assert rival(rows[:1], 0, [100, 100]) == 0


# -- runs --------------------------------------------------------------------------------------------------------------


def test_the_number_of_processes_does_not_matter() -> None:
    one = taught(plan(), 1, None, 0.0, hush)
    assert one == taught(plan(), 2, None, 0.0, hush)
    assert [len(texts) for texts in one.values()] == [2]


class Enough(Exception):
    pass


def test_a_continued_run_has_the_lessons_of_an_undisturbed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cradle.arena.learn.play_lesson", lambda school, task: packed(Lesson(list(task), [], [])))
    wanted = replace(plan(), counts=[2, 3])
    whole = taught(wanted, 1, None, 0.0, hush)

    def stop(what: str, done: int, total: int) -> None:
        if done == 3:
            raise Enough

    kept = Lessons(tmp_path, wanted)
    with pytest.raises(Enough):
        taught(wanted, 1, kept, 0.0, stop)
    kept.close()
    lines = (tmp_path / LESSONS).read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 3
    (tmp_path / LESSONS).write_text("".join(lines[:-1]) + lines[-1][:9])  # killed while it wrote
    kept = Lessons(tmp_path, wanted)
    assert taught(wanted, 1, kept, 0.0, hush) == whole
    kept.close()
    assert kept.count == 4


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    kept = Lessons(tmp_path, plan())
    kept.close()
    other = Lessons(tmp_path, replace(plan(), walks=3))
    with pytest.raises(KeepError) as caught:
        list(other.lessons())
    other.close()
    assert caught.value.message == "arena-keep-other"


@pytest.mark.parametrize("line", ["2.0", '["a"]', '"no lesson"', "{", '"0"'])
def test_a_line_that_is_no_lesson_is_named(line: str, tmp_path: Path) -> None:
    kept = Lessons(tmp_path, plan())
    with (tmp_path / LESSONS).open("a") as file:
        file.write(line + "\n")
    with pytest.raises(KeepError) as caught:
        list(kept.lessons())
    kept.close()
    assert caught.value.message == "arena-learn-line"


def test_without_numpy_a_sentence_comes_before_the_first_lesson(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def missing(package: str) -> object:
        raise ModuleNotFoundError(package)

    monkeypatch.setattr(extras, "import_module", missing)
    assert run(["learn", "hadara", "--lang", "en"]) != 0
    assert "cradle[reports]" in capsys.readouterr().err


# -- duels -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("walks", [0, 2])
def test_a_mind_that_has_learned_nothing_plays_as_before(walks: int) -> None:
    match = Match("hadara", 2, walks, [[0] * (NAMES + 1)])
    one, other = (play_match(match, Deal(2, 5, (), places)) for places in ((0, 0), (1, 1)))
    assert one == other and len(one) == 2


@pytest.mark.parametrize(("seats", "games"), [(1, 4), (2, 4), (3, 6), (4, 4)])
@pytest.mark.parametrize("place", [0, 1])
def test_who_wins_every_game_has_all_of_the_wins(
    place: int, seats: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(match: Match, deal: Deal) -> list[Outcome]:
        wins = [float(there == place) for there in deal.places]
        return [Outcome([round(9 * win) for win in wins], wins, True) for _ in deal.places]

    monkeypatch.setattr("cradle.arena.learn.play_match", told)
    verdict = met(replace(plan(), title="tapestry", duel=4), Match("tapestry", seats, 0, []), 1, hush)
    assert (verdict.games, verdict.share) == (games, 1.0 - place)


def test_deals_of_the_two_duels_and_of_lessons_differ() -> None:
    seeds = [deal.seed for walks in (0, 2) for deal in deals_of(plan(), Match("hadara", 2, walks, []))]
    assert len(set(seeds)) == len(seeds) == 2
    alone = list(deals_of(plan(), Match("tapestry", 1, 0, [])))
    assert [deal.places for deal in alone] == [(0,), (1,)] * 2
    assert alone[0].seed == alone[1].seed != alone[2].seed


def test_what_has_won() -> None:
    one = Learnt(2, 12, Fit([], 1, 1.0, 0.9, {}), EVEN, replace(EVEN, share=0.7, low=0.55))
    assert one.won()
    assert not replace(one, tree=replace(EVEN, share=0.6, low=0.45)).won()
    assert not replace(one, ply=replace(EVEN, share=0.45)).won()


# -- the shelf and the module ------------------------------------------------------------------------------------------


def learnt(seats: int) -> Learnt:
    numbers = [[seats] * (NAMES + 1), *([number * 1000] * (NAMES + 2) for number in range(3))]
    return Learnt(seats, 12, Fit(numbers, 1, 1.0, 0.9, {}), EVEN, replace(EVEN, share=0.75))


def shelved(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The module as what Hadara has learned."""
    (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setitem(shelf.TITLES, "hadara", replace(shelf.TITLES["hadara"], learned=name))


def test_the_module_is_read_by_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = written(plan(), [learnt(2), learnt(4)], {})
    assert max(len(line) for line in text.splitlines()) <= 120
    assert models.made(text)[2].startswith("50.0% (30.0% to 70.0%) of 20 games one decision ahead, 75.0%")
    assert models.made(text)[2].endswith("12 lessons of 2 walks, seed 7")
    shelved(text, tmp_path, monkeypatch, "learned_well")
    assert models.present("hadara") == [[], [], learnt(2).fit.numbers, [], learnt(4).fit.numbers, []]
    assert isinstance(shelf.mind("hadara"), Learned)
    again = written(plan(), [learnt(3)], models.made(text))
    assert set(models.made(again)) == {2, 3, 4}
    assert models.made(again)[4] == models.made(text)[4]


def test_what_was_learned_for_other_weights_stays_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelved(written(plan(), [learnt(2)], {}), tmp_path, monkeypatch, "learned_before")
    weights = [row[:] for row in shelf.weights("hadara")]
    weights[2][1] += 1
    monkeypatch.setattr(shelf, "weights", lambda name: weights)
    assert not any(shelf.models("hadara"))
    assert not isinstance(shelf.mind("hadara"), Learned) and isinstance(shelf.mind("hadara"), Weighed)


def test_a_new_mind_adds_what_was_learned() -> None:
    table = shelf.box("hadara").setup(2, shelf.title("hadara").choices({}, 2), 1)
    plain = Weighed(shelf.terms("hadara"), shelf.weights("hadara")).worth(table, 0)
    assert new_mind("hadara", 2, [[0] * NAMES + [50 * FULL]]).worth(table, 0) == plain + 50


# -- the command -------------------------------------------------------------------------------------------------------

SHORT = ["learn", "hadara", "--players", "2", "--games", "12", "--walks", "2", "--duel", "2", "--jobs", "1"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found at once; how, is tested above."""
    monkeypatch.setattr("cradle.cli.learn.learn", lambda *_: [learnt(2)])


def test_a_run_from_lessons_to_duels(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = play_lesson(School("hadara", 2, 7), (2, 0))
    monkeypatch.setattr("cradle.arena.learn.play_lesson", lambda school, task: lesson)
    found = learn(planned("hadara", 2, LEAST, 2, 7, 2), 1, None, 1e-9, hush)
    assert [one.seats for one in found] == [2]
    assert found[0].lessons == LEAST
    assert found[0].ply.games == found[0].tree.games == 2


@pytest.mark.usefixtures("quick")
def test_the_command_prints_the_module_only_if_it_has_won(capsys: Capture) -> None:
    assert run(SHORT) == 0
    told = capsys.readouterr()
    assert told.out == "" and "--anyway" in told.err and "75.0% in a tree" in told.err
    assert run([*SHORT, "--anyway"]) == 0
    told = capsys.readouterr()
    compile(told.out, "learned", "exec")
    assert told.out.startswith('"""What a small model adds to the terms of Hadara')


@pytest.mark.usefixtures("quick")
def test_the_command_writes_the_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    target = tmp_path / "hadara_learned.py"
    monkeypatch.setattr(models, "place", lambda title: target)
    assert run([*SHORT, "--write"]) == 0
    assert not target.exists()
    assert run([*SHORT, "--write", "--anyway"]) == 0
    assert str(target) in capsys.readouterr().out.replace("\n", "")
    assert "MODELS: Final" in target.read_text()


@pytest.mark.usefixtures("quick")
def test_json_for_programs(capsys: Capture) -> None:
    assert run([*SHORT, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["plan"]["title"] == "hadara"
    assert data["found"][0]["tree"]["share"] == 0.75


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["learn", "ferry"], "no terms"),
        (["learn", "chess"], "chess"),
        (["learn", "hadara", "--players", "7"], "7"),
        (["learn", "hadara", "--walks", "1"], "--walks"),
        (["learn", "hadara", "--games", "3"], "--games"),
        (["learn", "hadara", "--seed", "xyz"], "xyz"),
    ],
)
def test_bad_input_gives_a_sentence(arguments: list[str], words: str, capsys: Capture) -> None:
    assert run([*arguments, "--lang", "en"]) != 0
    told = capsys.readouterr()
    assert words in told.err
    assert told.out == "" and "Traceback" not in told.err


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_help_is_in_the_language(language: str, capsys: Capture) -> None:
    assert run(["learn", "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "cli-" not in out and "help-" not in out.replace("--help", "")
