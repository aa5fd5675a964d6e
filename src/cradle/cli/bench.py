"""`cradle bench`: our speed, and that of the peers that are installed."""

from __future__ import annotations

from dataclasses import asdict

from rich import box
from rich.table import Table as Grid

from cradle import shelf
from cradle.arena.bench import PEERS, REPEATS, Speed, installed, measure
from cradle.cli.voice import Voice
from cradle.core.title import Title


def bench_titles(voice: Voice, names: list[str], players: int, seconds: float, peers: bool, as_json: bool) -> None:
    titles = [shelf.title(name) for name in names or shelf.TITLES]
    for title in titles:
        if players:
            title.check_seats(players)
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
        voice.json({"titles": rows[:ours], "peers": rows[ours:], "missing": missing, "repeats": REPEATS})
        return
    show(voice, speeds, len(titles))
    for peer in missing:
        voice.print("bench-missing", peer=peer)


def usual_seats(title: Title) -> int:
    """Four players, or as near as the title comes."""
    return min(title.seats, key=lambda seats: abs(seats - 4))


def show(voice: Voice, speeds: list[Speed], ours: int) -> None:
    voice.print("bench-head", n=REPEATS)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(voice.say("bench-name"))
    for message in ("decisions", "games", "clones", "imagines"):
        grid.add_column(voice.say(f"bench-{message}"), justify="right", no_wrap=True)
    for i, speed in enumerate(speeds):
        name = f"{speed.name}: {speed.what}"
        if i < ours:
            name = voice.say("bench-title", title=voice.language.say(speed.name), seats=int(speed.what))
        grid.add_row(name, whole(speed.decisions), whole(speed.games), copies(speed.clones), copies(speed.imagines))
    voice.out.print(grid)
    for message, compiled in (("bench-compiled", True), ("bench-plain", False)):
        names = [voice.language.say(speed.name) for speed in speeds[:ours] if speed.compiled == compiled]
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
