"""The client's page, and what is there instead where it is not built."""

import re
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


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/new/hadara", 200),
        ("/table/k3v9q2m7xabc", 200),
        ("/replays", 200),
        ("/rules/hadara", 200),
        ("/metrics", 404),
        ("/health", 404),
        ("/admin/login", 404),
        ("/tables", 404),
        ("/api/none", None),
        ("/locale", None),
        ("/assets/none", None),
        ("/index.php", None),
    ],
)
def test_the_page_is_there_for_the_clients_own_paths(
    path: str, status: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "folder", lambda: tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>")
    shown = client.page(path)
    assert (shown.status_code if shown is not None else None) == status


def test_every_screen_of_the_client_is_known() -> None:
    """The screens are named in the client's own table of them."""
    app = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    screens = re.findall(r"^    (\w+): \(\) => import\(", app, re.MULTILINE)
    assert set(screens) | {""} == set(client.SCREENS)
