"""The whole page: two sheets, then every card, and everything they need in one file."""

from __future__ import annotations

from importlib.resources import files

from ludotek.games.oath.components import SUITS
from ludotek.games.oath.odds.odds import Campaign, odds
from ludotek.games.oath.reference.cards import cards
from ludotek.games.oath.reference.icons import SHAPES, definitions
from ludotek.games.oath.reference.sites import site_table
from ludotek.games.oath.reference.speech import Speech
from ludotek.games.oath.steps.battle import ATTACK_ODDS, DEFENSE_ODDS
from ludotek.games.oath.steps.targets import PAWN_DICE
from ludotek.locale import Language

STEPS = ("defender", "targets", "pools", "plans", "defense", "attack", "losses", "spoils")
ATTACK_FACES = ("hollow", "sword", "skulls")
DEFENSE_FACES = ("blank", "shield", "shields", "double")
ON_DICE = {*ATTACK_FACES, *DEFENSE_FACES}
DICE, DEFENDERS = range(1, 9), range(7)
MOST_WARBANDS = 24


def page(code: str) -> str:
    """The page in a language, §10."""
    spoken = Language(code)
    speech = Speech(spoken)
    style = files("ludotek.games.oath.reference").joinpath("style.css").read_text(encoding="utf-8")
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{spoken.code}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{speech.text('title')}</title>",
            f"<style>\n{style}</style></head><body>",
            definitions(),
            f'<section class="sheet">{cards_and_sites(speech)}</section>',
            f'<section class="sheet roomy">{campaign(speech)}</section>',
            f'<section class="sheet">{head(speech, "page-cards")}{cards(speech)}</section>',
            "</body></html>\n",
        )
    )


def head(speech: Speech, subtitle: str) -> str:
    return f"<h1>{speech.text('title')} <small>{speech.text(subtitle)}</small></h1>"


def part(speech: Speech, title: str, *inside: str) -> str:
    return f"<div><h2>{speech.text(title)}</h2>{''.join(inside)}</div>"


# The first sheet.


def cards_and_sites(speech: Speech) -> str:
    uses = [f"use-{name}" for name in ("facedown", "access", "occupied", "out-of-turn", "plans")]
    left = part(speech, "use", *map(speech.paragraph, uses))
    right = part(speech, "conspiracy", *map(speech.paragraph, ("conspiracy-what", "conspiracy-needs")))
    signs = part(speech, "legend", legend(speech))
    sites = part(speech, "sites", site_table(speech), speech.paragraph("homelands"))
    return f'{head(speech, "page")}<div class="two">{left}<div>{right}{signs}</div></div>{sites}'


def legend(speech: Speech) -> str:
    """Every sign but those on dice, which the second sheet shows; suits last."""
    names = [name for name in SHAPES if name not in ON_DICE and name not in SUITS] + list(SUITS)
    told = [f"<span>{speech.sign(name)} {speech.text(f'icon-{name}')}</span>" for name in names]
    return f'<div class="legend">{"".join(told)}</div>'


# The second sheet.


def campaign(speech: Speech) -> str:
    steps = [f"<li>{speech.text(f'step-{name}')}{beside(speech, name)}</li>" for name in STEPS]
    faces = part(speech, "faces", dice_faces(speech))
    worth = part(speech, "worth", speech.paragraph("worth-rule"), speech.paragraph("worth-truth"), even_odds(speech))
    return f"{head(speech, 'page-campaign')}<ol>{''.join(steps)}</ol>{faces}{worth}"


def beside(speech: Speech, step: str) -> str:
    """What belongs to a step besides its sentence."""
    if step == "targets":
        return targets(speech)
    return f" {speech.text('step-seize')}" if step == "spoils" else ""


def targets(speech: Speech) -> str:
    rows = (
        (speech.text("target-site"), speech.sign("defense")),
        (speech.text("target-relic"), speech.text("dice-printed")),
        (speech.text("target-banner"), speech.text("dice-tokens")),
        (speech.text("target-pawn"), speech.signs("defense", PAWN_DICE)),
        (speech.text("target-title"), f"+{speech.sign('defense')}, +{speech.signs('defense', 2)}"),
    )
    heads = f"<tr><th>{speech.text('target')}</th><th>{speech.sign('defense')}</th></tr>"
    body = "".join(f"<tr><td>{what}</td><td>{dice}</td></tr>" for what, dice in rows)
    return f"<table>{heads}{body}</table>"


def dice_faces(speech: Speech) -> str:
    """Each face as often as it is on its die."""
    attack = [speech.signs(face, count) for face, count in zip(ATTACK_FACES, ATTACK_ODDS, strict=True)]
    defense = [speech.signs(face, count) for face, count in zip(DEFENSE_FACES, DEFENSE_ODDS, strict=True)]
    both = "".join(f'<div class="faces">{"".join(faces)}</div>' for faces in (attack, defense))
    return f'<div class="two">{both}</div>'


def even_odds(speech: Speech) -> str:
    """By defending warbands and defense dice: the fewest warbands with which victory is likelier than not."""
    heads = "".join(f"<th>{dice}</th>" for dice in DICE)
    top = f'<tr><th></th><th colspan="{len(DICE)}">{speech.text("worth-dice")}</th></tr>'
    top += f"<tr><th>{speech.text('worth-defenders')}</th>{heads}</tr>"
    rows = [
        f"<tr><th>{defenders}</th>{''.join(f'<td>{fewest(defenders, dice)}</td>' for dice in DICE)}</tr>"
        for defenders in DEFENDERS
    ]
    return f'<table class="grid">{top}{"".join(rows)}</table>'


def fewest(defenders: int, dice: int) -> int:
    return next(
        warbands
        for warbands in range(MOST_WARBANDS)
        if odds(Campaign(attack_dice=warbands, warbands=warbands, defense_dice=dice, defenders=defenders)).win > 0.5
    )
