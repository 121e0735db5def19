"""How a person answers: a secret key, a list of moves with a prompt, or just being ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.phrase import Phrase
from ludotek.core.position import Move
from ludotek.locale import Language
from ludotek.terminal.keyboard import keys_of, pressed

READY: Move = -2
FEW = 8  # single moves that are listed though they cannot be made
QUOTES = '"“”„«»'  # words between them are no move


class Choice(Vertical):
    """Something a person is asked; it answers once."""

    class Made(Message):
        """The answer."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def press(self, key: events.Key) -> None:
        """A key that nothing on the screen had a use for."""

    def answer(self, move: Move) -> None:
        self.post_message(self.Made(move))


class Ready(Choice):
    """One button: somebody is ready, or has read what happened."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label

    def compose(self) -> ComposeResult:
        with Horizontal(classes="buttons"):
            yield Button(f"{self.label} ⏎", id="ready")

    def on_mount(self) -> None:
        self.query_one(Button).focus()

    def press(self, key: events.Key) -> None:
        if key.key in ("enter", "space"):
            self.answer(READY)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.answer(READY)


class Marker(Static):
    """One of the keys, drawn like all others."""

    def __init__(self, label: str, move: Move) -> None:
        super().__init__(label, classes="marker", markup=False)
        self.move = move


class Secret(Choice, can_focus=True):
    """A key for each move. Nothing on the screen follows the key: no echo, no highlight."""

    def __init__(self, language: Language, game: Game, moves: Sequence[Move], *, clicks: bool) -> None:
        super().__init__()
        self.language = language
        self.moves = moves
        self.labels = [language.words(game, move) for move in moves]
        self.keys = keys_of(moves, self.labels)
        self.clicks = clicks  # a pointer would tell the person beside you

    def compose(self) -> ComposeResult:
        with Horizontal(classes="markers"):
            for number, (label, move) in enumerate(zip(self.labels, self.moves, strict=True), 1):
                yield Marker(label if len(label) == 1 else f"{number} {label}", move)
        yield Static(self.language.text("terminal-keys-secret", keys=self.named()), classes="hint", markup=False)

    def named(self) -> str:
        """The keys as people read them: `A B C / 1 2 3`."""
        letters = " ".join(key.upper() for key in self.keys if not key.isdigit())
        digits = " ".join(key for key in self.keys if key.isdigit())
        return " / ".join(group for group in (letters, digits) if group)

    def on_mount(self) -> None:
        self.focus()

    def on_click(self, event: events.Click) -> None:
        if self.clicks and isinstance(event.widget, Marker):
            self.answer(event.widget.move)

    def press(self, key: events.Key) -> None:
        move = pressed(key.character or "", self.keys)
        if move is not None:
            self.answer(move)


def width(refused: Forbidden) -> int:
    return refused.last - refused.first


def closes(game: Game, move: Move) -> bool:
    """Whether a move ends a turn."""
    return bool(game.closing_verb) and game.words(move).split()[0] == game.closing_verb


def signed(change: Mapping[str, int]) -> dict[str, str | int]:
    """A change with a sign before every number: `+2` is gained, `-2` is paid."""
    return {name: f"{by:+}" if by else 0 for name, by in change.items()}


class Forbidden(NamedTuple):
    """What a person expects and cannot do, from its first move to its last, and why."""

    first: Move
    last: Move
    words: Phrase
    why: Phrase


class Listed(Choice):
    """All moves in a list to pick from, then what cannot be done and why, and a prompt that understands their words."""

    def __init__(
        self,
        language: Language,
        game: Game,
        moves: Sequence[Move],
        *,
        masked: bool,
        changes: Sequence[Mapping[str, int]] = (),
        refused: Sequence[Forbidden] = (),
        aside: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self.language = language
        self.game = game
        self.aside = aside  # what becomes of words that are no move, and begin with a quotation mark
        order = sorted(range(len(moves)), key=lambda place: closes(game, moves[place]))
        costs = changes or [{}] * len(moves)
        self.moves = [moves[place] for place in order]
        self.changes = [costs[place] for place in order]  # by move: what it costs and brings, where a game says so
        self.refused = refused
        self.masked = masked  # a secret choice: the list is only for reading, the typing is not echoed

    def compose(self) -> ComposeResult:
        options = [Option(line) for line in map(self.line, self.moves, self.changes)]
        options += [Option(self.regret(one), disabled=True) for one in self.listed_refusals()]
        yield OptionList(*options, markup=False, disabled=self.masked)
        hint = "terminal-type-here" if self.aside is None else "terminal-type-or-quote"
        yield Input(placeholder=self.language.text(hint), password=self.masked)
        yield Static("", classes="hint", id="refusal")

    def line(self, move: Move, change: Mapping[str, int]) -> Text:
        words = self.language.words(self.game, move)
        cost = self.language.text(f"{self.game.id}-change", **signed(change)).strip() if change else ""
        return Text.assemble(words, (f"  {cost}", "italic")) if cost else Text(words)

    def listed_refusals(self) -> Sequence[Forbidden]:
        """Whole kinds of actions are always named; single moves where they are few. Typed, all explain themselves."""
        runs = [one for one in self.refused if one.first < one.last]
        return runs or (self.refused if len(self.refused) <= FEW else ())

    def regret(self, refused: Forbidden) -> Text:
        return Text.assemble(self.language.say(refused.words), (f"  {self.language.say(refused.why)}", "italic"))

    def on_mount(self) -> None:
        target = Input if self.masked else OptionList
        self.query_one(target).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.answer(self.moves[event.option_index])

    @on(Input.Submitted)
    def take_words(self, event: Input.Submitted) -> None:
        event.stop()
        if event.value.strip():
            self.take(event.value)

    def take(self, text: str) -> None:
        if self.aside is not None and text.strip()[0] in QUOTES:
            self.aside(text.strip().strip(QUOTES))
            self.refuse("")
            return
        try:
            move = self.language.read(self.game, text)
        except LudotekError as error:
            self.refuse(error.sentence)
            return
        if move in self.moves:
            self.answer(move)
        else:
            self.refuse(self.why_not(move))

    def why_not(self, move: Move) -> str:
        """The rule that forbids a move, that move itself before the kind of action it belongs to."""
        found = sorted((one for one in self.refused if one.first <= move <= one.last), key=width)
        if found:
            return self.language.say(found[0].why)
        return self.language.text("terminal-not-now", words=self.language.words(self.game, move))

    def refuse(self, sentence: str) -> None:
        self.query_one("#refusal", Static).update(sentence)
        self.query_one(Input).value = ""
