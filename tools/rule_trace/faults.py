"""What a traced game lacks, each as a sentence."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.rule_trace import pages
from tools.rule_trace.citations import Citation, Cited, is_test
from tools.rule_trace.pages import ENGLISH, LANGUAGES, RETIRED, Page, page_path


@cache
def citations(root: Path, game: str) -> list[Citation]:
    """Everything that cites the rules of a game."""
    return Cited(root, game, pages.read(page_path(root, game, ENGLISH)).letter()).citations()


def faults(root: Path, game: str) -> list[str]:
    """Of pages, code and tests; none where the trace of a game is whole."""
    original, *translations = (pages.read(page_path(root, game, language)) for language in LANGUAGES)
    cited = citations(root, game)
    return [
        *(fault for page in (original, *translations) for fault in of_page(page)),
        *missing_numbers(original, game),
        *(fault for page in translations for fault in of_translation(original, page)),
        *of_rules(original, cited),
        *of_citations(original, cited),
    ]


def of_page(page: Page) -> Iterator[str]:
    """Every sentence has an id of its own."""
    yield from (f"{page.name}: no id after {text!r}." for text in page.unnumbered)
    yield from (f"{page.name}: {id} is there {count} times." for id, count in Counter(page.ids()).items() if count > 1)


def missing_numbers(page: Page, game: str) -> Iterator[str]:
    """A number without a sentence must be known as retired, or somebody would use it again."""
    retired = {f"§{number}" for number in RETIRED.get(game, ())}
    used = {id for id in page.ids() if id.startswith("§")}
    yield from (f"{page.name}: {id} is retired." for id in sorted(used & retired))
    highest = max((int(id[1:]) for id in used | retired), default=0)
    for number in range(1, highest + 1):
        if f"§{number}" not in used | retired:
            yield f"{page.name}: §{number} is neither on the page nor among the retired."


def of_translation(original: Page, page: Page) -> Iterator[str]:
    """Both languages have the same ids in the same order."""
    here, there = original.ids(), page.ids()
    yield from (f"{page.name}: {id} is not there." for id in here if id not in there)
    yield from (f"{page.name}: {id} is not in {original.name}." for id in there if id not in here)
    if sorted(here) == sorted(there) and here != there:
        strayed = next(other for one, other in zip(here, there, strict=True) if one != other)
        yield f"{page.name}: {strayed} is not where {original.name} has it."


def of_rules(page: Page, cited: list[Citation]) -> Iterator[str]:
    """Every rule is cited by code and by a test."""
    by_code = {citation.rule for citation in cited if citation.counts and not is_test(citation.path)}
    by_tests = {citation.rule for citation in cited if citation.counts and is_test(citation.path)}
    for rule in page.rules:
        if rule.id not in by_code:
            yield f"{rule.id}: no code cites it: {rule.text}"
        if rule.id not in by_tests:
            yield f"{rule.id}: no test cites it: {rule.text}"


def of_citations(page: Page, cited: list[Citation]) -> Iterator[str]:
    """Nothing cites a rule that is not there."""
    known = set(page.ids())
    for citation in cited:
        if citation.rule not in known:
            yield f"{citation.path}:{citation.line} cites {citation.rule}, which {page.name} does not have."
