"""Tapestry 4 and 12: every answer while exploring, gifts, and space tiles."""

from __future__ import annotations

from cradle.games.tapestry.explore import DrawSpace, sides
from cradle.games.tapestry.pieces import SPACE_DECK, SUPPLY, TILE_0, TILE_DISCARD, VOYAGES
from tests.games.tapestry.positions import (
    asks,
    gain,
    journal,
    play,
    points,
    refuses,
    resources,
    say,
    supply,
    table,
    told,
)


def test_4_3_every_free_hex_and_every_way_round() -> None:
    t = table(2)
    supply(t, 0, 1)
    gain(t, "explore-adjacent")
    say(t, "territory-1")
    allowed = [answer for answer in range(t.kind(0).bound) if not t.why(0, answer)]
    assert t.answers(0) == allowed and len({answer % 6 for answer in allowed}) == 6
    assert t.kind(0).word(allowed[1]) == f"at-{allowed[1] // 6}-{allowed[1] % 6}"
    assert list(t.label(0, allowed[1]).names) == ["hex", "turn", "sides"]


def test_12_3_the_gift_is_told_and_may_be_kept_back() -> None:
    t = play(table(2), "age-of-sail")
    heard = journal(t)
    gain(t, "explore-adjacent")
    tile = t.pile(0, SUPPLY)[0] - TILE_0
    say(t, f"tile-{tile}", "other-seat-1")
    assert told(heard, "gave-tile") == [[tile, 1]]
    t = play(table(2), "age-of-sail")
    gain(t, "explore-adjacent")
    say(t, "none")
    asks(t, "tile")
    assert points(t) == 0 and len(t.pile(0, SUPPLY)) == 3


def test_12_3a_the_only_tile_is_not_given() -> None:
    t = play(table(2), "age-of-sail")
    gain(t, "explore-adjacent")
    first, *others = t.pile(0, SUPPLY)
    for card in others:
        t.cards.move(card, t.zone(0, SUPPLY), TILE_DISCARD, t.cards.everybody)
    refuses(t, f"tile-{first - TILE_0}", "12.3a")


def test_12_18_points_for_the_sides_instead() -> None:
    t = play(table(2), "exploitation")
    supply(t, 0, 4)
    gain(t, "explore-adjacent")
    say(t, "territory-4")
    answer = t.answers(0)[0]
    gained = sides(t, answer // 6, 3, answer % 6)
    t.take(0, answer)
    asks(t, "double")
    say(t, "no")
    assert gained > 0 and points(t) == gained and resources(t)[3] == 1


def test_4_6_space_tiles_come_openly_until_there_are_none() -> None:
    t = table(2)
    effect = DrawSpace(2)
    assert not effect.loud  # they say of themselves that they are drawn
    deck = len(t.cards.zones[SPACE_DECK])
    for _ in range(deck):
        effect.apply(t, 0)
    drawn = t.pile(0, VOYAGES)
    assert len(drawn) == deck and not t.cards.zones[SPACE_DECK]
    assert all(t.cards.known[card] == t.cards.everybody for card in drawn)
