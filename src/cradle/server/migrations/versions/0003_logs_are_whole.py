"""The database refuses a hole in the log of a table"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cradle.server.wholeness import mend

revision = "0003"
down_revision = "0002"

KEPT = '"table", number, kind, seat, text, key, at'


def answer_columns() -> list[sa.Column[object]]:
    return [
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("key", sa.String(length=40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    ]


def previous() -> sa.Column[object]:
    return sa.Column(
        "previous", sa.Integer(), sa.Computed("CASE WHEN number > 1 THEN number - 1 END", persisted=True), nullable=True
    )


def upgrade() -> None:
    op.create_table(
        "aside",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        *answer_columns(),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_aside")),
    )
    op.create_index(op.f("ix_aside_table"), "aside", ["table"], unique=False)
    mend(op.get_bind())
    if op.get_bind().dialect.name == "sqlite":
        rebuild()
        return
    op.add_column("entries", previous())
    op.create_check_constraint("ck_entries_number", "entries", "number >= 1")
    op.create_foreign_key("fk_entries_previous", "entries", "entries", ["table", "previous"], ["table", "number"])


def rebuild() -> None:
    """SQLite cannot add such a column. A table that is given a new name takes what refers to itself with it."""
    op.create_table(
        "entries_whole",
        sa.Column("table", sa.String(length=16), nullable=False),
        *answer_columns(),
        previous(),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.ForeignKeyConstraint(
            ["table", "previous"], ["entries_whole.table", "entries_whole.number"], name="fk_entries_previous"
        ),
        sa.CheckConstraint("number >= 1", name="ck_entries_number"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table", "key", name=op.f("uq_entries_table")),
    )
    op.execute(f'INSERT INTO entries_whole ({KEPT}) SELECT {KEPT} FROM entries ORDER BY "table", number')
    op.drop_table("entries")
    op.rename_table("entries_whole", "entries")


def downgrade() -> None:
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_constraint("fk_entries_previous", type_="foreignkey")
        batch_op.drop_constraint("ck_entries_number", type_="check")
        batch_op.drop_column("previous")
    op.drop_table("aside")
