"""A game's cards by name: which one somebody means, and what there is to say about it."""

from __future__ import annotations

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.parts import Library
from ludotek.locale.language import LANGUAGES, Language, fold


class NoCard(LudotekError):
    """A game without cards to read, or a name that means none of them, or several."""


def library_of(game: Game) -> Library:
    if game.library is None:
        raise NoCard("card/no-cards", f"There are no cards of {game.title} to look up.")
    return game.library


def card_called(game: Game, name: str) -> int:
    """The card with a name in any language of the house, or the only one whose name begins so."""
    wanted = fold(name)
    names = [(fold(text), card, text) for card, text in all_names(library_of(game))]
    exact = {card for folded, card, _ in names if folded == wanted}
    found = exact or {card for folded, card, _ in names if folded.startswith(wanted)}
    if len(found) == 1:
        return found.pop()
    if not found:
        raise NoCard("card/unknown", f"{game.title} has no card called {name!r}.")
    likely = sorted({text for _, card, text in names if card in found and fold(text).startswith(wanted)})
    raise NoCard("card/ambiguous", f"{game.title} has several cards called {name!r}: {', '.join(likely)}.")


def all_names(library: Library) -> list[tuple[int, str]]:
    """Every name of every card, language by language."""
    spoken = [Language(code) for code in LANGUAGES]
    return [(card, one.say(name)) for one in spoken for card, name in enumerate(library.names)]


def card_text(game: Game, card: int, language: Language) -> str:
    """A card's name, its facts, and what was ruled about it, one a line."""
    library = library_of(game)
    lines = [language.say(library.names[card])]
    lines += [f"  {language.say(label)}: {language.say(fact)}" for label, fact in library.facts(card)]
    rulings = library.rulings(card)
    if language.has(rulings.id):
        lines += ["", language.text("cards-rulings"), *(f"- {ruling}" for ruling in language.say(rulings).splitlines())]
    return "\n".join(lines)
