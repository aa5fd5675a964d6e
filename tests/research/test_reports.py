"""Reports and data: a page that loads nothing, Parquet that is the game, and memory that does not grow."""

from __future__ import annotations

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import pytest
from pyarrow import parquet

from cradle import shelf
from cradle.arena import extras
from cradle.arena.balance.games import CsvFile, ParquetFile, rows
from cradle.arena.balance.names import Names
from cradle.arena.balance.page import page
from cradle.arena.balance.report import Writer
from cradle.arena.balance.tally import Tally
from cradle.arena.engine import results
from cradle.arena.export import METADATA, Exporter
from cradle.arena.extras import Missing
from cradle.arena.game import GameResult
from cradle.arena.plan import MOVING, Contender, Event, Plan, derived
from cradle.cli.balance import Files, games_files
from cradle.core.observation import row
from cradle.language import LANGUAGES, Language

GAMES: Final = 24
LOADING: Final = {"src", "srcset", "href", "data", "poster", "action", "formaction", "background", "manifest"}


def plan_of(games: int, notes: bool = False, seats: int = 3) -> Plan:
    return Plan((Contender("random", "random"),), (Event("hadara", seats, games),), 3, seating=MOVING, notes=notes)


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    return list(results(plan_of(GAMES, notes=True), range(GAMES), 1))


# -- the page ----------------------------------------------------------------------------------------------------


class Read(HTMLParser):
    """Whatever a browser would load, the charts, and the rule about what it may."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.charts: list[dict[str, Any]] = []
        self.policy = ""
        self.inside = ""
        self.styles = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.loaded += [value for name, value in given.items() if name in LOADING and not value.startswith("#")]
        self.inside = "json" if given.get("type") == "application/json" else tag
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]
        assert tag not in {"link", "iframe", "object", "embed", "img", "base"}

    def handle_data(self, data: str) -> None:
        if self.inside == "json" and data.strip():
            self.charts.append(json.loads(data))
        if self.inside == "style":
            self.styles += data

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_loads_nothing(games: list[GameResult], code: str) -> None:
    title, box = shelf.title("hadara"), shelf.box("hadara")
    tally = Tally(title, box, 3)
    for game in games:
        tally.add(game)
    writer = Writer(tally.balance(), Names(title, box, Language(code)), "cradle arena balance", "3")
    text = page(writer)
    read = Read(text)
    assert read.loaded == []
    assert read.policy.startswith("default-src 'none';") and "http" not in read.policy
    assert "@import" not in read.styles and "url(" not in read.styles
    assert f'<html lang="{code}">' in text and "balance-" not in re.sub(r"<script.*?</script>", "", text, flags=re.S)
    assert len(read.charts) >= 5
    assert not any("http" in json.dumps(chart) or "url" in chart.get("data", {}) for chart in read.charts)
    drawn = json.dumps(read.charts, ensure_ascii=False)
    assert writer.names.say("turn-1") in drawn and writer.line("cards") in drawn


# -- all games ---------------------------------------------------------------------------------------------------


def test_all_games_are_in_the_files(games: list[GameResult], tmp_path: Path) -> None:
    nouns = shelf.box("hadara").nouns()
    for file in (CsvFile(tmp_path / "games.csv"), ParquetFile(tmp_path / "games.parquet")):
        for game in games:
            for line in rows(game, nouns):
                file.add(line)
        file.finish()
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as text:
        told = list(csv.DictReader(text))
    assert len(read) == len(told) == 3 * GAMES
    assert sorted(tmp_path.iterdir()) == [tmp_path / "games.csv", tmp_path / "games.parquet"]
    for i, line in enumerate(read):
        game, seat = games[i // 3], i % 3
        assert (line["game"], line["seat"], line["points"]) == (game.game, seat + 1, game.totals[seat])
        assert line["won"] == game.wins[seat] and line["traits"] == game.traits[seat]
        assert sum(value for name, value in line.items() if name.startswith("points-")) == game.totals[seat]
        assert told[i]["gained"].split() == line["gained"] and float(told[i]["won"]) == line["won"]


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_full_disk_leaves_no_part_of_a_file(kind: str, games: list[GameResult], tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    nouns = shelf.box("hadara").nouns()

    def write() -> None:
        with games_files(Files(**{kind: tmp_path / "games"})) as tables:
            for game in games:
                for line in rows(game, nouns):
                    tables[0].add(line)

    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, usual[1]))  # no file can be longer
    try:
        with pytest.raises(OSError, match="too large"):
            write()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert list(tmp_path.iterdir()) == []


# -- decisions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wide", [False, True])
def test_decisions_read_back_are_the_game(tmp_path: Path, wide: bool) -> None:
    """Every row, played again on a table of its own with the answers of the file."""
    path = tmp_path / "decisions.parquet"
    plan = plan_of(3)
    count = Exporter(plan, wide, path).write(lambda games, decisions: None)
    read = parquet.read_table(path)
    assert read.num_rows == count
    observer = shelf.observer("hadara", 3, wide)
    title, box = shelf.title("hadara"), shelf.box("hadara")
    lines = iter(read.to_pylist())
    for number, result in enumerate(results(plan, range(3), 1)):
        table = box.setup(3, title.choices({}, 3), derived(plan.seed, number))
        for step in range(result.answers):
            line = next(lines)
            seat, kind = line["seat"], table.kind(line["seat"])
            assert (line["game"], line["step"], seat, line["question"]) == (number, step, table.first(), kind.name)
            assert line["observation"] == row(observer, table, seat)
            assert line["legal"] == [kind.first + answer for answer in table.answers(seat)]
            assert (line["won"], line["place"]) == (pytest.approx(result.wins[seat]), result.places[seat])
            assert (line["points"], line["over"], line["entrant"]) == (result.totals[seat], True, "random")
            table.answer(seat, line["action"] - kind.first)
        assert table.over() and table.sheet().totals() == result.totals


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    Exporter(plan_of(1), False, path).write(lambda games, decisions: None)
    about = json.loads(parquet.read_schema(path).metadata[METADATA])
    layout = shelf.observer("hadara", 3, False).layout
    assert about["plan"]["seed"] == 3 and about["plan"]["events"][0]["title"] == "hadara"
    assert (about["layout"]["name"], about["layout"]["size"]) == ("narrow", layout.size)
    assert [field[0] for field in about["layout"]["fields"]] == [field.name for field in layout.fields]
    assert about["content"] == shelf.box("hadara").digest and about["rules"] == shelf.title("hadara").version
    assert [kind[0] for kind in about["actions"]] == [kind.name for kind in shelf.title("hadara").kinds]


def test_rows_go_out_in_groups_and_never_more_than_a_group_and_a_game_are_held(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    exporter = Exporter(plan_of(20), False, path, rows=256)
    held: list[int] = []
    count = exporter.write(lambda games, decisions: held.append(exporter.held))
    file = parquet.ParquetFile(path)
    groups = [file.metadata.row_group(i).num_rows for i in range(file.metadata.num_row_groups)]
    assert sum(groups) == count == file.metadata.num_rows
    assert set(groups[:-1]) == {256} and 0 < groups[-1] <= 256
    assert max(held) < 256  # after every game whole groups have gone


def test_a_file_that_could_not_be_finished_is_not_there(tmp_path: Path) -> None:
    def stop(games: int, decisions: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Exporter(plan_of(2), False, tmp_path / "decisions.parquet").write(stop)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_package_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(name: str) -> object:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(extras, "import_module", gone)
    with pytest.raises(Missing) as caught:
        Exporter(plan_of(1), False, Path("never.parquet"))
    for code in LANGUAGES:
        assert 'pip install "cradle[envs]"' in Language(code).error(caught.value)
