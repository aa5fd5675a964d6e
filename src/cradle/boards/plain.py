"""The board for any title: the view as it is, with names in the place of numbers where the title has names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.part import Part
from cradle.boards.scene import Scene, View
from cradle.boards.tab import Tab
from cradle.core.journal import Told
from cradle.core.plain import Plain
from cradle.language import TitleLanguage

HIDDEN: Final = ["pending", "players"]
DEPTH: Final = 4


class Board(Generic[View]):
    """What the screen asks of a board. Titles better it by drawing what people know from the box."""

    pages: ClassVar[dict[str, str]] = {}  # keys that show one part of the table alone, and the part's name

    def draw(self, scene: Scene[View]) -> list[Part]:
        """Everything on the table, most important last: that is nearest to the question."""
        common = Grid.grid(padding=(0, 2))
        for key, value in scene.view.items():
            if key not in HIDDEN:
                common.add_row(Text(field_name(scene.words, key), style="cyan"), shown(scene.words, key, value, DEPTH))
        return [Part(common, "table", 2), Part(self.players(scene, scene.order()), "players", 1)]

    def heading(self, scene: Scene[View]) -> RenderableType:
        """The line above everything: which title, and how far it has come."""
        return Rule(Text(scene.words.language.say(scene.words.title), style="bold"), align="left", characters="━")

    def tabs(self, scene: Scene[View]) -> list[Tab]:
        """The pages of the full-screen table, the whole of it first."""
        others = [seat for seat in scene.order() if seat != scene.eye]
        tabs = [Tab("v", "table", lambda: Group(*[part for part in self.draw(scene) if part.name]))]
        if scene.eye < scene.seats:
            tabs.append(Tab("o", "mine", lambda: self.seat(scene, scene.eye)))
        return [*tabs, Tab("b", "rivals", lambda: Group(*[self.seat(scene, seat) for seat in others]))]

    def wanted_tab(self, scene: Scene[View]) -> str:
        """The key of the page that the question is about."""
        return "v"

    def seat(self, scene: Scene[View], seat: int) -> RenderableType:
        """One player's part of the table in full."""
        return self.players(scene, [seat])

    def players(self, scene: Scene[View], seats: Sequence[int]) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
        grid.add_column("")
        for seat in seats:
            grid.add_column(Text(scene.name(seat), style="bold"), overflow="fold")
        rows = [player_of(scene.view, seat) for seat in seats]
        for key in rows[0]:
            cells = [shown(scene.words, key, row.get(key), DEPTH) for row in rows]
            grid.add_row(Text(field_name(scene.words, key), style="cyan"), *cells)
        return grid

    def facts(self, view: View, seat: int) -> dict[str, int]:
        """The numbers of a seat that an answer can change, by name."""
        out: dict[str, int] = {}
        for key, value in player_of(view, seat).items():
            if isinstance(value, int) and not isinstance(value, bool):
                out[key] = value
            elif isinstance(value, dict) and all(isinstance(n, int) for n in value.values()):
                out.update({f"{key} {name}": int(n) for name, n in value.items()})
        return out

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        return field_name(words, name)

    def legend(self, words: TitleLanguage) -> list[tuple[Text, str]]:
        """The signs that the board uses, and what they mean."""
        return []

    def aside(self, words: TitleLanguage, told: list[Told], seat: int) -> str:
        """A remark on what else happens by itself after an answer."""
        return ""


def player_of(view: Mapping[str, object], seat: int) -> Plain:
    players = view.get("players")
    if isinstance(players, list) and seat < len(players) and isinstance(players[seat], dict):
        return {str(key): value for key, value in players[seat].items()}
    return {}


def field_name(words: TitleLanguage, field: str) -> str:
    """The title's own word for a field of a view, or the field's name in words."""
    term = f"term-{field.replace('_', '-')}"
    said = words.say(term) if words.language.has(f"{words.title}-{term}") else "{"
    return spaced(field) if "{" in said else said  # a sentence with arguments is no name


def spaced(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")


def shown(words: TitleLanguage, key: str, value: object, depth: int) -> Text:
    return Text(said(words, key, value, depth) or "–", overflow="fold")


def said(words: TitleLanguage, key: str, value: object, depth: int) -> str:
    """A value of a view in words: a number under the name of a noun is a component, a list under its plural too."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int):
        known = key in words.nouns or key == "seat"
        return str(words.value(key, value)) if known and value >= 0 else ("–" if value == -1 else str(value))
    if depth and isinstance(value, list):
        return listed(words, key, value, depth)
    if depth and isinstance(value, dict):
        return ", ".join(f"{spaced(str(k))} {said(words, str(k), v, depth - 1)}" for k, v in value.items())
    return "" if value is None else str(value)


def listed(words: TitleLanguage, key: str, values: list[object], depth: int) -> str:
    """As many numbers as there are components of the noun are an amount of each; fewer are components themselves."""
    noun = singular(words, key)
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if noun and len(numbers) == len(values):
        if len(values) == len(words.nouns[noun]):
            return ", ".join(f"{words.value(noun, i)} {n}" for i, n in enumerate(numbers))
        return ", ".join(said(words, noun, n, depth) for n in numbers)
    nested = any(isinstance(value, list | dict) for value in values)
    return (" · " if nested else " ").join(said(words, "", value, depth - 1) for value in values)


def singular(words: TitleLanguage, key: str) -> str:
    """The noun whose plural the last part of a key is: `card` of `cards`, and of `hand_cards`."""
    last = key.rpartition("_")[2]
    for noun in (last.removesuffix("s"), f"{last.removesuffix('ies')}y"):
        if noun != last and noun in words.nouns:
            return noun
    return ""
