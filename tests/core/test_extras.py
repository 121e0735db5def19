"""Libraries that only some parts of the house need: what is said where they are missing."""

from __future__ import annotations

import pickle
import sys

import pytest

from ludotek.core.errors import LudotekError
from ludotek.core.extras import MissingExtra, extra

SENTENCE = "This takes dreams, which is not installed: pip install 'ludotek[sleep]'."


@pytest.fixture
def missing() -> MissingExtra:
    with pytest.raises(MissingExtra) as raised, extra("sleep"):
        import dreams.of.falling  # type: ignore[import-not-found]  # noqa: F401
    return raised.value


def test_a_missing_library_is_told_with_the_command_that_installs_it(missing: MissingExtra) -> None:
    assert missing.sentence == str(missing) == SENTENCE
    assert missing.code == "core/missing-extra"


def test_a_missing_extra_is_an_error_of_the_house_and_of_importing(missing: MissingExtra) -> None:
    assert isinstance(missing, LudotekError)
    assert isinstance(missing, ImportError)


def test_a_missing_extra_travels_between_processes(missing: MissingExtra) -> None:
    again = pickle.loads(pickle.dumps(missing))
    assert (type(again), again.code, again.sentence) == (MissingExtra, missing.code, missing.sentence)


def test_a_library_that_is_there_is_imported() -> None:
    with extra("sleep"):
        import json
    assert json is sys.modules["json"]


def test_a_missing_module_of_the_house_is_not_taken_for_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"ludotek\.no_such_room"), extra("sleep"):
        import ludotek.no_such_room  # type: ignore[import-not-found]  # noqa: F401


def test_an_extra_inside_another_is_the_one_that_is_named() -> None:
    with pytest.raises(MissingExtra, match="sleep"), extra("lab"), extra("sleep"):
        import dreams  # noqa: F401


def test_a_library_that_is_there_and_broken_is_not_taken_for_a_missing_one() -> None:
    with pytest.raises(ImportError) as raised, extra("sleep"):
        from json import no_such_name  # type: ignore[attr-defined]  # noqa: F401
    assert not isinstance(raised.value, MissingExtra)
