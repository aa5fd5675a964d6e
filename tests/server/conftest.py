"""Servers on both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cradle.server import people
from cradle.server.settings import Settings
from tests.server.guests import Guest
from tests.server.postgres import Postgres
from tests.server.serving import Server
from tests.server.upgrades import forget


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> None:
    """Hashing is slow on purpose; tests need not wait for it."""
    people.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # type: ignore[misc]


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


@pytest.fixture(params=["sqlite", "postgresql"])
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database for one test."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        return started.database()
    return str(tmp_path / "own.sqlite")


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
    yield running
    running.stop()


@pytest.fixture
def guest(server: Server) -> Callable[..., Guest]:
    """Makes people."""

    def make(name: str = "") -> Guest:
        return Guest(server.url, name)

    return make
