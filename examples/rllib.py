"""The same learner with RLlib: PPO of many agents over PettingZoo's face, each seat a learner, one network for all.

    python -m examples.rllib hadara --seats 2 --rounds 20 --play 200

Needs `pip install "cradle[envs,ray]" torch`. It plays in this process; `--workers 8` plays in as many more.
"""

from __future__ import annotations

import argparse
import logging
import sys
from typing import Any

import ray
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env
from torch import Tensor

from cradle import shelf
from cradle.envs import aec
from cradle.envs.problems import Problem, in_words
from cradle.envs.setting import Setting
from examples.ppo import TRIAL, Player, measure

LEARNER = "learner"


class Masked(TorchRLModule, ValueFunctionAPI):
    """RLlib's face of the network: actions that are not legal have no chance."""

    def setup(self) -> None:
        wanted: Any = self.model_config
        setting = Setting(wanted["title"], wanted["seats"])
        self.player = Player(setting.layout, setting.actions, wanted["width"])

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        return {Columns.ACTION_DIST_INPUTS: self.thought(batch)[0]}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Tensor:
        return self.thought(batch)[1]

    def thought(self, batch: dict[str, Any]) -> tuple[Tensor, Tensor]:
        seen = batch[Columns.OBS]
        return self.player.forward(seen["observation"], seen["action_mask"])


def seated(config: dict[str, Any]) -> PettingZooEnv:
    return PettingZooEnv(aec(config["title"], seats=config["seats"], reward="win", zero_sum=True))


def algorithm(title: str, seats: int, width: int, batch: int, workers: int, seed: int) -> Algorithm:
    """PPO in which every seat learns, with one network for all of them."""
    register_env("cradle", seated)
    network = RLModuleSpec(module_class=Masked, model_config={"title": title, "seats": seats, "width": width})
    config = (
        PPOConfig()
        .environment("cradle", env_config={"title": title, "seats": seats})
        .environment(disable_env_checking=True)  # its checker takes no mask, and the face refuses what is not legal
        .multi_agent(policies={LEARNER}, policy_mapping_fn=lambda *_, **__: LEARNER)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={LEARNER: network}))
        .env_runners(num_env_runners=workers)
        .learners(num_learners=0)
        .training(train_batch_size=batch, minibatch_size=min(batch, 1024), num_epochs=3, lr=1e-3, gamma=1.0)
        .training(lambda_=0.95, entropy_coeff=0.01, clip_param=0.2, vf_clip_param=10.0, grad_clip=0.5)
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="RLlib's PPO on Cradle, every seat a learner.")
    parser.add_argument("title", nargs="?", default="hadara")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5, help="of playing and learning")
    parser.add_argument("--batch", type=int, default=4000, help="answers a round")
    parser.add_argument("--width", type=int, default=128, help="of the network")
    parser.add_argument("--workers", type=int, default=0, help="processes that play beside this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=int, default=100, metavar="GAMES", help="against each bot, at the end")
    return parser.parse_args(given)


def main(given: list[str]) -> None:
    args = arguments(given)
    Setting(args.title, args.seats)  # says what is wrong with them before anything is started
    logging.getLogger("ray").setLevel(logging.ERROR)  # it is talkative
    ray.init(num_cpus=args.workers + 1, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        learner: Any = algorithm(args.title, args.seats, args.width, args.batch, args.workers, args.seed)
        for number in range(1, args.rounds + 1):
            result = learner.train()
            games, loss = told(result)
            print(f"round {number}: {games} games, loss {loss:.3f}", file=sys.stderr)
        player = learner.get_module(LEARNER).player
        for rival in shelf.levels(args.title) if args.play else []:
            share = measure(player, args.title, args.seats, rival, args.play, TRIAL)
            print(f"against {rival}: {share.rate:.1%} of {share.games} games ({share.low:.1%} to {share.high:.1%})")
        learner.stop()
    finally:
        ray.shutdown()


def told(result: dict[str, Any]) -> tuple[int, float]:
    """Games played to their end in the round, and the loss."""
    return int(result["env_runners"]["num_episodes"]), float(result["learners"][LEARNER]["total_loss"])


def start(given: list[str]) -> None:
    """Whatever is wrong with the wishes is told in a sentence."""
    try:
        with in_words():
            main(given)
    except Problem as error:
        sys.exit(str(error))


if __name__ == "__main__":
    start(sys.argv[1:])
