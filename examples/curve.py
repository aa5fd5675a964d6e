"""Draws the log of a training: the share of games won against each bot, with 95 % intervals.

    python -m examples.curve training.csv training.svg

Needs `pip install "cradle[reports]"`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from typing import Any

import altair as alt

COLOURS = {"random": "#2a78b8", "greedy": "#d0690b"}  # the colour-blind can tell them apart
INK = "#7a7a7a"  # lines and letters: as far from white as from black


def points(log: Path) -> list[dict[str, object]]:
    """A row for every measure: when, against whom, how often won."""
    rows = list(csv.DictReader(log.read_text(encoding="utf-8").splitlines()))
    return [
        {
            "minutes": float(row["minutes"]),
            "rival": rival,
            "share": float(row[rival]),
            "low": float(row[f"{rival}_low"]),
            "high": float(row[f"{rival}_high"]),
        }
        for row in rows
        for rival in COLOURS
        if rival in row
    ]


def chart(log: Path) -> Any:
    base = alt.Chart(alt.InlineData(points(log))).encode(
        alt.X("minutes:Q", title="minutes of training"),
        alt.Color("rival:N", title="against").scale(domain=list(COLOURS), range=list(COLOURS.values())),
    )
    percent = alt.Axis(format="%", title="games won")
    share = alt.Y("share:Q", axis=percent).scale(domain=[0, 1])
    band = base.mark_area(opacity=0.25).encode(alt.Y("low:Q", axis=percent), alt.Y2("high:Q"))
    line = base.mark_line(point=True).encode(share)
    return (
        (band + line)
        .properties(width=620, height=300, background="transparent")
        .configure_axis(labelColor=INK, titleColor=INK, gridColor=INK, gridOpacity=0.25, domainColor=INK, tickColor=INK)
        .configure_legend(labelColor=INK, titleColor=INK)
        .configure_view(stroke=None)
    )


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description="The picture of a training from its log.")
    parser.add_argument("log", type=Path, help="what examples.ppo --log has kept")
    parser.add_argument("picture", type=Path, help="an .svg, .png or .html file")
    args = parser.parse_args(given)
    try:
        chart(args.log).save(str(args.picture))
    except (OSError, KeyError, ValueError) as error:
        sys.exit(f"No picture of {args.log}: {error}.")


if __name__ == "__main__":
    main(sys.argv[1:])
