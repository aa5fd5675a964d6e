"""Hadara: the worked examples of the printed rules, played through the rules of the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import pytest

from cradle.games.hadara.box import COLOURS, CRESTS, TRACKS, VALUES
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import DECK, GONE, HAND, OWNED, PILE, STACK
from tests.games.hadara import examples as ex
from tests.games.hadara.positions import (
    CARD,
    STANDARD,
    Position,
    line,
    markers,
    may,
    new_game,
    opening,
    owned,
    position,
    refuses,
    say,
)

LETTERS: Final = dict(zip(COLOURS, "yrbgp", strict=True))


class Row(Protocol):
    @property
    def id(self) -> str: ...


USED: Final[list[str]] = []


def each(rows: Sequence[Row]) -> pytest.MarkDecorator:
    """One test a row, called by the row's id."""
    USED.extend(row.id for row in rows)
    return pytest.mark.parametrize("row", rows, ids=[row.id for row in rows])


def plain(colour: str, count: int) -> list[str]:
    """So many cards of a colour without effects, dearest last."""
    first = 5 if colour == "purple" else 1
    return [f"{LETTERS[colour]}1-{n:02}" for n in range(first, first + count)]


def foodless(count: int) -> list[str]:
    """So many cards without food and without effect."""
    steps = STANDARD.printed.steps
    cards = [name for name, card in CARD.items() if not steps[card][3] and not name.startswith("p")]
    return cards[:count]


def tracked(row: tuple[int, int, int, int]) -> dict[str, int]:
    return dict(zip(TRACKS, row, strict=True))


def gains(table: Hadara, before: Sequence[int]) -> tuple[int, ...]:
    return tuple(now - then for now, then in zip(table.players[0].tracks, before, strict=True))


def with_initiatives(wanted: list[int]) -> Hadara:
    """A game in which the seats were dealt the setup cards with these initiatives."""
    for seed in range(2000):
        table = opening(len(wanted), seed)
        if [STANDARD.printed.setups[player.setup].initiative for player in table.players] == wanted:
            return table
    raise AssertionError("no such deal")


# -- setting up, leading, the draft ----------------------------------------------------------------------------------


@each(ex.STARTS)
def test_starts(row: ex.Start) -> None:
    table = with_initiatives([row.initiative, 1])
    player = table.players[0]
    assert STANDARD.printed.setups[player.setup].card_id == row.card
    assert row.side == "ab"[player.side]
    assert player.coins - (0 if table.leaders[0] == 0 else 1) == row.coins  # of two players the second gets one more
    assert player.tracks == list(row.steps)


@each(ex.DEALS)
def test_deals(row: ex.Deal) -> None:
    table = opening(row.seats) if row.epoch == 1 else position(row.seats).epoch(row.epoch - 1).ask("epoch-end")
    assert [len(table.cards.zones[DECK + colour]) for colour in range(5)] == [row.cards] * 5


@each(ex.STACKS)
def test_stacks(row: ex.Stack) -> None:
    table = new_game(row.seats)
    assert [len(table.cards.zones[STACK + value]) for value in range(5)] == [row.tiles] * 5


@each(ex.LEADINGS)
def test_leadings(row: ex.Leading) -> None:
    table = with_initiatives(row.initiatives)
    assert [row.initiatives[seat] for seat in table.leaders] == row.leaders
    richer = [
        row.initiatives[seat]
        for seat, player in enumerate(table.players)
        if player.coins > STANDARD.printed.setups[player.setup].coins[0]
    ]
    assert richer == row.extra_coin


@each(ex.DRAWS)
def test_draws(row: ex.Draw) -> None:
    table = opening()
    colour = COLOURS.index(row.colour)
    assert table.players[0].crest == CRESTS.index(row.crest)
    table.answer(table.first(), table.ring.index(colour))
    hand = table.cards.zones[HAND][:]
    assert [STANDARD.printed.colour[card] for card in hand] == [colour] * row.drawn
    for seat in (0, 1):
        table.answer(seat, table.answers(seat)[-1])
    assert len([card for card in table.cards.zones[PILE + colour] if card in hand]) == row.laid
    assert len([card for card in table.cards.zones[GONE] + table.cards.zones[OWNED] if card in hand]) == row.kept


@each(ex.TURNS)
def test_turns(row: ex.Turn) -> None:
    before, after = COLOURS.index(row.before), COLOURS.index(row.after)
    tables = (opening(seed=seed) for seed in range(200))
    table = next(t for t in tables if t.ring[(t.ring.index(before) + 1) % 5] == after)
    table.answer(table.first(), table.ring.index(before))
    assert CRESTS[table.players[0].crest] == row.crest
    assert table.pointed(0) == before
    for seat in (0, 1):
        table.answer(seat, table.answers(seat)[-1])
    assert table.pointed(0) == after


# -- buying, selling, tracks, income ---------------------------------------------------------------------------------


@each(ex.PURCHASES)
def test_purchases(row: ex.Purchase) -> None:
    assert STANDARD.printed.price[CARD[row.card]] == row.printed
    mine = [card for card in plain(row.colour, row.owned + 1) if card != row.card][: row.owned]
    table = position().owns(*mine).coins(9).pile(row.colour, row.card).ask("take", 0)
    before, points = table.players[0].tracks[:], line(table, 0, "cards")
    say(table, 0, f"buy {row.colour}")
    assert table.players[0].coins == 9 - row.price
    assert row.steps is None or gains(table, before) == row.steps
    assert row.points is None or line(table, 0, "cards") - points == row.points


@each(ex.SALES)
def test_sales(row: ex.Sale) -> None:
    bonuses = ["p1-01", "p1-02"][: row.bonuses]
    table = position().epoch(row.epoch).owns(*bonuses).pile("blue", f"b{row.epoch}-04").ask("take", 0)
    say(table, 0, "sell blue")
    assert table.players[0].coins == row.coins
    assert table.cards.zones[GONE] == [CARD[f"b{row.epoch}-04"]]


@each(ex.MOVES)
def test_moves(row: ex.Move) -> None:
    card = {"id": "b1-02", "steps": [0, 0, row.steps, 0]}
    table = position().printed(card=[card]).coins(9).tracks(culture=row.before).pile("blue", "b1-02").ask("take", 0)
    say(table, 0, "buy blue")
    assert table.players[0].tracks[2] == row.after
    assert markers(row.after) == (row.tens, row.marker)


@each(ex.EARNINGS)
def test_earnings(row: ex.Earning) -> None:
    gap = ["p2-13"][: row.gap_cards]
    table = position().epoch(2).owns(*gap).tracks(**tracked(row.tracks)).ask("income")
    assert table.players[0].coins == row.coins
    assert tuple(table.players[0].tracks) == row.tracks


# -- colonies and busts ----------------------------------------------------------------------------------------------


@each(ex.FRONTS)
def test_fronts(row: ex.Front) -> None:
    table = position().coins(9).tracks(military=row.value).top(row.tile).ask("colonies")
    place = VALUES.index(row.value)
    assert table.label(0, 1 + place).numbers == [place, row.plunder, 0, row.points, 0]
    assert table.label(0, 6 + place).numbers == [place, row.annex, 0, row.points, 0]


@each(ex.TAKINGS)
def test_takings(row: ex.Taking) -> None:
    mine = (["p2-01"] if row.colony_coins else []) + (["p3-14"] if row.buyer else [])
    wishes = position().epoch(3).owns(*mine).coins(50).tracks(military=row.military).plundered(*row.owned)
    table = wishes.top(*([row.tile] if row.tile else [])).ask("colony", 0, 1, 10 if row.buyer else 0)
    words = f"{'annex' if row.annex else 'plunder'} {row.value}"
    if not row.allowed:
        refuses(table, 0, words, row.clauses[0])
        return
    before, points = table.players[0].tracks[:], line(table, 0, "colonies")
    assert table.label(0, table.kind(0).answer(words_of(row))).numbers[2] == row.paid
    say(table, 0, words)
    plunder = STANDARD.printed.fronts[VALUES.index(row.value)].plunder
    assert table.players[0].coins - 50 == (row.coins if row.coins is not None else plunder - row.paid)
    assert gains(table, before) == row.steps
    assert row.points is None or line(table, 0, "colonies") - points == row.points


def words_of(row: ex.Taking) -> str:
    return f"{'annex' if row.annex else 'plunder'}-{VALUES.index(row.value)}"


@each(ex.SPACES)
def test_spaces(row: ex.Space) -> None:
    table = position().tracks(culture=row.requirement).ask("busts")
    say(table, 0, f"track {row.bust} food")
    assert line(table, 0, "busts") == row.points
    assert position().tracks(culture=row.requirement - 1).ask("busts").over()


@each(ex.CARVINGS)
def test_carvings(row: ex.Carving) -> None:
    mine = ["p2-14"] if row.bust_bonus else []
    table = position().epoch(2).owns(*mine).tracks(culture=row.culture).ask("busts")
    before = table.players[0].tracks[:]
    say(table, 0, f"{'track' if row.track_side else 'points'} {row.bust} {row.track}")
    assert gains(table, before) == row.steps
    assert line(table, 0, "busts") == row.points


# -- piles, feeding, medals ------------------------------------------------------------------------------------------


@each(ex.TAKEN)
def test_taken(row: ex.Taken) -> None:
    table = position().coins(9).pile(row.colour, "p1-05", "p1-06").ask("take", 0)
    assert [table.kind(0).span(answer).name for answer in table.answers(0)] == row.choices
    assert table.label(0, table.answers(0)[0]).numbers[1] == CARD["p1-06"]


@each(ex.MEALS)
def test_meals(row: ex.Meal) -> None:
    special = (["p2-11"] if row.buyout else []) + (["p2-12"] if row.surplus else [])
    common = foodless(row.cards - len(special))
    table = position().epoch(2).owns(*special, *common).coins(50).tracks(food=row.food).ask("feeding")
    say(table, 0, *["pay"] * row.bought_off)
    assert row.bought_off < 6 or not may(table, 0, "pay")
    say(table, 0, *[f"discard {card}" for card in common[: row.discards]])
    assert table.over()
    assert table.players[0].coins == 50 - row.paid + row.gained
    assert len(owned(table, 0)) == row.cards - row.discards


@each(ex.LOSSES)
def test_losses(row: ex.Loss) -> None:
    table = position().owns(row.card).tracks(income=5, military=5, culture=5, food=0).ask("feeding")
    before = table.players[0].tracks[:]
    assert COLOURS[STANDARD.printed.colour[CARD[row.card]]] == row.colour
    say(table, 0, f"discard {row.card}")
    assert gains(table, before) == tuple(-steps for steps in row.lost)
    assert table.players[0].coins == row.coins


@each(ex.PRICES)
def test_prices(row: ex.Prices) -> None:
    mine = ["p2-03"] if row.discount else []
    table = position().epoch(row.epoch).owns(*mine).coins(row.silver + row.gold).ask("medals")
    say(table, 0, "silver food")
    assert table.players[0].coins == row.gold
    say(table, 0, "gold")
    assert table.players[0].coins == 0


# -- the score -------------------------------------------------------------------------------------------------------


@each(ex.SILVERS)
def test_silvers(row: ex.Silver) -> None:
    full = ["p3-01", "p3-02"][: row.full_cards]
    wishes = position().owns(*full).tracks(**tracked(row.tracks)).silver(*row.tiles)
    assert line(wishes.table(), 0, "silver") == row.points


@pytest.mark.clause("hadara/15.2")
def test_silver_full_one_with_the_other_reading() -> None:
    row = next(row for row in ex.SILVERS if row.id == "silver-full-one")
    wishes = position(silver="every").owns("p3-01").tracks(**tracked(row.tracks)).silver(*row.tiles)
    assert line(wishes.table(), 0, "silver") == ex.SILVER_EVERY_POINTS


@each(ex.GOLDS)
def test_golds(row: ex.Gold) -> None:
    cards = [card for colour in COLOURS for card in plain(colour, row.sets)]
    assert line(position().owns(*cards).gold(row.medals).table(), 0, "gold") == row.points


@each(ex.SETS)
def test_sets(row: ex.Sets) -> None:
    cards = [card for colour, n in zip(COLOURS[:4], row.cards, strict=False) for card in plain(colour, n)]
    purple = plain("purple", row.cards[4] - row.jokers) + ["p3-11"][: row.jokers]
    assert line(position().owns(*cards, *purple).gold(1).table(), 0, "gold") == 7 * row.sets


def scoring_example() -> Position:
    """The civilization that both rulebooks score: 16 cards in three sets, and the rest of the example."""
    points = next(row for row in ex.SUMS if row.line == "cards").values
    names = [card for colour in COLOURS for card in plain(colour, 3)] + ["y1-04"]
    printed = [{"id": name, "points": points[i]} for i, name in enumerate(names)]
    wishes = position().printed(card=printed).owns(*names).plundered(3, 9, 15, 21).coins(11)
    wishes.carved("bust-1", "culture").carved("bust-2", "culture").carved("bust-3", "food", points_up=True)
    return wishes.tracks(income=18, military=27).silver("military", "income").gold(1)


@each(ex.SUMS)
def test_sums(row: ex.Sum) -> None:
    table = scoring_example().table()
    assert sum(row.values) == row.points
    if row.line == "total":
        assert [points[0] for points in table.sheet().points] == row.values
        assert table.sheet().totals()[0] == row.points
    else:
        assert line(table, 0, row.line) == row.points


@each(ex.PURSES)
def test_purses(row: ex.Purse) -> None:
    table = position().coins(row.coins).table()
    assert line(table, 0, "coins") == row.points
    assert table.sheet().ties[0] == [row.left]


@each(ex.COUNTS)
def test_counts(row: ex.Count) -> None:
    table = position().coins(9).owns(*plain(row.colour, row.owned)).pile("purple", row.card).ask("take", 0)
    before = table.players[0].tracks[:]
    say(table, 0, "buy purple")
    assert gains(table, before) == row.steps


@each(ex.TIES)
def test_ties(row: ex.Tie) -> None:
    """Points come from two cards each, printed for this example."""
    printed: list[dict[str, object]] = []
    wishes = position(len(row.points))
    for seat, points in enumerate(row.points):
        names = [f"{'yrb'[seat]}1-01", f"{'yrb'[seat]}1-02"]
        printed += [{"id": names[0], "points": points // 2}, {"id": names[1], "points": points - points // 2}]
        wishes.seat(seat).owns(*names).coins(row.left[seat])
    sheet = wishes.printed(card=printed).table().sheet()
    assert sheet.totals() == row.points
    assert sheet.winners() == row.winners


def test_all_examples_are_used() -> None:
    written = [row.id for rows in vars(ex).values() if isinstance(rows, list) for row in rows if hasattr(row, "id")]
    assert sorted(USED) == sorted(written)
    assert len(USED) == len(set(USED)) == 65
