"""Pages of Horizon that are lists: the action board with who stands where, and the tree with what each card does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.horizon_print import COIN, LEGEND, LEVELS, SEATS, TRACKS, condition, cost, listed, mark
from cradle.boards.read import entries, number, numbers, plain, texts
from cradle.boards.scene import Scene
from cradle.core.plain import Plain
from cradle.games.horizon.sight import View

if TYPE_CHECKING:
    from cradle.boards.horizon import HorizonBoard

FREE: Final = "·"


# -- the action board ----------------------------------------------------------------------------------------------


def draw_actions(board: HorizonBoard, scene: Scene[View]) -> RenderableType:
    """Every action of the board and of the technologies in the tree: spaces, cost, what it does, what it needs."""
    grid = Grid.grid(padding=(0, 1))
    for fixed in (True, True):
        grid.add_column(no_wrap=fixed)
    grid.add_column(ratio=1)
    technologies = entries(board.document, "technology")
    open_cards = [technologies[slot["technology"]] for slot in scene.view["tree"] if slot["technology"] >= 0]
    printed = [*entries(board.document, "action"), *[entry for entry in open_cards if "action" in entry]]
    for entry in printed:
        name = str(entry["id"])
        n = scene.words.nouns["action"].index(name)
        text = Text(f"{cost(entry)}{listed(scene.words, entry, 'action')}{mark(entry, 'cost', 'action')}")
        needed = condition(scene.words, plain(entry, "requires"))
        text.append(f"  ({needed})" if needed else "", style="dim")
        grid.add_row(Text(scene.words.component("action", name), style="bold"), spaces(scene, n, entry), text)
    return Group(grid, Text(), legend(scene))


def spaces(scene: Scene[View], action: int, entry: Plain) -> Text:
    """A letter a space that counts at this table, with the action piece on it; a coin where it costs one."""
    text = Text()
    for at, space in enumerate(entries(entry, "spaces")):
        if scene.seats not in numbers(space, "players"):
            continue
        there = [s for s, p in enumerate(scene.view["players"]) if (p["action"], p["space"]) == (action, at)]
        text.append(" " if text.plain else "").append("abcd"[at], style="dim")
        for seat in there:
            text.append(str(seat + 1), style=f"{SEATS[seat]} reverse")
        text.append("" if there else FREE, style="dim")
        text.append(f"−{space['coin']}{COIN}" if "coin" in space else "", style="yellow")
    return text


def legend(scene: Scene[View]) -> Text:
    signs = [f"{sign} {scene.say(message)}" for sign, message in LEGEND]
    signs += [f"{sign} {scene.words.component('track', track)}" for track, sign in TRACKS.items()]
    return Text("   ".join(signs), style="dim")


# -- the tree ------------------------------------------------------------------------------------------------------


def tree_list(board: HorizonBoard, scene: Scene[View]) -> RenderableType:
    """Level by level: the card with all that it does, or the links that lead to it."""
    out: list[RenderableType] = []
    slots = scene.view["tree"]
    for level in sorted({slot["level"] for slot in slots}):
        out.append(Rule(Text(LEVELS[level], style="bold"), align="left", style="dim"))
        grid = Grid.grid(padding=(0, 2))
        for at, slot in enumerate(slots):
            if slot["level"] == level:
                links = texts(entries(board.document, "slot")[at], "links")
                grid.add_row(board.slot(scene, at), Text(leads(board, at, links), style="dim"), doing(board, scene, at))
        out.append(grid)
    return Group(*out, Text(), legend(scene))


def leads(board: HorizonBoard, at: int, links: list[str]) -> str:
    """II-3: 1 of I-2, I-3"""
    entry = entries(board.document, "slot")[at]
    said = ", ".join(link.upper() for link in links)
    return f"← {number(entry, 'need')}/{len(links)}: {said}" if links else ""


def doing(board: HorizonBoard, scene: Scene[View], at: int) -> Text:
    card = scene.view["tree"][at]["technology"]
    return board.printed_on(scene, card) if card >= 0 else Text("")
