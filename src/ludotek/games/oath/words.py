"""What Oath's moves and events mean, and what else is said in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Seat
from ludotek.core.telling import detail
from ludotek.core.verbs import COUNT, Happening, Packed, Speech, Thing, Verb, Wire, among, called, number
from ludotek.games.oath import vocabulary as v
from ludotek.games.oath.catalogue import IDS, NAMES, RELIC, SITE, SLOTS, VISION
from ludotek.games.oath.choices import Choices, Chosen
from ludotek.games.oath.components import BANNERS, COLOURS, OATHS, REGIONS, SUITS, TRAITS
from ludotek.games.oath.marks import BANDITS
from ludotek.games.oath.telling import as_told

if TYPE_CHECKING:
    from ludotek.games.oath.view import OathView

BACKS = ("denizen", "vision", "relic", "site")
SLOT_NAMES = tuple(
    f"{region}-{row}" for region, rows in zip(REGIONS, (2, 3, 3), strict=True) for row in range(1, rows + 1)
)
ATTACK_FACES = ("hollow", "sword", "skull")
DEFENSE_FACES = ("blank", "shield", "shields", "double")
DEEDS = ("search", "muster", "trade", "recover", "travel", "campaign")
CHAPTERS = ("newcomers", "lost-relics", "laid-relics", "world-deck", "saved")
ENDINGS = ("usurper", "visionary", "stable-regime", "war-exhaustion")


def slug(card: int) -> str:
    return IDS[card].replace("_", "-")


def say_card(card: int) -> Phrase:
    return phrase(f"oath-card-{slug(card)}")


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"oath-seat-{COLOURS[seat]}") if seat < BANDITS else phrase("oath-bandits")


def say_slot(slot: int) -> Phrase:
    return phrase(f"oath-slot-{SLOT_NAMES[slot]}")


def say_suit(suit: int) -> Phrase:
    return phrase(f"oath-suit-{SUITS[suit]}")


def say_region(region: int) -> Phrase:
    return phrase(f"oath-region-{REGIONS[region]}")


def say_banner(banner: int) -> Phrase:
    return phrase(f"oath-banner-{BANNERS[banner].replace('_', '-')}")


def say_trait(space: int) -> Phrase:
    return phrase(f"oath-trait-{TRAITS[space]}")


def say_back(back: int) -> Phrase:
    return phrase(f"oath-back-{BACKS[back]}")


def say_attack_face(face: int) -> Phrase:
    return phrase(f"oath-attack-{ATTACK_FACES[face]}")


def say_defense_face(face: int) -> Phrase:
    return phrase(f"oath-defense-{DEFENSE_FACES[face]}")


def say_deed(deed: int) -> Phrase:
    return phrase(f"oath-deed-{DEEDS[deed]}")


def say_told_place(place: int) -> Phrase:
    """A faceup site by its name, a facedown one by its place on the map."""
    return say_slot(place) if place < SLOTS else say_card(place)


def told_place_on_the_wire(place: int) -> Wire:
    return {"slot": place} if place < SLOTS else {"card": place}


def told_place_on_the_board(place: int) -> str:
    return f"slot-{place}" if place < SLOTS else f"card-{place}"


def place_of_seat(seat: Seat) -> str:
    return f"seat-{seat}" if seat < BANDITS else ""


def say_thing(thing: int) -> Phrase:
    """A target that is no site."""
    if thing >= 0:
        return say_card(RELIC + thing)
    return phrase("oath-move-pawn") if thing == v.PAWN_AND_FAVOR else say_banner(-1 - thing)


def target_on_the_wire(thing: int) -> Wire:
    if thing >= 0:
        return {"card": RELIC + thing}
    return {"pawn": "pawn"} if thing == v.PAWN_AND_FAVOR else {"banner": -1 - thing}


def say_oath(oath: int) -> Phrase:
    return phrase(f"oath-oath-{OATHS[oath]}")


def say_chapter(chapter: int) -> Phrase:
    return phrase(f"oath-chapter-{CHAPTERS[chapter]}")


def say_ending(ending: int) -> Phrase:
    return phrase(f"oath-ending-{ENDINGS[ending]}")


def cards(size: int) -> Thing:
    """The first cards of the catalogue: denizens, then edifices, Visions, relics and sites."""
    return Thing(size, text=NAMES.__getitem__, say=say_card, place="card")


def ordinals(size: int) -> Thing:
    """The first of a few, the second, ..."""
    return called([str(place + 1) for place in range(size)])


def beyond(first: int) -> Thing:
    """A card that is counted from the first of its kind."""

    def card(number: int) -> int:
        return first + number

    return Thing(0, say=lambda number: say_card(card(number)), wire=card, place=lambda number: f"card-{card(number)}")


A_SEAT = called(COLOURS, say_seat, "seat")
A_DEFENDER = Thing(len(COLOURS) + 1, text=[*COLOURS, "bandits"].__getitem__, say=say_seat, place=place_of_seat)
A_CARD = cards(len(IDS))
A_DENIZEN = cards(VISION)
A_WORLD_CARD = cards(RELIC)
A_POWER = cards(SITE)
A_RELIC = beyond(RELIC)
A_SITE = beyond(SITE)
A_SLOT = called(SLOT_NAMES, say_slot, "slot")
A_SUIT = called(SUITS, say_suit, "bank")
A_REGION = called(REGIONS, say_region)
A_BANNER = called([banner.replace("_", " ") for banner in BANNERS], say_banner, "banner")
A_SPACE = called(TRAITS, say_trait)
A_DEED = called(DEEDS, say_deed)
A_BACK = among(BACKS, say_back)
A_WORLD_BACK = among(BACKS[:2], say_back)
AN_ATTACK_FACE = among(ATTACK_FACES, say_attack_face)
A_DEFENSE_FACE = among(DEFENSE_FACES, say_defense_face)
A_TOLD_PLACE = Thing(
    0,
    say=say_told_place,
    wire=told_place_on_the_wire,
    type="{ slot: number } | { card: number }",
    place=told_place_on_the_board,
)
A_TARGET = Thing(
    0, say=say_thing, wire=target_on_the_wire, type='{ card: number } | { banner: number } | { pawn: "pawn" }'
)
AN_ENDING = among(ENDINGS, say_ending)
AN_OATH = called(OATHS, say_oath)
A_CHAPTER = among(CHAPTERS, say_chapter)

VERBS = (
    Verb("turns-up", v.DRAWN, "turns up {card}", card=A_CARD),
    Verb("back", v.BACK, "back of a {back}", back=A_WORLD_BACK),
    Verb("attack-die", v.ATTACK_FACE, "attack die {face}", face=AN_ATTACK_FACE),
    Verb("defense-die", v.DEFENSE_FACE, "defense die {face}", face=A_DEFENSE_FACE),
    Verb("end-die", v.END_FACE, "end die {number}", number=number(1, 6)),
    Verb("rest", v.REST, "rest"),
    Verb("search-deck", v.SEARCH_DECK, "search the world deck"),
    Verb("search-pile", v.SEARCH_PILE, "search the discards of the {region}", region=A_REGION),
    Verb("muster", v.MUSTER, "muster on {card}", card=A_DENIZEN),
    Verb("trade-secret", v.TRADE_SECRET, "trade a secret with {card}", card=A_DENIZEN),
    Verb("trade-favor", v.TRADE_FAVOR, "trade favor with {card}", card=A_DENIZEN),
    Verb("recover", v.RECOVER, "recover relic {place}", place=ordinals(2)),
    Verb("recover-banner", v.RECOVER_BANNER, "recover the {banner}", banner=A_BANNER),
    Verb("travel", v.TRAVEL, "travel to {slot}", slot=A_SLOT),
    Verb("travel-by-giant", v.TRAVEL_BY_GIANT, "turn a secret and travel to {slot}", slot=A_SLOT),
    Verb("set-out", v.SET_OUT, "set out from the shrouded wood"),
    Verb("campaign", v.CAMPAIGN, "campaign against {seat}", seat=A_DEFENDER),
    Verb("use", v.USE, "use {card}", card=A_POWER),
    Verb("play", v.PLAY, "play facedown {card}", card=A_WORLD_CARD),
    Verb("peek", v.PEEK, "peek at relic {place}", place=ordinals(2)),
    Verb("peek-reliquary", v.PEEK_RELIQUARY, "peek at the {space} relic", space=A_SPACE),
    Verb("lift", v.LIFT, "lift {number} warbands", number=number(1, 24)),
    Verb("station", v.STATION, "station {number} warbands", number=number(1, 24)),
    Verb("offer", v.OFFER, "offer citizenship to {seat}", seat=A_SEAT),
    Verb("exile", v.EXILE, "exile {seat}", seat=A_SEAT),
    Verb("leave", v.LEAVE, "leave the empire"),
    Verb("tribunal", v.TRIBUNAL_DEAL, "deal at the tribunal"),
    Verb("hand-over", v.HAND_OVER, "hand warbands to {seat}", seat=A_SEAT),
    Verb("request", v.REQUEST, "ask {seat} for warbands", seat=A_SEAT),
    Verb("card", v.CARD, "card {card}", card=A_CARD),
    Verb("site", v.SLOT, "site {slot}", slot=A_SLOT),
    Verb("player", v.SEAT, "player {seat}", seat=A_SEAT),
    Verb("bank", v.BANK, "bank of {suit}", suit=A_SUIT),
    Verb("number", v.NUMBER, "number {number}", number=number(0, 36)),
    Verb("banner", v.BANNER, "banner {banner}", banner=A_BANNER),
    Verb("space", v.SPACE, "the {space} space", space=A_SPACE),
    Verb("yes", v.YES, "yes"),
    Verb("no", v.NO, "no"),
    Verb("done", v.DONE, "done"),
    Verb("faceup", v.FACEUP, "adviser faceup"),
    Verb("facedown", v.FACEDOWN, "adviser facedown"),
    Verb("reveal", v.REVEAL, "reveal the vision"),
    Verb("discard", v.DISCARD, "discard it"),
    Verb("pawn", v.PAWN, "pawn and favor"),
    Verb("add", v.ADD, "add a favor"),
    Verb("take-favor", v.TAKE_FAVOR, "take a favor"),
    Verb("take-secret", v.TAKE_SECRET, "take a secret"),
    Verb("facedown-adviser", v.FACEDOWN_ADVISER, "facedown adviser {place} of {seat}", place=ordinals(3), seat=A_SEAT),
    Verb("give-favor", v.GIVE_FAVOR, "give {number} favor", number=number(1, 12)),
    Verb("give-secrets", v.GIVE_SECRETS, "give {number} secrets", number=number(1, 12)),
    Verb("ask-favor", v.ASK_FAVOR, "ask for {number} favor", number=number(1, 12)),
    Verb("ask-secrets", v.ASK_SECRETS, "ask for {number} secrets", number=number(1, 12)),
    Verb("give-card", v.GIVE_CARD, "give {card}", card=A_POWER),
    Verb("ask-card", v.ASK_CARD, "ask for {card}", card=A_POWER),
    Verb("give-banner", v.GIVE_BANNER, "give the {banner}", banner=A_BANNER),
    Verb("ask-banner", v.ASK_BANNER, "ask for the {banner}", banner=A_BANNER),
    Verb("propose", v.PROPOSE, "propose"),
    Verb("relic-at", v.RELIC_AT, "relic at {slot} {place}", slot=A_SLOT, place=ordinals(2)),
    Verb("later-favor", v.LATER_FAVOR, "give {number} favor later", number=number(1, 12)),
    Verb("later-secrets", v.LATER_SECRETS, "give {number} secrets later", number=number(1, 12)),
    Verb("ask-later-favor", v.ASK_LATER_FAVOR, "ask for {number} favor later", number=number(1, 12)),
    Verb("ask-later-secrets", v.ASK_LATER_SECRETS, "ask for {number} secrets later", number=number(1, 12)),
    Verb("peace", v.PEACE, "promise peace"),
    Verb("ask-peace", v.ASK_PEACE, "ask for peace"),
    Verb("due", v.DUE, "due after {number} turns", number=number(1, 3)),
    Verb("forfeit", v.FORFEIT, "or forfeit {number} favor", number=number(1, 12)),
    Verb("show", v.SHOW, "show facedown adviser {place}", place=ordinals(3)),
    Verb("show-relic", v.SHOW_RELIC, "show the {space} relic", space=A_SPACE),
    Verb("give-site", v.GIVE_SITE, "give site {slot}", slot=A_SLOT),
    Verb("ask-site", v.ASK_SITE, "ask for site {slot}", slot=A_SLOT),
    Verb("peace-with", v.PEACE_WITH, "promise peace with {seat}", seat=A_SEAT),
    Verb("ask-peace-with", v.ASK_PEACE_WITH, "ask for peace with {seat}", seat=A_SEAT),
    Verb("spare", v.SPARE, "promise to spare {slot}", slot=A_SLOT),
    Verb("ask-spare", v.ASK_SPARE, "ask to spare {slot}", slot=A_SLOT),
    Verb("forgo", v.FORGO, "promise not to recover the {banner}", banner=A_BANNER),
    Verb("ask-forgo", v.ASK_FORGO, "ask not to recover the {banner}", banner=A_BANNER),
    Verb("journey", v.JOURNEY, "promise to come to {slot}", slot=A_SLOT),
    Verb("ask-journey", v.ASK_JOURNEY, "ask to come to {slot}", slot=A_SLOT),
    Verb("enfranchise", v.ENFRANCHISE, "promise to offer citizenship to {seat}", seat=A_SEAT),
    Verb("ask-enfranchise", v.ASK_ENFRANCHISE, "ask to offer citizenship to {seat}", seat=A_SEAT),
    Verb("exclude", v.EXCLUDE, "promise no citizenship to {seat}", seat=A_SEAT),
    Verb("ask-exclude", v.ASK_EXCLUDE, "ask for no citizenship to {seat}", seat=A_SEAT),
    Verb("due-rounds", v.DUE_ROUNDS, "due after {number} rounds", number=number(1, 3)),
    Verb("due-deed", v.DUE_DEED, "due when {seat} next has had a {deed}", seat=A_SEAT, deed=A_DEED),
    Verb("forfeit-secrets", v.FORFEIT_SECRETS, "or forfeit {number} secrets", number=number(1, 12)),
    Verb("counter", v.COUNTER, "counter"),
    Verb("vow", v.VOW, "vow {oath}", oath=AN_OATH),
)
MOVES = Speech("oath", VERBS, ())
CHOICES = Choices(MOVES)
A_MOVE = Thing(0, say=MOVES.say, wire=MOVES.mean, type="Deed")
A_CHOICE = Chosen(CHOICES, "Deed")
CHOSE = detail(unless=CHOICES.says_nothing, rises=CHOICES.is_deed)
WARBANDS_AT = Packed(v.PLACES, number=COUNT, site=A_TOLD_PLACE)
TWO_SEATS = Packed(v.SEATS, seat=A_SEAT, other=A_SEAT)
SEAT_AND_BANK = Packed(v.SEATS, seat=A_SEAT, suit=A_SUIT)
TWO_BANKS = Packed(v.SEATS, suit=A_SUIT, other=A_SUIT)
ATTACK = Packed(v.SUMS, total=COUNT, swords=COUNT, hollow=COUNT, sacrificed=COUNT, skulls=COUNT)
DEFENSE = Packed(v.SUMS, total=COUNT, shields=COUNT, doublings=COUNT, warbands=COUNT)
SUMS = Packed(v.SUMS, defense=COUNT, attack=COUNT, margin=COUNT, by_plan=COUNT)
AFTERWARDS = Packed(v.SUMS, seat=A_SEAT, defender=A_DEFENDER, fallen=COUNT, slain=COUNT, sites=COUNT, treasures=COUNT)

HAPPENINGS = as_told(
    Happening("turn-began", v.TURN_BEGAN, seat=A_SEAT, round=COUNT),
    Happening("went", v.WENT, seat=A_SEAT, place=A_TOLD_PLACE),
    Happening("turned-up", v.TURNED_UP, slot=A_SLOT, site=A_SITE),
    Happening("drew", v.DREW, seat=A_SEAT, back=A_BACK),
    Happening("saw", v.SAW, seat=A_SEAT, card=A_CARD),
    Happening("played", v.PLAYED, seat=A_SEAT, card=A_CARD),
    Happening("played-facedown", v.PLAYED_FACEDOWN, seat=A_SEAT, back=A_BACK),
    Happening("discarded", v.DISCARDED, seat=A_SEAT, card=A_CARD),
    Happening("discarded-unseen", v.DISCARDED_UNSEEN, seat=A_SEAT, back=A_BACK),
    Happening("mustered", v.MUSTERED, seat=A_SEAT, card=A_CARD),
    Happening("traded-secret", v.TRADED_SECRET, seat=A_SEAT, card=A_CARD),
    Happening("took-relic", v.TOOK_RELIC, seat=A_SEAT, card=A_RELIC),
    Happening("took-banner", v.TOOK_BANNER, seat=A_SEAT, banner=A_BANNER),
    Happening("used", v.USED, seat=A_SEAT, card=A_CARD),
    Happening("attacked", v.ATTACKED, seat=A_SEAT, defender=A_DEFENDER),
    Happening("targeted", v.TARGETED, seat=A_SEAT, place=A_TOLD_PLACE),
    Happening("rolled-attack", v.ROLLED_ATTACK, face=AN_ATTACK_FACE),
    Happening("rolled-defense", v.ROLLED_DEFENSE, face=A_DEFENSE_FACE),
    Happening("campaign-won", v.CAMPAIGN_WON, seat=A_SEAT, defender=A_DEFENDER),
    Happening("campaign-lost", v.CAMPAIGN_LOST, seat=A_SEAT, defender=A_DEFENDER),
    Happening("lost-warbands", v.LOST_WARBANDS, seat=A_SEAT, number=COUNT),
    Happening("gained-favor", v.GAINED_FAVOR, seat=A_SEAT, number=COUNT),
    Happening("gained-secrets", v.GAINED_SECRETS, seat=A_SEAT, number=COUNT),
    Happening("gained-warbands", v.GAINED_WARBANDS, seat=A_SEAT, number=COUNT),
    Happening("gained-supply", v.GAINED_SUPPLY, seat=A_SEAT, number=COUNT),
    Happening("title-passed", v.TITLE_PASSED, seat=A_SEAT, usurps=COUNT),
    Happening("became-citizen", v.BECAME_CITIZEN, seat=A_SEAT),
    Happening("became-exile", v.BECAME_EXILE, seat=A_SEAT),
    Happening("revealed-vision", v.REVEALED_VISION, seat=A_SEAT, card=A_CARD),
    Happening("offered", v.OFFERED, seat=A_SEAT, partner=A_SEAT),
    Happening("answered", v.ANSWERED, seat=A_SEAT, agrees=COUNT),
    Happening("rolled-end", v.ROLLED_END, face=COUNT, round=COUNT),
    Happening("traded-favor", v.TRADED_FAVOR, seat=A_SEAT, card=A_CARD),
    Happening("won", v.WON, seat=A_SEAT, ending=AN_ENDING),
    Happening("rested", v.RESTED, seat=A_SEAT, supply=COUNT),
    Happening("mob", v.MOB, is_mob=COUNT),
    Happening("banner-fed", v.BANNER_FED, banner=A_BANNER, number=COUNT),
    Happening("targeted-thing", v.TARGETED_THING, seat=A_SEAT, thing=A_TARGET),
    Happening("told-number", v.TOLD_NUMBER, seat=A_SEAT, number=COUNT),
    Happening("stationed", v.STATIONED, seat=A_SEAT, there=WARBANDS_AT),
    Happening("burnt", v.BURNT, seat=A_SEAT, number=COUNT),
    Happening("allied", v.ALLIED, seat=A_SEAT, defender=A_DEFENDER),
    Happening("turned-secret", v.TURNED_SECRET, seat=A_SEAT),
    Happening("offer-line", v.OFFER_LINE, seat=A_SEAT, line=A_MOVE),
    Happening("chose", v.CHOSE, CHOSE, seat=A_SEAT, choice=A_CHOICE),
    Happening("kept", v.KEPT, seat=A_SEAT, back=A_BACK),
    Happening("word-kept", v.WORD_KEPT, seat=A_SEAT, partner=A_SEAT),
    Happening("word-broken", v.WORD_BROKEN, seat=A_SEAT, partner=A_SEAT),
    Happening("that-was", v.THAT_WAS, seat=A_SEAT, card=A_CARD),
    Happening("lifted", v.LIFTED, seat=A_SEAT, there=WARBANDS_AT),
    Happening("lost-at-site", v.LOST_AT_SITE, seat=A_SEAT, there=WARBANDS_AT),
    Happening("handed-warbands", v.HANDED_WARBANDS, between=TWO_SEATS, number=COUNT),
    Happening("lost-secrets", v.LOST_SECRETS, seat=A_SEAT, number=COUNT),
    Happening("burnt-on", v.BURNT_ON, card=A_CARD, number=COUNT),
    Happening("paid", v.PAID, between=TWO_SEATS, number=COUNT),
    Happening("paid-secrets", v.PAID_SECRETS, between=TWO_SEATS, number=COUNT),
    Happening("flowed", v.FLOWED, between=TWO_BANKS, number=COUNT),
    Happening("bank-burnt", v.BANK_BURNT, suit=A_SUIT, number=COUNT),
    Happening("caged", v.CAGED, seat=A_SEAT, number=COUNT),
    Happening("freed", v.FREED, seat=A_SEAT, number=COUNT),
    Happening("placed-favor", v.PLACED_FAVOR, seat=A_SEAT, number=COUNT),
    Happening("paid-to-bank", v.PAID_TO_BANK, between=SEAT_AND_BANK, number=COUNT),
    Happening("cast-out", v.CAST_OUT, seat=A_SEAT, number=COUNT),
    Happening("turned-face", v.TURNED_FACE, seat=A_SEAT, card=A_CARD),
    Happening("shifted-end", v.SHIFTED_END, seat=A_SEAT, face=COUNT),
    Happening("vowed", v.VOWED, seat=A_SEAT, oath=AN_OATH),
    Happening("built", v.BUILT, seat=A_SEAT, card=A_CARD),
    Happening("lost-site", v.LOST_SITE, slot=A_SLOT, site=A_SITE),
    Happening("joined", v.JOINED, suit=A_SUIT, number=COUNT),
    Happening("healed", v.HEALED, suit=A_SUIT, number=COUNT),
    Happening("chronicled", v.CHRONICLED, seat=A_SEAT, chapter=A_CHAPTER),
    Happening("attack-sum", v.ATTACK_SUM, seat=A_SEAT, counted=ATTACK),
    Happening("defense-sum", v.DEFENSE_SUM, seat=A_DEFENDER, counted=DEFENSE),
    Happening("aftermath", v.AFTERMATH, sums=SUMS, taken=AFTERWARDS),
)


def say_untold(event: Event) -> Phrase | None:
    """What somebody or chance chose, and what everybody sees."""
    _, what, seat, number = event
    if what == v.CHOSE:
        return MOVES.say(number) if seat < 0 else CHOICES.say(say_seat(seat), number)
    return phrase("oath-all-saw", card=say_card(number)) if what == v.SAW and seat == BANDITS else None


def say_question(view: OathView) -> Phrase:
    """What a seat is asked, and about what; a card asks by its name."""
    gaps = gaps_about(view)
    if view.asking is None:
        return phrase(f"oath-ask-{view.question}", **gaps)
    own = f"oath-ask-card-{slug(view.asking)}" if gaps else "oath-ask-card"
    return phrase(own, what=say_card(view.asking), **gaps)


def gaps_about(view: OathView) -> dict[str, Phrase | int]:
    """A site, somebody, somebody else, a number, a banner: what of these the question is about."""
    about = view.about
    gaps: dict[str, Phrase | int] = {}
    if about.slot is not None:
        gaps["site"] = say_site(view, about.slot)
    elif view.question == "recolour":
        gaps["site"] = phrase("oath-your-board")
    if about.seat is not None:
        gaps["seat"], gaps["mine"] = say_seat(about.seat), 1 if about.seat == view.asked else 0
    if about.other is not None:
        gaps["other"] = say_seat(about.other)
    if about.number is not None:
        gaps["number"] = about.number
    if about.banner is not None:
        gaps["banner"] = say_banner(about.banner)
    return gaps


def say_site(view: OathView, slot: int) -> Phrase:
    """A site by its name where this seat knows it, else by its place on the map."""
    site = view.sites[slot].site
    return say_slot(slot) if site is None else say_card(site)
