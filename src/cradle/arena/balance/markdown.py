"""A report on balance as Markdown."""

from __future__ import annotations

from cradle.arena.balance.report import Report, Section, Table


def markdown(report: Report) -> str:
    """The whole report; charts are left to the page."""
    lines = [f"# {report.heading}", "", report.lead, report.date, ""]
    lines += [f"- **{tile.figure}** {tile.what}" + (f" ({tile.note})" if tile.note else "") for tile in report.tiles]
    for section in report.sections:
        lines += ["", *section_lines(section)]
    return "\n".join(lines) + "\n"


def section_lines(section: Section) -> list[str]:
    lines = [f"{'#' * section.level} {section.heading}"]
    for note in section.notes:
        lines += ["", note]
    if section.command:
        lines += ["", "```", section.command, "```"]
    for table in section.tables:
        if table.rows:
            lines += ["", *table_lines(table)]
    return lines


def table_lines(table: Table) -> list[str]:
    """Findings are bold."""
    rows = [[cell.replace("|", "\\|") for cell in row] for row in table.rows]
    for row, mark in zip(rows, table.marks):
        if mark != "no":
            row[0] = f"**{row[0]}**"
    edges = ["---", *["--:" for _ in table.columns[1:]]]
    return [f"| {' | '.join(row)} |" for row in [table.columns, edges, *rows]]
