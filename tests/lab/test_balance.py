"""Balance: a study is played as it says, goes on where it stopped, and is written up with its bands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ludotek.core.game import Game
from ludotek.core.position import Position
from ludotek.core.rng import Rng
from ludotek.core.study import Arm, Finding, Measure, Notes, Section, together
from ludotek.games import game, games
from ludotek.games.novem.study import STUDY, NovemObserver
from ludotek.lab.balance import NoStudy, Series, Subject, kept, page, play_series, series, study_of, subject_of
from ludotek.lab.balance.kept import fingerprint
from ludotek.lab.balance.page import shortly
from ludotek.lab.workers import Processes
from tests.cli.commands import ludotek
from tests.core.toys import EnvelopeGame

NOVEM = game("novem")


def subject(games: int = 12, **changes: str) -> Subject:
    return subject_of(NOVEM, bots="random", games=games, **changes)  # type: ignore[arg-type]


def measure(*values: float) -> Measure:
    found = Measure()
    for value in values:
        found.note(value)
    return found


def test_notes_of_several_games_add_up() -> None:
    one, other = Notes({}), Notes({})
    one.note("won", 1)
    other.note("won", 0)
    other.note("turns", 12)
    whole = together([one, other])
    assert (whole.of("won").units, whole.of("won").mean) == (2, 0.5)
    assert whole.of("turns").squares == 144
    assert whole.of("never noted").units == 0


@pytest.mark.parametrize(
    ("values", "low", "high", "met"),
    [((0, 1), 0.4, 0.6, True), ((0, 1), 0.6, None, False), ((0, 1), None, 0.4, False), ((), 0.0, 1.0, False)],
)
def test_a_finding_is_met_where_its_mean_lies_in_its_band(
    values: tuple[float, ...], low: float | None, high: float | None, met: bool
) -> None:
    assert Finding(label="", measure=measure(*values), low=low, high=high).is_met is met


def test_every_arm_is_played_as_often_as_it_says() -> None:
    played = play_series(subject(games=12))
    assert list(played.notes) == [arm.name for arm in STUDY.arms()]
    assert {notes.of("rows").units for notes in played.notes.values()} == {12}


def test_any_number_of_workers_finds_the_same() -> None:
    assert play_series(subject()).notes == play_series(subject(), Processes(2)).notes


def test_other_seeds_find_something_else() -> None:
    again = subject_of(NOVEM, bots="random", games=12, seed=5)
    assert play_series(subject()).notes != play_series(again).notes


def test_only_the_arms_that_were_asked_for_are_played() -> None:
    assert [arm.name for arm in subject(arms="transposed").arms] == ["set-up transposed"]
    with pytest.raises(NoStudy, match="no arm"):
        subject(arms="upside down")


def test_a_series_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, whole = tmp_path / "kept.jsonl", play_series(subject(games=30))
    blocks = 0

    def stop(games: int) -> None:
        nonlocal blocks
        blocks += 1
        if blocks == 4:
            raise KeyboardInterrupt

    first = play_series(subject(games=30), keep=keep, progress=stop)
    assert first.interrupted
    assert len(keep.read_bytes().splitlines()) == 4
    keep.write_bytes(keep.read_bytes() + b'{"block": "killed in the mid')
    played: list[int] = []
    play_block = series.play_block

    def play_and_count(of: Subject, block: kept.Block) -> Notes:
        played.append(block.first)
        return play_block(of, block)

    monkeypatch.setattr(series, "play_block", play_and_count)
    second = play_series(subject(games=30), keep=keep)
    assert len(played) == 5
    assert second.notes == whole.notes


def test_what_was_kept_with_other_rules_is_not_used(tmp_path: Path) -> None:
    assert fingerprint(NOVEM, STUDY, 0) != fingerprint(NOVEM, STUDY, 1)
    assert fingerprint(NOVEM, STUDY, 0) != fingerprint(NOVEM, study_of(game("nos")), 0)
    keep = tmp_path / "kept.jsonl"
    play_series(subject(), keep=keep)
    before = keep.read_bytes()
    play_series(subject_of(NOVEM, bots="random", games=12, seed=1), keep=keep)
    assert len(keep.read_bytes()) > len(before)


def test_an_arm_may_begin_with_given_moves() -> None:
    class Listener(NovemObserver):
        def decides(self, position: Position, seat: int, move: int) -> None:
            self.moves = [*getattr(self, "moves", []), (seat, NOVEM.words(move))]

    arm = Arm(name="given", games=1, bots="random", opening=(("rows", "C"), ("columns", "2"), ("rows", "A")))
    watcher = Listener()
    start = NOVEM.first(NOVEM.options())
    series.Watched(NOVEM, arm, start, Rng(3), watcher).finish()
    assert watcher.moves[:2] == [(0, "C"), (1, "2")]
    assert [words for seat, words in watcher.moves if seat == 0][1] == "A"


def test_a_lost_game_is_owned_up_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(of: Subject, block: object) -> Notes:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(series, "play_block", explode)
    played = play_series(subject())
    assert played.lost == {"RuntimeError: the table broke": 36}


def test_a_game_without_a_study_says_so() -> None:
    with pytest.raises(NoStudy, match="no study yet"):
        study_of(EnvelopeGame())


def test_the_page_names_a_sheet_without_printing_it() -> None:
    assert shortly("two\nlines") == "(a sheet of 2 lines)"
    assert shortly("default") == "default"


def test_the_page_shows_every_finding_with_its_interval_and_band() -> None:
    played = Series(subject=subject(), notes={})
    sections: Sequence[Section] = [
        Section(
            title="Wins <of> rows", findings=(Finding(label="A & B", measure=measure(*[0, 1] * 50), low=0.4, high=0.6),)
        ),
        Section(
            title="Turns", findings=(Finding(label="long", measure=measure(*[8, 9] * 50), high=8, is_share=False),)
        ),
    ]
    html = "".join(map(page.section_html, sections))
    assert "Wins &lt;of&gt; rows" in html
    assert "A &amp; B" in html
    assert "50.0 %" in html
    assert "40.0 % – 60.0 % ✓" in html
    assert "to 8.00 ✗" in html
    assert html.count("<svg") == 2
    assert page.summary(played, sections).startswith("1 of 2 findings")


def test_the_command_writes_a_page_and_tells_the_findings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "novem.html"
    said = ludotek(
        capsys, "balance", "novem", "--games", "10", "--bots", "random", "-w", "1", "--page", str(file), "--json"
    )
    assert said.status == 0
    titles = [section["title"] for section in said.document["sections"]]
    assert titles[0] == "Wins of the rows"
    assert all(title in file.read_text(encoding="utf-8") for title in titles)
    assert ludotek(capsys, "balance", "novem", "--games", "10", "--bots", "nobody").status == 2


@pytest.mark.parametrize("studied", games(), ids=lambda studied: studied.id)
def test_every_game_of_the_house_has_a_study_that_reports_from_a_single_game(studied: Game) -> None:
    played = play_series(subject_of(studied, bots="random", games=1))
    assert not played.lost
    assert page.page(played).startswith("<!doctype html>")
