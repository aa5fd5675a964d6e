"""PettingZoo's parallel face: all who are asked at the same time answer in one step, the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Unpack

from gymnasium.spaces import Discrete
from pettingzoo import ParallelEnv

from cradle.envs.problems import Illegal, problem
from cradle.envs.rendering import MODES, Drawing
from cradle.envs.setting import Deal, Seeds, Setting, Wishes, number_of, one_of
from cradle.envs.spaces import Observation, described, observation_space

ILLEGAL = ["lowest", "raise"]

Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # observations, rewards, terminations, truncations, infos


class CradleParallel(ParallelEnv[str, Observation, int]):
    """The last action is "wait", which whoever is not asked must take.

    Answers are done in the order of the seats. One that another of the same step has made impossible is left out:
    `infos` says `left_out`, and the seat is asked again."""

    def __init__(
        self,
        title: str,
        seats: int,
        illegal: str = "lowest",
        render_mode: str | None = None,
        **wishes: Unpack[Wishes],
    ) -> None:
        self.setting = Setting(title, seats, order="lowest", **wishes)
        self.lenient = one_of("illegal", illegal, ILLEGAL) == "lowest"
        self.drawing = Drawing(self.setting, render_mode)
        self.render_mode = render_mode
        self.metadata = {"name": f"cradle_{title}_v{self.setting.title.version}", "render_modes": MODES}
        self.possible_agents = [self.setting.name(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.wait = self.setting.actions
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.setting, 1) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: Discrete(self.setting.actions + 1) for agent in self.possible_agents
        }
        self.seeds = Seeds()
        self.deal: Deal | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. `options` are PettingZoo's and mean nothing here."""
        self.deal = self.setting.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self.seen(self.deal), {agent: fine() for agent in self.agents}

    def seen(self, deal: Deal) -> dict[str, Observation]:
        out: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = deal.mask(seat, 1)
            mask[self.wait] = int(not mask.any())
            out[agent] = {"observation": self.setting.observe(deal.table, seat), "action_mask": mask}
        return out

    def step(self, actions: dict[str, int]) -> Step:
        deal = self.playing()
        infos = {agent: fine() for agent in self.possible_agents}
        answers: dict[int, int] = {}
        for seat, agent in enumerate(self.possible_agents):
            wanted = self.wanted(deal, seat, actions)
            infos[agent]["illegal"] = wanted is None
            asked = deal.legal(seat)
            if asked:
                answers[seat] = asked[0] if wanted is None else wanted
        for seat, action in answers.items():
            if action in deal.legal(seat):
                deal.take(seat, action)
            else:
                infos[self.possible_agents[seat]]["left_out"] = True
        return self.outcome(deal, infos)

    def wanted(self, deal: Deal, seat: int, actions: Mapping[str, int]) -> int | None:
        """The seat's action if it is legal, whatever the others do; otherwise nothing, or an error."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise problem("no-action", agent=agent)
        action = number_of(actions[agent])
        legal = deal.legal(seat) or [self.wait]
        if action in legal:
            return action
        if self.lenient:
            return None
        if legal == [self.wait]:
            raise Illegal("envs-wait", {"agent": agent, "action": self.wait})
        if action == self.wait:
            raise Illegal("envs-no-wait", {"agent": agent})
        deal.check(seat, action)
        return None

    def outcome(self, deal: Deal, infos: dict[str, dict[str, Any]]) -> Step:
        over, called_off = deal.over(), deal.called_off()
        rewards = dict(zip(self.possible_agents, deal.paid(), strict=True))
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, called_off)
        if over or called_off:
            self.agents = []
        return self.seen(deal), rewards, terminations, truncations, infos

    def playing(self) -> Deal:
        if self.deal is None:
            raise problem("reset")
        if not self.agents:
            raise problem("over")
        return self.deal

    def describe(self) -> str:
        """The fields of an observation as a table of text."""
        return described(self.setting.layout)

    def render(self) -> Any:
        """The table as the first of those who are asked sees it, as `render_mode` says."""
        if self.deal is None:
            raise problem("reset")
        return self.drawing.of(self.deal, max(self.deal.table.first(), 0))

    def close(self) -> None:
        self.drawing.close()


def fine() -> dict[str, Any]:
    return {"illegal": False, "left_out": False}
