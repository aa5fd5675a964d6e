"""The examples of docs/protocol.md, which are taken from a story that is really played (`story.py`).

python -m tests.server.examples           says which are no longer what the server says
python -m tests.server.examples --write   writes the blocks anew; what stands within a line is changed by hand

A block is named by a comment before it. `…` stands for what is left out, and a block that is written anew leaves out
the same: the rest of a text, the last entries of a list, further fields, or a whole value.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.story import Told, tell

PROTOCOL = Path(__file__).parents[2] / "docs/protocol.md"
BLOCK = re.compile(r"^(?:<!-- example: (?P<name>[\w-]*) -->\n)?```json\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(\{[^`]*\}|\[\{[^`]*\])`")
REST = "…"
WIDTH = 120


# -- reading -------------------------------------------------------------------------------------------------------


def blocks(text: str) -> dict[str, list[Any]]:
    """The documents of each block by its name."""
    return {found["name"] or "": list(documents(found["text"])) for found in BLOCK.finditer(text)}


def inline(text: str) -> list[str]:
    """What stands within lines of the text."""
    return INLINE.findall(BLOCK.sub("", text))


def documents(text: str) -> Iterator[Any]:
    """One after the other. Where a whole value is left out the quotes may be too: `{…}`."""
    text = re.sub(r"\{…\}", '{"…": "…"}', text)
    text = re.sub(r"(?<=[\[:,]) ?…(?=[\],}])", '"…"', text)
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        document, at = decoder.raw_decode(text, at)
        yield document
        at += len(text[at:]) - len(text[at:].lstrip())


# -- comparing -----------------------------------------------------------------------------------------------------


def fits(shown: Any, said: Any) -> bool:
    """Whether an example shows what was said, but for what it leaves out."""
    if shown == REST:
        return True
    if isinstance(shown, str) and shown.endswith(REST):
        return isinstance(said, str) and said.startswith(shown[:-1])
    if isinstance(shown, dict) and isinstance(said, dict):
        fields = shown.keys() - {REST}
        whole = REST in shown or fields == said.keys()
        return whole and all(field in said and fits(shown[field], said[field]) for field in fields)
    if isinstance(shown, list) and isinstance(said, list):
        entries = shown[:-1] if REST in shown[-1:] else shown
        whole = len(said) > len(entries) if REST in shown[-1:] else len(said) == len(entries)
        return whole and all(map(fits, entries, said))
    return type(shown) is type(said) and bool(shown == said)


def parts(document: Any) -> Iterator[Any]:
    """A document and the documents and lists in it."""
    if isinstance(document, dict | list):
        yield document
        for part in document.values() if isinstance(document, dict) else document:
            yield from parts(part)


def wrong_blocks(text: str, told: Told) -> list[str]:
    """Names of blocks that show something else than what was said."""
    shown = blocks(text)
    return [name for name in {**shown, **told} if not fits(shown.get(name), told.get(name))]


def wrong_inline(text: str, told: Told) -> list[str]:
    """What stands within lines and was never said or sent."""
    said = list(parts(told.all))
    return [each for each in inline(text) if not any(fits(next(documents(each)), part) for part in said)]


# -- writing -------------------------------------------------------------------------------------------------------


def renewed(shown: Any, said: Any) -> Any:
    """What was said, with the same left out."""
    if shown == REST:
        return REST
    if isinstance(shown, str) and shown.endswith(REST) and isinstance(said, str):
        return said if len(said) < len(shown) else said[: len(shown) - 1] + REST
    if isinstance(shown, dict) and isinstance(said, dict):
        kept = said if REST not in shown else {field: said[field] for field in said if field in shown}
        more = {REST: REST} if len(kept) < len(said) else {}
        return {field: renewed(shown.get(field), value) for field, value in kept.items()} | more
    if isinstance(shown, list) and isinstance(said, list):
        count = len(shown) - 1 if REST in shown[-1:] else len(said)
        pairs = zip([*shown, *[None] * count], said[:count], strict=False)
        return [renewed(old, new) for old, new in pairs] + [REST] * (count < len(said))
    return said


def layout(value: Any, indent: int = 0) -> str:
    """As much on a line as fits."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = indent + 1
    if isinstance(value, dict):
        pieces = [f"{json.dumps(k, ensure_ascii=False)}: {layout(v, inner + len(k) + 4)}" for k, v in value.items()]
    else:
        pieces = [layout(entry, inner) for entry in value]
    left, right = "{}" if isinstance(value, dict) else "[]"
    lines = [" " * inner + pieces[0]]
    for piece in pieces[1:]:
        if "\n" not in lines[-1] + piece and len(lines[-1]) + len(piece) + 3 <= WIDTH:
            lines[-1] += f", {piece}"
        else:
            lines[-1] += ","
            lines.append(" " * inner + piece)
    return left + "\n".join(lines).lstrip() + right


def rewritten(text: str, told: Told) -> str:
    """The text with every block as it should be."""

    def block(found: re.Match[str]) -> str:
        name, shown = found["name"] or "", list(documents(found["text"]))
        if name not in told:
            return found[0]
        said = told[name]
        new = [renewed(old, said[n]) for n, old in enumerate(shown)] + said[len(shown) :]
        inside = "".join(f"{layout(document)}\n" for document in new[: len(said)])
        return f"<!-- example: {name} -->\n```json\n{inside}```"

    return BLOCK.sub(block, text)


def main() -> None:
    with TemporaryDirectory() as folder:
        told = tell(Path(folder))
    text = PROTOCOL.read_text(encoding="utf-8")
    if "--write" in sys.argv[1:]:
        text = rewritten(text, told)
        PROTOCOL.write_text(text, encoding="utf-8")
    for wrong in wrong_blocks(text, told) + wrong_inline(text, told):
        print(wrong)


if __name__ == "__main__":
    main()
