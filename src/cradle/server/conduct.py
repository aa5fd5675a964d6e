"""What people do at a table that is being played: answer, take back, undo, agree."""

from __future__ import annotations

from typing import Final

from cradle.server import asking
from cradle.server.house import House
from cradle.server.plan import Plan, Proposal, now_ms
from cradle.server.play import LogEntry, Play
from cradle.server.problem import Problem
from cradle.server.replies import AcceptedReply, UndoReply
from cradle.server.room import Room
from cradle.server.substitutes import come_back

OVERTAKEN: Final = ("server-take-back-no", "server-stale")  # the last one answered first: all answers lie open now


async def answer(house: House, table: str, person: str, seat: int, number: int, word: str, key: str) -> AcceptedReply:
    """Answer the seat's question of this number; the same key a second time changes nothing."""
    already = False

    def act(room: Room, play: Play) -> LogEntry | None:
        nonlocal already
        room.plan.must_own(person, seat)
        already = known(play, seat, word, key)
        if already:
            return None
        must_have_time(room, play, seat)
        if number != play.sitting.numbers[seat]:
            raise Problem(409, "server-stale", {"number": play.sitting.numbers[seat]})
        if seat not in play.table.asked():
            raise Problem(409, "server-not-asked")
        return play.answer(seat, word, key, now_ms())

    try:
        room = await house.enter(table, act)
    except Problem as problem:
        if problem.message == "server-stand-in":
            await come_back(house, table, person)
            return await answer(house, table, person, seat, number, word, key)
        if problem.message != "server-not-playing":
            raise
        room = await after_the_end(house, table, person, seat, word, key, problem)
        already = True
    return {"done": "already" if already else "now", "number": next_number(room, seat, key)}


async def after_the_end(
    house: House, table: str, person: str, seat: int, word: str, key: str, problem: Problem
) -> Room:
    """The last answer of a game may be sent twice like any other."""
    room = await house.now(table)
    room.plan.must_own(person, seat)
    if room.play is None or not known(room.play, seat, word, key):
        raise problem
    return room


def known(play: Play, seat: int, word: str, key: str) -> bool:
    found = play.keys.get(key)
    if found is None:
        return False
    if found[0] != seat or found[1].split(" ")[-1] != word:
        raise Problem(409, "server-answer-id")
    return True


def next_number(room: Room, seat: int, key: str) -> int:
    if room.play is None:
        return 0
    return room.play.keys[key][2] if key in room.play.keys else room.play.sitting.numbers[seat]


async def take_back(house: House, table: str, person: str, seat: int, number: int) -> AcceptedReply:
    def act(room: Room, play: Play) -> LogEntry | None:
        room.plan.must_own(person, seat)
        must_have_time(room, play, seat)
        if number != play.sitting.numbers[seat]:
            raise Problem(409, "server-stale", {"number": play.sitting.numbers[seat]})
        if not play.table.waiting(seat) or play.sitting.own_line(seat) < 0:
            raise Problem(409, "server-take-back-no")
        return play.take_back(seat, now_ms())

    room = await house.enter(table, act)
    return {"done": "now", "number": room.play.sitting.numbers[seat] if room.play is not None else 0}


async def undo(house: House, table: str, person: str, seat: int, seen: int | None = None) -> UndoReply:
    """Alone as far as nobody learned anything; further with everybody's consent.

    With the seat's last number seen, a second click takes nothing more back.
    """
    room = await house.now(table)
    if room.play is not None and room.plan.state == "playing" and seat < room.play.table.seats:
        room.plan.must_own(person, seat)
        if room.play.table.waiting(seat) and seen in (None, room.play.sitting.journal.noticed[seat]):
            try:
                await take_back(house, table, person, seat, room.play.sitting.numbers[seat])
                return outcome(room, True)
            except Problem as problem:
                if problem.message not in OVERTAKEN:
                    raise
    done = False

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        nonlocal done
        play = playing(plan, room)
        plan.must_own(person, seat)
        plan.must_have_time(seat)
        if seen is not None and seen != play.sitting.journal.noticed[seat]:
            raise Problem(409, "server-stale", {"number": play.sitting.journal.noticed[seat]})
        entry = try_alone(plan, play, seat)
        if entry is None and play.sitting.own_line(seat) < 0:
            raise Problem(409, "server-undo-nothing")
        if entry is None:
            needed = [s for s in plan.humans() if s == seat or plan.places[s].person != person]
            plan.proposals += 1
            plan.proposal = Proposal(id=plan.proposals, seat=seat, agreed=[seat], needed=needed)
            entry = agreed(plan, play)
        else:
            plan.proposal = None
        done = entry is not None
        return entry

    room = await house.change(table, edit)
    return outcome(room, done)


def try_alone(plan: Plan, play: Play, seat: int) -> LogEntry | None:
    mine = plan.places[seat].person
    droppable = 0
    for other, place in enumerate(plan.places):
        if plan.player_level(other) or place.person == mine:
            droppable |= 1 << other
    return play.undo(seat, droppable, now_ms())


def agreed(plan: Plan, play: Play) -> LogEntry | None:
    """Go back if nobody is left to ask."""
    proposal = plan.proposal
    if proposal is None or not set(proposal.needed) <= set(proposal.agreed):
        return None
    plan.proposal = None
    return play.undo_agreed(proposal.seat, now_ms())


async def decide(house: House, table: str, person: str, proposal: int, agree: bool) -> UndoReply:
    done = False

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        nonlocal done
        play = playing(plan, room)
        asked = plan.proposal
        if asked is None or asked.id != proposal:
            raise Problem(409, "server-no-proposal")
        mine = [seat for seat in plan.seats_of(person) if seat in asked.needed]
        if not mine:
            raise Problem(403, "server-not-yours")
        if asked.kind == "seat":
            done = asking.decided(plan, mine, agree)
            return None
        if not agree:
            plan.proposal = None
            return None
        asked.agreed = sorted({*asked.agreed, *mine})
        entry = agreed(plan, play)
        done = entry is not None
        return entry

    room = await house.change(table, edit)
    return outcome(room, done)


def outcome(room: Room, done: bool) -> UndoReply:
    return {"done": done, "proposal": room.plan.proposal}


def must_have_time(room: Room, play: Play, seat: int) -> None:
    """Whose time for the game is over plays no more, also where nobody else can see yet that a bot does."""
    room.plan.must_have_time(seat)
    if room.plan.clock.bot is not None and play.clocks.game_spent(seat, now_ms()):
        raise Problem(409, "server-time-over")


def playing(plan: Plan, room: Room) -> Play:
    plan.must_be("playing")
    if room.play is None:
        raise Problem(409, "server-not-playing")
    return room.play
