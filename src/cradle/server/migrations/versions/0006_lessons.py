"""Which lessons somebody has done"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("person", "title", "lesson", name=op.f("pk_lessons")),
    )


def downgrade() -> None:
    op.drop_table("lessons")
