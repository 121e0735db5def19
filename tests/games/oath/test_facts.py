"""The browser knows the cards as they are printed: its file says what the house's own data say."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ludotek.games.oath import marks, vocabulary
from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.components import SUITS, VISION_IDS
from ludotek.games.oath.denizens import DENIZENS
from ludotek.games.oath.edifices import EDIFICES
from ludotek.games.oath.places import RELICS, SITES
from ludotek.games.oath.view import War

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
    "GIVE_SITE",
    "ASK_SITE",
    "PEACE_WITH",
    "ASK_PEACE_WITH",
    "SPARE",
    "ASK_SPARE",
    "FORGO",
    "ASK_FORGO",
    "JOURNEY",
    "ASK_JOURNEY",
    "ENFRANCHISE",
    "ASK_ENFRANCHISE",
    "EXCLUDE",
    "ASK_EXCLUDE",
    "DUE_ROUNDS",
    "DUE_DEED",
    "FORFEIT_SECRETS",
)
CAMPAIGN = {
    "attacker": War.ATTACKER,
    "defender": War.DEFENDER,
    "sites": War.TARGET_SITES,
    "relics": War.TARGET_RELICS,
    "banners": War.TARGET_BANNERS,
    "pawn": War.TARGET_PAWN,
    "attackDice": War.ATTACK_DICE,
    "defenseDice": War.DEFENSE_DICE,
    "allies": War.ALLIES,
    "shields": War.SHIELDS,
    "doublings": War.DOUBLINGS,
    "hollow": War.HOLLOW_SWORDS,
    "swords": War.SWORDS,
    "skulls": War.SKULLS,
    "winner": War.WINNER,
    "defense": War.DEFENSE,
    "sacrificed": War.SACRIFICED,
    "ground": War.TARGET_GROUND,
}
IN_THE_BROWSER = Path(__file__).parents[3] / "src/ludotek/games/oath/web/cards.json"


def facts() -> dict[str, list[dict[str, object]]]:
    """Everything that is printed on a card, apart from its words."""
    denizens: list[dict[str, object]] = [
        {
            "id": one.id,
            "name": one.name,
            "suit": SUITS.index(one.suit) if one.suit else None,
            "where": one.where,
            "timing": one.timing,
            "cost": one.cost,
        }
        for one in (*DENIZENS, *ARCHIVE, *EDIFICES)
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
