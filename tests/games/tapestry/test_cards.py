"""Tapestry 12: the tapestry cards that happen at once, one by one."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.pieces import HAND, LYING, SUPPLY, TECHS, TRACKS
from cradle.games.tapestry.turn import EndTurn
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    act,
    asks,
    gain,
    hold,
    home,
    idle,
    near,
    occupy,
    own,
    play,
    points,
    push,
    refuses,
    resources,
    say,
    stand_at,
    supply,
    table,
)


def test_12_2_age_of_discovery() -> None:
    t = table(3)
    for seat in range(3):
        for track in TRACKS:
            stand_at(t, seat, track, 10)
    for landmark in (2, 5, 8, 11):
        t.landmark_owner[landmark] = 0
    play(t, "age-of-discovery")
    while not idle(t):
        t.take(t.first(), t.answers(t.first())[0])
    rolled = [t.players[1].position(n) for n in range(4)].index(11)
    assert t.players[2].position(rolled) == 11 and t.players[0].position(rolled) >= 11
    assert not t.players[1].visited and t.players[0].visited


def test_12_4_age_of_wonders() -> None:
    for mine, theirs, gained in ((0, 1, (2, 0)), (2, 1, (0, 12)), (1, 1, (1, 6))):
        t = table(2)
        for i in range(mine):
            t.landmark_owner[i] = 0
        for i in range(theirs):
            t.landmark_owner[6 + i] = 1
        play(t, "age-of-wonders")
        while not idle(t):
            t.take(0, 0)
        assert (sum(resources(t)), points(t)) == gained


def test_12_6_boast_of_superiority() -> None:
    t = table(2)
    stand_at(t, 0, "science", 3)
    stand_at(t, 1, "military", 2)
    play(t, "boast-of-superiority")
    assert points(t) == 12  # ahead on one, level on two


def test_12_9_coal_baron() -> None:
    t = table(3)
    supply(t, 0, 9)
    play(t, "coal-baron")
    asks(t, "lay")
    tile = t.pile(0, SUPPLY)[-1] - 83
    assert t.about(0).numbers == [tile] and tile != 8
    t.take(0, t.answers(0)[0])
    while not idle(t):
        t.take(t.first(), t.answers(t.first())[0])
    assert len(t.pile(1, SUPPLY)) == len(t.pile(2, SUPPLY)) == 1


def test_12_9_a_tile_without_a_place_stays_in_the_supply() -> None:
    t = table(2)
    for spot in range(t.hexes):
        if t.control[spot] == 0:
            t.control[spot] = -1  # nothing is next to land of one's own
    play(t, "coal-baron")
    assert idle(t) and len(t.pile(0, SUPPLY)) == len(t.pile(1, SUPPLY)) == 1


def test_12_10_colonialism() -> None:
    t = play(table(2), "colonialism")
    assert idle(t)  # printed land is no tile
    spot = near(t, home(t, 0), printed=False)[0]
    occupy(t, 0, spot, tile=2)  # mountain and desert
    play(t, "colonialism")
    refuses(t, f"hex-{home(t, 1)}", "12.10")
    say(t, f"hex-{spot}")
    assert resources(t) == [1, 1, 0, 0]


def test_12_11_dark_ages() -> None:
    t = table(2)
    for track, space in zip(TRACKS, (3, 0, 4, 2), strict=True):
        stand_at(t, 0, track, space)
    stand_at(t, 0, "science", 12)
    play(t, "dark-ages")
    refuses(t, "science", "3.3b")
    say(t, "exploration", "outside")
    assert [t.players[0].position(track) for track in range(4)] == [6, 11, 3, 1]


def test_12_11_all_three_steps_with_one_token() -> None:
    t = table(2)
    t.players[0].tokens = [0 << 4 | 1, 1 << 4 | 1, 0 << 4 | 8, 3 << 4 | 1]
    play(t, "dark-ages")
    say(t, "exploration")
    asks(t, "boost-token")
    refuses(t, "from-3", "3.3a")
    say(t, "from-1", "outside")
    assert t.players[0].tokens == [0 << 4 | 4, 1 << 4, 0 << 4 | 8, 3 << 4]
    t.players[0].tokens = [0 << 4 | 11, 1 << 4, 0 << 4 | 8, 3 << 4]
    play(t, "dark-ages")
    say(t, "exploration", "from-11")
    assert idle(t) and t.players[0].tokens[2] == 8  # the other token does not take over at the end


def test_12_12_democracy() -> None:
    t = table(2)
    hold(t, 0, "trap")
    play(t, "democracy")
    assert len(t.pile(0, HAND)) == 4
    say(t, "trap")
    t.take(0, t.answers(0)[0])
    say(t, "stop")
    assert points(t) == 4 and len(t.pile(0, HAND)) == 2


def test_12_13_dictatorship() -> None:
    t = play(table(2), "dictatorship")
    say(t, "technology")
    t.take(0, t.answers(0)[0])
    assert t.players[0].position(3) == 1
    t.players[1].resources = [4, 4, 4, 4]
    t.agenda.clear()
    push(t, EndTurn(0))
    assert t.why(1, 4) == "tapestry/3.7" and t.why(1, 1) == ""
    gain(t, "advance-technology-reward-benefit", 1)
    assert t.players[1].position(3) == 0
    t.agenda.clear()
    push(t, EndTurn(1))
    t.agenda.clear()
    push(t, EndTurn(0))
    assert t.why(1, 4) == ""


def test_12_14_diplomacy() -> None:
    t = play(table(3), "diplomacy")
    say(t, "part 0", "coin")
    asks(t, "take", 1)
    say(t, "food", "worker", "farm", "outside")
    assert resources(t, 0) == [1, 0, 0, 0] and resources(t, 1) == [0, 0, 1, 0] and t.players[0].built[0] == 1


def test_12_15_dystopia() -> None:
    t = table(2)
    t.landmark_owner[0] = 1
    t.players[1].outside = [6]
    play(t, "dystopia")
    refuses(t, "lighthouse", "12.15")
    assert t.kind(0).bound == 12  # no landmark of a technology
    say(t, "academy", "outside")
    assert t.landmark_owner[NUMBER["landmark-academy"]] == 0


def test_12_17_espionage() -> None:
    t = table(2)
    play(t, "trap", 1)
    play(t, "espionage")
    refuses(t, "monarchy", "12.17")
    say(t, "trap")
    assert points(t) == 10
    t = table(2)
    play(t, "monarchy", 1)
    play(t, "espionage")
    say(t, "monarchy")
    gain(t, "building-farm")
    say(t, "outside")
    assert points(t) == 3
    t = play(table(2), "espionage")
    assert idle(t)  # nothing to copy


def test_12_19_feudalism() -> None:
    t = table(2)
    t.landmark_owner[0] = t.landmark_owner[4] = 0
    play(t, "feudalism")
    say(t, "part 1")
    assert points(t) == 6


def test_12_21_guilds() -> None:
    t = table(2)
    t.players[0].resources = [2, 1, 0, 0]
    play(t, "guilds")
    say(t, "sell", "coin")
    refuses(t, "buy", "12.21")
    say(t, "sell", "coin", "sell")
    assert points(t) == 15 and sum(resources(t)) == 0 and idle(t)
    play(t, "guilds")
    say(t, "buy", "food", "buy", "food", "stop")
    assert points(t) == 5 and resources(t)[2] == 2


def test_12_21a_nobody_sells_what_one_does_not_have() -> None:
    t = play(table(2), "guilds")
    refuses(t, "sell", "12.21a")


def test_12_25_meritocracy() -> None:
    t = table(2)
    own(t, 0, "paper")
    play(t, "meritocracy")
    say(t, "deck")
    assert points(t) == 4


def test_12_28_oil_magnate() -> None:
    t = play(table(4), "oil-magnate")
    say(t, "technology", "to 1")
    t.take(0, t.answers(0)[0])
    asks(t, "step", 3)
    say(t, "to 1")
    asks(t, "step", 1)
    say(t, "stay")
    assert [p.position(3) for p in t.players] == [1, 0, 0, 1]
    assert len(t.pile(0, TECHS)) == 1 and not t.pile(3, TECHS)


def test_12_29_olympic_host() -> None:
    t = table(3)
    for seat in (0, 2):
        t.players[seat].resources[1] = 1
    play(t, "olympic-host")
    say(t, "yes")
    asks(t, "torch", 2)
    say(t, "yes", "house", "outside")
    assert points(t, 0) == points(t, 2) == 10 and t.players[0].built[1] == 1
    t = table(2)
    t.players[0].resources[1] = 1
    play(t, "olympic-host")
    say(t, "yes")
    assert resources(t) == [1, 0, 0, 0]  # only the host paid


def test_12_32_plea_for_aid() -> None:
    t = table(3)
    for seat in (1, 2):
        stand_at(t, seat, "science", 2)
    stand_at(t, 1, "military", 2)
    play(t, "plea-for-aid")
    say(t, "coin")
    assert points(t) == 2 and sum(resources(t)) == 1


def test_12_33_renaissance() -> None:
    t = table(2)
    for track in TRACKS:
        stand_at(t, 0, track, 1)
    play(t, "renaissance")
    say(t, "part 1")
    asks(t, "bonus")
    assert t.about(0).numbers[2] == 0
    say(t, "yes", "outside")
    assert t.players[0].built[1] == 1 and not t.pile(0, HAND)
    say(t, "part 3", "no", "part 2", "no", "no")
    assert [t.players[0].position(track) for track in range(4)] == [2, 2, 2, 2]


def test_12_35_revolution() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}", "red")
    play(t, "revolution", 1)
    say(t, "part 1")
    refuses(t, f"hex-{home(t, 1)}", "12.35")
    say(t, f"hex-{spot}")
    assert t.control[spot] == 1 and t.second_at[spot] == 0 | LYING and t.audit() == ""


def test_12_36_socialism() -> None:
    t = table(3)
    stand_at(t, 1, "exploration", 5)
    stand_at(t, 2, "exploration", 8)
    stand_at(t, 0, "military", 7)
    play(t, "socialism")
    refuses(t, "up military", "12.36")
    say(t, "up exploration", "outside")
    assert t.players[0].position(0) == 5 and t.landmark_owner[0] == 0
    play(t, "socialism")
    say(t, "down military")
    assert t.players[0].position(2) == 0


def test_12_36_which_of_several_tokens() -> None:
    t = table(2)
    t.players[0].tokens = [3, 5, 32, 48]
    stand_at(t, 1, "exploration", 6)
    play(t, "socialism")
    say(t, "up exploration")
    asks(t, "match-token")
    refuses(t, "from 4", "3.3a")
    say(t, "from 3")
    while not idle(t):
        t.take(0, 0)
    assert sorted(t.players[0].tokens[:2]) == [5, 6]


def test_12_37_steam_tycoon() -> None:
    t = play(table(2), "steam-tycoon")
    card = t.answers(0)[0]
    t.take(0, card)
    assert t.tech_row[card] == 1
    while t.first() == 0 and not idle(t):
        t.take(0, t.answers(0)[-1])
    asks(t, "may", 1)
    say(t, "yes")
    assert len(t.pile(1, TECHS)) == 1 and idle(t)  # served once at a table for two


def test_12_38_technocracy() -> None:
    t = table(3)
    t.players[0].era = 2
    play(t, "technocracy")
    asks(t, "invent")
    t = table(3)
    t.players[2].era = 1
    play(t, "technocracy")
    assert points(t) == 6


def test_12_38_in_the_fifth_income_turn_whoever_has_finished_was_first() -> None:
    for others, first in ((4, True), (5, False)):
        t = table(2, "heralds")
        play(t, "technocracy", 1)
        while not idle(t):
            t.take(t.first(), t.answers(t.first())[0])
        t.players[1].era = 4
        t.players[1].incomes = others
        before = points(t)
        act(t, 5)
        say(t, "technocracy")
        assert (points(t) == before) == first


def test_12_41_trade_economy() -> None:
    t = table(2)
    stand_at(t, 1, "military", 2)
    play(t, "trade-economy")
    refuses(t, f"copy 1 {NUMBER['place-archery']}", "12.41")
    say(t, "copy 1 bladed-weapons")
    assert len(t.pile(0, HAND)) == 1
    asks(t, "bonus", 1)
    say(t, "yes", "outside")
    assert t.players[1].built[3] == 1


def test_12_42_trap_as_a_tapestry() -> None:
    assert points(play(table(2), "trap")) == 10


@pytest.mark.parametrize("name", PRINTED.card_ids)
def test_12_42_every_card_can_be_played_out(name: str) -> None:
    for seed in range(5):
        t = table(4, seed=seed)
        for seat in range(4):
            t.players[seat].resources = [3, 3, 3, 3]
            for track in TRACKS:
                stand_at(t, seat, track, (seat + seed) % 5)
        hold(t, 0, "trap")
        supply(t, 0, 3)
        play(t, name)
        n = 0
        while not idle(t):
            seat = t.first()
            answers = t.answers(seat)
            t.take(seat, answers[(n + seed) % len(answers)])
            n += 1
            assert t.audit() == "" and n < 200
