"""What is left to do in a loaded position: the name of a step's field says which numbers it can be."""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadPosition
from cradle.core.step import Question, Step, fields
from cradle.games.tapestry.adjusted import NONE_KEPT, Crucible
from cradle.games.tapestry.ages import Boost
from cradle.games.tapestry.automa import STAGES
from cradle.games.tapestry.automa import SYMBOLS as TRACK_SYMBOLS
from cradle.games.tapestry.capital import COLUMN
from cradle.games.tapestry.conquest import DICE_MODES
from cradle.games.tapestry.discards import PayFor, Purchase
from cradle.games.tapestry.explore import WHERE, GiftTo, Lay
from cradle.games.tapestry.pieces import (
    BUILDINGS,
    CELLS,
    CIVILIZATIONS,
    END,
    LANDMARKS,
    LINES,
    MOST,
    SUPPLY,
    TAPESTRIES,
    TECHNOLOGIES,
    TILE_0,
    TILES,
    TRACKS,
)
from cradle.games.tapestry.resolve import PARTS, AnyOrder, ChoosePart, NextPart, OneOf, parts_of
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.technology import SOURCES
from cradle.games.tapestry.tracks import BENEFIT, BUY, FREE, BuyBonus
from cradle.games.tapestry.turn import PaidAdvance

FLAGS: Final = [
    "again", "anywhere", "benefit", "both", "gains", "may", "mode", "outside", "paid", "strong", "token", "up",
    "upgraded",
]  # fmt: skip


def ranges(t: Tapestry) -> dict[str, tuple[int, int]]:
    """The least and the most of every field that steps have."""
    side = (0, t.sides - 1)
    out = dict.fromkeys(FLAGS, (0, 1))
    for name in ("first", "host", "other", "owner", "seat"):
        out[name] = side
    for name, count in (
        ("building", len(BUILDINGS)),
        ("category", 4),
        ("column", len(COLUMN)),
        ("dice", len(DICE_MODES)),
        ("direction", 3),
        ("effect", len(t.box.effects)),
        ("floor", 1),
        ("free", FREE + 1),
        ("kept", NONE_KEPT + 1),
        ("landmark", LANDMARKS),
        ("line", len(LINES)),
        ("moved", 4),
        ("past_end", 51),
        ("plot", CELLS),
        ("reward", (BENEFIT | BUY | FREE) + 1),
        ("seen", 16),
        ("source", len(SOURCES)),
        ("space", END + 1),
        ("spot", t.hexes),
        ("stage", len(STAGES) + 1),
        ("symbol", len(TRACK_SYMBOLS)),
        ("technology", TECHNOLOGIES),
        ("tile", TILES),
        ("track", len(TRACKS)),
        ("trader", t.sides + 1),
        ("turn", t.sides + 1),
        ("used", 1 << CIVILIZATIONS),
        ("value", max(len(TRACKS), len(t.box.red_faces), len(t.box.black_faces))),
        ("where", len(WHERE)),
    ):
        out[name] = (0, count - 1)
    out["drawn"] = (1, TAPESTRIES)
    out["left"] = (1, max(4 * MOST, (1 << PARTS) - 1))
    out["rival"] = (-1, t.sides - 1)
    return out


def check_steps(t: Tapestry) -> None:
    limits = ranges(t)
    for step in t.agenda + [step for lane in t.lanes for step in lane]:
        names = fields(type(step))
        for i, value in enumerate(step.args()):
            least, most = limits[names[i]]
            if names[i] == "space" and isinstance(step, Boost):
                least = -1  # the token is not chosen yet
            if not least <= value <= most:
                refuse(step)
        if not makes_sense(t, step):
            refuse(step)


def makes_sense(t: Tapestry, step: Step[Tapestry]) -> bool:
    """What the fields of a step must be together, or with what lies on the table."""
    if isinstance(step, (PaidAdvance, Boost)):
        return step.space < END
    if isinstance(step, (NextPart, ChoosePart)):
        wanted = AnyOrder if isinstance(step, NextPart) else OneOf
        if not isinstance(t.box.effects[step.effect], wanted):
            return False
        return not isinstance(step, NextPart) or step.left >> len(parts_of(t, step.effect)) == 0
    if isinstance(step, Purchase):
        return isinstance(t.box.effects[step.effect], PayFor)
    if isinstance(step, BuyBonus):
        return t.box.places[step.track][step.space].bonus is not None
    if isinstance(step, Crucible) and step.kept != NONE_KEPT:
        return step.value < (len(TRACKS), len(t.box.red_faces), len(t.box.black_faces))[step.kept]
    if isinstance(step, (Lay, GiftTo)):
        return TILE_0 + step.tile in t.pile(step.seat, SUPPLY)
    return True


def refuse(step: Step[Tapestry]) -> None:
    raise BadPosition("core-position-step", {"step": str([step.name(), *step.args()])})


def check_asked(t: Tapestry) -> None:
    """Whoever is asked can answer, and what was answered in secret is allowed."""
    for seat in t.asked():
        if not t.answers(seat):
            raise BadPosition("core-position-stuck")
    for seat in range(t.seats):
        answer = t.sealed[seat]
        lane = t.lanes[seat]
        if answer == -1:
            continue
        question = lane[-1] if lane else None
        if not isinstance(question, Question) or not 0 <= answer < question.kind().bound or question.why(t, answer):
            raise BadPosition("core-position-number", {"field": "sealed"})
