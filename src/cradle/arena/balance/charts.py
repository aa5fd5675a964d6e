"""The charts of a report, as Vega-Lite made with altair. Colours are names of roles, which the page gives its own."""

from __future__ import annotations

from typing import Any, Final

from cradle.arena.balance.compare import LEAST
from cradle.arena.balance.report import SHORT, Section, Writer
from cradle.arena.extras import needed

STEP: Final = 24  # pixels a row
HEIGHT: Final = 240
ROLES: Final = {"more": "@more", "less": "@less", "no": "@muted"}  # colours; the page's script puts its own in
Rows = list[dict[str, object]]


def chart(writer: Writer, section: Section) -> dict[str, Any] | None:
    """The chart that a section asks for; nothing if there is nothing to draw."""
    if section.chart == "forest":
        return forest(writer, section)
    if section.chart == "leaders":
        return leaders(writer)
    if section.chart == "lengths":
        return lengths(writer)
    return points(writer) if section.chart == "points" else None


def plain(drawn: Any) -> dict[str, Any]:
    """Without the address of its schema: the page names no host."""
    spec: dict[str, Any] = drawn.to_dict()
    spec.pop("$schema", None)
    spec.pop("config", None)
    return spec


def forest(writer: Writer, section: Section) -> dict[str, Any] | None:
    """A row for each component: the difference with its interval."""
    alt = needed("altair", "reports")
    if not section.shown:
        return None
    kinds = section.level == 2
    say = writer.language.say
    rows: Rows = [
        {
            "name": writer.called(one, kinds),
            "difference": one.compared.difference,
            "low": one.compared.low,
            "high": one.compared.high,
            "mark": ("more" if one.compared.difference > 0 else "less") if one.finding else "no",
            "with": writer.interval(one.compared.having),
            "without": writer.interval(one.compared.lacking),
            "games": one.compared.games,
            "values": say(f"balance-provenance-{writer.names.provenance(one.name)}"),
        }
        for one in section.shown
    ]
    wanted = ("with", "without", "games", "values")
    tips = [alt.Tooltip("name:N", title=say("balance-column-name"))]
    tips += [alt.Tooltip(f"{name}:N", title=say(f"balance-column-{name}")) for name in wanted]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=[str(row["name"]) for row in rows], title=None),
        color=alt.Color("mark:N", scale=alt.Scale(domain=list(ROLES), range=list(ROLES.values())), legend=None),
        tooltip=tips,
    )
    axis = alt.Axis(labelExpr="datum.value ? format(datum.value, '+.0%') : '0'", tickCount=5)
    scale = alt.Scale(nice=True, zero=True) if section.scale is None else alt.Scale(nice=True, domain=section.scale)
    x = alt.X("low:Q", title=say("balance-axis-difference"), axis=axis, scale=scale)
    zero = alt.Chart(alt.Data(values=[{"at": 0}])).mark_rule(color="@text", strokeDash=[3, 3]).encode(x="at:Q")
    bars = base.mark_rule(strokeWidth=3, opacity=0.45, strokeCap="round").encode(x=x, x2="high:Q")
    dots = base.mark_point(filled=True, size=85, opacity=1).encode(x="difference:Q")
    return plain(alt.layer(zero, bars, dots).properties(width="container", height=alt.Step(STEP)))


def leaders(writer: Writer) -> dict[str, Any] | None:
    """How much a lead after each round is worth."""
    alt = needed("altair", "reports")
    say = writer.language.say
    rows: Rows = [
        {"after": after, "rate": share.rate, "low": share.low, "high": share.high, "games": share.games}
        for after, share in enumerate(writer.balance.leaders, 1)
        if share.games >= LEAST
    ]
    if not rows:
        return None
    after = say("balance-column-round")
    tips = [
        alt.Tooltip("after:Q", title=after),
        alt.Tooltip("rate:Q", title=say("balance-column-leader"), format=".1%"),
        alt.Tooltip("games:Q", title=say("balance-column-games")),
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("after:O", title=after, axis=alt.Axis(labelAngle=0, grid=False))
    )
    axis = alt.Axis(format=".0%", tickCount=5)
    y = alt.Y("low:Q", title=say("balance-column-leader"), axis=axis, scale=alt.Scale(domain=[0, 1]))
    chance = alt.Chart(alt.Data(values=[{"at": 1 / writer.balance.seats}]))
    fair = chance.mark_rule(color="@text", strokeDash=[3, 3]).encode(y="at:Q")
    band = base.mark_area(color="@accent", opacity=0.18).encode(y=y, y2="high:Q")
    whiskers = base.mark_rule(color="@accent", strokeWidth=3, opacity=0.4).encode(y=y, y2="high:Q")
    line = base.mark_line(color="@accent", strokeWidth=2.5).encode(y="rate:Q")
    dots = base.mark_point(color="@accent", filled=True, size=70, opacity=1).encode(y="rate:Q", tooltip=tips)
    spread = band if len(rows) > SHORT // 2 else whiskers
    return plain(alt.layer(fair, spread, line, dots).properties(width="container", height=HEIGHT))


def lengths(writer: Writer) -> dict[str, Any] | None:
    """How many games had so many rounds."""
    alt = needed("altair", "reports")
    say = writer.language.say
    rows: Rows = [{"rounds": rounds, "games": games} for rounds, games in writer.balance.lengths.items()]
    rounds, games = say("balance-column-rounds"), say("balance-column-games")
    bars = alt.Chart(alt.Data(values=rows)).mark_bar(color="@accent", cornerRadiusEnd=3, binSpacing=1)
    drawn = bars.encode(
        x=alt.X("rounds:Q", title=rounds, bin=alt.Bin(maxbins=30, minstep=1), axis=alt.Axis(format="d", grid=False)),
        y=alt.Y("sum(games):Q", title=games, axis=alt.Axis(tickCount=4)),
        tooltip=[
            alt.Tooltip("rounds:Q", title=rounds, bin=alt.Bin(maxbins=30, minstep=1)),
            alt.Tooltip("sum(games):Q", title=games),
        ],
    )
    return plain(drawn.properties(width="container", height=HEIGHT))


def points(writer: Writer) -> dict[str, Any] | None:
    """Points of winners and of the others, line by line."""
    alt = needed("altair", "reports")
    say = writer.language.say
    who = {"winners": say("balance-column-winners"), "others": say("balance-column-others")}
    rows: Rows = [
        {"line": writer.line(line.name), "who": who[name], "points": value}
        for line in writer.balance.lines
        for name, value in (("winners", line.winners), ("others", line.others))
    ]
    if not rows:
        return None
    order = [writer.line(line.name) for line in writer.balance.lines]
    scale = alt.Scale(domain=list(who.values()), range=["@accent", "@muted"])
    drawn = (
        alt.Chart(alt.Data(values=rows))
        .mark_bar(cornerRadiusEnd=3)
        .encode(
            y=alt.Y("line:N", title=None, sort=order, scale=alt.Scale(paddingInner=0.35)),
            yOffset=alt.YOffset("who:N", sort=list(who.values())),
            x=alt.X("points:Q", title=None, axis=alt.Axis(tickCount=5)),
            color=alt.Color("who:N", scale=scale, sort=list(who.values()), legend=alt.Legend(title=None, orient="top")),
            tooltip=[
                alt.Tooltip("line:N", title=say("balance-column-line")),
                alt.Tooltip("who:N", title=" "),
                alt.Tooltip("points:Q", title=" ", format=".1f"),
            ],
        )
    )
    return plain(drawn.properties(width="container", height=alt.Step(13)))
