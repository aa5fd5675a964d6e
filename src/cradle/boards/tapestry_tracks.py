"""The four tracks of Tapestry in full: price, benefit, bonus and landmark of every space, and who stands there."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.read import entries, number, numbers, plain
from cradle.boards.scene import Scene
from cradle.boards.tapestry_land import SEAT_STYLES
from cradle.boards.tapestry_signs import ANY, TRACKS, amount
from cradle.core.plain import Plain
from cradle.games.tapestry.sight import View

BONUS: Final = "+"
FREE: Final = "▣"
WIDE: Final = 140  # columns from which two tracks stand side by side


def draw_tracks(scene: Scene[View], free: list[tuple[object, object]]) -> RenderableType:
    """One below the other, or two and two; `free` are track and space of the landmarks that nobody has yet."""
    head = Text(scene.words.language.say("cli-tracks-head"), style="dim")
    tracks = [draw_track(scene, n, free) for n in range(len(TRACKS))]
    if scene.width < WIDE:
        return Group(head, *tracks)
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(2):
        grid.add_column(ratio=1)
    for left in range(0, len(tracks), 2):
        grid.add_row(*tracks[left : left + 2])
    return Group(head, grid)


def draw_track(scene: Scene[View], track: int, free: list[tuple[object, object]]) -> RenderableType:
    name = TRACKS[track]
    grid = Grid.grid(padding=(0, 1))
    for fixed in (True, True, True, True):
        grid.add_column(no_wrap=fixed)
    grid.add_column(ratio=1)
    grid.add_row(Text(" 0", style="dim"), standing(scene, track, 0), Text(), Text(), Text())
    for place in entries(scene.document, "place"):
        if place["track"] == name:
            space = number(place, "space")
            grid.add_row(
                Text(f"{space:>2}", style="dim"),
                standing(scene, track, space),
                Text(scene.words.component("place", str(place["id"])), style="bold"),
                price(scene, track, space),
                gives(scene, place, (name, space) in free),
            )
    title = Text(scene.say(f"track-{name}"), style="bold")
    return Group(Rule(title, align="left", style="dim"), grid)


def standing(scene: Scene[View], track: int, space: int) -> Text:
    """The numbers of the seats whose tokens are on the space."""
    text = Text()
    for seat, p in enumerate(scene.view["players"]):
        for token in p["tokens"]:
            if token == [track, space]:
                text.append(str(seat + 1), style=f"{SEAT_STYLES[seat]} reverse")
    return text


def price(scene: Scene[View], track: int, space: int) -> Text:
    """What an advance onto the space costs: by its tier."""
    tiers = numbers(plain(scene.document, "board"), "tiers")
    tier = entries(scene.document, "tier")[len([first for first in tiers if first <= space]) - 1]
    resource = str(entries(scene.document, "track")[track]["resource"])
    return amount(resource, number(tier, "own")).append(ANY * number(tier, "any"), style="default")


def gives(scene: Scene[View], place: Plain, landmark: bool) -> Text:
    """The benefit, below it the bonus with its price, and the landmark for whoever is there first."""
    text = Text(str(scene.words.value("effect", number(plain(place, "effects"), "benefit"))))
    if "buys" in place:
        bonus = plain(place, "buys")
        effect = scene.words.value("effect", number(bonus, "effect"))
        args = {"effect": effect, "amount": number(bonus, "amount"), "sort": number(bonus, "sort")}
        text.append(f"\n{BONUS} {scene.say('term-bonus', args)}", style="cyan")
    if "landmark" in place:
        sign = f"{FREE} " if landmark else "· "
        name = scene.words.component("landmark", str(place["landmark"]))
        text.append(f"\n{sign}{name}", style="bright_yellow" if landmark else "dim strike")
    return text
