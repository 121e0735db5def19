"""The Arcane suit: what bears on Travel, Muster, Trade, Recover and Rest, and what persists."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import REGION
from ludotek.games.oath.marks import DARKEST_SECRET, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_secrets
from ludotek.games.oath.steps.market import could_trade
from ludotek.games.oath.steps.realm import slot_of, standing
from ludotek.games.oath.vocabulary import SEAT


class SecretSignal(Power):
    """A single favor becomes two."""

    def trade_favor(self, game: Oath, seat: Seat, on: int, favor: int) -> int:
        return 2 if favor == 1 else favor


class Portal(Power):
    """A free journey to it or from it, whatever sites say."""

    def travel(self, game: Oath, seat: Seat) -> bool:
        return True

    def ignores_sites(self, game: Oath, seat: Seat, to: int) -> bool:
        return slot_of(game, self.card) in (to, game.pawn[seat])


class InitiationRite(Power):
    def musters_with_secrets(self, game: Oath, seat: Seat) -> bool:
        return True


class VowOfSilence(Power):
    """Whoever recovers the Darkest Secret, its player gains as many secrets as were placed (ruling O61)."""

    def bars_recovery(self, game: Oath, banner: int) -> bool:
        return banner == DARKEST_SECRET

    def keeps_secrets(self, game: Oath) -> bool:
        return True

    def after_recover(self, game: Oath, holder: Seat, seat: Seat, banner: int, placed: int) -> None:
        if banner == DARKEST_SECRET and holder != seat:
            gain_secrets(game, holder, placed)


class MapLibrary(Power):
    """Whoever stands here trades with the whole region."""

    def trades_at(self, game: Oath, seat: Seat, slot: int) -> bool:
        here = standing(game, seat)
        return slot_of(game, self.card) == here != slot and REGION[slot] == REGION[here]


class MasterOfDisguise(Power):
    """Another's advisers are one's own in this Trade, and one's own nobody's: none of them is declared before (O64)."""

    def trade(self, game: Oath, seat: Seat) -> bool:
        is_own = any(card in game.advisers[seat] for card in game.modifiers)
        return not is_own and bool(self.choices(game, seat, 0))

    def declared(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        others = [other for other in range(game.players) if other != seat and game.advisers[other]]
        return [SEAT + other for other in others if could_trade(game, seat, self.card, NOBODY, other)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        game.guise = move - SEAT


add("secret_signal", SecretSignal())
add("portal", Portal())
add("initiation_rite", InitiationRite())
add("vow_of_silence", VowOfSilence())
add("map_library", MapLibrary())
add("master_of_disguise", MasterOfDisguise())
