"""Age of Heroes in the terminal: tribes in one line each, the own hand, offers pinned up, a battle as two lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.boards.part import Part
from cradle.boards.plain import Board
from cradle.boards.read import entries, number, plain
from cradle.boards.scene import Scene
from cradle.boards.tab import Tab
from cradle.core.plain import Plain
from cradle.games.heroes.sight import Offer, Pledge, Tribe, Unit, View
from cradle.language import TitleLanguage

CITY: Final = "▣"
STONE: Final = "◆"
NO_STONE: Final = "◇"
ARMY: Final = "⚔"
GENERAL: Final = "★"
QUAKE: Final = "≋"
AWAY: Final = "→"
FORTRESS: Final = "▲"
ROAD: Final = "═"
STYLES: Final = {"iron": "white", "wood": "green", "grain": "yellow", "stone": "bright_black", "gold": "bold yellow"}
SPECIAL_STYLE: Final = "cyan"
EVENT_STYLE: Final = "magenta"
ROOMY: Final = 96  # columns from which everything is spelled out


class HeroesBoard(Board[View]):
    def __init__(self, document: Plain) -> None:
        self.stones = number(plain(document, "monument"), "stones")
        self.styles = STYLES | {str(tribe["special"]): SPECIAL_STYLE for tribe in entries(document, "tribe")}

    def draw(self, scene: Scene[View]) -> list[Part]:
        parts = [Part(self.heading(scene)), Part(self.stock(scene), "stock", 5)]
        parts.append(Part(self.players(scene, scene.order()), "players", 2))
        shared = [("promises", 4, self.promises), ("offers", 3, self.offers), ("battle", 1, self.battle)]
        for name, rank, draw in shared:
            if lines := draw(scene):
                parts.append(Part(Group(*lines), name, rank))
        if scene.eye < scene.seats:
            parts.append(Part(self.hand(scene), "hand", 1))
        return parts

    def tabs(self, scene: Scene[View]) -> list[Tab]:
        table, *rest = super().tabs(scene)
        return [table, Tab("c", "prices", lambda: self.prices(scene)), *rest]

    def prices(self, scene: Scene[View]) -> RenderableType:
        """What everything costs, what is left of it, and which stones each tribe builds its monument of."""
        grid = Grid.grid(padding=(0, 2))
        for entry in entries(scene.document, "item"):
            item = str(entry["id"])
            cost = Text()
            for card, n in plain(entry, "cost").items():
                cost.append(" + " if cost.plain else "").append(
                    f"{n} × {scene.words.component('card', card)}", style=self.styles[card]
                )
            grid.add_row(Text(scene.words.component("item", item), style="bold"), cost, self.left(scene, item))
        grid.add_row(Text(), Text(), Text())
        for entry in entries(scene.document, "tribe"):
            tribe = scene.words.component("tribe", str(entry["id"]))
            stone = Text(f"{STONE} {scene.words.component('card', str(entry['special']))}", style=SPECIAL_STYLE)
            names = [scene.name(seat) for seat in range(scene.seats) if self.tribe_of(scene, seat) == entry["id"]]
            grid.add_row(Text(tribe, style="bold"), stone, Text(", ".join(names), style="dim"))
        return Group(grid, Text(), self.stock(scene))

    def left(self, scene: Scene[View], item: str) -> Text:
        return Text(f"{scene.say('term-stock').lower()}: {scene.view['stock'][item]}", style="dim")

    def tribe_of(self, scene: Scene[View], seat: int) -> str:
        people = scene.view["players"][seat]["people"]
        return scene.words.nouns["tribe"][people] if people >= 0 else ""

    def seat(self, scene: Scene[View], seat: int) -> RenderableType:
        return Group(self.players(scene, [seat]), self.people(scene, seat), self.cards_of(scene, seat), Text())

    def people(self, scene: Scene[View], seat: int) -> Text:
        """The tribe and what its monument is built of."""
        player = scene.view["players"][seat]
        if player["people"] < 0:
            return Text("·", style="dim")
        text = Text(str(scene.words.value("tribe", player["people"])), style="dim")
        return text.append(f" {STONE} {scene.words.value('card', player['special'])}", style=SPECIAL_STYLE)

    def heading(self, scene: Scene[View]) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("heroes"), scene.say("term-round", {"round": view["round"]})]
        if view["fair"]:
            words.append(scene.say("term-fair"))
        else:
            words.append(scene.say("term-turn", {"seat": scene.name(view["turn"])}))
        words.append(scene.say("term-first", {"seat": scene.name(view["starter"])}))
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="yellow", characters="━")

    def stock(self, scene: Scene[View]) -> Text:
        """What can still be built, and the decks."""
        text = Text(style="dim")
        parts = [f"{scene.words.component('item', item)} {n}" for item, n in scene.view["stock"].items()]
        parts.append(f"{scene.say('term-deck').lower()} {scene.view['deck']}")
        parts.append(f"{scene.say('term-discards').lower()} {sum(scene.view['discards'])}")
        return text.append(f"{scene.say('term-stock')}: {' · '.join(parts)}")

    # -- tribes ----------------------------------------------------------------------------------------------------

    def players(self, scene: Scene[View], seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        grid.add_column("")
        for name in ("cities", "monument", "armies", "fortresses", "roads", "hand"):
            grid.add_column(scene.say(f"term-{name}").lower(), overflow="fold")
        grid.add_column("")
        for seat in seats:
            grid.add_row(*self.line(scene, seat))
        return grid

    def line(self, scene: Scene[View], seat: int) -> list[RenderableType]:
        player = scene.view["players"][seat]
        own = seat == scene.eye
        name = Text("▸ " if own else "  ", style="bold yellow")
        name.append(scene.name(seat), style="bold" if own else "")
        if scene.width >= ROOMY and player["people"] >= 0:
            name.append(f" {scene.words.value('tribe', player['people'])}", style="dim")
        if player["fallen"]:
            name.stylize("dim strike")
            return [name, *[Text()] * 7]
        cards = sum(player["hand"]) + player["unknown"]
        return [
            name,
            Text(CITY * player["cities"] or "·", style="yellow"),
            self.monument(scene, player),
            armies(player),
            Text(FORTRESS * player["fortresses"] or "·"),
            Text(", ".join(f"{ROAD}{scene.name(other)}" for other in player["roads"]) or "·"),
            Text(f"{cards}{self.seen(scene, seat)}"),
            self.remarks(scene, player),
        ]

    def monument(self, scene: Scene[View], player: Tribe) -> Text:
        """The stones, and where there is room what they are of: everybody trades with that in mind."""
        stones = player["stones"]
        text = Text(STONE * stones + NO_STONE * (self.stones - stones), style=SPECIAL_STYLE)
        if scene.width >= ROOMY and player["special"] >= 0:
            text.append(f" {scene.words.value('card', player['special'])}", style="dim")
        return text

    def style(self, scene: Scene[View], kind: int) -> str:
        """Of a kind of card: resources, special resources, events."""
        return self.styles.get(scene.words.nouns["card"][kind], EVENT_STYLE)

    def seen(self, scene: Scene[View], seat: int) -> str:
        """What is known of another hand."""
        held = scene.view["players"][seat]["hand"]
        if seat == scene.eye or not any(held):
            return ""
        return f" ({', '.join(many(scene, kind, n) for kind, n in enumerate(held) if n)})"

    def remarks(self, scene: Scene[View], player: Tribe) -> Text:
        text = Text()
        if player["due"]:
            text.append(scene.say("term-claim", {"round": player["due"]}), style="bold red")
        kept, broken = player["kept"], player["broken"]
        if kept or broken:
            word = scene.say("term-word", {"kept": kept, "broken": broken})
            text.append(f"{' · ' if text.plain else ''}{word}", style="dim")
        return text

    # -- hands -----------------------------------------------------------------------------------------------------

    def hand(self, scene: Scene[View]) -> Text:
        text = Text(f"{scene.say('term-your-hand')}: ", style="bold")
        text.append(self.cards_of(scene, scene.eye))
        special = scene.view["players"][scene.eye]["special"]
        if special >= 0:
            stone = scene.say("term-your-stone", {"card": scene.words.value("card", special)})
            text.append(f"\n({STONE} {stone})", style="not bold dim")
        return text

    def cards_of(self, scene: Scene[View], seat: int) -> Text:
        player = scene.view["players"][seat]
        text = Text()
        for kind, n in enumerate(player["hand"]):
            if n:
                text.append("  " if text.plain else "").append(many(scene, kind, n), style=self.style(scene, kind))
                if kind == player["special"]:
                    text.append(STONE, style=SPECIAL_STYLE)
        unknown = player["unknown"]
        if unknown:
            text.append("  " if text.plain else "").append("?" * unknown, style="dim")
        return text if text.plain else Text("·", style="dim")

    # -- the fair --------------------------------------------------------------------------------------------------

    def offers(self, scene: Scene[View]) -> list[RenderableType]:
        pinned = [offer for offer in scene.view["offers"] if offer["open"]]
        lines: list[RenderableType] = [self.offer(scene, offer) for offer in pinned]
        draft = scene.view["draft"]
        if draft:
            lines.append(self.offer(scene, draft))
        return lines

    def offer(self, scene: Scene[View], offer: Offer) -> Text:
        own = offer["by"] == scene.eye
        drafted = offer["number"] < 0
        head = "✎" if drafted else f"#{offer['number'] + 1}"
        to = scene.name(offer["to"]) if offer["to"] >= 0 else scene.say("term-all").lower()
        text = Text(f"{head:>4} {scene.name(offer['by'])} → {to}: ", style="bold" if own or drafted else "")
        if offer["request"]:
            text.append(f"{scene.say('term-request').lower()} ", style="dim")
        else:
            text.append(self.side(scene, offer["give"], offer["vow"]))
            text.append(" ⇄ ", style="dim")
        text.append(self.side(scene, offer["want"], offer["wish"]))
        if offer["reply"] >= 0:
            text.append(f"  (↩ #{offer['reply'] + 1})", style="dim")
        return text

    def side(self, scene: Scene[View], lot: list[int], pledge: Pledge | None) -> Text:
        parts = Text()
        for kind, n in enumerate(lot):
            if n:
                parts.append(", " if parts.plain else "").append(many(scene, kind, n), style=self.style(scene, kind))
        if pledge:
            parts.append(", " if parts.plain else "").append(f"“{self.pledge(scene, pledge)}”", style="italic")
        return parts if parts.plain else Text("—", style="dim")

    def pledge(self, scene: Scene[View], pledge: Pledge) -> str:
        about = pledge["about"]
        if about < 0:
            return scene.words.component("pledge", pledge["what"])
        return scene.say(f"term-{pledge['what']}", {"seat": scene.name(about)})

    def promises(self, scene: Scene[View]) -> list[RenderableType]:
        out: list[RenderableType] = []
        for promise in scene.view["promises"]:
            names = f"{scene.name(promise['by'])} → {scene.name(promise['to'])}"
            out.append(Text(f"  “{self.pledge(scene, promise['pledge'])}” {names}", style="italic dim"))
        return out

    # -- battle ----------------------------------------------------------------------------------------------------

    def battle(self, scene: Scene[View]) -> list[RenderableType]:
        battle = scene.view["battle"]
        if not battle:
            return []
        barbarians = scene.words.component("card", "barbarians")
        attacker = barbarians if battle["barbarians"] else scene.name(battle["attacker"])
        goal = scene.words.component("goal", battle["goal"])
        title = Text(f"{ARMY} {attacker} → {scene.name(battle['defender'])}: {goal}", style="bold red")
        grid = Grid.grid(padding=(0, 1))
        for name, line in zip((attacker, scene.name(battle["defender"])), battle["lines"], strict=True):
            grid.add_row(Text(name), *[unit_text(unit) for unit in line])
        return [title, grid]

    # -- what answers change ---------------------------------------------------------------------------------------

    def facts(self, view: View, seat: int) -> dict[str, int]:
        """Not the hand: whether a card that is drawn stays there depends on what it is."""
        player = view["players"][seat]
        return {
            "cities": player["cities"],
            "monument": player["stones"],
            "armies": len(player["armies"]) + fighting(view, seat),
            "fortresses": player["fortresses"],
        }

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        return words.say(f"term-{name}").lower()


def armies(player: Tribe) -> Text:
    """One sign an army, with its general, its earthquake and the way it is on."""
    text = Text()
    for army in player["armies"]:
        text.append(" " if text.plain else "")
        text.append(ARMY, style="dim" if army["away"] or army["quake"] else "bold")
        text.append(GENERAL if army["general"] else "", style="yellow")
        text.append(QUAKE if army["quake"] else "", style="red")
        text.append(AWAY if army["away"] else "", style="dim")
    return text if text.plain else Text("·")


def fighting(view: View, seat: int) -> int:
    """Armies of the seat that stand in a battle."""
    battle = view["battle"]
    if not battle:
        return 0
    sides = [battle["attacker"], battle["defender"]]
    if seat not in sides:
        return 0
    line = battle["lines"][sides.index(seat)]
    return len([unit for unit in line if not unit["hero"] and not unit["destroyed"]])


def unit_text(unit: Unit) -> Text:
    """An army in a battle: its card if it is known, and who leads it."""
    card = unit["card"]
    shown = "?" if card < 0 else str(card) if card else " "
    text = Text(f"[{shown}]", style="dim strike" if unit["destroyed"] else "dim" if unit["fought"] else "bold")
    text.append("H" if unit["hero"] else "", style=EVENT_STYLE)
    text.append(GENERAL if unit["general"] or unit["hero_general"] else "", style="yellow")
    return text


def many(scene: Scene[View], kind: int, n: int) -> str:
    name = str(scene.words.value("card", kind))
    return f"{name} ×{n}" if n > 1 else name
