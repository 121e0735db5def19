"""Project NOS, solved: exact values against simulation, brute force and the rules themselves."""

from __future__ import annotations

from itertools import product
from math import sqrt
from statistics import fmean, stdev

import numpy as np
import pytest
from numpy.typing import NDArray

from ludotek.core.errors import BadOptions
from ludotek.core.playout import settle
from ludotek.core.position import CLOCK, RACE
from ludotek.core.rng import Rng
from ludotek.games.nos.components import KIND_NAMES, NITROUS
from ludotek.games.nos.solve import NEVER, NosTable, Road, distribution, duel, read_dice, read_road, solve
from ludotek.games.nos.solve.road import packed as packed_roll
from ludotek.games.nos.solve.road import state_key, unpacked
from ludotek.games.nos.solve.solution import packed_dice, that_matter
from ludotek.games.nos.steps.moves import REROLL, SELECTIONS
from ludotek.games.nos.steps.parts import parts_of
from ludotek.games.nos.steps.state import DONE, DRAFTING
from tests.cli.commands import ludotek
from tests.games.nos.scenario import do, game, packed, race

PARTS = parts_of("street")
TRACK = "3,1,6,2,5,4"
RUNS = 200_000


def road(track: str = TRACK) -> Road:
    return Road(PARTS, read_road(track))


@pytest.mark.parametrize(
    "dice",
    ["common=3,turbocharger=1,spoiler=2", "common=3,v8=3", "common=3,nitrous=2,spoiler=1", "common=2,v8=2,nitrous=2"],
)
def test_the_expected_rolls_are_those_of_many_simulated_runs(dice: str) -> None:
    """Three standard errors around the mean of 200,000 runs."""
    solved = road()
    runs = simulated(solved, packed(dice))
    assert abs(runs.mean() - solved.rolls(packed(dice))) < 3 * runs.std(ddof=1) / sqrt(RUNS)


def simulated(solved: Road, pool: int) -> NDArray[np.int64]:
    """How many rolls each of many runs takes: all cars in the same state throw their dice together."""
    luck, end = np.random.default_rng(7), len(solved.track)
    cars = np.full(RUNS, solved.ready(state_key(0, 0, pool, 0)), dtype=np.int64)
    taken, known = np.zeros(RUNS, dtype=np.int64), dict[int, NDArray[np.int64]]()
    while (driving := np.flatnonzero(cars & 15 != end)).size:
        taken[driving] += 1
        for key in np.unique(cars[driving]):
            if key not in known:
                known[int(key)] = throws(solved, int(key))
            there = known[int(key)]
            group = driving[cars[driving] == key]
            cars[group] = there[luck.integers(there.size, size=group.size)]
    return taken


def throws(solved: Road, key: int) -> NDArray[np.int64]:
    """Where every throw of the dice that the policy picks up leads, each as likely."""
    move = solved.move(*unpacked(key))
    kinds = [NITROUS] if move >= REROLL else SELECTIONS[move]
    faces = product(range(1, 7), repeat=len(kinds))
    shown = [
        [kind << 3 | PARTS.value[8 * kind + face] for kind, face in zip(kinds, dice, strict=True)] for dice in faces
    ]
    return np.array([solved.lead(key, move, packed_roll(tuple(dice))) for dice in shown], dtype=np.int64)


@pytest.mark.parametrize("dice", ["common=3,supercharger=2,wide_tires=1", "common=3,nitrous=2,turbocharger=1"])
def test_games_under_the_rules_take_as_many_rolls(dice: str) -> None:
    """Not the solver's own simulation: the moves of its policy, made in real positions."""
    table, rng, runs = NosTable(), Rng(3), 1500
    rolls = [played_rolls(table, dice, rng) for _ in range(runs)]
    assert abs(fmean(rolls) - road().rolls(packed(dice))) < 4 * stdev(rolls) / sqrt(runs)


def played_rolls(table: NosTable, dice: str, rng: Rng) -> int:
    position, rolls = race(dice), 0
    while position.status[0] != DONE:
        assert position.kind() == RACE
        move = table.choose(position, 0, position.moves(0))
        rolls += move < 69
        position.play(0, move)
        settle(position, rng)
    assert position.moves(CLOCK)
    return rolls


def brute_force(track: list[int], dice: tuple[str, ...], redlines: int, sweeps: int = 400) -> float:
    """Value iteration over plain tuples, without nitrous, with rules written out once more."""
    faces = {"turbocharger": (1, 1, 2, 2, 3, 3), "supercharger": (4, 4, 5, 5, 6, 6)}
    if not track:
        return 0.0
    card, value = track[0], NEVER
    hands = {hand for size in (1, 2, 3) for hand in product(sorted(set(dice)), repeat=size) if fits_hand(hand, dice)}
    for hand in hands:
        outcomes = []
        for shown in product(*(faces.get(kind, (1, 2, 3, 4, 5, 6)) for kind in hand)):
            best = NEVER
            for kind, pips in zip(hand, shown, strict=True):
                cost = redlines + redline(kind, pips, card)
                if cost <= 2:
                    rest = list(dice)
                    rest.remove(kind)
                    best = min(best, cached(track[1:], tuple(rest), cost))
            outcomes.append(best)
        guess = NEVER if all(best == NEVER for best in outcomes) else 1000.0
        for _ in range(sweeps):
            guess = 1 + sum(min(best, guess) for best in outcomes) / len(outcomes)
        value = min(value, guess)
    return value


def fits_hand(hand: tuple[str, ...], dice: tuple[str, ...]) -> bool:
    most = min(3 if "v8" in hand else 2, len(dice))
    return len(hand) == most and all(hand.count(kind) <= dice.count(kind) for kind in hand)


def redline(kind: str, pips: int, card: int) -> int:
    free = {"wide_tires": card - 1, "spoiler": card + 1}.get(kind, card)
    return 0 if pips in (card, free) else 1 if pips > card or pips == card - 1 else 9


KNOWN: dict[tuple[tuple[int, ...], tuple[str, ...], int], float] = {}


def cached(track: list[int], dice: tuple[str, ...], redlines: int) -> float:
    key = (tuple(track), dice, redlines)
    if key not in KNOWN:
        KNOWN[key] = brute_force(track, dice, redlines)
    return KNOWN[key]


@pytest.mark.parametrize(
    ("track", "dice"),
    [
        ("3", "common=1"),
        ("1,6", "common=2"),
        ("4,2", "common=1,turbocharger=1"),
        ("6,1,3", "common=2,v8=1"),
        ("2,5,1", "common=1,spoiler=1,wide_tires=1"),
        ("5,5,2", "common=2,supercharger=2"),
    ],
)
def test_small_tracks_are_worth_what_brute_force_finds(track: str, dice: str) -> None:
    pool = tuple(name for name, number in read_dice(dice).items() for _ in range(number))
    assert road(track).rolls(packed(dice)) == pytest.approx(cached(read_road(track), pool, 0), abs=1e-6)


def test_one_die_on_one_card_is_a_matter_of_counting_faces() -> None:
    """Two, three and above fit a three at once if redlines are free: 5 faces of 6."""
    assert road("3").rolls(packed("common=1")) == pytest.approx(6 / 5)
    assert road("1").rolls(packed("common=1")) == pytest.approx(1.0)
    assert road("6").rolls(packed("common=1")) == pytest.approx(3.0)


def test_two_nitrous_dice_on_two_cards_by_hand() -> None:
    """On 6,6 with both redlines free a die fits by a 5 or a 6; both dice of a roll may be placed, one of them saved."""
    hit = 1 / 3
    one_left = 1 / hit
    two_left = (1 + 2 * hit * (1 - hit) * one_left) / (1 - (1 - hit) ** 2)
    assert road("6,6").rolls(packed("nitrous=2")) == pytest.approx(two_left)


def test_saving_never_hurts() -> None:
    for track in (TRACK, "6,6,5,5,1,1", "1,2,3,4,5,6"):
        assert road(track).rolls(packed("common=3,nitrous=3")) < road(track).rolls(packed("common=6"))


@pytest.mark.parametrize("pool", ["common=3,nitrous=3", "common=3,turbocharger=1,spoiler=2", "common=2,v8=2,nitrous=2"])
def test_a_distribution_adds_up_to_one_and_to_the_expected_rolls(pool: str) -> None:
    rolls = distribution(road(), packed(pool))
    assert sum(rolls) == pytest.approx(1.0, abs=2e-9)
    assert sum(number * share for number, share in enumerate(rolls)) == pytest.approx(
        road().rolls(packed(pool)), abs=1e-6
    )


def test_where_no_policy_can_finish_there_is_no_number() -> None:
    for dice in ("turbocharger=6", "common=5", "common=2,turbocharger=4"):
        solution = solve("6,6,6,1,2,5", dice)
        assert (solution.expected_rolls, solution.distribution, solution.first_choice) == (None, [], None)
        assert solution.strand_probability == 1.0


def test_foresight_avoids_dead_ends() -> None:
    solution = solve("1,2,3,4,5,6", "common=3,turbocharger=3")
    assert solution.expected_rolls is not None
    assert solution.strand_probability == 0.0
    assert sum(solution.distribution) == pytest.approx(1.0, abs=2e-9)


def test_the_first_choice_is_a_roll_of_dice_in_the_pool() -> None:
    solution = solve(TRACK, "common=3,v8=3")
    assert solution.first_choice is not None
    assert len(solution.first_choice) == 3
    assert set(solution.first_choice) <= set(KIND_NAMES)


def test_two_pools_race_at_equal_speed() -> None:
    solution = solve(TRACK, "common=3,turbocharger=1,spoiler=2", "common=3,v8=3")
    assert isinstance(solution.win, float)
    assert isinstance(solution.tie, float)
    assert isinstance(solution.lose, float)
    assert solution.win + solution.tie + solution.lose == pytest.approx(1.0)
    back = solve(TRACK, "common=3,v8=3", "common=3,turbocharger=1,spoiler=2")
    assert (back.win, back.lose) == pytest.approx((solution.lose, solution.win))
    assert solution.win > solution.lose


def test_a_duel_is_counted_exactly() -> None:
    assert duel([0.0, 0.5, 0.5], [0.0, 0.25, 0.75]) == pytest.approx((0.375, 0.5, 0.125))
    assert duel([], [1.0]) == (0.0, 0.0, 1.0)
    assert duel([1.0], []) == (1.0, 0.0, 0.0)
    assert duel([], []) == (0.0, 1.0, 0.0)


@pytest.mark.parametrize("track", ["", "3,1,7", "a", "3,,1", "1,1,1,1,1,1,1,1,1,1,1"])
def test_a_bad_track_is_refused(track: str) -> None:
    with pytest.raises(BadOptions):
        solve(track, "common=6")


@pytest.mark.parametrize(
    "dice", ["", "common", "common=", "common=-1", "wheels=3", "common=0", "common=1,common=2", "v8=1234567"]
)
def test_bad_dice_are_refused(dice: str) -> None:
    with pytest.raises(BadOptions):
        solve(TRACK, dice)


# What the command line says.


def test_the_command_prints_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "solve", "nos", "--track", "3,1", "--dice", "common=2", "--against", "v8=2", "--json")
    assert {"expected_rolls", "distribution", "strand_probability", "first_choice"} <= set(said.document)
    assert {"win", "tie", "lose"} <= set(said.document)
    assert said.document["expected_rolls"] == pytest.approx(solve("3,1", "common=2").expected_rolls)


def test_the_command_prints_null_where_no_policy_can_finish(capsys: pytest.CaptureFixture[str]) -> None:
    said = ludotek(capsys, "solve", "nos", "--track", "3,1", "--dice", "common=1", "--json")
    assert (said.document["expected_rolls"], said.document["first_choice"]) == (None, None)
    assert (said.document["distribution"], said.document["strand_probability"]) == ([], 1.0)
    assert "win" not in said.document


# Pools that no draft can give.


@pytest.mark.parametrize("track", ["4", "6,1", "3,5,2"])
@pytest.mark.parametrize(
    "dice",
    [
        "common=7",
        "v8=7",
        "nitrous=7",
        "v8=6,nitrous=6",
        "common=7,turbocharger=6",
        "nitrous=7,spoiler=1",
        "v8=6,common=1",
    ],
)
def test_dice_beyond_those_that_can_be_placed_and_rolled_change_nothing(track: str, dice: str) -> None:
    pool, values = read_dice(dice), read_road(track)
    whole, kept = packed_dice(pool), packed_dice(that_matter(pool, values))
    assert kept != whole
    assert road(track).rolls(kept) == road(track).rolls(whole)
    assert road(track).move(0, 0, kept, 0) == road(track).move(0, 0, whole, 0)
    assert distribution(road(track), kept) == distribution(road(track), whole)


@pytest.mark.parametrize("dice", ["v8=9", "v8=8,turbocharger=1", "common=40"])
def test_more_dice_of_a_kind_than_a_state_can_hold_are_worth_what_brute_force_finds(dice: str) -> None:
    pool = tuple(name for name, number in read_dice(dice).items() for _ in range(number))
    found = solve("6,1,6,2,6,6", dice)
    assert found.expected_rolls == pytest.approx(cached([6, 1, 6, 2, 6, 6], pool, 0), abs=1e-6)
    assert found.dice == read_dice(dice)
    assert found.first_choice is not None
    assert set(found.first_choice) <= set(found.dice)


def test_of_dice_that_are_all_v8_three_are_still_there_at_the_last_card() -> None:
    seven, eight = solve("6,6,6,6,6,6", "v8=7"), solve("6,6,6,6,6,6", "v8=8")
    assert eight.expected_rolls is not None and seven.expected_rolls is not None
    assert eight.expected_rolls < seven.expected_rolls
    assert solve("6,6,6,6,6,6", "v8=500").expected_rolls == eight.expected_rolls
    assert eight.first_choice == ["v8", "v8", "v8"]


def test_on_a_track_longer_than_any_of_the_game_so_many_dice_are_refused_plainly() -> None:
    with pytest.raises(BadOptions, match="On a track of 7 cards at most 7 dice of a kind are solved, not 8"):
        solve("1,2,3,4,5,6,1", "common=8")


def test_dice_are_read_as_people_write_them() -> None:
    assert packed_dice(read_dice("common=3, v8 = 2")) == packed("common=3,v8=2")


# The bot that plays by it.


def test_the_table_waits_for_green() -> None:
    position = do(game(drivers=1), "flame take v8", "flame add v8", "flame add v8")
    assert NosTable().strategy(position, 0) == [0.0, 1.0]


def test_the_draft_takes_the_parts_that_need_the_fewest_rolls() -> None:
    table, position = NosTable(), game(drivers=1, track="1,2,3,1,2,3")
    while position.phase == DRAFTING:
        position.play(0, table.choose(position, 0, position.moves(0)))
    chosen = road("1,2,3,1,2,3").rolls(position.dice[0])
    pools = ["common=3,v8=3", "common=3,turbocharger=3", "common=3,nitrous=2,turbocharger=1", "common=3,spoiler=3"]
    assert chosen <= min(road("1,2,3,1,2,3").rolls(packed(pool)) for pool in pools) + 1e-9


def test_a_car_that_cannot_finish_still_drives_on() -> None:
    position = do(race("common=2,turbocharger=4", track="6,6,6,1,2,5"), "flame roll common+common", "6 1")
    assert NosTable().strategy(position, 0)[position.moves(0).index(69 + 5)] == 1.0
