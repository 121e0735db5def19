"""The moments with which the browser's board is tested: one of every question, as views are now."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.games.oath.questions import question_of
from ludotek.games.oath.view import OathView
from ludotek.locale.language import shipped
from tests.games.oath.moments import KEPT
from tests.games.oath.scenes import SCENES

MOMENTS = msgspec.json.decode(KEPT.read_bytes())


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_asks_what_its_name_says(name: str) -> None:
    question = question_of(SCENES[name]())
    assert name == question or name.startswith(f"{question}-")


def test_there_is_a_moment_of_every_question() -> None:
    asked = {line.partition(" =")[0] for line in shipped("en").splitlines() if line.startswith("oath-ask-")}
    names = {id.removeprefix("oath-ask-") for id in asked if not id.startswith("oath-ask-card-")}
    assert names - set(MOMENTS) == set()


def test_moments_show_what_views_show_now() -> None:
    for moment in MOMENTS.values():
        assert tuple(moment["view"]) == OathView.__struct_fields__
        assert msgspec.convert(moment["view"], OathView)
