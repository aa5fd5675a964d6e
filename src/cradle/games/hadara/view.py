"""Hadara: what each eye sees. Never imported by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.games.hadara import scoring, sight
from cradle.games.hadara.box import BUSTS, COLOURS, INCOME, TRACKS, VALUES
from cradle.games.hadara.zones import (
    ASIDE,
    BACKS_OF_CARDS,
    DECK,
    FIRST_COLONY,
    GONE,
    HAND,
    OWNED,
    PILE,
    STACK,
    STAGES,
    STOCK,
    TAKEN,
    UNCARVED,
)

if TYPE_CHECKING:
    from cradle.games.hadara.table import Hadara, Player

TRACK_PATHS: Final = [f"tracks.{track}" for track in range(len(TRACKS))]


def view(t: Hadara, eye: int) -> sight.View:
    """Cards and colonies are their numbers; a piece that the eye does not know is -1 less its back."""
    colours = range(len(COLOURS))
    ready = t.epoch >= 0
    return {
        "pending": t.pending(),
        "choices": t.choices[:],
        "epoch": t.epoch + 1,
        "phase": t.phase,
        "stage": STAGES[t.stage],
        "turn": t.turn,
        "leader": t.leader() if ready else -1,
        "leaders": t.leaders[:],
        "wheel": t.wheel,
        "ring": t.ring[:],
        "pointed": [t.pointed(s) if ready else -1 for s in range(t.seats)],
        "decks": [len(t.cards.zones[DECK + c]) for c in colours],
        "piles": [len(t.cards.zones[PILE + c]) for c in colours],
        "tops": [t.cards.zones[PILE + c][-1] if t.cards.zones[PILE + c] else -1 for c in colours],  # 9.4
        "stacks": [len(t.cards.zones[STACK + v]) for v in range(len(VALUES))],
        "stock": [len(t.cards.zones[STOCK + b]) for b in range(BACKS_OF_CARDS + len(VALUES))],
        "aside": t.cards.zones[ASIDE][:],
        "gone": t.cards.bag(GONE, eye),
        "prices": prices(t, eye),
        "players": [player(t, s, eye) for s in range(t.seats)],
    }


def prices(t: Hadara, eye: int) -> dict[str, int]:
    """Hadara 5.1: what each card that the seat could be offered would cost it, by the card's number."""
    if eye >= t.seats:
        return {}
    tops = [zone[-1] for zone in t.cards.zones[PILE : PILE + len(COLOURS)] if zone]
    hand = [card for card in t.cards.bag(HAND + eye, eye) if card >= 0]
    return {str(card): t.price(eye, card) for card in hand + tops}


def player(t: Hadara, seat: int, eye: int) -> sight.Player:
    p = t.players[seat]
    sheet = t.sheet()
    return {
        "crest": p.crest,
        "setup": p.setup,
        "side": p.side,
        "coins": p.coins,
        "tracks": p.tracks[:],
        "tens": [tens(track) for track in p.tracks],
        "markers": [track - 10 * tens(track) for track in p.tracks],
        "hand": t.cards.bag(HAND + seat, eye),
        "cards": t.cards.zones[OWNED + seat][:],
        "colours": p.colours[:],
        "discounts": p.colours[:],  # 5.1
        "hungry": p.hungry(),
        "tiles": p.tiles[:],
        "busts": [bust(t, p, i) for i in range(BUSTS)],
        "colonies": colonies(t, seat, eye),
        "silver": p.silver[:],
        "gold": p.gold,
        "tiled": [p.tiled[i : i + 2] for i in range(0, len(p.tiled), 2)],
        "sets": scoring.sets(p.colours, 0),
        "income": p.tracks[INCOME] + p.gap_coins(),
        "asks": {
            "military": [p.perks.asks(value) for value in VALUES],
            "culture": [p.perks.asks(bust.requirement) for bust in t.reading.printed.busts],
        },
        "score": {name: sheet.points[i][seat] for i, name in enumerate(sheet.lines)},
    }


def numbers(t: Hadara, seat: int) -> dict[str, int]:
    p = t.players[seat]
    out = {"crest": p.crest, "coins": p.coins}
    for track in range(len(TRACKS)):
        out[TRACK_PATHS[track]] = p.tracks[track]
    out["cards.length"] = p.owned
    out["colonies.length"] = len(t.cards.zones[TAKEN + seat])
    out["sets"] = scoring.sets(p.colours, 0)
    out["income"] = p.tracks[INCOME] + p.gap_coins()
    return out


def tens(track: int) -> int:
    """Hadara 5.6, 5.6a: the "+10" tiles at a track; exactly 10 needs none."""
    return max(0, track - 1) // 10


def bust(t: Hadara, p: Player, i: int) -> sight.Bust:
    tile = p.busts[i]
    carved = tile != UNCARVED
    return {
        "carved": carved,
        "tile": tile >> 1 if carved else -1,
        "points_up": carved and bool(tile & 1),
        "points": scoring.bust(t, p, i),
    }


def colonies(t: Hadara, seat: int, eye: int) -> list[sight.Colony]:
    """By value; the tile itself is known only if it was annexed (7.6)."""
    p = t.players[seat]
    printed = t.reading.printed
    out: list[sight.Colony] = []
    for piece in t.cards.seen(TAKEN + seat, eye):
        value = -1 - piece - BACKS_OF_CARDS if piece < 0 else printed.colonies[piece - FIRST_COLONY].value
        tile = piece - FIRST_COLONY if piece >= 0 else -1
        annexed = bool((p.annexed >> value) & 1)
        points = printed.colonies[tile].points if annexed else printed.fronts[value].points
        out.append({"value": value, "annexed": annexed, "tile": tile, "points": points})
    return out
