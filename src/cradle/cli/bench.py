"""`cradle bench`: our speed, and that of the peers that are installed."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table as Grid

from cradle import shelf
from cradle.arena import instructions
from cradle.arena.bench import PEERS, REPEATS, Speed, compiled, installed, measure
from cradle.cli.problems import Complaint
from cradle.cli.voice import Voice
from cradle.core.title import Title

FIGURES: Final = ("decisions", "clones", "imagines", "playouts", "evaluations", "walks")
SECONDS, INSTRUCTIONS = "a second", "instructions"  # what kept figures are


def bench_titles(
    voice: Voice, names: list[str], players: int, seconds: float, peers: bool, against: Path | None, as_json: bool
) -> None:
    titles = titles_named(names, players)
    before = kept(against, SECONDS) if against else {}
    there = [peer for peer in PEERS if peers and installed(peer)]
    missing = [peer for peer in PEERS if peers and not installed(peer)]
    speeds: list[Speed] = []
    with voice.err.status(voice.say("bench-measuring", name="…")) as status:
        for title in titles:
            status.update(voice.say("bench-measuring", name=title.name))
            speeds.append(measure(title.name, players or usual_seats(title), seconds, {}))
        for peer in there:
            status.update(voice.say("bench-measuring", name=peer))
            speeds.append(PEERS[peer](seconds))
    if as_json:
        ours = len(titles)
        rows = [asdict(speed) for speed in speeds]
        told = {"titles": rows[:ours], "peers": rows[ours:], "missing": missing, "repeats": REPEATS}
        voice.json({"figures": SECONDS, "machine": machine(), **told})
        return
    show(voice, speeds, len(titles))
    show_search(voice, speeds[: len(titles)])
    for speed in speeds[: len(titles)]:
        compare(voice, before, asdict(speed), False)
    for peer in missing:
        voice.print("bench-missing", peer=peer)


def count_titles(voice: Voice, names: list[str], players: int, against: Path | None, as_json: bool) -> None:
    """The same in instructions of the processor."""
    titles = titles_named(names, players)
    if not instructions.installed():
        raise Complaint("bench-no-valgrind")
    before = kept(against, INSTRUCTIONS) if against else {}
    rows: list[dict[str, object]] = []
    with voice.err.status(voice.say("bench-measuring", name="…")) as status:
        for title in titles:
            status.update(voice.say("bench-measuring", name=title.name))
            seats = players or usual_seats(title)
            about = {"name": title.name, "what": f"{seats}", "compiled": compiled(title.name)}
            rows.append({**about, **instructions.count(title.name, seats)})
    if as_json:
        voice.json({"figures": INSTRUCTIONS, "machine": machine(), "titles": rows})
        return
    voice.print("bench-instructions-head")
    grid = columns(voice, [f"bench-one-{figure}" for figure in FIGURES])
    for row in rows:
        numbers = [whole(float(str(row[figure]))) if figure in row else "–" for figure in FIGURES]
        grid.add_row(title_cell(voice, str(row["name"]), str(row["what"])), *numbers)
    voice.out.print(grid)
    for row in rows:
        compare(voice, before, row, True)


def titles_named(names: list[str], players: int) -> list[Title]:
    titles = [shelf.title(name) for name in names or shelf.TITLES]
    for title in titles:
        if players:
            title.check_seats(players)
    return titles


def machine() -> str:
    """Where figures can be compared with each other."""
    return f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}"


def kept(file: Path, figures: str) -> dict[str, dict[str, object]]:
    """What an earlier run told with --json, by title."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        rows = {str(row["name"]): dict(row) for row in data["titles"]}
        same = (data["figures"], data["machine"]) == (figures, machine())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Complaint("bench-not-kept", file=str(file)) from error
    if not same:
        raise Complaint("bench-kept-elsewhere", file=str(file))
    return rows


def compare(voice: Voice, before: dict[str, dict[str, object]], row: dict[str, object], less: bool) -> None:
    """How many times as fast as the kept figures; of instructions fewer are faster."""
    old = before.get(str(row["name"]))
    if old is None:
        return
    title = title_cell(voice, str(row["name"]), str(row["what"]))
    if any(old.get(field) != row[field] for field in ("what", "compiled")):
        voice.print("bench-against-other", title=title)
        return
    for figure in FIGURES:
        then, now = float(str(old.get(figure, 0))), float(str(row.get(figure, 0)))
        if then and now:
            times = f"{then / now if less else now / then:.2f}"
            voice.print("bench-against", title=title, figure=voice.say(f"bench-one-{figure}"), times=times)


def title_cell(voice: Voice, name: str, seats: str) -> str:
    return voice.say("bench-title", title=voice.language.say(name), seats=int(seats))


def columns(voice: Voice, messages: list[str]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(voice.say("bench-name"))
    for message in messages:
        grid.add_column(voice.say(message), justify="right", no_wrap=True)
    return grid


def show_search(voice: Voice, speeds: list[Speed]) -> None:
    """What bots that look ahead live on."""
    voice.print("bench-search-head")
    grid = columns(voice, ["bench-playouts", "bench-evaluations", "bench-walks"])
    for speed in speeds:
        rates = (speed.playouts, speed.evaluations, speed.walks)
        grid.add_row(title_cell(voice, speed.name, speed.what), *[copies(rate) for rate in rates])
    voice.out.print(grid)


def usual_seats(title: Title) -> int:
    """Four players, or as near as the title comes."""
    return min(title.seats, key=lambda seats: abs(seats - 4))


def show(voice: Voice, speeds: list[Speed], ours: int) -> None:
    voice.print("bench-head", n=REPEATS)
    grid = columns(voice, [f"bench-{figure}" for figure in ("decisions", "games", "clones", "imagines")])
    for i, speed in enumerate(speeds):
        name = f"{speed.name}: {speed.what}"
        if i < ours:
            name = title_cell(voice, speed.name, speed.what)
        grid.add_row(name, whole(speed.decisions), whole(speed.games), copies(speed.clones), copies(speed.imagines))
    voice.out.print(grid)
    for message, native in (("bench-compiled", True), ("bench-plain", False)):
        names = [voice.language.say(speed.name) for speed in speeds[:ours] if speed.compiled == native]
        if names:
            voice.print(message, titles=", ".join(names))
    for peer in speeds[ours:]:
        for speed in speeds[:ours]:
            name = voice.language.say(speed.name)
            decisions, clones = ratio(speed.decisions, peer.decisions), ratio(speed.clones, peer.clones)
            voice.print("bench-ratio", title=name, peer=peer.name, decisions=decisions, clones=clones)


def whole(rate: float) -> str:
    return f"{rate:,.0f}".replace(",", " ")


def copies(rate: float) -> str:
    """So many a second, and how long one takes."""
    return f"{whole(rate)} ({1e6 / rate:.1f} µs)" if rate else "–"


def ratio(ours: float, theirs: float) -> str:
    return f"{ours / theirs:.1f}"
