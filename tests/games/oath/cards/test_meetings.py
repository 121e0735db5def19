"""Cards of different kinds that meet: what one says of the other's deeds."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import HEARTH, NOMAD, RELIC, card
from ludotek.games.oath.marks import PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import purse
from ludotek.games.oath.steps.treasures import take_relics
from tests.games.oath.cards.archive import play
from tests.games.oath.cards.search_table import held
from tests.games.oath.cards.tables import aside, do
from tests.games.oath.cards.war import WIN, declare, roll, through, war
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    enrich,
    hand,
    lay,
    luck,
    offered,
    raise_banner,
    reds,
    site,
    station,
)

# Ancient Bloodline.


def test_a_relic_breaker_breaks_nothing_that_an_enemys_bloodline_locks() -> None:
    """Ruling O69."""
    # Ruling: relic-breaker 1
    game = reds("relic_breaker")
    game.pawn[RED] = MOUNTAIN
    station(game, MOUNTAIN, BLUE, 1)
    assert "use Relic Breaker" in offered(game)
    advise(game, BLUE, "ancient_bloodline")
    assert "use Relic Breaker" not in offered(game)
    station(game, MOUNTAIN, RED, 1)
    assert "use Relic Breaker" in offered(game)


@pytest.mark.parametrize(("defense", "is_target"), [((), True), (("ancient_bloodline",), False)])
def test_a_relic_hunter_targets_nothing_that_an_enemys_bloodline_locks(
    defense: tuple[str, ...], is_target: bool
) -> None:
    """Ruling O69."""
    game = war("relic_hunter", defense=defense)
    game.ground[2 * PLAINS] = game.relic_deck.pop()
    play(declare(game), "use Relic Hunter")
    assert ("relic at cradle-1 1" in offered(game)) == is_target


def test_no_pilgrim_takes_along_what_an_enemys_bloodline_locks() -> None:
    """Ruling O69."""
    # Ruling: pilgrimage 2
    game = reds()
    station(game, PLAINS, BLUE, 1)
    advise(game, BLUE, "ancient_bloodline")
    held(game, "pilgrimage")
    assert card("longbows") in game.at


# Vow of Silence.


def silent_witch() -> Oath:
    game = reds("witchs_bargain", favor=2, secrets=3)
    for seat in (CHANCELLOR, YELLOW):
        game.pawn[seat] = COAST
    enrich(game, BLUE, 2)
    game.secrets[BLUE] = 1
    return game


@pytest.mark.parametrize(("silent", "ways"), [(RED, ["take a secret"]), (BLUE, ["take a favor", "take a secret"])])
def test_under_a_vow_of_silence_no_secret_is_given_in_a_bargain_but_one_may_be_taken(
    silent: int, ways: list[str]
) -> None:
    """Ruling O61."""
    # Rulings: vow-of-silence 1; witchs-bargain 1
    game = silent_witch()
    advise(game, silent, "vow_of_silence")
    play(game, "use Witch's Bargain", "player blue")
    assert offered(game) == ways
    play(game, "take a secret")
    assert game.secrets[BLUE] == 0


def test_a_silent_witch_without_favor_has_no_bargain_to_strike() -> None:
    """Ruling O61."""
    game = silent_witch()
    enrich(game, RED, 1)
    assert "use Witch's Bargain" in offered(game)
    advise(game, RED, "vow_of_silence")
    assert "use Witch's Bargain" not in offered(game)


@pytest.mark.parametrize(("advisers", "secrets"), [((), (0, 2)), (("vow_of_silence",), (1, 1))])
def test_under_a_vow_of_silence_a_whistle_keeps_its_secret(advisers: tuple[str, ...], secrets: tuple[int, int]) -> None:
    """Ruling O61: whoever was called comes all the same."""
    # Ruling: whistle 2
    game = reds(*advisers)
    game.pawn[BLUE] = COAST
    hand(game, RED, "whistle")
    game.secrets[BLUE] = 1
    play(game, "use Whistle", "player blue")
    assert game.pawn[BLUE] == PLAINS
    assert (game.secrets_on[card("whistle")], game.secrets[BLUE]) == secrets


# Forced Labor.


def test_who_asks_an_oracle_pays_forced_labor() -> None:
    # Rulings: forced-labor 1; oracle 1
    game = reds(favor=1)
    lay(game, PLAINS, "oracle")
    lay(game, PLAINS, "forced_labor")
    before = game.favor[CHANCELLOR]
    assert "use Oracle" in offered(game)
    play(game, "use Oracle")
    assert (game.favor[RED], game.favor[CHANCELLOR]) == (0, before + 1)


def test_who_cannot_pay_forced_labor_asks_no_oracle() -> None:
    game = reds(favor=0)
    lay(game, PLAINS, "oracle")
    assert "use Oracle" in offered(game)
    lay(game, PLAINS, "forced_labor")
    assert "use Oracle" not in offered(game)


# Jinx.


def gambler() -> Oath:
    """Red gambles, with a Jinx, and has rolled two shields; the bank of Hearth is full."""
    game = reds("jinx", favor=2)
    lay(game, PLAINS, "gambling_hall")
    game.pool -= 9
    game.banks[HEARTH] += 9
    play(game, "use Gambling Hall")
    return luck(game, "defense die shields", *["defense die blank"] * 3)


def test_a_jinx_rolls_a_gamblers_dice_again_once() -> None:
    """Ruling O36."""
    # Ruling: jinx 1
    game = gambler()
    assert offered(game) == ["use Jinx", "done"]
    play(game, "use Jinx", "defense die shield", *["defense die double"] * 3)
    assert game.secrets_on[card("jinx")] == 1
    play(game, "bank of hearth")
    assert game.favor[RED] == 8


def test_a_gambler_may_leave_its_roll_to_stand() -> None:
    """Ruling O36."""
    game = play(gambler(), "done", "bank of hearth")
    assert (game.favor[RED], game.secrets_on[card("jinx")]) == (2, 0)


def thief(*faces: str) -> Oath:
    """Red's Relic Thief, with a Jinx, has rolled for two relics that Blue took."""
    game = reds("relic_thief", "jinx")
    relics = [hand(game, CHANCELLOR, id) - RELIC for id in ("whistle", "map")]
    take_relics(game, BLUE, sum(1 << relic for relic in relics))
    return do(aside(game), "yes", *[f"defense die {face}" for face in faces])


@pytest.mark.parametrize(("faces", "holder"), [(("blank", "double"), RED), (("blank", "shield"), BLUE)])
def test_a_jinx_rolls_a_thiefs_dice_again_once(faces: tuple[str, str], holder: int) -> None:
    """Ruling O36."""
    # Ruling: jinx 1
    game = thief("shield", "blank")
    assert offered(game) == ["use Jinx", "done"]
    do(game, "use Jinx", *[f"defense die {face}" for face in faces])
    assert game.secrets_on[card("jinx")] == 1
    assert game.holder[card("map") - RELIC] == game.holder[card("whistle") - RELIC] == holder
    assert "rest" in offered(game)


@pytest.mark.parametrize(("face", "holder"), [("blank", RED), ("shields", BLUE)])
def test_a_thief_may_leave_its_roll_to_stand(face: str, holder: int) -> None:
    """Ruling O36."""
    game = do(thief("blank", face), "done")
    assert (game.holder[card("map") - RELIC], game.secrets_on[card("jinx")]) == (holder, 0)


# Palanquin and Toll Roads.


def toll_road() -> Oath:
    """Red's Palanquin stands on Plains; to come to the Empire's Mountain costs a favor."""
    game = reds("palanquin")
    lay(game, COAST, "toll_roads")
    enrich(game, BLUE, 1)
    return game


def test_nobody_refuses_a_palanquin_for_which_it_can_pay_the_toll() -> None:
    """Ruling O81: its bearer does not travel, and owes nothing."""
    # Ruling: palanquin 1
    game = toll_road()
    before, mine = game.favor[CHANCELLOR], game.favor[RED]
    play(game, "use Palanquin", "player blue", "site provinces-1")
    assert game.pawn[RED] == game.pawn[BLUE] == MOUNTAIN
    assert (game.favor[BLUE], game.favor[CHANCELLOR], game.favor[RED]) == (0, before + 1, mine - 1)


def test_nobody_is_carried_where_it_cannot_pay_the_toll() -> None:
    """Ruling O81."""
    game = toll_road()
    enrich(game, BLUE, 0)
    play(game, "use Palanquin", "player blue")
    assert "site provinces-1" not in offered(game)


def test_who_is_sent_elsewhere_out_of_a_wood_pays_the_toll_there() -> None:
    """Ruling O81."""
    game = toll_road()
    site(game, 1, "shrouded_wood")
    station(game, 1, YELLOW, 1)
    game.pawn[RED] = game.pawn[BLUE] = 1
    play(game, "use Palanquin", "player blue", "site provinces-1", "site hinterland-1")
    assert (game.asked, game.pawn[BLUE], game.favor[BLUE]) == (RED, COAST, 0)


# Vow of Kinship.


def test_a_royal_tax_takes_nothing_out_of_the_nomad_bank() -> None:
    """Ruling O66."""
    # Rulings: royal-tax 1; vow-of-kinship 1
    game = reds()
    station(game, PLAINS, RED, 1)
    enrich(game, BLUE, 0)
    advise(game, BLUE, "vow_of_kinship")
    enrich(game, YELLOW, 1)
    enrich(game, CHANCELLOR, 3)
    bank = game.banks[NOMAD]
    assert purse(game, BLUE) == bank > 0
    held(game, "royal_tax")
    assert game.banks[NOMAD] == bank
    assert (game.favor[RED], game.favor[YELLOW], game.favor[CHANCELLOR]) == (4 + 1 + 2, 0, 1)


def test_a_peace_envoy_is_paid_from_the_nomad_bank() -> None:
    """Ruling O66."""
    game = war("peace_envoy")
    enrich(game, RED, 0)
    assert "use Peace Envoy" not in offered(declare(game))
    game = war("peace_envoy", "vow_of_kinship")
    enrich(game, RED, 0)
    before = game.favor[BLUE]
    play(declare(game), "use Peace Envoy")
    assert game.favor[BLUE] > before


# Lost Tongue.


def test_nobody_is_blackmailed_for_a_relic_that_a_lost_tongue_guards() -> None:
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    hand(game, BLUE, "map")
    advise(game, BLUE, "lost_tongue")
    held(game, "blackmail")
    assert "rest" in offered(game)


# Edifices.


def test_riots_count_an_edifice_and_leave_it() -> None:
    # Ruling: riots 2
    game = reds()
    game.is_mob = True
    raise_banner(game, YELLOW, PEOPLES_FAVOR)
    lay(game, COAST, "sprawling_rampart")
    held(game, "riots")
    assert card("longbows") in game.discards[1]
    assert card("sprawling_rampart") in game.at
    assert card("taming_charm") in game.at


@pytest.mark.parametrize(("edifice", "beasts"), [("forest_temple", 1), ("great_spire", 0)])
def test_an_animal_host_counts_an_intact_forest_temple(edifice: str, beasts: int) -> None:
    # Ruling: animal-host 1
    game = reds()
    lay(game, COAST, edifice)
    before = game.board[RED]
    held(game, "animal_host")
    assert game.board[RED] == before + beasts


# Marriage.


def test_a_military_parade_collects_two_favor_for_a_marriage() -> None:
    # Ruling: marriage 1
    game = through(play(declare(war("military_parade", defense=("marriage",))), "use Military Parade"))
    before = game.favor[RED], game.banks[HEARTH]
    play(roll(game, "blank", WIN), "number 0")
    assert (game.favor[RED], game.banks[HEARTH]) == (before[0] + 2, before[1] - 2)
