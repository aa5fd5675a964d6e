"""Hadara in the terminal: everybody in one line, the own mat with tracks and cards, decks and piles round the wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.hadara_print import (
    COIN,
    COIN_STYLE,
    COLOURS,
    EFFECT,
    STAR,
    STYLES,
    SYMBOLS,
    TRACKS,
    Print,
    coloured,
)
from cradle.boards.part import Part
from cradle.boards.plain import Board
from cradle.boards.read import number
from cradle.boards.scene import Scene
from cradle.boards.tab import Tab
from cradle.core.journal import Told
from cradle.core.plain import Plain
from cradle.games.hadara.sight import Player, View
from cradle.language import TitleLanguage

EPOCHS: Final = ["–", "I", "II", "III"]
ROOMY: Final = 96  # columns from which everything is spelled out
MILITARY: Final = 1
CULTURE: Final = 2
SIGNS: Final = {
    "tiles": "▪·",
    "annexed": "9+",
    "bust": "12♪ 12+",
    "silver": "○♪",
    "gold": "◉",
    "price": f"{COIN}8 6",
    "effect": EFFECT,
    "star": STAR,
}
CARDS_MATTER: Final = ["wheel", "draft", "piles"]


class HadaraBoard(Board[View]):
    def __init__(self, document: Plain) -> None:
        self.printed = Print(document)

    def draw(self, scene: Scene[View]) -> list[Part]:
        parts = [Part(self.heading(scene)), Part(self.everybody(scene, scene.order()), "players", 3)]
        if scene.eye < scene.seats and scene.view["epoch"]:
            tracks, cards = self.mat(scene, scene.eye)
            parts += [Part(tracks, "tracks", 2), Part(cards, "own", 5)]
        stage = scene.view["stage"]
        lying = sum(scene.view["decks"]) + sum(scene.view["piles"])
        if stage in CARDS_MATTER or (lying and stage != "setup"):
            parts.append(Part(self.wheel(scene), "wheel", 1 if stage == "piles" else 4))
        hand = scene.view["players"][scene.eye]["hand"] if scene.eye < scene.seats else []
        if hand and min(hand) >= 0:
            parts.append(Part(self.hand(scene, hand), "hand", 1))
        elif stage == "piles":
            tops = [card for card in scene.view["tops"] if card >= 0]
            parts += [Part(effect, "effects", 2) for effect in self.effects(scene, tops)]
        return parts

    def tabs(self, scene: Scene[View]) -> list[Tab]:
        table, *rest = super().tabs(scene)
        return [table, Tab("c", "cards", lambda: self.open_cards(scene)), *rest]

    def open_cards(self, scene: Scene[View]) -> RenderableType:
        """Decks and piles, and every card in hand or on top of a pile with all that is printed on it."""
        hand = scene.view["players"][scene.eye]["hand"] if scene.eye < scene.seats else []
        cards = [card for card in [*hand, *scene.view["tops"]] if card >= 0]
        return Group(self.wheel(scene), *[self.hand(scene, cards[n : n + 2]) for n in range(0, len(cards), 2)])

    def heading(self, scene: Scene[View]) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("hadara")]
        if view["epoch"]:
            words.append(scene.say(f"term-epoch-{view['epoch']}"))
            words.append(scene.say("term-phase-b" if view["phase"] else "term-phase-a"))
        words.append(scene.say(f"term-{view['stage']}"))
        if view["stage"] == "draft":
            words.append(f"{scene.say('term-turn').lower()} {view['turn']}/{self.printed.turns}")
        if view["leader"] >= 0 and view["epoch"]:
            words.append(f"{scene.say('term-leader').lower()}: {scene.name(view['leader'])}")
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="cyan", characters="━")

    # -- everybody -------------------------------------------------------------------------------------------------

    def everybody(self, scene: Scene[View], seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 1), expand=False, header_style="dim", pad_edge=False)
        grid.add_column("")
        grid.add_column(Text(COIN, style=COIN_STYLE), justify="right")
        for track in range(len(TRACKS)):
            grid.add_column(Text(SYMBOLS[track], style=STYLES[track]), justify="right")
        header = Text(scene.say("term-cards").lower() + " ")
        for colour in range(len(COLOURS)):
            header.append(f" {SYMBOLS[colour]}", style=STYLES[colour])
        grid.add_column(header, justify="right", no_wrap=True)
        for name in ("colonies", "busts"):
            grid.add_column(scene.say(f"term-{name}").lower())
        grid.add_column(scene.say("term-medals").lower())
        grid.add_column(scene.say("term-points").lower(), justify="right")
        for seat in seats:
            grid.add_row(*self.line(scene, seat))
        return grid

    def line(self, scene: Scene[View], seat: int) -> list[RenderableType]:
        player = scene.view["players"][seat]
        own = seat == scene.eye
        name = Text.assemble(("▸ " if own else "  ", "bold cyan"))
        name.append(scene.name(seat), style="bold" if own else "")
        if scene.width >= ROOMY and player["crest"] >= 0:
            name.append(f" {scene.words.value('crest', player['crest'])}", style="dim")
        tracks = [Text(str(n), style=f"bold {STYLES[i]}") for i, n in enumerate(player["tracks"])]
        counts = Text(str(len(player["cards"])), style="bold")
        counts.append(" ")
        for colour, n in enumerate(player["colours"]):
            counts.append(f" {n or '·'}", style=STYLES[colour] if n else "dim")
        return [
            name,
            Text(str(player["coins"]), style=f"bold {COIN_STYLE}"),
            *tracks,
            counts,
            self.colonies(player),
            self.busts(player),
            self.medals(player),
            Text(str(total(player)), style="bold"),
        ]

    def colonies(self, player: Player) -> Text:
        """Values taken; a plus behind those that were annexed."""
        text = Text()
        for colony in sorted(player["colonies"], key=lambda colony: colony["value"]):
            text.append(" " if text.plain else "")
            text.append(f"{self.printed.values[colony['value']]}{'+' if colony['annexed'] else ''}")
        return text if text.plain else Text("·", style="dim")

    def busts(self, player: Player) -> Text:
        """Requirements of the carved ones, with the tile on them: its track, or P for points."""
        text = Text()
        for printed, bust in zip(self.printed.busts, player["busts"], strict=True):
            if bust["carved"]:
                text.append(f"{' ' if text.plain else ''}{printed['requirement']}")
                tile = bust["tile"]
                text.append(
                    "+" if bust["points_up"] else SYMBOLS[tile], style="" if bust["points_up"] else STYLES[tile]
                )
        return text if text.plain else Text("·", style="dim")

    def medals(self, player: Player) -> Text:
        text = Text()
        for tile in player["silver"]:
            text.append("○", style="bold white")
            text.append(f"{SYMBOLS[tile]} ", style=STYLES[tile])
        text.append("◉ " * player["gold"], style=COIN_STYLE)
        return text if text.plain else Text("·", style="dim")

    # -- a mat -----------------------------------------------------------------------------------------------------

    def seat(self, scene: Scene[View], seat: int) -> RenderableType:
        return Group(self.everybody(scene, [seat]), *self.mat(scene, seat), Text())

    def mat(self, scene: Scene[View], seat: int) -> list[RenderableType]:
        return [self.tracks(scene, seat), self.cards(scene, seat)]

    def tracks(self, scene: Scene[View], seat: int) -> Grid:
        """The four tracks with their unused bonus tiles, and what each is good for."""
        player = scene.view["players"][seat]
        grid = Grid.grid(padding=(0, 1))
        remarks = [self.income(scene, player), self.military(scene, player), self.culture(scene, player)]
        remarks.append(self.food(scene, player))
        marks = [[], player["asks"]["military"], player["asks"]["culture"], [len(player["cards"])]]
        tiles = player["tiles"]
        for track, value in enumerate(player["tracks"]):
            name = Text(f"{SYMBOLS[track]} {scene.words.component('track', TRACKS[track])}", style=STYLES[track])
            left = Text("▪" * tiles[track] + "·" * (self.printed.tiles - tiles[track]), style=STYLES[track])
            amount = Text(f"{value:>2}", style=f"bold {STYLES[track]}")
            grid.add_row(
                name, amount, bar(value, self.printed.highest, marks[track], STYLES[track]), left, remarks[track]
            )
        return grid

    def income(self, scene: Scene[View], player: Player) -> str:
        return scene.say("term-income-now", {"coins": player["income"]})

    def military(self, scene: Scene[View], player: Player) -> str:
        taken = {colony["value"] for colony in player["colonies"]}
        needed = enumerate(zip(self.printed.values, player["asks"]["military"], strict=True))
        left = [pair for i, pair in needed if i not in taken]
        return reach(scene, "term-colony", player["tracks"][MILITARY], left)

    def culture(self, scene: Scene[View], player: Player) -> str:
        busts = zip(self.printed.busts, player["asks"]["culture"], player["busts"], strict=True)
        left = [(number(printed, "requirement"), least) for printed, least, bust in busts if not bust["carved"]]
        return reach(scene, "term-bust", player["tracks"][CULTURE], left)

    def food(self, scene: Scene[View], player: Player) -> str:
        hungry = player["hungry"]
        return scene.say("term-food-missing" if hungry > 0 else "term-food-left", {"n": abs(hungry)})

    def cards(self, scene: Scene[View], seat: int) -> RenderableType:
        """The cards in five columns, with the discount that each colour gives."""
        player = scene.view["players"][seat]
        columns: list[list[int]] = [[] for _ in COLOURS]
        for card in player["cards"]:
            columns[self.printed.colour(card)].append(card)
        grid = Grid(box=None, padding=(0, 1), expand=True, pad_edge=False)
        for colour in range(len(COLOURS)):
            head = coloured(scene.words, colour)
            if player["discounts"][colour]:
                head.append(f"  {COIN}−{player['discounts'][colour]}", style=COIN_STYLE)
            grid.add_column(head, ratio=1, no_wrap=True, overflow="ellipsis")
        tiled = {pair[0]: pair[1] for pair in player["tiled"]}
        for row in range(max(len(column) for column in columns)):
            cells = [self.owned(scene, column[row], tiled) if row < len(column) else Text() for column in columns]
            grid.add_row(*cells)
        return grid

    def owned(self, scene: Scene[View], card: int, tiled: dict[int, int]) -> Text:
        text = Text(overflow="ellipsis", no_wrap=True)
        text.append(f"{self.printed.points(card):>2} ", style="bold")
        if card in tiled:
            text.append(f"{SYMBOLS[tiled[card]]} ", style=STYLES[tiled[card]])
        return text.append(self.printed.name(card, scene.words))

    # -- the middle of the table -----------------------------------------------------------------------------------

    def wheel(self, scene: Scene[View]) -> Grid:
        """Decks and piles clockwise, beginning with the deck at which the own crest points."""
        view = scene.view
        ring = view["ring"]
        pointed = view["pointed"]
        first = ring.index(pointed[scene.eye]) if scene.eye < scene.seats and pointed[scene.eye] >= 0 else 0
        order = ring[first:] + ring[:first]
        grid = Grid(box=box.SQUARE, border_style="dim", padding=(0, 1), expand=True)
        for colour in order:
            grid.add_column(coloured(scene.words, colour), ratio=1, no_wrap=True, overflow="ellipsis")
        decks, piles = view["decks"], view["piles"]
        message = "term-counts" if scene.width >= ROOMY else "term-counts-short"
        counts = [scene.say(message, {"deck": decks[colour], "pile": piles[colour]}) for colour in order]
        grid.add_row(*[Text(count, style="dim") for count in counts])
        if view["stage"] in ("draft", "wheel"):
            names = [[scene.name(s) for s in range(scene.seats) if pointed[s] == colour] for colour in order]
            grid.add_row(*[Text(f"◂ {', '.join(n)}" if n else "", style="cyan") for n in names])
        tops = [view["tops"][colour] for colour in order]
        if any(top >= 0 for top in tops):
            rows = [self.lying(scene, top) for top in tops]
            for cells in zip(*rows, strict=True):
                grid.add_row(*cells)
        return grid

    def lying(self, scene: Scene[View], card: int) -> list[Text]:
        """The top card of a pile in three lines."""
        if card < 0:
            return [Text(), Text(), Text()]
        name = Text(self.printed.name(card, scene.words))
        return [name, self.price(scene, card), self.gives(card)]

    def price(self, scene: Scene[View], card: int) -> Text:
        now = scene.view["prices"].get(str(card), self.printed.price(card))
        text = self.printed.price_text(card, now)
        return text.append(f" · {scene.say('term-points-short', {'n': self.printed.points(card)})}", style="default")

    def gives(self, card: int) -> Text:
        steps = self.printed.steps(card)
        if self.printed.cards[card].get("effect"):
            steps.append(f" {EFFECT}" if steps.plain else EFFECT, style="magenta")
        return steps

    def hand(self, scene: Scene[View], cards: list[int]) -> RenderableType:
        """The two drawn cards, side by side."""
        panels = []
        for card in cards:
            style = STYLES[self.printed.colour(card)]
            body = self.price(scene, card)
            steps = self.printed.steps(card)
            body.append("   ").append(steps)
            effect = self.printed.effect(card, scene.words)
            body.append(f"\n{effect}" if effect else "")
            name = Text(
                f"{SYMBOLS[self.printed.colour(card)]} {self.printed.name(card, scene.words)}", style=f"bold {style}"
            )
            panels.append(Panel(body, title=name, title_align="left", border_style=style, width=scene.width // 2 - 1))
        return Columns(panels, padding=(0, 1))

    def effects(self, scene: Scene[View], cards: list[int]) -> list[RenderableType]:
        """What the purple cards that lie open do."""
        out: list[RenderableType] = []
        for card in cards:
            effect = self.printed.effect(card, scene.words)
            if effect:
                line = Text(f"{EFFECT} {self.printed.name(card, scene.words)}: ", style="magenta")
                out.append(line.append(effect, style="default"))
        return out

    # -- what answers change ---------------------------------------------------------------------------------------

    def facts(self, view: View, seat: int) -> dict[str, int]:
        player = view["players"][seat]
        tracks = dict(zip(TRACKS, player["tracks"], strict=True))
        return {"coins": player["coins"], **tracks, "points": total(player)}

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        if name in TRACKS:
            return SYMBOLS[TRACKS.index(name)]
        return words.say(f"term-{name}").lower()

    def legend(self, words: TitleLanguage) -> list[tuple[Text, str]]:
        signs = [(Text(COIN, style=COIN_STYLE), words.say("term-coins").lower())]
        for colour, style in enumerate(STYLES):
            name = words.component("colour", COLOURS[colour])
            track = f", {words.component('track', TRACKS[colour])}" if colour < len(TRACKS) else ""
            signs.append((Text(SYMBOLS[colour], style=style), f"{name}{track}"))
        for message, sign in SIGNS.items():
            signs.append((Text(sign, style="bold"), words.say(f"term-sign-{message}")))
        unit = words.say("term-points-short", {"n": ""}).strip()
        signs.append((Text(unit, style="bold"), words.say("term-sign-points")))
        return signs

    def aside(self, words: TitleLanguage, told: list[Told], seat: int) -> str:
        """The last card of a phase brings the income of the phase with it."""
        coins = sum(one.data[0] for one in told if one.news.name == "income" and one.seat == seat)
        return words.say("term-with-income", {"coins": coins}) if coins else ""


def total(player: Player) -> int:
    return sum(player["score"].values())


def reach(scene: Scene[View], message: str, value: int, left: list[tuple[int, int]]) -> str:
    """What the track reaches now, and what is missing for the next: `left` as printed and as asked of the player."""
    now = [printed for printed, least in left if least <= value]
    later = [pair for pair in left if pair[1] > value]
    parts = [scene.say(f"{message}-now", {"list": ", ".join(str(n) for n in now)})] if now else []
    if later:
        printed, least = later[0]
        parts.append(scene.say(f"{message}-next", {"value": printed, "missing": least - value}))
    return "; ".join(parts) or scene.say(f"{message}-all")


def bar(value: int, highest: int, marks: list[int], style: str) -> Text:
    """One character a step, up to the highest requirement of all, with the values at which something happens marked."""
    text = Text()
    for n in range(1, highest + 1):
        reached = n <= value
        shape = "┃" if n in marks else "━" if reached else "─"
        text.append(shape, style=style if reached else "dim")
    return text.append(f"+{value - highest}" if value > highest else "  ", style=style)
