"""Decisions of Oath's bots that are worth reading: `python tools/oath_decisions.py [--find SEED | --show N | --write]`.

Without options the bots decide once more in every position of `tests/games/oath/decisions.json`, and the command names
those in which they do not do what the page says, or what its reader calls fine. `--write` lets them decide, asks what
they think of the alternatives, and writes all that with the readers' notes to docs/explanation/oath-decisions.md.
`--show N` draws one position as whoever decides sees it. `--find SEED` plays a game of all cards and prints its
positions and moves, to find more of them; with `--keep` the game is added to the file.
"""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludotek.bots import ask, named
from ludotek.core.position import CHANCE, DEAL, OVER, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import Looker, most_tempting
from ludotek.games.oath.catalogue import RELIC, SLOTS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chances
from ludotek.games.oath.steps.exchange import ADD_LINE, CONSIDER
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.terminal import OathBoard
from ludotek.games.oath.view import OathView, PlayerView, SiteView
from ludotek.games.oath.words import say_banner, say_card, say_seat, say_slot
from ludotek.locale import Language

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests/games/oath/decisions.json"
PAGE = ROOT / "docs/explanation/oath-decisions.md"
WORLD = {"deck": "random", "edifices": 2}
LOOKS = 8  # at each alternative, when the page is written
TOLD = 4  # alternatives
ENGLISH = Language("en")
Entry = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--find", type=int, metavar="SEED")
    parser.add_argument("--show", type=int, metavar="N")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--keep", action="store_true")
    chosen = parser.parse_args()
    kept = read()
    if chosen.find is not None:
        found = played(chosen.level, chosen.players, chosen.find)
        if chosen.keep:
            kept["games"].append(found)
            DATA.write_text(json.dumps(kept, ensure_ascii=False))
        tell_game(found)
    elif chosen.show is not None:
        entry = kept["decisions"][chosen.show - 1]
        print(drawn(position(kept, entry)))
    elif chosen.write:
        write(kept)
    else:
        for number, entry in enumerate(kept["decisions"], 1):
            if complaint := fault(entry, decided(position(kept, entry), entry)):
                print(f"{number}. {entry['title']}: {complaint}")


def read() -> Entry:
    """Games as their moves, and decisions by game and by how many moves came before."""
    found: Entry = json.loads(DATA.read_text()) if DATA.exists() else {"games": [], "decisions": []}
    return found


def played(level: int, players: int, seed: int) -> Entry:
    """A game of equals, as all of its moves."""
    rng, bot = Rng(seed), named(f"level{level}", GAME)
    game, moves = start(players), []
    while game.kind() != OVER:
        seat = game.asked
        if game.kind() == DEAL:
            seat, move = CHANCE, rng.weighted(game.moves(CHANCE), game.odds())
        else:
            move = ask(bot.bot, game, seat, bot.budget, rng)
        moves.append(move)
        game.play(seat, move)
    return {"level": level, "players": players, "seed": seed, "moves": moves}


def start(players: int) -> Oath:
    game = GAME.start(players=players, **WORLD)
    assert isinstance(game, Oath)
    return game


def moments(found: Entry) -> Iterator[tuple[int, Oath, Move]]:
    """Every moment of a game, and the move that was made there."""
    game = start(found["players"])
    for number, move in enumerate(found["moves"]):
        yield number, game, move
        game.play(CHANCE if game.kind() == DEAL else game.asked, move)


def position(kept: Entry, entry: Entry) -> Oath:
    """The position of a decision, replayed."""
    game = next(game for number, game, _ in moments(kept["games"][entry["game"]]) if number == entry["at"])
    assert game.kind() not in (DEAL, OVER)
    return game


def decided(game: Oath, entry: Entry) -> str:
    """What the bot does there, in the words of records."""
    bot = named(f"level{entry['level']}", GAME)
    return GAME.words(ask(bot.bot, game, game.asked, bot.budget, Rng(entry["at"])))


def fault(entry: Entry, now: str) -> str:
    """What is wrong with a decision; nothing, if it is what the page says and what its reader calls fine."""
    if now != entry["did"]:
        return f"now {now!r}, no longer {entry['did']!r}"
    return "" if now in entry["fine"] or entry.get("silly") else f"{now!r} is not fine"


def thought(game: Oath, level: int, looks: int = LOOKS) -> list[tuple[str, float]]:
    """What a bot thinks of its alternatives, the best first: its chance to win after each."""
    seat = game.asked
    if game.step in (ADD_LINE, CONSIDER):
        return []
    looker, moves = Looker(seat, looks, looks), most_tempting(game, seat)
    worths = looker.weigh(game, moves, looks, level == 5 and game.step == ACT, 1)
    ranked = sorted(zip(worths, moves, strict=True), reverse=True)
    return [(GAME.words(move), round(worth / looks, 2)) for worth, move in ranked]


def tell_game(found: Entry) -> None:
    """Every turn with its position, and every move."""
    turn = None
    for number, game, move in moments(found):
        if game.kind() == DEAL:
            print(f"{number}  chance: {GAME.words(move)}")
            continue
        if game.step == ACT and turn != (game.round, game.turn):
            turn = game.round, game.turn
            shares = " ".join(f"{chance:.0%}" for chance in chances(game))
            print(f"==== round {game.round}, {name(game.turn)}; chances {shares}\n{drawn(game)}")
        print(f"{number}  {name(game.asked)}: {GAME.words(move)}   ({len(game.moves(game.asked))} moves)")


def drawn(game: Oath) -> str:
    """A position as the terminal draws it for whoever is asked."""
    board, seen = board_of(game), GAME.view(game, game.asked)
    told = [board.subtitle(seen), board.drawing(seen).plain, board.facts(seen, game.asked).plain]
    return "\n".join([*told, board.request(seen, game.asked)])


def board_of(game: Oath) -> OathBoard:
    return OathBoard(ENGLISH, GAME, GAME.options({"players": game.players}), {})


# The page.


def write(kept: Entry) -> None:
    """Decide anew and write the page."""
    for entry in kept["decisions"]:
        game = position(kept, entry)
        entry["did"] = decided(game, entry)
        entry["thought"] = thought(game, entry["level"])[:TOLD]
    DATA.write_text(json.dumps(kept, ensure_ascii=False))
    PAGE.write_text(page(kept))


def page(kept: Entry) -> str:
    head, _, _ = PAGE.read_text().partition("\n## 1. ")
    parts = [section(kept, number, entry) for number, entry in enumerate(kept["decisions"], 1)]
    return "\n".join([head.rstrip("\n"), "", *parts])


def section(kept: Entry, number: int, entry: Entry) -> str:
    """One decision: the position, what the bot did and thought, and what a strong player would do."""
    game, of = position(kept, entry), kept["games"][entry["game"]]
    lines = [f"## {number}. {entry['title']}", ""]
    lines += [*told(game), "", f"Level {entry['level']} ({of['players']} players): **{entry['did']}**."]
    others = [f"{words} {worth:.0%}" for words, worth in entry["thought"] if words != entry["did"]][: TOLD - 1]
    if len(entry["thought"]) > 1:
        own = [f"{worth:.0%}" for words, worth in entry["thought"] if words == entry["did"]]
        lines[-1] += f" Its own judgement: {', '.join([*(f'this {one}' for one in own), *others])}."
    note = f"A strong player: {entry['note']}"
    notes = [note, f"Not mended: {entry['silly']}"] if entry.get("silly") else [note]
    return "\n".join([*lines[:-1], *(f"{textwrap.fill(one, 120)}\n" for one in (lines[-1], *notes))])


def told(game: Oath) -> list[str]:
    """A position in words, as whoever is asked sees it."""
    seen = GAME.view(game, game.asked)
    assert isinstance(seen, OathView)
    board = board_of(game)
    title = f"{board.oath(seen).plain}. {board.subtitle(seen)}. {board.request(seen, game.asked)}"
    lines = [title, ""]
    lines += [f"- {player(seen, seat)}" for seat in range(len(seen.players))]
    lines += [f"- {site(seen, slot)}" for slot in range(SLOTS) if seen.sites[slot].is_up]
    war = [line.plain.strip() for line in board.war(seen) if line.plain]
    hand = [line.plain for line in board.hand(seen)]
    return lines + [f"- {one}" for one in [*war, *hand]]


def name(seat: Seat) -> str:
    return ENGLISH.say(say_seat(seat))


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def player(seen: OathView, seat: Seat) -> str:
    """What somebody has."""
    one: PlayerView = seen.players[seat]
    role = ", Citizen" if one.is_citizen else ""
    secrets, warbands = counted(one.secrets + one.facedown_secrets, "secret"), counted(one.warbands, "warband")
    goods = f"{one.supply} Supply, {one.favor} favor, {secrets}, {warbands}"
    cards = [*one.advisers, *(RELIC + relic for relic in one.relics)]
    things = [ENGLISH.say(say_card(card)) for card in cards]
    things += ["a facedown adviser" if card < 0 else f"{ENGLISH.say(say_card(card))} facedown" for card in one.facedown]
    things += [f"{ENGLISH.say(say_card(one.vision))} revealed"] if one.vision is not None else []
    held = [banner for banner, holder in enumerate(seen.banners) if holder == seat]
    things += [f"{ENGLISH.say(say_banner(banner))} ({seen.tokens[banner]})" for banner in held]
    here = seen.sites[one.pawn]
    at = ENGLISH.say(say_card(here.site)) if here.site is not None else ENGLISH.say(say_slot(one.pawn))
    return f"**{name(seat)}{role}** at {at}: {'; '.join([goods, ', '.join(things)] if things else [goods])}"


def site(seen: OathView, slot: int) -> str:
    """A faceup site, whose it is, and what lies there."""
    one: SiteView = seen.sites[slot]
    whose = f"{one.warbands} of {name(one.colour)}" if one.colour is not None and one.warbands else "bandits"
    things = [ENGLISH.say(say_card(card)) for card in one.cards if card >= 0]
    relics = [relic for relic in one.relics if relic is not None]
    things += ["a facedown relic" if relic < 0 else ENGLISH.say(say_card(relic)) for relic in relics]
    things += [f"{one.favor} favor"] if one.favor else []
    things += [counted(one.secrets, "secret")] if one.secrets else []
    where = ENGLISH.say(say_slot(slot))
    label = ENGLISH.say(say_card(one.site)) if one.site is not None else where
    return f"{label} ({where}): {'; '.join([whose, ', '.join(things)] if things else [whose])}"


if __name__ == "__main__":
    main()
