### Project NOS in English.

nos-seat-flame = Flame
nos-seat-bolt = Bolt
nos-seat-comet = Comet
nos-seat-crown = Crown
nos-rules =
    Six cards make the track. Be the first to cover all of them, from the first to the last, with one die each. Two race wins take the game.

    Before a race everybody picks three times: a modification card with one of its dice, or one more die for a card they have. Nobody has more than two cards, and never two of one colour. With three common dice that makes six dice for six cards.

    Then all race at once. Pick up two dice and roll. You may put one of them on your next card if it shows the same number. If it is one too low, or too high by any amount, you may place it too, but that costs a redline. After two redlines your engine is at its limit: a third blows it up.

    V8: with a V8 die among them you roll three dice. Nitrous: keep what the die shows and place it when it fits. Turbocharger: 1 to 3 only. Supercharger: 4 to 6 only. Wide Tires: one too low is free. Spoiler: one too high is free. Each works on its own dice alone.

    Alone you race the clock: a master needs less than 15 seconds, a pro less than 25, an amateur less than 35.

nos-die-common = common
nos-die-v8 = V8
nos-die-nitrous = Nitrous
nos-die-turbocharger = Turbocharger
nos-die-supercharger = Supercharger
nos-die-wide-tires = Wide Tires
nos-die-spoiler = Spoiler
nos-part-common = Every number counts as it is.
nos-part-v8 = With a V8 die in hand you roll three dice.
nos-part-nitrous = After a roll a Nitrous die may be saved and placed later.
nos-part-turbocharger = A Turbocharger die counts 1, 2 or 3.
nos-part-supercharger = A Supercharger die counts 4, 5 or 6.
nos-part-wide-tires = One under the card costs no redline.
nos-part-spoiler = One over the card costs no redline.
nos-does-face = Its dice always count { $value }.
nos-does-faces = Its dice count { $values } or { $last }.
nos-does-under =
    { $under ->
        [1] One under the card costs no redline.
       *[other] Up to { $under } under the card costs no redline.
    }
nos-does-over =
    { $over ->
        [1] One over the card costs no redline.
       *[other] Up to { $over } over the card costs no redline.
    }

nos-dice-1 = { $first }
nos-dice-2 = { $first } + { $second }
nos-dice-3 = { $first } + { $second } + { $third }
nos-move-roll = roll { $dice }
nos-move-reroll = roll the saved { $value } again
nos-move-place = place { $die } { $value }
nos-move-place-saved = place the saved { $value }
nos-move-save = save the { $value }
nos-move-blow = blow the engine
nos-move-return = take the last die back
nos-move-jump = jump the start
nos-move-line-up = back to the line
nos-move-take = take { $part }
nos-move-add = one more { $part } die
nos-move-give = give back { $part }
nos-move-face = the die shows { $value }
nos-move-card = card { $value }
nos-move-first = { $seat } picks first
nos-move-late = { $seat } late
nos-move-green = green light
nos-move-flag = flag
nos-move-time =
    { $span ->
        [long] time: a minute or more
       *[short] time { $seconds }.{ $tenths } s
    }

nos-run =
    { $span ->
        [long] a minute or more, { $rank }
       *[short] { $seconds }.{ $tenths } s, { $rank }
    }
nos-course-random = Any track
nos-course-daily-beat = Today’s track, on the beat
nos-course-random-beat = Any track, on the beat

nos-ask-draft = Modify your car: pick a part or one more die.
nos-ask-countdown = Wait for the green light.
nos-ask-roll = Pick up dice and roll.
nos-ask-place = Place a die, or roll again.
nos-ask-jumped = That was too early. Go back to the line.
nos-ask-stuck = No die can go on. Take your last one back.

nos-race-begins =
    { $extra ->
        [1] An extra race decides race { $number }.
       *[other] Race { $number }.
    }
nos-dealt = Card { $place } of the track is a { $value }.
nos-dealt-one = { $value }
nos-dealt-all = The track: { $all }.
nos-picks-first = { $seat } picks first.
nos-took = { $seat } takes { $part } and one of its dice.
nos-added = { $seat } takes one more { $part } die.
nos-gave = { $seat } gives { $part } back.
nos-was-late = { $seat } was too late.
nos-lights = Engines on. Wait for green.
nos-jumped = { $seat } jumps the start!
nos-went-green = Go!
nos-lined-up = { $seat } is back at the line.
nos-picked-up = { $seat } rolls { $dice }.
nos-picked-up-saved = { $seat } rolls its saved { $value } again.
nos-rolled = { $seat } rolls { $die } { $value }.
nos-rolled-one = { $die } { $value }
nos-rolled-all = { $seat } rolls { $all }.
nos-placed = { $seat } places { $die } { $value }.
nos-placed-saved = { $seat } places its saved { $value }.
nos-saved = { $seat } saves a { $value }.
nos-redlined =
    { $number ->
        [1] { $seat } redlines.
       *[other] { $seat } redlines again: the limit.
    }
nos-exploded = { $seat }'s engine blows up at card { $number }.
nos-stalled = { $seat } is stalled at card { $number }: no die of theirs can ever fit.
nos-returned = { $seat } takes the die off card { $number }.
nos-finished =
    { $number ->
        [1] { $seat } crosses the line in first place!
       *[other] { $seat } crosses the line in place { $number }.
    }
nos-stopped = The race is stopped.
nos-beat-begins = Beat { $number }.
nos-won-race =
    { $number ->
        [1] { $seat } wins the race.
       *[other] { $seat } wins the race, for the second time.
    }
nos-nobody-won = Nobody finishes race { $number }.
nos-photo-finish = Photo finish! { $number } cars are level, and an extra race decides.
nos-trophy = { $seat } keeps the { $value } of the track.
nos-shuffled = { $number } track cards are shuffled into a new pile.
nos-timed =
    { $rank ->
        [master] { $seconds }.{ $tenths } seconds: a master's run.
        [pro] { $seconds }.{ $tenths } seconds: a pro's run.
        [amateur] { $seconds }.{ $tenths } seconds: an amateur's run.
       *[novice] { $span ->
            [long] A minute or more: a novice's run.
           *[short] { $seconds }.{ $tenths } seconds: a novice's run.
        }
    }
nos-won = { $seat } wins the game.
nos-ran-out = The run ends at card { $number }, without a rank.

nos-rank-unranked = unranked
nos-rank-novice = novice
nos-rank-amateur = amateur
nos-rank-pro = pro
nos-rank-master = master

nos-ending-wins = two races won
nos-ending-time = the end of the track
nos-ending-breakdown = a breakdown

nos-race-number = race { $race }
nos-left = { $cards } cards, { $dice } dice
nos-key-save = save
nos-key-others = other moves
nos-signs = ✓ match  ▲ redline  ! third redline  ✗ no
nos-status-jumped = false start
nos-status-stuck = stuck
nos-status-exploded = engine blown
nos-status-stalled = stalled

nos-say-ready = Ready when you are.
nos-say-dust = Eat my dust!
nos-say-engine = My poor engine.
nos-say-rematch = Once more!
nos-say-well-driven = Well driven!

option-nos-drivers = Drivers
    .about = One drives against the clock; two to four race each other.
option-nos-pace = Pace
    .about = Live, everybody rolls as fast as they can. On the beat all choose in peace and roll together.
option-nos-pace-live = live
option-nos-pace-beat = on the beat
option-nos-dead-end = Dead ends
    .about = What becomes of a car none of whose dice can ever fit.
option-nos-dead-end-out = out of the race
option-nos-dead-end-return = takes its last die back
option-nos-track = Track
    .about = The first track: dealt, six values such as 3,1,6,2,5,4, or a day such as 2026-01-31 for its daily track.
option-nos-track-random = dealt
option-nos-cards = Cards
    .about = The sheet of track cards and modifications.
option-nos-cards-street = Street

nos-holding-parts = your parts
nos-holding-dice = your dice
nos-holding-track = your track
nos-holding-saved = your saved dice
nos-holding-redlines = your redlines
nos-holding-wins = your wins
nos-holding-trophies = your trophies
