### What the actions of Oath's archive do, in English.

## Arcane

oath-effect-terror-spells = { oath-timing-action }: if you hold the Darkest Secret, two warbands of your choice die at sites of your region or on the boards of players who stand there.
oath-effect-blood-pact = { oath-timing-action }: sacrifice warbands of your board in pairs, as many as you like; each pair brings you a secret.
oath-effect-plague-engines = { oath-timing-action }: every player puts a favor into the bank of Arcane for each site it rules, as far as it has any.
oath-effect-tutor = { oath-timing-action }: you gain a secret.
oath-effect-dream-thief = { oath-timing-action }: facedown advisers of any two players change places.
oath-effect-forgotten-vault = { oath-timing-action }: a secret of the bank is put onto the Darkest Secret, or one on it is burnt, but never the last.
oath-effect-witchs-bargain = { oath-timing-action }: as often as you like, give a secret to a player who stands with you and take two favor, or give two favor and take a secret; nobody may refuse.

## Discord

oath-effect-gambling-hall = { oath-timing-action }: roll four defense dice, and take as much favor as they show shields from one bank.
oath-effect-enchantress = { oath-timing-action }: this card changes places with a faceup adviser of any other player.

## Order

oath-effect-messenger = { oath-timing-action }: move warbands between your board and the sites you rule as you like; at least one stays at each.
oath-effect-palanquin = { oath-timing-action }: a player who stands with you travels, without Supply, to a site of your choice that it can reach, and your pawn goes there too.
oath-effect-captains = { oath-timing-action }: a campaign without Supply, as if you stood at a site that you rule; its warbands join your force.
oath-effect-siege-engines = { oath-timing-action }: two warbands at one site of your region die; they may be your own.

## Hearth

oath-effect-homesteaders = { oath-timing-action }: one of your faceup advisers moves to the site where you stand.
oath-effect-a-round-of-ale = { oath-timing-action }: as when you rest, all favor and secrets on cards return and your secrets turn faceup; the favor on this card stays.
oath-effect-charming-friend = { oath-timing-action }: you take a favor from a player who stands with you.
oath-effect-levelers = { oath-timing-action }: two favor go from the bank with the most to the bank with the least; you choose among equals.
oath-effect-relic-breaker = { oath-timing-action }: a facedown relic where you stand goes under the relic deck, and you gain three warbands.
oath-effect-ballot-box = { oath-timing-action }: an Exile who holds the People’s Favor turns Citizen, without a relic; its Supply is full again, and the Act Phase ends.
oath-effect-deed-writer = { oath-timing-action }: offer any player a binding exchange of favor, secrets and the rule of sites. Old rulers take their warbands home, new ones send at least one.

## Nomad

oath-effect-convoys = { oath-timing-action }: the discard pile of another region is put on top of that of your own.
oath-effect-resettle = { oath-timing-action }: a faceup Nomad adviser of any player moves to a site of your choice.
oath-effect-oracle = { oath-timing-action }: you draw the topmost Vision of the world deck, and play or discard it as in a Search.

## Beast

oath-effect-fae-merchant = { oath-timing-action }: you draw and take the top relic, then put one of your relics under the deck, but not the Grand Scepter.
oath-effect-second-chance = { oath-timing-action }: a warband dies on the board of a player who has an Order or Discord adviser, and you gain one.
oath-effect-memory-of-nature = { oath-timing-action }: as many favor as there are Beast cards at sites go from banks of your choice to that of Beast.
oath-effect-wild-allies = { oath-timing-action }: a campaign without Supply, as if you stood at a site with a Beast card; your warbands there join your force.
