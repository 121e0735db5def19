"""Where Alembic runs a migration: on the connection, and in the transaction, that `upgrade` was given."""

from alembic import context

from ludotek.table.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # SQLite can, since our transactions begin before the first change
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
