"""Oath, as far as it can be worked out: the odds of a campaign."""

from ludotek.core.parts import Odds
from ludotek.games.oath.odds.campaign import at
from ludotek.games.oath.odds.odds import Campaign, odds

ODDS = Odds(Campaign, odds, at)
