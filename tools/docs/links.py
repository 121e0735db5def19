"""Every link of the built site, followed: to a file that is there, and to a place in it that is there."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ADDRESSES = ("href", "src")
FROM_THE_NETWORK = {"script", "img", "link", "iframe", "source"}  # what a browser would fetch by itself


class Page(HTMLParser):
    """The places of a page, where it leads, and what it would fetch from elsewhere."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.leads: set[str] = set()
        self.fetched: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.places.add(value)
            elif name in ADDRESSES and value:
                is_far = bool(urlsplit(value).netloc)
                if not is_far:
                    self.leads.add(value)
                elif tag in FROM_THE_NETWORK:
                    self.fetched.add(value)


def dead(site: Path) -> list[str]:
    """A sentence for each link that leads nowhere, or to a place outside the site, and for each thing fetched."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    found: list[str] = []
    for path, page in pages.items():
        here = path.relative_to(site)
        found += [f"{here} fetches {address}." for address in sorted(page.fetched)]
        found += [
            f"{here} leads to {lead}, which is not there." for lead in sorted(page.leads) if is_dead(path, lead, pages)
        ]
    return found


def is_dead(path: Path, lead: str, pages: dict[Path, Page]) -> bool:
    """Whether a link leads nowhere."""
    parts = urlsplit(lead)
    if parts.scheme in ("mailto", "data"):
        return False
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if parts.path.startswith("/") or not target.is_file():
        return True
    return bool(parts.fragment) and target in pages and unquote(parts.fragment) not in pages[target].places
