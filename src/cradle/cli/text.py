"""`cradle text`: a game with a program that speaks lines of JSON on the standard streams."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import typer

from cradle import lines, shelf
from cradle.cli import problems
from cradle.cli.options import line_up, own_content, seed_number, wishes
from cradle.cli.play import usual_seats
from cradle.cli.seating import HUMAN, check_bots, seat_people
from cradle.cli.voice import Voice
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.envs.process import Process
from cradle.envs.text import TextTable

THINKING: Final = 0x7E47  # sets the chance of bots apart from that of the deal


def play_text(
    voice: Voice,
    name: str,
    players: int,
    mine: int,
    seat: int,
    levels: str,
    options: list[str],
    seed: str,
    content: Path | None,
    width: int,
    bare: bool,
) -> None:
    """One game from hello to the end. The exit code tells if the program did not understand the protocol."""
    title = shelf.title(name)
    seats = players or usual_seats(title, mine)
    title.check_seats(seats)
    bots = line_up(levels, seats - mine) if seats > mine else []
    check_bots(bots, name)
    seating = seat_people(seats, mine, seat, bots, [])
    number = seed_number(seed)
    sitting = begin(title, shelf.box(name, *own_content(content)), seats, wishes(options), number)
    table = TextTable(sitting, voice.language.code, seating.names(voice), width)
    rivals = {s: shelf.bot(chair, name) for s, chair in enumerate(seating.chairs) if chair != HUMAN}
    process = Process(table, rivals, seeded(number ^ THINKING), sys.stdin.buffer, sys.stdout.buffer, bare)
    if process.run() == lines.FORFEIT:
        raise typer.Exit(problems.FAILED)
