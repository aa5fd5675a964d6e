"""The client's page, and what is there instead where it is not built."""

from pathlib import Path

import pytest

from cradle.language import LANGUAGES, Language
from cradle.server import client


def test_where_the_client_is_not_built_the_page_says_so_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "folder", lambda: tmp_path)
    first, other = client.page("/"), client.page("/table/x")
    assert first is not None
    assert other is not None
    assert (first.status_code, other.status_code) == (200, 503)
    text = bytes(first.body).decode()
    for code in LANGUAGES:
        assert f'lang="{code}"' in text
        assert Language(code).say("server-unbuilt") in text
    assert "web-" not in text
    assert "<style" not in text  # the server's own policy forbids it
