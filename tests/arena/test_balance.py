"""Reports on balance: the statistics by hand, on a small set of results made up for it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final

import pytest

from cradle import shelf
from cradle.arena.balance.compare import LEAST, Comparison, corrected
from cradle.arena.balance.markdown import markdown
from cradle.arena.balance.names import NONE, PARTLY, RECONSTRUCTED, SOURCE, Names
from cradle.arena.balance.report import Writer
from cradle.arena.balance.tally import Component, Tally
from cradle.arena.engine import results
from cradle.arena.game import GameResult
from cradle.arena.notes import GameNotes, Notes, alone_in_front
from cradle.arena.plan import MOVING, Contender, Event, Plan
from cradle.cli.app import run
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.language import LANGUAGES, Language
from tests.laws.mini import BOX

HADARA: Final = shelf.title("hadara")


# -- comparisons within games ------------------------------------------------------------------------------------


def compared(*games: tuple[list[int], list[float]]) -> Comparison:
    """Games as who has the thing, and who has won."""
    out = Comparison()
    for having, wins in games:
        out.add([bool(has) for has in having], wins)
    return out


def test_the_difference_of_one_holder_among_four() -> None:
    # 30 of 40 games won by the one holder: 75 % with it, 25/120 of the others without it
    one = compared(*[([1, 0, 0, 0], [1.0, 0, 0, 0])] * 30, *[([1, 0, 0, 0], [0, 1.0, 0, 0])] * 10).result()
    assert (one.games, one.having.rate) == (40, 0.75)
    assert one.lacking.rate == pytest.approx(10 / 120)
    assert one.difference == pytest.approx(0.75 - 10 / 120)
    # chance: each game is a draw of one seat out of four, so 40 × 1/4 × 3/4
    assert one.chance == pytest.approx(math.erfc((30 - 10) / math.sqrt(2 * 40 * 3 / 16)))
    assert one.tested and one.chance < 1e-9 and 0 < one.low < one.difference < one.high


def test_three_holders_of_four_are_expected_to_win_three_games_of_four() -> None:
    fair = compared(*[([1, 1, 1, 0], [1.0, 0, 0, 0])] * 30, *[([1, 1, 1, 0], [0, 0, 0, 1.0])] * 10).result()
    assert (fair.difference, fair.chance) == (0.0, 1.0)
    assert fair.having.rate == fair.lacking.rate == 0.25


def test_of_two_players_the_interval_is_that_of_the_coin() -> None:
    one = compared(*[([1, 0], [1.0, 0])] * 60, *[([0, 1], [1.0, 0])] * 40).result()
    assert one.difference == pytest.approx(0.2)
    assert one.high - one.difference == pytest.approx(1.959964 * 2 * math.sqrt(0.25 / 100), rel=1e-4)
    assert one.chance == pytest.approx(math.erfc(2 / math.sqrt(2)))  # 60 heads of 100: two standard deviations


def test_a_shared_win_counts_by_its_parts() -> None:
    assert compared(([1, 0], [0.5, 0.5])).result().difference == 0.0
    both = compared(*[([1, 0, 0], [0.5, 0.5, 0])] * 3).result()
    assert both.difference == pytest.approx(0.25)
    assert both.having.wins == 1.5


def test_games_where_all_or_none_have_it_say_nothing() -> None:
    assert compared(([1, 1], [1.0, 0]), ([0, 0], [1.0, 0])).result().games == 0


def test_games_that_nobody_won_say_nothing_against_chance() -> None:
    lost = compared(*[([1, 0], [0.0, 0.0])] * 50).result()
    assert (lost.tested, lost.chance, lost.difference) == (False, 1.0, 0.0)


def test_too_few_games_are_not_tested() -> None:
    won = ([1, 0], [1.0, 0.0])
    assert not compared(*[won] * (LEAST - 1)).result().tested
    assert compared(*[won] * LEAST).result().tested


# -- many comparisons --------------------------------------------------------------------------------------------


def test_benjamini_and_hochberg_by_hand() -> None:
    # of four: 0.01 × 4/1, 0.02 × 4/2, 0.03 × 4/3, 0.5 × 4/4; a later one is never smaller
    likely = corrected({"d": 0.5, "a": 0.01, "c": 0.03, "b": 0.02})
    assert likely == pytest.approx({"a": 0.04, "b": 0.04, "c": 0.04, "d": 0.5})
    assert corrected({"a": 0.001, "b": 0.9}) == pytest.approx({"a": 0.002, "b": 0.9})
    assert corrected({}) == {}


def test_among_many_things_that_do_not_matter_hardly_one_is_a_finding() -> None:
    rng = seeded(5)
    things = {f"card-{n}": Comparison() for n in range(150)}
    for _ in range(400):
        wins = [0.0] * 4
        wins[rng.below(4)] = 1.0
        for thing in things.values():
            thing.add([rng.below(2) == 0 for _ in range(4)], wins)
    chances = {name: thing.result().chance for name, thing in things.items()}
    assert sum(chance < 0.05 for chance in chances.values()) >= 3  # uncorrected, about one in twenty would be
    assert sum(chance < 0.05 for chance in chances.values()) <= 15
    assert not [name for name, likely in corrected(chances).items() if likely < 0.05]


# -- games summed up ---------------------------------------------------------------------------------------------


def played(wins: list[float], notes: GameNotes, traits: list[list[str]], **changed: object) -> GameResult:
    plain: dict[str, object] = {
        "game": 0, "title": "hadara", "deal": 0, "entrants": ["greedy"] * len(wins), "stopped": False,
        "answers": 130, "rounds": 3, "totals": notes.scores[-1], "places": [1] * len(wins), "wins": wins,
        "traits": traits, "notes": json.loads(json.dumps(vars(notes))),
    }  # fmt: skip
    return GameResult(**{**plain, **changed})  # type: ignore[arg-type]


def three_games() -> Tally:
    tally = Tally(HADARA, shelf.box("hadara"), 2)
    lines = {"cards": [30, 10], "coins": [0, 8]}
    scores = [[5, 3], [6, 9], [30, 18]]  # in front, behind at half time is after one round of three
    gained = {"card": [[0, 1], [1]]}
    tally.add(played([1.0, 0.0], GameNotes(0, gained, scores, 2, True, lines), [["setup-s1-a"], ["setup-s2-b"]]))
    tally.add(played([0.0, 1.0], GameNotes(0, {}, scores[:2] + [[18, 30]], 4, True, lines), [["setup-s1-a"], []]))
    tally.add(played([0.5, 0.5], GameNotes(1, {}, [[4, 4], [8, 8], [9, 9]], 0, True, lines), [[], []]))
    return tally


def component(tally: Tally, name: str) -> Component:
    return next(one for one in tally.balance().components if one.name == name)


def test_what_a_seat_plays_with_and_gains_is_counted_for_it() -> None:
    tally = three_games()
    setup = component(tally, "setup-s1-a").compared
    assert (setup.games, setup.having.wins, setup.lacking.wins) == (2, 1.0, 1.0)
    assert component(tally, "setup-s1-a").score == 24.0
    first = component(tally, "card-y1-01").compared  # only the winner of the first game has it
    assert (first.games, first.having.rate, first.lacking.rate) == (1, 1.0, 0.0)
    assert component(tally, "card-y1-02").compared.games == 0  # both have it


def test_turn_order_is_counted_from_who_begins() -> None:
    tally = three_games()
    assert component(tally, "turn-1").compared.having.wins == 1.5  # seat 1 twice, seat 2 in the shared game
    assert component(tally, "seat-2").compared.having.wins == 1.5
    assert component(tally, "turn-1").compared.games == 3


def test_leads_and_comebacks() -> None:
    balance = three_games().balance()
    assert [(share.wins, share.games) for share in balance.leaders] == [(1.0, 2), (1.0, 2)]
    assert (balance.comeback.wins, balance.comeback.games) == (1, 2)  # nobody was in front in the third game
    assert (balance.from_last.wins, balance.from_last.games) == (1, 2)
    assert (balance.changes.mean, balance.shared, balance.finished) == (2.0, 1, 3)
    assert balance.lengths == {3: 3}


def test_points_of_winners_and_of_the_others() -> None:
    lines = {line.name: line for line in three_games().balance().lines}
    # winners: seat 1, seat 2 and half of each: (30 + 10 + 15 + 5) / 3; the others are the other halves
    assert lines["cards"].winners == pytest.approx(20.0)
    assert lines["cards"].others == pytest.approx((10 + 30 + 15 + 5) / 3)
    assert lines["coins"].winners == pytest.approx((0 + 8 + 4) / 3)


def test_games_called_off_or_forfeited_are_left_out() -> None:
    tally = three_games()
    notes = GameNotes(scores=[[1, 2]])
    tally.add(played([0.0, 0.0], notes, [[], []], stopped=True))
    tally.add(played([1.0, 0.0], notes, [[], []], forfeit=1))
    assert (tally.balance().finished, tally.balance().stopped) == (3, 2)


# -- notes of a game ---------------------------------------------------------------------------------------------


def test_alone_in_front() -> None:
    assert [alone_in_front(totals) for totals in ([3, 1], [1, 3], [2, 2])] == [0, 1, -1]


@pytest.mark.parametrize("name", list(shelf.TITLES))
def test_notes_hold_what_the_table_shows_at_the_end(name: str) -> None:
    """Of a whole game: the sheet, the rounds, and of whom every component is that a trait names too."""
    title, box = shelf.title(name), shelf.box(name)
    seats = title.seats[0] if title.seats[0] > 1 else 2
    table = box.setup(seats, title.choices({}, seats), 3)
    notes, rng = Notes(table), seeded(9)
    while not table.over():
        advance(table, rng, 1)
        notes.look()
    taken = notes.done()
    assert json.loads(json.dumps(taken)) == taken
    sheet = table.sheet()
    assert taken["lines"] == dict(zip(sheet.lines, sheet.points))
    assert taken["scores"] == ([] if not sheet.scored else taken["scores"])
    if sheet.scored:
        scores = taken["scores"]
        assert isinstance(scores, list) and scores[-1] == sheet.totals() and len(scores) == table.rounds()
    gained = GameNotes(**taken).gained  # type: ignore[arg-type]
    assert gained
    for seat in range(seats):
        held = {f"{noun}-{box.nouns()[noun][n]}" for noun, rows in gained.items() for n in rows[seat]}
        named = {trait for trait in table.traits(seat) if trait.rpartition("-")[0].split("-")[0] in gained}
        assert named <= held, "a trait of a kind that is told of was never told"


def test_notes_leave_the_game_as_it_is() -> None:
    def total(notes: bool) -> list[list[int]]:
        plan = Plan((Contender("random", "random"),), (Event("hadara", 2, 2),), 4, seating=MOVING, notes=notes)
        return [result.totals for result in results(plan, range(2), 1)]

    assert total(True) == total(False)


# -- in words ----------------------------------------------------------------------------------------------------


def names(title: str, code: str = "en") -> Names:
    return Names(shelf.title(title), shelf.box(title), Language(code))


def test_names_of_components() -> None:
    hadara = names("hadara")
    assert hadara.say("setup-s1-a") == "Setup card 1 · A"
    assert hadara.say("turn-2") == "Second in turn order"
    assert hadara.say("leads-none") == "Leads no epoch"
    assert (hadara.group("setup-s1-a"), hadara.group("turn-2"), hadara.group("leads-none")) == (
        "setup",
        "turn",
        "leads",
    )
    assert names("horizon").say("government-g1a") == "River Kingdom"
    assert hadara.during("card") and not hadara.during("setup")


def test_reconstructed_values_are_marked() -> None:
    assert names("hadara").provenance("turn-1") == NONE
    assert names("hadara").provenance("card-y1-01") == PARTLY
    assert names("horizon").provenance("government-g1a") == RECONSTRUCTED
    assert names("tapestry").provenance("civilization-alchemists") == SOURCE


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", list(shelf.TITLES))
def test_every_kind_of_component_has_a_heading(title: str, code: str) -> None:
    said = names(title, code)
    for group in [*said.gained, "turn", "seat"]:
        assert said.heading(group) != group


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_report_says_everything_in_words(code: str) -> None:
    writer = Writer(three_games().balance(), names("hadara", code), "cradle arena balance hadara", "1")
    text = markdown(writer.report())
    assert "balance-" not in text and "{" not in text
    assert "```\ncradle arena balance hadara\n```" in text
    assert writer.percent(0.5) in text


def test_a_title_that_tells_nothing_has_notes_too() -> None:
    """The made-up title of the laws says neither what is gained nor who begins."""
    notes = Notes(BOX.setup(3, [0, 0], 1))
    notes.look()
    taken = GameNotes(**notes.done())  # type: ignore[arg-type]
    assert (taken.first, taken.gained) == (-1, {})


def test_a_report_is_of_as_many_games_as_there_was_time_for(tmp_path: Path) -> None:
    """Four games were kept, and no time is left; any level of the shelf may play them."""
    keep = ["arena", "balance", "ferry", "--bots", "greedy,random", "--games", "9", "--keep", str(tmp_path / "kept")]
    page = tmp_path / "page.md"
    assert run([*keep, "--jobs", "1"]) == 0
    file = tmp_path / "kept" / "games.jsonl"
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:4]))
    assert run([*keep, "--minutes", "0", "--markdown", str(page), "--lang", "en"]) == 0
    assert len(file.read_text().splitlines()) == 4
    assert "\n4 games of " in page.read_text() and "--games 4 --bots greedy,random --seed 1" in page.read_text()
