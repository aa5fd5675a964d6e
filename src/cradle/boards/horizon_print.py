"""Horizon: what is printed on the pieces, in signs for what is gained and words for what is counted or waited for."""

from __future__ import annotations

from typing import Final

from cradle.boards.read import entries, number, numbers, plain
from cradle.core.plain import Plain
from cradle.language import TitleLanguage, Value

COIN: Final = "¢"
PIECE: Final = "☻"
POINT: Final = "★"
GUESS: Final = "≈"
TRACKS: Final = {"food": "♣", "economy": "◆", "infrastructure": "▲", "any": "✱"}
UNITS: Final = {"settler": "⚑", "soldier": "⚔", "either": "⚑⚔"}
TOKENS: Final = {"settle": "⌂", "fortify": "♜"}
WAYS: Final = {"settle": "⌂!", "fortify": "♜!", "build": "▣!", "new": "▣!", "existing": "▣!"}
LEVELS: Final = ["", "I", "II", "III", "IV"]
COLOURS: Final = {"blue": "bright_blue", "red": "red", "yellow": "yellow", "green": "green"}
SEATS: Final = ["bright_magenta", "bright_cyan", "bright_yellow", "bright_green"]
LEGEND: Final = [
    (COIN, "term-coins"),
    (PIECE, "term-active"),
    (POINT, "term-score"),
    ("↑", "term-invested"),
    ("⌂ ♜", "term-tokens"),
    ("⚑ ⚔", "term-units"),
    ("▣", "term-display"),
    ("⚗", "term-techs"),
    (GUESS, "term-reconstructed-short"),
]


def mark(entry: Plain, *fields: str) -> str:
    """A sign behind values that are a reconstruction, all of them or these fields."""
    known = entry.get("known")
    sure = isinstance(known, list) and bool(fields) and all(field in known or field not in entry for field in fields)
    return "" if entry.get("provenance") == "source" or sure else GUESS


def signs(words: TitleLanguage, effects: list[Plain]) -> str:
    """A list of effects."""
    return " ".join(sign(words, effect) for effect in effects)


def listed(words: TitleLanguage, entry: Plain, name: str) -> str:
    return signs(words, entries(entry, name))


def sign(words: TitleLanguage, e: Plain) -> str:
    times = f"×{e['times']}" if "times" in e else ""
    if "each" in e:
        return f"{listed(words, e, 'do')}/{counter(words, plain(e, 'each'))}"
    if "coins" in e:
        return f"+{e['coins']}{COIN}"
    if "population" in e:
        return f"+{e['population']}{PIECE}"
    if "vp" in e:
        return f"{e['vp']}{POINT}"
    if "move" in e:
        return f"→{e['move']}"
    if "explore" in e:
        return f"+{e['explore']}⬡"
    if "invest" in e:
        return f"↑{TRACKS[str(e['invest'])]}{times}"
    if "token" in e:
        return f"+{TOKENS[str(e['token'])]}{times}"
    if "structure" in e:
        return f"+▣{LEVELS[number(e, 'structure')]}"
    return deed(words, e)


def deed(words: TitleLanguage, e: Plain) -> str:
    if "recruit" in e:
        source = PIECE if e["from"] == "active" else "○"
        return f"{source}⇒{UNITS[str(e['recruit'])]}{e['strength']}"
    if "strengthen" in e:
        return f"{UNITS[str(e['strengthen'])]}+{e['by']}{'÷' if e.get('split') else ''}"
    if "research" in e:
        source = PIECE if e["from"] == "active" else "○"
        levels = "/".join(LEVELS[n] for n in numbers(e, "research"))
        return f"{source}⇒⚗{levels}{'∅' if e.get('ignore-links') else ''}{'°' if e.get('open-only') else ''}"
    if "private" in e:
        return f"⚗{LEVELS[number(e, 'private')]}({e['draw']})"
    if "basic" in e:
        return "[" + "/".join(str(n) for n in numbers(e, "basic")) + "]"
    if "produce" in e:
        return f"⟳{PIECE if e['produce'] == 'population' else COIN}"
    if "expand" in e:
        return WAYS[str(e["expand"])]
    if "government" in e:
        return f"+{words.component('step', str(e['government']))}"
    if "complete" in e:
        return f"{words.say('effect-complete-goal')}!"
    if "choose" in e:
        options = e["choose"]
        lists = [option for option in options if isinstance(option, list)] if isinstance(options, list) else []
        return "(" + " | ".join(signs(words, option) for option in lists) + ")"
    return f"«{listed(words, e, 'others') or listed(words, e, 'everybody')}»"


def counter(words: TitleLanguage, e: Plain) -> str:
    """What is counted."""
    args: dict[str, Value] = {}
    if "level" in e:
        args["of"] = LEVELS[number(e, "level")]
    for key in ("colour", "track"):
        if key in e:
            args["of"] = words.component(key, str(e[key]))
    return words.say(f"effect-count-{e['count']}", args)


def lasting(words: TitleLanguage, entry: Plain, name: str) -> str:
    parts = []
    for e in entries(entry, name):
        if "modifier" in e:
            modifier = words.say(f"effect-modifier-{e['modifier']}")
            parts.append(f"{modifier} {number(e, 'by'):+}")
        else:
            parts.append(f"{event(words, e)}: {listed(words, e, 'do')}")
    return ", ".join(parts)


def event(words: TitleLanguage, e: Plain) -> str:
    """What an effect waits for."""
    text = words.say(f"effect-on-{e['on']}")
    if "unit" in e:
        text += f" {UNITS[str(e['unit'])]}"
    if "min-level" in e:
        text += " " + words.say("effect-if-level", {"of": LEVELS[number(e, "min-level")]})
    if e.get("first") is False:
        text += " " + words.say("effect-if-known")
    return text


def scores(words: TitleLanguage, entry: Plain, name: str) -> str:
    parts = []
    for e in entries(entry, name):
        of = f"/{counter(words, plain(e, 'each'))}" if "each" in e else ""
        most = f" ≤{e['most']}" if "most" in e else ""
        parts.append(f"{e['vp']}{POINT}{of}{most}")
    return ", ".join(parts)


def cost(entry: Plain) -> str:
    """What an action costs, with an arrow behind it."""
    paid = plain(entry, "cost")
    parts = [f"−{paid['coins']}{COIN}"] if "coins" in paid else []
    parts += [f"−{paid['exhaust']}{PIECE}"] if "exhaust" in paid else []
    return " ".join([*parts, "⇒ "]) if parts else ""


def condition(words: TitleLanguage, entry: Plain) -> str:
    """What a goal or an action asks for: all of it, or one of several things."""
    tests = entries(entry, "all") or entries(entry, "any")
    return (", " if "all" in entry else " / ").join(f"{counter(words, test)} ≥{test['least']}" for test in tests)
