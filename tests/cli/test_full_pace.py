"""The bots' pace on the full screen: each answer is seen in its time, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cradle.cli.full.app import TableApp
from cradle.cli.full.host import PACES
from cradle.cli.full.moment import Moment
from tests.cli.conftest import Terminal
from tests.cli.test_full import NARROW, Player, hosted, run, seated
from tests.processes import PATIENCE


def test_bots_are_watched_at_their_pace_and_can_be_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "slow", 3600.0)  # nobody waits as long as that
    host = hosted("horizon", tmp_path / "game")
    host.pace = "slow"

    async def story() -> None:
        app = TableApp(host)
        async with app.run_test(size=NARROW) as pilot:
            player = Player(app, pilot)
            watched = 0
            for _ in range(12):
                while not app.ready.is_set():
                    await pilot.pause(0.01)
                    if app.moment is not None and app.moment.watching:
                        watched += 1
                        assert app.moment.news and not app.moment.answers
                        assert " x skip" in player.text("keys") and " u undo" not in player.text("keys")
                        await pilot.press("x")
                await pilot.press("1")
                await player.pilot.pause()
            assert watched
        assert app.failure is None

    run(story)


def test_a_quick_table_shows_every_answer_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "fast", 0.001)
    host = hosted("horizon", tmp_path / "game")
    host.pace = "fast"
    shown: list[int] = []
    seen_now = host.seen_now

    def noted(eye: int) -> Moment:
        shown.append(len(host.sitting.record.lines))
        return seen_now(eye)

    monkeypatch.setattr(host, "seen_now", noted)

    async def story() -> None:
        async with seated(host) as player:
            await player.press("1", "1", "1", "1")
            assert len(shown) == len(set(shown)) > 1

    run(story)


def test_a_pace_that_there_is_not(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "hadara", "--pace", "idle", full=True)
    assert "instant, fast, normal, slow" in table.until("slow")
    assert table.process.wait(PATIENCE) == 2
