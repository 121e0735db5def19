"""A tale in a language: a title, and a paragraph under each heading."""

from __future__ import annotations

from typing import TypeAlias

from ludotek.core.tale import Tale
from ludotek.locale.language import Language

Prose: TypeAlias = tuple[str, list[tuple[str, str]]]  # the title; headings with what stands below them


def prose(tale: Tale, language: Language) -> Prose:
    """A tale as people read it."""
    paragraphs = [
        (language.say(one.heading), " ".join([language.say(said) for said in one.sentences])) for one in tale.chapters
    ]
    return language.say(tale.title), paragraphs


def tale_text(tale: Tale, language: Language) -> str:
    """On paper."""
    title, paragraphs = prose(tale, language)
    return "\n\n".join([title, *(f"{heading}\n{text}" for heading, text in paragraphs)])
