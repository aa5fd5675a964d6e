"""OpenSpiel's search over information sets (ISMCTS) with Cradle's compiled playout, against the bot `greedy`.

    python examples/ismcts.py hadara --players 2 --games 20 --simulations 200

Needs `pip install "cradle[envs]"`. The same deals are played from every seat in turn, so that luck cancels.
"""

from __future__ import annotations

import argparse
import sys
import time

import pyspiel

from cradle import shelf
from cradle.arena.stats import wilson
from cradle.bots.base import Bot
from cradle.core.errors import CradleError
from cradle.core.rng import Rng, seeded
from cradle.envs.problems import Problem
from cradle.envs.spiel import CradleGame, CradleState, ismcts
from cradle.language import Language, preferred


def play(game: CradleGame, deal: int, searcher: int, rival: Bot, simulations: int, seed: int) -> float:
    """One game; returns the share of the win that the search gets."""
    search = ismcts(game, simulations, seed)
    rng = seeded(seed)
    state: CradleState = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(int(search.step(state)) if seat == searcher else answer(state, seat, rival, rng))
    return state.returns()[searcher]


def answer(state: CradleState, seat: int, rival: Bot, rng: Rng) -> int:
    """A bot's action. It is handed an imagined table only, as the search is."""
    imagined = state.imagined(seat, rng).table()
    return imagined.kind(seat).first + rival.choose(imagined, seat, rng)


def main(arguments: list[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    try:
        rival = shelf.bot(given.rival, given.title)
        call = f"python_cradle_{given.title}(players={given.players},seed={given.seed},deals={given.games})"
        game = pyspiel.load_game(call)
    except (Problem, pyspiel.SpielError) as error:
        print(error, file=sys.stderr)
        return 2
    except CradleError as error:
        print(Language(preferred()).error(error), file=sys.stderr)
        return 2
    seats, won, begun = game.num_players(), 0.0, time.monotonic()
    for number in range(given.games):
        won += play(game, number // seats, number % seats, rival, given.simulations, given.seed + number)
        share = wilson(won, number + 1)
        print(
            f"game {number + 1} of {given.games}: the search has won {won:g}, "
            f"{share.rate:.0%} (95% interval {share.low:.0%} to {share.high:.0%}), {time.monotonic() - begun:.0f} s",
            flush=True,
        )
    print(f"A share of {1 / seats:.0%} would be as strong as {given.rival}.")
    return 0


def positive(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 to 1,000,000")
    return int(text)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against a bot of Cradle.")
    made.add_argument("title", nargs="?", default="hadara", choices=list(shelf.TITLES), help="default: hadara")
    made.add_argument("--players", type=positive, default=2, help="seats; the search has one of them (default: 2)")
    made.add_argument("--games", type=positive, default=10, help="games to play (default: 10)")
    made.add_argument("--simulations", type=positive, default=100, help="playouts a decision (default: 100)")
    made.add_argument("--rival", default="greedy", help="the bot on the other seats (default: greedy)")
    made.add_argument("--seed", type=positive, default=1, help="of deals and chance (default: 1)")
    return made


if __name__ == "__main__":
    sys.exit(main())
