"""The help page: the rules in short, what this table chose, and the keys."""

from __future__ import annotations

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.locale import Language


class Help(ModalScreen[None]):
    """Closes by any of the keys people try."""

    BINDINGS = [Binding("escape,enter,space,q,й,h,р,question_mark,f1", "close", show=False)]

    def __init__(self, language: Language, game: Game, options: Options) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.options = options

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield Static(self.language.title(self.game), classes="title")
            with VerticalScroll(classes="page"):
                yield Static(self.language.rules(self.game), markup=False)
                if words := self.words():
                    yield Static(self.language.text("terminal-words"), classes="label")
                    yield Static(words, markup=False, id="words")
                yield Static(self.language.text("terminal-this-table"), classes="label")
                yield Static(self.chosen(), markup=False)
                yield Static(self.language.text("terminal-keys"), classes="label")
                yield Static(self.language.text_or(f"{self.game.id}-keys", ""), markup=False, id="own-keys")
                yield Static(self.language.text("terminal-keys-about"), markup=False)
            yield Static(f"Esc  {self.language.text('terminal-close')}", classes="hint")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def chosen(self) -> str:
        """What this table chose, an option a line."""
        options: dict[str, object] = msgspec.to_builtins(self.options)
        return "\n".join(
            f"{self.language.option(self.game, name)}: {self.language.option_value(self.game, name, value)}"
            for name, value in options.items()
        )

    def words(self) -> str:
        """The game's own words, one a line."""
        return "\n".join(f"{word}: {about}" for word, about in self.language.glossary(self.game))

    def action_close(self) -> None:
        self.dismiss(None)
