### What is done when a card of Oath is played, and what bears on Search and advisers, in English.

## Arcane

oath-effect-augury = { oath-timing-search }: you draw a card more.
oath-effect-revelation = { oath-timing-played }: from the Chancellor on, every player may burn favor, and gains as many secrets.
oath-effect-observatory = { oath-timing-search }: while your pawn is here, you may search the discards of any region.
oath-effect-bewitch = { oath-timing-played }: an Exile with more secrets than the Chancellor, those on cards included, may turn Citizen, without a relic; its Supply is full again, and its Act Phase ends.

## Discord

oath-effect-charlatan = { oath-timing-played }: the secrets on the Darkest Secret burn, all but one.
oath-effect-assassin = { oath-timing-always }: you have two advisers at most. { oath-timing-action }: a faceup adviser of a player who stands with you is discarded.
oath-effect-blackmail = { oath-timing-played }: name a relic of a player who stands with you; its holder gives you three favor, or you take it.
oath-effect-dissent = { oath-timing-played }: everyone but the holder of the People’s Favor places a favor here for each suit among the cards that it rules.
oath-effect-false-prophet = { oath-timing-played }: an Exile gains a warband onto a revealed Vision and wins by it as well. If that Vision is discarded, the warband dies, and its owner plays or discards the Vision as if it had drawn it.
oath-effect-royal-ambitions = { oath-timing-played }: an Exile who rules more sites than the Chancellor may turn Citizen and take a relic of the Reliquary unseen; its Supply is full again, and its Act Phase ends.
oath-effect-salt-the-earth = { oath-timing-played }: it needs no room, all other denizens at its site are discarded, and the site holds no other card any more. Not where a card is locked.
oath-effect-riots = { oath-timing-played }: if the Mob is up, all other cards of the commonest suit at sites are discarded; you choose among suits that tie.
oath-effect-silver-tongue = { oath-timing-always }: you have two advisers at most. { oath-timing-rest }: you take a favor from a bank whose suit is at your site.
oath-effect-insomnia = { oath-timing-always }: you have two advisers at most. { oath-timing-rest }: you gain a secret.
oath-effect-gossip = { oath-timing-always }: enemies of its ruler play no advisers facedown.
oath-effect-bandit-chief = { oath-timing-played }: a warband dies at every site. { oath-timing-always }: two bandits more stand at each site.

## Order

oath-effect-secret-police = { oath-timing-always }: enemies of its ruler reveal no Visions at sites of that ruler, not even Conspiracy.
oath-effect-royal-tax = { oath-timing-played }: every player who stands at a site of your region that you rule gives you two favor.
oath-effect-hunting-party = { oath-timing-search }: after a Search of the world deck you may campaign without Supply.
oath-effect-council-seat = { oath-timing-always }: as a Citizen you cannot be exiled, nor leave the Empire.

## Hearth

oath-effect-crop-rotation = { oath-timing-search }: before you play a card to a site, you may discard a denizen there.
oath-effect-land-warden = { oath-timing-search }: you may play two of the drawn cards, if one of them goes to a site.
oath-effect-family-heirloom = { oath-timing-played }: look at the top relic of the deck, and keep it or put it under the deck.
oath-effect-news-from-afar = { oath-timing-search }: it takes no Supply.
oath-effect-fabled-feast = { oath-timing-played }: from one bank you take a favor for each Hearth card that you rule, this one included.
oath-effect-book-binders = { oath-timing-search }: when another player reveals a Vision, or Conspiracy, you gain two favor from one bank.
oath-effect-saddle-makers = { oath-timing-search }: when another player plays a Nomad or Order card faceup, you gain two favor from its bank.
oath-effect-salad-days = { oath-timing-played }: you gain a favor from each of three banks.
oath-effect-marriage = { oath-timing-always }: it counts as two Hearth advisers, and takes the place of one.

## Beast

oath-effect-threatening-roar = { oath-timing-played }: all Nomad cards and all other Beast cards at sites of your region are discarded.
oath-effect-pied-piper = { oath-timing-always }: it becomes an adviser whatever the limit is. { oath-timing-action }: give it to another player, and take two favor from there.
oath-effect-mushrooms = { oath-timing-search }: without Supply you draw a single card, from under your region’s discards.
oath-effect-new-growth = { oath-timing-search }: you may play Beast and Hearth cards to any site with room.
oath-effect-wild-cry = { oath-timing-search }: for a Beast card that you play faceup you gain a Supply and two warbands.
oath-effect-animal-host = { oath-timing-played }: you gain a warband for each Beast card at sites, this one included.
oath-effect-forest-council = { oath-timing-always }: enemies of its ruler neither muster on Beast cards nor trade with them.
oath-effect-bracken = { oath-timing-search }: all that you discard may go onto the discards of one region, or under them.

## Nomad

oath-effect-ancient-pact = { oath-timing-played }: an Exile may give the Chancellor the Darkest Secret, turn Citizen and take a relic of the Reliquary unseen; its Supply is full again, and its Act Phase ends.
oath-effect-family-wagon = { oath-timing-always }: you have one adviser at most who is no Nomad, and any number of Nomads.
oath-effect-twin-brother = { oath-timing-played }: it may change places with a faceup Nomad adviser of another player.
oath-effect-sacred-ground = { oath-timing-search }: only whoever stands here reveals Visions; Conspiracy is played anywhere.
