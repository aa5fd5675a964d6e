"""Content: component tables as TOML text, merged, checked on reading, with errors that name entry and field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final

from cradle.core.bounds import measure, must_be_plain
from cradle.core.errors import BadContent
from cradle.core.plain import Plain

PROVENANCE: Final = ["source", "reconstructed"]
WHOLE: Final = "whole"  # lists that an own file holds in full
WITHOUT: Final = "without"  # fields that an own entry takes away
SHOWN: Final = 60  # characters of a wrong value that are told


def parse(text: str, name: str) -> Plain:
    """One TOML file, within bounds; what comes of it can be written as JSON."""
    measure(text, name)
    try:
        document: Plain = tomllib.loads(text)
    except ValueError as error:
        raise BadContent("core-content-toml", {"file": name, "problem": str(error)}) from error
    must_be_plain(document, "")
    return document


def merge(base: Plain, own: Plain) -> Plain:
    """The base with the values of an own file: tables field by field, entries of a list by their id.

    `whole` names the lists that the own file holds in full: nothing of the base is left there.
    """
    out = dict(base)
    values = {name: value for name, value in own.items() if name != WHOLE}
    whole_lists = names_of(own, WHOLE, WHOLE)
    for i, name in enumerate(whole_lists):
        if not (isinstance(base.get(name), list) and isinstance(values.get(name), list)):
            raise BadContent("core-content-unknown", {"where": f"{WHOLE}[{i}]: {name[:SHOWN]}"})
    for name, value in values.items():
        if name not in base:
            raise BadContent("core-content-unknown", {"where": name})
        out[name] = value if name in whole_lists else merge_value(base[name], value, name)
    return out


def merge_value(base: object, own: object, where: str) -> object:
    if isinstance(base, dict) and isinstance(own, dict):
        table = merge_fields(base, own, where)
        unknown = [str(key) for key in table if key not in base]
        if unknown:
            raise BadContent("core-content-unknown", {"where": f"{where}.{unknown[0]}"})
        return table
    if isinstance(base, list) and isinstance(own, list) and entry_ids(base):
        places = {entry_id: i for i, entry_id in enumerate(entry_ids(base))}
        out = list(base)
        for i, entry in enumerate(own):
            key = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(key, str) or key not in places:
                raise BadContent("core-content-id", {"where": f"{where}[{i}]", "id": str(key)[:SHOWN]})
            out[places[key]] = merge_fields(out[places[key]], entry, f"{where}.{key}")
        return out
    return own


def merge_fields(base: Plain, own: Plain, where: str) -> Plain:
    """An entry with the fields of an own one; those that `without` names are taken away."""
    out = dict(base)
    for name in names_of(own, WITHOUT, f"{where}.{WITHOUT}"):
        if name not in out or name in own:
            raise BadContent("core-content-unknown", {"where": f"{where}.{WITHOUT}: {name[:SHOWN]}"})
        del out[name]
    out.update({name: value for name, value in own.items() if name != WITHOUT})
    return out


def names_of(table: Plain, name: str, where: str) -> list[str]:
    """A list of different names in a table, none if it is not there."""
    value = table.get(name, [])
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise BadContent("core-content-names", {"where": where})
    if len(set(value)) < len(value):
        raise BadContent("core-content-twice", {"where": where})
    return [str(v) for v in value]


def entry_ids(entries: list[object]) -> list[str]:
    """The ids of a list of entries, or nothing if it is another kind of list."""
    ids = [str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry]
    return ids if len(ids) == len(entries) else []


def digest(document: Plain) -> str:
    """Twelve digits that tell one set of values from another."""
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:12]


class Entry:
    """A table of the document, read field by field; `done()` refuses fields that nobody read."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise BadContent("core-content-table", {"where": where})
        self.data: dict[str, object] = {str(key): value for key, value in data.items()}
        self.where = where
        self.read: set[str] = set()

    def at(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def has(self, name: str) -> bool:
        return name in self.data

    def value(self, name: str) -> object:
        self.read.add(name)
        if name not in self.data:
            raise BadContent("core-content-missing", {"where": self.at(name)})
        return self.data[name]

    def whole(self, name: str, least: int, most: int) -> int:
        return whole(self.value(name), least, most, self.at(name))

    def wholes(self, name: str, length: int, least: int, most: int) -> list[int]:
        """A list of so many whole numbers; any number of them if the length is negative."""
        value = self.value(name)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            raise BadContent("core-content-list", {"where": self.at(name), "length": max(length, 0)})
        return [whole(v, least, most, f"{self.at(name)}[{i}]") for i, v in enumerate(value)]

    def text(self, name: str) -> str:
        value = self.value(name)
        if not isinstance(value, str):
            raise BadContent("core-content-text", {"where": self.at(name)})
        return value

    def texts(self, name: str) -> list[str]:
        value = self.value(name)
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise BadContent("core-content-text", {"where": self.at(name)})
        return [str(v) for v in value]

    def flag(self, name: str, default: bool) -> bool:
        if name not in self.data:
            return default
        value = self.value(name)
        if not isinstance(value, bool):
            raise BadContent("core-content-flag", {"where": self.at(name)})
        return value

    def one_of(self, name: str, names: list[str]) -> int:
        """The place of a word among the allowed ones."""
        return one_of(self.value(name), names, self.at(name))

    def several_of(self, name: str, names: list[str]) -> list[int]:
        """The places of a list of words among the allowed ones."""
        return [one_of(word, names, f"{self.at(name)}[{i}]") for i, word in enumerate(self.texts(name))]

    def rows(self, name: str, count: int, length: int, least: int, most: int) -> list[list[int]]:
        """So many lists of whole numbers."""
        value = self.value(name)
        if not isinstance(value, list) or len(value) != count:
            found = len(value) if isinstance(value, list) else 0
            raise BadContent("core-content-count", {"where": self.at(name), "count": count, "found": found})
        holder = Entry({f"{name}[{i}]": row for i, row in enumerate(value)}, self.where)
        return [holder.wholes(row, length, least, most) for row in holder.data]

    def must_be(self, name: str) -> None:
        """Entries that the rules count by keep their order."""
        if self.text("id") != name:
            raise BadContent("core-content-order", {"where": self.where})

    def entry(self, name: str) -> Entry:
        return Entry(self.value(name), self.at(name))

    def entries(self, name: str, count: int = -1) -> list[Entry]:
        """A list of tables with different ids; exactly so many, if a count is given."""
        value = self.value(name)
        if not isinstance(value, list):
            raise BadContent("core-content-entries", {"where": self.at(name)})
        if count >= 0 and len(value) != count:
            raise BadContent("core-content-count", {"where": self.at(name), "count": count, "found": len(value)})
        out: list[Entry] = []
        ids: set[str] = set()
        for i, data in enumerate(value):
            entry = Entry(data, f"{self.at(name)}[{i}]")
            if entry.has("id"):
                key = entry.text("id")
                entry.where = f"{self.at(name)}.{key}"
                if key in ids:
                    raise BadContent("core-content-twice", {"where": entry.where})
                ids.add(key)
            out.append(entry)
        return out

    def entries_between(self, name: str, least: int, most: int) -> list[Entry]:
        """A list of tables with different ids, as many as these bounds allow."""
        out = self.entries(name)
        if not least <= len(out) <= most:
            details: dict[str, str | int] = {"where": self.at(name), "least": least, "most": most, "found": len(out)}
            raise BadContent("core-content-between", details)
        return out

    def provenance(self) -> bool:
        """Whether every value is confirmed. `known` lists the confirmed fields of the others."""
        if self.has("known"):
            self.texts("known")
        return self.one_of("provenance", PROVENANCE) == 0

    def close(self) -> None:
        """Whether its values are confirmed was the last thing to read of it."""
        self.provenance()
        self.done()

    def done(self) -> None:
        for name in self.data:
            if name not in self.read:
                raise BadContent("core-content-unknown", {"where": self.at(name)})


def whole(value: object, least: int, most: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        details: dict[str, str | int] = {"where": where, "least": least, "most": most, "found": str(value)[:SHOWN]}
        raise BadContent("core-content-number", details)
    return value


def one_of(value: object, names: list[str], where: str) -> int:
    if not isinstance(value, str) or value not in names:
        found = str(value)[:SHOWN]
        raise BadContent("core-content-one-of", {"where": where, "found": found, "allowed": ", ".join(names)})
    return names.index(value)
