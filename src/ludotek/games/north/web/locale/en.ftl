### The North's board in English.

web-north-wastes = The Wastes
web-north-wastes-deck = Wastes Deck: { $number }
web-north-empty = empty
web-north-deck = Deck
web-north-discard = Discard
web-north-shows = { $name } on top
web-north-unknown =
    { $number ->
        [one] and { $number } unknown card
       *[other] and { $number } unknown cards
    }
web-north-hand =
    { $seat }'s hand: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-north-zone =
    { $seat }'s Zone: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
web-north-zone-short = Zone
web-north-node = { $seat }'s Node: level { $level }
web-north-node-discharged = { $seat }'s Node: Discharged
web-north-node-title = Node
web-north-level = Level { $level }
web-north-track = Points: Dawn { $dawn }, Dusk { $dusk }

web-north-value = Value
web-north-protocol = Protocol
web-north-spark = Spark
web-north-ancient = Ancient, Value { $value }
web-north-facility = Facility
web-north-unseen-face = You have not seen the Ancient on the other side.
web-north-unseen-back = You have not seen the Facility on the other side.
web-north-close = Close

web-north-forecast = Score now { $total }
web-north-forecast-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-north-forecast-zone = { $number } for the Zone
web-north-forecast-values = { $number } for Values
web-north-forecast-array = { $number } for Towers

web-north-you = You
web-north-chosen = Chosen: { $name }.
web-north-then = Then: { $names }.
web-north-directives =
    { $number ->
        [one] { $number } Directive left
       *[other] { $number } Directives left
    }
web-north-used =
    { $number ->
        [0] not used in this turn
        [one] used once in this turn
       *[other] used twice in this turn
    }
web-north-about-reprogram = Discard a card, take an Ancient of another Value, use its Spark.
web-north-about-build = Discard a card for the { $name }. { $lines }
web-north-about-build-none = No Facility is left.
web-north-about-activate = Play a card as an Ancient, use its Protocol.
web-north-about-discharge-none = The Node is Discharged.

web-north-now-reprogram = Discard a card and take { $names }.
web-north-now-activate = Play one of these as an Ancient: { $names }.
web-north-bring = { $name }: bring it to The Wastes, the Wastes Deck or your Zone.
web-north-pay-with = Which card do you discard for it?
web-north-shut = The card you hold cannot be brought here: it takes one of another Value.
web-north-tally = How it was counted
web-north-glossary = All cards
web-north-glossary-search = Search names and texts
web-north-glossary-ancients = Ancients
web-north-glossary-facilities = Facilities
web-north-glossary-count =
    { $number ->
        [one] { $number } card, { $seen } in sight
       *[other] { $number } cards, { $seen } in sight
    }
web-north-glossary-behind =
    { $number ->
        [one] on the back of { $number } card
       *[other] on the back of { $number } cards
    }

## Learn by playing

web-north-lesson-goal = You and your opponent begin with 40 points and take points from each other. At the end what is left of them counts, and so do your cards. The most points win.
    .title = What you play for
web-north-lesson-draw = At the beginning of your turn your hand, your Discard and your Deck were shuffled into one Deck, and you drew these three cards. Nothing that you discard is lost: it comes back.
    .title = Your hand
web-north-lesson-sides = Every card is an Ancient on one side and a Facility on the other. The number is the Ancient's Value. Point at a card, hold your thumb on it or move to it with Tab to read both sides.
    .title = Two sides
web-north-lesson-directives = You must use three Directives in each turn, and may use any of them twice. Each says what it would do now; the cards it could use light up when you point at it. Activate is a good one to begin with.
    .title = Three Directives
web-north-lesson-cost = Some Directives cost a card: choose one from your hand to discard. You will draw it again some other turn, so pay with what you cannot use now.
    .title = The cost
web-north-lesson-reprogram = Reprogram wins an Ancient over: discard a card, then take one of another Value from The Wastes. It goes to your Discard, and from your next turn on it is in your Deck.
    .title = Reprogram
web-north-lesson-build = Build turns a discarded card into the Facility that shows here: the top card of the Wastes Deck comes to your Zone with this side up.
    .title = Build
web-north-lesson-activate = Activate plays a card from your hand to your Zone with its Ancient up. What it does then is its Protocol.
    .title = Activate
web-north-lesson-question = A card asks you something. Whatever a card says must be done as far as it can be done, even where it hurts. What is lit can be chosen.
    .title = A card asks
web-north-lesson-order = More than one Protocol waits. You say which comes first; the rest follow one by one.
    .title = In which order?
web-north-lesson-spark = The Ancient you took lies in your Discard now, and you have used its Spark. A Spark is used only when its card is Reprogrammed.
    .title = Spark
web-north-lesson-zone = This is your Zone. A card stays here and scores 1 point at the end, whatever its Value. It will not come back to your hand by itself.
    .title = Your Zone
web-north-lesson-protocol = Whenever a card comes to your Zone, or is flipped there, the side that shows uses its Protocol. Protocols that bring more cards, or flip them, make chains.
    .title = Protocol
web-north-lesson-facility = A Facility has a Protocol too, and no Value. The small line with ↺ names what lies on its other side: flipping it would use that one.
    .title = A Facility
web-north-lesson-pick = Your opponent's turn is over, and you must move one Ancient from The Wastes to your Discard. It is yours now, but its Spark is not used. Then The Wastes are filled up again.
    .title = The forced pick
web-north-lesson-charge = After your Directives your Node is charged by one level, up to the fourth. If you Discharged it in this turn, it begins at level 1 again.
    .title = Your Node
web-north-lesson-discharge = Discharge is a Directive that costs no card. The higher your Node stands, the more it does: point at the Node to see all four levels.
    .title = Discharge
web-north-lesson-loss = When a turn ends, the other player loses 1 point for each card that is still in the hand. What you do not use in your turn works against your opponent.
    .title = Cards left in hand
web-north-lesson-forecast = Here you see what you would score if the game ended now: your points, 1 for each card in your Zone, and the Values of all other cards you own. A card of Value 2 is worth more in your Deck than in your Zone.
    .title = Your score now
web-north-lesson-glossary = Here you find every card there is, with both sides in words.
    .title = All cards
web-north-lesson-overloaded = Overloaded: the third time the same Protocol would be used in one turn, it is ignored. Copies of a card count together.
    .title = Overloaded
web-north-lesson-end = The end comes nearer: the Wastes Deck has { $number } cards. After the second player's turn the game ends if four or fewer are left in it, or if somebody has no points left.
    .title = How it ends
web-north-lesson-scoring = The game is over. Points, Zone and the Values of hand, Deck and Discard were added up. Look back at the game to see which moves decided it, or play again.
    .title = The score
