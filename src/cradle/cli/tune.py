"""`cradle tune`: weights for the terms of a title's evaluation, found by playing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cradle import shelf
from cradle.arena import weights
from cradle.arena.tune import Steps, Tuned, TunePlan, tune
from cradle.cli import papers
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice


def tune_title(
    voice: Voice, plan: TunePlan, minutes: float, jobs: int, keep: Path | None, write: bool, as_json: bool
) -> None:
    with keeping(voice, keep, plan) as kept:
        found = with_progress(voice, plan, minutes, jobs or processors(), kept)
    target = weights.place(plan.title)
    text = written(plan, found, weights.made(papers.read(target)) if target.exists() else {})
    if write:
        papers.write(target, text)
    if as_json:
        voice.json(
            {"plan": asdict(plan), "terms": shelf.terms(plan.title).names, "found": [asdict(one) for one in found]}
        )
        return
    for one in found:
        if write:
            voice.out.print(sentence(voice, one), soft_wrap=True)
        else:
            voice.complain(sentence(voice, one))
    if write:
        voice.print("tune-written", file=str(target))
    else:
        voice.out.out(text, end="", highlight=False)


@contextmanager
def keeping(voice: Voice, folder: Path | None, plan: TunePlan) -> Iterator[Steps | None]:
    """The folder of a kept run. Whoever is interrupted is told how to go on."""
    if folder is None:
        yield None
        return
    kept = Steps(folder, plan)
    try:
        yield kept
    except KeyboardInterrupt:
        voice.complain(voice.say("tune-kept", steps=kept.count, folder=str(folder)))
        raise
    finally:
        kept.close()


def with_progress(voice: Voice, plan: TunePlan, minutes: float, jobs: int, kept: Steps | None) -> list[Tuned]:
    """The bar goes to the error stream, so that the weights can be piped on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        bars = {what: progress.add_task(voice.say(f"tune-{what}"), total=None) for what in ("steps", "duels")}

        def told(what: str, done: int, total: int) -> None:
            progress.update(bars[what], completed=done, total=total)

        return tune(plan, jobs, kept, minutes * 60, told)


def sentence(voice: Voice, one: Tuned) -> str:
    duel = one.duel
    return voice.say(
        "tune-found" if one.better() else "tune-not-found",
        seats=one.seats,
        steps=one.steps,
        share=f"{duel.share:.1%}",
        low=f"{duel.low:.1%}",
        high=f"{duel.high:.1%}",
        games=duel.games,
    )


def written(plan: TunePlan, found: list[Tuned], how: dict[int, str]) -> str:
    """The module with all rows: only weights that are surely better take the place of those before."""
    rows = [row[:] for row in plan.start]
    for one in found:
        if one.better():
            duel = one.duel
            rows[one.seats] = one.weights
            how[one.seats] = (
                f"{duel.share:.1%} ({duel.low:.1%} to {duel.high:.1%}) of {duel.games} games; "
                f"{one.steps} steps of {plan.games}, scale {plan.scale}, seed {plan.seed:x}"
            )
    return weights.module(plan.title, rows, how)
