"""Which puzzles somebody has tried, and how hard puzzles are"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("word", sa.String(length=100), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_tries")),
    )
    op.create_table(
        "puzzles",
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzles")),
    )


def downgrade() -> None:
    op.drop_table("puzzles")
    op.drop_table("tries")
