"""Every text that the package can ask for exists in every language and can be said with what it is given."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import cradle
from cradle import shelf
from cradle.language import LANGUAGES
from tests.laws import texts
from tests.laws.texts import Texts, sources

PACKAGE: Final = Path(next(iter(cradle.__path__)))
LOCALE: Final = PACKAGE / "locale"
PARTS: Final = sorted(file.stem for file in (LOCALE / "en").glob("*.ftl"))
OTHER_PARTS: Final = [part for part in PARTS if part not in shelf.TITLES and not part.endswith("-lessons")]
WEB: Final = PACKAGE.parent.parent / "web" / "src"
REASONS: Final = {"core-refused": ["reason"], "core-record-refused": ["reason"]}  # Language.error adds them


@cache
def everywhere() -> list[str]:
    """Python and, where it is there, the browser client."""
    web = [file for end in ("*.ts", "*.svelte") for file in sorted(WEB.rglob(end))] if WEB.is_dir() else []
    return sources(PACKAGE) + [file.read_text(encoding="utf-8").replace("'", '"') for file in web]


@pytest.mark.parametrize("name", shelf.TITLES)
def test_a_title_has_all_its_texts_and_no_others(name: str) -> None:
    assert texts.problems_of_title(name, everywhere()) == []


@pytest.mark.parametrize("part", OTHER_PARTS)
def test_other_parts_have_all_their_texts(part: str) -> None:
    calls = texts.quoted_messages(part, sources(PACKAGE))
    needed = {message: shared(given) + REASONS.get(message, []) for message, given in calls.items()}
    if part == "core":
        needed.update({"core-why-turn": [], "core-why-bound": [], "core-news-undone": ["seat"]})
    found = texts.read_texts(part)
    open_ended = {message for message, given in calls.items() if not given}  # arguments made elsewhere
    for message in open_ended:
        needed[message] = sorted(found["en"].messages[message].variables) if message in found["en"].messages else []
    assert texts.problems(found, needed) == []
    assert unused_of(part, found["en"], set(needed)) == []


def shared(given: list[list[str]]) -> list[str]:
    """What every call gives."""
    return sorted(set.intersection(*map(set, given))) if given else []


def unused_of(part: str, found: Texts, needed: set[str]) -> list[str]:
    if part == "web":
        return unused_in_the_browser(found)
    begun = tuple(texts.prefixes(part, sources(PACKAGE)))
    code = everywhere()
    loose = [message for message in found.messages if message not in needed and not message.startswith(begun)]
    return [message for message in loose if not any(f'"{message}"' in source for source in code)]


def unused_in_the_browser(found: Texts) -> list[str]:
    """The client names its texts without `web-`, some of them by what they begin with."""
    folder = PACKAGE.parent.parent / "web" / "src"
    code = "\n".join([file.read_text("utf-8") for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")])
    begun = tuple(f"web-{prefix}" for prefix in re.findall(r"`(?:web-)?([a-z0-9-]+-)\$\{", code))
    quoted = {f"web-{word}" for word in re.findall(r"""['"`](?:web-)?([a-z0-9-]+)['"`]""", code)}
    return [message for message in found.messages if message not in quoted and not message.startswith(begun)]


@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_part(part: str) -> None:
    assert all((LOCALE / code / f"{part}.ftl").is_file() for code in LANGUAGES)


# -- the checks themselves -------------------------------------------------------------------------------------

GOOD: Final = {
    "en": "a-buy = Buy { $card } for { $n ->\n [one] { $n } coin\n *[other] { $n } coins\n }\n",
    "ru": "a-buy = { $card }: { $n ->\n [one] a { $n }\n [few] b { $n }\n [many] c { $n }\n *[other] d { $n }\n }\n",
    "pl": "a-buy = { $card }: { $n ->\n [one] a { $n }\n [few] b { $n }\n [many] c { $n }\n *[other] d { $n }\n }\n",
}
NEEDED: Final = {"a-buy": ["card", "n"]}


def made(**changed: str) -> dict[str, Texts]:
    return {code: Texts(code, source) for code, source in {**GOOD, **changed}.items()}


def test_good_texts_have_no_problems() -> None:
    assert texts.problems(made(), NEEDED) == []
    assert texts.unformatted(made(), NEEDED, {"card"}) == []


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"ru": ""}, "ru: a-buy is missing"),
        ({"ru": GOOD["en"]}, "ru: a-buy has no form for few, many"),
        ({"pl": GOOD["pl"].replace("[few]", "[zero]")}, "pl: a-buy has no form for few"),
        ({"en": "a-buy = { $card } { $n } { $price }"}, "en: a-buy has no $price"),
        ({"pl": "a-buy = { $card }"}, "pl: a-buy has other variables than in English"),
        ({"pl": GOOD["pl"] + "a-sell = x\n"}, "pl: a-sell is in one language only"),
        ({"en": GOOD["en"] + "what is this\n"}, "en: cannot be read: what is this"),
        ({"en": GOOD["en"] * 2}, "en: cannot be read: a-buy is there twice"),
    ],
)
def test_bad_texts_are_found(changed: dict[str, str], problem: str) -> None:
    assert problem in texts.problems(made(**changed), NEEDED)


def test_a_text_that_cannot_be_said_is_found() -> None:
    broken = made(en="a-buy = { $card } { $n } { a-gone }")
    assert any("a-buy" in problem for problem in texts.unformatted(broken, NEEDED, {"card"}))


def test_a_text_that_nothing_uses_is_found() -> None:
    found = Texts("en", "a-buy = x\na-term-coin = x\na-quoted = x\na-loose = x\n")
    assert texts.unused("a", found, NEEDED, ['say("quoted")']) == ["a-loose is used by nothing"]


def test_clauses_are_those_that_code_can_return() -> None:
    code = 'K = Kind("buy", "a/1.1", "pass")\ndef why() -> str:\n    return "a/4.2b" if x else "b/1.3"\n'
    assert texts.clause_messages("a", [code]) == {"a-why-4-2b": []}


def test_arguments_of_errors_are_read_from_the_code() -> None:
    code = 'raise Bad("core-x", {"field": 1, "line": 2})\nraise Bad("core-x", {"field": 1})\nsay("core-y")\n'
    assert texts.quoted_messages("core", [code]) == {"core-x": [["field", "line"], ["field"]], "core-y": [[]]}
