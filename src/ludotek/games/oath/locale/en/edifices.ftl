### The six edifices of Oath, intact and ruined, in English.

oath-card-sprawling-rampart = Sprawling Rampart
oath-card-bandit-rampart = Bandit Rampart
oath-card-hall-of-debate = Hall of Debate
oath-card-hall-of-mockery = Hall of Mockery
oath-card-forest-temple = Forest Temple
oath-card-ruined-temple = Ruined Temple
oath-card-festival-district = Festival District
oath-card-squalid-district = Squalid District
oath-card-great-spire = Great Spire
oath-card-fallen-spire = Fallen Spire
oath-card-ancient-forge = Ancient Forge
oath-card-broken-forge = Broken Forge

oath-cast-out = { $seat }: cards to the Dispossessed: { $number }.
oath-turned-face = { $seat } turns an edifice over: { $card }.
oath-shifted-end = { $seat } has the end die show { $face }.
oath-ask-card-squalid-district = { $what }: the end die shows { $number }. What shall it show?
