### What the actions of Oath's archive ask and tell, in English.

oath-move-give-site = Give the site: { $slot }
oath-move-ask-site = Ask for the site: { $slot }
oath-paid-to-bank = { $seat } puts favor into the bank of { $suit }: { $number }.
oath-ask-reinforce = How many more warbands come to { $site }?
oath-ask-card-terror-spells = { $what }: where does a warband die? Still to come: { $number }.
oath-ask-card-blood-pact = { $what }: how many of your { $number } warbands die, in pairs?
oath-ask-card-forgotten-vault = { $what }: how many secrets are to be on the Darkest Secret? Now: { $number }.
oath-ask-card-witchs-bargain = { $what }: what do you take from { $seat }?
oath-ask-card-gambling-hall = { $what }: from which bank do you take favor? Won: { $number }.
oath-ask-card-enchantress = { $what }: which adviser leaves? Too many: { $number }.
oath-ask-card-messenger = { $what }: how many warbands are to stand at { $site }?
oath-ask-card-palanquin = { $what }: where is { $seat } carried?
oath-ask-card-resettle = { $what }: which card leaves { $site } first?
oath-ask-card-memory-of-nature = { $what }: which bank gives a favor? Still to come: { $number }.
oath-ask-card-captains = { $what }: against whom, as if from { $site }?
oath-ask-card-wild-allies = { $what }: against whom, as if from { $site }?
