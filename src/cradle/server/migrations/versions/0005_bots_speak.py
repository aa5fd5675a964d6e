"""Lines of chat that a bot says: a message in place of words, and nobody's"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("said", sa.Text(), nullable=True))
        batch_op.alter_column("person", existing_type=sa.String(length=16), nullable=True)


def downgrade() -> None:
    op.execute("DELETE FROM chat WHERE person IS NULL")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.alter_column("person", existing_type=sa.String(length=16), nullable=False)
        batch_op.drop_column("said")
