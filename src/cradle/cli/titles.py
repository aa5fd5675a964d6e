"""`cradle titles`: what can be played, for how many, with which options."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cradle import shelf
from cradle.bots.levels import LEVELS
from cradle.cli.voice import Voice
from cradle.core.plain import Plain
from cradle.core.title import Option, Title


def show(voice: Voice, as_json: bool) -> None:
    if as_json:
        voice.json([title_data(voice, shelf.title(name)) for name in shelf.TITLES])
        return
    for i, name in enumerate(shelf.TITLES):
        if i:
            voice.out.print()
        show_title(voice, shelf.title(name))
    voice.out.print()
    show_levels(voice)
    voice.out.print()
    voice.out.print(Text(voice.say("titles-affiliation"), style="dim"))


def show_title(voice: Voice, title: Title) -> None:
    say = voice.language.say
    heading = Text(say(title.name), style="bold")
    heading.append(f"  {title.name}", style="cyan")
    heading.append(f"  {seats_text(voice, title)}", style="dim")
    voice.out.print(heading)
    voice.out.print(Padding(say(f"{title.name}-pitch"), (0, 0, 0, 2)))
    confirmed, reconstructed = provenance(shelf.box(title.name).document)
    if reconstructed:
        note = voice.say("titles-reconstructed", n=reconstructed, all=confirmed + reconstructed, title=title.name)
        voice.out.print(Padding(Text(note, style="yellow"), (0, 0, 0, 2)))
    grid = Grid.grid(padding=(0, 2))
    for option in title.options:
        grid.add_row(f"--option {option.name}=…", option_text(voice, title, option), style="")
    voice.out.print(Padding(grid, (0, 0, 0, 2)))
    levels = [level_text(title.name, level) for level in shelf.offered(title.name)]
    voice.out.print(Padding(Text.assemble("--bots ", ("  ".join(levels), "cyan")), (0, 0, 0, 2)))


def level_text(title: str, level: str) -> str:
    """The level, and what it wins against the one before it where that was measured."""
    share = shelf.share(title, level)
    return f"{level} {share[0]}%" if share is not None else level


def show_levels(voice: Voice) -> None:
    """What is said of each level, once for all titles."""
    voice.out.print(Text(voice.say("titles-levels"), style="bold"))
    grid = Grid.grid(padding=(0, 2))
    for level in LEVELS:
        say = voice.language.say
        grid.add_row(Text(level, style="cyan"), say(f"core-level-{level}"), say(f"core-level-{level}-about"))
    voice.out.print(Padding(grid, (0, 0, 0, 2)))
    if any(shelf.share(name, level) is not None for name in shelf.TITLES for level in shelf.offered(name)):
        voice.out.print(Padding(Text(voice.say("titles-share"), style="dim"), (0, 0, 0, 2)))


def option_text(voice: Voice, title: Title, option: Option) -> Text:
    """What it is about, then its values with the default marked."""
    prefix = f"{title.name}-option-{option.name}"
    text = Text(f"{voice.language.say(prefix)}. {voice.language.say(f'{prefix}-note')}")
    if option.seats is not None:
        text.append(" " + voice.say("titles-seats-only", seats=", ".join(str(n) for n in option.seats)))
    for choice in option.choices:
        text.append(f"\n{choice}", style="cyan")
        text.append(f"  {voice.language.say(f'{prefix}-{choice}')}")
        if choice == option.default:
            text.append(f" ({voice.say('titles-default')})", style="dim")
    return text


def seats_text(voice: Voice, title: Title) -> str:
    least, most = title.seats[0], title.seats[-1]
    players = str(least) if least == most else f"{least}–{most}"
    return voice.say("titles-players", players=players, most=most)


def provenance(document: object) -> tuple[int, int]:
    """How many entries are confirmed and how many are reconstructed, at any depth."""
    confirmed = reconstructed = 0
    values: list[object] = []
    if isinstance(document, dict):
        confirmed += document.get("provenance") == "source"
        reconstructed += document.get("provenance") == "reconstructed"
        values = list(document.values())
    elif isinstance(document, list):
        values = document
    for value in values:
        below = provenance(value)
        confirmed += below[0]
        reconstructed += below[1]
    return confirmed, reconstructed


def title_data(voice: Voice, title: Title) -> Plain:
    confirmed, reconstructed = provenance(shelf.box(title.name).document)
    return {
        "title": title.name,
        "name": voice.language.say(title.name),
        "pitch": voice.language.say(f"{title.name}-pitch"),
        "rules": title.version,
        "content": shelf.box(title.name).digest,
        "players": title.seats,
        "entries": {"source": confirmed, "reconstructed": reconstructed},
        "bots": shelf.levels(title.name),
        "levels": [level_data(voice, title.name, level) for level in shelf.offered(title.name)],
        "options": [option_data(voice, title, option) for option in title.options],
    }


def level_data(voice: Voice, title: str, level: str) -> Plain:
    name, about = (voice.language.say(f"core-level-{level}{part}") for part in ("", "-about"))
    share, games = shelf.share(title, level) or (None, 0)
    return {"level": level, "name": name, "about": about, "share": share, "games": games}


def option_data(voice: Voice, title: Title, option: Option) -> Plain:
    prefix = f"{title.name}-option-{option.name}"
    return {
        "option": option.name,
        "name": voice.language.say(prefix),
        "note": voice.language.say(f"{prefix}-note"),
        "choices": {choice: voice.language.say(f"{prefix}-{choice}") for choice in option.choices},
        "default": option.default,
        "players": option.seats if option.seats is not None else title.seats,
    }
