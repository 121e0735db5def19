### What the cards of the archive do that bear on Muster, Trade, Travel, Recover and Rest, or persist, in English.

## Arcane

oath-effect-secret-signal = { oath-timing-trade }: where you would gain a single favor, you gain two.
oath-effect-portal = { oath-timing-travel }: to this site or from it, without Supply, and site powers count nothing.
oath-effect-initiation-rite = { oath-timing-always }: when you muster, you place a secret instead of a favor.
oath-effect-vow-of-silence = { oath-timing-recover }: you can neither recover the Darkest Secret nor give secrets away. When somebody else recovers it, you gain as many secrets as were placed on it.
oath-effect-map-library = { oath-timing-trade }: while you stand here, you may trade with cards at the other sites of the region.
oath-effect-master-of-disguise = { oath-timing-trade }: the advisers of another player count as yours, and your own do not.

## Discord

oath-effect-downtrodden = { oath-timing-muster }: two more warbands, if the bank of the card’s suit has less favor than every other.
oath-effect-vow-of-renewal = { oath-timing-always }: you cannot recover the People’s Favor; favor that any player burns comes to you instead.
oath-effect-boiling-lake = { oath-timing-travel }: whoever comes here and does not rule this card loses two warbands of its board.
oath-effect-relic-thief = { oath-timing-always }: when another player in your region takes relics, you may roll a defense die for each; if no shield comes up, they are yours.
oath-effect-chaos-cult = { oath-timing-always }: when another player takes the title of Oathkeeper, you take a favor from it.

## Order

oath-effect-tome-guardians = { oath-timing-always }: enemies of whoever rules this card can neither target nor take the Darkest Secret.
oath-effect-tyrant = { oath-timing-always }: wherever you travel to, one warband at the site dies, whosever it is.
oath-effect-forced-labor = { oath-timing-search }: at sites of whoever rules this card, its enemies must first give it a favor.
oath-effect-toll-roads = { oath-timing-travel }: to sites of whoever rules this card, its enemies must first give it a favor.
oath-effect-curfew = { oath-timing-trade }: with cards of whoever rules this one, its enemies must first give it a favor.
oath-effect-knights-errant = { oath-timing-muster }: afterwards you may campaign without Supply.
oath-effect-vow-of-obedience = { oath-timing-always }: you cannot reveal Visions. When you rest, you may take a favor from any one bank.

## Hearth

oath-effect-rowdy-pub = { oath-timing-muster }: on this card you gain one more warband.
oath-effect-awaited-return = { oath-timing-trade }: sacrifice a warband of your board, and it takes no Supply.

## Nomad

oath-effect-vow-of-kinship = { oath-timing-always }: your favor goes to the bank of Nomad, now and whenever you gain any, and you spend the favor of that bank as your own.
oath-effect-lost-tongue = { oath-timing-always }: players who rule no Nomad card can neither target nor take your relics and banners.
oath-effect-special-envoy = { oath-timing-travel }: without Supply, and then your Act Phase ends.
oath-effect-spell-breaker = { oath-timing-always }: enemies of whoever rules this card can use no power that takes a secret.
oath-effect-ancient-bloodline = { oath-timing-always }: for your enemies, cards and relics at the sites you rule are locked.
oath-effect-way-station = { oath-timing-travel }: to this site without Supply, if you rule this card or give its ruler a favor.
oath-effect-hospitality = { oath-timing-travel }: where you arrive, you gain a favor from the bank of a suit that is both among the cards there and among your advisers.
oath-effect-a-fast-steed = { oath-timing-travel }: without Supply, if you have three warbands or fewer on your board.
oath-effect-relic-worship = { oath-timing-recover }: for a relic you gain three Supply.

## Beast

oath-effect-birdsong = { oath-timing-trade }: with Beast and Nomad cards it takes no Supply.
oath-effect-small-friends = { oath-timing-trade }: as if you stood at any site with a Beast card.
oath-effect-grasping-vines = { oath-timing-travel }: from sites of whoever rules this card, its enemies lose a warband of their board.
oath-effect-vow-of-poverty = { oath-timing-always }: you gain no favor by trading. When you rest without any favor, you may take two from one bank.
oath-effect-vow-of-beastkin = { oath-timing-always }: you muster only on cards whose suit is among your advisers, and gain one more warband.
