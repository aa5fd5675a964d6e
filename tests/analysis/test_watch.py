"""What to watch: dangers first, three at most; and what is a danger in each title."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.analysis.playing import SOON, Gain, Harm, Played, harms, player_of
from cradle.analysis.reasons import harms as harm_reasons
from cradle.analysis.speech import sentence
from cradle.analysis.watch import MOST, watches
from cradle.core.journal import News, Told
from cradle.core.rng import seeded
from cradle.language import LANGUAGES, Language, TitleLanguage

BOB = 1
HUNGRY: Harm = (0, "discarded", 0)


def game(gained: set[Gain] | None = None, harmed: set[Harm] | None = None) -> Played:
    return Played([90, 80], [1.0, 0.0], True, True, {}, gained or set(), harmed=harmed or set())


def ids(games: list[Played], chances: list[float]) -> list[str]:
    return [reason.message.removeprefix("analysis-watch-") for reason in watches(games, 0, chances)]


def test_dangers_come_first_and_there_are_three_at_most() -> None:
    games = [game({(0, "bust", 1), (0, "bust", 2)} if n % 4 else set(), {HUNGRY} if n % 2 else set()) for n in range(8)]
    assert ids(games, [0.6, 0.4]) == ["harm", "near", "near"]
    assert ids(games, [0.4, 0.6]) == ["harm", "ahead", "near"]
    found = watches(games, 0, [0.6, 0.4])
    assert found[0].numbers == {"harm": "discarded", "seat": 0, "n": 50}
    many = [game(harmed={(0, name, BOB) for name in ("a", "b", "c", "d")})] * 8
    assert ids(many, [0.4, 0.6]) == ["harm", "harm", "ahead"] and MOST == 3


def test_what_harms_others_or_happens_rarely_is_no_danger() -> None:
    games = [game(harmed={(BOB, "discarded", BOB)} | ({HUNGRY} if n == 0 else set())) for n in range(8)]
    assert ids(games, [0.6, 0.4]) == []


def test_few_games_say_nothing() -> None:
    assert watches([game(harmed={HUNGRY})] * 3, 0, [0.4, 0.6]) == []


@pytest.mark.parametrize(
    ("news", "told", "found"),
    [
        (News("fell", harms="seat"), (2, []), {(2, "fell", 2)}),
        (News("took", "other-seat count", harms="other-seat"), (2, [1, 3]), {(1, "took", 2)}),
        (News("claim", harms="others"), (2, []), {(0, "claim", 2), (1, "claim", 2)}),
        (News("last", harms="all"), (-1, []), {(0, "last", -1), (1, "last", -1), (2, "last", -1)}),
        (News("rested"), (2, []), set()),
    ],
)
def test_whom_it_harms(news: News, told: tuple[int, list[int]], found: set[Harm]) -> None:
    assert harms([Told(news, *told, [], 0)], 3) == found


def test_a_danger_that_an_answer_averts_is_a_reason_for_it_and_against_the_other() -> None:
    fed, hungry = [game()] * 16, [game(harmed={HUNGRY})] * 16
    for ones, others, sign in ((fed, hungry, 1), (hungry, fed, -1)):
        [(_, reason)] = harm_reasons(ones, others, 0, sign, 10.0)
        assert reason.message == "analysis-reason-harm"
        assert (reason.numbers["n"], reason.numbers["m"]) == ((0, 100) if sign > 0 else (100, 0))
    assert harm_reasons(fed, hungry, 0, -1, 10.0) == []
    assert harm_reasons(fed, hungry, BOB, 1, 10.0) == []


def test_what_happens_later_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hunger at the end of the first epoch is nothing to watch when it has just begun."""
    title, box = shelf.title("hadara"), shelf.box("hadara")
    table = box.setup(2, title.choices({}, 2), 5)
    player = player_of("hadara")
    monkeypatch.setattr("cradle.analysis.playing.SOON", 1)
    assert all(harm[1] != "discarded" for n in range(3) for harm in player.play(table.clone(), seeded(n), 0).harmed)
    assert SOON > 1


@pytest.mark.parametrize("name", ["hadara", "tapestry", "heroes", "horizon"])
def test_every_title_has_dangers_with_a_text_of_at_most_ninety_letters(name: str) -> None:
    dangers = [news for news in shelf.title(name).news if news.harms]
    assert dangers
    for code in LANGUAGES:
        words = TitleLanguage(Language(code), name, shelf.box(name), ["Ada", "Bob"])
        for news in dangers:
            [reason] = watches([game(harmed={(0, news.name, BOB)})] * 8, 0, [0.6, 0.4])
            said = sentence(words, reason)
            assert "100" in said and "{" not in said and f"{name}-" not in said and len(said) <= 90, said
