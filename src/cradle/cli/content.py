"""`cradle content`: the printed values of a title, to take out, change and check."""

from __future__ import annotations

from pathlib import Path

from cradle import shelf
from cradle.cli import papers
from cradle.cli.problems import Complaint
from cradle.cli.voice import Voice
from cradle.core.content import parse
from cradle.core.errors import BadContent
from cradle.core.plain import Plain


def export(voice: Voice, name: str) -> None:
    voice.out.out(one_text(name), highlight=False, end="")


def one_text(name: str) -> str:
    """All content files as one TOML text, comments kept. Bare values come first: below a table they would be in it."""
    heads: list[str] = []
    bodies: list[str] = []
    for file, text in shelf.content_files(name):
        lines = text.splitlines()
        start = next((i for i, line in enumerate(lines) if line.startswith("[")), len(lines))
        bare = [line for line in lines[:start] if line.strip() and not line.startswith("#")]
        remarks = [line for line in lines[:start] if line.startswith("#")]
        heads.extend(bare)
        bodies.append("\n".join([f"# -- {file} --", *remarks, *lines[start:]]))
    out = "\n".join([*heads, *bodies]) + "\n"
    if parse(out, name) != shelf.document(name):
        raise Complaint("content-export", title=name)
    return out


def check(voice: Voice, name: str, path: Path) -> None:
    """Read an own file into the title's box, and lay out a table with it."""
    title = shelf.title(name)
    text = papers.read(path)
    box = shelf.box(name, text, str(path))
    for seats in title.seats:
        table = box.setup(seats, title.choices({}, seats), 1)
        wrong = table.audit()
        if wrong:
            raise BadContent("cli-content-audit", {"problem": wrong})
    changed = differences(shelf.box(name).document, box.document)
    voice.print("content-fine", file=str(path), title=voice.language.say(name), n=len(changed), digest=box.digest)
    for where in changed:
        voice.out.print(f"  {where}", soft_wrap=True)


def differences(before: Plain, after: Plain) -> list[str]:
    """Which entries have other values."""
    out: list[str] = []
    for name, value in after.items():
        old = before[name]
        if isinstance(value, list) and isinstance(old, list) and len(old) == len(value):
            for i, entry in enumerate(value):
                if entry != old[i]:
                    out.append(f"{name}.{entry['id']}" if isinstance(entry, dict) and "id" in entry else f"{name}[{i}]")
        elif value != old:
            out.append(name)
    return out
