### The Chronicle of Oath, in English.

oath-oath-supremacy = Supremacy
oath-oath-people = the People
oath-oath-protection = Protection
oath-oath-devotion = Devotion
oath-move-vow = Vow: { $oath }
oath-vowed = { $seat } vows, and the next Oath is that of { $oath }.
oath-built = { $seat } builds: { $card }.
oath-lost-site = { $slot }: { $site } is lost to the world.
oath-joined = Denizens come from the Archive into the world: { $suit }, { $number }.
oath-healed = The world heals: Dispossessed return, { $suit }, { $number }.
oath-chronicled = { $seat } writes in the Chronicle: { $chapter }.
oath-chapter-newcomers = newcomers
oath-chapter-lost-relics = the relics of those who lost return to their deck
oath-chapter-laid-relics = sites have their relics again
oath-chapter-world-deck = a new world deck
oath-chapter-saved = the world is saved
oath-ask-vow-anew = Which Oath shall the next game have?
oath-ask-take-in = Whom do you offer Citizenship in the next game?
oath-ask-join-winner = Do you become a Citizen under { $seat }?
oath-ask-build-or-repair = Build an edifice in the place of a denizen, or repair a ruin?
oath-ask-add-six = Of which suit do most new denizens come into the world?
option-oath-chronicle = Chronicle
    .about = Whether the winner shapes the world of the next game when this one is won.

# What a game of a chronicle has changed.
oath-line-winner = Won as
oath-line-chancellor = Chancellor
oath-line-citizen = Citizen
oath-line-exile = Exile
oath-line-vow = The next Oath
oath-line-citizens = Citizens now
oath-line-edifices = Edifices that stand
oath-line-ruins = Ruins
oath-line-came = Denizens who came
oath-line-went = Denizens who went
