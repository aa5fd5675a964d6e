"""What the components of a report are called, of which kind they are, and where their values come from."""

from __future__ import annotations

from typing import Final

from cradle.core.title import Box, Title
from cradle.language import Language, TitleLanguage

SOURCE: Final = "source"
PARTLY: Final = "partly"
RECONSTRUCTED: Final = "reconstructed"
NONE: Final = "none"  # nothing of it is printed: a place in turn order


class Names:
    """Reads the names of traits: `government-g1a` is a noun and an id, `setup-s1-a` has another component behind."""

    def __init__(self, title: Title, box: Box, language: Language) -> None:
        self.title = title
        self.box = box
        self.language = language
        self.words = TitleLanguage(language, title.name, box, [])
        self.nouns = box.nouns()
        self.gained = {news.gains for news in title.news if news.gains}

    def group(self, name: str) -> str:
        """The noun; whatever has none is called before its last part."""
        noun, _, _ = self.split(name)
        return noun or name.rpartition("-")[0]

    def during(self, group: str) -> bool:
        """Whether things of this kind are gained during the game."""
        return group in self.gained

    def heading(self, group: str) -> str:
        message = f"balance-noun-{group}"
        return self.language.say(message) if self.language.has(message) else group

    def say(self, name: str) -> str:
        noun, component, rest = self.split(name)
        if noun:
            text = self.words.component(noun, component)
            also = next((other for other, ids in self.nouns.items() if rest in ids), "")
            return f"{text} · {self.words.component(also, rest)}" if also else text
        if self.language.has(f"balance-name-{name}"):
            return self.language.say(f"balance-name-{name}")
        group, _, number = name.rpartition("-")
        message = f"balance-name-{group}"
        return self.language.say(message, {"n": int(number)}) if self.language.has(message) else name

    def provenance(self, name: str) -> str:
        """As the content says of the entry."""
        noun, component, _ = self.split(name)
        entries = self.box.document.get(noun)
        for entry in entries if isinstance(entries, list) else []:
            if isinstance(entry, dict) and entry.get("id") == component:
                if entry.get("provenance") != RECONSTRUCTED:
                    return SOURCE
                return PARTLY if set(entry.get("known", [])) - {"id"} else RECONSTRUCTED
        return NONE

    def split(self, name: str) -> tuple[str, str, str]:
        """Noun, id, and what stands behind; nothing where there is no such component."""
        for noun, ids in self.nouns.items():
            if name.startswith(noun + "-"):
                left = name[len(noun) + 1 :]
                if left in ids:
                    return noun, left, ""
                for component in ids:
                    if left.startswith(component + "-"):
                        return noun, component, left[len(component) + 1 :]
        return "", "", ""
