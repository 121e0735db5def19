"""One card of a game: what it does, what it costs, and what was ruled about it."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotek.cli.arguments import GameName, LanguageName, find_game

CardName = Annotated[
    list[str], typer.Argument(metavar="NAME", help="The card's name, or its beginning, in any language of the house.")
]


def add_to(app: typer.Typer) -> None:
    app.command()(card)


def card(game: GameName, name: CardName, lang: LanguageName = None) -> None:
    """Print a card of a game: its effect, its cost, where it may be played, and rulings about it."""
    from ludotek.locale import language
    from ludotek.locale.cards import card_called, card_text

    found = find_game(game)
    print(card_text(found, card_called(found, " ".join(name)), language(lang)))
