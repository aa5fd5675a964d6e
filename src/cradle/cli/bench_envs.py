"""`cradle bench --envs`: how fast the environments for learners are, beside PettingZoo's own games."""

from __future__ import annotations

from dataclasses import asdict
from statistics import geometric_mean
from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table as Grid

from cradle import shelf
from cradle.arena.bench import REPEATS, compiled
from cradle.cli.bench import ratio, usual_seats, whole
from cradle.cli.voice import Voice

if TYPE_CHECKING:
    from cradle.envs.measures import Pace

FACES: Final = 3  # vector twice and aec: so many measurements a title


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

    paces: list[Pace] = []
    missing: list[str] = []
    with voice.err.status(voice.say("bench-measuring", name="…")) as status:
        for title in titles:
            status.update(voice.say("bench-measuring", name=title.name))
            seats = players or usual_seats(title)
            paces += [measures.vector(title.name, seats, seconds, tables) for tables in measures.TABLES]
            paces.append(measures.aec(title.name, seats, seconds))
        for game in measures.CLASSIC if peers else ():
            status.update(voice.say("bench-measuring", name=game))
            pace = measures.classic(game, seconds)
            if pace is None:
                missing.append(game)
            else:
                paces.append(pace)
    ours = FACES * len(titles)
    if as_json:
        rows = [asdict(pace) for pace in paces]
        plain = [title.name for title in titles if not compiled(title.name)]
        told = {"titles": rows[:ours], "plain": plain, "peers": rows[ours:], "missing": missing}
        voice.json({**told, "repeats": REPEATS})
        return
    show_paces(voice, paces, ours)
    for game in missing:
        voice.print("bench-missing", peer=f"PettingZoo {game}")


def show_paces(voice: Voice, paces: list[Pace], ours: int) -> None:
    voice.print("bench-envs-head", n=REPEATS)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(voice.say("bench-name"))
    grid.add_column(voice.say("bench-face"))
    grid.add_column(voice.say("bench-steps"), justify="right", no_wrap=True)
    for pace in paces[:ours]:
        name = voice.say("bench-title", title=voice.language.say(pace.name), seats=pace.seats)
        face = voice.say("bench-vector", tables=pace.tables) if pace.face == "vector" else "AEC"
        grid.add_row(name, face, whole(pace.steps))
    for peer in paces[ours:]:
        grid.add_row(f"PettingZoo: {peer.name}", "AEC", whole(peer.steps))
    voice.out.print(grid)
    titles = [pace.name for pace in paces[:ours:FACES]]
    for message, native in (("bench-compiled", True), ("bench-plain", False)):
        named = [voice.language.say(name) for name in titles if compiled(name) == native]
        if named:
            voice.print(message, titles=", ".join(named))
    show_ratios(voice, paces[:ours], paces[ours:])


def show_ratios(voice: Voice, paces: list[Pace], peers: list[Pace]) -> None:
    """Each title beside each peer, then beside all of them."""
    for peer in peers:
        for i in range(0, len(paces), FACES):
            steps, alone = ratio(paces[i].steps, peer.steps), ratio(paces[i + FACES - 1].steps, peer.steps)
            name = voice.language.say(paces[i].name)
            voice.print("bench-envs-ratio", title=name, peer=peer.name, vector=steps, aec=alone)
    for i in range(0, len(paces) if peers else 0, FACES):
        theirs = geometric_mean([peer.steps for peer in peers])
        steps, alone = ratio(paces[i].steps, theirs), ratio(paces[i + FACES - 1].steps, theirs)
        name = voice.language.say(paces[i].name)
        voice.print("bench-envs-mean", title=name, n=len(peers), vector=steps, aec=alone)
