"""Who may ask the coach at a table: the one place where that is decided."""

from __future__ import annotations

from cradle import shelf
from cradle.server.plan import Plan
from cradle.server.problem import ErrorBody, Problem
from cradle.server.replies import CoachRule


def coach_refusal(plan: Plan, person: str) -> ErrorBody | None:
    """Why this person has no coach here, as far as the table says; nothing if they have one.

    Seats of one person, at one screen, and bots are no other people. Whoever has left a seat to a bot may come back.
    """
    others = [place for place in plan.places if place.person and place.person != person]
    if others and not plan.coach:
        host = next((place.name for place in plan.places if place.person == plan.host), "")
        return {"message": "coach-off-host", "args": {"host": host}} if host else {"message": "coach-off", "args": {}}
    if plan.title in shelf.TITLES and len(shelf.levels(plan.title)) == 1:
        return {"message": "analysis-no-bot", "args": {"title": plan.title}}
    return None


def coach_document(plan: Plan, person: str) -> CoachRule:
    """Whether anybody has asked is told when the game is over: until then it is nobody else's affair."""
    used = plan.coached and plan.state == "finished"
    return {"allowed": plan.coach, "used": used, "refusal": coach_refusal(plan, person)}


def note_coach(plan: Plan, _: object) -> None:
    """The score sheet will say that somebody was helped."""
    plan.coached = True


def must_be_coached(plan: Plan, person: str, seat: int) -> None:
    """Only through an eye of one's own, while the game is played."""
    plan.must_own(person, seat)
    plan.must_be("playing")
    refusal = coach_refusal(plan, person)
    if refusal is not None:
        raise Problem(403, refusal["message"], refusal["args"])
