### Rulings on single cards of Oath, in English: one a line.

oath-ruling-wrestlers =
    A targeted site that loses its last warband this way is captured all the same.
    A warband of an ally’s board may be sacrificed only if that board fights in the defending force.
oath-ruling-battle-honors =
    If the bank has less than two favor, you gain what there is.
    When bandits win with it, the favor is burnt.
oath-ruling-bear-traps =
    The warband that dies takes no second die with it: the pool is already made.
    It counts among the dead for the Cursed Cauldron.
oath-ruling-garrison =
    The new warbands come to your board first. Where there are too few, you gain and place as many as there are, at sites of your choice.
oath-ruling-scouts =
    A campaign without Supply still brings the Supply, so one may end with more than one began with.
oath-ruling-martial-culture =
    It happens before Second Wind.
oath-ruling-errand-boy =
    What you discard goes where your own region’s discards go.
    It may be combined with Mushrooms.
oath-ruling-second-wind =
    It comes after all other plans, and after a Sneak Attack.
oath-ruling-key-to-the-city =
    It works at a site of bandits, where there is nobody to kill.
    The warband comes from your bank, purple if you are Imperial, and never from your board; with an empty bank none comes.
    If you rule the site and stand there, nothing happens; played there from elsewhere, it kills your own warbands too.
    At a site of the Empire the pawn of any Imperial player shuts it.
oath-ruling-scryer =
    You see the whole pile.
oath-ruling-disgraced-captain =
    The Order card must lie at a site that is a target; the pawn of the defender is not enough.
oath-ruling-naysayers =
    You yourself may be the Exile who keeps the Oath.
oath-ruling-book-burning =
    Facedown secrets burn too.
oath-ruling-ancient-binding =
    Secrets on the Darkest Secret stay.
oath-ruling-warning-signals =
    A Citizen needs no permission of the Chancellor’s.
oath-ruling-the-gathering =
    Players come in turn order from the Chancellor on, may make several exchanges, and stay.
    Coming here is no journey: there are no tolls, and no power of travelling applies.
oath-ruling-tents =
    They are declared before the ruler of a Shrouded Wood speaks; led out of the region, one has wasted them.
oath-ruling-great-herd =
    It does not change places with a locked card.
oath-ruling-fire-talkers =
    In battle plans your side is the whole Imperial side.
oath-ruling-dazzle =
    Locked cards and edifices stay.
oath-ruling-acting-troupe =
    You need not count it otherwise, and may do so in a Trade alone.
oath-ruling-taming-charm =
    Favor on the discarded card returns to the bank before you gain yours.
    A locked card cannot be chosen.
oath-ruling-inquisitor =
    Conspiracy, once found, may also be played facedown.
    If it was something else, no favor is left on this card, and it may be used again at once.
oath-ruling-wolves =
    They may kill a warband of your own, so that your bank is fuller when you rest.
oath-ruling-true-names =
    It holds when you attack and when you defend, also as an ally of the Empire.
oath-ruling-forest-paths =
    Powers of sites count nothing, but those of cards, such as Toll Roads, do.
    Out of an enemy’s Shrouded Wood its ruler still says where you go: to a site with a Beast card it is free, elsewhere you pay or stay.
oath-ruling-rangers =
    Defense dice are counted when the plan is used; skulls kill nobody in any case.
oath-ruling-roving-terror =
    Somewhere else there must be a denizen to discard.
    A locked card cannot be that denizen.
oath-ruling-welcoming-party =
    It welcomes only cards that are played faceup, and not itself.
oath-ruling-storyteller =
    The banner may be nobody’s; secrets beyond the first return to the bank when it is recovered then.
oath-ruling-armed-mob =
    The banner’s holder may be anywhere; locked advisers are safe.
oath-ruling-secret-signal =
    With the Careless trait the Chancellor gets both additions when trading a secret.
    The additional favor comes from the same bank.
oath-ruling-augury =
    With Mushrooms one draws two cards.
oath-ruling-portal =
    It leads to its own site only if you rule that, since else you cannot use it; Toll Roads still take their favor.
oath-ruling-kindred-warriors =
    Arcane itself is none of the other suits.
oath-ruling-terror-spells =
    The two warbands may die in different places.
    Boards of players who stand in your region count, and your own warbands may die.
oath-ruling-revelation =
    Players decide in turn order from the Chancellor on.
oath-ruling-plague-engines =
    Every Imperial player pays for all sites of the Empire; whoever has too little pays what there is.
oath-ruling-gleaming-armor =
    A Citizen’s helps the Chancellor only if that Citizen has joined as an ally.
oath-ruling-jinx =
    One roll may be repeated once, and is paid for when it has been seen; so may the rolls of Relic Thief and Gambling Hall.
oath-ruling-dream-thief =
    The players may be anywhere. Neither lock nor place matters to facedown cards, and Visions change places too.
oath-ruling-vow-of-silence =
    Secrets may still be taken from you.
oath-ruling-forgotten-vault =
    The banner may be nobody’s.
oath-ruling-witchs-bargain =
    The last secret may be taken, and one use may be for several players; a Vow of Silence forbids only giving.
    You alone decide; nobody else is asked.
oath-ruling-master-of-disguise =
    You use the modifiers of Trade that the other player has, and not your own; your own Vows do not bind you in it.
oath-ruling-charlatan =
    Only secrets on the banner burn.
oath-ruling-assassin =
    With two locked advisers it cannot be played.
    Locked advisers are safe from it.
oath-ruling-blackmail =
    The holder decides once you have named the relic, and cannot refuse with less than three favor.
oath-ruling-cracked-sage =
    An attacker may find the Arcane adviser with the defender or any ally of its; facedown advisers have no suit.
oath-ruling-dissent =
    Sites of the Empire count for every Imperial player.
    You pay too, unless you hold the People’s Favor; everybody pays as far as possible.
oath-ruling-false-prophet =
    A Citizen keeps it, but cannot use it before being an Exile again.
    The warband comes from your bank; any revealed Vision will do, your own too. A Vision that it discards is treated as one that was just searched for.
oath-ruling-vow-of-renewal =
    Favor burnt for a relic comes to you too, so that what you burn yourself costs you nothing.
oath-ruling-zealots =
    Forces are compared when the plan is used.
oath-ruling-royal-ambitions =
    The space of the Reliquary binds the Chancellor from now on; the relic is taken, so that a Relic Thief may answer.
oath-ruling-salt-the-earth =
    It may be played to the Drowned City, which has no room for others, but not to a facedown site.
    Once it has left the Drowned City there is no room again, so that no edifice takes its place there in the Chronicle.
oath-ruling-beast-tamer =
    It holds when you attack and when you defend, also as an ally of the Empire.
oath-ruling-riots =
    Only cards at sites are counted and discarded; where Discord is the most common, it spares itself.
    Locked cards and edifices are counted, but stay.
oath-ruling-silver-tongue =
    With two locked advisers it cannot be played.
oath-ruling-gambling-hall =
    Faces that double multiply all shields.
oath-ruling-boiling-lake =
    It burns those who are made to travel, too.
    Of a single warband on the board that one dies.
oath-ruling-relic-thief =
    The cost is paid when it is used; relics that are given do not count. All dice count together, and the title is looked at after each transfer.
    Blanks and doubling faces show no shield; a relic that was taken from yourself in a campaign counts.
oath-ruling-enchantress =
    Whoever has too many advisers then discards some, but not the Enchantress.
    The adviser may be anybody’s, anywhere, but not a locked one.
oath-ruling-insomnia =
    With two locked advisers it cannot be played.
oath-ruling-sneak-attack =
    The ordinary rules say whom you may attack; it happens right after the other campaign.
    It comes before the attacker’s Second Wind.
oath-ruling-gossip =
    Ruled by bandits it binds everybody; advisers who lie facedown already, and those of the set-up, stay.
    If the only card drawn cannot be played faceup, it is discarded.
oath-ruling-code-of-honor =
    It leaves the user’s whole side no other plan; bandits who have it use it alone.
oath-ruling-messenger =
    A Citizen needs no permission of the Chancellor’s.
oath-ruling-palanquin =
    Whoever is carried must pay what the way takes. Out of a Shrouded Wood its ruler may lead that player elsewhere.
    Your own pawn is put, which is no journey, and comes to the chosen site in any case. If the carried player rules the Wood, it follows you.
oath-ruling-military-parade =
    Each adviser that matches is a favor; when bandits win with it, the favor is burnt.
oath-ruling-tome-guardians =
    While bandits rule it nobody may take the banner.
oath-ruling-tyrant =
    If nobody is there, nobody dies; it may have to be your own last warband.
    The traveller chooses. Bandits of the Bandit Crown do not die; journeys that are free or forced count too.
oath-ruling-forced-labor =
    It is paid again each time, also when a facedown adviser is played or discarded, and for an Oracle.
    If the Empire rules it, the Chancellor gets the favor; if bandits do, it is burnt.
oath-ruling-secret-police =
    Conspiracy is a Vision, and barred as well.
oath-ruling-specialist =
    The whole defending side is barred, allies too.
    So are the plans of bandits.
oath-ruling-captains =
    A Citizen may lead them against the Empire. The warbands of the site still join the Citizen’s force, do not defend, and the site need not be a target.
oath-ruling-siege-engines =
    If there is one warband, that one dies; bandits are no warbands.
oath-ruling-royal-tax =
    Imperial players at sites of the Empire pay too; whoever has less than two favor pays what lies on the board. Favor that Vow of Kinship keeps in a bank is safe.
oath-ruling-toll-roads =
    Who is made to travel and does not want to pay stays; a facedown site has no ruler, and no toll.
    If the Empire rules it, the Chancellor gets the favor; if bandits do, it is burnt.
    What makes a journey free, or ignores sites, does not spare the toll.
oath-ruling-curfew =
    If the Empire rules it, the Chancellor gets the favor; if bandits do, it is burnt.
oath-ruling-vow-of-obedience =
    It bars Conspiracy as well; a Vision that is already revealed stays.
oath-ruling-council-seat =
    In the Chronicle boards of Citizens turn all the same, since that is no exile.
oath-ruling-encirclement =
    Forces are compared once, when the plan is used, and whole ones, not boards alone.
oath-ruling-peace-envoy =
    The favor goes to the named attacker or defender, and is part of the cost; pawn and favor may be a target.
    The enemy’s pawn must stand with you, so that bandits are never won over; the rest of your side has no other plans either.
oath-ruling-relic-hunter =
    The relic’s site must be a target itself.
    These targets and their dice are named with the plans; afterwards any relic taken in this campaign may go under the deck.
oath-ruling-homesteaders =
    The card is moved, not played: no favor, no bonus of a homeland, no power when played. There must be room; locked cards and those that only advise stay.
oath-ruling-crop-rotation =
    It may be combined with the People’s Favor.
oath-ruling-land-warden =
    The banner’s power may be used for each of the two cards; the other one may lie facedown.
oath-ruling-village-constable =
    Enemies are the named defender and all Imperial allies.
oath-ruling-the-great-levy =
    What the People’s Favor cancels, it cancels on both sides.
    Enemies are the named defender and all Imperial allies.
oath-ruling-hearts-and-minds =
    If an Imperial player uses it, it stays where any Imperial player holds the People’s Favor.
oath-ruling-relic-breaker =
    A relic that an enemy’s Ancient Bloodline locks cannot be broken.
oath-ruling-book-binders =
    Conspiracy counts as a Vision.
oath-ruling-ballot-box =
    Your Act Phase ends, and your Supply is full.
oath-ruling-saddle-makers =
    They come after the favor of the site and its homeland, before the power of the card that was played.
oath-ruling-vow-of-peace =
    Your Citizens may still campaign.
    Nor may you sacrifice as an ally of the Empire.
oath-ruling-deed-writer =
    The Chancellor and Citizens sell no sites to each other; a new ruler sends at least one warband, unless the Bandit Crown stands in for it.
    A Citizen may sell a site of the Empire without asking the Chancellor, and takes its warbands; buying one, a Citizen sends warbands of the own board.
oath-ruling-salad-days =
    The favor for playing it to a site comes as well.
oath-ruling-marriage =
    It counts twice wherever advisers count: in Trade, for Conspiracy, for Military Parade, and in the Chronicle.
oath-ruling-hospital =
    Warbands come to the site when the campaign ends, if you still rule it.
    Those it saves were not killed, and are out of the Obsidian Cage’s reach; so are those whom skulls kill or who are sacrificed.
oath-ruling-convoys =
    Your own pile may be empty. The other keeps its order and lies on top.
oath-ruling-vow-of-kinship =
    Favor in the Nomad bank is not on your board: a Royal Tax does not reach it, and no banner takes it as you wake. All favor that is given to you goes there.
oath-ruling-wild-mounts =
    Bandits use it only if they would lose two or more Nomad plans; then their first Beast card goes, from the top of the Cradle down.
    Players need not use it; the Beast card, an adviser or at a site they rule, must not be locked.
oath-ruling-lancers =
    Skulls are doubled too.
oath-ruling-mountain-giant =
    It is discarded only if three dice were chosen.
oath-ruling-rival-khan =
    Enemies are the named defender and all Imperial allies; once used it is discarded, even if its condition failed.
oath-ruling-resettle =
    The card is moved, not played. It may be your own; the site lies faceup and has room. Locked cards and those that only advise stay.
oath-ruling-oracle =
    The track of Visions advances, the other cards stay in their order, Forced Labor is paid, and the Cracked Horn may be used.
    If no Vision is left in the world deck, none is drawn.
oath-ruling-pilgrimage =
    The cards that leave are shuffled in first and may come back; what lies on them returns as if they were discarded.
    Edifices are no denizens; locked denizens stay and are not counted.
oath-ruling-spell-breaker =
    It bars secrets for Gleaming Armor, for the Buried Giant and the Hidden Place, and for Conspiracy, but not a Muster by Initiation Rite.
oath-ruling-mounted-patrol =
    The pool is halved after all other plans.
oath-ruling-great-crusade =
    It counts itself.
    An Imperial player counts what the whole side rules.
oath-ruling-ancient-bloodline =
    It holds always, not in campaigns alone; enemies cannot recover such relics.
oath-ruling-ancient-pact =
    Only an Exile can do this; the banner is given, and suffers nothing.
    Your Act Phase ends, and your Supply is full; the relic is chosen unseen.
oath-ruling-family-wagon =
    The new limit is looked at when it is played, so that three Nomads and the Wagon may stay; a Pied Piper may always follow.
    Played after a Pied Piper, it leaves you one adviser who is no Nomad; a facedown one has no suit, and is none.
oath-ruling-way-station =
    If the Empire rules it, the Chancellor gets the favor; if bandits do, it is burnt.
    You need not pay: then the journey costs what it costs.
oath-ruling-twin-brother =
    A locked adviser cannot be exchanged; nothing of this counts as played.
oath-ruling-small-friends =
    Only modifiers at the chosen site may be used, and none where your pawn really stands.
oath-ruling-grasping-vines =
    They hold those who are made to travel, too.
oath-ruling-fae-merchant =
    Under the Oath of Protection relics are counted only when one has gone back.
oath-ruling-pied-piper =
    The secret goes with the card, and returns when you rest; for cards that are played later it takes a place.
oath-ruling-mushrooms =
    They may be combined with Augury, the Greedy trait, and Errand Boy.
oath-ruling-insect-swarm =
    Only opponents in the campaign pay.
    Bandits use plans only if they are free, so that this stops theirs.
oath-ruling-vow-of-union =
    It is no choice. Last warbands of sites may be used up; nobody can make you travel meanwhile. A Citizen who fights the Empire gets none of its warbands.
    The dead may be taken from any place, but warbands are not moved about; bandits of the Bandit Crown join, and do not die.
    Warbands that join count for the number of attack dice.
oath-ruling-giant-python =
    Only dice of named targets count, with the Sprawling Rampart’s, and neither the title’s nor those of plans. It helps the Chancellor as an ally, but comes too late with a Citizen.
oath-ruling-new-growth =
    A facedown site has no room.
oath-ruling-wild-cry =
    Only cards that are played faceup have a suit; it does not cry for itself.
oath-ruling-animal-host =
    It does not matter who rules the site, and an intact Forest Temple counts. Played as an adviser, it does not count itself.
oath-ruling-memory-of-nature =
    You choose the banks, and how much each gives; only cards at sites are counted, not advisers.
oath-ruling-vow-of-poverty =
    The favor of the Careless trait is denied you too.
oath-ruling-walled-garden =
    Beast cards at all sites count, itself and an intact Forest Temple too.
oath-ruling-bracken =
    It covers everything that is discarded in the Search, also by the banner, but not what a played card’s own power discards.
oath-ruling-wild-allies =
    They fight as Captains do, from any site with a Beast card; you need have no warbands there.
oath-ruling-sticky-fire =
    The favor is due even if nobody dies, and goes to the main enemy alone.
oath-ruling-cursed-cauldron =
    Warbands that a Hospital saves do not count; Citizens gain purple ones.
    All who die count, by skulls, sacrifices, Bear Traps or defeat, but bandits never.
oath-ruling-brass-horse =
    There must be a card to turn up. A Vision matches nothing, so that one may ride anywhere; the own site never counts.
    Out of an enemy’s Shrouded Wood its ruler picks among the sites to which you may ride. The card goes back facedown.
oath-ruling-truthful-harp =
    A Vision still stops the drawing; the Harp is declared at the start.
oath-ruling-grand-mask =
    It gives the rule of cards, not of the site.
oath-ruling-horned-mask =
    Nothing is played, and no favor comes of it.
    Neither card may be locked, and each must be allowed in its new place.
oath-ruling-whistle =
    Whoever is called must be able to pay what the way takes, and willing; a Narrow Pass may be in the way.
    The secret is handed over faceup, and then the Whistle may be used again; bound by a Vow of Silence you keep it, and it stays on the Whistle.
oath-ruling-dowsing-sticks =
    To keep the relic is to take it, so that a Relic Thief may answer.
oath-ruling-cracked-horn =
    Visions may be buried, and the track stays where it is.
oath-ruling-bandit-crown =
    A ruled site with one warband defends as if there were two, and may be left to its bandits. In the Chronicle such sites are ruled as well; a Citizen’s Crown rules for the whole Empire.
    Of a Citizen who attacks the Empire the bandits are the own colour for that campaign. Empty sites get no purple warbands; in the Chronicle a holder made Citizen gets one of the winner’s at each.
    Bandits at targeted sites join your defending force.
oath-ruling-ring-of-devotion =
    It bars every way of putting warbands at sites, after a campaign too.
oath-ruling-skeleton-key =
    The Chancellor may use it.
    The space of the Reliquary binds the Chancellor from now on, and a Relic Thief may answer.
oath-ruling-circlet-of-command =
    Its holder may still recover the own banner.
oath-ruling-obsidian-cage =
    A Hospital takes its share first. Warbands of an Exile who has turned Citizen come out purple; if the Cage goes back to the deck, all are free.
oath-ruling-book-of-records =
    The Fertile Valley still adds its favor.
oath-ruling-dragonskin-drum =
    Journeys that one is made to go count too.
oath-ruling-the-grand-scepter =
    It sleeps only in the turn in which it was taken, and not if it was given.
oath-ruling-sprawling-rampart =
    The die belongs to the target, so that a Giant Python counts it; bandits who rule it have it too.
oath-ruling-bandit-rampart =
    It is a free plan of the defender’s: whoever rules it may use it, and bandits always do.
oath-ruling-hall-of-debate =
    It is safe as a target only; Recover and Conspiracy still take the banner.
oath-ruling-forest-temple =
    It protects as soon as it is built, but does not keep edifices from ruin.
    It works even if the winner does not rule it, and may itself be a ruin afterwards.
oath-ruling-ruined-temple =
    Ruled by bandits it binds everybody.
oath-ruling-festival-district =
    Locked advisers do not change hands, and nobody may have too many afterwards.
oath-ruling-squalid-district =
    It changes the die once it is rolled; more than six still ends the game.
    Ruled by bandits it is nobody’s to use; the Chancellor may use it.
oath-ruling-great-spire =
    With the Truthful Harp only the cards drawn first, and the one that is kept, are shown.
oath-ruling-fallen-spire =
    The number is chosen before anything is seen.
oath-ruling-broken-forge =
    Tokens stay as it turns, so that the repaired Forge has to wait for a Rest; then its favor goes to the Nomad bank.
oath-ruling-conspiracy =
    Only faceup advisers have a suit, and Marriage counts twice. An enemy’s Spell Breaker forbids to burn the secret, and whatever forbids to take things holds.

oath-ruling-fertile-valley =
    The Book of Records replaces only the favor for playing a card; what the homeland gives stays favor.
oath-ruling-barren-coast =
    Only another Coast that lies faceup is that near.
oath-ruling-plains =
    The die is one for any number of targets here, and also for an attacker who rules here.
oath-ruling-mountain =
    Where no attack die is left to take away, the defense gets one more.
oath-ruling-lush-coast =
    Only another Coast that lies faceup is that near.
oath-ruling-wastes =
    The relic counts as taken, so that a Relic Thief may answer.
oath-ruling-rocky-coast =
    Only another Coast that lies faceup is that near.
oath-ruling-narrow-pass =
    Whoever is called to another site of the region does not come.
    Coasts, the Buried Giant, the Shrouded Wood, a Portal and Forest Paths lead past it; no campaign does.
oath-ruling-charming-valley =
    A journey without Supply becomes no dearer.
oath-ruling-deep-woods =
    The relic counts as taken, so that a Relic Thief may answer.
oath-ruling-drowned-city =
    No card finds room here but Salt the Earth, which then is the only one.
oath-ruling-great-slum =
    The discard is up to you, spares locked cards, and may make room for the card that comes.
oath-ruling-buried-giant =
    An enemy’s Spell Breaker forbids to turn the secret.
    On the way to the Hidden Place a second secret is turned.
oath-ruling-the-tribunal =
    What is agreed on in free words is written down with the contract and binds nobody.
oath-ruling-shrouded-wood =
    Players lead astray, bandits do not. The Chancellor does it for the Empire, also where somebody else sends you, and if you rule here yourself you have no say when you are sent.
    The Decadent trait adds to the two Supply. Tents and Forest Paths are declared before, and are of no use unless the journey ends as they want; the Brass Horse lets the ruler choose among sites to which it may be ridden.
oath-ruling-the-hidden-place =
    A journey and a campaign take a secret each, and nobody can make you turn one.
    One secret finds all targets here in a campaign; from the Shrouded Wood, through a Portal and on Forest Paths one comes here without any.
oath-ruling-peoples-favor =
    With the Mob one favor may be added and one returned.
    It plays no card to a facedown site.
    Given to somebody, it keeps its tokens.
oath-ruling-darkest-secret =
    Where it was nobody’s, the other secrets go to the shared bank when it is recovered.
    Given to somebody, it keeps its tokens.
