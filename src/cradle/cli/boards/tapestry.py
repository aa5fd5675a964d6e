"""Tapestry in the terminal: everybody in one line, the four tracks, the map, the own capital, and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.cli.boards.plain import Board, player_of
from cradle.cli.boards.tapestry_land import (
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
    number,
    numbers,
    plains,
    rows,
)
from cradle.cli.scene import Scene
from cradle.core.plain import Plain
from cradle.games.tapestry.wording import wording
from cradle.language import TitleLanguage

RESOURCES: Final = ["coin", "worker", "food", "culture"]
SIGNS: Final = ["●", "♟", "♣", "♦"]
STYLES: Final = ["yellow", "white", "green", "magenta"]
TRACKS: Final = ["exploration", "science", "military", "technology"]
END: Final = 12
FACTS: Final = ["points", "coin", "worker", "food", "culture"]
BOTS: Final = ["automa", "shadow"]
PIECES: Final = {"outpost": f"1 {LYING[0]}", "token": TOKENS[0], "rock": PLOTS[1], "landmark": LANDMARK}
MAT_FIELDS: Final = ["tokens", "tracks", "heights", "effects", "predictions", "steps"]


class TapestryBoard(Board):
    def draw(self, scene: Scene) -> list[RenderableType]:
        parts: list[RenderableType] = [self.heading(scene), self.everybody(scene), self.tracks(scene)]
        ground = draw_map(plains(scene.view, "hexes"))
        land: list[RenderableType] = [Panel(ground, title=scene.say("term-map"), expand=False)]
        if scene.eye < scene.seats:
            land.append(Panel(draw_capital(plots(scene, scene.eye)), title=scene.say("term-capital"), expand=False))
        if scene.roomy:
            parts.append(Columns(land))
        parts += self.in_hand(scene)
        parts.append(self.display(scene))
        if scene.eye < scene.seats:
            parts.append(self.belongings(scene, scene.eye))
        return parts

    def in_hand(self, scene: Scene) -> list[RenderableType]:
        """The piece that the person who looks is about to place, every way round."""
        step = waiting(scene.view)
        if step[:2] == ["raise", scene.eye]:
            shape = entries(scene.document, "landmark")[step[2]].get("shape")
            drawn = draw_landmark([str(line) for line in shape] if isinstance(shape, list) else [])
            return [Panel(drawn, title=str(scene.words.value("landmark", step[2])), expand=False)]
        if step[:2] == ["lay", scene.eye]:
            corners = entries(scene.document, "tile")[step[2]].get("corners")
            drawn = draw_tile([TERRAINS.index(str(c)) for c in corners] if isinstance(corners, list) else [])
            return [Panel(drawn, title=str(scene.words.value("tile", step[2])), expand=False)]
        return []

    def seat(self, scene: Scene, seat: int) -> RenderableType:
        """One player's part of the table in full."""
        capital = Panel(draw_capital(plots(scene, seat)), title=scene.say("term-capital"), expand=False)
        return Group(Text(self.name(scene, seat), style=SEAT_STYLES[seat]), capital, self.belongings(scene, seat))

    def heading(self, scene: Scene) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("tapestry"), f"{scene.say('term-turn')} {number(view, 'turn')}"]
        if number(view, "turn"):
            words.append(self.name(scene, number(view, "active")))
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="cyan", characters="━")

    def name(self, scene: Scene, seat: int) -> str:
        if seat < scene.seats:
            return scene.name(seat)
        return scene.say(f"bot-{BOTS[seat - scene.seats if number(scene.view, 'level') else 1]}")

    # -- everybody -------------------------------------------------------------------------------------------------

    def everybody(self, scene: Scene) -> Grid:
        grid = Grid(box=None, padding=(0, 1), expand=False, header_style="dim", pad_edge=False)
        for title in ("", scene.say("term-points"), scene.say("term-era"), *SIGNS, scene.say("term-buildings")):
            grid.add_column(title)
        for key in ("term-lands", "term-outposts", "term-technologies", "term-cards", "term-tiles"):
            grid.add_column(scene.say(key))
        grid.add_column("")
        for seat in [*scene.order(), *range(scene.seats, len(plains(scene.view, "players")))]:
            grid.add_row(*self.line(scene, seat))
        return grid

    def line(self, scene: Scene, seat: int) -> list[RenderableType]:
        p = player_of(scene.view, seat)
        lands = [h for h in plains(scene.view, "hexes") if number(h, "control") == seat]
        era = "★" if p.get("finished") else f"{number(p, 'era')}"
        resources = [Text(str(n), style=STYLES[i]) for i, n in enumerate(numbers(p, "resources"))]
        civilizations = [str(scene.words.value("civilization", n)) for n in numbers(p, "civilizations")]
        return [
            Text(f"{seat + 1} {self.name(scene, seat)}", style=SEAT_STYLES[seat]),
            Text(str(number(p, "points")), style="bold"),
            Text(era),
            *resources,
            Text("/".join(str(n) for n in numbers(p, "built"))),
            Text(str(len(lands))),
            Text(str(number(p, "outposts"))),
            Text(str(len(rows(p, "technologies")))),
            Text(str(len(numbers(p, "hand")))),
            Text(str(len(numbers(p, "tiles")))),
            Text(", ".join(civilizations), style="italic"),
        ]

    def tracks(self, scene: Scene) -> Grid:
        """A line a track; whoever stands on a space is there with the number of the seat."""
        grid = Grid(box=None, padding=(0, 0), pad_edge=False)
        grid.add_column("", min_width=14)
        for space in range(END + 1):
            grid.add_column(str(space) if space else "0", min_width=5, header_style="dim")
        owners = numbers(scene.view, "landmarks")
        for i, track in enumerate(TRACKS):
            cells = [Text(str(scene.words.say(f"track-{track}")), style="bold")]
            for space in range(END + 1):
                free = space in (4, 7, 10) and owners[3 * i + space // 3 - 1] < 0
                cells.append(self.standing(scene, i, space, free))
            grid.add_row(*cells)
        return grid

    def standing(self, scene: Scene, track: int, space: int, landmark: bool) -> Text:
        text = Text("▣" if landmark else "·", style="bright_yellow" if landmark else "dim")
        for seat, p in enumerate(plains(scene.view, "players")):
            for token in rows(p, "tokens"):
                if token == [track, space]:
                    text.append(str(seat + 1), style=SEAT_STYLES[seat])
        return text

    # -- cards -----------------------------------------------------------------------------------------------------

    def display(self, scene: Scene) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for technology in numbers(scene.view, "display"):
            grid.add_row(Text(scene.say("term-display"), style="dim"), *self.technology(scene, technology))
        return grid

    def technology(self, scene: Scene, technology: int) -> list[Text]:
        entry = entries(scene.document, "technology")[technology]
        return [
            Text(str(scene.words.value("technology", technology)), style="bold"),
            Text("○ " + self.effect(scene, entry.get("circle"))),
            Text("□ " + self.effect(scene, entry.get("square"))),
        ]

    def effect(self, scene: Scene, value: object) -> str:
        return scene.words.put_together(wording(value))

    def belongings(self, scene: Scene, seat: int) -> Grid:
        """Technologies by row, tiles and tapestry cards of one player, with what they do."""
        p = player_of(scene.view, seat)
        copies = numbers(scene.view, "copies")
        grid = Grid.grid(padding=(0, 2))
        for mat in plains(p, "on-mats"):
            grid.add_row(Text(scene.say("term-civilization"), style="dim"), *self.civilization(scene, mat))
        for card in (number(p, "force"), number(p, "lent")):
            if card >= 0:
                grid.add_row(Text(scene.say("term-in-force"), style="dim"), *self.card(scene, card))
        for card, row, _ in sorted(rows(p, "technologies"), key=lambda each: -each[1]):
            grid.add_row(
                Text("▁▃▆"[row] + " " + scene.say("term-technologies"), style="dim"), *self.technology(scene, card)
            )
        for tile in numbers(p, "tiles"):
            entry = entries(scene.document, "tile")[tile]
            corners = entry.get("corners")
            ground = "".join(TERRAIN[TERRAINS.index(c)] for c in corners) if isinstance(corners, list) else ""
            name = Text(str(scene.words.value("tile", tile)), style="bold")
            grid.add_row(
                Text(scene.say("term-tiles"), style="dim"), name, self.effect(scene, entry.get("benefit")), ground
            )
        for tile in numbers(p, "space"):
            entry = entries(scene.document, "space")[tile]
            name = Text(str(scene.words.value("voyage", tile)), style="bold")
            grid.add_row(Text(scene.say("term-tiles"), style="dim"), name, self.effect(scene, entry.get("benefit")))
        for copy in numbers(p, "hand"):
            if copy >= 0:
                grid.add_row(Text(scene.say("term-cards"), style="dim"), *self.card(scene, copies[copy]))
        return grid

    def civilization(self, scene: Scene, mat: Plain) -> list[Text]:
        """Its name, what lies on its mat, and what it does."""
        civilization = number(mat, "civilization")
        name = scene.words.nouns["civilization"][civilization]
        state = "; ".join(self.on_mat(scene, field, mat) for field in mat if field in MAT_FIELDS and mat[field] != [])
        text = Text(f"{state}. " if state else "", style="cyan")
        version = entries(scene.document, "civilization")[civilization].get("version")  # none: as printed
        message = f"term-civilization-{name}-{version}" if version else f"term-civilization-{name}"
        text.append(scene.say(message), style="default")
        return [Text(str(scene.words.value("civilization", civilization)), style="bold"), text]

    def on_mat(self, scene: Scene, field: str, mat: Plain) -> str:
        found = numbers(mat, field)
        if field in ("tracks", "effects"):
            told = ", ".join(str(scene.words.value(field[:-1], n)) for n in found)
        elif field == "predictions":
            told = ", ".join(f"{scene.words.value('category', i)} {n}" for i, n in enumerate(found) if n)
        else:
            told = "/".join(str(n) for n in found) if found else str(number(mat, field))
        return scene.say(f"term-mat-{field}", {"what": told})

    def card(self, scene: Scene, card: int) -> list[Text]:
        name = scene.words.nouns["card"][card]
        return [Text(str(scene.words.value("card", card)), style="bold"), Text(scene.say(f"term-card-{name}"))]

    # -- what an answer changes --------------------------------------------------------------------------------------

    def facts(self, view: Plain, seat: int) -> dict[str, int]:
        p = player_of(view, seat)
        return dict(zip(FACTS, [number(p, "points"), *numbers(p, "resources")], strict=True))

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


def entries(document: Plain, name: str) -> Sequence[Plain]:
    return plains(document, name)


def plots(scene: Scene, seat: int) -> list[int]:
    return numbers(player_of(scene.view, seat), "cells")


def waiting(view: Plain) -> list[Any]:
    """The step that is asked now: its name and numbers."""
    pending = view.get("pending")
    agenda = pending[0] if isinstance(pending, list) and pending else []
    return agenda[-1] if isinstance(agenda, list) and agenda and isinstance(agenda[-1], list) else []
