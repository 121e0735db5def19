"""The Hearth suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.cards.relics import Dowsing
from ludotek.games.oath.catalogue import HEARTH, NOMAD, ORDER, SUIT, VISION
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import gain_favor
from ludotek.games.oath.steps.realm import advisers_in, ruled_cards
from ludotek.games.oath.vocabulary import BANK


class CropRotation(Power):
    """A denizen may leave wherever one plays a card."""

    def makes_room(self, game: Oath) -> bool:
        return True


class LandWarden(Power):
    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def keeps(self, game: Oath, seat: Seat, cards: int) -> int:
        return cards + 1


class FamilyHeirloom(Dowsing):
    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if game.relic_deck:
            self.dowse(game, seat)


class NewsFromAfar(Power):
    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def search_supply(self, game: Oath, seat: Seat, move: Move, supply: int) -> int:
        return 0


class FabledFeast(Power):
    """As much favor of one bank as one rules Hearth cards; this one counts where it is ruled (ruling O46)."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if self.guests(game, seat):
            ask(game, seat, self)

    def guests(self, game: Oath, seat: Seat) -> int:
        return sum([advisers_in(card) for card in ruled_cards(game, seat) if SUIT[card] == HEARTH])

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, self.guests(game, seat))

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, self.guests(game, seat)


class BookBinders(Power):
    """Two favor of one bank when another player reveals a Vision."""

    def hears_play(self, game: Oath, holder: Seat, seat: Seat, played: int) -> None:
        if played >= VISION:
            ask(game, holder, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 2)


class SaddleMakers(Power):
    def hears_play(self, game: Oath, holder: Seat, seat: Seat, played: int) -> None:
        if SUIT[played] in (NOMAD, ORDER):
            gain_favor(game, holder, SUIT[played], 2)


class SaladDays(Power):
    """A favor of each of three banks; the note has a bit for each that has given."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        ask(game, seat, self)

    def left(self, given: int) -> int:
        return 3 - bin(given).count("1")

    def choices(self, game: Oath, seat: Seat, given: int) -> list[Move]:
        return [BANK + suit for suit in range(6) if game.banks[suit] and not given >> suit & 1]

    def chosen(self, game: Oath, seat: Seat, move: Move, given: int) -> None:
        gain_favor(game, seat, move - BANK, 1)
        given |= 1 << (move - BANK)
        if self.left(given):
            ask(game, seat, self, given)

    def about(self, game: Oath, seat: Seat, given: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY, self.left(given)


class Marriage(Power):
    def counts_twice(self, game: Oath) -> bool:
        return True


add("crop_rotation", CropRotation())
add("land_warden", LandWarden())
add("family_heirloom", FamilyHeirloom())
add("news_from_afar", NewsFromAfar())
add("fabled_feast", FabledFeast())
add("book_binders", BookBinders())
add("saddle_makers", SaddleMakers())
add("salad_days", SaladDays())
add("marriage", Marriage())
