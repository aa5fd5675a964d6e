"""Hadara: the same numbers as the title's observer writes, read from a view alone, slowly and in names."""

from __future__ import annotations

from typing import Any, Final

from tests.laws.observed import Seen, asked, question, within

KINDS: Final = [
    "choose-board",
    "choose-side",
    "set-wheel",
    "draft",
    "take",
    "place-tile",
    "colony",
    "bust",
    "feed",
    "medal",
]
STAGES: Final = ["setup", "wheel", "draft", "income", "colonies", "busts", "piles", "feeding", "medals", "over"]
CARDS: Final = 162
MANY: Final = 999


def observed(view: Seen, eye: int, seats: int, wide: bool) -> list[int]:
    seated = [(eye + i) % seats for i in range(seats)]
    row = table(view, eye, seats)
    row += columns(view, eye) if wide else places(view, seated)
    row += asks(view, eye)
    for seat in seated:
        row += player(view, seat)
        if wide:
            row += one_hot(view["players"][seat]["cards"], CARDS)
            row += one_hot([c["tile"] for c in view["players"][seat]["colonies"] if c["tile"] >= 0], 25)
    return row


def one_hot(cards: list[int], count: int) -> list[int]:
    return [int(card in cards) for card in range(count)]


def table(view: Seen, eye: int, seats: int) -> list[int]:
    def told(seat: int) -> int:
        return (seat - eye) % seats if seat >= 0 else -1

    unseen = [-1 - card for card in view["gone"] if card < 0]
    tops = [view["prices"][str(top)] if top >= 0 else -1 for top in view["tops"]]
    hand = [view["prices"][str(card)] for card in sorted(view["players"][eye]["hand"])]
    return [
        *view["choices"],
        view["epoch"],
        view["phase"],
        STAGES.index(view["stage"]),
        view["turn"],
        told(view["leader"]),
        *[told(seat) for seat in view["leaders"] or [-1, -1, -1]],
        view["wheel"],
        *view["ring"],
        *view["decks"],
        *view["piles"],
        *view["stacks"],
        *[unseen.count(back) for back in range(15)],
        *within(tops, -1, MANY),
        *within(hand or [-1, -1], -1, MANY),
    ]


def columns(view: Seen, eye: int) -> list[int]:
    tops, hand = one_hot(view["tops"], CARDS), one_hot(view["players"][eye]["hand"], CARDS)
    return tops + hand + one_hot(view["aside"] + view["gone"], CARDS)


def places(view: Seen, seated: list[int]) -> list[int]:
    cards, tiles = [0] * CARDS, [0] * 25
    for place, lying in ((1, view["aside"] + view["gone"]), (2, view["tops"]), (3, view["players"][seated[0]]["hand"])):
        for card in lying:
            if card >= 0:
                cards[card] = place
    for i, seat in enumerate(seated):
        for card in view["players"][seat]["cards"]:
            cards[card] = 4 + i
        for colony in view["players"][seat]["colonies"]:
            if colony["tile"] >= 0:
                tiles[colony["tile"]] = 1 + i
    return cards + tiles


def asks(view: Seen, eye: int) -> list[int]:
    name, numbers = question(view, eye)
    if not name:
        return [-1] * 5
    row = [KINDS.index(name), -1, -1, -1, -1]
    if name == "place-tile":
        row[1] = numbers[0]
    if name in ("colony", "bust"):
        row[2:4] = within(numbers, 0, MANY)
    if name == "feed":
        row[4:5] = within(numbers, 0, MANY)
    return row


def player(view: Seen, seat: int) -> list[int]:
    p: Any = view["players"][seat]
    busts = [2 * bust["tile"] + bust["points_up"] if bust["carved"] else -1 for bust in p["busts"]]
    colonies = [0] * 5
    for colony in p["colonies"]:
        colonies[colony["value"]] = 2 if colony["annexed"] else 1
    tiled = []
    for track in range(4):
        tiled += ([card for card, on in p["tiled"] if on == track] + [-1, -1])[:2]
    row = [asked(view, seat), p["crest"], p["setup"], p["side"], view["pointed"][seat], len(p["hand"])]
    row += within([p["coins"], *p["tracks"], *p["colours"]], 0, MANY) + within([p["hungry"]], -MANY, MANY)
    row += within([p["sets"], p["income"]], 0, MANY) + p["tiles"] + busts + colonies
    row += [p["silver"].count(track) for track in range(4)] + [p["gold"]] + tiled
    row += within(p["asks"]["military"] + p["asks"]["culture"], 0, MANY)
    return row + within(list(p["score"].values()), -MANY, MANY)
