"""Toll: a toy with a hidden card, dice and turns, and no board of its own.

Each traveller is dealt a card only they see. In turn they roll a die or stop; whoever has the
most, card and dice together, wins, but more than seven is nothing.
"""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, TURN, Event, Move, Points, Position, Seat, only
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs

ROLL, STOP, DIE, CARD = 0, 1, 2, 5
SIDES = 3
CARDS = 4
MOST = 7
DEALT, ROLLED, STOPPED = 0, 1, 2
NO_CARD = -1


class Toll(Position):
    card: list[int]
    rolled: list[int]
    stopped: list[bool]
    is_rolling: bool
    turn: Seat

    def __init__(self, of: Toll | None = None) -> None:
        super().__init__(of)
        self.card = of.card.copy() if of else [NO_CARD, NO_CARD]
        self.rolled = of.rolled.copy() if of else [0, 0]
        self.stopped = of.stopped.copy() if of else [False, False]
        self.is_rolling = of.is_rolling if of else False
        self.turn = of.turn if of else 0

    def copy(self) -> Toll:
        return Toll(self)

    def kind(self) -> int:
        if NO_CARD in self.card or self.is_rolling:
            return DEAL
        return OVER if all(self.stopped) else TURN

    def acting(self) -> list[Seat]:
        return [self.turn] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE and NO_CARD in self.card:
            return [CARD + card for card in range(CARDS) if card not in self.card]
        if seat == CHANCE:
            return [DIE + side for side in range(SIDES)] if self.is_rolling else []
        return [ROLL, STOP] if seat in self.acting() else []

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if move >= CARD:
            self.deal(move - CARD)
        elif move >= DIE:
            self.is_rolling = False
            self.rolled[self.turn] += move - DIE + 1
            self.tell(EVERYONE, ROLLED, self.turn, move - DIE + 1)
            self.pass_turn(self.rolled[self.turn] > MOST)
        elif move == ROLL:
            self.is_rolling = True
        else:
            self.tell(EVERYONE, STOPPED, self.turn, 0)
            self.pass_turn(True)

    def deal(self, card: int) -> None:
        seat = self.card.index(NO_CARD)
        self.card[seat] = card
        self.tell(only(seat), DEALT, seat, card + 1)

    def pass_turn(self, stops: bool) -> None:
        self.stopped[self.turn] = stops
        if not self.stopped[1 - self.turn]:
            self.turn = 1 - self.turn

    def scores(self) -> list[Points]:
        paid = [card + 1 + rolled for card, rolled in zip(self.card, self.rolled, strict=True)]
        return [points if points <= MOST else 0 for points in paid]

    def imagine(self, seat: Seat, rng: Rng) -> Toll:
        imagined = self.copy()
        other = 1 - seat
        if self.card[other] != NO_CARD:
            imagined.card[other] = rng.choice([card for card in range(CARDS) if card != self.card[seat]])
        return imagined

    def key(self) -> tuple[object, ...]:
        return (tuple(self.card), tuple(self.rolled), tuple(self.stopped), self.is_rolling, self.turn)


class TollView(View, frozen=True, kw_only=True):
    cards: tuple[int | None, ...]
    dice_so_far: tuple[int, ...]
    stopped: tuple[bool, ...]


class TollGame(Game):
    id = "toll"
    title = "Toll"
    verbs = plain_verbs("roll", "stop", "die 1", "die 2", "die 3", "card 1", "card 2", "card 3", "card 4")
    happenings = plain_happenings("dealt", "rolled", "stopped")
    has_secrets = True

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("north", "south")

    def first(self, options: Options) -> Toll:
        return Toll()

    def view(self, position: Position, seat: Seat) -> TollView:
        assert isinstance(position, Toll)
        is_open = position.kind() == OVER
        return TollView(
            cards=tuple(card + 1 if is_open or owner == seat else None for owner, card in enumerate(position.card)),
            dice_so_far=tuple(position.rolled),
            stopped=tuple(position.stopped),
        )

    def say_move(self, move: Move) -> Phrase:
        return phrase("toll-move", words=self.words(move)) if move > STOP else phrase(f"toll-{self.words(move)}")

    def say_event(self, event: Event) -> Phrase:
        _, what, seat, number = event
        name = phrase(f"toll-seat-{self.seats(Options())[seat]}")
        return phrase(f"toll-{self.happenings[what].name}", seat=name, number=number)


TOLL = TollGame()

ENGLISH = """
toll-title = Toll
toll-rules = Roll, or stop.
toll-seat-north = North
toll-seat-south = South
toll-move = { $words }
toll-roll = roll a die
toll-stop = stop here
toll-dealt = { $seat } holds card { $number }.
toll-rolled = { $seat } rolls a { $number }.
toll-stopped = { $seat } stops.
toll-ending-over = both stopped
"""
UKRAINIAN = """
toll-title = Мито
toll-rules = Кидайте або зупиніться.
toll-seat-north = Північ
toll-seat-south = Південь
toll-move = { $words }
toll-roll = кинути кубик
toll-stop = зупинитися
toll-dealt = { $seat }: карта { $number }.
toll-rolled = { $seat }: на кубику { $number }.
toll-stopped = { $seat }: зупинка.
toll-ending-over = усі зупинилися
"""
