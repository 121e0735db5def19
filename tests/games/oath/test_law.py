"""Sentences of the Law that no other file tests: words, set-up, resources, cards, and what everybody knows."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, OVER
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import NAMES, RELIC, SUIT, card
from ludotek.games.oath.components import COLOURS, SUITS
from ludotek.games.oath.edifices import EDIFICES
from ludotek.games.oath.marks import DENIZEN_BACK, NOBODY, VISION_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import become_citizen, leaving_price
from ludotek.games.oath.steps.goods import burn_favor
from ludotek.games.oath.steps.outcome import FRESH
from ludotek.games.oath.steps.play import LAST, PLACE
from ludotek.games.oath.steps.realm import colour, treasures
from ludotek.games.oath.view import view
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
    beginning,
    enrich,
    hand,
    hide,
    lay,
    let_chance,
    offered,
    play,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)
from tests.games.oath.scenes import short_of_favor

# 1. Words.


def test_the_chancellor_is_purple_and_everybody_else_has_a_colour_until_it_is_a_citizen() -> None:
    """§122."""
    assert COLOURS == ("chancellor", "red", "blue", "yellow", "white", "black")
    game = table(players=6)
    assert [colour(game, seat) for seat in range(6)] == [0, 1, 2, 3, 4, 5]
    swear_in(game, BLUE)
    assert [colour(game, seat) for seat in range(6)] == [0, 1, 0, 3, 4, 5]


def test_everybody_sees_who_holds_which_relics_and_banners() -> None:
    """§123."""
    game = reds()
    crown = hand(game, RED, "bandit_crown")
    raise_banner(game, RED, 1)
    shown = view(game, BLUE)
    assert shown.players[RED].relics == (crown - RELIC,)
    assert shown.banners == (None, RED)


def test_what_nobody_has_of_36_favor_is_in_the_shared_bank() -> None:
    """§124."""
    game = reds(favor=4)
    assert game.pool == 36 - sum(game.favor) - sum(game.banks) - game.tokens[0]
    before = game.pool
    burn_favor(game, RED, 3)
    assert (game.favor[RED], game.pool) == (1, before + 3)


def test_more_attack_dice_are_rolled_than_the_box_has() -> None:
    """§135: dice do not run out."""
    game = reds()
    arm(game, RED, 14)
    play(game, "campaign against blue", "pawn and favor", "number 14")
    assert game.campaign.attack_dice == 15, "Plains add one"
    let_chance(game)
    assert game.campaign.hollow_swords == 15, "chance took the first face of every die"


def test_a_bank_of_warbands_gives_what_it_has() -> None:
    """§135."""
    game = reds()
    station(game, MOUNTAIN, RED, 10)
    play(game, "muster on Longbows")
    assert (game.board[RED], game.barracks[RED]) == (4, 0)


# 3. Map.


def test_an_adviser_who_is_driven_out_goes_to_the_pile_behind_its_holders_region() -> None:
    """§140: not behind that of whoever drives it out."""
    game = reds()
    lay(game, PLAINS, "armed_mob")
    raise_banner(game, BLUE, 1)
    wolves = advise(game, BLUE, "wolves")
    game.pawn[BLUE] = COAST
    play(game, "use Armed Mob", "card Wolves")
    assert game.discards[0][-1] == wolves


# 4. Set-up.


@pytest.mark.parametrize(("chosen", "favor"), [("site cradle-1", (2, 2)), ("site provinces-1", (3, 1))])
def test_where_favor_is_short_the_chancellor_says_which_site_goes_without(chosen: str, favor: tuple[int, int]) -> None:
    """§148."""
    game = short_of_favor()
    assert (game.asked, offered(game)) == (CHANCELLOR, ["site cradle-1", "site provinces-1"])
    play(game, chosen)
    assert (game.site_favor[PLAINS], game.site_favor[MOUNTAIN]) == favor
    assert (game.pool, faults(game)) == (0, "")


def test_with_favor_enough_the_chancellor_is_asked_nothing() -> None:
    """§148."""
    game = GAME.start(players=4, map="random")
    assert isinstance(game, Oath)
    for name in ("Mine", "Salt Flats", "Plains"):
        game.play(CHANCE, GAME.read(f"turns up {name}"))
        game.play(CHANCE, game.moves(CHANCE)[0])
    assert (game.site_favor[PLAINS], game.site_favor[MOUNTAIN]) == (3, 2)
    assert offered(let_chance(game)) == [f"card {NAMES[held]}" for held in game.hand]


# Of the game by which the box teaches: who draws what from the bottom, stands where, and keeps the first of them.
WALKTHROUGH = {
    "Chancellor": ("Forest Paths, Wolves, Spirit Snare", ""),
    "Red": ("Animal Playmates, Key to the City, Sleight of Hand", "site provinces-1"),
    "Blue": ("Naysayers, Keep, Battle Honors", "site provinces-1"),
    "Yellow": ("A Small Favor, Wrestlers, Tinker's Fair", "site hinterland-1"),
}


def test_the_game_by_which_the_box_teaches_is_one_that_chance_may_deal() -> None:
    """§149 and §151."""
    game = GAME.start()
    assert isinstance(game, Oath)
    game.play(CHANCE, game.moves(CHANCE)[0])  # the back of the deck's top card
    for dealt, pawn in WALKTHROUGH.values():
        kept, *others = dealt.split(", ")
        play(game, *[f"turns up {name}" for name in (kept, *others)])
        play(game, *filter(None, [pawn]), f"card {kept}", f"card {others[0]}")
    assert [[NAMES[held] for held in facedown] for facedown in game.facedown] == [
        *(["Forest Paths"], ["Animal Playmates"], ["Naysayers"], ["A Small Favor"])
    ]
    assert [[NAMES[slot] for slot in pile[1:]] for pile in game.discards] == [
        ["Wrestlers", "Tinker's Fair"],
        ["Wolves", "Spirit Snare"],
        ["Key to the City", "Sleight of Hand", "Keep", "Battle Honors"],
    ]
    relics = ("Ring of Devotion", "Whistle", "Cracked Horn", "Obsidian Cage")
    for space, name in zip(("brutal", "decadent", "careless", "greedy"), relics, strict=True):
        play(game, f"peek at the {space} relic", f"turns up {name}")
    assert [NAMES[slot] for slot in game.reliquary] == list(relics)


# 5. Resources.


def test_facedown_secrets_count_as_secrets_all_the_same() -> None:
    """§152."""
    game = reds(secrets=1)
    before = leaving_price(game, RED)
    game.flipped[RED] = 2
    assert leaving_price(game, RED) == before + 2


def test_whoever_turns_citizen_in_its_turn_keeps_no_more_supply_than_it_left_unspent() -> None:
    """§154: the marker goes to seven, what was unspent does not."""
    game = reds()
    play(game, "muster on Longbows")
    become_citizen(game, RED)
    game.supply[CHANCELLOR] = 0
    game.go_on()
    assert game.supply[RED] == 6, "of seven one was spent, and the Chancellor has none to copy"


def test_a_citizen_musters_purple_warbands_and_its_own_stay_in_their_bank() -> None:
    """§155."""
    game = reds()
    swear_in(game, RED)
    own, purple = game.barracks[RED], game.barracks[CHANCELLOR]
    play(game, "muster on Longbows")
    assert (game.board[RED], game.barracks[RED], game.barracks[CHANCELLOR]) == (5, own, purple - 2)


# 6. A turn.


def test_tokens_on_sites_stay_there_when_somebody_rests() -> None:
    """§158."""
    game = reds()
    site(game, 1, "mine")
    play(game, "rest")
    assert game.site_favor[1] == 3


def test_what_must_be_done_and_cannot_be_is_left_undone() -> None:
    """§133: nobody without favor feeds the People's Favor, and none comes off it."""
    game = table()
    raise_banner(game, RED, 0, 1)
    enrich(game, RED, 0)
    turn_of(game, RED)
    assert (game.tokens[0], "rest" in offered(game)) == (1, True)


# 7. Cards and powers.


def drawn(game: Oath, seat: int, id: str) -> Oath:
    """A card has just been kept in a Search."""
    hide(game, seat, id)
    game.facedown[seat].remove(card(id))
    game.hand = [card(id)]
    game.then(PLACE, seat, FRESH, LAST)
    game.go_on()
    return game


@pytest.mark.parametrize("id", ["naysayers", "keep", "wolves", "vision_of_faith", "conspiracy"])
def test_any_card_may_be_kept_as_a_facedown_adviser(id: str) -> None:
    """§159, §165 and §198: also a Vision of the Chancellor's, and Conspiracy."""
    game = table()
    drawn(game, CHANCELLOR, id)
    act(game, "adviser facedown")
    assert game.facedown[CHANCELLOR][-1] == card(id)


def test_nobody_discards_a_faceup_adviser_for_nothing() -> None:
    """§162: only facedown ones are offered."""
    game = reds("wolves")
    hide(game, RED, "scouts")
    assert "Wolves" not in beginning(game, "play facedown")
    assert not [text for text in offered(game) if "Wolves" in text and not text.startswith("use")]


def test_a_revealed_vision_takes_no_place_among_advisers() -> None:
    """§197."""
    game = reds("wolves", "scouts", "tents")
    game.facedown[RED].clear()
    hide(game, RED, "vision_of_faith")
    act(game, "play facedown Vision of Faith", "reveal the vision")
    assert (game.vision[RED], len(game.advisers[RED])) == (card("vision_of_faith"), 3)


# 8. and 9. Major and minor actions.


def test_whoever_recovers_its_own_darkest_secret_has_all_old_secrets_back() -> None:
    """§174."""
    game = reds(secrets=5)
    raise_banner(game, RED, 1, 3)
    play(game, "recover the darkest secret", "number 4")
    assert (game.secrets[RED], game.tokens[1]) == (5 - 4 + 3, 4)


def test_whoever_plays_a_facedown_adviser_pays_as_for_a_search() -> None:
    """§177: Forced Labor takes its favor, and a card for sites is no faceup adviser."""
    game = reds(favor=3)
    lay(game, COAST, "forced_labor")
    hide(game, RED, "keep")
    act(game, "play facedown Keep")
    assert game.favor[RED] == 2
    assert "adviser faceup" not in offered(game)
    assert "adviser facedown" not in offered(game)


# 10. Campaign.


def test_the_title_passes_in_the_midst_of_a_campaign() -> None:
    """§186: Blue loses its only site, and then is asked to leave."""
    game = reds()
    for slot in (MOUNTAIN, COAST):
        station(game, slot, CHANCELLOR, 0)
    station(game, PLAINS, BLUE, 1)
    arm(game, BLUE, 0)
    arm(game, RED, 9)
    play(game, "campaign against blue", "pawn and favor", "number 9")
    assert game.keeper == BLUE
    while "attack die sword" not in offered(game):
        play(game, offered(game)[0])
    while "attack die sword" in offered(game):
        play(game, "attack die sword")
    play(game, "number 1")
    assert (game.keeper, game.campaign.is_under_way) == (RED, True)


# 12. Empire.


def test_relics_in_the_reliquary_are_nobodys() -> None:
    """§193: they count for nobody, and can be neither recovered nor targeted."""
    game = reds()
    assert treasures(game, CHANCELLOR) == 1, "the Scepter"
    assert beginning(game, "recover relic") == []
    play(game, "campaign against chancellor")
    assert [text for text in offered(game) if text.startswith("card")] == ["card The Grand Scepter"]


def test_the_grand_scepter_is_worth_five_dice_whoever_holds_it() -> None:
    """§188."""
    game = reds()
    hand(game, BLUE, "the_grand_scepter")
    station(game, PLAINS, CHANCELLOR, 0)
    play(game, "campaign against blue", "card The Grand Scepter", "done", "number 1")
    assert game.campaign.defense_dice == 5
    assert game.holder[card("the_grand_scepter") - RELIC] == BLUE


# 13. Visions.


def test_a_vision_that_is_drawn_from_the_discards_moves_no_track() -> None:
    """§195."""
    game = reds()
    hide(game, RED, "vision_of_faith")
    game.facedown[RED].remove(card("vision_of_faith"))
    game.discards[0].append(card("vision_of_faith"))
    let_chance(play(game, "search the discards of the cradle"))
    assert card("vision_of_faith") in game.hand
    assert game.visions_drawn == 0


# 15. Chronicle.


def test_a_game_is_over_with_its_winner() -> None:
    """§201."""
    game = table()
    game.keeper, game.is_usurper = RED, True
    for slot in (PLAINS, MOUNTAIN):
        station(game, slot, RED, 1)
    turn_of(game, RED)
    assert (game.kind(), game.winner, game.moves(RED)) == (OVER, RED, [])


# 16. Edifices.


def test_there_is_an_edifice_of_each_suit_with_a_ruin_on_its_back() -> None:
    """§202."""
    assert {face.suit: (face.name, back.name) for face, back in zip(EDIFICES[::2], EDIFICES[1::2], strict=True)} == {
        "order": ("Sprawling Rampart", "Bandit Rampart"),
        "hearth": ("Hall of Debate", "Hall of Mockery"),
        "beast": ("Forest Temple", "Ruined Temple"),
        "discord": ("Festival District", "Squalid District"),
        "arcane": ("Great Spire", "Fallen Spire"),
        "nomad": ("Ancient Forge", "Broken Forge"),
    }
    assert [SUIT[card(back.id)] for back in EDIFICES[1::2]] == [-1] * len(SUITS)


def test_an_edifices_action_is_for_whoever_rules_it_or_stands_there() -> None:
    """§204."""
    game = reds()
    lay(game, MOUNTAIN, "ancient_forge")
    assert "use Ancient Forge" not in offered(game)
    station(game, MOUNTAIN, RED, 1)
    assert "use Ancient Forge" in offered(game)
    station(game, MOUNTAIN, CHANCELLOR, 1)
    game.pawn[RED] = MOUNTAIN
    assert "use Ancient Forge" in offered(game)


def test_an_edifice_is_no_denizen_and_yet_a_card_of_its_suit() -> None:
    """§205: no Roving Terror takes its place, but an Animal Host counts it."""
    game = reds()
    lay(game, PLAINS, "roving_terror")
    lay(game, COAST, "forest_temple")
    play(game, "use Roving Terror")
    assert offered(game) == ["card Taming Charm", "card Elders"]
    for temple, warbands in (("forest_temple", 1), ("ruined_temple", 0)):
        game = reds()
        lay(game, COAST, temple)
        station(game, COAST, RED, 1)
        before = game.board[RED]
        hide(game, RED, "animal_host")
        act(game, "play facedown Animal Host", "adviser faceup")
        assert game.board[RED] == before + warbands


# 17. What everybody knows.


def test_nobody_sees_how_large_the_world_deck_is_or_what_comes_below_its_first_card() -> None:
    """§208."""
    game = reds()
    seen = view(game, RED)
    game.world.insert(3, undecided(DENIZEN_BACK))
    assert view(game, RED) == seen
    assert len(seen.top_backs) == 1


def test_of_discards_everybody_sees_the_backs_and_of_facedown_cards_their_owner_the_front() -> None:
    """§208 and §209."""
    game = reds()
    wolves = hide(game, RED, "wolves")
    faith = hide(game, BLUE, "vision_of_faith")
    game.facedown[BLUE].remove(faith)
    game.discards[1] = [undecided(DENIZEN_BACK), faith]
    game.cards.seen[faith] = 0
    assert view(game, BLUE).discards[1] == (-1 - DENIZEN_BACK, -1 - VISION_BACK)
    assert view(game, RED).players[RED].facedown[-1] == wolves
    assert view(game, BLUE).players[RED].facedown[-1] == -1 - DENIZEN_BACK
    assert view(game, NOBODY).players[RED].favor == game.favor[RED]
