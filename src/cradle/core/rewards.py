"""What those who learn are paid: shares of the win, the margin, the place, or points as they come."""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadSetup
from cradle.core.sheet import ScoreSheet

REWARDS: Final = ["win", "margin", "place", "score"]
WIN: Final = 0
MARGIN: Final = 1
PLACE: Final = 2
SCORE: Final = 3  # what the score sheet has changed by, after every answer; the others are paid at the end


def reward_number(name: str) -> int:
    if name not in REWARDS:
        raise BadSetup("core-setup-reward", {"reward": name, "rewards": ", ".join(REWARDS)})
    return REWARDS.index(name)


def final_rewards(sheet: ScoreSheet, reward: int, zero_sum: bool) -> list[float]:
    """What each seat is paid when the game has ended or was called off."""
    if reward == WIN:
        out = win_shares(sheet)
    elif reward == MARGIN:
        out = margins(sheet)
    else:
        out = places(sheet)
    return balanced(out) if zero_sum else out


def score_rewards(before: list[int], after: list[int], zero_sum: bool) -> list[float]:
    """How many points each seat has gained or lost between two score sheets."""
    out = [float(after[s] - before[s]) for s in range(len(after))]
    return balanced(out) if zero_sum else out


def win_shares(sheet: ScoreSheet) -> list[float]:
    """1, shared by the winners; a rival without a seat leaves nothing."""
    winners = sheet.winners()
    return [1.0 / len(winners) if s in winners else 0.0 for s in range(sheet.seats)]


def margins(sheet: ScoreSheet) -> list[float]:
    """Points ahead of the best of the others, or behind."""
    totals = sheet.totals()
    rivals = sheet.rival_totals()
    out: list[float] = []
    for s in range(sheet.seats):
        others = [totals[other] for other in range(sheet.seats) if other != s] + rivals
        out.append(float(totals[s] - max(others)) if others else float(totals[s]))
    return out


def places(sheet: ScoreSheet) -> list[float]:
    """1 for the first place and 0 for the last that there is."""
    behind = sheet.seats + len(sheet.rivals) - 1
    return [1.0 - (place - 1) / behind if behind else 1.0 for place in sheet.places()]


def balanced(rewards: list[float]) -> list[float]:
    """The same differences, with the sum zero."""
    mean = sum(rewards) / len(rewards)
    return [reward - mean for reward in rewards]
