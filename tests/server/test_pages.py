"""The page of a table: it brings along what the same person would be told on request, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cradle.server import brought, client
from tests.server.guests import Document, Guest

PAGE = '<!doctype html><html><head><link rel="stylesheet" href="/assets/page.css"></head><body></body></html>'
REPLY = re.compile(r'<script type="application/json" data-path="([^"]+)">(.*?)</script>', re.DOTALL)
BUILT = {
    "index.html": {"file": "assets/page.js", "css": ["assets/page.css"], "imports": ["_words.js"]},
    "_words.js": {"file": "assets/words.js"},
    "src/screens/Table.svelte": {"file": "assets/Table.js", "imports": ["index.html", "_Mark.js"]},
    "src/boards/hadara/index.ts": {
        "file": "assets/hadara.js",
        "css": ["assets/hadara.css"],
        "imports": ["_Mark.js", "_words.js"],
    },
    "_Mark.js": {"file": "assets/Mark.js", "css": ["assets/Mark.css"]},
    "virtual:words/en": {"file": "assets/en.js"},
    "virtual:words/pl": {"file": "assets/pl.js"},
    "../src/cradle/locale/pl/hadara.ftl?raw": {"file": "assets/hadara-pl.js"},
    "src/boards/heroes/index.ts": {"file": "assets/heroes.js"},
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(client, "folder", lambda: tmp_path)
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "built.json").write_text(json.dumps(BUILT))
    return tmp_path


@pytest.fixture
def ada(guest: Callable[[str], Guest]) -> Guest:
    return guest("Ada")


def page(guest: Guest, path: str, **headers: str) -> str:
    response = guest.http.get(path, headers=headers)
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"
    return response.text


def replies(text: str) -> dict[str, Document]:
    return {path: json.loads(body) for path, body in REPLY.findall(text)}


def told(guest: Guest, path: str) -> Document:
    """What the interface says now, without what the clock adds to it."""
    return untimed(dict(guest.http.get(path).json()))


def untimed(reply: Document) -> Document:
    return {name: value for name, value in reply.items() if name not in ("now", "changed")}


def test_it_brings_what_its_reader_would_be_told(built: Path, ada: Guest) -> None:
    table = ada.table("me", "me", title="hadara")["id"]
    brought_along = replies(page(ada, f"/table/{table}"))
    here = f"/api/tables/{table}"
    assert set(brought_along) == {"/api/titles", "/api/me", here, f"{here}/content", f"{here}/game?eye=0&since=0"}
    for path, reply in brought_along.items():
        assert untimed(reply) == told(ada, path)


def test_a_stranger_is_brought_nothing_of_a_private_table(
    built: Path, ada: Guest, guest: Callable[[str], Guest]
) -> None:
    table = ada.table("me", "me", open=False)["id"]
    text = page(guest("Eve"), f"/table/{table}")
    assert set(replies(text)) == {"/api/titles", "/api/me"}
    assert "hadara.js" not in text
    assert table not in text


def test_somebody_unknown_is_brought_nothing(built: Path, ada: Guest) -> None:
    table = ada.table("me", "me", open=True)["id"]
    text = page(Guest(ada.url), f"/table/{table}")
    assert replies(text) == {}
    assert "hadara.js" not in text


def test_a_watcher_of_an_open_table_sees_no_hand(built: Path, ada: Guest, guest: Callable[[str], Guest]) -> None:
    table = ada.table("me", "me", open=True)["id"]
    game = f"/api/tables/{table}/game?eye="
    eve = guest("Eve")
    found = replies(page(eve, f"/table/{table}"))
    assert [path for path in found if path.startswith(game)] == [f"{game}2&since=0"]
    assert untimed(found[f"{game}2&since=0"]) == told(eve, f"{game}2&since=0")


def test_a_name_cannot_end_the_element_that_it_is_in(built: Path, ada: Guest) -> None:
    name = "</script><script>"
    ada.ok("PATCH", "/api/me", {"name": name})
    table = ada.table("me", "me")["id"]
    text = page(ada, f"/table/{table}")
    assert name not in text
    assert replies(text)["/api/me"]["name"] == name


def test_it_names_the_files_that_its_title_needs(built: Path, ada: Guest) -> None:
    table = ada.table("me", "me")["id"]
    head = page(ada, f"/table/{table}", **{"Accept-Language": "de-DE,pl;q=0.8,en;q=0.5"}).partition("</head>")[0]
    assert re.findall(r'rel="modulepreload" crossorigin href="/assets/([^"]+)"', head) == [
        "Table.js",
        "Mark.js",
        "pl.js",
        "hadara.js",
        "hadara-pl.js",
    ]
    assert re.findall(r'rel="stylesheet" crossorigin href="/assets/([^"]+)"', head) == ["Mark.css", "hadara.css"]


def test_it_comes_without_a_list_of_files_too(built: Path, ada: Guest) -> None:
    (built / "built.json").unlink()
    table = ada.table("me", "me")["id"]
    assert f"/api/tables/{table}" in replies(page(ada, f"/table/{table}"))


def test_there_is_a_page_for_every_address_of_a_table(built: Path, ada: Guest) -> None:
    assert set(replies(page(ada, "/table/k3v9q2m7xabc"))) == {"/api/titles", "/api/me"}
    assert ada.http.get("/table/no-table-at-all").text == PAGE
    assert ada.http.head("/table/k3v9q2m7xabc").status_code == 200
    (built / "index.html").unlink()
    assert ada.http.get("/table/k3v9q2m7xabc").status_code == 503


def test_a_replay_brings_no_running_game(built: Path, ada: Guest) -> None:
    table = ada.table("me", "me")["id"]
    here = f"/api/tables/{table}"
    assert set(replies(page(ada, f"/replay/{table}"))) == {"/api/titles", "/api/me", here, f"{here}/content"}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("de, pl;q=0.5", "pl"), ("de", "en"), ("", "en"), ("EN-gb", "en")],
)
def test_the_language_is_the_one_that_the_client_chooses(wanted: str, language: str) -> None:
    assert brought.language_of(wanted) == language
