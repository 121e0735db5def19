"""Lay out the pages of the site: those of the repository, each where readers look for it, and those that are made here.

Links between pages, and from pages into the repository, are those of the repository; here they are turned
into links of the site. A file of the repository that a page links to becomes a page that shows it.
"""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import boards
import modules
import traces

from ludotek.table.answers.rulebook import anchored

ROOT = Path(__file__).parents[2]
AT_THE_TOP = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "NOTICE.md": "notice.md",
}
GROUPS = {  # what stands in the margin: a heading, and the pages under it
    "Learn": ("tutorial/*.md",),
    "Do": ("how-to/*.md",),
    "Rules": ("rules/*.md",),
    "Правила": ("rules/*.uk.md",),
    "Look up": ("reference/*.md", "trace/*.md", "python/index.md"),
    "Understand": ("explanation/*.md",),
    "The house": ("changelog.md", "contributing.md", "notice.md"),
}
GAMES = "src/ludotek/games/"
RULES = re.compile(rf"{GAMES}(\w+)/rules((?:\.\w+)?)\.(md|svg)")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\(([^)\s]+)\)")
LEXERS = {".py": "python", ".js": "javascript", ".yaml": "yaml", ".cff": "yaml"}
OTHER_LANGUAGE = {"uk": "Українською", "en": "In English"}


def lay_out(folder: Path) -> None:
    """Write everything that Sphinx reads into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for page in folder.rglob("*.md"):
        page.unlink()
    shown: set[str] = set()
    for picture in ROOT.glob(f"{GAMES}*/rules.svg"):
        target = folder / site_path(picture.relative_to(ROOT).as_posix())
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)
    for source, page in pages().items():
        write(folder / page, Page(source, page, shown).text())
    for source in sorted(shown):
        write(folder / site_path(source), source_page(source))
    for name, text in (modules.pages() | traces.pages()).items():
        write(folder / name, text)
    with (folder / "index.md").open("a", encoding="utf-8") as index:
        index.write(contents(folder))


def pages() -> dict[str, str]:
    """By path in the repository: where a page stands in the site."""
    found = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob(f"{GAMES}*/rules*.md")]
    within = [path.relative_to(ROOT).as_posix() for path in sorted(found)]
    return AT_THE_TOP | {path: site_path(path) for path in within}


def site_path(source: str) -> str:
    """Where the site has a file of the repository."""
    if source in AT_THE_TOP:
        return AT_THE_TOP[source]
    if rules := RULES.fullmatch(source):
        return f"rules/{rules[1]}{rules[2]}.{rules[3]}"
    return source.removeprefix("docs/") if source.startswith("docs/") else f"source/{source}.md"


class Page:
    """A page of the repository as the site has it."""

    def __init__(self, source: str, page: str, shown: set[str]) -> None:
        self.source = source
        self.page = page
        self.shown = shown  # files of the repository that pages link to, to be shown as well

    def text(self) -> str:
        """The page, with links of the site and, where it is a page of rules, one to the other language."""
        text = (ROOT / self.source).read_text(encoding="utf-8")
        parts = FENCE.split(text)  # every second one is a block of code
        parts[::2] = [LINK.sub(self.link, self.bare_images(part)) for part in parts[::2]]
        whole = "".join(parts)
        return self.with_language(anchored(boards.around_picture(whole, self.page))) if self.is_rules else whole

    @property
    def is_rules(self) -> bool:
        return self.page.startswith("rules/")

    def bare_images(self, text: str) -> str:
        """Move images, which are no links."""
        return re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", lambda image: f"![{image[1]}]({self.moved(image[2])})", text)

    def link(self, match: re.Match[str]) -> str:
        """A link of the site for one of the repository."""
        if match.string[match.start() - 1 : match.start()] == "!" or "://" in match[2] or match[2].startswith("#"):
            return match[0]
        target = self.moved(match[2])
        if target.endswith((".html", ".webp")):  # made by a program, and copied as it is
            return f'<a href="{target}">{match[1]}</a>'
        return f"[{match[1]}]({target})"

    def moved(self, target: str) -> str:
        """A path from this page in the repository, as one from this page in the site."""
        path, mark, anchor = target.partition("#")
        if "://" in path:
            return target
        found = os.path.normpath(PurePosixPath(self.source).parent / path)
        there = site_path(found)
        if there.startswith("source/"):
            self.shown.add(found)
        return os.path.relpath(there, PurePosixPath(self.page).parent) + mark + anchor

    def with_language(self, text: str) -> str:
        """Rules are there twice: below their title, a link to the other."""
        name = PurePosixPath(self.page).name
        language, other = ("en", name.replace(".uk", "")) if ".uk." in name else ("uk", f"{name[:-3]}.uk.md")
        title, _, rest = text.partition("\n")
        return f"{title}\n\n[{OTHER_LANGUAGE[language]}]({other})\n{rest}"


def source_page(source: str) -> str:
    """A file of the repository, shown as it is."""
    path = ROOT / source
    lexer = LEXERS.get(path.suffix, "text")
    text = path.read_text(encoding="utf-8")
    return f"---\norphan: true\nnosearch: true\n---\n# {source}\n\n````{lexer}\n{text.rstrip()}\n````\n"


def contents(folder: Path) -> str:
    """The margin of the site."""
    return "".join(f"\n{tree(caption, list(found(folder, patterns)))}" for caption, patterns in GROUPS.items())


def found(folder: Path, patterns: tuple[str, ...]) -> Iterator[str]:
    """The pages of a group; translations are only where they are asked for."""
    for pattern in patterns:
        names = sorted(path.relative_to(folder).as_posix() for path in folder.glob(pattern))
        yield from (name for name in names if (".uk." in name) == (".uk." in pattern))


def tree(caption: str, names: list[str]) -> str:
    """One heading of the margin."""
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *names, "```", ""])


def write(path: Path, text: str) -> None:
    """A file and the folders it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy_made(site: Path) -> None:
    """Pages that programs made stand in the site as they are, and beside the rules what their boards show."""
    boards.write(site / "rules")
    for path in sorted(path for kind in ("*.html", "*.webp") for path in (ROOT / "docs").rglob(kind)):
        target = site / path.relative_to(ROOT / "docs")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
