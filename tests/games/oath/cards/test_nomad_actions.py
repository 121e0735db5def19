"""The Nomad suit: actions."""

from __future__ import annotations

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import DENIZEN_BACK, LOWER_LAYER, UPPER_LAYER
from ludotek.games.oath.pile import undecided
from tests.games.oath.cards.archive import play, told_by
from tests.games.oath.scenario import (
    BLUE,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    hand,
    hide,
    lay,
    let_chance,
    offered,
    out_of_the_deck,
    reds,
    site,
)


def test_convoys_lay_another_regions_discards_on_those_at_home_in_their_order() -> None:
    # Ruling: convoys 1
    game = reds()
    lay(game, PLAINS, "convoys")
    scouts, wolves = card("scouts"), card("wolves")
    for number in (scouts, wolves):
        out_of_the_deck(game, number)
    near = list(game.discards[0])
    game.discards[2] += [scouts, wolves]
    far = list(game.discards[2])
    play(game, "use Convoys")
    assert offered(game) == ["search the discards of the provinces", "search the discards of the hinterland"]
    play(game, "search the discards of the hinterland")
    assert game.discards[0] == near + far
    assert game.discards[2] == []


def test_convoys_come_even_where_nothing_lies() -> None:
    # Ruling: convoys 1
    game = reds()
    lay(game, PLAINS, "convoys")
    game.world[:0] = game.discards[0]
    game.discards[0].clear()
    far = list(game.discards[1])
    play(game, "use Convoys", "search the discards of the provinces")
    assert game.discards[0] == far


def test_resettle_moves_anybodys_nomad_to_any_site_with_room_and_nothing_comes_of_it() -> None:
    """Ruling O79."""
    # Ruling: resettle 1
    game = reds("tents")
    lay(game, PLAINS, "resettle")
    elders = advise(game, BLUE, "elders")
    advise(game, YELLOW, "scouts")
    advise(game, YELLOW, "faithful_friend")
    game.pawn[BLUE] = COAST
    favor, banks = list(game.favor), list(game.banks)
    play(game, "use Resettle")
    assert offered(game) == ["card Tents", "card Elders"]
    play(game, "card Elders")
    assert "site cradle-2" not in offered(game)  # it lies facedown
    assert told_by(game, "site provinces-1") == ["Red chooses Mountain as the site."]
    assert game.at[3 * MOUNTAIN + 1] == elders
    assert (game.advisers[BLUE], game.favor, game.banks) == ([], favor, banks)


def test_resettle_moves_nobody_who_must_advise() -> None:
    # Ruling: resettle 1
    game = reds("lost_tongue", "tents")
    lay(game, PLAINS, "resettle")
    assert offered(play(game, "use Resettle")) == ["card Tents"]


def test_resettle_drives_a_card_out_of_a_great_slum_that_is_full() -> None:
    """Ruling O79."""
    game = reds("tents")
    lay(game, PLAINS, "resettle")
    site(game, 1, "great_slum")
    for id in ("scouts", "wolves", "rangers"):
        lay(game, 1, id)
    play(game, "use Resettle", "card Tents", "site cradle-2")
    assert offered(game) == ["card Scouts", "card Wolves", "card Rangers"]
    play(game, "card Scouts")
    assert game.at[3:6] == [card("wolves"), card("rangers"), card("tents")]


def test_an_oracle_draws_the_nearest_vision_and_leaves_what_lies_above_it() -> None:
    """The track advances, and the Vision is played as if it were searched for."""
    # Ruling: oracle 1
    game = reds()
    lay(game, PLAINS, "oracle")
    deck = list(game.world)
    play(game, "use Oracle")
    if deck[-1] == undecided(UPPER_LAYER):
        play(game, "back of a denizen")
    play(game, "back of a denizen", "back of a vision", "turns up Vision of Faith")
    assert game.visions_drawn == 1
    denizen = undecided(DENIZEN_BACK)
    assert game.world == [*deck[:-3], denizen, denizen]
    assert "reveal the vision" in offered(game)
    play(game, "reveal the vision")
    assert game.vision[RED] == card("vision_of_faith")
    assert game.secrets_on[card("oracle")] == 2


def test_an_oracle_finds_a_vision_that_somebody_buried() -> None:
    game = reds()
    lay(game, PLAINS, "oracle")
    faith = card("vision_of_faith")
    out_of_the_deck(game, faith)
    game.layer_visions = [0, 0]
    game.world = [faith, undecided(DENIZEN_BACK), undecided(DENIZEN_BACK)]
    play(game, "use Oracle", "adviser facedown")
    assert game.facedown[RED][-1] == faith
    assert game.world == [undecided(DENIZEN_BACK)] * 2


def test_an_oracle_has_nothing_to_say_where_no_vision_is_left() -> None:
    # Ruling: oracle 2
    game = reds()
    lay(game, PLAINS, "oracle")
    for vision in ("conquest", "rebellion", "sanctuary", "faith"):
        hide(game, YELLOW, f"vision_of_{vision}")
    assert "use Oracle" in offered(game)
    game.layer_visions = [0, 0]
    assert undecided(LOWER_LAYER) in game.world
    assert "use Oracle" not in offered(game)


def test_a_cracked_horn_buries_what_an_oracle_has_drawn() -> None:
    # Ruling: oracle 1
    game = reds()
    lay(game, PLAINS, "oracle")
    hand(game, RED, "cracked_horn")
    let_chance(play(game, "use Oracle"))
    assert offered(game) == ["yes", "no"]
    play(game, "yes", "discard it")
    assert game.world[0] in range(card("vision_of_conquest"), card("conspiracy") + 1)
