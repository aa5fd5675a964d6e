"""Tapestry 15: alone, and with a Shadow Empire."""

from __future__ import annotations

import pytest

from cradle.core.random_play import audited
from cradle.core.rng import seeded
from cradle.games.tapestry.automa import (
    BotAdvance,
    BotBenefit,
    automa_income,
    both_advance,
    choose_track,
    do_stage,
    reshuffle_decisions,
    score_automa,
    use_automa_civilization,
)
from cradle.games.tapestry.pieces import (
    AWAY,
    CIVILIZATION_0,
    CIVILIZATION_IDS,
    DECISION_0,
    DECISION_DECK,
    DECISION_DISCARD,
    DECISION_PAIR,
    DISPLAY,
    HAND,
    LYING,
    MAT,
    NO_PIECE,
    PROGRESS_DECK,
    TECHNOLOGY_DISCARD,
    TRACKS,
)
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.turn import BotTurn
from tests.games.tapestry.positions import (
    AUTOMA,
    BOX,
    PRINTED,
    SHADOW,
    fetch,
    home,
    idle,
    journal,
    near,
    occupy,
    opened,
    points,
    push,
    solo,
    stand_at,
    table,
    told,
    turn_up,
)


def test_15_1_as_at_a_table_for_three() -> None:
    t = solo()
    assert t.seats == 1 and t.sides == 3 and t.map == 0
    assert sorted(t.neighbours(0)) == [1, 2]
    assert len(BOX.printed.levels) == 6


def test_15_2_what_is_put_away() -> None:
    t = solo()
    away = t.cards.zones[AWAY]
    civs = {CIVILIZATION_IDS[card - CIVILIZATION_0] for card in away if CIVILIZATION_0 <= card < DECISION_0}
    assert civs == {"futurists", "heralds", "inventors", "traders"}
    cards = [PRINTED.card_ids[PRINTED.card_of[card]] for card in away if card < 50]
    assert len(cards) == 13 and cards.count("trap") == 2 and "espionage" in cards
    assert home(t, 0) == PRINTED.maps[0].starts[1] and home(t, AUTOMA) == PRINTED.maps[0].starts[2]
    fresh = BOX.setup(1, [0, 1, 0], 3)
    assert len(fresh.cards.zones[DECISION_DECK]) == 8 and len(fresh.cards.zones[PROGRESS_DECK]) == 14
    assert fresh.players[1].favourite != fresh.players[2].favourite


def test_15_3_income_when_the_cards_run_out() -> None:
    t = solo()
    automa = t.players[AUTOMA]
    assert automa.incomes <= 1
    before = automa.incomes
    for card in t.cards.zones[DECISION_DECK][:-1]:
        t.cards.move(card, DECISION_DECK, DECISION_DISCARD, t.cards.everybody)
    automa.incomes = max(1, before)
    push(t, BotTurn(AUTOMA))
    assert automa.incomes == max(1, before) + 1
    t = solo()
    t.players[AUTOMA].incomes = 1
    for card in t.cards.zones[DECISION_DECK][:]:
        t.cards.move(card, DECISION_DECK, DECISION_DISCARD, t.cards.everybody)
    fetch(t, DECISION_0 + 2, DECISION_DECK, 0)
    fetch(t, DECISION_0 + 0, DECISION_DECK, 0)  # turned up first: the income icon
    push(t, BotTurn(AUTOMA))
    assert t.players[AUTOMA].incomes == 2


def test_15_4_both_advance_and_only_the_automa_gains() -> None:
    t = solo()
    turn_up(t, 7, 5)
    t.here = t.agenda
    both_advance(t, AUTOMA)
    t.settle()
    assert sum(token & 15 for token in t.players[AUTOMA].tokens) >= 1
    assert sum(token & 15 for token in t.players[SHADOW].tokens) == 1
    assert not t.players[SHADOW].points and t.audit() == ""


def test_15_4a_a_track_completed_by_the_shadow_empire() -> None:
    t = solo()
    turn_up(t, 7, 5)
    for seat in (SHADOW, AUTOMA):
        stand_at(t, seat, "exploration", 11)
        push(t, BotAdvance(seat, 1, 0))
    assert points(t, SHADOW) == 0 and points(t, AUTOMA) == 5  # the ten are taken


def test_15_5_candidates_and_ties() -> None:
    t = solo()
    turn_up(t, 7, 3)  # science, technology, military, exploration, favourite
    t.players[AUTOMA].favourite = 2
    t.players[SHADOW].favourite = 2
    assert choose_track(t, AUTOMA, 0) == 1
    assert choose_track(t, SHADOW, 0) == 2  # read from below: the favourite
    stand_at(t, AUTOMA, "exploration", 5)
    assert choose_track(t, AUTOMA, 1) == 0  # closest to the end
    stand_at(t, AUTOMA, "military", 3)
    assert choose_track(t, AUTOMA, 2) == 2  # one step from a landmark
    t.landmark_owner[6] = 0
    assert choose_track(t, AUTOMA, 2) == 0
    for track in ("exploration", "science", "military", "technology"):
        stand_at(t, AUTOMA, track, 12)
    assert choose_track(t, AUTOMA, 0) == -1


def test_15_6_benefits() -> None:
    t = solo()
    turn_up(t, 7, 5)
    before = t.cards.zones[DISPLAY][:]
    push(t, BotBenefit(AUTOMA, PRINTED.places[3][1].benefit))
    assert not set(before) & set(t.cards.zones[DISPLAY])
    hand = len(t.pile(AUTOMA, HAND))
    push(t, BotBenefit(AUTOMA, PRINTED.places[1][2].benefit))
    assert len(t.pile(AUTOMA, HAND)) == hand + 1
    push(t, BotBenefit(AUTOMA, PRINTED.places[0][3].benefit))  # of two options the first: it explores
    assert len([tile for tile in t.tile_at if tile >= 0]) >= 1
    stand_at(t, AUTOMA, "technology", 3)
    stand_at(t, AUTOMA, "military", 3)
    push(t, BotBenefit(AUTOMA, PRINTED.places[1][10].benefit))  # a step back
    assert t.players[AUTOMA].position(2) + t.players[AUTOMA].position(3) == 5
    steps = sum(token & 15 for token in t.players[AUTOMA].tokens)
    push(t, BotBenefit(AUTOMA, PRINTED.places[1][12].benefit))  # four rolls happen once
    assert sum(token & 15 for token in t.players[AUTOMA].tokens) == steps + 1
    push(t, BotBenefit(AUTOMA, PRINTED.places[3][5].benefit))
    assert t.players[AUTOMA].built == [0, 0, 0, 0] and t.audit() == ""


def test_15_6_of_several_tracks_chance_takes_one() -> None:
    moved = set()
    for seed in range(12):
        t = solo()
        t.rng = seeded(seed)
        stand_at(t, AUTOMA, "technology", 3)
        stand_at(t, AUTOMA, "military", 3)
        push(t, BotBenefit(AUTOMA, PRINTED.places[1][10].benefit))
        moved.add(tuple(t.players[AUTOMA].position(track) < 3 for track in (2, 3)))
    assert (True, False) in moved and (False, True) in moved


@pytest.mark.parametrize("level", range(1, 7))
def test_15_10_stages_by_level(level: int) -> None:
    t = solo(level)
    turn_up(t, 7, 5)
    automa = t.players[AUTOMA]
    automa.incomes = 2
    automa.era = 2
    cards = 22 - len(t.cards.zones[PROGRESS_DECK])
    hand = len(t.pile(AUTOMA, HAND))
    t.here = t.agenda
    automa_income(t, AUTOMA)
    t.settle()
    while t.kind(0).name != "act":
        t.take(0, 0)
    stages = {1: (2, 0), 2: (2, 1), 3: (2, 1), 4: (4, 1), 5: (6, 1), 6: (6, 1)}[level]
    assert 22 - len(t.cards.zones[PROGRESS_DECK]) == cards + stages[0]
    assert len(t.pile(AUTOMA, HAND)) >= hand + stages[1]
    assert automa.incomes == 3 and automa.era == 3 and len(t.pile(AUTOMA, MAT)) >= 1
    assert len(t.cards.zones[DECISION_DECK]) == cards + stages[0]  # one new deck of all


def test_15_10a_the_favourite_stays_as_long_as_nobody_is_further_there() -> None:
    t = solo()
    turn_up(t, 7, 3)  # science, technology, military, exploration, favourite
    automa = t.players[AUTOMA]
    automa.favourite = 0
    stand_at(t, AUTOMA, "military", 3)  # closest to a landmark, and further than on the favourite
    do_stage(t, AUTOMA, 0, 2)
    assert automa.favourite == 0
    stand_at(t, 0, "exploration", 1)
    do_stage(t, AUTOMA, 0, 2)
    assert automa.favourite == 2


def test_15_10a_a_completed_favourite_is_given_up() -> None:
    t = solo()
    turn_up(t, 7, 3)
    stand_at(t, SHADOW, "science", 12)
    stand_at(t, SHADOW, "technology", 9)
    t.players[SHADOW].favourite = 1
    do_stage(t, AUTOMA, 0, 2)
    assert t.players[SHADOW].favourite == 3


def test_15_11_what_it_scores() -> None:
    t = solo(1)
    for track, space in (("exploration", 2), ("science", 3), ("military", 4), ("technology", 5)):
        stand_at(t, AUTOMA, track, space)
    t.landmark_owner[0] = AUTOMA
    score_automa(t, AUTOMA, 2)
    assert points(t, AUTOMA) == 1 * 2 + 0 + 7
    score_automa(t, AUTOMA, 5)
    assert points(t, AUTOMA) == 9 + 3 * 2 + 2 * 7 + 3 * 7
    t.level = 5
    score_automa(t, AUTOMA, 5)
    assert points(t, AUTOMA) == 50 + 3 * 2 + 3 * 7 + 4 * 7


def test_15_11_every_point_stands_on_its_own_line() -> None:
    t = solo(1)
    for track, space in (("exploration", 2), ("science", 3), ("military", 4), ("technology", 5)):
        stand_at(t, AUTOMA, track, space)
    t.landmark_owner[0] = AUTOMA
    score_automa(t, AUTOMA, 5)
    do_stage(t, AUTOMA, 2, 3)
    sheet = t.sheet()
    lines = dict(zip(sheet.lines, sheet.rival_points[0], strict=True))
    assert {name: n for name, n in lines.items() if n} == {"tracks": 2 * 7 + 3 * 7 + 3, "conquest": 3, "tapestries": 3}


def test_15_11_landmarks_of_both_go_to_its_pile() -> None:
    t = solo()
    turn_up(t, 7, 5)
    stand_at(t, SHADOW, "exploration", 3)
    t.players[SHADOW].favourite = 0
    push(t, BotAdvance(SHADOW, 1, 0))
    assert t.landmark_owner[0] == AUTOMA


def test_15_11_first_into_an_era() -> None:
    t = solo()
    do_stage(t, AUTOMA, 2, 3)
    assert points(t, AUTOMA) == 3
    t.players[0].era = 4
    do_stage(t, AUTOMA, 2, 4)
    assert points(t, AUTOMA) == 3


def test_15_6_equal_parts_happen_once() -> None:
    t = solo()
    turn_up(t, 7, 5)
    push(t, BotBenefit(AUTOMA, PRINTED.places[3][7].benefit))  # two inventions in a row
    assert len(t.cards.zones[TECHNOLOGY_DISCARD]) == 3


def test_15_12_its_civilizations() -> None:
    for civilization in range(4):
        t = solo(seed=civilization)
        turn_up(t, 7, 5)
        t.players[AUTOMA].capital = civilization
        t.here = t.agenda
        use_automa_civilization(t, AUTOMA, 3)
        t.settle()
        p = t.players[AUTOMA]
        if civilization == 0:
            assert t.lands(AUTOMA) == 2
        elif civilization == 1:
            assert sum(token & 15 for token in p.tokens) >= 1
        elif civilization == 2:
            assert p.points == 2 and t.lands(AUTOMA) == 2  # the land just conquered counts
        else:
            t.landmark_owner[0] = AUTOMA
            use_automa_civilization(t, AUTOMA, 4)
            assert p.points == 1


def test_15_12_conquerors_make_weak_land_safe() -> None:
    t = solo()
    for spot in near(t, home(t, AUTOMA), printed=True)[:3]:
        occupy(t, AUTOMA, spot)
    t.players[AUTOMA].capital = 2
    t.here = t.agenda
    use_automa_civilization(t, AUTOMA, 2)
    t.settle()
    assert sum(1 for piece in t.second_at if piece == SHADOW | LYING) == 1


def test_15_13_two_people_and_a_shadow() -> None:
    t = table(2, "leaders", "nomads", shadow=1)
    assert t.sides == 3 and not t.level
    cards = len(t.cards.zones[DECISION_DECK]) + len(t.cards.zones[DECISION_DISCARD]) + len(t.cards.zones[DECISION_PAIR])
    assert cards == 12
    t.players[2].tokens = [0, 16, 32, 48]
    reshuffle_decisions(t)
    for _ in range(14):  # six pairs, a new deck, six pairs, a new deck
        push_turn(t)
    assert t.players[2].points == 0 and sum(token & 15 for token in t.players[2].tokens) == 12
    assert idle(t) and t.second_at.count(NO_PIECE) > 0


def test_15_13_its_first_turn_brings_no_advance() -> None:
    t = opened(2, "leaders", "nomads", shadow=1)  # everybody has had the first income turn
    assert t.players[0].incomes == 1 and t.kind(t.first()).name == "act"
    assert t.players[2].tokens == [0, 16, 32, 48] and len(t.cards.zones[DECISION_DECK]) == 12
    push_turn(t)
    assert sum(token & 15 for token in t.players[2].tokens) == 1 and len(t.cards.zones[DECISION_DECK]) == 10


def test_15_13_nor_does_the_turn_of_a_new_deck() -> None:
    t = table(2, "leaders", "nomads", shadow=1)
    while len(t.cards.zones[DECISION_DECK]) > 1:
        push_turn(t)
    stand_at(t, 0, TRACKS[t.players[2].favourite], 11)
    before = t.players[2].tokens[:]
    push_turn(t)
    assert t.players[2].tokens == before and len(t.cards.zones[DECISION_DECK]) == 12
    push_turn(t)
    assert t.players[2].tokens != before and len(t.cards.zones[DECISION_DECK]) == 10


def push_turn(t: Tapestry) -> None:
    """A turn of the Shadow Empire at a table for two, and nothing after it."""
    waiting = t.agenda[:]
    t.agenda.clear()
    push(t, BotTurn(2))
    t.agenda[:] = waiting


def test_15_14_the_end_of_a_game_alone() -> None:
    for seed in range(6):
        t = BOX.setup(1, [0, seed % 6, 0], seed)
        made = journal(t)
        _, wrong = audited(t, seeded(seed), 0)
        assert wrong == "" and t.over()
        own, other = points(t), points(t, AUTOMA)
        assert told(made, "won" if own >= other else "lost") == [[own, other]]
        sheet = t.sheet()
        assert sheet.rival_totals() == [other] and len(sheet.rival_points[0]) == len(sheet.lines)
        assert sheet.places() == [1 if own >= other else 2] and sheet.winners() == ([0] if own >= other else [])
        assert t.players[0].incomes == t.players[AUTOMA].incomes == 5
