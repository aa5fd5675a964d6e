"""Positions in a few words: a table after the choice of governments, and hands that put pieces on it."""

from __future__ import annotations

from typing import cast

from cradle import shelf
from cradle.core.game import changed
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.words import Kind
from cradle.games.horizon.numbers import (
    BOX,
    BUILT,
    DECK,
    FIELD,
    HAND,
    LAND,
    LEADERS_DOWN,
    MAP,
    MIDDLE,
    OPEN,
    PRINTED_ACTIONS,
    SETTLER,
    SPACES,
    STACK,
    START,
    STRUCTURE,
    TECHNOLOGIES,
    TERRITORY,
    THEOCRACY,
    TOKENS,
    TREE,
    WIDTH,
)
from cradle.games.horizon.player import Player
from cradle.games.horizon.printed import Program
from cradle.games.horizon.registry import HorizonBox
from cradle.games.horizon.resolve import Do, last
from cradle.games.horizon.table import Horizon
from tests.games.telling import well_told


def box(own: str | None = None) -> HorizonBox:
    return cast(HorizonBox, shelf.box("horizon", own, "own.toml"))


def number(noun: str, name: str) -> int:
    """The number of a component."""
    return box().printed.nouns[noun].index(name)


def table(seats: int = 2, seed: int = 1, own: str | None = None, governments: list[str] | None = None) -> Horizon:
    """A table at the first player's first action; seat 0 begins."""
    t = box(own).setup(seats, [], first_seed(seats, seed))
    while t.kind(t.first()).name == "government":
        t.take(t.first(), t.answers(t.first())[0])
    for seat in range(seats):
        govern(t, seat, governments[seat] if governments else QUIET[seat])
    return t


QUIET = ["g1b", "g2a", "g3a", "g4a"]  # faces that wait for soldiers, research, structures and production


def rich(seats: int = 2) -> Horizon:
    """Seat 0 has everything that an action may ask for, and has had a turn."""
    t = table(seats)
    p = t.players[0]
    p.coins = 20
    p.space = space("basic-4")
    activate(t, 0, 6)
    return t


def first_seed(seats: int, seed: int) -> int:
    """A seed from `seed` on with seat 0 as the first player."""
    while box().setup(seats, [], seed).starter != 0:
        seed += 1
    return seed


def govern(t: Horizon, seat: int, face: str) -> None:
    """Give a seat this government in place of its own, in despotism."""
    p = t.players[seat]
    p.government = number("government", face)
    p.triggers = 0
    p.modifiers = [0, 0, 0, 0]
    last(t, seat, t.printed.governments[p.government].despotism)


# -- questions -----------------------------------------------------------------------------------------------------


def asked(t: Horizon) -> str:
    return t.kind(t.first()).name


def kind(t: Horizon) -> Kind:
    return t.kind(t.first())


def words(t: Horizon) -> list[str]:
    """The legal answers of whoever is asked."""
    return [kind(t).word(answer) for answer in t.answers(t.first())]


def say(t: Horizon, *spoken: str) -> None:
    """Answer with words, one question after the other."""
    for word in spoken:
        answer = kind(t).answer(word)
        well_told(t, t.first(), answer)
        t.answer(t.first(), answer)
        assert t.audit() == ""


def why(t: Horizon, word: str) -> str:
    return t.why(t.first(), kind(t).answer(word))


def act(t: Horizon, action: str, space: int = 0) -> None:
    say(t, f"move-{number('action', action)}-{space}")


def why_act(t: Horizon, action: str, space: int = 0) -> str:
    return why(t, f"move-{number('action', action)}-{space}")


def until(t: Horizon, *names: str) -> None:
    """Decline and pass until one of these questions is asked."""
    for _ in range(500):
        if t.over() or asked(t) in names:
            return
        say(t, quiet_word(t))
    raise AssertionError(f"{names} is not asked")


def quiet_word(t: Horizon) -> str:
    """An answer that does little: decline, stop, produce coins, or the fourth basic action."""
    legal = words(t)
    for word in ("skip", "pass", "stop", "done", "enough", "coins", "move-3-0"):
        if word in legal:
            return word
    return legal[0]


def run(t: Horizon, seat: int, program: Program, must: int = 0) -> None:
    """Carry out a list of effects before anything else."""
    t.push(Do(seat, program.number, 0, must))
    t.settle()


def effects(text: str) -> str:
    """An own content text that puts these effects on Archimedes: a list that tests can run."""
    return f'[[leader]]\nid = "l2-archimedes"\ninstant = {text}\n'


def action_text(technology: str, steps: str, cost: str = "") -> str:
    """An own content text that gives a technology another action."""
    head = f'[[technology]]\nid = "{technology}"\n'
    return head + (f"cost = {cost}\n" if cost else "") + f"action = {steps}\n"


def run_text(text: str, seats: int = 2, governments: list[str] | None = None) -> Horizon:
    """A table on which seat 0 resolves these effects as a bonus."""
    t = table(seats, own=effects(text), governments=governments)
    run_archimedes(t)
    return t


def run_archimedes(t: Horizon, must: int = 0) -> None:
    run(t, 0, t.printed.leaders[number("leader", "l2-archimedes")].instant, must)


# -- pieces --------------------------------------------------------------------------------------------------------


def pay_piece(p: Player) -> None:
    """A piece for somewhere else, from the columns."""
    if p.inactive():
        p.take_piece()
    else:
        p.active -= 1


def activate(t: Horizon, seat: int, n: int) -> None:
    """Exactly so many active pieces."""
    p = t.players[seat]
    p.exhaust(p.active)
    p.activate(n)


def place(name: str) -> int:
    return number("place", name)


def lay(t: Horizon, territory: str, q: int, r: int) -> int:
    """A territory on the map at (q, r); returns its place."""
    card = TERRITORY + number("territory", territory)
    t.cards.move(card, LAND, MAP, t.cards.everybody)
    at = FIELD + card - TERRITORY
    t.put_tile(at, MIDDLE + r * WIDTH + q)
    return at


def unit(t: Horizon, seat: int, unit_kind: int, strength: int, at: int) -> int:
    """A unit on the map; returns its token."""
    p = t.players[seat]
    for token in range(unit_kind * TOKENS, (unit_kind + 1) * TOKENS):
        if p.at[token] < 0 and p.shows(token, strength):
            pay_piece(p)
            p.at[token] = at
            p.strength[token] = strength
            return token
    raise AssertionError("no such token is free")


def clear_units(t: Horizon, seat: int) -> None:
    p = t.players[seat]
    for token in range(len(p.at)):
        if p.at[token] >= 0:
            p.at[token] = -1
            p.strength[token] = 0
            p.put_piece()


def settler_home(t: Horizon, seat: int = 0) -> int:
    """The settler every player begins with."""
    assert t.players[seat].at[SETTLER] == START + seat
    return SETTLER


def own_village(t: Horizon, seat: int, at: int) -> None:
    """A village settled before, marked neutrally, so that no cell is uncovered."""
    p = t.players[seat]
    t.village = changed(t.village, at, seat)
    p.villages += 1
    p.tiles |= 1 << at
    p.markers += 1


def own_city(t: Horizon, seat: int, at: int) -> None:
    p = t.players[seat]
    t.city = changed(t.city, at, seat)
    p.cities += 1
    p.tiles |= 1 << at
    p.markers += 1


def hand(t: Horizon, seat: int, structure: str) -> int:
    """A structure tile in the own supply, wherever it was."""
    card = STRUCTURE + number("structure", structure)
    for zone in [*range(STACK, STACK + 3), *range(OPEN, OPEN + 3)]:
        if card in t.cards.zones[zone]:
            t.cards.move(card, zone, HAND + seat, t.cards.everybody)
    return card - STRUCTURE


def built(t: Horizon, seat: int, structure: str, at: int) -> None:
    """A structure that a seat built there before."""
    which = hand(t, seat, structure)
    t.cards.move(STRUCTURE + which, HAND + seat, BUILT, t.cards.everybody)
    t.structure = changed(t.structure, at, which)
    t.left_builder = changed(t.left_builder, at, seat)
    p = t.players[seat]
    p.structures += 1
    p.tiles |= 1 << at
    p.markers += 1


def strip(t: Horizon, seat: int, track: int, left: int) -> None:
    """Cubes leave a track for the investment track, without the bonuses of either."""
    p = t.players[seat]
    while p.left[track] > left:
        cell = t.printed.tracks[track][-p.left[track]]
        p.left[track] -= 1
        p.income += cell.coin
        if cell.column >= 0:
            p.open_columns |= 1 << cell.column
        last(t, seat, cell.lasting)
        if cell.step >= 0:
            p.steps |= 1 << cell.step
            if cell.step == THEOCRACY:
                last(t, seat, t.printed.governments[p.government].theocracy)
        if p.invested < len(t.printed.investment):
            last(t, seat, t.printed.investment[p.invested].lasting)
        p.invested += 1


# -- knowledge -----------------------------------------------------------------------------------------------------


def put_card(t: Horizon, slot: str, technology: str) -> int:
    """This technology on a slot; returns the card."""
    at = number("slot", slot)
    card = number("technology", technology)
    if t.slot_card[at] == card:
        return card
    if card in t.slot_card:
        other = t.slot_card.index(card)
        t.slot_card = changed(changed(t.slot_card, other, t.slot_card[at]), at, card)
        return card
    for zone in range(len(t.cards.zones)):
        if card in t.cards.zones[zone]:
            t.cards.move(card, zone, TREE, t.cards.everybody)
            if t.slot_card[at] >= 0:
                t.cards.move(t.slot_card[at], TREE, zone, t.cards.everybody)
            break
    t.slot_card = changed(t.slot_card, at, card)
    return card


def know(t: Horizon, seat: int, slot: str, technology: str = "") -> None:
    """The seat has researched this slot, without the bonuses."""
    p = t.players[seat]
    at = number("slot", slot)
    if technology:
        put_card(t, slot, technology)
    elif t.slot_card[at] < 0:
        level = t.printed.slots[at].level
        put_card(t, slot, box().nouns()["technology"][t.cards.zones[DECK + level - 1][0]])
    if not (t.researched >> at) & 1 and t.printed.slots[at].level > 0:
        drop_leader(t, at)
    t.researched |= 1 << at
    p.slots |= 1 << at
    pay_piece(p)
    card = t.slot_card[at]
    p.known |= 1 << card
    if t.printed.technologies[card].action is not None:
        p.actions = sorted([*p.actions, PRINTED_ACTIONS + card])
    last(t, seat, t.printed.technologies[card].lasting)


def drop_leader(t: Horizon, slot: int) -> None:
    """The leader of a slot goes to the box."""
    before = [s for s in range(4, slot) if not (t.researched >> s) & 1]
    t.cards.move(t.cards.zones[LEADERS_DOWN][len(before)], LEADERS_DOWN, BOX, 0)


def lead(t: Horizon, slot: str, leader: str) -> None:
    """This leader lies face down on a slot."""
    at = number("slot", slot)
    before = [s for s in range(4, at) if not (t.researched >> s) & 1]
    zone = t.cards.zones[LEADERS_DOWN]
    card = TECHNOLOGIES + number("leader", leader)
    wanted = len(before)
    if card in zone:
        other = zone.index(card)
        zone[other], zone[wanted] = zone[wanted], zone[other]
    else:
        boxed = t.cards.zones[BOX]
        boxed[boxed.index(card)], zone[wanted] = zone[wanted], card


def stack(t: Horizon, level: int, *technologies: str) -> None:
    """These cards on top of the deck of level 2 or 3, the first on top."""
    zone = t.cards.zones[DECK + level - 2]
    for name in reversed(technologies):
        card = number("technology", name)
        zone.remove(card)
        zone.append(card)


def next_tile(t: Horizon, territory: str) -> None:
    """This territory on top of the stack."""
    zone = t.cards.zones[LAND]
    card = TERRITORY + number("territory", territory)
    zone.remove(card)
    zone.append(card)


def space(action: str, at: int = 0) -> int:
    return number("action", action) * SPACES + at


def random_table(seats: int, seed: int, answers: int) -> Horizon:
    """Somewhere in a random game."""
    t = box().setup(seats, [], seed)
    advance(t, seeded(seed), answers)
    return t


def tokens(t: Horizon, seat: int, settle: int = 1, fortify: int = 0) -> None:
    """From the supply, as gained by a cube."""
    t.players[seat].settle_tokens += settle
    t.settle_supply -= settle
    t.players[seat].fortify_tokens += fortify
    t.fortify_supply -= fortify
