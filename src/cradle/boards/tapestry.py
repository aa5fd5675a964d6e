"""Tapestry in the terminal: everybody in one line, the four tracks, the map, the own capital, and one's own cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.part import Part
from cradle.boards.plain import Board
from cradle.boards.read import entries, number, plain, texts
from cradle.boards.scene import Scene
from cradle.boards.tab import Tab
from cradle.boards.tapestry_land import (
    BUILDINGS,
    LANDMARK,
    LYING,
    PLOTS,
    SEAT_STYLES,
    TERRAIN,
    TERRAIN_STYLES,
    TERRAINS,
    TOKENS,
    draw_capital,
    draw_landmark,
    draw_map,
    draw_tile,
    tile_list,
)
from cradle.boards.tapestry_mat import draw_income, draw_prizes
from cradle.boards.tapestry_signs import RESOURCES, SIGNS, STYLES, TRACKS
from cradle.boards.tapestry_tracks import draw_tracks
from cradle.core.plain import Plain
from cradle.games.tapestry.sight import Mat, View
from cradle.language import TitleLanguage

ROOMY: Final = 96  # columns from which civilizations stand beside their players
MAP_MATTERS: Final = [
    "build", "colony", "conquer", "cube", "homeland", "lay", "raise", "stall", "swap", "swap-with", "uprising",
    "venture",
]  # fmt: skip
TRACKS_MATTER: Final = ["act", "step", "token"]
CARDS_MATTER: Final = ["discard-card", "keep", "play"]
TECHNOLOGIES_MATTER: Final = ["discard-technology", "invent", "tinker"]
FACTS: Final = ["points", "coin", "worker", "food", "culture"]
PIECES: Final = {"outpost": f"1 {LYING[0]}", "token": TOKENS[0], "rock": PLOTS[1], "landmark": LANDMARK}
MAT_FIELDS: Final = ["tokens", "tracks", "heights", "effects", "predictions", "steps"]


class TapestryBoard(Board[View]):
    pages: ClassVar = {"m": "map", "t": "tracks"}

    def draw(self, scene: Scene[View]) -> list[Part]:
        parts = [Part(self.heading(scene)), Part(self.everybody(scene), "players", 2)]
        parts.append(Part(self.tracks(scene), "tracks", 3, "t"))
        parts.append(Part(self.land(scene), "map", 1 if scene.kind in MAP_MATTERS else 6, "m"))
        parts += [Part(piece, "piece", 1) for piece in self.in_hand(scene)]
        parts.append(Part(self.display(scene), "technologies", 1 if scene.kind in TECHNOLOGIES_MATTER else 5))
        if scene.eye < scene.seats:
            parts.append(Part(self.belongings(scene, scene.eye), "own", 4))
        return parts

    def tabs(self, scene: Scene[View]) -> list[Tab]:
        table, *rest = super().tabs(scene)
        return [
            table,
            Tab("m", "map", lambda: Group(*self.in_hand(scene), self.land(scene), tile_list(scene))),
            Tab("t", "tracks", lambda: draw_tracks(scene, free_landmarks(scene))),
            *rest,
            Tab("c", "cards", lambda: self.common(scene)),
        ]

    def wanted_tab(self, scene: Scene[View]) -> str:
        pages = {"m": MAP_MATTERS, "t": TRACKS_MATTER, "c": TECHNOLOGIES_MATTER, "o": CARDS_MATTER}
        return next((key for key, kinds in pages.items() if scene.kind in kinds), "v")

    def land(self, scene: Scene[View]) -> RenderableType:
        """The map, and one's own capital beside it."""
        ground = draw_map(scene.view["hexes"])
        land: list[RenderableType] = [Panel(ground, title=scene.say("term-map"), expand=False)]
        if scene.eye < scene.seats:
            land.append(capital(scene, scene.eye))
        return Columns(land)

    def in_hand(self, scene: Scene[View]) -> list[RenderableType]:
        """The piece that the person who looks is about to place, every way round."""
        if scene.kind == "raise":
            landmark = scene.about["landmark"]
            drawn = draw_landmark(texts(entries(scene.document, "landmark")[landmark], "shape"))
            return [Panel(drawn, title=str(scene.words.value("landmark", landmark)), expand=False)]
        if scene.kind == "lay":
            tile = scene.about["tile"]
            corners = texts(entries(scene.document, "tile")[tile], "corners")
            drawn = draw_tile([TERRAINS.index(corner) for corner in corners])
            return [Panel(drawn, title=str(scene.words.value("tile", tile)), expand=False)]
        return []

    def seat(self, scene: Scene[View], seat: int) -> RenderableType:
        """One player's part of the table in full."""
        name = Text(self.name(scene, seat), style=SEAT_STYLES[seat])
        return Group(name, self.belongings(scene, seat), draw_income(scene, seat), capital(scene, seat), Text())

    def heading(self, scene: Scene[View]) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("tapestry"), f"{scene.say('term-turn')} {view['turn']}"]
        if view["turn"]:
            words.append(self.name(scene, view["active"]))
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="cyan", characters="━")

    def name(self, scene: Scene[View], seat: int) -> str:
        bot = scene.view["players"][seat]["bot"]
        return scene.name(seat) if bot < 0 else str(scene.words.value("bot", bot))

    # -- everybody -------------------------------------------------------------------------------------------------

    def everybody(self, scene: Scene[View]) -> Grid:
        """Where there is little room headings are cut, figures never, and civilizations stand on the players' pages."""
        roomy = scene.width >= ROOMY
        grid = Grid(box=None, padding=(0, 1, 0, 0), expand=False, header_style="dim", pad_edge=False)
        grid.add_column("", no_wrap=True, width=None if roomy else 14)
        for key in ("points", "era"):
            grid.add_column(scene.say(f"term-{key}"), no_wrap=True, width=None if roomy else 5)
        for sign in SIGNS:
            grid.add_column(sign, no_wrap=True, min_width=2)
        grid.add_column(scene.say("term-buildings"), no_wrap=True, width=None if roomy else 9, min_width=9)
        for key in ("lands", "outposts", "technologies", "cards", "tiles"):
            grid.add_column(scene.say(f"term-{key}"), no_wrap=True, width=None if roomy else 5, min_width=2)
        if roomy:
            grid.add_column("")
        for seat in [*scene.order(), *range(scene.seats, len(scene.view["players"]))]:
            grid.add_row(*self.line(scene, seat)[: len(grid.columns)])
        return grid

    def line(self, scene: Scene[View], seat: int) -> list[RenderableType]:
        p = scene.view["players"][seat]
        lands = [h for h in scene.view["hexes"] if h["control"] == seat]
        era = "★" if p["finished"] else f"{p['era']}"
        resources = [Text(str(n), style=STYLES[i]) for i, n in enumerate(p["resources"])]
        civilizations = [str(scene.words.value("civilization", n)) for n in p["civilizations"]]
        return [
            Text(f"{seat + 1} {self.name(scene, seat)}", style=SEAT_STYLES[seat]),
            Text(str(p["points"]), style="bold"),
            Text(era),
            *resources,
            Text("/".join(str(n) for n in p["built"])),
            Text(str(len(lands))),
            Text(str(p["outposts"])),
            Text(str(len(p["technologies"]))),
            Text(str(len(p["hand"]))),
            Text(str(len(p["tiles"]))),
            Text(", ".join(civilizations), style="italic"),
        ]

    def tracks(self, scene: Scene[View]) -> Grid:
        """A line a track; whoever stands on a space is there with the number of the seat."""
        grid = Grid(box=None, padding=(0, 0), pad_edge=False)
        grid.add_column("", min_width=14)
        spaces = range(number(plain(scene.document, "board"), "spaces"))
        for space in spaces:
            grid.add_column(str(space), min_width=5, header_style="dim")
        free = free_landmarks(scene)
        for i, track in enumerate(TRACKS):
            cells = [Text(str(scene.words.say(f"track-{track}")), style="bold")]
            for space in spaces:
                cells.append(self.standing(scene, i, space, (track, space) in free))
            grid.add_row(*cells)
        return grid

    def standing(self, scene: Scene[View], track: int, space: int, landmark: bool) -> Text:
        text = Text("▣" if landmark else "·", style="bright_yellow" if landmark else "dim")
        for seat, p in enumerate(scene.view["players"]):
            for token in p["tokens"]:
                if token == [track, space]:
                    text.append(str(seat + 1), style=SEAT_STYLES[seat])
        return text

    # -- cards -----------------------------------------------------------------------------------------------------

    def display(self, scene: Scene[View]) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for technology in scene.view["display"]:
            grid.add_row(Text(scene.say("term-display"), style="dim"), *self.technology(scene, technology))
        return grid

    def common(self, scene: Scene[View]) -> RenderableType:
        """Open technologies, the tapestries and civilizations of everybody, landmarks and achievements to be had."""
        grid = Grid.grid(padding=(0, 2))
        for seat in scene.order():
            p = scene.view["players"][seat]
            name = Text(self.name(scene, seat), style=SEAT_STYLES[seat])
            for mat in self.mats(scene, seat):
                grid.add_row(name, *self.civilization(scene, mat))
            for card, _, _ in p["tapestry"]:
                if card >= 0:
                    grid.add_row(name, *self.card(scene, scene.view["copies"][card]))
        return Group(self.display(scene), Text(), grid, Text(), draw_prizes(scene))

    def technology(self, scene: Scene[View], technology: int) -> list[Text]:
        entry = entries(scene.document, "technology")[technology]
        return [
            Text(str(scene.words.value("technology", technology)), style="bold"),
            Text("○ " + self.effect(scene, entry, "circle")),
            Text("□ " + self.effect(scene, entry, "square")),
        ]

    def effect(self, scene: Scene[View], entry: Plain, name: str) -> str:
        return str(scene.words.value("effect", number(plain(entry, "effects"), name)))

    def belongings(self, scene: Scene[View], seat: int) -> Grid:
        """Technologies by row, tiles and tapestry cards of one player, with what they do."""
        p = scene.view["players"][seat]
        copies = scene.view["copies"]
        grid = Grid.grid(padding=(0, 2))
        for mat in self.mats(scene, seat):
            grid.add_row(Text(scene.say("term-civilization"), style="dim"), *self.civilization(scene, mat))
        for card in (p["force"], p["lent"]):
            if card >= 0:
                grid.add_row(Text(scene.say("term-in-force"), style="dim"), *self.card(scene, card))
        for card, row, _ in sorted(p["technologies"], key=lambda each: -each[1]):
            grid.add_row(
                Text("▁▃▆"[row] + " " + scene.say("term-technologies"), style="dim"), *self.technology(scene, card)
            )
        for tile in p["tiles"]:
            entry = entries(scene.document, "tile")[tile]
            ground = "".join(TERRAIN[TERRAINS.index(corner)] for corner in texts(entry, "corners"))
            name = Text(str(scene.words.value("tile", tile)), style="bold")
            grid.add_row(Text(scene.say("term-tiles"), style="dim"), name, self.effect(scene, entry, "benefit"), ground)
        for tile in p["space"]:
            entry = entries(scene.document, "space")[tile]
            name = Text(str(scene.words.value("voyage", tile)), style="bold")
            grid.add_row(Text(scene.say("term-tiles"), style="dim"), name, self.effect(scene, entry, "benefit"))
        for copy in p["hand"]:
            if copy >= 0:
                grid.add_row(Text(scene.say("term-cards"), style="dim"), *self.card(scene, copies[copy]))
        return grid

    def mats(self, scene: Scene[View], seat: int) -> list[Mat]:
        """The civilizations of a player; before one is kept, those to choose between, with nothing on them."""
        p = scene.view["players"][seat]
        return p["on-mats"] or [{"civilization": civilization} for civilization in p["civilizations"]]

    def civilization(self, scene: Scene[View], mat: Mat) -> list[Text]:
        """Its name, what lies on its mat, and what it does."""
        civilization = mat["civilization"]
        name = scene.words.nouns["civilization"][civilization]
        lying = [(field, value) for field, value in mat.items() if field in MAT_FIELDS and value != []]
        state = "; ".join(self.on_mat(scene, field, value) for field, value in lying)
        text = Text(f"{state}. " if state else "", style="cyan")
        version = entries(scene.document, "civilization")[civilization].get("version")  # none: as printed
        message = f"term-civilization-{name}-{version}" if version else f"term-civilization-{name}"
        text.append(scene.say(message), style="default")
        return [Text(str(scene.words.value("civilization", civilization)), style="bold"), text]

    def on_mat(self, scene: Scene[View], field: str, value: Any) -> str:
        found = value if isinstance(value, list) else [value]
        if field in ("tracks", "effects"):
            told = ", ".join(str(scene.words.value(field[:-1], n)) for n in found)
        elif field == "predictions":
            told = ", ".join(f"{scene.words.value('category', i)} {n}" for i, n in enumerate(found) if n)
        else:
            told = "/".join(str(n) for n in found)
        return scene.say(f"term-mat-{field}", {"what": told})

    def card(self, scene: Scene[View], card: int) -> list[Text]:
        name = scene.words.nouns["card"][card]
        return [Text(str(scene.words.value("card", card)), style="bold"), Text(scene.say(f"term-card-{name}"))]

    # -- what an answer changes --------------------------------------------------------------------------------------

    def facts(self, view: View, seat: int) -> dict[str, int]:
        p = view["players"][seat]
        return dict(zip(FACTS, [p["points"], *p["resources"]], strict=True))

    def legend(self, words: TitleLanguage) -> list[tuple[Text, str]]:
        signs = [(Text(SIGNS[i], style=STYLES[i]), words.say(f"resource-{name}")) for i, name in enumerate(RESOURCES)]
        for i, name in enumerate(TERRAINS):
            signs.append((Text(TERRAIN[i], style=TERRAIN_STYLES[i]), words.say(f"term-terrain-{name}")))
        for name, sign in PIECES.items():
            signs.append((Text(sign, style="bold"), words.say(f"term-sign-{name}")))
        signs.append((Text(BUILDINGS, style="bold"), words.say("term-buildings")))
        signs.append((Text("▣", style="bright_yellow"), words.say("term-sign-first")))
        return signs

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        return words.say("term-points") if name == "points" else words.say(f"resource-{name}")


def capital(scene: Scene[View], seat: int) -> Panel:
    plots = plain(scene.document, "plot")
    cells = scene.view["players"][seat]["cells"]
    drawn = draw_capital(cells, number(plots, "side"), number(plots, "district"))
    return Panel(drawn, title=scene.say("term-capital"), expand=False)


def free_landmarks(scene: Scene[View]) -> list[tuple[object, object]]:
    """Track and space of the landmarks that nobody has yet."""
    owners = scene.view["landmarks"]
    names = [entry["id"] for entry in entries(scene.document, "landmark")]
    places = [entry for entry in entries(scene.document, "place") if "landmark" in entry]
    return [(place["track"], place["space"]) for place in places if owners[names.index(place["landmark"])] < 0]
