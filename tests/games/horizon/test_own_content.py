"""Own content: another board, other tokens, fields taken away; what cannot be is refused with its place named."""

from __future__ import annotations

from typing import Final

import pytest

from cradle import shelf
from cradle.core.errors import BadContent
from cradle.core.journal import Journal
from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.games.horizon.news import UNCOVERED
from cradle.games.horizon.numbers import SETTLER, SOLDIER, START, TRACKS
from cradle.games.horizon.units import best_strength, raised, weaken
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.bots.match import play
from tests.games.horizon.positions import asked, box, number, run_archimedes, say, strip, table, unit, why, words
from tests.laws import conduct, copies, knowledge
from tests.laws.laws import Law
from tests.laws.subject import Subject

FOOD: Final = [
    'column = "A"',
    'column = "B"',
    'column = "C"',
    'column = "D"',
    'column = "E"',
    "instant = [{ coins = 1 }]",
]
ECONOMY: Final = ["coin = 1"] * 9 + ['lasting = [{ on = "produce-coins", do = [{ invest = "food" }] }]']
INFRASTRUCTURE: Final = ["instant = [{ structure = 1 }]"] * 5 + [
    f'government = "{step}"' for step in ("theocracy", "monarchy", "democracy")
]
TOKENS: Final = """[tokens]
settler = [[2, 5], [1, 4], [1, 4], [6, 3], [1, 1], [1, 4], [1, 4], [1, 4]]
soldier = [[1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [1, 6]]
"""


def cells(tracks: list[list[str]]) -> str:
    """The development tracks in full, cell by cell."""
    out = ""
    for track, printed in zip(TRACKS, tracks, strict=True):
        for at, cell in enumerate(printed):
            out += f'[[cell]]\nid = "{track}-{at + 1}"\ntrack = "{track}"\nprovenance = "source"\n{cell}\n'
    return out


def investments(points: list[int]) -> str:
    entries = [
        f'[[investment]]\nid = "investment-{at + 1}"\nprovenance = "source"\nvp = {n}\n' for at, n in enumerate(points)
    ]
    return "".join(entries)


BOARD: Final = 'whole = ["cell", "investment"]\n' + cells([FOOD, ECONOMY, INFRASTRUCTURE]) + investments([1, 2, 5])
ODD: Final = (
    BOARD
    + TOKENS
    + """[[technology]]
id = "t1-wheel"
action = [{ government = "theocracy" }, { complete = "goal" }]
[[technology]]
id = "t2-iron"
without = ["action", "spaces"]
[[leader]]
id = "l2-archimedes"
instant = [{ strengthen = "either", by = 1 }, { choose = [[{ government = "monarchy" }], [{ vp = 1 }]] }]
"""
)


# -- another board ---------------------------------------------------------------------------------------------


def test_1_7_tracks_of_other_lengths() -> None:
    t = table(own=BOARD)
    p = t.players[0]
    assert p.left == [6, 10, 8]
    strip(t, 0, 0, 0)
    assert p.open_columns == 31
    assert t.audit() == ""
    strip(t, 0, 1, 0)
    assert p.income == 9
    strip(t, 0, 2, 0)
    assert p.steps == 15
    assert (p.cubes(), p.invested) == (0, 24)
    assert t.audit() == ""


def test_1_7_an_investment_track_of_another_length() -> None:
    t = table(own=BOARD)
    sheets = []
    for left in (5, 4, 3, 2):
        strip(t, 0, 0, left)
        sheet = t.sheet()
        sheets.append(sheet.points[sheet.lines.index("investments")][0])
    assert sheets == [1, 2, 5, 6]  # the last filled cell, then a point for each cube beyond


def test_1_7_a_cell_is_told_by_its_place_on_its_track() -> None:
    own = BOARD + '[[leader]]\nid = "l2-archimedes"\ninstant = [{ invest = "economy" }]\n'
    t = table(own=own)
    strip(t, 0, 1, 2)
    journal = Journal()
    t.attach(journal)
    run_archimedes(t)
    say(t, "track-1")
    uncovered = [told.data for told in journal.told if told.news is UNCOVERED]
    assert uncovered == [[1, 9, 10]]


def test_1_7_tokens_with_other_faces() -> None:
    t = table(own=TOKENS)
    p = t.players[0]
    assert [p.strength[SETTLER], p.at[SETTLER]] == [2, START]
    assert [best_strength(p, SETTLER, strength) for strength in range(1, 7)] == [1, 1, 3, 4, 4, 6]
    assert raised(p, SETTLER, 1) == 3 and raised(p, SETTLER, 3) == 5
    soldier = unit(t, 0, SOLDIER, 1, START)
    assert raised(p, soldier, 4) == 0 and raised(p, soldier, 5) == 6
    weaken(p, SETTLER)
    assert sorted(p.strength) == [0] * 14 + [1, 1]
    assert t.audit() == ""


def test_1_7_strengthening_that_no_token_allows_is_not_asked() -> None:
    own = TOKENS + '[[leader]]\nid = "l2-archimedes"\ninstant = [{ strengthen = "soldier", by = 4 }, { coins = 1 }]\n'
    t = table(own=own)
    unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t, must=1)
    assert t.players[0].coins == 2


def test_9_4_a_divided_point_must_raise_by_itself() -> None:
    """Soldiers of strength 1 and 3 only: two points raise one of them, a single one does not."""
    own = TOKENS.replace("[1, 6]", "[1, 3]") + '[[leader]]\nid = "l2-archimedes"\ninstant = [{ strengthen = '
    for text, allowed in (('"soldier", by = 2', True), ('"soldier", by = 2, split = true', False)):
        t = table(own=f"{own}{text} }}, {{ coins = 1 }}]\n")
        unit(t, 0, SOLDIER, 1, START)
        run_archimedes(t)
        assert (asked(t) == "strengthen") == allowed
    t = table(own=f'{own}"either", by = 2, split = true }}]\n')
    soldier = unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t)
    assert words(t) == ["unit-0", "skip"]
    assert why(t, f"unit-{soldier}") == "horizon/9.4"


def test_a_field_can_be_taken_away() -> None:
    t = table(own=ODD)
    assert t.printed.technologies[number("technology", "t2-iron")].action is None
    assert t.printed.actions[number("action", "t2-iron")] is None
    without = box('[[cell]]\nid = "food-1"\nwithout = ["column"]\ninstant = [{ coins = 9 }]\n').printed.tracks[0][0]
    assert without.column == -1 and len(without.instant.parts) == 1


# -- what cannot be --------------------------------------------------------------------------------------------


def tracks(food: int, economy: int, infrastructure: int) -> str:
    """Empty tracks of these lengths, with democracy at the end."""
    last = [""] * (infrastructure - 1) + ['government = "democracy"'] if infrastructure else []
    return 'whole = ["cell"]\n' + cells([[""] * food, [""] * economy, last])


@pytest.mark.parametrize(
    ("own", "message", "details"),
    [
        (tracks(8, 8, 7), "core-content-count", {"where": "cell", "count": 24, "found": 23}),
        (tracks(9, 8, 8), "core-content-count", {"where": "cell", "count": 24, "found": 25}),
        (tracks(16, 0, 8), "core-content-order", {"where": "cell.infrastructure-1"}),
        (tracks(0, 12, 12), "core-content-order", {"where": "cell.economy-1"}),
        (tracks(12, 12, 0), "core-content-missing", {"where": "cell.economy-12.government"}),
        ('[[cell]]\nid = "food-4"\ntrack = "economy"\n', "core-content-order", {"where": "cell.food-5"}),
        (
            '[[cell]]\nid = "infrastructure-8"\nwithout = ["government"]\n',
            "core-content-missing",
            {"where": "cell.infrastructure-8.government"},
        ),
        (
            'whole = ["investment"]\n' + investments([1] * 25),
            "core-content-between",
            {"where": "investment", "least": 1, "most": 24, "found": 25},
        ),
        ("[tokens]\nsettler = [[1, 2]]\n", "core-content-count", {"where": "tokens.settler", "count": 8, "found": 1}),
        ("[tokens]\nsoldier = 3\n", "core-content-count", {"where": "tokens.soldier", "count": 8, "found": 0}),
        (
            TOKENS.replace("[6, 3]", "[7, 3]"),
            "core-content-number",
            {"where": "tokens.settler[3][0]", "least": 1, "most": 6, "found": "7"},
        ),
        (TOKENS.replace("[6, 3]", "[6]"), "core-content-list", {"where": "tokens.settler[3]", "length": 2}),
        (TOKENS.replace("[2, 5]", "[3, 5]"), "core-content-missing", {"where": "tokens.settler: 2"}),
        ("[tokens]\nscout = 3\n", "core-content-unknown", {"where": "tokens.scout"}),
        (
            '[[leader]]\nid = "l2-attila"\ninstant = [{ government = "despotism" }]\n',
            "core-content-one-of",
            {
                "where": "leader.l2-attila.instant[0].government",
                "found": "despotism",
                "allowed": "theocracy, monarchy, democracy",
            },
        ),
        (
            '[[leader]]\nid = "l2-attila"\ninstant = [{ complete = "game" }]\n',
            "core-content-one-of",
            {"where": "leader.l2-attila.instant[0].complete", "found": "game", "allowed": "goal"},
        ),
    ],
)
def test_1_7_what_cannot_be_is_refused(own: str, message: str, details: Plain) -> None:
    with pytest.raises(BadContent) as caught:
        box(own)
    assert (caught.value.message, caught.value.details) == (message, details)


# -- words -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_own_content_adds_has_a_name(language: str) -> None:
    own = BOARD + '[[government]]\nid = "g1b"\ntheocracy = [' + '{ on = "goal", do = [{ coins = 1 }] },' * 3 + "]\n"
    own += '[[technology]]\nid = "t2-iron"\nlasting = [{ on = "goal", do = [{ coins = 1 }] }]\n'
    own += '[[leader]]\nid = "l2-archimedes"\ninstant = [{ choose = [[{ coins = 1 }], [{ vp = 1 }]] }]\n'
    made = box(own)
    said = TitleLanguage(Language(language), "horizon", made, ["Ann", "Bob"])
    for noun in ("trigger", "option"):
        ids = made.nouns()[noun]
        added = [n for n in range(len(ids)) if ids[n] not in box().nouns()[noun]]
        assert added
        for n in added:
            text = str(said.value(noun, n))
            assert "horizon-" not in text and "{" not in text and ids[n] not in text


def test_options_are_numbered_within_their_choice() -> None:
    own = '[[leader]]\nid = "l2-archimedes"\ninstant = [{ choose = [[{ coins = 1 }], [{ vp = 1 }]] }]\n'
    t = table(own=own)
    run_archimedes(t)
    said = TitleLanguage(Language("en"), "horizon", box(own), ["Ann", "Bob"])
    assert [said.label(t.label(0, answer)) for answer in t.answers(0)] == ["option 1 · 1 coin", "option 2 · 1 point"]


# -- the laws --------------------------------------------------------------------------------------------------


LAWS: Final = [
    Law(knowledge.same_view, 1),
    Law(knowledge.same_questions, 1),
    Law(conduct.lawful_answers, 2),
    Law(conduct.named_labels, 1),
    Law(conduct.named_news, 1),
    Law(copies.clones_are_whole, 1),
    Law(copies.positions_return, 1),
    Law(copies.records_return, 1),
    Law(copies.pieces_stay, 3),
    Law(copies.sane_sheets, 1),
]


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_law(law: Law) -> None:
    subject = Subject(shelf.title("horizon"), box(ODD), 3, ())
    for seed in range(law.games):
        law.check(subject, seed)


def test_the_bot_plays_with_it_too() -> None:
    t = box(ODD).setup(2, [], 1)
    bot = shelf.bot("greedy", "horizon")
    play(t, [bot, bot], seeded(1), 4000)
    assert t.over() and t.audit() == ""
