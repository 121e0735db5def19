"""The browser knows the cards as they are printed: its file says what the house's own data say."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludotek.games.oath import marks, vocabulary
from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.cards.power import works
from ludotek.games.oath.catalogue import FIRST_GAME
from ludotek.games.oath.components import SUITS, VISION_IDS
from ludotek.games.oath.denizens import DENIZENS
from ludotek.games.oath.places import RELICS, SITES

LINES = (
    "SPACE",
    "FACEDOWN_ADVISER",
    "GIVE_FAVOR",
    "GIVE_SECRETS",
    "ASK_FAVOR",
    "ASK_SECRETS",
    "GIVE_CARD",
    "ASK_CARD",
    "GIVE_BANNER",
    "ASK_BANNER",
    "PROPOSE",
    "LATER_FAVOR",
    "LATER_SECRETS",
    "ASK_LATER_FAVOR",
    "ASK_LATER_SECRETS",
    "PEACE",
    "ASK_PEACE",
    "DUE",
    "FORFEIT",
    "SHOW",
)
CAMPAIGN = {
    "attacker": marks.ATTACKER,
    "defender": marks.DEFENDER,
    "sites": marks.TARGET_SITES,
    "relics": marks.TARGET_RELICS,
    "banners": marks.TARGET_BANNERS,
    "pawn": marks.TARGET_PAWN,
    "attackDice": marks.ATTACK_DICE,
    "defenseDice": marks.DEFENSE_DICE,
    "allies": marks.ALLIES,
    "shields": marks.SHIELDS,
    "doublings": marks.DOUBLINGS,
    "hollow": marks.HOLLOW,
    "swords": marks.SWORDS,
    "skulls": marks.SKULLS,
    "winner": marks.WINNER,
    "defense": marks.DEFENSE,
    "sacrificed": marks.SACRIFICED,
}
IN_THE_BROWSER = Path(__file__).parents[3] / "web" / "src" / "boards" / "oath" / "cards.json"


def facts() -> dict[str, list[dict[str, object]]]:
    """Everything that is printed on a card, apart from its words."""
    denizens: list[dict[str, object]] = [
        {
            "id": one.id,
            "name": one.name,
            "suit": SUITS.index(one.suit),
            "where": one.where,
            "timing": one.timing,
            "cost": one.cost,
            "inert": number >= FIRST_GAME and not works(number),
        }
        for number, one in enumerate((*DENIZENS, *ARCHIVE))
    ]
    visions: list[dict[str, object]] = [
        {"id": one if one == "conspiracy" else f"vision_of_{one}", "name": one} for one in VISION_IDS
    ]
    return {
        "denizens": denizens,
        "visions": visions,
        "relics": [one._asdict() for one in RELICS],
        "sites": [{**one._asdict(), "laid": list(one.laid)} for one in SITES],
        "lines": [{"name": name.lower(), "from": getattr(vocabulary, name)} for name in LINES],
    }


def written(found: dict[str, list[dict[str, object]]]) -> str:
    """One card a line, so that a change is seen."""
    parts = [
        f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]"
        for name, rows in found.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def test_the_browser_has_the_facts_of_every_card() -> None:
    assert IN_THE_BROWSER.read_text(encoding="utf-8") == written(facts()), "write it anew with python -m " + __name__


def test_the_browser_reads_a_campaign_as_the_rules_write_it() -> None:
    view = IN_THE_BROWSER.with_name("view.ts").read_text(encoding="utf-8")
    places = dict(re.findall(r"^  (\w+): (\d+),$", view, flags=re.M))
    for name, mark in CAMPAIGN.items():
        assert places[name] == str(mark), name
    assert f"BANDITS = {marks.BANDITS};" in view


if __name__ == "__main__":
    IN_THE_BROWSER.write_text(written(facts()), encoding="utf-8")
