### The 144 denizens of Oath that are not in the first game: their names in English.

## Arcane

oath-card-secret-signal = Secret Signal
oath-card-augury = Augury
oath-card-rusting-ray = Rusting Ray
oath-card-portal = Portal
oath-card-billowing-fog = Billowing Fog
oath-card-kindred-warriors = Kindred Warriors
oath-card-terror-spells = Terror Spells
oath-card-blood-pact = Blood Pact
oath-card-revelation = Revelation
oath-card-observatory = Observatory
oath-card-plague-engines = Plague Engines
oath-card-gleaming-armor = Gleaming Armor
oath-card-bewitch = Bewitch
oath-card-jinx = Jinx
oath-card-tutor = Tutor
oath-card-dream-thief = Dream Thief
oath-card-cracking-ground = Cracking Ground
oath-card-sealing-ward = Sealing Ward
oath-card-initiation-rite = Initiation Rite
oath-card-vow-of-silence = Vow of Silence
oath-card-forgotten-vault = Forgotten Vault
oath-card-map-library = Map Library
oath-card-witchs-bargain = Witch’s Bargain
oath-card-master-of-disguise = Master of Disguise

## Discord

oath-card-charlatan = Charlatan
oath-card-assassin = Assassin
oath-card-downtrodden = Downtrodden
oath-card-blackmail = Blackmail
oath-card-cracked-sage = Cracked Sage
oath-card-dissent = Dissent
oath-card-false-prophet = False Prophet
oath-card-vow-of-renewal = Vow of Renewal
oath-card-zealots = Zealots
oath-card-royal-ambitions = Royal Ambitions
oath-card-salt-the-earth = Salt the Earth
oath-card-beast-tamer = Beast Tamer
oath-card-riots = Riots
oath-card-silver-tongue = Silver Tongue
oath-card-gambling-hall = Gambling Hall
oath-card-boiling-lake = Boiling Lake
oath-card-relic-thief = Relic Thief
oath-card-enchantress = Enchantress
oath-card-insomnia = Insomnia
oath-card-sneak-attack = Sneak Attack
oath-card-gossip = Gossip
oath-card-bandit-chief = Bandit Chief
oath-card-chaos-cult = Chaos Cult
oath-card-slander = Slander

## Order

oath-card-code-of-honor = Code of Honor
oath-card-outriders = Outriders
oath-card-messenger = Messenger
oath-card-field-promotion = Field Promotion
oath-card-palanquin = Palanquin
oath-card-shield-wall = Shield Wall
oath-card-military-parade = Military Parade
oath-card-tome-guardians = Tome Guardians
oath-card-tyrant = Tyrant
oath-card-forced-labor = Forced Labor
oath-card-secret-police = Secret Police
oath-card-specialist = Specialist
oath-card-captains = Captains
oath-card-siege-engines = Siege Engines
oath-card-royal-tax = Royal Tax
oath-card-toll-roads = Toll Roads
oath-card-curfew = Curfew
oath-card-knights-errant = Knights Errant
oath-card-vow-of-obedience = Vow of Obedience
oath-card-hunting-party = Hunting Party
oath-card-council-seat = Council Seat
oath-card-encirclement = Encirclement
oath-card-peace-envoy = Peace Envoy
oath-card-relic-hunter = Relic Hunter

## Hearth

oath-card-homesteaders = Homesteaders
oath-card-crop-rotation = Crop Rotation
oath-card-a-round-of-ale = A Round of Ale
oath-card-land-warden = Land Warden
oath-card-charming-friend = Charming Friend
oath-card-village-constable = Village Constable
oath-card-family-heirloom = Family Heirloom
oath-card-news-from-afar = News from Afar
oath-card-levelers = Levelers
oath-card-fabled-feast = Fabled Feast
oath-card-the-great-levy = The Great Levy
oath-card-hearts-and-minds = Hearts and Minds
oath-card-relic-breaker = Relic Breaker
oath-card-book-binders = Book Binders
oath-card-ballot-box = Ballot Box
oath-card-saddle-makers = Saddle Makers
oath-card-herald = Herald
oath-card-rowdy-pub = Rowdy Pub
oath-card-vow-of-peace = Vow of Peace
oath-card-deed-writer = Deed Writer
oath-card-salad-days = Salad Days
oath-card-marriage = Marriage
oath-card-hospital = Hospital
oath-card-awaited-return = Awaited Return

## Nomad

oath-card-convoys = Convoys
oath-card-vow-of-kinship = Vow of Kinship
oath-card-wild-mounts = Wild Mounts
oath-card-lancers = Lancers
oath-card-mountain-giant = Mountain Giant
oath-card-rival-khan = Rival Khan
oath-card-lost-tongue = Lost Tongue
oath-card-special-envoy = Special Envoy
oath-card-resettle = Resettle
oath-card-oracle = Oracle
oath-card-pilgrimage = Pilgrimage
oath-card-spell-breaker = Spell Breaker
oath-card-mounted-patrol = Mounted Patrol
oath-card-great-crusade = Great Crusade
oath-card-ancient-bloodline = Ancient Bloodline
oath-card-ancient-pact = Ancient Pact
oath-card-storm-caller = Storm Caller
oath-card-family-wagon = Family Wagon
oath-card-way-station = Way Station
oath-card-twin-brother = Twin Brother
oath-card-hospitality = Hospitality
oath-card-a-fast-steed = A Fast Steed
oath-card-relic-worship = Relic Worship
oath-card-sacred-ground = Sacred Ground

## Beast

oath-card-nature-worship = Nature Worship
oath-card-birdsong = Birdsong
oath-card-small-friends = Small Friends
oath-card-grasping-vines = Grasping Vines
oath-card-threatening-roar = Threatening Roar
oath-card-fae-merchant = Fae Merchant
oath-card-second-chance = Second Chance
oath-card-pied-piper = Pied Piper
oath-card-mushrooms = Mushrooms
oath-card-insect-swarm = Insect Swarm
oath-card-vow-of-union = Vow of Union
oath-card-giant-python = Giant Python
oath-card-war-tortoise = War Tortoise
oath-card-new-growth = New Growth
oath-card-wild-cry = Wild Cry
oath-card-animal-host = Animal Host
oath-card-memory-of-nature = Memory of Nature
oath-card-marsh-spirit = Marsh Spirit
oath-card-vow-of-poverty = Vow of Poverty
oath-card-forest-council = Forest Council
oath-card-walled-garden = Walled Garden
oath-card-vow-of-beastkin = Vow of Beastkin
oath-card-bracken = Bracken
oath-card-wild-allies = Wild Allies
