"""Servers on both databases."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from argon2 import PasswordHasher

from cradle.server import people
from cradle.server.coaches import Coaches
from cradle.server.ledger import Ledger
from cradle.server.migrate import migrate
from cradle.server.settings import Settings, database_url
from cradle.server.store import make_engine
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.upgrades import forget

SHARED: list[Server] = []


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> None:
    """Hashing is slow on purpose; tests need not wait for it."""
    people.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # type: ignore[misc]


@pytest.fixture(scope="session", autouse=True)
def patient_ledgers() -> None:
    """A database is not away because the machine is busy; the tests of such databases say what they wait."""
    Ledger.__init__.__defaults__ = (30.0,)


@pytest.fixture(scope="session", autouse=True)
def quick_coaches() -> None:
    """The coach comes behind everything else; tests wait for it, however busy the machine is."""
    program = "from cradle.server import adviser; adviser.NICE = 0; adviser.main()"
    Coaches.program = staticmethod(lambda: [sys.executable, "-c", program])  # type: ignore[method-assign]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of each kind."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        return started.database()
    return str(tmp_path_factory.mktemp("data") / "tables.sqlite")


async def bring_up(database: str) -> None:
    """Give a database the schema of this version."""
    engine = make_engine(database_url(database))
    await migrate(engine)
    await engine.dispose()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """To be copied: every server would spend more time on the steps up to its schema than on what is tested."""
    file = tmp_path_factory.mktemp("empty") / "tables.sqlite"
    asyncio.run(bring_up(str(file)))
    return file


@pytest.fixture(scope="session")
def postgres_with_tables(postgres: Postgres) -> Postgres:
    """The same, for databases that are made from another one."""
    asyncio.run(bring_up(postgres.database("template")))
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for one test."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres_with_tables")
        return started.database(like="template")
    return str(shutil.copy(request.getfixturevalue("empty_file"), tmp_path / "own.sqlite"))


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One for one test, without even a schema."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        return started.database()
    return str(tmp_path / "new.sqlite")


@pytest.fixture
def fresh() -> Iterator[None]:
    """As in a new process, before and after."""
    forget()
    yield
    forget()


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    """One server for all tests on that database: everybody makes tables of their own."""
    running = Server(Settings(database=database, limits=False, thinkers=1))
    SHARED.append(running)
    yield running
    SHARED.remove(running)
    running.stop()


@pytest.fixture(autouse=True)
def alone(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where a test changes what servers do, the shared one stands still: it may have bots that think."""
    changes = "monkeypatch" in request.fixturenames and "server" not in request.fixturenames
    held = [shared.stand_still() for shared in SHARED] if changes else []
    yield
    for event in held:
        event.set()


@pytest.fixture(autouse=True)
def same_games(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deals, and what bots make of them, are a test's own: the same in every run."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(secrets, "randbits", Random(request.node.nodeid).getrandbits)
        yield


@pytest.fixture
def guest(server: Server) -> Callable[..., Guest]:
    """Makes people."""

    def make(name: str = "") -> Guest:
        return Guest(server.url, name)

    return make
