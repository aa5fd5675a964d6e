"""Age of Heroes: what can be told. `seat` is always the player who does it or to whom it happens."""

from __future__ import annotations

from typing import Final

from cradle.core.journal import News

TRIBE: Final = News("tribe", "tribe")
DREW: Final = News("drew", "", "card", gains="card")
OPENED: Final = News("opened", "card", gains="card")
VOID: Final = News("void", "card")
REBUILT: Final = News("rebuilt")
FAIR: Final = News("fair", "round")
TRADING: Final = News("trading")
FAIR_ENDS: Final = News("fair-ends")
TURN: Final = News("turn", "round", begins=True)
RESTED: Final = News("rested")
TAXES: Final = News("taxes", "cards")
EXCHANGED: Final = News("exchanged", "card")
BUILT: Final = News("built", "item gold", gains="item")
ROAD_ASKED: Final = News("road-asked", "other-seat")
ROAD_REFUSED: Final = News("road-refused", "other-seat")
ROAD_BUILT: Final = News("road-built", "other-seat gold")
LAID: Final = News("laid", "card count stones")
DISCARDED: Final = News("discarded", "card")
HOME: Final = News("home", "armies")
RECOVERED: Final = News("recovered", "armies")

OFFERED: Final = News("offered", "offer reply")
OFFERED_TO: Final = News("offered-to", "offer other-seat reply")
GIVES: Final = News("gives", "card count")
WANTS: Final = News("wants", "card count")
VOWS: Final = News("vows", "pledge")
VOWS_ABOUT: Final = News("vows-about", "about-seat shun")
WISHES: Final = News("wishes", "pledge")
WISHES_ABOUT: Final = News("wishes-about", "about-seat shun")
REQUESTED: Final = News("requested", "offer reply")
REQUESTED_OF: Final = News("requested-of", "offer other-seat reply")
WITHDREW: Final = News("withdrew", "offer")
LAPSED: Final = News("lapsed", "offer")
DEAL: Final = News("deal", "other-seat offer")
PASSED: Final = News("passed", "other-seat card count")
FORCED: Final = News("forced", "other-seat card")
NOBODY: Final = News("nobody", "card")
PROMISED: Final = News("promised", "other-seat pledge")
PROMISED_ABOUT: Final = News("promised-about", "other-seat about-seat shun")
PROMISE_KEPT: Final = News("promise-kept", "other-seat")
PROMISE_BROKEN: Final = News("promise-broken", "other-seat")

BOOMED: Final = News("boomed", "found")
IDLE: Final = News("idle", "card")
STRUCK_ARMY: Final = News("struck-army", "other-seat place")
STRUCK_CITY: Final = News("struck-city", "other-seat")
SHOOK: Final = News("shook", "place", harms="seat")
ERUPTED: Final = News("erupted", harms="seat")
STARVED: Final = News("starved", "count", harms="seat")
SAVED: Final = News("saved", "card")
COME: Final = News("come", "armies")

ATTACKED: Final = News("attacked", "other-seat goal")
FORCE: Final = News("force", "armies led")
HERO_JOINED: Final = News("hero-joined")
HERO_LEADS: Final = News("hero-leads")
CALLED_OFF: Final = News("called-off", "card")
ARMED: Final = News("armed", "", "strength")
DUEL: Final = News("duel", "strength total other-seat other-strength other-total")
WON: Final = News("won", "other-seat", harms="other-seat")
LOST: Final = News("lost", "other-seat", harms="seat")
TIED: Final = News("tied")
VICTORIOUS: Final = News("victorious", "count")
TOOK_CITIES: Final = News("took-cities", "other-seat count", harms="other-seat")
TOOK_CARD: Final = News("took-card", "other-seat", "card", harms="other-seat")
TOOK_STONES: Final = News("took-stones", "other-seat count", harms="other-seat")
RAIDED_CARD: Final = News("raided-card", "card", harms="seat")
RAIDED_STONES: Final = News("raided-stones", "count", harms="seat")

FELL: Final = News("fell", harms="seat")
CLAIM: Final = News("claim", "round", harms="others")
CLAIM_LAPSED: Final = News("claim-lapsed")
WINS: Final = News("wins", "way")

NEWS: Final = [
    TRIBE,
    DREW,
    OPENED,
    VOID,
    REBUILT,
    FAIR,
    TRADING,
    FAIR_ENDS,
    TURN,
    RESTED,
    TAXES,
    EXCHANGED,
    BUILT,
    ROAD_ASKED,
    ROAD_REFUSED,
    ROAD_BUILT,
    LAID,
    DISCARDED,
    HOME,
    RECOVERED,
    OFFERED,
    OFFERED_TO,
    GIVES,
    WANTS,
    VOWS,
    VOWS_ABOUT,
    WISHES,
    WISHES_ABOUT,
    REQUESTED,
    REQUESTED_OF,
    WITHDREW,
    LAPSED,
    DEAL,
    PASSED,
    FORCED,
    NOBODY,
    PROMISED,
    PROMISED_ABOUT,
    PROMISE_KEPT,
    PROMISE_BROKEN,
    BOOMED,
    IDLE,
    STRUCK_ARMY,
    STRUCK_CITY,
    SHOOK,
    ERUPTED,
    STARVED,
    SAVED,
    COME,
    ATTACKED,
    FORCE,
    HERO_JOINED,
    HERO_LEADS,
    CALLED_OFF,
    ARMED,
    DUEL,
    WON,
    LOST,
    TIED,
    VICTORIOUS,
    TOOK_CITIES,
    TOOK_CARD,
    TOOK_STONES,
    RAIDED_CARD,
    RAIDED_STONES,
    FELL,
    CLAIM,
    CLAIM_LAPSED,
    WINS,
]
