"""Scenarios of Oath: a table at somebody's Act Phase, with things laid where a test wants them."""

from __future__ import annotations

from ludotek.core.pile import undecided
from ludotek.core.position import CHANCE, DEAL, EVERYONE, Event, Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import RELIC, SITE, VISION, card
from ludotek.games.oath.marks import EMPTY, LOWER_LAYER, NOBODY, SITE_BACK
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import hold_banner, hold_relic
from ludotek.games.oath.steps.piles import set_at_site
from ludotek.games.oath.steps.travel import turn_up
from ludotek.games.oath.steps.turn import TURN

CHANCELLOR, RED, BLUE, YELLOW = range(4)
# The slots that are faceup in a first game.
PLAINS, MOUNTAIN, COAST = 0, 2, 5


def table(**options: object) -> Oath:
    """The Chancellor's first Act Phase; pawns stand on Plains, and everybody kept the first card it saw."""
    position = GAME.start(**options)
    assert isinstance(position, Oath)
    while not is_acting(position):
        seat = CHANCE if position.kind() == DEAL else position.asked
        position.play(seat, position.moves(seat)[0])
    return position


def is_acting(p: Oath) -> bool:
    return p.kind() != DEAL and "rest" in offered(p)


def turn_of(p: Oath, seat: Seat) -> Oath:
    """A seat's turn begins; it wakes, and whatever it is asked on waking is to be answered."""
    p.agenda.clear()
    p.then(TURN, seat)
    p.go_on()
    return p


def play(p: Oath, *moves: str) -> Oath:
    """Whoever is asked answers; nothing may be lost on the way."""
    for words in moves:
        move = GAME.read(words)
        assert move in p.moves(p.asked), f"{words!r} is not offered, but {offered(p)}"
        p.play(p.asked, move)
        assert faults(p) == ""
    return p


def luck(p: Oath, *faces: str) -> Oath:
    for words in faces:
        assert p.kind() == DEAL, f"not chance but seat {p.asked} is asked"
        play(p, words)
    return p


def let_chance(p: Oath) -> Oath:
    """Chance takes its first move wherever it is asked."""
    while p.kind() == DEAL:
        p.play(CHANCE, p.moves(CHANCE)[0])
    return p


def offered(p: Oath) -> list[str]:
    return [GAME.words(move) for move in p.moves(p.asked)]


def beginning(p: Oath, words: str) -> list[str]:
    """What is offered that begins with these words, without them."""
    return [text.removeprefix(words).strip() for text in offered(p) if text.startswith(words)]


def heard(p: Oath) -> list[Event]:
    told: list[Event] = []
    p.heard = told
    return told


def out_of_the_deck(p: Oath, number: int) -> None:
    """Take a card from wherever it waits, so that it can be laid somewhere."""
    for bag in p.cards.bags:
        if number in bag:
            bag.remove(number)
            if VISION <= number < RELIC:
                p.world.remove(undecided(LOWER_LAYER))
                p.layer_visions[1] -= 1
                return
            for pile in (p.world, p.relic_deck, p.discards[0], p.discards[1], p.discards[2]):
                if undecided(p.cards.home[number]) in pile:
                    pile.remove(undecided(p.cards.home[number]))
                    return
            for pile in (p.reliquary, p.ground):
                if undecided(p.cards.home[number]) in pile:
                    pile[pile.index(undecided(p.cards.home[number]))] = EMPTY
                    return
            return
    for pile in [*p.facedown, *p.discards, p.world, *p.advisers]:
        if number in pile:
            pile.remove(number)
    if number in p.at:
        p.at[p.at.index(number)] = EMPTY


def lay(p: Oath, slot: int, id: str) -> int:
    """A denizen lies at a site."""
    number = card(id)
    out_of_the_deck(p, number)
    set_at_site(p, slot, number)
    return number


def advise(p: Oath, seat: Seat, id: str) -> int:
    """A faceup adviser."""
    number = card(id)
    out_of_the_deck(p, number)
    p.advisers[seat].append(number)
    p.cards.seen[number] = EVERYONE
    return number


def hide(p: Oath, seat: Seat, id: str) -> int:
    """A facedown adviser."""
    number = card(id)
    out_of_the_deck(p, number)
    p.facedown[seat].append(number)
    p.cards.seen[number] = 1 << seat
    return number


def hand(p: Oath, seat: Seat, id: str) -> int:
    """A relic is held."""
    number = card(id)
    if number in p.cards.bags[2]:
        out_of_the_deck(p, number)
    hold_relic(p, seat, number - RELIC, False)
    p.cards.seen[number] = EVERYONE
    return number


def raise_banner(p: Oath, seat: Seat, banner: int, tokens: int = 1) -> None:
    p.pool -= tokens - p.tokens[banner] if banner == 0 else 0
    p.tokens[banner] = tokens
    hold_banner(p, seat, banner)


def site(p: Oath, slot: int, id: str) -> None:
    """Another site lies in a slot, faceup; what lay there goes back."""
    number = card(id)
    for place in range(len(p.map)):
        if p.map[place] == number:
            p.map[place] = undecided(SITE_BACK)
            p.is_up[place] = False
            p.cards.bags[SITE_BACK].append(number)
    if p.map[slot] >= 0:
        p.cards.bags[SITE_BACK].append(p.map[slot])
        p.cards.bags[SITE_BACK].sort()
        p.map[slot] = undecided(SITE_BACK)
    p.cards.bags[SITE_BACK].sort()
    p.cards.decide(p.map, slot, number)
    assert p.map[slot] == SITE + (number - SITE)
    turn_up(p, slot)


def station(p: Oath, slot: int, colour: int, warbands: int) -> None:
    """So many warbands of a colour stand at a site, and no others."""
    if p.flag[slot] != NOBODY:
        p.barracks[p.flag[slot]] += p.garrison[slot]
    p.barracks[colour] -= warbands
    p.garrison[slot] = warbands
    p.flag[slot] = colour if warbands else NOBODY
    p.stirred = True


def arm(p: Oath, seat: Seat, warbands: int) -> None:
    """So many warbands stand on a board."""
    colour = 0 if p.citizens >> seat & 1 else seat
    p.barracks[colour] += p.board[seat] - warbands
    p.board[seat] = warbands


def enrich(p: Oath, seat: Seat, favor: int) -> None:
    p.pool -= favor - p.favor[seat]
    p.favor[seat] = favor


def swear_in(p: Oath, seat: Seat) -> None:
    """A seat is a Citizen, without anybody asking."""
    warbands = p.board[seat]
    p.barracks[seat] += warbands
    p.barracks[0] -= warbands
    p.citizens |= 1 << seat
    p.stirred = True


def reds(*advisers: str, favor: int = 4, secrets: int = 4) -> Oath:
    """Red's Act Phase on Plains, with some advisers and enough to pay with."""
    p = turn_of(table(), RED)
    enrich(p, RED, favor)
    p.secrets[RED] = secrets
    for id in advisers:
        advise(p, RED, id)
    return p


def played(p: Oath, id: str, name: str, where: str = "site cradle-1") -> Oath:
    hide(p, RED, id)
    return play(p, f"play facedown {name}", where)


def finish(p: Oath) -> Oath:
    """Whatever is still to be rolled and answered in a campaign."""
    while p.war:
        let_chance(p)
        if p.war:
            play(p, offered(p)[0])
    return p
