"""What games are played with, and what their replays show, is kept beside them"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("digest", sa.String(length=12), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_contents")),
    )
    op.create_table(
        "replays",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("part", sa.String(length=8), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "part", "first", name=op.f("pk_replays")),
    )
    op.add_column("tables", sa.Column("digest", sa.String(length=12), server_default="", nullable=False))
    op.create_index("ix_tables_digest", "tables", ["digest"], unique=False)
    for table, state, plan in op.get_bind().execute(sa.text("SELECT id, state, plan FROM tables")).all():
        note(table, state, read(plan))


def read(plan: str) -> dict[str, object]:
    """A plan that cannot be read is somebody else's trouble."""
    try:
        found = json.loads(plan)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def note(table: str, state: str, plan: dict[str, object]) -> None:
    """The digest gets a column; a table that was given up is nobody's any more."""
    work = op.get_bind()
    digest = str(plan.get("digest") or "")[:12]
    work.execute(sa.text("UPDATE tables SET digest = :digest WHERE id = :id"), {"digest": digest, "id": table})
    if state == "closed" and not plan.get("closed"):
        for part in ("places", "links"):
            work.execute(sa.text(f'DELETE FROM {part} WHERE "table" = :id'), {"id": table})


def downgrade() -> None:
    op.drop_index("ix_tables_digest", "tables")
    op.drop_column("tables", "digest")
    op.drop_table("replays")
    op.drop_table("contents")
