"""The page of a game's trace, for the site: from each rule to code, tests and playthroughs, and from each file back."""

from dataclasses import dataclass
from pathlib import Path

from tests.golden.playthrough import elsewhere
from tools.rule_trace import faults, pages, playthroughs
from tools.rule_trace.citations import Citation, is_test
from tools.rule_trace.pages import ENGLISH, Rule, page_path
from tools.rule_trace.playthroughs import Moment

from ludotek.table.answers import rulebook

NOWHERE = "not in a playthrough"
HEAD = """---
nosearch: true
---
# {title}: where each rule is

The rules are on [their page](../rules/{game}.md). Each sentence and ruling of it has a number, which the code and the
tests cite. Below stands, for each of them, the line that does it, the tests that hold it, and the moment of a golden
playthrough (`tests/golden/{game}`) that runs the line, or most of the function; where there can be no such moment, why,
and where to look instead. Further down, for each file, the rules that it cites.

{counts}
"""


@dataclass(frozen=True)
class Trace:
    """All that is known of the rules of a game."""

    game: str
    rules: list[Rule]
    citations: list[Citation]
    moments: dict[str, Moment]
    elsewhere: dict[str, str]  # why no moment can show a rule, and where it can be seen instead

    def faults(self) -> list[str]:
        """Rules that can be seen nowhere, and reasons why one cannot that are none."""
        ids = [rule.id for rule in self.rules]
        return [
            *(f"{id}: no playthrough shows it." for id in ids if id not in {*self.moments, *self.elsewhere}),
            *(f"{id}: is said to be elsewhere, but {self.moments[id]}." for id in self.elsewhere if id in self.moments),
            *(f"{id}: is said to be elsewhere, and is no rule." for id in self.elsewhere if id not in ids),
        ]

    def counts(self) -> str:
        """In one sentence, how far it goes."""
        ids = {rule.id for rule in self.rules}
        counted = [citation for citation in self.citations if citation.counts]
        by_code = {citation.rule for citation in counted if not is_test(citation.path)} & ids
        by_tests = {citation.rule for citation in counted if is_test(citation.path)} & ids
        return (
            f"{len(ids)} rules: {len(by_code)} are cited by code and {len(by_tests)} by tests; "
            f"{len(ids & set(self.moments))} can be seen in a playthrough, {len(ids & set(self.elsewhere))} elsewhere."
        )

    def page(self, title: str) -> str:
        """The whole page."""
        text = HEAD.format(title=title, game=self.game, counts=self.counts())
        return "\n".join([text, "## By rule", "", *self.by_rule(), "## By file", "", *self.by_file()])

    def by_rule(self) -> list[str]:
        """Section by section, as the rules have it."""
        lines: list[str] = []
        section = ""
        for rule in self.rules:
            if rule.section != section:
                section = rule.section
                lines += [f"### {section}", ""]
            number = rulebook.anchor(rule.id, f"../rules/{self.game}.html")
            lines += [f"{number} {plain(rule)}", "", *self.places(rule.id), ""]
        return lines

    def places(self, id: str) -> list[str]:
        """Code, tests and playthrough of one rule."""
        mine = [citation for citation in self.citations if citation.rule == id and citation.counts]
        code = [f"- code: {where(citation)}" for citation in mine if not is_test(citation.path)]
        tests = sorted({test for citation in mine for test in citation.tests})
        shown = f"`{self.moments[id]}`" if id in self.moments else self.elsewhere.get(id, NOWHERE)
        return [*dict.fromkeys(code), *(f"- test: `{test}`" for test in tests), f"- seen: {shown}"]

    def by_file(self) -> list[str]:
        """File by file, function by function: the rules."""
        found: dict[str, dict[str, list[str]]] = {}
        for citation in self.citations:
            if citation.counts:
                spot = citation.inside or citation.code
                found.setdefault(citation.path, {}).setdefault(spot, []).append(citation.rule)
        lines: list[str] = []
        for path, places in found.items():
            lines += [f"### {path}", "", "| where | rules |", "|---|---|"]
            lines += [f"| `{escaped(spot)}` | {self.links(rules)} |" for spot, rules in places.items()]
            lines.append("")
        return lines

    def links(self, rules: list[str]) -> str:
        """Rules of a place, each leading to where it stands above."""
        return ", ".join(f'<a href="#{rulebook.place(rule)}">{rule}</a>' for rule in dict.fromkeys(rules))


def trace(root: Path, game: str) -> Trace:
    """Read pages, code and tests of a game, and replay its playthroughs."""
    cited = faults.citations(root, game)
    rules = pages.read(page_path(root, game, ENGLISH)).rules
    return Trace(game, rules, cited, playthroughs.seen(root, game, cited), elsewhere(game))


def plain(rule: Rule) -> str:
    """What a rule says; links of its page would lead elsewhere from here."""
    text = pages.RULING.sub("**", rule.text)
    return pages.LINKED.sub(r"\1", text)


def where(citation: Citation) -> str:
    """`rules.py:284` in `Novem.reveal`: `self.attacker = 1 - self.attacker`"""
    path = citation.path.removeprefix("src/ludotek/")
    inside = f" in `{citation.inside}`" if citation.inside else ""
    return f"`{path}:{citation.line}`{inside}: `{citation.code.replace('`', '')}`"


def escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("`", "")
