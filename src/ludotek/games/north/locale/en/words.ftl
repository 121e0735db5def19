### The North in English.

north-seat-dawn = Dawn
north-seat-dusk = Dusk
north-rules =
    Two sleepers have woken in a frozen ruin, and each wants its machines to obey. Every card is an Ancient on one side and a Facility on the other. Cards in your Zone score 1 at the end, cards in your Deck score their Value.

    On your turn your hand, your Discard and your Deck are shuffled, you draw three cards and use three Directives, none of them more than twice. Reprogram: discard a card, take an Ancient of another Value from The Wastes to your Discard and use its Spark. Build: discard a card and build the uppermost Facility of the Wastes Deck. Activate: play a card from your hand as an Ancient. Discharge: use your Node at its level.

    Whatever comes to a Zone, or is flipped there, uses its Protocol. You must do what it says, as far as you can. The third use of one Protocol in a turn is ignored.

    After your Directives a Discharged Node is reset to level 1, any other is charged. Then the other player loses 1 point for each card left in your hand and moves one Ancient from The Wastes to their Discard, and The Wastes is refilled to four.

    The game ends after the second player's turn if somebody has no points left, or if four cards or fewer are left in the Wastes Deck. The most points win.

north-directive-reprogram = Reprogram
north-directive-build = Build
north-directive-activate = Activate
north-directive-discharge = Discharge

north-board-wastes = The Wastes
north-board-wastes-deck = Wastes Deck
north-board-deck = Deck
north-board-discard = Discard
north-board-hand = Hand
north-board-zone = Zone
north-board-values = Values
north-board-towers = Towers
north-board-score = Score
north-board-protocol = Protocol
north-board-spark = Spark
north-board-turn = turn { $turn }

north-aid-title = How turns and games end
north-aid-turn = End of a turn
north-aid-hand = The other player loses 1 for each card left in the hand.
north-aid-pick = The other player moves an Ancient from The Wastes to their Discard.
north-aid-refill = The Wastes are refilled to four.
north-aid-check = After the second player's turn the game ends if four cards or fewer are left in the Wastes Deck, or somebody has no points. Else the other player's turn begins.
north-aid-game = End of the game
north-aid-count = Everybody adds 1 for each card in their Zone, and the Values of their other cards.
north-aid-win = The most points win; of equals, whoever has more cards.

north-move-card = { $card } { $code }
north-move-place = Wastes { $place }
north-move-directive = { $directive }
north-move-unable = nothing possible
north-move-first = { $seat } first

north-chosen-first = { $seat } is the First Player.
north-dealt =
    { $mine ->
        [1] You begin with { $card } ({ $code }).
       *[other] { $seat } begins with { $card } ({ $code }).
    }
north-dealt-one = { $card } ({ $code })
north-dealt-all =
    { $mine ->
        [1] You begin with { $all }.
       *[other] { $seat } begins with { $all }.
    }
north-laid = { $card } lies in place { $place } of The Wastes.
north-laid-one = { $card }
north-laid-all = Laid in The Wastes: { $all }.
north-top-of-wastes = { $name } shows on the Wastes Deck, { $number } left.
north-began = Turn { $number }: { $seat }.
north-shuffled = { $seat } shuffles a Deck of { $number }.
north-drew = { $seat } draws, { $number } in hand.
north-saw =
    { $mine ->
        [1] You draw { $card } ({ $code }).
       *[other] { $seat } draws { $card } ({ $code }).
    }
north-saw-one = { $card } ({ $code })
north-saw-all =
    { $mine ->
        [1] You draw { $all }.
       *[other] { $seat } draws { $all }.
    }
north-top-of-deck = { $name } shows on { $seat }'s Deck.
north-chose = { $seat } chooses { $directive }.
north-forfeited = { $seat } can use no Directive; { $number } lost.
north-discarded = { $seat } discards { $card } ({ $code }).
north-reprogrammed = { $seat } reprograms { $card } ({ $code }).
north-sparked = { $seat } uses the Spark of { $name }.
north-used = { $seat } uses the Protocol of { $name }.
north-overloaded = { $name } is Overloaded: { $seat } uses nothing.
north-capped = Too much has happened this turn: the Protocol of { $name } is ignored for { $seat }.
north-played = { $card } ({ $code }) stands in { $seat }'s Zone as an Ancient.
north-built = A Facility on the back of { $card } ({ $code }) stands in { $seat }'s Zone.
north-flipped = { $card } ({ $code }) is flipped in { $seat }'s Zone.
north-came = { $card } ({ $code }) comes to { $seat }'s Zone.
north-discharged = { $seat } discharges the Node at level { $number }.
north-charged = { $seat }'s Node rises to level { $number }.
north-reset = { $seat }'s Node is at level 1 again.
north-lost =
    { $number ->
        [one] { $seat } loses { $number } point.
       *[other] { $seat } loses { $number } points.
    }
north-mended =
    { $number ->
        [one] { $seat } regains { $number } point.
       *[other] { $seat } regains { $number } points.
    }
north-moved = { $card } ({ $code }) moves to { $seat }'s Discard.
north-left = { $card } ({ $code }) moves from { $seat }'s Zone to the Discard.
north-took = { $card } ({ $code }) comes into { $seat }'s hand.
north-gave = { $seat } leaves { $card } ({ $code }) in The Wastes.
north-scanned = { $seat } looks at the hidden sides in The Wastes.
north-far-side = Behind place { $place } lies { $name }.
north-face = On top of the Wastes Deck lies { $card }.
north-could-not = { $seat } can do nothing here: { $line }
north-ended =
    { $ending ->
        [points] After turn { $number } somebody has no points left.
        [deck] After turn { $number } the Wastes Deck has run low.
       *[both] After turn { $number } the Wastes Deck has run low, and somebody has no points left.
    }
north-counted = Final score: Dawn { $dawn }, Dusk { $dusk }.
north-won =
    { $number ->
        [one] { $seat } wins by { $number } point.
       *[other] { $seat } wins by { $number } points.
    }
north-by-cards =
    { $number ->
        [one] Equal points: { $seat } wins by { $number } card.
       *[other] Equal points: { $seat } wins by { $number } cards.
    }
north-tied = Victory is shared: { $points } points and { $cards } cards each.
north-showed = { $seat } offers { $card } ({ $code }).
north-held-back = A card in { $seat }'s hand shows { $name } on its back.
north-taken = { $card } is taken from place { $place } of The Wastes.
north-echoed = { $card } ({ $code }) in { $seat }'s Zone echoes.

north-ending-points = no points left
north-ending-deck = the Wastes Deck ran low
north-ending-both = no points left and the Wastes Deck low

north-ask-choose-directive = Choose a Directive.
north-ask-pay-for-target = Discard a card to Reprogram.
north-ask-choose-target = Reprogram an Ancient of another Value.
north-ask-pay-for-facility = Discard a card to build.
north-ask-play-ancient = Play a card as an Ancient.
north-ask-resolve = Which Protocol comes first?
north-ask-forced-pick = Move an Ancient from The Wastes to your Discard.
north-ask-choose-first = Who is the First Player?
north-ask-deal-card = A first card is dealt.
north-ask-turn-up-wastes = The next card of the Wastes Deck shows its back.
north-ask-draw-unseen = A card is drawn.
north-ask-turn-up-deck = The next card of a Deck shows its back.
north-ask-lay-ancient = An Ancient is laid in The Wastes.

north-line-draw =
    { $number ->
        [one] Draw { $number } card.
       *[other] Draw { $number } cards.
    }
north-line-strike = The other player loses { $number }.
north-line-strike-per-facility = Each Facility in your Zone costs the other player a point.
north-line-strike-per-ancient = Each Ancient in your Zone costs the other player a point.
north-line-strike-per-card-in-hand = Each card of your hand costs the other player a point.
north-line-strike-per-node-level = The other player loses your Node's level.
north-line-strike-per-lead = The other player loses 1 for each card by which your Zone is ahead of theirs.
north-line-mend =
    { $number ->
        [one] Regain { $number } point.
       *[other] Regain { $number } points.
    }
north-line-charge =
    { $number ->
        [one] Charge your Node.
       *[other] Charge your Node { $number } times.
    }
north-line-reset = If your Node is Discharged, reset it.
north-line-flip-yours = Flip a card in your Zone.
north-line-flip-theirs = Flip a card in the other player's Zone.
north-line-exchange-hand-and-wastes = Exchange a card in your hand for one in The Wastes.
north-line-exchange-hand-and-zone = Exchange a card in your hand for one in your Zone.
north-line-exchange-zones = Exchange a card in your Zone for one in the other player's.
north-line-salvage =
    { $number ->
        [one] Take { $number } card from your Discard into your hand.
       *[other] Take { $number } cards from your Discard into your hand.
    }
north-line-refill = Refill The Wastes.
north-line-scan = Look at the far sides in The Wastes, and at the card on top of the Wastes Deck.
north-line-build =
    { $number ->
        [one] Build the uppermost Facility of the Wastes Deck.
       *[other] Play the top { $number } cards of the Wastes Deck as Facilities.
    }
north-line-raise = Play a card from The Wastes as a Facility.
north-line-found = Play a card from your hand as a Facility.
north-line-activate = Play a card from your hand as an Ancient.
north-line-recall = Move a card from your Zone to your Discard.
north-line-oust = Move a card from the other player's Zone to their Discard.
north-line-take = Move an Ancient from The Wastes to your Discard.
north-line-scrap =
    { $number ->
        [one] Discard { $number } card.
       *[other] Discard { $number } cards.
    }
north-line-if-done = If you did:
north-line-echo = Use the Protocol of an Ancient of another name in your Zone.

north-facility-beacon = Beacon
north-facility-forge = Forge
north-facility-conduit = Conduit
north-facility-vault = Vault
north-flavour-beacon = A light that was meant for ships.
north-flavour-forge = Still warm, long after the last hand let go.
north-flavour-conduit = Something hums beneath the ice.
north-flavour-vault = What was put away here was put away for you.

north-ancient-drift-walker = Drift Walker
north-flavour-drift-walker = It has crossed this plain ten thousand times, and never arrived.
north-ancient-ember-keeper = Ember Keeper
north-flavour-ember-keeper = One coal left, and nobody may touch it.
north-ancient-rust-gleaner = Rust Gleaner
north-flavour-rust-gleaner = It mends what it finds, with what it finds.
north-ancient-pale-sentry = Pale Sentry
north-flavour-pale-sentry = The war ended. No one told it who won.
north-ancient-lantern-moth = Lantern Moth
north-flavour-lantern-moth = It goes where it is dark, and tells.
north-ancient-ice-plough = Ice Plough
north-flavour-ice-plough = Roads were its only prayer.
north-ancient-signal-warden = Signal Warden
north-flavour-signal-warden = Every door here has two sides, and it holds both keys.
north-ancient-thaw-engine = Thaw Engine
north-flavour-thaw-engine = Spring is a procedure. Run it again.
north-ancient-stitcher = Stitcher
north-flavour-stitcher = It sews walls to the wind.
north-ancient-marrow-loom = Marrow Loom
north-flavour-marrow-loom = Pull one thread out, put another in.
north-ancient-frost-broker = Frost Broker
north-flavour-frost-broker = Nothing is lost in the snow. It is only for sale.
north-ancient-siege-colossus = Siege Colossus
north-flavour-siege-colossus = It does not march. The horizon comes closer.
north-ancient-beacon-mother = Beacon Mother
north-flavour-beacon-mother = All lights on this coast once answered to her.
north-ancient-choir-of-dials = Choir of Dials
north-flavour-choir-of-dials = A hundred needles, one word, said again.
north-ancient-glass-leviathan = Glass Leviathan
north-flavour-glass-leviathan = You see through it until it moves.
north-ancient-turncoat-relay = Turncoat Relay
north-flavour-turncoat-relay = It serves whoever spoke last.
north-ancient-tower-of-ash = Tower of Ash
north-flavour-tower-of-ash = It was the first to fall, and it remembers how.
north-ancient-tower-of-bells = Tower of Bells
north-flavour-tower-of-bells = When it rings, something gets up.
north-ancient-tower-of-salt = Tower of Salt
north-flavour-tower-of-salt = What it keeps does not spoil.
north-ancient-tower-of-eyes = Tower of Eyes
north-flavour-tower-of-eyes = It blinks once a year. That was yesterday.

north-say-cold = It is getting cold.
north-say-close = That was close.
north-say-combo = What a chain!
north-say-well-played = Well played!

option-north-overloaded = Overloaded
    .about = The third use of one Protocol in a turn is ignored.
option-north-tower-array = Tower Array
    .about = Twelve more Ancients; different Towers that stand in your Zone score 1, 3, 6 or 10.
option-north-first = First Player
    .about = Who begins, and stays the First Player.
option-north-first-random = drawn by lot
option-north-first-dawn = Dawn
option-north-first-dusk = Dusk
option-north-backs = Backs of a hand
    .about = Whether everybody sees the backs of the cards in a hand.
option-north-backs-hidden = hidden
option-north-backs-open = open
option-north-cards = Cards
    .about = The sheet of cards that is played with.
option-north-cards-cards = the house's own

north-holding-points = your points
north-holding-node = your Node
north-holding-hand = your hand
north-holding-deck = your Deck
north-holding-discard = your Discard
north-holding-zone = your Zone
