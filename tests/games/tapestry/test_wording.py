"""Effects in words: the packaged texts are those that the parts give, and own content never shows a message id."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cradle import shelf
from cradle.games.tapestry.box import Printed
from cradle.games.tapestry.conquest import DICE_MODES, REACH
from cradle.games.tapestry.counting import COUNTS
from cradle.games.tapestry.discards import PRICES
from cradle.games.tapestry.explore import WHERE
from cradle.games.tapestry.pieces import BUILDINGS, RESOURCES, TRACKS
from cradle.games.tapestry.registry import TITLE
from cradle.games.tapestry.technology import SOURCES, SYMBOLS
from cradle.games.tapestry.vocabulary import LANDS, Vocabulary, odd_effect
from cradle.games.tapestry.wording import wording
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.games.tapestry.positions import BOX, PRINTED

ODD = [
    "ally",
    "burn",
    "colonialism",
    "dark-ages",
    "dictatorship",
    "discovery",
    "espionage",
    "guilds",
    "marry",
    "newest-circle",
    "oil-magnate",
    "olympic-host",
    "plea-for-aid",
    "singularity",
    "socialism",
    "swap",
    "trade-economy",
    "uprising",
]
PAID = ["bare", "benefit", "full", "free-bonus"]


def words(code: str) -> TitleLanguage:
    return TitleLanguage(Language(code), "tapestry", BOX, ["Anna", "Bert"])


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_packaged_texts_are_put_together_from_the_same_words(code: str) -> None:
    said = words(code)
    for effect in PRINTED.effects:
        assert said.put_together(wording(effect.words)) == said.say(f"effect-{effect.name}")


# -- any legal effect --------------------------------------------------------------------------------------------


def one_of(name: str, values: list[str]) -> st.SearchStrategy[dict[str, object]]:
    return st.sampled_from(values).map(lambda value: {name: value})


def amount(name: str, most: int) -> st.SearchStrategy[dict[str, object]]:
    return st.integers(1, most).map(lambda n: {name: n})


def both(
    first: st.SearchStrategy[dict[str, object]], second: st.SearchStrategy[dict[str, object]]
) -> st.SearchStrategy[dict[str, object]]:
    return st.tuples(first, second).map(lambda pair: {**pair[0], **pair[1]})


def held(name: str) -> st.SearchStrategy[dict[str, object]]:
    kinds = st.dictionaries(st.sampled_from(RESOURCES), st.integers(1, 8), min_size=1)
    return (kinds | st.integers(1, 8).map(lambda n: {"any": n})).map(lambda given: {name: given})


FLAG = st.booleans()
END: st.SearchStrategy[dict[str, object]] = st.just({}) | amount("past_end", 50)
LEAVES = st.one_of(
    held("gain"),
    held("lose"),
    amount("points", 50),
    both(amount("points", 50), one_of("per", COUNTS)),
    amount("tiles", 9),
    amount("cards", 9),
    amount("space", 9),
    both(one_of("building", [*BUILDINGS, "any"]), FLAG.map(lambda flag: {"outside": True} if flag else {})),
    one_of("landmark", [*PRINTED.landmark_ids, "any"]),
    st.sampled_from([{"civilization": 1}, {"nothing": 1}, {"voyage": 1}, {"upgrade": 1}, {"refresh": 1}]),
    st.just({"overplay": 1}),
    one_of("explore", WHERE),
    both(one_of("research", PAID), END),
    both(both(one_of("advance", TRACKS), one_of("reward", PAID)), END),
    both(both(one_of("advance", TRACKS), one_of("reward", PAID)), FLAG.map(lambda flag: {"may": flag})),
    both(one_of("regress", TRACKS), one_of("reward", PAID)),
    one_of("again", ["own", "once"]),
    both(one_of("invent", SOURCES), FLAG.map(lambda flag: {"upgraded": True} if flag else {})),
    one_of("symbol", SYMBOLS),
    both(one_of("conquer", REACH), one_of("dice", DICE_MODES)),
    one_of("ground", LANDS),
    one_of("odd", ODD),
)


def wholes(parts: st.SearchStrategy[dict[str, object]]) -> st.SearchStrategy[dict[str, object]]:
    several = st.lists(parts, min_size=2, max_size=4)
    price = st.tuples(st.sampled_from(PRICES), st.integers(1, 9)).map(lambda pair: {pair[0]: pair[1]})
    return st.one_of(
        several.map(lambda found: {"then": found}),
        several.map(lambda found: {"all": found}),
        several.map(lambda found: {"one": found}),
        st.tuples(st.integers(2, 9), parts).map(lambda pair: {"times": pair[0], "do": pair[1]}),
        st.tuples(st.integers(2, 5), parts).map(lambda pair: {"with_players": pair[0], "do": pair[1]}),
        parts.map(lambda part: {"may": part}),
        parts.map(lambda part: {"everyone": part}),
        parts.map(lambda part: {"neighbours": part}),
        st.tuples(parts, parts).map(lambda pair: {"first_in_era": pair[0], "otherwise": pair[1]}),
        st.tuples(parts, parts, parts).map(
            lambda three: {"wonders": {"fewest": three[0], "most": three[1], "other": three[2]}}
        ),
        st.tuples(price, parts).map(lambda pair: {"pay": pair[0], "gain": pair[1]}),
    )


@given(st.recursive(LEAVES, wholes, max_leaves=6), st.sampled_from(LANGUAGES))
def test_any_effect_that_can_be_read_can_be_said(effect: dict[str, object], code: str) -> None:
    box = Printed()
    box.landmark_ids = PRINTED.landmark_ids
    Vocabulary(box).read(effect, "own")
    said = words(code).put_together(wording(effect))
    assert "effect-" not in said and "landmark-" not in said and "{" not in said and "$" not in said
    if code != "en":
        assert not re.search(r"\b(points?|without|track|and|or)\b", said)


def test_all_odd_effects_are_tried() -> None:
    assert all(odd_effect(name) is not None for name in ODD)
    assert set(ODD) == {
        effect.name.removeprefix("odd-") for effect in PRINTED.effects if effect.name.startswith("odd-")
    }


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "2 tapestry cards and (invent an open card or 7 points per landmark)"),
        ("ru", "2 карты эпох и (изобретение открытой карты или 7 ПО за каждое достижение)"),
        ("pl", "2 karty gobelinu i (wynalezienie odkrytej karty albo 7 PZ za każdą budowlę)"),
    ],
)
def test_own_content_is_said_in_words(code: str, said: str) -> None:
    own = """[[tile]]
id = "territory-1"
benefit = { all = [{ cards = 2 }, { one = [{ invent = "face-up" }, { points = 7, per = "landmarks" }] }] }
"""
    box = shelf.box("tapestry", own, "own.toml")
    language = TitleLanguage(Language(code), "tapestry", box, ["Anna"])
    ids = box.nouns()["effect"]
    number = next(i for i, name in enumerate(ids) if name.startswith("all-cards-2"))
    assert language.value("effect", number) == said


def test_every_question_names_the_clause_it_comes_from() -> None:
    assert [kind.name for kind in TITLE.kinds if not kind.clause.startswith("tapestry/")] == []
