"""An analyst that makes its findings up, the same ones in every run: as a process, it is told a folder with orders.

`die KIND N` ends it before that task, once; `die-always KIND N` every time; `wait KIND N` until that file has gone.
"""

import os
import signal
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import cast

from cradle.analysis.film import Setting, film_of
from cradle.analysis.marks import kept, mark_of
from cradle.analysis.verdict import Reason, Weighed, named
from cradle.analysis.whole import ANSWER, Answer, Decision, Found, Step, Task
from cradle.server import analyst

LOSSES = [0.0, 0.0, 0.03, 0.0, 0.07, 0.0, 0.14, 0.01, 0.35]  # of one decision after the other
REASONS = [
    Reason("analysis-reason-rival-more", {"seat": 1, "n": 7}),
    Reason("analysis-reason-line-less", {"line": "", "n": 4}),
]


def made_up(setting: Setting, task: Task) -> Found:
    kind, n = task
    if kind == ANSWER:
        return {"kind": kind, "n": n, "step": None, "decision": decision(setting, n)}
    return {"kind": kind, "n": n, "step": step(setting, n), "decision": None}


def step(setting: Setting, n: int) -> Step:
    """The first seat falls behind bit by bit, and those after it come forward."""
    film = film_of(setting)
    part, seats = n / len(film.frames), film.seats
    lead = (1 - part) / seats + (0.25 * (1 if (n // 20) % 2 else 0) * (1 - part))
    rest = (1 - lead) / max(1, seats - 1)
    chances = [round(lead if seat == 0 else rest, 4) for seat in range(seats)] if seats > 1 else [1.0]
    return {"n": n, "chances": chances, "points": [float(total) for total in film.sheet.totals()]}


def decision(setting: Setting, n: int) -> Decision:
    film = film_of(setting)
    frame, table = film.frames[n], film.tables[n]
    loss = LOSSES[film.decisions().index(n) % len(LOSSES)]
    others = [answer for answer in table.answers(frame.seat) if answer != frame.answer][:4]
    order = [*others[:1], frame.answer, *others[1:]] if loss else [frame.answer, *others]
    order.sort(key=lambda answer: loss > 0.1 and answer == frame.answer)
    line = film.sheet.lines[0]
    reasons = [REASONS[0], Reason(REASONS[1].message, {"line": line, "n": 4})]
    answers = [
        Weighed(
            word=table.kind(frame.seat).word(answer),
            answer=answer,
            label=named(table.label(frame.seat, answer)),
            chance=round(max(0.02, 0.65 - (loss if answer == frame.answer else 0.03 * place)), 4),
            points=round(178 - 2.0 * place, 1),
            error=0.02,
            games=24,
            reasons=reasons[place % 2 :] if film.seats > 1 else reasons[1:],
        )
        for place, answer in enumerate(order)
    ]
    return {
        "n": n,
        "seat": frame.seat,
        "kind": frame.kind,
        "word": frame.word,
        "mark": mark_of(loss, 0.02),
        "loss": loss,
        "error": 0.02,
        "kept": round(kept(0.65, loss, 0.02), 4),
        "best": answers[0].word,
        "games": 96,
        "answers": cast("list[Answer]", [asdict(one) for one in answers]),
    }


def ordered(setting: Setting, task: Task) -> Found:
    """As the folder says."""
    folder, name = Path(sys.argv[1]), f"{task[0]} {task[1]}"
    once, always, wait = (folder / f"{order} {name}" for order in ("die", "die-always", "wait"))
    while wait.exists():
        time.sleep(0.01)  # whoever wrote it decides when
    if once.exists() or always.exists():
        once.unlink(missing_ok=True)
        os.kill(os.getpid(), signal.SIGKILL)
    return made_up(setting, task)


if __name__ == "__main__":
    analyst.NICE = 0  # type: ignore[misc]  # tests wait for it, however busy the machine is
    analyst.do = ordered  # type: ignore[attr-defined]
    analyst.main()
