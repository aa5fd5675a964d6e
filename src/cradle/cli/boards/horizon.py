"""Horizon in the terminal: goals, the tree, the map, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.cli.boards.horizon_print import (
    COIN,
    COLOURS,
    GUESS,
    LEGEND,
    LEVELS,
    PIECE,
    POINT,
    SEATS,
    TRACKS,
    condition,
    cost,
    entries,
    lasting,
    listed,
    mark,
    number,
    numbers,
    plain,
    scores,
)
from cradle.cli.boards.part import Part
from cradle.cli.boards.plain import Board, player_of
from cradle.cli.scene import Scene
from cradle.core.plain import Plain
from cradle.language import TitleLanguage

CELLS: Final = [
    17,
    15,
    13,
    11,
]  # signs of a tile on the map: the widest that fits; odd, so that rows shift by half a tile
TILE_LINES: Final = 3
UNIT_SIGNS: Final = ["⚑", "⚔"]
COUNTED: Final = [
    ("coins", COIN),
    ("income", f"+{COIN}"),
    ("active", PIECE),
    ("invested", "↑"),
    ("settle_tokens", "⌂"),
    ("fortify_tokens", "♜"),
]
TECHNOLOGIES_MATTER: Final = ["act", "research", "technology", "colour"]


class HorizonBoard(Board):
    def __init__(self, document: Plain) -> None:
        self.document = document
        self.territories = {str(entry["id"]): entry for entry in entries(document, "territory")}

    pages: ClassVar = {"m": "map", "t": "tree"}

    def draw(self, scene: Scene) -> list[Part]:
        researching = scene.kind in TECHNOLOGIES_MATTER
        parts = [Part(self.heading(scene)), Part(self.goals(scene), "goals", 4)]
        if numbers(scene.view, "offer"):
            parts.append(Part(self.offer(scene), "governments", 1))
        parts.append(Part(self.tree(scene), "tree", 3 if researching else 6, "t"))
        parts.append(Part(self.map(scene), "map", 6 if researching else 3, "m"))
        parts.append(Part(self.display(scene), "structures", 1 if scene.kind in ("structure", "expand") else 5))
        parts.append(Part(self.everybody(scene, scene.order()), "players", 2))
        revealed = numbers(scene.view, "revealed_technologies")
        if revealed:
            parts.append(Part(self.cards(scene, scene.say("term-revealed"), revealed), "technologies", 1))
        elif scene.eye < scene.seats and researching:
            parts.append(Part(self.own_cards(scene, scene.eye), "own", 4))
        guess = Text(f"{GUESS} {scene.say('term-reconstructed-short')}", style="dim")
        return [*parts, Part(guess, "guess", 7)]

    def seat(self, scene: Scene, seat: int) -> RenderableType:
        """One player in full: government, technologies, leaders and tiles with what they do."""
        grid = Grid.grid(padding=(0, 2))
        player = player_of(scene.view, seat)
        self.government_rows(scene, grid, player)
        for card in numbers(player, "technologies"):
            self.technology_row(scene, grid, card)
        for leader in numbers(player, "leaders"):
            entry = entries(self.document, "leader")[leader]
            text = f"{listed(scene.words, entry, 'instant')} {scores(scene.words, entry, 'score')}".strip()
            grid.add_row(self.word(scene, "leader", leader), Text(f"{text} {mark(entry)}"))
        for structure in numbers(player, "structures"):
            grid.add_row(*self.structure_cells(scene, structure))
        legend = "   ".join(f"{sign} {scene.say(message)}" for sign, message in LEGEND)
        grid.add_row(Text(""), Text(legend, style="dim"))
        return grid

    def facts(self, view: Plain, seat: int) -> dict[str, int]:
        """What can be counted, by the signs of the table; numbers of components are no amounts."""
        player = player_of(view, seat)
        out = {sign: number(player, key) for key, sign in COUNTED}
        for track, left in plain(player, "cubes").items():
            out[TRACKS[track]] = left if isinstance(left, int) else 0
        out[POINT] = numbers(view, "score")[seat]
        return out

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        return name

    def legend(self, words: TitleLanguage) -> list[tuple[Text, str]]:
        tracks = [(sign, words.component("track", track)) for track, sign in TRACKS.items()]
        return [(Text(sign), text) for sign, text in [*[(sign, words.say(m)) for sign, m in LEGEND], *tracks]]

    # -- what everybody shares -----------------------------------------------------------------------------------------

    def heading(self, scene: Scene) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("horizon"), scene.say("term-round", {"n": number(view, "round")})]
        if number(view, "last_round"):
            words.append(scene.say("term-last") + f": {view['last_round']}")
        words.append(f"⌂{view['settle_supply']} ♜{view['fortify_supply']} ⬡{view['territories']}")
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="cyan", characters="━")

    def goals(self, scene: Scene) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for goal in entries(scene.view, "goals"):
            entry = entries(self.document, "goal")[number(goal, "goal")]
            done = Text()
            for seat in numbers(goal, "done"):
                done.append("●" if seat == goal["first"] else "○", style=SEATS[seat])
            grid.add_row(
                self.word(scene, "goal", number(goal, "goal")),
                Text(f"{condition(scene.words, entry)} {mark(entry)}", style="dim"),
                done,
            )
        return grid

    def offer(self, scene: Scene) -> Grid:
        """The governments that can still be chosen, with all they do."""
        grid = Grid.grid(padding=(0, 2))
        for face in numbers(scene.view, "offer"):
            self.face_rows(scene, grid, face, [0])
        return grid

    def tree(self, scene: Scene) -> Grid:
        """A column a level; the dots are scientists, the asterisk is a leader who waits."""
        title = f"{scene.say('term-tree')} {GUESS}"  # its lines
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), title=title, title_justify="left")
        slots = entries(scene.view, "tree")
        columns: list[list[Text]] = []
        for level in range(1, 5):
            grid.add_column(LEVELS[level])
            columns.append([self.slot(scene, i) for i, slot in enumerate(slots) if slot["level"] == level])
        for row in range(max(len(column) for column in columns)):
            grid.add_row(*[column[row] if row < len(column) else Text("") for column in columns])
        return grid

    def slot(self, scene: Scene, at: int) -> Text:
        slot = entries(scene.view, "tree")[at]
        text = Text(f"{self.place_in_level(at)} ", style="dim")
        if number(slot, "technology") >= 0:
            text.append_text(self.technology(scene, number(slot, "technology")))
        else:
            links = entries(self.document, "slot")[at].get("links")
            known = [str(entry["id"]) for entry in entries(self.document, "slot")]
            below = [self.place_in_level(known.index(str(link))) for link in links] if isinstance(links, list) else []
            text.append("← " + ", ".join(str(n) for n in below), style="dim")
        if slot["leader"]:
            text.append(" *", style="bold")
        for seat in numbers(slot, "scientists"):
            text.append("●", style=SEATS[seat])
        return text

    def place_in_level(self, at: int) -> int:
        """Slots are numbered within their level, as they are named."""
        levels = [number(slot, "level") for slot in entries(self.document, "slot")]
        return levels[: at + 1].count(levels[at])

    def display(self, scene: Scene) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for level in entries(scene.view, "display"):
            for structure in numbers(level, "structures"):
                grid.add_row(*self.structure_cells(scene, structure))
        return grid

    def structure_cells(self, scene: Scene, structure: int) -> list[Text]:
        entry = entries(self.document, "structure")[structure]
        points = f"{entry['centre']}★ " if entry["centre"] else ""
        price = f"▣{LEVELS[number(entry, 'level')]} −{entry['price']}¢ ⇒ "
        return [
            self.word(scene, "structure", structure),
            Text(f"{price}{points}{listed(scene.words, entry, 'bonus')} ({entry['first']}★) {mark(entry)}"),
        ]

    # -- the map ---------------------------------------------------------------------------------------------------

    def map(self, scene: Scene) -> Text:
        """Rows of hexes, each shifted by half a tile: name, who is there, and what there is to gain."""
        tiles = {(number(tile, "q"), number(tile, "r")): tile for tile in entries(scene.view, "map")}
        columns = [2 * q + r for q, r in tiles]
        left = min(columns)
        halves = max(columns) - left + 2
        cell = next((n for n in CELLS if halves * (n + 1) // 2 <= scene.width), CELLS[-1])
        text = Text()
        for r in sorted({r for _, r in tiles}):
            for line in range(TILE_LINES):
                at = 0
                for q in sorted(q for q, row in tiles if row == r):
                    start = (2 * q + r - left) * (cell + 1) // 2
                    text.append(" " * (start - at))
                    part = self.tile_line(scene, tiles[(q, r)], line)
                    part.truncate(cell, pad=True)
                    text.append_text(part)
                    at = start + cell
                text.append("\n")
        return text

    def tile_line(self, scene: Scene, tile: Plain, line: int) -> Text:
        if line == 0:
            return self.tile_name(scene, tile)
        if line == 2:
            return Text(self.prize(scene, tile), style="dim")
        text = Text()
        for key, sign in (("village", "⌂"), ("city", "♜"), ("left", "▣"), ("right", "▣")):
            if number(tile, key) >= 0:
                text.append(sign, style=SEATS[number(tile, key)])
        for unit in entries(tile, "units"):
            sign = UNIT_SIGNS[number(unit, "kind")]
            text.append(f"{sign}{unit['strength']}", style=SEATS[number(unit, "seat")])
        return text

    def tile_name(self, scene: Scene, tile: Plain) -> Text:
        """A structure hides what it covers; a start tile is called after its player."""
        home = number(tile, "home")
        if number(tile, "structure") >= 0:
            name = str(scene.words.value("structure", number(tile, "structure")))
        else:
            name = (
                f"◎{home + 1} {scene.name(home)}"
                if home >= 0
                else str(scene.words.value("place", number(tile, "place")))
            )
        return Text(name, style=SEATS[home] if home >= 0 else "bold")

    def prize(self, scene: Scene, tile: Plain) -> str:
        """What is still to be had: the strength needed and what village and city bring, or a structure's bonus."""
        if number(tile, "structure") >= 0:
            if number(tile, "right") >= 0:
                return ""
            entry = entries(self.document, "structure")[number(tile, "structure")]
            points = f"{entry['centre']}★ " if entry["centre"] else ""
            return f"−{entry['price']}¢ {points}{listed(scene.words, entry, 'bonus')}{mark(entry)}"
        if tile["kind"] != "territory" or number(tile, "city") >= 0:
            return ""
        entry = self.territories[scene.words.nouns["place"][number(tile, "place")]]
        village, city = plain(entry, "village"), plain(entry, "city")
        settled = number(tile, "village") >= 0
        open_village = (
            "" if settled else f"⌂{village['vp']} {listed(scene.words, village, 'bonus')} ".replace("  ", " ")
        )
        return f"{entry['strength']}:{open_village}♜{city['vp']}{mark(entry, 'strength', 'village', 'city')}"

    # -- players ---------------------------------------------------------------------------------------------------

    def everybody(self, scene: Scene, seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        for heading in ("", "¢", PIECE, scene.say("term-letters"), "♣ ◆ ▲", "↑", "⌂♜", "⚗", "▣", "★"):
            grid.add_column(heading, no_wrap=True)
        for seat in seats:
            grid.add_row(*self.line(scene, seat))
        return grid

    def line(self, scene: Scene, seat: int) -> list[Text]:
        player = player_of(scene.view, seat)
        name = Text("▸ " if seat == number(scene.view, "turn") else "  ")
        name.append(scene.name(seat), style=f"bold {SEATS[seat]}")
        columns = Text()
        opened = player.get("open_columns")
        for column, pieces in plain(player, "columns").items():
            bold = isinstance(opened, list) and column in opened
            columns.append(f"{pieces} ", style="bold" if bold else "dim")
        score = numbers(scene.view, "score")[seat]
        return [
            name,
            Text(f"{player['coins']} (+{player['income']})"),
            Text(str(player["active"])),
            columns,
            Text(" ".join(str(n) for n in plain(player, "cubes").values())),
            Text(str(player["invested"])),
            Text(f"{player['settle_tokens']} {player['fortify_tokens']}"),
            Text(str(len(numbers(player, "technologies")))),
            Text(str(len(numbers(player, "structures")))),
            Text(str(score), style="bold"),
        ]

    def government_rows(self, scene: Scene, grid: Grid, player: Plain) -> None:
        if number(player, "government") >= 0:
            self.face_rows(scene, grid, number(player, "government"), numbers(player, "steps"))

    def face_rows(self, scene: Scene, grid: Grid, face: int, steps: list[int]) -> None:
        """A government and its four steps; those that are open are bold."""
        entry = entries(self.document, "government")[face]
        grid.add_row(self.word(scene, "government", face), Text(mark(entry)))
        texts = [
            lasting(scene.words, entry, "despotism"),
            lasting(scene.words, entry, "theocracy"),
            listed(scene.words, entry, "monarchy"),
        ]
        for step, text in enumerate([*texts, scores(scene.words, entry, "democracy")]):
            style = "bold" if step in steps else "dim"
            grid.add_row(Text(f"  {scene.words.value('step', step)}", style=style), Text(text))

    # -- cards -----------------------------------------------------------------------------------------------------

    def own_cards(self, scene: Scene, seat: int) -> Grid:
        return self.cards(scene, scene.say("term-techs"), numbers(player_of(scene.view, seat), "technologies"))

    def cards(self, scene: Scene, heading: str, cards: list[int]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(heading, style="dim"), Text(""))
        for card in cards:
            self.technology_row(scene, grid, card)
        return grid

    def technology_row(self, scene: Scene, grid: Grid, card: int) -> None:
        entry = entries(self.document, "technology")[card]
        parts = []
        if "instant" in entry:
            parts.append(f"{scene.say('term-instant')}: {listed(scene.words, entry, 'instant')}")
        if "action" in entry:
            parts.append(f"{scene.say('term-action')}: {cost(entry)}{listed(scene.words, entry, 'action')}")
        if "lasting" in entry:
            parts.append(f"{scene.say('term-always')}: {lasting(scene.words, entry, 'lasting')}")
        if "score" in entry:
            parts.append(f"{scene.say('term-end')}: {scores(scene.words, entry, 'score')}")
        grid.add_row(self.technology(scene, card), Text(f"{'; '.join(parts)} {mark(entry)}"))

    def technology(self, scene: Scene, card: int) -> Text:
        """Its name in its main colour; a dot in the second one."""
        colours = entries(self.document, "technology")[card].get("colours")
        shades = [COLOURS[str(colour)] for colour in colours] if isinstance(colours, list) else ["white"]
        text = Text(str(scene.words.value("technology", card)), style="bold" if len(shades) > 2 else shades[0])
        if len(shades) == 2:
            text.append("·", style=f"bold {shades[1]}")
        return text

    def word(self, scene: Scene, noun: str, n: int) -> Text:
        return Text(str(scene.words.value(noun, n)), style="bold")
