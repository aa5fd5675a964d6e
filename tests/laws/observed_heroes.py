"""What a row of Age of Heroes must hold, read from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cradle import shelf

PLEDGES = ["peace", "road", "gift", "attack", "shun"]
OFFERS_OF_A_SEAT = 3
UNITS = 18
OF_A_UNIT = ["hero", "general", "hero_general", "fought", "destroyed"]


def observed(view: Mapping[str, Any], eye: int, seats: int, wide: bool) -> list[int]:
    reader = Reader(view, eye, seats, wide)
    rows = [reader.table(), reader.draft(), reader.battle(), reader.question()]
    rows += [reader.seat((eye + n) % seats) for n in range(seats)]
    return [number for row in rows for number in row]


class Reader:
    def __init__(self, view: Mapping[str, Any], eye: int, seats: int, wide: bool) -> None:
        self.view, self.eye, self.seats, self.wide = view, eye, seats, wide
        self.kinds = [kind.name for kind in shelf.title("heroes").kinds]

    def away(self, seat: int) -> int:
        """How far a seat is from the one who looks."""
        return (seat - self.eye) % self.seats if seat >= 0 else -1

    def table(self) -> list[int]:
        v = self.view
        duels = [number for duel in v["duels"][-4:] for number in duel]
        return [
            *v["choices"],
            min(v["round"], 999),
            self.away(v["starter"]),
            self.away(v["turn"]),
            int(v["fair"]),
            self.away(v["winner"]),
            *(min(n, 15) for n in v["stock"].values()),
            v["deck"],
            *v["discards"],
            v["battle_deck"],
            *(min(n, 23) for n in duels),
            *[0] * (16 - len(duels)),
        ]

    # -- offers ------------------------------------------------------------------------------------------------

    def draft(self) -> list[int]:
        draft = self.view["draft"]
        return [int(draft is not None), *self.offer(draft)[1:]]

    def offer(self, offer: Mapping[str, Any] | None) -> list[int]:
        if offer is None:
            return [-1, -1, 0, -1, -1, -1, -1, -1, *self.lot([0] * 14), *self.lot([0] * 14)]
        told = [offer["number"], self.away(offer["to"]), int(offer["request"]), offer["reply"]]
        return [
            *told,
            *self.pledge(offer["vow"]),
            *self.pledge(offer["wish"]),
            *self.lot(offer["give"]),
            *self.lot(offer["want"]),
        ]

    def lot(self, counts: list[int]) -> list[int]:
        if self.wide:
            return counts
        cards = [kind for kind in range(14) for _ in range(counts[kind])][:5]
        return cards + [-1] * (5 - len(cards))

    def pledge(self, pledge: Mapping[str, Any] | None) -> list[int]:
        return [-1, -1] if pledge is None else [PLEDGES.index(pledge["what"]), self.away(pledge["about"])]

    def offers_of(self, seat: int) -> list[int]:
        standing = [offer for offer in self.view["offers"] if offer["open"] and offer["by"] == seat]
        newest: list[Mapping[str, Any] | None] = [*standing[::-1], None, None, None]
        return [number for offer in newest[:OFFERS_OF_A_SEAT] for number in self.offer(offer)]

    def promised(self, seat: int) -> list[int]:
        """Counted: of this fair or before, what, and to whom or about whom."""
        found: Counter[tuple[bool, str, int]] = Counter()
        for promise in self.view["promises"]:
            if promise["by"] == seat:
                what, about = promise["pledge"]["what"], promise["pledge"]["about"]
                before = promise["since"] < self.view["round"]
                found[before, what, self.away(about if about >= 0 else promise["to"])] += 1
        places = [(before, what, n) for before in (False, True) for what in PLEDGES for n in range(self.seats)]
        return [min(found[place], 99) for place in places]

    # -- battle ------------------------------------------------------------------------------------------------

    def battle(self) -> list[int]:
        b = self.view["battle"]
        if b is None:
            none = [-1, *[0] * 7, *self.line([])]
            return [0, -1, -1, -1, 0, 0, 0, 0, 0, *none, *none]
        single = [1, self.away(b["attacker"]), self.away(b["defender"])]
        single.append(["conquest", "plunder", "destruction"].index(b["goal"]))
        single += [int(b["road"]), int(b["called_off"]), int(b["heroes_only"]), b["wins"], b["losses"]]
        for side in range(2):
            swords = [b["swords"][side].count(strength) for strength in (-1, 1, 2, 3, 4, 5, 6)]
            single += [b["chosen"][side], *swords, *self.line(b["lines"][side])]
        return single

    def line(self, units: list[Mapping[str, Any]]) -> list[int]:
        none = [0] * (UNITS - len(units))
        cards = [unit["card"] for unit in units] + none
        told = [[1] * len(units), *[[int(unit[name]) for unit in units] for name in OF_A_UNIT]]
        if self.wide:
            return [number for column in told for number in column + none] + cards
        return [sum(column[i] << bit for bit, column in enumerate(told)) for i in range(len(units))] + none + cards

    # -- who is asked ------------------------------------------------------------------------------------------

    def put_to(self, seat: int) -> list[Any] | None:
        """What the seat is asked as far as anybody can see, as a pending step."""
        agenda, lanes = self.view["pending"]
        if not agenda:
            return None
        if agenda[-1][0] == "together":
            floor = agenda[-1][2] // 256**seat % 256
            return lanes[seat][-1] if len(lanes[seat]) > floor else None
        return agenda[-1] if agenda[-1][1] == seat else None

    def kind_of(self, seat: int) -> int:
        question = self.put_to(seat)
        return -1 if question is None else self.kinds.index(question[0])

    def question(self) -> list[int]:
        asked = self.kind_of(self.eye)
        match self.put_to(self.eye):
            case ["strike", _, card]:
                return [asked, card, -1, -1]
            case ["ward", _, card, drawer]:
                return [asked, card, self.away(drawer), -1]
            case ["consent", _, builder, way]:
                return [asked, -1, self.away(builder), way]
            case ["defend" | "defend-barbarians", _, attacker]:
                return [asked, -1, self.away(attacker), -1]
        return [asked, -1, -1, -1]

    # -- a seat ------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> list[int]:
        p = self.view["players"][seat]
        armies = Counter(army["general"] + 2 * army["quake"] + 4 * army["away"] for army in p["armies"])
        roads = [self.away(other) for other in p["roads"]]
        return [
            p["people"],
            p["special"],
            int(p["fallen"]),
            min(p["cities"], 15),
            min(p["fortresses"], 15),
            min(p["stones"], 15),
            min(p["due"], 999),
            min(p["kept"], 999),
            min(p["broken"], 999),
            p["drafts"],
            self.kind_of(seat),
            int(seat in self.view["asked_roads"]),
            int(seat in self.view["forced"]),
            min(p["strength"], 15),
            p["unknown"],
            *(int(n in roads) for n in range(self.seats)),
            *(min(armies[state], 15) for state in range(8)),
            *p["hand"],
            *p["waiting"][14:],
            *self.promised(seat),
            *self.offers_of(seat),
        ]
