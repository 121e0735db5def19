"""The Turn Sequence card: each of its lines, front and back, in its order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.north.components import (
    ACTIVATE,
    BUILD,
    DIRECTIVES,
    DIRECTIVES_A_TURN,
    DISCHARGE,
    DRAWN,
    LAST_CARDS,
    NAMES,
    REPROGRAM,
    TWICE,
    WASTES,
)
from ludotek.games.north.rules import North
from ludotek.games.north.state import EMPTY, NOBODY
from ludotek.games.north.steps.dealing import (
    DRAW_UNSEEN,
    REFILL,
    TURN_UP_DECK,
    Step,
)
from ludotek.games.north.steps.triggers import (
    card_of,
    is_together,
    name_in,
    seat_in,
    unpack_alone,
)
from ludotek.games.north.vocabulary import (
    BEGAN,
    BY_BOTH,
    BY_CARDS,
    BY_DECK,
    BY_POINTS,
    CHOSE,
    COUNTED,
    DIRECTIVE,
    DISCHARGED,
    ENDED,
    FORFEITED,
    MOVED,
    PLACE,
    REPROGRAMMED,
    RESET,
    SPARKED,
    TIED,
    UNABLE,
    WON,
)

ONE: Final[i64] = 1


class BeginTurn(Step):
    """Front, §19-§21: hand, Discard and Deck are shuffled; three cards are drawn; then come three Directives."""

    def run(self, game: North, argument: int) -> None:
        seat = game.turn = 1 - game.turn
        game.turns += 1
        game.tell(EVERYONE, BEGAN, seat, game.turns)
        game.directives = DIRECTIVES_A_TURN
        game.used = [0] * DIRECTIVES
        game.uses = [0] * NAMES  # ruling T18
        game.resolved = 0
        game.shuffle(seat)
        game.push(CHOOSE_DIRECTIVE.number, seat)
        game.push(TURN_UP_DECK.number, seat)
        for _ in range(DRAWN):
            game.push(DRAW_UNSEEN.number, seat)


class ChooseDirective(Step):
    """Front, §21: three Directives, no fewer, and no one of them three times."""

    def run(self, game: North, seat: int) -> None:
        if game.directives == 0:
            game.push(TEND_NODE.number, seat)
        elif may_use_any(game, seat):
            game.ask(seat, self.number, seat)
        else:
            forfeit(game, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return [DIRECTIVE + directive for directive in range(DIRECTIVES) if can_use(game, seat, directive)]

    def answer(self, game: North, seat: int, move: Move) -> None:
        if move == UNABLE:
            forfeit(game, seat)
            return
        directive = move - DIRECTIVE
        game.directives -= 1
        game.used[directive] += 1
        game.tell(EVERYONE, CHOSE, seat, directive)
        game.push(self.number, seat)
        game.push(RESOLVE.number, seat)
        begin_directive(game, seat, directive)


def forfeit(game: North, seat: Seat) -> None:
    """What cannot be used is lost (ruling T2)."""
    game.tell(EVERYONE, FORFEITED, seat, game.directives)
    game.directives = 0
    game.push(TEND_NODE.number, seat)


def begin_directive(game: North, seat: Seat, directive: int) -> None:
    """Front, §22-§25: what each of the four does."""
    if directive == REPROGRAM:
        game.push(CHOOSE_TARGET.number, seat)
        game.push(PAY_FOR_TARGET.number, seat)
    elif directive == BUILD:
        game.push(PAY_FOR_FACILITY.number, seat)
    elif directive == ACTIVATE:
        game.push(PLAY_ANCIENT.number, seat)
    else:
        level = game.node[seat]
        game.node[seat] = 0
        game.tell(EVERYONE, DISCHARGED, seat, level)
        game.read(game.deck.node[level], seat, NOBODY)  # §4 and §25


def can_use(game: North, seat: Seat, directive: int) -> bool:
    """Costs must be payable and a target must be there before a Directive is chosen (ruling T6)."""
    return may_use(game, seat, directive) and (directive != REPROGRAM or can_pay(game, seat))


def may_use(game: North, seat: Seat, directive: int) -> bool:
    """Whether a Directive can be used, as far as everybody can see."""
    if game.used[directive] >= TWICE:  # §21
        return False
    if directive == DISCHARGE:
        return game.node[seat] > 0  # ruling T3; on the first turn too: ruling T5
    if not game.hand[seat]:
        return False
    if directive == BUILD:
        return game.wastes_deck() > 0
    return directive == ACTIVATE or may_pay(game, seat)


def may_pay(game: North, seat: Seat) -> bool:
    """Whether some Ancient can be Reprogrammed, as far as those can tell who do not see all of the hand."""
    return can_pay(game, seat) if game.lies_open(seat) else game.wastes_left() > 0


def may_use_any(game: North, seat: Seat) -> bool:
    return any(may_use(game, seat, directive) for directive in range(DIRECTIVES))


def payments(game: North, seat: Seat) -> list[Move]:
    """Cards in hand for which some Ancient of another Value lies in The Wastes."""
    values = values_in_wastes(game)
    return [card for card in game.hand[seat] if values & ~only_value(game, card) != 0]


def can_pay(game: North, seat: Seat) -> bool:
    """Whether there is such a card."""
    values = values_in_wastes(game)
    return any(values & ~only_value(game, card) != 0 for card in game.hand[seat])


def values_in_wastes(game: North) -> i64:
    """A mask of the Values that lie in The Wastes; 0 is one as any other (ruling T1)."""
    values: i64 = 0
    for card in game.wastes:
        if card != EMPTY:
            values |= only_value(game, card)
    return values


def only_value(game: North, card: int) -> i64:
    """A mask of the Value of one card."""
    value: i64 = game.deck.value[card]
    return ONE << value


class PayForTarget(Step):
    """Reprogram, §13: discard one Ancient ..."""

    def run(self, game: North, seat: int) -> None:
        game.ask(seat, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return payments(game, seat)

    def answer(self, game: North, seat: int, move: Move) -> None:
        game.paid = move
        game.discard_card(seat, move)


class ChooseTarget(Step):
    """... and Reprogram one of a different Value: it moves to the Discard, then its Spark is used."""

    def run(self, game: North, seat: int) -> None:
        game.ask(seat, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        value = game.deck.value
        found: list[Move] = []
        for place in range(WASTES):
            card = game.wastes[place]
            if card != EMPTY and value[card] != value[game.paid]:  # rulings T1 and T25
                found.append(PLACE + place)
        return found

    def answer(self, game: North, seat: int, move: Move) -> None:
        card = game.take_from_wastes(move - PLACE)
        game.paid = EMPTY
        game.gain(seat, card)  # §22
        game.tell(EVERYONE, REPROGRAMMED, seat, card)
        kind = game.deck.kind[card]
        game.tell(EVERYONE, SPARKED, seat, kind)
        game.read(game.deck.spark[kind], seat, kind)  # §13, ruling T7


class PayForFacility(Step):
    """Build: a card of the hand is paid for the uppermost Facility of the Wastes Deck."""

    def run(self, game: North, seat: int) -> None:
        game.ask(seat, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.hand[seat].copy()

    def answer(self, game: North, seat: int, move: Move) -> None:
        game.discard_card(seat, move)
        game.play_to_zone(seat, game.take_wastes_top(), True)  # §23


class PlayAncient(Step):
    """Activate: a card of the hand stands up in the Zone."""

    def run(self, game: North, seat: int) -> None:
        game.ask(seat, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return game.hand[seat].copy()

    def answer(self, game: North, seat: int, move: Move) -> None:
        game.take_from_hand(seat, move)
        game.play_to_zone(seat, move, False)  # §24, ruling T26


class Resolve(Step):
    """Triggered Protocols in the order triggered; the active player orders simultaneous ones (ruling T16)."""

    def run(self, game: North, seat: int) -> None:
        triggered = game.triggered
        if not triggered:
            return
        if len(triggered) > 1 and is_together(triggered[1]):
            game.ask(game.turn, self.number, seat)
            return
        first = triggered.pop(0)
        game.push(self.number, seat)
        game.use_protocol(seat_in(first), name_in(first))

    def offer(self, game: North, seat: int) -> list[Move]:
        return [card_of(game.triggered[0]), card_of(game.triggered[1])]

    def answer(self, game: North, seat: int, move: Move) -> None:
        triggered = game.triggered
        if card_of(triggered[0]) != move:
            triggered[0], triggered[1] = triggered[1], triggered[0]
        triggered[0] = unpack_alone(triggered[0])
        triggered[1] = unpack_alone(triggered[1])
        game.push(self.number, seat)


class EndOfText(Step):
    """Nothing more to read; `if done` leads here when nothing was done."""

    def run(self, game: North, seat: int) -> None:
        pass


class TendNode(Step):
    """Front, §26: a Discharged Node is Reset to level 1, any other is Charged."""

    def run(self, game: North, seat: int) -> None:
        if game.node[seat] == 0:
            game.node[seat] = 1  # §26
            game.tell(EVERYONE, RESET, seat, 0)
        else:
            game.charge(seat)  # §26
        game.push(END_OF_TURN.number, seat)
        game.push(REFILL.number, 0)  # §29
        game.push(FORCED_PICK.number, 1 - seat)
        game.push(COUNT_HAND.number, seat)


class CountHand(Step):
    """Back, §27: cards left in the hand cost the other player a point apiece (ruling T9)."""

    def run(self, game: North, seat: int) -> None:
        game.lose(1 - seat, len(game.hand[seat]))


class ForcedPick(Step):
    """Back, §28: the other player must pick something from The Wastes, without its Spark (ruling T8)."""

    def run(self, game: North, seat: int) -> None:
        if game.wastes_left() > 0:
            game.ask(seat, self.number, seat)

    def offer(self, game: North, seat: int) -> list[Move]:
        return places(game)

    def answer(self, game: North, seat: int, move: Move) -> None:
        move_to_discard(game, seat, move - PLACE)


def places(game: North) -> list[Move]:
    return [PLACE + place for place in range(WASTES) if game.wastes[place] != EMPTY]


def move_to_discard(game: North, seat: Seat, place: int) -> None:
    card = game.take_from_wastes(place)
    game.gain(seat, card)
    game.tell(EVERYONE, MOVED, seat, card)


class EndOfTurn(Step):
    """Back, §30-§31: the end is looked for once both have had their turn (ruling T12), not before (ruling T13)."""

    def run(self, game: North, seat: int) -> None:
        if seat != game.first and self.is_final(game):
            self.end(game)
        else:
            game.push(BEGIN_TURN.number, 0)  # §31

    def is_final(self, game: North) -> bool:
        """§30: no points, or four cards or fewer in the Wastes Deck."""
        has_none = game.points[0] == 0 or game.points[1] == 0
        runs_low = game.wastes_deck() <= LAST_CARDS
        game.how = BY_BOTH if has_none and runs_low else BY_DECK if runs_low else BY_POINTS
        return has_none or runs_low

    def end(self, game: North) -> None:
        """Scoring, §33-§34: points decide, and if they are equal, cards."""
        game.is_over = True
        worth = [game.worth(0), game.worth(1)]
        game.tell(EVERYONE, ENDED, game.turns, game.how)
        game.tell(EVERYONE, COUNTED, worth[0], worth[1])
        margin, cards = worth[0] - worth[1], game.cards_of(0) - game.cards_of(1)
        if margin != 0:
            game.tell(EVERYONE, WON, 0 if margin > 0 else 1, abs(margin))
        elif cards != 0:
            game.tell(EVERYONE, BY_CARDS, 0 if cards > 0 else 1, abs(cards))
        else:
            game.tell(EVERYONE, TIED, worth[0], game.cards_of(0))


BEGIN_TURN: Final = BeginTurn()
CHOOSE_DIRECTIVE: Final = ChooseDirective()
PAY_FOR_TARGET: Final = PayForTarget()
CHOOSE_TARGET: Final = ChooseTarget()
PAY_FOR_FACILITY: Final = PayForFacility()
PLAY_ANCIENT: Final = PlayAncient()
RESOLVE: Final = Resolve()
END_OF_TEXT: Final = EndOfText()
TEND_NODE: Final = TendNode()
COUNT_HAND: Final = CountHand()
FORCED_PICK: Final = ForcedPick()
END_OF_TURN: Final = EndOfTurn()
