### Project NOS's board in English.

web-nos-best = Best times
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
web-nos-why-no =
    { $under ->
        [1] A { $value } does not go on a { $card }: it must match, be one under, or be over.
       *[other] A { $value } does not go on a { $card }: it must match, be at most { $under } under, or be over.
    }
web-nos-why-third = A { $value } on a { $card } would be the third redline: the engine would blow up.
web-nos-why-spent = Not now: one die is placed a roll.
web-nos-why-chosen = You have chosen: all roll as soon as the others have too.
web-nos-blow-ask = Third redline…
web-nos-blow-title = Blow your engine?
web-nos-blow-about = A third redline puts your car out of this race. There is no way back.
web-nos-blow-no = Keep driving

web-nos-finish = Photo finish of race { $race }
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
