"""What was found out about finished games is kept beside them, as it comes"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=False),
        sa.Column("head", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_state", "analyses", ["state", "asked"], unique=False)
    op.create_table(
        "findings",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["analyses.table"]),
        sa.PrimaryKeyConstraint("table", "kind", "n", name=op.f("pk_findings")),
    )


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_index("ix_analyses_state", "analyses")
    op.drop_table("analyses")
