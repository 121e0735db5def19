"""Oath's moves and events as numbers; each verb owns a run of moves, and words.py says what they mean."""

from __future__ import annotations

from typing import Final

# Chance.
DRAWN: Final = 0  # + card: what was turned up or looked at
BACK: Final = 259  # + 0 a denizen's back, + 1 a Vision's
ATTACK_FACE: Final = 261  # + 0 hollow sword, + 1 sword, + 2 two swords and a skull
DEFENSE_FACE: Final = 264  # + 0 blank, + 1 shield, + 2 two shields, + 3 doubling
END_FACE: Final = 268  # + 0..5

# The Act menu.
REST: Final = 274
SEARCH_DECK: Final = 275
SEARCH_PILE: Final = 276  # + region
MUSTER: Final = 279  # + denizen or edifice
TRADE_SECRET: Final = 489  # + denizen or edifice: place a secret for favor
TRADE_FAVOR: Final = 699  # + denizen or edifice: place two favor for secrets
RECOVER: Final = 909  # + the first or second relic of your site
RECOVER_BANNER: Final = 911  # + banner
TRAVEL: Final = 913  # + slot
TRAVEL_BY_GIANT: Final = 921  # + slot: turn a secret facedown at the Buried Giant
SET_OUT: Final = 929  # from the Shrouded Wood, to wherever its ruler says
CAMPAIGN: Final = 930  # + seat, or + 6 against bandits
USE: Final = 937  # + card or relic: an action, a modifier, a plan, a Rest power
PLAY: Final = 1173  # + card: one of your facedown advisers
PEEK: Final = 1388  # + the first or second relic of your site
PEEK_RELIQUARY: Final = 1390  # + space
LIFT: Final = 1394  # + warbands - 1, from site to board
STATION: Final = 1418  # + warbands - 1, from board to site
OFFER: Final = 1442  # + seat: Citizenship
EXILE: Final = 1448  # + seat
LEAVE: Final = 1454  # the Empire
TRIBUNAL_DEAL: Final = 1455
HAND_OVER: Final = 1456  # + seat: warbands, to an Imperial player here
REQUEST: Final = 1462  # + seat: warbands, from an Imperial player here

# Answers to questions.
CARD: Final = 1468  # + card, relic or site
SLOT: Final = 1727  # + slot of the map
SEAT: Final = 1735  # + seat
BANK: Final = 1741  # + suit
NUMBER: Final = 1747  # + 0..36
BANNER: Final = 1784  # + banner
SPACE: Final = 1786  # + space of the Reliquary
YES: Final = 1790
NO: Final = 1791
DONE: Final = 1792
FACEUP: Final = 1793
FACEDOWN: Final = 1794
REVEAL: Final = 1795  # a Vision
DISCARD: Final = 1796
PAWN: Final = 1797  # pawn and favor, as a target
ADD: Final = 1798  # favor to the People's Favor
TAKE_FAVOR: Final = 1799
TAKE_SECRET: Final = 1800
FACEDOWN_ADVISER: Final = 1801  # + 6 * place + seat

# The lines of an offer, and what binds it.
GIVE_FAVOR: Final = 1819  # + amount - 1, up to 12
GIVE_SECRETS: Final = 1831
ASK_FAVOR: Final = 1843
ASK_SECRETS: Final = 1855
GIVE_CARD: Final = 1867  # + card or relic
ASK_CARD: Final = 2103
GIVE_BANNER: Final = 2339
ASK_BANNER: Final = 2341
PROPOSE: Final = 2343
MOST_OFFERED: Final = 12
RELIC_AT: Final = 2344  # + 2 * slot + place

# At the Tribunal: what is due later, when, and what it costs to break one's word.
LATER_FAVOR: Final = 2360  # + amount - 1, given later
LATER_SECRETS: Final = 2372
ASK_LATER_FAVOR: Final = 2384
ASK_LATER_SECRETS: Final = 2396
PEACE: Final = 2408  # no campaign against the other
ASK_PEACE: Final = 2409
DUE: Final = 2410  # + turns of whoever owes it - 1, up to three
FORFEIT: Final = 2413  # + favor - 1, up to 12

# Showing what lies facedown.
SHOW: Final = 2425  # + the first, second or third of your facedown advisers
SHOW_RELIC: Final = 2428  # + space of the Reliquary, to whom an offer is made
# Sites that change hands in an offer.
GIVE_SITE: Final = 2432  # + slot
ASK_SITE: Final = 2440

# At the Tribunal, besides: what else may be promised, or asked for, and when it is due.
PEACE_WITH: Final = 2448  # + seat: no campaign against a third
ASK_PEACE_WITH: Final = 2454
SPARE: Final = 2460  # + slot: not to target it
ASK_SPARE: Final = 2468
FORGO: Final = 2476  # + banner: not to recover it
ASK_FORGO: Final = 2478
JOURNEY: Final = 2480  # + slot: to come there
ASK_JOURNEY: Final = 2488
ENFRANCHISE: Final = 2496  # + seat: to offer it Citizenship
ASK_ENFRANCHISE: Final = 2502
EXCLUDE: Final = 2508  # + seat: to offer it none
ASK_EXCLUDE: Final = 2514
DUE_ROUNDS: Final = 2520  # + rounds - 1, this one being the first
DUE_DEED: Final = 2523  # + 6 * seat + major action
FORFEIT_SECRETS: Final = 2559  # + secrets - 1
COUNTER: Final = 2571  # an offer of one's own instead of an answer

# In the Chronicle.
VOW: Final = 2572  # + Oath
MOVES: Final = 2576

# What the rules narrate.
TURN_BEGAN: Final = 0
WENT: Final = 1
TURNED_UP: Final = 2
DREW: Final = 3
SAW: Final = 4
PLAYED: Final = 5
PLAYED_FACEDOWN: Final = 6
DISCARDED: Final = 7
DISCARDED_UNSEEN: Final = 8
MUSTERED: Final = 9
TRADED_SECRET: Final = 10
TOOK_RELIC: Final = 11
TOOK_BANNER: Final = 12
USED: Final = 13
ATTACKED: Final = 14
TARGETED: Final = 15
ROLLED_ATTACK: Final = 16
ROLLED_DEFENSE: Final = 17
CAMPAIGN_WON: Final = 18
CAMPAIGN_LOST: Final = 19
LOST_WARBANDS: Final = 20
GAINED_FAVOR: Final = 21
GAINED_SECRETS: Final = 22
GAINED_WARBANDS: Final = 23
GAINED_SUPPLY: Final = 24
TITLE_PASSED: Final = 25
BECAME_CITIZEN: Final = 26
BECAME_EXILE: Final = 27
REVEALED_VISION: Final = 28
OFFERED: Final = 29
ANSWERED: Final = 30
ROLLED_END: Final = 31
TRADED_FAVOR: Final = 32
WON: Final = 33
RESTED: Final = 34
MOB: Final = 35
BANNER_FED: Final = 36
TARGETED_THING: Final = 37
TOLD_NUMBER: Final = 38
STATIONED: Final = 39
BURNT: Final = 40
ALLIED: Final = 41
TURNED_SECRET: Final = 42
OFFER_LINE: Final = 43
CHOSE: Final = 44
KEPT: Final = 45
WORD_KEPT: Final = 46
WORD_BROKEN: Final = 47
THAT_WAS: Final = 48
LIFTED: Final = 49
LOST_AT_SITE: Final = 50
HANDED_WARBANDS: Final = 51
LOST_SECRETS: Final = 52
BURNT_ON: Final = 53
PAID: Final = 54
PAID_SECRETS: Final = 55
FLOWED: Final = 56
BANK_BURNT: Final = 57
CAGED: Final = 58
FREED: Final = 59
PLACED_FAVOR: Final = 60
PAID_TO_BANK: Final = 61
CAST_OUT: Final = 62
TURNED_FACE: Final = 63
SHIFTED_END: Final = 64
VOWED: Final = 65
BUILT: Final = 66
LOST_SITE: Final = 67
JOINED: Final = 68
HEALED: Final = 69
CHRONICLED: Final = 70
ATTACK_SUM: Final = 71
DEFENSE_SUM: Final = 72
AFTERMATH: Final = 73

# Numbers that events carry.
NEWCOMERS: Final = 0  # chapters of the Chronicle
LOST_RELICS: Final = 1
LAID_RELICS: Final = 2
WORLD_DECK: Final = 3
SAVED: Final = 4
PAWN_AND_FAVOR: Final = -3  # as a target; banners are -1 and -2
PLACES: Final = 512  # more than there are cards
SEATS: Final = 8  # more than there are seats or suits
SUMS: Final = 512  # more than the warbands, dice or swords of a campaign
