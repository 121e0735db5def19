### Oath in English.

oath-seat-chancellor = Chancellor
oath-seat-red = Red
oath-seat-blue = Blue
oath-seat-yellow = Yellow
oath-seat-white = White
oath-seat-black = Black
oath-bandits = Bandits
oath-rules =
    Somebody keeps the Oath. The Chancellor rules the Empire and wants it to last; Exiles want to take its place, by the Oath or by a Vision of their own.

    In your turn you wake, act and rest. Acting costs Supply: search for cards, muster warbands, trade favor and secrets, recover relics and banners, travel, or campaign against whoever rules your site or stands there.

    Cards lie at sites or beside you as advisers; you may use those where you stand and those you rule. A power that wants favor or secrets placed on its card needs a card without any.

    An Exile who keeps the Oath until it wakes again turns Usurper, and wins at the next waking. An Exile wins with a revealed Vision whose goal it alone meets, once three Visions were drawn. From the fifth round on a die may end the game for an Empire that keeps the Oath; after the eighth round it ends in any case.
oath-slot-cradle-1 = Cradle 1
oath-slot-cradle-2 = Cradle 2
oath-slot-provinces-1 = Provinces 1
oath-slot-provinces-2 = Provinces 2
oath-slot-provinces-3 = Provinces 3
oath-slot-hinterland-1 = Hinterland 1
oath-slot-hinterland-2 = Hinterland 2
oath-slot-hinterland-3 = Hinterland 3
oath-region-cradle = Cradle
oath-region-provinces = Provinces
oath-region-hinterland = Hinterland
oath-suit-discord = Discord
oath-suit-arcane = Arcane
oath-suit-order = Order
oath-suit-hearth = Hearth
oath-suit-beast = Beast
oath-suit-nomad = Nomad
oath-banner-peoples-favor = People’s Favor
oath-banner-darkest-secret = Darkest Secret
oath-trait-brutal = Brutal
oath-trait-decadent = Decadent
oath-trait-careless = Careless
oath-trait-greedy = Greedy
oath-back-denizen = a denizen
oath-back-vision = a Vision
oath-back-relic = a relic
oath-back-site = a site
oath-attack-hollow = a hollow sword
oath-attack-sword = a sword
oath-attack-skull = two swords and a skull
oath-defense-blank = nothing
oath-defense-shield = a shield
oath-defense-shields = two shields
oath-defense-double = a doubling
oath-ending-usurper = the Usurper keeps the Oath
oath-ending-visionary = a Vision has come true
oath-ending-stable-regime = a stable regime
oath-ending-war-exhaustion = war exhaustion
oath-facedown-of = facedown adviser { $place } of { $seat }
oath-relic-at = relic { $place } at { $slot }
oath-so-many-warbands =
    { $number ->
        [one] { $number } warband
       *[other] { $number } warbands
    }
oath-so-many-favor = { $number } favor
oath-so-many-secrets =
    { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }
oath-change = { $supply ->
        [0] {""}
       *[other] Supply { $supply }{" "}
    }{ $favor ->
        [0] {""}
       *[other] favor { $favor }{" "}
    }{ $secrets ->
        [0] {""}
       *[other] secrets { $secrets }{" "}
    }{ $facedown ->
        [0] {""}
       *[other] secrets facedown { $facedown }{" "}
    }{ $warbands ->
        [0] {""}
       *[other] warbands { $warbands }{" "}
    }
oath-move-turns-up = Turned up: { $card }
oath-move-back = back of { $back }
oath-move-attack-die = attack die: { $face }
oath-move-defense-die = defense die: { $face }
oath-move-end-die = end die: { $number }
oath-move-rest = Rest
oath-move-search-deck = Search the world deck
oath-move-search-pile = Search the discards of the { $region }
oath-move-muster = Muster on { $card }
oath-move-trade-secret = Trade a secret with { $card }
oath-move-trade-favor = Trade two favor with { $card }
oath-move-recover = Recover relic { $place }
oath-move-recover-banner = Recover the { $banner }
oath-move-travel = Travel to { $slot }
oath-move-travel-by-giant = Turn a secret and travel to { $slot }
oath-move-set-out = Set out from the Shrouded Wood
oath-move-campaign = Campaign against { $seat }
oath-move-use = Use { $card }
oath-move-play = Play { $card }
oath-move-peek = Peek at relic { $place }
oath-move-peek-reliquary = Peek into the Reliquary: { $space }
oath-move-lift = Lift { oath-so-many-warbands }
oath-move-station = Station { oath-so-many-warbands }
oath-move-offer = Offer Citizenship to { $seat }
oath-move-exile = Exile { $seat }
oath-move-leave = Leave the Empire
oath-move-tribunal = Make a deal at the Tribunal
oath-move-hand-over = Hand warbands to { $seat }
oath-move-request = Ask { $seat } for warbands
oath-move-card = { $card }
oath-move-site = { $slot }
oath-move-player = { $seat }
oath-move-bank = Bank of { $suit }
oath-move-number = { $number }
oath-move-banner = { $banner }
oath-move-space = The { $space } space
oath-move-yes = Yes
oath-move-no = No
oath-move-done = Done
oath-move-faceup = Adviser, faceup
oath-move-facedown = Adviser, facedown
oath-move-reveal = Reveal the Vision
oath-move-discard = Discard it
oath-move-pawn = Pawn and favor
oath-move-add = Add a favor
oath-move-take-favor = Take a favor
oath-move-take-secret = Take a secret
oath-move-facedown-adviser = { oath-facedown-of }
oath-move-give-favor = Give { oath-so-many-favor }
oath-move-give-secrets = Give { oath-so-many-secrets }
oath-move-ask-favor = Ask for { oath-so-many-favor }
oath-move-ask-secrets = Ask for { oath-so-many-secrets }
oath-move-give-card = Give { $card }
oath-move-ask-card = Ask for { $card }
oath-move-give-banner = Give the { $banner }
oath-move-ask-banner = Ask for the { $banner }
oath-move-propose = Propose
oath-move-relic-at = { oath-relic-at }
oath-move-later-favor = Give { oath-so-many-favor } later
oath-move-later-secrets = Give { oath-so-many-secrets } later
oath-move-ask-later-favor = Ask for { oath-so-many-favor } later
oath-move-ask-later-secrets = Ask for { oath-so-many-secrets } later
oath-move-peace = Promise not to campaign against them
oath-move-ask-peace = Ask for their promise not to campaign against you
oath-move-due = Due after turns of whoever owes it: { $number }
oath-move-forfeit = Or forfeit { oath-so-many-favor }
oath-move-show = Show everyone facedown adviser { $place }
oath-move-show-relic = Show them the relic: { $space }
oath-turn-began = Round { $round }: { $seat } wakes.
oath-went = { $seat } goes to { $place }.
oath-turned-up = { $slot } turns up: { $site }.
oath-drew = { $seat } draws { $back }.
oath-drew-one = { $back }
oath-drew-all = { $seat } draws { $all }.
oath-saw = { $seat } sees { $card }.
oath-saw-one = { $card }
oath-saw-all = { $seat } sees { $all }.
oath-played = { $seat } plays { $card }.
oath-played-facedown = { $seat } plays a card facedown: { $back }.
oath-discarded = { $seat } discards { $card }.
oath-discarded-one = { $card }
oath-discarded-all = { $seat } discards { $all }.
oath-discarded-unseen = { $seat } discards { $back } unseen.
oath-discarded-unseen-one = { $back }
oath-discarded-unseen-all = { $seat } discards unseen: { $all }.
oath-mustered = { $seat } musters on { $card }.
oath-traded-secret = { $seat } trades a secret with { $card }.
oath-took-relic = { $seat } takes { $card }.
oath-took-banner = { $seat } raises the { $banner }.
oath-used = { $seat } uses { $card }.
oath-attacked = { $seat } campaigns against { $defender }.
oath-targeted = { $seat } targets { $place }.
oath-rolled-attack = Attack: { $face }.
oath-rolled-attack-one = { $face }
oath-rolled-attack-all = Attack: { $all }.
oath-rolled-defense = Defense: { $face }.
oath-rolled-defense-one = { $face }
oath-rolled-defense-all = Defense: { $all }.
oath-campaign-won = { $seat } is victorious against { $defender }.
oath-campaign-lost = { $seat } is beaten by { $defender }.
oath-attack-sum = { $seat } attacks with { $total }: swords { $swords }{ $hollow ->
    [0] { "" }
   *[other] , hollow swords { $hollow } (two count as one)
}{ $sacrificed ->
    [0] { "" }
   *[other] , sacrificed { $sacrificed }
}.{ $skulls ->
    [0] { "" }
   *[other] { " " }Skulls: { $skulls }.
}
oath-defense-sum = { $seat } defends with { $total }: shields { $shields }{ $doublings ->
    [0] { "" }
    [1] { " " }doubled
   *[other] { " " }doubled { $doublings } times
}, warbands { $warbands }.
oath-aftermath = { $by_plan ->
    [0] Attack { $attack } against defense { $defense }{ $margin ->
        [0] : a tie, which the defender wins
       *[other] : a difference of { $margin }
    }.
   *[other] A plan decided it without dice.
} Fallen: { $seat } { $fallen }, { $defender } { $slain }.{ $sites ->
    [0] { "" }
   *[other] { " " }Sites taken: { $sites }.
}{ $treasures ->
    [0] { "" }
   *[other] { " " }Relics and banners taken: { $treasures }.
}
oath-lost-warbands = { $seat } loses { oath-so-many-warbands }.
oath-gained-favor = { $seat } gains { oath-so-many-favor }.
oath-gained-secrets = { $seat } gains { oath-so-many-secrets }.
oath-gained-warbands = { $seat } gains { oath-so-many-warbands }.
oath-gained-supply = { $seat } gains { $number } Supply.
oath-became-citizen = { $seat } becomes a Citizen.
oath-became-exile = { $seat } becomes an Exile.
oath-revealed-vision = { $seat } reveals the { $card }.
oath-offered = { $seat } makes { $partner } an offer.
oath-rolled-end = The end die shows { $face } in round { $round }.
oath-traded-favor = { $seat } trades two favor with { $card }.
oath-won = { $seat } wins: { $ending }.
oath-rested = { $seat } rests with Supply { $supply }.
oath-banner-fed =
    { $number ->
        [one] { $banner }: { $number } lies on it now.
       *[other] { $banner }: { $number } lie on it now.
    }
oath-targeted-thing = { $seat } targets: { $thing }.
oath-told-number =
    { $number ->
        [0] { $seat } attacks without dice.
        [one] { $seat } attacks with { $number } die.
       *[other] { $seat } attacks with { $number } dice.
    }
oath-stationed = { $seat } sends { oath-so-many-warbands } to { $site }.
oath-lifted = { $seat } takes { oath-so-many-warbands } from { $site }.
oath-lost-at-site = { $seat } loses { oath-so-many-warbands } at { $site }.
oath-handed-warbands = { $seat } hands { oath-so-many-warbands } to { $other }.
oath-lost-secrets = { $seat } loses { oath-so-many-secrets }.
oath-burnt-on = Burnt on { $card }: { oath-so-many-secrets }.
oath-paid = { $seat } gives { oath-so-many-favor } to { $other }.
oath-paid-secrets = { $seat } gives { oath-so-many-secrets } to { $other }.
oath-flowed = { oath-so-many-favor } goes from the bank of { $suit } to the bank of { $other }.
oath-bank-burnt = { oath-so-many-favor } is burnt from the bank of { $suit }.
oath-caged = { $seat } has { oath-so-many-warbands } caged.
oath-freed = { $seat } gets { oath-so-many-warbands } back from the cage.
oath-burnt = { $seat } has { oath-so-many-favor } burnt.
oath-allied = { $seat } joins { $defender }.
oath-turned-secret = { $seat } turns a secret facedown.
oath-offer-line = { $seat }, in the offer: { $line }.
oath-chose = { $seat } chooses { $choice }.
oath-chose-site = { $seat } chooses { $choice } as the site.
oath-chose-search-deck = { $seat } searches the world deck.
oath-chose-search-pile = { $seat } searches the discards of the { $region }.
oath-chose-offer = { $seat } offers { $other } Citizenship.
oath-chose-hand-over = { $seat } offers { $other } warbands.
oath-chose-request = { $seat } asks { $other } for warbands.
oath-chose-peek = { $seat } peeks at relic { $place } of its site.
oath-chose-peek-reliquary = { $seat } peeks at the relic of the { $space } space.
oath-chose-space = { $seat } chooses the relic of the { $space } space.
oath-chose-bank = { $seat } chooses the bank of { $suit }.
oath-chose-banner = { $seat } chooses the { $banner }.
oath-chose-show = { $seat } shows everyone facedown adviser { $place }.
oath-kept = { $seat } takes up { $back }.
oath-word-kept = { $seat } has kept its word to { $partner }.
oath-word-broken = { $seat } has broken its word to { $partner }.
oath-that-was = The card is { $card }.
oath-all-saw = Turned up: { $card }.
oath-all-saw-one = { $card }
oath-all-saw-all = Turned up: { $all }.
oath-title-passed =
    { $usurps ->
        [1] { $seat } is the Usurper now.
       *[other] { $seat } keeps the Oath now.
    }
oath-answered =
    { $agrees ->
        [1] { $seat } agrees.
       *[other] { $seat } declines.
    }
oath-mob =
    { $is_mob ->
        [1] The People’s Favor turns to the Mob.
       *[other] The People’s Favor is calm again.
    }
oath-ask-act = What do you do?
oath-ask-modified = What do you do with it?
oath-ask-wake-banner = Add a favor to the People’s Favor, or return one to a bank.
oath-ask-wake-site = Take something from { $site }?
oath-ask-rest-powers = Use a power as you rest?
oath-ask-short-of-favor = There is not enough favor: which site has less of it?
oath-ask-first-hand = Where does your pawn stand?
oath-ask-first-adviser = Which card do you keep as a facedown adviser? Then which goes first?
oath-ask-bury = Does all that you discard now go under the world deck?
oath-ask-keep = Which card do you keep?
oath-ask-shed = Which card is discarded first?
oath-ask-place = What becomes of the card you keep?
oath-ask-make-room = Which adviser makes room?
oath-ask-clear = Discard a card before yours is played to { $site }?
oath-ask-conspire = Burn a secret and take a relic or banner?
oath-ask-raise = How much do you pay for the { $banner }? On it lie { $number }.
oath-ask-deal-favor = At which bank does the favor begin? To deal: { $number }.
oath-ask-guide = Where does { $seat } go from the Shrouded Wood?
oath-ask-send = Where is { $seat } sent?
oath-ask-turn-secrets = Turn secrets facedown ({ $number }) and go to { $site }? Otherwise you stay.
oath-ask-targets = Choose targets; they add defense dice.
oath-ask-muster-dice = With how many attack dice?
oath-ask-join =
    { $mine ->
        [1] Do you fight as an ally of { $other }?
       *[other] Shall { $seat } fight as your ally?
    }
oath-ask-attacker-plans = Use battle plans for the attack?
oath-ask-defender-plans = Use battle plans for the defense?
oath-ask-sacrifice = Sacrifice as many warbands as are missing: { $number }?
oath-ask-casualties = How many warbands of { $seat } die? Still to die: { $number }.
oath-ask-occupy = How many warbands come to { $site }?
oath-ask-recolour = How many of your warbands turn purple: { $site }? The others are lost; purple ones left: { $number }.
oath-ask-choose-partner = With whom?
oath-ask-choose-space = Which relic of the Reliquary comes with it?
oath-ask-add-line = What is in the offer?
oath-ask-consider = Do you accept the offer?
oath-ask-permit = May { $seat } take warbands from { $site }: { $number }?
oath-ask-how-many = How many warbands go from { $seat } to { $other }?
oath-ask-consent = Do you agree that warbands go from { $seat } to { $other }: { $number }?
oath-ask-keep-secret = One secret is left to you. Is it to be a faceup one?
oath-ask-choose-keeper = Who keeps the Oath?
oath-ask-free-travel = Travel for nothing?
oath-ask-free-campaign = Campaign for nothing?
oath-ask-come = Come to the Gathering at { $site }?
oath-ask-barter = Make somebody at the Gathering an offer ({ $site })?
oath-ask-banish-pawn = Make { $seat } travel?
oath-ask-banish-favor = Burn half of { $seat }’s favor: { $number }?
oath-ask-card = What for { $what }?
oath-ask-card-alchemist = { $what }: which bank gives a favor? Still to come: { $number }.
oath-ask-card-warning-signals = { $what }: how many warbands are to stand at { $site }?
oath-ask-card-obsidian-cage =
    { $number ->
        [0] { $what }: how many warbands of { $seat } go free?
       *[other] { $what }: to whose board do the purple warbands go: { $number }?
    }
oath-ask-card-brass-horse = { $what }: where does { $seat } go from the Shrouded Wood?
oath-your-board = your board
option-oath-players = Players
    .about = How many play: the Chancellor and one to five Exiles.
option-oath-map = Map
    .about = Which sites lie faceup at the start.
option-oath-map-first = of the first game
option-oath-map-random = drawn by lot
option-oath-oath = Oath
    .about = What whoever keeps the Oath must do best.
option-oath-oath-supremacy = Supremacy: rule the most sites
option-oath-oath-people = The People: hold the People’s Favor
option-oath-oath-protection = Protection: the most relics and banners
option-oath-oath-devotion = Devotion: hold the Darkest Secret
option-oath-deck = World deck
    .about = Which denizens are in the game.
option-oath-deck-first = of the first game
option-oath-deck-scripted = of the first game as it is taught: everything lies in a known order
option-oath-deck-random = a random world: nine of each suit, of all 198
option-oath-citizens = Citizens
    .about = How many Exiles, from Red on, begin as Citizens of the Empire.
option-oath-edifices = Edifices
    .about = At how many of the faceup sites an edifice or its ruin stands at the start.
oath-card-wrestlers = Wrestlers
oath-card-battle-honors = Battle Honors
oath-card-bear-traps = Bear Traps
oath-card-longbows = Longbows
oath-card-keep = Keep
oath-card-pressgangs = Pressgangs
oath-card-garrison = Garrison
oath-card-scouts = Scouts
oath-card-alchemist = Alchemist
oath-card-martial-culture = Martial Culture
oath-card-errand-boy = Errand Boy
oath-card-mercenaries = Mercenaries
oath-card-tinkers-fair = Tinker’s Fair
oath-card-rain-boots = Rain Boots
oath-card-a-small-favor = A Small Favor
oath-card-second-wind = Second Wind
oath-card-sleight-of-hand = Sleight of Hand
oath-card-key-to-the-city = Key to the City
oath-card-scryer = Scryer
oath-card-disgraced-captain = Disgraced Captain
oath-card-naysayers = Naysayers
oath-card-book-burning = Book Burning
oath-card-ancient-binding = Ancient Binding
oath-card-horse-archers = Horse Archers
oath-card-warning-signals = Warning Signals
oath-card-elders = Elders
oath-card-the-gathering = The Gathering
oath-card-faithful-friend = Faithful Friend
oath-card-tents = Tents
oath-card-great-herd = Great Herd
oath-card-fire-talkers = Fire Talkers
oath-card-magicians-code = Magician’s Code
oath-card-spirit-snare = Spirit Snare
oath-card-wizard-school = Wizard School
oath-card-dazzle = Dazzle
oath-card-acting-troupe = Acting Troupe
oath-card-taming-charm = Taming Charm
oath-card-inquisitor = Inquisitor
oath-card-wolves = Wolves
oath-card-animal-playmates = Animal Playmates
oath-card-true-names = True Names
oath-card-the-old-oak = The Old Oak
oath-card-forest-paths = Forest Paths
oath-card-long-lost-heir = Long-Lost Heir
oath-card-rangers = Rangers
oath-card-roving-terror = Roving Terror
oath-card-wayside-inn = Wayside Inn
oath-card-extra-provisions = Extra Provisions
oath-card-memory-of-home = Memory of Home
oath-card-welcoming-party = Welcoming Party
oath-card-traveling-doctor = Traveling Doctor
oath-card-storyteller = Storyteller
oath-card-armed-mob = Armed Mob
oath-card-tavern-songs = Tavern Songs
oath-card-vision-of-conquest = Vision of Conquest
oath-card-vision-of-rebellion = Vision of Rebellion
oath-card-vision-of-sanctuary = Vision of Sanctuary
oath-card-vision-of-faith = Vision of Faith
oath-card-conspiracy = Conspiracy
oath-card-sticky-fire = Sticky Fire
oath-card-cursed-cauldron = Cursed Cauldron
oath-card-brass-horse = Brass Horse
oath-card-truthful-harp = Truthful Harp
oath-card-grand-mask = Grand Mask
oath-card-horned-mask = Horned Mask
oath-card-cup-of-plenty = Cup of Plenty
oath-card-whistle = Whistle
oath-card-dowsing-sticks = Dowsing Sticks
oath-card-cracked-horn = Cracked Horn
oath-card-bandit-crown = Bandit Crown
oath-card-ring-of-devotion = Ring of Devotion
oath-card-skeleton-key = Skeleton Key
oath-card-oracular-pig = Oracular Pig
oath-card-circlet-of-command = Circlet of Command
oath-card-ivory-eye = Ivory Eye
oath-card-map = Map
oath-card-obsidian-cage = Obsidian Cage
oath-card-book-of-records = Book of Records
oath-card-dragonskin-drum = Dragonskin Drum
oath-card-the-grand-scepter = The Grand Scepter
oath-card-mine = Mine
oath-card-salt-flats = Salt Flats
oath-card-fertile-valley = Fertile Valley
oath-card-barren-coast = Barren Coast
oath-card-plains = Plains
oath-card-river = River
oath-card-steppe = Steppe
oath-card-mountain = Mountain
oath-card-lush-coast = Lush Coast
oath-card-marshes = Marshes
oath-card-wastes = Wastes
oath-card-rocky-coast = Rocky Coast
oath-card-narrow-pass = Narrow Pass
oath-card-charming-valley = Charming Valley
oath-card-deep-woods = Deep Woods
oath-card-standing-stones = Standing Stones
oath-card-ancient-city = Ancient City
oath-card-drowned-city = Drowned City
oath-card-great-slum = Great Slum
oath-card-buried-giant = Buried Giant
oath-card-the-tribunal = The Tribunal
oath-card-shrouded-wood = Shrouded Wood
oath-card-the-hidden-place = The Hidden Place

oath-holding-pawn = your pawn
oath-holding-favor = your favor
oath-holding-secrets = your secrets
oath-holding-supply = your Supply
oath-holding-warbands = your warbands
oath-holding-advisers = your advisers
oath-holding-vision = your Vision
oath-holding-relics = your relics
oath-holding-banners = your banners
oath-holding-sites = your sites
oath-holding-standing = your standing
oath-holding-title = the Oath
