"""Where cards lie and who knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from cradle.core.cards import Cards
from cradle.core.errors import BadPosition
from cradle.core.journal import Journal
from cradle.core.rng import seeded
from tests.core.decks import ALL, ANN, BEN, DECK, HAND, PILE, deck, reshuffled

pytestmark = pytest.mark.compiled


def told(cards: Cards, eye: int) -> list[tuple[str, list[int], list[int]]]:
    assert cards.journal is not None
    return [(name, data, secret) for name, _, data, secret in [each.seen_by(eye) for each in cards.journal.told]]


# -- moving ----------------------------------------------------------------------------------------------------


def test_draw_takes_the_top_card_and_shows_it_to_some() -> None:
    cards = deck()
    assert cards.draw(DECK, HAND, ANN) == 5
    assert cards.zones == [[0, 1, 2, 3, 4], [5], []]
    assert cards.known == [0, 0, 0, 0, 0, ANN]


def test_move_takes_a_card_out_of_the_middle() -> None:
    cards = deck()
    cards.move(2, DECK, HAND, ANN)
    cards.move(5, DECK, HAND, ANN)
    cards.move(0, DECK, HAND, ANN)
    assert cards.zones == [[1, 3, 4], [2, 5, 0], []]


def test_who_is_not_shown_a_moved_card_no_longer_knows_it() -> None:
    cards = deck()
    cards.draw(DECK, PILE, ALL)
    cards.move(5, PILE, HAND, BEN)
    assert cards.known[5] == BEN


def test_a_card_that_is_not_there_cannot_be_moved() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN)
    with pytest.raises(ValueError, match="card 3 is not in the zone"):
        cards.move(3, HAND, PILE, ALL)


def test_put_away_changes_nobodys_knowledge() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN)
    learned = cards.learned
    cards.put_away(5, HAND, PILE)
    assert cards.zones[PILE] == [5]
    assert cards.known[5] == ANN
    assert cards.learned == learned


def test_learned_counts_only_what_somebody_did_not_know() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN)
    assert cards.learned == 1
    cards.move(5, HAND, PILE, ANN)
    assert cards.learned == 1
    cards.show(5, ANN)
    assert cards.learned == 1
    cards.show(5, BEN)
    assert cards.learned == 2


# -- telling ---------------------------------------------------------------------------------------------------


def test_movements_are_told_to_all_and_the_card_to_those_who_see_it() -> None:
    cards = deck()
    cards.journal = Journal()
    cards.draw(DECK, HAND, ANN)
    assert told(cards, 0) == [("moved", [DECK, HAND], [5])]
    assert told(cards, 1) == [("moved", [DECK, HAND], [])]


def test_a_card_put_away_is_told_to_those_who_know_it() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN)
    cards.journal = Journal()
    cards.put_away(5, HAND, PILE)
    assert told(cards, 0) == [("moved", [HAND, PILE], [5])]
    assert told(cards, 1) == [("moved", [HAND, PILE], [])]


def test_cards_move_and_show_themselves_by_no_seat() -> None:
    cards = deck()
    cards.journal = Journal()
    cards.draw(DECK, HAND, ANN)
    cards.put_away(5, HAND, PILE)
    cards.show(5, BEN)
    assert [each.seat for each in cards.journal.told] == [-1, -1, -1]


def test_showing_is_told_once() -> None:
    cards = deck()
    cards.journal = Journal()
    cards.show(3, BEN)
    cards.show(3, BEN)
    assert told(cards, 1) == [("shown", [], [3])]
    assert told(cards, 0) == [("shown", [], [])]
    assert cards.known[3] == BEN


# -- forgetting and shuffling ----------------------------------------------------------------------------------


def test_forget_leaves_only_what_the_keepers_knew() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ALL)
    cards.draw(DECK, HAND, BEN)
    cards.forget(HAND, ANN | BEN)
    assert cards.known[5] == ANN | BEN
    assert cards.known[4] == BEN


def test_after_a_shuffle_nobody_knows_the_zone() -> None:
    cards = deck()
    cards.show(3, ALL)
    before = cards.learned
    cards.shuffle(DECK, seeded(1))
    assert cards.known == [0] * 6
    assert sorted(cards.zones[DECK]) == [0, 1, 2, 3, 4, 5]
    assert cards.learned > before


def test_a_shuffle_does_not_remember_the_order_before() -> None:
    one, two = deck(), deck()
    two.zones[DECK].reverse()
    one.shuffle(DECK, seeded(1))
    two.shuffle(DECK, seeded(1))
    assert one.zones == two.zones


def test_shuffles_give_every_card_every_place() -> None:
    found = set()
    for seed in range(200):
        cards = deck()
        cards.shuffle(DECK, seeded(seed))
        found |= set(enumerate(cards.zones[DECK]))
    assert len(found) == 36


def test_dealing_takes_so_many_cards_at_random_and_unseen() -> None:
    hands = set()
    for seed in range(100):
        cards = deck()
        cards.deal(DECK, HAND, 2, seeded(seed))
        assert (len(cards.zones[DECK]), len(cards.zones[HAND])) == (4, 2)
        assert cards.audit() == ""
        assert cards.known == [0] * 6
        assert cards.learned == 1
        hands.add(tuple(sorted(cards.zones[HAND])))
    assert len(hands) == 15


# -- seeing ----------------------------------------------------------------------------------------------------


def test_a_spectator_knows_only_what_everybody_knows() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN | BEN)
    cards.draw(DECK, PILE, ALL)
    assert cards.seen(HAND, 2) == [-1]
    assert cards.seen(PILE, 2) == [4]


def test_unknown_cards_show_their_backs() -> None:
    cards = Cards([0, 0, 3], 1, ALL, 4)
    cards.zones[0] = [2, 0, 1]
    cards.show(0, ANN)
    assert cards.seen(0, 0) == [-4, 0, -1]
    assert cards.seen(0, 1) == [-4, -1, -1]


def test_a_bag_does_not_tell_by_its_order() -> None:
    cards = deck()
    cards.zones[HAND] = [2, 5, 0]
    cards.show(2, ANN)
    cards.show(5, ANN)
    assert cards.bag(HAND, 0) == [-1, 2, 5]


# -- positions and accounts ------------------------------------------------------------------------------------


def test_rows_load_again() -> None:
    cards = reshuffled()
    again = Cards([0] * 12, 3, ALL, 1)
    again.load(cards.rows())
    assert again.rows() == cards.rows()
    assert again.mixes == 2


BROKEN: Final[dict[str, Callable[[list[list[int]]], list[list[int]]]]] = {
    "a zone too few": lambda rows: rows[:-1],
    "a zone too many": lambda rows: [*rows, []],
    "a card twice": lambda rows: [*rows[:4], [5], [5]],
    "a card that lies nowhere": lambda rows: [*rows[:3], [0, 1, 2, 3, 4], [], []],
    "a card that there is not": lambda rows: [*rows[:3], [6], [], []],
    "a negative card": lambda rows: [*rows[:3], [-1], [], []],
    "knowledge of a card too few": lambda rows: [rows[0], rows[1][:-1], *rows[2:]],
    "knowledge of an eye that there is not": lambda rows: [rows[0], [8, 0, 0, 0, 0, 0], *rows[2:]],
    "negative knowledge": lambda rows: [rows[0], [0, 0, 0, 0, 0, -1], *rows[2:]],
    "a mix of a card too few": lambda rows: [*rows[:2], rows[2][:-1], *rows[3:]],
    "a negative mix": lambda rows: [*rows[:2], [0, -1, 0, 0, 0, 0], *rows[3:]],
    "a mix far away": lambda rows: [*rows[:2], [0, 10**9, 0, 0, 0, 0], *rows[3:]],
    "two numbers for what was learned": lambda rows: [[0, 0], *rows[1:]],
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_rows_are_refused(name: str) -> None:
    rows = BROKEN[name](deck().rows())
    with pytest.raises(BadPosition) as caught:
        deck().load(rows)
    assert caught.value.message == "core-position-cards"


def test_the_highest_mix_and_knowledge_of_all_can_be_loaded() -> None:
    rows = [[3], [ALL] * 6, [5] * 6, list(range(6)), [], []]
    cards = deck()
    cards.load(rows)
    assert (cards.rows(), cards.mixes) == (rows, 6)
    with pytest.raises(BadPosition):
        deck().load([*rows[:2], [6] * 6, *rows[3:]])
    with pytest.raises(BadPosition):
        deck().load([rows[0], [ALL + 1] * 6, *rows[2:]])


def test_a_box_without_cards_can_be_loaded() -> None:
    cards = Cards([], 2, ALL, 1)
    cards.load([[0], [], [], [], []])
    assert (cards.zones, cards.mixes, cards.audit()) == ([[], []], 1, "")


def test_rows_are_copies() -> None:
    cards = deck()
    for row in cards.rows():
        row.append(9)
    assert (cards.known, cards.mix, cards.zones[DECK]) == ([0] * 6, [0] * 6, [0, 1, 2, 3, 4, 5])


def test_the_audit_finds_a_card_that_is_lost_or_doubled() -> None:
    cards = deck()
    assert cards.audit() == ""
    cards.zones[DECK].pop()
    assert cards.audit() == "card 5 lies nowhere"
    cards.zones[HAND] = [0, 5]
    assert cards.audit() == "card 0 lies in two places"


@pytest.mark.parametrize("size", [60, 132, 180, 400])
def test_the_audit_sees_every_card_of_a_large_box(size: int) -> None:
    cards = Cards([0] * size, 2, 1, 1)
    for card in range(size):
        cards.zones = [[c for c in range(size) if c != card], [card]]
        assert cards.audit() == ""
        cards.zones[1] = [card - 1 if card else 1]
        assert cards.audit() == f"card {cards.zones[1][0]} lies in two places"
    cards.zones = [list(range(1, size)), [size]]
    assert cards.audit() == f"there is no card {size}"
    cards.zones = [list(range(1, size)), [-1]]
    assert cards.audit() == "there is no card -1"


def test_a_clone_goes_its_own_way_without_the_journal() -> None:
    cards = deck()
    cards.journal = Journal()
    clone = cards.clone()
    clone.draw(DECK, HAND, ANN)
    assert cards.zones[DECK] == [0, 1, 2, 3, 4, 5]
    assert (cards.known[5], cards.learned) == (0, 0)
    assert clone.journal is None


def test_clones_share_what_neither_has_written() -> None:
    cards = deck(6)
    clone = cards.clone()
    clone.draw(DECK, HAND, 1)
    assert (cards.zones[DECK], cards.zones[HAND], cards.known) == (list(range(6)), [], [0] * 6)
    cards.move(2, DECK, HAND, 2)
    assert (clone.zones[DECK], clone.zones[HAND], clone.known) == (list(range(5)), [5], [0] * 5 + [1])
    assert clone.clone().zones[DECK] is clone.zones[DECK]


@pytest.mark.parametrize("zone", [0, 31, 32, 40, 58])
def test_any_zone_is_shared_until_it_is_written(zone: int) -> None:
    cards = Cards([0] * 2, 60, ALL, 1)
    cards.zones[zone] = [0, 1]
    clone = cards.clone()
    clone.draw(zone, zone + 1, 0)
    assert (cards.zones[zone], cards.zones[zone + 1]) == ([0, 1], [])


def test_more_zones_than_a_mask_holds_are_copied() -> None:
    cards = Cards([0] * 2, 70, ALL, 1)
    cards.zones[69] = [0, 1]
    clone = cards.clone()
    clone.draw(69, 68, 0)
    assert (cards.zones[69], cards.zones[68]) == ([0, 1], [])
    assert (clone.zones[69], clone.zones[68]) == ([0], [1])


def test_zones_change_places_on_a_clone_alone() -> None:
    cards = deck(3)
    clone = cards.clone()
    clone.exchange(DECK, HAND)
    clone.draw(HAND, DECK, 0)
    assert (cards.zones[DECK], cards.zones[HAND]) == ([0, 1, 2], [])
    assert (clone.zones[DECK], clone.zones[HAND]) == ([2], [0, 1])
