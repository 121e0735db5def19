"""The hooks of a card as a mask: each has a bit, and those that are asked together share one."""

from __future__ import annotations

from typing import Final

ACTS: Final = 1 << 0
PLAYS: Final = 1 << 1
RESTS: Final = 1 << 2
SEARCHES: Final = 1 << 3
TRAVELS: Final = 1 << 4
RECOVERS: Final = 1 << 5
MUSTERS: Final = 1 << 6
TRADES: Final = 1 << 7
AFTER_PLAY: Final = 1 << 8
AFTER_DEED: Final = 1 << 9
PLANS: Final = 1 << 10
BARS: Final = 1 << 11
TAKEN: Final = 1 << 12
IGNORES: Final = 1 << 13
AFTER_DRAW: Final = 1 << 14
REPLACES: Final = 1 << 15
COMMANDS: Final = 1 << 16
LENDS: Final = 1 << 17
SHIELDS: Final = 1 << 18
DEFENDS: Final = 1 << 19
STAYS: Final = 1 << 20
ONCE: Final = 1 << 21
ON_LAND: Final = 1 << 22
GATES: Final = 1 << 23
MAKES_ROOM: Final = 1 << 24
TUNNELS: Final = 1 << 25
COURTS: Final = 1 << 26
LEADS: Final = 1 << 27
HIDES: Final = 1 << 28
AFAR: Final = 1 << 29
HEARS: Final = 1 << 30
FORBIDS: Final = 1 << 31
STAYS_CITIZEN: Final = 1 << 32
MORE_BANDITS: Final = 1 << 33
LIMITS: Final = 1 << 34
UNLIMITED: Final = 1 << 35
TWICE: Final = 1 << 36
SWEEPS: Final = 1 << 37
DEALS: Final = 1 << 38
TOLLS: Final = 1 << 39
DEPARTS: Final = 1 << 40
SERVES_ALL: Final = 1 << 41
BREAKS_SPELLS: Final = 1 << 42
GUARDS: Final = 1 << 43
SEALS: Final = 1 << 44
BARS_RECOVERY: Final = 1 << 45
BARS_VISIONS: Final = 1 << 46
KEEPS_SECRETS: Final = 1 << 47
PURSES: Final = 1 << 48
INHERITS: Final = 1 << 49
FORTIFIES: Final = 1 << 50
STIRS: Final = 1 << 51
ENDS: Final = 1 << 52
SHELTERS: Final = 1 << 53
SOLE: Final = 1 << 54
HUSHES: Final = 1 << 55
EVENS: Final = 1 << 56
BARS_CAMPAIGN: Final = 1 << 57
BARS_SACRIFICE: Final = 1 << 58
REROLLS: Final = 1 << 59
JOINS: Final = 1 << 60
HOOK_NAMES: Final = {
    ACTS: ("act",),
    PLAYS: ("played",),
    RESTS: ("rest",),
    SEARCHES: ("search",),
    TRAVELS: ("travel",),
    RECOVERS: ("recover",),
    MUSTERS: ("muster_supply", "muster_anywhere", "muster_yield", "musters_with_secrets", "may_muster"),
    TRADES: ("trade_supply", "trades_as", "trade_secrets", "trade_favor", "trades_at"),
    AFTER_PLAY: ("after_play", "after_faceup"),
    AFTER_DEED: ("after_travel", "after_muster", "after_recover"),
    PLANS: ("plan", "victorious", "defeated", "leaves", "afterwards", "tends", "before_leaving"),
    BARS: ("bars_plan", "plan_favor", "plan_secrets"),
    TAKEN: ("taken", "buried"),
    IGNORES: ("ignores_sites",),
    AFTER_DRAW: ("after_draw",),
    REPLACES: ("replaces_favor",),
    COMMANDS: ("bandit_colour",),
    LENDS: ("rules_card",),
    SHIELDS: ("shields",),
    DEFENDS: ("defense_dice",),
    STAYS: ("bars_stationing",),
    ONCE: ("once",),
    ON_LAND: ("attack_dice", "parting_supply"),
    GATES: ("is_gate",),
    MAKES_ROOM: ("makes_room",),
    TUNNELS: ("has_tunnels",),
    COURTS: ("hears_deals",),
    LEADS: ("leads_away",),
    HIDES: ("is_hidden",),
    AFAR: ("plays_afar",),
    HEARS: ("hears_play", "title_passed", "relics_taken", "hears_of_campaign", "strikes_back"),
    FORBIDS: ("bars_facedown", "bars_vision", "bars_dealing", "bars_target", "bars_play"),
    STAYS_CITIZEN: ("stays_citizen",),
    MORE_BANDITS: ("more_bandits",),
    LIMITS: ("adviser_limit", "seats_freely"),
    UNLIMITED: ("ignores_limit",),
    TWICE: ("counts_twice",),
    SWEEPS: ("sweeps", "site_room"),
    DEALS: ("trade",),
    TOLLS: ("tolls",),
    DEPARTS: ("departed", "bars_leaving"),
    SERVES_ALL: ("serves_all",),
    BREAKS_SPELLS: ("breaks_spells",),
    GUARDS: ("guards",),
    SEALS: ("seals",),
    BARS_RECOVERY: ("bars_recovery",),
    BARS_VISIONS: ("bars_visions",),
    KEEPS_SECRETS: ("keeps_secrets",),
    PURSES: ("purse",),
    INHERITS: ("inherits",),
    FORTIFIES: ("fortifies",),
    STIRS: ("stirs_mob",),
    ENDS: ("rolled_end",),
    SHELTERS: ("shelters",),
    SOLE: ("is_sole",),
    HUSHES: ("hushes",),
    EVENS: ("evens_targets",),
    BARS_CAMPAIGN: ("bars_campaign",),
    BARS_SACRIFICE: ("bars_sacrifice",),
    REROLLS: ("rerolls",),
    JOINS: ("sites_join",),
}
