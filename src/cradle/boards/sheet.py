"""The score sheet at the end, like the printed pad."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from cradle.core.plain import Plain
from cradle.core.sheet import ScoreSheet
from cradle.language import TitleLanguage, Value


def draw_sheet(words: TitleLanguage, sheet: ScoreSheet) -> Grid:
    """All lines, the total, the tie-breakers where they decide, and the places."""
    places = sheet.places()
    totals = sheet.totals()
    grid = Grid(box=box.SIMPLE_HEAVY, title=said(words, "cli-sheet-title"), title_style="bold", show_footer=False)
    grid.add_column("")
    for seat in range(sheet.seats):
        style = "bold green" if places[seat] == 1 else "bold"
        grid.add_column(Text(words.players[seat], style=style, overflow="fold"), justify="right")
    for rival, place in zip(sheet.rivals, sheet.rival_places(), strict=True):
        style = "bold green" if place == 1 else "bold"
        grid.add_column(Text(words.say(rival), style=style, overflow="fold"), justify="right")
    for i, name in enumerate(sheet.lines):
        points = [*sheet.points[i], *[row[i] for row in sheet.rival_points]]
        grid.add_row(words.say(f"score-{name}"), *[shown(sheet, n) for n in points])
    grid.add_section()
    if sheet.scored:
        sums = [*totals, *sheet.rival_totals()]
        grid.add_row(Text(said(words, "cli-sheet-total"), style="bold"), *[Text(str(n), style="bold") for n in sums])
    if len(set(totals)) < len(totals) and any(sheet.ties):
        ties = [" / ".join(str(n) for n in row) for row in sheet.ties]
        grid.add_row(said(words, "cli-sheet-ties"), *ties, style="dim")
    grid.add_row(said(words, "cli-sheet-place"), *[str(place) for place in [*places, *sheet.rival_places()]])
    return grid


def said(words: TitleLanguage, message: str, **args: Value) -> str:
    return words.language.say(message, args)


def shown(sheet: ScoreSheet, points: int) -> Text:
    if not points:
        return Text("·", style="dim")
    return Text(str(points) if sheet.scored else "★")


def winners_text(words: TitleLanguage, sheet: ScoreSheet) -> str:
    winners = sheet.winners()
    if not winners:
        first = sheet.rival_places().index(1)
        return said(
            words, "cli-sheet-winner", winner=words.say(sheet.rivals[first]), points=sheet.rival_totals()[first]
        )
    names = [words.players[seat] for seat in winners]
    points = sheet.totals()[winners[0]]
    if len(winners) == 1 and not sheet.scored:
        return said(words, "cli-sheet-won", winner=names[0])
    if len(winners) == 1:
        tied = sheet.totals().count(points) > 1
        return said(words, "cli-sheet-winner-tie" if tied else "cli-sheet-winner", winner=names[0], points=points)
    joined = said(words, "cli-sheet-and", first=", ".join(names[:-1]), last=names[-1])
    if not sheet.scored:
        return said(words, "cli-sheet-shared", winners=joined)
    return said(words, "cli-sheet-winners", winners=joined, points=points)


def sheet_data(sheet: ScoreSheet) -> Plain:
    return {
        "lines": dict(zip(sheet.lines, sheet.points, strict=True)),
        "totals": sheet.totals(),
        "ties": sheet.ties,
        "places": sheet.places(),
        "winners": sheet.winners(),
        "rivals": {
            name: {"points": points, "total": sum(points), "place": place}
            for name, points, place in zip(sheet.rivals, sheet.rival_points, sheet.rival_places(), strict=True)
        },
    }
