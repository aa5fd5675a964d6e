"""Names and chat: what can be seen stays, in every script; what cannot, or piles up, goes."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cradle.server.letters import MOST_MARKS, clean
from tests.server.guests import Guest


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "Zażółć Gęślą-Jaźń",
        "Ёлка Щукина",
        "हिन्दी",
        "श्रीमती ज़िंदगी",
        "क्\u200dष",
        "שָׁלוֹם בְּרֵאשִׁית",
        "محمد رضا",
        "می\u200cخواهم",
        "김철수",
        "田中さん",
        "ก็ดี",
        "Nguyễn Thị Thủy",
        "O’Brien №5 (2)",
        "👩\u200d👩\u200d👧 ❤\ufe0f",
    ],
)
def test_real_names_stay_as_they_are(name: str) -> None:
    assert clean(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "sign", list("\u3164\u2800\u115f\u1160\uffa0\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u17b5\ufe0f\u180e")
)
def test_nothing_that_cannot_be_seen_is_a_name(sign: str) -> None:
    assert clean(sign) == clean(sign * 5) == clean(f" {sign} {sign}") == ""
    assert clean(f"Ada{sign}").rstrip() == "Ada"


@pytest.mark.parametrize(
    "sign", list("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\U000e0041\ud800\ue000")
)
def test_nothing_turns_the_words_of_others_around(sign: str) -> None:
    assert clean(f"Ada{sign} wins") == "Ada wins"


def test_marks_do_not_pile_up() -> None:
    assert clean("Z" + "\u0335" * 200 + "a") == "Z" + "\u0335" * MOST_MARKS + "a"
    assert clean("\u0335\u0335\u0335") == ""
    assert clean("a \u0335b") == "a b"


def test_one_line() -> None:
    assert clean(" a\r\nb\tc\u2028d\u00a0\u3000e\x00f ") == "a b c d e f"


@given(some.text())
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert once == "" or (once.strip() and "\n" not in once)
    json.dumps(once).encode()


def test_names_and_chat_are_cleaned(guest: Callable[..., Guest]) -> None:
    ada = guest("\u3164\u2800")
    assert ada.ok("GET", "/api/me")["name"] == ""
    assert ada.ok("PATCH", "/api/me", {"name": "\u202eadA\u3164"})["name"] == "adA"
    table = ada.table("me", "me")["id"]
    path, key = f"/api/tables/{table}/chat", "message-1"
    ada.refused(422, "server-input", "POST", path, {"text": "\u3164 \u2800\u200b", "id": key})
    assert ada.ok("POST", path, {"text": "Z" + "\u0335" * 50, "id": key})["text"] == "Z" + "\u0335" * MOST_MARKS
    longer = "\ufb2c" * 32  # three signs each, once normalized
    ada.refused(422, "server-input", "PATCH", "/api/me", {"name": longer})
