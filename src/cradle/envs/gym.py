"""Gymnasium's face: one seat learns, bots have the others. `gymnasium.make("cradle/Hadara-v1", seats=3)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
from gymnasium.spaces import Discrete

from cradle import shelf
from cradle.bots.base import Bot
from cradle.core.rng import seeded
from cradle.envs.problems import in_words, problem
from cradle.envs.rendering import MODES, Drawing
from cradle.envs.setting import Deal, OrderedWishes, Setting, is_whole, number_of, one_of
from cradle.envs.spaces import Observation, described, observation_space

ILLEGAL = ["lowest", "raise"]
RIVALS = 0x51EE7  # sets the chance of the rivals apart from that of the deal


class CradleGym(gymnasium.Env[Observation, int]):
    """Seats that are asked at the same time answer in either order, as in the face of one after another."""

    metadata = {"render_modes": MODES}  # noqa: RUF012, as gymnasium declares it

    def __init__(
        self,
        title: str,
        seats: int,
        seat: int = 0,
        rivals: str | Bot | Sequence[str | Bot] = "random",
        illegal: str = "lowest",
        render_mode: str | None = None,
        **wishes: Unpack[OrderedWishes],
    ) -> None:
        self.setting = Setting(title, seats, **wishes)
        if not is_whole(seat, 0) or seat >= seats:
            raise problem("seat", seat=str(seat), last=seats - 1)
        self.seat = seat
        self.bots = self.seated(rivals)
        self.lenient = one_of("illegal", illegal, ILLEGAL) == "lowest"
        self.drawing = Drawing(self.setting, render_mode)
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(self.setting)
        self.action_space = Discrete(self.setting.actions)
        self.deal: Deal | None = None

    def seated(self, rivals: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
        """A bot for each seat but the learner's: one level for all, or one after another from the lowest seat."""
        others = [s for s in range(self.setting.seats) if s != self.seat]
        each = [rivals] * len(others) if isinstance(rivals, str) or hasattr(rivals, "choose") else list(rivals)
        if len(each) != len(others):
            raise problem("rivals", given=len(each), wanted=len(others))
        with in_words():
            return {seat: self.bot(rival) for seat, rival in zip(others, each, strict=True)}

    def bot(self, rival: Any) -> Bot:
        return shelf.bot(rival, self.setting.title.name) if isinstance(rival, str) else rival

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the learner's first question. `options` are Gymnasium's and mean nothing here."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.deal = self.setting.deal(dealt)
        self.luck = seeded(dealt ^ RIVALS)
        self.play_on(self.deal)
        return self.seen(self.deal), {"illegal": False}

    def play_on(self, deal: Deal) -> None:
        """The rivals answer until the learner's turn has come, or the game has ended."""
        while not deal.ended():
            seat = deal.next_seat()
            if seat == self.seat:
                return
            answer = self.bots[seat].choose(deal.table.imagine(seat, self.luck), seat, self.luck)
            action = deal.table.kind(seat).first + answer
            deal.check(seat, action)
            deal.take(seat, action)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.deal is None:
            raise problem("reset")
        deal, number = self.deal, number_of(action)
        if deal.ended():
            raise problem("over")
        legal = number in deal.legal(self.seat)
        if not legal and not self.lenient:
            deal.check(self.seat, number)
        deal.take(self.seat, number if legal else deal.legal(self.seat)[0])
        self.play_on(deal)
        return self.seen(deal), deal.paid()[self.seat], deal.over(), deal.called_off(), {"illegal": not legal}

    def seen(self, deal: Deal) -> Observation:
        return {"observation": self.setting.observe(deal.table, self.seat), "action_mask": deal.mask(self.seat)}

    def describe(self) -> str:
        """The fields of an observation as a table of text."""
        return described(self.setting.layout)

    def render(self) -> Any:
        """What the learner sees, as `render_mode` says."""
        if self.deal is None:
            raise problem("reset")
        return self.drawing.of(self.deal, self.seat)

    def close(self) -> None:
        self.drawing.close()


def register() -> None:
    """Every title that can be learned, as `cradle/<Title>-v<rules>`."""
    for name in shelf.TITLES:
        if shelf.observable(name):
            title = shelf.title(name)
            known = f"cradle/{name.capitalize()}-v{title.version}"
            if known not in gymnasium.registry:
                gymnasium.register(known, "cradle.envs.gym:CradleGym", kwargs={"title": name, "seats": title.seats[0]})
