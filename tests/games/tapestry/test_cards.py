"""Tapestry 12: the tapestry cards, one by one."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.income import GainIncome
from cradle.games.tapestry.pieces import HAND, LYING, MAT, SUPPLY, TECHS
from cradle.games.tapestry.technology import why_not_upgrade
from cradle.games.tapestry.tracks import BARE, FULL, Arrive, OfferBonus, move_up
from cradle.games.tapestry.turn import EndTurn
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    hold,
    home,
    idle,
    lay,
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

TRACKS = ["exploration", "science", "military", "technology"]


def test_12_1_academia() -> None:
    t = play(table(2), "academia")
    gain(t, "invent-any")
    say(t, "deck")
    gain(t, "cards-3")
    assert points(t) == 12


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


def test_12_3_age_of_sail() -> None:
    t = play(table(2), "age-of-sail")
    gain(t, "explore-adjacent")
    asks(t, "gift")
    tiles = [card - 83 for card in t.pile(0, SUPPLY)]
    assert len(tiles) == 3
    say(t, f"tile-{tiles[0]}")
    refuses(t, "other-seat-0", "12.3")
    say(t, "other-seat-1")
    assert points(t) == 3 and t.pile(1, SUPPLY) == [83 + tiles[0]]
    asks(t, "tile")
    t = play(table(2), "age-of-sail")
    gain(t, "explore-adjacent")
    t.players[1].finished = 1
    refuses(t, f"tile-{t.pile(0, SUPPLY)[0] - 83}", "12.3")


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


def test_12_5_alliance() -> None:
    t = play(table(3), "alliance")
    refuses(t, "other-seat-0", "12.5")
    say(t, "other-seat-1")
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    refuses(t, f"hex-{spot}", "12.5")
    t.agenda.pop()
    own(t, 1, "calendar")
    gain(t, "upgrade-1", 1)
    say(t, "calendar")
    assert resources(t, 1)[3] == 1 and resources(t, 0)[3] == 1
    own(t, 0, "canned-food")
    gain(t, "upgrade-1")
    say(t, "canned-food")
    assert resources(t, 1)[2] == 0  # one-sided


def test_12_6_boast_of_superiority() -> None:
    t = table(2)
    stand_at(t, 0, "science", 3)
    stand_at(t, 1, "military", 2)
    play(t, "boast-of-superiority")
    assert points(t) == 12  # ahead on one, level on two


def test_12_7_broker_of_peace() -> None:
    t = play(table(2), "broker-of-peace")
    assert t.why(0, 3) in ("tapestry/3.1", "tapestry/3.7")
    gain(t, "advance-military-reward-benefit")
    assert t.players[0].position(2) == 0
    t.here = t.agenda
    move_up(t, 1, 2, 0, 1, BARE)
    t.settle()
    assert points(t) == 3
    t.here = t.agenda
    move_up(t, 1, 1, 0, 1, BARE)
    t.settle()
    assert points(t) == 3


def test_12_8_capitalism() -> None:
    t = play(table(2), "capitalism")
    gain(t, "building-market")
    assert resources(t)[0] == 1
    say(t, "outside")
    push(t, GainIncome(0))
    assert points(t) == 4  # two coin symbols
    assert resources(t)[0] == 3


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
    refuses(t, "science", "12.11")
    say(t, "exploration", "outside")
    assert [t.players[0].position(track) for track in range(4)] == [6, 11, 3, 1]


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


def test_12_16_empiricism() -> None:
    for seed in range(8):
        t = play(table(2, seed=seed), "empiricism")
        t.here = t.agenda
        move_up(t, 0, 1, 0, 1, BARE)
        t.settle()
        assert points(t) == 2
        gain(t, "research-bare")
        if t.kind(0).name == "keep-roll":
            other = next(track for track in range(4) if track not in t.answers(0))
            refuses(t, f"track-{other}", "12.16")
            chosen = t.answers(0)[0]
            t.take(0, chosen)
            assert t.about(0).numbers == [chosen]


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


def test_12_18_exploitation() -> None:
    t = play(table(2), "exploitation")
    supply(t, 0, 4)
    gain(t, "explore-adjacent")
    say(t, "territory-4")
    t.take(0, t.answers(0)[0])
    say(t, "yes")
    assert points(t) == 0 and resources(t)[3] == 2


def test_12_19_feudalism() -> None:
    t = table(2)
    t.landmark_owner[0] = t.landmark_owner[4] = 0
    play(t, "feudalism")
    say(t, "part 1")
    assert points(t) == 6


def test_12_20_golden_age() -> None:
    t = play(table(2), "golden-age")
    card = own(t, 0, "radio", 1)
    assert why_not_upgrade(t, 0, card) == ""
    gain(t, "upgrade-1")
    say(t, "radio")
    assert points(t) == 3


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


def test_12_22_industrialism() -> None:
    t = play(table(2), "industrialism")
    gain(t, "invent-any")
    card = t.cards.zones[2][-1] - 50
    say(t, "deck")
    effect = PRINTED.effects[PRINTED.circle[card]].name
    p = t.players[0]
    assert (
        sum(p.resources)
        or points(t)
        or not idle(t)
        or len(t.pile(0, HAND))
        or len(t.pile(0, SUPPLY))
        or "symbol" in effect
    )
    assert t.tech_row[card] == 0


def test_12_23_marriage_of_state() -> None:
    t = play(table(2), "marriage-of-state")
    refuses(t, "into 0 0", "12.23")
    say(t, "into 1 military")
    stand_at(t, 1, "military", 3)
    t.landmark_owner[6] = 1
    t.players[1].outside = [12]
    push(t, Arrive(1, 2, 4, FULL))
    assert resources(t, 0)[1] == 1 and resources(t, 1)[1] == 1
    push(t, Arrive(1, 1, 2, FULL))
    assert len(t.pile(1, HAND)) == 1 and not t.pile(0, HAND)


def test_12_24_mercantilism() -> None:
    t = play(table(2), "mercantilism")
    t.players[0].built[0] = 1
    t.players[0].outside = [2]
    push(t, GainIncome(0))
    asks(t, "barter")
    refuses(t, "food", "12.24")
    say(t, "coin", "stop")
    assert points(t) == 2 and resources(t) == [2, 1, 1, 1]


def test_12_25_meritocracy() -> None:
    t = table(2)
    own(t, 0, "paper")
    play(t, "meritocracy")
    say(t, "deck")
    assert points(t) == 4


def test_12_26_militarism() -> None:
    t = play(table(2), "militarism")
    supply(t, 0, 5)
    gain(t, "explore-adjacent")
    say(t, "territory-5")
    spot = t.answers(0)[0] // 6
    t.take(0, t.answers(0)[0])
    asks(t, "garrison")
    say(t, "yes")
    assert t.control[spot] == 0 and t.red == t.black == 0


def test_12_27_monarchy() -> None:
    t = play(table(2, "nomads"), "monarchy")
    gain(t, "building-farm")
    say(t, "at-0" if t.players[0].cells[0] == 0 else "outside")
    gain(t, "building-farm")
    say(t, "outside")
    assert points(t) == 6
    gain(t, "building-farm")
    say(t, f"map-{near(t, home(t, 0), printed=True)[0]}")
    assert points(t) == 6


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


def test_12_30_pillage_and_plunder() -> None:
    t = play(table(2), "pillage-and-plunder")
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    hold(t, 1, "trap")
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    assert idle(t) and t.control[spot] == 0 and points(t) > 0  # both dice, no trap


def test_12_31_pirate_rule() -> None:
    t = play(table(2), "pirate-rule")
    spot = near(t, home(t, 0), printed=False)[0]
    lay(t, spot, 4)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}", "red")
    assert resources(t)[3] == 1


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


def test_12_34_revisionism() -> None:
    t = play(table(2), "revisionism")
    t.here = t.agenda
    move_up(t, 0, 0, 3, 4, BARE)
    t.settle()
    say(t, "outside")
    asks(t, "take")
    say(t, "coin")
    t.here = t.agenda
    move_up(t, 0, 0, 3, 4, BARE)
    t.settle()
    asks(t, "build")
    assert t.players[0].built[3] == 1


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


def test_12_39_terraforming() -> None:
    t = play(table(2), "terraforming")
    p = t.players[0]
    gain(t, "landmark-barn")
    rocky = next(
        a for a in t.answers(0)[1:] if PRINTED.shapes[13].low[PRINTED.shapes[13].answers.index(a)] & p.rock_low
    )
    t.answer(0, rocky)
    assert points(t) == 5  # once, however many plots it covers


def test_12_40_theocracy() -> None:
    t = play(table(2), "theocracy")
    t.here = t.agenda
    move_up(t, 0, 0, 0, 1, BARE)
    t.settle()
    assert points(t) == 4
    t.landmark_owner[0] = t.landmark_owner[1] = 1
    t.here = t.agenda
    move_up(t, 0, 0, 1, 8, BARE)
    t.settle()
    assert points(t) == 12


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


def test_12_43_tyranny() -> None:
    t = play(table(2), "tyranny")
    gain(t, "cards-3")
    asks(t, "play-drawn")
    drawn = {PRINTED.card_of[copy] for copy in t.pile(0, HAND)}
    assert set(t.answers(0)) == drawn | {44}
    other = next(card for card in range(44) if card not in drawn)
    assert t.why(0, other) == "tapestry/12.43"
    t.take(0, t.answers(0)[0])
    assert points(t) >= 5 and len(t.pile(0, MAT)) >= 2


def test_12_44_wartime_economy() -> None:
    t = play(table(2), "wartime-economy")
    push(t, OfferBonus(0, 1, 2, 0))
    asks(t, "bonus")
    assert t.about(0).numbers[2] == 0
    say(t, "yes", "outside")
    assert t.players[0].built[1] == 1
    push(t, OfferBonus(0, 0, 8, 0))
    assert idle(t)  # two tiles keep their price


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
