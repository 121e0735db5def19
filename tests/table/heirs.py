"""A small game whose games follow each other: each leaves a deck of letters to the next, in a hidden order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.parts import Chronicle, Ended, Part, Worlds, WorldText
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import EVERYONE, OVER, TURN, Move, Points, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs
from ludotek.games import game as game_of_the_house

LETTERS = "ABCDEFGHIJKLMNOPQRST"
YIELD, CLAIM = 0, 1


class HeirsOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    lasting: bool = False  # whether a game leaves its deck to the next
    deck: str = LETTERS
    as_written: bool = False


class Heirs(Position):
    """Everybody in turn claims the throne or yields; who claims last has it. The deck is never looked at."""

    players: int
    claims: list[int]
    deck: list[int]  # of letters, by their numbers

    def __init__(self, players: int = 0, deck: str = "", of: Heirs | None = None) -> None:
        super().__init__(of)
        self.players = of.players if of else players
        self.claims = of.claims.copy() if of else []
        self.deck = of.deck.copy() if of else [ord(letter) for letter in deck]

    def copy(self) -> Heirs:
        return Heirs(of=self)

    def kind(self) -> int:
        return OVER if len(self.claims) == self.players else TURN

    def acting(self) -> list[Seat]:
        return [len(self.claims)] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        return [YIELD, CLAIM] if seat in self.acting() else []

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        self.claims.append(move)
        self.tell(EVERYONE, move, seat, 0)

    @property
    def winner(self) -> Seat:
        return max((seat for seat, claim in enumerate(self.claims) if claim), default=0)

    def scores(self) -> list[Points]:
        return [int(seat == self.winner) for seat in range(self.players)]

    def imagine(self, seat: Seat, rng: Rng) -> Heirs:
        imagined = self.copy()
        imagined.deck.sort()
        rng.shuffle(imagined.deck)
        return imagined

    def key(self) -> tuple[object, ...]:
        return (self.players, tuple(self.claims), tuple(self.deck))


class HeirsView(View, frozen=True, kw_only=True):
    claims: tuple[int, ...]


class Document(msgspec.Struct, frozen=True):
    deck: str


def show(text: str) -> WorldText:
    if sorted(text) != sorted(LETTERS):
        raise LudotekError("heirs/no-deck", "A deck has each letter once.")
    return WorldText(text, phrase("plain", words="A deck"), [], Document(text), text, [], {"deck": text})


def left(ended: Ended) -> str:
    assert isinstance(ended.last, Heirs) and isinstance(ended.options, HeirsOptions)
    cards = sorted(ended.last.deck)
    ended.rng.shuffle(cards)
    return "".join(map(chr, cards)) if ended.options.lasting else ""


def go_on(ended: Ended) -> dict[str, str | int | bool]:
    return {"deck": left(ended), "as_written": True, "lasting": True}


def seating(over: Position) -> list[Seat]:
    """The winner comes first."""
    assert isinstance(over, Heirs)
    return [over.winner, *(seat for seat in range(over.players) if seat != over.winner)]


def changes(ended: Ended) -> list[tuple[Phrase, Sequence[Phrase]]]:
    return [(phrase("plain", words="Cards"), [phrase("plain", words=str(len(LETTERS)))])]


def deck_of(options: Options) -> str:
    assert isinstance(options, HeirsOptions)
    return options.deck


def impossible(*_: object) -> Position:
    raise AssertionError("The house opens tables, and no line of bots.")


WORLDS = Worlds(show, left)
CHRONICLE = Chronicle(
    begin=impossible,
    follow=impossible,
    seating=seating,
    tell=lambda *_: Document(""),
    fault=lambda _: "",
    option="lasting",
    name=lambda _: "",
    seed=deck_of,
    go_on=go_on,
    world=deck_of,
    changes=changes,
)


class HeirsGame(Game[Heirs, HeirsOptions, HeirsView]):
    id = "heirs"
    title = "Heirs"
    form = HeirsOptions
    verbs = plain_verbs("yield", "claim")
    happenings = plain_happenings("yielded", "claimed")
    has_secrets = True
    worlds = Part[Worlds]("heirs:WORLDS")
    chronicle = Part[Chronicle]("heirs:CHRONICLE")

    def seats(self, options: HeirsOptions) -> tuple[str, ...]:
        return ("first", "second", "third")[: options.players]

    def first(self, options: HeirsOptions) -> Heirs:
        return Heirs(options.players, options.deck)

    def view(self, position: Heirs, seat: Seat) -> HeirsView:
        return HeirsView(claims=tuple(position.claims))


HEIRS = HeirsGame()


def find_game(id: str) -> Game:
    return HEIRS if id == HEIRS.id else game_of_the_house(id)
