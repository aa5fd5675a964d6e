"""The values that games are played with, stored once for each digest: a game goes on with those that it began with."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from functools import lru_cache
from typing import Final, cast

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.title import Box
from cradle.server import boxes
from cradle.server.boxes import Unusable
from cradle.server.ledger import Work
from cradle.server.plan import now_ms
from cradle.server.schema import CONTENTS
from cradle.server.store import Row, Store

HEADER: Final = 2000  # characters within which a record's header tells its rules
RULES: Final = re.compile(r"^rules: (\d{1,9})$", re.MULTILINE)
CONTENT: Final = re.compile(r"^content: *([0-9a-f]{12})\r?$", re.MULTILINE)
KEEP: Final = text(
    "INSERT INTO contents (digest, used, data) VALUES (:digest, :used, :data) "
    "ON CONFLICT (digest) DO UPDATE SET used = excluded.used"
)


@lru_cache(maxsize=16)
def packed(box: Box) -> bytes:
    return zlib.compress(json.dumps(box.document).encode())


def keeping(box: Box) -> Work:
    """Writes the values of a box, in the transaction that makes a table with them."""
    data = packed(box)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(KEEP, {"digest": box.digest, "used": now_ms(), "data": data})

    return work


class Contents:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep_packaged(self) -> None:
        """Tables from before values were stored are played with these."""
        for title in shelf.TITLES:
            await self.store.ledger.run(keeping(await asyncio.to_thread(shelf.box, title)))

    async def document(self, digest: str) -> Plain | None:
        found = await self.store.ledger.one(select(CONTENTS.c.data).where(CONTENTS.c.digest == digest))
        return cast(Plain, json.loads(zlib.decompress(found[0]))) if found is not None else None

    async def box(self, row: Row) -> Box:
        """The box that the table was made with; Unusable if there is none any more."""
        title, digest = row.plan.title, row.plan.digest
        must_fit(row)
        box = boxes.known_box(title, digest)
        if box is None:
            document = await self.document(digest)
            try:
                if document is not None:
                    return await asyncio.to_thread(boxes.stored_box, title, digest, document)
                box = await asyncio.to_thread(boxes.box_of, title, row.content)
            except Exception as error:  # whatever the title of today makes of values of then
                raise unreadable(digest) from error
            if box.digest != digest:
                raise unreadable(digest)
            await self.store.ledger.run(keeping(box))
        return box


UNREADABLE: Final[set[str]] = set()  # digests of values, and tables, that the present rules do not take


def unreadable(found: str) -> Unusable:
    UNREADABLE.add(found)
    return Unusable()


def must_fit(row: Row) -> None:
    """The table is of a title that there is, and was begun by its present rules."""
    if row.plan.title not in shelf.TITLES:
        raise Unusable()
    found, version = rules_of(row.record), shelf.title(row.plan.title).version
    if found not in (None, version):
        raise Unusable("server-closed-rules", {"found": found, "version": version})


def rules_of(record: str | None) -> int | None:
    """The version of the rules that a game was begun by."""
    found = RULES.search(record[:HEADER]) if record is not None else None
    return int(found[1]) if found is not None else None


def content_of(record: str) -> str:
    """The digest of the values that a game is played with."""
    found = CONTENT.search(record[:HEADER])
    return found[1] if found is not None else ""


def is_old(row: Row) -> bool:
    """Whether the table can be looked at, but nobody can go on from it."""
    if row.id in UNREADABLE or row.plan.digest in UNREADABLE:
        return True
    try:
        must_fit(row)
    except Unusable:
        return True
    return False
