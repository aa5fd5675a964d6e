"""Hadara 5: buying, selling and losing cards, and what they do to the tracks."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import TRACKS
from cradle.games.hadara.effects import BONUS_TILE, BUST_BONUS, TRACK_PER_COLOUR
from cradle.games.hadara.news import BOUGHT, TILE_PLACED
from cradle.games.hadara.scoring import recount
from cradle.games.hadara.table import Hadara, Player
from cradle.games.hadara.zones import GONE, OWNED

PLACE_TILE_KIND: Final = Kind("place-tile", "hadara/14.4", ("tile", "track", len(TRACKS)), facts="steps")


def sale(t: Hadara, seat: int) -> int:
    """Hadara 5.4, 14.3: coins for a sold card, by epoch and with selling bonuses."""
    return t.reading.printed.sale[t.epoch] + t.players[seat].perks.sell_bonus


def buy(t: Hadara, seat: int, card: int, source: int) -> None:
    """Hadara 5.3: pay, own the card, and move the tracks at once."""
    p = t.players[seat]
    cost = t.price(seat, card)
    p.coins -= cost
    if t.journal is not None:
        t.journal.tell(BOUGHT, seat, [card, cost])
    t.cards.move(card, source, OWNED + seat, t.cards.everybody)
    reading = t.reading
    colour = reading.colour[card]
    p.colours[colour] = p.colours[colour] + 1
    p.owned += 1
    p.points += reading.points[card]
    move_tracks(p, reading.steps[card], p.perks.per_colour[colour], 1)
    effect = reading.effect[card]
    if effect is not None:
        p.perks = reading.perks(t.cards.zones[OWNED + seat])
        if effect.kind == TRACK_PER_COLOUR or effect.kind == BUST_BONUS:  # 14.9, 14.15: what lies there already counts
            p.tracks = recount(t, seat)
        elif effect.kind == BONUS_TILE and has_tile(p):
            t.push(PlaceTile(seat, card))


def price_sum(t: Hadara, seat: int, card: int) -> Label:
    """Hadara 5.1: the printed price, the cards of its colour that the player has, and what is left of it."""
    p = t.players[seat]
    price = t.reading.price[card]
    own = p.colours[t.reading.colour[card]]
    return Label("sum-price", ["price", "own", "cost", "coins"], [price, own, t.price(seat, card), p.coins])


def coins_sum(cost: int, coins: int) -> Label:
    return Label("sum-coins", ["cost", "coins"], [cost, coins])


def sell(t: Hadara, seat: int, card: int, source: int) -> int:
    """Hadara 5.4, 5.5: coins, and the card leaves the game face down. Returns the coins."""
    coins = sale(t, seat)
    t.players[seat].coins += coins
    t.cards.put_away(card, source, GONE)
    return coins


def lose(t: Hadara, seat: int, card: int) -> None:
    """Hadara 10.4, 10.5: a discarded card takes its steps and its effect with it."""
    p = t.players[seat]
    reading = t.reading
    colour = reading.colour[card]
    t.cards.put_away(card, OWNED + seat, GONE)
    p.colours[colour] -= 1
    p.owned -= 1
    p.points -= reading.points[card]
    if reading.effect[card] is None:
        move_tracks(p, reading.steps[card], p.perks.per_colour[colour], -1)
        return
    take_tile_back(p, card)
    p.perks = reading.perks(t.cards.zones[OWNED + seat])
    p.tracks = recount(t, seat)


def move_tracks(p: Player, steps: list[int], counted: list[int], times: int) -> None:
    """Hadara 5.3, 14.9: the steps of a card, and those of effects that count its colour."""
    tracks = p.tracks
    for track in range(4):
        tracks[track] = tracks[track] + (steps[track] + counted[track]) * times


def take_tile_back(p: Player, card: int) -> None:
    """Hadara 14.4c: a tile on a discarded card comes back to the unused ones."""
    tiled: list[int] = []
    for i in range(0, len(p.tiled), 2):
        if p.tiled[i] == card:
            p.tiles[p.tiled[i + 1]] += 1
        else:
            tiled.extend(p.tiled[i : i + 2])
    p.tiled = tiled


def has_tile(p: Player) -> bool:
    return p.tiles[0] + p.tiles[1] + p.tiles[2] + p.tiles[3] > 0


class PlaceTile(Question[Hadara]):
    """Hadara 14.4: an unused bonus tile goes on the card that was just bought."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def kind(self) -> Kind:
        return PLACE_TILE_KIND

    def why(self, t: Hadara, answer: int) -> str:
        return "" if t.players[self.seat].tiles[answer] else "hadara/14.4b"

    def facts(self, t: Hadara, answer: int) -> list[int]:
        return [tile_steps(t, self.card)]

    def take(self, t: Hadara, answer: int) -> None:
        p = t.players[self.seat]
        p.tiles[answer] -= 1
        p.tiled = [*p.tiled, self.card, answer]
        steps = tile_steps(t, self.card)
        p.tracks[answer] += steps
        t.tell(TILE_PLACED, self.seat, [answer, steps])


def tile_steps(t: Hadara, card: int) -> int:
    effect = t.reading.effect[card]
    return effect.numbers[0] if effect is not None and effect.kind == BONUS_TILE else 0
