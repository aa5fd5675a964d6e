"""The laws are tried by faults, planted one at a time into a sound title: each is caught by the law it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pytest

from cradle.core.cards import Cards
from cradle.core.outlook import Foresight
from cradle.core.redeal import Hidden
from cradle.core.sheet import ScoreSheet
from cradle.core.words import Kind
from tests.laws import conduct, copies, faults, knowledge, mini, observing
from tests.laws.laws import LAWS, Law
from tests.laws.mini import BOX, TITLE, Bazaar, BazaarBox
from tests.laws.mini_observation import BazaarObserver
from tests.laws.subject import Broken, Subject, subjects_of

SEEDS: Final = range(12)


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_a_sound_title_keeps_the_law(law: Law) -> None:
    compared = [law.check(subject, seed) for subject in subjects_of(TITLE, BOX) for seed in range(law.games)]
    assert sum(compared) > 0, "the law compared nothing"


def test_options_are_covered() -> None:
    assert [str(subject) for subject in subjects_of(TITLE, BOX)] == [
        "bazaar 2",
        "bazaar 2 length=long purse=big",
        "bazaar 3",
        "bazaar 3 length=long",
        "bazaar 4",
        "bazaar 4 length=long",
    ]


AMBIGUOUS: Final = [
    [Kind("lay", "bazaar/9.1", ("at", "cell", 81, "turn", 4), ("at-40", "turn", 4))],
    [Kind("lay", "bazaar/9.1", "skip", "skip")],
    [Kind("lay", "bazaar/9.1", "not now")],
    [mini.DROP, Kind("drop", "bazaar/9.1", "pass")],
]


@pytest.mark.parametrize("kinds", AMBIGUOUS)
def test_words_that_do_not_return_are_caught(kinds: list[Kind], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "kinds", kinds)
    with pytest.raises(Broken):
        conduct.words_return(subjects_of(TITLE, BOX)[0], 0)


@dataclass(frozen=True)
class Fault:
    law: Callable[[Subject, int], int]
    owner: object
    name: str
    wrong: Callable[..., object]

    def __str__(self) -> str:
        return f"{self.law.__name__}: {self.wrong.__name__}"


FAULTS: Final = [
    Fault(knowledge.same_view, Bazaar, "view", faults.shows_hands),
    Fault(knowledge.same_view, Bazaar, "view", faults.sorts_before_hiding),
    Fault(knowledge.same_view, Bazaar, "view", faults.shows_who_has_sealed),
    Fault(knowledge.same_view, Bazaar, "view", faults.shows_notes),
    Fault(knowledge.same_questions, mini.Pick, "why", faults.forbids_by_the_next_card),
    Fault(knowledge.same_questions, mini.Pick, "facts", faults.labels_with_a_rivals_card),
    Fault(knowledge.no_silent_news, mini, "reactors", faults.asks_only_holders),
    Fault(knowledge.no_silent_news, mini.Drop, "take", faults.remembers_the_card),
    Fault(knowledge.no_silent_news, mini, "blind", faults.forgets_nothing),
    Fault(knowledge.no_silent_news, Bazaar, "view", faults.shows_the_order_of_arrival),
    Fault(knowledge.no_loose_talk, mini.Drop, "take", faults.tells_everybody),
    Fault(knowledge.really_dealt, Cards, "imagine", faults.leaves_a_card),
    Fault(knowledge.really_shuffled, Cards, "shuffle", faults.keeps_the_order),
    Fault(knowledge.dealt_again, Hidden, "deal", faults.deals_all_but_one),
    Fault(knowledge.dealt_again, Bazaar, "again", faults.deals_in_place),
    Fault(knowledge.imagined_ends, mini.Wish, "why", faults.relies_on_a_note),
    Fault(knowledge.same_imagination, Cards, "imagine", faults.deals_from_hidden_order),
    Fault(knowledge.same_imagination, Cards, "arrange", faults.keeps_a_bag_as_it_lies),
    Fault(knowledge.same_imagination, Cards, "blend", faults.keeps_mixes_apart),
    Fault(knowledge.same_imagination, Bazaar, "imagine", faults.imagines_by_the_deck),
    Fault(knowledge.told_the_same, Foresight, "__init__", faults.foresees_by_the_deck),
    Fault(knowledge.told_the_same, Foresight, "outlook", faults.tries_again_by_the_deck),
    Fault(knowledge.told_the_same, knowledge, "scores", faults.scores_the_real_table),
    Fault(knowledge.told_the_same, mini.Wish, "facts", faults.labels_with_a_hidden_count),
    Fault(knowledge.told_the_same, mini.Drop, "take", faults.marks_a_hidden_drop),
    Fault(conduct.lawful_answers, mini.Pick, "answers", faults.answers_too_little),
    Fault(conduct.lawful_answers, mini.Drop, "answers", faults.answers_unsorted),
    Fault(conduct.named_labels, mini.Wish, "facts", faults.has_no_facts),
    Fault(conduct.named_labels, mini.Wish, "facts", faults.labels_only_what_is_possible),
    Fault(conduct.named_news, mini.Drop, "take", faults.tells_one_number_too_many),
    Fault(conduct.named_news, mini.Drop, "take", faults.plays_otherwise_with_a_journal),
    Fault(conduct.numbers_are_seen, Bazaar, "numbers", faults.counts_a_rivals_coins),
    Fault(conduct.numbers_are_seen, Bazaar, "numbers", faults.leaves_out_what_is_nothing),
    Fault(conduct.views_are_declared, Bazaar, "view", faults.renames_a_field),
    Fault(conduct.views_are_declared, Bazaar, "view", faults.shows_who_has_sealed),
    Fault(conduct.views_are_declared, Bazaar, "view", faults.tells_a_number_in_words),
    Fault(conduct.refusals_change_nothing, mini.Guard, "why", faults.pays_for_asking),
    Fault(conduct.refusals_change_nothing, mini.Guard, "why", faults.quotes_nothing),
    Fault(conduct.lanes_commute, mini.Drop, "take", faults.keeps_the_order_of_arrival),
    Fault(conduct.lanes_commute, mini.Drop, "take", faults.rolls_in_a_lane),
    Fault(conduct.sealed_come_back, Bazaar, "take_back", faults.takes_nothing_back),
    Fault(conduct.undo_goes_back, Bazaar, "mark", faults.marks_nothing),
    Fault(copies.clones_stay_apart, Bazaar, "clone", faults.shares_a_list),
    Fault(copies.clones_stay_apart, Bazaar, "clone", faults.shares_lanes),
    Fault(copies.clones_stay_apart, Cards, "own", faults.writes_a_shared_zone),
    Fault(copies.clones_stay_apart, Cards, "own_known", faults.writes_shared_knowledge),
    Fault(copies.clones_are_whole, Bazaar, "clone", faults.forgets_a_field),
    Fault(copies.positions_are_whole, BazaarBox, "load", faults.mixes_up_two_fields),
    Fault(copies.positions_are_whole, Bazaar, "dump", faults.dumps_without_the_round),
    Fault(copies.positions_return, Bazaar, "dump", faults.dumps_without_the_round),
    Fault(copies.positions_return, Bazaar, "dump", faults.dumps_a_tuple),
    Fault(copies.records_return, BazaarBox, "setup", faults.sets_up_by_global_chance),
    Fault(copies.pieces_stay, Bazaar, "pay", faults.loses_coins),
    Fault(copies.pieces_stay, mini.Drop, "take", faults.loses_a_card),
    Fault(copies.pieces_stay, mini.Deal, "run", faults.never_ends),
    Fault(copies.sane_sheets, Bazaar, "sheet", faults.scores_one_seat),
    Fault(copies.sane_sheets, ScoreSheet, "places", faults.ranks_by_seat),
    Fault(observing.observed_alike, BazaarObserver, "write", faults.writes_a_hidden_card),
    Fault(observing.observed_alike, BazaarObserver, "write", faults.writes_the_order_of_the_deck),
    Fault(observing.observed_alike, BazaarObserver, "write", faults.writes_a_sealed_answer),
    Fault(observing.observed_alike, BazaarObserver, "write", faults.writes_a_rivals_note),
    Fault(observing.observed_as_viewed, BazaarObserver, "write", faults.writes_a_hidden_card),
    Fault(observing.observed_as_viewed, BazaarObserver, "write", faults.writes_a_sealed_answer),
    Fault(observing.observed_as_viewed, BazaarObserver, "write", faults.writes_past_a_bound),
    Fault(observing.observed_as_viewed, BazaarObserver, "write", faults.writes_beside_its_row),
    Fault(observing.observed_as_viewed, BazaarObserver, "write", faults.leaves_what_stood_there),
    Fault(observing.observed_as_viewed, BazaarObserver, "write", faults.counts_seats_from_the_first),
    Fault(observing.observed_as_viewed, BazaarObserver, "draw", faults.draws_no_market),
    Fault(observing.observation_follows_the_view, BazaarObserver, "write", faults.writes_a_sealed_answer),
    Fault(observing.observation_follows_the_view, BazaarObserver, "write", faults.writes_its_own_sealed_answer),
]


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_the_law_catches_the_fault(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault.owner, fault.name, fault.wrong)
    with pytest.raises(Broken):
        try_everywhere(fault.law)


def try_everywhere(law: Callable[[Subject, int], int]) -> None:
    for seed in SEEDS:
        for subject in subjects_of(TITLE, BOX):
            law(subject, seed)
