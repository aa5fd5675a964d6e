"""`cradle learn`: what a title's evaluation misses, found by thinking ahead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cradle import shelf
from cradle.arena import models
from cradle.arena.duel import Verdict
from cradle.arena.learn import LearnPlan, Learnt, Lessons, learn
from cradle.cli import papers
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice


def learn_title(
    voice: Voice,
    plan: LearnPlan,
    minutes: float,
    jobs: int,
    keep: Path | None,
    write: bool,
    anyway: bool,
    as_json: bool,
) -> None:
    with keeping(voice, keep, plan) as kept:
        found = with_progress(voice, plan, minutes, jobs or processors(), kept)
    target = models.place(plan.title)
    taken = [one for one in found if anyway or one.won()]
    text = written(plan, taken, models.made(papers.read(target)) if target.exists() else {})
    if write and taken:
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
    if not taken:
        voice.complain(voice.say("learn-nothing"))
    elif write:
        voice.print("learn-written", file=str(target))
    else:
        voice.out.out(text, end="", highlight=False)


@contextmanager
def keeping(voice: Voice, folder: Path | None, plan: LearnPlan) -> Iterator[Lessons | None]:
    """The folder of a kept run. Whoever is interrupted is told how to go on."""
    if folder is None:
        yield None
        return
    kept = Lessons(folder, plan)
    try:
        yield kept
    except KeyboardInterrupt:
        voice.complain(voice.say("learn-kept", lessons=kept.count, folder=str(folder)))
        raise
    finally:
        kept.close()


def with_progress(voice: Voice, plan: LearnPlan, minutes: float, jobs: int, kept: Lessons | None) -> list[Learnt]:
    """The bars go to the error stream, so that the module can be piped on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        kinds = ("lessons", "rounds", "plies", "trees")
        bars = {what: progress.add_task(voice.say(f"learn-{what}"), total=None) for what in kinds}

        def told(what: str, done: int, total: int) -> None:
            progress.update(bars[what], completed=done, total=total or None)

        return learn(plan, jobs, kept, minutes * 60, told)


def sentence(voice: Voice, one: Learnt) -> str:
    return voice.say(
        "learn-won" if one.won() else "learn-not-won",
        seats=one.seats,
        lessons=one.lessons,
        ply=f"{one.ply.share:.1%}",
        plylow=f"{one.ply.low:.1%}",
        plyhigh=f"{one.ply.high:.1%}",
        tree=f"{one.tree.share:.1%}",
        treelow=f"{one.tree.low:.1%}",
        treehigh=f"{one.tree.high:.1%}",
        games=one.tree.games,
    )


def written(plan: LearnPlan, taken: list[Learnt], how: dict[int, str]) -> str:
    """The module with all models: new ones take the place of those before."""
    numbers = models.present(plan.title)
    for one in taken:
        numbers[one.seats] = one.fit.numbers
        how[one.seats] = (
            f"{told(one.ply)} one decision ahead, {told(one.tree)} in a tree; "
            f"{one.lessons} lessons of {plan.walks} walks, seed {plan.seed:x}"
        )
    return models.module(plan.title, numbers, how)


def told(duel: Verdict) -> str:
    return f"{duel.share:.1%} ({duel.low:.1%} to {duel.high:.1%}) of {duel.games} games"
