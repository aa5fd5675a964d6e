"""Making tables, taking seats, starting, leaving, watching."""

import uuid
from collections.abc import Callable

from tests.server.guests import Guest

Make = Callable[..., Guest]


def test_two_clicks_lead_to_the_first_question(guest: Make) -> None:
    ada = guest()
    table = ada.table("me", "random")
    assert table["state"] == "playing"
    assert ada.game(table["id"], 0)["question"]["answers"]


def test_the_same_request_makes_one_table(guest: Make) -> None:
    """The reply to the first one was lost."""
    ada, bo = guest(), guest()
    body = {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "id": "lost-reply"}
    first = ada.ok("POST", "/api/tables", body)
    assert ada.ok("POST", "/api/tables", body)["id"] == first["id"]
    assert [table["id"] for table in ada.ok("GET", "/api/tables", list="mine")["tables"]] == [first["id"]]
    assert ada.ok("POST", "/api/tables", {**body, "id": "another-one"})["id"] != first["id"]
    assert bo.ok("POST", "/api/tables", body)["id"] != first["id"]
    ada.refused(422, "server-input", "POST", "/api/tables", {**body, "id": "short"})


def test_whoever_sits_down_may_say_so_again(guest: Make) -> None:
    """The reply to the first request was lost; the game may have begun since."""
    ada, bo, eve = guest(), guest(), guest()
    table = ada.table("me", "friend", "friend", open=True)
    for body in ({"seat": 1}, {"seat": 1}, {}):
        seats = bo.ok("POST", f"/api/tables/{table['id']}/join", body)["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "free"]
    invitation = {"secret": table["seats"][2]["link"]}
    first = eve.ok("POST", "/api/links/accept", invitation)
    assert first["table"]["state"] == "playing"
    assert eve.ok("POST", "/api/links/accept", invitation) == first
    assert eve.ok("POST", "/api/links", invitation) == first
    for body in ({"seat": 1}, {}):
        assert bo.ok("POST", f"/api/tables/{table['id']}/join", body)["seats"][1]["mine"]
    for other in (ada, bo, guest()):
        other.refused(404, "server-no-link", "POST", "/api/links/accept", invitation)
    assert ada.ok("GET", f"/api/tables/{table['id']}")["seats"][2]["link"] is None


def test_a_table_tells_its_host_what_was_agreed(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.table("me", "friend", "random", options={"silver": "every"}, clock={"move": 60000, "bot": "random"})
    assert table["state"] == "gathering"
    assert table["host"]
    assert table["options"]["silver"] == "every"
    assert table["clock"] == {"move": 60000, "game": None, "bot": "random"}
    assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "", ""]
    assert table["eyes"] == [0, 3]


def test_a_friend_takes_a_seat_by_a_secret_link(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "friend")
    secret = table["seats"][1]["link"]
    looked = bo.ok("POST", "/api/links", {"secret": secret})
    assert (looked["seat"], looked["table"]["seats"][1]["link"]) == (1, None)
    joined = bo.ok("POST", "/api/links/accept", {"secret": secret})["table"]
    assert joined["state"] == "playing"
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert guest().refused(404, "server-no-link", "POST", "/api/links/accept", {"secret": secret}) == {}


def test_a_private_table_is_seen_by_its_people_only(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "random")["id"]
    for path in ("", "/game", "/chat", "/content", "/record", "/story"):
        bo.refused(403, "server-private", "GET", f"/api/tables/{table}{path}")
    bo.refused(403, "server-private", "POST", f"/api/tables/{table}/join", {})
    assert table not in [t["id"] for t in bo.ok("GET", "/api/tables", list="open", limit=50)["tables"]]
    assert table in [t["id"] for t in ada.ok("GET", "/api/tables", list="mine")["tables"]]


def test_whoever_has_the_watch_link_of_a_private_table_may_watch(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "random")
    seen = bo.ok("POST", "/api/links/accept", {"secret": table["watch"]})
    assert seen["seat"] is None
    assert bo.game(table["id"])["eye"] == 2
    assert bo.game(table["id"])["question"] is None
    bo.refused(403, "server-not-yours", "GET", f"/api/tables/{table['id']}/game", eye=0)


def test_anybody_may_join_and_watch_an_open_table(guest: Make) -> None:
    ada, bo, eve = guest("Ada"), guest("Bo"), guest("Eve")
    table = ada.table("me", "friend", open=True)["id"]
    assert table in [t["id"] for t in eve.ok("GET", "/api/tables", list="open", limit=50)["tables"]]
    assert bo.ok("POST", f"/api/tables/{table}/join", {})["state"] == "playing"
    assert eve.game(table)["eye"] == 2
    eve.refused(409, "server-seat-taken", "POST", f"/api/tables/{table}/join", {"seat": 1})
    eve.refused(409, "server-seat-taken", "POST", f"/api/tables/{table}/join", {})


def test_several_seats_of_one_person_are_a_hot_seat(guest: Make) -> None:
    ada = guest("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Grandma"}]
    table = ada.ok("POST", "/api/tables", {"title": "hadara", "seats": seats})
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Grandma"]
    assert table["eyes"] == [0, 1, 2]
    assert ada.game(table["id"], 1)["eye"] == 1


def test_the_host_starts_when_it_was_agreed_so(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "random", "friend", start="host")["id"]
    ada.refused(409, "server-not-playing", "GET", f"/api/tables/{table}/game")
    assert ada.refused(409, "server-seats-free", "POST", f"/api/tables/{table}/start") == {"seats": 1}
    ada.ok("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})
    bo.refused(403, "server-not-host", "POST", f"/api/tables/{table}/start")
    assert ada.ok("POST", f"/api/tables/{table}/start")["state"] == "playing"
    ada.refused(409, "server-not-gathering", "POST", f"/api/tables/{table}/start")


def test_the_host_changes_seats_until_the_game_begins(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "friend", "random", start="host")["id"]
    path = f"/api/tables/{table}/seats"
    bo.refused(403, "server-not-host", "PUT", f"{path}/1", {"kind": "free"})
    assert ada.ok("PUT", f"{path}/2", {"kind": "free"})["seats"][2]["link"]
    assert ada.ok("PUT", f"{path}/1", {"kind": "me", "name": "Two"})["eyes"] == [0, 1, 3]
    ada.ok("PUT", f"{path}/2", {"kind": "bot", "level": "random"})
    ada.refused(422, "server-input", "PUT", f"{path}/3", {"kind": "free"})
    ada.refused(422, "core-setup-bot", "PUT", f"{path}/2", {"kind": "bot", "level": "genius"})
    ada.ok("POST", f"/api/tables/{table}/start")
    ada.refused(409, "server-not-gathering", "PUT", f"{path}/2", {"kind": "free"})


def test_who_leaves_before_the_game_gives_the_seat_free(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "friend", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {"seat": 1})
    assert ada.ok("POST", f"/api/tables/{table}/leave")["host"] is False
    left = bo.ok("GET", f"/api/tables/{table}")
    assert left["host"]
    assert [seat["kind"] for seat in left["seats"]] == ["free", "person", "free"]
    assert bo.ok("POST", f"/api/tables/{table}/leave")["state"] == "closed"
    bo.refused(403, "server-not-yours", "POST", f"/api/tables/{table}/leave")


def test_a_bot_takes_over_from_who_leaves_a_game(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "friend", open=True, clock={"bot": "random"})["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    left = bo.ok("POST", f"/api/tables/{table}/leave")
    assert (left["seats"][1]["kind"], left["seats"][1]["level"]) == ("bot", "random")
    assert ada.finish(table)["result"]["over"]


def test_a_seat_left_in_a_game_can_be_taken_by_somebody_new_or_a_bot(guest: Make) -> None:
    ada, bo, eve = guest(), guest(), guest()
    table = ada.table("me", "friend", "friend", open=True)["id"]
    bo.ok("POST", f"/api/tables/{table}/join", {})
    eve.ok("POST", f"/api/tables/{table}/join", {})
    bo.ok("POST", f"/api/tables/{table}/leave")
    assert not eve.ok("POST", f"/api/tables/{table}/join", {})["seats"][1]["mine"]
    eve.refused(409, "server-seated", "POST", f"/api/tables/{table}/join", {"seat": 1})
    ada.refused(409, "server-bot-only", "PUT", f"/api/tables/{table}/seats/1", {"kind": "me"})
    new = guest()
    proposal = new.ok("POST", f"/api/tables/{table}/join", {})["proposal"]["id"]
    for other in (ada, eve):
        other.ok("POST", f"/api/tables/{table}/proposals/{proposal}", {"agree": True})
    assert new.ok("GET", f"/api/tables/{table}")["eyes"] == [1, 3]
    eve.ok("POST", f"/api/tables/{table}/leave")
    assert (
        ada.ok("PUT", f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})["seats"][2]["kind"] == "bot"
    )


def test_the_host_opens_a_table_and_sets_the_pace(guest: Make) -> None:
    ada, bo = guest(), guest()
    table = ada.table("me", "random")["id"]
    bo.refused(403, "server-not-host", "PATCH", f"/api/tables/{table}", {"open": True})
    changed = ada.ok("PATCH", f"/api/tables/{table}", {"open": True, "pace": "slow"})
    assert (changed["open"], changed["pace"]) == (True, "slow")
    assert bo.ok("GET", f"/api/tables/{table}")["pace"] == "slow"


def test_a_table_that_takes_over_a_known_game_is_private_and_marked(guest: Make) -> None:
    """Its host may have the record, and with it all that comes: strangers must not run into that."""
    ada, bo = guest(), guest()
    digest = ada.table("me", "me")["content"]["digest"]
    head = f"cradle: 1\ntitle: hadara\nrules: 1\ncontent: {digest}\noptions: \nseats: 2\nseed: 1f\n\n"
    body = {"seats": [{"kind": "me"}, {"kind": "friend"}], "from": {"record": head, "step": 0}}
    ada.refused(422, "server-known-game", "POST", "/api/tables", {**body, "open": True})
    table = ada.ok("POST", "/api/tables", body)
    ada.refused(422, "server-known-game", "PATCH", f"/api/tables/{table['id']}", {"open": True, "pace": "slow"})
    now = ada.ok("PATCH", f"/api/tables/{table['id']}", {"open": False, "pace": "fast"})
    assert (now["open"], now["pace"]) == (False, "fast")
    invited = bo.ok("POST", "/api/links", {"secret": table["seats"][1]["link"]})["table"]
    assert invited["from"] == {"table": None, "step": 0}


def test_own_content_is_played_and_shown(guest: Make) -> None:
    ada = guest()
    document = ada.ok("GET", "/api/titles/hadara/content")["document"]
    card = document["card"][0]
    own = f'[[card]]\nid = "{card["id"]}"\nprice = {card["price"] + 1}\n'
    table = ada.table("me", "random", content=own)
    assert table["content"]["own"]
    shown = ada.ok("GET", f"/api/tables/{table['id']}/content")
    assert shown["digest"] == table["content"]["digest"]
    assert shown["document"]["card"][0]["price"] == card["price"] + 1
    bad = {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "me"}], "content": "[[card]]\nid = 'no'\n"}
    ada.refused(422, "core-content-id", "POST", "/api/tables", bad)
    assert (shown["nouns"], shown["wordings"]) == (titles_nouns(ada, "hadara"), {})
    assert ada.finish(table["id"])["result"]["over"]


def test_the_facts_of_a_table_are_those_of_its_options(guest: Make) -> None:
    ada = guest()
    printed = ada.ok("GET", "/api/titles/hadara/content")["document"]  # of a table without options
    table = ada.table("me", "random", options={"epoch-two": "bust-bonus-first", "bust-points": "none"})
    shown = ada.ok("GET", f"/api/tables/{table['id']}/content")["document"]
    places = [i for i, card in enumerate(printed["card"]) if card["id"] in ("p2-01", "p2-02", "p2-14")]
    kinds = [[document["card"][i]["effect"] for i in places] for document in (printed, shown)]
    coins, bonus = {"kind": "colony-coins", "coins": 4}, {"kind": "bust-bonus", "steps": 2, "points": 2}
    assert kinds == [[coins, coins, bonus], [{**bonus, "points": 0}, {**bonus, "points": 0}, coins]]
    plain = ada.table("me", "random")
    assert ada.ok("GET", f"/api/tables/{plain['id']}/content")["document"] == printed


def titles_nouns(ada: Guest, title: str) -> object:
    return next(each["nouns"] for each in ada.ok("GET", "/api/titles")["titles"] if each["name"] == title)


def test_effects_of_own_content_come_with_their_words(guest: Make) -> None:
    """A combination that no language has a text for: its number and the parts of its text."""
    ada = guest()
    effect = '{ all = [{ cards = 2 }, { points = 7, per = "landmarks" }] }'
    own = f'[[tile]]\nid = "territory-1"\nbenefit = {effect}\n'
    table = ada.table("me", "random", title="tapestry", content=own)
    shown = ada.ok("GET", f"/api/tables/{table['id']}/content")
    packaged = titles_nouns(ada, "tapestry")
    assert isinstance(packaged, dict)
    fresh = [i for i, name in enumerate(shown["nouns"]["effect"]) if name not in packaged["effect"]]
    assert shown["nouns"]["effect"] != packaged["effect"]
    assert {**shown["nouns"], "effect": []} == {**packaged, "effect": []}
    assert list(shown["wordings"]) == ["effect"]
    assert sorted(map(int, shown["wordings"]["effect"])) == fresh
    number = shown["nouns"]["effect"].index("all-cards-2-or-points-7-per-landmarks")
    points = {"message": "effect-say-points", "numbers": {"n": 7}, "parts": {}}
    assert shown["wordings"]["effect"][str(number)] == {
        "message": "effect-say-all",
        "numbers": {},
        "parts": {
            "first": {"message": "effect-say-cards", "numbers": {"n": 2}, "parts": {}},
            "second": {"message": "effect-say-per-landmarks", "numbers": {}, "parts": {"points": points}},
        },
    }


def test_what_cannot_be_played_is_refused_with_a_reason(guest: Make) -> None:
    ada = guest()
    me = {"kind": "me"}
    bad = [
        (404, "server-no-title", {"title": "chess", "seats": [me, me]}),
        (422, "core-setup-players", {"title": "hadara", "seats": [me]}),
        (422, "core-setup-option", {"title": "hadara", "seats": [me, me], "options": {"x": "y"}}),
        (422, "core-setup-choice", {"title": "hadara", "seats": [me, me], "options": {"silver": "y"}}),
        (422, "core-setup-bot", {"title": "hadara", "seats": [me, {"kind": "bot", "level": "x"}]}),
        (422, "core-setup-bot", {"title": "hadara", "seats": [me, me], "clock": {"bot": "x"}}),
        (422, "server-input", {"title": "hadara", "seats": [me, {"kind": "robot"}]}),
        (422, "server-input", {"title": "hadara", "seats": [me, me], "pace": "warp"}),
        (422, "server-input", {"title": "hadara", "seats": [me, me], "open": "yes"}),
        (422, "server-input", {"title": "hadara", "seats": [me, me], "from": {"step": 1}}),
    ]
    for status, message, body in bad:
        ada.refused(status, message, "POST", "/api/tables", body)


def test_lists_are_cut_into_pages(guest: Make) -> None:
    ada = guest()
    made = [ada.table("me", "random", pace="slow")["id"] for _ in range(3)]
    first = ada.ok("GET", "/api/tables", list="mine", limit=2)["tables"]
    rest = ada.ok("GET", "/api/tables", list="mine", before=first[-1]["changed"], title="hadara")["tables"]
    assert {t["id"] for t in first + rest} >= set(made[:1])
    assert len(first) == 2
    assert ada.ok("GET", "/api/tables", list="mine", title="other")["tables"] == []


def test_joining_twice_by_mistake_takes_one_seat(guest: Make) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = ada.table("me", "friend", "friend", open=True)["id"]
    for _ in range(2):
        seats = bo.ok("POST", f"/api/tables/{table}/join", {})["seats"]
        assert [seat["mine"] for seat in seats] == [False, True, False]
    bo.ok("POST", f"/api/tables/{table}/join", {"name": "Grandma"})
    assert [seat["name"] for seat in ada.ok("GET", f"/api/tables/{table}")["seats"]] == ["Ada", "Bo", "Grandma"]


def test_chat_in_any_script(guest: Make) -> None:
    ada = guest("Ada")
    table = ada.table("me", "me")["id"]
    for text in ("Dzień dobry", "Привет!", "你好", "שלום", "مرحبا", "🎲"):
        said = ada.ok("POST", f"/api/tables/{table}/chat", {"text": text, "id": uuid.uuid4().hex})
        assert said["text"] == text
    for empty in ("", "   ", "\u200b", "\u0000\n"):
        ada.refused(422, "server-input", "POST", f"/api/tables/{table}/chat", {"text": empty, "id": uuid.uuid4().hex})


def test_bots_play_among_themselves_and_whoever_made_the_table_watches(guest: Make) -> None:
    ada, bo = guest(), guest("Bo")
    made = ada.table("random", "random")
    path = f"/api/tables/{made['id']}"
    assert (made["state"], made["host"], [seat["mine"] for seat in made["seats"]]) == ("playing", True, [False, False])
    with ada.live(made["id"]) as live:
        while ada.ok("GET", path)["state"] != "finished":
            live.take()
    assert ada.game(made["id"])["eye"] == 2
    assert made["id"] in [table["id"] for table in ada.ok("GET", "/api/tables", list="finished")["tables"]]
    bo.refused(403, "server-private", "GET", path)
    bo.ok("POST", "/api/links/accept", {"secret": made["watch"]})
    assert bo.game(made["id"])["eye"] == 2


def test_a_table_of_bots_ends_when_its_only_watcher_takes_it_off_the_list(guest: Make) -> None:
    ada = guest()
    made = ada.table("random", "random", pace="slow")
    ada.ok("POST", f"/api/tables/{made['id']}/leave")
    assert ada.ok("GET", "/api/tables", list="mine")["tables"] == []
