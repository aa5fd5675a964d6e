"""`cradle bench --envs`: how fast the environments for learners are, beside PettingZoo's own games."""

from __future__ import annotations

from dataclasses import asdict
from statistics import geometric_mean
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid

from cradle import shelf
from cradle.arena.bench import compiled
from cradle.cli.bench import ratio, usual_seats, whole
from cradle.cli.voice import Voice

if TYPE_CHECKING:
    from cradle.envs.measures import Pace


def bench_envs(voice: Voice, names: list[str], players: int, seconds: float, peers: bool, as_json: bool) -> None:
    """The same for environments: steps a second with observation and mask."""
    titles = [shelf.title(name) for name in names or filter(shelf.observable, shelf.TITLES)]
    for title in titles:
        if players:
            title.check_seats(players)
    from cradle.envs.problems import needed

    for package in ("librt", "numpy", "gymnasium", "pettingzoo"):
        needed(package)
    from cradle.envs import measures

    with voice.err.status(voice.say("bench-measuring", name="…")):
        mine = [runner for t in titles for runner in measures.of_title(t.name, players or usual_seats(t))]
        found = {game: measures.classic(game) for game in (measures.CLASSIC if peers else ())}
        paces = measures.measure([*mine, *filter(None, found.values())], seconds)
    ours, theirs = paces[: len(mine)], paces[len(mine) :]
    missing = [game for game, runner in found.items() if runner is None]
    if as_json:
        told = {"titles": [asdict(pace) for pace in ours], "peers": [asdict(pace) for pace in theirs]}
        plain = [title.name for title in titles if not compiled(title.name)]
        voice.json({**told, "plain": plain, "missing": missing, "repeats": measures.REPEATS})
        return
    show_paces(voice, ours, theirs, measures.REPEATS)
    for game in missing:
        voice.print("bench-missing", peer=f"PettingZoo {game}")


def show_paces(voice: Voice, ours: list[Pace], theirs: list[Pace], repeats: int) -> None:
    voice.print("bench-envs-head", n=repeats)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(voice.say("bench-name"))
    grid.add_column(voice.say("bench-face"))
    for message in ("bench-best", "bench-median"):
        grid.add_column(voice.say(message), justify="right", no_wrap=True)
    for pace in ours:
        name = voice.say("bench-title", title=voice.language.say(pace.name), seats=pace.seats)
        face = voice.say("bench-vector", tables=pace.tables) if pace.face == "vector" else "AEC"
        grid.add_row(name, face, whole(pace.best), whole(pace.median))
    for peer in theirs:
        grid.add_row(f"PettingZoo: {peer.name}", "AEC", whole(peer.best), whole(peer.median))
    voice.out.print(grid)
    titles = list(dict.fromkeys(pace.name for pace in ours))
    for message, native in (("bench-compiled", True), ("bench-plain", False)):
        named = [voice.language.say(name) for name in titles if compiled(name) == native]
        if named:
            voice.print(message, titles=", ".join(named))
    for peer in theirs:
        show_ratios(voice, "bench-envs-ratio", ours, peer.best, peer=peer.name)
    if theirs:
        mean = geometric_mean([peer.best for peer in theirs])
        show_ratios(voice, "bench-envs-mean", ours, mean, n=len(theirs))


def show_ratios(voice: Voice, message: str, ours: list[Pace], theirs: float, **peer: str | int) -> None:
    """Each title with its few tables, and as AEC, beside a peer or all of them: the best of both."""
    for vector, aec in zip(ours[::3], ours[2::3], strict=True):
        name = voice.language.say(vector.name)
        steps, alone = ratio(vector.best, theirs), ratio(aec.best, theirs)
        voice.print(message, title=name, vector=steps, aec=alone, **peer)
