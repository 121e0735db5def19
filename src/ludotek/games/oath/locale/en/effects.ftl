### What the cards, relics, sites, banners and traits of Oath do, in English.

oath-timing-plan-attacker = Attacker’s battle plan
oath-timing-plan-defender = Defender’s battle plan
oath-timing-plan-either = Battle plan
oath-timing-action = Action
oath-timing-played = When played
oath-timing-rest = Rest
oath-timing-wake = Wake
oath-timing-search = Search
oath-timing-muster = Muster
oath-timing-trade = Trade
oath-timing-travel = Travel
oath-timing-recover = Recover
oath-timing-campaign = Campaign
oath-timing-always = Always
oath-where-any = at a site or as an adviser
oath-where-site = only at a site
oath-where-adviser = only as an adviser
oath-where-locked = locked
oath-cost-none = costs nothing
oath-cost-place-favor = place { $count } favor
oath-cost-burn-favor = burn { $count } favor
oath-cost-place-secrets =
    { $count ->
        [one] place { $count } secret
       *[other] place { $count } secrets
    }
oath-cost-burn-secrets =
    { $count ->
        [one] burn { $count } secret
       *[other] burn { $count } secrets
    }
oath-cost-both = { $one }, { $other }
oath-power = { $effect } ({ $cost })

## Order

oath-effect-wrestlers = { oath-timing-plan-defender }: one warband of the defending force is sacrificed, and a defense die is added.
oath-effect-battle-honors = { oath-timing-plan-either }: if your side wins, you gain two favor from the bank of Order.
oath-effect-bear-traps = { oath-timing-plan-defender }: there is one attack die less, and a warband on the attacker’s board dies.
oath-effect-longbows = { oath-timing-plan-either }: an attacker adds an attack die, a defender removes one.
oath-effect-keep = { oath-timing-plan-defender }: two more defense dice, if this card’s site is a target.
oath-effect-pressgangs = { oath-timing-muster }: you may muster even on cards that carry favor or secrets.
oath-effect-garrison = { oath-timing-played }: for every site you rule you gain a warband; then one goes from your board to each of these sites.
oath-effect-scouts = { oath-timing-plan-attacker }: you gain one Supply.
oath-effect-martial-culture = { oath-timing-plan-either }: an Exile who beats an Exile may turn Citizen, without a relic; its Supply is full again, and in its own turn the Act Phase ends.

## Arcane

oath-effect-alchemist = { oath-timing-action }: you gain four favor, each from a bank that you like.
oath-effect-fire-talkers = { oath-timing-plan-either }: if your side holds the Darkest Secret, an attacker adds three attack dice, a defender removes three.
oath-effect-magicians-code = { oath-timing-recover }: when you recover the Darkest Secret, two secrets of the bank are added to yours.
oath-effect-spirit-snare = { oath-timing-action }: you gain a favor from any one bank.
oath-effect-wizard-school = { oath-timing-action }: you gain a secret, and your Act Phase ends.
oath-effect-dazzle = { oath-timing-played }: all Hearth and Order cards at sites of your region are discarded.
oath-effect-acting-troupe = { oath-timing-trade }: you may count this adviser as Beast or Order rather than Arcane.
oath-effect-taming-charm = { oath-timing-action }: a Beast or Nomad card where you stand is discarded, and you gain two favor from its bank.
oath-effect-inquisitor = { oath-timing-action }: you look at a facedown adviser of a player who stands with you. If it is Conspiracy, you play or discard it; if not, that player gets the favor you placed.

## Hearth

oath-effect-tinkers-fair = { oath-timing-action }: you offer any player an exchange of favor, secrets and relics, which binds both.
oath-effect-wayside-inn = { oath-timing-action }: you gain two Supply.
oath-effect-extra-provisions = { oath-timing-plan-defender }: one more defense die.
oath-effect-memory-of-home = { oath-timing-action }: one bank gives all of its favor to the bank of Hearth.
oath-effect-welcoming-party = { oath-timing-search }: for a denizen that you draw and play faceup you gain a favor from the bank of Hearth.
oath-effect-traveling-doctor = { oath-timing-plan-either }: if your side loses, none of it dies, whatever else would kill them; then this card is discarded.
oath-effect-storyteller = { oath-timing-action }: a secret from the bank is laid on the Darkest Secret.
oath-effect-armed-mob = { oath-timing-action }: whoever holds the Darkest Secret, but not the People’s Favor, loses a faceup adviser that you choose.
oath-effect-tavern-songs = { oath-timing-action }: you look at the three uppermost discards of your region.

## Beast

oath-effect-errand-boy = { oath-timing-search }: you search the discards of another region.
oath-effect-wolves = { oath-timing-action }: one warband dies on the board of any player.
oath-effect-animal-playmates = { oath-timing-muster }: on Beast cards it takes no Supply.
oath-effect-true-names = { oath-timing-campaign }: nobody can use battle plans against you whose suit is among your advisers.
oath-effect-the-old-oak = { oath-timing-trade }: whoever trades favor with this card and has a Beast adviser gains one more secret.
oath-effect-forest-paths = { oath-timing-travel }: to a site with a Beast card without any Supply, and sites’ powers are ignored.
oath-effect-long-lost-heir = { oath-timing-played }: an Exile may turn Citizen, without a relic; its Supply is full again, and its Act Phase ends.
oath-effect-rangers = { oath-timing-plan-attacker }: your skulls kill nobody; if there are four defense dice or more by now, you add two attack dice.
oath-effect-roving-terror = { oath-timing-action }: a denizen at some other site is discarded, and this card moves to its place.

## Nomad

oath-effect-rain-boots = { oath-timing-plan-attacker }: faces with one shield count nothing. Discarded after the campaign.
oath-effect-ancient-binding = { oath-timing-action }: everyone burns all secrets but one of its choice, and those on cards burn too; of yours, the one placed here is left.
oath-effect-horse-archers = { oath-timing-plan-either }: an attacker adds three attack dice, a defender removes three. Discarded after the campaign.
oath-effect-warning-signals = { oath-timing-plan-defender }: you may move warbands between your board and the sites you rule; at least one stays at each. Discarded after the campaign.
oath-effect-elders = { oath-timing-action }: you gain a secret.
oath-effect-the-gathering = { oath-timing-played }: in turn order every pawn may come here; then players who are here may make exchanges that bind them, of favor, secrets, relics and advisers.
oath-effect-faithful-friend = { oath-timing-played }: you gain four Supply.
oath-effect-tents = { oath-timing-travel }: within your region it takes no Supply.
oath-effect-great-herd = { oath-timing-played }: it may change places with a Nomad card at any site.

## Discord

oath-effect-mercenaries = { oath-timing-plan-either }: an attacker adds three attack dice, a defender removes three. Discarded if your side loses.
oath-effect-a-small-favor = { oath-timing-played }: you gain four warbands.
oath-effect-second-wind = { oath-timing-plan-attacker }: once you have won, you may travel and then campaign again, both without Supply.
oath-effect-sleight-of-hand = { oath-timing-action }: you take a secret from a player who stands with you and has more than one.
oath-effect-key-to-the-city = { oath-timing-played }: if nobody of its ruler’s colour stands at this site, the warbands there die; then you gain a warband, and it moves in.
oath-effect-scryer = { oath-timing-action }: you look at a whole discard pile.
oath-effect-disgraced-captain = { oath-timing-plan-attacker }: four more attack dice, if some targeted site has an Order card.
oath-effect-naysayers = { oath-timing-rest }: while an Exile keeps the Oath, you take a favor from the Chancellor.
oath-effect-book-burning = { oath-timing-plan-attacker }: if you win and the pawn was a target, its player keeps one secret of its choice and burns the others.

## Relics

oath-effect-sticky-fire = { oath-timing-plan-either }: if you win, you may kill whatever is left of the beaten force; then the enemy gets a favor of yours, if you have any.
oath-effect-cursed-cauldron = { oath-timing-plan-either }: if you win, you gain a warband for each enemy warband that died in this campaign.
oath-effect-brass-horse = { oath-timing-action }: the uppermost discard of your region is turned up, and you travel without Supply to a site with a card of its suit, or anywhere if there is no such site.
oath-effect-truthful-harp = { oath-timing-search }: you draw two more cards, and everyone sees all that you drew.
oath-effect-grand-mask = { oath-timing-always }: in your turn as an Exile, the cards at Imperial sites serve you and not the Empire; battle plans do not.
oath-effect-horned-mask = { oath-timing-action }: a faceup adviser of yours and a card where you stand change places.
oath-effect-cup-of-plenty = { oath-timing-trade }: it takes no Supply if one of your advisers matches the card.
oath-effect-whistle = { oath-timing-action }: a pawn from elsewhere travels to you, if it can, and its player gets the secret you placed.
oath-effect-dowsing-sticks = { oath-timing-action }: you look at the uppermost relic of the deck, and keep it or put it under the deck.
oath-effect-cracked-horn = { oath-timing-search }: all that you discard in it may go under the world deck.
oath-effect-bandit-crown = { oath-timing-always }: bandits are yours. You rule every faceup site without warbands, and wherever you rule, one bandit defends with you; it never dies, moves or is sacrificed.
oath-effect-ring-of-devotion = { oath-timing-always }: you put no warbands on sites, and each Muster brings you two more.
oath-effect-skeleton-key = { oath-timing-action }: where the Empire rules your site, you look at a relic of the Reliquary, and take it if you like.
oath-effect-oracular-pig = { oath-timing-action }: you look at the three uppermost cards of the world deck.
oath-effect-circlet-of-command = { oath-timing-always }: nobody else can target or take your banners and other relics; your pawn as a target is one more defense die.
oath-effect-ivory-eye = { oath-timing-action }: you look at one thing that lies facedown: a site, an adviser, or a relic at a site.
oath-effect-map = { oath-timing-action }: you put this relic under its deck and gain four Supply.
oath-effect-obsidian-cage = { oath-timing-plan-either }: if you win, the survivors of the beaten force are caged here. { oath-timing-action }: any of them go free, back to their owners’ boards; purple ones go to one Imperial player of your choice.
oath-effect-book-of-records = { oath-timing-always }: a card that you play to a site brings a secret in place of its favor.
oath-effect-dragonskin-drum = { oath-timing-travel }: once you have travelled, you may gain a warband.
oath-effect-the-grand-scepter = { oath-timing-action }: you offer Citizenship, exile a Citizen, or look into the Reliquary; not in the turn in which you took it.

## Sites

oath-effect-mine = { oath-timing-wake }: at its end you may take a favor from here, if your pawn is here.
oath-effect-salt-flats = { oath-timing-wake }: at its end you may take a favor or a secret from here, if your pawn is here.
oath-effect-drowned-city = { oath-timing-wake }: at its end you may take a secret from here, if your pawn is here.
oath-effect-fertile-valley = Homeland of Hearth: a Hearth card played here brings one more favor from its bank, if you discarded none from here this turn.
oath-effect-steppe = Homeland of the Nomads: a Nomad card played here brings a secret, if you discarded none from here this turn.
oath-effect-standing-stones = Homeland of the Arcane: an Arcane card played here brings a secret, if you discarded none from here this turn.
oath-effect-ancient-city = Homeland of Order: an Order card played here brings two warbands, if you discarded none from here this turn.
oath-effect-wastes = Homeland of Discord: a Discord card played here brings a relic from here, if you discarded none from here this turn.
oath-effect-deep-woods = Homeland of the Beasts: a Beast card played here brings a relic from here, if you discarded none from here this turn.
oath-effect-barren-coast = Coast: from here to another Coast it is one Supply, past any Narrow Pass.
oath-effect-lush-coast = { oath-effect-barren-coast }
oath-effect-rocky-coast = { oath-effect-barren-coast }
oath-effect-plains = { oath-timing-campaign }: with any target here the attacker must add an attack die.
oath-effect-mountain = { oath-timing-campaign }: with any target here the attacker must remove an attack die.
oath-effect-river = { oath-timing-muster }: on a card here it brings you one more warband, if you rule this site.
oath-effect-marshes = { oath-timing-search }: you draw one card less while your pawn is here.
oath-effect-narrow-pass = { oath-timing-travel }: whoever comes into this region must come here. { oath-timing-campaign }: whoever has targets in this region from outside must have this site among them, or rule it.
oath-effect-charming-valley = { oath-timing-travel }: leaving costs one more Supply.
oath-effect-great-slum = Before you play or move a card here, you may discard a card that is here.
oath-effect-buried-giant = { oath-timing-travel }: when you leave you may turn a secret of yours facedown; then it costs no Supply and no Narrow Pass stops you.
oath-effect-the-tribunal = { oath-timing-action }: if you rule this site or stand here, you may offer any player a binding contract: favor and secrets, now or up to three turns later, a promise of peace, and a forfeit for breaking it.
oath-effect-shrouded-wood = { oath-timing-travel }: leaving costs two Supply, past the Narrow Pass and into the Hidden Place; if an enemy rules here, that enemy says where you go.
oath-effect-the-hidden-place = To travel here, or to choose targets here, you must turn a secret of yours facedown.

## Banners, traits, Visions

oath-effect-peoples-favor = { oath-timing-wake }: you add a favor to it, or return one, but never the last, to a bank that has the least; with six or more on it, it turns to the Mob, and you do so twice. { oath-timing-search }: you may play to any site of your region, and first discard a denizen at any site of it.
oath-effect-darkest-secret = { oath-timing-search }: the world deck costs you two Supply, however many Visions were drawn.
oath-effect-brutal = { oath-timing-campaign }: when the Chancellor attacks, all of the beaten force dies, even his own.
oath-effect-decadent = { oath-timing-travel }: to the Cradle from elsewhere the Chancellor pays no Supply, to the Hinterland one more.
oath-effect-careless = { oath-timing-trade }: the Chancellor gains one more favor, and one secret less where he trades for secrets.
oath-effect-greedy = { oath-timing-search }: the Chancellor draws two more cards, and may not search where it costs more than two Supply.
oath-effect-vision-of-conquest = { oath-timing-wake }: an Exile who alone rules the most sites wins, once three Visions were drawn.
oath-effect-vision-of-rebellion = { oath-timing-wake }: an Exile who holds the People’s Favor wins, once three Visions were drawn.
oath-effect-vision-of-sanctuary = { oath-timing-wake }: an Exile who alone has the most relics and banners wins, once three Visions were drawn.
oath-effect-vision-of-faith = { oath-timing-wake }: an Exile who holds the Darkest Secret wins, once three Visions were drawn.
oath-effect-conspiracy = { oath-timing-played }: you may burn a secret to take a relic or a banner from a player who stands with you, if two of your advisers each match one of theirs. Then it leaves the game.
