"""A PostgreSQL server for the tests: from the system's packages, in a temporary folder, on a socket of its own."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncpg

OWNER = "postgres"
DATABASE = "house"


class Unavailable(Exception):
    """Why there is no PostgreSQL here."""


class Postgres:
    """One server, and one database in it, emptied for every test."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder

    @classmethod
    def start(cls) -> Postgres:
        server = cls(find_programs(), Path(tempfile.mkdtemp(prefix="ludotek-pg-")))
        try:
            server.begin()
        except (OSError, subprocess.SubprocessError) as error:
            server.stop()
            raise Unavailable(f"it could not be started: {error}") from None
        return server

    def begin(self) -> None:
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, OWNER)
        self.run("initdb", "-D", self.data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.resume()
        self.sql("postgres", f"CREATE DATABASE {DATABASE}")

    def resume(self) -> None:
        # What a power cut would do is not tested here, so the disk need not be waited for.
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=200"
        self.run("pg_ctl", "-D", self.data, "-l", f"{self.folder}/log", "-w", "-o", options, "start")

    def halt(self) -> None:
        """End it as an upgrade of the machine does: whoever is connected is sent away."""
        self.run("pg_ctl", "-D", self.data, "-m", "fast", "-w", "stop")

    @contextmanager
    def away(self) -> Iterator[None]:
        self.halt()
        try:
            yield
        finally:
            self.resume()

    def stop(self) -> None:
        if Path(self.data).exists():
            self.run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def data(self) -> str:
        return f"{self.folder}/data"

    @property
    def url(self) -> str:
        return f"postgresql://{OWNER}@/{DATABASE}?host={self.folder}"

    def empty(self) -> None:
        """Throw everything away, after whoever still holds on to it."""
        self.end_connections()
        self.sql(DATABASE, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")

    def end_connections(self) -> None:
        """What a restart of the server looks like from outside."""
        self.sql("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{DATABASE}'")

    def sql(self, database: str, *commands: str) -> None:
        asyncio.run(self._sql(database, commands))

    async def _sql(self, database: str, commands: Sequence[str]) -> None:
        connection = await asyncpg.connect(host=str(self.folder), user=OWNER, database=database)
        try:
            for command in commands:
                await connection.execute(command)
        finally:
            await connection.close()

    def run(self, program: str, *arguments: str, check: bool = True) -> None:
        become = ["runuser", "-u", OWNER, "--"] if os.getuid() == 0 else []
        command = [*become, str(self.programs / program), *arguments]
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=60, cwd=self.folder
        )
        if check and done.returncode != 0:
            raise OSError(f"{program} said {done.stderr.strip()!r}")


def find_programs() -> Path:
    """The folder of the newest installed server."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=version)
    if not found and on_path is None:
        raise Unavailable("it is not installed; on Debian, apt-get install postgresql")
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


def version(path: Path) -> int:
    return int(re.sub(r"\D", "", path.parts[-3]) or 0)
