"""The cards that trade with the Dispossessed."""

from __future__ import annotations

from ludotek.core.position import CHANCE, EVERYONE, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.cards.dispossessed import bring_back
from ludotek.games.oath.catalogue import BEAST, EDIFICE, NAMES, NOMAD, SUIT, VISION, card
from ludotek.games.oath.marks import ARCHIVE, DENIZEN_BACK, DISCARDS, EMPTY, LOWER_LAYER, VISION_BACK
from ludotek.games.oath.pile import undecided
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.piles import set_at_site
from ludotek.games.oath.view import OathView
from ludotek.games.oath.vocabulary import CHOSE, DONE, DRAWN
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    PLAINS,
    RED,
    act,
    enrich,
    hand,
    heard,
    is_acting,
    let_chance,
    offered,
    play,
    turn_of,
)


def world(id: str = "") -> Oath:
    """Red's Act Phase on Plains in a random world, with a card at its site."""
    rng = Rng(4)
    game = GAME.start(deck="random")
    assert isinstance(game, Oath)
    while not is_acting(game):
        game.play(game.asked, rng.choice(game.moves(game.asked)))
    game.pawn[RED] = PLAINS
    let_chance(turn_of(game, RED))
    enrich(game, RED, 4)
    game.secrets[RED] = 4
    if id:
        set_at_site(game, PLAINS, card(id))
    assert faults(game) == ""
    return game


def say(card: int) -> str:
    return f"card {NAMES[card]}"


def spired() -> Oath:
    """Red has searched with the Great Spire and is asked what to exchange."""
    return let_chance(play(world("great_spire"), "use Great Spire", "search the world deck"))


def test_the_great_spire_exchanges_drawn_denizens_for_dispossessed_ones() -> None:
    """Ruling O92."""
    game = spired()
    given = [held for held in game.hand if held < VISION][:2]
    drawn = len(game.hand)
    let_chance(play(game, *(say(held) for held in given), "done"))
    assert not set(given) & set(game.hand)
    assert set(given) < set(game.dispossessed)
    assert (len(game.hand), len(game.dispossessed)) == (drawn, 6)
    assert all(game.cards.knows(RED, held) for held in game.hand)
    assert not any(game.cards.knows(BLUE, held) for held in [*game.hand, *given])
    assert faults(game) == ""


def test_what_the_great_spire_sends_away_cannot_come_back_at_once() -> None:
    """Ruling O92."""
    game = spired()
    given = [held for held in game.hand if held < VISION][:1]
    play(game, say(given[0]), "done")
    assert DRAWN + given[0] not in game.moves(CHANCE)
    assert len(game.moves(CHANCE)) == len(game.odds()) == 144


def test_no_vision_is_exchanged_and_nothing_need_be() -> None:
    game = spired()
    game.hand[-1] = VISION + 4
    assert "card Conspiracy" not in offered(game)
    hand = game.hand.copy()
    game.play(RED, DONE)
    assert game.hand == hand


def test_with_the_truthful_harp_the_drawn_cards_and_the_kept_one_are_shown() -> None:
    # Ruling: great-spire 1
    game = world("great_spire")
    hand(game, RED, "truthful_harp")
    let_chance(play(game, "use Great Spire", "use Truthful Harp", "search the world deck"))
    given = [held for held in game.hand if held < VISION][:2]
    assert all(game.cards.knows(BLUE, held) for held in game.hand)
    let_chance(play(game, *(say(held) for held in given), "done"))
    fresh = [held for held in game.hand if not game.cards.knows(BLUE, held)]
    assert len(fresh) == 2
    play(game, say(fresh[0]))
    assert game.cards.knows(BLUE, fresh[0])
    assert not game.cards.knows(BLUE, fresh[1])


def test_the_fallen_spire_exchanges_the_topmost_denizens_of_the_discards_past_visions_unseen() -> None:
    """Ruling O92."""
    game = world("fallen_spire")
    pile = game.discards[0]
    pile.append(undecided(VISION_BACK))
    game.layer_visions[1] -= 1
    game.world.remove(undecided(LOWER_LAYER))
    pile.append(game.world.pop(0))
    height = len(pile)
    play(game, "use Fallen Spire")
    assert offered(game)[0] == "number 1"
    let_chance(play(game, "number 2"))
    assert len(pile) == height
    assert pile.count(undecided(VISION_BACK)) == 1
    assert len(game.dispossessed) == 6
    came = pile[-2:]
    assert all(came_card >= 0 and not any(game.cards.knows(seat, came_card) for seat in range(4)) for came_card in came)
    assert all(game.cards.home[came_card] == DENIZEN_BACK for came_card in came)
    assert faults(game) == ""
    for seat in range(4):
        imagined = game.imagine(seat, Rng(seat))
        assert faults(imagined) == ""
        assert GAME.view(imagined, seat) == GAME.view(game, seat)


def test_the_number_is_chosen_blind_and_is_five_at_most() -> None:
    # Ruling: fallen-spire 1
    game = world("fallen_spire")
    for _ in range(7):
        game.discards[0].append(game.world.pop(0))
    assert offered(play(game, "use Fallen Spire")) == [f"number {cards}" for cards in range(1, 6)]


def pilgrims() -> Oath:
    """Red holds a Pilgrimage facedown, on Plains with the Keep, which is locked, the Wolves and an edifice."""
    game = world()
    for id in ("pilgrimage", "wolves", "keep"):
        take_out(game, card(id))
    game.facedown[RED].append(card("pilgrimage"))
    game.cards.seen[card("pilgrimage")] = 1 << RED
    game.at[3 * PLAINS : 3 * PLAINS + 3] = [card("keep"), card("wolves"), card("great_spire")]
    game.favor_on[card("wolves")] = 1
    game.pool -= 1
    return game


def take_out(game: Oath, number: int) -> None:
    """A card is where a test wants it, so it is nowhere else."""
    for bag in game.cards.bags:
        if number in bag:
            bag.remove(number)
    for pile in (*game.facedown, *game.discards, game.world):
        if number in pile:
            pile.remove(number)
    game.cards.seen[number] = EVERYONE


def test_on_a_pilgrimage_local_denizens_join_the_dispossessed_and_as_many_come_back_to_the_discards() -> None:
    """Ruling O92."""
    # Rulings: pilgrimage 1 2
    game = pilgrims()
    beast, height = game.banks[BEAST], len(game.discards[0])
    act(game, "play facedown Pilgrimage", "adviser faceup")
    assert game.at[3 * PLAINS : 3 * PLAINS + 3] == [card("keep"), card("great_spire"), EMPTY]
    assert DRAWN + card("wolves") in game.moves(CHANCE)  # they may come back
    assert game.banks[BEAST] == beast + 1
    let_chance(game)
    assert len(game.discards[0]) == height + 1
    assert len(game.dispossessed) == 6
    assert game.cards.knows(RED, game.discards[0][-1])
    assert not game.cards.knows(BLUE, game.discards[0][-1])


def test_each_of_the_dispossessed_is_as_likely_to_come() -> None:
    """One of seven is known to be the Wolves; the other six are any of the Archive's."""
    game = pilgrims()
    act(game, "play facedown Pilgrimage", "adviser faceup")
    odds = dict(zip(game.moves(CHANCE), game.odds(), strict=True))
    assert 7 * odds[DRAWN + card("wolves")] == sum(odds.values())
    archive = game.cards.bags[ARCHIVE]
    assert 7 * sum(odds[DRAWN + one] for one in archive) == 6 * sum(odds.values())


def test_a_seat_sees_of_the_dispossessed_what_it_sent_there_and_how_many_there_are() -> None:
    game = spired()
    given = next(held for held in game.hand if held < EDIFICE)
    let_chance(play(game, say(given), "done"))
    for seat in (RED, BLUE, SPECTATOR):
        view = GAME.view(game, seat)
        assert isinstance(view, OathView)
        assert view.dispossessed == ((given,) if seat == RED else (-1,)) + (-1,) * 5


# What nobody is told, nobody can find out: neither from its view nor from what it imagines.


def outcomes(game: Oath, *moves: int) -> list[Oath]:
    """What comes of each of several moves that might be made now, and of the first of chance's after it."""
    found = []
    for move in moves:
        later = game.copy()
        later.play(later.asked, move)
        found.append(let_chance(later))
    return found


def look_alike(one: Oath, other: Oath, seat: int) -> bool:
    is_same_dream = one.imagine(seat, Rng(9)) == other.imagine(seat, Rng(9))
    return one != other and GAME.view(one, seat) == GAME.view(other, seat) and is_same_dream


def test_of_what_suit_a_card_comes_back_only_whoever_looks_can_tell() -> None:
    """Rulings O90 and O92."""
    game = spired()
    play(game, say(game.hand[0]), "done")
    of_each_suit = {SUIT[one]: DRAWN + one for one in game.cards.bags[ARCHIVE]}
    one, other = outcomes(game, of_each_suit[BEAST], of_each_suit[NOMAD])
    assert all(look_alike(one, other, seat) for seat in (CHANCELLOR, BLUE, SPECTATOR))
    assert not look_alike(one, other, RED)


def test_whether_a_card_comes_back_that_was_cast_out_before_only_whoever_looks_can_tell() -> None:
    """Ruling O92: not even who cast it out."""
    game = pilgrims()
    act(game, "play facedown Pilgrimage", "adviser faceup")
    wolves, stranger = outcomes(game, DRAWN + card("wolves"), DRAWN + game.cards.bags[ARCHIVE][0])
    assert all(look_alike(wolves, stranger, seat) for seat in (CHANCELLOR, BLUE, SPECTATOR))
    assert not look_alike(wolves, stranger, RED)


def test_once_cards_have_come_nobody_knows_which_of_the_others_are_still_dispossessed() -> None:
    """Ruling O92."""
    game = spired()
    given = next(held for held in game.hand if held < EDIFICE)
    let_chance(play(game, say(given), "done"))
    assert game.cards.knows(RED, given)
    bring_back(game, BLUE, DISCARDS, 1, 0)
    game.go_on()
    gone, stays = outcomes(game, DRAWN + given, DRAWN + game.cards.bags[ARCHIVE][0])
    assert given in stays.dispossessed
    assert all(look_alike(gone, stays, seat) for seat in (CHANCELLOR, RED, SPECTATOR))
    assert [faults(one.imagine(RED, Rng(2))) for one in (gone, stays)] == ["", ""]


def test_which_drawn_cards_are_chosen_for_exchange_nobody_else_can_tell() -> None:
    game = spired()
    one, other = outcomes(game, *game.moves(RED)[:2])
    assert all(look_alike(one, other, seat) for seat in (CHANCELLOR, BLUE, SPECTATOR))


def test_which_cards_that_lie_open_are_chosen_for_exchange_everyone_hears() -> None:
    game = world("great_spire")
    hand(game, RED, "truthful_harp")
    let_chance(play(game, "use Great Spire", "use Truthful Harp", "search the world deck"))
    told = heard(game)
    move = game.moves(RED)[0]
    game.play(RED, move)
    assert (EVERYONE, CHOSE, RED, move) in told
