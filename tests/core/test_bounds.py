"""Bounds of content files: what would cost too much is refused before it is read, and all of ours is far from it."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cradle import shelf
from cradle.core import bounds
from cradle.core.bounds import measure
from cradle.core.content import parse
from cradle.core.errors import BadContent
from tests.core.sentences import wanting

pytestmark = pytest.mark.compiled


def refusal(text: str) -> str:
    with pytest.raises(BadContent) as caught:
        parse(text, "own.toml")
    assert wanting(caught.value) == []
    return caught.value.message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#" * (bounds.MOST_CHARACTERS + 1), "core-content-large"),
        ("a = " + "[" * 50_000, "core-content-deep"),
        ("a = " + "[" * 25 + "]" * 25, "core-content-deep"),
        ("a = " + "{b = " * 300 + "1" + "}" * 300, "core-content-deep"),
        (".".join("a" * 20_000) + " = 1", "core-content-dotted"),
        ("a.b.c.d = 1", "core-content-dotted"),
        ("[a.b.c.d]", "core-content-dotted"),
        ('"a"."b".\'c\'.d = 1', "core-content-dotted"),
        ("a = {b.c.d.e = 1}", "core-content-dotted"),
        ("\n".join(f"a{n} = 1" for n in range(bounds.MOST_KEYS + 1)), "core-content-many"),
        ("a = [" + "{}," * bounds.MOST_BRACKETS + "]", "core-content-many"),
        ("[[a]]\n" * bounds.MOST_BRACKETS, "core-content-many"),
        ("a = 0x" + "f" * 9_000, "core-content-plain"),
        ("a = " + "9" * 9_000, "core-content-toml"),
        ("a = 9007199254740992", "core-content-plain"),
        ("a = [[inf]]", "core-content-plain"),
        ("a = {b = nan}", "core-content-plain"),
        ("a = 1979-05-27", "core-content-plain"),
        ("a = 07:32:00", "core-content-plain"),
    ],
    ids=range(19),
)
def test_what_costs_too_much_or_is_no_plain_value_is_refused(text: str, message: str) -> None:
    assert refusal(text) == message


def test_the_line_is_told() -> None:
    with pytest.raises(BadContent) as caught:
        parse('a = """\n\n"""\n# [[[\nb.c.d.e = 1\n', "own.toml")
    assert caught.value.details == {"file": "own.toml", "line": 5, "parts": bounds.MOST_PARTS}


@pytest.mark.parametrize("name", shelf.TITLES)
def test_every_file_of_ours_is_far_from_the_bounds(name: str) -> None:
    text = "\n".join(text for _, text in shelf.content_files(name))
    assert len(text) * 2 < bounds.MOST_CHARACTERS
    assert text.count("=") * 2 < bounds.MOST_KEYS
    assert (text.count("[") + text.count("{")) * 2 < bounds.MOST_BRACKETS
    assert depth(shelf.document(name)) * 2 < bounds.MOST_LEVELS
    measure(text, name)


def depth(value: object) -> int:
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return 1 + max(map(depth, parts), default=0)


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c = " + "{a.b.c = " * bounds.MOST_LEVELS + "1" + "}" * bounds.MOST_LEVELS,
        "[a.b.c]\nd.e.f = " + "[{a.b.c = " * (bounds.MOST_LEVELS // 2) + "1" + "}]" * (bounds.MOST_LEVELS // 2),
        "a = " + "[" * bounds.MOST_LEVELS + "]" * bounds.MOST_LEVELS,
    ],
)
def test_the_deepest_that_is_read_can_be_written_as_json(text: str) -> None:
    document = parse(text, "own.toml")
    assert depth(document) < 100
    assert json.loads(json.dumps(document, allow_nan=False)) == document


@pytest.mark.parametrize(
    "text",
    [
        'a = "[[[[ a.b.c.d.e \\" ]"',
        "a = '[[[[ a.b.c.d.e # ]'",
        'a = """[[[ \\""" a.b.c.d.e\n\n"""""',
        "a = '''[[[ a.b.c.d.e\n' '''''",
        "# a.b.c.d.e [[[[[\na = 1",
        '"a.b.c.d.e" = 1',
        "a = [1.5, 2.5, 3.5, 4.5]",
        "a = \"\"\nb = ''",
    ],
)
def test_what_stands_in_texts_and_remarks_is_not_counted(text: str) -> None:
    text += "\nlast = [[[[[[[[1]]]]]]]]"
    assert parse(text, "own.toml") == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ('"abc" x', 5),
        ('"" x', 2),
        ('"a\\"b" x', 6),
        ('"a\\\\" x', 5),
        ('"abc', -1),
        ('"ab\nc"', -1),
        ("'abc' x", 5),
        ("'' x", 2),
        ("'a\\' x", 4),
        ("'abc", -1),
        ("'\n'", -1),
        ("'a\n'", -1),
        ("'a'\n", 3),
        ("'''a\nb''' x", 9),
        ("'''a'''' x", 8),
        ("'''a''''' x", 9),
        ("'''a'''''' x", 9),
        ("'''''' x", 6),
        ("'''a", -1),
        ('"""a\nb""" x', 9),
        ('"""a\\"""b""" x', 12),
        ('"""a"""" x', 8),
        ('"""a""""" x', 9),
        ('"""a"""""" x', 9),
        ('"""a', -1),
    ],
)
def test_where_a_text_ends(text: str, end: int) -> None:
    assert bounds.end_of_text(text, 0) == end
    assert bounds.end_of_text(f"k = {text}", 4) == (end + 4 if end >= 0 else -1)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\n\nb = " + "[" * 25, 3),
        ('a = """\n\n"""\nb = ' + "{b = " * 25, 4),
        ("a = 1 # one.two.three.four\nb.c.d.e = 1", 2),
        ("a = \"x\"\nb = 'y'\nb.c.d.e = 1", 3),
        ("\n".join(f"a{n} = 1" for n in range(bounds.MOST_KEYS + 1)), bounds.MOST_KEYS + 1),
        ("[a]\n" * (bounds.MOST_BRACKETS + 1), bounds.MOST_BRACKETS + 1),
    ],
    ids=range(6),
)
def test_the_line_of_what_is_too_much(text: str, line: int) -> None:
    with pytest.raises(BadContent) as caught:
        measure(text, "own.toml")
    assert (caught.value.details["file"], caught.value.details["line"]) == ("own.toml", line)
    assert wanting(caught.value) == []


@pytest.mark.parametrize(
    "text",
    [
        "#" * bounds.MOST_CHARACTERS,
        "\n".join(f"a{n} = 1" for n in range(bounds.MOST_KEYS)),
        "[a]\n" * bounds.MOST_BRACKETS,
        "a.b.c = [1.5, 2.5]\nd.e.f = 1",
        "[[" + "]]",
        "a = 1 #",
        'a = "unfinished',
    ],
    ids=range(7),
)
def test_what_is_just_within_the_bounds_is_measured_in_silence(text: str) -> None:
    measure(text, "own.toml")


@pytest.mark.parametrize("value", [bounds.LARGEST, -bounds.LARGEST, 1.5, True, "text", [], {}, [{"a": [1]}]])
def test_plain_values(value: object) -> None:
    bounds.must_be_plain(value, "a")


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ({"a": {"b": [0, bounds.LARGEST + 1]}}, "a.b[1]"),
        ({"a": -bounds.LARGEST - 1}, "a"),
        ([[float("inf")]], "[0][0]"),
        ({"a": None}, "a"),
    ],
)
def test_where_a_value_is_not_plain(value: object, where: str) -> None:
    with pytest.raises(BadContent) as caught:
        bounds.must_be_plain(value, "")
    assert caught.value.details == {"where": where}


QUOTED = some.sampled_from(['"{}"', "'{}'", '"""{}"""', "'''{}'''"])
INSIDE = some.text(alphabet="[]{}.=#, ab\n", max_size=12)


@given(some.lists(some.tuples(QUOTED, INSIDE), max_size=6), some.integers(20, 30))
def test_the_count_sees_the_same_brackets_as_the_reader(texts: list[tuple[str, str]], levels: int) -> None:
    """Whatever stands in quotation marks before it, the first value that is too deep is found, and nothing else."""
    lines = [form.format(inside) for form, inside in texts if len(form) > 4 or "\n" not in inside]
    text = "".join(f"k{n} = {line}\n" for n, line in enumerate(lines)) + "z = " + "[" * levels + "]" * levels
    tomllib.loads(text)
    if levels > bounds.MOST_LEVELS:
        assert refusal(text) == "core-content-deep"
    else:
        parse(text, "own.toml")


@some.composite
def scraps(draw: some.DrawFn) -> str:
    return "".join(draw(some.lists(some.sampled_from(list("[]{}.=#,\"'\\\n a1") + ['"""', "'''"]), max_size=60)))


@given(scraps())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadContent):
        parse(text, "own.toml")


def test_a_file_that_is_too_large_is_told_how_much_it_may_have() -> None:
    with pytest.raises(BadContent) as caught:
        bounds.measure("#" * (bounds.MOST_CHARACTERS + 1), "own.toml")
    assert caught.value.details == {"file": "own.toml", "kilobytes": 256}
