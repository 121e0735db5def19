### What battle plans of the archive do, and what persists in campaigns, in English.

## Arcane

oath-effect-rusting-ray = { oath-timing-plan-defender }: if the Darkest Secret is on your side, hollow swords count nothing.
oath-effect-billowing-fog = { oath-timing-plan-either }: if your side loses, none of it dies, whatever else would kill them.
oath-effect-kindred-warriors = { oath-timing-plan-either }: an attacker adds an attack die for each suit besides Arcane among the cards your side rules, a defender removes as many; an attacker’s skulls kill nobody.
oath-effect-gleaming-armor = { oath-timing-campaign }: each battle plan against you takes one more secret, placed on it.
oath-effect-jinx = { oath-timing-always }: when you have rolled attack or defense dice and rule this card, you may roll them all again, once for each roll.
oath-effect-cracking-ground = { oath-timing-plan-either }: an attacker adds an attack die for each targeted site, a defender removes as many.
oath-effect-sealing-ward = { oath-timing-campaign }: each of your relics adds one more defense die as a target.

## Discord

oath-effect-cracked-sage = { oath-timing-plan-either }: if an enemy has an Arcane adviser, an attacker adds four attack dice, a defender removes four.
oath-effect-zealots = { oath-timing-plan-attacker }: if the enemy’s force is larger than yours by now, each warband you sacrifice adds three to the attack.
oath-effect-beast-tamer = { oath-timing-campaign }: nobody can use Beast or Nomad battle plans against you.
oath-effect-sneak-attack = { oath-timing-campaign }: when somebody else’s campaign is over, you may campaign against that player at once, without Supply.
oath-effect-slander = { oath-timing-plan-attacker }: if you win and the pawn was a target, its player burns all favor.

## Order

oath-effect-code-of-honor = { oath-timing-plan-either }: an attacker adds two attack dice, a defender removes two; your side can use no other battle plan.
oath-effect-outriders = { oath-timing-plan-attacker }: your skulls kill nobody.
oath-effect-field-promotion = { oath-timing-plan-either }: if your side wins, you gain three warbands.
oath-effect-shield-wall = { oath-timing-plan-defender }: two more defense dice; but if your side loses, its whole force dies.
oath-effect-military-parade = { oath-timing-plan-either }: if your side wins, you gain a favor for each enemy adviser, from the bank of its suit.
oath-effect-specialist = { oath-timing-plan-attacker }: the defending side can use no battle plans.
oath-effect-encirclement = { oath-timing-plan-either }: if your side’s force is larger than the enemy’s by now, an attacker adds two attack dice, a defender removes two.
oath-effect-peace-envoy = { oath-timing-plan-either }: the only plan of your side. If the enemy’s pawn stands with you, give that player a favor for each defense die: your side wins at once, and nobody dies.
oath-effect-relic-hunter = { oath-timing-plan-attacker }: facedown relics at targeted sites may be targets too, for a defense die each; relics that you take in this campaign may go under the relic deck.

## Hearth

oath-effect-village-constable = { oath-timing-plan-either }: unless an enemy holds the People’s Favor, an attacker adds two attack dice, a defender removes two.
oath-effect-the-great-levy = { oath-timing-plan-either }: unless an enemy holds the People’s Favor, an attacker adds three attack dice and its skulls kill nobody; a defender removes three.
oath-effect-hearts-and-minds = { oath-timing-plan-defender }: your side wins, without any dice. Discarded after the campaign, unless your side holds the People’s Favor.
oath-effect-herald = { oath-timing-campaign }: after somebody else’s campaign against a player, you gain a favor from any bank.
oath-effect-vow-of-peace = { oath-timing-campaign }: you cannot campaign, and nobody can sacrifice warbands in an attack on your side.
oath-effect-hospital = { oath-timing-plan-either }: if you rule this site when the fighting is over, the fallen of your side come here instead of dying.

## Nomad

oath-effect-wild-mounts = { oath-timing-plan-either }: instead of all Nomad plans that your side would discard, you may discard one Beast card that you rule.
oath-effect-lancers = { oath-timing-plan-attacker }: each attack die counts twice, its skull too. Discarded after the campaign.
oath-effect-mountain-giant = { oath-timing-plan-either }: an attacker adds one attack die, a defender removes one; or three, and then it is discarded after the campaign.
oath-effect-rival-khan = { oath-timing-plan-either }: if an enemy has a Nomad adviser, an attacker adds four attack dice, a defender removes four. Discarded after the campaign.
oath-effect-mounted-patrol = { oath-timing-plan-defender }: when all plans are used, the attacker rolls half of its dice, rounded down. Discarded after the campaign.
oath-effect-great-crusade = { oath-timing-plan-either }: an attacker adds an attack die for each Nomad card your side rules, this one too; a defender removes as many. Discarded after the campaign.
oath-effect-storm-caller = { oath-timing-plan-defender }: two more defense dice. Discarded after the campaign.

## Beast

oath-effect-nature-worship = { oath-timing-plan-either }: an attacker adds an attack die for each Beast adviser on your side, a defender removes as many.
oath-effect-insect-swarm = { oath-timing-campaign }: each battle plan against you burns one more favor.
oath-effect-vow-of-union = { oath-timing-always }: warbands at all sites you rule join your attacks. While there are warbands on your board, you cannot travel from a site you rule, and nobody can make you.
oath-effect-giant-python = { oath-timing-campaign }: the targets of a campaign against you must add an even number of defense dice.
oath-effect-war-tortoise = { oath-timing-plan-either }: the enemy’s faces with two swords, or with two shields, count nothing; their skulls still kill.
oath-effect-marsh-spirit = { oath-timing-campaign }: whoever targets this site can use no battle plans.
oath-effect-walled-garden = { oath-timing-plan-defender }: if the site of this card is a target, a defense die more for each Beast card at any site.
