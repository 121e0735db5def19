# A game of Oath told as prose. Every sentence has three variants; names come in the cases that they need.

oath-who-nom-chancellor = the Chancellor
oath-who-top-chancellor = The Chancellor
oath-who-gen-chancellor = the Chancellor’s
oath-who-dat-chancellor = the Chancellor
oath-who-ins-chancellor = the Chancellor
oath-who-nom-red = Red
oath-who-top-red = Red
oath-who-gen-red = Red’s
oath-who-dat-red = Red
oath-who-ins-red = Red
oath-who-nom-blue = Blue
oath-who-top-blue = Blue
oath-who-gen-blue = Blue’s
oath-who-dat-blue = Blue
oath-who-ins-blue = Blue
oath-who-nom-yellow = Yellow
oath-who-top-yellow = Yellow
oath-who-gen-yellow = Yellow’s
oath-who-dat-yellow = Yellow
oath-who-ins-yellow = Yellow
oath-who-nom-white = White
oath-who-top-white = White
oath-who-gen-white = White’s
oath-who-dat-white = White
oath-who-ins-white = White
oath-who-nom-black = Black
oath-who-top-black = Black
oath-who-gen-black = Black’s
oath-who-dat-black = Black
oath-who-ins-black = Black
oath-who-nom-bandits = bandits
oath-who-top-bandits = Bandits
oath-who-gen-bandits = the bandits’
oath-who-dat-bandits = bandits
oath-who-ins-bandits = bandits

oath-tale-heading-start = How it began
oath-tale-heading-oath = The keepers of the Oath
oath-tale-heading-war = War
oath-tale-heading-court = Court and exile
oath-tale-heading-land = The land
oath-tale-heading-end = The end
oath-tale-heading-after = What was left

oath-tale-title-1 = { $how ->
    [usurper] How { $seat } took the Oath and kept it
    [visionary] The Vision that { $seat } made true
    [stable-regime] The reign that outlasted round { $round }
    *[war-exhaustion] Weary of war, and { $seat } on top
    }
oath-tale-title-2 = { $how ->
    [usurper] { $seat_top }, the Usurper
    [visionary] What { $seat } had foreseen
    [stable-regime] { $seat_top } and the quiet of round { $round }
    *[war-exhaustion] The long war of { $seat }
    }
oath-tale-title-3 = { $how ->
    [usurper] A stolen Oath
    [visionary] A Vision comes true in round { $round }
    [stable-regime] { $seat_top } stays on the throne
    *[war-exhaustion] { $seat_top }, last after round { $round }
    }
oath-tale-start-1 = There were { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    *[6] six
    } of them, and the Oath of those days was called { $oath }.
oath-tale-start-2 = This is the tale of { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    *[6] six
    } who lived under one Oath, and its name was { $oath }.
oath-tale-start-3 = One Oath, { $oath }, and { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    *[6] six
    } who each read it in a different way.
oath-tale-held-1 = From the first day to the last the title stayed in { $seat_gen } hands.
oath-tale-held-2 = Nobody ever took the title from { $seat }.
oath-tale-held-3 = { $seat_top } held the title at the start and held it at the end; it never moved.
oath-tale-passed-1 = In round { $round } the title passed for the first time, to { $seat }; it changed hands { $times ->
    [one] once
    *[other] { $times } times
    } in all.
oath-tale-passed-2 = { $seat_top } was the first to take the title, in round { $round }, and it would pass { $times ->
    [one] only that once
    *[other] { $times } times
    } before the end.
oath-tale-passed-3 = The title passed { $times ->
    [one] once
    *[other] { $times } times
    }; it began with { $seat } in round { $round }.
oath-tale-usurper-1 = In round { $round } { $seat } woke as the Usurper.
oath-tale-usurper-2 = It was { $seat } who turned the title to its Usurper side, in round { $round }.
oath-tale-usurper-3 = By round { $round } everybody called { $seat } the Usurper, and rightly.
oath-tale-reign-1 = The longest reign was { $seat_gen }: from round { $begin } to round { $end }.
oath-tale-reign-2 = Nobody kept the title longer than { $seat }, who had it from round { $begin } until round { $end }.
oath-tale-reign-3 = Between rounds { $begin } and { $end } there was one name above all others, { $seat_gen }.
oath-tale-calm-1 = No campaign was fought to its end in { $round ->
    [one] a single round
    *[other] { $round } rounds
    }.
oath-tale-calm-2 = Swords stayed in their sheaths, up to round { $round } and to the end.
oath-tale-calm-3 = It was a peace of { $round ->
    [one] one round
    *[other] { $round } rounds
    }: nobody won or lost a campaign.
oath-tale-wars-1 = Campaigns were decided { $wars ->
    [one] once
    *[other] { $wars } times
    }, and the attacker won { $won ->
    [one] once
    *[other] { $won } times
    }.
oath-tale-wars-2 = Of { $wars ->
    [one] one campaign
    *[other] { $wars } campaigns
    } the attackers won { $won }.
oath-tale-wars-3 = They counted { $wars ->
    [one] one campaign
    *[other] { $wars } campaigns
    } in those years; { $won } ended as the attacker had hoped.
oath-tale-largest-1 = None was larger than that of round { $round }: { $seat } against { $other }, { $attack ->
    [one] one die
    *[other] { $attack } dice
    } against { $defense }; { $is_won ->
    [1] the attacker won
    *[0] the attack failed
    }, and it cost { $lost } and { $fallen } warbands.
oath-tale-largest-2 = In round { $round } { $seat } rolled { $attack ->
    [one] one die
    *[other] { $attack } dice
    } against { $other }, who answered with { $defense }; { $is_won ->
    [1] it was enough
    *[0] it was not enough
    }. { $seat_top } lost { $lost ->
    [one] one warband
    *[other] { $lost } warbands
    }, the other side { $fallen }.
oath-tale-largest-3 = No battle had more dice than that of round { $round }, { $attack } and { $defense }: { $seat } attacked { $other }, { $is_won ->
    [1] prevailed
    *[0] was thrown back
    }, and left { $lost } of their own warbands and { $fallen } of the others’ on the field.
oath-tale-first-war-1 = The first to march was { $seat }, in round { $round }, against { $other }, { $is_won ->
    [1] and it went well
    *[0] in vain
    }.
oath-tale-first-war-2 = War began in round { $round }, when { $seat } attacked { $other } { $is_won ->
    [1] and won
    *[0] and lost
    }.
oath-tale-first-war-3 = In round { $round } { $seat } drew swords against { $other } before anybody else did; { $is_won ->
    [1] they brought a victory
    *[0] they brought nothing
    }.
oath-tale-captain-1 = Nobody won more campaigns than { $seat }: { $wars } of them.
oath-tale-captain-2 = { $seat_top } was the captain of that age, with { $wars } victories.
oath-tale-captain-3 = As an attacker { $seat } won { $wars } times, more than anybody.
oath-tale-citizen-1 = In round { $round } { $seat } became a Citizen of the Empire.
oath-tale-citizen-2 = { $seat_top } put on the purple in round { $round }, an Exile no longer.
oath-tale-citizen-3 = The Empire opened its gates to { $seat } in round { $round }.
oath-tale-exile-1 = In round { $round } { $seat } turned Exile.
oath-tale-exile-2 = The purple did not suit { $seat } for ever: round { $round } saw another Exile.
oath-tale-exile-3 = Round { $round } parted { $seat } from the Empire.
oath-tale-vision-1 = In round { $round } { $seat } laid a Vision open for all to see: { $vision }.
oath-tale-vision-2 = { $seat_top } spoke of the { $vision } in round { $round }, and everybody heard.
oath-tale-vision-3 = { $vision }: that was what { $seat } promised the world in round { $round }.
oath-tale-broken-1 = In round { $round } { $seat } broke a word given to { $other }.
oath-tale-broken-2 = What { $seat } had promised { $other } held until round { $round }, and no longer.
oath-tale-broken-3 = { $other_top } trusted { $seat }; round { $round } showed the price.
oath-tale-banner-1 = The last to take the { $banner } was { $seat }, in round { $round }.
oath-tale-banner-2 = In round { $round } the { $banner } came to { $seat }, and nobody took it afterwards.
oath-tale-banner-3 = { $seat_top } raised the { $banner } in round { $round }; no other hand did after that.
oath-tale-relic-1 = The first relic that anybody took was { $relic }: { $seat } had it in round { $round }.
oath-tale-relic-2 = { $seat_top } took { $relic } in round { $round }, before any other relic was taken.
oath-tale-relic-3 = Of all relics { $relic } came first, to { $seat }, in round { $round }.
oath-tale-collector-1 = { $seat_top } laid hands on relics { $relics } times, more than anybody.
oath-tale-collector-2 = No collector matched { $seat }, who took relics { $relics } times.
oath-tale-collector-3 = Relics loved { $seat }: { $relics } times one came.
oath-tale-used-1 = No power was called upon as often as { $card }: { $times } times.
oath-tale-used-2 = { $card } served { $times } times, more than any other card.
oath-tale-used-3 = People turned to { $card } again and again, { $times } times in all.
oath-tale-contested-1 = No site was fought over like { $site }: other warbands came to hold it { $times ->
    [one] once
    *[other] { $times } times
    }.
oath-tale-contested-2 = { $site } changed its rulers { $times ->
    [one] once
    *[other] { $times } times
    }, and no site did so more often.
oath-tale-contested-3 = Whoever passed { $site } could see the colours change, { $times ->
    [one] once
    *[other] { $times } times
    } in that age.
oath-tale-explored-1 = Before the end { $sites ->
    [one] one site
    *[other] { $sites } sites
    } that had lain facedown came to light.
oath-tale-explored-2 = The map grew by { $sites ->
    [one] one site
    *[other] { $sites } sites
    } that nobody had seen before.
oath-tale-explored-3 = { $sites ->
    [one] One site was
    *[other] { $sites } sites were
    } turned up where nobody had looked before.
oath-tale-die-1 = After round { $round } the end die showed { $face }, and the Empire had to wait.
oath-tale-die-2 = The die of round { $round } fell on { $face }: not yet.
oath-tale-die-3 = A { $face } after round { $round } kept the game alive.
oath-tale-end-usurper-1 = In round { $round } { $seat } woke with the title still on its Usurper side, and that was the end.
oath-tale-end-usurper-2 = Nobody had stopped the Usurper in time: { $seat } won in round { $round }.
oath-tale-end-usurper-3 = { $seat_top } kept what was taken, and in round { $round } an Exile’s reign began.
oath-tale-end-visionary-1 = In round { $round } a Vision came true for { $seat }, and the world was another.
oath-tale-end-visionary-2 = { $seat_top } woke in round { $round } and what had been promised was so.
oath-tale-end-visionary-3 = It was a Vision that decided round { $round }, and the one who had revealed it was { $seat }.
oath-tale-end-stable-regime-1 = The die showed { $face }, the regime was stable, and { $seat } had won.
oath-tale-end-stable-regime-2 = With a { $face } on the end die { $seat } won, and the Empire breathed again.
oath-tale-end-stable-regime-3 = A { $face } was enough: the Empire stood, and { $seat } at its head.
oath-tale-end-war-exhaustion-1 = After round { $round } everybody was tired of war, and { $seat } was found on top.
oath-tale-end-war-exhaustion-2 = Nothing was decided until round { $round } was over; then { $seat } had won.
oath-tale-end-war-exhaustion-3 = War ended of itself after round { $round }, in favour of { $seat }.
oath-tale-holdings-1 = When it was over, { $seat } ruled { $sites ->
    [one] one site
    *[other] { $sites } sites
    } and had { $treasures ->
    [one] one relic or banner
    *[other] { $treasures } relics and banners
    }.
oath-tale-holdings-2 = At the end { $seat_gen } sites were { $sites }, and relics and banners { $treasures }.
oath-tale-holdings-3 = { $seat_top } could count sites, { $sites }, and treasures, { $treasures }.
oath-tale-vow-1 = { $seat_top } swore a new Oath: { $oath }.
oath-tale-vow-2 = The Oath of the next age is { $oath }; so { $seat } vowed.
oath-tale-vow-3 = { $oath }: with this word { $seat } closed the old age.
oath-tale-built-1 = { $seat_top } raised an edifice that is to stand: { $card }.
oath-tale-built-2 = Of this victory { $card } remains, built by { $seat }.
oath-tale-built-3 = { $card } stands now where { $seat } wanted it.
oath-tale-lost-sites-1 = { $sites ->
    [one] One site was
    *[other] { $sites } sites were
    } lost to memory.
oath-tale-lost-sites-2 = The map forgot { $sites ->
    [one] one site
    *[other] { $sites } sites
    }.
oath-tale-lost-sites-3 = Nobody will find { $sites ->
    [one] one of the old sites
    *[other] { $sites } of the old sites
    } again.
oath-tale-taken-in-1 = { $other_top } accepted Citizenship from { $seat }.
oath-tale-taken-in-2 = In the new age { $other } will stand beside { $seat }, as a Citizen.
oath-tale-taken-in-3 = { $seat_top } offered { $other } a place in the new Empire, and it was taken.
oath-tale-rebel-1 = In round { $round } { $seat }, a Citizen, stood against the Empire; on the other side was { $other }.
oath-tale-rebel-2 = Purple fought purple in round { $round }: { $seat } and { $other }.
oath-tale-rebel-3 = Of all who ate the Empire’s bread { $seat } met { $other } in battle, in round { $round }.
