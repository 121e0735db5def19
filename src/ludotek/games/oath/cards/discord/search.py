"""The Discord suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

from ludotek.core.position import Move, Seat
from ludotek.games.oath.cards.deeds import NOTHING_MORE
from ludotek.games.oath.cards.driving import Driving
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import LOCKED, NO_SUIT, REGION, RELIC, RELICS, SLOTS, SUIT
from ludotek.games.oath.marks import CHANCELLOR, DARKEST_SECRET, EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.bans import can_take, discardable
from ludotek.games.oath.steps.empire import join, ways_to_join
from ludotek.games.oath.steps.goods import gain_favor, gain_secrets, hand_favor, kill_at_site, place_by_force, purse
from ludotek.games.oath.steps.piles import discard, discard_adviser, lift_from_site
from ludotek.games.oath.steps.realm import (
    cards_at,
    is_exile,
    is_ruled_by_enemy,
    ruled_cards,
    seats_at,
    sites_ruled,
    slot_of,
)
from ludotek.games.oath.steps.treasures import feed_banner, hold_relic
from ludotek.games.oath.vocabulary import BANK, CARD, NO, NUMBER

RANSOM = 3


class Charlatan(Power):
    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if game.tokens[DARKEST_SECRET] > 1:
            feed_banner(game, DARKEST_SECRET, 1 - game.tokens[DARKEST_SECRET])


class Jealous(Power):
    """No more than two advisers, this one among them."""

    def adviser_limit(self, game: Oath, limit: int) -> int:
        return min(limit, 2)


class Assassin(Jealous):
    """A faceup adviser of somebody here is discarded."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found: list[Move] = []
        for other in seats_at(game, game.pawn[seat], seat):
            found += [CARD + adviser for adviser in game.advisers[other] if not LOCKED[adviser]]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        for other in range(game.players):
            if move - CARD in game.advisers[other]:
                discard_adviser(game, other, move - CARD)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Blackmail(Power):
    """A relic of somebody here, or three favor, as its holder likes; the note is the relic, from 1."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note:
            return [NUMBER + RANSOM, CARD + RELIC + note - 1]
        found: list[Move] = []
        for other in seats_at(game, game.pawn[seat], seat):
            for relic in range(RELICS):
                if game.holder[relic] == other and can_take(game, seat, other, relic):
                    found.append(CARD + RELIC + relic)
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == NUMBER + RANSOM:
            hand_favor(game, seat, game.turn, RANSOM)
            return
        relic = move - CARD - RELIC
        if note == 0 and purse(game, game.holder[relic]) >= RANSOM:
            ask(game, game.holder[relic], self, relic + 1)
        else:
            hold_relic(game, game.turn, relic, True)

    def about(self, game: Oath, seat: Seat, note: int) -> tuple[int, Seat, int]:
        return (NOBODY, game.turn, NOBODY) if note else NOTHING_MORE

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second == 0 and purse(game, game.holder[move - CARD - RELIC]) >= RANSOM


class Dissent(Power):
    """Everyone without the People's Favor places a favor here for each suit that it rules."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        for player in range(game.players):
            if game.banner[PEOPLES_FAVOR] != player:
                suits = {SUIT[card] for card in ruled_cards(game, player)} - {NO_SUIT}
                place_by_force(game, player, self.card, len(suits))


class FalseProphet(Power):
    """A warband on a revealed Vision, which its Exile shares from now on (ruling O52)."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if is_exile(game, seat) and game.barracks[seat]:
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return [CARD + vision for vision in game.vision if vision != EMPTY]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        game.barracks[seat] -= 1
        game.following[seat] = move - CARD


class RoyalAmbitions(Power):
    """An Exile who rules more sites than the Chancellor may turn Citizen, with a relic of the Reliquary."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        if is_exile(game, seat) and sites_ruled(game, seat) > sites_ruled(game, CHANCELLOR):
            ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return ways_to_join(game)

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        join(game, seat, move)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


class SaltTheEarth(Driving):
    """All others leave before it comes, and nothing follows; the note is their slot.

    They leave because it was played, so that a homeland does not hold it against the player (ruling O48).
    """

    def sweeps(self, game: Oath, seat: Seat, slot: int) -> None:
        self.drive(game, seat, slot)

    def driven(self, game: Oath, seat: Seat, slot: int) -> list[int]:
        return cards_at(game, slot)

    def discard(self, game: Oath, seat: Seat, denizen: int) -> None:
        slot = slot_of(game, denizen)
        lift_from_site(game, slot, denizen)
        discard(game, seat, denizen, REGION[slot])

    def site_room(self, game: Oath, room: int) -> int:
        return 1


class Riots(Driving):
    """The Mob drives the commonest suit from all sites; the note is that suit, from 1, once it is chosen."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        commonest = self.commonest(game) if game.is_mob else []
        if len(commonest) == 1:
            self.drive(game, seat, commonest[0] + 1)
        elif commonest:
            ask(game, seat, self)

    def commonest(self, game: Oath) -> list[int]:
        counts = [0] * 6
        for denizen in game.at:
            if denizen != EMPTY and SUIT[denizen] != NO_SUIT:
                counts[SUIT[denizen]] += 1
        return [suit for suit in range(6) if counts[suit] == max(counts) > 0]

    def driven(self, game: Oath, seat: Seat, note: int) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            here = discardable(game, slot)
            found += [denizen for denizen in here if SUIT[denizen] == note - 1 and denizen != self.card]
        return found

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return super().choices(game, seat, note) if note else [BANK + suit for suit in self.commonest(game)]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note:
            super().chosen(game, seat, move, note)
        else:
            self.drive(game, seat, move - BANK + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second == 0


class SilverTongue(Jealous):
    """A favor of a bank whose suit is here."""

    def can_rest(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def rest(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        here = {SUIT[denizen] for denizen in cards_at(game, game.pawn[seat])}
        return [BANK + suit for suit in range(6) if suit in here and game.banks[suit]]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        gain_favor(game, seat, move - BANK, 1)


class Insomnia(Jealous):
    def rest(self, game: Oath, seat: Seat) -> None:
        gain_secrets(game, seat, 1)


class Gossip(Power):
    def bars_facedown(self, game: Oath, seat: Seat) -> bool:
        return is_ruled_by_enemy(game, seat, self.card)


class BanditChief(Power):
    """A warband dies at every site, and while he is there two bandits more stand at each."""

    def played(self, game: Oath, seat: Seat, slot: int) -> None:
        for site in range(SLOTS):
            if game.garrison[site]:
                kill_at_site(game, site, 1)

    def more_bandits(self, game: Oath) -> int:
        return 2


add("charlatan", Charlatan())
add("assassin", Assassin())
add("blackmail", Blackmail())
add("dissent", Dissent())
add("false_prophet", FalseProphet())
add("royal_ambitions", RoyalAmbitions())
add("salt_the_earth", SaltTheEarth())
add("riots", Riots())
add("silver_tongue", SilverTongue())
add("insomnia", Insomnia())
add("gossip", Gossip())
add("bandit_chief", BanditChief())
