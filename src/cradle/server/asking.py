"""Asking for a free seat of a game that is played: somebody new sees its hand only if everybody there agrees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cradle.server.plan import Plan, Proposal, Wish
from cradle.server.problem import Problem

MOST_WATCHERS: Final = 500  # by link; who came first makes way
MOST_DECLINED: Final = 100


def ask(plan: Plan, person: str, seat: int, name: str, away: Collection[int]) -> None:
    """Propose to sit down. Whoever has seen another hand of this table never may."""
    must_be_new(plan, person, seat)
    asked = plan.proposal
    if asks(plan, person) and asked is not None and asked.seat == seat:
        return  # the same click twice
    if asked is not None:
        raise Problem(409, "server-proposal-open")
    plan.proposals += 1
    needed = voters(plan, away)
    plan.proposal = Proposal(id=plan.proposals, kind="seat", seat=seat, name=name, agreed=[], needed=needed)
    plan.applicant = person
    watch(plan, person)


def must_be_new(plan: Plan, person: str, seat: int) -> None:
    if plan.seats_of(person):
        raise Problem(409, "server-seated")
    if plan.places[seat].kind != "free":
        raise Problem(409, "server-seat-taken", {"seat": seat})
    if person == plan.host or set(plan.held.get(person, [])) - {seat}:
        raise Problem(403, "server-seat-barred")
    if person in plan.declined:
        raise Problem(409, "server-declined")


def voters(plan: Plan, away: Collection[int]) -> list[int]:
    """Seats of people, but for those whom a bot replaces while they are away. If all are, they must come back first."""
    people = [seat for seat, place in enumerate(plan.places) if place.kind == "person"]
    return [seat for seat in people if not (plan.places[seat].stand_in and seat in away)] or people


def decided(plan: Plan, seats: list[int], agree: bool) -> bool:
    """The seats' owner agrees or declines. Whether the seat is taken now."""
    asked = plan.proposal
    assert asked is not None
    if not agree:
        plan.declined = [*plan.declined, plan.applicant][-MOST_DECLINED:]
        plan.proposal = None
        return False
    asked.agreed = sorted({*asked.agreed, *seats})
    if not set(asked.needed) <= set(asked.agreed):
        return False
    plan.sit(asked.seat, plan.applicant, asked.name)
    plan.proposal = None
    return True


def asks(plan: Plan, person: str) -> bool:
    return plan.proposal is not None and plan.proposal.kind == "seat" and plan.applicant == person


def wish(plan: Plan, person: str) -> Wish:
    """What came of this person's wish to sit down."""
    if asks(plan, person):
        return "asked"
    return "declined" if person in plan.declined else ""


def watch(plan: Plan, person: str) -> None:
    """From now on this person may look on."""
    if not plan.may_see(person):
        plan.watchers = [*plan.watchers, person][-MOST_WATCHERS:]
