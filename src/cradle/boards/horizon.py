"""Horizon in the terminal: goals, the tree, the map, and what lies before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.horizon_pages import draw_actions, tree_list
from cradle.boards.horizon_print import (
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
    lasting,
    listed,
    mark,
    scores,
)
from cradle.boards.part import Part
from cradle.boards.plain import Board
from cradle.boards.read import entries, number, plain, texts
from cradle.boards.scene import Scene
from cradle.boards.tab import Tab
from cradle.core.plain import Plain
from cradle.games.horizon.sight import Place, Player, View
from cradle.language import TitleLanguage

CELLS: Final = [
    17,
    15,
    13,
    11,
]  # signs of a tile on the map: the widest that fits; odd, so that rows shift by half a tile
TILE_LINES: Final = 3
UNIT_SIGNS: Final = ["⚑", "⚔"]
WANTED_TABS: Final = {
    "act": "a", "basic": "a", "builder": "m", "expand": "m", "government": "c", "move": "m", "recruit": "m",
    "research": "t", "structure": "c", "technology": "t",
}  # fmt: skip
TECHNOLOGIES_MATTER: Final = ["act", "research", "technology", "colour"]


class HorizonBoard(Board[View]):
    def __init__(self, document: Plain) -> None:
        self.document = document
        self.territories = {str(entry["id"]): entry for entry in entries(document, "territory")}

    pages: ClassVar = {"m": "map", "t": "tree"}

    def draw(self, scene: Scene[View]) -> list[Part]:
        researching = scene.kind in TECHNOLOGIES_MATTER
        parts = [Part(self.heading(scene)), Part(self.goals(scene), "goals", 4)]
        if scene.view["offer"]:
            parts.append(Part(self.offer(scene), "governments", 1))
        parts.append(Part(self.tree(scene), "tree", 3 if researching else 6, "t"))
        parts.append(Part(self.map(scene), "map", 6 if researching else 3, "m"))
        parts.append(Part(self.display(scene), "structures", 1 if scene.kind in ("structure", "expand") else 5))
        parts.append(Part(self.everybody(scene, scene.order()), "players", 2))
        revealed = scene.view["revealed_technologies"]
        if revealed:
            parts.append(Part(self.cards(scene, scene.say("term-revealed"), revealed), "technologies", 1))
        elif scene.eye < scene.seats and researching:
            parts.append(Part(self.own_cards(scene, scene.eye), "own", 4))
        guess = Text(f"{GUESS} {scene.say('term-reconstructed-short')}", style="dim")
        return [*parts, Part(guess, "guess", 7)]

    def tabs(self, scene: Scene[View]) -> list[Tab]:
        table, *rest = super().tabs(scene)
        return [
            table,
            Tab("m", "map", lambda: self.map(scene)),
            Tab("t", "tree", lambda: Group(self.tree(scene), tree_list(self, scene))),
            Tab("a", "actions", lambda: draw_actions(self, scene)),
            *rest,
            Tab("c", "cards", lambda: self.common(scene)),
        ]

    def wanted_tab(self, scene: Scene[View]) -> str:
        return WANTED_TABS.get(scene.kind, "v")

    def common(self, scene: Scene[View]) -> RenderableType:
        """Goals, governments that can be chosen, structures and revealed technologies."""
        revealed = self.cards(scene, scene.say("term-revealed"), scene.view["revealed_technologies"])
        return Group(self.goals(scene), Text(), self.offer(scene), self.display(scene), Text(), revealed)

    def seat(self, scene: Scene[View], seat: int) -> RenderableType:
        """One player in full: government, technologies, leaders and tiles with what they do."""
        grid = Grid.grid(padding=(0, 2))
        player = scene.view["players"][seat]
        self.government_rows(scene, grid, player)
        for card in player["technologies"]:
            self.technology_row(scene, grid, card)
        for leader in player["leaders"]:
            entry = entries(self.document, "leader")[leader]
            text = f"{listed(scene.words, entry, 'instant')} {scores(scene.words, entry, 'score')}".strip()
            grid.add_row(self.word(scene, "leader", leader), Text(f"{text} {mark(entry)}"))
        for structure in player["structures"]:
            grid.add_row(*self.structure_cells(scene, structure))
        legend = "   ".join(f"{sign} {scene.say(message)}" for sign, message in LEGEND)
        grid.add_row(Text(""), Text(legend, style="dim"))
        return Group(self.everybody(scene, [seat]), grid)

    def facts(self, view: View, seat: int) -> dict[str, int]:
        """What can be counted, by the signs of the table; numbers of components are no amounts."""
        player = view["players"][seat]
        out = {
            COIN: player["coins"],
            f"+{COIN}": player["income"],
            PIECE: player["active"],
            "↑": player["invested"],
            "⌂": player["settle_tokens"],
            "♜": player["fortify_tokens"],
        }
        for track, left in player["cubes"].items():
            out[TRACKS[track]] = left
        out[POINT] = view["score"][seat]
        return out

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        return name

    def legend(self, words: TitleLanguage) -> list[tuple[Text, str]]:
        tracks = [(sign, words.component("track", track)) for track, sign in TRACKS.items()]
        return [(Text(sign), text) for sign, text in [*[(sign, words.say(m)) for sign, m in LEGEND], *tracks]]

    # -- what everybody shares -----------------------------------------------------------------------------------------

    def heading(self, scene: Scene[View]) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("horizon"), scene.say("term-round", {"n": view["round"]})]
        if view["last_round"]:
            words.append(scene.say("term-last") + f": {view['last_round']}")
        words.append(f"⌂{view['settle_supply']} ♜{view['fortify_supply']} ⬡{view['territories']}")
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="cyan", characters="━")

    def goals(self, scene: Scene[View]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for goal in scene.view["goals"]:
            entry = entries(self.document, "goal")[goal["goal"]]
            done = Text()
            for seat in goal["done"]:
                done.append("●" if seat == goal["first"] else "○", style=SEATS[seat])
            grid.add_row(
                self.word(scene, "goal", goal["goal"]),
                Text(f"{condition(scene.words, entry)} {mark(entry)}", style="dim"),
                done,
            )
        return grid

    def offer(self, scene: Scene[View]) -> Grid:
        """The governments that can still be chosen, with all they do."""
        grid = Grid.grid(padding=(0, 2))
        for face in scene.view["offer"]:
            self.face_rows(scene, grid, face, [0])
        return grid

    def tree(self, scene: Scene[View]) -> Grid:
        """A column a level; the dots are scientists, the asterisk is a leader who waits."""
        title = f"{scene.say('term-tree')} {GUESS}"  # its lines
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), title=title, title_justify="left")
        slots = scene.view["tree"]
        columns: list[list[Text]] = []
        for level in sorted({slot["level"] for slot in slots}):
            grid.add_column(LEVELS[level])
            columns.append([self.slot(scene, i) for i, slot in enumerate(slots) if slot["level"] == level])
        for row in range(max(len(column) for column in columns)):
            grid.add_row(*[column[row] if row < len(column) else Text("") for column in columns])
        return grid

    def slot(self, scene: Scene[View], at: int) -> Text:
        slot = scene.view["tree"][at]
        text = Text(f"{self.place_in_level(at)} ", style="dim")
        if slot["technology"] >= 0:
            text.append_text(self.technology(scene, slot["technology"]))
        else:
            slots = entries(self.document, "slot")
            known = [entry["id"] for entry in slots]
            below = [self.place_in_level(known.index(link)) for link in texts(slots[at], "links")]
            text.append("← " + ", ".join(str(n) for n in below), style="dim")
        if slot["leader"]:
            text.append(" *", style="bold")
        for seat in slot["scientists"]:
            text.append("●", style=SEATS[seat])
        return text

    def place_in_level(self, at: int) -> int:
        """Slots are numbered within their level, as they are named."""
        levels = [slot["level"] for slot in entries(self.document, "slot")]
        return levels[: at + 1].count(levels[at])

    def display(self, scene: Scene[View]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for level in scene.view["display"]:
            for structure in level["structures"]:
                grid.add_row(*self.structure_cells(scene, structure))
        return grid

    def structure_cells(self, scene: Scene[View], structure: int) -> list[Text]:
        entry = entries(self.document, "structure")[structure]
        points = f"{entry['centre']}★ " if entry["centre"] else ""
        price = f"▣{LEVELS[number(entry, 'level')]} −{entry['price']}¢ ⇒ "
        return [
            self.word(scene, "structure", structure),
            Text(f"{price}{points}{listed(scene.words, entry, 'bonus')} ({entry['first']}★) {mark(entry)}"),
        ]

    # -- the map ---------------------------------------------------------------------------------------------------

    def map(self, scene: Scene[View]) -> Text:
        """Rows of hexes, each shifted by half a tile: name, who is there, and what there is to gain."""
        tiles = {(tile["q"], tile["r"]): tile for tile in scene.view["map"]}
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

    def tile_line(self, scene: Scene[View], tile: Place, line: int) -> Text:
        if line == 0:
            return self.tile_name(scene, tile)
        if line == 2:
            return Text(self.prize(scene, tile), style="dim")
        text = Text()
        for seat, sign in ((tile["village"], "⌂"), (tile["city"], "♜"), (tile["left"], "▣"), (tile["right"], "▣")):
            if seat >= 0:
                text.append(sign, style=SEATS[seat])
        for unit in tile["units"]:
            sign = UNIT_SIGNS[unit["kind"]]
            text.append(f"{sign}{unit['strength']}", style=SEATS[unit["seat"]])
        return text

    def tile_name(self, scene: Scene[View], tile: Place) -> Text:
        """A structure hides what it covers; a start tile is called after its player."""
        home = tile["home"]
        if tile["structure"] >= 0:
            name = str(scene.words.value("structure", tile["structure"]))
        else:
            name = f"◎{home + 1} {scene.name(home)}" if home >= 0 else str(scene.words.value("place", tile["place"]))
        return Text(name, style=SEATS[home] if home >= 0 else "bold")

    def prize(self, scene: Scene[View], tile: Place) -> str:
        """What is still to be had: the strength needed and what village and city bring, or a structure's bonus."""
        if tile["structure"] >= 0:
            if tile["right"] >= 0:
                return ""
            entry = entries(self.document, "structure")[tile["structure"]]
            points = f"{entry['centre']}★ " if entry["centre"] else ""
            return f"−{entry['price']}¢ {points}{listed(scene.words, entry, 'bonus')}{mark(entry)}"
        if tile["kind"] != "territory" or tile["city"] >= 0:
            return ""
        entry = self.territories[scene.words.nouns["place"][tile["place"]]]
        village, city = plain(entry, "village"), plain(entry, "city")
        settled = tile["village"] >= 0
        open_village = (
            "" if settled else f"⌂{village['vp']} {listed(scene.words, village, 'bonus')} ".replace("  ", " ")
        )
        return f"{entry['strength']}:{open_village}♜{city['vp']}{mark(entry, 'strength', 'village', 'city')}"

    # -- players ---------------------------------------------------------------------------------------------------

    def everybody(self, scene: Scene[View], seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        for heading in ("", "¢", PIECE, scene.say("term-letters"), "♣ ◆ ▲", "↑", "⌂♜", "⚗", "▣", "★"):
            grid.add_column(heading, no_wrap=True)
        for seat in seats:
            grid.add_row(*self.line(scene, seat))
        return grid

    def line(self, scene: Scene[View], seat: int) -> list[Text]:
        player = scene.view["players"][seat]
        name = Text("▸ " if seat == scene.view["turn"] else "  ")
        name.append(scene.name(seat), style=f"bold {SEATS[seat]}")
        columns = Text()
        for column, pieces in player["columns"].items():
            columns.append(f"{pieces} ", style="bold" if column in player["open_columns"] else "dim")
        score = scene.view["score"][seat]
        return [
            name,
            Text(f"{player['coins']} (+{player['income']})"),
            Text(str(player["active"])),
            columns,
            Text(" ".join(str(n) for n in player["cubes"].values())),
            Text(str(player["invested"])),
            Text(f"{player['settle_tokens']} {player['fortify_tokens']}"),
            Text(str(len(player["technologies"]))),
            Text(str(len(player["structures"]))),
            Text(str(score), style="bold"),
        ]

    def government_rows(self, scene: Scene[View], grid: Grid, player: Player) -> None:
        if player["government"] >= 0:
            self.face_rows(scene, grid, player["government"], player["steps"])

    def face_rows(self, scene: Scene[View], grid: Grid, face: int, steps: list[int]) -> None:
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

    def own_cards(self, scene: Scene[View], seat: int) -> Grid:
        return self.cards(scene, scene.say("term-techs"), scene.view["players"][seat]["technologies"])

    def cards(self, scene: Scene[View], heading: str, cards: list[int]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(heading, style="dim"), Text(""))
        for card in cards:
            self.technology_row(scene, grid, card)
        return grid

    def technology_row(self, scene: Scene[View], grid: Grid, card: int) -> None:
        grid.add_row(self.technology(scene, card), self.printed_on(scene, card))

    def printed_on(self, scene: Scene[View], card: int) -> Text:
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
        return Text(f"{'; '.join(parts)} {mark(entry)}")

    def technology(self, scene: Scene[View], card: int) -> Text:
        """Its name in its main colour; a dot in the second one."""
        colours = texts(entries(self.document, "technology")[card], "colours")
        shades = [COLOURS[colour] for colour in colours] or ["white"]
        text = Text(str(scene.words.value("technology", card)), style="bold" if len(shades) > 2 else shades[0])
        if len(shades) == 2:
            text.append("·", style=f"bold {shades[1]}")
        return text

    def word(self, scene: Scene[View], noun: str, n: int) -> Text:
        return Text(str(scene.words.value(noun, n)), style="bold")
