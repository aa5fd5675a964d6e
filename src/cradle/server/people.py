"""People: guests with a secret in a cookie, and accounts with a password so that games follow a person."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from cachetools import TTLCache
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cradle.server.away import Away
from cradle.server.ledger import Ledger
from cradle.server.plan import new_id, now_ms
from cradle.server.problem import Conflict, Problem
from cradle.server.schema import PERSONS, PLACES, SESSIONS, TABLES

HASHER: Final = PasswordHasher()
DAY: Final = 24 * 3600  # seconds
SESSION_DAYS: Final = 365  # a session that is not seen for so long has ended


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None


@cache
def hash_of_nobody() -> str:
    """So that an unknown login takes as long as a wrong password."""
    return HASHER.hash(secrets.token_hex(16))


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def days_ago(days: int) -> int:
    return now_ms() - days * DAY * 1000


def session(token: str, person: str) -> dict[str, object]:
    now = now_ms()
    return {"digest": digest_of(token), "person": person, "created": now, "seen": now}


class People:
    def __init__(self, engine: AsyncEngine, ledger: Ledger) -> None:
        self.engine = engine
        self.ledger = ledger
        self.known: TTLCache[str, Person] = TTLCache(maxsize=20_000, ttl=60)
        self.seen: TTLCache[str, bool] = TTLCache(maxsize=20_000, ttl=DAY)

    def forget(self, digest: str) -> None:
        self.known.pop(digest, None)

    async def find(self, token: str) -> Person | None:
        """Whose cookie it is."""
        digest = digest_of(token)
        person = self.known.get(digest)
        if person is None:
            query = (
                select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.login)
                .join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
                .where(SESSIONS.c.digest == digest, SESSIONS.c.seen > days_ago(SESSION_DAYS))
            )
            found = await self.ledger.one(query)
            if found is None:
                return None
            person = self.known[digest] = Person(*found)
        return person

    async def see(self, token: str) -> bool:
        """Note that a session is in use, once a day; whether that was the time."""
        digest = digest_of(token)
        if digest in self.seen:
            return False
        self.seen[digest] = True

        async def work(connection: AsyncConnection) -> bool:
            old = (SESSIONS.c.digest == digest) & (SESSIONS.c.seen < days_ago(1))
            return (await connection.execute(update(SESSIONS).where(old).values(seen=now_ms()))).rowcount == 1

        try:
            return await self.ledger.run(work)
        except Away:
            self.seen.pop(digest, None)  # nobody is kept out because their visit cannot be noted
            return False

    async def guest(self) -> tuple[Person, str]:
        """Somebody new, and the secret for the cookie."""
        token = secrets.token_urlsafe(24)
        person = Person(new_id(), "", None)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(PERSONS).values(id=person.id, name="", created=now_ms()))
            await connection.execute(insert(SESSIONS).values(session(token, person.id)))

        await self.ledger.run(work)
        self.known[digest_of(token)] = person
        return person, token

    async def rename(self, token: str, person: Person, name: str) -> Person:
        await self.edit(token, person, {"name": name})
        return Person(person.id, name, person.login)

    async def edit(self, token: str, person: Person, values: dict[str, str]) -> None:
        digest = digest_of(token)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(**values))
            await self.ledger.ring(connection, f"session {digest}")

        await self.ledger.run(work)
        self.known.clear()

    # -- accounts ----------------------------------------------------------------------------------------------

    async def register(self, token: str, person: Person, login: str, password: str) -> Person:
        """The guest gets a login and keeps everything."""
        if person.login is not None:
            raise Problem(409, "server-has-account")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            await self.edit(token, person, {"login": login, "password": hashed, "name": person.name or login})
        except Conflict as conflict:
            raise Problem(409, "server-login-taken") from conflict
        return Person(person.id, person.name or login, login)

    async def password(self, token: str, person: Person, old: str, new: str) -> Person:
        """A new password; sessions on other devices end."""
        if person.login is None:
            raise Problem(409, "server-no-account")
        await self.verify(person.login, old)
        hashed = await asyncio.to_thread(HASHER.hash, new)
        await self.edit(token, person, {"password": hashed})

        async def work(connection: AsyncConnection) -> None:
            others = (SESSIONS.c.person == person.id) & (SESSIONS.c.digest != digest_of(token))
            ended = (await connection.execute(select(SESSIONS.c.digest).where(others))).scalars().all()
            await connection.execute(delete(SESSIONS).where(others))
            await self.ledger.ring(connection, *[f"session {digest}" for digest in ended])

        await self.ledger.run(work)
        self.known.clear()
        return person

    async def verify(self, login: str, password: str) -> Person:
        query = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.login, PERSONS.c.password).where(
            PERSONS.c.login == login
        )
        found = await self.ledger.one(query)
        hashed = found[3] if found is not None else hash_of_nobody()
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password)
        except VerificationError as error:
            raise Problem(401, "server-login-wrong") from error
        if found is None:
            raise Problem(401, "server-login-wrong")
        return Person(found[0], found[1], found[2])

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        person = await self.verify(login, password)
        token = secrets.token_urlsafe(24)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(SESSIONS).values(session(token, person.id)))

        await self.ledger.run(work)
        return person, token

    async def log_out(self, token: str) -> None:
        digest = digest_of(token)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == digest))
            await self.ledger.ring(connection, f"session {digest}")

        await self.ledger.run(work)
        self.forget(digest)

    async def tables_of(self, person: str) -> list[str]:
        """Tables of a person that are not over."""
        query = select(PLACES.c.table).join(TABLES, TABLES.c.id == PLACES.c.table).where(PLACES.c.person == person)
        running = query.where(TABLES.c.state.in_(["gathering", "playing"]))
        return [row[0] for row in await self.ledger.rows(running)]

    async def all_tables_of(self, person: str) -> list[str]:
        return [row[0] for row in await self.ledger.rows(select(PLACES.c.table).where(PLACES.c.person == person))]
