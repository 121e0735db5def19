"""Simulations and matches as documents for programs and as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotek.cli.paper import percent, print_table

if TYPE_CHECKING:
    from ludotek.core.game import Game
    from ludotek.core.options import Options
    from ludotek.lab.interval import Estimate
    from ludotek.lab.match import Played
    from ludotek.lab.simulation import Simulation, Tally
    from ludotek.lab.standings import Standing


def simulation_document(simulation: Simulation, tally: Tally) -> dict[str, object]:
    game, seats = simulation.game, simulation.game.seats(simulation.options)
    return {
        **header(game, simulation.options, simulation.seed),
        "bots": dict(zip(seats, simulation.bots, strict=True)),
        "games": tally.games,
        "wins": dict(zip(seats, tally.wins, strict=True)),
        "win_shares": {seat: share(wins, tally.games) for seat, wins in zip(seats, tally.wins, strict=True)},
        "draws": tally.draws,
        "draw_share": share(tally.draws, tally.games),
        "mean_scores": {seat: mean(score, tally.games) for seat, score in zip(seats, tally.scores, strict=True)},
        "mean_decisions": mean(tally.decisions, tally.games),
        "endings": dict(zip(game.endings, tally.endings, strict=True)),
        **({"mean_events": mean_events(simulation, tally)} if simulation.events else {}),
        "lost": tally.lost,
    }


def print_simulation(simulation: Simulation, tally: Tally) -> None:
    game, seats = simulation.game, simulation.game.seats(simulation.options)
    rows = [
        (seat, bot, str(wins), percent(share(wins, tally.games)), f"{mean(score, tally.games):.3f}")
        for seat, bot, wins, score in zip(seats, simulation.bots, tally.wins, tally.scores, strict=True)
    ]
    rows.append(("draws", "", str(tally.draws), percent(share(tally.draws, tally.games)), ""))
    title = f"{game.title}: {tally.games} games, seed {simulation.seed}"
    print_table(title, ("seat", "bot", "wins", "share (95 %)", "mean score"), rows)
    ended = [(word, str(games)) for word, games in zip(game.endings, tally.endings, strict=True)]
    print_table(f"Mean decisions: {mean(tally.decisions, tally.games):.1f}", ("ended by", "games"), ended)
    if simulation.events:
        events = [(name, f"{count:.2f}") for name, count in mean_events(simulation, tally).items()]
        print_table("What everyone was told", ("event", "times a game"), events)


def mean_events(simulation: Simulation, tally: Tally) -> dict[str, float]:
    counts = zip(simulation.game.happenings, tally.events, strict=True)
    return {happening.name: mean(count, tally.games) for happening, count in counts}


def match_document(played: Played, standings: Sequence[Standing]) -> dict[str, object]:
    match = played.match
    return {
        **header(match.game, match.options, match.seed),
        "bots": standings,
        "games": played.games,
        "games_wanted": match.games,
        "games_per_deal": len(match.line_ups),
        "seat_scores": dict(zip(match.game.seats(match.options), seat_scores(played), strict=True)),
        "mean_decisions": mean(sum(game.decisions for deal in played.deals.values() for game in deal), played.games),
        "lost": played.lost,
        "interrupted": played.interrupted,
    }


def print_match(played: Played, standings: Sequence[Standing]) -> None:
    match = played.match
    rows = [
        (
            bot.bot,
            percent(bot.score),
            *(str(count) for count in (bot.wins, bot.draws, bot.losses)),
            f"{bot.rating.mu:.2f} ± {bot.rating.sigma:.2f}",
        )
        for bot in standings
    ]
    title = f"{match.game.title}: {played.games} games, {len(match.line_ups)} to a deal, seed {match.seed}"
    print_table(title, ("bot", "score (95 %)", "wins", "draws", "losses", "rating"), rows)
    print_seats(played, standings)


def print_seats(played: Played, standings: Sequence[Standing]) -> None:
    """Who did how well in which seat, and how well seats are, whoever has them."""
    seats = played.match.game.seats(played.match.options)
    rows = [(bot.bot, *(percent(bot.by_seat[seat]) for seat in seats)) for bot in standings]
    rows.append(("all", *(f"{100 * score:.1f} %" for score in seat_scores(played))))
    print_table("Score by seat", ("bot", *seats), rows)


def seat_scores(played: Played) -> list[float]:
    """The mean score of each seat, whoever sat there."""
    shares = [game.shares() for deal in played.deals.values() for game in deal]
    seats = len(played.match.game.seats(played.match.options))
    return [mean(sum(game[seat] for game in shares), len(shares)) for seat in range(seats)]


def header(game: Game, options: Options, seed: int) -> dict[str, object]:
    return {"game": game.id, "version": game.version, "options": options, "seed": seed}


def share(counted: int, games: int) -> Estimate:
    from ludotek.lab.interval import of_shares

    return of_shares(counted, counted, games)


def mean(total: float, games: int) -> float:
    return total / games if games else 0.0
