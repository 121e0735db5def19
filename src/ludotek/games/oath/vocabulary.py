"""The vocabulary of moves: every verb owns a run of numbers (words.py says them), and what the rules narrate."""

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

# What the rules narrate; (a, b) are the arguments.
TURN_BEGAN: Final = 0  # seat a, round b
WENT: Final = 1  # seat a to place b: a faceup site by its card, a facedown one by its slot
TURNED_UP: Final = 2  # at slot a: site b
DREW: Final = 3  # seat a, a card with back b
SAW: Final = 4  # seat a, card b
PLAYED: Final = 5  # seat a, card b, faceup
PLAYED_FACEDOWN: Final = 6  # seat a, a card with back b
DISCARDED: Final = 7  # seat a, card b
DISCARDED_UNSEEN: Final = 8  # seat a, a card with back b
MUSTERED: Final = 9  # seat a, on card b
TRADED_SECRET: Final = 10  # seat a, with card b
TOOK_RELIC: Final = 11  # seat a, relic b
TOOK_BANNER: Final = 12  # seat a, banner b
USED: Final = 13  # seat a, the power of card b
ATTACKED: Final = 14  # seat a, defender b
TARGETED: Final = 15  # seat a, place b
ROLLED_ATTACK: Final = 16  # face a
ROLLED_DEFENSE: Final = 17  # face a
CAMPAIGN_WON: Final = 18  # by seat a, against b
CAMPAIGN_LOST: Final = 19  # by seat a, against b
LOST_WARBANDS: Final = 20  # seat a, b of them
GAINED_FAVOR: Final = 21  # seat a, b of it
GAINED_SECRETS: Final = 22
GAINED_WARBANDS: Final = 23
GAINED_SUPPLY: Final = 24
TITLE_PASSED: Final = 25  # to seat a; b is 1 on the Usurper's side
BECAME_CITIZEN: Final = 26  # seat a
BECAME_EXILE: Final = 27  # seat a
REVEALED_VISION: Final = 28  # seat a, card b
OFFERED: Final = 29  # seat a to seat b
ANSWERED: Final = 30  # seat a; b is 1 for yes
ROLLED_END: Final = 31  # face a
TRADED_FAVOR: Final = 32  # seat a, with card b
WON: Final = 33  # seat a, ending b
RESTED: Final = 34  # seat a
MOB: Final = 35  # the People's Favor shows side b
BANNER_FED: Final = 36  # banner a, now with b tokens
TARGETED_THING: Final = 37  # seat a; relic b, or -1 and -2 for banners, -3 for pawn and favor
TOLD_NUMBER: Final = 38  # seat a chose b
STATIONED: Final = 39  # seat a: PLACES * warbands + place
BURNT: Final = 40  # seat a, b of its favor
ALLIED: Final = 41  # seat a with defender b
TURNED_SECRET: Final = 42  # seat a, one of its own facedown
OFFER_LINE: Final = 43  # seat a: line b, as a move
CHOSE: Final = 44  # seat a, the move b
KEPT: Final = 45  # seat a, a card with back b
WORD_KEPT: Final = 46  # seat a's to seat b
WORD_BROKEN: Final = 47  # seat a's to seat b
THAT_WAS: Final = 48  # seat a's card, of which everyone saw the back: card b
LIFTED: Final = 49  # seat a: PLACES * warbands + place
LOST_AT_SITE: Final = 50  # seat a: PLACES * warbands + place
HANDED_WARBANDS: Final = 51  # SEATS * giver + taker, b of them
LOST_SECRETS: Final = 52  # seat a, b of them
BURNT_ON: Final = 53  # on card a, b secrets
PAID: Final = 54  # SEATS * giver + taker, b favor
PAID_SECRETS: Final = 55
FLOWED: Final = 56  # SEATS * one bank + another, b favor
BANK_BURNT: Final = 57  # of bank a, b favor
CAGED: Final = 58  # of colour a, b warbands
FREED: Final = 59  # to seat a, b warbands
PLACES: Final = 256  # more than there are cards
SEATS: Final = 8  # more than there are seats or suits
