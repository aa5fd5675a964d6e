"""Hidden things: where every card lies, and which eyes know it.

Zones are lists of card ids. `known[card]` is a mask of the eyes that know where the card is now: one bit a seat, and
one more for the public. Whoever shows, moves or shuffles cards through this class keeps the masks right; `imagine`
follows from them.

`mix[card]` numbers the shuffle a card comes from. A discard pile that everybody saw and that becomes the new deck
is a mix of its own: none of its cards can be in a hand dealt before. Unknown cards change places within a mix only.

An imagined table follows from what the eye knows and from the generator alone: of two tables of which an eye knows the
same, it imagines the same. So hidden cards are dealt from lists in the order of their numbers, never as they lie. Where
hidden things decide which place of a zone is emptied, or which of several copies goes, a title says so: `bags` are
zones without order, `faces` are what copies have in common.

Clones share zones and knowledge until one of them writes: `own` and `own_known` are the lists to be written. To read,
`zones` and `known` will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.errors import BadPosition
from cradle.core.journal import MOVED, SHOWN, Journal
from cradle.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 60  # bits of a number that needs no memory of its own
NOTHING: Final[list[int]] = []
LENT: Final = (1 << WORD) - 1  # so many zones can be shared; what more there are are copied


class Cards:
    def __init__(self, backs: list[int], zones: int, everybody: int, mixes: int) -> None:
        self.backs = backs  # card -> back; never changes, shared by clones
        if zones >= 0:  # a clone takes its source's
            self.zones: list[list[int]] = [[] for _ in range(zones)]
            self.known: list[int] = [0] * len(backs)
        self.mix: list[int] = backs
        self.mixes = mixes
        self.everybody = everybody  # mask of all eyes
        self.journal: Journal | None = None
        self.learned = 0  # how often somebody learned something: undo stops here
        self.bags: list[int] = NOTHING  # zones without order
        self.holders: list[int] = NOTHING  # for each bag a mask of the eyes that know all that lies in it
        self.faces: list[int] = NOTHING  # card -> face, rising from 0, if no eye can tell copies apart
        self._lent: i64 = 0  # zones whose lists a clone or its source has too, a mask
        self._known_lent = False

    def clone(self) -> Cards:
        c = Cards(self.backs, -1, self.everybody, self.mixes)
        c.zones = self.zones[:]
        for zone in range(WORD, len(c.zones)):
            c.zones[zone] = c.zones[zone][:]
        c.known = self.known
        c._lent = self._lent = LENT
        c._known_lent = self._known_lent = True
        c.mix = self.mix  # replaced as a whole by shuffle(), so shared until then
        c.learned = self.learned
        c.bags = self.bags
        c.holders = self.holders
        c.faces = self.faces
        return c

    def own(self, zone: i64) -> list[int]:
        """The cards of a zone, to be written."""
        if self._lent and zone < WORD:
            bit: i64 = 1
            bit <<= zone  # mypyc shifts a literal as 32 bits
            if self._lent & bit:
                self._lent ^= bit
                self.zones[zone] = self.zones[zone][:]
        return self.zones[zone]

    def own_known(self) -> list[int]:
        """Who knows each card, to be written."""
        if self._known_lent:
            self._known_lent = False
            self.known = self.known[:]
        return self.known

    def exchange(self, zone: int, other: int) -> None:
        """All cards of two zones change places."""
        cards = self.own(zone)
        self.zones[zone] = self.own(other)
        self.zones[other] = cards

    # -- moving ------------------------------------------------------------------------------------------------

    def move(self, card: int, source: int, target: int, shown: int) -> None:
        """Take one card to the end of another zone. Afterwards only the eyes in `shown` know where it is."""
        take_out(self.own(source), card)
        self.own(target).append(card)
        self.arrive(card, source, target, shown)

    def draw(self, source: int, target: int, shown: int) -> int:
        """The top card of a zone to another, likewise."""
        card = self.own(source).pop()
        self.own(target).append(card)
        self.arrive(card, source, target, shown)
        return card

    def put_away(self, card: int, source: int, target: int) -> None:
        """To another zone without being seen or forgotten: who knows the card still knows it."""
        if self.known[card] != self.everybody:
            self.blend(source)
        take_out(self.own(source), card)
        self.own(target).append(card)
        if self.journal is not None:
            self.journal.whisper(MOVED, -1, [source, target], [card], self.known[card])

    def arrive(self, card: int, source: int, target: int, shown: int) -> None:
        known = self.known[card]
        if known | shown != known:
            self.learned += 1
        self.own_known()[card] = shown
        if self.journal is not None:
            self.journal.whisper(MOVED, -1, [source, target], [card], shown)

    # -- knowing -----------------------------------------------------------------------------------------------

    def show(self, card: int, shown: int) -> None:
        before = self.known[card]
        if before | shown != before:
            self.own_known()[card] = before | shown
            self.learned += 1
            if self.journal is not None:
                self.journal.whisper(SHOWN, -1, [], [card], shown)

    def forget(self, zone: int, keep: int) -> None:
        """Something left or entered the zone unseen: only the eyes in `keep` still know what is in it."""
        known = self.own_known()
        for card in self.zones[zone]:
            known[card] = known[card] & keep

    # -- shuffling ---------------------------------------------------------------------------------------------

    def shuffle(self, zone: int, rng: Rng) -> None:
        """Nobody knows the order any more; everybody still knows what was seen going in."""
        self.remix(zone)
        self.forget(zone, 0)
        cards = self.own(zone)
        cards.sort()  # the order in which cards came in must not matter
        rng.shuffle(cards)
        self.learned += 1

    def deal(self, source: int, target: int, count: int, rng: Rng) -> None:
        """So many cards at random, unseen, from a zone that nobody knows."""
        cards = self.own(source)
        out = self.own(target)
        last = len(cards) - 1
        for _ in range(count):
            i = rng.below(last + 1)
            out.append(cards[i])
            cards[i] = cards[last]
            cards.pop()
            last -= 1
        self.learned += 1

    def remix(self, zone: int) -> None:
        """Seen by all: a mix of its own. Otherwise whatever is in the zone becomes one mix."""
        cards = self.zones[zone]
        tags = 0
        seen = True
        mix = self.mix
        for card in cards:
            tags |= 1 << mix[card]
            if self.known[card] != self.everybody:
                seen = False
        if seen:
            self.retag(cards)
        else:
            self.merge(tags)

    def blend(self, zone: int) -> None:
        """A hidden card leaves the zone: of which mix it was, nobody else can tell."""
        tags = 0
        for card in self.zones[zone]:
            if self.known[card] != self.everybody:
                tags |= 1 << self.mix[card]
        self.merge(tags)

    def merge(self, tags: int) -> None:
        """Make the mixes in the mask one."""
        if tags & (tags - 1):
            low = 0
            while not (tags >> low) & 1:
                low += 1
            self.mix = [low if (tags >> m) & 1 else m for m in self.mix]

    def retag(self, cards: list[int]) -> None:
        mix = self.mix[:]
        for card in cards:
            mix[card] = -1
        tag = 0
        while tag in mix:
            tag += 1
        for card in cards:
            mix[card] = tag
        self.mix = mix
        self.mixes = max(mix) + 1

    # -- positions ---------------------------------------------------------------------------------------------

    def rows(self) -> list[list[int]]:
        """For dump(): learned, known, mix, then the zones."""
        return [[self.learned], self.known[:], self.mix[:]] + [z[:] for z in self.zones]

    def load(self, rows: list[list[int]]) -> None:
        """The way back, checked: as many zones as before, every card in exactly one of them."""
        cards = len(self.backs)
        if len(rows) != 3 + len(self.zones) or len(rows[0]) != 1 or len(rows[1]) != cards or len(rows[2]) != cards:
            raise BadPosition("core-position-cards")
        if sorted([card for zone in rows[3:] for card in zone]) != list(range(cards)):
            raise BadPosition("core-position-cards")
        if min(rows[2], default=0) < 0 or max(rows[2], default=0) >= max(cards, self.mixes):
            raise BadPosition("core-position-cards")
        if min(rows[1], default=0) < 0 or max(rows[1], default=0) > self.everybody:
            raise BadPosition("core-position-cards")
        self.learned = rows[0][0]
        self.known = rows[1]
        self.mix = rows[2]
        self.mixes = max(self.mixes, max(self.mix, default=0) + 1)
        self.zones = rows[3:]
        self._lent = 0
        self._known_lent = False

    def audit(self) -> str:
        """Every card lies in exactly one zone."""
        placed = 0
        for zone in self.zones:
            placed += len(zone)
        if placed == len(self.backs) and self.apart():
            return ""
        seen = [0] * len(self.backs)
        for zone in self.zones:
            for card in zone:
                if not 0 <= card < len(seen):
                    return f"there is no card {card}"
                if seen[card]:
                    return f"card {card} lies in two places"
                seen[card] = 1
        return f"card {seen.index(0)} lies nowhere"

    def apart(self) -> bool:
        """Whether every card is of the box and none lies twice, ticked off in words: a list takes twice as long."""
        cards = len(self.backs)
        for first in range(0, cards, 3 * WORD):
            low = middle = high = 0
            for zone in self.zones:
                for card in zone:
                    if card < 0 or card >= cards:
                        return False
                    at = card - first
                    if at < 0 or at >= 3 * WORD:
                        continue
                    if at < WORD:
                        bit = 1 << at
                        if low & bit:
                            return False
                        low |= bit
                    elif at < 2 * WORD:
                        bit = 1 << (at - WORD)
                        if middle & bit:
                            return False
                        middle |= bit
                    else:
                        bit = 1 << (at - 2 * WORD)
                        if high & bit:
                            return False
                        high |= bit
        return True

    # -- secrets -----------------------------------------------------------------------------------------------

    def imagine(self, eye: int, rng: Rng) -> None:
        """Deal anew, mix by mix, every card that the eye does not know.

        What the others know stays with the place, not with the card: who holds it knows it.
        """
        bit = 1 << eye
        known = self.own_known()
        if self.faces:
            self.mix = self.backs  # a copy in a hand may be of any shuffle
        mix = self.mix
        pools: list[list[int]] = [[] for _ in range(self.mixes)]
        for card in range(len(known)):
            if not known[card] & bit:
                pools[mix[card]].append(card)
        for n in range(len(self.bags)):
            self.arrange(self.own(self.bags[n]), bit, self.holders[n])
        masks = known[:]
        for z in range(len(self.zones)):
            zone = self.zones[z]
            mine = False
            for i in range(len(zone)):
                card = zone[i]
                mask = masks[card]
                if not mask & bit:
                    if not mine:
                        mine = True
                        zone = self.own(z)
                    pool = pools[mix[card]]
                    j = rng.below(len(pool))
                    dealt = pool[j]
                    pool[j] = pool[-1]
                    pool.pop()
                    zone[i] = dealt
                    known[dealt] = mask
        if self.faces:
            self.renumber()
        self.learned = 0

    def arrange(self, zone: list[int], bit: int, holders: int) -> None:
        """A bag as the eye knows it: its cards by faces, then the others; of who else knows them only what is open."""
        cards = len(self.backs)
        known = self.known
        faces = self.faces
        public = (self.everybody + 1) >> 1
        keys: list[int] = []
        for card in zone:
            mask = known[card]
            key = 2 * cards
            if mask & bit:
                key = 2 * (faces[card] if faces else card)
            if mask & public:
                key += 1
            else:
                known[card] = mask & bit | holders
            keys.append((key * self.mixes + self.mix[card]) * cards + card)
        if len(keys) > 1:
            keys.sort()
            for i in range(len(keys)):
                zone[i] = keys[i] % cards

    def renumber(self) -> None:
        """Give the copies of a face their numbers in the order in which they lie."""
        faces = self.faces
        known = self.known
        masks = known[:]
        free: list[int] = []  # face -> its next number
        for card in range(len(faces)):
            if faces[card] == len(free):
                free.append(card)
        for z in range(len(self.zones)):
            zone = self.own(z)
            for i in range(len(zone)):
                card = zone[i]
                face = faces[card]
                number = free[face]
                free[face] = number + 1
                zone[i] = number
                known[number] = masks[card]

    def bag(self, zone: int, eye: int) -> list[int]:
        """A zone without order as an eye sees it. Places in a sorted list would tell what lies between."""
        return sorted(self.seen(zone, eye))

    def seen(self, zone: int, eye: int) -> list[int]:
        """A zone with order as an eye sees it: card ids it knows, -1-back for the others."""
        bit = 1 << eye
        return [card if self.known[card] & bit else -1 - self.backs[card] for card in self.zones[zone]]


NO_CARDS: Final = Cards([], -1, 0, 0)  # of a clone, until it has those of its source


def take_out(zone: list[int], card: int) -> None:
    """Written out: list.remove is a generic call that compares objects."""
    last = len(zone) - 1
    if zone[last] == card:
        zone.pop()
        return
    for i in range(last):
        if zone[i] == card:
            for j in range(i, last):
                zone[j] = zone[j + 1]
            zone.pop()
            return
    raise ValueError(f"card {card} is not in the zone")
