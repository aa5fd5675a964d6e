"""A report on balance as one HTML page that needs no network: styles, scripts and figures stand in it."""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files

from cradle.arena.balance.charts import chart
from cradle.arena.balance.report import Section, Table, Tile, Writer
from cradle.arena.extras import needed

# What the page may do: nothing of another place. Vega makes functions of the expressions in a chart.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'unsafe-eval'; img-src data:"


def page(writer: Writer) -> str:
    report = writer.report()
    needed("altair", "reports")
    bundle: str = needed("vl_convert", "reports").javascript_bundle()
    body = [
        f'<header class="head"><p class="lead">{escape(report.date)}</p>',
        f"<h1>{escape(report.heading)}</h1><p>{escape(report.lead)}</p></header>",
        f'<div class="tiles">{"".join(tile(one) for one in report.tiles)}</div>',
        contents(writer, report.sections),
        *[section_part(writer, section) for section in report.sections],
    ]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{writer.language.code}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(report.heading)}</title>\n<style>\n{beside('page.css')}</style>\n</head>\n<body>\n<main>",
            *body,
            f"</main>\n<script>{inline(bundle)}</script>\n<script>\n{beside('page.js')}</script>\n</body>\n</html>\n",
        ]
    )


def beside(name: str) -> str:
    return (files("cradle.arena.balance") / name).read_text(encoding="utf-8")


def inline(script: str) -> str:
    """As it may stand in a page."""
    return script.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def tile(one: Tile) -> str:
    note = f"<small>{escape(one.note)}</small>" if one.note else ""
    return f'<div class="tile"><b>{escape(one.figure)}</b><span>{escape(one.what)}</span>{note}</div>'


def contents(writer: Writer, sections: list[Section]) -> str:
    links = "".join(
        f'<a href="#{section.anchor}" class="level-{section.level}">{escape(section.heading)}</a>'
        for section in sections
    )
    return f'<nav aria-label="{escape(writer.language.say("balance-contents"))}">{links}</nav>'


def section_part(writer: Writer, section: Section) -> str:
    level = section.level
    out = [f'<section id="{section.anchor}" class="level-{level}"><h{level}>{escape(section.heading)}</h{level}>']
    out += [f"<p>{escape(note)}</p>" for note in section.notes]
    if section.command:
        out.append(f"<pre>{escape(section.command)}</pre>")
    drawn = chart(writer, section)
    if drawn is not None:
        spec = json.dumps(drawn, ensure_ascii=False).replace("<", "\\u003c")
        out.append(f'<div class="chart"><script type="application/json">{spec}</script></div>')
    out += [table_part(table) for table in section.tables if table.rows]
    return "".join(out) + "</section>"


def table_part(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    marks = table.marks or ["no"] * len(table.rows)
    rows = "".join(row_part(row, mark) for row, mark in zip(table.rows, marks))
    grid = f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<details><summary>{escape(table.folded)}</summary>{grid}</details>" if table.folded else grid


def row_part(row: list[str], mark: str) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr class="{mark}"><th scope="row">{escape(row[0])}</th>{cells}</tr>'
