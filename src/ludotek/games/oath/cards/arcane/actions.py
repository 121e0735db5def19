"""The Arcane suit: actions, which their users pay for on their own turns."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import ARCANE, PLACE_SECRET, REGION, SLOTS
from ludotek.games.oath.marks import DARKEST_SECRET, FACEDOWN_OF, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.contract import secrets_to_give
from ludotek.games.oath.steps.goods import (
    all_secrets,
    gain_secrets,
    hand_favor,
    hand_secret,
    kill_at_site,
    kill_on_board,
    purse,
)
from ludotek.games.oath.steps.piles import LOOK
from ludotek.games.oath.steps.realm import region_of, seats_at, sites_ruled
from ludotek.games.oath.steps.treasures import feed_banner, holds
from ludotek.games.oath.vocabulary import (
    DONE,
    FACEDOWN_ADVISER,
    NUMBER,
    PAID_TO_BANK,
    SEAT,
    SEATS,
    SLOT,
    TAKE_FAVOR,
    TAKE_SECRET,
)

BARGAINS: Final = 8  # favor and secrets could go to and fro for ever (ruling O75)
MOST_TOKENS: Final = 36  # that a number can say


class TerrorSpells(Power):
    """Two warbands die one by one, at sites of the region and on the boards of those who stand there."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return holds(game, seat, DARKEST_SECRET) and bool(self.choices(game, seat, 2))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self, 2)

    def choices(self, game: Oath, seat: Seat, left: int) -> list[Move]:
        region = region_of(game, seat)
        found = [SLOT + slot for slot in range(SLOTS) if REGION[slot] == region and game.garrison[slot]]
        for other in range(game.players):
            if region_of(game, other) == region and game.board[other]:
                found.append(SEAT + other)
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, left: int) -> None:
        if move >= SEAT:
            kill_on_board(game, move - SEAT, 1)
        else:
            kill_at_site(game, move - SLOT, 1)
        if left > 1:
            ask(game, seat, self, left - 1)

    def about(self, game: Oath, seat: Seat, left: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, left

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class BloodPact(Power):
    """Warbands of the board die in pairs, as many as one likes; each pair is a secret."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return game.board[seat] > 1

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [NUMBER + warbands for warbands in range(2, game.board[seat] + 1, 2)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_secrets(game, seat, kill_on_board(game, seat, move - NUMBER) // 2)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, game.board[seat]

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class PlagueEngines(Power):
    """A favor of everyone for each site that it rules; Imperial players all pay for the Empire's."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return any(self.due(game, other) for other in range(game.players))

    def due(self, game: Oath, seat: Seat) -> int:
        return min(game.favor[seat], sites_ruled(game, seat))

    def act(self, game: Oath, seat: Seat) -> None:
        for other in range(game.players):
            paid = self.due(game, other)
            game.favor[other] -= paid
            game.banks[ARCANE] += paid
            if paid:
                game.tell(EVERYONE, PAID_TO_BANK, SEATS * other + ARCANE, paid)


class Tutor(Power):
    def act(self, game: Oath, seat: Seat) -> None:
        gain_secrets(game, seat, 1)


class DreamThief(Power):
    """Facedown advisers of two players change places, and their new holders look at them.

    The note is the first of them, from 1.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return len([1 for held in game.facedown if held]) > 1

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, first: int) -> list[Move]:
        found: list[Move] = []
        for other in range(game.players):
            if first == 0 or (first - 1) % 6 != other:  # ruling O76
                found += [FACEDOWN_ADVISER + 6 * place + other for place in range(min(3, len(game.facedown[other])))]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, first: int) -> None:
        if first == 0:
            ask(game, seat, self, move - FACEDOWN_ADVISER + 1)
            return
        place, one = divmod(first - 1, 6)
        other_place, other = divmod(move - FACEDOWN_ADVISER, 6)
        mine, theirs = game.facedown[one], game.facedown[other]
        mine[place], theirs[other_place] = theirs[other_place], mine[place]
        game.then(LOOK, one, FACEDOWN_OF + one, place)
        game.then(LOOK, other, FACEDOWN_OF + other, other_place)


class ForgottenVault(Power):
    """The Darkest Secret gets a secret of the bank, or loses one but never its last; anybody's, or nobody's."""

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        tokens = game.tokens[DARKEST_SECRET]
        found = [NUMBER + tokens - 1] if tokens > 1 else []
        return [*found, NUMBER + tokens + 1] if tokens < MOST_TOKENS else found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        feed_banner(game, DARKEST_SECRET, move - NUMBER - game.tokens[DARKEST_SECRET])

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, game.tokens[DARKEST_SECRET]

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class WitchsBargain(Power):
    """A secret for two favor, or two favor for a secret, with players here, who are not asked.

    The note counts bargains, in eights; while it is asked which way one goes, the partner is added to it, from 1.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        left = game.secrets[seat] - PLACE_SECRET[self.card]
        return any(self.ways(game, seat, other, left) for other in seats_at(game, game.pawn[seat], seat))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def ways(self, game: Oath, seat: Seat, other: Seat, secrets: int) -> list[Move]:
        """Only whole bargains (ruling O75); the last secret may go, and be taken from whoever gives none."""
        is_for_favor = min(secrets, secrets_to_give(game, seat)) > 0 and game.favor[other] > 1
        found = [TAKE_FAVOR] if is_for_favor else []
        return [*found, TAKE_SECRET] if purse(game, seat) > 1 and all_secrets(game, other) else found

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        made, partner = divmod(note, SEATS)
        if partner:
            return self.ways(game, seat, partner - 1, game.secrets[seat])
        if made == BARGAINS:
            return []
        here = seats_at(game, game.pawn[seat], seat)
        return [*[SEAT + other for other in here if self.ways(game, seat, other, game.secrets[seat])], DONE]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        made, partner = divmod(note, SEATS)
        if move == TAKE_FAVOR:
            hand_secret(game, seat, partner - 1)
            hand_favor(game, partner - 1, seat, 2)
        elif move == TAKE_SECRET:
            hand_favor(game, seat, partner - 1, 2)
            hand_secret(game, partner - 1, seat)
        elif move != DONE:
            ask(game, seat, self, SEATS * made + move - SEAT + 1)
            return
        if move != DONE and self.choices(game, seat, SEATS * (made + 1)) != [DONE]:
            ask(game, seat, self, SEATS * (made + 1))

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, note % SEATS - 1, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


add("terror_spells", TerrorSpells())
add("blood_pact", BloodPact())
add("plague_engines", PlagueEngines())
add("tutor", Tutor())
add("dream_thief", DreamThief())
add("forgotten_vault", ForgottenVault())
add("witchs_bargain", WitchsBargain())
