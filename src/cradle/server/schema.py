"""The tables of the database. The truth of a game is `entries`: it only ever grows."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the secret in the cookie
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0", index=True),  # to the day
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("state", String(12), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # of the plan
    Column("entries", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when somebody must look: a bot's turn, the end of a clock
    Column("turn", String(60), nullable=False),
    Column("plan", Text, nullable=False),
    Column("record", Text),  # the beginning: header, and the answers of a game that was taken over
    Column("content", Text),  # own component values
    Column("digest", String(12), nullable=False, server_default=""),  # of the values in `contents`
    Index("ix_tables_list", "open", "state", "changed"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_digest", "digest"),
)

CONTENTS: Final = Table(
    "contents",
    METADATA,
    Column("digest", String(12), primary_key=True),
    Column("used", BigInteger, nullable=False),  # when a table was last made with it
    Column("data", LargeBinary, nullable=False),  # all component values, packed
)

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("part", String(8), primary_key=True),  # steps, story or content
    Column("first", Integer, primary_key=True),  # the first of the steps
    Column("data", LargeBinary, nullable=False),  # packed
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(16), nullable=False),  # who asked for it; may be gone by now
    Column("asked", BigInteger, nullable=False),
    Column("state", String(8), nullable=False),  # asked, done, failed or refused
    Column("claimed", BigInteger, nullable=False),  # when a process last said that it is at it
    Column("version", String(40), nullable=False),  # of what an analysis is, and who judged
    Column("games", Integer, nullable=False),  # for a decision; 0 until it is begun
    Column("spent", BigInteger, nullable=False),  # milliseconds, so far
    Column("head", Text),  # what does not change from its beginning on
    Column("reason", Text),  # why it was refused
    Index("ix_analyses_state", "state", "asked"),
)

FINDINGS: Final = Table(
    "findings",
    METADATA,
    Column("table", ForeignKey("analyses.table"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # of the task: answer or step
    Column("n", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

PLACES: Final = Table(
    "places",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("persons.id"), primary_key=True, index=True),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("secret", String(40), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("key", String(40)),  # the client's name for its answer
    Column("at", BigInteger, nullable=False),
    # Worked out by the database, which so refuses an answer whose predecessor is not there: a log has no hole.
    Column("previous", Integer, Computed("CASE WHEN number > 1 THEN number - 1 END", persisted=True)),
    UniqueConstraint("table", "key"),
    CheckConstraint("number >= 1", name="ck_entries_number"),
    ForeignKeyConstraint(["table", "previous"], ["entries.table", "entries.number"], name="fk_entries_previous"),
)

# Answers behind a hole in the log of a table, from before the database refused that. Nothing is thrown away.
ASIDE: Final = Table(
    "aside",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("key", String(40)),
    Column("at", BigInteger, nullable=False),
)

LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("version", Integer, nullable=False),  # of the rules by which it was done
    Column("at", BigInteger, nullable=False),
)

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("day", String(10), nullable=False),  # by universal time
    Column("daily", Boolean, nullable=False),  # whether it was the puzzle of that day
    Column("word", String(100), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("before", Integer, nullable=False),  # the person's rating
    Column("after", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("puzzle", String(60), primary_key=True),
    Column("rating", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("persons.id"), index=True),  # nobody: a bot said it
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("said", Text),  # a message with its arguments, in place of the text
    UniqueConstraint("table", "key"),
)
