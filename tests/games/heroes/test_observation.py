"""Age of Heroes: what a seat sees as numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle import shelf
from cradle.core.observation import Observer, row
from cradle.core.rng import seeded
from cradle.games.heroes import observation
from cradle.games.heroes.building import Consent
from cradle.games.heroes.events import Immediates, Strike, Ward
from cradle.games.heroes.numbers import (
    ATTACK,
    CARDS,
    CONSENT,
    FAMINE,
    GIFT,
    GOLD,
    HERO,
    KEPT,
    NO_PLEDGE,
    PLUNDER,
    SHUN,
    VOLCANO,
)
from cradle.games.heroes.observation_fields import UNIT
from cradle.games.heroes.pieces import (
    AWAY,
    BARBARIAN,
    BATTLE,
    DISCARD,
    DRAWN,
    HERO_ARMY,
    HERO_LED,
    LED,
    LINE,
    SEAT_ZONES,
    SENT,
    SHAKEN,
    SWORDS,
    Battle,
    Offer,
    Promise,
)
from cradle.games.heroes.printed import one
from cradle.games.heroes.registry import STEPS
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.war import Defend
from tests.games.heroes.positions import army, begin, fair, fortress, give, put, road, say, stones, table
from tests.laws.observed_heroes import observed

SEATS = [2, 3, 4, 5, 6]
NOBODY = -1


def told(t: Heroes, eye: int, name: str, wide: bool = True) -> list[int]:
    """The numbers of one field."""
    observer = shelf.observer("heroes", t.seats, wide)
    field = next(field for field in observer.layout.fields if field.name == name)
    start = observer.layout.start(name)
    return row(observer, t, eye)[start : start + field.length]


def number(t: Heroes, eye: int, name: str, wide: bool = True) -> int:
    (found,) = told(t, eye, name, wide)
    return found


def counted(names: str) -> list[int]:
    return [names.split().count(name) for name in CARDS[:KEPT]]


def wrong(t: Heroes, observer: Observer, wide: bool) -> str:
    """The first field that is not what the view says, that another deal of the unknown changes, or out of bounds."""
    layout = observer.layout
    for eye in range(t.seats):
        found = row(observer, t, eye)
        right = observed(t.view(eye), eye, t.seats, wide)
        dreamt = row(observer, t.imagine(eye, seeded(3)), eye)
        assert len(found) == len(right) == layout.size
        for field in layout.fields:
            for at in range(layout.start(field.name), layout.start(field.name) + field.length):
                if not found[at] == right[at] == dreamt[at] or not field.least <= found[at] <= field.most:
                    return field.name
    return ""


def random_tables(seats: int, seed: int, stops: int) -> list[Heroes]:
    """A few positions of a random game."""
    rnd = Random(seed)
    box = shelf.box("heroes")
    t = box.setup(seats, shelf.title("heroes").choices({}, seats), seed)
    found = []
    for n in range(40 * stops):
        if t.over():
            break
        if n % 40 == 39:
            held = t.clone()
            assert isinstance(held, Heroes)
            found.append(held)
        seat = rnd.choice(t.asked())
        t.take(seat, rnd.choice(t.answers(seat)))
    return found


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", SEATS)
def test_rows_are_what_the_view_tells(seats: int, wide: bool) -> None:
    observer = shelf.observer("heroes", seats, wide)
    found = [wrong(t, observer, wide) for t in random_tables(seats, 11, 8)]
    assert found and not any(found)


def test_narrow_rows_are_shorter_and_sizes_are_kept() -> None:
    assert [shelf.observer("heroes", seats, True).layout.size for seats in SEATS] == [716, 921, 1148, 1397, 1668]
    assert [shelf.observer("heroes", seats, False).layout.size for seats in SEATS] == [410, 561, 734, 929, 1146]


def test_first_the_table_then_the_question_then_the_seats() -> None:
    names = [field.name for field in shelf.observer("heroes", 3, True).layout.fields]
    places = [names.index(name) for name in ("round", "draft", "battle", "asks", "seat0.people", "seat1.people")]
    assert all(one < other for one, other in pairwise(places))
    assert names[-1] == "seat2.offer2.want"


def test_the_table_as_a_whole() -> None:
    t = table(3, peace="two-rounds", tribe_choice="in-turn-order")
    put(t, DISCARD, "iron iron famine", t.cards.everybody)
    army(t, 2, 2)
    t.round, t.starter, t.turn, t.winner, t.at_fair = 4, 2, 1, 0, 1
    assert told(t, 1, "options") == [0, 0, 0, 0, 0, 0, 2, 1]
    assert [number(t, 1, name) for name in ("round", "starter", "turn", "winner", "fair")] == [4, 1, 0, 2, 1]
    assert told(t, 1, "stock") == t.stock
    assert told(t, 1, "discards")[:2] == [2, 0] and told(t, 1, "discards")[FAMINE] == 1
    assert number(t, 1, "deck") == t.printed.first_battle - 3 and number(t, 1, "battle_deck") == 24
    t.winner = NOBODY
    assert number(t, 2, "winner") == NOBODY


def test_of_many_duels_the_newest_are_told() -> None:
    t = table(2)
    assert told(t, 0, "newest_duels") == [0] * 16
    t.duels = [1, 3, 2, 2]
    assert told(t, 0, "newest_duels") == [1, 3, 2, 2] + [0] * 12
    t.duels = list(range(20))
    assert told(t, 0, "newest_duels") == list(range(4, 20))


def test_all_that_lies_before_a_tribe() -> None:
    t = table(4)
    army(t, 1, 2, LED)
    army(t, 1, 1, SHAKEN)
    army(t, 1, 1, AWAY | SENT)
    army(t, 1, 3)
    fortress(t, 1, 2)
    stones(t, 1, 3)
    road(t, 1, 0)
    road(t, 1, 3)
    put(t, DRAWN + SEAT_ZONES, "famine", t.cards.everybody)
    p = t.tribes[1]
    p.due, p.kept, p.broken = 7, 5, 4
    t.begun[1] = 3
    t.asked_roads, t.forced = 0b0010, 0b1101
    for eye in range(4):
        me = f"seat{(1 - eye) % 4}"
        wanted = {
            "people": 1,
            "special": t.printed.specials[1],
            "fallen": 0,
            "cities": 1,
            "fortresses": 2,
            "stones": 3,
            "due": 7,
            "kept": 5,
            "broken": 4,
            "drafts": 5,
            "asked": NOBODY,
            "asked_road": 1,
            "forced": 0,
            "strength": 5,
            "unknown": 0,
        }
        assert {name: number(t, eye, f"{me}.{name}") for name in wanted} == wanted
        assert told(t, eye, f"{me}.armies") == [3, 2, 1, 0, 1, 0, 0, 0]
        assert told(t, eye, f"{me}.roads") == [int((eye + n) % 4 in (0, 3)) for n in range(4)]
        assert told(t, eye, f"{me}.waiting") == [0, 0, 0, 1, 0]


def test_a_number_past_its_bound_is_written_as_the_bound() -> None:
    t = table(2)
    t.round = 4000
    t.tribes[1].kept = 1001
    t.tribes[1].armies = [0] * 20
    t.promises = [Promise(1, 0, GIFT, 4000)] * 120
    assert number(t, 0, "round") == number(t, 0, "seat1.kept") == 999
    assert told(t, 0, "seat1.armies")[0] == number(t, 0, "seat1.strength") == 15
    assert told(t, 0, "seat1.promised.gift") == [99, 0]
    assert wrong(t, shelf.observer("heroes", 2, True), True) == ""


def test_a_hand_is_counted_as_far_as_the_eye_knows_it() -> None:
    t = table(3)
    give(t, 0, "iron iron gold hero")
    t.cards.show(next(card for card in t.hand(0) if t.printed.kinds[card] == GOLD), 1 << 1)
    hands = [told(t, eye, f"seat{-eye % 3}.hand") for eye in range(3)]
    assert hands == [counted("iron iron gold hero"), counted("gold"), counted("")]
    assert [number(t, eye, f"seat{-eye % 3}.unknown") for eye in range(3)] == [0, 3, 4]


def test_promises_are_counted_by_what_they_say_and_when_they_were_made() -> None:
    t = table(4)
    t.round = 3
    t.promises = [
        Promise(2, 1, CONSENT, 3),
        Promise(2, 1, CONSENT, 3),
        Promise(2, 0, ATTACK + 1, 2),
        Promise(2, 0, SHUN + 3, 3),
    ]
    assert told(t, 1, "seat1.promised.road") == [2, 0, 0, 0]
    assert told(t, 1, "seat1.promised_before.attack") == [1, 0, 0, 0]
    assert told(t, 1, "seat1.promised.shun") == [0, 0, 1, 0]
    assert told(t, 1, "seat1.promised.peace") == told(t, 1, "seat0.promised.road") == [0, 0, 0, 0]


def test_offers_that_stand_lie_with_their_seat_the_newest_first() -> None:
    t = table(3)
    lot = one(GOLD) + one(GOLD) + one(HERO)
    t.offers = [
        Offer(2, -1, lot, one(0), CONSENT, SHUN + 1, -1, 0),
        Offer(2, 0, one(1), 0, NO_PLEDGE, NO_PLEDGE, -1, 0),
        Offer(2, 0, 0, one(3), NO_PLEDGE, ATTACK + 1, 0, 1),
    ]
    t.open = 0b101
    assert [number(t, 0, f"seat2.offer{slot}") for slot in range(3)] == [2, 0, NOBODY]
    newest = [number(t, 0, f"seat2.offer0.{name}") for name in ("to", "request", "reply", "vow", "wish", "wish_about")]
    assert newest == [0, 1, 0, NOBODY, 3, 1]
    older = [
        number(t, 2, f"seat0.offer1.{name}") for name in ("to", "request", "vow", "vow_about", "wish", "wish_about")
    ]
    assert older == [NOBODY, 0, 1, NOBODY, 4, 2]
    assert told(t, 0, "seat2.offer1.give") == counted("gold gold hero")
    assert told(t, 0, "seat2.offer1.give", wide=False) == [GOLD, GOLD, HERO, NOBODY, NOBODY]
    assert told(t, 0, "seat2.offer2.want", wide=False) == [NOBODY] * 5


def test_of_more_offers_than_may_stand_the_newest_are_told() -> None:
    t = table(2)
    t.offers = [Offer(1, 0, 0, one(kind), NO_PLEDGE, NO_PLEDGE, -1, 1) for kind in range(5)]
    t.open = 0b11111
    assert [number(t, 0, f"seat1.offer{slot}") for slot in range(3)] == [4, 3, 2]
    assert number(t, 0, "seat0.offer0") == NOBODY


def test_a_draft_is_told_to_its_maker_alone() -> None:
    t = table(3)
    t.notes[1] = [2, one(1), one(2), GIFT, NO_PLEDGE, 1]
    assert [number(t, eye, "draft") for eye in range(3)] == [0, 1, 0]
    assert [number(t, 1, f"draft.{name}") for name in ("to", "reply", "vow", "wish")] == [1, 1, 2, NOBODY]
    assert told(t, 1, "draft.give") == counted("wood") and told(t, 1, "draft.want") == counted("grain")
    assert told(t, 0, "draft.give") == counted("")


def fighting() -> Heroes:
    t = table(3)
    b = Battle(1, 2, PLUNDER, 1)
    b.units = [[LED, HERO_ARMY | HERO_LED], [0]]
    b.fought, b.fallen, b.wins = [0b11, 0b01], [0b10, 0], 1
    b.heroes_only = 1
    t.battle = b
    cards = t.cards.zones[BATTLE]
    for strength, zone, known in ((3, LINE, 0b0010), (6, LINE, 0b1111), (2, LINE + 1, 0b0100), (5, SWORDS, 0b0010)):
        card = next(card for card in cards if t.printed.strengths[card] == strength)
        t.cards.move(card, BATTLE, zone, known)
    return t


def test_a_battle_as_each_eye_sees_it() -> None:
    t = fighting()
    names = ["attacker", "defender", "goal", "road", "called_off", "heroes_only", "wins", "losses"]
    assert [number(t, 1, f"battle.{name}") for name in names] == [0, 1, PLUNDER, 1, 0, 1, 1, 1]
    assert number(t, 0, "battle") == 1
    assert [told(t, eye, "battle.attackers.cards")[:3] for eye in range(3)] == [[-1, 6, 0], [3, 6, 0], [-1, 6, 0]]
    assert [told(t, eye, "battle.defenders.cards")[:2] for eye in range(3)] == [[-1, 0], [-1, 0], [2, 0]]
    assert [told(t, eye, "battle.attackers.swords") for eye in range(2)] == [[1] + [0] * 6, [0, 0, 0, 0, 0, 1, 0]]
    line = {name: told(t, 0, f"battle.attackers.{name}")[:3] for name in UNIT}
    assert line == {
        "there": [1, 1, 0],
        "hero": [0, 1, 0],
        "general": [1, 0, 0],
        "hero_general": [0, 1, 0],
        "fought": [1, 1, 0],
        "destroyed": [0, 1, 0],
    }
    assert told(t, 0, "battle.attackers.units", wide=False)[:3] == [1 + 4 + 16, 1 + 2 + 8 + 16 + 32, 0]
    t.battle = Battle(BARBARIAN, 0, PLUNDER, 0)
    assert number(t, 0, "battle") == 1 and number(t, 0, "battle.attacker") == NOBODY


def test_a_chosen_army_shows_only_where_the_attacker_chooses_first() -> None:
    for duels, shown in (("sealed", NOBODY), ("attacker-first", 1)):
        t = table(3, duels=duels)
        t.battle = Battle(1, 2, PLUNDER, 0)
        t.battle.chosen = [1, -1]
        assert number(t, 0, "battle.attackers.chosen") == shown


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (Strike(1, VOLCANO), ["strike", VOLCANO, NOBODY, NOBODY]),
        (Ward(1, FAMINE, 0), ["ward", FAMINE, 2, NOBODY]),
        (Consent(1, 2, 3), ["consent", NOBODY, 1, 3]),
        (Defend(1, 0), ["defend", NOBODY, 2, NOBODY]),
        (Defend(1, BARBARIAN), ["defend-barbarians", NOBODY, NOBODY, NOBODY]),
    ],
)
def test_what_a_question_carries(question: Strike | Ward | Consent | Defend, asked: list[str | int]) -> None:
    t = begin(table(3), question)
    names = [kind.name for kind in STEPS.kinds]
    found = [number(t, 1, name) for name in ("asks", "asks.card", "asks.seat", "asks.way")]
    assert [names[found[0]], *found[1:]] == asked
    assert [number(t, 0, name) for name in ("asks", "asks.card", "asks.seat", "asks.way")] == [NOBODY] * 4
    assert names[number(t, 0, "seat1.asked")] == asked[0] and number(t, 0, "seat0.asked") == NOBODY


def test_who_is_done_at_the_fair() -> None:
    t = fair(table(3))
    market = [kind.name for kind in STEPS.kinds].index("market")
    assert [number(t, 0, f"seat{n}.asked") for n in range(3)] == [market] * 3
    say(t, 1, "done")
    assert [number(t, 0, f"seat{n}.asked") for n in range(3)] == [market, NOBODY, market]


def test_a_sealed_answer_changes_nothing_for_any_eye() -> None:
    t = table(3)
    for seat in range(3):
        give(t, seat, "good-fortune" if seat else "iron")
    put(t, DRAWN, "famine", t.cards.everybody)
    begin(t, Immediates(0))
    before = [row(shelf.observer("heroes", 3, True), t, eye) for eye in range(3)]
    t.take(1, 1)
    assert t.waiting(1)
    assert [row(shelf.observer("heroes", 3, True), t, eye) for eye in range(3)] == before


# -- the comparison notices what goes wrong --------------------------------------------------------------------

sound_hand = observation.write_hand
sound_cards = observation.write_cards
sound_swords = observation.write_swords
sound_draft = observation.HeroesObserver.write_draft
sound_from_eye = observation.HeroesObserver.from_eye


def shows_hands(t: Heroes, seat: int, eye: int, out: vec[i16], at: i64) -> i16:
    return sound_hand(t, seat, seat, out, at)


def shows_lines(t: Heroes, side: int, eye: int, out: vec[i16], at: i64) -> i64:
    return sound_cards(t, side, t.fight().seat(side), out, at)


def shows_swords(t: Heroes, side: int, eye: int, out: vec[i16], at: i64) -> i64:
    return sound_swords(t, side, t.fight().seat(side), out, at)


def shows_drafts(self: observation.HeroesObserver, t: Heroes, eye: int, out: vec[i16], at: i64) -> i64:
    return sound_draft(self, t, next((s for s in range(t.seats) if t.notes[s]), eye), out, at)


def counts_from_seat_0(self: observation.HeroesObserver, seat: int, eye: int) -> int:
    return seat


@pytest.mark.parametrize(
    ("where", "name", "fault", "field"),
    [
        (observation, "write_hand", shows_hands, "seat1.unknown"),
        (observation, "write_cards", shows_lines, "battle.attackers.cards"),
        (observation, "write_swords", shows_swords, "battle.attackers.swords"),
        (observation.HeroesObserver, "write_draft", shows_drafts, "draft"),
        (observation.HeroesObserver, "from_eye", counts_from_seat_0, "starter"),
    ],
)
def test_a_planted_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, where: object, name: str, fault: Callable[..., object], field: str
) -> None:
    t = fighting()
    give(t, 1, "iron gold")
    t.notes[2] = [-1, one(1), 0, NO_PLEDGE, NO_PLEDGE, -1]
    observer = shelf.observer("heroes", 3, True)
    assert wrong(t, observer, True) == ""
    monkeypatch.setattr(where, name, fault)
    assert wrong(t, observer, True) == field
