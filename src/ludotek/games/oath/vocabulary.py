"""Oath's moves and events as numbers; each verb owns a run of moves, and words.py says what they mean."""

from __future__ import annotations

from typing import Final

# Chance.
DRAWN: Final = 0  # + card: what was turned up or looked at
BACK: Final = 247  # + 0 a denizen's back, + 1 a Vision's
ATTACK_FACE: Final = 249  # + 0 hollow sword, + 1 sword, + 2 two swords and a skull
DEFENSE_FACE: Final = 252  # + 0 blank, + 1 shield, + 2 two shields, + 3 doubling
END_FACE: Final = 256  # + 0..5

# The Act menu.
REST: Final = 262
SEARCH_DECK: Final = 263
SEARCH_PILE: Final = 264  # + region
MUSTER: Final = 267  # + denizen
TRADE_SECRET: Final = 465  # + denizen: place a secret for favor
TRADE_FAVOR: Final = 663  # + denizen: place two favor for secrets
RECOVER: Final = 861  # + the first or second relic of your site
RECOVER_BANNER: Final = 863  # + banner
TRAVEL: Final = 865  # + slot
TRAVEL_BY_GIANT: Final = 873  # + slot: turn a secret facedown at the Buried Giant
SET_OUT: Final = 881  # from the Shrouded Wood, to wherever its ruler says
CAMPAIGN: Final = 882  # + seat, or + 6 against bandits
USE: Final = 889  # + card or relic: an action, a modifier, a plan, a Rest power
PLAY: Final = 1113  # + card: one of your facedown advisers
PEEK: Final = 1316  # + the first or second relic of your site
PEEK_RELIQUARY: Final = 1318  # + space
LIFT: Final = 1322  # + warbands - 1, from site to board
STATION: Final = 1346  # + warbands - 1, from board to site
OFFER: Final = 1370  # + seat: Citizenship
EXILE: Final = 1376  # + seat
LEAVE: Final = 1382  # the Empire
TRIBUNAL_DEAL: Final = 1383
HAND_OVER: Final = 1384  # + seat: warbands, to an Imperial player here
REQUEST: Final = 1390  # + seat: warbands, from an Imperial player here

# Answers to questions.
CARD: Final = 1396  # + card, relic or site
SLOT: Final = 1643  # + slot of the map
SEAT: Final = 1651  # + seat
BANK: Final = 1657  # + suit
NUMBER: Final = 1663  # + 0..36
BANNER: Final = 1700  # + banner
SPACE: Final = 1702  # + space of the Reliquary
YES: Final = 1706
NO: Final = 1707
DONE: Final = 1708
FACEUP: Final = 1709
FACEDOWN: Final = 1710
REVEAL: Final = 1711  # a Vision
DISCARD: Final = 1712
PAWN: Final = 1713  # pawn and favor, as a target
ADD: Final = 1714  # favor to the People's Favor
TAKE_FAVOR: Final = 1715
TAKE_SECRET: Final = 1716
FACEDOWN_ADVISER: Final = 1717  # + 6 * place + seat

# The lines of an offer, and what binds it.
GIVE_FAVOR: Final = 1735  # + amount - 1, up to 12
GIVE_SECRETS: Final = 1747
ASK_FAVOR: Final = 1759
ASK_SECRETS: Final = 1771
GIVE_CARD: Final = 1783  # + card or relic
ASK_CARD: Final = 2007
GIVE_BANNER: Final = 2231
ASK_BANNER: Final = 2233
PROPOSE: Final = 2235
MOST_OFFERED: Final = 12
RELIC_AT: Final = 2236  # + 2 * slot + place

# At the Tribunal: what is due later, when, and what it costs to break one's word.
LATER_FAVOR: Final = 2252  # + amount - 1, given later
LATER_SECRETS: Final = 2264
ASK_LATER_FAVOR: Final = 2276
ASK_LATER_SECRETS: Final = 2288
PEACE: Final = 2300  # no campaign against the other
ASK_PEACE: Final = 2301
DUE: Final = 2302  # + turns of whoever owes it - 1, up to three
FORFEIT: Final = 2305  # + favor - 1, up to 12

# Showing what lies facedown.
SHOW: Final = 2317  # + the first, second or third of your facedown advisers
SHOW_RELIC: Final = 2320  # + space of the Reliquary, to whom an offer is made
MOVES: Final = 2324

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

# Numbers that events carry.
PAWN_AND_FAVOR: Final = -3  # as a target; banners are -1 and -2
PLACES: Final = 256  # more than there are cards
SEATS: Final = 8  # more than there are seats or suits
