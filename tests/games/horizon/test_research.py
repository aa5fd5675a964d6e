"""Chapter 6: researching technologies, leaders, private technologies."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import BOX, COLOURS, DECK, HELD, LEADER, LEADERS_DOWN, PRIVATE, REVEALED, START
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    act,
    activate,
    asked,
    effects,
    know,
    lead,
    number,
    put_card,
    run,
    run_archimedes,
    say,
    space,
    stack,
    table,
    until,
    why,
    why_act,
    words,
)

ANYWHERE = '[{ research = [1, 2, 3, 4], from = "columns", ignore-links = true }]'
BY_LINKS = '[{ research = [1, 2, 3, 4], from = "columns" }]'


def researching(text: str, known: dict[str, str]) -> Horizon:
    """Seat 0 knows these slots (with these cards, if named) and may research."""
    t = table(own=effects(text))
    for slot, technology in known.items():
        know(t, 0, slot, technology)
    run_archimedes(t)
    return t


def test_6_1_level_one_always_two_and_three_need_every_link() -> None:
    t = researching(BY_LINKS, {"i-1": "", "i-3": ""})
    assert words(t) == ["slot-1", "slot-3", "slot-4", "slot-7", "skip"]
    assert why(t, "slot-5") == "horizon/6.1"  # II-2 needs I-1 and I-2


@pytest.mark.parametrize(
    ("known", "legal"), [(["iii-1"], False), (["iii-1", "iii-3"], True), (["iii-2", "iii-3"], True)]
)
def test_6_1_level_four_needs_two_of_its_links(known: list[str], legal: bool) -> None:
    t = researching(BY_LINKS, dict.fromkeys(known, ""))
    assert ("slot-16" in words(t)) == legal
    assert why(t, "slot-18") == "horizon/6.1"


def test_6_2_one_scientist_for_each_player_and_slot() -> None:
    t = researching(BY_LINKS, {"i-1": ""})
    assert why(t, "slot-0") == "horizon/6.2"
    p = t.players[0]
    columns = p.inactive()
    say(t, "slot-1")
    assert p.slots == 3
    assert p.inactive() == columns - 1


@pytest.mark.parametrize("source", ["active", "columns"])
def test_6_3_where_the_scientist_comes_from(source: str) -> None:
    t = table(own=effects(f'[{{ research = [1], from = "{source}" }}]'))
    put_card(t, "i-1", "t1-wheel")
    run_archimedes(t)
    p = t.players[0]
    before = (p.active, p.inactive())
    say(t, "slot-0", "skip")
    taken = (1, 0) if source == "active" else (0, 1)
    assert (p.active, p.inactive()) == (before[0] - taken[0], before[1] - taken[1])


def test_6_3_without_such_a_piece_there_is_no_research() -> None:
    t = table(own=effects('[{ research = [1], from = "active" }]'))
    activate(t, 0, 0)
    run_archimedes(t)
    assert asked(t) == "act"


def discover(leader: str) -> Horizon:
    """Seat 0 is about to discover II-2, linked to a blue and a green technology."""
    t = table(own=effects(BY_LINKS))
    know(t, 0, "i-1", "t1-writing")
    know(t, 0, "i-2", "t1-farming")
    lead(t, "ii-2", leader)
    stack(t, 2, "t2-iron", "t2-maths", "t2-coinage", "t2-siege")
    run_archimedes(t)
    say(t, "slot-5")
    return t


def test_6_4_the_leader_comes_first() -> None:
    t = discover("l2-homer")
    assert t.cards.zones[HELD] == [LEADER + number("leader", "l2-homer")]
    assert asked(t) == "choose"
    assert t.slot_card[5] == -1
    say(t, "pick-0")
    assert asked(t) == "colour"


def test_6_4_even_another_research_comes_before_the_colour() -> None:
    t = discover("l2-hypatia")
    say(t, "pick-0")
    assert asked(t) == "research"
    assert t.slot_card[5] == -1
    say(t, "slot-2")
    while asked(t) != "colour":
        say(t, words(t)[-1])
    assert (t.players[0].slots >> 2) & 1


def test_6_4_nobody_else_researches_a_slot_before_its_card_is_chosen() -> None:
    own = effects('[{ others = [{ research = [2], from = "columns", ignore-links = true }] }]')
    t = table(own=own)
    know(t, 0, "i-1")
    t.players[0].coins = 9
    t.players[0].activate(2)
    lead(t, "ii-1", "l2-archimedes")
    act(t, "basic-2")
    say(t, f"slot-{number('slot', 'ii-1')}")
    assert (t.first(), asked(t)) == (1, "research")
    assert why(t, f"slot-{number('slot', 'ii-1')}") == "horizon/6.4"
    say(t, "skip")
    assert t.slot_card[number("slot", "ii-1")] >= 0 or asked(t) == "technology"


def test_6_4_every_slot_has_its_own_leader() -> None:
    t = table(own=effects(ANYWHERE))
    leaders = t.cards.zones[LEADERS_DOWN][:]
    for slot in (7, 4, 15, 18, 9):
        run_archimedes(t)
        say(t, f"slot-{slot}")
        until(t, "act")
        assert t.cards.zones[HELD][-1] == leaders[slot - 4]
    assert t.cards.zones[LEADERS_DOWN] == [x for i, x in enumerate(leaders) if i + 4 not in (4, 7, 9, 15, 18)]


def test_6_5_a_main_colour_of_a_linked_technology() -> None:
    t = discover("l2-ashoka")
    assert asked(t) == "colour"
    assert words(t) == [f"colour-{COLOURS.index('blue')}", f"colour-{COLOURS.index('green')}"]
    assert why(t, f"colour-{COLOURS.index('red')}") == "horizon/6.5"


def test_6_5_second_colours_do_not_count_for_the_choice() -> None:
    t = researching(BY_LINKS, {"ii-1": "t2-medicine", "ii-2": "t2-law"})  # green with blue, green with yellow
    lead(t, "iii-1", "l3-newton")
    say(t, "slot-10", "pick-0")
    assert asked(t) == "technology"  # green was the only colour
    assert all("green" in colours_of(t, word) for word in words(t))


def colours_of(t: Horizon, word: str) -> list[str]:
    mask = t.printed.technologies[int(word.split("-")[1])].colours
    return [name for i, name in enumerate(COLOURS) if (mask >> i) & 1]


def test_6_6_any_colour_if_no_linked_slot_has_a_card() -> None:
    t = researching(ANYWHERE, {})
    lead(t, "iii-3", "l3-newton")
    say(t, "slot-12", "pick-0")
    assert asked(t) == "colour"
    assert len(words(t)) == 4


def test_6_6_knowing_the_linked_technology_is_not_needed() -> None:
    t = table(own=effects(ANYWHERE))
    know(t, 1, "ii-3", "t2-iron")
    lead(t, "iii-3", "l3-newton")
    run_archimedes(t)
    say(t, "slot-12", "pick-0")
    assert asked(t) == "technology"
    assert all("red" in colours_of(t, word) for word in words(t))


@pytest.mark.clause("horizon/6.7", "horizon/6.7a")
def test_reveal_until_two_match() -> None:
    t = discover("l2-ashoka")
    say(t, f"colour-{COLOURS.index('blue')}")
    revealed = [number("technology", name) for name in ("t2-iron", "t2-maths", "t2-coinage", "t2-siege")]
    assert t.cards.zones[REVEALED] == revealed
    assert words(t) == sorted(
        [f"technology-{revealed[1]}", f"technology-{revealed[3]}"], key=lambda word: int(word.split("-")[1])
    )
    assert why(t, f"technology-{revealed[0]}") == "horizon/6.7a"
    assert why(t, f"technology-{number('technology', 't2-law')}") == "horizon/6.7"
    say(t, f"technology-{revealed[3]}")
    assert t.slot_card[5] == revealed[3]


def test_6_8_the_others_go_under_the_deck_in_order() -> None:
    t = discover("l2-ashoka")
    say(t, f"colour-{COLOURS.index('blue')}", f"technology-{number('technology', 't2-maths')}")
    names = ["t2-iron", "t2-coinage", "t2-siege"]
    bottom = t.cards.zones[DECK][:3]
    assert bottom[::-1] == [number("technology", name) for name in names]
    assert all(t.cards.known[card] == t.cards.everybody for card in bottom)
    assert not t.cards.zones[REVEALED]


def thin_deck(t: Horizon, *kept: str) -> None:
    """Only these cards stay in the deck of level II; the rest leaves the game."""
    for card in t.cards.zones[DECK][:]:
        if card not in [number("technology", name) for name in kept]:
            t.cards.move(card, DECK, BOX, 0)


@pytest.mark.parametrize(
    ("kept", "choices"),
    [(["t2-iron", "t2-maths"], ["t2-maths"]), (["t2-iron", "t2-cavalry"], ["t2-iron", "t2-cavalry"])],
)
def test_6_9_fewer_than_two_matches(kept: list[str], choices: list[str]) -> None:
    t = table(own=effects(BY_LINKS))
    know(t, 0, "i-1", "t1-writing")
    lead(t, "ii-1", "l2-ashoka")
    thin_deck(t, *kept)
    run_archimedes(t)
    say(t, "slot-4")
    if len(choices) == 1:
        assert t.slot_card[4] == number("technology", choices[0])
    else:
        assert words(t) == [f"technology-{number('technology', name)}" for name in choices]


def test_6_9_without_a_deck_nothing_is_discovered() -> None:
    t = researching(BY_LINKS, {"i-1": ""})
    thin_deck(t)
    assert why(t, "slot-4") == "horizon/6.9"


def test_6_10_level_four_brings_its_leader_only() -> None:
    t = researching(ANYWHERE, {})
    lead(t, "iv-1", "l4-king")
    card = put_card(t, "iv-1", "t4-internet")
    say(t, "slot-16")
    assert asked(t) == "act"
    p = t.players[0]
    assert t.cards.zones[HELD] == [LEADER + number("leader", "l4-king")]
    assert (p.known >> card) & 1
    assert p.coins == 1 + 3
    assert p.active == 1 + 3


def test_6_11_later_researchers_gain_the_technology_only() -> None:
    t = table(own=effects(ANYWHERE))
    know(t, 1, "ii-1", "t2-astronomy")
    run_archimedes(t)
    leaders = len(t.cards.zones[LEADERS_DOWN])
    say(t, "slot-4")
    assert asked(t) == "act"
    assert len(t.cards.zones[LEADERS_DOWN]) == leaders
    assert not t.cards.zones[HELD]
    assert t.players[0].coins == 1 + 2


def test_6_12_bonus_action_lasting_effect_and_points() -> None:
    t = researching(ANYWHERE, {})
    know(t, 1, "ii-1", "t2-sailing")
    points = t.sheet().totals()[0]
    say(t, "slot-4", f"settler-{START}")
    p = t.players[0]
    assert p.strength[1] == 1
    p.space = space("basic-4")
    assert why_act(t, "t2-sailing") == ""
    assert p.triggers & t.printed.technologies[number("technology", "t2-sailing")].lasting.triggers
    assert t.sheet().totals()[0] == points + 2


def test_6_13_ignoring_links() -> None:
    t = researching(ANYWHERE, {})
    assert words(t) == [f"slot-{slot}" for slot in range(19)] + ["skip"]
    t = researching(BY_LINKS, {})
    assert words(t) == ["slot-0", "slot-1", "slot-2", "slot-3", "skip"]


def test_6_14_open_technologies() -> None:
    text = '[{ research = [1, 2, 3, 4], from = "columns", ignore-links = true, open-only = true }]'
    t = table(own=effects(text))
    know(t, 1, "i-2")
    know(t, 1, "ii-1")
    run_archimedes(t)
    assert words(t) == ["slot-1", "slot-4", "skip"]
    assert why(t, "slot-0") == "horizon/6.14" == why(t, "slot-16")


def private(t: Horizon) -> list[int]:
    stack(t, 2, "t2-sailing", "t2-coinage", "t2-law")
    run(t, 0, t.printed.leaders[number("leader", "l3-leonardo")].instant)
    return [number("technology", name) for name in ("t2-sailing", "t2-coinage", "t2-law")]


def test_6_15_a_private_technology() -> None:
    t = table()
    cards = private(t)
    assert asked(t) == "accept"
    say(t, "yes")
    assert words(t) == [f"technology-{card}" for card in sorted(cards)]
    pieces = t.players[0].inactive()
    say(t, f"technology-{cards[2]}")
    assert t.cards.zones[PRIVATE] == [cards[2]]
    assert t.cards.zones[DECK][1::-1] == cards[:2]
    assert t.players[0].inactive() == pieces
    assert t.players[0].slots == 0


def test_6_15_may_be_declined_unseen() -> None:
    t = table()
    private(t)
    deck = t.cards.zones[DECK][:]
    say(t, "skip")
    assert t.cards.zones[DECK] == deck
    assert asked(t) == "act"


def test_6_16_the_owner_alone_has_it() -> None:
    t = table(governments=["g2a", "g1b"])  # coins for research
    cards = private(t)
    say(t, "yes", f"technology-{cards[2]}")
    p, q = t.players
    assert p.coins == 1
    assert p.settle_tokens == 1
    assert t.cards.zones[HELD] == []
    assert p.slots == 0
    assert t.researched == 0
    p.space = q.space = space("basic-4")
    p.coins = q.coins = 10
    assert why_act(t, "t2-law") == ""
    assert why_act(t, "advanced-5") == ""  # counts as a technology of level II
    assert t.sheet().totals() == [2, 0]
    act(t, "basic-4")
    until(t, "act")
    assert t.first() == 1
    assert why_act(t, "t2-law") == "horizon/4.7"


def test_deck_three_is_revealed_for_level_three() -> None:
    t = researching(BY_LINKS, {"ii-3": "t2-maths"})
    lead(t, "iii-3", "l3-newton")
    stack(t, 3, "t3-electricity", "t3-cooling")
    say(t, "slot-12", "pick-0", f"technology-{number('technology', 't3-electricity')}")
    assert t.slot_card[12] == number("technology", "t3-electricity")
    assert len(t.cards.zones[DECK + 1]) == 15
