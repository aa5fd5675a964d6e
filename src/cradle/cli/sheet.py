"""The score sheet at the end, like the printed pad."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from cradle.cli.voice import Voice
from cradle.core.plain import Plain
from cradle.core.sheet import ScoreSheet
from cradle.language import TitleLanguage


def draw_sheet(voice: Voice, words: TitleLanguage, sheet: ScoreSheet) -> Grid:
    """All lines, the total, the tie-breakers where they decide, and the places."""
    places = sheet.places()
    totals = sheet.totals()
    grid = Grid(box=box.SIMPLE_HEAVY, title=voice.say("sheet-title"), title_style="bold", show_footer=False)
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
        grid.add_row(Text(voice.say("sheet-total"), style="bold"), *[Text(str(n), style="bold") for n in sums])
    if len(set(totals)) < len(totals) and any(sheet.ties):
        ties = [" / ".join(str(n) for n in row) for row in sheet.ties]
        grid.add_row(voice.say("sheet-ties"), *ties, style="dim")
    grid.add_row(voice.say("sheet-place"), *[str(place) for place in [*places, *sheet.rival_places()]])
    return grid


def shown(sheet: ScoreSheet, points: int) -> Text:
    if not points:
        return Text("·", style="dim")
    return Text(str(points) if sheet.scored else "★")


def winners_text(voice: Voice, words: TitleLanguage, sheet: ScoreSheet) -> str:
    winners = sheet.winners()
    if not winners:
        first = sheet.rival_places().index(1)
        return voice.say("sheet-winner", winner=words.say(sheet.rivals[first]), points=sheet.rival_totals()[first])
    names = [words.players[seat] for seat in winners]
    points = sheet.totals()[winners[0]]
    if len(winners) == 1 and not sheet.scored:
        return voice.say("sheet-won", winner=names[0])
    if len(winners) == 1:
        tied = sheet.totals().count(points) > 1
        return voice.say("sheet-winner-tie" if tied else "sheet-winner", winner=names[0], points=points)
    joined = voice.say("sheet-and", first=", ".join(names[:-1]), last=names[-1])
    if not sheet.scored:
        return voice.say("sheet-shared", winners=joined)
    return voice.say("sheet-winners", winners=joined, points=points)


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
