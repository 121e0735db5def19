### What the edifices of Oath do, and Pilgrimage, in English.

oath-effect-sprawling-rampart = { oath-timing-campaign }: every site of whoever rules this card is worth one more defense die as a target.
oath-effect-bandit-rampart = { oath-timing-plan-defender }: two attack dice fewer, if this site is a target.
oath-effect-hall-of-debate = { oath-timing-campaign }: nobody may target the People’s Favor.
oath-effect-hall-of-mockery = { oath-timing-recover }: whenever the People’s Favor is recovered, it shows the Mob.
oath-effect-forest-temple = { oath-timing-always }: in the Chronicle no site with a Beast card is discarded.
oath-effect-ruined-temple = { oath-timing-search }: enemies of its ruler may not play Beast cards faceup.
oath-effect-festival-district = { oath-timing-action }: a binding exchange of favor, secrets and advisers with any one player.
oath-effect-squalid-district = { oath-timing-always }: its ruler, but no Citizen, may change the number on the end die by one, up or down.
oath-effect-great-spire = { oath-timing-search }: exchange any denizens you drew for as many of the Dispossessed, at random.
oath-effect-fallen-spire = { oath-timing-action }: exchange up to five denizens on top of your region’s discards for as many of the Dispossessed, at random and unseen.
oath-effect-ancient-forge = { oath-timing-action }: look at the top relic of the relic deck; keep it, or put it under the others.
oath-effect-broken-forge = { oath-timing-action }: repair this card: turn it to its intact face. What lies on it stays.
oath-effect-pilgrimage = { oath-timing-played }: the denizens at your site that are not locked join the Dispossessed; look at as many of these, at random, and put them onto your region’s discards.
