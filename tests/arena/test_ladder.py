"""The ladder: which lines it has, how they are counted and judged, and what is written of them."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cradle import shelf
from cradle.arena import goals, ladder, ladder_page
from cradle.arena.engine import results
from cradle.arena.game import GameResult, Times
from cradle.arena.ladder import Match, Pace, Tally, matches
from cradle.arena.plan import BadPlan
from cradle.arena.stats import Share, wilson
from cradle.cli.app import run
from cradle.core.errors import BadSetup
from cradle.language import LANGUAGES, Language

Capture = pytest.CaptureFixture[str]
Call = Callable[..., tuple[int, str]]
ENGLISH = Language("en")
DUEL = Match("ferry", 2, "greedy", "random", 20, 1)
ALONE = Match("ferry", 3, "greedy", "random", 12, 1)
ALIKE = Match("ferry", 3, "greedy", "greedy", 4, 1)


@pytest.fixture(autouse=True)
def two_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance and greedy are the ladder here: their games are short, and it is known who is stronger."""
    monkeypatch.setattr(ladder, "LEVELS", ["random", "greedy"])


@pytest.fixture
def call(capsys: Capture) -> Call:
    def obey(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        code = run(["ladder", *arguments, "--jobs", "1"])
        told = capsys.readouterr()
        return code, told.out + told.err

    return obey


def played(match: Match) -> Tally:
    tally, plan = Tally(match), match.plan()
    for result in results(plan, range(plan.games()), 1):
        tally.add(result)
    return tally


def made_up(match: Match, games: list[float], stopped: bool = False) -> Tally:
    """A match in which the first one won these parts of the games."""
    tally = Tally(match)
    for game, won in enumerate(games):
        deal, seat = divmod(game, match.unit)
        wins = [(1 - won) / (match.seats - 1)] * match.seats
        wins[seat] = won
        names = [match.one if s == seat else match.others for s in range(match.seats)]
        totals = [30 if s == seat else 10 for s in range(match.seats)]
        times = Times(3_000_000, [[2000] if s == seat else [1000, 3000] for s in range(match.seats)])
        none: list[list[str]] = [[] for _ in names]
        tally.add(
            GameResult(game, match.title, deal, names, stopped, 9, 3, totals, totals, wins, none, times=times),
        )
    return tally


# -- which lines -------------------------------------------------------------------------------------------------


def listed(title: str, players: int = 0, only: str = "") -> list[tuple[str, int, int]]:
    return [(ladder_page.name(match), match.seats, match.games) for match in matches(title, players, 0, 1, only)]


def test_neighbours_come_first_then_the_yardstick_then_tables_of_their_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ["low", "middle", "top"])
    monkeypatch.setattr(shelf, "levels", lambda title: ["random", "greedy", "top", "low", "middle"])
    assert listed("hadara") == [
        ("middle : low", 2, 200),
        ("top : middle", 2, 200),
        ("middle : 3 × low", 4, 120),
        ("top : 3 × middle", 4, 120),
        ("top : greedy", 2, 200),
        ("top : 3 × greedy", 4, 120),
        ("4 × top", 4, 40),
        ("4 × greedy", 4, 40),
    ]
    assert [seats for _, seats, _ in listed("horizon")] == [2, 2, 3, 3, 2, 3, 4, 4]
    assert [seats for _, seats, _ in listed("heroes")] == [2, 2, 3, 3, 2, 3]  # nobody has points there
    assert listed("hadara", 3) == [
        ("middle : 2 × low", 3, 120),
        ("top : 2 × middle", 3, 120),
        ("top : 2 × greedy", 3, 120),
        ("3 × top", 3, 40),
        ("3 × greedy", 3, 40),
    ]
    assert listed("hadara", 2, "top:greedy, middle ,top:greedy") == [("top : greedy", 2, 200), ("2 × middle", 2, 40)]


def test_a_title_has_the_rungs_that_are_on_its_shelf() -> None:
    assert ladder.rungs("ferry") == ["random", "greedy"]
    assert listed("ferry")[0] == ("greedy : random", 2, 200)


def test_what_cannot_be_climbed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for players, only in ((9, ""), (0, "greedy:champion"), (0, "greedy:random,")):
        with pytest.raises(BadSetup):
            matches("ferry", players, 0, 1, only)
    with pytest.raises(BadPlan) as caught:
        matches("tapestry", 1, 0, 1)
    assert caught.value.message == "arena-ladder-players"
    monkeypatch.setattr(ladder, "LEVELS", [])
    with pytest.raises(BadPlan) as caught:
        matches("ferry", 0, 0, 1)
    assert caught.value.message == "arena-ladder-none"


# -- how it is counted -------------------------------------------------------------------------------------------


def test_a_match_is_counted() -> None:
    row = made_up(replace(ALONE, games=6), [1.0, 1.0, 0.0, 1.0, 0.5, 0.5]).row()
    assert (row.games, row.stopped, row.clear) == (6, 0, False)
    assert row.share is not None and row.share.rate == pytest.approx(4 / 6)
    assert row.points == [30, 10]
    assert row.paces == [Pace(6, 2.0, 2.0), Pace(24, 2.0, 3.0)]
    assert row.seconds == 3.0


def test_only_whole_deals_count() -> None:
    whole = made_up(ALONE, [1.0, 0.0, 0.0]).row()
    assert made_up(ALONE, [1.0, 0.0, 0.0, 1.0, 1.0]).row() == whole
    assert whole.games == 3


def test_games_of_one_deal_are_not_taken_for_independent_ones() -> None:
    """Deals that decide everything: half as many games are known as were played."""
    match = replace(DUEL, games=40)
    deals = made_up(match, [1.0, 1.0, 0.0, 0.0] * 10).row().share
    games = wilson(20, 40)
    assert deals is not None and deals.rate == games.rate == 0.5
    assert deals.high - deals.low > 1.3 * (games.high - games.low)


def test_a_game_that_was_called_off_is_an_even_one_without_points() -> None:
    row = made_up(ALONE, [1.0] * 6, stopped=True).row()
    assert row.stopped == 6 and row.share is not None
    assert row.share.rate == pytest.approx(1 / 3)
    assert row.points == [0.0, 0.0]


def test_it_is_clear_after_forty_games_and_not_before() -> None:
    match = replace(DUEL, games=200)
    assert not made_up(match, [1.0] * 38).clear()
    assert made_up(match, [1.0] * 40).clear() and made_up(match, [0.0] * 40).clear()
    assert not made_up(match, [1.0] * 41).clear()  # the deal is not whole
    assert not made_up(match, [1.0, 0.0] * 40).clear()
    assert made_up(match, [1.0] * 40).row(until_clear=True).clear
    assert not made_up(match, [1.0] * 40).row(until_clear=False).clear
    assert not made_up(match, [1.0] * 200).row(until_clear=True).clear  # nothing was left out


def test_99_of_100_decisions_are_not_longer() -> None:
    assert ladder.pace([]) == Pace(0, 0.0, 0.0)
    assert ladder.pace([7000]) == Pace(1, 7.0, 7.0)
    assert ladder.pace([1000] * 99 + [50_000]).p99 == 1.0
    assert ladder.pace([1000] * 98 + [50_000] * 2).p99 == 50.0


def test_games_are_played_and_counted() -> None:
    for match in (DUEL, ALONE):
        row = played(match).row()
        assert row.games == match.games and row.share is not None
        assert [pace.decisions for pace in row.paces] == [3 * match.games, 3 * match.games * (match.seats - 1)]
    alike = played(ALIKE).row()
    assert alike.share is None and len(alike.points) == len(alike.paces) == 1


def test_greedy_beats_chance_from_every_seat() -> None:
    row = played(Match("hadara", 3, "greedy", "random", 3, 1)).row()
    assert row.share is not None and row.share.rate == 1.0
    assert row.points[0] > row.points[1]


def test_all_but_the_times_is_the_same_in_any_process() -> None:
    plan = ALONE.plan()
    assert list(results(plan, range(12), 1)) == list(results(plan, range(12), 2))


# -- goals -------------------------------------------------------------------------------------------------------


def judged(match: Match, won: float, points: float = 0.0) -> tuple[float, bool]:
    return ladder.judged(match, Share(100 * won, 100, won, won - 0.05, won + 0.05), [points])


def test_goals_are_those_of_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ["low", "top"])
    monkeypatch.setattr(shelf, "levels", lambda title: ["random", "greedy", "low", "top"])
    for title, wanted in goals.TOP.items():
        usual = goals.USUAL.get(title, 4)
        assert judged(Match(title, 2, "top", "greedy", 9, 1), wanted.duel) == (wanted.duel, True)
        assert judged(Match(title, 2, "top", "greedy", 9, 1), wanted.duel - 0.01) == (wanted.duel, False)
        assert judged(Match(title, usual, "top", "greedy", 9, 1), wanted.table) == (wanted.table, True)
        assert judged(Match(title, 2, "top", "low", 9, 1), 0.6) == (0.6, True)
        assert judged(Match(title, 2, "low", "top", 9, 1), 0.6) == (0.0, False)
        assert judged(Match(title, usual, "top", "low", 9, 1), 0.6) == (0.0, False)
        assert judged(Match(title, 2, "low", "greedy", 9, 1), 1.0) == (0.0, False)
        assert ladder.goal_of(Match(title, 4, "top", "top", 9, 1)) == wanted.points
        assert ladder.goal_of(Match(title, 4, "greedy", "greedy", 9, 1)) == 0
    alike = Match("hadara", 4, "top", "top", 9, 1)
    assert ladder.judged(alike, None, [190.0])[1] and not ladder.judged(alike, None, [189.9])[1]


def test_a_step_needs_the_interval_above_one_half() -> None:
    row = made_up(DUEL, [1.0] * 6 + [0.0] * 4).row()
    assert row.share is not None and row.share.rate == 0.6 and row.share.low < 0.5
    assert (row.goal, row.met) == (0.6, False)


def test_the_top_level_has_a_time() -> None:
    quick, slow = made_up(DUEL, [1.0] * 4).row(), made_up(ALONE, [1.0] * 3).row()
    slow = replace(slow, paces=[Pace(3, 1200.0, 1300.0), slow.paces[1]])
    top = ladder.top_pace([quick, slow])
    assert top == Pace(7, 1200.0, 1300.0)
    assert ladder.quick(quick.paces[0]) and not ladder.quick(Pace(7, 900.0, 3100.0)) and not ladder.quick(top)
    assert ladder.top_pace([made_up(replace(DUEL, one="random", others="greedy"), [1.0] * 2).row()]) is None


# -- the page and the shares -------------------------------------------------------------------------------------


def test_a_section_is_replaced_and_the_others_stay() -> None:
    rows = [made_up(DUEL, [1.0] * 20).row()]
    ferry = ladder_page.section(ENGLISH, "ferry", rows, "cradle ladder ferry --seed 1")
    hadara = ladder_page.section(ENGLISH, "hadara", rows, "cradle ladder hadara --seed 1")
    page = ladder_page.page(ENGLISH, "", {"ferry": ferry})
    assert page.startswith("# The ladder\n") and page.count("\n## ") == 1
    both = ladder_page.page(ENGLISH, page, {"hadara": hadara})
    assert both.index("## Hadara") < both.index("cradle ladder ferry")  # in the order of the shelf
    assert ladder_page.page(ENGLISH, both, {"ferry": ferry, "hadara": hadara}) == both
    fresh = ladder_page.page(ENGLISH, both, {"hadara": hadara.replace("100.0%", "12.3%")})
    assert fresh == both.replace(hadara.rstrip("\n"), hadara.rstrip("\n").replace("100.0%", "12.3%"))
    own = "# My words\n\n" + both.partition("\n\n")[2]
    assert ladder_page.page(ENGLISH, own, {"ferry": ferry}) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_says_all_of_a_line(language: str) -> None:
    short = made_up(replace(DUEL, games=200), [1.0] * 40)
    rows = [short.row(), made_up(ALONE, [0.0] * 12, stopped=True).row(), Tally(ALIKE).row()]
    text = ladder_page.section(Language(language), "ferry", rows, "cradle ladder ferry")
    lines = [line.split(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert [len(line) for line in lines] == [len(ladder_page.COLUMNS)] * 5
    assert lines[2][:7] == ["| greedy : random", "40", "100.0%", "83.9–100.0", "50%", "≥ 60% ✓", "30.0 : 10.0"]
    assert lines[2][7:] == ["2.0/2.0", "2.0/3.0", "3.0", "– |"]
    assert lines[3][10] == "12 |"
    assert lines[4][1:] == ["0", "–", "–", "–", "–", "–", "–", "–", "–", "– |"]
    assert "greedy : random (40/200), 3 × greedy (0/4)" in text
    assert "arena-" not in text and "{" not in text


def test_shares_are_put_among_those_that_were_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [made_up(DUEL, [1.0, 0.5, 1.0] * 6).row(), made_up(ALONE, [1.0] * 3).row()]
    before = "[hadara.first-timer]\nshare = 0.7\ngames = 9\n[ferry.greedy]\nshare = 0.1\ngames = 2\n"
    text = ladder_page.shares(before, rows)
    assert tomllib.loads(text) == {
        "hadara": {"first-timer": {"share": 0.7, "games": 9}},
        "ferry": {"greedy": {"share": 0.833, "games": 18}},
    }
    monkeypatch.setattr(shelf, "place_of_shares", lambda name: tmp_path / "ladder.toml")
    shelf.shares.cache_clear()
    assert shelf.share("ferry", "greedy") is None
    (tmp_path / "ladder.toml").write_text(text)
    shelf.shares.cache_clear()
    try:
        assert shelf.share("ferry", "greedy") == (83, 18)
        assert shelf.share("ferry", "random") is None
        assert shelf.share("tapestry", "greedy") is None
    finally:
        shelf.shares.cache_clear()


# -- the command -------------------------------------------------------------------------------------------------


def test_the_command_prints_and_writes(call: Call, tmp_path: Path) -> None:
    page, shares = tmp_path / "ladder.md", tmp_path / "ladder.toml"
    code, out = call("ferry", "--games", "6", "--write", str(page), "--shares", str(shares))
    assert code == 0
    assert out.count("greedy : ") == 2 and "× greedy" in out and str(page) in out
    assert "cradle ladder ferry --games 6 --seed 1" in page.read_text()
    assert tomllib.loads(shares.read_text())["ferry"]["greedy"]["games"] == 6


def test_all_titles_that_have_levels_are_climbed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "TITLES", {name: shelf.TITLES[name] for name in ("hadara", "ferry")})
    monkeypatch.setattr(ladder, "LEVELS", ["random"])
    code, out = call("all", "--games", "2", "--json")
    assert code == 0 and list(json.loads(out)) == ["hadara", "ferry"]
    monkeypatch.setattr(ladder, "LEVELS", [])
    code, out = call("all", "--only", "random", "--games", "2", "--json")
    assert code == 0 and list(json.loads(out)) == ["hadara", "ferry"]
    code, out = call("all")
    assert code == 2 and "master" in out


def without_times(text: str) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = json.loads(text)["ferry"]
    assert all(row.pop("times") for row in rows)
    return rows


def test_what_was_kept_goes_on_to_the_same_lines(call: Call, tmp_path: Path) -> None:
    games = ["ferry", "--games", "12", "--json"]
    alone = without_times(call(*games)[1])
    assert call("ferry", "--games", "12", "--only", "greedy:random", "--keep", str(tmp_path))[0] == 0
    file = tmp_path / "ferry" / "2-greedy-random" / "games.jsonl"
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:5]))
    assert without_times(call(*games, "--keep", str(tmp_path))[1]) == alone
    before = {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")}
    assert without_times(call(*games, "--keep", str(tmp_path), "--minutes", "0")[1]) == alone
    assert {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")} == before


def test_without_time_only_what_was_kept_is_told(call: Call, tmp_path: Path) -> None:
    rows = without_times(call("ferry", "--json", "--minutes", "0", "--keep", str(tmp_path))[1])
    assert rows and all(row["games"] == 0 and row["met"] is False for row in rows)


def test_a_pair_ends_when_it_is_clear(call: Call, tmp_path: Path) -> None:
    wish = ["ferry", "--players", "2", "--only", "greedy:random", "--until-clear", "--json"]
    (row,) = without_times(call(*wish)[1])
    assert row["clear"] is True and isinstance(row["games"], int) and 40 <= row["games"] < 200
    assert call(*wish[:-2], "--keep", str(tmp_path))[0] == 0  # all 200 are there, and the same line comes of them
    assert without_times(call(*wish, "--keep", str(tmp_path))[1]) == [row]


def test_an_interrupted_climb_shows_and_keeps_what_was_played(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add, told = Tally.add, iter(range(9))

    def interrupted(tally: Tally, result: GameResult) -> None:
        add(tally, result)
        if next(told, None) is None:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Tally, "add", interrupted)
        code, out = call("ferry", "--games", "12", "--keep", str(tmp_path))
    assert code == 130 and re.search(r"greedy : random +10 ", out) and str(tmp_path) in out
    alone = without_times(call("ferry", "--games", "12", "--json")[1])
    assert without_times(call("ferry", "--games", "12", "--json", "--keep", str(tmp_path))[1]) == alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_complaints_are_in_the_language(call: Call, language: str) -> None:
    code, out = call("--help", "--lang", language)
    assert code == 0 and "help-" not in out.replace("--help", "")
    for wrong in (["chess"], ["ferry", "--players", "9"], ["ferry", "--only", "a:b"], ["tapestry", "--players", "1"]):
        code, out = call(*wrong, "--lang", language)
        assert code == 2 and "arena-" not in out and "Traceback" not in out
