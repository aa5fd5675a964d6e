"""Hidden cards dealt anew: which of them can change places, and that nothing but knowledge decides it."""

from __future__ import annotations

import pytest

from cradle.core.cards import Cards
from cradle.core.rng import seeded
from tests.core.decks import ALL, ANN, BEN, DECK, HAND, PILE, deck, reshuffled

pytestmark = pytest.mark.compiled


# -- mixes -----------------------------------------------------------------------------------------------------


def test_a_deck_that_all_have_seen_is_a_mix_of_its_own() -> None:
    cards = reshuffled()
    assert {cards.mix[card] for card in (9, 10, 11)} == {0}
    assert {cards.mix[card] for card in range(9)} == {1}
    assert cards.mixes == 2


def test_cards_are_never_imagined_in_an_older_hand() -> None:
    drawn = set()
    for seed in range(200):
        cards = reshuffled()
        cards.imagine(0, seeded(seed))
        assert set(cards.zones[HAND][:3]) == {9, 10, 11}
        drawn.add(cards.zones[HAND][3])
    assert drawn == set(range(9))


def test_zones_that_are_partly_unseen_become_one_mix() -> None:
    cards = Cards([0, 0, 1, 1], 2, ALL, 2)
    cards.zones[0] = [0, 2]
    cards.zones[1] = [1, 3]
    cards.shuffle(0, seeded(1))
    assert cards.mix == [0, 0, 0, 0]


def test_a_mix_that_is_free_again_is_used_again() -> None:
    cards = deck()
    for _ in range(3):
        for card in cards.zones[DECK]:
            cards.show(card, ALL)
        cards.shuffle(DECK, seeded(1))
    assert cards.mix == [0] * 6
    assert cards.mixes == 1


def test_a_clone_has_the_same_mixes() -> None:
    cards = reshuffled()
    assert cards.clone().mix == cards.mix != cards.backs


def test_clones_do_not_share_their_mixes() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN)
    clone = cards.clone()
    for card in clone.zones[DECK]:
        clone.show(card, ALL)
    clone.shuffle(DECK, seeded(1))
    assert cards.mix == [0] * 6
    assert (cards.mixes, clone.mixes) == (1, 2)


# -- imagining -------------------------------------------------------------------------------------------------


def test_imagining_leaves_what_the_eye_knows() -> None:
    for seed in range(50):
        cards = deck()
        cards.draw(DECK, HAND, ANN)
        cards.draw(DECK, HAND, BEN)
        cards.imagine(0, seeded(seed))
        assert cards.zones[HAND][0] == 5
        assert cards.audit() == ""


def test_imagining_deals_the_rest_anew() -> None:
    held = set()
    for seed in range(100):
        cards = deck()
        cards.draw(DECK, HAND, BEN)
        cards.imagine(0, seeded(seed))
        held.add(cards.zones[HAND][0])
    assert held == {0, 1, 2, 3, 4, 5}


def test_what_others_know_stays_with_the_place() -> None:
    cards = deck()
    cards.draw(DECK, HAND, BEN)
    cards.imagine(0, seeded(4))
    assert cards.known[cards.zones[HAND][0]] == BEN
    assert [cards.known[card] for card in cards.zones[DECK]] == [0] * 5


def imagined(cards: Cards, eye: int, seed: int = 7) -> list[list[int]]:
    copy = cards.clone()
    copy.imagine(eye, seeded(seed))
    return copy.rows()


def test_the_order_in_which_hidden_cards_lie_does_not_matter() -> None:
    one, two = deck(), deck()
    two.zones[DECK] = [3, 1, 5, 0, 4, 2]
    for cards in (one, two):
        cards.draw(DECK, HAND, BEN)
    assert one.rows() != two.rows()
    assert imagined(one, 0) == imagined(two, 0)
    assert imagined(one, 1) != imagined(two, 1), "who knows another card imagines another table"


def bag(*hand: int, shown: int = -1) -> Cards:
    """Three cards are left in Ben's hand; one of them may be open."""
    cards = deck()
    cards.bags, cards.holders = [HAND], [BEN]
    for card in hand:
        cards.move(card, DECK, HAND, ALL if card == shown else BEN)
    return cards


def test_places_in_a_bag_do_not_tell_what_left_it() -> None:
    """Of 0, 4 and 1 the first is put away, of 1, 4 and 0 the last: then the open card lies in another place."""
    one, two = bag(0, 4, 1, shown=4), bag(1, 4, 0, shown=4)
    for cards in (one, two):
        cards.put_away(0, HAND, PILE)
    assert one.zones != two.zones
    assert imagined(one, 0) == imagined(two, 0)
    assert imagined(one, 0)[3 + HAND][0] == 4


def test_what_others_know_of_a_bag_does_not_tell_what_left_it() -> None:
    """The spectator does not know whether Ben has put away the card that Ann knows."""
    one, two = bag(1, 2), bag(1, 2)
    for cards in (one, two):
        cards.show(1, ANN)
    one.put_away(1, HAND, PILE)
    two.put_away(2, HAND, PILE)
    rows = [imagined(cards, 2)[3:] for cards in (one, two)]
    assert rows[0][HAND] == rows[1][HAND]
    held = imagined(two, 2)
    assert held[1][held[3 + HAND][0]] == BEN, "who holds a card knows it"


def test_mixes_in_a_hand_do_not_tell_what_left_it() -> None:
    """Of an old and a new card one is put away: nobody else can tell which, so the two mixes become one."""
    for card in (9, 0):
        cards = reshuffled()
        for zone in cards.zones:
            if card in zone:
                zone.remove(card)
        cards.zones[HAND].append(card)
        cards.put_away(card, HAND, PILE)
        assert len(set(cards.mix)) == 1


def test_hidden_cards_of_one_mix_leave_the_others_alone() -> None:
    cards = reshuffled()
    new = cards.zones[HAND][3]
    cards.move(new, HAND, PILE, BEN)
    cards.put_away(new, PILE, HAND)
    assert set(cards.mix) == {0, 1}
    cards.shuffle(DECK, seeded(1))
    assert set(cards.mix) == {0, 1}


def test_only_the_mixes_of_a_zone_become_one() -> None:
    cards = Cards([0, 1, 2, 3], 2, ALL, 4)
    cards.zones = [[1, 3], [0, 2]]
    cards.remix(0)
    assert cards.mix == [0, 1, 2, 1]


def test_open_cards_leave_mixes_as_they_are() -> None:
    cards = reshuffled()
    cards.show(cards.zones[HAND][0], ALL)
    cards.put_away(cards.zones[HAND][0], HAND, PILE)
    assert len(set(cards.mix)) == 2


def copies(*hand: int) -> Cards:
    """Cards 0 to 2 are alike, so are 3 to 5; all know what Ben holds."""
    cards = deck()
    cards.faces = [0, 0, 0, 1, 1, 1]
    cards.bags, cards.holders = [HAND], [BEN]
    for card in hand:
        cards.move(card, DECK, HAND, ALL)
    return cards


def test_copies_cannot_be_told_apart() -> None:
    assert imagined(copies(0, 4), 0) == imagined(copies(5, 2), 0)
    assert imagined(copies(0, 4), 0) != imagined(copies(0, 1), 0)
    found = imagined(copies(5, 2), 0)
    assert [found[1][card] for card in found[3 + HAND]] == [ALL, ALL]
    assert sorted(card // 3 for card in found[3 + HAND]) == [0, 1]
    assert sorted(found[3] + found[4]) == [0, 1, 2, 3, 4, 5]


def test_an_open_copy_has_no_number_of_its_own() -> None:
    """Of two copies one is open and one only Ann knows: their numbers do not tell which came first."""
    one, two = copies(0), copies(1)
    one.move(1, DECK, HAND, ANN | BEN)
    two.move(0, DECK, HAND, ANN | BEN)
    assert imagined(one, 0) == imagined(two, 0)


def test_a_copy_in_a_hand_may_be_of_any_shuffle() -> None:
    cards = copies()
    cards.move(0, DECK, HAND, BEN)
    cards.mix, cards.mixes = [1, 0, 0, 0, 0, 0], 2
    faces = {imagined(cards, 0, seed)[3 + HAND][0] // 3 for seed in range(20)}
    assert faces == {0, 1}


def test_what_was_learned_before_does_not_count_on_an_imagined_table() -> None:
    one, two = deck(), deck()
    one.show(0, ALL)
    two.learned = 9
    two.show(0, ALL)
    assert imagined(one, 0) == imagined(two, 0)
    assert imagined(one, 0)[0] == [0]


def test_what_is_open_in_a_bag_lies_behind_what_only_the_eye_knows() -> None:
    """By card, and of the same card only one may be open: so of hidden cards the open ones come last."""
    cards = bag(5, 2, 0, shown=2)
    cards.show(5, ANN)
    rows = imagined(cards, 0)
    assert rows[3 + HAND][:2] == [2, 5]
    assert rows[1][2] == ALL
    assert rows[1][5] == ANN | BEN


def test_a_clone_has_the_same_bags_holders_and_faces() -> None:
    cards = copies(0, 4)
    clone = cards.clone()
    assert (clone.bags, clone.holders, clone.faces) == (cards.bags, cards.holders, cards.faces)
    assert (clone.everybody, clone.mixes, clone.learned) == (ALL, 1, cards.learned)
    clone.own_known()[0] = 0
    assert cards.known[0] == ALL
