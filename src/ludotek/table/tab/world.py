"""The world around a house in a tab: its storage, and workers of the browser instead of processes."""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import NamedTuple, ParamSpec, Protocol, TypeVar

from ludotek.table.tab.storage import Disk, TabStore
from ludotek.table.world import SystemClock, SystemLuck, World

P = ParamSpec("P")
T = TypeVar("T")


class Helper(Protocol):
    """One of the browser's workers, which starts when it first has something to do."""

    async def work(self, job: str) -> str:
        """Do a job, and bring what came of it; see `helper.py`."""

    def stop(self) -> None:
        """End, and with it whatever is under way; the next job starts anew."""


class Helpers(Protocol):
    """Where they come from."""

    def hire(self, modesty: int) -> Helper:
        """A worker; those who are alike in modesty share one, since each takes much memory."""


class Failed(NamedTuple):
    """What came of a job that could not be done."""

    error: Exception


class TabWorkers:
    """Jobs for one helper, in a form that passes between workers."""

    def __init__(self, helper: Helper) -> None:
        self.helper = helper

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "jobs take their arguments in order"
        answer = await self.helper.work(b64encode(pickle.dumps((job, args))).decode())
        came: T | Failed = pickle.loads(b64decode(answer))
        if isinstance(came, Failed):
            raise came.error
        return came

    def stop(self) -> None:
        self.helper.stop()


class TabProcesses:
    """The browser's workers, as a house hires them."""

    def __init__(self, helpers: Helpers) -> None:
        self.helpers = helpers

    def hire(self, count: int, modesty: int) -> TabWorkers:
        return TabWorkers(self.helpers.hire(modesty))


def tab_world(disk: Disk, helpers: Helpers) -> World[TabStore]:
    return World(TabStore(disk), SystemClock(), SystemLuck(), TabProcesses(helpers))
