"""The bots in examples/ sit down and play, as anybody's would."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.serving import ROOT, serving


async def run(*command: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, cwd=ROOT
    )


async def link_of(host: asyncio.subprocess.Process) -> str:
    assert host.stdout is not None
    line = (await asyncio.wait_for(host.stdout.readline(), 120)).decode()
    return line.partition(": ")[2].strip()


def command(name: str) -> list[str]:
    if name == "python":
        return [sys.executable, "examples/bot.py"]
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return [node, *([] if int(version[1:].split(".")[0]) >= 22 else ["--experimental-websocket"]), "examples/bot.js"]


@pytest.mark.parametrize("host", ["python", "javascript"])
@pytest.mark.parametrize("guest", ["python", "javascript"])
async def test_a_bot_of_ones_own_invites_another_and_both_play_to_the_end(
    sqlite_url: str, host: str, guest: str
) -> None:
    first, second = command(host), command(guest)
    async with serving(sqlite_url) as address:
        inviting = await run(*first, str(address))
        invited = await run(*second, await link_of(inviting))
        for bot in (inviting, invited):
            out, err = await asyncio.wait_for(bot.communicate(), 120)
            assert bot.returncode == 0, err.decode()
            assert "Over: novem-ending-" in out.decode()


def test_the_python_bot_needs_nothing_of_the_house() -> None:
    assert "ludotek" not in [line.split()[1] for line in Path(ROOT / "examples/bot.py").read_text().splitlines()
                             if line.startswith(("import", "from"))]  # fmt: skip
