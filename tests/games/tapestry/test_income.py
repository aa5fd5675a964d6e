"""Tapestry 9, 10 and 11: the income turn, achievements, the end, and how effects work."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.conquest import achieve_topple
from cradle.games.tapestry.income import Finish, GainIncome, Income, ScoreIncome
from cradle.games.tapestry.pieces import HAND, MAT, SUPPLY, TECHNOLOGY
from cradle.games.tapestry.resolve import Resolve
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tracks import BARE, move_up
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    hold,
    home,
    idle,
    journal,
    near,
    occupy,
    own,
    play,
    points,
    push,
    refuses,
    resources,
    rich,
    say,
    stand_at,
    supply,
    table,
    told,
)


def at_income(t: Tapestry, number: int) -> None:
    t.players[0].incomes = number - 1
    t.players[0].era = max(1, number - 1)


def test_9_0_the_steps_of_each_turn() -> None:
    wanted = {1: "income", 2: "play", 3: "play", 4: "play", 5: "finish"}
    for number, last in wanted.items():
        t = table(2, "nomads", "leaders")
        at_income(t, number)
        t.players[1].era = 4  # no bonus for being first
        hold(t, 0, "trap")
        own(t, 0, "paper")
        push(t, Income(0))
        if last == "play":
            asks(t, "play")
            say(t, "trap")
            asks(t, "upgrade")
            say(t, "none")
        elif last == "finish":
            asks(t, "upgrade")
            say(t, "none")
        p = t.players[0]
        assert p.incomes == number
        assert p.finished == (1 if number == 5 else 0)
        assert sum(p.resources) == (0 if number == 5 else 4)
        assert (points(t) > 0) == (number > 1)


def test_9_0_the_ended_era_is_over_first() -> None:
    t = play(table(2), "monarchy")
    hold(t, 0, "trap")
    say(t, "income")
    assert t.players[0].force == -1


def test_9_1_abilities_in_an_order_of_ones_own() -> None:
    t = table(2, "leaders")
    t.players[0].civilizations |= 1 << NUMBER["civilization-merrymakers"]
    hold(t, 0, "trap")
    say(t, "income")
    asks(t, "civilization")
    say(t, "merrymakers", "column 2")
    assert points(t) == 5
    asks(t, "leader")
    say(t, "none")
    asks(t, "take")


def test_9_2_no_limit_of_hands() -> None:
    t = table(2)
    for _ in range(12):
        gain(t, "cards-1")
    assert len(t.pile(0, HAND)) == 12
    assert all(t.cards.known[card] == 1 for card in t.pile(0, HAND))


def test_9_3_a_card_must_be_played_and_begins_an_era() -> None:
    t = table(2, "nomads", "leaders")
    t.players[1].era = 4
    hold(t, 0, "trap", "feudalism")
    say(t, "income")
    refuses(t, "academia", "9.3")
    say(t, "trap")
    assert t.players[0].era == 2 and len(t.pile(0, MAT)) == 1
    assert points(t) == 10  # the trap; nothing else to score


def test_9_3a_with_an_empty_hand_face_down() -> None:
    t = table(2, "nomads", "leaders")
    t.players[1].era = 4
    say(t, "income")
    assert t.players[0].era == 2 and len(t.pile(0, MAT)) == 1 and t.players[0].slots == [2 | 8]
    assert t.cards.known[t.pile(0, MAT)[0]] == 0
    assert idle(t)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_9_4_first_among_the_neighbours(number: int) -> None:
    t = table(4, "nomads", "leaders")
    t.players[2].era = 5  # sits opposite
    at_income(t, number)
    hold(t, 0, "trap")
    say(t, "income")
    say(t, *["coin"] * (number - 1))
    asks(t, "play")
    assert resources(t)[0] == number - 1
    t = table(4, "nomads", "leaders")
    t.players[1].era = number
    at_income(t, number)
    hold(t, 0, "trap")
    say(t, "income")
    asks(t, "play")


def test_9_4a_at_once_or_lasting() -> None:
    t = play(table(2), "trap")
    assert points(t) == 10 and t.players[0].force == -1
    play(t, "monarchy")
    assert t.players[0].force == NUMBER["card-monarchy"]
    play(t, "trap")
    assert t.players[0].force == -1


def test_9_5_upgrade_then_points() -> None:
    """The example of the rules: two technologies, three lines of the capital, one territory."""
    t = table(2, "nomads", "leaders")
    at_income(t, 3)
    t.players[1].era = 4
    own(t, 0, "zeppelins")
    own(t, 0, "paper")
    p = t.players[0]
    p.rock_low = p.rock_high = 0
    p.low = (1 << 18) - 1 | sum(1 << (9 * r) for r in range(2, 5))
    p.high = sum(1 << (9 * r) for r in range(4))
    p.built = [0, 0, 0, 2]
    hold(t, 0, "feudalism")
    say(t, "income", "feudalism", "part 0", "coin", "zeppelins", "to 1")
    assert p.position(0) == 1 and points(t) == 2 + 3 + 1


def test_9_6_playing_over() -> None:
    t = play(table(2), "monarchy")
    hold(t, 0, "trap")
    gain(t, "overplay-1")
    say(t, "trap")
    assert t.players[0].force == -1 and points(t) == 10 and t.players[0].era == 1
    gain(t, "overplay-1")
    assert idle(t)  # no card
    for number in (3, 5):
        t = table(2)
        hold(t, 0, "trap")
        t.players[0].incomes = number
        t.players[0].era = number - 1
        gain(t, "overplay-1")
        assert idle(t)


def test_9_7_income_for_every_uncovered_symbol() -> None:
    """The example of the rules: 3 coins, 4 workers, 1 food, 1 tile, 2 culture and a tapestry card."""
    t = table(2, "nomads", "leaders")
    t.players[0].built = [0, 4, 3, 1]
    t.players[0].incomes = 0
    push(t, Income(0))
    assert resources(t) == [3, 4, 1, 2]
    assert len(t.pile(0, SUPPLY)) == 1 and len(t.pile(0, HAND)) == 1


# -- 10 achievements and the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "values"), [(3, [10, 5, 0]), (5, [15, 10, 5])])
def test_10_1_less_for_those_who_come_later(seats: int, values: list[int]) -> None:
    t = table(seats)
    for seat in range(3):
        t.here = t.agenda
        move_up(t, seat, TECHNOLOGY, 11, 12, BARE)
        t.players[seat].tokens[3] = 3 << 4 | 12
        assert points(t, seat) == values[seat]
        move_up(t, seat, 0, 11, 12, BARE)
        assert points(t, seat) == values[seat]  # once a player


def test_10_1b_two_topples() -> None:
    t = table(2)
    achieve_topple(t, 0)
    assert points(t) == 0
    achieve_topple(t, 0)
    assert points(t) == 10


def test_10_1c_the_centre_island() -> None:
    t = table(2)
    centre = PRINTED.maps[0].centre
    gain(t, "conquer-anywhere-dice-one")
    say(t, f"hex-{centre}")
    assert points(t) == 10
    say(t, "red")
    gain(t, "conquer-anywhere-dice-one", 1)
    say(t, f"hex-{centre}")
    assert points(t, 1) == 5


def test_10_2_points_never_drop_below_nothing() -> None:
    t = play(table(2), "guilds")
    refuses(t, "buy", "12.21a")


def test_10_3_after_the_fifth_income_turn_nothing_is_gained() -> None:
    t = table(2)
    push(t, Finish(0))
    gain(t, "gain-coin-1")
    gain(t, "points-5")
    assert sum(resources(t)) == 0 and points(t) == 0
    t.here = t.agenda
    move_up(t, 1, TECHNOLOGY, 11, 12, BARE)
    assert points(t, 1) == 10


def test_10_3_final_scoring_at_the_end() -> None:
    t = table(2, "isolationists", "leaders")
    push(t, Finish(0))
    assert points(t) == 5


def test_10_4_most_points_then_most_resources() -> None:
    t = table(3)
    for seat in range(3):
        gain(t, "points-5", seat)
    t.players[1].resources = [1, 0, 0, 0]
    assert t.sheet().places() == [2, 1, 2]
    for seat in range(3):
        t.players[seat].finished = 1
    rich(t, 0, 0)
    assert t.sheet().winners() == [1]
    t.players[1].resources = [0, 0, 0, 0]
    assert t.sheet().winners() == [0, 1, 2]


# -- 11 effects ----------------------------------------------------------------------------------------------------


def test_11_1_the_finished_gain_nothing() -> None:
    t = table(2)
    t.players[1].finished = 1
    play(t, "diplomacy")
    say(t, "part 0", "coin")
    assert sum(resources(t, 1)) == 0
    asks(t, "choose-building")


def test_11_3_a_possible_option() -> None:
    t = table(2)
    t.players[0].built = [5, 0, 0, 0]
    t.players[0].outside = [2] * 5
    gain(t, "one-building-house-or-building-farm-or-building-armory")
    refuses(t, "part 1", "11.3")
    say(t, "part 0")
    asks(t, "build")
    t = table(2)
    t.players[0].built = [5, 0, 0, 0]
    gain(t, "one-explore-adjacent-or-building-farm")
    assert idle(t)  # neither is possible
    gain(t, "one-conquer-adjacent-dice-one-or-building-armory")
    asks(t, "choose")


def test_11_3_a_single_possible_option_needs_no_question() -> None:
    t = gain(table(2), "one-explore-adjacent-or-building-farm")
    asks(t, "build")


def test_11_4_any_order() -> None:
    t = table(2)
    gain(t, "all-conquer-adjacent-dice-one-or-building-armory")
    asks(t, "next")
    say(t, "part 1", "outside")
    asks(t, "conquer")
    t = table(2)
    gain(t, "all-conquer-adjacent-dice-both-or-civilization-1")
    refuses(t, "part 2", "11.4")


def test_11_5_what_may_be_left() -> None:
    t = play(table(3), "steam-tycoon")
    t.take(0, t.answers(0)[0])
    while t.first() == 0 and t.kind(0).name != "act":
        t.take(0, t.answers(0)[0])
    asks(t, "may", 2)
    say(t, "no", "yes")
    assert len(t.pile(2, 2)) == 0 and len(t.pile(1, 2)) == 1


def test_11_6_buying() -> None:
    t = table(2)
    gain(t, "pay-cards-1-gain-invent-any")
    assert idle(t)
    hold(t, 0, "trap")
    gain(t, "pay-cards-1-gain-invent-any")
    asks(t, "purchase")
    say(t, "yes", "trap")
    asks(t, "invent")


def test_11_7_what_waits_happens_right_after() -> None:
    t = play(table(2), "academia")
    gain(t, "invent-any")
    t.take(0, t.answers(0)[0])
    assert points(t) == 3


def test_11_8_what_is_counted() -> None:
    t = table(2)
    own(t, 0, "paper", 0)
    own(t, 0, "radio", 1)
    own(t, 0, "clocks", 2)
    gain(t, "points-1-per-technologies")
    assert points(t) == 3
    hold(t, 0, "academia")
    play(t, "monarchy")
    gain(t, "points-1-per-tapestries")
    assert points(t) == 5
    supply(t, 0, 1, 2)
    gain(t, "points-1-per-tiles")
    assert points(t) == 7
    gain(t, "points-1-per-territories")
    assert points(t) == 8


def test_11_8_every_point_is_told() -> None:
    t = table(2)
    made = journal(t)
    stand_at(t, 0, "science", 7)
    gain(t, "points-1-per-science")
    gain(t, "points-5")
    assert sum(row[0] for row in told(made, "scored")) == points(t) == 12


def test_10_1b_an_uprising_is_no_topple() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}", "red")
    gain(t, "odd-uprising", 1)
    say(t, f"hex-{spot}")
    assert t.control[spot] == 1 and t.players[1].topples == 0


def test_10_3_who_has_finished_is_nobodys_ally_or_spouse_and_bars_nobody() -> None:
    t = table(3)
    p = t.players[0]
    p.ally, p.spouse, p.barring = 1, 2, 3
    made = journal(t)
    push(t, Finish(0))
    assert (p.finished, p.ally, p.spouse, p.barring) == (1, -1, -1, -1)
    assert told(made, "finished") == [[p.points]]


def test_9_0_a_lent_card_goes_back_with_the_era() -> None:
    t = table(2)
    t.players[0].lent = 7
    hold(t, 0, "trap")
    push(t, Income(0))
    assert t.players[0].lent == -1


@pytest.mark.clause("tapestry/9.7")
def test_income_is_the_sum_of_all_uncovered_symbols() -> None:
    for built in ([0, 0, 0, 0], [5, 0, 0, 0], [0, 5, 0, 0], [0, 0, 5, 0], [0, 0, 0, 5], [1, 2, 3, 4]):
        t = table(2)
        t.players[0].built = built
        open_spaces = [PRINTED.income_gain[row][space] for row in range(4) for space in range(built[row] + 1)]
        total = [sum(gains[i] for gains in open_spaces) for i in range(6)]
        push(t, GainIncome(0))
        assert resources(t) == [min(8, amount) for amount in total[:4]]
        assert (len(t.pile(0, SUPPLY)), len(t.pile(0, HAND))) == (total[4], total[5])


@pytest.mark.clause("tapestry/9.5")
def test_points_of_all_uncovered_symbols_are_scored() -> None:
    for built in ([0, 0, 0, 0], [5, 0, 0, 0], [0, 5, 0, 0], [0, 0, 5, 0], [0, 0, 0, 5]):
        t = table(2)
        t.players[0].built = built
        effects = [PRINTED.income_score[row][space] for row in range(4) for space in range(built[row] + 1)]
        told = t.view(0)["players"][0]["worth"]
        push(t, ScoreIncome(0))
        assert points(t) == sum(told[row][space] for row in range(4) for space in range(built[row] + 1))
        twin = table(2)
        twin.players[0].built = built
        for effect in effects:
            if effect >= 0:
                push(twin, Resolve(0, effect))
        assert points(t) == points(twin)


@pytest.mark.clause("tapestry/9.0")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_what_the_income_mat_will_bring_is_foretold(turn: int) -> None:
    t = table(2)
    p = t.players[0]
    p.incomes, p.built, p.resources = turn - 1, [1, 2, 3, 4], [8, 0, 0, 0]
    told = t.view(0)["players"][0]["forecast"]
    before = resources(t)[:]
    if turn < 5:
        push(t, GainIncome(0))
    if turn > 1:
        push(t, ScoreIncome(0))
    gained = [after - had for after, had in zip(resources(t), before, strict=True)]
    assert told["gains"] == [*gained, len(t.pile(0, SUPPLY)), len(t.pile(0, HAND))]
    assert told["points"] == points(t)
    assert (sum(told["gains"]) > 0, told["points"] > 0) == (turn < 5, turn > 1)


def test_nothing_is_foretold_to_whoever_has_finished() -> None:
    t = table(2)
    t.players[0].built, t.players[0].incomes, t.players[0].finished = [1, 2, 3, 4], 1, 1
    assert t.view(0)["players"][0]["forecast"] == {"points": 0, "gains": [0] * 6}
