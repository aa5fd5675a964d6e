"""Tapestry 12: the tapestry cards that last for an era, one by one."""

from __future__ import annotations

import pytest

from cradle.core.rng import seeded
from cradle.games.tapestry.income import Barter, GainIncome
from cradle.games.tapestry.pieces import HAND, MAT, NO_PIECE, SUPPLY, TECHNOLOGY_0, TECHNOLOGY_DECK, TECHS
from cradle.games.tapestry.technology import why_not_upgrade
from cradle.games.tapestry.tracks import BARE, FULL, Arrive, OfferBonus, move_up
from tests.games.tapestry.positions import (
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


def test_12_1_academia() -> None:
    t = play(table(2), "academia")
    gain(t, "invent-any")
    say(t, "deck")
    gain(t, "cards-3")
    assert points(t) == 12


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


@pytest.mark.clause("tapestry/12.5a")
def test_12_5_alliance() -> None:
    t = play(table(3), "alliance")
    refuses(t, "other-seat-0", "12.5")
    say(t, "other-seat-1")
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    refuses(t, f"hex-{spot}", "12.5a")
    t.control[spot] = 2
    assert t.why(0, spot) == "", "whoever is no ally can be conquered"
    t.control[spot] = 1
    t.agenda.pop()
    gain(t, "conquer-anywhere-dice-one", 1)
    t.second_at[home(t, 0)] = NO_PIECE
    assert t.why(1, home(t, 0)) == "tapestry/12.5a", "neither conquers the other"
    t.agenda.pop()
    own(t, 1, "calendar")
    gain(t, "upgrade-1", 1)
    say(t, "calendar")
    assert resources(t, 1)[3] == 1 and resources(t, 0)[3] == 1
    own(t, 0, "canned-food")
    gain(t, "upgrade-1")
    say(t, "canned-food")
    assert resources(t, 1)[2] == 0  # one-sided


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


def test_12_18_exploitation() -> None:
    t = play(table(2), "exploitation")
    supply(t, 0, 4)
    gain(t, "explore-adjacent")
    say(t, "territory-4")
    t.take(0, t.answers(0)[0])
    say(t, "yes")
    assert points(t) == 0 and resources(t)[3] == 2


def test_12_20_golden_age() -> None:
    t = play(table(2), "golden-age")
    card = own(t, 0, "radio", 1)
    assert why_not_upgrade(t, 0, card) == ""
    gain(t, "upgrade-1")
    say(t, "radio")
    assert points(t) == 3


def test_12_22_industrialism() -> None:
    t = play(table(2), "industrialism")
    card = own(t, 1, "bakery")
    t.cards.move(TECHNOLOGY_0 + card, t.zone(1, TECHS), TECHNOLOGY_DECK, 0)
    gain(t, "invent-any")
    say(t, "deck")
    assert points(t) == 4 and t.tech_row[card] == 0 and t.pile(0, TECHS) == [TECHNOLOGY_0 + card]


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


@pytest.mark.clause("tapestry/12.24a")
def test_12_24_mercantilism() -> None:
    t = play(table(2), "mercantilism")
    t.players[0].built[0] = 1
    t.players[0].outside = [2]
    push(t, GainIncome(0))
    asks(t, "barter")
    refuses(t, "food", "12.24a")
    say(t, "coin", "stop")
    assert points(t) == 2 and resources(t) == [2, 1, 1, 1]
    push(t, Barter(0, 1))
    assert t.about(0).numbers == [1]
    say(t, "culture")
    assert idle(t) and points(t) == 4 and resources(t) == [2, 1, 0, 2]


def test_12_26_militarism_gives_control_without_conquest() -> None:
    """Also 4.3."""
    t = play(table(2), "militarism")
    supply(t, 0, 5)
    gain(t, "explore-adjacent")
    say(t, "territory-5")
    spot = t.answers(0)[0] // 6
    t.take(0, t.answers(0)[0])
    asks(t, "garrison")
    say(t, "yes")
    assert t.control[spot] == 0 and t.red == t.black == 0 and t.players[0].outposts == 7


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


def test_12_43_the_cards_just_drawn_are_known_on_imagined_tables() -> None:
    """A hand has no order: what was there before may come after the card that was drawn."""
    t = table(2)
    gain(t, "cards-3")
    gain(t, "cards-3")
    play(t, "tyranny")
    before = {PRINTED.card_of[copy] for copy in t.pile(0, HAND)}
    gain(t, "cards-1")
    (drawn,) = t.notes[0]
    assert t.answers(0) == t.imagine(0, seeded(1)).answers(0) == [drawn, 44]
    assert len(before) > 1
    assert t.imagine(1, seeded(1)).notes[0] == []
    t.take(0, drawn)
    assert t.notes[0] == []


def test_12_44_wartime_economy() -> None:
    t = play(table(2), "wartime-economy")
    push(t, OfferBonus(0, 1, 2, 0))
    asks(t, "bonus")
    assert t.about(0).numbers[2] == 0
    say(t, "yes", "outside")
    assert t.players[0].built[1] == 1
    push(t, OfferBonus(0, 0, 8, 0))
    assert idle(t)  # two tiles keep their price
