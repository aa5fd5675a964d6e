"""Hadara positions in a few words, and a few words to play them.

`position().epoch(3).owns("p3-12").tracks(military=9).ask("colonies")` is a table at which two play and seat 0 is asked
for a colony. Who is not spoken of has no coins and no steps, so that nobody else is asked. Tracks are made right by
the numbers of the setup cards, hence an audit finds nothing wrong.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final, cast

import pytest

from cradle import shelf
from cradle.core.content import merge
from cradle.core.errors import Refused
from cradle.core.journal import Journal
from cradle.core.plain import Plain
from cradle.core.step import SEALED
from cradle.games.hadara.box import COLOURS, CRESTS, EPOCHS, TRACKS, VALUES
from cradle.games.hadara.registry import STEPS, TITLE, HadaraBox
from cradle.games.hadara.scoring import recount
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import BACKS_OF_CARDS, DECK, FIRST_COLONY, HAND, OWNED, PILE, STACK, STOCK, TAKEN
from tests.games.telling import well_told

STANDARD: Final = cast(HadaraBox, shelf.box("hadara"))
CARD: Final = {name: place for place, name in enumerate(STANDARD.printed.card_ids)}
TILE: Final = {colony.colony_id: place for place, colony in enumerate(STANDARD.printed.colonies)}
BUST: Final = {bust.bust_id: place for place, bust in enumerate(STANDARD.printed.busts)}
PLACE: Final = {name: place for names in STANDARD.nouns().values() for place, name in enumerate(names)}
CARD_ROWS: Final = 3  # rows of the dumped cards before the zones: learned, known, mix


class Wish:
    """What one seat shall have."""

    def __init__(self) -> None:
        self.coins = 0
        self.gold = 0
        self.cards: list[str] = []
        self.hand: list[str] = []
        self.tracks: dict[str, int] = {}
        self.annexed: list[str] = []
        self.plundered: list[int] = []
        self.busts = [-1, -1, -1, -1]
        self.silver: list[int] = []
        self.tiled: list[int] = []

    def tile_row(self) -> list[int]:
        used = [tile >> 1 for tile in self.busts if tile >= 0] + self.silver + self.tiled[1::2]
        free = [2 - used.count(track) for track in range(len(TRACKS))]
        return [*free, *self.busts, len(self.silver), *self.silver, *self.tiled]


class Position:
    """Wishes, seat by seat; `ask` makes the table. Seat s has setup card s, crest s and leads epoch s + 1."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.choices = TITLE.choices({name.replace("_", "-"): value for name, value in options.items()}, seats)
        self.wishes = [Wish() for _ in range(seats)]
        self.wish = self.wishes[0]
        self.place = [0, 0, 0, 0, 0]  # epoch, phase, turn, wheel, stage
        self.piles: dict[str, list[str]] = {}
        self.stacks: list[str] = []
        self.own: Plain = {}

    def seat(self, seat: int) -> Position:
        """What follows is about this seat."""
        self.wish = self.wishes[seat]
        return self

    def epoch(self, epoch: int) -> Position:
        self.place[0] = epoch - 1
        return self

    def turn(self, turn: int, wheel: int = 0) -> Position:
        """So many turns of the draft have begun; where the monkey points."""
        self.place[2:4] = [turn, wheel]
        return self

    def coins(self, coins: int) -> Position:
        self.wish.coins = coins
        return self

    def owns(self, *cards: str) -> Position:
        self.wish.cards.extend(cards)
        return self

    def tile(self, card: str, track: str) -> Position:
        """A card with a bonus tile on it."""
        self.wish.tiled.extend([CARD[card], TRACKS.index(track)])
        return self.owns(card)

    def hand(self, *cards: str) -> Position:
        self.wish.hand.extend(cards)
        return self

    def tracks(self, **tracks: int) -> Position:
        """Where the markers stand, all in all. The others stand where cards and colonies have brought them."""
        self.wish.tracks.update(tracks)
        return self

    def annexed(self, *tiles: str) -> Position:
        self.wish.annexed.extend(tiles)
        return self

    def plundered(self, *values: int) -> Position:
        self.wish.plundered.extend(values)
        return self

    def carved(self, bust: str, track: str, points_up: bool = False) -> Position:
        self.wish.busts[BUST[bust]] = TRACKS.index(track) * 2 + points_up
        return self

    def silver(self, *tracks: str) -> Position:
        self.wish.silver.extend(TRACKS.index(track) for track in tracks)
        return self

    def gold(self, medals: int) -> Position:
        self.wish.gold = medals
        return self

    def pile(self, colour: str, *cards: str) -> Position:
        """A pile, from the bottom to the top."""
        self.piles[colour] = list(cards)
        return self

    def top(self, *tiles: str) -> Position:
        """The top tiles of their stacks."""
        self.stacks.extend(tiles)
        return self

    def printed(self, **own: object) -> Position:
        """Other printed values, as in an own content file."""
        self.own = own
        return self

    # -- the table ---------------------------------------------------------------------------------------------

    def ask(self, step: str, *numbers: int) -> Hadara:
        """The table with this step ahead: `ask("colonies")` is the whole step, from the leader on."""
        first = (0,) if step in ("colonies", "busts", "piles", "feeding", "medals") else ()
        return self.table([step, *(numbers or first)])

    def draft(self) -> Hadara:
        """The table with everybody who has a hand choosing."""
        return self.table(["together", SEALED, 0])

    def table(self, *agenda: list[object]) -> Hadara:
        """The table with these steps ahead, the last one first; without any the game is over."""
        data = self.laid_out()
        data["agenda"] = []
        gained = self.box([[0, 0, 0, 0]] * self.seats).load(data)
        tracks = [self.standing(recount(gained, seat), wish) for seat, wish in enumerate(self.wishes)]
        printed = [
            [now - before for now, before in zip(tracks[seat], recount(gained, seat), strict=True)]
            for seat in range(self.seats)
        ]
        data["players"] = [self.player_row(seat) + tracks[seat] for seat in range(self.seats)]
        table = self.box(printed).load(data)
        for step in agenda:
            table.push(STEPS.load(step))
        assert table.audit() == ""
        table.settle()
        return table

    def standing(self, gained: list[int], wish: Wish) -> list[int]:
        return [wish.tracks.get(name, gained[i]) for i, name in enumerate(TRACKS)]

    def box(self, steps: list[list[int]]) -> HadaraBox:
        """A box with these steps on side A of the setup cards."""
        return read(json.dumps(self.own), json.dumps(steps))

    def laid_out(self) -> Plain:
        """The dump of a new game with the pieces where they are wished."""
        seats = range(self.seats)
        data = STANDARD.setup(self.seats, self.choices, 1).dump()
        cards = cast(list[list[int]], data["cards"])
        zones = Zones(cards[1], cards[CARD_ROWS:], self.seats)
        for seat, wish in enumerate(self.wishes):
            zones.deal_out(seat, wish)
        for tile in self.stacks:
            zones.put_on_top(tile)
        for colour, names in self.piles.items():
            for name in names:
                zones.put(CARD[name], PILE + COLOURS.index(colour), zones.everybody)
        if self.place[2]:
            zones.make_decks(self.place[0], self.seats * 2)
        data["cards"] = cards[:CARD_ROWS] + zones.zones
        data["ring"] = list(range(len(COLOURS)))
        data["leaders"] = [epoch % self.seats for epoch in range(EPOCHS)]
        data["place"] = self.place
        data["lanes"] = [[["draft", seat]] if self.wishes[seat].hand else [] for seat in seats]
        data["players"] = [self.player_row(seat) + [0, 0, 0, 0] for seat in seats]
        data["tiles"] = [wish.tile_row() for wish in self.wishes]
        return data

    def player_row(self, seat: int) -> list[int]:
        wish = self.wishes[seat]
        annexed = sum(1 << value_of(tile) for tile in wish.annexed)
        taken = annexed + sum(1 << VALUES.index(value) for value in wish.plundered)
        return [wish.coins, seat, seat, 0, wish.gold, taken, annexed]


class Zones:
    """The pieces of a dump, while they are put in their places."""

    def __init__(self, known: list[int], zones: list[list[int]], seats: int) -> None:
        self.known = known
        self.zones = zones
        self.everybody = (2 << seats) - 1

    def put(self, piece: int, target: int, known: int) -> None:
        for zone in self.zones:
            if piece in zone:
                zone.remove(piece)
        self.zones[target].append(piece)
        self.known[piece] = known

    def put_on_top(self, tile: str) -> None:
        """A tile on top of its stack; one that lies in the box changes places with one of the stack."""
        piece = FIRST_COLONY + TILE[tile]
        stack = self.zones[STACK + value_of(tile)]
        if piece not in stack:
            self.put(stack[0], STOCK + BACKS_OF_CARDS + value_of(tile), 0)
        self.put(piece, STACK + value_of(tile), 0)

    def deal_out(self, seat: int, wish: Wish) -> None:
        for card in wish.cards:
            self.put(CARD[card], OWNED + seat, self.everybody)
        for card in wish.hand:
            self.put(CARD[card], HAND + seat, 1 << seat)
        for tile in wish.annexed:
            self.put_on_top(tile)
            self.put(FIRST_COLONY + TILE[tile], TAKEN + seat, self.everybody)
        for value in wish.plundered:
            self.put(self.zones[STACK + VALUES.index(value)][-1], TAKEN + seat, 0)

    def make_decks(self, epoch: int, count: int) -> None:
        for colour in range(len(COLOURS)):
            stock = self.zones[STOCK + epoch * len(COLOURS) + colour]
            self.zones[DECK + colour] = stock[:count]
            del stock[:count]


def value_of(tile: str) -> int:
    return STANDARD.printed.colonies[TILE[tile]].value


@cache
def document() -> Plain:
    return shelf.document("hadara")


@cache
def read(own: str, steps: str) -> HadaraBox:
    """The box with some own values, and with these steps and no coins on side A of the setup cards."""
    setups = [{"id": f"s{seat + 1}", "a": {"coins": 0, "steps": row}} for seat, row in enumerate(json.loads(steps))]
    return cast(HadaraBox, TITLE.read(merge(merge(document(), json.loads(own)), {"setup": setups})))


def position(seats: int = 2, **options: str) -> Position:
    return Position(seats, options)


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Hadara:
    """A table at its first question."""
    wanted = {name.replace("_", "-"): value for name, value in options.items()}
    return STANDARD.setup(seats, TITLE.choices(wanted, seats), seed)


def opening(seats: int = 2, seed: int = 1, **options: str) -> Hadara:
    """A new game with boards and sides chosen, seat s with crest s: the leader is about to set the wheel."""
    table = new_game(seats, seed, **options)
    for seat in range(seats):
        say(table, seat, f"crest {CRESTS[seat]}")
    for seat in table.asked():
        if table.kind(seat).name == "choose-side":
            say(table, seat, "a")
    return table


# -- playing ---------------------------------------------------------------------------------------------------------


def answer(table: Hadara, seat: int, words: str) -> int:
    """The answer of words like "buy y1-01", "plunder 15" or "track bust-2 income"."""
    name, *things = words.split()
    return table.kind(seat).answer("-".join([name] + [str(PLACE[thing]) for thing in things]))


def say(table: Hadara, seat: int, *words: str) -> None:
    """Give these answers one after the other."""
    for word in words:
        number = answer(table, seat, word)
        well_told(table, seat, number)
        table.answer(seat, number)


def round_of(table: Hadara, words: str) -> list[int]:
    """Everybody who is asked says the same; who was asked, in order."""
    seats: list[int] = []
    while table.asked():
        seats.append(table.first())
        say(table, seats[-1], words)
    return seats


def may(table: Hadara, seat: int, words: str) -> bool:
    """Whether the answer is legal; both ways to find out must agree."""
    number = answer(table, seat, words)
    legal = table.why(seat, number) == ""
    assert legal == (number in table.answers(seat))
    return legal


def refuses(table: Hadara, seat: int, words: str, clause: str) -> None:
    """The answer is refused with exactly this clause, and nothing has changed."""
    number = answer(table, seat, words)
    before = table.dump()
    assert table.why(seat, number) == f"hadara/{clause}"
    assert number not in table.answers(seat)
    with pytest.raises(Refused) as refusal:
        table.answer(seat, number)
    assert refusal.value.clause == f"hadara/{clause}"
    assert table.dump() == before


def line(table: Hadara, seat: int, name: str) -> int:
    """One line of the score sheet."""
    sheet = table.sheet()
    return sheet.points[sheet.lines.index(name)][seat]


def markers(track: int) -> tuple[int, int]:
    """The "+10" tiles and the marker of a track of this length, as every eye sees them."""
    players = position().seat(1).tracks(culture=track).table().view(0)["players"]
    assert isinstance(players, list)
    return players[1]["tens"][2], players[1]["markers"][2]


def owned(table: Hadara, seat: int) -> list[str]:
    return [STANDARD.printed.card_ids[card] for card in table.cards.zones[OWNED + seat]]


def listen(table: Hadara) -> Journal:
    journal = Journal()
    table.attach(journal)
    return journal


def heard(journal: Journal, eye: int = 0) -> list[tuple[str, int, list[int], list[int]]]:
    """What an eye was told, without the movements of single pieces."""
    told = [one.seen_by(eye) for one in journal.told]
    return [one for one in told if one[0] not in ("moved", "shown")]
