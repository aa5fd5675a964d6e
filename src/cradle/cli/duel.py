"""`cradle arena duel`: is A stronger than B?"""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from cradle.arena.duel import Duel, Verdict, margin, score
from cradle.arena.engine import results
from cradle.arena.game import GameResult, check
from cradle.arena.keep import Engine, played
from cradle.arena.plan import BadPlan, Plan
from cradle.arena.planfile import contender
from cradle.arena.seating import round_length
from cradle.cli.arena import Flags, Screen, keeping, planned, remarks, show, standings
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice


def fight(voice: Voice, flags: Flags, keep: Path | None, jobs: int, as_json: bool, engine: Engine = results) -> None:
    document, plan = planned(None, replace(flags, entrants=told_apart(flags.entrants)))
    if len(plan.events) > 1 or plan.events[0].seats < 2:
        raise BadPlan("arena-duel-players")
    check(plan)
    remarks(voice, document, plan)
    with keeping(voice, keep, plan, document) as kept, Ring(voice, plan) as ring:
        games = played(plan, jobs or processors(), kept, engine)
        try:
            for result in games:
                ring.add(result, played_now=kept is None or kept.continued)
                if ring.decided():
                    break
        finally:
            games.close()
    state = ring.duel.state()
    if as_json:
        names = plan.names()
        voice.json(
            {"plan": document, "first": names[0], "second": names[1], **asdict(state), "margin": ring.duel.margin}
        )
        return
    show(voice, plan, ring.titles)
    voice.out.print(Text(sentence(voice, plan, state), style="bold"), soft_wrap=True)


def told_apart(entrants: list[str]) -> list[str]:
    """A bot may fight itself."""
    one, other = entrants
    if contender(one).name != contender(other).name:
        return entrants
    return [one, f"{contender(other).name}-2={contender(other).bot}"]


class Ring(Screen):
    """The screen of a duel."""

    def __init__(self, voice: Voice, plan: Plan) -> None:
        event = plan.events[0]
        self.duel = Duel(event.games, round_length(2, event.seats))
        self.open: list[float] = []  # scores of the unit that is not whole yet
        super().__init__(voice, plan)

    def add(self, result: GameResult, played_now: bool) -> None:
        self.open.append(score(result, self.plan.contenders[0].name))
        if len(self.open) == self.duel.unit:
            self.duel.add(sum(self.open) / self.duel.unit)
            self.open = []
        super().add(result, played_now)

    def decided(self) -> bool:
        return not self.open and bool(self.duel.verdict())

    def tables(self) -> list[RenderableType]:
        return [
            standings(self.voice, self.titles[self.title]),
            Text(sentence(self.voice, self.plan, self.duel.state())),
        ]


def sentence(voice: Voice, plan: Plan, state: Verdict) -> str:
    first, second = plan.names()
    strong, weak = (second, first) if state.verdict == "second" else (first, second)
    share, low, high = state.share, state.low, state.high
    if state.verdict == "second":
        share, low, high = 1 - share, 1 - high, 1 - low
    found = 0.5 + margin(plan.games())
    told: dict[str, str | int] = {"first": strong, "second": weak, "games": state.games, "found": f"{found:.0%}"}
    told |= {"share": f"{share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    kind = {"": "open", "equal": "equal"}.get(state.verdict, "stronger")
    return voice.language.say(f"arena-duel-{kind}", told)
