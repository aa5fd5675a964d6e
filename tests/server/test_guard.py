"""Foreign pages, sizes, headers, rates, and input that makes no sense."""

import inspect
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cradle.server import desk
from cradle.server.api import tables
from cradle.server.limits import RATES, Rate, home
from cradle.server.settings import Settings
from tests.server.guests import Guest
from tests.server.serving import Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people have it: with limits and for this machine only."""
    file = tmp_path_factory.mktemp("strict") / "tables.sqlite"
    running = Server(Settings(database=str(file), hosts=("127.0.0.1",), proxies=("127.0.0.1",), thinkers=1))
    yield running
    running.stop()


@pytest.fixture
def ada(strict: Server) -> Guest:
    return Guest(strict.url)


def message(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["message"]


def test_a_foreign_page_changes_nothing(ada: Guest) -> None:
    body = {"name": "Mallory"}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": ada.url.replace("127.0.0.1", "localhost")},
        {"Sec-Fetch-Site": "cross-site"},
        {"X-Cradle": "0"},
    ):
        assert message(ada.http.patch("/api/me", json=body, headers=headers)) == (403, "server-origin")
    assert message(httpx.patch(f"{ada.url}/api/me", json=body)) == (403, "server-origin")
    assert ada.http.patch("/api/me", json=body, headers={"Origin": ada.url}).status_code == 200


def test_a_foreign_name_is_not_answered(ada: Guest) -> None:
    assert message(ada.http.get("/api/me", headers={"Host": "evil.example"})) == (403, "server-host")


def test_every_response_has_security_headers(ada: Guest) -> None:
    for path in ("/", "/api/me", "/api/none", "/assets/none", "/locale/en/server.ftl", "/table/x"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"


def test_large_bodies_are_refused(ada: Guest) -> None:
    big = "x" * (70 * 1024)
    assert message(ada.http.patch("/api/me", json={"name": big})) == (413, "server-too-large")
    pieces = (b"x" * 4096 for _ in range(40))
    assert message(ada.http.patch("/api/me", content=pieces)) == (413, "server-too-large")
    assert message(ada.http.post("/api/records", json={"record": big})) == (422, "core-record-header")
    huge = "x" * (600 * 1024)
    assert message(ada.http.post("/api/records", json={"record": huge})) == (413, "server-too-large")


def nested() -> bytes:
    """Own content so deep that nobody can read it."""
    content = "a = " + "[" * 50_000
    return json.dumps({"title": "hadara", "seats": [{"kind": "me"}] * 2, "content": content}).encode()


def test_bad_input_is_a_refusal_never_a_fault(ada: Guest) -> None:
    table = ada.table("me", "me")["id"]
    path = f"/api/tables/{table}"
    cases = [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"", 422),
        ("POST", "/api/tables", b"[]", 422),
        ("POST", "/api/tables", b'"\xff"', 400),
        ("POST", "/api/tables", b'{"title": "hadara", "seats": null}', 422),
        ("POST", "/api/tables", b'{"title": "\\u0000", "seats": [{"kind": "me"}]}', 404),
        ("POST", f"{path}/answers", b'{"seat": 1e9, "number": 0, "word": "x", "id": "aaaaaaaa"}', 422),
        ("POST", f"{path}/answers", b'{"seat": "0", "number": 0, "word": "x", "id": "aaaaaaaa"}', 422),
        ("POST", f"{path}/answers", b'{"seat": 0, "number": 0, "word": "crest-99999999999", "id": "aaaaaaaa"}', 422),
        ("POST", f"{path}/answers", b'{"seat": 9, "number": 0, "word": "x", "id": "aaaaaaaa"}', 403),
        ("POST", f"{path}/undo", b'{"seat": 9}', 403),
        ("POST", f"{path}/proposals/99999999999999999999", b'{"agree": true}', 409),
        ("PATCH", "/api/me", b'{"name": 7}', 422),
        ("POST", "/api/tables", nested(), 422),
        ("POST", "/api/tables", b"[" * 60_000, 400),
        ("POST", "/api/records", b'{"record": "cradle: 1\\n\\n"}', 422),
    ]
    for method, where, body, status in cases:
        response = ada.http.request(method, where, content=body, headers={"content-type": "application/json"})
        assert response.status_code == status, f"{method} {where} {body!r}: {response.text}"
        assert response.json()["error"]["message"]
    for where in (f"{path}/game?eye=99", f"{path}/game?eye=x", "/api/tables/NO", "/api/tables?limit=0", f"{path}/why"):
        assert ada.http.get(where).status_code in (403, 422)
    for where, status in (("/api/tables/aaaaaaaaaaaa", 404), ("/api/nothing", 404), ("/locale/xx/core.ftl", 404)):
        assert ada.http.get(where).status_code == status
    assert message(ada.http.delete("/api/tables")) == (405, "server-method")


def test_looking_too_often_is_refused_too(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "look", Rate(2, 3600))
    eve = Guest(strict.url, "Eve")
    table = eve.table("me", "me")["id"]
    path = f"/api/tables/{table}"
    assert [eve.http.get(path).status_code for _ in range(2)] == [200, 200]
    for where in ("/api/tables", path, f"{path}/content", f"{path}/chat", f"{path}/game", f"{path}/why?seat=0&word=x"):
        assert message(eve.http.get(where)) == (429, "server-too-often"), where


def test_one_address_cannot_lock_somebody_out(ada: Guest, strict: Server) -> None:
    who = {"login": "ada-herself", "password": "correct horse"}
    ada.ok("POST", "/api/account", who)
    eve, home = Guest(strict.url), Guest(strict.url)
    eve.http.headers["x-forwarded-for"], home.http.headers["x-forwarded-for"] = "10.0.0.1", "10.0.0.2"
    wrong = {**who, "password": "wrong horse"}
    tries = [eve.ask("POST", "/api/session", wrong).status_code for _ in range(12)]
    assert (tries[0], tries[-1]) == (401, 429)
    assert home.ok("POST", "/api/session", who)["login"] == "ada-herself"


def test_nobody_has_tables_without_end(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 2)
    made = [ada.table("me", "friend")["id"] for _ in range(2)]
    body = {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert ada.refused(409, "server-tables-many", "POST", "/api/tables", body) == {"tables": 2}
    ada.ok("POST", f"/api/tables/{made[0]}/leave")
    ada.ok("POST", "/api/tables", body)


def test_own_content_counts_as_an_upload(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "upload", Rate(1, 3600))
    body = {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "me"}], "content": ""}
    assert ada.ask("POST", "/api/tables", body).status_code in (201, 422)
    ada.refused(429, "server-too-often", "POST", "/api/tables", body)
    ada.ok("POST", "/api/tables", {**body, "content": None})


def test_doing_things_too_often_is_refused_for_a_while(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for action, rate in RATES.items():  # nothing is given back while a busy machine takes its time
        monkeypatch.setitem(RATES, action, Rate(rate.count, 3600))
    eve = Guest(strict.url, "Eve")
    table = eve.table("me", "me")["id"]
    said = [eve.ask("POST", f"/api/tables/{table}/chat", {"text": "x", "id": f"message-{n}"}) for n in range(25)]
    refused = said[-1]
    assert message(refused) == (429, "server-too-often")
    assert int(refused.headers["retry-after"]) == refused.json()["error"]["args"]["seconds"] >= 1
    body = {"login": "nobody-at-all", "password": "wrong horse"}
    tries = [eve.ask("POST", "/api/session", body).status_code for _ in range(12)]
    assert (tries[0], tries[-1]) == (401, 429)
    made = [eve.ask("POST", "/api/tables", {"title": "hadara", "seats": [{"kind": "me"}] * 2}) for _ in range(40)]
    assert message(made[-1]) == (429, "server-too-often")
    looked = [eve.ask("POST", "/api/links", {"secret": "not-a-secret"}).status_code for _ in range(70)]
    assert (looked[0], looked[-1]) == (404, 429)


def test_the_client_page_answers_its_own_paths(ada: Guest, tmp_path: Path) -> None:
    assert "text/html" in ada.http.get("/").headers["content-type"]
    assert "text/html" in ada.http.get("/table/k3v9q2m7xabc").headers["content-type"]
    for path in ("/none.js", "/../settings.py", "/assets/../settings.py", "/%2e%2e/settings.py", "/.hidden"):
        assert ada.http.get(path).status_code == 404


def test_no_request_waits_for_another_thread() -> None:
    """What every request asks first is a coroutine; a plain function would be called in a thread of its own."""
    asked = (desk.the_desk, desk.visitor, desk.marked, desk.somebody, desk.looks)
    assert all(inspect.iscoroutinefunction(each) for each in asked)


def test_a_network_of_one_household_counts_as_one_address() -> None:
    assert home("2001:db8:1:2::7") == home("2001:db8:1:2:ffff::1") != home("2001:db8:1:3::7")
    assert home("fe80::1%eth0") == home("fe80::2")
    assert [home(host) for host in ("203.0.113.7", "", "a:b")] == ["203.0.113.7", "", "a:b"]
