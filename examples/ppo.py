"""Masked PPO in one file: a small network learns a title of Cradle on the vector face.

    python -m examples.ppo hadara --seats 2 --minutes 15 --threads 2 --play 200

Needs `pip install "cradle[envs]" torch`. The network is handed observations and masks, nothing else of the table.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from cradle import shelf
from cradle.arena.stats import Share, wilson
from cradle.core.observation import Layout
from cradle.core.rng import seeded
from cradle.envs import batch
from cradle.envs.problems import Problem, in_words
from cradle.envs.vector import CradleBatch, Seen

STEPS = 64  # answers at each table between two rounds of learning
EPOCHS = 3
PART = 2048  # decisions a gradient
RATE = 1e-3  # falls to a tenth in the course of the training
CLIP = 0.2
KEPT = 0.95  # lambda of the advantages; nothing is discounted, for games end
CURIOSITY = 0.01  # weight of the entropy
NORM = 0.5
SELF = "self"
TRIAL = 1_000_000  # the first seed of the deals it is measured by; training does not come so far
Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
Step = tuple[Ints, Ints, Floats, Floats, NDArray[np.bool_]]  # rows, their seats and values; what was paid, what ended


class Player(nn.Module):
    """The worth of actions and positions. Numbers are scaled; every value of a choice has a column of its own."""

    def __init__(self, layout: Layout, actions: int, width: int) -> None:
        super().__init__()
        plain: list[int] = []
        named: list[int] = []
        scale, first, columns = [], [], 0
        for f in layout.fields:
            places = range(layout.start(f.name), layout.start(f.name) + f.length)
            if f.choice:
                named += places
                first += [columns - f.least + i * (f.most - f.least + 1) for i in range(f.length)]
                columns += f.length * (f.most - f.least + 1)
            else:
                plain += places
                scale += [max(abs(f.least), abs(f.most), 1) ** -0.5] * f.length  # most numbers stay far from the bound
        self.plain = nn.Buffer(torch.tensor(plain))
        self.scale = nn.Buffer(torch.tensor(scale))
        self.named = nn.Buffer(torch.tensor(named))
        self.first = nn.Buffer(torch.tensor(first))
        self.numbers = nn.Linear(len(plain), width)
        self.choices = nn.EmbeddingBag(columns, width, mode="sum")  # the same as a layer on columns of zeros and ones
        nn.init.normal_(self.choices.weight, std=0.05)
        self.middle = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, and what the one who looks expects to be paid."""
        numbers = seen.index_select(1, self.plain).float() * self.scale
        choices = seen.index_select(1, self.named).long() + self.first
        hidden = torch.relu(self.numbers(numbers) + self.choices(choices))
        hidden = torch.relu(self.middle(hidden))
        worth = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(worth, 1), self.value(hidden).squeeze(1)

    @torch.no_grad()
    def choose(self, seen: NDArray[np.int16], mask: NDArray[np.int8], best: bool) -> tuple[Ints, Tensor, Tensor]:
        """An action a row: the likeliest, or any by its chance; with the logarithm of that chance, and the value."""
        chances, value = self(torch.from_numpy(seen), torch.from_numpy(mask))
        luck = 0.0 if best else -torch.empty_like(chances).exponential_().log()
        actions = (chances + luck).argmax(1)
        return actions.numpy(), chances.gather(1, actions[:, None]).squeeze(1), value


class Seating:
    """Who sits where at every table: learners at all seats of a table of `self`, else one and its rivals."""

    def __init__(self, title: str, seats: int, tables: int, mix: dict[str, float], seed: int) -> None:
        self.bots = {level: shelf.bot(level, title) for level in mix if level != SELF}
        parts = np.array(list(mix.values())).cumsum() / sum(mix.values())
        self.levels = list(mix)
        self.level = np.searchsorted(parts, (np.arange(tables) + 0.5) / tables)
        own = np.arange(seats) == (np.arange(tables) % seats)[:, None]
        self.learns = own | np.array([level == SELF for level in self.levels])[self.level][:, None]
        self.thinks = np.array([level not in (SELF, "random") for level in self.levels])[self.level]
        self.chance = np.random.default_rng(seed)
        self.luck = seeded(seed)

    def answer(self, env: CradleBatch, player: Player, best: bool) -> tuple[Ints, Ints, Tensor, Tensor]:
        """An action for every table; which of them the player has chosen, with what it thought of them."""
        seen, every = env.seen, np.arange(env.count)
        actions, several = anything(seen.masks, self.chance)
        asked = self.learns[every, seen.to_move]
        rows = np.flatnonzero(asked & several)
        actions[rows], chance, value = player.choose(seen.observations[rows], seen.masks[rows], best)
        for row in np.flatnonzero(~asked & several & self.thinks):
            seat, table = int(seen.to_move[row]), env.table(int(row))
            bot = self.bots[self.levels[self.level[row]]]
            answer = bot.choose(table.imagine(seat, self.luck), seat, self.luck)
            actions[row] = table.kind(seat).first + answer
        return actions, rows, chance, value


def anything(masks: NDArray[np.int8], chance: np.random.Generator) -> tuple[Ints, NDArray[np.bool_]]:
    """Any legal action a row, and whether there are several."""
    rows, columns = masks.nonzero()
    count = np.bincount(rows)
    return columns[count.cumsum() - count + (chance.random(len(count)) * count).astype(np.int64)], count > 1


class Pay:
    """A margin in points, made a reward: half for the win, half for how high it is."""

    def __init__(self) -> None:
        self.squares, self.games = 0.0, 0

    def rewards(self, seen: Seen) -> NDArray[np.float32]:
        margins = seen.rewards[seen.ends > 0]
        self.squares += float((margins**2).mean(1).sum())
        self.games += len(margins)
        usual = max(self.squares / max(self.games, 1), 1.0) ** 0.5
        rewards: Floats = (np.sign(seen.rewards) / 2 + np.clip(seen.rewards / usual, -2, 2) / 4).astype(np.float32)
        return rewards


class Decisions(NamedTuple):
    """What the learners saw, did and thought, and how much better it turned out than they had expected."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    gains: Tensor
    returns: Tensor


class Gathering:
    """So many answers at every table, with all that is to be learned from them."""

    def __init__(self, env: CradleBatch, seating: Seating, pay: Pay) -> None:
        self.env, self.seating, self.pay = env, seating, pay

    def decisions(self, player: Player) -> Decisions:
        env, kept, steps = self.env, [], []
        for _ in range(STEPS):
            actions, rows, chances, expected = self.seating.answer(env, player, best=False)
            seen = env.seen
            kept.append((seen.observations[rows], seen.masks[rows], actions[rows], chances.numpy()))
            seats = seen.to_move[rows]
            seen = env.step(actions)
            steps.append((rows, seats, expected.numpy(), self.pay.rewards(seen), seen.ends > 0))
        gains, values, known = self.gains(steps, player)
        parts = [np.concatenate(part)[known] for part in zip(*kept, strict=True)]
        gains, values = gains[known], values[known]
        return Decisions(*[torch.from_numpy(part) for part in (*parts, gains, gains + values)])

    def gains(self, steps: list[Step], player: Player) -> tuple[Floats, Floats, NDArray[np.bool_]]:
        """Advantages (GAE), each seat's from its own next decision, from the last step back to the first.

        A seat's last decision in a game that goes on is left out, unless that seat is asked next."""
        env, shape = self.env, (self.env.count, self.env.setting.seats)
        later, gain, paid = np.zeros((3, *shape), np.float32)
        known = np.zeros(shape, bool)
        rows = np.arange(env.count)
        seen = env.seen
        later[rows, seen.to_move] = player.choose(seen.observations.copy(), seen.masks.copy(), best=True)[2].numpy()
        known[rows, seen.to_move] = True
        out = []
        for rows, seats, values, rewards, ends in reversed(steps):
            later[ends] = gain[ends] = paid[ends] = 0
            known[ends] = True
            paid += rewards
            at = rows, seats
            gain[at] = paid[at] + later[at] - values + KEPT * gain[at]
            out.append((gain[at], values, known[at]))
            gain[at] *= known[at]
            later[at], paid[at], known[at] = values, 0, True
        gains, values, sure = [np.concatenate(part[::-1]) for part in zip(*out, strict=True)]
        return gains, values, sure


def learn(player: Player, optimizer: torch.optim.Optimizer, found: Decisions) -> float:
    """PPO: better answers become likelier, but not by much at once."""
    loss = torch.zeros(())
    for _ in range(EPOCHS):
        for part in torch.split(torch.randperm(len(found.actions)), PART):
            seen, masks, actions, before, gains, returns = [each[part] for each in found]
            chances, values = player(seen, masks)
            ratio = (chances.gather(1, actions[:, None]).squeeze(1) - before).exp()
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            better = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            likely = chances.clamp(min=-50)  # exp() of less is slow, and nothing
            doubt = -(likely.exp() * likely).sum(1).mean()
            loss = (values - returns).square().mean() / 2 - better - CURIOSITY * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), NORM)
            optimizer.step()
    return float(loss.item())


def measure(player: Player, title: str, seats: int, rival: str, games: int, seed: int) -> Share:
    """Games against bots. Every deal is played once from each seat, and the player takes its likeliest action."""
    deals = -(-games // seats)
    won, rounds = 0.0, 0
    for own in range(seats):
        env = batch(title, tables=deals, seats=seats, seed=seed)
        seating = Seating(title, seats, deals, {rival: 1.0}, seed)
        seating.learns[:] = np.arange(seats) == own
        going = np.ones(deals, bool)
        while going.any():
            seen = env.step(seating.answer(env, player, best=True)[0])
            won += float(seen.rewards[going & (seen.ends > 0), own].sum())
            going &= seen.ends == 0
            seating.thinks &= going
        rounds += deals
    return wilson(won, rounds)


class Training:
    """A player that learns until its time is up; measuring is not counted as learning."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        torch.set_num_threads(args.threads)
        torch.manual_seed(args.seed)
        env = batch(args.title, tables=args.tables, seats=args.seats, reward="margin", seed=args.seed)
        seating = Seating(args.title, args.seats, args.tables, args.rivals, args.seed)
        self.player = Player(env.layout, env.actions, args.width)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=RATE, eps=1e-5)
        self.gathering = Gathering(env, seating, Pay())
        self.seconds = self.processor = 0.0
        self.made = 0
        self.noted = False

    def run(self) -> None:
        due = 0.0
        while self.seconds < self.args.minutes * 60:
            if self.args.log and self.seconds >= due:
                self.note()
                due += self.args.every * 60
            self.turn()
        if self.args.log:
            self.note()

    def turn(self) -> None:
        """Play on and learn from it once."""
        began, worked = time.monotonic(), time.process_time()
        self.optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1 - self.seconds / (self.args.minutes * 60))
        found = self.gathering.decisions(self.player)
        loss = learn(self.player, self.optimizer, found)
        self.made += len(found.actions)
        self.seconds += time.monotonic() - began
        self.processor += time.process_time() - worked
        games = self.gathering.pay.games
        line = f"{self.seconds / 60:5.1f} min  {self.made:,} decisions  {games:,} games  loss {loss:.3f}"
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    def note(self) -> None:
        """A line of the log: how well it plays by now."""
        args = self.args
        row: dict[str, object] = {
            "minutes": round(self.seconds / 60, 3),
            "processor_minutes": round(self.processor / 60, 3),
            "decisions": self.made,
            "games": self.gathering.pay.games,
        }
        for rival in shelf.levels(args.title):
            share = measure(self.player, args.title, args.seats, rival, args.measured, TRIAL)
            row |= {
                rival: round(share.rate, 4),
                f"{rival}_low": round(share.low, 4),
                f"{rival}_high": round(share.high, 4),
            }
        with args.log.open("a" if self.noted else "w", newline="", encoding="utf-8") as file:
            out = csv.DictWriter(file, list(row))
            if not self.noted:
                out.writeheader()
            out.writerow(row)
        self.noted = True


def mix(text: str) -> dict[str, float]:
    """`self=2,random=1`: levels of rivals and how many tables of each."""
    parts = [part.partition("=") for part in text.split(",")]
    try:
        found = {level: float(weight or 1) for level, _, weight in parts}
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text}: write it as self=2,random=1") from None
    if any(weight <= 0 for weight in found.values()):
        raise argparse.ArgumentTypeError(f"{text}: weights are more than nothing")
    return found


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Masked PPO on Cradle's vector face.")
    parser.add_argument("title", nargs="?", default="hadara")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5, help="of learning; 0 with --load: only play")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--rivals", type=mix, default="self", help="such as self=2,random=1,greedy=1 (default: self)")
    parser.add_argument("--width", type=int, default=128, help="of the network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--load", type=Path, help="begin with these weights")
    parser.add_argument("--save", type=Path, help="keep the weights here")
    parser.add_argument("--play", type=int, default=200, metavar="GAMES", help="against each bot, at the end")
    parser.add_argument("--log", type=Path, help="keep a table (CSV) of how well it plays by and by")
    parser.add_argument("--every", type=float, default=1, metavar="MINUTES", help="between two lines of the log")
    parser.add_argument(
        "--measured", type=int, default=200, metavar="GAMES", help="against each bot for a line of the log"
    )
    return parser.parse_args(given)


def main(given: list[str]) -> None:
    args = arguments(given)
    training = Training(args)
    if args.load:
        training.player.load_state_dict(torch.load(args.load, weights_only=True))
    training.run()
    print(file=sys.stderr)
    if args.save:
        torch.save(training.player.state_dict(), args.save)
    for rival in shelf.levels(args.title) if args.play else []:
        share = measure(training.player, args.title, args.seats, rival, args.play, TRIAL)
        print(f"against {rival}: {share.rate:.1%} of {share.games} games ({share.low:.1%} to {share.high:.1%})")


def start(given: list[str]) -> None:
    """Whatever is wrong with the wishes is told in a sentence."""
    try:
        with in_words():
            main(given)
    except Problem as error:
        sys.exit(str(error))


if __name__ == "__main__":
    start(sys.argv[1:])
