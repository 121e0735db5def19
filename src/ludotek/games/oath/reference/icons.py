"""Small signs for the things of Oath, drawn for these pages: 24 by 24, by name."""

from __future__ import annotations

INK, RED, BLUE, GOLD, PALE = "#22303c", "#b5402b", "#2a6f9e", "#c9962b", "#f4efe4"
SWORD = '<path d="M12 3l2 3v9h-4V6zM7 15h10v2H7zM11 17h2v4h-2z" fill="{fill}" stroke="{edge}" stroke-width="1"/>'
SHIELD = '<path d="M12 4l6 2v6c0 4-3 7-6 8-3-1-6-4-6-8V6z" fill="{fill}"/>'
SKULL = (
    '<path d="M12 4a7 6.5 0 0 0-4 12v3h8v-3a7 6.5 0 0 0-4-12z" fill="{fill}"/>'
    '<circle cx="9.5" cy="11" r="1.7" fill="{hole}"/><circle cx="14.5" cy="11" r="1.7" fill="{hole}"/>'
)


def die(colour: str, inside: str) -> str:
    return f'<rect x="1" y="1" width="22" height="22" rx="4" fill="{colour}"/>{inside}'


def sword(fill: str, edge: str) -> str:
    return SWORD.format(fill=fill, edge=edge)


def shield(fill: str = "#fff") -> str:
    return SHIELD.format(fill=fill)


def skull(fill: str, hole: str) -> str:
    return SKULL.format(fill=fill, hole=hole)


def moved(x: float, y: float, scale: float, inside: str) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{inside}</g>'


DOUBLE = '<path d="M5 9l5 6M10 9l-5 6M13 10c0-4 6-4 6 0 0 2-6 4-6 7h7" fill="none" stroke="#fff" stroke-width="1.8"/>'
TWO_SWORDS = moved(-1, 2, 0.6, sword("#fff", "#fff")) + moved(11, 2, 0.6, sword("#fff", "#fff"))
SHAPES: dict[str, str] = {
    "attack": die(RED, sword("#fff", "#fff")),
    "defense": die(BLUE, shield()),
    "hollow": die(RED, sword("none", "#fff")),
    "sword": die(RED, sword("#fff", "#fff")),
    "skulls": die(RED, TWO_SWORDS + moved(6.5, 11, 0.46, skull("#fff", RED))),
    "blank": die(BLUE, ""),
    "shield": die(BLUE, shield()),
    "shields": die(BLUE, moved(0, 4, 0.62, shield()) + moved(9, 4, 0.62, shield())),
    "double": die(
        BLUE,
        '<path d="M5 9l5 6M10 9l-5 6M13 10c0-4 6-4 6 0 0 2-6 4-6 7h7" fill="none" stroke="#fff" stroke-width="1.8"/>',
    ),
    "skull": skull(INK, "#fff"),
    "warband": f'<path d="M3 14a9 10 0 0 1 18 0v6h-6v-5h-1.5v7h-3v-7H9v5H3z" fill="{INK}"/>',
    "favor": f'<circle cx="12" cy="12" r="10" fill="{GOLD}"/><path d="M12 6l1.8 4 4.2.4-3.2 2.9 1 4.3'
    'L12 15.3l-3.8 2.3 1-4.3L6 10.4l4.2-.4z" fill="#fff"/>',
    "secret": f'<path d="M3 4h8l1 1 1-1h8v15h-8l-1 1-1-1H3z" fill="{INK}"/><path d="M12 6v13" stroke="#fff"/>'
    '<path d="M5.5 8h4M5.5 11h4M14.5 8h4M14.5 11h4" stroke="#fff" stroke-width="1.3"/>',
    "turned": f'<path d="M3 4h8l1 1 1-1h8v15h-8l-1 1-1-1H3z" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>'
    f'<path d="M8 8l8 8M16 8l-8 8" stroke="{INK}" stroke-width="1.5"/>',
    "relic": f'<path d="M5 3h14c0 6-2 9-5 10v4l4 2v2H6v-2l4-2v-4C7 12 5 9 5 3z" fill="{GOLD}" stroke="{INK}"/>',
    "banner": f'<path d="M5 2h2v20H5z" fill="{INK}"/><path d="M7 3h13l-4 5 4 5H7z" fill="{RED}"/>',
    "supply": '<path d="M8 3h8l-2 4c4 2 6 6 6 9 0 4-3 5-8 5s-8-1-8-5c0-3 2-7 6-9z" fill="#8a6a43"/>'
    '<path d="M9 7h6" stroke="#fff" stroke-width="1.5"/>',
    "pawn": f'<circle cx="12" cy="7" r="4.5" fill="{INK}"/><path d="M9 11h6l3 10H6z" fill="{INK}"/>',
    "lock": f'<path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="{INK}" stroke-width="2.5"/>'
    f'<rect x="5" y="11" width="14" height="10" rx="2" fill="{INK}"/>',
    "room": f'<rect x="6" y="3" width="12" height="18" rx="2" fill="#fff" stroke="{INK}" stroke-width="1.6"/>',
    "fire": f'<path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z" fill="{RED}"/>',
    "discord": '<circle cx="12" cy="12" r="11" fill="#7d3b6b"/><path d="M13 3l-6 10h4l-1 8 7-11h-4z" fill="#fff"/>',
    "arcane": '<circle cx="12" cy="12" r="11" fill="#4a4fa3"/><path d="M12 3l2.2 6.8L21 12l-6.8 2.2L12 21'
    'l-2.2-6.8L3 12l6.8-2.2z" fill="#fff"/>',
    "order": '<circle cx="12" cy="12" r="11" fill="#3c7a8c"/><path d="M6 6h3v2h2V6h2v2h2V6h3v5h-2v8H8v-8H6z"'
    ' fill="#fff"/>',
    "hearth": '<circle cx="12" cy="12" r="11" fill="#c0692b"/><path d="M12 4l8 7h-2v8h-4v-5h-4v5H6v-8H4z"'
    ' fill="#fff"/>',
    "beast": '<circle cx="12" cy="12" r="11" fill="#4f7a3a"/><g fill="#fff"><ellipse cx="12" cy="15.5" rx="4.5"'
    ' ry="3.7"/><circle cx="6.5" cy="11" r="1.9"/><circle cx="10" cy="7.5" r="1.9"/>'
    '<circle cx="14" cy="7.5" r="1.9"/><circle cx="17.5" cy="11" r="1.9"/></g>',
    "nomad": '<circle cx="12" cy="12" r="11" fill="#b08a2e"/><path d="M12 4l8 15h-5l-3-7-3 7H4z" fill="#fff"/>',
}


def definitions() -> str:
    """All signs, to be used by name anywhere on the page."""
    symbols = [f'<symbol id="{name}" viewBox="0 0 24 24">{shape}</symbol>' for name, shape in SHAPES.items()]
    return f'<svg class="signs" aria-hidden="true">{"".join(symbols)}</svg>'


def icon(name: str, label: str) -> str:
    return f'<svg class="i" role="img" aria-label="{label}"><use href="#{name}"/></svg>'
