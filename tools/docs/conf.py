"""How Sphinx makes the site: see docs/explanation/design.md, "The site"."""

import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "src")]

import remarks  # noqa: E402  (found by the line above)
from docutils import nodes  # noqa: E402
from pygments.lexers.special import TextLexer  # noqa: E402
from sphinx.application import Sphinx  # noqa: E402

from ludotek.version import __version__  # noqa: E402

ACCENTED = ("color-brand-primary", "color-brand-content", "color-api-name", "color-api-pre-name")

navigation: dict[tuple[object, ...], str] = {}  # by folder, and how it was asked for

project = "Ludotek"
author = "The Ludotek authors"
copyright = author
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 4
default_role = "py:obj"  # a docstring's `Position` leads to it, and other words in such quotes are code

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_use_type_comments = False  # there are none, and to look for them takes a while
python_maximum_signature_line_length = 100
add_module_names = False
viewcode_follow_imported_members = False  # a name for int is no reason to show the source of int
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Ludotek {release}"
html_static_path = [str(HERE / "look")]
html_css_files = ["house.css"]
html_js_files = ["search.js", "board.js"]
html_favicon = str(HERE.parents[1] / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
pygments_style = "default"
pygments_dark_style = "github-dark"
html_theme_options = {
    "light_css_variables": dict.fromkeys(ACCENTED, "#1f6f6b"),
    "dark_css_variables": dict.fromkeys(ACCENTED, "#5fb8b2"),
}


def setup(app: Sphinx) -> None:
    """What Sphinx and Pygments do not know by themselves."""
    app.add_lexer("ftl", TextLexer)
    app.connect("autodoc-process-docstring", leave_out_foreign_docstrings)
    app.connect("object-description-transform", describe)
    app.connect("autodoc-process-bases", leave_out_plain_bases)
    app.connect("object-description-transform", leave_out_empty_bases)
    app.connect("html-page-context", say_language)
    app.connect("html-page-context", remember_navigation, priority=400)  # before the theme asks for it


def leave_out_foreign_docstrings(
    app: Sphinx, kind: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """What Python says of every dict says nothing of this one."""
    if kind in ("attribute", "data"):
        lines.clear()


def describe(app: Sphinx, domain: str, kind: str, content: nodes.Element) -> None:
    """A constant or a field is described by the comment beside it, as in its source."""
    signature = content.parent[0]
    if kind not in ("attribute", "data") or "fullname" not in signature:
        return
    remark = remarks.of_module(signature["module"]).get(signature["fullname"], "")
    if remark:
        content.children[:] = []
        content += nodes.paragraph("", "", *quoted(remark))


def quoted(text: str) -> list[nodes.Node]:
    """A text in which what stands between backticks is code."""
    parts = text.split("`")
    return [nodes.literal(part, part) if place % 2 else nodes.Text(part) for place, part in enumerate(parts)]


def leave_out_plain_bases(app: Sphinx, name: str, cls: type, options: object, bases: list[object]) -> None:
    """Of what a class inherits, only the house's own classes help a reader."""
    bases[:] = [base for base in bases if getattr(base, "__module__", "").startswith("ludotek")]


def leave_out_empty_bases(app: Sphinx, domain: str, kind: str, content: nodes.Element) -> None:
    """Where nothing is left of them, Sphinx writes the word all the same."""
    if content.children and content.children[0].astext().strip() == "Bases:":
        del content[0]


def say_language(app: Sphinx, page: str, template: str, context: dict[str, object], doctree: object) -> None:
    """A page of Ukrainian rules is in Ukrainian, for screen readers and for hyphens."""
    if page.endswith(".uk"):
        context["language"] = "uk"


def remember_navigation(app: Sphinx, page: str, template: str, context: dict[str, object], doctree: object) -> None:
    """Pages that the list of pages lacks, like sources, all have the same one beside them; its links begin in a folder.

    To make that list takes longer than all else about such a page, and there are hundreds.
    """
    if page not in app.env.all_docs:
        folder, make = page.rpartition("/")[0], context["toctree"]
        context["toctree"] = lambda **how: remembered(folder, make, how)


def remembered(folder: str, make: Callable[..., str], how: dict[str, object]) -> str:
    """The list of pages as links lead to them from a folder."""
    known = folder, *sorted(how.items())
    if known not in navigation:
        navigation[known] = make(**how)
    return navigation[known]
