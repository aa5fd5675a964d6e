"""PettingZoo's face: one agent after another (AEC). Agents are `seat_0`, `seat_1` and so on."""

from __future__ import annotations

from typing import Any, Unpack

from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from cradle.envs.problems import problem
from cradle.envs.rendering import MODES, Drawing
from cradle.envs.setting import Deal, OrderedWishes, Seeds, Setting, number_of
from cradle.envs.spaces import Observation, described, observation_space


class CradleAEC(AECEnv[str, Observation, int]):
    """Seats that are asked at the same time answer one after another, in either order; an illegal action is refused."""

    def __init__(
        self,
        title: str,
        seats: int,
        render_mode: str | None = None,
        **wishes: Unpack[OrderedWishes],
    ) -> None:
        super().__init__()
        self.setting = Setting(title, seats, **wishes)
        self.drawing = Drawing(self.setting, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"cradle_{title}_v{self.setting.title.version}",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [self.setting.name(seat) for seat in range(seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.setting) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {agent: Discrete(self.setting.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seeds = Seeds()
        self.deal: Deal | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are PettingZoo's and mean nothing here."""
        self.deal = self.setting.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.deal.next_seat()]

    def playing(self) -> Deal:
        if self.deal is None:
            raise problem("reset")
        return self.deal

    def deal_ended(self) -> bool:
        """Whether only the last steps of all agents are left."""
        return self.playing().ended()

    def observe(self, agent: str) -> Observation:
        """What the seat sees, and the mask of its legal actions: all zeros while it is not asked."""
        deal, seat = self.playing(), self.seat_of(agent)
        return {"observation": self.setting.observe(deal.table, seat), "action_mask": deal.mask(seat)}

    def seat_of(self, agent: str) -> int:
        if agent not in self.numbers:
            raise problem("agent", agent=str(agent), agents=", ".join(self.possible_agents))
        return self.numbers[agent]

    def step(self, action: int | None) -> None:
        deal = self.playing()
        if not self.agents:
            raise problem("over")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise problem("dead", agent=agent)
            self._was_dead_step(action)
            return
        seat, number = self.numbers[agent], number_of(action)
        deal.check(seat, number)
        deal.take(seat, number)
        self._cumulative_rewards[agent] = 0.0
        for other, paid in zip(self.agents, deal.paid(), strict=True):
            self.rewards[other] = paid
            self._cumulative_rewards[other] += paid
        if deal.ended():
            self.terminations = dict.fromkeys(self.agents, deal.over())
            self.truncations = dict.fromkeys(self.agents, not deal.over())
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[deal.next_seat()]

    def describe(self) -> str:
        """The fields of an observation as a table of text."""
        return described(self.setting.layout)

    def render(self) -> Any:
        """What the one who is to answer sees, as `render_mode` says."""
        return self.drawing.of(self.playing(), self.numbers[self.agent_selection])

    def close(self) -> None:
        self.drawing.close()
