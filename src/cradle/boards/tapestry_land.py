"""The map and the capitals of Tapestry in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cradle.boards.scene import Scene
from cradle.games.tapestry.sight import Hex, Piece, View

SEAT_STYLES: Final = ["bold red", "bold cyan", "bold yellow", "bold green", "bold magenta"]
TERRAINS: Final = ["sea", "desert", "forest", "grassland", "mountain"]
TERRAIN: Final = ["≈", "∴", "♠", "“", "▲"]
TERRAIN_STYLES: Final = ["blue", "yellow", "green", "bright_green", "white"]
LYING: Final = "₁₂₃₄₅"
TOKENS: Final = "①②③④⑤"
BUILDINGS: Final = "fhma"
PLOTS: Final = ["·", "▒", *BUILDINGS]
PLOT_STYLES: Final = ["dim", "dim", "yellow", "white", "bright_yellow", "red"]
LANDMARK: Final = "■"
LANDMARK_STYLES: Final = ["cyan", "magenta", "green", "blue", "bright_red", "bright_cyan"]
WIDTH: Final = 7  # of a hex with the gap behind it


# -- the map -------------------------------------------------------------------------------------------------------


def draw_map(hexes: list[Hex]) -> Text:
    """Two lines a hex: upper corners round its number, then the left, lower and right corners round its pieces."""
    columns: dict[tuple[int, int], Text] = {}
    for spot, each in enumerate(hexes):
        q, line = each["q"], 2 * each["r"] + each["q"]
        columns[q, line] = upper(spot, each["corners"], each["control"])
        columns[q, line + 1] = lower(each["corners"], each["pieces"])
    across = sorted({q for q, _ in columns})
    out = Text()
    for line in sorted({line for _, line in columns}):
        for q in across:
            out.append_text(columns.get((q, line), Text(" " * WIDTH)))
        out.append("\n")
    out.right_crop(1)
    return out


def upper(spot: int, corners: list[int], control: int) -> Text:
    """♠12≈"""
    text = Text(" ")
    text.append_text(terrain(corners, 0))
    text.append(f"{spot:>2}", style=f"{SEAT_STYLES[control]} reverse" if control >= 0 else "dim")
    text.append_text(terrain(corners, 1))
    return padded(text)


def lower(corners: list[int], pieces: list[Piece]) -> Text:
    """≈♠1₂▲≈"""
    middle = Text()
    for piece in pieces:
        middle.append_text(draw_piece(piece))
    middle.append(" " * (2 - len(middle.plain)))
    text = terrain(corners, 5)
    for part in (terrain(corners, 4), middle, terrain(corners, 3), terrain(corners, 2)):
        text.append_text(part)
    return padded(text)


def padded(text: Text) -> Text:
    text.append(" " * (WIDTH - len(text.plain)))
    return text


def terrain(corners: list[int], corner: int) -> Text:
    if not corners:
        return Text(" ")
    return Text(TERRAIN[corners[corner]], style=TERRAIN_STYLES[corners[corner]])


def draw_piece(piece: Piece) -> Text:
    """An outpost is the number of its player, small if it lies; a token is a number in a circle."""
    seat = piece["seat"]
    kind = piece["piece"]
    sign = str(seat + 1)
    if kind == "building":
        sign = BUILDINGS[piece["number"]]
    elif kind == "landmark":
        sign = LANDMARK
    elif kind != "outpost":
        sign = TOKENS[seat]
    elif piece["lying"]:
        sign = LYING[seat]
    return Text(sign, style=SEAT_STYLES[seat] + (" strike" if piece["lying"] else ""))


def tile_list(scene: Scene[View]) -> Text:
    """What the explored tiles bring, by the numbers of their hexes."""
    text = Text()
    for spot, each in enumerate(scene.view["hexes"]):
        if each["effect"] >= 0:
            text.append("\n" if text.plain else "")
            text.append(f"{spot:>3} ", style="bold").append(str(scene.words.value("effect", each["effect"])))
    return text


# -- a capital -----------------------------------------------------------------------------------------------------


def draw_capital(cells: list[int], side: int, district: int) -> Text:
    """The plots by districts: impassable ones, letters for income buildings, a colour for each landmark."""
    numbers = [f"{n + 1} " + " " * ((n + 1) % district == 0) for n in range(side)]
    out = Text(f"  {''.join(numbers).rstrip()}\n1 ", style="dim")
    for i, cell in enumerate(cells):
        if i and i % side == 0:
            out.append("\n" + ("\n" if i // side % district == 0 else "") + f"{i // side + 1} ", style="dim")
        elif i and i % side % district == 0:
            out.append(" ")
        landmark = cell - len(PLOTS)
        style = PLOT_STYLES[cell] if landmark < 0 else LANDMARK_STYLES[landmark % len(LANDMARK_STYLES)]
        out.append(PLOTS[cell] if landmark < 0 else LANDMARK, style=style)
        out.append(" ")
    return out


# -- what is about to be placed ------------------------------------------------------------------------------------


def draw_landmark(shape: list[str]) -> Text:
    """The four ways round, each under its number."""
    cells = [(r, c) for r, line in enumerate(shape) for c, mark in enumerate(line) if mark == "X"]
    lines = [Text() for _ in range(5)]
    for turn in range(4):
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        cells = [(r - top, c - left) for r, c in cells]
        lines[0].append(f"{turn:<10}", style="dim")
        for r in range(4):
            row = "".join(f"{LANDMARK} " if (r, c) in cells else "  " for c in range(5))
            lines[r + 1].append(row, style=LANDMARK_STYLES[0])
        cells = [(c, -r) for r, c in cells]
    return Text("\n").join([line for line in lines if line.plain.strip()])


def draw_tile(corners: list[int]) -> Text:
    """The six ways round, each with its number in the middle."""
    turned = [[corners[(v - turn) % 6] for v in range(6)] for turn in range(6)]
    lines = [Text().join([upper(turn, each, -1) for turn, each in enumerate(turned)])]
    lines.append(Text().join([lower(each, []) for each in turned]))
    return Text("\n").join(lines)
