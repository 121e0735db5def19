"""Questions that random games seldom ask, as scenarios."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.core.position import CHANCE
from ludotek.games.oath import GAME
from ludotek.games.oath.marks import USURPER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import become_citizen
from ludotek.games.oath.steps.travel import SEND
from tests.games.oath.chronicles import after_play, empire_won, settle_map, won
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    act,
    advise,
    arm,
    hide,
    lay,
    let_chance,
    luck,
    offered,
    play,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)


def short_of_favor() -> Oath:
    """Six players leave four favor for a Mine, which has three, and Salt Flats, which have two."""
    game = GAME.start(players=6, map="random")
    assert isinstance(game, Oath)
    for name in ("Mine", "Salt Flats", "Plains"):
        game.play(CHANCE, GAME.read(f"turns up {name}"))
        game.play(CHANCE, game.moves(CHANCE)[0])
    return game


def rest_powers() -> Oath:
    game = reds("naysayers")
    game.keeper = BLUE
    return play(game, "rest")


def free_travel() -> Oath:
    """Red has beaten Blue at Plains with a Second Wind, and stays there with a warband."""
    game = reds("second_wind")
    station(game, PLAINS, BLUE, 1)
    arm(game, BLUE, 0)
    arm(game, RED, 9)
    play(game, "campaign against blue", "done", "number 9", "use Second Wind", "done")
    return play(let_chance(game), "number 1")


def free_campaign() -> Oath:
    return play(free_travel(), "travel to provinces-1")


def choose_keeper() -> Oath:
    game = table()
    station(game, PLAINS, CHANCELLOR, 0)
    station(game, MOUNTAIN, RED, 1)
    station(game, COAST, BLUE, 1)
    return play(game, "peek at the brutal relic")


def conspire() -> Oath:
    game = reds("scouts", "battle_honors")
    hide(game, RED, "conspiracy")
    advise(game, CHANCELLOR, "garrison")
    return play(game, "play facedown Conspiracy", "adviser faceup")


def turn_secrets() -> Oath:
    game = reds()
    site(game, 1, "the_hidden_place")
    game.then(SEND, BLUE, RED)
    game.go_on()
    return play(game, "site cradle-2")


def agree_to_toll() -> Oath:
    """Red is sent to a site of the Chancellor's, whose roads take toll."""
    game = reds()
    lay(game, PLAINS, "toll_roads")
    game.then(SEND, BLUE, RED)
    game.go_on()
    return act(game, "site provinces-1")


def recolour() -> Oath:
    game = reds()
    station(game, MOUNTAIN, RED, 3)
    station(game, COAST, CHANCELLOR, game.barracks[CHANCELLOR] + game.garrison[COAST] - 2)
    become_citizen(game, RED)
    game.go_on()
    return game


def casualties() -> Oath:
    game = turn_of(table(), RED)
    swear_in(game, BLUE)
    arm(game, RED, 14)
    play(game, "campaign against blue", "done", "number 14", "done", "done")
    return play(let_chance(game), "yes")


def keep_secret() -> Oath:
    """Red's Ancient Binding leaves Blue a faceup or a facedown secret."""
    game = reds("ancient_binding")
    game.flipped[BLUE] = 1
    return play(game, "use Ancient Binding")


def card_in_plans() -> Oath:
    """Blue defends with Wrestlers, who ask which warband is sacrificed."""
    game = reds()
    advise(game, BLUE, "wrestlers")
    arm(game, BLUE, 2)
    return play(game, "campaign against blue", "pawn and favor", "number 3", "use Wrestlers")


def reinforce() -> Oath:
    """Red has sold the Mountain to Blue, who sends warbands there."""
    game = reds("deed_writer")
    station(game, MOUNTAIN, RED, 2)
    return act(game, "use Deed Writer", "player blue", "give site provinces-1", "propose", "yes")


def reroll() -> Oath:
    """Red has rolled against Blue, and rules Jinx."""
    game = reds("jinx")
    arm(game, RED, 3)
    return let_chance(play(game, "campaign against blue", "pawn and favor", "number 3"))


def fall() -> Oath:
    """Red's skull kills one of its force, which stands on its board and, by a Vow of Union, at the Mountain."""
    game = reds("vow_of_union")
    station(game, MOUNTAIN, RED, 2)
    arm(game, RED, 1)
    play(game, "campaign against blue", "pawn and favor", "number 1")
    while "attack die skull" not in offered(game):
        play(game, offered(game)[0])
    return luck(game, "attack die skull")


def vow_anew() -> Oath:
    return won(after_play(), CHANCELLOR)


def take_in() -> Oath:
    game = after_play()
    game.keeper, game.is_usurper = RED, True
    station(game, MOUNTAIN, BLUE, 2)
    return play(won(game, RED, USURPER), "vow devotion")


def join_winner() -> Oath:
    return play(take_in(), "offer citizenship to blue")


def build_or_repair() -> Oath:
    game = after_play()
    lay(game, MOUNTAIN, "bandit_rampart")
    return empire_won(game)


def add_six() -> Oath:
    return settle_map(build_or_repair())


# By name: the question that is asked, unless another moment of it is kept too.
SCENES: dict[str, Callable[[], Oath]] = {
    "vow-anew": vow_anew,
    "take-in": take_in,
    "join-winner": join_winner,
    "build-or-repair": build_or_repair,
    "add-six": add_six,
    "short-of-favor": short_of_favor,
    "rest-powers": rest_powers,
    "free-travel": free_travel,
    "free-campaign": free_campaign,
    "choose-keeper": choose_keeper,
    "conspire": conspire,
    "turn-secrets": turn_secrets,
    "agree-to-toll": agree_to_toll,
    "recolour": recolour,
    "casualties": casualties,
    "keep-secret": keep_secret,
    "card-in-plans": card_in_plans,
    "reinforce": reinforce,
    "reroll": reroll,
    "fall": fall,
}
