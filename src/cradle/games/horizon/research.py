"""Beyond the Horizon 6: researching technologies, meeting leaders, private technologies."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.masks import bits, members
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.horizon.news import COLOURED, LEARNED, MET, RESEARCHED
from cradle.games.horizon.numbers import (
    COLOURS,
    DECK,
    HELD,
    LEADER,
    LEADERS_DOWN,
    PRINTED_ACTIONS,
    PRIVATE,
    REVEALED,
    SLOTS,
    TECHNOLOGIES,
    TREE,
)
from cradle.games.horizon.offers import OFFER_PRIVATE, Accept
from cradle.games.horizon.player import Player
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import follow, last, resolve, waiting_research
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.unfinished import TECHNOLOGY, Unfinished
from cradle.games.horizon.units import ACTIVE

ANY_COLOUR: Final = len(COLOURS)
RESEARCH_KIND: Final = Kind("research", "horizon/6.1", ("slot", SLOTS), "skip", facts="technology")
SKIP_RESEARCH: Final = RESEARCH_KIND.start("skip")
COLOUR_KIND: Final = Kind("colour", "horizon/6.5", ("colour", 4), about="slot")
TECHNOLOGY_KIND: Final = Kind("technology", "horizon/6.7", ("technology", TECHNOLOGIES), about="slot")


class Research(Effect):
    """Horizon 6.1: a technology of one of the levels (a mask), by an active piece or one from the columns."""

    def __init__(self, number: int, levels: int, source: int, ignore_links: int, open_only: int) -> None:
        super().__init__(number)
        self.levels = levels
        self.source = source
        self.ignore_links = ignore_links
        self.open_only = open_only

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if self.possible(t, seat):
            t.push(ResearchWhich(seat, self.levels, self.source, self.ignore_links, self.open_only, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        p = t.players[seat]
        if (p.active if self.source == ACTIVE else p.inactive()) == 0:
            return False
        return self.target_there(t, p)

    def target_there(self, t: Horizon, p: Player) -> bool:
        slots = slots_left(t, p, self.levels)
        for slot in range(SLOTS):
            if (slots >> slot) & 1 and not why_slot(t, p, slot, self.levels, self.ignore_links, self.open_only):
                return True
        return False


def slots_left(t: Horizon, p: Player, levels: int) -> int:
    """Mask of the slots of these levels that the player has not researched."""
    slots = 0
    for of_level in t.printed.level_slots:
        if levels & 1:
            slots |= of_level
        levels >>= 1
    return slots & ~p.slots


def why_slot(t: Horizon, p: Player, slot: int, levels: int, ignore_links: int, open_only: int) -> str:
    """The clause that keeps a player from a slot of the tree."""
    printed = t.printed.slots[slot]
    if not (levels >> printed.level) & 1:
        return "horizon/6.1a"
    if (p.slots >> slot) & 1:
        return "horizon/6.2"
    if open_only and not (t.researched >> slot) & 1:
        return "horizon/6.14"
    if not ignore_links and bits(p.slots & printed.links) < printed.need:
        return "horizon/6.1"
    if t.slot_card[slot] < 0:
        if (t.researched >> slot) & 1:
            return "horizon/6.4"
        if not t.cards.zones[DECK + printed.level - 1]:
            return "horizon/6.9"
    return ""


class ResearchWhich(Question[Horizon]):
    """Horizon 6.1: which slot."""

    def __init__(self, seat: int, levels: int, source: int, ignore_links: int, open_only: int, must: int) -> None:
        super().__init__(seat)
        self.levels = levels
        self.source = source
        self.ignore_links = ignore_links
        self.open_only = open_only
        self.must = must

    def kind(self) -> Kind:
        return RESEARCH_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == SKIP_RESEARCH:
            return "horizon/4.11" if self.must else ""
        return why_slot(t, t.players[self.seat], answer, self.levels, self.ignore_links, self.open_only)

    def answers(self, t: Horizon) -> list[int]:
        p = t.players[self.seat]
        out: list[int] = []
        for slot in members(slots_left(t, p, self.levels)):
            if not why_slot(t, p, slot, self.levels, self.ignore_links, self.open_only):
                out.append(slot)
        if not self.must:
            out.append(SKIP_RESEARCH)
        return out

    def take(self, t: Horizon, answer: int) -> None:
        if answer != SKIP_RESEARCH:
            research(t, self.seat, answer, self.source)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if answer == SKIP_RESEARCH:
            return [TECHNOLOGIES]
        return [lying(t, answer)]


def lying(t: Horizon, slot: int) -> int:
    """The technology on a slot, for labels; one past the last where none lies yet."""
    return t.slot_card[slot] if t.slot_card[slot] >= 0 else TECHNOLOGIES


def research(t: Horizon, seat: int, slot: int, source: int) -> None:
    """Horizon 6.3, 6.4, 6.11: the scientist goes to the slot; a discoverer meets the leader, then chooses the card."""
    p = t.players[seat]
    first = 0 if (t.researched >> slot) & 1 else 1
    level = t.printed.slots[slot].level
    follow(t, seat, waiting_research(t, seat, level + 1, first))
    if source == ACTIVE:
        p.active -= 1
    else:
        p.take_piece()
    p.slots |= 1 << slot
    t.push(Learn(seat, slot))
    if t.journal is not None:
        t.tell(RESEARCHED, seat, [slot, lying(t, slot)])
    if first and level > 0:
        if t.slot_card[slot] < 0:
            t.push(Discover(seat, slot))
        meet(t, seat, slot)
    t.researched |= 1 << slot


def meet(t: Horizon, seat: int, slot: int) -> None:
    """Horizon 6.4: the leader of the slot. Face-down leaders lie in the order of the slots that still have one."""
    before = ~t.researched & ((1 << slot) - 1) & ~t.printed.level_slots[0]
    card = t.cards.zones[LEADERS_DOWN][bits(before)]
    t.cards.move(card, LEADERS_DOWN, HELD + seat, t.cards.everybody)
    if t.journal is not None:
        t.tell(MET, seat, [card - LEADER])
    resolve(t, seat, t.printed.leaders[card - LEADER].instant)


# -- discovering a technology --------------------------------------------------------------------------------------


class Discover(Step[Horizon]):
    """Horizon 6.5, 6.6: the colour of the new technology; asked only if there are several."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, t: Horizon) -> None:
        colours = linked_colours(t, self.slot)
        if colours & (colours - 1):
            t.push(ColourWhich(self.seat, self.slot))
        else:
            colour = 0
            while not (colours >> colour) & 1:
                colour += 1
            reveal(t, self.seat, self.slot, colour)


def linked_colours(t: Horizon, slot: int) -> int:
    """Mask of the main colours on linked slots; all four if no card lies there."""
    links = t.printed.slots[slot].links
    colours = 0
    for linked in range(SLOTS):
        if (links >> linked) & 1 and t.slot_card[linked] >= 0:
            colours |= 1 << t.printed.technologies[t.slot_card[linked]].main
    return colours if colours else (1 << len(COLOURS)) - 1


class ColourWhich(Question[Horizon]):
    """Horizon 6.5: a main colour of a directly linked technology."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def kind(self) -> Kind:
        return COLOUR_KIND

    def why(self, t: Horizon, answer: int) -> str:
        return "" if (linked_colours(t, self.slot) >> answer) & 1 else "horizon/6.5"

    def take(self, t: Horizon, answer: int) -> None:
        if t.journal is not None:
            t.tell(COLOURED, self.seat, [answer])
        reveal(t, self.seat, self.slot, answer)

    def about(self, t: Horizon) -> list[int]:
        return [self.slot]


def reveal(t: Horizon, seat: int, slot: int, colour: int) -> None:
    """Horizon 6.7, 6.9: turn cards up until two match, or the deck is at its end."""
    deck = DECK + t.printed.slots[slot].level - 1
    matches = 0
    while matches < 2 and t.cards.zones[deck]:
        card = t.cards.draw(deck, REVEALED, t.cards.everybody)
        matches += (t.printed.technologies[card].colours >> colour) & 1
    choose_revealed(t, TechnologyWhich(seat, slot, colour if matches else ANY_COLOUR))


def choose_revealed(t: Horizon, question: TechnologyWhich) -> None:
    answers = question.answers(t)
    if len(answers) == 1:
        question.take(t, answers[0])
    else:
        t.push(question)


class TechnologyWhich(Question[Horizon]):
    """Horizon 6.7, 6.15: one of the revealed cards of the colour, for a slot; slot -1-deck keeps a private one."""

    def __init__(self, seat: int, slot: int, colour: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.colour = colour

    def kind(self) -> Kind:
        return TECHNOLOGY_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer not in t.cards.zones[REVEALED]:
            return "horizon/6.7"
        if self.colour < ANY_COLOUR and not (t.printed.technologies[answer].colours >> self.colour) & 1:
            return "horizon/6.7a"
        return ""

    def answers(self, t: Horizon) -> list[int]:
        return sorted([card for card in t.cards.zones[REVEALED] if not self.why(t, card)])

    def take(self, t: Horizon, answer: int) -> None:
        if self.slot < 0:
            t.cards.move(answer, REVEALED, PRIVATE + self.seat, t.cards.everybody)
            bury(t, -1 - self.slot)
            learn(t, self.seat, answer)
        else:
            t.cards.move(answer, REVEALED, TREE, t.cards.everybody)
            t.slot_card = changed(t.slot_card, self.slot, answer)
            bury(t, DECK + t.printed.slots[self.slot].level - 1)

    def about(self, t: Horizon) -> list[int]:
        return [self.slot if self.slot >= 0 else SLOTS]


def bury(t: Horizon, deck: int) -> None:
    """Horizon 6.8: the other revealed cards under the deck, in the order in which they were revealed."""
    cards = t.cards
    while cards.zones[REVEALED]:
        cards.move(cards.zones[REVEALED][0], REVEALED, deck, cards.everybody)
        zone = cards.zones[deck]
        cards.zones[deck] = [zone[-1]] + zone[:-1]


# -- knowing a technology ------------------------------------------------------------------------------------------


class Learn(Unfinished):
    """Horizon 6.12: now that the card lies there, its researcher gains it."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat, TECHNOLOGY)
        self.slot = slot

    def run(self, t: Horizon) -> None:
        learn(t, self.seat, t.slot_card[self.slot])


def learn(t: Horizon, seat: int, card: int) -> None:
    """Horizon 6.12: action, lasting effect, points at the end; the instant bonus comes next."""
    p = t.players[seat]
    technology = t.printed.technologies[card]
    p.known |= 1 << card
    if technology.action is not None:
        p.actions = sorted(p.actions + [PRINTED_ACTIONS + card])
    last(t, seat, technology.lasting)
    if t.journal is not None:
        t.tell(LEARNED, seat, [card])
    resolve(t, seat, technology.instant)


class PrivateTechnology(Effect):
    """Horizon 6.15: look at the top cards of a deck (II: 0, III: 1) and keep one."""

    def __init__(self, number: int, deck: int, cards: int) -> None:
        super().__init__(number)
        self.deck = deck
        self.cards = cards
        self.offer = OFFER_PRIVATE + deck

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if self.possible(t, seat):
            if must:
                draw_private(t, seat, self.deck, self.cards)
            else:
                t.push(Accept(seat, self.number))

    def possible(self, t: Horizon, seat: int) -> bool:
        return bool(t.cards.zones[DECK + self.deck])

    def offered(self, t: Horizon, seat: int) -> list[int]:
        return [0, 0, min(self.cards, len(t.cards.zones[DECK + self.deck]))]


def draw_private(t: Horizon, seat: int, deck: int, cards: int) -> None:
    for _ in range(cards):
        if t.cards.zones[DECK + deck]:
            t.cards.draw(DECK + deck, REVEALED, t.cards.everybody)
    choose_revealed(t, TechnologyWhich(seat, -1 - deck, ANY_COLOUR))
