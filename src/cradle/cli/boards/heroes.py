"""Age of Heroes in the terminal: tribes in one line each, the own hand, offers pinned up, a battle as two lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from cradle.cli.boards.part import Part
from cradle.cli.boards.plain import Board, player_of
from cradle.cli.scene import Scene
from cradle.core.plain import Plain
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


class HeroesBoard(Board):
    def __init__(self, document: Plain) -> None:
        monument = document["monument"]
        self.stones = number(monument, "stones") if isinstance(monument, dict) else 0
        self.styles = STYLES | {str(tribe["special"]): SPECIAL_STYLE for tribe in plains(document, "tribe")}

    def draw(self, scene: Scene) -> list[Part]:
        parts = [Part(self.heading(scene)), Part(self.stock(scene), "stock", 5)]
        parts.append(Part(self.players(scene, scene.order()), "players", 2))
        shared = [("promises", 4, self.promises), ("offers", 3, self.offers), ("battle", 1, self.battle)]
        for name, rank, draw in shared:
            if lines := draw(scene):
                parts.append(Part(Group(*lines), name, rank))
        if scene.eye < scene.seats:
            parts.append(Part(self.hand(scene), "hand", 1))
        return parts

    def seat(self, scene: Scene, seat: int) -> RenderableType:
        return Group(self.players(scene, [seat]), self.people(scene, seat), self.cards_of(scene, seat), Text())

    def people(self, scene: Scene, seat: int) -> Text:
        """The tribe and what its monument is built of."""
        player = player_of(scene.view, seat)
        if number(player, "people") < 0:
            return Text("·", style="dim")
        text = Text(str(scene.words.value("tribe", number(player, "people"))), style="dim")
        return text.append(f" {STONE} {scene.words.value('card', number(player, 'special'))}", style=SPECIAL_STYLE)

    def heading(self, scene: Scene) -> RenderableType:
        view = scene.view
        words = [scene.words.language.say("heroes"), scene.say("term-round", {"round": number(view, "round")})]
        if view["fair"]:
            words.append(scene.say("term-fair"))
        else:
            words.append(scene.say("term-turn", {"seat": scene.name(number(view, "turn"))}))
        words.append(scene.say("term-first", {"seat": scene.name(number(view, "starter"))}))
        return Rule(Text(" · ".join(words), style="bold"), align="left", style="yellow", characters="━")

    def stock(self, scene: Scene) -> Text:
        """What can still be built, and the decks."""
        text = Text(style="dim")
        stock = scene.view["stock"]
        assert isinstance(stock, dict)
        parts = [f"{scene.words.component('item', item)} {n}" for item, n in stock.items()]
        parts.append(f"{scene.say('term-deck').lower()} {scene.view['deck']}")
        parts.append(f"{scene.say('term-discards').lower()} {sum(numbers(scene.view, 'discards'))}")
        return text.append(f"{scene.say('term-stock')}: {' · '.join(parts)}")

    # -- tribes ----------------------------------------------------------------------------------------------------

    def players(self, scene: Scene, seats: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        grid.add_column("")
        for name in ("cities", "monument", "armies", "fortresses", "roads", "hand"):
            grid.add_column(scene.say(f"term-{name}").lower(), overflow="fold")
        grid.add_column("")
        for seat in seats:
            grid.add_row(*self.line(scene, seat))
        return grid

    def line(self, scene: Scene, seat: int) -> list[RenderableType]:
        player = player_of(scene.view, seat)
        own = seat == scene.eye
        name = Text("▸ " if own else "  ", style="bold yellow")
        name.append(scene.name(seat), style="bold" if own else "")
        if scene.width >= ROOMY and number(player, "people") >= 0:
            name.append(f" {scene.words.value('tribe', number(player, 'people'))}", style="dim")
        if player["fallen"]:
            name.stylize("dim strike")
            return [name, *[Text()] * 7]
        cards = sum(numbers(player, "hand")) + number(player, "unknown")
        return [
            name,
            Text(CITY * number(player, "cities") or "·", style="yellow"),
            self.monument(scene, player),
            armies(player),
            Text(FORTRESS * number(player, "fortresses") or "·"),
            Text(", ".join(f"{ROAD}{scene.name(other)}" for other in numbers(player, "roads")) or "·"),
            Text(f"{cards}{self.seen(scene, seat)}"),
            self.remarks(scene, player),
        ]

    def monument(self, scene: Scene, player: Plain) -> Text:
        """The stones, and where there is room what they are of: everybody trades with that in mind."""
        stones = number(player, "stones")
        text = Text(STONE * stones + NO_STONE * (self.stones - stones), style=SPECIAL_STYLE)
        if scene.width >= ROOMY and number(player, "special") >= 0:
            text.append(f" {scene.words.value('card', number(player, 'special'))}", style="dim")
        return text

    def style(self, scene: Scene, kind: int) -> str:
        """Of a kind of card: resources, special resources, events."""
        return self.styles.get(scene.words.nouns["card"][kind], EVENT_STYLE)

    def seen(self, scene: Scene, seat: int) -> str:
        """What is known of another hand."""
        held = numbers(player_of(scene.view, seat), "hand")
        if seat == scene.eye or not any(held):
            return ""
        return f" ({', '.join(many(scene, kind, n) for kind, n in enumerate(held) if n)})"

    def remarks(self, scene: Scene, player: Plain) -> Text:
        text = Text()
        if number(player, "due"):
            text.append(scene.say("term-claim", {"round": number(player, "due")}), style="bold red")
        kept, broken = number(player, "kept"), number(player, "broken")
        if kept or broken:
            word = scene.say("term-word", {"kept": kept, "broken": broken})
            text.append(f"{' · ' if text.plain else ''}{word}", style="dim")
        return text

    # -- hands -----------------------------------------------------------------------------------------------------

    def hand(self, scene: Scene) -> Text:
        text = Text(f"{scene.say('term-your-hand')}: ", style="bold")
        text.append(self.cards_of(scene, scene.eye))
        special = number(player_of(scene.view, scene.eye), "special")
        if special >= 0:
            stone = scene.say("term-your-stone", {"card": scene.words.value("card", special)})
            text.append(f"\n({STONE} {stone})", style="not bold dim")
        return text

    def cards_of(self, scene: Scene, seat: int) -> Text:
        player = player_of(scene.view, seat)
        text = Text()
        for kind, n in enumerate(numbers(player, "hand")):
            if n:
                text.append("  " if text.plain else "").append(many(scene, kind, n), style=self.style(scene, kind))
                if kind == number(player, "special"):
                    text.append(STONE, style=SPECIAL_STYLE)
        unknown = number(player, "unknown")
        if unknown:
            text.append("  " if text.plain else "").append("?" * unknown, style="dim")
        return text if text.plain else Text("·", style="dim")

    # -- the fair --------------------------------------------------------------------------------------------------

    def offers(self, scene: Scene) -> list[RenderableType]:
        pinned = [offer for offer in plains(scene.view, "offers") if offer["open"]]
        lines: list[RenderableType] = [self.offer(scene, offer) for offer in pinned]
        draft = scene.view.get("draft")
        if isinstance(draft, dict):
            lines.append(self.offer(scene, draft))
        return lines

    def offer(self, scene: Scene, offer: Plain) -> Text:
        own = number(offer, "by") == scene.eye
        drafted = number(offer, "number") < 0
        head = "✎" if drafted else f"#{number(offer, 'number') + 1}"
        to = scene.name(number(offer, "to")) if number(offer, "to") >= 0 else scene.say("term-all").lower()
        text = Text(f"{head:>4} {scene.name(number(offer, 'by'))} → {to}: ", style="bold" if own or drafted else "")
        if offer["request"]:
            text.append(f"{scene.say('term-request').lower()} ", style="dim")
        else:
            text.append(self.side(scene, offer, "give", "vow"))
            text.append(" ⇄ ", style="dim")
        text.append(self.side(scene, offer, "want", "wish"))
        if number(offer, "reply") >= 0:
            text.append(f"  (↩ #{number(offer, 'reply') + 1})", style="dim")
        return text

    def side(self, scene: Scene, offer: Plain, lot: str, promise: str) -> Text:
        parts = Text()
        for kind, n in enumerate(numbers(offer, lot)):
            if n:
                parts.append(", " if parts.plain else "").append(many(scene, kind, n), style=self.style(scene, kind))
        pledge = offer[promise]
        if isinstance(pledge, dict):
            parts.append(", " if parts.plain else "").append(f"“{self.pledge(scene, pledge)}”", style="italic")
        return parts if parts.plain else Text("—", style="dim")

    def pledge(self, scene: Scene, pledge: Plain) -> str:
        about = number(pledge, "about")
        if about < 0:
            return scene.words.component("pledge", str(pledge["what"]))
        return scene.say(f"term-{pledge['what']}", {"seat": scene.name(about)})

    def promises(self, scene: Scene) -> list[RenderableType]:
        out: list[RenderableType] = []
        for promise in plains(scene.view, "promises"):
            pledge = promise["pledge"]
            assert isinstance(pledge, dict)
            names = f"{scene.name(number(promise, 'by'))} → {scene.name(number(promise, 'to'))}"
            out.append(Text(f"  “{self.pledge(scene, pledge)}” {names}", style="italic dim"))
        return out

    # -- battle ----------------------------------------------------------------------------------------------------

    def battle(self, scene: Scene) -> list[RenderableType]:
        battle = scene.view["battle"]
        if not isinstance(battle, dict):
            return []
        barbarians = scene.words.component("card", "barbarians")
        attacker = barbarians if battle["barbarians"] else scene.name(number(battle, "attacker"))
        goal = scene.words.component("goal", str(battle["goal"]))
        title = Text(f"{ARMY} {attacker} → {scene.name(number(battle, 'defender'))}: {goal}", style="bold red")
        grid = Grid.grid(padding=(0, 1))
        lines = battle["lines"]
        assert isinstance(lines, list)
        for name, line in zip((attacker, scene.name(number(battle, "defender"))), lines, strict=True):
            grid.add_row(Text(name), *[unit_text(unit) for unit in line])
        return [title, grid]

    # -- what answers change ---------------------------------------------------------------------------------------

    def facts(self, view: Plain, seat: int) -> dict[str, int]:
        """Not the hand: whether a card that is drawn stays there depends on what it is."""
        player = player_of(view, seat)
        return {
            "cities": number(player, "cities"),
            "monument": number(player, "stones"),
            "armies": len(plains(player, "armies")) + fighting(view, seat),
            "fortresses": number(player, "fortresses"),
        }

    def fact_name(self, words: TitleLanguage, name: str) -> str:
        return words.say(f"term-{name}").lower()


def armies(player: Plain) -> Text:
    """One sign an army, with its general, its earthquake and the way it is on."""
    text = Text()
    for army in plains(player, "armies"):
        text.append(" " if text.plain else "")
        text.append(ARMY, style="dim" if army["away"] or army["quake"] else "bold")
        text.append(GENERAL if army["general"] else "", style="yellow")
        text.append(QUAKE if army["quake"] else "", style="red")
        text.append(AWAY if army["away"] else "", style="dim")
    return text if text.plain else Text("·")


def fighting(view: Plain, seat: int) -> int:
    """Armies of the seat that stand in a battle."""
    battle = view["battle"]
    if not isinstance(battle, dict):
        return 0
    sides = [number(battle, "attacker"), number(battle, "defender")]
    if seat not in sides:
        return 0
    line = battle["lines"][sides.index(seat)]
    return len([unit for unit in line if not unit["hero"] and not unit["destroyed"]])


def unit_text(unit: Plain) -> Text:
    """An army in a battle: its card if it is known, and who leads it."""
    card = number(unit, "card")
    shown = "?" if card < 0 else str(card) if card else " "
    text = Text(f"[{shown}]", style="dim strike" if unit["destroyed"] else "dim" if unit["fought"] else "bold")
    text.append("H" if unit["hero"] else "", style=EVENT_STYLE)
    text.append(GENERAL if unit["general"] or unit["hero_general"] else "", style="yellow")
    return text


def many(scene: Scene, kind: int, n: int) -> str:
    name = str(scene.words.value("card", kind))
    return f"{name} ×{n}" if n > 1 else name


def number(data: Plain, key: str) -> int:
    value = data[key]
    assert isinstance(value, int)
    return value


def numbers(data: Plain, key: str) -> list[int]:
    value = data[key]
    assert isinstance(value, list)
    return [int(n) for n in value]


def plains(data: Plain, key: str) -> list[Plain]:
    value = data[key]
    assert isinstance(value, list)
    return [dict(each) for each in value]
