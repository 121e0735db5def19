"""Oath in the terminal: the map region by region, the banks, a campaign under way, and everybody's board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotek.core.options import View
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.games.oath.catalogue import FIRST_SLOT, RELIC, RELICS, SITE, SLOTS, SUIT, VISION
from ludotek.games.oath.components import COLOURS, OATHS, REGIONS
from ludotek.games.oath.marks import BANDITS
from ludotek.games.oath.steps import contract
from ludotek.games.oath.view import OathView, PlayerView, SiteView, War
from ludotek.games.oath.vocabulary import DUE_DEED, RELIC_AT
from ludotek.games.oath.words import (
    MOVES,
    say_back,
    say_banner,
    say_card,
    say_region,
    say_seat,
    say_slot,
    say_suit,
    say_trait,
)
from ludotek.terminal.board import Board

SUIT_SIGNS = ("ϟ", "◉", "♜", "⌂", "♞", "▲")
SUIT_INKS = ("#d0584a", "#a06fe0", "#5b9bd5", "#d98a3d", "#b98562", "#5fae7a")
SEAT_SIGNS = ("♛", "✚", "≈", "●", "☾", "▼")  # a colour is never said by its ink alone
SEAT_INKS = ("#b48cff", "#ff7d70", "#6db3ff", "#ffd35c", "#ffffff", "#9a9a9a")
FAVOR, SECRET, RELIC_SIGN, HIDDEN = "○", "◆", "♱", "▒"
QUIET = "dim"
TURN_MARK = " ◀"


class OathBoard(Board):
    """Three regions from the top down; whoever plays stands beside."""

    seat_colours = ("#8f62c4", "#cc4a40", "#3f78c8", "#a0720a", "#8d8573", "#7a6a58")

    def drawing(self, view: View) -> Text:
        assert isinstance(view, OathView)
        lines = [self.oath(view), self.banks(view)]
        for region, name in enumerate(REGIONS):
            lines.append(self.drawn_region(view, region, name))
            lines += [self.site(view, slot) for slot in range(FIRST_SLOT[region], FIRST_SLOT[region + 1])]
        return Text("\n").join([*lines, *self.war(view), *self.deals(view), *self.hand(view)])

    def say(self, said: Phrase) -> str:
        return self.language.say(said)

    # What belongs to everybody.

    def oath(self, view: OathView) -> Text:
        title = "oath-board-usurper" if view.is_usurper else "oath-board-keeper"
        kept = self.language.text(title, seat=self.say(say_seat(view.keeper)))
        oath = self.language.text(f"option-oath-oath-{OATHS[view.oath]}")
        return Text.assemble((oath, "bold"), " · ", (kept, SEAT_INKS[view.keeper]))

    def banks(self, view: OathView) -> Text:
        line = Text()
        for suit, favor in enumerate(view.banks):
            line.append_text(self.suit(suit)).append(f" {self.say(say_suit(suit))} {favor}{FAVOR}  ")
        for banner, holder in enumerate(view.banners):
            if holder is None:
                line.append(f"{self.say(say_banner(banner))} {view.tokens[banner]}  ")
        return line

    def drawn_region(self, view: OathView, region: int, name: str) -> Text:
        discards = self.language.text("oath-board-discards", cards=len(view.discards[region]))
        return Text.assemble((self.say(say_region(region)).upper(), "bold underline"), "  ", (discards, QUIET))

    # Sites and cards.

    def site(self, view: OathView, slot: int) -> Text:
        site = view.sites[slot]
        name = self.say(say_card(site.site) if site.site is not None else say_slot(slot))
        line = Text.assemble(" ", (name, "bold" if site.is_up else QUIET))
        if site.site is not None:
            line.append(f" ({self.say(say_slot(slot))})", QUIET)
        if not site.is_up:
            line.append(f" {HIDDEN}", QUIET)
        for seat, player in enumerate(view.players):
            if player.pawn == slot:
                line.append(f" ♟{SEAT_SIGNS[seat]}", SEAT_INKS[seat])
        line.append_text(self.garrison(site)).append_text(self.tokens(site.favor, site.secrets))
        for card in (*site.cards, *(relic for relic in site.relics if relic is not None)):
            line.append(" · ").append_text(self.card(view, card))
        return line

    def garrison(self, site: SiteView) -> Text:
        if site.colour is not None and site.warbands:
            return Text.assemble(" ", (f"{SEAT_SIGNS[site.colour]}×{site.warbands}", f"bold {SEAT_INKS[site.colour]}"))
        if site.ruler is not None:
            crowned = self.language.text("oath-board-bandits-of", seat=self.say(say_seat(site.ruler)))
            return Text(f" {SEAT_SIGNS[site.ruler]} {crowned}", SEAT_INKS[site.ruler])
        return Text(f" {self.say(say_seat(BANDITS))}" if site.is_up else "", QUIET)

    def card(self, view: OathView, card: int) -> Text:
        """A card by its suit and name; of what was not seen, its back."""
        if card < 0:
            return Text(f"{HIDDEN} {self.say(say_back(-1 - card))}", QUIET)
        line = Text()
        if card < VISION and SUIT[card] >= 0:
            line.append_text(self.suit(SUIT[card])).append(" ")
        elif RELIC <= card < SITE:
            line.append(f"{RELIC_SIGN} ", "bold #d9a520")
        line.append(self.say(say_card(card)))
        return line.append_text(self.tokens(view.favor_on.get(str(card), 0), view.secrets_on.get(str(card), 0)))

    def suit(self, suit: int) -> Text:
        return Text(SUIT_SIGNS[suit], f"bold {SUIT_INKS[suit]}")

    def tokens(self, favor: int, secrets: int) -> Text:
        line = Text()
        if favor:
            line.append(f" {favor}{FAVOR}", "#d9a520")
        if secrets:
            line.append(f" {secrets}{SECRET}", "#6d9ee0")
        return line

    # What is under way.

    def war(self, view: OathView) -> list[Text]:
        if not view.war:
            return []
        attacker, defender = (self.say(say_seat(view.war[side])) for side in (War.ATTACKER, War.DEFENDER))
        pools = self.language.text(
            "oath-board-pools",
            attack=view.war[War.ATTACK_DICE],
            defense=view.war[War.DEFENSE_DICE],
            defending=view.defending,
        )
        targets = self.language.text("oath-board-targets", names=", ".join(self.targets(view)) or "–")
        plans = [self.say(say_card(view.plans[place])) for place in range(0, len(view.plans), 3)]
        told = [Text(""), Text(f"⚔ {attacker} → {defender}: {pools}", "bold"), Text(f"  {targets}")]
        return told + ([Text("  " + self.language.text("oath-board-plans", names=", ".join(plans)))] if plans else [])

    def targets(self, view: OathView) -> list[str]:
        war = view.war
        found = [slot for slot in range(SLOTS) if war[War.TARGET_SITES] >> slot & 1]
        names = [self.say(say_card(site) if (site := view.sites[slot].site) else say_slot(slot)) for slot in found]
        names += [self.say(say_card(RELIC + relic)) for relic in range(RELICS) if war[War.TARGET_RELICS] >> relic & 1]
        dug = [place for place in range(2 * SLOTS) if war[War.TARGET_GROUND] >> place & 1]
        names += [self.say(MOVES.say(RELIC_AT + place)) for place in dug]
        names += [self.say(say_banner(banner)) for banner in range(2) if war[War.TARGET_BANNERS] >> banner & 1]
        return names + ([self.language.text("oath-move-pawn")] if war[War.TARGET_PAWN] else [])

    def deals(self, view: OathView) -> list[Text]:
        """What players owe each other, and what is written beside it and beside the offer that is being made."""
        places = range(0, len(view.contracts), contract.PLACES)
        contracts = [view.contracts[place : place + contract.PLACES] for place in places]
        lines: list[Text] = []
        for deal in dict.fromkeys(one[contract.DEAL] for one in contracts):
            lines += [Text(f"§ {self.contract(view, one)}") for one in contracts if one[contract.DEAL] == deal]
            lines += self.words_of(deal)
        open_words = self.words_of(view.deal) if view.offer and view.deal else []
        return lines + open_words

    def contract(self, view: OathView, one: Sequence[int]) -> str:
        debtor, creditor, what, amount, when, count, favor, secrets, _ = one
        slot = amount % SLOTS
        site = view.sites[slot].site
        gaps: dict[str, str | int] = {
            "number": amount,
            **self.bent("seat", amount % len(COLOURS)),
            "banner": self.say(say_banner(amount % 2)),
            "site": self.say(say_slot(slot) if site is None else say_card(site)),
        }
        if when == contract.AFTER_DEED:
            time = self.say(MOVES.say(DUE_DEED + count))
        else:
            to_come = count - int(when == contract.IN_TURNS and view.turn == debtor)  # a turn that has begun is counted
            time = self.language.text(f"oath-board-left-{'rounds' if when else 'turns'}", count=to_come)
        return self.language.text(
            "oath-board-contract",
            a=self.say(say_seat(debtor)),
            what=self.language.text(f"oath-board-owes-{what}", **gaps),
            time=time,
            favor=favor,
            secrets=secrets,
            **self.bent("b", creditor),
        )

    def bent(self, gap: str, seat: Seat) -> dict[str, str]:
        """Somebody in each case that sentences need: `seat`, `seat_gen`, `seat_dat`."""
        bent = {f"{gap}_{case}": phrase(f"oath-who-{case}-{COLOURS[seat]}") for case in ("gen", "dat")}
        return {name: self.say(said) for name, said in {gap: say_seat(seat), **bent}.items()}

    def words_of(self, deal: int) -> list[Text]:
        """Free words, which bind nobody."""
        found = [words for words in self.words if words.deal == deal]
        return [Text(f"  {self.player(words.seat)}: “{words.text}”", "italic") for words in found]

    def hand(self, view: OathView) -> list[Text]:
        """Cards that were drawn, as far as one sees them."""
        if not any(card >= 0 for card in view.hand):
            return []
        line = Text(f"{self.language.text('oath-board-hand')} ", "bold")
        for card in view.hand:
            line.append_text(self.card(view, card)).append("  ")
        return [line]

    # Beside the board.

    def subtitle(self, view: View) -> str:
        assert isinstance(view, OathView)
        return self.language.text("oath-board-round", round=view.round, visions=view.visions_drawn)

    def facts(self, view: View, seat: Seat) -> Text:
        assert isinstance(view, OathView)
        lines: list[Text] = []
        for player in range(len(view.players)):
            lines += self.board_of(view, player, player == seat)
        return Text("\n").join([*lines, Text(self.language.text("oath-board-signs"), QUIET)])

    def board_of(self, view: OathView, seat: Seat, is_mine: bool) -> list[Text]:
        player = view.players[seat]
        weight = "bold underline" if is_mine else "bold"
        mark = TURN_MARK if view.asked == seat else ""
        role = self.language.text("oath-board-citizen") if player.is_citizen else ""
        head = Text.assemble((f"{SEAT_SIGNS[seat]} {self.player(seat)} {role}{mark}", f"{weight} {SEAT_INKS[seat]}"))
        return [head, self.purse(player), *self.held(view, seat, player)]

    def purse(self, player: PlayerView) -> Text:
        line = Text(f"  ▰{player.supply} ", "bold")
        line.append(f"{player.favor}{FAVOR} ", "#d9a520").append(f"{player.secrets}{SECRET}", "#6d9ee0")
        if player.facedown_secrets:
            line.append(f"+{player.facedown_secrets}◇", QUIET)
        return line.append(self.language.text("oath-board-warbands", board=player.warbands, bank=player.bank))

    def held(self, view: OathView, seat: Seat, player: PlayerView) -> list[Text]:
        cards = [*player.advisers, *player.facedown, *(RELIC + relic for relic in player.relics)]
        shown = [self.card(view, card) for card in cards]
        if player.vision is not None:
            shown.append(Text.assemble("★ ", self.card(view, player.vision)))
        if player.following is not None:
            shown.append(Text.assemble("☆ ", self.card(view, player.following)))
        for banner, holder in enumerate(view.banners):
            if holder == seat:
                shown.append(Text(f"⚐ {self.say(say_banner(banner))} {view.tokens[banner]}", "bold"))
        if seat == 0:
            traits = [self.say(say_trait(space)) for space, relic in enumerate(view.reliquary) if relic is None]
            shown += [Text(self.language.text("oath-board-bound", names=", ".join(traits)), QUIET)] if traits else []
        return [Text.assemble("  ", one) for one in shown]

    def request(self, view: View, seat: Seat) -> str:
        asked = self.game.say_question(view, seat)
        return self.say(asked) if asked else super().request(view, seat)
