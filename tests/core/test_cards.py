"""Where cards lie and who knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from cradle.core.cards import Cards
from cradle.core.errors import BadPosition
from cradle.core.journal import Journal
from cradle.core.rng import seeded

DECK, HAND, PILE = 0, 1, 2
ANN, BEN, WATCHER = 1, 2, 4  # the bits of two seats and the spectator
ALL = ANN | BEN | WATCHER

pytestmark = pytest.mark.compiled


def deck(count: int = 6) -> Cards:
    """A deck in order, unknown to all: the last card is on top."""
    cards = Cards([0] * count, 3, ALL, 1)
    cards.zones[DECK] = list(range(count))
    return cards


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


# -- mixes -----------------------------------------------------------------------------------------------------


def reshuffled() -> Cards:
    """Ben holds 11, 10 and 9 from the first deck; all saw the rest, which is now the deck; Ben drew one of it."""
    cards = deck(12)
    for _ in range(3):
        cards.draw(DECK, HAND, BEN)
    while cards.zones[DECK]:
        cards.draw(DECK, PILE, ALL)
    for card in cards.zones[PILE][:]:
        cards.move(card, PILE, DECK, ALL)
    cards.shuffle(DECK, seeded(3))
    cards.draw(DECK, HAND, BEN)
    return cards


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


def test_clones_do_not_share_their_mixes() -> None:
    cards = deck()
    cards.draw(DECK, HAND, ANN)
    clone = cards.clone()
    for card in clone.zones[DECK]:
        clone.show(card, ALL)
    clone.shuffle(DECK, seeded(1))
    assert cards.mix == [0] * 6
    assert (cards.mixes, clone.mixes) == (1, 2)


# -- imagining and seeing --------------------------------------------------------------------------------------


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
    clone.known[0] = 0
    assert cards.known[0] == ALL


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
