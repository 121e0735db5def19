"""Forces, rolls and sacrifices (Campaign, 6 to 8)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import BARS_SACRIFICE, JOINS, MORE_BANDITS, REROLLS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import (
    SLOTS,
)
from ludotek.games.oath.marks import (
    ATTACKER,
    BANDITS,
    DEFENDER,
    NOBODY,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.aftermath import tell_result
from ludotek.games.oath.steps.goods import can_pay, kill_at_site, kill_on_board, pay
from ludotek.games.oath.steps.realm import adviser_hooks, at_sites, bandit_colour, banner_colour, ruled_cards, rules
from ludotek.games.oath.vocabulary import (
    ATTACK_FACE,
    DEFENSE_FACE,
    DONE,
    NO,
    NUMBER,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
    USE,
    USED,
    YES,
)

ATTACK_FACES: Final[list[Move]] = [ATTACK_FACE, ATTACK_FACE + 1, ATTACK_FACE + 2]
ATTACK_ODDS: Final[list[int]] = [3, 2, 1]  # hollow sword, sword, two swords and a skull; §7
DEFENSE_FACES: Final[list[Move]] = [DEFENSE_FACE, DEFENSE_FACE + 1, DEFENSE_FACE + 2, DEFENSE_FACE + 3]
DEFENSE_ODDS: Final[list[int]] = [2, 2, 1, 1]  # blank, a shield, two shields, doubling; §8


def remove_attack_dice(game: Oath, dice: int) -> None:
    """§81: each die that an empty pool cannot give adds a defense die instead."""
    removed = min(dice, game.campaign.attack_dice)
    game.campaign.attack_dice -= removed
    game.campaign.defense_dice += dice - removed


def shift_attack_dice(game: Oath, side: int, dice: int) -> None:
    """The attacker adds attack dice, the defender removes them; §171."""
    if side == ATTACKER:
        game.campaign.attack_dice += dice
    else:
        remove_attack_dice(game, dice)


def fear_no_skulls(game: Oath, side: int) -> None:
    """An attacker's skulls kill nobody; a defender rolls none."""
    if side == ATTACKER:
        game.campaign.without_skulls = True


def defending(game: Oath) -> list[Seat]:
    """The defender and its allies; nobody where bandits defend."""
    defender = game.campaign.defender
    if defender == BANDITS:
        return []
    return [defender] + [seat for seat in range(game.players) if game.campaign.allies >> seat & 1]


def enemies(game: Oath, side: int) -> list[Seat]:
    """Whom a side fights: the attacker, or the defender with its allies; §125."""
    return defending(game) if side == ATTACKER else [game.campaign.attacker]


def halve_attack_dice(game: Oath) -> None:
    """The last word about the pool, once all plans are used."""
    if game.campaign.is_halved:
        game.campaign.attack_dice //= 2
        game.campaign.is_halved = False


# The attacking force.


def joining_sites(game: Oath) -> list[int]:
    """Sites whose warbands join the attack, where a power of the attacker's calls them."""
    attacker, joined = game.campaign.attacker, game.campaign.joined
    if not adviser_hooks(game, attacker) & JOINS:
        return [joined] if joined != NOBODY else []
    return [slot for slot in range(SLOTS) if slot == joined or rules(game, attacker, slot)]


def attackers(game: Oath) -> int:
    """Warbands of the attacking force, on the board and at sites that join it; §127."""
    return game.board[game.campaign.attacker] + sum([game.garrison[slot] for slot in joining_sites(game)])


def attacking_force(game: Oath) -> int:
    """And bandits whom the attacker commands, one at each site that joins."""
    sites = joining_sites(game)
    is_bandits = bool(sites) and bandit_colour(game) == banner_colour(game, game.campaign.attacker)
    return attackers(game) + (len(sites) if is_bandits else 0)


def kill_attackers(game: Oath, wanted: int) -> int:
    """Some of the attacking force die; the attacker says where, if there is a choice."""
    campaign = game.campaign
    killed = min(wanted, attackers(game))
    campaign.slain[ATTACKER] += killed
    if joining_sites(game):
        game.then(FALL, campaign.attacker, killed, 0)
    else:
        kill_on_board(game, campaign.attacker, killed)
    return killed


class Fall(Step):
    """So many of the attacking force die: at sites that join it, slot by slot, then on the board (rulings O42, O77)."""

    def begin(self, game: Oath, seat: Seat, dying: int, earliest: int) -> bool:
        for slot in joining_sites(game):
            if slot >= earliest and game.garrison[slot] and dying:
                game.second = slot
                return True
        kill_on_board(game, seat, dying)
        return False

    def moves(self, game: Oath, seat: Seat, dying: int, slot: int) -> list[Move]:
        others = game.board[seat] + sum([game.garrison[later] for later in joining_sites(game) if later > slot])
        return [NUMBER + dead for dead in range(max(0, dying - others), min(dying, game.garrison[slot]) + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, dying: int, slot: int) -> None:
        if move > NUMBER:
            kill_at_site(game, slot, move - NUMBER)
        game.then(FALL, seat, dying - (move - NUMBER), slot + 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NUMBER


# Rolling again.


class Roll(Step):
    """Dice, one after the other; the whole set may be rolled again, once."""

    def stands(self, game: Oath, seat: Seat, note: int) -> None:
        """Whoever rolled them is content."""

    def again(self, game: Oath, seat: Seat, note: int) -> None:
        """They are rolled a last time."""


def reroller(game: Oath, seat: Seat) -> int:
    """A card that lets whoever rolls roll again, if it can pay; or NOBODY (ruling O36)."""
    if seat != BANDITS:
        for card in ruled_cards(game, seat):
            if HOOKS[card] & REROLLS and can_pay(game, seat, card, False):
                return card
    return NOBODY


def can_roll_again(game: Oath, seat: Seat) -> bool:
    return reroller(game, seat) != NOBODY


class Reroll(Step):
    """Whoever has rolled may pay and roll the whole set again, once; the step of these dice goes on, with its note."""

    def moves(self, game: Oath, seat: Seat, dice: int, note: int) -> list[Move]:
        return [USE + reroller(game, seat), DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, dice: int, note: int) -> None:
        if move == DONE:
            ROLLS[dice].stands(game, seat, note)
        else:
            pay(game, seat, move - USE)
            game.tell(EVERYONE, USED, seat, move - USE)
            ROLLS[dice].again(game, seat, note)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


ROLLS: Final[dict[int, Roll]] = {}  # by step


def roll(dice: Roll) -> int:
    """The number by which an agenda names a step that rolls dice."""
    number = step(dice)
    ROLLS[number] = dice
    return number


# The defense.


def is_in_force(game: Oath, seat: Seat) -> bool:
    """§82: a board fights where its pawn stands beside the attacker or at a targeted site."""
    return game.pawn[seat] == game.pawn[game.campaign.attacker] or game.campaign.is_target(game.pawn[seat])


def force_at_sites(game: Oath) -> int:
    """Warbands and bandits at targeted sites, §82 and §83."""
    force = bandits_at_sites(game)
    for slot in range(SLOTS):
        if game.campaign.is_target(slot):
            force += game.garrison[slot]
    return force


def bandits_at_sites(game: Oath) -> int:
    """§83: a bandit or more at each targeted site, for themselves or for whoever commands them; they never die, §89.

    They join their own side alone, even where plans have left nobody else (ruling O24).
    """
    defender = game.campaign.defender
    if defender != BANDITS and bandit_colour(game) != banner_colour(game, defender):
        return 0
    bandits, band = 0, 1
    for card in at_sites(game, MORE_BANDITS):
        band += POWERS[card].more_bandits(game)
    for slot in range(SLOTS):
        bandits += band if game.campaign.is_target(slot) else 0
    return bandits


def force_on_boards(game: Oath) -> int:
    force = 0
    for seat in defending(game):
        if is_in_force(game, seat):
            force += game.board[seat]
    return force


def defense_counts(game: Oath, face: int) -> tuple[int, int]:
    """Shields and doublings of a face."""
    campaign = game.campaign
    if face == 3:
        return 0, 1
    if (face == 1 and campaign.without_single_shields) or (face == 2 and campaign.without_double_shields):
        return 0, 0
    return face, 0


class RollDefense(Roll):
    """The defender rolls, one die after the other, §82; once more if it may, and likes; §184."""

    def begin(self, game: Oath, seat: Seat, rolled: int, is_last: int) -> bool:
        campaign = game.campaign
        if campaign.is_decided:
            return False
        if rolled == 0:
            halve_attack_dice(game)
        if rolled < campaign.defense_dice:
            return True
        if rolled and not is_last and can_roll_again(game, campaign.defender):
            game.then(REROLL, campaign.defender, ROLL_DEFENSE)
        else:
            campaign.defense = (campaign.shields << campaign.doublings) + force_at_sites(game) + force_on_boards(game)
        return False

    def moves(self, game: Oath, seat: Seat, rolled: int, second: int) -> list[Move]:
        return DEFENSE_FACES

    def odds(self, game: Oath, rolled: int, second: int) -> list[int]:
        return DEFENSE_ODDS

    def answer(self, game: Oath, seat: Seat, move: Move, rolled: int, second: int) -> None:
        face = move - DEFENSE_FACE
        shields, doublings = defense_counts(game, face)
        game.campaign.shields += shields
        game.campaign.doublings += doublings
        game.tell(EVERYONE, ROLLED_DEFENSE, face, 0)
        game.then(ROLL_DEFENSE, CHANCE, rolled + 1, second)

    def stands(self, game: Oath, seat: Seat, note: int) -> None:
        game.then(ROLL_DEFENSE, CHANCE, game.campaign.defense_dice, 1)

    def again(self, game: Oath, seat: Seat, note: int) -> None:
        game.campaign.shields = game.campaign.doublings = 0
        game.then(ROLL_DEFENSE, CHANCE, 0, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


# The attack.


def attack_counts(game: Oath, face: int) -> tuple[int, int, int]:
    """Swords, hollow swords and skulls of a face."""
    campaign = game.campaign
    times = 2 if campaign.is_doubled else 1  # ruling O31
    if face == 0:
        return 0, 0 if campaign.without_hollow_swords else times, 0
    swords = 0 if face == 2 and campaign.without_double_swords else times * face
    return swords, 0, times if face == 2 and not campaign.without_skulls else 0


class RollAttack(Roll):
    """§84: the attacker rolls, once more if it may and likes; each skull kills one of the force at once."""

    def begin(self, game: Oath, seat: Seat, rolled: int, is_last: int) -> bool:
        campaign = game.campaign
        if campaign.is_decided:
            return False
        if rolled < campaign.attack_dice:
            return True
        if rolled and not is_last and can_roll_again(game, campaign.attacker):
            game.then(REROLL, campaign.attacker, ROLL_ATTACK)
        return False

    def moves(self, game: Oath, seat: Seat, rolled: int, is_last: int) -> list[Move]:
        return ATTACK_FACES

    def odds(self, game: Oath, rolled: int, is_last: int) -> list[int]:
        return ATTACK_ODDS

    def answer(self, game: Oath, seat: Seat, move: Move, rolled: int, is_last: int) -> None:
        face, campaign = move - ATTACK_FACE, game.campaign
        swords, hollow, skulls = attack_counts(game, face)
        campaign.swords += swords
        campaign.hollow_swords += hollow
        campaign.skulls += skulls
        game.tell(EVERYONE, ROLLED_ATTACK, face, 0)
        if skulls and (is_last or not can_roll_again(game, campaign.attacker)):
            kill_attackers(game, skulls)
        game.then(ROLL_ATTACK, CHANCE, rolled + 1, is_last)

    def stands(self, game: Oath, seat: Seat, note: int) -> None:
        kill_attackers(game, game.campaign.skulls)
        game.then(ROLL_ATTACK, CHANCE, game.campaign.attack_dice, 1)

    def again(self, game: Oath, seat: Seat, note: int) -> None:
        campaign = game.campaign
        campaign.swords = campaign.hollow_swords = campaign.skulls = 0
        game.then(ROLL_ATTACK, CHANCE, 0, 1)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


# The end of the battle.


def missing_warbands(game: Oath) -> int:
    """How many would have to be sacrificed for victory; none where it is won already."""
    missing = game.campaign.defense + 1 - game.campaign.attack
    return (missing + game.campaign.worth - 1) // game.campaign.worth if missing > 0 else 0


def may_sacrifice(game: Oath) -> bool:
    hooks = 0
    for defender in defending(game):
        hooks |= adviser_hooks(game, defender)
    return hooks & BARS_SACRIFICE == 0


class Sacrifice(Step):
    """§85: the attacker may sacrifice exactly as many warbands as are missing to victory, or none; §130 and §136."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        if not game.campaign.is_decided and 0 < missing_warbands(game) <= attackers(game) and may_sacrifice(game):
            return True
        self.decide(game, seat)
        return False

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == YES:
            game.campaign.sacrificed = kill_attackers(game, missing_warbands(game)) * game.campaign.worth
        self.decide(game, seat)

    def decide(self, game: Oath, seat: Seat) -> None:
        """§86: the attack must be higher; ties go to the defender."""
        campaign = game.campaign
        if not campaign.is_decided:
            campaign.winner = ATTACKER if campaign.attack > campaign.defense else DEFENDER
        tell_result(game, seat)
        game.then(DEFEAT, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == NO


ROLL_DEFENSE: Final = roll(RollDefense())
ROLL_ATTACK: Final = roll(RollAttack())
FALL: Final = step(Fall())
REROLL: Final = step(Reroll())
SACRIFICE: Final = step(Sacrifice())
DEFEAT: Final = step(Step())  # `steps.spoils` puts the aftermath here
