"""The vocabulary of effects: content words into numbered effects, parts before wholes."""

from __future__ import annotations

from typing import Final

from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.games.tapestry.adjusted import Homeland
from cradle.games.tapestry.ages import (
    BurnCards,
    Colonialism,
    DarkAges,
    Discovery,
    Guilds,
    PleaForAid,
    Socialism,
    Uprising,
    Wonders,
)
from cradle.games.tapestry.box import Effect, Printed
from cradle.games.tapestry.capital import AnyLandmark, GainBuilding, GainLandmark
from cradle.games.tapestry.civilizations import GainCivilization
from cradle.games.tapestry.conquest import DICE_MODES, REACH, Conquer, GroundBenefit
from cradle.games.tapestry.counting import COUNTS
from cradle.games.tapestry.discards import PRICES, PayFor
from cradle.games.tapestry.explore import WHERE, DrawSpace, Explore, Voyage
from cradle.games.tapestry.gains import DrawTiles, Gain, GainAny, Lose, Points, PointsPer
from cradle.games.tapestry.pieces import BUILDINGS, RESOURCES, TRACKS
from cradle.games.tapestry.research import Research
from cradle.games.tapestry.resolve import (
    PARTS,
    AnyOrder,
    AtLeast,
    Everyone,
    InOrder,
    May,
    Neighbours,
    Nothing,
    OneOf,
    Times,
)
from cradle.games.tapestry.rivals import (
    ChooseAlly,
    ChooseMarriage,
    Dictatorship,
    Espionage,
    FirstIntoEra,
    OilMagnate,
    OlympicHost,
    TradeEconomy,
)
from cradle.games.tapestry.settlers import SwapBuildings
from cradle.games.tapestry.tapestries import DrawCards, Overplay
from cradle.games.tapestry.technology import SOURCES, SYMBOLS, Invent, NewestCircle, RefreshDisplay, Symbol, Upgrade
from cradle.games.tapestry.tracks import REWARDS, Advance, Again, Regress, Singularity
from cradle.games.tapestry.wording import spell

LANDS: Final = ["conquered", "controlled"]


def odd_effect(name: str) -> Effect | None:
    """The effects that fit no vocabulary, one named step each."""
    made: dict[str, Effect] = {
        "ally": ChooseAlly(),
        "burn": BurnCards(),
        "colonialism": Colonialism(),
        "dark-ages": DarkAges(),
        "dictatorship": Dictatorship(),
        "discovery": Discovery(),
        "espionage": Espionage(),
        "guilds": Guilds(),
        "marry": ChooseMarriage(),
        "newest-circle": NewestCircle(),
        "oil-magnate": OilMagnate(),
        "olympic-host": OlympicHost(),
        "plea-for-aid": PleaForAid(),
        "singularity": Singularity(),
        "socialism": Socialism(),
        "swap": SwapBuildings(),
        "trade-economy": TradeEconomy(),
        "uprising": Uprising(),
    }
    return made.get(name)


class Vocabulary:
    """Reads effects into a box. The same words for the same line of the score sheet are one effect."""

    def __init__(self, box: Printed) -> None:
        self.box = box
        self.known: dict[tuple[str, int], int] = {}
        self.line = 0

    def read(self, value: object, where: str) -> int:
        """Make one effect, parts first; returns its number."""
        entry = Entry(value, where)
        made = self.whole(entry)
        if made is None:
            made = self.simple(entry)
        if made is None:
            made = self.deed(entry)
        if made is None:
            raise BadContent("core-content-unknown", {"where": where})
        entry.done()
        made.name = spell(value)
        made.words = value
        key = (made.name, self.line)
        if key not in self.known:
            self.known[key] = self.box.add(made, self.line)
        return self.known[key]

    def optional(self, entry: Entry, name: str) -> int:
        return self.read(entry.value(name), entry.at(name)) if entry.has(name) else -1

    def many(self, entry: Entry, name: str) -> list[int]:
        """A list of effects."""
        value = entry.value(name)
        if not isinstance(value, list):
            raise BadContent("core-content-list", {"where": entry.at(name), "length": 0})
        return [self.read(part, f"{entry.at(name)}[{i}]") for i, part in enumerate(value)]

    def parts(self, entry: Entry, name: str) -> list[int]:
        parts = self.many(entry, name)
        if not 2 <= len(parts) <= PARTS:
            raise BadContent("core-content-list", {"where": entry.at(name), "length": 2})
        return parts

    def whole(self, entry: Entry) -> Effect | None:
        """Effects made of effects."""
        if entry.has("then"):
            return InOrder(self.parts(entry, "then"))
        if entry.has("all"):
            parts = self.parts(entry, "all")
            return AnyOrder(parts, any(self.box.effects[part].loud for part in parts))
        if entry.has("one"):
            return OneOf(self.parts(entry, "one"))
        if entry.has("times"):
            times = entry.whole("times", 2, 9)
            return Times(times, self.read(entry.value("do"), entry.at("do")))
        if entry.has("may"):
            if not entry.has("advance"):
                return May(self.read(entry.value("may"), entry.at("may")))
        if entry.has("everyone"):
            return Everyone(self.read(entry.value("everyone"), entry.at("everyone")))
        if entry.has("neighbours"):
            return Neighbours(self.read(entry.value("neighbours"), entry.at("neighbours")))
        if entry.has("with_players"):
            players = entry.whole("with_players", 2, 5)
            return AtLeast(players, self.read(entry.value("do"), entry.at("do")))
        if entry.has("first_in_era"):
            first = self.read(entry.value("first_in_era"), entry.at("first_in_era"))
            return FirstIntoEra(first, self.read(entry.value("otherwise"), entry.at("otherwise")))
        if entry.has("wonders"):
            wonders = entry.entry("wonders")
            cases = [self.read(wonders.value(name), wonders.at(name)) for name in ("fewest", "most", "other")]
            wonders.done()
            return Wonders(cases[0], cases[1], cases[2])
        if entry.has("pay"):
            sort, amount = price(entry.entry("pay"))
            return PayFor(sort, amount, self.read(entry.value("gain"), entry.at("gain")))
        return None

    def simple(self, entry: Entry) -> Effect | None:
        """Gains."""
        if entry.has("gain"):
            amounts, free = resources(entry.entry("gain"))
            if free and sum(amounts):
                raise BadContent("core-content-unknown", {"where": f"{entry.at('gain')}.any"})
            return GainAny(free) if free else Gain(amounts)
        if entry.has("lose"):
            amounts, free = resources(entry.entry("lose"))
            return Lose(amounts, free)
        if entry.has("points"):
            points = entry.whole("points", 1, 50)
            return PointsPer(points, entry.one_of("per", COUNTS)) if entry.has("per") else Points(points)
        if entry.has("tiles"):
            return DrawTiles(entry.whole("tiles", 1, 9))
        if entry.has("cards"):
            return DrawCards(entry.whole("cards", 1, 9))
        if entry.has("space"):
            return DrawSpace(entry.whole("space", 1, 9))
        if entry.has("building"):
            return GainBuilding(entry.one_of("building", [*BUILDINGS, "any"]), entry.flag("outside", False))
        if entry.has("landmark"):
            if entry.text("landmark") == "any":
                return AnyLandmark()
            return GainLandmark(entry.one_of("landmark", self.box.landmark_ids))
        if entry.has("civilization"):
            entry.whole("civilization", 1, 1)
            return GainCivilization()
        if entry.has("nothing"):
            entry.whole("nothing", 1, 1)
            return Nothing()
        return None

    def deed(self, entry: Entry) -> Effect | None:
        """Actions."""
        if entry.has("explore"):
            return Explore(entry.one_of("explore", WHERE))
        if entry.has("voyage"):
            entry.whole("voyage", 1, 1)
            return Voyage()
        if entry.has("research"):
            return Research(entry.one_of("research", REWARDS), past_end(entry))
        if entry.has("advance"):
            track = entry.one_of("advance", TRACKS)
            return Advance(track, entry.one_of("reward", REWARDS), entry.flag("may", False), past_end(entry))
        if entry.has("regress"):
            return Regress(entry.one_of("regress", TRACKS), entry.one_of("reward", REWARDS))
        if entry.has("again"):
            return Again(entry.one_of("again", ["own", "once"]) == 1)
        if entry.has("invent"):
            return Invent(entry.one_of("invent", SOURCES), entry.flag("upgraded", False))
        if entry.has("upgrade"):
            entry.whole("upgrade", 1, 1)
            return Upgrade()
        if entry.has("refresh"):
            entry.whole("refresh", 1, 1)
            return RefreshDisplay()
        if entry.has("symbol"):
            return Symbol(entry.one_of("symbol", SYMBOLS))
        if entry.has("conquer"):
            anywhere = entry.one_of("conquer", REACH) == 1
            return Conquer(anywhere, entry.one_of("dice", DICE_MODES))
        if entry.has("ground"):
            return Homeland() if entry.one_of("ground", LANDS) else GroundBenefit()
        if entry.has("overplay"):
            entry.whole("overplay", 1, 1)
            return Overplay()
        if entry.has("odd"):
            return odd_effect(entry.text("odd"))
        return None


def past_end(entry: Entry) -> int:
    return entry.whole("past_end", 1, 50) if entry.has("past_end") else 0


def resources(entry: Entry) -> tuple[list[int], int]:
    """Amounts of the four resources, and how many of any sort."""
    amounts = [entry.whole(name, 1, 8) if entry.has(name) else 0 for name in RESOURCES]
    free = entry.whole("any", 1, 8) if entry.has("any") else 0
    entry.done()
    return amounts, free


def price(entry: Entry) -> tuple[int, int]:
    """What a bonus costs: a sort and an amount."""
    for sort, name in enumerate(PRICES):
        if entry.has(name):
            amount = entry.whole(name, 1, 9)
            entry.done()
            return sort, amount
    raise BadContent("core-content-missing", {"where": entry.at("resources")})
