"""How fast: random play, copies and what search needs, each a second; and the peers that are installed beside ours."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from cradle import shelf
from cradle.arena.pieces import works

REPEATS: Final = 5
SAMPLE: Final = 20  # games whose length is counted


@dataclass(frozen=True)
class Speed:
    """Events a second, the best of several repeats."""

    name: str
    what: str  # the game that was played
    compiled: bool
    decisions: float
    games: float
    clones: float
    imagines: float  # 0 where there is no such thing
    playouts: float = 0.0  # from the middle of a game, everybody greedy
    evaluations: float = 0.0  # of all seats at once
    walks: float = 0.0  # of a tree


def compiled(title: str) -> bool:
    """Whether kernel and rules are native code."""
    names = ("cradle.core.game", f"{shelf.place(title).package}.table")
    return not any(str(import_module(name).__file__).endswith(".py") for name in names)


def best(seconds: float, work: Callable[[int], int]) -> float:
    """Events a second of the processor's time, so that a busy machine does not spoil it.

    `work(n)` does n pieces of work and says how many events that were.
    """
    n = 1
    while True:  # how much fits in one repeat
        begun = time.process_time()
        work(n)
        taken = time.process_time() - begun
        if taken > seconds / REPEATS / 4:
            break
        n *= 2
    n = max(1, round(n * seconds / REPEATS / taken))
    fastest = 0.0
    for _ in range(REPEATS):
        begun = time.process_time()
        events = work(n)
        fastest = max(fastest, events / max(time.process_time() - begun, 1e-9))
    return fastest


def measure(title_name: str, seats: int, seconds: float, options: dict[str, str]) -> Speed:
    """One of our titles, with the default content: random play, copies, and what search needs."""
    work = works(title_name, seats, options)
    rates = {what: best(seconds if what == "decisions" else seconds / 2, work[what]) for what in work}
    length = work["decisions"](SAMPLE) / SAMPLE
    return Speed(title_name, f"{seats}", compiled(title_name), games=rates["decisions"] / length, **rates)


# -- peers ---------------------------------------------------------------------------------------------------------


def catanatron(seconds: float) -> Speed:
    """Catan with four players who take any legal action; a decision is one played action."""
    package: Any = import_module("catanatron")
    turns = int(import_module("catanatron.game").TURNS_LIMIT)
    colours = list(package.Color)
    counted = [0, 0]  # games, actions

    def game() -> Any:
        return package.Game([package.RandomPlayer(colour) for colour in colours], seed=len(colours) + counted[0])

    def decide(n: int) -> int:
        before = counted[1]
        for _ in range(n):
            played = game()
            counted[0] += 1
            while played.winning_color() is None and played.state.num_turns < turns:
                played.play_tick()
                counted[1] += 1
        return counted[1] - before

    decisions = best(seconds, decide)
    middle = game()
    for _ in range(100):
        middle.play_tick()

    def clone(n: int) -> int:
        for _ in range(n):
            middle.copy()
        return n

    length = counted[1] / counted[0]
    return Speed("catanatron", "Catan", False, decisions, decisions / length, best(seconds / 2, clone), 0.0)


def chess(seconds: float) -> Speed:
    """Chess with python-chess: any legal move until the game is over."""
    package: Any = import_module("chess")
    luck = random.Random(1)
    counted = [0, 0]

    def decide(n: int) -> int:
        before = counted[1]
        for _ in range(n):
            board = package.Board()
            counted[0] += 1
            while not board.is_game_over():
                board.push(luck.choice(list(board.legal_moves)))
                counted[1] += 1
        return counted[1] - before

    decisions = best(seconds, decide)
    middle = package.Board()
    for _ in range(40):
        if not middle.is_game_over():
            middle.push(luck.choice(list(middle.legal_moves)))

    def clone(n: int) -> int:
        for _ in range(n):
            middle.copy(stack=False)
        return n

    length = counted[1] / counted[0]
    return Speed("python-chess", "chess", False, decisions, decisions / length, best(seconds / 2, clone), 0.0)


PEERS: Final[dict[str, Callable[[float], Speed]]] = {"catanatron": catanatron, "python-chess": chess}


def installed(peer: str) -> bool:
    """By the name of its module, which is that of its measurement."""
    return find_spec(PEERS[peer].__name__) is not None
