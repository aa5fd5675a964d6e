"""A report on balance in words and figures: headings, sentences and tables, for the page and for Markdown alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cradle.arena.balance.compare import LEAST
from cradle.arena.balance.names import NONE, PARTLY, RECONSTRUCTED, Names
from cradle.arena.balance.tally import SEAT, TURN, Balance, Component
from cradle.arena.stats import Share, Summary

STANDING_OUT: Final = 10  # findings in each direction that are told at the top
SHORT: Final = 24  # things of a kind that are shown in one chart; of more, those that stand out most


@dataclass
class Table:
    columns: list[str]
    rows: list[list[str]]
    marks: list[str] = field(default_factory=list)  # of each row: more, less, no
    folded: str = ""  # the line to unfold it by, where it is long


@dataclass
class Section:
    anchor: str
    heading: str
    level: int
    notes: list[str] = field(default_factory=list)
    chart: str = ""  # which one, see charts.py
    shown: list[Component] = field(default_factory=list)  # what the chart shows, in its order
    scale: tuple[float, float] | None = None  # of the chart, where several are to be compared
    tables: list[Table] = field(default_factory=list)
    command: str = ""


@dataclass
class Tile:
    """A figure to be seen at once."""

    figure: str
    what: str
    note: str = ""


@dataclass
class Report:
    heading: str
    lead: str
    date: str
    tiles: list[Tile]
    sections: list[Section]


class Writer:
    """Puts a report together in one language."""

    def __init__(self, balance: Balance, names: Names, command: str, seed: str) -> None:
        self.balance = balance
        self.names = names
        self.language = names.language
        self.command = command
        self.seed = seed
        self.groups: dict[str, list[Component]] = {}
        for component in balance.components:
            self.groups.setdefault(names.group(component.name), []).append(component)
        self.tested = sum(component.compared.tested for component in balance.components)
        begun = [one.compared for one in balance.components if not names.during(names.group(one.name))]
        ends = [end for compared in begun if compared.tested for end in (compared.low, compared.high)]
        self.scale = (min(ends), max(ends)) if ends else None

    # -- numbers as people of the language write them ------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text if self.language.code == "en" else text.replace(",", "\u202f").replace(".", ",")

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}\u202f%"

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.number(100 * value)

    def span(self, share: Share) -> str:
        return f"{self.number(100 * share.low)}–{self.number(100 * share.high)}"

    def interval(self, share: Share) -> str:
        return f"{self.percent(share.rate)} ({self.span(share)})"

    def ends(self, summary: Summary) -> dict[str, str]:
        return {"low": self.number(summary.quantiles[0], 0), "high": self.number(summary.quantiles[-1], 0)}

    # -- the report ----------------------------------------------------------------------------------------------

    def report(self) -> Report:
        balance, say = self.balance, self.language.say
        bots = ", ".join(balance.bots)
        lead = say("balance-lead", {"games": balance.finished, "seats": balance.seats, "bots": bots})
        begun = [group for group in self.order() if not self.names.during(group)]
        gained = [group for group in self.order() if self.names.during(group)]
        sections = [self.findings(), self.part("start"), *[self.kind(group) for group in begun]]
        sections += [self.course(), self.length()]
        if balance.scored:
            sections.append(self.points())
        sections += [self.part("play"), *[self.kind(group) for group in gained], self.source(), self.method()]
        heading = say("balance-heading", {"title": say(balance.title)})
        about: dict[str, str | int] = {
            "rules": self.names.title.version,
            "digest": self.names.box.digest,
            "seed": self.seed,
        }
        date = say("balance-date", about)
        return Report(heading, lead, date, self.tiles(), sections)

    def order(self) -> list[str]:
        """Turn order and seats first; then as the box names its nouns."""
        known = [TURN, SEAT, *self.names.nouns]
        return sorted(self.groups, key=lambda group: known.index(group) if group in known else 2)

    def tiles(self) -> list[Tile]:
        balance, say = self.balance, self.language.say
        out = []
        first = next((one.compared for one in self.groups.get(TURN, []) if one.name == f"{TURN}-1"), None)
        if first is not None:
            fair = say("balance-tile-fair", {"share": self.percent(1 / balance.seats, 0)})
            out.append(Tile(self.percent(first.having.rate), say("balance-tile-first"), fair))
        if balance.scored:
            note = say("balance-tile-comeback-note")
            out.append(Tile(self.percent(balance.comeback.rate, 0), say("balance-tile-comeback"), note))
            ends = say("balance-tile-range", self.ends(balance.changes))
            out.append(Tile(self.number(balance.changes.mean), say("balance-tile-changes"), ends))
            ends = say("balance-tile-range", self.ends(balance.scores))
            out.append(Tile(self.number(balance.scores.mean), say("balance-tile-score"), ends))
        if len(balance.lengths) > 1:
            ends = say("balance-tile-range", self.ends(balance.rounds))
            out.append(Tile(self.number(balance.rounds.mean), say("balance-tile-rounds"), ends))
        else:
            ends = say("balance-tile-range", self.ends(balance.answers))
            out.append(Tile(self.number(balance.answers.mean, 0), say("balance-tile-answers"), ends))
        found = sum(component.finding for component in balance.components)
        note = say("balance-tile-findings-note", {"tested": self.tested})
        return [*out, Tile(str(found), say("balance-tile-findings"), note)]

    def findings(self) -> Section:
        say = self.language.say
        section = Section("findings", say("balance-findings"), 2)
        found = [one for one in self.balance.components if one.finding]
        if not found:
            section.notes.append(say("balance-findings-none"))
            return section
        section.notes.append(say("balance-findings-note"))
        ranked = sorted(found, key=lambda one: one.compared.difference, reverse=True)
        more = [one for one in ranked if one.compared.difference > 0][:STANDING_OUT]
        less = [one for one in ranked if one.compared.difference < 0][-STANDING_OUT:]
        section.chart, section.shown = "forest", more + less
        table = self.table(section.shown, kinds=True)
        table.folded = say("balance-all", {"n": len(section.shown)})
        section.tables.append(table)
        left = len(found) - len(more) - len(less)
        if left:
            section.notes.append(say("balance-findings-more", {"n": left}))
        return section

    def part(self, which: str) -> Section:
        say = self.language.say
        return Section(which, say(f"balance-{which}"), 2, [say(f"balance-{which}-note")])

    def kind(self, group: str) -> Section:
        """All components of one kind."""
        components = self.groups[group]
        section = Section(f"kind-{group}", self.names.heading(group), 3, chart="forest")
        tested = [one for one in components if one.compared.tested]
        section.shown = sorted(tested, key=lambda one: one.compared.chance)[:SHORT]
        ranked = components
        if group in {TURN, SEAT}:
            section.shown = tested
        else:
            section.shown.sort(key=lambda one: -one.compared.difference)
            ranked = sorted(components, key=lambda one: (not one.compared.tested, -one.compared.difference))
        if len(tested) < len(components):
            section.notes.append(self.language.say("balance-few", {"n": LEAST}))
        if len(tested) > SHORT:
            section.notes.append(self.language.say("balance-extremes", {"n": SHORT}) + ":")
        if not self.names.during(group):
            section.scale = self.scale
        table = self.table(ranked)
        table.folded = self.language.say("balance-all", {"n": len(components)})
        section.tables.append(table)
        return section

    def table(self, components: list[Component], kinds: bool = False) -> Table:
        say = self.language.say
        which = ("name", "difference", "chance", "with", "without", "games", "score", "values")
        columns = [say(f"balance-column-{name}") for name in which if name != "score" or self.balance.scored]
        table = Table(columns, [])
        for one in components:
            table.rows.append(self.row(one, kinds))
            up = one.compared.difference > 0
            table.marks.append(("more" if up else "less") if one.finding else "no")
        return table

    def called(self, one: Component, kinds: bool) -> str:
        """Its name; with its kind, where things of all kinds stand together."""
        name = self.names.say(one.name)
        return f"{name} ({self.names.heading(self.names.group(one.name))})" if kinds else name

    def row(self, one: Component, kinds: bool) -> list[str]:
        compared = one.compared
        name = self.called(one, kinds)
        cells = [name, "–", "–"]
        if compared.tested:
            span = f"{self.signed(compared.low)} … {self.signed(compared.high)}"
            likely = self.number(one.likely, 3) if one.likely >= 0.001 else f"< {self.number(0.001, 3)}"
            cells = [name, f"{self.signed(compared.difference)} ({span})", likely]
        cells += [self.percent(compared.having.rate), self.percent(compared.lacking.rate), str(compared.games)]
        if self.balance.scored:
            cells.append(self.number(one.score))
        return [*cells, self.language.say(f"balance-provenance-{self.names.provenance(one.name)}")]

    def course(self) -> Section:
        balance, say = self.balance, self.language.say
        section = Section("course", say("balance-course"), 2)
        if not balance.scored:
            section.notes.append(say("balance-course-none"))
            return section
        rates = {
            "turned": self.interval(balance.comeback),
            "rose": self.interval(balance.from_last),
            "chance": self.percent(1 - 1 / balance.seats, 0),
            "last": self.percent(1 / balance.seats, 0),
        }
        changes = {"mean": self.number(balance.changes.mean), **self.ends(balance.changes)}
        section.notes += [
            say("balance-course-half", rates),
            say("balance-course-changes", changes),
            say("balance-course-leader"),
        ]
        section.chart = "leaders"
        rows = [
            [
                str(after),
                str(share.games),
                self.percent(share.rate),
                self.span(share),
            ]
            for after, share in enumerate(balance.leaders, 1)
            if share.games >= LEAST
        ]
        columns = [say(f"balance-column-{name}") for name in ("round", "games", "leader", "interval")]
        section.tables.append(Table(columns, rows, folded=say("balance-all", {"n": len(rows)})))
        return section

    def length(self) -> Section:
        balance, say = self.balance, self.language.say
        numbers = {"rounds": self.number(balance.rounds.mean), "answers": self.number(balance.answers.mean, 0)}
        if len(balance.lengths) <= 1:
            numbers["rounds"] = self.number(balance.rounds.mean, 0)
            return Section("length", say("balance-length"), 2, [say("balance-length-fixed", numbers)])
        numbers |= self.ends(balance.rounds)
        note = say("balance-length-note", numbers)
        rows = [[str(rounds), str(games)] for rounds, games in balance.lengths.items()]
        columns = [say("balance-column-rounds"), say("balance-column-games")]
        folded = say("balance-all", {"n": len(rows)})
        tables = [Table(columns, rows, folded=folded)]
        return Section("length", say("balance-length"), 2, [note], chart="lengths", tables=tables)

    def points(self) -> Section:
        balance, say = self.balance, self.language.say
        scores = balance.scores
        numbers = {"mean": self.number(scores.mean), "sd": self.number(scores.sd), **self.ends(scores)}
        notes = [say("balance-points-note"), say("balance-points-scores", numbers)]
        total = sum(line.winners for line in balance.lines) or 1.0
        rows = [
            [
                self.line(line.name),
                self.number(line.winners),
                self.number(line.others),
                self.percent(line.winners / total),
            ]
            for line in balance.lines
        ]
        columns = [say(f"balance-column-{name}") for name in ("line", "winners", "others", "share")]
        tables = [Table(columns, rows)]
        return Section("points", say("balance-points"), 2, notes, chart="points", tables=tables)

    def line(self, name: str) -> str:
        return self.language.say(f"{self.balance.title}-score-{name}")

    def source(self) -> Section:
        say = self.language.say
        marks = [self.names.provenance(one.name) for one in self.balance.components]
        counts = {
            "all": sum(mark != NONE for mark in marks),
            "whole": marks.count(RECONSTRUCTED),
            "partly": marks.count(PARTLY),
        }
        notes = [say("balance-source-note"), say("balance-source-counts", counts)]
        return Section("source", say("balance-source"), 2, notes)

    def method(self) -> Section:
        balance, say = self.balance, self.language.say
        notes = [
            say("balance-method-within"),
            say("balance-method-many", {"tested": self.tested}),
            say("balance-method-least", {"n": LEAST}),
            say("balance-method-bots"),
        ]
        if len(balance.bots) > 1:
            notes.append(say("balance-method-mixed"))
        if balance.shared:
            notes.append(say("balance-method-shared", {"n": balance.shared}))
        if balance.stopped:
            notes.append(say("balance-method-stopped", {"n": balance.stopped}))
        notes.append(say("balance-method-repeat"))
        return Section("method", say("balance-method"), 2, notes, command=self.command)
