"""What an income mat of Tapestry brings, and what is still to be had by everybody."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.read import entries, number, numbers, plain
from cradle.boards.scene import Scene
from cradle.boards.tapestry_signs import RESOURCES, amount
from cradle.core.plain import Plain
from cradle.games.tapestry.sight import View

FEW: Final = 3  # players for whom the shorter list of achievements counts


def draw_income(scene: Scene[View], seat: int) -> Grid:
    """A line a building: how many are built, and what each space brings; those that are still covered are dim."""
    built = scene.view["players"][seat]["built"]
    grid = Grid.grid(padding=(0, 2))
    for n, building in enumerate(scene.words.nouns["building"]):
        spaces = [entry for entry in entries(scene.document, "income") if entry["building"] == building]
        line = Text()
        for at, entry in enumerate(spaces):
            line.append("  " if at else "")
            line.append_text(brings(scene, entry, at < built[n]))
        grid.add_row(Text(scene.words.component("building", building), style="bold"), Text(str(built[n])), line)
    return grid


def brings(scene: Scene[View], entry: Plain, open_: bool) -> Text:
    """What a space of the mat brings in an income turn."""
    text = Text("▪" if open_ else "▫")
    for name, n in plain(entry, "income").items():
        if name in RESOURCES and isinstance(n, int):
            text.append_text(amount(name, n))
        else:
            text.append(f" {n} {scene.say(f'term-{name}').lower()}")
    score = plain(entry, "score")
    if score:
        points = number(score, "points")
        said = scene.say(f"effect-points-{points}-per-{score['per']}") if "per" in score else scene.say("term-points")
        text.append(f" {said}" if "per" in score else f" {points} {said.lower()}")
    if not open_:
        text.stylize("dim")
    return text


def draw_prizes(scene: Scene[View]) -> Grid:
    """Achievements with their points and how many have been there, and landmarks with their owners."""
    grid = Grid.grid(padding=(0, 2))
    sides = len(scene.view["players"])
    for n, entry in enumerate(entries(scene.document, "achievement")):
        points = numbers(entry, "few" if sides <= FEW else "many")
        taken = scene.view["arrivals"][n]
        line = Text()
        for place, worth in enumerate(points):
            line.append(f"{worth} ", style="dim strike" if place < taken else "bold")
        grid.add_row(Text(scene.words.component("achievement", str(entry["id"])), style="bold"), line)
    for landmark, owner in enumerate(scene.view["landmarks"]):
        name = Text(str(scene.words.value("landmark", landmark)), style="default" if owner < 0 else "dim")
        grid.add_row(name, Text(scene.name(owner) if 0 <= owner < scene.seats else "·", style="dim"))
    return grid
