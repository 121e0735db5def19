"""The schema's history, by Alembic: from nothing, and from each released schema, to today's."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from ludotek.core.errors import LudotekError

HEAD = "head"


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Bring a database up to a revision, in the transaction that is under way.

    The caller holds the database's own lock, so that of two workers that start at once one finds
    everything done.
    """
    if revision == HEAD and current(connection) == revisions()[-1]:
        return
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise LudotekError(
            "store/other-schema", f"The database was made by another version of Ludotek, perhaps a newer one: {error}"
        ) from None


def current(connection: Connection) -> str | None:
    """The revision a database is at; none before the first."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """Every revision, from the first to today's."""
    scripts = ScriptDirectory.from_config(_config())
    return [script.revision for script in reversed(list(scripts.walk_revisions()))]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
