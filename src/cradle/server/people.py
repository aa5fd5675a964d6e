"""People: guests with a secret in a cookie, and accounts with a password so that games follow a person."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from cachetools import TTLCache
from sqlalchemy import ColumnElement, delete, insert, select, update
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


@dataclass(frozen=True)
class Account:
    """A login's person, if there is one, and the hash of the password."""

    person: Person | None
    hashed: str


@dataclass(frozen=True)
class Pass:
    """What somebody who has logged in carries: the session, and a proof that stays when it ends."""

    token: str
    proof: str


def proof_of(hashed: str) -> str:
    """Only who has logged in here since the password was last changed has it. It opens nothing: attempts are only
    counted apart, so that nobody is locked out of their own device by strangers who try their login.
    """
    return hmac.new(hashed.encode(), b"a device that has logged in", hashlib.sha256).hexdigest()


def proves(proof: str, account: Account) -> bool:
    return hmac.compare_digest(proof.encode(), proof_of(account.hashed).encode())


async def verify(account: Account, password: str) -> Person:
    try:
        await asyncio.to_thread(HASHER.verify, account.hashed, password)
    except VerificationError as error:
        raise Problem(401, "server-login-wrong") from error
    if account.person is None:
        raise Problem(401, "server-login-wrong")
    return account.person


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

    async def register(self, token: str, person: Person, login: str, password: str) -> tuple[Person, Pass]:
        """The guest gets a login and keeps everything, but not the cookie: somebody else may have put it there."""
        if person.login is not None:
            raise Problem(409, "server-has-account")
        hashed = await asyncio.to_thread(HASHER.hash, password)
        values = {"login": login, "password": hashed, "name": person.name or login}
        try:
            fresh = await self.renew(token, person, SESSIONS.c.person == person.id, values)
        except Conflict as conflict:
            raise Problem(409, "server-login-taken") from conflict
        return Person(person.id, person.name or login, login), Pass(fresh, proof_of(hashed))

    async def password(self, token: str, person: Person, old: str, new: str) -> Pass:
        """A new password and a new cookie; all other sessions end."""
        if person.login is None:
            raise Problem(409, "server-no-account")
        await verify(await self.account(person.login), old)
        hashed = await asyncio.to_thread(HASHER.hash, new)
        fresh = await self.renew(token, person, SESSIONS.c.person == person.id, {"password": hashed})
        return Pass(fresh, proof_of(hashed))

    async def account(self, login: str) -> Account:
        """What belongs to a login; to one that nobody has, a password that nobody knows."""
        query = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.password).where(PERSONS.c.login == login)
        found = await self.ledger.one(query)
        if found is None:
            return Account(None, hash_of_nobody())
        return Account(Person(found[0], found[1], login), found[2])

    async def log_in(self, token: str, account: Account) -> Pass:
        """A new cookie for whoever gave the right password; the one they came with ends."""
        assert account.person is not None
        fresh = await self.renew(token, account.person, SESSIONS.c.digest == digest_of(token), {})
        return Pass(fresh, proof_of(account.hashed))

    async def renew(self, token: str, person: Person, ended: ColumnElement[bool], values: dict[str, str]) -> str:
        """Change what is known about somebody, end sessions and begin another, all or nothing."""
        fresh = secrets.token_urlsafe(24)

        async def work(connection: AsyncConnection) -> None:
            if values:
                await connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(**values))
            digests = (await connection.execute(select(SESSIONS.c.digest).where(ended))).scalars().all()
            await connection.execute(delete(SESSIONS).where(ended))
            await connection.execute(insert(SESSIONS).values(session(fresh, person.id)))
            await self.ledger.ring(connection, *[f"session {digest}" for digest in {*digests, digest_of(token)}])

        await self.ledger.run(work)
        self.known.clear()
        return fresh

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
