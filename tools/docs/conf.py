"""How Sphinx makes the site: see docs/explanation/design.md, "The site"."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "src")]

import remarks  # noqa: E402  (found by the line above)
from pygments.lexers.special import TextLexer  # noqa: E402
from sphinx.application import Sphinx  # noqa: E402

from ludotek.version import __version__  # noqa: E402

project = "Ludotek"
author = "The Ludotek authors"
copyright = author
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_heading_anchors = 4
default_role = "py:obj"  # a docstring's `Position` leads to it, and other words in such quotes are code

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
python_maximum_signature_line_length = 100
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"Ludotek {release}"
html_static_path = [str(HERE / "look")]
html_css_files = ["house.css"]
html_js_files = ["search.js"]
html_favicon = str(HERE.parents[1] / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
pygments_style = "default"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f6f6b", "color-brand-content": "#1f6f6b"},
    "dark_css_variables": {"color-brand-primary": "#5fb8b2", "color-brand-content": "#5fb8b2"},
}


def setup(app: Sphinx) -> None:
    """What Sphinx and Pygments do not know by themselves."""
    app.add_lexer("ftl", TextLexer)
    app.connect("autodoc-process-docstring", describe)
    app.connect("html-page-context", say_language)


def describe(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """A constant or a field is described by the comment beside it, as in its source."""
    if what not in ("attribute", "data"):
        return
    module = next((end for end in ends(name) if end in sys.modules), "")
    remark = remarks.of_module(module).get(name.removeprefix(f"{module}."), "")
    if remark:
        lines[:] = [remark]


def ends(name: str) -> list[str]:
    """`a.b.c`, `a.b`, `a`."""
    parts = name.split(".")
    return [".".join(parts[:count]) for count in range(len(parts), 0, -1)]


def say_language(app: Sphinx, page: str, template: str, context: dict[str, object], doctree: object) -> None:
    """A page of Ukrainian rules is in Ukrainian, for screen readers and for hyphens."""
    if page.endswith(".uk"):
        context["language"] = "uk"
