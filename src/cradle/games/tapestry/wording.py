"""What an effect says: texts put together from its content words, so that any legal combination can be read."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain
from cradle.core.words import Wording
from cradle.games.tapestry.pieces import RESOURCES

AMOUNTS: Final = ["tiles", "cards", "space"]
LISTS: Final = ["then", "all", "one"]
FOR_OTHERS: Final = ["everyone", "neighbours"]
AROUND: Final = ["may", *FOR_OTHERS]
PRICES: Final = {"resources": "gain-any", "tiles": "tiles", "cards": "cards", "technologies": "technologies"}


def wording(value: object) -> Wording:
    """An effect as the content writes it; checked by the vocabulary before."""
    data = words_of(value)
    for name in LISTS:
        if name in data:
            return join(name, [bracketed(name, part) for part in parts_of(data[name])])
    for name in AROUND:
        if name in data and "advance" not in data:
            return say(name, {}, {"part": wording(data[name])})
    if "do" in data:
        name = "times" if "times" in data else "with_players"
        return say(name.replace("_", "-"), {"n": number(data[name])}, {"part": wording(data["do"])})
    if "first_in_era" in data:
        return say("first-in-era", {}, {"first": wording(data["first_in_era"]), "other": wording(data["otherwise"])})
    if "wonders" in data:
        cases = words_of(data["wonders"])
        return say("wonders", {}, {name: wording(cases[name]) for name in ("fewest", "most", "other")})
    if "pay" in data:
        return say("pay", {}, {"gain": wording(data["gain"]), "price": price(words_of(data["pay"]))})
    return gains(data) or moves(data) or Wording(f"effect-{spell(value)}", {}, {})


def gains(data: Plain) -> Wording | None:
    """Effects with amounts."""
    for name in ("gain", "lose"):
        if name in data:
            given = words_of(data[name])
            made = join("list", [amount(f"gain-{r}", given[r]) for r in [*RESOURCES, "any"] if r in given])
            return made if name == "gain" else say("lose", {}, {"part": made})
    if "points" in data:
        made = amount("points", data["points"])
        return say(f"per-{data['per']}", {}, {"points": made}) if "per" in data else made
    for name in AMOUNTS:
        if name in data:
            return amount(name, data[name])
    if "building" in data and data.get("outside"):
        return say("outside", {}, {"part": Wording(f"effect-building-{data['building']}", {}, {})})
    if "landmark" in data and data["landmark"] != "any":
        return say("landmark", {}, {"landmark": Wording(f"landmark-{data['landmark']}", {}, {})})
    return None


def moves(data: Plain) -> Wording | None:
    """Steps on tracks, inventions and conquests."""
    for name in ("advance", "regress"):
        if name in data:
            return past_end(data, say(f"{name}-{data[name]}", {}, {"reward": reward(data["reward"])}))
    if "research" in data:
        return past_end(data, say("research", {}, {"reward": reward(data["research"])}))
    if "invent" in data and data.get("upgraded"):
        return say("upgraded", {}, {"part": Wording(f"effect-invent-{data['invent']}", {}, {})})
    if "conquer" in data and data["dice"] != "one":
        plain = Wording(f"effect-conquer-{data['conquer']}-dice-one", {}, {})
        return say(f"dice-{data['dice']}", {}, {"part": plain})
    return None


# -- small parts ---------------------------------------------------------------------------------------------------


def say(name: str, numbers: dict[str, int], parts: dict[str, Wording]) -> Wording:
    return Wording(f"effect-say-{name}", numbers, parts)


def amount(name: str, n: object) -> Wording:
    return say(name, {"n": number(n)}, {})


def reward(name: object) -> Wording:
    return say(f"reward-{name}", {}, {})


def price(pay: Plain) -> Wording:
    name = next(iter(pay))
    return amount(PRICES[name], pay[name])


def past_end(data: Plain, made: Wording) -> Wording:
    points = number(data.get("past_end", 0))
    return say("past-end", {}, {"part": made, "points": amount("points", points)}) if points else made


def join(name: str, parts: list[Wording]) -> Wording:
    made = parts[0]
    for part in parts[1:]:
        made = say(name, {}, {"first": made, "second": part})
    return made


def bracketed(outer: str, value: object) -> Wording:
    """A list inside a list stands in brackets, and so does what is for others beside what is one's own."""
    made = wording(value)
    grouped = LISTS if outer == "then" else [*LISTS, *FOR_OTHERS]
    return say("group", {}, {"part": made}) if any(name in words_of(value) for name in grouped) else made


def words_of(value: object) -> Plain:
    return value if isinstance(value, dict) else {}


def parts_of(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def number(value: object) -> int:
    return value if isinstance(value, int) else 0


def spell(value: object) -> str:
    """An effect as one word, the same for the same words in any order of writing."""
    if isinstance(value, dict):
        return "-".join([f"{str(key).replace('_', '-')}-{spell(value[key])}" for key in value])
    if isinstance(value, list):
        return "-or-".join([spell(part) for part in value]) if value else "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
