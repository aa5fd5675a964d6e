"""Brings the database to the schema of this version, on every start."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from cradle.server.wholeness import mend

LOCK = 0xC7AD1E  # so that only one of several processes migrates


def upgrade(connection: Connection, to: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    with as_file(files("cradle.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, to)


async def migrate(engine: AsyncEngine) -> None:
    """All of it or nothing. Then every log is looked at: what another program wrote may have holes."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would write table by table
        await connection.run_sync(upgrade)
        await connection.run_sync(mend)
