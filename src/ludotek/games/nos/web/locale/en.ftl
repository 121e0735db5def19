### Project NOS's board in English.

web-nos-board = The track and its lanes
web-nos-card = Card { $place } of the track: { $value }
web-nos-card-down = Card { $place } of the track is not dealt yet
web-nos-lane =
    { $seat }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } covered, { $redlines ->
        [one] { $redlines } redline
       *[other] { $redlines } redlines
    }, { $wins ->
        [one] { $wins } race won
       *[other] { $wins } races won
    }, { $status }
web-nos-lane-trophies = { $lane }, track cards won: { $cards }
web-nos-status-absent = not in this race
web-nos-status-driving = on the road
web-nos-status-jumped = false start
web-nos-status-stuck = stuck
web-nos-status-finished = finished
web-nos-status-exploded = engine blown
web-nos-status-stalled = stalled
web-nos-race = Race { $race }
web-nos-extra-race = Extra race for race { $race }
web-nos-beat = Beat { $beat }
web-nos-lights-red = The lights are red: wait
web-nos-lights-green = The lights are green
web-nos-wait = Wait…
web-nos-go = Go!
web-nos-time = Time of this run
web-nos-seconds = s
web-nos-minute = a minute or more

web-nos-draft = Parts to pick
web-nos-order = Order of picks
web-nos-picks-made = { $made } of { $of } picks made
web-nos-left =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } left
web-nos-take = Take it
web-nos-add = One more die
web-nos-give = Give it back
web-nos-yours =
    { $dice ->
        [one] Yours: { $dice } die
       *[other] Yours: { $dice } dice
    }
web-nos-can-strand = Some of your dice can never match some cards of this track: place them in time.

web-nos-hand = Your dice
web-nos-gauge =
    { $redlines ->
        [0] No redline
       *[other] Redlines: { $redlines } of { $most }
    }
web-nos-fit-match = match
web-nos-fit-redline = redline
web-nos-fit-third-redline = too hot
web-nos-fit-no = no
web-nos-tumbling = { $die } die, tumbling
web-nos-place = Place the { $die } { $value }: { $fit }
web-nos-place-saved = Place the saved { $value }: { $fit }
web-nos-lies = The { $die } { $value } cannot be placed: { $fit }
web-nos-save = Save the { $value }
web-nos-saved = saved
web-nos-roll-at-green = Roll at green
web-nos-roll = Roll
web-nos-other-dice = Other dice to roll
web-nos-no-dice = Roll: your next card waits.
web-nos-no-dice-yet = Engines on. Touching anything before green is a false start.
web-nos-sealed = Chosen
web-nos-why-chosen = You have chosen: all roll as soon as the others have too.
web-nos-blow-ask = Third redline…
web-nos-blow-title = Blow your engine?
web-nos-blow-about = A third redline puts your car out of this race. There is no way back.
web-nos-blow-no = Keep driving

web-nos-finish = Photo finish of race { $race }
web-nos-finish-time = { $seconds } s
web-nos-finish-beat = in beat { $beat }
web-nos-reaction = { $seconds } s after green
web-nos-cost =
    The race was lost on card { $card }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }, first { $dice }
web-nos-cost-time =
    The race was lost on card { $card }: { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }
web-nos-cost-lost = { $seconds } s lost
web-nos-cards-covered =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-nos-wins =
    { $wins ->
        [one] { $wins } race won
       *[other] { $wins } races won
    }
web-nos-trophy = Track card won: { $value }
web-nos-go-on = Go on

## Learn by playing

web-nos-lesson-goal = Cover the six cards of the track with dice, from left to right, before anybody else does: that wins a race. Two races won win the game.
    .title = What you play for
web-nos-lesson-parts = Before each race everybody picks three times in turn. A part gives you its card and one die of its colour; what it does holds for its own dice only. Take your time: nobody drives yet.
    .title = Tune your car
web-nos-lesson-dice = You may take another die of a part that you have, or a second part of another colour. More than two parts do not fit into a car.
    .title = More of the same, or another part
web-nos-lesson-lights = Whoever touches a die before the lights are green has to line up again. In this practice the other cars wait for your first roll, so you lose nothing by reading.
    .title = Wait for green
web-nos-lesson-roll = Your next card is a { $card }. Roll two dice of your choice; the big button takes those that match it most often. You may choose others beside it.
    .title = Roll
web-nos-lesson-match = A die that shows { $card } goes on the card for free: touch it. One die a roll; the others are rolled again.
    .title = A match
web-nos-lesson-redline = A die one under { $card }, or anything over it, can be forced on, but that costs a redline. Your engine stands two of them in a race. Rolling again costs nothing but time.
    .title = A redline
web-nos-lesson-no = None of these dice goes on your card. Touch one to read why, and roll again.
    .title = Nothing fits
web-nos-lesson-placed = Your car stands at the next card. The die that lies on the track does not come back in this race, so keep the dice that the last cards need.
    .title = One card further
web-nos-lesson-hot = Your engine has taken two redlines. This die would be the third: the car would be out of the race. It is never placed without being asked for twice.
    .title = Too hot
web-nos-lesson-save = A nitrous die may be kept at the value it shows, and placed later whenever it fits. While it is kept it counts as one of the dice you roll.
    .title = Nitrous
web-nos-lesson-others = Think one card ahead: low dice for low cards, high ones for high cards. The small buttons roll other dice than the usual ones.
    .title = Which dice to roll
web-nos-lesson-out = A car whose engine blows, or whose dice can no longer fit, is out until the next race. Nothing else is lost.
    .title = Out of this race
web-nos-lesson-finish = Here you see how everybody came in. The winner keeps a card of the track; all parts and redlines go back.
    .title = The finish
web-nos-lesson-again = There is a new track, and now the last picks first. Choose the parts for these six cards.
    .title = The next race
web-nos-lesson-result = Somebody has won two races. At other tables nobody waits: everybody rolls at the same time. The pace “on the beat” is for those who prefer to think.
    .title = The game is over
