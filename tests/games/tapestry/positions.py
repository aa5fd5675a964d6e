"""Tapestry positions in a few words, and a few words to play them.

`table(2)` is a game for two after everybody's first income turn, seat 0 to act, with nothing in hand or supply. `gain`
resolves an effect by its word, `play` puts a tapestry card down, `say` answers a question.
"""

from __future__ import annotations

import json
from typing import Final, cast

import pytest

from cradle import shelf
from cradle.core.errors import Refused
from cradle.core.journal import Journal
from cradle.core.step import Step
from cradle.games.tapestry.civilizations import UseAbilities, join
from cradle.games.tapestry.pieces import (
    CIVILIZATION_0,
    CIVILIZATION_IDS,
    DECISION_0,
    DECISION_DISCARD,
    DECISION_PAIR,
    DISPLAY,
    HAND,
    LAID,
    NO_PIECE,
    OUTPOST,
    OWN,
    SUPPLY,
    TAPESTRY_DECK,
    TECHNOLOGY_0,
    TECHNOLOGY_DECK,
    TECHS,
    TILE_0,
    TILE_DECK,
    VOYAGES,
)
from cradle.games.tapestry.registry import TapestryBox
from cradle.games.tapestry.resolve import Resolve
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import play as play_copy
from cradle.games.tapestry.turn import EndTurn
from tests.games.telling import well_told

BOX: Final = cast(TapestryBox, shelf.box("tapestry"))
PRINTED: Final = BOX.printed
NUMBER: Final = {f"{noun}-{name}": i for noun, names in BOX.nouns().items() for i, name in enumerate(names)}
QUIET: Final = ["leaders", "the-chosen", "merrymakers", "entertainers", "alchemists"]  # ask nothing before their turns
ORIGINAL, OFFICIAL, EXPERIMENTAL, PACK = range(4)


def opened(seats: int = 2, *civs: str, adjustment: int = 0, level: int = 1, shadow: int = 0, seed: int = 5) -> Tapestry:
    """A game after the choice of civilizations, whatever they do first already asked."""
    t = BOX.setup(seats, [adjustment, level - 1, shadow], seed)
    wanted = [*civs, *[name for name in QUIET if name not in civs]][:seats]
    for seat, name in enumerate(wanted):
        fetch(t, CIVILIZATION_0 + CIVILIZATION_IDS.index(name), t.zone(seat, OWN), t.cards.everybody)
    for seat, name in enumerate(wanted):
        answers = [a for a in t.answers(seat) if a // 6 == CIVILIZATION_IDS.index(name)]
        t.take(seat, answers[0])
    return t


def table(seats: int = 2, *civs: str, adjustment: int = 0, level: int = 1, shadow: int = 0, seed: int = 5) -> Tapestry:
    """The same after everybody's first income turn, with seat 0 to act and all hands and supplies empty."""
    t = opened(seats, *civs, adjustment=adjustment, level=level, shadow=shadow, seed=seed)
    while any(p.incomes == 0 for p in t.players[:seats]):
        seat = t.first()
        t.take(seat, t.answers(seat)[0])
    while t.first() >= 0 and t.kind(t.first()).name != "act":
        t.take(t.first(), t.answers(t.first())[0])
    for seat in range(seats):
        t.players[seat].resources = [0, 0, 0, 0]
        for which, home in ((HAND, TAPESTRY_DECK), (SUPPLY, TILE_DECK)):
            for card in t.pile(seat, which)[:]:
                t.cards.move(card, t.zone(seat, which), home, 0)
    while t.active != 0 and seats > 1:
        pass_turn(t)
    return t


def pass_turn(t: Tapestry) -> None:
    """Let the next player act without anything happening."""
    t.agenda.clear()
    push(t, EndTurn(t.active))


def push(t: Tapestry, step: Step[Tapestry]) -> None:
    t.here = t.agenda
    t.push(step)
    t.settle()


def fetch(t: Tapestry, card: int, zone: int, known: int) -> None:
    """Bring a card from wherever it is; something of the same back takes its place."""
    for source, cards in enumerate(t.cards.zones):
        if card in cards:
            if source == zone:
                return
            t.cards.move(card, source, zone, known)
            if source == DISPLAY:
                t.cards.draw(TECHNOLOGY_DECK, DISPLAY, t.cards.everybody)
            if source >= 16 and zone >= 16 and t.cards.backs[card] == 4:
                other = next(c for c in t.cards.zones[zone] if c != card)
                t.cards.move(other, zone, source, known)
            return


# -- what players have ---------------------------------------------------------------------------------------------


def rich(t: Tapestry, seat: int = 0, amount: int = 4) -> None:
    t.players[seat].resources = [amount] * 4


def hold(t: Tapestry, seat: int, *names: str) -> None:
    """Tapestry cards into a hand; several traps are several copies."""
    for name in names:
        card = NUMBER[f"card-{name}"]
        copies = [c for c, kind in enumerate(PRINTED.card_of) if kind == card and c not in t.pile(seat, HAND)]
        fetch(t, copies[0], t.zone(seat, HAND), 1 << seat)


def supply(t: Tapestry, seat: int, *numbers: int) -> None:
    for n in numbers:
        fetch(t, TILE_0 + n - 1, t.zone(seat, SUPPLY), t.cards.everybody)


def own(t: Tapestry, seat: int, name: str, row: int = 0) -> int:
    technology = NUMBER[f"technology-{name}"]
    fetch(t, TECHNOLOGY_0 + technology, t.zone(seat, TECHS), t.cards.everybody)
    t.tech_row[technology] = row
    return technology


def stow(t: Tapestry, seat: int, *numbers: int) -> None:
    for n in numbers:
        fetch(t, 130 + n, t.zone(seat, VOYAGES), t.cards.everybody)


def stand_at(t: Tapestry, seat: int, track: str, space: int) -> None:
    t.players[seat].tokens[NUMBER[f"track-{track}"]] = NUMBER[f"track-{track}"] << 4 | space


def occupy(t: Tapestry, seat: int, spot: int, tile: int = 0) -> None:
    """An outpost on a hex, on a tile of that number if one is given."""
    if tile:
        lay(t, spot, tile)
    t.first_at[spot] = seat | OUTPOST << 3
    t.second_at[spot] = NO_PIECE
    t.control[spot] = seat
    t.players[seat].outposts -= 1


def lay(t: Tapestry, spot: int, tile: int) -> None:
    fetch(t, TILE_0 + tile - 1, LAID, t.cards.everybody)
    t.tile_at[spot] = tile - 1
    t.turn_at[spot] = 0


def home(t: Tapestry, seat: int) -> int:
    return next(spot for spot in range(t.hexes) if t.control[spot] == seat)


def near(t: Tapestry, spot: int, *, printed: bool) -> list[int]:
    """Neighbouring hexes of one sort, on which nothing stands."""
    ground = PRINTED.maps[t.map]
    beside = [n for n in ground.beside[spot] if n >= 0 and t.first_at[n] == NO_PIECE]
    return [n for n in beside if (len(ground.corners[n]) > 0) == printed and t.tile_at[n] < 0]


# -- playing -------------------------------------------------------------------------------------------------------


def gain(t: Tapestry, effect: str, seat: int = 0) -> Tapestry:
    """Resolve an effect by its word."""
    number = next(e.number for e in PRINTED.effects if e.name == effect)
    push(t, Resolve(seat, number))
    return t


def play(t: Tapestry, name: str, seat: int = 0) -> Tapestry:
    """Lay a tapestry card down as one does in a new era."""
    hold(t, seat, name)
    t.here = t.agenda
    play_copy(t, seat, t.pile(seat, HAND)[-1])
    t.settle()
    return t


def say(t: Tapestry, *words: str) -> Tapestry:
    """Answers of whoever is asked, one after the other; a word may leave out what is clear: 'coin'."""
    for word in words:
        seat = t.first()
        answer = answer_of(t, word)
        well_told(t, seat, answer)
        t.answer(seat, answer)
    return t


def answer_of(t: Tapestry, word: str) -> int:
    kind = t.kind(t.first())
    parts = word.split()
    for span in kind.spans:
        if parts[0] == span.name and len(parts) - 1 == len(span.nouns):
            numbers = [number_of(noun, part) for noun, part in zip(span.nouns, parts[1:], strict=True)]
            return kind.answer("-".join([span.name, *numbers]))
        if len(parts) == 1 and len(span.nouns) == 1 and f"{span.nouns[0]}-{parts[0]}" in NUMBER:
            return kind.answer(f"{span.name}-{NUMBER[f'{span.nouns[0]}-{parts[0]}']}")
    return kind.answer(word)


def number_of(noun: str, part: str) -> str:
    return str(NUMBER.get(f"{noun}-{part}", part))


def asks(t: Tapestry, kind: str, seat: int = 0) -> None:
    assert t.first() == seat, (t.first(), t.kind(t.first()).name)
    assert t.kind(seat).name == kind


def refuses(t: Tapestry, word: str, clause: str) -> None:
    before = json.dumps(t.dump())
    with pytest.raises(Refused) as refused:
        say(t, word)
    assert refused.value.clause == f"tapestry/{clause}"
    assert json.dumps(t.dump()) == before


def idle(t: Tapestry) -> bool:
    """Nothing is left to decide before the next turn."""
    return t.over() or t.kind(t.first()).name == "act"


def journal(t: Tapestry) -> Journal:
    made = Journal()
    t.attach(made)
    return made


def told(made: Journal, news: str) -> list[list[int]]:
    return [each.data for each in made.told if each.news.name == news]


def resources(t: Tapestry, seat: int = 0) -> list[int]:
    return t.players[seat].resources


def points(t: Tapestry, seat: int = 0) -> int:
    return t.players[seat].points


# -- civilizations -------------------------------------------------------------------------------------------------


def ability(name: str, *others: str, seats: int = 2, number: int = 2) -> Tapestry:
    """A game in which seat 0 uses its ability in an income turn."""
    t = table(seats, name, *others)
    act(t, number)
    return t


def act(t: Tapestry, number: int = 2) -> None:
    t.players[0].incomes = number
    t.players[0].era = max(1, number - 1)
    push(t, UseAbilities(0, 0))


def give(t: Tapestry, name: str, seat: int = 0) -> None:
    """A civilization gained during the game."""
    number = CIVILIZATION_IDS.index(name)
    fetch(t, CIVILIZATION_0 + number, t.zone(seat, OWN), t.cards.everybody)
    t.here = t.agenda
    join(t, seat, number, False)
    t.settle()


# -- those who play by themselves -----------------------------------------------------------------------------------

AUTOMA, SHADOW = 1, 2


def solo(level: int = 2, seed: int = 5) -> Tapestry:
    """A game alone in which the person went first, so that the Automa has only had its first income turn."""
    for other in range(seed, seed + 50):
        t = table(1, "leaders", level=level, seed=other)
        if t.players[1].incomes == 1 and t.players[1].tokens == [0, 16, 32, 48]:
            return t
    raise AssertionError("no such seed")


def turn_up(t: Tapestry, first: int, second: int) -> None:
    """These two decision cards lie open."""
    for card in t.cards.zones[DECISION_PAIR][:]:
        t.cards.move(card, DECISION_PAIR, DECISION_DISCARD, t.cards.everybody)
    for number in (first, second):
        fetch(t, DECISION_0 + number - 1, DECISION_PAIR, t.cards.everybody)
