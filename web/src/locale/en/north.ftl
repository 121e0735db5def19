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
web-north-hand-short = Hand
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
web-north-detail = Both sides of a card
web-north-look = Point at a card or a Node to see all of it here.
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
