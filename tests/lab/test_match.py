"""Matches: mirrored, with common luck, whatever happens to whoever plays them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotek.games import game
from ludotek.lab.contest import Outcome
from ludotek.lab.match import Match, Played, line_ups, match_of, play_match
from ludotek.lab.standings import Standing, standings
from ludotek.lab.workers import Crew, Here, Processes
from tests.lab.dice_duel import DiceDuelGame

NOVEM = game("novem")
FIRST = "tests.lab.odd_bots:FirstMove"
LAST = "tests.lab.odd_bots:LastMove"
KILLER = "tests.lab.odd_bots:Killer"


def novem(*bots: str, games: int, seed: int = 1) -> Match:
    return match_of(NOVEM, NOVEM.options(), bots, games, seed)


def duel(*bots: str, games: int, seats: int = 2) -> Match:
    game = DiceDuelGame(seats)
    return match_of(game, game.options(), bots, games, 1)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (5, 2), (3, 3), (2, 3), (4, 3), (2, 4), (3, 4), (6, 6)])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    counts = Counter((bot, seat) for seating in line_ups(bots, seats) for seat, bot in enumerate(seating))
    assert len(counts) == bots * seats
    assert len(set(counts.values())) == 1


def test_two_bots_change_seats() -> None:
    assert line_ups(2, 2) == [(0, 1), (1, 0)]


def test_more_bots_than_seats_all_meet_each_other() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize(("wanted", "played"), [(1, 2), (2, 2), (3, 4), (100, 100)])
def test_a_match_has_whole_deals(wanted: int, played: int) -> None:
    assert novem("random", "random", games=wanted).games == played


def test_the_games_of_a_deal_have_the_same_luck() -> None:
    played = play_match(duel("random", FIRST, LAST, games=12))
    for games in played.deals.values():
        assert len({tuple(game.scores) for game in games}) == 1
    assert len({tuple(games[0].scores) for games in played.deals.values()}) == len(played.deals) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_pure_luck_is_even_between_any_bots(seats: int) -> None:
    played = play_match(duel(FIRST, LAST, games=60, seats=seats))
    for standing in standings(played):
        assert standing.score.mean == pytest.approx(1 / seats)


def test_equal_bots_are_exactly_even() -> None:
    first, second = standings(play_match(novem("random", "random", games=40)))
    assert first.score == second.score
    assert first.score.mean == 0.5
    assert first.wins == second.wins == first.losses
    assert (first.bot, second.bot) == ("random #1", "random #2")


@pytest.mark.parametrize("crew", [Processes(1), Processes(3)])
def test_the_same_seed_gives_the_same_match_whoever_works(crew: Crew) -> None:
    match = novem("random", FIRST, LAST, games=60)
    assert play_match(match, crew).deals == play_match(match, Here()).deals


def test_another_seed_is_another_match() -> None:
    first, second = (play_match(novem("random", FIRST, games=20, seed=seed)).deals for seed in (1, 2))
    assert first != second


def test_a_worker_that_dies_costs_its_deals() -> None:
    played = play_match(novem(KILLER, "random", games=20), Processes(2))
    (reason,) = played.lost
    assert reason == "A worker process ended with exit code 9."
    assert 0 < played.games < 20
    assert played.games + played.lost[reason] == 20
    assert not played.interrupted


def test_which_deals_a_dying_worker_costs_does_not_depend_on_how_many_there_are() -> None:
    match = novem(KILLER, "random", games=16)
    assert play_match(match, Processes(1)).deals == play_match(match, Processes(3)).deals


@pytest.mark.parametrize("crew", [Here(), Processes(2)])
def test_an_interruption_keeps_what_has_been_played(crew: Crew) -> None:
    done = 0

    def interrupt(games: int) -> None:
        nonlocal done
        done += games
        if done >= 6:
            raise KeyboardInterrupt

    played = play_match(novem("random", FIRST, games=100), crew, interrupt)
    assert played.interrupted
    assert played.games == 6
    assert all(standing.games == 6 for standing in standings(played))


def shown(played: Played) -> dict[str, Standing]:
    return {standing.bot: standing for standing in standings(played)}


def test_standings_add_up() -> None:
    found = shown(play_match(novem("random", FIRST, games=60)))
    for standing in found.values():
        assert standing.games == standing.wins + standing.draws + standing.losses == 60
        shares = (standing.win_share, standing.draw_share, standing.loss_share)
        assert sum(share.mean for share in shares) == pytest.approx(1)
        assert standing.score.mean == pytest.approx(standing.win_share.mean + standing.draw_share.mean / 2)
        assert standing.points.mean == pytest.approx(standing.win_share.mean - standing.loss_share.mean)
    assert found["random"].wins == found[FIRST].losses


def test_who_always_wins_is_rated_higher() -> None:
    match = novem("random", FIRST, games=20)
    wins = [Outcome([1, -1], 60, 0), Outcome([-1, 1], 60, 0)]  # from either seat
    better, worse = standings(Played(match=match, deals=dict.fromkeys(range(10), wins)))
    assert (better.wins, worse.losses) == (20, 20)
    assert better.rating.mu > worse.rating.mu + 5
    assert better.score.low is not None
    assert better.score.low > 0.6
    assert (better.points.mean, worse.points.mean) == (1, -1)


def test_a_match_of_which_nothing_was_played_says_nothing() -> None:
    first, second = standings(Played(match=novem("random", FIRST, games=10)))
    assert first.games == second.games == 0
    assert first.score.low is None
    assert first.rating.mu == second.rating.mu
