"""Scenarios of Oath: a table at somebody's Act Phase, with things laid where a test wants them."""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, EVERYONE, Event, Seat
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import RELIC, SITE, VISION, card
from ludotek.games.oath.marks import EMPTY, LOWER_LAYER, NOBODY, SITE_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import set_at_site
from ludotek.games.oath.steps.realm import find_hooks
from ludotek.games.oath.steps.travel import turn_up
from ludotek.games.oath.steps.treasures import hold_banner, hold_relic
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


def is_acting(game: Oath) -> bool:
    return game.kind() != DEAL and "rest" in offered(game)


def turn_of(game: Oath, seat: Seat) -> Oath:
    """A seat's turn begins; it wakes, and whatever it is asked on waking is to be answered."""
    game.agenda.clear()
    game.then(TURN, seat)
    game.go_on()
    return game


def play(game: Oath, *moves: str) -> Oath:
    """Whoever is asked answers; nothing may be lost on the way."""
    find_hooks(game)  # a test may have laid cards by hand
    for words in moves:
        move = GAME.read(words)
        assert move in game.moves(game.asked), f"{words!r} is not offered, but {offered(game)}"
        game.play(game.asked, move)
        assert faults(game) == ""
    return game


def act(game: Oath, *moves: str) -> Oath:
    """Whoever is asked answers, at a table with a card too many or too few."""
    for words in moves:
        assert words.casefold() in [text.casefold() for text in offered(game)], offered(game)
        game.play(game.asked, GAME.read(words))
    return game


def luck(game: Oath, *faces: str) -> Oath:
    for words in faces:
        assert game.kind() == DEAL, f"not chance but seat {game.asked} is asked"
        play(game, words)
    return game


def let_chance(game: Oath) -> Oath:
    """Chance takes its first move wherever it is asked."""
    while game.kind() == DEAL:
        game.play(CHANCE, game.moves(CHANCE)[0])
    return game


def offered(game: Oath) -> list[str]:
    return [GAME.words(move) for move in game.moves(game.asked)]


def beginning(game: Oath, words: str) -> list[str]:
    """What is offered that begins with these words, without them."""
    return [text.removeprefix(words).strip() for text in offered(game) if text.startswith(words)]


def heard(game: Oath) -> list[Event]:
    told: list[Event] = []
    game.heard = told
    return told


def out_of_the_deck(game: Oath, number: int) -> None:
    """Take a card from wherever it waits, so that it can be laid somewhere."""
    for bag in game.cards.bags:
        if number in bag:
            bag.remove(number)
            if VISION <= number < RELIC:
                game.world.remove(undecided(LOWER_LAYER))
                game.layer_visions[1] -= 1
                return
            for pile in (game.world, game.relic_deck, game.discards[0], game.discards[1], game.discards[2]):
                if undecided(game.cards.home[number]) in pile:
                    pile.remove(undecided(game.cards.home[number]))
                    return
            for pile in (game.reliquary, game.ground):
                if undecided(game.cards.home[number]) in pile:
                    pile[pile.index(undecided(game.cards.home[number]))] = EMPTY
                    return
            return
    for pile in [*game.facedown, *game.discards, game.world, *game.advisers]:
        if number in pile:
            pile.remove(number)
    if number in game.at:
        game.at[game.at.index(number)] = EMPTY


def lay(game: Oath, slot: int, id: str) -> int:
    """A denizen lies at a site."""
    number = card(id)
    out_of_the_deck(game, number)
    set_at_site(game, slot, number)
    return number


def advise(game: Oath, seat: Seat, id: str) -> int:
    """A faceup adviser."""
    number = card(id)
    out_of_the_deck(game, number)
    game.advisers[seat].append(number)
    game.cards.seen[number] = EVERYONE
    return number


def hide(game: Oath, seat: Seat, id: str) -> int:
    """A facedown adviser."""
    number = card(id)
    out_of_the_deck(game, number)
    game.facedown[seat].append(number)
    game.cards.seen[number] = 1 << seat
    return number


def hand(game: Oath, seat: Seat, id: str) -> int:
    """A relic is held."""
    number = card(id)
    if number in game.cards.bags[2]:
        out_of_the_deck(game, number)
    hold_relic(game, seat, number - RELIC, False)
    game.cards.seen[number] = EVERYONE
    return number


def raise_banner(game: Oath, seat: Seat, banner: int, tokens: int = 1) -> None:
    game.pool -= tokens - game.tokens[banner] if banner == 0 else 0
    game.tokens[banner] = tokens
    hold_banner(game, seat, banner)


def site(game: Oath, slot: int, id: str) -> None:
    """Another site lies in a slot, faceup; what lay there goes back."""
    number = card(id)
    for place in range(len(game.map)):
        if game.map[place] == number:
            game.map[place] = undecided(SITE_BACK)
            game.is_up[place] = False
            game.cards.bags[SITE_BACK].append(number)
    if game.map[slot] >= 0:
        game.cards.bags[SITE_BACK].append(game.map[slot])
        game.cards.bags[SITE_BACK].sort()
        game.map[slot] = undecided(SITE_BACK)
    game.cards.bags[SITE_BACK].sort()
    game.cards.decide(game.map, slot, number)
    assert game.map[slot] == SITE + (number - SITE)
    turn_up(game, slot)


def station(game: Oath, slot: int, colour: int, warbands: int) -> None:
    """So many warbands of a colour stand at a site, and no others."""
    if game.flag[slot] != NOBODY:
        game.barracks[game.flag[slot]] += game.garrison[slot]
    game.barracks[colour] -= warbands
    game.garrison[slot] = warbands
    game.flag[slot] = colour if warbands else NOBODY
    game.stirred = True


def arm(game: Oath, seat: Seat, warbands: int) -> None:
    """So many warbands stand on a board."""
    colour = 0 if game.citizens >> seat & 1 else seat
    game.barracks[colour] += game.board[seat] - warbands
    game.board[seat] = warbands


def enrich(game: Oath, seat: Seat, favor: int) -> None:
    game.pool -= favor - game.favor[seat]
    game.favor[seat] = favor


def swear_in(game: Oath, seat: Seat) -> None:
    """A seat is a Citizen, without anybody asking."""
    warbands = game.board[seat]
    game.barracks[seat] += warbands
    game.barracks[0] -= warbands
    game.citizens |= 1 << seat
    game.stirred = True


def reds(*advisers: str, favor: int = 4, secrets: int = 4) -> Oath:
    """Red's Act Phase on Plains, with some advisers and enough to pay with."""
    game = turn_of(table(), RED)
    enrich(game, RED, favor)
    game.secrets[RED] = secrets
    for id in advisers:
        advise(game, RED, id)
    return game


def played(game: Oath, id: str, name: str, where: str = "site cradle-1") -> Oath:
    hide(game, RED, id)
    return play(game, f"play facedown {name}", where)


def finish(game: Oath) -> Oath:
    """Whatever is still to be rolled and answered in a campaign."""
    while game.campaign.is_under_way:
        let_chance(game)
        if game.campaign.is_under_way:
            play(game, offered(game)[0])
    return game
