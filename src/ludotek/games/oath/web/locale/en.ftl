### Oath's board in English.

web-oath-realm = The realm
web-oath-actions = What may be done
web-oath-looked = What you look at
web-oath-close = Close
web-oath-you = you
web-oath-turn = turn
web-oath-asked = asked
web-oath-awaited = { $seat } decides.
web-oath-hand = Cards drawn
web-oath-round = Round
web-oath-visions = Visions
web-oath-deck = World deck
web-oath-deck-vision = World deck: a Vision on top
web-oath-discards = Discards
web-oath-visions-in-it =
    { $count ->
        [one] { $count } Vision in it
       *[other] { $count } Visions in it
    }
web-oath-buried = Further down you know: { $names }
web-oath-you-know = You know: { $names }
web-oath-banks = Favor banks
web-oath-oath-supremacy = Oath of Supremacy
web-oath-oath-people = Oath of the People
web-oath-oath-protection = Oath of Protection
web-oath-oath-devotion = Oath of Devotion
web-oath-keeper = Kept by { $seat }
web-oath-usurper = { $seat } is the Usurper
web-oath-is-keeper = Oathkeeper
web-oath-is-usurper = Usurper
web-oath-chancellor = Chancellor
web-oath-citizen = Citizen
web-oath-exile = Exile
web-oath-mob = Mob
web-oath-stands = Pawn: { $site }
web-oath-bank-of = { $count } in bank
web-oath-caged = { $count } caged
web-oath-reliquary = Reliquary
web-oath-uncovered = uncovered
web-oath-unexplored = facedown
web-oath-facedown = facedown
web-oath-locked = locked
web-oath-only-site = only at a site
web-oath-only-adviser = only as an adviser
web-oath-dice-of = Defense dice as a target: { $count }
web-oath-placed = Place:
web-oath-burnt = Burn:
web-oath-capacity = Room for cards: { $count }
web-oath-coast = coast
web-oath-relic-price = A relic here costs:
web-oath-homeland-favor = played here: one favor more
web-oath-homeland-secret = played here: a secret
web-oath-homeland-relic = played here: a relic of this site
web-oath-homeland-warbands = played here: two warbands
web-oath-about = in question
web-oath-bandits-of = Bandits of { $seat }
web-oath-targeted = Target of a campaign
web-oath-pawn-of = Pawn of { $seat }
web-oath-warbands-of = { $seat }: { $count } warbands
web-oath-good-supply = Supply
web-oath-good-favor = Favor
web-oath-good-secrets = Secrets
web-oath-good-facedown = Secrets facedown
web-oath-good-warbands = Warbands
web-oath-good-relics = Relics
web-oath-kind-search = Search
web-oath-kind-muster = Muster
web-oath-kind-trade = Trade
web-oath-kind-recover = Recover
web-oath-kind-travel = Travel
web-oath-kind-campaign = Campaign
web-oath-kind-power = Use a power
web-oath-kind-adviser = Play a facedown adviser
web-oath-kind-warbands = Move warbands
web-oath-kind-peek = Peek
web-oath-kind-empire = The Empire
web-oath-kind-answer = Answer
web-oath-kind-rest = Rest
web-oath-row-number = How many
web-oath-row-lift = From this site to your board
web-oath-row-station = From your board to this site
web-oath-row-give-favor = Give favor
web-oath-row-give-secrets = Give secrets
web-oath-row-ask-favor = Ask for favor
web-oath-row-ask-secrets = Ask for secrets
web-oath-purse = What you have
web-oath-think = Odds …
web-oath-thought = If you campaigned:
web-oath-thought-about = Try targets and dice; nothing is declared yet.
web-oath-thought-back = Take back the last
web-oath-thought-drop = Drop it
web-oath-thought-declare = Declare the campaign
web-oath-war = Campaign
web-oath-last-war = The last campaign
web-oath-nearer = Look closer
web-oath-farther = Step back
web-oath-whole = See the whole map
web-oath-zoom = How near you look
web-oath-why-war = Attack { $attack } against defense { $defense }.
web-oath-why-defense = Defense { $defense }.
web-oath-why-sacrificed = Sacrificed: { $count }.
web-oath-host-lost = { $lost } of { $stood } fell
web-oath-charge = Attack with dice:
web-oath-propose-with = Propose: { $what }
web-oath-odds-known = As declared so far; without rolling again (Jinx), the Hospital, and losses of warbands that join from sites.
web-oath-stages = Steps of the campaign
web-oath-stage-targets = Targets
web-oath-stage-muster-dice = Dice
web-oath-stage-join = Allies
web-oath-stage-attacker-plans = Attacker’s plans
web-oath-stage-defender-plans = Defender’s plans
web-oath-stage-roll = Rolls
web-oath-stage-sacrifice = Sacrifice
web-oath-stage-spoils = Losses and spoils
web-oath-attack-pool = Attack dice: { $count }
web-oath-defense-pool = Defense dice: { $count }
web-oath-defending = Warbands in defense: { $count }
web-oath-attack-total = Attack { $total }
web-oath-defense-total = Defense { $total }
web-oath-skulls = skulls: { $count }
web-oath-allies = Allies: { $names }
web-oath-plans = Plans: { $names }
web-oath-targets = Targets: { $names }
web-oath-odds-win = The attacker wins: { $chance }
web-oath-odds-plain = without a sacrifice: { $chance }
web-oath-odds-losses = expected losses: attacker { $attacker }, defender { $defender }
web-oath-deal = The offer
web-oath-deal-of = { $a } makes { $b_dat } an offer
web-oath-deal-citizenship = { $a } offers Citizenship to { $b_dat }
web-oath-deal-gives = { $seat } gives: { $goods }
web-oath-deal-relic = the relic of the { $trait } space
web-oath-later = { $what } later
web-oath-peace = no campaign
web-oath-facedown-adviser = a facedown adviser
web-oath-ruin = a ruin, without a suit
web-oath-contracts = Contracts
web-oath-contract = { $a } owes { $b_dat }: { $goods }. { $time }. Forfeit: favor { $favor }, secrets { $secrets }.
web-oath-left-turns =
    { $count ->
        [0] Due at the end of this turn
        [one] Due after { $count } more turn
       *[other] Due after { $count } more turns
    }
web-oath-left-rounds = Rounds left: { $count }
web-oath-promise-peace-with = no campaign against { $seat_dat }
web-oath-promise-spare = not to target { $site }
web-oath-promise-forgo = not to recover { $banner }
web-oath-promise-journey = to come to { $site }
web-oath-promise-enfranchise = to offer Citizenship to { $seat_dat }
web-oath-promise-exclude = not to offer Citizenship to { $seat_dat }
web-oath-row-later-favor = Give favor later
web-oath-row-later-secrets = Give secrets later
web-oath-row-ask-later-favor = Ask for favor later
web-oath-row-ask-later-secrets = Ask for secrets later
web-oath-row-due = Due after so many turns
web-oath-row-forfeit = Forfeit in favor
web-oath-odds-short = { $chance }, −{ $losses }
web-oath-done-add-line = Drop the offer
web-oath-done-targets = No more targets
web-oath-done-attacker-plans = No more plans
web-oath-done-defender-plans = No more plans
web-oath-done-rest-powers = No more powers
web-oath-done-clear = Discard nothing
web-oath-done-conspire = Take nothing
web-oath-done-wake-site = Take nothing
web-oath-done-choose-partner = With nobody
web-oath-done-free-travel = Stay here
web-oath-done-free-campaign = No campaign
web-oath-yes-sacrifice = Sacrifice them and win
web-oath-no-sacrifice = Accept the defeat
web-oath-yes-keep-secret = A faceup one
web-oath-no-keep-secret = A facedown one
web-oath-yes-consider = Accept
web-oath-no-consider = Decline
web-oath-pages = Pages
web-oath-shared = shared, with a warband on it

## Learn by playing

web-oath-lesson-goal = { $role ->
        [chancellor] You are the Chancellor and rule the Empire. You win if somebody of the Empire still keeps the Oath when the game ends.
       *[other] You are an Exile. You win by keeping the Oath yourself through a whole round, or by a Vision of your own.
    } { $oath ->
        [supremacy] Here the Oath is kept by whoever rules the most sites.
        [people] Here the Oath is kept by whoever holds the People's Favor.
        [protection] Here the Oath is kept by whoever holds the most relics and banners.
       *[devotion] Here the Oath is kept by whoever holds the Darkest Secret.
    }
    .title = The goal
web-oath-lesson-map = Three regions: Cradle, Provinces, Hinterland. Your pawn stands at one site; there you can use its cards. Sites that lie facedown are turned up by whoever travels there. Touch a site or a card to read it: looking costs nothing.
    .title = The map
web-oath-lesson-adviser = Keep one of these cards facedown beside you. Only you know it; you may play it faceup later. Read all three first.
    .title = Your first adviser
web-oath-lesson-turn = In a turn you do as many actions as you like, in any order, as long as you can pay for them. Here is everything you can do now. When you have had enough, Rest ends the turn.
    .title = Your turn
web-oath-lesson-supply = Big actions cost Supply. It comes back when you rest, less of it the more warbands you have out; what you did not spend is added, up to 7.
    .title = Supply
web-oath-lesson-search = Draw three cards from the world deck, or from the discard pile of your region, and play one of them: to your site, or beside you as an adviser. It is the way to new powers, and the good first thing to do.
    .title = Search
web-oath-lesson-keep = At a site a card serves everybody who stands there or rules it. An adviser serves you alone, and you have room for three. Facedown it keeps its secret and its power sleeps.
    .title = A card found
web-oath-lesson-muster = Put a favor on a card at your site and gain two warbands. Warbands rule sites and fight; without them nobody keeps this Oath for long.
    .title = Muster
web-oath-lesson-trade = Place a secret on a card at your site and gain a favor from the bank of its suit, and one more for each faceup adviser that matches; or place two favor and gain a secret for each that matches.
    .title = Trade
web-oath-lesson-travel = Your pawn goes to another site; how much Supply it costs depends on the regions. What you can muster, trade, recover or attack depends on where you stand.
    .title = Travel
web-oath-lesson-rule = You rule a site while your warbands are on it, wherever your pawn is; you then rule its cards too. Move warbands between your board and your site for free.
    .title = Ruling
web-oath-lesson-recover = A relic at your site can be taken for the price that its site names, and a banner by placing more on it than lies there. Relics bring powers; banners may be what an Oath or a Vision asks for.
    .title = Recover
web-oath-lesson-powers = A card that you rule, or that lies at your site, can be used for its cost. What lies on a card when you rest goes back: favor to its bank, secrets to you.
    .title = Powers of cards
web-oath-lesson-campaign = Attack whoever rules your site or stands there, or bandits. You may take several targets at once; the odds are shown before you declare anything. A defender rolls a die for each shield of the targets, and adds the warbands there.
    .title = Campaign
web-oath-lesson-targets = Choose what you want to win: sites, relics, banners, the pawn itself. Each target adds dice to the defense. Few targets are a safer start.
    .title = Targets
web-oath-lesson-plans = Cards with a battle plan that you rule can be used once each, now. Read what they do to both sides, or go on without.
    .title = Battle plans
web-oath-lesson-sacrifice = Your attack is not higher than the defense. You may give exactly as many warbands as are missing and win all the same, or accept the defeat and lose half of your force.
    .title = Sacrifice
web-oath-lesson-attacked = Whoever loses a campaign loses half of the warbands that took part; the rest come back to the board. Warbands on your board defend where your pawn stands.
    .title = You were attacked
web-oath-lesson-vision = A Vision is an Exile's own way to win: played faceup, it names a condition, and whoever meets it at the beginning of their own turn, once three Visions have been drawn, wins. Everybody sees it, so everybody can prevent it.
    .title = Visions
web-oath-lesson-keeper = Somebody else keeps the Oath now. An Exile who still keeps it at the beginning of their next turn becomes the Usurper, and a turn later wins.
    .title = The Oath changes hands
web-oath-lesson-usurper = The Usurper wins at the beginning of their next turn unless somebody takes the Oath from them first. That is now everybody's business.
    .title = The Usurper
web-oath-lesson-citizen = An Exile may be made a Citizen for a relic. A Citizen fights for the Empire, and wins in the Chancellor's place if they meet the Successor's goal.
    .title = Citizens
web-oath-lesson-rest = You have hardly any Supply left. Rest: favor on cards goes to the banks, secrets come back to you, Supply is refreshed, and the next player has the turn.
    .title = Rest
web-oath-lesson-end = After rounds 5, 6 and 7 a die is rolled while the Empire keeps the Oath: the Chancellor wins on a 6, then on 5-6, then on 3-6. After round 8 it is over in any case.
    .title = The end
web-oath-lesson-won = Look back to see when the Oath, or a Vision, was within somebody's reach, and what would have prevented it.
    .title = The game is over
web-oath-sure-leave = Leave the Empire? You become an Exile again, and your warbands with you.
web-oath-sure-rest = { $supply ->
    [one] You have 1 Supply left. Rest all the same?
   *[other] You have { $supply } Supply left. Rest all the same?
}
web-oath-sure-exile = Exile this Citizen? It costs favor, and they are an enemy from now on.

## A world between two games

web-oath-kind-relic = relic
web-oath-kind-edifice = edifice
web-oath-kind-ruin = ruin
web-oath-edifices = Edifices
web-oath-no-edifices = none
web-oath-deck-by-suit = World deck

## The first game as it is taught

web-oath-lesson-keep-paths = With Forest Paths faceup you will travel to Beast cards without Supply. The other two serve a fighter better, and you have three sites to keep, not to win.
    .title = A first adviser
web-oath-lesson-first-search = Nothing is cheaper now than the world deck: 2 Supply, and more after each Vision that somebody draws. Search while it is so.
    .title = Begin with a Search
web-oath-lesson-keep-garrison = Garrison brings a warband for every site you rule, and the Empire rules three. Later in the game it would hardly bring more; now it guards all three at once.
    .title = Three cards, one to play
web-oath-lesson-place-garrison = Played at your site, a card pays you a favor from its suit’s bank and stays where you rule. As an adviser it would bring the warbands too, but no favor.
    .title = To the site
web-oath-lesson-first-muster = A favor on Longbows, two warbands on your board. The favor comes back to its bank when you rest, so use every card once.
    .title = Raise a force
web-oath-lesson-second-muster = Garrison is empty still, so it takes a favor too. Seven warbands make you strong enough to add a site to the three.
    .title = And once more
web-oath-lesson-to-the-coast = The other site of the Cradle lies facedown and is only 1 Supply away. Whoever comes there turns it up; until somebody wins it, bandits rule it.
    .title = See what is there
web-oath-lesson-bandits = Bandits have no warbands, only the dice of the site, so this is the easiest campaign of all. A fourth site makes it harder to pass you under this Oath.
    .title = A campaign against bandits
web-oath-lesson-all-dice = One attack die for each warband that goes. A die with a skull kills one of them, but against bandits it is the swords that count: send all.
    .title = How many dice
web-oath-lesson-longbows = You rule Longbows at Plains, so this plan is yours wherever you fight, and it costs nothing: one more die.
    .title = A battle plan
web-oath-lesson-garrison-the-coast = At least one warband must stay here for you to rule it. Three are a guard that others think twice about; the rest goes home on your board.
    .title = Leave a guard
web-oath-lesson-first-rest = Your Supply is spent. Rest, and watch what the three Exiles do. From here on the game is yours: nothing more is written.
    .title = Enough for a turn
