"""The first schema"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("login", name=op.f("uq_persons_login")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("turn", sa.String(length=60), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=True),
        sa.Column("content", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_due", ["due"], unique=False)
        batch_op.create_index("ix_tables_list", ["open", "state", "changed"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["persons.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
        sa.UniqueConstraint("table", "key", name=op.f("uq_chat_table")),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table", "key", name=op.f("uq_entries_table")),
    )
    op.create_table(
        "links",
        sa.Column("secret", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_links")),
    )
    op.create_table(
        "places",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["persons.id"],
        ),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_places")),
    )
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_places_person"), ["person"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["persons.id"],
        ),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person"))

    op.drop_table("sessions")
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_places_person"))

    op.drop_table("places")
    op.drop_table("links")
    op.drop_table("entries")
    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_list")
        batch_op.drop_index("ix_tables_due")

    op.drop_table("tables")
    op.drop_table("persons")
