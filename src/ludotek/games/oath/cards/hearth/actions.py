"""The Hearth suit: actions, which their users pay for on their own turns."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.cards.settling import can_settle, can_take_in, driven_out, making_room, settle
from ludotek.games.oath.marks import EMPTY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import is_sealed
from ludotek.games.oath.steps.empire import OFFERS_A_TURN, become_citizen
from ludotek.games.oath.steps.exchange import CHOOSE_PARTNER, WITH_SITES
from ludotek.games.oath.steps.goods import gain_warbands, hand_favor, pour, return_tokens
from ludotek.games.oath.steps.realm import is_exile, seats_at
from ludotek.games.oath.steps.treasures import holds
from ludotek.games.oath.vocabulary import BANK, CARD, DONE, RELIC_AT, SEAT

EVERYBODY = 63


class Homesteaders(Power):
    """A faceup adviser settles where one stands; the note is that adviser, from 1, while the site makes room."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return can_take_in(game, game.pawn[seat]) and bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return driven_out(game, game.pawn[seat])
        return [CARD + adviser for adviser in game.advisers[seat] if can_settle(adviser)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note:
            settle(game, seat, note - 1, game.pawn[seat], move)
        elif making_room(game, game.pawn[seat]):
            ask(game, seat, self, move - CARD + 1)
        else:
            settle(game, seat, move - CARD, game.pawn[seat], DONE)

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second == 0 or move == DONE


class ARoundOfAle(Power):
    """As in Rest, what lies on cards goes home; the favor here stays."""

    def act(self, game: Oath, seat: Seat) -> None:
        return_tokens(game, seat, self.card)


class CharmingFriend(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [SEAT + other for other in seats_at(game, game.pawn[seat], seat) if game.favor[other]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        hand_favor(game, move - SEAT, seat, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Levelers(Power):
    """Two favor from a richest bank to a poorest; the note is the richest, from 1, once it is known."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return sum(game.banks) > 0

    def act(self, game: Oath, seat: Seat) -> None:
        self.ask_or_take(game, seat, 0)

    def ask_or_take(self, game: Oath, seat: Seat, note: int) -> None:
        """Nobody is asked where there is but one such bank."""
        found = self.choices(game, seat, note)
        if len(found) == 1:
            self.chosen(game, seat, found[0], note)
        else:
            ask(game, seat, self, note)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        banks = [suit for suit in range(6) if suit != note - 1]
        sought = min([game.banks[suit] for suit in banks]) if note else max(game.banks)
        return [BANK + suit for suit in banks if game.banks[suit] == sought]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note:
            pour(game, note - 1, move - BANK, 2)
        else:
            self.ask_or_take(game, seat, move - BANK + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class RelicBreaker(Power):
    """A facedown relic where one stands goes under the relic deck, unseen; three warbands come."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        here = game.pawn[seat]
        if is_sealed(game, seat, here):
            return []
        return [RELIC_AT + place for place in (2 * here, 2 * here + 1) if game.ground[place] != EMPTY]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        game.relic_deck.insert(0, game.ground[move - RELIC_AT])
        game.ground[move - RELIC_AT] = EMPTY
        gain_warbands(game, seat, 3)


class BallotBox(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return is_exile(game, seat) and holds(game, seat, PEOPLES_FAVOR)

    def act(self, game: Oath, seat: Seat) -> None:
        become_citizen(game, seat)


class DeedWriter(Power):
    """A binding exchange of favor, secrets, and the rule of sites."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return game.offers < OFFERS_A_TURN

    def act(self, game: Oath, seat: Seat) -> None:
        game.then(CHOOSE_PARTNER, seat, WITH_SITES, EVERYBODY)


add("homesteaders", Homesteaders())
add("a_round_of_ale", ARoundOfAle())
add("charming_friend", CharmingFriend())
add("levelers", Levelers())
add("relic_breaker", RelicBreaker())
add("ballot_box", BallotBox())
add("deed_writer", DeedWriter())
