"""Every sentence and ruling of a rules page is cited by code and by a test; what is missing is named."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tools.rule_trace import pages, playthroughs
from tools.rule_trace.citations import Citation, Cited
from tools.rule_trace.faults import citations, faults
from tools.rule_trace.find import Search, fewest
from tools.rule_trace.numbering import Uneven, next_free, number
from tools.rule_trace.report import Trace, trace

from ludotek.core import record
from ludotek.core.position import CLOCK
from ludotek.games import game as find_game
from ludotek.games import games

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in games()]

ENGLISH = """\
# Toy

Some words that tell no rule.

## In one paragraph

You roll. I roll.

## Play

Roll a die. [§1] **Then** keep it, or not: [§2]

1. Keep it. [§3]

| option | meaning |
|---|---|
| `die` | how many sides. It has six [§4] |

### A worked example

You roll a 6.

## Rulings

**Y1. Ties are ties.** Nobody wins them. Really.

## Credits

By nobody. For nobody.
"""
UKRAINIAN = """\
# Toy

## Одним абзацом

Так.

## Гра

Киньте кубик. [§1] **Тоді** лишіть його або ні: [§2]

1. Лишіть. [§3]

| налаштування | що означає |
|---|---|
| `die` | скільки граней [§4] |

### Приклад

Випало 6.

## Рішення

**Y1. Нічия.** Ніхто не виграє.
"""
CODE = '''\
"""What a file says of itself does not count: §1-§3."""

SIDES = 6  # §4


class Toy:
    """A die (§1)."""

    def roll(self, die):
        """§1 and §2."""
        if die > SIDES:
            return 0
        else:  # §3
            return self.kept(
                die,  # ruling Y1
            )
'''
TESTS = '''\
"""§1 to §4 and Y1: what a file says of itself does not count."""

import pytest

ROWS = [
    (1, 2),  # §3
]


def helper():
    """§4 and Y1 do not count here."""


@pytest.mark.parametrize("die", [pytest.param(1, id="§4")])
def test_a_die_is_rolled(die):
    """§1-§2."""


@pytest.mark.parametrize("row", ROWS)
def test_a_table(row):
    assert row  # Y1
'''


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A house with one small game, whose rules are traced."""
    for name, text in {
        "src/ludotek/games/toy/rules.md": ENGLISH,
        "src/ludotek/games/toy/rules.uk.md": UKRAINIAN,
        "src/ludotek/games/toy/rules.py": CODE,
        "tests/games/toy/test_toy.py": TESTS,
    }.items():
        write(tmp_path / name, text)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    write(path, text.replace(old, new))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_traced(game: str) -> None:
    assert faults(ROOT, game) == []


def test_a_game_that_has_begun_to_number_its_rules_is_among_them(toy: Path) -> None:
    assert set(GAMES) <= set(pages.traced_games(ROOT))
    assert pages.traced_games(toy) == ["toy"]
    write(toy / "src/ludotek/games/toy/rules.md", "# Toy\n")
    assert pages.traced_games(toy) == []


def test_a_traced_game_has_no_faults(toy: Path) -> None:
    assert faults(toy, "toy") == []
    assert pages.read(toy / "src/ludotek/games/toy/rules.md").ids() == ["§1", "§2", "§3", "§4", "Y1"]


# By section of the Law of Oath: how many subsections it has; none where it is one text.
LAW = {1: 13, 2: 0, 3: 5, 4: 13, 5: 5, 6: 3, 7: 10, 8: 6, 9: 6, 10: 13, 11: 0, 12: 7, 13: 6, 14: 4, 15: 9, 16: 5, 17: 0}
UNDIVIDED = {"2", "6", "9", "11", "15", "17"}  # where something is said before the first subsection, or instead of any


@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_every_subsection_of_the_law_of_oath_has_a_rule_and_so_a_place_in_the_code_and_a_test(language: str) -> None:
    found = pages.read(pages.page_path(ROOT, "oath", language)).parts()
    assert [part for part in found if part not in UNDIVIDED] == [
        f"{section}.{part}" for section, parts in LAW.items() for part in range(1, parts + 1)
    ]
    assert set(found) >= UNDIVIDED


def test_a_sentence_is_in_the_subsection_whose_number_was_last_named(toy: Path) -> None:
    write(
        toy / PAGE,
        "## 1. Play\n\nRoll. [§1]\n\n**1.1 Dice.** Two. [§2]\n\n- Six sides. [§3]\n\n"
        "## 2. Score\n\n3.5 points. [§4]\n\n## Options\n\nNone. [§5]\n\n## Rulings\n\n**Y1. Ties.** None.\n",
    )
    page = pages.read(toy / PAGE)
    assert [(rule.id, rule.part) for rule in page.rules] == [
        *(("§1", "1"), ("§2", "1.1"), ("§3", "1.1"), ("§4", "2"), ("§5", ""), ("Y1", ""))
    ]
    assert page.parts() == ["1", "1.1", "2"]


PAGE, TRANSLATED = "src/ludotek/games/toy/rules.md", "src/ludotek/games/toy/rules.uk.md"
RULES, TESTED = "src/ludotek/games/toy/rules.py", "tests/games/toy/test_toy.py"


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        (PAGE, "Roll a die. [§1]", "Roll a die. Or two. [§1]", "toy/rules.md: no id after 'Roll a die.'."),
        (PAGE, "Keep it. [§3]", "Keep it. [§3] Or not.", "toy/rules.md: no id after 'Or not.'."),
        (PAGE, "\n## Rulings", "More.\n\n## Rulings", ""),  # within the worked example
        (PAGE, "## Credits", "So it is.\n\n## Credits", "toy/rules.md: no id after 'So it is.'."),
        (PAGE, "It has six [§4] |", "It has six |", "toy/rules.md: no id after '`die` | how many sides. It has six'."),
        (PAGE, "[§2]", "[§1]", "toy/rules.md: §1 is there 2 times."),
        (PAGE, "[§4]", "[§5]", "toy/rules.md: §4 is neither on the page nor among the retired."),
        (TRANSLATED, " [§2]", "", "toy/rules.uk.md: §2 is not there."),
        (TRANSLATED, "Лишіть. [§3]", "Лишіть. [§3] Ні. [§5]", "toy/rules.uk.md: §5 is not in toy/rules.md."),
        (
            TRANSLATED,
            "[§1] **Тоді** лишіть його або ні: [§2]",
            "[§2] **Тоді**: [§1]",
            "§2 is not where toy/rules.md has it.",
        ),
        (RULES, "  # §3", "", "§3: no code cites it: Keep it."),
        (RULES, "  # ruling Y1", "", "Y1: no code cites it: **Y1. Ties are ties.**"),
        (RULES, "§1 and §2.", "§1 and §7.", f"{RULES}:9 cites §7, which toy/rules.md does not have."),
        (TESTED, "§1-§2.", "§2.", "§1: no test cites it: Roll a die."),
        (TESTED, 'id="§4"', 'id="§9"', "tests/games/toy/test_toy.py:14 cites §9, which toy/rules.md does not have."),
        (TESTED, "(1, 2),  # §3", "(1, 2),", "§3: no test cites it: Keep it."),
        (TESTED, "def test_a_table", "def table", "Y1: no test cites it: **Y1. Ties are ties.**"),
    ],
)
def test_what_a_trace_lacks_is_named(toy: Path, path: str, old: str, new: str, fault: str) -> None:
    change(toy / path, old, new)
    assert any(fault in found for found in faults(toy, "toy")) if fault else not faults(toy, "toy")


def test_a_sentence_that_is_gone_retires_its_number(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pages.RETIRED, "toy", {3, 8})
    assert "toy/rules.md: §3 is retired." in faults(toy, "toy")
    assert next_free(toy / PAGE, "toy") == 9


def test_elsewhere_a_citation_names_its_game(toy: Path) -> None:
    write(toy / "src/ludotek/table/chat.py", "TALK = 1  # Y1 of others; toy §3, §4 and Y1; §1\n")
    found = [citation.rule for citation in citations(toy, "toy") if citation.path.endswith("chat.py")]
    assert found == ["§3", "§4", "Y1"]


def test_sheets_and_boards_and_their_tests_cite_in_comments(toy: Path) -> None:
    write(toy / "src/ludotek/games/toy/cards.yaml", "# §1\ndice: [1, 2]\nsides: 6  # §4\nname: §3\n")
    write(toy / "web/src/toy.test.ts", 'test("a die shows", () => {\n  // toy §2\n  expect(1);\n});\n')
    found = [citation for citation in citations(toy, "toy") if not citation.path.endswith(".py")]
    assert [(citation.rule, citation.line, citation.code) for citation in found] == [
        ("§1", 2, "dice: [1, 2]"),
        ("§4", 3, "sides: 6"),
        ("§2", 3, "expect(1);"),
    ]
    assert found[-1].tests == ("web/src/toy.test.ts::a die shows",)


def places(root: Path, rule: str) -> list[tuple[int, str, list[int]]]:
    """Where code cites a rule: the line, what is around it, and the lines that are run."""
    found = [citation for citation in citations(root, "toy") if citation.rule == rule and citation.path == RULES]
    return [(one.line, one.inside, sorted(line for _, line in one.runs)) for one in found]


def test_a_comment_speaks_of_its_line_a_docstring_of_its_body_and_a_constant_of_its_readers(toy: Path) -> None:
    assert places(toy, "§4") == [(3, "", [11])]
    assert places(toy, "§3") == [(1, "", []), (14, "Toy.roll", [14, 15, 16])]
    assert places(toy, "Y1") == [(15, "Toy.roll", [14, 15, 16])]
    assert places(toy, "§2")[-1] == (9, "Toy.roll", [11, 12, 13, 14, 15, 16])


def test_a_field_of_the_options_is_run_where_it_is_read() -> None:
    cited = Cited(ROOT, "novem", "V").citations()
    (field,) = (one for one in cited if one.rule == "§30" and one.inside == "NovemOptions")
    (line,) = (one for one in cited if one.rule == "§30" and one.inside == "Novem.begin_game")
    assert (line.path, line.line - 1) in field.runs


@cache
def traced(game: str) -> Trace:
    """What a game's rules are traced to; that takes a second."""
    return trace(ROOT, game)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_seen_in_a_playthrough_or_it_is_said_why_not_and_where_instead(game: str) -> None:
    assert traced(game).faults() == []


def test_a_rule_that_can_be_seen_nowhere_is_a_fault_and_so_is_an_excuse_that_is_none() -> None:
    whole = traced("novem")
    without = {rule: moment for rule, moment in whole.moments.items() if rule != "§14"}
    assert replace(whole, moments=without).faults() == ["§14: no playthrough shows it."]
    assert replace(whole, elsewhere={}).faults() == ["§34: no playthrough shows it.", "V15: no playthrough shows it."]
    assert replace(whole, elsewhere={**whole.elsewhere, "V13": "No.", "V99": "No."}).faults() == [
        f"V13: is said to be elsewhere, but {whole.moments['V13']}.",
        "V99: is said to be elsewhere, and is no rule.",
    ]


def test_a_rule_is_seen_at_the_moment_that_runs_most_of_what_cites_it() -> None:
    rules = "src/ludotek/games/novem/rules.py"
    inside = sorted(lines_of("reveal"))
    told = [(path, {0: 1, 5: 2, 7: 9, 8: 9}) for path in inside]
    run = {line: {step for step, lines in steps.items() if place < lines} for place, (line, steps) in enumerate(told)}
    body = Citation("§5", rules, 1, "", "", runs=frozenset(inside), distance=1)
    shown = range(8)  # what is not shown cannot be seen
    assert min(playthroughs.ranked(body, run, 0, shown)) == (2, len(inside) - min(9, len(inside)), 0, 7)
    beside = Citation("§5", rules, 1, "", "", runs=frozenset(inside[:1]))
    assert min(playthroughs.ranked(beside, run, 0, shown)) == (0, 0, 0, 5)  # what is prepared at the start is less
    assert min(playthroughs.ranked(beside, run, 0, [0])) == (3, 0, 0, 0)


def test_a_rule_is_seen_in_a_playthrough_where_its_line_is_run() -> None:
    moments = traced("novem").moments
    assert str(moments["§28"]).endswith("at the start")
    assert moments["V13"].name == "forfeit" and moments["V13"].words.endswith("late")
    told = (ROOT / "tests/golden/novem/forfeit.txt").read_text(encoding="utf-8")
    assert f"\n{moments['V13'].step}. {moments['V13'].words}\n" in told
    assert moments["§30"].name == "swapped-sides"
    assert "§34" not in moments


def test_what_is_run_after_the_last_move_belongs_to_it() -> None:
    last = Citation("§5", "src/ludotek/games/novem/rules.py", 1, "", "", runs=lines_of("scores"))
    moment = playthroughs.seen(ROOT, "novem", [last])["§5"]
    told = (ROOT / f"tests/golden/novem/{moment.name}.txt").read_text(encoding="utf-8")
    assert f"\n{moment.step}. {moment.words}\n" in told
    assert f"\n{moment.step + 1}. " not in told


def lines_of(method: str) -> frozenset[tuple[str, int]]:
    """The lines that are run by a method that nobody calls before the end."""
    cited = Cited(ROOT, "novem", "V").citations()
    return next(one.runs for one in cited if one.inside == f"Novem.{method}")


def test_new_sentences_get_the_next_free_numbers_in_both_languages(toy: Path) -> None:
    change(toy / PAGE, "Keep it. [§3]", "Look at it. Keep it. [§3] Be glad.")
    change(toy / TRANSLATED, "Лишіть. [§3]", "Гляньте на нього. Лишіть. [§3] Радійте.")
    assert number(toy, "toy") == 2
    assert "1. Look at it. [§5] Keep it. [§3] Be glad. [§6]\n" in (toy / PAGE).read_text(encoding="utf-8")
    assert "1. Гляньте на нього. [§5] Лишіть. [§3] Радійте. [§6]\n" in (toy / TRANSLATED).read_text(encoding="utf-8")


def test_numbers_stay_with_their_sentence_when_lines_are_filled(toy: Path) -> None:
    write(toy / PAGE, "## Play\n\n**Wake.** " + "Turn the die over. " * 12 + "\n")
    write(toy / TRANSLATED, "## Гра\n\n" + "Переверніть кубик. " * 12 + "\n")
    assert number(toy, "toy") == 12
    lines = (toy / PAGE).read_text(encoding="utf-8").splitlines()
    assert lines[2].startswith("**Wake.** Turn the die over. [§1] ")
    assert max(map(len, lines)) <= 120
    assert not any(line.startswith("[") for line in lines)


def test_pages_that_say_the_same_in_other_numbers_of_sentences_are_not_numbered(toy: Path) -> None:
    change(toy / PAGE, "Keep it. [§3]", "Keep it. [§3] Be glad. Go on.")
    change(toy / TRANSLATED, "Лишіть. [§3]", "Лишіть. [§3] Радійте й продовжуйте.")
    with pytest.raises(Uneven, match="2 and 1 sentences"):
        number(toy, "toy")


def test_the_page_of_a_trace_leads_from_rules_to_places_and_back() -> None:
    page = traced("novem").page("Novem")
    assert '<a class="rule" id="s14" href="../rules/novem.html#s14">§14</a> When the second game begins' in page
    assert "in `Novem.choose_attacker`: `self.attack_first(1 - self.first)`" in page
    assert "- test: `tests/games/novem/test_set_up.py::test_who_attacked_last_in_the_first_game" in page
    assert "- seen: No move. The form of a new table" in page
    assert '| `Novem.find_empty` | <a href="#s22">§22</a>, <a href="#v1">V1</a> |' in page


def test_a_search_finds_the_shortest_way_to_a_rule_and_no_more_of_the_game() -> None:
    late = [one for one in citations(ROOT, "novem") if one.rule in {"V13", "§33"} and one.runs]
    search = Search(ROOT, find_game("novem"), late, {"decider": ["false"], "layout": ["random"]})
    for seed in range(60):
        search.play(seed)
    ways = list(fewest(search.good(), search.best))
    assert sorted(rule for _, rules in ways for rule in rules) == ["V13", "§33"]
    for way, rules in ways:
        assert len(way.entries) == max(way.shows[rule].step for rule in rules) < 12
        assert ("V13" in rules) == any(entry.seat == CLOCK for entry in way.entries)
        text = str(record.of_session(way.session(find_game("novem"))))
        assert "§33" not in rules or "option board: small\n" in text
        assert "option decider: false\n" in text
