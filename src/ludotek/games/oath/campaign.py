"""A campaign: who fights whom and for what, with which dice and plans, and what has come of it so far.

A position has one while it is under way; at all other times it has `PEACE`, which never changes and is shared.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Seat
from ludotek.games.oath.marks import ATTACKER, DEFENDER, NOBODY


class Campaign:
    """What the steps of a campaign, and the plans used in it, know and change."""

    attacker: Seat  # NOBODY in peace
    defender: Seat  # or BANDITS
    allies: int  # a mask of seats that defend with the defender
    stands: int  # the slot of the attacker's pawn, where it attacks as though it stood elsewhere; or NOBODY
    joined: int  # the slot of a site whose warbands fight in the attacker's force; or NOBODY
    # What it is for.
    target_sites: int  # a mask of slots
    target_relics: int  # a mask
    target_banners: int  # a mask
    target_pawn: bool  # pawn and favor
    target_ground: int  # a mask of places on the ground: facedown relics that a plan has added
    # What is rolled.
    attack_dice: int
    defense_dice: int
    # Battle plans, in the order of their use.
    plans: list[int]  # cards
    users: list[Seat]  # by plan; BANDITS use theirs
    sides: list[int]  # by plan
    closed: int  # a mask of sides that may use no plans, or no more of them
    kept: int  # a mask of plans, by their order: those that stay where they would be discarded
    without_skulls: bool  # they count nothing
    without_hollow_swords: bool
    without_double_swords: bool  # whose skulls count nevertheless
    without_single_shields: bool
    without_double_shields: bool
    is_doubled: bool  # every attack die counts twice
    is_halved: bool  # half of the attack dice are rolled, once plans are over
    worth: int  # attack that a sacrificed warband adds
    spared: int  # a mask of sides that lose nobody when beaten
    doomed: int  # a mask of sides that lose everybody
    # What the dice have shown so far.
    shields: int
    doublings: int
    hollow_swords: int
    swords: int
    skulls: int
    # What comes of it.
    defense: int  # once its dice are rolled
    sacrificed: int  # what warbands that were sacrificed add to the attack
    is_decided: bool  # by a plan, before any roll
    winner: int  # a side, once that is decided
    slain: list[int]  # by side: warbands killed
    survivors: list[int]  # by seat: what is left of a beaten force

    def __init__(self, of: Campaign | None = None) -> None:
        if of is None:
            self.lay_out()
        else:
            self.copy_from(of)

    @staticmethod
    def between(attacker: Seat, defender: Seat, players: int) -> Campaign:
        """One that begins."""
        begun = Campaign()
        begun.attacker = attacker
        begun.defender = defender
        begun.survivors = [0] * players
        return begun

    def lay_out(self) -> None:
        """Nobody fights."""
        self.attacker = self.defender = NOBODY
        self.allies = 0
        self.stands = self.joined = NOBODY
        self.target_sites = self.target_relics = self.target_banners = self.target_ground = 0
        self.target_pawn = False
        self.attack_dice = self.defense_dice = 0
        self.plans = []
        self.users = []
        self.sides = []
        self.closed = self.kept = 0
        self.without_skulls = self.without_hollow_swords = self.without_double_swords = False
        self.without_single_shields = self.without_double_shields = False
        self.is_doubled = self.is_halved = False
        self.worth = 1
        self.spared = self.doomed = 0
        self.shields = self.doublings = self.hollow_swords = self.swords = self.skulls = 0
        self.defense = self.sacrificed = 0
        self.is_decided = False
        self.winner = ATTACKER
        self.slain = [0, 0]
        self.survivors = []

    def copy(self) -> Campaign:
        """An independent one; peace is the same for everybody."""
        return Campaign(self) if self.is_under_way else self

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: Campaign) -> None:
        """Become what another is, with nothing in common that could change."""
        self.attacker = of.attacker
        self.defender = of.defender
        self.allies = of.allies
        self.stands = of.stands
        self.joined = of.joined
        self.target_sites = of.target_sites
        self.target_relics = of.target_relics
        self.target_banners = of.target_banners
        self.target_pawn = of.target_pawn
        self.target_ground = of.target_ground
        self.attack_dice = of.attack_dice
        self.defense_dice = of.defense_dice
        self.plans = of.plans.copy()
        self.users = of.users.copy()
        self.sides = of.sides.copy()
        self.closed = of.closed
        self.kept = of.kept
        self.without_skulls = of.without_skulls
        self.without_hollow_swords = of.without_hollow_swords
        self.without_double_swords = of.without_double_swords
        self.without_single_shields = of.without_single_shields
        self.without_double_shields = of.without_double_shields
        self.is_doubled = of.is_doubled
        self.is_halved = of.is_halved
        self.worth = of.worth
        self.spared = of.spared
        self.doomed = of.doomed
        self.shields = of.shields
        self.doublings = of.doublings
        self.hollow_swords = of.hollow_swords
        self.swords = of.swords
        self.skulls = of.skulls
        self.defense = of.defense
        self.sacrificed = of.sacrificed
        self.is_decided = of.is_decided
        self.winner = of.winner
        self.slain = of.slain.copy()
        self.survivors = of.survivors.copy()

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            self.attacker,
            self.defender,
            self.allies,
            self.stands,
            self.joined,
            self.target_sites,
            self.target_relics,
            self.target_banners,
            self.target_pawn,
            self.target_ground,
            self.attack_dice,
            self.defense_dice,
            tuple(self.plans),
            tuple(self.users),
            tuple(self.sides),
            self.closed,
            self.kept,
            self.without_skulls,
            self.without_hollow_swords,
            self.without_double_swords,
            self.without_single_shields,
            self.without_double_shields,
            self.is_doubled,
            self.is_halved,
            self.worth,
            self.spared,
            self.doomed,
            self.shields,
            self.doublings,
            self.hollow_swords,
            self.swords,
            self.skulls,
            self.defense,
            self.sacrificed,
            self.is_decided,
            self.winner,
            tuple(self.slain),
            tuple(self.survivors),
        )

    # Made until here.  # pragma: no mutate end

    @property
    def is_under_way(self) -> bool:
        return self.attacker != NOBODY

    @property
    def attack(self) -> int:
        """Two hollow swords make one, §84."""
        return self.swords + self.hollow_swords // 2 + self.sacrificed

    @property
    def loser(self) -> int:
        """A side, once the winner is decided."""
        return DEFENDER if self.winner == ATTACKER else ATTACKER

    def leader(self, side: int) -> Seat:
        """Whose side it is."""
        return self.attacker if side == ATTACKER else self.defender

    def enemy(self, side: int) -> Seat:
        """Whose the other side is."""
        return self.defender if side == ATTACKER else self.attacker

    def is_target(self, slot: int) -> bool:
        """Whether the site in a slot is one."""
        return self.target_sites >> slot & 1 == 1

    def has_things(self) -> bool:
        """Whether anything that the defender has with it is a target."""
        return self.target_pawn or self.target_relics != 0 or self.target_banners != 0

    def use(self, plan: int, user: Seat, side: int) -> None:
        self.plans.append(plan)
        self.users.append(user)
        self.sides.append(side)

    def is_used(self, plan: int, side: int) -> bool:
        """Whether a side has used a plan."""
        return any(self.plans[place] == plan and self.sides[place] == side for place in range(len(self.plans)))

    def has_used(self, side: int) -> bool:
        """Whether a side has used any plan."""
        return side in self.sides

    def close(self, side: int) -> None:
        """A side uses no plans from now on."""
        self.closed |= 1 << side

    def is_closed(self, side: int) -> bool:
        return self.closed >> side & 1 == 1

    def keep(self, place: int) -> None:
        """A plan, by its order, is not discarded."""
        self.kept |= 1 << place

    def is_kept(self, place: int) -> bool:
        return self.kept >> place & 1 == 1

    def decide(self, side: int) -> None:
        """A side wins, whatever the dice would have said."""
        self.is_decided = True
        self.winner = side

    def doom(self, side: int) -> None:
        """A side loses everybody when it is beaten."""
        self.doomed |= 1 << side

    def is_doomed(self, side: int) -> bool:
        return self.doomed >> side & 1 == 1

    def spare(self, side: int) -> None:
        """A side loses nobody when it is beaten."""
        self.spared |= 1 << side

    def is_spared(self, side: int) -> bool:
        return self.spared >> side & 1 == 1


PEACE: Final = Campaign()
