"""What can go wrong in a title: faults to be planted one at a time into a sound one."""

from __future__ import annotations

import random
from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.cards import Cards
from cradle.core.game import Game
from cradle.core.observation import fill
from cradle.core.outlook import Foresight, Numbers, Outlook
from cradle.core.plain import Plain
from cradle.core.redeal import Hidden
from cradle.core.rng import Rng, seeded
from cradle.core.sheet import ScoreSheet
from cradle.core.step import Step
from cradle.core.table import Table
from tests.laws import mini
from tests.laws.mini import ASIDE, DECK, HAND, MARKET, Bazaar, BazaarBox
from tests.laws.mini_observation import BazaarObserver
from tests.laws.subject import inside

sound_view = Bazaar.view
sound_dump = Bazaar.dump
sound_clone = Bazaar.clone
sound_sheet = Bazaar.sheet
sound_drop = mini.Drop.take
sound_guard_why = mini.Guard.why
sound_imagine = Cards.imagine
sound_deal = Hidden.deal
sound_setup = BazaarBox.setup
sound_load = BazaarBox.load
sound_imagine_table = Bazaar.imagine
sound_numbers = Bazaar.numbers
sound_foresight = Foresight.__init__
sound_outlook = Foresight.outlook


def shows_hands(self: Bazaar, eye: int) -> Plain:
    return {**sound_view(self, eye), "hands": self.cards.zones[HAND:]}


def sorts_before_hiding(self: Bazaar, eye: int) -> Plain:
    hands = [sorted(hand) for hand in self.cards.zones[HAND:]]
    seen = [[card if (self.cards.known[card] >> eye) & 1 else -1 for card in hand] for hand in hands]
    return {**sound_view(self, eye), "hands": seen}


def shows_who_has_sealed(self: Bazaar, eye: int) -> Plain:
    return {**sound_view(self, eye), "ready": [self.waiting(s) for s in range(self.seats)]}


def renames_a_field(self: Bazaar, eye: int) -> Plain:
    seen: Plain = {**sound_view(self, eye)}
    seen["vault"] = seen.pop("bank")
    return seen


def tells_a_number_in_words(self: Bazaar, eye: int) -> Plain:
    return {**sound_view(self, eye), "bank": str(self.bank)}


def shows_notes(self: Bazaar, eye: int) -> Plain:
    return {**sound_view(self, eye), "notes": [note[:] for note in self.notes]}


def shows_the_order_of_arrival(self: Bazaar, eye: int) -> Plain:
    return {**sound_view(self, eye), "aside": self.cards.seen(ASIDE, eye)}


def forbids_by_the_next_card(self: mini.Pick, t: Bazaar, answer: int) -> str:
    if answer < mini.CARDS and t.cards.zones[DECK] and t.cards.zones[DECK][-1] % 2:
        return "bazaar/3.2"
    return "" if answer == mini.CARDS or (answer in t.cards.zones[MARKET] and t.coins[self.seat]) else "bazaar/3.1"


def labels_with_a_rivals_card(self: mini.Pick, t: Bazaar, answer: int) -> list[int]:
    return [sum(t.cards.zones[HAND + (self.seat + 1) % t.seats])]


def asks_only_holders(t: Bazaar) -> list[int]:
    return [s for s in range(t.seats) if min(t.cards.zones[HAND + s], default=99) < mini.EACH]


class Remember(Step[Bazaar]):
    """A step that holds a hidden card."""

    def __init__(self, card: int) -> None:
        self.card = card


def remembers_the_card(self: mini.Drop, t: Bazaar, answer: int) -> None:
    t.push(Remember(t.cards.zones[HAND + self.seat][0]))
    sound_drop(self, t, answer)


def forgets_nothing(t: Bazaar, zone: int, both: int) -> None:
    """Who saw the victim's hand now sees which card is gone."""


def tells_everybody(self: mini.Drop, t: Bazaar, answer: int) -> None:
    t.tell(mini.BOUGHT, self.seat, [answer])
    sound_drop(self, t, answer)


def leaves_a_card(self: Cards, eye: int, rng: Rng) -> None:
    """The top card of the deck stays where it is."""
    top = self.own(DECK).pop() if self.zones[DECK] else -1
    sound_imagine(self, eye, rng)
    if top >= 0:
        self.own(DECK).append(top)


def deals_all_but_one(self: Hidden, cards: Cards, rng: Rng) -> None:
    """One hidden card stays where it is."""
    ends = self.ends
    self.ends = ends[:-1] + [ends[-1] - 1] if ends else ends
    sound_deal(self, cards, rng)
    self.ends = ends


def deals_in_place(self: Game[Bazaar], hidden: Hidden, rng: Rng) -> Game[Bazaar]:
    """No copy is made before."""
    hidden.deal(self.cards, rng)
    return self


def deals_from_hidden_order(self: Cards, eye: int, rng: Rng) -> None:
    """The lists from which hidden cards are dealt are filled as the cards really lie."""
    zones, known = [self.own(zone) for zone in range(len(self.zones))], self.own_known()
    hidden = [card for zone in zones for card in zone if not (known[card] >> eye) & 1]
    places = [(zone, i) for zone in zones for i in range(len(zone)) if not (known[zone[i]] >> eye) & 1]
    masks = known[:]
    rng.shuffle(hidden)
    for (zone, i), card in zip(places, hidden, strict=True):
        known[card] = masks[zone[i]]
        zone[i] = card


def keeps_a_bag_as_it_lies(self: Cards, zone: list[int], bit: int, holders: int) -> None:
    """Places in a hand, and what others know of them, stay as hidden answers left them."""


def keeps_mixes_apart(self: Cards, zone: int) -> None:
    """Which mixes are left in a hand tells of which one a hidden card was."""


def imagines_by_the_deck(self: Bazaar, eye: int, rng: Rng) -> Game[Bazaar]:
    seed = self.cards.zones[DECK][-1] if self.cards.zones[DECK] else 0
    return sound_imagine_table(self, eye, seeded(seed))


def foresees_by_the_deck(self: Foresight, table: Table, seat: int, numbers: Numbers) -> None:
    """The seeds of previews are taken from the top card."""
    sound_foresight(self, table, seat, numbers)
    deck = inside(table).cards.zones[DECK]
    self.tables = [table.imagine(seat, seeded(deck[-1] if deck else 0))]


def tries_again_by_the_deck(self: Foresight, answer: int) -> Outlook:
    """Figures are the same, but a red top card costs a second try."""
    deck = inside(self.table).cards.zones[DECK]
    if deck and deck[-1] < mini.EACH:
        sound_outlook(self, answer)
    return sound_outlook(self, answer)


def scores_the_real_table(table: Table, eye: int) -> dict[str, object]:
    return {"points": table.sheet().points}


def labels_with_a_hidden_count(self: mini.Wish, t: Bazaar, answer: int) -> list[int]:
    """How many guards the next seat holds."""
    return [sum(card < mini.EACH for card in t.cards.zones[HAND + (self.seat + 1) % t.seats])]


def marks_a_hidden_drop(self: mini.Drop, t: Bazaar, answer: int) -> None:
    """Whether others can undo tells whether the card was a guard."""
    sound_drop(self, t, answer)
    t.cards.learned += answer < mini.EACH


def counts_a_rivals_coins(self: Bazaar, seat: int) -> dict[str, int]:
    return {**sound_numbers(self, seat), "coins": self.coins[seat - 1]}


def leaves_out_what_is_nothing(self: Bazaar, seat: int) -> dict[str, int]:
    return {path: n for path, n in sound_numbers(self, seat).items() if n}


def forgets_a_field(self: Bazaar) -> Bazaar:
    t = sound_clone(self)
    t.guarded = 0
    return t


def mixes_up_two_fields(self: BazaarBox, data: Plain) -> Bazaar:
    """What both hold is mostly the same."""
    t = sound_load(self, data)
    t.points, t.bids = t.bids, t.points
    return t


def keeps_the_order(self: Cards, zone: int, rng: Rng) -> None:
    self.remix(zone)
    self.forget(zone, 0)
    self.own(zone).sort()
    self.learned += 1


def relies_on_a_note(self: mini.Wish, t: Bazaar, answer: int) -> str:
    """Once something is noted the question goes on, but a rival's note is not imagined."""
    if t.points[self.seat] + len(t.notes[self.seat]) == 0:
        return "" if answer in (0, 4) else "bazaar/2.2"
    return "" if answer in t.notes[self.seat] or (answer == 3 and t.notes[self.seat]) else "bazaar/2.2"


def writes_a_shared_zone(self: Cards, zone: int) -> list[int]:
    """A clone has the same list."""
    return self.zones[zone]


def writes_shared_knowledge(self: Cards) -> list[int]:
    return self.known


def shares_a_list(self: Bazaar) -> Bazaar:
    t = sound_clone(self)
    t.coins = self.coins
    return t


def shares_lanes(self: Bazaar) -> Bazaar:
    t = sound_clone(self)
    t.lanes = self.lanes
    return t


def dumps_without_the_round(self: Bazaar) -> Plain:
    return {**sound_dump(self), "place": [1, self.last, self.bank, self.guarded]}


def dumps_a_tuple(self: Bazaar) -> Plain:
    return {**sound_dump(self), "coins": tuple(self.coins)}


def answers_too_little(self: mini.Pick, t: Bazaar) -> list[int]:
    return [*sorted(t.cards.zones[MARKET])[:1], mini.CARDS]


def answers_unsorted(self: mini.Drop, t: Bazaar) -> list[int]:
    return sorted(t.cards.zones[HAND + self.seat], reverse=True)


def pays_for_asking(self: mini.Guard, t: Bazaar, answer: int) -> str:
    clause = sound_guard_why(self, t, answer)
    if clause:
        t.guarded += 64
    return clause


def quotes_nothing(self: mini.Guard, t: Bazaar, answer: int) -> str:
    return "no" if sound_guard_why(self, t, answer) else ""


def has_no_facts(self: mini.Wish, t: Bazaar, answer: int) -> list[int]:
    return []


def labels_only_what_is_possible(self: mini.Wish, t: Bazaar, answer: int) -> list[int]:
    return [[mini.WISHES][len(self.why(t, answer))]]


def tells_one_number_too_many(self: mini.Drop, t: Bazaar, answer: int) -> None:
    t.tell(mini.BOUGHT, self.seat, [0, 1])
    sound_drop(self, t, answer)


def plays_otherwise_with_a_journal(self: mini.Drop, t: Bazaar, answer: int) -> None:
    if t.journal is not None:
        t.points[self.seat] += 1
    sound_drop(self, t, answer)


def keeps_the_order_of_arrival(self: mini.Drop, t: Bazaar, answer: int) -> None:
    t.cards.put_away(answer, HAND + self.seat, ASIDE)
    t.push(mini.Wish(self.seat))


def rolls_in_a_lane(self: mini.Drop, t: Bazaar, answer: int) -> None:
    if t.rng.below(2):
        t.points[self.seat] += 1
    sound_drop(self, t, answer)


def loses_coins(self: Bazaar, seat: int, coins: int) -> None:
    self.coins[seat] -= coins


def loses_a_card(self: mini.Drop, t: Bazaar, answer: int) -> None:
    sound_drop(self, t, answer)
    t.cards.own(ASIDE).remove(answer)


def never_ends(self: mini.Deal, t: Bazaar) -> None:
    t.push(self)
    t.push(mini.Bidding())


def takes_nothing_back(self: Bazaar, seat: int) -> None:
    self.points[seat] += 1
    Game.take_back(self, seat)


def marks_nothing(self: Bazaar) -> list[int]:
    return []


def sets_up_by_global_chance(self: BazaarBox, seats: int, choices: list[int], seed: int) -> Table:
    return sound_setup(self, seats, choices, random.randrange(1 << 90))


def scores_one_seat(self: Bazaar) -> ScoreSheet:
    sheet = sound_sheet(self)
    sheet.line("luck", [1])
    return sheet


def ranks_by_seat(self: ScoreSheet) -> list[int]:
    return list(range(1, self.seats + 1))


# -- what leaks into the numbers of a seat: each in place of a number that is always there ----------------------------

sound_write = BazaarObserver.write


def writes_a_hidden_card(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    hand = inside(table).cards.zones[HAND + (eye + 1) % table.seats]
    out[at] = i16(sum(hand) % 4)


def writes_the_order_of_the_deck(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    deck = inside(table).cards.zones[DECK]
    out[at] = i16(len(deck) > 1 and deck[-1] > deck[-2])


def writes_a_sealed_answer(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    out[at] = i16(max(inside(table).sealed) % 4)


def writes_its_own_sealed_answer(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    """It may know it, but its view does not tell."""
    sound_write(self, table, eye, out, at)
    out[at] = i16(inside(table).sealed[eye] % 4)


def writes_a_rivals_note(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    out[at] = i16(len(inside(table).notes[(eye + 1) % table.seats]))


def writes_past_a_bound(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    out[at] = 4


def writes_beside_its_row(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    if at > 0:
        out[at - 1] = 0


def leaves_what_stood_there(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    before = out[at]
    sound_write(self, table, eye, out, at)
    out[at] = before


def counts_seats_from_the_first(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    out[at + i64(self.layout.start("seat0.coins"))] = i16(cast(Bazaar, table).coins[0])


def draws_no_market(self: BazaarObserver, table: Table, eye: int, out: vec[i16], at: i64) -> None:
    sound_write(self, table, eye, out, at)
    if self.wide:
        fill(out, at + i64(self.layout.start("market")), mini.CARDS, 0)
