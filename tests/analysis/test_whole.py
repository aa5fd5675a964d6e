"""The analysis of a whole game: the same in any number of processes, and nothing lost when it is stopped."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path

import pytest

from cradle import shelf
from cradle.analysis.film import Film, Setting, film_of
from cradle.analysis.keep import Kept, games_of, place_of
from cradle.analysis.verdict import NoJudge
from cradle.analysis.whole import analyse, document, tasks_of
from cradle.core.errors import BadRecord
from tests.analysis.games import played
from tests.processes import slay


@pytest.fixture
def setting() -> Setting:
    return Setting(played().record.text(), games=8, steps=4)


def test_every_answer_with_a_choice_is_judged_and_every_step_has_its_chances(setting: Setting) -> None:
    film = film_of(setting)
    found = document(setting, analyse(setting, (), 1))
    assert [one["n"] for one in found["decisions"]] == film.decisions()
    assert [step["n"] for step in found["steps"]] == list(range(len(film.tables)))
    assert all(sum(step["chances"]) == pytest.approx(1, abs=0.001) for step in found["steps"])
    assert found["done"] == found["tasks"] == len(tasks_of(film))
    for one in found["decisions"]:
        words = [answer["word"] for answer in one["answers"]]
        assert one["word"] in words and words[0] == one["best"]
    assert [row["choices"] for row in found["seats"]] == [
        sum(one["seat"] == seat for one in found["decisions"]) for seat in range(film.seats)
    ]
    assert json.loads(json.dumps(found)) == found


def test_the_last_step_is_the_result(setting: Setting) -> None:
    film = film_of(setting)
    last = document(setting, analyse(setting, [t for t in tasks_of(film) if t[1] < len(film.frames)], 1))["steps"][-1]
    assert last["points"] == film.sheet.totals()
    assert [seat for seat, chance in enumerate(last["chances"]) if chance] == film.sheet.winners()


def test_the_number_of_processes_does_not_matter_even_if_one_is_killed(setting: Setting) -> None:
    alone = list(analyse(setting, (), 1))
    together = []
    for found in analyse(setting, (), 2):
        together.append(found)
        if len(together) == 3:
            (victim, *_) = multiprocessing.active_children()
            assert victim.pid is not None
            slay(victim.pid)
    assert together == alone
    assert not multiprocessing.active_children()


def test_what_is_done_is_kept_and_the_rest_is_done_later(setting: Setting, tmp_path: Path) -> None:
    place = place_of(tmp_path / "game.cradle")
    whole = list(analyse(setting, (), 1))
    kept = Kept(place, setting)
    for found in whole[:5]:
        kept.add(found)
    kept.close()
    with place.open("ab") as file:
        file.write(b'{"kind": "step", "n": 5')  # killed while it wrote
    again = Kept(place, setting)
    assert again.found == whole[:5] and games_of(place) == 8
    for found in analyse(setting, {(one["kind"], one["n"]) for one in again.found}, 1):
        again.add(found)
    again.close()
    assert again.found == whole


def test_a_kept_analysis_of_something_else_is_begun_anew(setting: Setting, tmp_path: Path) -> None:
    place = tmp_path / "kept"
    kept = Kept(place, setting)
    kept.add(next(analyse(setting, (), 1)))
    kept.close()
    other = Kept(place, Setting(setting.record, games=16, steps=4))
    assert other.found == []
    other.close()


def test_damaged_lines_cost_only_themselves(setting: Setting, tmp_path: Path) -> None:
    place = tmp_path / "kept"
    found = list(analyse(setting, (), 1))[:3]
    kept = Kept(place, setting)
    for one in found:
        kept.add(one)
    kept.close()
    lines = place.read_bytes().splitlines(keepends=True)
    place.write_bytes(b"".join([lines[0], lines[1], b'{"kind": 7}\n', b"rubbish\n", lines[3]]))
    again = Kept(place, setting)
    assert again.found == [found[0], found[2]]
    again.close()


def test_unfinished_broken_and_foreign_records_are_refused() -> None:
    with pytest.raises(NoJudge) as caught:
        Film(Setting(played(answers=3).record.text()))
    assert caught.value.message == "analysis-unfinished"
    text = played().record.text()
    for wrong in (text.replace("rules: ", "rules: 9"), text.replace("content: ", "content: 0"), text[:-4] + "x\n"):
        with pytest.raises(BadRecord):
            Film(Setting(wrong))


def test_a_title_without_a_bot_is_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "levels", lambda _: ["random"])
    with pytest.raises(NoJudge):
        Film(Setting(played().record.text()))
