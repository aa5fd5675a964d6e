"""Age of Heroes: what each eye sees. Never imported by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.masks import bits
from cradle.games.heroes import sight
from cradle.games.heroes.numbers import ATTACK, DRAFTS, GOALS, ITEMS, KEPT, KINDS, NO_PLEDGE, PLEDGES, SHUN
from cradle.games.heroes.pieces import (
    AWAY,
    BARBARIAN,
    BATTLE,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    HERO_ARMY,
    HERO_LED,
    LED,
    LINE,
    SEAT_ZONES,
    SHAKEN,
    SWORDS,
    Battle,
    Offer,
    Promise,
    Tribe,
)
from cradle.games.heroes.printed import count

if TYPE_CHECKING:
    from cradle.games.heroes.table import Heroes

PHASES: Final = {"act": 1, "monument": 2, "hand-limit": 3, "discard-down": 4, "clean-up": 4}  # until what comes next
HAND_PATHS: Final = [f"hand.{kind}" for kind in range(KEPT)]


def view(t: Heroes, eye: int) -> sight.View:
    """Cards are counted by kind: two of a kind are one to every eye. Seats are numbers, -1 is nobody or everybody."""
    return {
        "pending": t.pending(),
        "choices": t.rules.choices[:],
        "round": t.round,
        "starter": t.starter,
        "turn": t.turn,
        "phase": phase(t),
        "fair": bool(t.at_fair),
        "winner": t.winner,
        "stock": {item: t.stock[i] for i, item in enumerate(ITEMS)},
        "deck": len(t.cards.zones[DECK]),
        "discards": kinds_in(t, t.cards.zones[DISCARD]),
        "battle_deck": len(t.cards.zones[BATTLE]),
        "players": [tribe(t, s, eye) for s in range(t.seats)],
        "offers": [offer(t.offers[n], n, t.open >> n & 1) for n in range(len(t.offers))],
        "draft": draft(t, eye),
        "promises": [promise(p) for p in t.promises],
        "asked_roads": [s for s in range(t.seats) if t.asked_roads >> s & 1],
        "forced": [s for s in range(t.seats) if t.forced >> s & 1],
        "duels": [t.duels[i : i + 4] for i in range(0, len(t.duels), 4)],
        "battle": battle(t, t.battle, eye) if t.battle is not None else None,
    }


def phase(t: Heroes) -> int:
    """Heroes 3.2 to 3.10: the phase of the turn, by what is left to do of it."""
    for step in reversed(t.agenda):
        found = PHASES.get(step.name(), 0)
        if found:
            return found
    return 0


def kinds_in(t: Heroes, cards: list[int]) -> list[int]:
    """How many of each kind."""
    out = [0] * KINDS
    for card in cards:
        out[t.printed.kinds[card]] += 1
    return out


def tribe(t: Heroes, seat: int, eye: int) -> sight.Tribe:
    p = t.tribes[seat]
    hand = [card for card in t.cards.seen(HAND + SEAT_ZONES * seat, eye) if card >= 0]
    return {
        "people": p.people,
        "special": p.special,
        "fallen": p.fallen,
        "cities": p.cities,
        "fortresses": p.fortresses,
        "stones": p.stones,
        "roads": [s for s in range(t.seats) if p.roads >> s & 1],
        "due": p.due,
        "armies": [army(flags) for flags in sorted(p.armies)],
        "hand": kinds_in(t, hand)[:KEPT],
        "unknown": len(t.hand(seat)) - len(hand),
        "waiting": kinds_in(t, t.cards.zones[DRAWN + SEAT_ZONES * seat]),
        "drafts": DRAFTS - t.begun[seat],
        "kept": p.kept,
        "broken": p.broken,
        "strength": strength(p),
    }


def numbers(t: Heroes, seat: int) -> dict[str, int]:
    p = t.tribes[seat]
    out = {
        "cities": p.cities,
        "fortresses": p.fortresses,
        "stones": p.stones,
        "roads.length": bits(p.roads),
        "armies.length": len(p.armies),
    }
    held = kinds_in(t, t.hand(seat))
    for kind in range(KEPT):
        out[HAND_PATHS[kind]] = held[kind]
    return out


def army(flags: int) -> sight.Army:
    return {"general": bool(flags & LED), "quake": bool(flags & SHAKEN), "away": bool(flags & AWAY)}


def strength(p: Tribe) -> int:
    """Armies that could fight now."""
    return p.count(0) + p.count(LED)


def lot(packed: int) -> list[int]:
    return [count(packed, kind) for kind in range(KEPT)]


def pledge(number: int) -> sight.Pledge:
    if number >= SHUN:
        return {"what": "shun", "about": number - SHUN}
    if number >= ATTACK:
        return {"what": "attack", "about": number - ATTACK}
    return {"what": PLEDGES[number], "about": -1}


def offer(o: Offer, number: int, is_open: int) -> sight.Offer:
    return {
        "number": number,
        "open": bool(is_open),
        "by": o.by,
        "to": o.to,
        "give": lot(o.give),
        "want": lot(o.want),
        "vow": pledge(o.vow) if o.vow != NO_PLEDGE else None,
        "wish": pledge(o.wish) if o.wish != NO_PLEDGE else None,
        "reply": o.reply,
        "request": bool(o.request),
    }


def draft(t: Heroes, eye: int) -> sight.Offer | None:
    """The offer that the eye itself is composing."""
    return offer(t.draft(eye), -1, 0) if t.note(eye) else None


def promise(p: Promise) -> sight.Promise:
    return {"by": p.by, "to": p.to, "pledge": pledge(p.pledge), "since": p.since}


def battle(t: Heroes, b: Battle, eye: int) -> sight.Battle:
    return {
        "attacker": b.attacker,
        "barbarians": b.attacker == BARBARIAN,
        "defender": b.defender,
        "goal": GOALS[b.goal],
        "road": bool(b.road),
        "called_off": bool(b.called_off),
        "wins": b.wins,
        "losses": bits(b.fallen[0]),  # 8.5
        "lines": [line(t, b, side, eye) for side in range(2)],
        "swords": [swords(t, side, eye) for side in range(2)],
        "heroes_only": bool(b.heroes_only),
        "chosen": b.chosen[:] if t.rules.attacker_first else [-1, -1],
    }


def line(t: Heroes, b: Battle, side: int, eye: int) -> list[sight.Unit]:
    """Armies in their order; a card is its strength, -1 if the eye does not know it, 0 if there is none."""
    cards = t.cards.seen(LINE + side, eye)
    out: list[sight.Unit] = []
    for i, unit in enumerate(b.units[side]):
        card = cards[i] if i < len(cards) else 0
        out.append(
            {
                "hero": bool(unit & HERO_ARMY),
                "general": bool(unit & LED),
                "hero_general": bool(unit & HERO_LED),
                "fought": bool(b.fought[side] >> i & 1),
                "destroyed": bool(b.fallen[side] >> i & 1),
                "card": (t.printed.strengths[card] if card >= 0 else -1) if i < len(cards) else 0,
            }
        )
    return out


def swords(t: Heroes, side: int, eye: int) -> list[int]:
    """Battle cards not laid yet, by strength."""
    return sorted([t.printed.strengths[card] if card >= 0 else -1 for card in t.cards.seen(SWORDS + side, eye)])
