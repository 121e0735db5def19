"""The Order suit: actions."""

from __future__ import annotations

from ludotek.games.oath import GAME
from ludotek.games.oath.marks import ATTACKER
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.archive import play, told_by
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    enrich,
    hand,
    lay,
    let_chance,
    offered,
    reds,
    site,
    station,
    swear_in,
)


def test_a_messenger_moves_warbands_between_board_and_ruled_sites_and_one_stays_at_each() -> None:
    game = reds("messenger")
    station(game, MOUNTAIN, RED, 3)
    station(game, COAST, RED, 1)
    play(game, "use Messenger")
    assert offered(game) == [f"number {left}" for left in range(1, 7)]
    play(game, "number 1")
    assert offered(game) == [f"number {left}" for left in range(1, 7)]
    play(game, "number 6")
    assert (game.garrison[MOUNTAIN], game.garrison[COAST], game.board[RED]) == (1, 6, 0)
    assert "rest" in offered(game)


def test_a_citizens_messenger_needs_no_permission_of_the_chancellors() -> None:
    # Ruling: messenger 1
    game = reds("messenger")
    swear_in(game, RED)
    station(game, COAST, CHANCELLOR, 4)
    play(game, "use Messenger", "number 2", "number 1", "number 1")
    assert (game.asked, game.board[RED], game.garrison[COAST]) == (RED, 6, 1)


def test_a_messenger_has_nowhere_to_go_without_sites() -> None:
    assert "use Messenger" not in offered(reds("messenger"))


def test_a_palanquin_carries_a_player_and_its_bearer_to_the_same_site_for_nothing() -> None:
    game = reds("palanquin")
    supply = list(game.supply)
    play(game, "use Palanquin", "player blue")
    assert "site cradle-1" not in offered(game)
    told = told_by(game, "site provinces-1")
    assert told == ["Blue goes to Mountain.", "Red goes to Mountain."]
    assert (game.pawn[RED], game.pawn[BLUE], game.pawn[YELLOW]) == (MOUNTAIN, MOUNTAIN, PLAINS)
    assert game.supply == supply


def test_a_palanquin_turns_up_the_site_to_which_it_comes() -> None:
    game = let_chance(play(reds("palanquin"), "use Palanquin", "player blue", "site cradle-2"))
    assert game.is_up[1]
    assert (game.pawn[RED], game.pawn[BLUE]) == (1, 1)


def test_whoever_is_carried_in_a_palanquin_pays_what_the_way_takes_and_may_not_refuse() -> None:
    # Ruling: palanquin 1
    game = reds("palanquin")
    site(game, 1, "the_hidden_place")
    game.secrets[BLUE] = 1
    play(game, "use Palanquin", "player blue", "site cradle-2")
    assert game.asked == RED
    assert (game.pawn[BLUE], game.pawn[RED], game.flipped[BLUE], game.flipped[RED]) == (1, 1, 1, 0)


def test_a_palanquin_goes_only_where_its_passenger_can() -> None:
    game = reds("palanquin")
    site(game, 1, "the_hidden_place")
    game.secrets[BLUE] = 0
    assert "site cradle-2" not in offered(play(game, "use Palanquin", "player blue"))


def test_the_bearer_of_a_palanquin_is_put_and_does_not_travel() -> None:
    # Ruling: palanquin 2
    game = reds("palanquin")
    hand(game, RED, "dragonskin_drum")
    play(game, "use Palanquin", "player blue", "site provinces-1")
    assert "rest" in offered(game)
    hand(game, BLUE, "dragonskin_drum")
    enrich(game, RED, 3)
    game.favor_on = [0] * len(game.favor_on)
    game.pool += 1
    play(game, "use Palanquin", "player blue", "site cradle-1")
    assert (game.asked, offered(game)) == (BLUE, ["yes", "no"])


def wood(ruler: int) -> Oath:
    """Red and Blue stand in a Shrouded Wood, which somebody rules."""
    game = reds("palanquin")
    site(game, 1, "shrouded_wood")
    station(game, 1, ruler, 1)
    game.pawn[RED] = game.pawn[BLUE] = 1
    return play(game, "use Palanquin", "player blue", "site provinces-1")


def test_out_of_a_third_players_shrouded_wood_that_player_sends_the_passenger_elsewhere() -> None:
    # Ruling: palanquin 2
    game = wood(YELLOW)
    assert game.asked == YELLOW
    play(game, "site hinterland-1")
    assert (game.pawn[RED], game.pawn[BLUE]) == (MOUNTAIN, COAST)


def test_out_of_ones_own_shrouded_wood_one_sends_the_passenger_where_one_likes() -> None:
    game = wood(RED)
    assert game.asked == RED
    play(game, "site hinterland-1")
    assert (game.pawn[RED], game.pawn[BLUE]) == (MOUNTAIN, COAST)


def test_whoever_rules_the_shrouded_wood_itself_is_carried_along() -> None:
    # Ruling: palanquin 2
    game = wood(BLUE)
    assert "rest" in offered(game)
    assert (game.pawn[RED], game.pawn[BLUE]) == (MOUNTAIN, MOUNTAIN)


def test_a_palanquin_needs_company() -> None:
    game = reds("palanquin")
    game.pawn[RED] = COAST
    assert "use Palanquin" not in offered(game)


def test_siege_engines_kill_two_at_one_site_of_the_region_even_their_own() -> None:
    game = reds("siege_engines")
    station(game, PLAINS, RED, 3)
    play(game, "use Siege Engines")
    assert offered(game) == ["site cradle-1"]
    assert told_by(game, "site cradle-1") == ["Red loses 2 warbands at Plains."]
    assert (game.garrison[PLAINS], game.garrison[MOUNTAIN]) == (1, 1)


def test_siege_engines_kill_the_only_warband_and_no_bandits() -> None:
    # Ruling: siege-engines 1
    game = reds("siege_engines")
    site(game, 1, "river")
    station(game, PLAINS, CHANCELLOR, 1)
    play(game, "use Siege Engines")
    assert offered(game) == ["site cradle-1"]
    play(game, "site cradle-1")
    assert game.garrison[PLAINS] == 0


def captains(board: int = 3, garrison: int = 3) -> Oath:
    """Red stands on Plains and rules the Mountain, where its Captains are and Blue stands."""
    game = reds()
    lay(game, MOUNTAIN, "captains")
    station(game, MOUNTAIN, RED, garrison)
    arm(game, RED, board)
    arm(game, BLUE, 2)
    game.pawn[BLUE] = MOUNTAIN
    return game


def sortie(game: Oath, dice: int) -> Oath:
    play(game, "use Captains", "site provinces-1", "campaign against blue", "pawn and favor", f"number {dice}")
    return game


def fought(game: Oath, defense: str, attack: list[str]) -> Oath:
    """Two defense dice for Blue's pawn; the Mountain takes an attack die."""
    return play(game, *[f"defense die {defense}"] * 2, *[f"attack die {face}" for face in attack])


def test_captains_campaign_for_nothing_as_though_at_their_site() -> None:
    game = captains()
    supply = game.supply[RED]
    play(game, "use Captains")
    assert offered(game) == ["site provinces-1"]
    play(game, "site provinces-1")
    assert offered(game) == ["campaign against blue"]
    play(game, "campaign against blue")
    assert offered(game) == ["pawn and favor"]  # and not the site, which is Red's own
    assert GAME.view(game, RED).players[RED].pawn == PLAINS
    play(game, "pawn and favor")
    assert offered(game)[-1] == "number 6"  # three of the board, three of the site
    assert game.supply[RED] == supply


def test_captains_lose_warbands_where_their_leader_says_and_those_who_survive_stay() -> None:
    """Ruling O77."""
    game = fought(sortie(captains(), 3), "shields", ["hollow"] * 2)
    play(game, "no")
    assert offered(game) == ["number 0", "number 1", "number 2", "number 3"]
    play(game, "number 1")
    assert (game.garrison[MOUNTAIN], game.board[RED], game.pawn[RED]) == (2, 1, PLAINS)


def test_skulls_and_sacrifices_may_fall_at_the_captains_site() -> None:
    """Ruling O77."""
    game = fought(sortie(captains(), 2), "blank", ["skull"])
    assert offered(game) == ["number 0", "number 1"]
    play(game, "number 1")
    assert offered(game) == ["yes", "no"]  # two swords against two warbands
    play(game, "yes", "number 1")
    assert (game.garrison[MOUNTAIN], game.board[RED]) == (1, 3)
    assert game.campaign.winner == ATTACKER


def test_captains_without_a_board_win_with_the_warbands_of_their_site_alone() -> None:
    """The Mountain takes an attack die. Ruling O77."""
    game = captains(board=0, garrison=5)
    station(game, COAST, BLUE, 1)
    arm(game, BLUE, 1)
    play(game, "use Captains", "site provinces-1", "campaign against blue", "site hinterland-1", "pawn and favor")
    assert offered(game)[-1] == "number 5"
    play(game, "number 4", *["defense die blank"] * 3, *["attack die sword"] * 3)
    assert offered(game) == [f"number {warbands}" for warbands in range(6)]
    play(game, "number 2")
    assert (game.flag[COAST], game.garrison[COAST], game.garrison[MOUNTAIN], game.board[RED]) == (RED, 2, 3, 0)


def test_captains_have_nobody_to_fight_where_nobody_else_is() -> None:
    game = captains()
    game.pawn[BLUE] = COAST
    assert "use Captains" not in offered(game)


def mutiny() -> Oath:
    """Red is a Citizen, its Captains are at the Empire's Mountain; the Chancellor is elsewhere."""
    game = reds()
    swear_in(game, RED)
    lay(game, MOUNTAIN, "captains")
    station(game, MOUNTAIN, CHANCELLOR, 4)
    station(game, PLAINS, CHANCELLOR, 2)
    game.pawn[CHANCELLOR] = COAST
    return play(game, "use Captains", "site provinces-1", "campaign against chancellor")


def test_a_citizens_captains_fight_the_empire_with_the_warbands_of_their_site_which_is_no_target() -> None:
    """They are not in the defending force. Ruling O77."""
    # Ruling: captains 1
    game = mutiny()
    assert "site provinces-1" not in offered(game)
    assert "done" not in offered(game)
    play(game, "site cradle-1", "done")
    assert offered(game)[-1] == "number 7"
    assert GAME.view(game, RED).defending == 2


def test_a_citizen_has_no_campaign_where_its_start_is_all_that_the_empire_rules() -> None:
    game = reds()
    swear_in(game, RED)
    lay(game, MOUNTAIN, "captains")
    game.pawn[RED] = MOUNTAIN
    station(game, PLAINS, CHANCELLOR, 0)
    station(game, COAST, CHANCELLOR, 0)
    assert "use Captains" not in offered(game)
    station(game, COAST, CHANCELLOR, 1)
    assert "use Captains" in offered(game)


def test_nor_where_a_giant_python_wants_an_even_number_of_targets_and_there_is_none() -> None:
    """Rulings O38 and O77: the start is no target, and any other site alone is one die."""
    game = reds()
    swear_in(game, RED)
    lay(game, MOUNTAIN, "captains")
    game.pawn[RED] = MOUNTAIN
    station(game, PLAINS, CHANCELLOR, 0)
    station(game, COAST, CHANCELLOR, 1)
    game.pawn[CHANCELLOR] = PLAINS
    advise(game, CHANCELLOR, "giant_python")
    assert "use Captains" not in offered(game)
    station(game, PLAINS, CHANCELLOR, 1)
    play(game, "use Captains", "site provinces-1", "campaign against chancellor", "site cradle-1")
    assert offered(game) == ["site hinterland-1"]
    play(game, "site hinterland-1")
    assert game.campaign.target_sites
